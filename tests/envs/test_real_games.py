"""The environments on every game on the shelf that says how it is written as numbers."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

from covetown import registry
from covetown.envs.table import Learning
from covetown.envs.vector import BatchedEnv
from covetown.kernel import FastChance

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
def test_answers_can_be_given_by_their_row(key: str) -> None:
    flat = BatchedEnv(key, 6, seed=2)
    by_row = BatchedEnv(key, 6, seed=2)
    flat.reset()
    by_row.reset()
    games = np.arange(6)
    for _ in range(60):
        # Given the same games, when the same answers are given by action and by row,
        rows = flat.any_rows()
        places = np.cumsum(flat.choices) - flat.choices + rows
        actions = np.frombuffer(flat.batch.menu.actions.getvalue(), "<i8")[places] - games * flat.actions
        flat.step(actions)
        by_row.choose(rows)
        # then they stay the same games, and all arrays tell of the same answers.
        assert (flat.counts == by_row.counts).all()
        assert (flat.options == by_row.options).all()
        for game in games:
            count = flat.choices[game]
            state, seat = flat.batch.states[game], int(flat.movers[game])
            assert (flat.options[game, :count] == flat.learning.rows(state, seat)).all()
            assert not flat.options[game, count:].any()
            assert flat.mask[game].tolist() == [place < count for place in range(flat.most)]
            assert (flat.action_masks()[game] == flat.learning.mask(state, seat)).all()
    before = [state.encode() for state in flat.batch.states]
    rows = flat.any_rows()
    rows[4] = flat.choices[4]
    with pytest.raises(ValueError, match=f"no answer {rows[4]} in game 4"):
        flat.choose(rows)
    assert [state.encode() for state in flat.batch.states] == before


@pytest.mark.parametrize("key", LEARNED)
def test_the_frameworks_find_nothing_wrong(key: str) -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    from covetown.envs import gym, zoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(gym.SeatEnv(key), skip_render_check=True)
        api_test(zoo.env(key), num_cycles=50)
        parallel_api_test(zoo.parallel_env(key), num_cycles=50)
        seed_test(lambda: zoo.env(key), num_cycles=20)
        parallel_seed_test(lambda: zoo.parallel_env(key), num_cycles=20)


@pytest.mark.parametrize("key", LEARNED)
def test_the_same_seed_and_legal_actions_give_the_same_game(key: str) -> None:
    """PettingZoo's own test takes any action and is over with the first illegal one; this one plays on."""
    pytest.importorskip("pettingzoo")
    from covetown.envs import zoo

    twins = [zoo.parallel_env(key) for _ in range(2)]
    seen = [env.reset(seed=42)[0] for env in twins]
    rng = np.random.default_rng(1)
    for _ in range(60):
        actions = {agent: int(rng.choice(np.flatnonzero(row["action_mask"]))) for agent, row in seen[0].items()}
        told = [env.step(dict(actions)) for env in twins]
        assert told[0][1:] == told[1][1:]
        seen = [step[0] for step in told]
        for agent, row in seen[0].items():
            assert (row["observation"] == seen[1][agent]["observation"]).all()
            assert (row["action_mask"] == seen[1][agent]["action_mask"]).all()
    assert twins[0].agents


@pytest.mark.parametrize("key", LEARNED)
def test_every_game_has_its_seats_as_rows(key: str) -> None:
    pytest.importorskip("gymnasium")
    from covetown.envs.gym_vector import TablesEnv

    seats = Learning(key).seats
    env = TablesEnv(key, 4 * seats)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(60):
        assert seen in env.observation_space
        scores = np.where(seen["action_mask"], rng.random(seen["action_mask"].shape), -1)
        seen, _, over, late, infos = env.step(scores.argmax(axis=1))
        assert infos["asked"].reshape(4, seats).sum(axis=1).tolist() == [1] * 4
        assert not over.any()
        assert not late.any()


@pytest.mark.parametrize("key", LEARNED)
def test_openspiel_finds_nothing_wrong(key: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from covetown.envs.spiel import register, short_name

    register()
    game = pyspiel.load_game(short_name(key))
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("key", LEARNED)
def test_openspiel_writes_a_playthrough(key: str) -> None:
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    from covetown.envs.spiel import register, short_name

    register()
    lines = playthrough_lines(short_name(key), seed=7)
    assert "IsTerminal() = True" in lines
    assert any(line.startswith("ObservationTensor(0)") for line in lines)


@pytest.mark.parametrize("key", LEARNED)
def test_openspiel_shows_a_player_what_its_seat_knows_and_everybody_what_is_open(key: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from covetown.envs.spiel import SpielGame

    game = SpielGame(key)
    state = game.new_initial_state()
    chance = FastChance(8)
    made = 0
    while made < 30 or state.is_chance_node():
        choices = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        made += choices is None
        choices = choices if choices is not None else state.legal_actions()
        state.apply_action(choices[int(chance.below(len(choices)))])
    kinds = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = game.make_py_observer(kinds[0](public_info=True, perfect_recall=False, private_info=kinds[1].NONE))
    private = game.make_py_observer()
    recall = game.make_py_observer(kinds[0](perfect_recall=True))
    assert recall.tensor is None, "a row tells the moment, not the way there"
    for seat in range(game.num_players()):
        private.set_from(state, seat)
        assert (private.tensor == game.learning.observation(state.state, seat)).all()
        for deal in range(3):
            # Given a world that the seat cannot tell from the true one, both observations stay the same.
            twin = state.clone()
            twin.held = type(state.held)(key, state.state.redeal(seat, FastChance(deal)))
            assert private.string_from(twin, seat) == private.string_from(state, seat)
            assert recall.string_from(twin, seat).startswith(str(state.state.view(seat)))
            assert public.string_from(twin, seat) == public.string_from(state, seat) == str(state.state.view(-1))
