"""The clean-up window: throws and Cookies copies after the hand is filled (DM-128 to DM-132)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.abilities import add_abilities, use_ability
from covetown.games.dale_of_merchants.choices import DONE
from covetown.games.dale_of_merchants.faces import flags_of, ways_of
from covetown.games.dale_of_merchants.state import Dale, Step
from covetown.games.dale_of_merchants.turn import FLOW, close_hand, fill_hand
from covetown.kernel.chance import Chance


@final
class CleanupWindow(Step):
    """The active player may still use passives before the market part."""

    def name(self) -> str:
        return "cleanup_window"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        ways = ways_of(dale, dale.active, dale.players[dale.active].hand)
        add_abilities(dale, ways, flags_of(ways), True, menu)
        menu.append(DONE)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        if option == DONE:
            close_hand(dale, chance)
        else:
            use_ability(dale, option, chance)
            fill_hand(dale, chance)


CLEANUP_WINDOW: Final = CleanupWindow()
FLOW.window = CLEANUP_WINDOW
