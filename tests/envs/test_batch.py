"""The batched environment, the rows of answers and the numbering of actions."""

from __future__ import annotations

import numpy as np
import pytest
from librt.strings import BytesWriter

from covetown.envs.batch import Menu
from covetown.envs.table import Learning, env_id, env_ids, key_of
from covetown.envs.vector import BatchedEnv
from covetown.kernel import FastChance, Features, RuleError, State

pytestmark = pytest.mark.usefixtures("parlour")


class Table(State):
    """A table at which one seat is asked; its options are what they mean, in tens, and a copy, in ones."""

    def __init__(self, options: list[int]) -> None:
        super().__init__(2)
        self.waiting = 1
        self.listed = options

    def options(self, seat: int) -> list[int]:
        return self.listed


class Meanings(Features):
    """Meanings from 90 are numbered 0, 1, …; from 200 two share a number; the others have none."""

    def __init__(self, rows: bool = True, most: int = 8) -> None:
        self.told = rows
        self.most = most

    def actions(self) -> int:
        return self.most

    def answer_fields(self) -> list[tuple[str, int]]:
        return [("meaning", 255), ("kind", 1)] if self.told else []

    def write_answer(self, state: State, seat: int, option: int, out: BytesWriter) -> None:
        if self.told:
            out.append(option // 10)
            out.append(1)

    def plain_actions(self) -> int:
        return 20 if self.told else 0

    def plain_action(self, state: State, seat: int, option: int) -> int:
        meaning = option // 10
        if not self.told or meaning < 90:
            return -1
        return meaning - 90 if meaning < 100 else 10 + (meaning - 200) // 2


def offered(options: list[int], features: Features) -> list[tuple[int, int]]:
    """The options that are offered with their actions, in the order of the rows."""
    menu = Menu(features)
    menu.add(Table(options), 0, 0)
    pairs = [np.frombuffer(writer.getvalue(), "<i8").tolist() for writer in (menu.options, menu.actions)]
    if features.answer_fields():
        rows = np.frombuffer(menu.rows.getvalue(), np.uint8).reshape(-1, 2)
        assert rows[:, 0].tolist() == [option // 10 for option in pairs[0]]
    return list(zip(*pairs, strict=True))


def test_an_answer_is_the_same_action_wherever_it_is_legal() -> None:
    assert offered([930], Meanings()) == [(930, 4)]
    assert offered([910, 931, 950], Meanings()) == [(910, 2), (931, 4), (950, 6)]


def test_answers_that_mean_the_same_are_offered_once() -> None:
    assert offered([931, 930, 932, 940], Meanings()) == [(931, 4), (940, 5)]
    assert offered([55, 51, 52], Meanings()) == [(55, 21)]


def test_answers_without_a_number_are_ranked_by_their_rows_behind_the_plain_ones() -> None:
    assert offered([70, 930, 50, 71, 60], Meanings()) == [(930, 4), (50, 21), (60, 22), (70, 23)]


def test_the_first_of_two_meanings_with_one_number_has_it() -> None:
    assert offered([2010, 2000, 2011, 2001, 60], Meanings()) == [(2010, 11), (60, 21), (2000, 22)]


def test_a_game_without_rows_has_its_answers_in_their_order() -> None:
    assert offered([70, 71, 30], Meanings(rows=False)) == [(70, 1), (71, 2), (30, 3)]


def test_more_answers_than_a_game_says_it_has_are_cut_short() -> None:
    assert offered([10, 20, 30, 40], Meanings(most=3)) == [(10, 21), (20, 22), (30, 23)]
    assert offered([10, 20, 30, 40], Meanings(rows=False, most=3)) == [(10, 1), (20, 2), (30, 3)]


def test_one_moment_leaves_nothing_for_the_next() -> None:
    # Given a menu that has been asked more often than a byte can count,
    menu = Menu(Meanings())
    for moment in range(600):
        menu.clear()
        menu.add(Table([930, 940] if moment % 3 else [940]), 0, 0)
        # then every moment finds all actions free.
        assert np.frombuffer(menu.actions.getvalue(), "<i8").tolist() == ([4, 5] if moment % 3 else [5])


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    # Given the same seed in a small and a large batch,
    small, large = (BatchedEnv("auction", games, seats=2, seed=9) for games in (3, 8))
    small.reset()
    large.reset()
    assert len({state.encode() for state in large.batch.states}) > 1
    for step in range(60):
        # when the games at the same places get the same answers, and the others any,
        rows = large.any_rows()
        rows[:3] = step % small.choices
        small.choose(rows[:3])
        large.choose(rows)
        # then the same cards are dealt, also after games have ended.
        assert [state.encode() for state in large.batch.states[:3]] == [state.encode() for state in small.batch.states]
    small.reset(seed=9)
    again = BatchedEnv("auction", 3, seats=2, seed=9)
    again.reset()
    assert (small.counts == again.counts).all()


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
    assert env_id("auction") == "auction-v1"
    assert env_ids() == ["auction-v1"], "stones has no features"
    assert key_of("auction-v1") == "auction"
    with pytest.raises(RuleError, match="version 1"):
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
    assert env.observations.max() <= 1.0
    assert not (kept == before).all()


def test_a_bots_answer_can_be_written_as_an_action() -> None:
    learning = Learning("auction", 2)
    state, _ = learning.new(3)
    for option in state.options(1):
        assert learning.answer(state, 1, learning.action(state, 1, option)) == option
        assert learning.answers(state, 1)[learning.place(state, 1, option)] == option


def test_an_answer_is_written_as_the_one_that_means_the_same() -> None:
    learning = Learning("auction", 2)
    learning.features = Meanings()
    learning.menu = Menu(learning.features)
    state = Table([930, 931, 60])
    assert learning.action(state, 0, 931) == learning.action(state, 0, 930) == 4
    assert learning.place(state, 0, 60) == 1
