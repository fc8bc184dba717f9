"""The Royal Navy: squadrons that captains send against each other, and direct from wherever they are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.combat.ledger import NAVY_DICE, NAVY_SIDE
from covetown.games.pirates_cove.combat.order import next_present
from covetown.games.pirates_cove.combat.volley import fire_at_section
from covetown.games.pirates_cove.mat import HULL
from covetown.games.pirates_cove.options import AIM_NAVY
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message
from covetown.kernel.packing import ARGUMENT


def may_send(state: PiratesState, ship: i64, island: i64) -> bool:
    """Nobody sends the Navy to where a ship of his own lies."""  # PC-354, PC-581
    own = state.owner(ship)
    return all(sister.place != island or state.owner(other) != own for other, sister in enumerate(state.ships))


def send(state: PiratesState, island: i64, ship: i64) -> None:
    """A new squadron arrives."""  # PC-356
    state.navy = (*state.navy, int(island * 8 + ship))
    if state.events is not None:
        state.tell("navy_sent", ship, sent_facts(state, len(state.navy) - 1, island))


def sent_facts(state: PiratesState, squadron: i64, island: i64) -> dict[str, object]:
    """What is told of a squadron that is sent: where to, which one, its number for people, how many are at sea."""
    at_sea = sum([1 for entry in state.navy if entry != 0])
    return {"island": int(island), "squadron": int(squadron), "number": int(squadron) + 1, "squadrons": at_sea}


def recall(state: PiratesState, squadron: i64, island: i64, ship: i64) -> None:
    """A squadron is sent on; its place in the order of arrival stays."""  # PC-357
    moved: list[int] = list(state.navy)
    moved[squadron] = int(island * 8 + ship)
    state.navy = tuple(moved)
    if state.events is not None:
        state.tell("navy_sent_on", ship, sent_facts(state, squadron, island))


def leave(state: PiratesState, island: i64) -> None:
    """Every squadron at an island leaves the board; the others keep their order of arrival."""  # PC-119, PC-372
    if not state.navy_at(island):
        return
    kept: list[int] = []
    for squadron in state.navy:
        kept.append(squadron if squadron >> 3 != island else 0)
    while kept and kept[-1] == 0:
        kept.pop()
    state.navy = tuple(kept)
    if state.events is not None:
        state.tell_all("navy_left", {"island": int(island)})


def controller(state: PiratesState, side: i64) -> i64:
    """The ship whose captain directs a squadron."""  # PC-358
    return i64(state.navy[side - NAVY_SIDE]) & 7


@final
class NavyTarget(Question):
    """The controller names the ship, and the section, that his squadron fires at."""  # PC-359, PC-360

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        out: list[i64] = []
        ship: i64 = 0
        present = state.combat.present
        while ship < state.fleet():
            if (present >> ship) & 1:
                out.append(AIM_NAVY + ship * 8 + HULL)
                if not state.rules.navy_at_hull:  # PC-566
                    out.append(AIM_NAVY + ship * 8 + 1)
                    out.append(AIM_NAVY + ship * 8 + 2)
                    out.append(AIM_NAVY + ship * 8 + 3)
            ship += 1
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        argument = option & ARGUMENT
        fire_at_section(state, argument >> 3, argument & 7, NAVY_DICE, chance)  # PC-370

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return AIM_NAVY + next_present(state, self.ship(state, seat)) * 8 + HULL  # PC-558

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "navy_target"

    def prompt(self, state: PiratesState, seat: i64) -> Message:
        """Which squadron fires, by its number where several are at sea."""
        facts = dict(super().prompt(state, seat).args)
        facts["squadron"] = int(state.combat.shooter - NAVY_SIDE) + 1
        facts["squadrons"] = sum([1 for entry in state.navy if entry != 0])
        return Message("prompt-navy-target", facts)

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return controller(state, state.combat.shooter)


NAVY_TARGET: Final = NavyTarget()
