"""Company: who is here, word to friends that something has happened, and not hearing those one has shut out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from covetown.server import telling, wire
from covetown.server.connections import Connection, LobbyWatcher
from covetown.store import Person, chat, friends, people
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from covetown.server.house import House
    from covetown.server.tables import LiveTable

log = structlog.get_logger("company")

# Another server writes down every half minute who is there.
ELSEWHERE_MS = 75_000


def is_here(house: House, person: Person) -> bool:
    """Whether somebody has a page open, at this server or, by what was written down, at another."""
    if person.id in house.pages:
        return True
    return house.store.postgres and now_ms() - person.seen < ELSEWHERE_MS and person.id not in house.gone


async def write_down(house: House) -> None:
    """Note who was here, for other servers and for the time when guests are forgotten."""
    house.around |= set(house.pages)
    around, house.around = sorted(house.around), set()
    house.gone.clear()
    if around:
        await house.store.write(people.saw, around, now_ms())


def came(house: House, socket: Connection | LobbyWatcher) -> None:
    """A page was opened: with somebody's first one their friends see that they are here."""
    ident = socket.ident
    if ident is not None:
        house.gone.discard(ident)
        house.pages[ident] += 1
        if house.pages[ident] == 1:
            tell_friends(house, ident)


def went(house: House, socket: Connection | LobbyWatcher) -> None:
    """A page was closed; with the last one somebody is gone."""
    ident = socket.ident
    if ident is not None:
        house.pages[ident] -= 1
        if house.pages[ident] <= 0:
            del house.pages[ident]
            house.gone.add(ident)
            tell_friends(house, ident)


def tell_friends(house: House, ident: str) -> None:
    """Have the friends of somebody look again, without keeping anybody waiting."""

    async def tell() -> None:
        try:
            await ring(house, await house.store.read(friends.friends_of, ident))
        except Exception:
            log.exception("cannot-tell-friends")

    if not house.readiness.closing and (house.lobby or house.store.postgres):
        chore = asyncio.create_task(tell(), name="tell-friends")
        house.chores.append(chore)
        chore.add_done_callback(house.chores.remove)


async def ring(house: House, idents: set[str]) -> None:
    """Something has happened that concerns these people: their open pages fetch it, at whichever server."""
    ring_here(house, idents)
    for ident in sorted(idents):
        await house.notices.tell({"k": "news", "t": ident})


def ring_here(house: House, idents: set[str]) -> None:
    for watcher in house.lobby.of(idents):
        watcher.wake(news=True)


# --- chat ---


async def hush(house: House, ident: str) -> None:
    """Somebody has shut another out, or in again: show their open tables the chat as they want it."""
    shut_out = await house.store.read(friends.blocked_by, ident)
    for live in list(house.tables.values()):
        for connection in live.connections:
            if connection.ident == ident:
                connection.shut_out = shut_out
                connection.send(wire.ChatsTold(telling.heard(live, connection)))


async def read_chat_again(live: LiveTable) -> None:
    """Lines were removed or have lost their names: read the chat anew and show it."""
    live.said = await live.house.store.read(chat.recent, live.table.id)
    for connection in live.connections:
        connection.send(wire.ChatsTold(telling.heard(live, connection)))


async def chat_changed(house: House, table: str) -> None:
    live = house.tables.get(table)
    if live is not None:
        live.post(read_chat_again, live)
    await house.notices.tell({"k": "chats", "t": table})
