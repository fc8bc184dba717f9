"""People: a guest needs a name only; an account keeps the games for other devices; programs get tokens of their own."""

from __future__ import annotations

import asyncio
import re

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Request, Response

from covetown.server.guests import Visitor, Who, good_name
from covetown.server.house import House
from covetown.server.lobby import REFUSALS, house_of
from covetown.server.refusals import Refusal
from covetown.server.shapes import (
    AccountAsked,
    Me,
    NameAsked,
    NewToken,
    PasswordAsked,
    PersonTold,
    TokensTold,
    TokenTold,
)
from covetown.store import Person, people

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)

HASHER = PasswordHasher()
# Checked when there is no such account, so that the time does not tell.
NOBODY = HASHER.hash("nobody has this password")
USERNAME = re.compile(r"[a-z0-9_-]{3,32}")
TOKENS = 20


def told(person: Person | None) -> Me:
    if person is None:
        return Me(person=None)
    return Me(
        person=PersonTold.model_validate(
            {"id": person.id, "name": person.name, "kind": person.kind, "username": person.username}
        )
    )


async def again(house: House, ident: str) -> Me:
    return told(await house.store.read(people.person_by_id, ident))


@router.get("/me")
async def me(who: Who) -> Me:
    """Who you are; nobody without a session."""
    return told(who.person)


@router.post("/guests", status_code=201)
async def be_guest(asked: NameAsked, who: Who, request: Request, response: Response) -> Me:
    """Come in with a name; with a session this gives you the new name."""
    house = house_of(request)
    name = good_name(asked.name)
    if who.person is not None:
        return await rename(house, who.person, name)
    house.limits.spend("guest", who.address)
    person = await house.store.write(people.add_person, name)
    await house.doorkeeper.open_session(response, person.id)
    return told(person)


@router.patch("/me")
async def change_name(asked: NameAsked, who: Who, request: Request) -> Me:
    """Another display name."""
    return await rename(house_of(request), who.known(), good_name(asked.name))


async def rename(house: House, person: Person, name: str) -> Me:
    await house.store.write(people.rename, person.id, name)
    for live in house.tables.values():
        if live.table.seats_of(person.id):
            live.post(live.reread)
    for connection in list(house.connections):
        if connection.ident == person.id:
            connection.visitor.person = await house.store.read(people.person_by_id, person.id)
    return await again(house, person.id)


@router.post("/logout", status_code=204)
async def logout(who: Who, request: Request) -> Response:
    """End the session of this browser."""
    house = house_of(request)
    response = Response(status_code=204)
    if who.session is not None:
        await house.store.write(people.end_session, who.session)
        await house.end_session(who.session)
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


@router.post("/accounts", status_code=201)
async def make_account(asked: AccountAsked, who: Who, request: Request) -> Me:
    """Turn a guest into an account with a password; the games stay."""
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
    return await again(house, person.id)


@router.post("/login")
async def login(asked: AccountAsked, who: Who, request: Request, response: Response) -> Me:
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


async def enter(house: House, who: Visitor, response: Response, person: Person) -> Me:
    """Somebody has shown to be the owner of an account: open a session, and take a guest's games along."""
    before = who.person
    if before is not None and before.kind == "guest":
        for table in await house.store.write(people.hand_over, before.id, person.id):
            if table in house.tables:
                house.tables[table].post(house.tables[table].reread)
            await house.notices.tell({"k": "table", "t": table})
    if who.session is not None:
        await house.store.write(people.end_session, who.session)
        await house.end_session(who.session)
    await house.doorkeeper.open_session(response, person.id)
    return told(person)


@router.post("/me/password", status_code=204)
async def change_password(asked: PasswordAsked, who: Who, request: Request) -> Response:
    """A new password; all other sessions of the account end."""
    house, person = house_of(request), who.human()
    if person.kind != "account":
        raise Refusal("not-yours", 403)
    house.limits.spend("login", who.address)
    if person.password is not None and not await asyncio.to_thread(matches, person.password, asked.old or ""):
        raise Refusal("login", 403)
    kept = await asyncio.to_thread(HASHER.hash, good_password(asked.new))
    await house.store.write(people.set_password, person.id, kept)
    await house.store.write(people.end_sessions, person.id, who.session)
    for connection in list(house.connections):
        if connection.ident == person.id and connection.visitor.session != who.session:
            await connection.close(4009)
    return Response(status_code=204)


# --- programs ---


@router.get("/tokens")
async def list_tokens(who: Who, request: Request) -> TokensTold:
    """Your programs."""
    found = await house_of(request).store.read(people.tokens_of, who.human().id)
    return TokensTold(tokens=[TokenTold(id=token.id, name=token.name, created=token.created) for token in found])


@router.post("/tokens", status_code=201)
async def make_token(asked: NameAsked, who: Who, request: Request) -> NewToken:
    """Make a program that can sit at tables under its own name. The token is told once."""
    house, person = house_of(request), who.human()
    name = good_name(asked.name)
    if len(await house.store.read(people.tokens_of, person.id)) >= TOKENS:
        raise Refusal("too-often", 429, seconds=0)
    token, shown = await house.store.write(people.add_token, person.id, name)
    return NewToken(id=token.id, name=token.name, token=shown)


@router.delete("/tokens/{ident}", status_code=204)
async def end_token(ident: str, who: Who, request: Request) -> Response:
    """A program of yours can no longer come in."""
    if not await house_of(request).store.write(people.drop_token, who.human().id, ident):
        raise Refusal("not-found", 404)
    return Response(status_code=204)
