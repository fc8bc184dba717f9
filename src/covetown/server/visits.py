"""Visits: what somebody has seen of a game, and what has happened since their last visit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from covetown.server import wire
from covetown.server.connections import Connection
from covetown.server.refusals import Refusal
from covetown.store import visits
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable

log = structlog.get_logger("visits")


async def begin(live: LiveTable, connection: Connection) -> None:
    """Somebody comes to their table: recall what they have seen of it."""
    ident = connection.ident
    if ident is None or live.play is None or not live.table.seats_of(ident):
        return
    connection.visits = await live.house.store.read(visits.visits_to, ident, live.table.id)


def looked(live: LiveTable, connection: Connection, seen: wire.Seen) -> None:
    """A page in the foreground shows the table as it stands."""
    seat = connection.facing
    if seat is None or seat not in live.table.seats_of(connection.ident):
        raise Refusal("not-seated", 403)
    if live.play is None:
        return  # there is nothing to see before the game begins
    if seen.seq <= live.play.seq_of(seat):
        connection.looked[seat] = (seen.seq, now_ms())


async def end(live: LiveTable, connection: Connection) -> None:
    """Somebody goes: keep up to where they have looked."""
    if connection.ident is None or not connection.looked:
        return
    looked, connection.looked = connection.looked, {}
    try:
        await live.house.store.write(visits.keep_visits, connection.ident, live.table.id, looked)
    except Exception:  # the game goes on; the next visit tells a little more than is new
        log.exception("visit-not-kept", table=live.table.id)


def since(live: LiveTable, connection: Connection) -> wire.Since | None:
    """Where the last visit of this person ended, for the seat they look from."""
    found = connection.visits.get(connection.viewer)
    if found is None or live.play is None:
        return None
    seq, at = found
    return wire.Since(seq, live.play.step_at(connection.viewer, seq), at)
