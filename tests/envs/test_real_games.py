"""The environments on every game on the shelf that says how it is written as numbers."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from covetown import registry
from covetown.envs.table import Learning
from covetown.envs.vector import BatchedEnv
from covetown.kernel import FastChance, seats_in
from covetown.kernel.playout import play_randomly

LEARNED = [key for key in registry.names() if registry.load(key).features() is not None]


@pytest.mark.parametrize("key", LEARNED)
def test_every_game_can_be_learned(key: str) -> None:
    learning = Learning(key)
    assert len(set(learning.names)) == len(learning.names), "every field has its own name"
    env = BatchedEnv(key, 8, seed=3)
    env.reset()
    for _ in range(300):
        assert env.masks.any(axis=1).all()
        assert not env.masks[:, 0].any()
        assert env.observations.max() <= 1.0
        env.step(env.any_actions())
    assert len(np.unique(env.observations, axis=0)) > 1


@pytest.mark.parametrize("key", LEARNED)
def test_an_observation_holds_nothing_that_its_seat_does_not_know(key: str) -> None:
    game = registry.load(key)
    features = game.features()
    assert features is not None
    chance = FastChance(4)
    for _ in range(40):
        seats, options = game.any_setup(chance)
        learning = Learning(key, seats, options)
        state = game.new(seats, learning.options, chance)
        play_randomly(state, chance, chance.below(200))
        for seat in range(seats):
            row = learning.observation(state, seat)
            assert len(row) == len(learning.names)
            for deal in range(3):
                assert (learning.observation(state.redeal(seat, FastChance(deal)), seat) == row).all()


@pytest.mark.parametrize("key", LEARNED)
def test_there_are_actions_enough(key: str) -> None:
    game = registry.load(key)
    learning = Learning(key)
    chance = FastChance(6)
    most = 0
    for _ in range(30):
        seats, options = game.any_setup(chance)
        state = game.new(seats, game.check_options(seats, {**options, **game.sim_options()}), chance)
        for _ in range(300):
            if state.waiting == 0:
                break
            seat = seats_in(state.waiting)[0]
            answers = state.options(seat)
            most = max(most, len(answers))
            state.apply(seat, answers[chance.below(len(answers))], chance)
    assert 2 * most <= learning.actions


@pytest.mark.parametrize("key", LEARNED)
def test_the_frameworks_find_nothing_wrong(key: str) -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, parallel_api_test

    from covetown.envs import gym, zoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(gym.SeatEnv(key), skip_render_check=True)
        api_test(zoo.env(key), num_cycles=50)
        parallel_api_test(zoo.parallel_env(key), num_cycles=50)


@pytest.mark.parametrize("key", LEARNED)
def test_openspiel_finds_nothing_wrong(key: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from covetown.envs.spiel import register, short_name

    register()
    game = pyspiel.load_game(short_name(key))
    state = game.new_initial_state()
    chance = FastChance(8)
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(int(chance.below(len(state.chance_outcomes()))))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.below(len(actions)))])
    copy = state.clone()
    assert str(copy) == str(state)
    assert copy.current_player() == state.current_player()
