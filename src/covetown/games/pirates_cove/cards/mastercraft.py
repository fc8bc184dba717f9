"""Mastercraft cards: fine work that takes the first two hits on its section."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import MASTERCRAFT, Card, Effect
from covetown.games.pirates_cove.hoard import pay
from covetown.games.pirates_cove.mat import SECTIONS
from covetown.games.pirates_cove.options import ATTACH, MEND
from covetown.games.pirates_cove.ship import TURNED, UPRIGHT
from covetown.games.pirates_cove.state import PiratesState
from covetown.kernel.chance import Chance

MENDING: Final[i64] = 1  # PC-411: gold to repair a turned card


@final
class MastercraftEffect(Effect):
    """Attached to a section of the owner's choice in his upgrade turn, free of charge."""  # PC-403, PC-404, PC-405

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        section: i64 = 0
        while section < 4:
            out.append(ATTACH + section)
            section += 1

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        captain = state.ships[ship]
        section = option - ATTACH
        state.play_from_hand(ship, MASTERCRAFT)
        other: i64 = 0
        while other < 4:
            if captain.master(other) != 0 and (other == section or not state.rules.multi_mastercraft):
                captain.set_master(other, 0)
                state.discard.append(MASTERCRAFT_CARD)  # PC-407, PC-564
                if state.events is not None:
                    state.tell("master_replaced", ship, {"section": SECTIONS[other]})
            other += 1
        captain.set_master(section, UPRIGHT)
        if state.events is not None:
            state.tell("master_attached", ship, {"card": int(MASTERCRAFT), "section": SECTIONS[section]})


MASTERCRAFT_CARD: Final = Card(MASTERCRAFT, "mastercraft", "mastercraft", 7, MastercraftEffect())


def wear(state: PiratesState, ship: i64, section: i64, reason: str) -> None:
    """A hit strikes the Mastercraft card: the first turns it, the second destroys it."""  # PC-241
    captain = state.ships[ship]
    if captain.master(section) == UPRIGHT:
        captain.set_master(section, TURNED)  # PC-410
        if state.events is not None:
            state.tell("master_turned", ship, {"section": SECTIONS[section], "reason": reason})
        return
    captain.set_master(section, 0)
    if state.rules.wrecks_return:
        state.discard.append(MASTERCRAFT_CARD)  # PC-568
    else:
        state.wrecks += 1  # PC-413
    if state.events is not None:
        state.tell("master_destroyed", ship, {"section": SECTIONS[section], "reason": reason})


def offer_mending(state: PiratesState, ship: i64, out: list[i64]) -> None:
    """A turned card can be repaired for 1 gold, at any location."""  # PC-411, PC-412
    captain = state.ships[ship]
    if captain.masters == 0 or captain.gold < MENDING:
        return
    section: i64 = 0
    while section < 4:
        if captain.master(section) == TURNED:
            out.append(MEND + section)
        section += 1


def mend(state: PiratesState, ship: i64, section: i64) -> None:
    """Repair a turned Mastercraft card."""
    pay(state, ship, MENDING, "mending")
    state.ships[ship].set_master(section, UPRIGHT)
    if state.events is not None:
        state.tell("master_mended", ship, {"section": SECTIONS[section]})
