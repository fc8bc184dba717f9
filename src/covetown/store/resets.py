"""Links with which somebody who has lost a password sets a new one: good once, for a day."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select

from covetown.store import schema
from covetown.store.database import now_ms
from covetown.store.people import digest, same

R = schema.resets
LIFE_MS = 86_400_000
ID_LETTERS = 16


def add_reset(c: Connection, person: str) -> str:
    """What the link holds, a path without dots; an earlier link of the same person is worth nothing any more."""
    c.execute(delete(R).where(R.c.person == person))
    ident, secret = secrets.token_hex(ID_LETTERS // 2), secrets.token_urlsafe(24)
    c.execute(insert(R).values(id=ident, person=person, secret=digest(secret), created=now_ms()))
    return ident + secret


def whose_reset(c: Connection, shown: str) -> str | None:
    """Whose password a link is for, if it is still good."""
    ident, secret = shown[:ID_LETTERS], shown[ID_LETTERS:]
    row = c.execute(select(R).where(R.c.id == ident)).mappings().first()
    if row is None or not same(secret, row["secret"]) or row["created"] < now_ms() - LIFE_MS:
        return None
    return str(row["person"])


def use_reset(c: Connection, shown: str) -> str | None:
    """The same, once: the link is gone afterwards."""
    person = whose_reset(c, shown)
    if person is None:
        return None
    gone = c.execute(delete(R).where(R.c.id == shown[:ID_LETTERS]))
    return person if gone.rowcount == 1 else None


def forget_old(c: Connection) -> None:
    c.execute(delete(R).where(R.c.created < now_ms() - LIFE_MS))
