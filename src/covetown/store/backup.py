"""A backup of everything that is kept, taken while servers run, and laid into an empty database of either kind.

A backup is one compressed file of JSON lines: what it is, then every row of every table, then how many rows there were.
It is read inside a single transaction, so it shows one moment. It can be laid into SQLite or PostgreSQL, whichever it
came from, and a backup of an earlier version is brought up to date after it has been laid in.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Select, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from covetown import __version__
from covetown.store.database import MIGRATING, Store, now_ms, upgrade

FORMAT = 1
ROWS_AT_ONCE = 500
REVISIONS = "alembic_version"
PASSING = {"servers", "thoughts"}  # what is true only while servers run

Told = Callable[[str, int], None]


class BackupError(Exception):
    """This file or database cannot be used: `key` names the sentence that says why, `told` is what is in it."""

    def __init__(self, key: str, **told: object) -> None:
        super().__init__(" ".join([key, *map(str, told.values())]))
        self.key = key
        self.told = told


def silent(table: str, rows: int) -> None:
    """Tell nobody how far it is."""


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are in this database, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != REVISIONS]


def revision_of(connection: Connection) -> str:
    return str(connection.execute(text(f"SELECT version_num FROM {REVISIONS}")).scalar_one())


# Taking one


def back_up(store: Store, file: Path, told: Told = silent) -> dict[str, int]:
    """Write a backup; returns the rows of every table. The file is there whole or not at all, and private."""
    part = file.with_name(file.name + ".part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as out:
                counts = write_rows(store, out, told)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


def write_rows(store: Store, out: IO[str], told: Told) -> dict[str, int]:
    counts: dict[str, int] = {}
    with store.engine.connect() as connection:
        if store.postgres:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            if store.postgres:
                connection.execute(text("SET TRANSACTION READ ONLY"))
            revision = revision_of(connection)
            head = {"backup": FORMAT, "covetown": __version__, "revision": revision, "made": now_ms()}
            out.write(json.dumps(head) + "\n")
            for table in tables_of(connection):
                if table.name in PASSING:
                    continue
                counts[table.name] = 0
                columns = [column.name for column in table.columns]
                out.write(json.dumps({"table": table.name, "columns": columns}) + "\n")
                rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(in_order(table))
                for row in rows:
                    out.write(json.dumps([packed(value) for value in row], ensure_ascii=False) + "\n")
                    counts[table.name] += 1
                    if counts[table.name] % ROWS_AT_ONCE == 0:
                        told(table.name, counts[table.name])
                told(table.name, counts[table.name])
            out.write(json.dumps({"rows": counts}) + "\n")
    return counts


def in_order(table: Table) -> Select[Any]:
    """All rows, those that name others of the same table last."""
    own = [key.parent for key in table.foreign_keys if key.column.table is table]
    return select(table).order_by(*[column.is_not(None) for column in own])


def packed(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, (bytes, memoryview)) else value


# Laying one in


def restore(store: Store, file: Path, replace: bool = False, told: Told = silent) -> dict[str, int]:
    """Lay a backup into this database, which must hold nothing yet unless it is to be replaced; all or nothing."""
    with (
        reading(file) as lines,
        store.engine.connect().execution_options(writes=True) as connection,
        connection.begin(),
    ):
        head = begun(lines, file)
        if store.postgres:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        if not replace:
            refuse_if_used(connection)
        # The tables as they were when the backup was taken; they are brought up to date when the rows are there.
        clear(connection)
        try:
            upgrade(connection, str(head["revision"]))
        except CommandError as error:
            made = str(head.get("covetown", "?"))
            raise BackupError("newer", file=str(file), made=made, here=__version__) from error
        counts = lay_rows(connection, lines, file, told)
        upgrade(connection)
        if store.postgres:
            set_counters(connection)
    return counts


def reading(file: Path) -> IO[str]:
    try:
        with file.open("rb") as raw:
            if raw.read(2) != b"\x1f\x8b":
                raise BackupError("no-backup", file=str(file))
        return gzip.open(file, "rt", encoding="utf-8")
    except OSError as error:
        raise BackupError("unreadable", file=str(file), why=str(error.strerror or error)) from error


def lines_of(source: IO[str], file: Path) -> Iterator[Any]:
    try:
        for line in source:
            yield json.loads(line)
    except (EOFError, gzip.BadGzipFile, ValueError, OSError) as error:
        raise BackupError("damaged", file=str(file), why=f"{error}") from error


def begun(source: IO[str], file: Path) -> dict[str, Any]:
    head = next(lines_of(source, file), None)
    if not isinstance(head, dict) or "backup" not in head or "revision" not in head:
        raise BackupError("no-backup", file=str(file))
    if head["backup"] != FORMAT:
        raise BackupError("newer", file=str(file), made=str(head.get("covetown", "?")), here=__version__)
    return head


def refuse_if_used(connection: Connection) -> None:
    for table in tables_of(connection):
        if table.name in ("people", "game_tables"):
            rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
            if rows:
                raise BackupError("in-use", rows=int(rows), table=table.name)


def clear(connection: Connection) -> None:
    """Away with everything, the note of which migrations were run included."""
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def lay_rows(connection: Connection, source: IO[str], file: Path, told: Told) -> dict[str, int]:
    tables = {table.name: table for table in tables_of(connection)}
    counts: dict[str, int] = {}
    table: Table | None = None
    columns: list[str] = []
    waiting: list[dict[str, Any]] = []

    def lay() -> None:
        if table is not None and waiting:
            try:
                connection.execute(insert(table), waiting)
            except DBAPIError as error:
                raise BackupError(
                    "damaged", file=str(file), why=f"{str(error.orig).splitlines()[0]} ({table.name})"
                ) from error
            counts[table.name] += len(waiting)
            told(table.name, counts[table.name])
            waiting.clear()

    for line in lines_of(source, file):
        if isinstance(line, list):
            if table is None or len(line) != len(columns):
                raise BackupError("damaged", file=str(file), why="a row that fits no table")
            row = dict(zip(columns, map(unpacked, line), strict=True))
            waiting.append(row)
            if len(waiting) == ROWS_AT_ONCE:
                lay()
        elif "table" in line:
            lay()
            if line["table"] not in tables:
                raise BackupError("damaged", file=str(file), why=f"there is no table {line['table']}")
            table, columns = tables[line["table"]], list(line["columns"])
            counts[table.name] = 0
        elif "rows" in line:
            lay()
            if line["rows"] != counts:
                raise BackupError("damaged", file=str(file), why=f"it holds {counts}, and says {line['rows']}")
            return counts
    raise BackupError("damaged", file=str(file), why="its end is missing")


def unpacked(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


def set_counters(connection: Connection) -> None:
    """Rows came with their numbers; PostgreSQL has to count on from the highest."""
    for table in tables_of(connection):
        for column in table.columns:
            named = connection.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
            ).scalar()
            if named:
                highest = select(func.coalesce(func.max(column), 0) + 1)
                following = connection.execute(highest).scalar_one()
                connection.execute(text("SELECT setval(:name, :value, false)"), {"name": named, "value": following})
