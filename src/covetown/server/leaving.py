"""Leaving a game for good: resigning, and clearing away a game against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from covetown.server import proposals, stopping, wire
from covetown.server.refusals import Refusal
from covetown.store import Table, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection as Transaction

    from covetown.server.house import House
    from covetown.server.tables import LiveTable

GONE = 4004


async def resign(live: LiveTable, ident: str | None) -> None:
    """Give the game up: a bot plays on where somebody is left to play against it, else the game ends here."""
    mine = live.table.seats_of(ident)
    if not mine:
        raise Refusal("not-seated", 403)
    if live.table.status != "playing":
        raise Refusal("over" if live.table.status == "over" else "not-started", 409)
    for number in mine:
        seat = live.table.seats[number]
        seat.resigned, seat.stand_in = True, live.table.leaver_level
        await live.write(tables.set_seat, live.table.id, seat)
    if not live.table.players():
        await stopping.stop(live, "resigned", [seat.seat for seat in live.table.seats if seat.resigned])
        return
    live.tell_table(seated=True)
    live.tell(wire.as_message(wire.PresenceTold, live.presence()))
    await live.house.notices.tell({"k": "table", "t": live.table.id})
    await live.house.lobby_changed()
    if proposals.standing(live) is not None:  # it may have waited for this answer alone
        proposals.tell(live)
        await proposals.settle(live)


def may_clear(table: Table, ident: str) -> bool:
    """Whether a table is somebody's own to clear away: nobody else ever sat there."""
    return table.people() <= {ident} and (table.host == ident or bool(table.seats_of(ident)))


async def clear_away(house: House, live: LiveTable) -> None:
    """Delete a game against bots, with its journal and everything about it."""
    await live.ask(delete, live)
    await gone(house, live)
    await house.lobby_changed()


async def delete(live: LiveTable) -> None:
    await live.write(write_delete, live)


def write_delete(c: Transaction, live: LiveTable) -> None:
    tables.delete_table(c, live.table.id)
    live.house.notices.tell_within(c, {"k": "gone", "t": live.table.id})


async def gone(house: House, live: LiveTable) -> None:
    """A table is no more: whoever still looks at it is told so."""
    house.forget(live)
    for connection in list(live.connections):
        await connection.close(GONE)
    await live.stop()
