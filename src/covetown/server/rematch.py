"""A rematch: the same people and bots on the same seats, when everybody agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from covetown.server import wire
from covetown.server.connections import Connection
from covetown.server.refusals import Refusal
from covetown.store import tables

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable


SAME = (
    "title",
    "visibility",
    "spectators",
    "take_back",
    "hints",
    "watchers_talk",
    "open_hands",
    "bank_ms",
    "increment_ms",
    "turn_ms",
    "pace_ms",
    "leaver_level",
)


async def agree(live: LiveTable, connection: Connection) -> None:
    """Somebody wants a rematch; with the last of the people at the table it is set up."""
    ident = connection.ident
    if ident is None or not live.table.seats_of(ident):
        raise Refusal("not-seated", 403)
    if live.table.status != "over" or live.play is None:
        raise Refusal("running", 409)
    if live.table.rematch is None:
        live.rematch_votes.add(ident)
        seats = live.table.seats
        staying = {seat.person for seat in seats if seat.person and (seat.stand_in is None or seat.resigned)}
        if staying <= live.rematch_votes:
            await set_up(live)
    live.tell(wire.as_message(wire.RematchTold, told(live)))


def told(live: LiveTable) -> wire.Rematch:
    return wire.Rematch(live.seats_of_people(live.rematch_votes), live.table.rematch)


async def set_up(live: LiveTable) -> None:
    """Lay the table again. A game may change its options by how the last one went."""
    assert live.play is not None
    result = live.play.state.result()
    options = live.table.options if result is None else live.game.rematch_options(live.table.options, result)
    seats = [
        msgspec.structs.replace(
            seat, nonce=None, resigned=False, stand_in=None if seat.resigned or seat.kind == "bot" else seat.stand_in
        )
        for seat in live.table.seats
    ]
    fresh = live.house.fresh_table(live.game, options, seats, live.table.host, live.table.host_name)
    for name in SAME:
        setattr(fresh, name, getattr(live.table, name))
    # Whoever has left is not rated, and neither is a table with a bot in their place.
    fresh.rated = live.table.rated and all(seat.person and not seat.stand_in for seat in seats)
    fresh.rematch_of = live.table.id
    counts = await live.write(tables.claim_rematch, live.table.id, fresh.id)
    live.table.rematch = counts
    if counts == fresh.id:
        await live.house.lay(fresh)
