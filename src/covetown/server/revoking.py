"""Ending sessions and tokens: what was opened with them is closed, at this server and at every other, at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import Connection as Transaction

from covetown.server.connections import Connection, LobbyWatcher
from covetown.server.guests import Visitor
from covetown.store import people
from covetown.store.notices import Notice

if TYPE_CHECKING:
    from covetown.server.house import House

ENDED = 4009


async def end_session(house: House, session: str) -> None:
    """End one session: somebody logs out, or enters as somebody else."""
    await end(house, {"k": "ended", "session": session})


async def end_sessions(house: House, person: str, but: str | None = None) -> None:
    """End every session of a person, or all but one."""
    await end(house, {"k": "ended", "person": person, "but": but or ""})


async def end_token(house: House, owner: str, token: str) -> bool:
    """End a token; whether there was one."""
    if token not in {each.id for each in await house.store.read(people.tokens_of, owner)}:
        return False
    await end(house, {"k": "ended", "token": token, "owner": owner})
    return True


async def end(house: House, what: Notice) -> None:
    """Write down that something has ended, and in the same breath tell the other servers."""

    def write(c: Transaction) -> None:
        if "session" in what:
            people.end_session(c, str(what["session"]))
        elif "token" in what:
            people.drop_token(c, str(what["owner"]), str(what["token"]))
        else:
            people.end_sessions(c, str(what["person"]), str(what["but"]))
        house.notices.tell_within(c, what)

    await house.store.write(write)
    await house.notices.told(what)
    await close_ended(house, what)


def meant(what: Notice, visitor: Visitor) -> bool:
    """Whether a visitor came in with what has ended."""
    if "session" in what:
        return visitor.session == what["session"]
    if "token" in what:
        return visitor.token == what["token"]
    if visitor.person is None:
        return False
    if what.get("whole") and what["person"] in (visitor.person.id, visitor.person.owner):
        return True  # with the person go the programs
    mine = visitor.person.id == what["person"]
    return mine and visitor.session is not None and visitor.session != what["but"]


def open_sockets(house: House) -> list[Connection | LobbyWatcher]:
    return [*house.connections, *house.lobby]


async def close(sockets: Iterable[Connection | LobbyWatcher]) -> None:
    await asyncio.gather(*[each.close(ENDED) for each in sockets])


async def close_ended(house: House, what: Notice) -> None:
    """Close the sockets at this server that were opened with what has ended."""
    await close(each for each in open_sockets(house) if meant(what, each.visitor))


async def close_stale(house: House) -> None:
    """Close every socket whose session or token is there no longer.

    For when word of that may have been lost: a server that was cut off from the others for a while.
    """
    open_now = open_sockets(house)
    sessions = {each.visitor.session for each in open_now if each.visitor.session is not None}
    tokens = {each.visitor.token for each in open_now if each.visitor.token is not None}
    if not sessions and not tokens:
        return
    good = await house.store.read(people.still_good, sorted(sessions), sorted(tokens))
    await close(each for each in open_now if not {each.visitor.session, each.visitor.token} <= good | {None})


async def is_ended(house: House, visitor: Visitor) -> bool:
    """Whether the session or token of a visitor has ended while the socket was being opened."""
    mine = {visitor.session, visitor.token} - {None}
    if not mine:
        return False
    sessions, tokens = [visitor.session or ""], [visitor.token or ""]
    return not mine <= await house.store.read(people.still_good, sessions, tokens)
