"""What holds for every game: copies, codec, redeal, views, events, replay. The inspector looks at every position."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from covetown import registry
from covetown.inspection import as_bytes, walk
from covetown.kernel import FastChance, RecordedChance, read_journal, replay
from covetown.kernel.state import lowest_seat

GAMES = registry.names()
SOME = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(seed=st.integers(0, 10**6))
def test_a_random_game_on_a_random_table_has_no_fault(game: str, seed: int) -> None:
    walk(registry.load(game), seed, every=7)


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(seed=st.integers(0, 10**6))
def test_a_journal_replays_to_the_same_position(game: str, seed: int) -> None:
    title = registry.load(game)
    match = walk(title, seed, every=10**6)
    again = replay(title, read_journal(match.journal.dumps()))
    assert again.encode() == match.state.encode()


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 150))
def test_playing_on_a_copy_leaves_the_original_alone(game: str, seed: int, moves: int) -> None:
    title = registry.load(game)
    chance = FastChance(seed)
    seats, options = title.any_setup(chance)
    state = title.new(seats, options, chance)
    for _ in range(moves):
        if not state.waiting:
            return
        seat = lowest_seat(state.waiting)
        answers = state.options(seat)
        state.apply(seat, answers[chance.below(len(answers))], chance)
    before = state.encode()
    twin = state.copy()
    for _ in range(30):
        if not twin.waiting:
            break
        seat = lowest_seat(twin.waiting)
        answers = twin.options(seat)
        twin.apply(seat, answers[chance.below(len(answers))], chance)
    assert state.encode() == before


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(seed=st.integers(0, 10**6))
def test_a_listener_changes_nothing(game: str, seed: int) -> None:
    """With and without somebody listening the same choices and the same luck lead to the same positions."""
    title = registry.load(game)
    match = walk(title, seed, every=10**6)
    journal = match.journal
    quiet = replay(title, journal)
    assert as_bytes(quiet.view(-1)) == as_bytes(match.state.view(-1))
    assert quiet.encode() == match.state.encode()


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(seed=st.integers(0, 10**6))
def test_the_same_seed_gives_the_same_game(game: str, seed: int) -> None:
    title = registry.load(game)
    first, second = (RecordedChance(FastChance(seed)) for _ in range(2))
    seats, options = title.any_setup(FastChance(seed))
    assert title.new(seats, options, first).encode() == title.new(seats, options, second).encode()
    assert first.take() == second.take()


@pytest.mark.parametrize("game", GAMES)
@SOME
@given(seed=st.integers(0, 10**6))
def test_redealing_twice_is_redealing(game: str, seed: int) -> None:
    """A world redealt for a seat is as good as the true one for redealing again: bots are given nothing else."""
    title = registry.load(game)
    chance = FastChance(seed)
    seats, options = title.any_setup(chance)
    state = title.new(seats, options, chance)
    for _ in range(60):
        if not state.waiting:
            return
        seat = lowest_seat(state.waiting)
        answers = state.options(seat)
        state.apply(seat, answers[chance.below(len(answers))], chance)
    for seat in range(seats):
        twice = state.redeal(seat, chance).redeal(seat, chance)
        assert as_bytes(twice.view(seat)) == as_bytes(state.view(seat))
        assert not title.faults(twice)
