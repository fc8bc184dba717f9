"""Following the other servers: what has changed elsewhere is seen here, also when word of it got lost."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from covetown.server import revoking
from covetown.server.owning import Leased
from covetown.store import Table, tables

if TYPE_CHECKING:
    from covetown.server.house import House
    from covetown.server.tables import LiveTable

log = structlog.get_logger("following")

AT_ONCE = 200


async def look_again(house: House) -> None:
    """The line to the other servers was down: look at everything again, and close what has ended in the meantime."""
    house.wake_lobby()
    await compare(house)
    await revoking.close_stale(house)


async def keep_looking(house: House) -> None:
    """Compare the tables with the database from time to time, because word can get lost without anybody noticing."""
    while True:
        await asyncio.sleep(house.config.poll_s)
        try:
            await compare(house)
            await revoking.close_stale(house)
            if isinstance(house.owning, Leased):
                await house.owning.take_over()
        except Exception:
            log.exception("look-failed")


async def compare(house: House) -> None:
    """Find tables that are no longer this server's, or that somebody has changed behind its back."""
    idents = list(house.tables)
    for start in range(0, len(idents), AT_ONCE):
        for fresh in await house.store.read(tables.tables_where, idents[start : start + AT_ONCE]):
            live = house.tables.get(fresh.id)
            if live is not None and is_behind(live, fresh):
                log.info("behind", table=fresh.id, seq=fresh.seq)
                live.post(live.catch_up)


def is_behind(live: LiveTable, fresh: Table) -> bool:
    """Whether a table in memory is not what is written down."""
    mine = live.table
    if (live.owner is not None and live.owner != fresh.owner) or mine.rematch != fresh.rematch:
        return True
    return (mine.seq, mine.status, mine.seats) != (fresh.seq, fresh.status, fresh.seats)
