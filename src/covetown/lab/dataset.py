"""What a data set holds: its tables column by column, and how a journal becomes rows of them.

A row is worked out from a journal alone, by playing it again, so that whoever takes a data set in can make the same
rows and compare. pyarrow (the extra `data`) is asked for only where a table is written or read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from librt.strings import BytesWriter

from covetown import __version__
from covetown.kernel import Features, Game, Journal, Match, Message, RuleError, State, replay
from covetown.kernel.journal import another_result, replay_move
from covetown.lessons import Lesson, lessons_of
from covetown.text import LOCALES, texts

FORMAT = 1
HEAD = b"covetown"  # the key in a file's metadata under which its head stands, as JSON

# The notes of a journal that belong into a data set. Others, such as names of people or how long a bot took, do not.
NOTES = ("contest", "number", "deal", "bots", "asked", "payoffs", "facets")

Row = dict[str, object]


class Column:
    """A column of a table: its name, its type and what stands in it. `nullable`: it may be left empty."""

    def __init__(self, name: str, kind: str, about: str, nullable: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.about = about
        self.nullable = nullable


GAMES = [
    Column("game", "int64", "the number of the game in the data set, from 0"),
    Column("deal", "int64", "games with the same number were dealt the same; empty for stored journals", True),
    Column("seats", "int32", "how many seats decide"),
    Column("options", "string", "the table options as JSON, with what chance dealt before set-up"),
    Column("bots", "list<string>", "who played, by seat; empty where nobody wrote it down", True),
    Column("decisions", "int32", "how many decisions were made; the rows of this game in `decisions`"),
    Column("ending", "string", "why the game ended; empty if it did not", True),
    Column("places", "list<int32>", "the place of every seat: 1 is first, ties share", True),
    Column("scores", "list<int64>", "the score of every seat", True),
    Column("payoffs", "list<double>", "every seat's share of the win: 1, a part of 1 if it is shared, or 0", True),
    Column("journal", "string", "the whole game as a Covetown journal, which can be played again"),
]
OBSERVATION = Column("observation", "binary", "what the seat may know: one byte for each of `fields` in the metadata")
OPTIONS = Column("options", "list<int64>", "every legal answer, by the rules' own numbers, in their order")
ROWS = Column(
    "rows", "list<binary>", "what each of `options` means: one byte for each of `answer_fields` in the metadata"
)
CHOICE = Column("choice", "int32", "the answer that was given: its place in `options`, from 0")
DECISIONS = [
    Column("game", "int64", "the game in `games`"),
    Column("decision", "int32", "the number of the decision in its game, from 0"),
    Column("seat", "int32", "who decides"),
    OBSERVATION,
    OPTIONS,
    ROWS,
    CHOICE,
    Column("outcome", "double", "the deciding seat's share of the win in the end; empty if the game has no end", True),
]
LESSONS = [
    Column("lesson", "string", "the key of the guided game"),
    Column("step", "int32", "the number of the move in its lesson, from 0"),
    Column("seat", "int32", "who moves"),
    Column("learner", "bool", "whether the learner makes this move by hand"),
    Column("said", "map<string, string>", "what the lesson says before the move, by language"),
    Column("lit", "list<string>", "the things on the table that are lit meanwhile"),
    OBSERVATION,
    OPTIONS,
    ROWS,
    CHOICE,
]
TABLES = {"games": GAMES, "decisions": DECISIONS, "lessons": LESSONS}


class Sight:
    """How the positions of a game are told in a data set: by its features, if it has any."""

    def __init__(self, game: Game) -> None:
        self.features: Features | None = game.features()
        self.fields = [] if self.features is None else self.features.fields()
        self.answer_fields = [] if self.features is None else self.features.answer_fields()

    def columns(self, table: str) -> list[Column]:
        """The columns of a table: a game without features has no observations, and perhaps no rows of answers."""
        left_out = [column for column, fields in ((OBSERVATION, self.fields), (ROWS, self.answer_fields)) if not fields]
        return [column for column in TABLES[table] if column not in left_out]

    def plain(self) -> dict[str, object]:
        """What the metadata of a table of positions tell."""
        return {
            "fields": [list(field) for field in self.fields],
            "answer_fields": [list(field) for field in self.answer_fields],
        }

    def moment(self, state: State, seat: int, option: int) -> Row:
        """What a seat sees and may do, and what it does."""
        options = [int(offered) for offered in state.options(seat)]
        row: Row = {"seat": seat, "options": options, "choice": options.index(option)}
        if self.features is not None:
            out = BytesWriter()
            self.features.write(state, seat, out)
            row["observation"] = out.getvalue()
        if self.features is not None and self.answer_fields:
            row["rows"] = [answer_row(self.features, state, seat, offered) for offered in options]
        return row


def answer_row(features: Features, state: State, seat: int, option: int) -> bytes:
    out = BytesWriter()
    features.write_answer(state, seat, option, out)
    return out.getvalue()


def noted_only(journal: Journal) -> Journal:
    """The same game with those notes alone that belong into a data set."""
    kept = Journal(journal.game, journal.rules, journal.seats, journal.options, journal.setup)
    kept.dealt, kept.dealing, kept.moves, kept.result = journal.dealt, journal.dealing, journal.moves, journal.result
    kept.notes = {name: journal.notes[name] for name in NOTES if name in journal.notes}
    return kept


def told(game: Game, sight: Sight, number: int, journal: Journal) -> tuple[Row, list[Row]]:
    """A game as its row of `games` and its rows of `decisions`. It is played again, and every move is checked."""
    state = replay(game, journal, 0)
    decisions: list[Row] = []
    for place, move in enumerate(journal.played()):
        asked = move.seat >= 0 and bool((state.waiting >> move.seat) & 1)
        legal = asked and move.option in state.options(move.seat)
        row = sight.moment(state, move.seat, move.option) if legal else {}
        replay_move(state, move, place + 1)  # says what is wrong with a move that is not legal
        decisions.append({"game": number, "decision": place, **row})
    result = state.result()
    found = None if result is None else result.plain()
    if journal.result is not None and found != journal.result:
        raise another_result(journal.result, found)
    payoffs = None if result is None else [float(state.payoff(seat)) for seat in range(journal.seats)]
    for row in decisions:
        seat = row["seat"]
        assert isinstance(seat, int)
        row["outcome"] = None if payoffs is None else payoffs[seat]
    return {
        "game": number,
        "deal": journal.notes.get("deal"),
        "seats": journal.seats,
        "options": json.dumps(journal.all_options(), sort_keys=True),
        "bots": journal.notes.get("bots"),
        "decisions": len(decisions),
        "ending": None if result is None else result.ending,
        "places": None if result is None else result.places,
        "scores": None if result is None else result.scores,
        "payoffs": payoffs,
        "journal": journal.dumps(),
    }, decisions


def taught(game: Game, sight: Sight) -> Iterator[Row]:
    """Every move of every guided game, with what is said before it."""
    for lesson in lessons_of(game.key):
        yield from taught_by(game, sight, lesson)


def taught_by(game: Game, sight: Sight, lesson: Lesson) -> Iterator[Row]:
    journal = lesson.opening()
    match = Match(game, journal, replay(game, journal), lesson.page(0))
    for number, step in enumerate(lesson.steps):
        move = lesson.move(match.state, number)
        keys = [beat.say for beat in step.beats if beat.say]
        yield {
            "lesson": lesson.key,
            "step": number,
            "learner": step.by_hand,
            "said": [(locale, "\n".join(texts(game.key, locale).key(key) for key in keys)) for locale in LOCALES],
            "lit": [thing for beat in step.beats for thing in beat.look],
            **sight.moment(match.state, move.seat, move.option),
        }
        match.accept(match.propose_recorded(move, ()))


# --- Parquet ---


def arrow() -> Any:
    """pyarrow, with its Parquet part."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        need = "pip install 'covetown[data]'"
        raise RuleError(
            f"data sets need the extra `data`: {need}", Message("lab-data-extra", {"command": need})
        ) from None
    return pyarrow


