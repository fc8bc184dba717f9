"""One's own data over REST: an export of everything, deletion for good, and a password set anew by a link."""

from __future__ import annotations

import asyncio
import hmac
import re

from fastapi import Request, Response

from covetown.server import parting, revoking, wire
from covetown.server.accounts import HASHER, good_password, matches
from covetown.server.guests import Human, Who
from covetown.server.lobby import house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.store import export, people, resets

room = Room("/api", "people")


@room.get("/me/export", response_class=Response)
async def take_along(who: Human, request: Request) -> Response:
    """Everything that is kept about you, in one archive."""
    house, person = house_of(request), who.human()
    house.limits.spend("export", person.id)
    packed = await house.store.read(export.everything, person)
    name = re.sub(r"[^a-z0-9_-]", "", (person.username or person.name).lower()) or "you"
    return Response(
        packed,
        media_type="application/zip",
        headers={"Content-Disposition": f'attachment; filename="covetown-{name}.zip"'},
    )


@room.post("/me/delete", status_code=204)
async def leave_for_good(asked: wire.Goodbye, who: Human, request: Request) -> Response:
    """Delete everything about you. Finished games stay without your name; a bot plays on in running ones."""
    house, person = house_of(request), who.human()
    house.limits.spend("login", who.address)
    if not hmac.compare_digest(asked.name.strip().encode(), (person.username or person.name).encode()):
        raise Refusal("not-the-name", 403)
    if person.password is not None and not await asyncio.to_thread(matches, person.password, asked.password or ""):
        raise Refusal("login", 403)
    await parting.depart(house, person.id)
    response = Response(status_code=204)
    house.doorkeeper.take_away(response)
    return response


@room.post("/password", status_code=204)
async def set_password(asked: wire.ResetPassword, who: Who, request: Request) -> Response:
    """A new password by a link from the host of the server, good once. Every session of the account ends."""
    house = house_of(request)
    house.limits.spend("login", who.address)
    password = good_password(asked.password)
    if await house.store.read(resets.whose_reset, asked.link) is None:
        raise Refusal("reset-link", 403)
    kept = await asyncio.to_thread(HASHER.hash, password)
    person = await house.store.write(resets.use_reset, asked.link)
    if person is None:
        raise Refusal("reset-link", 403)
    await house.store.write(people.set_password, person, kept)
    await revoking.end_sessions(house, person)
    return Response(status_code=204)
