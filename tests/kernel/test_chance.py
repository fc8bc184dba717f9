"""Luck comes from one primitive, is uniform, and can be recorded, scripted and checked."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from covetown.kernel import (
    Chance,
    ChanceError,
    FairChance,
    FastChance,
    RecordedChance,
    ScriptedChance,
    pick,
    shuffle,
    shuffle_script,
)

SOURCES = [FastChance(7), FairChance(b"s" * 16, [b"a", b"b"])]


def test_the_fast_source_gives_the_same_numbers_in_every_form() -> None:
    """These values are part of the contract: journals apart, seeds mean the same game everywhere."""
    chance = FastChance(1)
    assert [chance.below(6) for _ in range(10)] == [4, 3, 0, 4, 4, 1, 2, 5, 1, 2]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("bound", [2, 3, 6, 7, 42])
def test_values_are_below_their_bound_and_all_occur(source: Chance, bound: int) -> None:
    counts = Counter(source.below(bound) for _ in range(bound * 200))
    assert set(counts) == set(range(bound))


def test_large_bounds_are_uniform_over_their_whole_range() -> None:
    chance = FastChance(3)
    values = [chance.below(2_100_000_000) for _ in range(3000)]
    assert max(values) < 2_100_000_000
    thirds = Counter(value // 700_000_000 for value in values)
    assert all(850 < thirds[third] < 1150 for third in range(3))


@pytest.mark.parametrize("source", [FastChance(1), ScriptedChance([]), RecordedChance(ScriptedChance([])), SOURCES[1]])
def test_a_certain_outcome_uses_up_nothing(source: Chance) -> None:
    assert source.below(1) == 0


def test_more_possibilities_than_the_source_can_give_are_refused() -> None:
    with pytest.raises(ChanceError, match="more than this source"):
        FastChance(1).below(1 << 31)


def test_a_recording_replays_to_the_same_values() -> None:
    recorder = RecordedChance(FastChance(5))
    first = [recorder.below(bound) for bound in (6, 1, 20, 3)]
    script = recorder.take()
    assert len(script) == 3
    assert recorder.take() == []
    replayed = ScriptedChance(script)
    assert [replayed.below(bound) for bound in (6, 1, 20, 3)] == first
    assert replayed.left() == 0


def test_a_script_that_ends_or_does_not_fit_says_so() -> None:
    with pytest.raises(ChanceError, match="only 0 values"):
        ScriptedChance([]).below(6)
    with pytest.raises(ChanceError, match="must be below 6"):
        ScriptedChance([6]).below(6)


def test_a_fair_source_can_be_drawn_again_from_its_seed() -> None:
    source = FairChance(b"0123456789abcdef", [b"ada", b"bob"])
    values = [source.below(6) for _ in range(30)]
    again = FairChance(b"0123456789abcdef", [b"ada", b"bob"])
    assert [again.below(6) for _ in range(30)] == values
    assert source.commitment() == again.commitment()
    resumed = FairChance(b"0123456789abcdef", [b"ada", b"bob"], source.counter)
    assert [resumed.below(6) for _ in range(5)] == [source.below(6) for _ in range(5)]


@pytest.mark.parametrize("nonces", [[b"ada", b"bo"], [b"ad", b"abob"], [b"bob", b"ada"]])
def test_a_fair_source_depends_on_every_player(nonces: list[bytes]) -> None:
    """Nonces cannot be shifted into one another."""
    source = FairChance(b"0123456789abcdef", [b"ada", b"bob"])
    other = FairChance(b"0123456789abcdef", nonces)
    assert [source.below(1000) for _ in range(8)] != [other.below(1000) for _ in range(8)]


def test_a_fair_source_needs_a_real_secret() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        FairChance(b"short", [])


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = FastChance(11)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        pile = [1, 2, 3]
        shuffle(pile, chance)
        counts[tuple(pile)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_pick_takes_without_replacement_and_all_is_certain() -> None:
    pile = [1, 2, 3, 4]
    assert pick(pile, 2, ScriptedChance([3, 0])) == [4, 1]
    assert pile == [2, 3]
    assert pick(pile, 5, ScriptedChance([])) == [2, 3]
    assert pile == []


@given(st.permutations(list(range(8))))
def test_a_shuffle_can_be_scripted_by_its_outcome(wanted: list[int]) -> None:
    pile = list(range(8))
    source = ScriptedChance(shuffle_script(pile, wanted))
    shuffle(pile, source)
    assert pile == wanted
    assert source.left() == 0


def test_a_scripted_shuffle_must_hold_the_same_cards() -> None:
    with pytest.raises(ChanceError, match="same things"):
        shuffle_script([1, 2, 3], [1, 2, 4])
