"""Decisions: complete lists, no duplicates, nobody else is asked, and what may be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.faults import faults
from covetown.games.merchants_cove.state import MerchantsState
from covetown.kernel import FastChance, Match, RuleError, new_match
from covetown.kernel.state import lowest_seat
from tests.games.merchants_cove.builder import Table, plain

CORE = {
    "choose-space", "choose-card", "discard-corruption", "choose-sailor", "sailor-to-pier", "sailor-to-boat",
    "choose-slot", "use-staff", "choose-hand", "place-drawn", "place-on-boat", "rob", "choose-berth",
    "choose-cultists", "selling",
}  # fmt: skip


def positions(seeds: range, **options: object) -> Iterator[MerchantsState]:
    """Every position of some random games."""
    for seed in seeds:
        chance = FastChance(seed)
        state = GAME.new(1 + seed % 4, {"rogues": ("cultists", "robbers")[seed % 2], **options}, chance)
        assert isinstance(state, MerchantsState)
        while state.waiting:
            yield state
            seat = lowest_seat(state.waiting)
            answers = state.options(seat)
            state.apply(seat, answers[chance.below(len(answers))], chance)


@pytest.mark.rule(
    "MC-367", "MC-368", "MC-369", "MC-370", "MC-371", "MC-372", "MC-373", "MC-374", "MC-375", "MC-376", "MC-377",
    "MC-378", "MC-379", "MC-380", "MC-381", "MC-382", "MC-355", "MC-356", "MC-357", "MC-259",
)  # fmt: skip
def test_every_question_of_whole_games() -> None:
    """Asked of the one whose turn it is, with at least two different answers, all of them described, nothing lost."""
    asked: Counter[str] = Counter()
    for state in positions(range(12), townsfolk=["locals", "mercenaries", "sailors"]):
        assert state.waiting == 1 << state.active
        options = state.options(state.active)
        assert len(options) == len(set(options)) >= 2
        decision = state.decision(int(state.active))
        assert [option.ident for option in decision.options] == list(options)
        seen = [(option.text.key, str(option.text.plain()), tuple(option.refs)) for option in decision.options]
        assert len(set(seen)) == len(seen), decision.plain()
        asked[decision.kind] += 1
        assert faults(state) == []
    assert set(asked) >= CORE


@pytest.mark.rule("MC-367")
def test_nothing_else_is_accepted_and_a_refusal_changes_nothing() -> None:
    match = new_match(GAME, 2, {}, FastChance(3))
    seat = int(plain(match.state).active)
    before = match.state.encode()
    with pytest.raises(RuleError):
        match.choose(seat, 999_999)
    with pytest.raises(RuleError):
        match.choose(1 - seat, match.state.options(seat)[0])
    assert match.state.encode() == before


@pytest.mark.rule("MC-368")
def test_identical_pieces_are_one_answer() -> None:
    table = Table("ab").piers(plaza="RG").shelf("a", "sR sR sR sG").market()
    assert table.offered() == ["good:small-red", "good:small-green", "done"]
    sailor = Table("ab").clock({1: "a", 9: "b"}).square(None, None, None, "TS09").deck().boats({1: "RRG"}).begin()
    sailor.answer("space:recruit")
    assert sailor.offered() == ["boat:1 adventurer:red", "boat:1 adventurer:green"]


@pytest.mark.rule("MC-369")
def test_a_single_answer_is_carried_out_unasked() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).square(None, None, None, "TM01").deck().begin().answer("space:recruit")
    assert table.question() == "choose-slot"  # the only card was taken at once


@pytest.mark.rule("MC-382")
def test_a_choice_caused_by_a_turn_is_its_players() -> None:
    """a fills a boat on b's side of things: a docks it, whoever profits."""
    table = Table("ab").clock({3: "a", 9: "b"}).boats({4: "RRR"}).shelf("b", "sR sR").bag("R").begin()
    table.answer("space:one", "boat:4")
    assert (table.question(), table.asked()) == ("choose-berth", "a")


