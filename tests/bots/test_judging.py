"""Judging what was played: the bot says what it would have done and looks hard at what was done instead."""

from __future__ import annotations

import pytest

from covetown import bots, registry
from covetown.analysis import CLEAR, NEAR, Judgement, judge, misses
from covetown.bots import judging
from covetown.kernel import Advice, Considered, FastChance, State, seats_in
from covetown.kernel.playout import play_sensibly

GAMES = registry.names()


def a_choice(key: str) -> tuple[State, int]:
    """A position with several answers, some moves into a game."""
    game = registry.load(key)
    chance = FastChance(3)
    state = game.new(game.usual_seats, game.check_options(game.usual_seats, game.sim_options()), chance)
    play_sensibly(state, game.guide(), chance, 10)
    while len(state.options(seats_in(state.waiting)[0])) < 3:
        play_sensibly(state, game.guide(), chance, 1)
    return state, seats_in(state.waiting)[0]


@pytest.mark.parametrize("key", GAMES)
def test_the_answer_that_was_played_is_always_looked_at(key: str) -> None:
    game = registry.load(key)
    state, seat = a_choice(key)
    for played in state.options(seat)[-2:]:
        found = judge(game, state, seat, played, "master", 5, 0.15)
        assert found.worth is not None
        assert found.rows[0].option == found.best
        assert found.verdict in ("agrees", "near", "less", "miss")
        assert sum(row.share for row in found.rows) == pytest.approx(1.0)
        assert all(row.option in state.options(seat) for row in found.rows)


def test_a_bot_that_does_not_search_judges_too() -> None:
    state, seat = a_choice(GAMES[0])
    told = bots.judge("apprentice", GAMES[0], state.redeal(seat, FastChance(1)).encode(), seat, 1, None, 0.1)
    assert told.option in state.options(seat)


@pytest.mark.parametrize("key", GAMES)
def test_only_a_plain_search_weighs_what_was_played(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The values of a style lean to its own seat, and an even match does not look for the best answer."""
    game = registry.load(key)
    state, seat = a_choice(key)
    world = state.redeal(seat, FastChance(1)).encode()
    weighed: list[str] = []

    def told(bot: object, *rest: object) -> Advice:
        weighed.append(type(bot).__name__)
        return Advice(0, [])

    monkeypatch.setattr(judging, "weighed", told)
    for level in bots.levels_of(game):
        advice = bots.judge(level, key, world, seat, 1, None, 0.02)
        assert advice.option in ([0] if level in ("master", "grandmaster") else state.options(seat))
    assert weighed == ["Searcher"] * 2


def judgement(played: int | None, worth: float | None, possible: int = 3) -> Judgement:
    rows = [Considered(7, 0.8, 0.5)]
    if worth is not None and played is not None:
        rows.append(Considered(played, 0.2, worth))
    return Judgement(0, possible, played, Advice(7, rows))


VERDICTS = [
    (7, None, "agrees", 0.0),
    (8, 0.5 - NEAR / 2, "near", NEAR / 2),
    (8, 0.6, "near", 0.0),
    (8, 0.5 - (NEAR + CLEAR) / 2, "less", (NEAR + CLEAR) / 2),
    (8, 0.5 - 2 * CLEAR, "miss", 2 * CLEAR),
    (8, None, "unseen", None),
    (None, None, "open", None),
]


@pytest.mark.parametrize(("played", "worth", "verdict", "loss"), VERDICTS)
def test_what_a_judgement_says(played: int | None, worth: float | None, verdict: str, loss: float | None) -> None:
    found = judgement(played, worth)
    assert found.verdict == verdict
    assert found.loss == (None if loss is None else pytest.approx(loss))
    assert judgement(played, worth, possible=1).verdict == "forced"


def test_the_dearest_misses_are_told_in_the_order_of_play() -> None:
    game = [(move, judgement(8, 0.4 - 0.1 * (move % 4))) for move in range(8)]
    assert [move for move, _ in misses(game, 2)] == [3, 7]
    assert misses([(1, judgement(7, None))], 5) == []
