"""Writing moves down, many tables' in one go: one transaction and one trip to the disk for all that wait.

While one group is on its way to the disk the next one gathers, so a server with little to do writes every move at once,
and one with much to do writes larger groups instead of falling behind. Nobody is answered before the transaction with
their own move is on disk. A move that another server was quicker with takes no other down: it alone is a conflict.

This is the one place on the way of a move where the database is spoken to in its own words, because building the
statement anew took longer than carrying it out.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
import structlog
from sqlalchemy import Connection

from covetown.store import schema
from covetown.store.entries import After, Conflict, Step

if TYPE_CHECKING:
    from covetown.store.database import Store

log = structlog.get_logger("keeping")

CHANNEL = "covetown"  # on which servers hear of each other
MOST = 500  # moves in one transaction
CONNECT_S = 5
LOCKED_MS = 1000  # a group waits no longer than this for a row that somebody else holds; then each move waits alone


IN_JOURNAL = [column.name for column in schema.journal.columns]
AT_TABLE = ["seq", "touched", *After.__struct_fields__]

# The entry goes in only if the table stands where it begins and is the writer's; one that is there is left alone.
SQLITE_ENTRY = (
    f"INSERT INTO journal ({', '.join(IN_JOURNAL)}) SELECT {', '.join('?' for _ in IN_JOURNAL)} "
    "FROM game_tables WHERE id = ? AND seq = ? AND stopped IS NULL AND (? IS NULL OR owner = ?) ON CONFLICT DO NOTHING"
)
SQLITE_TABLE = f"UPDATE game_tables SET {', '.join(f'{name} = ?' for name in AT_TABLE)} WHERE id = ?"
# The same for a whole group in two statements. Between two statements a thread has to wait until the event loop lets it
# go on; a statement for every move made a busy server wait for its own disk.
PLACES = [f"json_extract(g.value, '$[{place}]')" for place in range(max(len(IN_JOURNAL), len(AT_TABLE)) + 1)]
OWNER = PLACES[len(IN_JOURNAL)]
SQLITE_ENTRIES = (
    f"INSERT INTO journal ({', '.join(IN_JOURNAL)}) SELECT {', '.join(PLACES[: len(IN_JOURNAL)])} "
    f"FROM json_each(?) g CROSS JOIN game_tables t WHERE t.id = {PLACES[0]} AND t.seq = {PLACES[1]} - 1 "
    f"AND t.stopped IS NULL AND ({OWNER} IS NULL OR t.owner = {OWNER}) ON CONFLICT DO NOTHING"
)
SQLITE_TABLES = (
    f"UPDATE game_tables SET {', '.join(f'{name} = {PLACES[at]}' for at, name in enumerate(AT_TABLE, 1))} "
    f"FROM json_each(?) g WHERE game_tables.id = {PLACES[0]}"
)
TOGETHER = (3, 33)  # the SQLite that understands this

KINDS = {"BIGINT": "bigint", "INTEGER": "integer"}
GIVEN = ", ".join(
    [f"{column.name} {KINDS.get(str(column.type), 'text')}" for column in schema.journal.columns]
    + [f"new_{name} {KINDS.get(str(schema.game_tables.c[name].type), 'text')}" for name in AT_TABLE]
    + ["word text", "mine text"]
)
# One statement is a transaction of its own. Tables are held by their order, so that two servers never wait for each
# other, and looked at once they are held: one that was taken over meanwhile is no longer the writer's.
POSTGRES_GROUP = f"""
WITH given AS MATERIALIZED (SELECT * FROM json_to_recordset(%s::json) AS g({GIVEN})),
held AS MATERIALIZED (
    SELECT t.id FROM game_tables t JOIN given g ON t.id = g.table_id
    WHERE t.seq = g.seq - 1 AND t.stopped IS NULL AND (g.mine IS NULL OR t.owner = g.mine)
    ORDER BY t.id FOR NO KEY UPDATE OF t
),
kept AS (
    INSERT INTO journal ({", ".join(IN_JOURNAL)})
    SELECT {", ".join(f"g.{name}" for name in IN_JOURNAL)}
    FROM given g JOIN held h ON h.id = g.table_id
    ORDER BY g.table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
),
stepped AS (
    UPDATE game_tables t SET {", ".join(f"{name} = g.new_{name}" for name in AT_TABLE)}
    FROM given g JOIN kept k ON k.table_id = g.table_id
    WHERE t.id = g.table_id
    RETURNING t.id, g.word
)
SELECT id, CASE WHEN word <> '' THEN pg_notify('{CHANNEL}', word) END FROM stepped
"""


def encoded(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def entry_row(step: Step) -> list[object]:
    """The values of a line of the journal, in the order of its columns."""
    entry = step.entry
    return [
        step.table,
        entry.seq,
        entry.kind,
        entry.seat,
        entry.option,
        encoded(entry.chance),
        entry.mark,
        entry.counter,
        entry.back,
        entry.seen,
        entry.asked,
        entry.person,
        entry.action,
        entry.at,
        entry.late,
    ]


def table_row(step: Step) -> list[object]:
    """The new values of the table, in the order in which they are set."""
    entry, after = step.entry, step.after
    return [
        entry.seq,
        entry.at,
        after.moves,
        after.waiting,
        after.public_waiting,
        after.status,
        after.ended,
        encoded(after.result),
        encoded(after.clocks),
        after.turned,
        encoded(after.proposal),
        after.due,
    ]


def as_json(steps: list[Step]) -> str:
    """A group as PostgreSQL is handed it."""
    names = [*IN_JOURNAL, *[f"new_{name}" for name in AT_TABLE], "word", "mine"]
    rows = [dict(zip(names, [*entry_row(one), *table_row(one), one.word, one.owner], strict=True)) for one in steps]
    return msgspec.json.encode(rows).decode()


def write_in_sqlite(execute: Any, step: Step) -> bool:
    """Write one step inside a transaction; False if somebody else was first, and then nothing has changed."""
    if execute(SQLITE_ENTRY, (*entry_row(step), step.table, step.entry.seq - 1, step.owner, step.owner)).rowcount != 1:
        return False
    execute(SQLITE_TABLE, (*table_row(step), step.table))
    return True


def write_together(execute: Any, steps: list[Step]) -> bool:
    """Write a group inside a transaction that has just begun; where one is a conflict, begin again and say False."""
    entries = msgspec.json.encode([[*entry_row(step), step.owner] for step in steps]).decode()
    if execute(SQLITE_ENTRIES, (entries,)).rowcount != len(steps):
        execute("ROLLBACK")
        execute("BEGIN IMMEDIATE")
        return False
    execute(SQLITE_TABLES, (msgspec.json.encode([[step.table, *table_row(step)] for step in steps]).decode(),))
    return True


def append(c: Connection, step: Step) -> None:
    """Write one step within a transaction of others, or raise a Conflict and change nothing."""
    if c.dialect.name == "postgresql":
        done = len(c.exec_driver_sql(POSTGRES_GROUP, (as_json([step]),)).all()) == 1
    else:
        done = write_in_sqlite(c.exec_driver_sql, step)
    if not done:
        raise Conflict(f"entry {step.entry.seq} of table {step.table}")


class SqliteGroups:
    """Groups on the one connection that writes moves."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: Any = None

    def write(self, steps: list[Step]) -> list[bool]:
        """Write a group in one transaction; says of each step whether it is on disk."""
        if self.kept is None:
            self.kept = self.store.engine.raw_connection()
        connection = self.kept.driver_connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = [True] * len(steps)
            if sqlite3.sqlite_version_info < TOGETHER or not write_together(connection.execute, steps):
                done = [write_in_sqlite(connection.execute, step) for step in steps]
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(Exception):
                connection.execute("ROLLBACK")
            self.close()
            raise
        return done

    def close(self) -> None:
        if self.kept is not None:
            self.kept.invalidate()
            self.kept = None


