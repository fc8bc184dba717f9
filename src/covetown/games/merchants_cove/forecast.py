"""What would follow, for whoever weighs a choice: where a Timepiece would land, and what a crowd would pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import shown
from covetown.games.merchants_cove.clock import load_value
from covetown.games.merchants_cove.harbour import ChooseBerth
from covetown.games.merchants_cove.market import SIZES_AT, proceeds_from
from covetown.games.merchants_cove.numbers import RECRUIT_HOURS
from covetown.games.merchants_cove.piers import BERTH_NAMES, PIER_OF
from covetown.kernel import argument_of

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def ahead(state: MerchantsState, player: Player) -> list[object]:
    """For 0, 1, 2 … hours: where the Timepiece would land, and how many Adventurers it would load on the way (MC-113).

    Open Clock Hands are passed by: whoever comes to one is asked.
    """
    most = max([*RECRUIT_HOURS, *[int(space.hours) for space in player.merchant.spaces]])
    position = player.position
    loads: i64 = 0
    out: list[object] = [{"lands": int(position), "loads": 0}]
    for _ in range(most):
        if position & 1:  # MC-124
            position += 1
        else:
            if not state.signal:
                loads += load_value(state, position >> 1)
            position += 2
        out.append({"lands": int(position), "loads": int(loads)})
    return out


def earnings(state: MerchantsState, pier: i64, crowd: i64) -> list[object]:
    """What the whole shelf of each player would bring at a pier with this crowd (MC-168 to MC-171)."""
    return [int(proceeds_from(crowd, player.prices, player.shelf & SIZES_AT[pier], 0)) for player in state.players]


def docking(state: MerchantsState) -> list[object]:
    """While a berth is chosen: the crowd at each, were the boat to dock there, and what shelves would bring then."""
    question = state.asking
    if not isinstance(question, ChooseBerth):
        return []
    out: list[object] = []
    for option in question.options(state, state.active):
        berth = argument_of(option)
        pier = PIER_OF[berth]
        crowd = state.piers[pier] + state.boats[question.boat]
        told: dict[str, object] = {"berth": BERTH_NAMES[berth], "crowd": shown(crowd)}
        told["earns"] = earnings(state, pier, crowd)
        out.append(told)
    return out
