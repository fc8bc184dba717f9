"""Seats as rows: the vector environment of Gymnasium, and the calls of PufferLib and EnvPool, on the batched one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

gymnasium = pytest.importorskip("gymnasium")

from covetown.envs.gym_vector import TablesEnv, register  # noqa: E402
from covetown.envs.pool import Pool  # noqa: E402
from covetown.envs.puffer import BufferEnv, new_buffers  # noqa: E402
from covetown.envs.seats import SeatRows  # noqa: E402
from covetown.envs.vector import BatchedEnv  # noqa: E402

pytestmark = pytest.mark.usefixtures("parlour")


def any_legal(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for every row."""
    return np.where(masks > 0, rng.random(masks.shape), -1.0).argmax(axis=1)


def test_a_row_is_the_story_of_one_seat() -> None:
    # Given the seats of four games as rows,
    env = BatchedEnv("auction", 4, seats=3, seed=5, strict=False)
    seen, masks = np.zeros((12, env.counts.shape[1]), np.float32), np.zeros((12, env.actions), np.int8)
    rows = SeatRows(env, seen, masks)
    rows.reset()
    rng = np.random.default_rng(1)
    deals = 0
    for _ in range(60):
        for game, state in enumerate(env.batch.states):
            for seat in range(3):
                row = 3 * game + seat
                # then one seat of each is asked, and sees and may do what the rules say;
                assert rows.asked[row] == (seat == env.movers[game])
                if rows.asked[row]:
                    assert (seen[row] == env.learning.observation(state, seat)).all()
                    assert (masks[row] == env.learning.mask(state, seat)).all()
                else:
                    assert np.flatnonzero(masks[row]).tolist() == [0]
        before, asked = seen.copy(), rows.asked.copy()
        rows.step(any_legal(masks, rng))
        # the others keep what they saw last until a game is dealt, and all seats of a game are paid and end together.
        for game, state in enumerate(env.batch.states):
            part = slice(3 * game, 3 * game + 3)
            if env.ended[game]:
                deals += 1
                assert rows.terminated[part].all()
                assert rows.rewards[part].sum() == pytest.approx(1.0)
                assert (seen[part] == [env.learning.observation(state, seat) for seat in range(3)]).all()
            else:
                assert not rows.terminated[part].any()
                assert not rows.rewards[part].any()
                waiting = ~asked[part] & ~rows.asked[part]
                assert (seen[part][waiting] == before[part][waiting]).all()
    assert deals > 12


def test_what_rows_do_that_are_not_asked_is_not_looked_at() -> None:
    twins = [TablesEnv("auction", 6, seats=3) for _ in range(2)]
    seen = [env.reset(seed=3)[0] for env in twins]
    rng = np.random.default_rng(1)
    for _ in range(40):
        actions = any_legal(seen[0]["action_mask"], rng)
        asked = twins[1].rows.asked
        nonsense = np.where(asked, actions, rng.integers(0, twins[1].single_action_space.n, 6))
        first, second = twins[0].step(actions), twins[1].step(nonsense)
        assert (first[0]["observation"] == second[0]["observation"]).all()
        assert (first[1] == second[1]).all()
        seen[0] = first[0]


