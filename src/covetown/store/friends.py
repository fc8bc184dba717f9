"""Friends, blocks and invitations between people."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from covetown.store import schema
from covetown.store.database import now_ms

F = schema.friends
B = schema.blocks
I = schema.invitations  # noqa: E741
T = schema.game_tables
S = schema.seats
MOST = 500


class Circle(msgspec.Struct):
    """Everybody somebody has to do with, by id: friends, those who ask, those who were asked, and those shut out."""

    friends: list[str]
    asking: list[str]
    asked: list[str]
    blocked: list[str]


class Invitation(msgspec.Struct, frozen=True):
    """Somebody is invited to a table."""

    table_id: str
    person: str
    sender: str
    created: int


def circle(c: Connection, person: str) -> Circle:
    blocked = list(c.scalars(select(B.c.other).where(B.c.person == person).order_by(B.c.created)))
    found = Circle([], [], [], blocked)
    rows = c.execute(select(F).where(or_(F.c.person == person, F.c.other == person)).order_by(F.c.created))
    for row in rows.mappings():
        mine = row["person"] == person
        other = row["other"] if mine else row["person"]
        if row["since"] is not None:
            found.friends.append(other)
        elif mine:
            found.asked.append(other)
        elif other not in blocked:  # whoever is shut out may ask, and is not heard
            found.asking.append(other)
    return found


def friends_of(c: Connection, person: str) -> set[str]:
    return set(circle(c, person).friends)


def between(one: str, other: str) -> object:
    return ((F.c.person == one) & (F.c.other == other)) | ((F.c.person == other) & (F.c.other == one))


def are_friends(c: Connection, one: str, other: str) -> bool:
    found = c.scalar(select(F.c.since).where(between(one, other), F.c.since.is_not(None)))  # type: ignore[arg-type]
    return found is not None


def ask(c: Connection, person: str, other: str) -> bool:
    """Ask somebody to be a friend; who was asked by them already says yes. Whether they are friends now."""
    rows = c.execute(select(F).where(between(person, other))).mappings().all()  # type: ignore[arg-type]
    for row in rows:
        if row["since"] is not None:
            return True
        if row["person"] == other:
            mine = (F.c.person == other) & (F.c.other == person)
            c.execute(update(F).where(mine).values(since=now_ms()))
            return True
    if not rows:
        try:
            with c.begin_nested():
                c.execute(insert(F).values(person=person, other=other, created=now_ms(), since=None))
        except IntegrityError:
            pass  # asked twice at the same moment
    return False


def part(c: Connection, person: str, other: str) -> bool:
    """Be friends no longer; or refuse, or take back, what was asked. Invitations between the two go."""
    done = c.execute(delete(F).where(between(person, other)))  # type: ignore[arg-type]
    for sender, invited in ((person, other), (other, person)):
        c.execute(delete(I).where(I.c.sender == sender, I.c.person == invited))
    return done.rowcount > 0


def block(c: Connection, person: str, other: str) -> None:
    """Have nothing to do with somebody any more."""
    part(c, person, other)
    try:
        with c.begin_nested():
            c.execute(insert(B).values(person=person, other=other, created=now_ms()))
    except IntegrityError:
        pass  # it was so already


def unblock(c: Connection, person: str, other: str) -> bool:
    return c.execute(delete(B).where(B.c.person == person, B.c.other == other)).rowcount > 0


def blocked_by(c: Connection, person: str) -> set[str]:
    """Those whom somebody has shut out."""
    return set(c.scalars(select(B.c.other).where(B.c.person == person)))


def kept_out(c: Connection, person: str, others: list[str]) -> bool:
    """Whether one of these people wants nothing to do with this person."""
    return c.scalar(select(B.c.person).where(B.c.other == person, B.c.person.in_(others)).limit(1)) is not None


# --- invitations ---


def invite(c: Connection, table: str, sender: str, person: str) -> bool:
    """Invite somebody to a table; whether that is new."""
    try:
        with c.begin_nested():
            c.execute(insert(I).values(table_id=table, person=person, sender=sender, created=now_ms()))
    except IntegrityError:
        return False
    return True


def invitations_to(c: Connection, person: str) -> list[Invitation]:
    """The invitations that still lead to a free seat, the latest first."""
    free = select(S.c.table_id).where(S.c.table_id == I.c.table_id, S.c.kind.in_(("open", "invite")))
    seated = select(S.c.table_id).where(S.c.table_id == I.c.table_id, S.c.person == person)
    sought = (
        select(I)
        .join(T, T.c.id == I.c.table_id)
        .where(I.c.person == person, T.c.status == "gathering", free.exists(), ~seated.exists())
        .order_by(I.c.created.desc())
        .limit(50)
    )
    return [Invitation(**row) for row in c.execute(sought).mappings()]


def invited_to(c: Connection, table: str) -> list[str]:
    """Who has been invited to a table."""
    return list(c.scalars(select(I.c.person).where(I.c.table_id == table)))


def decline(c: Connection, table: str, person: str) -> bool:
    return c.execute(delete(I).where(I.c.table_id == table, I.c.person == person)).rowcount > 0


def hand_over(c: Connection, guest: str, account: str) -> None:
    """A guest has turned out to be an account: friends, blocks and invitations come along, each once."""
    have = circle(c, account)
    had = circle(c, guest)
    for other in had.friends:
        if other not in (*have.friends, account):
            part(c, account, other)
            c.execute(insert(F).values(person=account, other=other, created=now_ms(), since=now_ms()))
    for other in had.blocked:
        if other != account:
            block(c, account, other)
    c.execute(delete(F).where(or_(F.c.person == guest, F.c.other == guest)))
    c.execute(delete(B).where(B.c.person == guest))
    for invitation in invitations_to(c, guest):
        invite(c, invitation.table_id, invitation.sender, account)
    c.execute(delete(I).where(I.c.person == guest))