def schema(table: str, sight: Sight, head: dict[str, object]) -> Any:
    """The schema of a table, with its head in the metadata and what each column holds beside it."""
    pa = arrow()
    kinds = {
        "int32": pa.int32(),
        "int64": pa.int64(),
        "double": pa.float64(),
        "bool": pa.bool_(),
        "string": pa.string(),
        "binary": pa.binary(len(sight.fields)),
        "list<int32>": pa.list_(pa.int32()),
        "list<int64>": pa.list_(pa.int64()),
        "list<double>": pa.list_(pa.float64()),
        "list<string>": pa.list_(pa.string()),
        "list<binary>": pa.list_(pa.binary(len(sight.answer_fields))),
        "map<string, string>": pa.map_(pa.string(), pa.string()),
    }
    fields = [
        pa.field(column.name, kinds[column.kind], column.nullable, {"about": column.about})
        for column in sight.columns(table)
    ]
    return pa.schema(fields, {HEAD: json.dumps({**head, "table": table})})


def head_of(game: Game, sight: Sight, mark: str) -> dict[str, object]:
    """What every file of a data set says of itself."""
    return {
        "format": FORMAT,
        "game": game.key,
        "rules": game.rules_version,
        "version": __version__,
        "mark": mark,
        **sight.plain(),
    }
