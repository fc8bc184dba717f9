"""What happens during set-up is told: to a match, from a journal, and to each viewer only what it may know."""

from __future__ import annotations

import pytest

from covetown import registry
from covetown.kernel import Events, FastChance, RecordedChance, new_match, opening, read_journal, resume_match


@pytest.mark.parametrize("game", registry.in_house())
def test_a_match_knows_what_happened_during_set_up(game: str) -> None:
    title = registry.load(game)
    for seed in range(6):
        seats, options = title.any_setup(FastChance(seed))
        match = new_match(title, seats, options, FastChance(seed))
        assert match.state.events is None
        told = [event.seen_by(-1) for event in match.opening]
        again = read_journal(match.journal.dumps())
        assert [event.seen_by(-1) for event in opening(title, again)] == told
        assert [event.seen_by(-1) for event in resume_match(title, again, FastChance(0)).opening] == told


@pytest.mark.parametrize("game", registry.in_house())
def test_listening_to_the_set_up_changes_nothing(game: str) -> None:
    title = registry.load(game)
    for seed in range(6):
        seats, options = title.any_setup(FastChance(seed))
        heard, quiet = RecordedChance(FastChance(seed)), RecordedChance(FastChance(seed))
        listener = Events()
        told = title.new(seats, options, heard, listener)
        assert told.events is listener
        untold = title.new(seats, options, quiet)
        assert untold.events is None
        assert told.encode() == untold.encode()
        assert heard.take() == quiet.take()


def test_the_boats_of_the_first_day_and_the_peddlers_first_turn_are_told() -> None:
    """The log is not empty when the Peddler has moved before anybody is asked."""
    title = registry.load("merchants_cove")
    match = new_match(title, 1, {}, FastChance(5))
    kinds = [event.kind for event in match.opening]
    assert kinds.count("arrived") == 6
    assert "peddler-turn" in kinds
    assert kinds.index("phase") < kinds.index("arrived") < kinds.index("peddler-turn")