class PostgresGroups:
    """Groups on a connection of their own: one statement each, prepared once."""

    def __init__(self, store: Store) -> None:
        self.address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.kept: psycopg.Connection[tuple[Any, ...]] | None = None

    def write(self, steps: list[Step]) -> list[bool]:
        if self.kept is None or self.kept.closed:
            self.kept = psycopg.connect(self.address, autocommit=True, connect_timeout=CONNECT_S)
            self.kept.execute(f"SET lock_timeout = {LOCKED_MS}")
        try:
            rows = self.kept.execute(POSTGRES_GROUP, (as_json(steps),), prepare=True).fetchall()
        except BaseException:
            self.close()
            raise
        written = {row[0] for row in rows}
        return [step.table in written for step in steps]

    def close(self) -> None:
        if self.kept is not None:
            with contextlib.suppress(psycopg.Error):
                self.kept.close()
            self.kept = None


class Waiting:
    """A step, and whoever waits for it to be on disk."""

    __slots__ = ("future", "loop", "step")

    def __init__(self, step: Step, loop: asyncio.AbstractEventLoop) -> None:
        self.step = step
        self.loop = loop
        self.future: asyncio.Future[None] = loop.create_future()

    def settle(self, error: BaseException | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


class Keeper:
    """Gathers what is to be written and has it written, one group after the other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.groups = PostgresGroups(store) if store.postgres else SqliteGroups(store)
        self.waiting: list[Waiting] = []
        self.writing = False

    async def keep(self, step: Step) -> None:
        """Write a step; it is on disk when this returns. A Conflict says that somebody else was first."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(step, loop)
        self.waiting.append(waiting)
        if not self.writing:
            self.writing = True
            loop.call_soon(self.begin)  # who else has something to write by then comes along
        await waiting.future

    def begin(self) -> None:
        group: list[Waiting] = []
        later: list[Waiting] = []
        tables: set[str] = set()
        for waiting in self.waiting:
            if len(group) < MOST and waiting.step.table not in tables:
                tables.add(waiting.step.table)
                group.append(waiting)
            else:
                later.append(waiting)  # one step of a table at a time: which of two was first must be told apart
        self.waiting = later
        try:
            self.store.writers.submit(self.write, group)
        except RuntimeError as error:  # the store has been closed
            self.settle(group, [error] * len(group))

    def write(self, group: list[Waiting]) -> None:
        """On the writer's thread: one transaction for all; if that fails, one for each, so that each fails alone."""
        steps = [waiting.step for waiting in group]
        try:
            done = self.groups.write(steps)
        except Exception as error:
            log.warning("group-failed", moves=len(group), error=str(error))
            self.tell(group[0].loop, [], [])
            for waiting in group:
                self.alone(waiting)
            return
        outcomes = [
            None if written else Conflict(f"entry {step.entry.seq} of table {step.table}")
            for step, written in zip(steps, done, strict=True)
        ]
        self.tell(group[0].loop, group, outcomes)

    def alone(self, waiting: Waiting) -> None:
        """Give a step to whichever thread is free, because it may have to wait for a lock."""
        try:
            self.store.writers.submit(self.write_alone, waiting)
        except RuntimeError as error:
            self.settle_soon(waiting, error)

    def write_alone(self, waiting: Waiting) -> None:
        error: BaseException | None = None
        try:
            with self.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
                append(connection, waiting.step)
        except Exception as wrong:
            error = wrong
        self.settle_soon(waiting, error)

    def settle_soon(self, waiting: Waiting, error: BaseException | None) -> None:
        with contextlib.suppress(RuntimeError):  # nobody waits any more
            waiting.loop.call_soon_threadsafe(waiting.settle, error)

    def tell(self, loop: asyncio.AbstractEventLoop, group: list[Waiting], outcomes: list[Conflict | None]) -> None:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(self.settle, group, outcomes)

    def settle(self, group: list[Waiting], outcomes: list[Any]) -> None:
        """Back in the event loop: everybody learns what became of their move, and the next group goes."""
        for waiting, outcome in zip(group, outcomes, strict=True):
            waiting.settle(outcome)
        if self.waiting:
            self.begin()
        else:
            self.writing = False

    def close(self) -> None:
        self.groups.close()
