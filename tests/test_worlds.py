"""In every game: a world dealt anew for a viewer shows it what the true one shows, and is without fault."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from covetown import registry
from covetown.kernel import SPECTATOR, FastChance, Game, State, seats_in
from tests.knowledge import games, told_apart


def moments(game: Game, seed: int) -> Iterator[State]:
    """A random game at a random table, choice by choice; every eighth time also what else could come of the choice."""
    chance = FastChance(seed)
    seats, options = game.any_setup(chance)
    state = game.new(seats, game.check_options(seats, options), chance)
    for step in range(60 + int(chance.below(300))):
        if not state.waiting:
            return
        yield state
        seat = seats_in(state.waiting)[0]
        choices = state.options(seat)
        for option in choices[:12] if step % 8 == 0 else []:
            other = state.copy()
            other.apply(seat, option, FastChance(step))
            yield other
        state.apply(seat, choices[chance.below(len(choices))], chance)


@pytest.mark.parametrize("key", registry.in_house())
def test_no_viewer_can_tell_a_world_from_the_true_one(key: str) -> None:
    game = registry.load(key)
    luck = FastChance(41)
    for seed in games(1, 120):
        for at, state in enumerate(moments(game, 7_000 + seed)):
            for viewer in (SPECTATOR, *range(int(state.seats))):
                where = f"game {seed}, moment {at}, viewer {viewer}: "
                world = state.redeal(viewer, luck)
                assert where + told_apart(state, world, viewer) == where
                assert [where + fault for fault in game.faults(world)] == []
