"""Answers given beforehand: a seat passes, where all are asked at once and it may, until something happens."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from covetown.store import schema

B = schema.beforehand


def at_table(c: Connection, table: str) -> dict[int, str]:
    """The seats of a table that pass beforehand, and until when."""
    rows = c.execute(select(B).where(B.c.table_id == table)).mappings()
    return {row["seat"]: row["until"] for row in rows}


def keep(c: Connection, table: str, seat: int, until: str | None) -> None:
    """A seat passes from now on until something, or (None) answers for itself."""
    c.execute(delete(B).where(B.c.table_id == table, B.c.seat == seat))
    if until is not None:
        c.execute(insert(B).values(table_id=table, seat=seat, until=until))
