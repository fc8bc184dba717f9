"""Leaving for good: what is kept about a person goes, the games they played stay without the name.

Also what goes by itself after a time: guests who never came back, and tables that nobody sits at.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from covetown.store import schema
from covetown.store.database import now_ms

P = schema.people
S = schema.seats
T = schema.game_tables
C = schema.chat
J = schema.journal

# Whose tables those are whose host has left. Nobody can come in as this.
NOBODY = "departed"
AT_ONCE = 50


def nobody(c: Connection) -> None:
    """See to it that there is somebody to leave one's tables to."""
    if c.scalar(select(P.c.id).where(P.c.id == NOBODY)) is not None:
        return
    at = now_ms()
    try:
        with c.begin_nested():
            c.execute(
                insert(P).values(id=NOBODY, name="", kind="program", created=at, host=False, suspended=at, seen=at)
            )
    except IntegrityError:
        pass  # another server was first


def depart(c: Connection, ident: str, level: str) -> list[str]:
    """Remove a person with everything that is theirs alone. Returns the tables that look different now.

    Seats of games keep their place without a name; a bot (of the table's own level, or this one) plays on where a game
    is running and others are there.
    """
    nobody(c)
    changed: set[str] = set()
    for program in c.scalars(select(P.c.id).where(P.c.owner == ident)).all():
        c.execute(delete(schema.tokens).where(schema.tokens.c.person == program))
        changed |= set(depart(c, program, level))
    changed |= leave_tables(c, ident, level)
    changed |= set(c.scalars(select(C.c.table_id).where(C.c.person == ident).distinct()))
    c.execute(update(C).where(C.c.person == ident).values(person="", name=""))
    reports, changes = schema.reports, schema.rating_changes
    c.execute(update(reports).where(reports.c.reporter == ident).values(reporter=None))
    c.execute(update(reports).where(reports.c.person == ident).values(person=None, name=""))
    c.execute(update(changes).where(changes.c.person == ident).values(person=None))
    for table, columns in (
        (schema.sessions, ("person",)),
        (schema.tokens, ("person", "owner")),
        (schema.passkeys, ("person",)),
        (schema.challenges, ("person",)),
        (schema.resets, ("person",)),
        (schema.friends, ("person", "other")),
        (schema.blocks, ("person", "other")),
        (schema.invitations, ("person", "sender")),
        (schema.ratings, ("person",)),
        (schema.hidden_tables, ("person",)),
        (schema.vacations, ("person",)),
        (schema.visits, ("person",)),
        (schema.wishes, ("person",)),
        (schema.push_doors, ("person",)),
        (schema.letters, ("person",)),
    ):
        c.execute(delete(table).where(or_(*[table.c[column] == ident for column in columns])))
    c.execute(delete(P).where(P.c.id == ident))
    return sorted(changed)


def leave_tables(c: Connection, ident: str, level: str) -> set[str]:
    """Get up from every table, and leave one's own to nobody."""
    at = now_ms()
    mine = select(S.c.table_id).where(S.c.person == ident)
    rows = c.execute(
        select(T.c.id, T.c.status, T.c.leaver_level, T.c.host).where(or_(T.c.id.in_(mine), T.c.host == ident))
    )
    found: set[str] = set()
    for table, status, leaver, host in rows.all():
        found.add(table)
        seat = (S.c.table_id == table) & (S.c.person == ident)
        gone: dict[str, object] = {"person": None, "name": None, "here": False}
        if status == "gathering":
            c.execute(update(S).where(seat).values(kind="open", nonce=None, **gone))
        else:
            # A bot stands in also at a finished table: in a rematch it would play.
            c.execute(update(S).where(seat).values(stand_in=leaver or level, **gone))
        c.execute(update(J).where(J.c.table_id == table, J.c.person == ident).values(person=None))
        left = c.scalar(select(func.count()).select_from(S).where(S.c.table_id == table, S.c.person.is_not(None)))
        values: dict[str, object] = {"touched": at, "proposal": None}
        if host == ident:
            values |= {"host": NOBODY, "host_name": ""}
        if (status == "gathering" and host == ident) or (status == "playing" and not left):
            values["status"] = "closed"
        c.execute(update(T).where(T.c.id == table).values(values))
    return found


# --- what goes by itself ---


def lost_guests(c: Connection, before: int, limit: int = AT_ONCE) -> list[str]:
    """Guests who have not been here since then and have no way back: their sessions have ended."""
    sessions = select(schema.sessions.c.id).where(
        schema.sessions.c.person == P.c.id, schema.sessions.c.rotated >= before
    )
    sought = select(P.c.id).where(P.c.kind == "guest", P.c.seen < before, P.c.created < before, ~sessions.exists())
    return list(c.scalars(sought.order_by(P.c.seen).limit(limit)))


def drop_empty_tables(c: Connection, before: int, limit: int = AT_ONCE) -> list[str]:
    """Remove tables that were closed before a game began, or that nobody is left at, and not touched since then.

    Games that were finished stay.
    """
    seated = select(S.c.table_id).where(S.c.table_id == T.c.id, S.c.person.is_not(None))
    idle = T.c.setup.is_(None) | (~seated.exists() & (T.c.host == NOBODY))
    sought = select(T.c.id).where(T.c.status == "closed", T.c.touched < before, T.c.imported.is_(False), idle)
    found = list(c.scalars(sought.order_by(T.c.touched).limit(limit)))
    if found:
        c.execute(delete(T).where(T.c.id.in_(found)))
    return found
