"""A month: its six phases, one after the other, twelve times."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.combat.ledger import legend_facts
from covetown.games.pirates_cove.combat.phase import COMBATS
from covetown.games.pirates_cove.combat.tie_battle import RECKONING_STEP
from covetown.games.pirates_cove.hoard import lose_chests
from covetown.games.pirates_cove.navigation import CHARTING
from covetown.games.pirates_cove.plunder import PLUNDERS
from covetown.games.pirates_cove.ship import NONE, TREASURE_ISLAND
from covetown.games.pirates_cove.state import (
    BLACK_SHIPS,
    MONTHS,
    NO_BLACK_SHIP,
    NO_LEGEND,
    TREASURE,
    PiratesState,
)
from covetown.games.pirates_cove.steps import Step
from covetown.games.pirates_cove.treasure import TREASURES, stack_index
from covetown.games.pirates_cove.upgrade import UPGRADE_PHASE
from covetown.kernel.chance import Chance, shuffle


@final
class Month(Step):
    """The next month begins, or the year is over."""  # PC-075, PC-076

    def run(self, state: PiratesState, chance: Chance) -> None:
        if state.month == MONTHS:
            state.push(RECKONING_STEP)  # PC-512
            return
        state.month += 1
        state.push(self)
        state.push(CLOSING)
        state.push(UPGRADE_PHASE)
        state.push(PLUNDERS[1])
        state.push(COMBATS[1])
        state.push(CHARTING)
        reveal_treasures(state)


def reveal_treasures(state: PiratesState) -> None:
    """The top card of each stack is turned face up."""  # PC-099, PC-100
    state.phase = TREASURE
    state.taken = 0
    state.revelations += 1
    if state.events is None:
        return
    state.tell_all("month", {"month": int(state.month)})
    island: i64 = 1
    while island < TREASURE_ISLAND:
        treasure = TREASURES[state.treasures[stack_index(island, state.month)]]
        facts: dict[str, object] = {
            "island": int(island),
            "fame": int(treasure.fame),
            "gold": int(treasure.gold),
            "chests": int(treasure.chests),
            "tavern": int(treasure.cards),
        }
        state.tell_all("treasure", facts)
        island += 1


@final
class Closing(Step):
    """Phase 6: black ships sail on, new legends come, cargo is checked, leftovers go."""

    def run(self, state: PiratesState, chance: Chance) -> None:
        state.phase = BLACK_SHIPS
        sail_on(state)  # PC-182
        new_captains(state, chance)
        check_cargo(state)
        state.consort = NONE  # PC-431
        state.victim = NONE
        state.navy = ()
        forget_maps(state)


def westward(place: i64) -> i64:
    """The next island of a black ship."""  # PC-177, PC-178
    return place + 1 if place < TREASURE_ISLAND else 1


def sail_on(state: PiratesState) -> None:
    """Each black ship moves one island westward."""
    state.place_a = westward(state.place_a)
    if state.captain_b != NO_BLACK_SHIP:
        state.place_b = westward(state.place_b)
    if state.events is not None:
        state.tell_all("black_ship_moved", {"black_ship": "A", "island": int(state.place_a)})
        if state.captain_b != NO_BLACK_SHIP:
            state.tell_all("black_ship_moved", {"black_ship": "B", "island": int(state.place_b)})


def next_legend(state: PiratesState, chance: Chance) -> i64:
    """The top card of the legend deck; an empty deck is made anew from the discards."""  # PC-183
    if not state.legends:
        pile: list[int] = list(state.sunk_legends)
        state.sunk_legends = ()
        shuffle(pile, chance)
        state.legends = tuple(pile)
    captain = state.legends[0]
    state.legends = state.legends[1:]
    state.revelations += 1
    return captain


def new_captains(state: PiratesState, chance: Chance) -> None:
    """A black ship whose legend was defeated gets a new one, A first."""  # PC-181, PC-182
    if state.captain_a == NO_LEGEND:
        state.captain_a = next_legend(state, chance)
        tell_captain(state, "A", state.place_a, state.captain_a)
    if state.captain_b == NO_LEGEND:
        state.captain_b = next_legend(state, chance)
        tell_captain(state, "B", state.place_b, state.captain_b)


def tell_captain(state: PiratesState, black_ship: str, island: i64, captain: i64) -> None:
    """Report a newly revealed legend."""
    if state.events is not None:
        state.tell_all("legend_revealed", {"black_ship": black_ship, "island": int(island)} | legend_facts(captain))


def check_cargo(state: PiratesState) -> None:
    """Chests beyond the hull value go back to the bank."""  # PC-185, PC-186
    for at, ship in enumerate(state.ships):
        hold = ship.hold()
        if hold >= 0 and ship.chests > hold:
            lose_chests(state, at, ship.chests - hold, "cargo")


def forget_maps(state: PiratesState) -> None:
    """Secret Map markers whose month has passed are removed."""  # PC-188
    if state.maps:
        state.maps = tuple([marker for marker in state.maps if marker >> 6 > state.month])


MONTH: Final = Month()
CLOSING: Final = Closing()
