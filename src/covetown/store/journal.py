"""The journal on disk: one row for each move and each taking back, numbered without gaps, written once."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from covetown.store import schema
from covetown.store.tables import T, written

J = schema.journal


class Conflict(Exception):
    """Somebody else has written the next entry first; read on and try again."""


class Entry(msgspec.Struct):
    """One line of the journal: a move (`back` is 0) or the taking back of `back` moves."""

    seq: int
    kind: str
    seat: int
    option: int = 0
    chance: list[int] = []
    mark: str = ""
    counter: int = 0
    back: int = 0
    seen: int = 0
    asked: int = 0
    person: str | None = None
    action: str | None = None
    at: int = 0


def row_of(table: str, entry: Entry) -> dict[str, object]:
    values = msgspec.structs.asdict(entry)
    values["chance"] = msgspec.json.encode(entry.chance).decode()
    values["table_id"] = table
    return values


def entry_of(row: dict[str, object]) -> Entry:
    row.pop("table_id")
    row["chance"] = msgspec.json.decode(str(row["chance"]))
    return Entry(**row)  # type: ignore[arg-type]


def append(c: Connection, table: str, entry: Entry, changes: dict[str, object]) -> None:
    """Write the next entry together with what it changes about the table, or raise a Conflict and change nothing."""
    step = update(T).where(T.c.id == table, T.c.seq == entry.seq - 1)
    done = c.execute(step.values(written({**changes, "seq": entry.seq, "touched": entry.at})))
    if done.rowcount != 1:
        raise Conflict(f"entry {entry.seq} of table {table}")
    try:
        c.execute(insert(J).values(row_of(table, entry)))
    except IntegrityError:
        raise Conflict(f"entry {entry.seq} of table {table}") from None


def append_copied(c: Connection, table: str, entries: list[Entry]) -> None:
    """Write the entries with which a new table starts."""
    for start in range(0, len(entries), 500):
        c.execute(insert(J), [row_of(table, entry) for entry in entries[start : start + 500]])


def entries_after(c: Connection, table: str, seq: int) -> list[Entry]:
    rows = c.execute(select(J).where(J.c.table_id == table, J.c.seq > seq).order_by(J.c.seq)).mappings()
    return [entry_of(dict(row)) for row in rows]
