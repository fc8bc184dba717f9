"""What all saw pass unseen explains every hidden card that is taken for somebody else's (DM-568, DM-569)."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.memory import MOST_PASSED, MOST_SEATS
from covetown.games.dale_of_merchants.pieces import NOBODY
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import FastChance
from covetown.kernel.state import lowest_seat
from tests.games.dale_of_merchants.test_imagined import EXCHANGING
from tests.knowledge import games


def unexplained(state: DaleState) -> list[str]:
    """Whose cards are hidden elsewhere, and with whom cards of others are, though fewer went from or to them."""
    if any(state.passed.count(edge) >= MOST_PASSED for edge in state.passed):
        return []  # these stand for any number
    away = [note for note in state.secrets if note.origin not in (NOBODY, note.holder)]
    wrong: list[str] = []
    for pool in range(MOST_SEATS + 1):
        gone = sum(note.origin == pool for note in away)
        passed = sum(edge // MOST_SEATS == pool for edge in state.passed)
        if gone > passed:
            wrong.append(f"{gone} cards of {pool} are hidden elsewhere, and {passed} went unseen")
    for seat in range(MOST_SEATS):
        come = sum(note.holder == seat for note in away)
        passed = sum(edge % MOST_SEATS == seat for edge in state.passed)
        if come > passed:
            wrong.append(f"{come} cards of others are hidden with {seat}, and {passed} came unseen")
    return wrong


@pytest.mark.rule("DM-568", "DM-569")
@pytest.mark.parametrize("table", range(len(EXCHANGING)))
def test_no_more_cards_are_taken_for_somebody_elses_than_passed_unseen(table: int) -> None:
    seats, options = EXCHANGING[table]
    for seed in (*games(20, 1000), 530):  # the last one was wrong once
        chance = FastChance(7000 + seed)
        state = GAME.new(seats, {"turn_limit": 40, **options}, chance)
        assert isinstance(state, DaleState)
        while state.waiting:
            seat = lowest_seat(state.waiting)
            answers = state.options(seat)
            state.apply(seat, answers[chance.below(len(answers))], chance)
            assert unexplained(state) == [], f"seed {seed}"
