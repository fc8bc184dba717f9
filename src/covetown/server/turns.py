"""My turns: the tables at which other people wait for somebody, and word to their browsers when that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import Request

from covetown.server import wire
from covetown.server.cards import lobby_card
from covetown.server.guests import Known
from covetown.server.rooms import Room
from covetown.store import Table, tables
from covetown.store.notices import Notice

if TYPE_CHECKING:
    from covetown.server.house import House

room = Room("/api", "lobby")


@room.get("/turns")
async def my_turns(who: Known, request: Request) -> wire.Turns:
    """The tables at which others wait for you, the most urgent first."""
    house: House = request.app.state.house
    person = who.known()
    found = await house.store.read(tables.my_turns, person.id)
    return wire.Turns([lobby_card(table, person) for table in found])


def waited_for(table: Table) -> set[str]:
    """The people who are asked something at a table with others; nobody waits at one that somebody plays alone."""
    if table.status != "playing" or len(table.people()) < 2:
        return set()
    return {person for person in table.people() if tables.asked_there(table, person)}


def word(people: set[str], table: str) -> Notice:
    """What other servers are told when a table waits for others than before."""
    return {"k": "turns", "t": table, "people": sorted(people)}


async def changed(house: House, people: set[str], table: str) -> None:
    """The turns of some people are others than before: their own open pages are told so, at every server."""
    if people:
        show(house, people, table)
        await house.notices.tell(word(people, table))


def show(house: House, people: set[str], table: str) -> None:
    """Tell the pages of some people. Who looks at the table itself sees it there and need not fetch a list."""
    live = house.tables.get(table)
    there = set() if live is None else live.connections
    for watcher in house.lobby.of(people):
        watcher.turns = True
        watcher.changed.set()
    for connection in house.connections.of(people):
        if connection.greeted and connection not in there:
            connection.send(wire.TurnsTold())