def test_gymnasium_makes_a_vector_environment() -> None:
    assert register() == ["covetown/auction-tables-v1"]
    env = gymnasium.make_vec("covetown/auction-tables-v1", num_envs=6, seats=2)
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert (env.num_envs, env.unwrapped.rows.env.games) == (6, 3)
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    seen, infos = env.reset(seed=1)
    assert seen in env.observation_space
    assert infos["asked"].sum() == 3
    returns: list[float] = []
    rng = np.random.default_rng(1)
    for _ in range(60):
        actions = any_legal(seen["action_mask"], rng)
        assert actions in env.action_space
        seen, rewards, over, late, infos = env.step(actions)
        assert seen in env.observation_space
        assert rewards.shape == over.shape == late.shape == (6,)
        if over.any():
            returns += infos["episode"]["r"][over].tolist()
    assert len(returns) == 2 * 3 * (60 // 6)
    assert np.mean(returns) == pytest.approx(0.5)


def test_the_last_sight_of_a_game_is_told_beside_the_first_of_the_next() -> None:
    env = TablesEnv("auction", 4, seats=2)
    seen, _ = env.reset(seed=2)
    rng = np.random.default_rng(2)
    over = np.zeros(4, np.bool_)
    infos: dict[str, Any] = {}
    while not over.any():
        assert "final_obs" not in infos
        seen, _, over, _, infos = env.step(any_legal(seen["action_mask"], rng))
    learning = env.rows.env.learning
    assert infos["_final_obs"].tolist() == over.tolist() == [True] * 4
    assert not infos["final_info"]["illegal"].any()
    for row in range(4):
        last = infos["final_obs"][row]
        state = env.rows.env.batch.lasts[row // 2]
        assert state.waiting == 0
        assert last in env.single_observation_space
        assert (last["observation"] == learning.observation(state, row % 2)).all()
        assert not (last["observation"] == seen["observation"][row]).all()


def test_an_illegal_action_ends_its_game_alone() -> None:
    env = TablesEnv("auction", 6, seats=2)
    seen, infos = env.reset(seed=4)
    actions = seen["action_mask"].argmax(axis=1)
    culprit = int(np.flatnonzero(infos["asked"])[1])
    actions[culprit] = 0
    _, rewards, over, late, infos = env.step(actions)
    assert rewards.tolist() == [-1.0 if row == culprit else 0.0 for row in range(6)]
    assert over.tolist() == [row // 2 == culprit // 2 for row in range(6)]
    assert not late.any()
    assert infos["final_info"]["illegal"].tolist() == [row == culprit for row in range(6)]


def test_a_game_over_the_limit_is_truncated() -> None:
    env = TablesEnv("auction", 4, seats=2, limit=2)
    seen, _ = env.reset(seed=4)
    rng = np.random.default_rng(2)
    for _ in range(2):
        seen, rewards, over, late, infos = env.step(any_legal(seen["action_mask"], rng))
    assert late.all()
    assert not over.any()
    assert not rewards.any()
    assert infos["_final_obs"].all()


def test_the_same_seed_gives_the_same_games_and_another_does_not() -> None:
    env = TablesEnv("auction", 12, seats=2)
    first, again, other = (env.reset(seed=seed)[0]["observation"] for seed in (7, 7, 8))
    assert (first == again).all()
    assert not (first == other).all()


def test_arrays_are_copies_unless_the_caller_wants_them_shared() -> None:
    for copy in (True, False):
        env = TablesEnv("auction", 4, seats=2, copy=copy)
        seen, _ = env.reset(seed=1)
        after, *_ = env.step(seen["action_mask"].argmax(axis=1))
        assert (after["observation"] is seen["observation"]) is not copy


def test_what_cannot_be_is_named() -> None:
    with pytest.raises(ValueError, match="3 in every game: 8 cannot"):
        TablesEnv("auction", 8, seats=3)
    with pytest.raises(ValueError, match="reset_mask"):
        TablesEnv("auction", 4, seats=2).reset(options={"reset_mask": [True]})
    env = TablesEnv("auction", 4, seats=2)
    env.reset()
    with pytest.raises(ValueError, match="4 actions are needed"):
        env.step(np.zeros(3, np.int64))
    buffers = new_buffers(4, 3)
    with pytest.raises(ValueError, match="must be an array of shape"):
        BufferEnv("auction", 2, seats=2, buf=buffers)


def test_arrays_that_are_handed_over_are_filled() -> None:
    # Given arrays of the caller's, as PufferLib hands them over,
    plain = TablesEnv("auction", 6, seats=2)
    width = BufferEnv("auction", 3, seats=2).single_observation_space.shape[0]
    buf = new_buffers(6, width)
    env = BufferEnv("auction", 3, seats=2, buf=buf, seed=0)
    plain.rows.reset(5)
    env.async_reset(seed=5)
    finished = 0
    rng = np.random.default_rng(1)
    for _ in range(40):
        # then they hold the same as the vector environment gives, the mask behind the fields,
        seen, rewards, terminals, truncations, infos, agents, masks = env.recv()
        assert seen is buf["observations"]
        assert masks is buf["masks"]
        assert (seen[:, env.fields :] == plain.seen["action_mask"]).all()
        scaled = np.minimum(seen[:, : env.fields], env.wholes) / env.wholes
        assert scaled == pytest.approx(plain.seen["observation"])
        assert (masks == plain.rows.asked).all()
        assert (rewards == plain.rows.rewards).all()
        assert (terminals == plain.rows.terminated).all()
        assert not truncations.any()
        assert agents.tolist() == list(range(6))
        assert len(infos) == terminals.sum() // 2
        finished += len(infos)
        for told in infos:
            assert told["episode_length"] == 6
            assert told["seat_0"] + told["seat_1"] == pytest.approx(1.0)
        # and the actions too.
        actions = any_legal(seen[:, env.fields :], rng)
        env.send(actions)
        assert (buf["actions"] == actions).all()
        plain.step(actions)
    assert finished == 3 * (39 // 6)


def test_a_pool_gives_its_blocks_in_turn() -> None:
    pool = Pool("auction", num_envs=6, batch_size=2, seats=3, seed=1)
    assert (len(pool), pool.is_async, pool.config["max_num_players"]) == (6, True, 3)
    pool.async_reset()
    rng = np.random.default_rng(1)
    order = []
    ends = np.zeros(6, np.int64)
    for _ in range(60):
        seen, rewards, over, late, told = pool.recv()
        assert seen["observation"][0] in pool.observation_space["observation"]
        assert told["players"]["env_id"].tolist() == np.repeat(told["env_id"], 3).tolist()
        assert told["players"]["id"].tolist() == [0, 1, 2, 0, 1, 2]
        assert told["players"]["asked"].sum() == 2
        order.append(int(told["env_id"][0]))
        ends[told["env_id"]] += over.reshape(2, 3).all(axis=1)
        assert (told["elapsed_step"] == (len(order) - 1) // 3 % 9).all()
        assert not late.any()
        assert rewards.sum() == pytest.approx(over.sum() / 3)
        pool.send(any_legal(seen["action_mask"], rng), told["env_id"])
    assert order == [0, 2, 4] * 20
    assert ends.tolist() == [19 // 9] * 6


def test_a_pool_of_one_block_steps_and_resets() -> None:
    pool = Pool("auction", num_envs=4, seats=2, seed=1)
    assert not pool.is_async
    seen, told = pool.reset()
    assert told["env_id"].tolist() == [0, 1, 2, 3]
    seen, rewards, *_ = pool.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape[0] == len(rewards) == 8


def test_a_pool_refuses_what_it_cannot_do() -> None:
    with pytest.raises(ValueError, match="blocks of 4"):
        Pool("auction", num_envs=6, batch_size=4)
    pool = Pool("auction", num_envs=4, batch_size=2, seats=2)
    with pytest.raises(RuntimeError, match="no block is ready"):
        pool.recv()
    pool.async_reset()
    actions = np.zeros(4, np.int64)
    with pytest.raises(RuntimeError, match="waits to be received"):
        pool.send(actions, np.array([0, 1]))
    pool.recv()
    with pytest.raises(ValueError, match="move together"):
        pool.send(actions, np.array([0]))
    with pytest.raises(ValueError, match="move together"):
        pool.send(actions)
    for unknown in ([4, 5], [-2, -1], [], [[0, 1]]):
        with pytest.raises(ValueError, match="move together"):
            pool.send(actions, np.array(unknown, np.int64))
