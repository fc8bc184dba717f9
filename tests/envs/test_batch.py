"""The batched environment and the numbering of actions."""

from __future__ import annotations

import numpy as np
import pytest
from librt.strings import BytesWriter

from covetown.envs.batch import Numbering, home
from covetown.envs.table import Learning, env_id, env_ids, key_of
from covetown.envs.vector import BatchedEnv
from covetown.kernel import FastChance, RuleError

pytestmark = pytest.mark.usefixtures("parlour")


def placed(options: list[int], size: int) -> list[int]:
    out = BytesWriter()
    Numbering(size).number(options, 0, out)
    return np.frombuffer(out.getvalue(), "<i8").tolist()


def test_an_option_is_the_same_action_wherever_it_is_legal() -> None:
    alone = placed([1234], 512)
    among = placed([5, 77, 1234, 90210], 512)
    assert alone == [home(1234, 512)] == [among[2]]


def test_options_that_want_the_same_action_get_different_ones() -> None:
    rivals = [option for option in range(5000) if home(option, 16) == 7][:4]
    assert placed(rivals, 16) == [7, 8, 9, 10]


def test_action_zero_is_kept_free_and_a_full_house_is_cut_short() -> None:
    assert sorted(placed(list(range(40)), 16)) == list(range(1, 16))


def test_one_moment_leaves_nothing_for_the_next() -> None:
    # Given a numbering that has been asked more often than a byte can count,
    numbering = Numbering(16)
    rivals = [option for option in range(5000) if home(option, 16) == 7][:2]
    for moment in range(600):
        out = BytesWriter()
        numbering.number(rivals if moment % 3 else rivals[1:], 0, out)
        # then every moment finds all actions free.
        assert np.frombuffer(out.getvalue(), "<i8").tolist() == ([7, 8] if moment % 3 else [7])


def test_an_illegal_action_is_refused_and_nothing_is_carried_out() -> None:
    learning = Learning("auction", 2)
    state, _ = learning.new(3)
    with pytest.raises(ValueError, match="action 0 is not legal"):
        learning.answer(state, 0, 0)
    env = BatchedEnv("auction", 4)
    env.reset()
    actions = env.any_actions()
    actions[3] = 0
    before = [state.encode() for state in env.batch.states]
    with pytest.raises(ValueError, match="action 0 is not legal in game 3"):
        env.step(actions)
    assert [state.encode() for state in env.batch.states] == before
    env.step(env.any_actions())


def test_names_carry_a_version() -> None:
    assert env_id("auction") == "auction-v0"
    assert env_ids() == ["auction-v0"], "stones has no features"
    assert key_of("auction-v0") == "auction"
    with pytest.raises(RuleError, match="version 0"):
        key_of("auction-v9")
    with pytest.raises(RuleError, match="no features"):
        Learning("stones")


def test_a_batch_plays_the_same_games_as_the_rules_alone() -> None:
    # Given a batch of one game, when it is moved by random actions,
    env = BatchedEnv("auction", 1, seats=3, seed=5)
    env.reset()
    learning = env.learning
    chance = FastChance(5)
    state = learning.game.new(3, learning.options, chance)
    ends = 0
    for _ in range(200):
        # then every row is what the rules say about the seat to move,
        seat = int(env.movers[0])
        assert (env.observations[0] == learning.observation(state, seat)).all()
        assert (env.masks[0] == learning.mask(state, seat)).all()
        action = int(env.any_actions()[0])
        state.apply(seat, learning.answer(state, seat, action), chance)
        env.step(np.array([action]))
        # and a finished game is paid and dealt anew.
        if state.waiting == 0:
            ends += 1
            assert env.ended[0] == 1
            assert env.rewards[0].tolist() == pytest.approx([state.payoff(number) for number in range(3)])
            state = learning.game.new(3, learning.options, chance)
        else:
            assert env.ended[0] == 0
            assert not env.rewards.any()
    assert ends == 200 // 9


def test_a_game_over_the_limit_is_broken_off_unpaid() -> None:
    env = BatchedEnv("auction", 2, seats=2, limit=4)
    env.reset()
    for _ in range(4):
        assert not env.ended.any()
        env.step(env.any_actions())
    assert env.ended.tolist() == [2, 2]
    assert not env.rewards.any()


def test_the_arrays_stay_the_same_objects() -> None:
    env = BatchedEnv("auction", 3)
    env.reset()
    kept = env.observations
    before = kept.copy()
    env.step(env.any_actions())
    assert env.observations is kept
    assert not (kept == before).all()


def test_a_bots_answer_can_be_written_as_an_action() -> None:
    learning = Learning("auction", 2)
    state, _ = learning.new(3)
    for option in state.options(1):
        assert learning.answer(state, 1, learning.action(state, 1, option)) == option