def choose(match: Match, ref: str) -> None:
    state = match.state
    assert isinstance(state, MerchantsState)
    decision = state.decision(int(state.active))
    option = next(option for option in decision.options if ref in " ".join(option.refs))
    match.choose(int(state.active), option.ident)


@pytest.mark.rule("MC-X36", "MC-383", "MC-385", "MC-386", "MC-390", "MC-409")
def test_undo_reaches_back_to_the_last_revelation() -> None:
    match = None
    for seed in range(4000):
        match = new_match(GAME, 2, {"merchant_1": "captain", "merchant_2": "blacksmith"}, FastChance(seed))
        square = plain(match.state.view(-1))["town"]["square"]
        if square[3]["card"] in (8, 9, 10, 11):  # a Local who discards up to three, on space 4
            break
    assert match is not None
    state = match.state
    assert isinstance(state, MerchantsState)
    seat = int(state.active)
    state.players[seat].corruption += 2  # two cards C; the deck has 26 left
    state.corruption -= 2
    start = state.encode()
    trail = [start]
    for ref in ("space:", "townsfolk:4", "corruption:c"):
        choose(match, "recruit" if ref == "space:" else ref)
        trail.append(match.state.encode())
    choose(match, "done")
    assert match.state.decision(seat).kind == "choose-slot"
    # DISCARD, CARD and SPACE drew nothing and revealed nothing.
    assert [move.chance for move in match.journal.played()] == [[], [], [], []]
    assert match.state.revelations == state.revelations
    before = match.state.encode()
    choose(match, "slot")
    assert match.state.encode() != before
    last = match.journal.played()[-1]
    assert last.chance, "the refilled square turned a Townsfolk card up"
    assert match.undo_refusal(seat, free=False)
    assert match.undo_refusal(seat, free=True) == ""  # alone or on one screen undo is free


@pytest.mark.rule("MC-383", "MC-390", "MC-388")
def test_an_undone_choice_restores_the_position() -> None:
    match = new_match(GAME, 2, {"merchant_1": "captain", "merchant_2": "blacksmith"}, FastChance(5))
    seat = int(plain(match.state).active)
    start = match.state.encode()
    choose(match, "recruit")
    middle = match.state.encode()
    choose(match, "townsfolk:4")
    after = match.state.encode()
    assert match.undo_refusal(seat, free=False) == ""
    assert match.undo_refusal(1 - seat, free=False) != ""  # only the own latest decision
    match.undo(seat)
    assert match.state.encode() == middle
    match.undo(seat)
    assert match.state.encode() == start
    choose(match, "recruit")
    choose(match, "townsfolk:4")
    assert match.state.encode() == after  # the same decisions bring the same game again


@pytest.mark.rule("MC-384", "MC-385", "MC-387", "MC-388", "MC-389", "MC-260", "PD-114")
def test_barriers_of_undo() -> None:
    """In whole games: what drew, rolled, revealed, changed the phase or let the Peddler act cannot be taken back."""
    crossed: Counter[str] = Counter()
    watched = {
        "drew-adventurer": "MC-384", "drew-corruption": "MC-385", "townsfolk-dealt": "MC-386", "phase": "MC-389",
        "peddler-turn": "MC-388", "drew-song-card": "MC-387", "rolled": "MC-387", "spun": "MC-387",
    }  # fmt: skip
    for seed in range(4):
        options: dict[str, object] = {"merchant_1": ("blacksmith", "captain", "entertainer", "alchemist")[seed]}
        chance = FastChance(seed)
        match = new_match(GAME, 1, options, chance)
        while match.state.waiting:
            answers = match.state.options(0)
            told = match.choose(0, answers[chance.below(len(answers))])
            barriers = {watched[event.kind] for event in told if event.kind in watched}
            for barrier in barriers:
                crossed[barrier] += 1
            if barriers and len(match.journal.moves) % 7 == 0:
                assert match.undo_refusal(0, free=False) != "", barriers
    assert set(crossed) >= {"MC-384", "MC-385", "MC-386", "MC-387", "MC-388", "MC-389"}
