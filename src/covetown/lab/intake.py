"""Taking a data set in: every game is played again, every row is made anew and compared, and the journals come back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from covetown import registry
from covetown.kernel import Game, Journal, JournalError, Message, read_journal
from covetown.kernel.journal import of_other_rules
from covetown.lab.dataset import Row, Sight, arrow, taught, told
from covetown.lab.export import in_file, not_data, read_head

BATCH = 256  # rows that are read at once


class Intake:
    """A data set: its folder, or one file of `games`. Decisions are compared if they lie where they were written."""

    def __init__(self, path: Path) -> None:
        arrow()
        self.games = sorted((path / "games").glob("*.parquet")) if path.is_dir() else [path]
        lessons = path / "lessons.parquet"
        self.lessons = lessons if lessons.exists() else None
        if not self.games:
            raise not_data(path)
        self.counts = {"games": 0, "decisions": 0, "lessons": 0}

    def journals(self) -> Iterator[Journal]:
        """The games, one after the other; a JournalError names the first difference."""
        for file in self.games:
            try:
                yield from self.part(file)
            except JournalError as error:
                raise in_file(file, error) from None
        if self.lessons is not None:
            head = read_head(self.lessons)
            game = game_of(head)
            for made, read in zip_longest(taught(game, Sight(game)), rows_of(self.lessons)):
                compare("lessons", self.counts["lessons"], made, read)
                self.counts["lessons"] += 1

    def part(self, file: Path) -> Iterator[Journal]:
        head = read_head(file)
        if head["table"] != "games":
            raise JournalError(
                f"the table {head['table']} cannot be played again by itself; name the folder of the data set",
                Message("lab-data-alone", {"table": str(head["table"])}),
            )
        game = game_of(head)
        sight = Sight(game)
        beside = file.parent.parent / "decisions" / file.name
        decisions = rows_of(beside) if beside.exists() and beside != file else None
        for row in rows_of(file):
            journal = read_journal(str(row["journal"]))
            made, made_decisions = told(game, sight, int(str(row["game"])), journal)
            compare("games", self.counts["games"], made, row)
            self.counts["games"] += 1
            if decisions is not None:
                for decision in made_decisions:
                    compare("decisions", self.counts["decisions"], decision, next(decisions, None))
                    self.counts["decisions"] += 1
            yield journal
        if decisions is not None:
            compare("decisions", self.counts["decisions"], None, next(decisions, None))


def game_of(head: dict[str, Any]) -> Game:
    game = registry.load(str(head["game"]))
    if head["rules"] != game.rules_version:
        raise of_other_rules(str(head["rules"]), game)
    return game


def rows_of(file: Path) -> Iterator[Row]:
    """The rows of a file, without holding all of it."""
    pa = arrow()
    try:
        with pa.parquet.ParquetFile(file) as opened:
            for batch in opened.iter_batches(BATCH):
                yield from batch.to_pylist()
    except (OSError, pa.ArrowException):
        raise not_data(file) from None


def compare(table: str, number: int, made: Row | None, read: Row | None) -> None:
    """Whether a row is what the rules make of the game; the first column that differs is named."""
    if made == read:
        return
    names = (
        [] if made is None or read is None else [name for name in {**made, **read} if made.get(name) != read.get(name)]
    )
    column = names[0] if names else ""
    what = f"column {column} differs" if column else "one row too many" if made is None else "a row is missing"
    kind = "lab-data-column" if column else "lab-data-more" if made is None else "lab-data-fewer"
    raise JournalError(
        f"{table}, row {number}: {what}", Message(kind, {"table": table, "row": number, "column": column})
    )
