"""A change is proposed, which alters nothing, and then accepted; the same rule of undo holds at every table."""

from __future__ import annotations

import pytest

from covetown.kernel import (
    Chance,
    FairChance,
    FastChance,
    Match,
    Move,
    RuleError,
    ScriptedChance,
    new_match,
    taking_back,
)
from tests.kernel.tiny import DUEL

SOURCES = [FastChance(1), FairChance(b"0123456789abcdef", [b"ada"])]


def whole(match: Match) -> tuple[bytes, str, tuple[int, ...]]:
    """Everything about a match that a proposal must leave alone."""
    return match.state.encode(), match.journal.dumps(), match.chance.place()


@pytest.mark.parametrize("source", SOURCES)
def test_a_proposal_changes_nothing_until_it_is_accepted(source: Chance) -> None:
    match = new_match(DUEL, 2, {}, source)
    match.choose(0, match.state.options(0)[0])
    before = whole(match)
    option = int(match.state.options(1)[0])
    proposal = match.propose(1, option)
    assert whole(match) == before
    assert proposal.move.chance, "this choice draws, so that the source of luck has something to give back"
    again = match.propose(1, option)
    assert (again.move.chance, again.move.mark) == (proposal.move.chance, proposal.move.mark)
    match.accept(proposal)
    assert match.state is proposal.state
    assert match.journal.moves[-1] is proposal.move
    assert match.chance.place() == proposal.after != before[2]


def test_choosing_is_proposing_and_accepting() -> None:
    one, other = (new_match(DUEL, 2, {}, FastChance(4)) for _ in range(2))
    while one.state.waiting:
        seat = 0 if one.state.waiting & 1 else 1
        option = int(one.state.options(seat)[-1])
        told = one.choose(seat, option)
        proposal = other.propose(seat, option)
        other.accept(proposal)
        assert [event.seen_by(-1) for event in told] == [event.seen_by(-1) for event in proposal.events]
        assert whole(one) == whole(other)
    assert other.journal.result is not None


def test_luck_stays_where_it_was_when_the_rules_fail() -> None:
    match = new_match(DUEL, 2, {}, FastChance(1))
    match.choose(0, match.state.options(0)[0])
    match.chance = ScriptedChance([])
    before = whole(match)
    with pytest.raises(Exception, match="one more"):
        match.propose(1, int(match.state.options(1)[0]))
    assert whole(match) == before


def test_a_refusal_is_the_same_for_a_proposal() -> None:
    match = new_match(DUEL, 2, {}, FastChance(1))
    with pytest.raises(RuleError, match="not possible"):
        match.propose(0, 99)


@pytest.mark.parametrize(
    ("seat", "luck", "waiting", "revealed", "answer"),
    [
        (1, [], 0b10, 0, ""),
        (0, [], 0b01, 0, "undo-not-yours"),
        (1, [3], 0b10, 0, "undo-chance"),
        (1, [], 0, 0, "undo-over"),
        (1, [], 0b01, 0, "undo-others"),
        (1, [], 0b11, 0, "undo-others"),
        (1, [], 0b10, 1, "undo-revealed"),
    ],
)
def test_the_rule_of_undo(seat: int, luck: list[int], waiting: int, revealed: int, answer: str) -> None:
    state = DUEL.new(2, {}, FastChance(1))
    state.waiting = waiting
    state.revelations = 5 + revealed
    assert taking_back(Move(1, 0, luck), seat, state, 5) == answer
