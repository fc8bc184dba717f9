"""Leaving a combat: by flight, with the risk of a mutiny, or crippled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.hoard import gain_fame, lose_chests, lose_fame
from covetown.games.pirates_cove.ship import COVE
from covetown.games.pirates_cove.state import PiratesState, die
from covetown.games.pirates_cove.ties import sides_in
from covetown.kernel.chance import Chance

MUTINY_FAME: Final[i64] = 2  # PC-276


def off_to_the_cove(state: PiratesState, ship: i64) -> None:
    """A ship leaves the combat and lies at Pirate's Cove."""  # PC-270, PC-283
    combat = state.combat
    combat.present &= ~(1 << ship)
    combat.reload &= ~(1 << ship)
    if combat.island <= COVE:
        state.ships[ship].place = COVE


def fame_for_leaving(state: PiratesState, gone: i64, reason: str) -> None:
    """Each opponent still in the combat gains 1 fame; a player's other ship is none."""  # PC-273, PC-285, PC-579
    owner = state.owner(gone)
    present = state.combat.present
    ship: i64 = 0
    while present >> ship:
        if (present >> ship) & 1 and state.owner(ship) != owner:
            gain_fame(state, ship, 1, reason)
        ship += 1


def flee(state: PiratesState, ship: i64, chance: Chance) -> None:
    """A ship flees: fame for the others if she was hit, then the mutiny roll."""  # PC-271, PC-279
    off_to_the_cove(state, ship)
    if state.events is not None:
        state.tell("fled", ship, {})
    if (state.combat.hit >> ship) & 1:
        fame_for_leaving(state, ship, "flight")
    pips = die(chance)  # PC-274
    if state.events is not None:
        state.tell("mutiny_roll", ship, {"die": int(pips)})
    if pips == 1:
        mutiny(state, ship)


def mutiny(state: PiratesState, ship: i64) -> None:
    """All gold, all chests and 2 fame are lost; cards and levels stay."""  # PC-276, PC-277, PC-278
    captain = state.ships[ship]
    if state.events is not None:
        state.tell("mutiny", ship, {"gold": int(captain.gold), "chests": int(captain.chests)})
    state.bank_gold += captain.gold
    captain.gold = 0
    lose_chests(state, ship, captain.chests, "mutiny")
    lose_fame(state, ship, MUTINY_FAME, "mutiny")


def retreat(state: PiratesState, crippled: i64) -> None:
    """All ships crippled in one step leave together; those that remain gain 1 fame for each."""  # PC-284, PC-288
    gone = sides_in(crippled)
    for ship in gone:
        off_to_the_cove(state, ship)
        if state.events is not None:
            state.tell("crippled", ship, {})
    for ship in gone:
        fame_for_leaving(state, ship, "crippled")  # PC-286
