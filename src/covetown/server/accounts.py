"""People: a guest needs a name only; an account keeps the games for other devices; programs get tokens of their own."""

from __future__ import annotations

import asyncio
import re

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import Request, Response

from covetown.server import names, revoking, wire
from covetown.server.guests import Human, Known, Visitor, Who, good_name
from covetown.server.house import House
from covetown.server.lobby import house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.store import Person, friends, people

room = Room("/api", "people")

HASHER = PasswordHasher()
# Checked when there is no such account, so that the time does not tell.
NOBODY = HASHER.hash("nobody has this password")
USERNAME = re.compile(r"[a-z0-9_-]{3,32}")
TOKENS = 20


def told(person: Person | None) -> wire.Me:
    if person is None:
        return wire.Me(None)
    return wire.Me(wire.Person(person.id, person.name, person.kind, person.username, person.host))


async def again(house: House, ident: str) -> wire.Me:
    return told(await house.store.read(people.person_by_id, ident))


@room.get("/me")
async def me(who: Who) -> wire.Me:
    """Who you are; nobody without a session."""
    return told(who.person)


@room.post("/guests", status_code=201)
async def be_guest(asked: wire.NewName, who: Who, request: Request, response: Response) -> wire.Me:
    """Come in with a name; with a session this gives you the new name."""
    house = house_of(request)
    name = good_name(asked.name)
    if who.person is not None:
        return await rename(house, who.person, name)
    house.limits.spend("guest", who.address)
    person = await house.store.write(people.add_person, name)
    await house.doorkeeper.open_session(response, person.id)
    return told(person)


@room.patch("/me")
async def change_name(asked: wire.NewName, who: Known, request: Request) -> wire.Me:
    """Another display name."""
    return await rename(house_of(request), who.known(), good_name(asked.name))


async def rename(house: House, person: Person, name: str) -> wire.Me:
    await names.rename(house, person, name)
    return await again(house, person.id)


@room.post("/logout", status_code=204)
async def logout(who: Who, request: Request) -> Response:
    """End the session of this browser."""
    house = house_of(request)
    response = Response(status_code=204)
    if who.session is not None:
        await revoking.end_session(house, who.session)
    house.doorkeeper.take_away(response)
    return response


@room.post("/logout/everywhere", status_code=204)
async def logout_everywhere(who: Human, request: Request) -> Response:
    """End the sessions of all your browsers, this one too. Programs stay; each has a token that can be ended."""
    house = house_of(request)
    await revoking.end_sessions(house, who.human().id)
    response = Response(status_code=204)
    house.doorkeeper.take_away(response)
    return response


def good_password(password: str) -> str:
    if not 10 <= len(password) <= 200:
        raise Refusal("password", 422)
    return password


def good_username(username: str) -> str:
    if USERNAME.fullmatch(username) is None:
        raise Refusal("username", 422)
    return username


@room.post("/accounts", status_code=201)
async def make_account(asked: wire.Credentials, who: Human, request: Request, response: Response) -> wire.Me:
    """Turn a guest into an account with a password; the games stay, the session is a new one."""
    house, person = house_of(request), who.human()
    if person.kind == "account":
        raise Refusal("account", 409)
    username, password = good_username(asked.username), good_password(asked.password)
    house.limits.spend("login", who.address)
    kept = await asyncio.to_thread(HASHER.hash, password)
    try:
        await house.store.write(people.make_account, person.id, username, kept)
    except people.NameTaken:
        raise Refusal("username-taken", 409) from None
    return await begin_anew(house, response, person.id)


async def begin_anew(house: House, response: Response, ident: str) -> wire.Me:
    """A guest is an account now: whoever knew the guest's cookie does not get into it by that."""
    await revoking.end_sessions(house, ident)
    await house.doorkeeper.open_session(response, ident)
    return await again(house, ident)


@room.post("/login")
async def login(asked: wire.Credentials, who: Who, request: Request, response: Response) -> wire.Me:
    """Open an account with its password; a guest's games move to it."""
    house = house_of(request)
    house.limits.spend("login", who.address)
    house.limits.spend("login", "name " + asked.username)
    person = await house.store.read(people.person_by_username, asked.username)
    kept = NOBODY if person is None or person.password is None else person.password
    good = await asyncio.to_thread(matches, kept, asked.password)
    if person is None or person.password is None or not good:
        raise Refusal("login", 401)
    if HASHER.check_needs_rehash(kept):
        fresh = await asyncio.to_thread(HASHER.hash, asked.password)
        await house.store.write(people.set_password, person.id, fresh)
    return await enter(house, who, response, person)


def matches(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


async def enter(house: House, who: Visitor, response: Response, person: Person) -> wire.Me:
    """Somebody has shown to be the owner of an account: open a session, and take a guest's games along."""
    if person.suspended is not None:
        raise Refusal("suspended", 403)
    before = who.person
    if before is not None and before.kind == "guest":
        await house.store.write(friends.hand_over, before.id, person.id)
        for table in await house.store.write(people.hand_over, before.id, person.id):
            if table in house.tables:
                house.tables[table].post(house.tables[table].reread)
            await house.notices.tell({"k": "table", "t": table})
    if who.session is not None:
        await revoking.end_session(house, who.session)
    await house.doorkeeper.open_session(response, person.id)
    return told(person)


@room.post("/me/password", status_code=204)
async def change_password(asked: wire.NewPassword, who: Human, request: Request) -> Response:
    """A new password; all other sessions of the account end."""
    house, person = house_of(request), who.human()
    if person.kind != "account":
        raise Refusal("not-yours", 403)
    house.limits.spend("login", who.address)
    if person.password is not None and not await asyncio.to_thread(matches, person.password, asked.old or ""):
        raise Refusal("login", 403)
    kept = await asyncio.to_thread(HASHER.hash, good_password(asked.new))
    await house.store.write(people.set_password, person.id, kept)
    await revoking.end_sessions(house, person.id, who.session)
    return Response(status_code=204)


# --- programs ---


@room.get("/tokens")
async def list_tokens(who: Human, request: Request) -> wire.Tokens:
    """Your programs."""
    found = await house_of(request).store.read(people.tokens_of, who.human().id)
    return wire.Tokens([wire.Token(token.id, token.name, token.created) for token in found])


@room.post("/tokens", status_code=201)
async def make_token(asked: wire.NewName, who: Human, request: Request) -> wire.NewToken:
    """Make a program that can sit at tables under its own name. The token is told once."""
    house, person = house_of(request), who.human()
    name = good_name(asked.name)
    if len(await house.store.read(people.tokens_of, person.id)) >= TOKENS:
        raise Refusal("too-often", 429, seconds=0)
    token, shown = await house.store.write(people.add_token, person.id, name)
    return wire.NewToken(token.id, token.name, shown)


@room.delete("/tokens/{ident}", status_code=204)
async def end_token(ident: str, who: Human, request: Request) -> Response:
    """A program of yours can no longer come in."""
    if not await revoking.end_token(house_of(request), who.human().id, ident):
        raise Refusal("not-found", 404)
    return Response(status_code=204)
