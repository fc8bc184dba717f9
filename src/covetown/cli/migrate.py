"""`covetown migrate`: recorded games and databases of an earlier version, brought up to date."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from covetown import registry
from covetown.cli.journals import text_of
from covetown.cli.language import say, why
from covetown.kernel import JournalError, RuleError, journal_from, migrated, replay
from covetown.kernel.journal import FORMAT

if TYPE_CHECKING:
    from covetown.store import Store

BACKUP = ".format-1"


class Tally:
    """How many games were brought up to date, were so already, or cannot be."""

    def __init__(self) -> None:
        self.renewed = 0
        self.current = 0
        self.failed = 0

    def add(self, other: Tally) -> None:
        self.renewed += other.renewed
        self.current += other.current
        self.failed += other.failed

    def told(self, thing: str) -> str:
        parts = [say(f"cli-migrate-{thing}s", n=self.renewed)]
        if self.current:
            parts.append(say("cli-migrate-current", n=self.current))
        if self.failed:
            parts.append(say("cli-migrate-failed", n=self.failed))
        return ", ".join(parts)


def migrate(
    files: Annotated[list[Path] | None, typer.Argument()] = None,
    out: Annotated[Path | None, typer.Option()] = None,
    database: Annotated[str | None, typer.Option()] = None,
    data_dir: Annotated[
        Path | None,
        typer.Option(
            "--data-dir",
        ),
    ] = None,
) -> None:
    """Bring recorded games, or the database of a server, up to date after a new version.

    Every game is played again and checked. A file keeps a copy of itself beside it; a game that cannot be played again
    stays as it was, is named with its first difference, and gives exit status 1. It can be run as often as you like.
    """
    base = database is not None or data_dir is not None
    if bool(files) == base:
        raise RuleError(say("cli-migrate-what"))
    if base and out is not None:
        raise RuleError(say("cli-migrate-out"))
    failed = migrate_database(database, data_dir) if base else migrate_files(files or [], out)
    if failed:
        raise typer.Exit(1)


def bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


# --- files ---


def migrate_files(files: list[Path], out: Path | None) -> bool:
    """Bring files up to date, one after the other; whether a game was left as it was."""
    if out is not None:
        names = [file.name for file in files]
        taken = [name for name in names if names.count(name) > 1 or (out / name).exists()]
        if taken:
            raise RuleError(say("cli-migrate-twice", file=str(out / taken[0])))
        out.mkdir(parents=True, exist_ok=True)
    total = Tally()
    for file in files:
        text = text_of(file)
        games, tally = brought_up_to_date(file, games_in(file, text))
        total.add(tally)
        if out is not None:
            (out / file.name).write_text(games if tally.renewed else text, encoding="utf-8")
        elif tally.renewed:
            kept = kept_beside(file)
            rewrite(file, games)
            print(say("cli-migrate-file", file=str(file), told=tally.told("game"), kept=kept.name))
    print(total.told("game"))
    return total.failed > 0


def games_in(file: Path, text: str) -> list[str]:
    """The journals of a file, each as its text: one JSON object, or one a line."""
    lines = [line for line in text.splitlines() if line.strip()]
    try:
        json.loads(text)
    except ValueError as error:
        if len(lines) < 2:
            raise JournalError(say("cli-migrate-no-journal", file=str(file), why=str(error))) from None
        return lines
    return [text.strip()]


def brought_up_to_date(file: Path, games: list[str]) -> tuple[str, Tally]:
    """The text of a file with its games in today's format. Those that cannot be played again are named and kept."""
    tally = Tally()
    written: list[str] = []
    wrong: list[str] = []
    with bar() as progress:
        task = progress.add_task(file.name, total=len(games))
        for number, game in enumerate(games, 1):
            try:
                written.append(renewed(game, tally))
            except (JournalError, RuleError) as error:
                tally.failed += 1
                written.append(game)
                wrong.append(say("cli-verify-wrong", file=str(file), number=number, why=why(error)))
            progress.update(task, completed=number)
    for line in wrong:
        print(line)
    return "\n".join(written) + "\n", tally


def renewed(text: str, tally: Tally) -> str:
    """A journal in today's format, played again from what would be written; a JournalError says why that fails."""
    try:
        data = json.loads(text)
        if isinstance(data, dict) and data.get("covetown") == FORMAT:
            journal_from(data)
            tally.current += 1
            return text
        game = registry.load(journal_from(data, 1).game)
        new = migrated(game, data).dumps()
        replay(game, journal_from(json.loads(new)))
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise JournalError(say("cli-migrate-strange", why=f"{type(error).__name__}: {error}")) from None
    tally.renewed += 1
    return new


def kept_beside(file: Path) -> Path:
    """A copy of a file as it was, under a name that no earlier copy has."""
    number = 1
    beside = file.with_name(file.name + BACKUP)
    while beside.exists():
        number += 1
        beside = file.with_name(f"{file.name}{BACKUP}.{number}")
    shutil.copy2(file, beside)
    return beside


def rewrite(file: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new one is there whole."""
    fresh = file.with_name(file.name + ".new")
    with fresh.open("w", encoding="utf-8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    os.replace(fresh, file)


# --- databases ---


def migrate_database(database: str | None, data_dir: Path | None) -> bool:
    """Bring the schema and then every table of a database up to date; whether one was left as it was."""
    from covetown.store import renewal

    store = opened(database, data_dir)
    tally = Tally()
    wrong: list[str] = []
    try:
        with bar() as progress:
            old, tally.current = renewal.how_many(store)
            task = progress.add_task(say("cli-migrate-task"), total=len(old))
            for number, ident in enumerate(old, 1):
                try:
                    renewal.renew(store, ident)
                    tally.renewed += 1
                except JournalError as error:
                    tally.failed += 1
                    wrong.append(say("cli-migrate-table", table=str(ident), why=why(error)))
                progress.update(task, completed=number)
    finally:
        store.close()
        for line in wrong:
            print(line)
    print(tally.told("table"))
    return tally.failed > 0


def opened(database: str | None, data_dir: Path | None, new: bool = False, as_it_is: bool = False) -> Store:
    """The store of a database that is there already, unless it may be a new one."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from covetown.store import open_store
        from covetown.store.database import database_url
    except ImportError as error:
        raise RuleError(say("cli-migrate-packages", module=str(error.name))) from None
    try:
        url = database_url(database, data_dir)
        if not new and url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
            raise RuleError(say("cli-migrate-none", database=str(url.database)))
        return open_store(database, data_dir, as_it_is)
    except (SQLAlchemyError, ValueError) as error:
        raise RuleError(say("cli-migrate-shut", why=str(error).splitlines()[0])) from None
