"""What the sensible player keeps from one look to the next changes nothing that it thinks."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.appraisal import GLANCE
from covetown.games.merchants_cove.meta import GAME
from covetown.kernel import FastChance
from covetown.kernel.state import lowest_seat

MEMORIES = ("alchemist", "chronomancer", "captain", "blacksmith")


def thoughts(seed: int, forgetful: bool) -> list[object]:
    """What it thinks of every answer and position of a game; if it is forgetful, it works out everything anew."""
    chance = FastChance(seed)
    line_up = {f"merchant_{place + 1}": key for place, key in enumerate(MEMORIES[: 2 + seed % 3])}
    state = GAME.new(len(line_up), GAME.check_options(len(line_up), {**line_up}), chance)
    guide = GAME.guide()
    out: list[object] = []
    while state.waiting:
        seat = lowest_seat(state.waiting)
        answers = state.options(seat)
        out.append(guide.weigh(state, seat, answers))
        if forgetful:
            GLANCE.bag = -1
        out.append(guide.value(state, seat))
        if forgetful:
            GLANCE.bag = -1
        state.apply(seat, guide.prefer(state, seat, answers, chance), chance)
        if forgetful:
            GLANCE.bag = -1
    return out


@pytest.mark.parametrize("seed", range(9))
def test_what_is_kept_weighs_as_what_is_worked_out_anew(seed: int) -> None:
    assert thoughts(seed, forgetful=False) == thoughts(seed, forgetful=True)
