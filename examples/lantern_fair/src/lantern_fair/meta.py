"""Lantern Fair on the shelf: who can play, the one table option, and what the edges need to show it."""

from __future__ import annotations

from typing import final

from covetown.kernel import Chance, Events, Features, Game, Guide, OptionSpec, Panel, State
from lantern_fair import bot, codec, faults, features, panels, setup
from lantern_fair.lanterns import COLOUR_NAMES, LANTERNS, lantern_key
from lantern_fair.state import LanternState
from lantern_fair.wishes import WISH_NAMES

FEWEST_EVENINGS = 4
MOST_EVENINGS = 8


@final
class LanternFair(Game):
    """Secret candles, paper lanterns and quiet wishes, for two to five."""

    def __init__(self) -> None:
        self.key = "lantern_fair"
        self.rules_version = "1"
        self.usual_seats = 3
        self.minutes = (10, 20)
        self.complexity = 1

    def seat_counts(self, options: dict[str, object]) -> list[int]:
        return [2, 3, 4, 5]  # LF-001

    def option_specs(self) -> list[OptionSpec]:
        return [OptionSpec("evenings", "number", MOST_EVENINGS, low=FEWEST_EVENINGS, high=MOST_EVENINGS)]

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        return setup.new_game(seats, self.check_options(seats, options), chance, events)

    def decode(self, data: bytes) -> State:
        return codec.decode(data)

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, LanternState)
        return faults.faults(state)

    def any_setup(self, chance: Chance) -> tuple[int, dict[str, object]]:
        evenings = FEWEST_EVENINGS + chance.below(MOST_EVENINGS - FEWEST_EVENINGS + 1)
        return int(2 + chance.below(4)), {"evenings": int(evenings)}

    def panels(self, view: dict[str, object]) -> list[Panel]:
        return panels.panels(view)

    def catalogue(self) -> dict[str, object]:
        cards = {
            str(lantern.ident): {
                "key": lantern_key(lantern),
                "colour": COLOUR_NAMES[lantern.colour],
                "glow": int(lantern.glow),
            }
            for lantern in LANTERNS
        }
        return {"cards": cards, "colours": list(COLOUR_NAMES), "wishes": list(WISH_NAMES)}

    def board(self) -> str:
        return "board.js"

    def facets(self, state: State) -> list[tuple[str, str, int]]:
        """Balance reports can be sorted by the wishes that were kept."""
        assert isinstance(state, LanternState)
        return [("wish", WISH_NAMES[kind], seat) for seat, maker in enumerate(state.makers) for kind in maker.wishes]

    def features(self) -> Features | None:
        return features.LanternFeatures()

    def guide(self) -> Guide:
        return bot.LanternGuide()


GAME = LanternFair()
