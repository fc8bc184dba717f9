"""Taking back decisions, and the barriers that nobody can go behind."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants import alchemist
from covetown.games.merchants_cove.state import MerchantsState
from covetown.inspection import as_bytes
from covetown.kernel import Chance, Events, FastChance, Game, Journal, Match, State
from tests.games.merchants_cove.builder import Table


def everything(state: MerchantsState) -> bytes:
    """What both players see and what lies in the decks: nothing of a position is left out."""
    hidden = [int(state.corruption), int(state.discards), int(state.townsfolk), list(state.bottom)]
    return as_bytes([state.view(0), state.view(1), hidden, [int(option) for option in state.options(state.active)]])


class Prepared(Game):
    """A game that starts in a prepared position, so that a match can be played from there."""

    def __init__(self, start: MerchantsState) -> None:
        self.key = "merchants_cove"  # set here, where the compiled form sees it too
        self.start = start

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        return self.start.copy()


class Play:
    """A match from a position; answers are references, as in the builder."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.table = table
        start = table.state.copy()
        game = Prepared(start)
        self.match = Match(
            game, Journal(game.key, game.rules_version, int(start.seats), {}, []), start, FastChance(seed)
        )
        self.match.marks = False

    @property
    def state(self) -> MerchantsState:
        state = self.match.state
        assert isinstance(state, MerchantsState)
        return state

    def answer(self, *refs: str) -> Play:
        for ref in refs:
            self.table.state = self.state
            offered = self.table.offered()
            fitting = [at for at, other in enumerate(offered) if other == ref or ref in other.split()]
            assert len(fitting) == 1, f"{ref}: {offered}"
            self.match.choose(int(self.state.active), int(self.state.options(self.state.active)[fitting[0]]))
        return self

    def refusal(self, seat: int = 0, free: bool = False) -> str:
        return self.match.undo_refusal(seat, free)

    def question(self) -> str:
        self.table.state = self.state
        return self.table.question()


SQUARE = ("TL02", "TL03", "TL04", "TL09")


@pytest.mark.rule("MC-X36", "MC-383", "MC-386")
def test_x36_decisions_are_taken_back_one_by_one_up_to_the_refill() -> None:
    table = Table("ab").clock({1: "a", 9: "b"}).corrupt("a", "C", "CR").square(*SQUARE).deck("TL05", "TL06").begin()
    play = Play(table).answer("space:recruit", "townsfolk:4", "corruption:c", "done")
    assert play.question() == "choose-slot"
    for question in ("discard-corruption", "discard-corruption", "choose-card", "choose-space"):
        assert play.refusal() == ""
        play.match.undo(0)
        assert play.question() == question
    assert play.refusal() == "undo-nothing"

    play.answer("space:recruit", "townsfolk:4", "corruption:c", "done", "slot:0:1")
    assert play.question() == "choose-space"
    assert play.refusal() != ""  # the order of the deck was known to nobody, and a card lies open now


@pytest.mark.rule("MC-384")
def test_an_adventurer_drawn_is_a_barrier_even_if_no_other_was_possible() -> None:
    table = Table("ab").clock({3: "a", 9: "b"}).bag("R").boats({1: "G"}).begin()
    play = Play(table).answer("space:one")
    assert play.question() == "place-on-boat"
    assert play.match.journal.moves[-1].chance == []  # a certain draw uses up no chance
    assert play.refusal() != ""
    play.answer("boat:1")
    assert play.refusal() == ""  # behind the draw the own placing can be taken back
    play.match.undo(0)
    assert play.question() == "place-on-boat"
    assert play.refusal() != ""


@pytest.mark.rule("MC-385")
def test_a_corruption_card_drawn_is_a_barrier() -> None:
    table = Table("ab").clock({4: "a", 9: "b"}).corruption_deck("C").signalled().begin()
    play = Play(table).answer("space:four")
    assert play.match.journal.moves[-1].chance == []
    assert play.refusal() != ""


@pytest.mark.rule("MC-387", "MC-260")
def test_a_random_event_of_a_merchant_is_a_barrier() -> None:
    table = Table("ab", merchants={"a": "alchemist"}).clock({1: "a", 9: "b"})
    alchemist.MERCHANT.set_up(table.state, table.player("a"), FastChance(3))
    table.square(*SQUARE).begin()
    play = Play(table).answer("space:take_upper")
    assert play.refusal() == ""
    while play.question() != "choose-space":
        colour = play.state.options(play.state.active)[0]
        play.match.choose(0, int(colour))
    assert play.refusal() != ""  # the decanter was refilled from the bag


@pytest.mark.rule("MC-388")
def test_another_seats_decision_is_a_barrier() -> None:
    table = Table("ab").clock({1: "ab"}).begin()
    play = Play(table).answer("space:one")
    assert play.state.active == 1
    assert play.refusal(0) == "undo-others"  # b is asked now: nothing may be taken away under b's hands
    play.answer("space:one")
    assert play.refusal(0) == "undo-not-yours"


@pytest.mark.rule("MC-389")
def test_a_new_phase_is_a_barrier() -> None:
    table = Table("a", peddler="normal", count=2).clock({11: "a", 12: "P"}).signalled().piers(plaza="R")
    table.shelf("a", "sR").halls().begin()
    play = Play(table).answer("space:one")
    assert play.state.phase == 2  # the market has opened and a is asked to sell
    assert play.question() == "selling"
    assert play.refusal() != ""


@pytest.mark.rule("MC-390")
def test_an_undo_restores_everything_and_the_luck_to_come() -> None:
    """Two matches with the same luck: one takes decisions back on the way, the other does not."""
    first = Table("ab").clock({3: "a", 9: "b"}).square(*SQUARE).corrupt("a", "C", "CR").begin()
    second = Table("ab").clock({3: "a", 9: "b"}).square(*SQUARE).corrupt("a", "C", "CR").begin()
    straight, back = Play(first, 9), Play(second, 9)
    before = everything(back.state)
    back.answer("space:recruit", "townsfolk:3")
    back.match.undo(0)
    back.match.undo(0)
    assert everything(back.state) == before
    back.answer("space:recruit", "townsfolk:4")
    back.match.undo(0)
    for play in (straight, back):
        if play is straight:
            play.answer("space:recruit")
        play.answer("townsfolk:1", "corruption:c", "slot:0:1")
    assert everything(straight.state) == everything(back.state)
    assert straight.match.journal.moves[-1].chance == back.match.journal.moves[-1].chance


@pytest.mark.rule("MC-409")
def test_alone_or_on_one_screen_there_are_no_barriers() -> None:
    table = Table("ab").clock({3: "ab"}).bag("RG").begin()
    play = Play(table)
    marks = [everything(play.state)]
    play.answer("space:one")
    marks.append(everything(play.state))
    play.answer("boat:1")
    marks.append(everything(play.state))
    play.answer("space:two")
    assert play.refusal(0) != ""
    for mark in reversed(marks):
        assert play.refusal(0, free=True) == ""
        play.match.undo(0, free=True)
        assert everything(play.state) == mark
