"""The journal of a game: who chose what, and what chance gave. Enough to play it again exactly, on any machine."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from covetown.kernel.chance import ChanceError, ScriptedChance
from covetown.kernel.events import Event, Events
from covetown.kernel.game import Game, RuleError
from covetown.kernel.state import State

FORMAT: Final = 2


class JournalError(Exception):
    """A journal cannot be read, or its game does not play out as written."""


class OldJournal(JournalError):
    """A journal of an earlier format, which `covetown migrate` brings up to date."""


@final
class Move:
    """One choice, the chance values it used up, and the fingerprint of the position it led to (empty: not taken).

    A move that was taken back stays in the journal and is marked `undone`.
    """

    def __init__(self, seat: int, option: int, chance: list[int], mark: str = "", undone: bool = False) -> None:
        self.seat = seat
        self.option = option
        self.chance = chance
        self.mark = mark
        self.undone = undone


@final
class Journal:
    """A whole game on record.

    `options` are those the table agreed on, `dealt` those that chance added to them before set-up; `dealing` and
    `setup` are the chance values which that and the set-up used.
    """

    def __init__(self, game: str, rules: str, seats: int, options: dict[str, object], setup: list[int]) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.dealt: dict[str, object] = {}
        self.dealing: list[int] = []
        self.setup = setup
        self.moves: list[Move] = []
        self.notes: dict[str, object] = {}
        self.result: dict[str, object] | None = None

    def all_options(self) -> dict[str, object]:
        """The options with which the game was set up."""
        return {**self.options, **self.dealt}

    def played(self) -> list[Move]:
        """The moves that stand."""
        return [move for move in self.moves if not move.undone]

    def plain(self) -> dict[str, object]:
        moves: list[object] = []
        for move in self.moves:
            row: list[object] = [move.seat, move.option, move.chance, move.mark]
            if move.undone:
                row.append("undone")
            moves.append(row)
        return {
            "covetown": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "dealt": self.dealt,
            "dealing": self.dealing,
            "setup": self.setup,
            "moves": moves,
            "notes": self.notes,
            "result": self.result,
        }

    def dumps(self) -> str:
        return json.dumps(self.plain(), separators=(",", ":"))


def read_journal(text: str) -> Journal:
    """A journal from its text; a JournalError says what is wrong with it."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise JournalError(f"this is not a journal: {error}") from None
    return journal_from(data)


def journal_from(data: object, version: int = FORMAT) -> Journal:
    """A journal from plain data that may come from anywhere: every part is checked."""
    if not isinstance(data, dict) or not plain_int(data.get("covetown")):
        raise JournalError(f"this is not a Covetown journal of format {version}")
    written = data.get("covetown")
    if written != version:
        if written == 1:
            raise OldJournal("this journal is of format 1; `covetown migrate` brings it up to date")
        raise JournalError(f"this is not a Covetown journal of format {version}")
    game = data.get("game")
    rules = data.get("rules")
    seats = data.get("seats")
    options = data.get("options")
    moves = data.get("moves")
    notes = data.get("notes")
    result = data.get("result")
    if not isinstance(game, str) or not isinstance(rules, str) or not isinstance(seats, int):
        raise JournalError("the journal must name its game, rules version and number of seats")
    if not isinstance(options, dict) or not isinstance(moves, list):
        raise JournalError("the journal must have options and moves")
    journal = Journal(
        game, rules, seats, {str(name): value for name, value in options.items()}, int_list(data.get("setup"), "set-up")
    )
    dealt = data.get("dealt", {})
    if not isinstance(dealt, dict):
        raise JournalError("the dealt options must have names")
    journal.dealt = {str(name): value for name, value in dealt.items()}
    journal.dealing = int_list(data.get("dealing", []), "dealing")
    for number, row in enumerate(moves, 1):
        if not isinstance(row, list) or len(row) not in (3, 4, 5):
            raise JournalError(f"move {number} is not [seat, option, chance, mark]")
        seat = row[0]
        option = row[1]
        mark = row[3] if len(row) > 3 else ""
        if not plain_int(seat) or not plain_int(option) or not isinstance(mark, str):
            raise JournalError(f"move {number} is not [seat, option, chance, mark]")
        journal.moves.append(Move(seat, option, int_list(row[2], f"move {number}"), mark, len(row) == 5))
    if isinstance(notes, dict):
        journal.notes = {str(name): value for name, value in notes.items()}
    if isinstance(result, dict):
        journal.result = {str(name): value for name, value in result.items()}
    return journal


def plain_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def int_list(value: object, where: str) -> list[int]:
    if not isinstance(value, list):
        raise JournalError(f"{where}: the chance values must be a list of whole numbers")
    out: list[int] = []
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool):
            raise JournalError(f"{where}: the chance values must be a list of whole numbers")
        out.append(item)
    return out


def fingerprint(state: State) -> str:
    """A short mark of a whole position."""
    return hashlib.blake2s(state.encode(), digest_size=6).hexdigest()


def set_up_again(game: Game, journal: Journal, events: Events | None) -> State:
    """The first position of a journal; what happens on the way to it is told to `events`."""
    if journal.game != game.key:
        raise JournalError(f"this is a journal of {journal.game}, not of {game.key}")
    if journal.rules != game.rules_version:
        raise JournalError(
            f"rules version {journal.rules} was recorded, this engine plays version {game.rules_version}"
        )
    source = ScriptedChance(journal.setup)
    try:
        state = game.new(journal.seats, journal.all_options(), source, events)
    except (RuleError, ChanceError) as error:
        raise JournalError(f"set-up: {error}") from None
    if source.left():
        raise JournalError(f"set-up: {source.left()} recorded chance values were not used")
    state.events = None
    return state


def opening(game: Game, journal: Journal) -> list[Event]:
    """What happened during set-up, before the first move of a journal."""
    listener = Events()
    set_up_again(game, journal, listener)
    return listener.take()


def replay(game: Game, journal: Journal, upto: int = -1) -> State:
    """Play the standing moves of a journal again (the first `upto` of them), checking each; returns where they lead.

    Nothing in a journal is trusted: options, legality, chance values and fingerprints are all tested.
    """
    state = set_up_again(game, journal, None)
    moves = journal.played()
    if upto >= 0:
        moves = moves[:upto]
    for number, move in enumerate(moves, 1):
        replay_move(state, move, number)
    if upto < 0:
        end = state.result()
        found = None if end is None else end.plain()
        if journal.result is not None and found != journal.result:
            raise JournalError(f"result: recorded {journal.result}, replayed {found}")
    return state


def replay_move(state: State, move: Move, number: int) -> None:
    """Carry out one recorded move, or raise a JournalError that names the first difference."""
    if move.seat < 0 or not (state.waiting >> move.seat) & 1:
        raise JournalError(f"move {number}: seat {move.seat} is not asked anything here")
    if move.option not in state.options(move.seat):
        raise JournalError(f"move {number}: option {move.option} is not legal for seat {move.seat} here")
    source = ScriptedChance(move.chance)
    try:
        state.apply(move.seat, move.option, source)
    except ChanceError as error:
        raise JournalError(f"move {number}: {error}") from None
    if source.left():
        raise JournalError(f"move {number}: {source.left()} recorded chance values were not used")
    if move.mark:
        found = fingerprint(state)
        if found != move.mark:
            raise JournalError(
                f"move {number}: the position differs from the recorded one ({found}, recorded {move.mark})"
            )
