"""What was dealt before set-up is written down; journals of format 1 are brought up to date by playing them again."""

from __future__ import annotations

import json

import pytest

from covetown.kernel import (
    Chance,
    Events,
    FastChance,
    JournalError,
    OldJournal,
    OptionSpec,
    State,
    migrated,
    new_match,
    read_journal,
    repacked,
    replay,
    seats_in,
)
from covetown.kernel.game import Game
from tests.kernel.tiny import Duel, DuelGame

Plain = dict[str, object]


class Tournament(DuelGame):
    """A duel on a shelf of sizes: a table that says "any" is dealt one of them. Its option numbers have moved since."""

    def __init__(self, sizes: list[str]) -> None:
        super().__init__()
        self.key = "tournament"
        self.sizes = sizes

    def option_specs(self) -> list[OptionSpec]:
        return [OptionSpec("duel", "choice", "any", ["any", "1", "2", "3"])]

    def deal_options(self, seats: int, options: dict[str, object], chance: Chance) -> dict[str, object]:
        if options["duel"] != "any":
            return {}
        return {"duel": self.sizes[chance.below(len(self.sizes))]}

    def new(self, seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> State:
        full = Game.check_options(self, seats, options)
        full.update(self.deal_options(seats, full, chance))
        return SIZES.new(seats, {"size": int(str(full["duel"]))}, chance)

    def option_from(self, version: int, option: int) -> int:
        return option - 100 if version == 1 else option


SIZES = DuelGame()
FEW = Tournament(["1", "2"])
MANY = Tournament(["3", "1", "2"])


def played(game: Tournament) -> Plain:
    """A whole game as plain data."""
    match = new_match(game, 2, {}, FastChance(3))
    while match.state.waiting:
        seat = seats_in(match.state.waiting)[0]
        match.choose(seat, match.state.options(seat)[0])
    data: Plain = json.loads(match.journal.dumps())
    return data


def as_format_1(data: Plain) -> Plain:
    """The same game as version 0.1 would have written it: one list for all luck of the set-up, other numbers."""
    old = dict(data)
    old["covetown"] = 1
    dealing, setup, moves = old.pop("dealing"), old["setup"], old["moves"]
    assert isinstance(dealing, list)
    assert isinstance(setup, list)
    assert isinstance(moves, list)
    old["setup"] = [*dealing, *setup]
    old.pop("dealt")
    old["moves"] = [[seat, option + 100, luck, "ffff"] for seat, option, luck, _ in moves]
    return old


def test_what_was_dealt_stays_dealt_when_the_shelf_grows() -> None:
    journal = read_journal(json.dumps(played(FEW)))
    assert journal.options == {"duel": "any"}
    assert journal.dealt in ({"duel": "1"}, {"duel": "2"})
    assert len(journal.dealing) == 1
    state = replay(MANY, journal)
    assert isinstance(state, Duel)
    assert state.result() is not None


def test_a_table_that_leaves_nothing_open_is_dealt_nothing() -> None:
    journal = new_match(FEW, 2, {"duel": "3"}, FastChance(1)).journal
    assert (journal.dealt, journal.dealing) == ({}, [])


def test_an_old_journal_is_read_only_by_migrating_it() -> None:
    data = played(FEW)
    old = as_format_1(data)
    with pytest.raises(OldJournal, match="covetown migrate"):
        read_journal(json.dumps(old))
    assert json.loads(migrated(FEW, old).dumps()) == data


def test_a_move_taken_back_keeps_its_answer_and_loses_its_mark() -> None:
    old = as_format_1(played(FEW))
    moves = old["moves"]
    assert isinstance(moves, list)
    moves.insert(1, [0, 107, [], "abcd", "undone"])
    new = migrated(FEW, old)
    assert (new.moves[1].option, new.moves[1].mark, new.moves[1].undone) == (7, "", True)
    assert new.moves[2].mark


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d["moves"][1].__setitem__(1, 300), "move 2: option 200 is not legal"),
        (lambda d: d["moves"][0].__setitem__(2, [1]), "move 1: 1 recorded chance values"),
        (lambda d: d["setup"].append(0), "set-up: 1 recorded"),
        (lambda d: d["setup"].clear(), "set-up"),
        (lambda d: d["result"].__setitem__("ending", "x"), "result"),
        (lambda d: d.__setitem__("rules", "7"), "rules version 7"),
        (lambda d: d.__setitem__("game", "chess"), "journal of chess"),
        (lambda d: d.__setitem__("covetown", 3), "format 1"),
    ],
)
def test_what_cannot_be_played_again_is_named(change: object, told: str) -> None:
    old = as_format_1(played(FEW))
    assert callable(change)
    change(old)
    with pytest.raises(JournalError, match=told):
        migrated(FEW, old)


def test_numbers_of_answers_are_packed_anew() -> None:
    assert repacked((33 << 12) | 4095, 12) == (33 << 20) | 4095
    assert repacked((7 << 20) | 5, 20) == (7 << 20) | 5
