"""What people report to the host of the server, with the lines that were said around it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from covetown.store import schema
from covetown.store.chat import Said
from covetown.store.database import now_ms

R = schema.reports
C = schema.chat
AROUND = 5


class Report(msgspec.Struct, frozen=True):
    """Somebody says that something is wrong with a person or a line of chat."""

    id: int
    reporter: str | None
    person: str | None
    name: str
    table_id: str | None
    line: int | None
    said: str | None
    reason: str
    text: str
    created: int
    done: int | None


def add_report(
    c: Connection,
    reporter: str,
    person: str | None,
    name: str,
    line: Said | None,
    table: str | None,
    reason: str,
    text: str,
) -> int:
    done = c.execute(
        insert(R).values(
            reporter=reporter,
            person=person,
            name=name,
            table_id=table,
            line=None if line is None else line.id,
            said=None if line is None else line.text,
            reason=reason,
            text=text,
            created=now_ms(),
            done=None,
        )
    )
    key = done.inserted_primary_key
    assert key is not None
    return int(key[0])


def list_reports(c: Connection, done: bool, before: int | None, limit: int) -> list[Report]:
    """Reports that are open, or that have been dealt with; the latest first."""
    sought = select(R).where(R.c.done.is_not(None) if done else R.c.done.is_(None))
    if before is not None:
        sought = sought.where(R.c.id < before)
    return [Report(**row) for row in c.execute(sought.order_by(R.c.id.desc()).limit(limit)).mappings()]


def open_reports(c: Connection) -> int:
    return len(list(c.scalars(select(R.c.id).where(R.c.done.is_(None)).limit(100))))


def mark(c: Connection, ident: int, done: bool) -> bool:
    """A report has been dealt with, or has to be looked at again."""
    return c.execute(update(R).where(R.c.id == ident).values(done=now_ms() if done else None)).rowcount == 1


def by_reporter(c: Connection, reporter: str) -> list[Report]:
    return [Report(**row) for row in c.execute(select(R).where(R.c.reporter == reporter).order_by(R.c.id)).mappings()]


def forget_done(c: Connection, before: int) -> int:
    """Drop reports that were dealt with long ago."""
    return c.execute(delete(R).where(R.c.done < before)).rowcount


# --- lines of chat ---


def lines_around(c: Connection, table: str, line: int) -> list[Said]:
    """A line with what was said before and after it at the same table."""
    here = select(C.c.id, C.c.name, C.c.seat, C.c.text, C.c.at, C.c.person).where(C.c.table_id == table)
    before = c.execute(here.where(C.c.id < line).order_by(C.c.id.desc()).limit(AROUND)).mappings().all()
    after = c.execute(here.where(C.c.id >= line).order_by(C.c.id).limit(AROUND + 1)).mappings().all()
    return [Said(**row) for row in [*before[::-1], *after]]


def drop_line(c: Connection, line: int) -> str | None:
    """Delete a line of chat; returns its table."""
    table = c.scalar(select(C.c.table_id).where(C.c.id == line))
    if table is not None:
        c.execute(delete(C).where(C.c.id == line))
    return None if table is None else str(table)
