"""Visits: up to where somebody has looked at each of their tables, so that the rest can be told when they come back."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from covetown.store import schema

V = schema.visits
Seen = tuple[int, int]


def visits_to(c: Connection, person: str, table: str) -> dict[int, Seen]:
    """For each seat of somebody: the last sequence they have looked at, and when."""
    rows = c.execute(select(V.c.seat, V.c.seq, V.c.at).where(V.c.person == person, V.c.table_id == table))
    return {seat: (seq, at) for seat, seq, at in rows}


def keep_visits(c: Connection, person: str, table: str, seen: dict[int, Seen]) -> None:
    """Note up to where somebody has looked; a page that was left open in the background does not turn it back."""
    before = visits_to(c, person, table)
    for seat, (seq, at) in seen.items():
        if before.get(seat, (-1, 0))[0] >= seq:
            continue
        c.execute(delete(V).where(V.c.person == person, V.c.table_id == table, V.c.seat == seat))
        c.execute(insert(V).values(person=person, table_id=table, seat=seat, seq=seq, at=at))
