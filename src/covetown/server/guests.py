"""Who is asking: a guest or account by a signed, rotating cookie, a program by its token. No account is needed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from covetown.server.addresses import counted_as
from covetown.server.config import Config
from covetown.server.refusals import Refusal
from covetown.store import Person, Store, people
from covetown.store.database import now_ms

COOKIE = "covetown"
GRACE_MS = 120_000  # requests under way while the cookie is renewed


class Visitor(msgspec.Struct):
    """Somebody at the door: with a person when the session or token is good."""

    address: str
    person: Person | None = None
    session: str | None = None
    token: str | None = None
    renewed: str | None = None

    def known(self) -> Person:
        if self.person is None:
            raise Refusal("no-session", 401)
        return self.person

    def human(self) -> Person:
        """A person who is not a program."""
        person = self.known()
        if person.kind == "program":
            raise Refusal("program", 403)
        return person


class Doorkeeper:
    """Reads and writes session cookies."""

    def __init__(self, config: Config, store: Store, key: str) -> None:
        self.config = config
        self.store = store
        self.signer = URLSafeTimedSerializer(key, salt="covetown session")

    def address(self, connection: HTTPConnection) -> str:
        """Where a visitor comes from, for limits."""
        if self.config.behind_proxy:
            told = connection.headers.get("x-forwarded-for", "")
            if told:
                return counted_as(told.split(",")[-1].strip())
        return counted_as(connection.client.host) if connection.client is not None else "unknown"

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        visitor = Visitor(self.address(connection))
        token = bearer(connection)
        if token is not None:
            found = await self.store.read(people.person_by_token, token)
            if found is None:
                raise Refusal("no-session", 401)
            visitor.token, visitor.person = found
            return visitor
        cookie = connection.cookies.get(COOKIE)
        if cookie is not None:
            await self.recognise(visitor, cookie)
        return visitor

    async def recognise(self, visitor: Visitor, cookie: str) -> None:
        try:
            told, signed = self.signer.loads(cookie, return_timestamp=True)
        except BadSignature:
            return
        # Its age may be less than nothing where a clock was set back; that is no reason to lose one's seat.
        if now_ms() / 1000 - signed.timestamp() > self.config.session_days * 86_400:
            return
        if not isinstance(told, list) or len(told) != 2 or not all(isinstance(part, str) for part in told):
            return
        ident, secret = told
        found = await self.store.read(people.session_by_id, ident)
        if found is None:
            return
        session, person = found
        current = people.same(secret, session.secret)
        if not current and not people.same(secret, session.previous):
            return
        visitor.person, visitor.session = person, session.id
        age = now_ms() - session.rotated
        if (current and age > self.config.rotate_s * 1000) or (not current and age > GRACE_MS):
            fresh = await self.store.write(people.rotate, session)
            if fresh is not None:
                visitor.renewed = self.signer.dumps([session.id, fresh])

    async def open_session(self, response: Response, person: str) -> str:
        """Start a session and hand its cookie out; returns its id."""
        session, secret = await self.store.write(people.add_session, person)
        self.hand_out(response, self.signer.dumps([session.id, secret]))
        return session.id

    def hand_out(self, response: Response, value: str) -> None:
        response.set_cookie(
            COOKIE,
            value,
            max_age=self.config.session_days * 86_400,
            httponly=True,
            samesite="lax",
            secure=self.config.https,
            path="/",
        )

    def take_away(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=self.config.https)


def bearer(connection: HTTPConnection) -> str | None:
    """A program's token: in the header, or on a WebSocket in the query."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    if connection.scope["type"] == "websocket":
        return connection.query_params.get("token")
    return None


async def find_visitor(request: Request, response: Response) -> Visitor:
    """The visitor of a request; renews the cookie when it is time."""
    doorkeeper: Doorkeeper = request.app.state.house.doorkeeper
    request.app.state.house.limits.spend("request", doorkeeper.address(request))
    visitor = await doorkeeper.visitor(request)
    request.app.state.house.seen(visitor)
    if visitor.renewed is not None:
        doorkeeper.hand_out(response, visitor.renewed)
    return visitor


Who = Annotated[Visitor, Depends(find_visitor)]


async def known_visitor(who: Who) -> Visitor:
    who.known()
    return who


async def human_visitor(who: Who) -> Visitor:
    who.human()
    return who


# For routes that need a session, or that of a person who is no program: others are turned away before a body is read.
Known = Annotated[Visitor, Depends(known_visitor)]
Human = Annotated[Visitor, Depends(human_visitor)]


def spending(kind: str) -> Callable[[Request, Visitor], Awaitable[None]]:
    """For routes whose bodies are dear to read: what they cost is counted before that."""

    async def spend(request: Request, who: Known) -> None:
        request.app.state.house.limits.spend(kind, who.address)

    return spend


def good_name(name: str) -> str:
    """A display name in one line, without control characters."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not 1 <= len(shown) <= 32:
        raise Refusal("name", 422)
    return shown
