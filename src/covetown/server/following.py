"""Following the other servers: what they have written is seen here, also when word of it got lost."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from covetown.server import revoking
from covetown.store import Table, tables

if TYPE_CHECKING:
    from covetown.server.house import House
    from covetown.server.tables import LiveTable

log = structlog.get_logger("following")

AT_ONCE = 200


async def look_again(house: House) -> None:
    """The line to the other servers was down: read every table again, and close what has ended in the meantime."""
    for live in list(house.tables.values()):
        live.post(live.reread)
        live.post(house.hear_chat, live)
    house.wake_lobby()
    await revoking.close_stale(house)


async def keep_looking(house: House) -> None:
    """Compare the tables with the database from time to time, because word can get lost without anybody noticing."""
    while True:
        await asyncio.sleep(house.config.poll_s)
        try:
            await house.notices.check_locks()
            await compare(house)
            await revoking.close_stale(house)
        except Exception:
            log.exception("look-failed")


async def compare(house: House) -> None:
    idents = list(house.tables)
    for start in range(0, len(idents), AT_ONCE):
        for fresh in await house.store.read(tables.tables_where, idents[start : start + AT_ONCE]):
            live = house.tables.get(fresh.id)
            if live is not None and is_behind(live, fresh):
                log.info("behind", table=fresh.id, seq=fresh.seq)
                live.post(live.reread)


def is_behind(live: LiveTable, fresh: Table) -> bool:
    """Whether a table in memory is not what another server has made of it."""
    mine = live.table
    return (mine.seq, mine.status, mine.seats, mine.rematch) != (fresh.seq, fresh.status, fresh.seats, fresh.rematch)
