"""A match checks every choice, journals it, replays exactly and knows what can be taken back."""

from __future__ import annotations

import json

import pytest

from covetown.inspection import Fault, look, walk, whispers
from covetown.kernel import (
    Advice,
    Chance,
    Considered,
    FairChance,
    FastChance,
    Journal,
    JournalError,
    Match,
    Move,
    RuleError,
    journal_from,
    new_match,
    read_journal,
    replay,
    resume_match,
    seats_in,
    world_for,
)
from tests.kernel.tiny import DUEL, Duel


def finished(seed: int = 1, seats: int = 2) -> Match:
    match = new_match(DUEL, seats, {}, FastChance(seed))
    while match.state.waiting:
        seat = seats_in(match.state.waiting)[0]
        match.choose(seat, match.state.options(seat)[0])
    return match


def test_a_refused_choice_changes_nothing() -> None:
    match = new_match(DUEL, 2, {}, FastChance(1))
    before = match.state.encode()
    for seat, option, why in ((5, 0, "not asked"), (-1, 0, "not asked"), (0, 99, "not possible")):
        with pytest.raises(RuleError, match=why):
            match.choose(seat, option)
    match.choose(0, match.state.options(0)[0])
    with pytest.raises(RuleError, match="waiting for seat 1"):
        match.choose(0, match.state.options(0)[0])
    assert match.state.encode() != before
    assert len(match.journal.moves) == 1


def test_nothing_is_accepted_after_the_end() -> None:
    with pytest.raises(RuleError, match="over"):
        finished().choose(0, 1)


def test_a_journal_survives_its_text_and_replays_to_the_same_position() -> None:
    match = finished()
    journal = read_journal(match.journal.dumps())
    state = replay(DUEL, journal)
    assert state.encode() == match.state.encode()
    assert journal.result is not None
    assert journal.result["ending"] == "tricks"
    assert resume_match(DUEL, journal, FastChance(2)).state.encode() == match.state.encode()


def broken(change: object) -> Journal:
    data = json.loads(finished().journal.dumps())
    assert callable(change)
    change(data)
    return journal_from(data)


