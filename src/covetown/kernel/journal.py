"""The journal of a game: who chose what, and what chance gave. Enough to play it again exactly, on any machine."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from covetown.kernel.chance import ChanceError, ScriptedChance
from covetown.kernel.events import Event, Events
from covetown.kernel.game import Game, RuleError
from covetown.kernel.message import Message, ToldError
from covetown.kernel.state import State

FORMAT: Final = 2

# Places of a journal that are not moves, which have numbers from 1.
SET_UP: Final = 0
DEALING: Final = -1


class JournalError(ToldError):
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

    def last(self) -> Move | None:
        """The last of the moves that stand."""
        for number in range(len(self.moves) - 1, -1, -1):
            if not self.moves[number].undone:
                return self.moves[number]
        return None

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
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise JournalError(f"this is not a journal: {error}", Message("journal-unreadable", {"line": line})) from None
    return journal_from(data)


def journal_from(data: object, version: int = FORMAT) -> Journal:
    """A journal from plain data that may come from anywhere: every part is checked."""
    written = data.get("covetown") if isinstance(data, dict) and plain_int(data.get("covetown")) else None
    if not isinstance(data, dict) or written != version:
        if written == 1:
            raise OldJournal(
                "this journal is of format 1; `covetown migrate` brings it up to date", Message("journal-old")
            )
        raise JournalError(
            f"this is not a Covetown journal of format {version}", Message("journal-format", {"format": version})
        )
    game = data.get("game")
    rules = data.get("rules")
    seats = data.get("seats")
    options = data.get("options")
    moves = data.get("moves")
    notes = data.get("notes")
    result = data.get("result")
    if not isinstance(game, str) or not isinstance(rules, str) or not isinstance(seats, int):
        raise JournalError("the journal must name its game, rules version and number of seats", Message("journal-head"))
    if not isinstance(options, dict) or not isinstance(moves, list):
        raise JournalError("the journal must have options and moves", Message("journal-parts"))
    journal = Journal(
        game, rules, seats, {str(name): value for name, value in options.items()}, int_list(data.get("setup"), SET_UP)
    )
    dealt = data.get("dealt", {})
    if not isinstance(dealt, dict):
        raise JournalError("the dealt options must have names", Message("journal-dealt"))
    journal.dealt = {str(name): value for name, value in dealt.items()}
    journal.dealing = int_list(data.get("dealing", []), DEALING)
    for number, row in enumerate(moves, 1):
        if not isinstance(row, list) or len(row) not in (3, 4, 5):
            raise JournalError(
                f"move {number} is not [seat, option, chance, mark]", Message("journal-move-form", {"move": number})
            )
        seat = row[0]
        option = row[1]
        mark = row[3] if len(row) > 3 else ""
        if not plain_int(seat) or not plain_int(option) or not isinstance(mark, str):
            raise JournalError(
                f"move {number} is not [seat, option, chance, mark]", Message("journal-move-form", {"move": number})
            )
        journal.moves.append(Move(seat, option, int_list(row[2], number), mark, len(row) == 5))
    if isinstance(notes, dict):
        journal.notes = {str(name): value for name, value in notes.items()}
    if isinstance(result, dict):
        journal.result = {str(name): value for name, value in result.items()}
    return journal


def plain_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def wrong_at(place: int, text: str, told: Message) -> JournalError:
    """Something is wrong in a place of a journal: the number of a move, SET_UP or DEALING."""
    names = {SET_UP: "set-up", DEALING: "dealing"}
    keys = {SET_UP: "journal-at-set-up", DEALING: "journal-at-dealing"}
    where = Message(keys.get(place, "journal-at-move"), {"move": place})
    return JournalError(
        f"{names.get(place, f'move {place}')}: {text}", Message("journal-at", {"where": where, "why": told})
    )


def passed_on(place: int, error: ToldError) -> JournalError:
    """What the rules or the recorded chance refused in a place of a journal."""
    told = error.told if error.told is not None else Message("journal-refused", {"why": str(error)})
    found = wrong_at(place, str(error), told)
    found.game = error.game
    return found


def int_list(value: object, place: int) -> list[int]:
    if not isinstance(value, list):
        raise wrong_at(place, "the chance values must be a list of whole numbers", Message("journal-chance-list"))
    out: list[int] = []
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool):
            raise wrong_at(place, "the chance values must be a list of whole numbers", Message("journal-chance-list"))
        out.append(item)
    return out


def fingerprint(state: State) -> str:
    """A short mark of a whole position."""
    return hashlib.blake2s(state.encode(), digest_size=6).hexdigest()


def of_another_game(written: str, game: Game) -> JournalError:
    return JournalError(
        f"this is a journal of {written}, not of {game.key}",
        Message("journal-other-game", {"written": written, "wanted": game.key}),
    )


def of_other_rules(recorded: str, game: Game) -> JournalError:
    return JournalError(
        f"rules version {recorded} was recorded, this engine plays version {game.rules_version}",
        Message("journal-other-rules", {"recorded": recorded, "played": game.rules_version}),
    )


def not_used(place: int, left: int) -> JournalError:
    return wrong_at(place, f"{left} recorded chance values were not used", Message("journal-not-used", {"n": left}))


def another_result(recorded: object, found: object) -> JournalError:
    return JournalError(
        f"result: recorded {recorded}, replayed {found}",
        Message("journal-result", {"recorded": str(recorded), "found": str(found)}),
    )


def set_up_again(game: Game, journal: Journal, events: Events | None) -> State:
    """The first position of a journal; what happens on the way to it is told to `events`."""
    if journal.game != game.key:
        raise of_another_game(journal.game, game)
    if journal.rules != game.rules_version:
        raise of_other_rules(journal.rules, game)
    source = ScriptedChance(journal.setup)
    try:
        state = game.new(journal.seats, game.recorded_options(journal.all_options()), source, events)
    except (RuleError, ChanceError) as error:
        raise passed_on(SET_UP, error) from None
    if source.left():
        raise not_used(SET_UP, source.left())
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
            raise another_result(journal.result, found)
    return state


def replay_move(state: State, move: Move, number: int) -> None:
    """Carry out one recorded move, or raise a JournalError that names the first difference."""
    if move.seat < 0 or not (state.waiting >> move.seat) & 1:
        raise wrong_at(
            number,
            f"seat {move.seat} is not asked anything here",
            Message("journal-not-asked", {"seat": str(move.seat)}),
        )
    if move.option not in state.options(move.seat):
        raise wrong_at(
            number,
            f"option {move.option} is not legal for seat {move.seat} here",
            Message("journal-not-legal", {"option": str(move.option), "seat": str(move.seat)}),
        )
    source = ScriptedChance(move.chance)
    try:
        state.apply(move.seat, move.option, source)
    except ChanceError as error:
        raise passed_on(number, error) from None
    if source.left():
        raise not_used(number, source.left())
    if move.mark:
        found = fingerprint(state)
        if found != move.mark:
            raise wrong_at(
                number,
                f"the position differs from the recorded one ({found}, recorded {move.mark})",
                Message("journal-differs", {"found": found, "recorded": move.mark}),
            )
