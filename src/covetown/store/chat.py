"""What people say at a table. Kept apart from the game."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from covetown.store import schema
from covetown.store.database import now_ms

C = schema.chat


class Said(msgspec.Struct):
    """One line of chat."""

    id: int
    name: str
    seat: int | None
    text: str
    at: int
    person: str = ""


def line_by_id(c: Connection, ident: int) -> tuple[str, Said] | None:
    """A line and the table at which it was said."""
    row = c.execute(select(C).where(C.c.id == ident)).mappings().first()
    if row is None:
        return None
    return row["table_id"], Said(row["id"], row["name"], row["seat"], row["text"], row["at"], row["person"])


def by_person(c: Connection, person: str) -> list[tuple[str, Said]]:
    """Everything somebody has said, with the tables."""
    rows = c.execute(select(C).where(C.c.person == person).order_by(C.c.id)).mappings()
    return [
        (row["table_id"], Said(row["id"], row["name"], row["seat"], row["text"], row["at"], row["person"]))
        for row in rows
    ]


def say(c: Connection, table: str, person: str, name: str, seat: int | None, text: str) -> Said:
    at = now_ms()
    done = c.execute(insert(C).values(table_id=table, person=person, name=name, seat=seat, text=text, at=at))
    key = done.inserted_primary_key
    assert key is not None
    return Said(int(key[0]), name, seat, text, at, person)


def recent(c: Connection, table: str, after: int = 0, limit: int = 50) -> list[Said]:
    """The last lines, oldest first."""
    rows = c.execute(
        select(C.c.id, C.c.name, C.c.seat, C.c.text, C.c.at, C.c.person)
        .where(C.c.table_id == table, C.c.id > after)
        .order_by(C.c.id.desc())
        .limit(limit)
    ).mappings()
    return [Said(**row) for row in rows][::-1]