CHANGES = {
    "another choice": (lambda d: d["moves"][2].__setitem__(1, 11), "move 3"),
    "another seat": (lambda d: d["moves"][0].__setitem__(0, 7), "move 1: seat 7 is not asked"),
    "another mark": (lambda d: d["moves"][1].__setitem__(3, "beef"), "move 2: the position differs"),
    "luck left over": (lambda d: d["moves"][0].__setitem__(2, [1]), "move 1: 1 recorded chance values"),
    "luck missing": (lambda d: d["setup"].pop(), "set-up"),
    "set-up luck left over": (lambda d: d["setup"].append(0), "set-up: 1 recorded"),
    "another result": (lambda d: d["result"].__setitem__("ending", "x"), "result"),
    "another version": (lambda d: d.__setitem__("rules", "0"), "rules version 0"),
    "another game": (lambda d: d.__setitem__("game", "chess"), "journal of chess"),
    "impossible options": (lambda d: d.__setitem__("options", {"size": 99}), "set-up: option size"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_the_first_difference_of_a_changed_journal_is_named(name: str) -> None:
    change, told = CHANGES[name]
    with pytest.raises(JournalError, match=told):
        replay(DUEL, broken(change))


MALFORMED = [
    "nonsense",
    "[]",
    '{"covetown": 9}',
    '{"covetown": true}',
    '{"covetown": 2, "game": 3}',
    '{"covetown": 2, "game": "duel", "rules": "1", "seats": 2}',
    '{"covetown": 2, "game": "duel", "rules": "1", "seats": 2, "options": {}, "moves": [], "setup": "x"}',
    '{"covetown": 2, "game": "duel", "rules": "1", "seats": 2, "options": {}, "moves": [], "setup": [true]}',
    '{"covetown": 2, "game": "duel", "rules": "1", "seats": 2, "options": {}, "moves": [[1]], "setup": []}',
    '{"covetown": 2, "game": "duel", "rules": "1", "seats": 2, "options": {}, "moves": [], "setup": [], "dealt": 3}',
    '{"covetown": 2, "game": "duel", "rules": "1", "seats": 2, "options": {}, "moves": [], "setup": [], "dealing": 3}',
    '{"covetown": 2, "game": "duel", "rules": "1", "seats": 2, "options": {}, "moves": [["a", 1, []]], "setup": []}',
]


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_journal_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(JournalError):
        read_journal(text)


def test_undo_stays_within_what_only_the_chooser_knows() -> None:
    match = new_match(DUEL, 2, {}, FastChance(1))
    assert match.undo_refusal(0, False) == "undo-nothing"
    match.choose(0, match.state.options(0)[0])
    assert match.undo_refusal(1, False) == "undo-not-yours"
    assert match.undo_refusal(0, False) == "undo-others"
    with pytest.raises(RuleError, match="undo-others"):
        match.undo(0)


def test_a_free_undo_takes_back_and_keeps_the_move_on_record() -> None:
    match = new_match(DUEL, 2, {}, FastChance(1))
    before = match.state.encode()
    match.choose(0, match.state.options(0)[0])
    match.undo(0, free=True)
    assert match.state.encode() == before
    assert [move.undone for move in match.journal.moves] == [True]
    assert match.journal.played() == []
    again = read_journal(match.journal.dumps())
    assert replay(DUEL, again).encode() == before


@pytest.mark.parametrize("source", [FastChance(1), FairChance(b"0123456789abcdef", [b"ada"])])
def test_after_an_undo_the_same_choices_bring_the_same_luck(source: Chance) -> None:
    match = new_match(DUEL, 2, {}, source)
    choices = [(seat, int(match.state.options(seat)[0])) for seat in (0, 1)]
    for seat, option in choices:
        match.choose(seat, option)
    after = match.state.encode()
    luck = [move.chance for move in match.journal.played()]
    assert any(luck)
    for _ in range(5):
        match.undo(1, free=True)
        match.choose(*choices[1])
        assert match.state.encode() == after
        assert [move.chance for move in match.journal.played()] == luck


def played(moves: int, seed: int = 1) -> Match:
    """A duel after so many moves."""
    match = new_match(DUEL, 2, {}, FastChance(seed))
    for _ in range(moves):
        seat = seats_in(match.state.waiting)[0]
        match.choose(seat, match.state.options(seat)[0])
    return match


def everything(match: Match) -> list[object]:
    """All that a match holds."""
    return [match.state.encode(), match.journal.dumps(), match.chance.place(), match.places[:], match.revealed[:]]


def test_a_proposal_changes_nothing_until_it_is_accepted() -> None:
    match = played(1)
    before = everything(match)
    proposals = [match.propose(1, option) for option in match.state.options(1)]
    assert everything(match) == before
    assert any(proposal.move.chance for proposal in proposals), "luck was drawn and put back"
    match.accept(proposals[1])
    assert match.state is proposals[1].state
    assert [event.kind for event in proposals[1].events] == ["laid", "trick"]
    other = played(1)
    other.choose(1, proposals[1].move.option)
    assert everything(match) == everything(other)


def test_a_move_written_elsewhere_is_checked_and_then_accepted_like_any_other() -> None:
    match, other = played(5), new_match(DUEL, 2, {}, FastChance(1))
    for move, after in zip(match.journal.played(), [*match.places[1:], match.chance.place()], strict=True):
        other.accept(other.propose_recorded(move, after))
    assert everything(other) == everything(match)
    before = everything(other)
    wrong = Move(seats_in(other.state.waiting)[0], 99, [])
    with pytest.raises(JournalError, match="move 6: option 99 is not legal"):
        other.propose_recorded(wrong, ())
    assert everything(other) == before


@pytest.mark.parametrize("count", [1, 2, 3, 5])
@pytest.mark.parametrize("kept", [False, True])
def test_several_choices_are_taken_back_at_once(count: int, kept: bool) -> None:
    match, before = played(5), played(5 - count)
    choices = [(move.seat, move.option) for move in match.journal.played()[5 - count :]]
    after = match.state.encode()
    match.take_back(count, before.state.copy() if kept else None)
    assert match.state.encode() == before.state.encode()
    assert (match.places, match.revealed) == (before.places, before.revealed)
    assert match.chance.place() == before.chance.place()
    assert [move.undone for move in match.journal.moves] == [False] * (5 - count) + [True] * count
    for seat, option in choices:
        match.choose(seat, option)
    assert match.state.encode() == after, "the same choices bring the same luck again"


@pytest.mark.parametrize("count", [0, -1, 3])
def test_more_than_there_is_cannot_be_taken_back(count: int) -> None:
    match = played(2)
    before = everything(match)
    with pytest.raises(RuleError, match="2 were made"):
        match.take_back(count)
    assert everything(match) == before


def test_a_resumed_match_knows_what_was_revealed_before_it() -> None:
    match = played(4)
    again = resume_match(DUEL, read_journal(match.journal.dumps()), FastChance(2))
    for seat in (0, 1):
        assert again.undo_refusal(seat, False) == match.undo_refusal(seat, False)
    again.take_back(2)
    assert again.state.encode() == played(2).state.encode()


def test_whoever_thinks_gets_a_world_that_differs_only_in_what_its_seat_cannot_know() -> None:
    state = played(1).state
    worlds = [world_for(state, 0, FastChance(seed)) for seed in range(8)]
    assert {str(world.view(0)) for world in worlds} == {str(state.view(0))}
    assert len({world.encode() for world in worlds}) > 1


def test_advice_comes_with_the_best_first() -> None:
    rows = [Considered(1, 0.2, 0.9), Considered(2, 0.5, 0.4), Considered(3, 0.3, 0.6)]
    advice = Advice(3, rows)
    assert [row.option for row in advice.rows] == [3, 2, 1]
    assert advice.row(1) is rows[0]
    assert advice.row(9) is None
    assert advice.row(None) is None


def test_options_of_a_table_are_completed_and_checked() -> None:
    assert DUEL.check_options(2, {}) == {"size": 3, "mode": "free", "open": False, "decks": ["a"], "limit": None}
    for options, told in (
        ({"colour": 1}, "no option colour"),
        ({"size": 4}, "from 1 to 3"),
        ({"size": True}, "from 1 to 3"),
        ({"mode": "x"}, "one of free, team"),
        ({"open": 1}, "true or false"),
        ({"decks": ["a", "a"]}, "different ones"),
        ({"limit": 0}, "from 1 to 9"),
    ):
        with pytest.raises(RuleError, match=told):
            DUEL.check_options(2, dict(options))
    with pytest.raises(RuleError, match="2, 3 seats"):
        DUEL.check_options(4, {})


@pytest.mark.parametrize("seed", range(12))
def test_the_inspector_finds_nothing_wrong_with_a_sound_game(seed: int) -> None:
    match = walk(DUEL, seed, every=1)
    assert match.state.result() is not None


def test_the_inspector_finds_a_leaking_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Duel.view
    monkeypatch.setattr(Duel, "view", lambda self, seat: {**honest(self, seat), "deck": [c.value for c in self.deck]})
    with pytest.raises(Fault, match="redeal changes what viewer -1 sees"):
        walk(DUEL, 1, every=1)


def test_the_inspector_finds_a_leaking_event(monkeypatch: pytest.MonkeyPatch) -> None:
    state = DUEL.new(2, {}, FastChance(3))
    option = state.options(0)[0]
    assert whispers(DUEL, state, 0, option, FastChance(4)) == ""
    honest = Duel.apply

    def loud(self: Duel, seat: int, option: int, chance: Chance) -> None:
        if self.events is not None:
            self.events.tell("hand", {"cards": sorted(card.value for card in self.hands[seat])})
        honest(self, seat, option, chance)

    monkeypatch.setattr(Duel, "apply", loud)
    told = [whispers(DUEL, state, 0, option, FastChance(seed)) for seed in range(40)]
    assert any("tell viewer 1" in line or "tell viewer -1" in line for line in told)


def test_the_inspector_finds_a_dead_end() -> None:
    state = DUEL.new(2, {}, FastChance(3))
    assert isinstance(state, Duel)
    state.hands[0].clear()
    assert "no legal answer" in look(DUEL, state, FastChance(1), False)
