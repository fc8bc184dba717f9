"""Data sets: games as Parquet tables in a folder, written part by part, so that a stopped export goes on where it was.

DIR/games/00000.parquet       one row for each game
DIR/decisions/00000.parquet   one row for each decision of these games
DIR/lessons.parquet           one row for each move of the game's lessons
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from covetown import __version__, registry
from covetown.kernel import Game, Journal, JournalError, Message, RuleError, read_journal
from covetown.lab.contest import Contest, play_number
from covetown.lab.dataset import FORMAT, HEAD, Row, Sight, arrow, head_of, noted_only, schema, taught, told
from covetown.lab.match import number_of
from covetown.lab.workers import Workers

PART = 256  # games in a file
GROUP = 4096  # rows in a row group; so many are in memory at once


class Source(Protocol):
    """Where the games of a data set come from. The same source gives the same games in the same order."""

    def count(self) -> int: ...

    def mark(self) -> str:
        """A short name of what this source gives."""

    def command(self, games: int) -> str:
        """The command that writes the first so many games."""

    def games(self, first: int, after: int) -> Iterator[Journal]:
        """The games from a number to the one before another."""


class Played:
    """Games that are played now, by the bots of a contest."""

    def __init__(self, contest: Contest, games: int, hands: Workers) -> None:
        self.contest = contest
        self.number = games
        self.hands = hands

    def count(self) -> int:
        return self.number

    def mark(self) -> str:
        return self.contest.mark()

    def command(self, games: int) -> str:
        contest = self.contest
        bots = ",".join(entrant.name for entrant in contest.entrants)
        told = f"covetown lab export {contest.game} --bots {bots} --games {games} --seed {contest.seed}"
        told += "".join(f" -o {key}={json.dumps(value)}" for key, value in contest.options.items())
        return told + " --vary" * contest.vary + " --line-ups" * contest.line_ups

    def games(self, first: int, after: int) -> Iterator[Journal]:
        early: dict[int, Journal] = {}
        wanted = first
        for line in self.hands.results(play_number, self.contest.plain(), range(first, after)):
            journal = read_journal(line)
            journal.notes["deal"] = self.contest.deal(number_of(journal))
            early[number_of(journal)] = journal
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1


class Stored:
    """Journals in the files of a folder (`.json`, or `.jsonl` with one a line), or in one file.

    Those of other games are passed over.
    """

    def __init__(self, game: str, path: Path) -> None:
        self.told = f"covetown lab export {game} --journals {path.name}"
        files = (
            [path] if path.is_file() else sorted(file for end in ("json", "jsonl") for file in path.rglob(f"*.{end}"))
        )
        self.found: list[tuple[Path, int, int]] = []  # the file, where in it a journal begins, and its length
        seen = hashlib.blake2s(digest_size=6)
        for file in files:
            for begin, text in pieces(file):
                if read_from(file, text).game == game:
                    self.found.append((file, begin, len(text)))
                    seen.update(text)
        if not self.found:
            raise RuleError(
                f"there is no journal of {game} in {path}",
                Message("lab-no-journals", {"game": game, "file": str(path)}),
            )
        self.name = seen.hexdigest()

    def count(self) -> int:
        return len(self.found)

    def mark(self) -> str:
        return self.name

    def command(self, games: int) -> str:
        return self.told

    def games(self, first: int, after: int) -> Iterator[Journal]:
        for file, begin, length in self.found[first:after]:
            with file.open("rb") as stream:
                stream.seek(begin)
                yield read_from(file, stream.read(length))


def pieces(file: Path) -> Iterator[tuple[int, bytes]]:
    """The journals of a file as they are written, and where each begins."""
    if file.suffix == ".json":
        yield 0, file.read_bytes()
        return
    begin = 0
    with file.open("rb") as stream:
        for line in stream:
            if line.strip():
                yield begin, line
            begin += len(line)


def read_from(file: Path, text: bytes) -> Journal:
    try:
        return read_journal(text.decode("utf-8", "replace"))
    except JournalError as error:
        raise in_file(file, error) from None


def in_file(file: Path, error: JournalError) -> JournalError:
    """What is wrong with a journal, and in which file."""
    why = error.told if error.told is not None else str(error)
    return JournalError(f"{file}: {error}", Message("pair", {"label": str(file), "value": why}))


def mark_of(source: Source, game: Game, sight: Sight) -> str:
    """A short name of a data set: files with another one do not belong to it."""
    parts = [FORMAT, PART, __version__, game.key, game.rules_version, source.mark(), sight.plain()]
    return hashlib.blake2s(json.dumps(parts, sort_keys=True).encode(), digest_size=6).hexdigest()


def read_head(file: Path) -> dict[str, Any]:
    """What a file of a data set says of itself."""
    pa = arrow()
    try:
        head = json.loads((pa.parquet.read_schema(file).metadata or {})[HEAD])
    except (OSError, pa.ArrowException, KeyError, ValueError):
        raise not_data(file) from None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise not_data(file)
    return head


def not_data(file: Path) -> JournalError:
    return JournalError(
        f"{file} is no Covetown data set",
        Message("lab-data-none", {"file": str(file)}),
    )


class Table:
    """A file that is being written; it gets its name when it is whole."""

    def __init__(self, file: Path, kind: Any) -> None:
        self.file = file
        self.kind = kind
        self.rows: list[Row] = []
        file.parent.mkdir(parents=True, exist_ok=True)
        self.draft = file.with_suffix(".partial")
        self.writer = arrow().parquet.ParquetWriter(self.draft, kind, compression="zstd")

    def add(self, rows: Iterable[Row]) -> None:
        self.rows.extend(rows)
        while len(self.rows) >= GROUP:
            self.write(self.rows[:GROUP])
            del self.rows[:GROUP]

    def write(self, rows: list[Row]) -> None:
        self.writer.write_table(arrow().Table.from_pylist(rows, schema=self.kind))

    def close(self) -> None:
        if self.rows:
            self.write(self.rows)
        self.writer.close()
        self.draft.replace(self.file)


class Export:
    """A data set of one game, in a folder."""

    def __init__(self, game: str, source: Source, folder: Path) -> None:
        arrow()
        self.game = registry.load(game)
        self.source = source
        self.folder = folder
        self.sight = Sight(self.game)
        self.mark = mark_of(source, self.game, self.sight)
        self.head = head_of(self.game, self.sight, self.mark)

    def file(self, table: str, part: int) -> Path:
        return self.folder / table / f"{part:05}.parquet"

    def parts(self) -> range:
        return range((self.source.count() + PART - 1) // PART)

    def run(self, step: Callable[[int], None] = lambda games: None) -> dict[str, int]:
        """Write what is not there yet; `step` hears how many games are done. Returns how many rows each table has."""
        self.look()
        for part in self.parts():
            first, after = part * PART, min((part + 1) * PART, self.source.count())
            if self.there(part, after - first):
                step(after - first)
            else:
                self.write(part, first, after, step)
        self.write_lessons()
        return {table: sum(rows_in(file) for file in self.files(table)) for table in ("games", "decisions", "lessons")}

    def files(self, table: str) -> list[Path]:
        return (
            [self.folder / "lessons.parquet"] if table == "lessons" else sorted((self.folder / table).glob("*.parquet"))
        )

    def look(self) -> None:
        """A folder with another data set, or with more games than are asked for, is left alone."""
        for file in (*self.files("games"), *self.files("decisions")):
            head = read_head(file)
            if head["mark"] != self.mark or head["first"] + head["games"] > self.source.count():
                raise RuleError(
                    f"{file} belongs to another data set ({head['command']}); name another folder",
                    Message("lab-data-other", {"file": str(file), "command": str(head["command"])}),
                )

    def there(self, part: int, games: int) -> bool:
        files = [self.file(table, part) for table in ("decisions", "games")]
        return all(file.exists() and read_head(file)["games"] == games for file in files)

    def write(self, part: int, first: int, after: int, step: Callable[[int], None]) -> None:
        head = {**self.head, "command": self.source.command(after), "first": first, "games": after - first}
        games, decisions = (
            Table(self.file(table, part), schema(table, self.sight, head)) for table in ("games", "decisions")
        )
        for number, journal in enumerate(self.source.games(first, after), first):
            row, rows = told(self.game, self.sight, number, noted_only(journal))
            games.add([row])
            decisions.add(rows)
            step(1)
        decisions.close()
        games.close()

    def write_lessons(self) -> None:
        head = {**self.head, "command": self.source.command(self.source.count())}
        table = Table(self.folder / "lessons.parquet", schema("lessons", self.sight, head))
        rows = taught(self.game, self.sight)
        while group := list(islice(rows, GROUP)):
            table.add(group)
        table.close()


def rows_in(file: Path) -> int:
    return int(arrow().parquet.read_metadata(file).num_rows)
