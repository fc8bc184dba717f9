"""The journal on disk: one row for each move and each taking back, without gaps, written once by `keeping.py`."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from covetown.store import schema
from covetown.store.entries import Entry

J = schema.journal


def row_of(table: str, entry: Entry) -> dict[str, object]:
    values = msgspec.structs.asdict(entry)
    values["chance"] = msgspec.json.encode(entry.chance).decode()
    values["table_id"] = table
    return values


def entry_of(row: dict[str, object]) -> Entry:
    row.pop("table_id")
    row["chance"] = msgspec.json.decode(str(row["chance"]))
    return Entry(**row)  # type: ignore[arg-type]


def append_copied(c: Connection, table: str, entries: list[Entry]) -> None:
    """Write the entries with which a new table starts."""
    for start in range(0, len(entries), 500):
        c.execute(insert(J), [row_of(table, entry) for entry in entries[start : start + 500]])


def entries_after(c: Connection, table: str, seq: int) -> list[Entry]:
    rows = c.execute(select(J).where(J.c.table_id == table, J.c.seq > seq).order_by(J.c.seq)).mappings()
    return [entry_of(dict(row)) for row in rows]
