"""Bots at the tables of every game on the shelf."""

from __future__ import annotations

import pytest

from covetown import registry
from covetown.bots import LEVELS, Budget, choose, explain, make
from covetown.kernel import FastChance
from covetown.testing import positions

GAMES = registry.names()
LEVELS_AND_CHANCE = ["random", *LEVELS]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", LEVELS_AND_CHANCE)
def test_every_level_answers_legally_at_any_table(key: str, level: str) -> None:
    game = registry.load(key)
    bot = make(level, game)
    for state, seat in positions(game, 6, seed=1):
        world = state.redeal(seat, FastChance(5))
        assert bot.choose(world, seat, FastChance(6), Budget(iterations=4)) in state.options(seat)


@pytest.mark.parametrize("key", GAMES)
def test_the_server_is_answered_from_bytes(key: str) -> None:
    game = registry.load(key)
    state, seat = next(positions(game, 1, seed=5))
    world = state.redeal(seat, FastChance(1)).encode()
    assert choose("apprentice", key, world, seat, 3) in state.options(seat)
    told = explain("master", key, world, seat, 3, 0.05)
    assert told.option in state.options(seat)
