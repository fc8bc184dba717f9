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


async def agree(live: LiveTable, connection: Connection) -> None:
    """Somebody wants a rematch; with the last of the people at the table it is set up."""
    ident = connection.ident
    if ident is None or not live.table.seats_of(ident):
        raise Refusal("not-seated", 403)
    if live.table.status != "over" or live.play is None:
        raise Refusal("running", 409)
    if live.table.rematch is None:
        live.rematch_votes.add(ident)
        staying = {seat.person for seat in live.table.seats if seat.person is not None and seat.stand_in is None}
        if staying <= live.rematch_votes:
            await set_up(live)
    live.tell(wire.as_message(wire.RematchTold, told(live)))
    await live.house.notices.tell(
        {"k": "votes", "t": live.table.id, "what": "rematch", "people": sorted(live.rematch_votes)}
    )


def told(live: LiveTable) -> wire.Rematch:
    return wire.Rematch(live.seats_of_people(live.rematch_votes), live.table.rematch)


async def set_up(live: LiveTable) -> None:
    """Lay the table again. A game may change its options by how the last one went."""
    assert live.play is not None
    result = live.play.state.result()
    assert result is not None
    options = live.game.rematch_options(live.table.options, result)
    seats = [msgspec.structs.replace(seat, nonce=None) for seat in live.table.seats]
    fresh = live.house.fresh_table(live.game, options, seats, live.table.host, live.table.host_name)
    for name in ("title", "visibility", "spectators", "undo", "bank_ms", "increment_ms", "pace_ms", "leaver_level"):
        setattr(fresh, name, getattr(live.table, name))
    fresh.rematch_of = live.table.id
    counts = await live.house.store.write(tables.claim_rematch, live.table.id, fresh.id)
    live.table.rematch = counts
    if counts == fresh.id:
        await live.house.lay(fresh)
    await live.house.notices.tell({"k": "table", "t": live.table.id})
