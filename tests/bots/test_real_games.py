"""Bots at the tables of every game on the shelf."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from covetown import registry
from covetown.bots import LEVELS, Budget, choose, explain, make
from covetown.kernel import FastChance, Game, State, seats_in
from covetown.kernel.playout import play_randomly

GAMES = registry.names()
LEVELS_AND_CHANCE = ["random", *LEVELS]


def positions(game: Game, count: int, seed: int = 1) -> Iterator[tuple[State, int]]:
    """Positions from random tables of all modes, each with a seat that is asked something."""
    chance = FastChance(seed)
    found = 0
    while found < count:
        seats, options = game.any_setup(chance)
        state = game.new(seats, game.check_options(seats, {**options, **game.sim_options()}), chance)
        play_randomly(state, chance, chance.below(150))
        if state.waiting:
            found += 1
            yield state, seats_in(state.waiting)[-1]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", LEVELS_AND_CHANCE)
def test_every_level_answers_legally_at_any_table(key: str, level: str) -> None:
    game = registry.load(key)
    bot = make(level, game)
    for state, seat in positions(game, 6):
        world = state.redeal(seat, FastChance(5))
        assert bot.choose(world, seat, FastChance(6), Budget(iterations=4)) in state.options(seat)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_what_a_quick_bot_answers_depends_only_on_what_its_seat_knows(key: str, level: str) -> None:
    # Given true games that look the same to a seat, when the bot is asked with the same seed,
    game = registry.load(key)
    bot = make(level, game)
    for state, seat in positions(game, 25, seed=2):
        answers = set()
        for deal in range(6):
            world = state.redeal(seat, FastChance(deal))
            answers.add(bot.choose(world, seat, FastChance(9), Budget()))
        # then it gives one and the same answer.
        assert len(answers) == 1


@pytest.mark.parametrize("key", GAMES)
def test_the_weights_of_a_game_are_positive_and_depend_only_on_what_the_seat_knows(key: str) -> None:
    game = registry.load(key)
    guide = game.guide()
    for state, seat in positions(game, 25, seed=3):
        options = state.options(seat)
        weights = [guide.weigh(state.redeal(seat, FastChance(deal)), seat, options) for deal in range(4)]
        assert all(weight > 0 for weight in weights[0])
        assert len(weights[0]) == len(options)
        assert weights.count(weights[0]) == len(weights)


@pytest.mark.parametrize("key", GAMES)
def test_values_are_shares_of_a_win(key: str) -> None:
    game = registry.load(key)
    guide = game.guide()
    for state, _ in positions(game, 25, seed=4):
        for seat in range(int(state.seats)):
            assert 0.0 <= guide.value(state, seat) <= 1.0


@pytest.mark.parametrize("key", GAMES)
def test_the_server_is_answered_from_bytes(key: str) -> None:
    game = registry.load(key)
    state, seat = next(positions(game, 1, seed=5))
    world = state.redeal(seat, FastChance(1)).encode()
    assert choose("apprentice", key, world, seat, 3) in state.options(seat)
    told = explain("master", key, world, seat, 3, 0.05)
    assert told["option"] in state.options(seat)
