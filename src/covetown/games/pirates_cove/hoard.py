"""Gold, chests and fame: how they move between the bank on Treasure Island and the ships."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.pirates_cove.combat.ledger import LAST_BATTLE
from covetown.games.pirates_cove.state import PiratesState


def gain_fame(state: PiratesState, ship: i64, fame: i64, reason: str) -> None:
    """Fame counts at once."""  # PC-012
    if fame == 0 or state.combat.island == LAST_BATTLE:  # PC-524
        return
    captain = state.ships[ship]
    captain.fame += fame  # PC-014
    if state.events is not None:
        state.tell("fame_gained", ship, {"amount": int(fame), "total": int(captain.fame), "reason": reason})


def lose_fame(state: PiratesState, ship: i64, fame: i64, reason: str) -> None:
    """Fame never falls below 0, unless the table has agreed on it."""  # PC-013, PC-569
    if state.combat.island == LAST_BATTLE:  # PC-524
        return
    captain = state.ships[ship]
    if fame > captain.fame and not state.rules.no_floor:
        fame = captain.fame
    captain.fame -= fame
    if state.events is not None:
        state.tell("fame_lost", ship, {"amount": int(fame), "total": int(captain.fame), "reason": reason})


def pay(state: PiratesState, ship: i64, gold: i64, reason: str) -> None:
    """Every payment goes into the bank at once."""  # PC-006, PC-007
    captain = state.ships[ship]
    captain.gold -= gold
    state.bank_gold += gold
    if state.events is not None and gold != 0:
        state.tell("gold_paid", ship, {"amount": int(gold), "reason": reason})


def take_gold(state: PiratesState, ship: i64, gold: i64, reason: str) -> i64:
    """Gold from the bank, as far as it goes; tells how much there was."""  # PC-127
    if gold > state.bank_gold:
        gold = state.bank_gold
    captain = state.ships[ship]
    captain.gold += gold
    state.bank_gold -= gold
    if state.events is not None and gold != 0:
        state.tell("gold_gained", ship, {"amount": int(gold), "reason": reason})
    return gold


def take_chests(state: PiratesState, ship: i64, chests: i64, reason: str) -> i64:
    """Chests from the bank, as far as they go; tells how many there were."""  # PC-127
    if chests > state.bank_chests:
        chests = state.bank_chests
    captain = state.ships[ship]
    captain.chests += chests
    state.bank_chests -= chests
    if state.events is not None and chests != 0:
        state.tell("chests_gained", ship, {"amount": int(chests), "reason": reason})
    return chests


def lose_chests(state: PiratesState, ship: i64, chests: i64, reason: str) -> None:
    """Chests go back into the bank."""
    captain = state.ships[ship]
    captain.chests -= chests
    state.bank_chests += chests
    if state.events is not None and chests != 0:
        state.tell("chests_lost", ship, {"amount": int(chests), "reason": reason})
