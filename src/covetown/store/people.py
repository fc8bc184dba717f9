"""People: guests, accounts and programs, with their sessions, tokens and passkeys. Only hashes of secrets are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from covetown.store import schema, wishes
from covetown.store.database import now_ms

CHALLENGE_LIFE_MS = 300_000
PersonKind = Literal["guest", "account", "program"]


class NameTaken(Exception):
    """Somebody else has this username."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who can sit at a table."""

    id: str
    name: str
    kind: PersonKind
    username: str | None
    password: str | None
    owner: str | None
    created: int
    host: bool = False
    suspended: int | None = None
    seen: int = 0


class Session(msgspec.Struct, frozen=True):
    """A browser that somebody uses."""

    id: str
    person: str
    secret: str
    previous: str | None
    rotated: int
    created: int


class Passkey(msgspec.Struct, frozen=True):
    """A key on somebody's device that opens an account."""

    id: str
    person: str
    public_key: bytes
    sign_count: int
    name: str
    created: int


class Token(msgspec.Struct, frozen=True):
    """What a program shows to take a seat."""

    id: str
    person: str
    owner: str
    name: str
    secret: str
    created: int


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(secret: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(digest(secret), kept)


def add_person(c: Connection, name: str, kind: PersonKind = "guest", owner: str | None = None) -> Person:
    at = now_ms()
    person = Person("p" + secrets.token_hex(10), name, kind, None, None, owner, at, seen=at)
    c.execute(insert(schema.people).values(msgspec.structs.asdict(person)))
    return person


def person_by_id(c: Connection, ident: str) -> Person | None:
    row = c.execute(select(schema.people).where(schema.people.c.id == ident)).mappings().first()
    return None if row is None else Person(**row)


def person_by_username(c: Connection, username: str) -> Person | None:
    row = c.execute(select(schema.people).where(schema.people.c.username == username)).mappings().first()
    return None if row is None else Person(**row)


def rename(c: Connection, ident: str, name: str) -> None:
    """A new display name, also at the tables where the person sits."""
    c.execute(update(schema.people).where(schema.people.c.id == ident).values(name=name))
    c.execute(
        update(schema.seats).where(schema.seats.c.person == ident, schema.seats.c.here.is_(False)).values(name=name)
    )


def make_account(c: Connection, ident: str, username: str, password: str | None) -> None:
    """Turn a guest into an account; the person, and so every game, stays the same."""
    if person_by_username(c, username) is not None:
        raise NameTaken(username)
    try:
        c.execute(
            update(schema.people)
            .where(schema.people.c.id == ident)
            .values(username=username, password=password, kind="account")
        )
    except IntegrityError:
        raise NameTaken(username) from None


def set_password(c: Connection, ident: str, password: str) -> None:
    c.execute(update(schema.people).where(schema.people.c.id == ident).values(password=password))


def hand_over(c: Connection, guest: str, account: str) -> list[str]:
    """Give a guest's seats to an account; a table at which both sit is left alone. Returns the tables that changed."""
    theirs = set(c.scalars(select(schema.seats.c.table_id).where(schema.seats.c.person == guest)))
    both = set(c.scalars(select(schema.seats.c.table_id).where(schema.seats.c.person == account)))
    moved = sorted(theirs - both)
    name = c.scalar(select(schema.people.c.name).where(schema.people.c.id == account))
    for table in moved:
        mine = (schema.seats.c.table_id == table) & (schema.seats.c.person == guest)
        c.execute(update(schema.seats).where(mine, schema.seats.c.here.is_(False)).values(name=name))
        c.execute(update(schema.seats).where(mine).values(person=account))
        hidden = schema.hidden_tables.c
        already = select(hidden.table_id).where(hidden.person == account)
        c.execute(delete(schema.hidden_tables).where(hidden.person == guest, hidden.table_id.in_(already)))
        c.execute(update(schema.hidden_tables).where(hidden.person == guest).values(person=account))
        seen = (schema.visits.c.table_id == table) & (schema.visits.c.person == guest)
        c.execute(update(schema.visits).where(seen).values(person=account))
        c.execute(
            update(schema.game_tables)
            .where(schema.game_tables.c.id == table, schema.game_tables.c.host == guest)
            .values(host=account, host_name=name)
        )
    c.execute(update(schema.vacations).where(schema.vacations.c.person == guest).values(person=account))
    c.execute(delete(schema.letters).where(schema.letters.c.person == guest))
    wishes.hand_over(c, guest, account)
    return moved


def saw(c: Connection, idents: list[str], at: int) -> None:
    """Note when people were here last."""
    for start in range(0, len(idents), 500):
        some = idents[start : start + 500]
        c.execute(update(schema.people).where(schema.people.c.id.in_(some)).values(seen=at))


def make_host(c: Connection, ident: str, host: bool) -> None:
    """Let an account look after the server, or no longer."""
    c.execute(update(schema.people).where(schema.people.c.id == ident).values(host=host))


def hosts(c: Connection) -> set[str]:
    """Those who look after the server."""
    return set(c.scalars(select(schema.people.c.id).where(schema.people.c.host.is_(True))))


def suspend(c: Connection, ident: str, suspended: bool) -> None:
    """Let nobody in as this person, or let them in again. Sessions end; the games stay."""
    c.execute(
        update(schema.people).where(schema.people.c.id == ident).values(suspended=now_ms() if suspended else None)
    )
    if suspended:
        end_sessions(c, ident)


def people_by_ids(c: Connection, idents: list[str]) -> dict[str, Person]:
    """People by their ids, those that there are."""
    found: dict[str, Person] = {}
    for start in range(0, len(idents), 500):
        some = idents[start : start + 500]
        rows = c.execute(select(schema.people).where(schema.people.c.id.in_(some))).mappings()
        found.update({row["id"]: Person(**row) for row in rows})
    return found


# --- sessions ---


def add_session(c: Connection, person: str) -> tuple[Session, str]:
    """A new session and its secret, which only the cookie holds."""
    secret = secrets.token_urlsafe(24)
    at = now_ms()
    session = Session("s" + secrets.token_hex(10), person, digest(secret), None, at, at)
    c.execute(insert(schema.sessions).values(msgspec.structs.asdict(session)))
    return session, secret


def session_by_id(c: Connection, ident: str) -> tuple[Session, Person] | None:
    row = c.execute(select(schema.sessions).where(schema.sessions.c.id == ident)).mappings().first()
    if row is None:
        return None
    session = Session(**row)
    person = person_by_id(c, session.person)
    return None if person is None or person.suspended is not None else (session, person)


def rotate(c: Connection, session: Session) -> str | None:
    """A new secret for a session; the old one stays good for requests under way. None if another request was first."""
    secret = secrets.token_urlsafe(24)
    done = c.execute(
        update(schema.sessions)
        .where(schema.sessions.c.id == session.id, schema.sessions.c.secret == session.secret)
        .values(secret=digest(secret), previous=session.secret, rotated=now_ms())
    )
    return secret if done.rowcount == 1 else None


def end_session(c: Connection, ident: str) -> None:
    c.execute(delete(schema.sessions).where(schema.sessions.c.id == ident))


def end_sessions(c: Connection, person: str, but: str | None = None) -> None:
    """End the sessions of a person, all but one."""
    c.execute(delete(schema.sessions).where(schema.sessions.c.person == person, schema.sessions.c.id != (but or "")))


def still_good(c: Connection, sessions: list[str], tokens: list[str]) -> set[str | None]:
    """Which of these sessions and tokens are still there."""
    found: set[str | None] = set()
    away = select(schema.people.c.id).where(schema.people.c.suspended.is_not(None))
    kept = ((schema.sessions, sessions, "person"), (schema.tokens, tokens, "owner"))
    for table, idents, whose in kept:
        for start in range(0, len(idents), 500):
            sought = select(table.c.id).where(table.c.id.in_(idents[start : start + 500]))
            found |= set(c.scalars(sought.where(table.c[whose].not_in(away))))
    return found


def forget_old(c: Connection, before: int) -> None:
    """Drop sessions that nobody has used for a long time, and stale challenges."""
    c.execute(delete(schema.sessions).where(schema.sessions.c.rotated < before))
    c.execute(delete(schema.challenges).where(schema.challenges.c.created < now_ms() - CHALLENGE_LIFE_MS))


# --- programs ---


def add_token(c: Connection, owner: str, name: str) -> tuple[Token, str]:
    """A program of somebody's own, as a person who sits down with a token."""
    secret = secrets.token_urlsafe(24)
    program = add_person(c, name, "program", owner)
    token = Token(secrets.token_hex(8), program.id, owner, name, digest(secret), now_ms())
    c.execute(insert(schema.tokens).values(msgspec.structs.asdict(token)))
    return token, f"cvt_{token.id}_{secret}"


def tokens_of(c: Connection, owner: str) -> list[Token]:
    rows = c.execute(select(schema.tokens).where(schema.tokens.c.owner == owner).order_by(schema.tokens.c.created))
    return [Token(**row) for row in rows.mappings()]


def drop_token(c: Connection, owner: str, ident: str) -> bool:
    done = c.execute(delete(schema.tokens).where(schema.tokens.c.owner == owner, schema.tokens.c.id == ident))
    return done.rowcount == 1


def person_by_token(c: Connection, shown: str) -> tuple[str, Person] | None:
    """The id of a token that is shown, and the program it stands for."""
    parts = shown.split("_", 2)
    if len(parts) != 3 or parts[0] != "cvt":
        return None
    row = c.execute(select(schema.tokens).where(schema.tokens.c.id == parts[1])).mappings().first()
    if row is None or not same(parts[2], row["secret"]):
        return None
    program, owner = person_by_id(c, row["person"]), person_by_id(c, row["owner"])
    if program is None or owner is None or program.suspended is not None or owner.suspended is not None:
        return None
    return str(row["id"]), program


# --- passkeys ---


def add_challenge(c: Connection, challenge: bytes, purpose: str, person: str | None) -> str:
    ident = secrets.token_hex(12)
    c.execute(
        insert(schema.challenges).values(
            id=ident, challenge=challenge, purpose=purpose, person=person, created=now_ms()
        )
    )
    return ident


def take_challenge(c: Connection, ident: str, purpose: str, person: str | None) -> bytes | None:
    """A challenge, once: it is gone afterwards."""
    found = c.execute(select(schema.challenges).where(schema.challenges.c.id == ident)).mappings().first()
    if found is None or found["purpose"] != purpose or found["person"] != person:
        return None
    c.execute(delete(schema.challenges).where(schema.challenges.c.id == ident))
    return bytes(found["challenge"]) if found["created"] > now_ms() - CHALLENGE_LIFE_MS else None


def add_passkey(c: Connection, key: Passkey) -> None:
    c.execute(insert(schema.passkeys).values(msgspec.structs.asdict(key)))


def passkey_by_id(c: Connection, ident: str) -> Passkey | None:
    row = c.execute(select(schema.passkeys).where(schema.passkeys.c.id == ident)).mappings().first()
    return None if row is None else Passkey(**row)


def passkeys_of(c: Connection, person: str) -> list[Passkey]:
    rows = c.execute(
        select(schema.passkeys).where(schema.passkeys.c.person == person).order_by(schema.passkeys.c.created)
    )
    return [Passkey(**row) for row in rows.mappings()]


def used_passkey(c: Connection, ident: str, sign_count: int) -> None:
    c.execute(update(schema.passkeys).where(schema.passkeys.c.id == ident).values(sign_count=sign_count))


def drop_passkey(c: Connection, person: str, ident: str) -> bool:
    done = c.execute(delete(schema.passkeys).where(schema.passkeys.c.person == person, schema.passkeys.c.id == ident))
    return done.rowcount == 1


# --- what the server itself remembers ---


def setting(c: Connection, name: str, fresh: str) -> str:
    """A value kept for the server; the first to ask sets it."""
    found = c.scalar(select(schema.settings.c.value).where(schema.settings.c.name == name))
    if found is not None:
        return str(found)
    try:
        with c.begin_nested():
            c.execute(insert(schema.settings).values(name=name, value=fresh))
        return fresh
    except IntegrityError:
        return str(c.scalar(select(schema.settings.c.value).where(schema.settings.c.name == name)))


def word(c: Connection, name: str) -> str:
    """What is kept under a name; nothing where nobody has kept anything."""
    return str(c.scalar(select(schema.settings.c.value).where(schema.settings.c.name == name)) or "-")


def set_setting(c: Connection, name: str, value: str) -> None:
    done = c.execute(update(schema.settings).where(schema.settings.c.name == name).values(value=value))
    if done.rowcount == 0:
        setting(c, name, value)
