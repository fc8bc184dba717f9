"""Vacations: while somebody rests, the clocks of their slow games stand still."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, insert, select, update

from covetown.store import schema

V = schema.vacations


class Vacation(msgspec.Struct, frozen=True):
    """From when to when somebody rests."""

    id: str
    person: str
    begins: int
    ends: int


def vacations_of(c: Connection, person: str, since: int) -> list[Vacation]:
    """The vacations of somebody that ended after a moment, the earliest first."""
    rows = c.execute(select(V).where(V.c.person == person, V.c.ends > since).order_by(V.c.begins))
    return [Vacation(**row) for row in rows.mappings()]


def resting(c: Connection, people: list[str], now: int) -> dict[str, tuple[int, int]]:
    """Who of these people is on vacation now, from when to when."""
    rows = c.execute(select(V).where(V.c.person.in_(people), V.c.begins <= now, V.c.ends > now))
    return {row["person"]: (row["begins"], row["ends"]) for row in rows.mappings()}


def begin(c: Connection, person: str, begins: int, ends: int) -> Vacation:
    vacation = Vacation(secrets.token_hex(8), person, begins, ends)
    c.execute(insert(V).values(msgspec.structs.asdict(vacation)))
    return vacation


def end(c: Connection, person: str, now: int) -> bool:
    """Come back early: what is left of the vacation is not used up."""
    done = c.execute(update(V).where(V.c.person == person, V.c.begins <= now, V.c.ends > now).values(ends=now))
    return done.rowcount > 0
