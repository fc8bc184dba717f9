"""What goes by itself after a time: guests who never came back, tables nobody sits at, reports dealt with long ago."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from covetown.server import parting
from covetown.store import leaving, reports, resets
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from covetown.server.house import House

log = structlog.get_logger("retention")

DAY_MS = 86_400_000


async def sweep(house: House) -> None:
    """Forget what is due, a little at a time, so that nobody at a table waits for it. 0 days: keep for ever."""
    now, config = now_ms(), house.config
    guests: list[str] = []
    dropped: list[str] = []
    if config.guest_days:
        # A guest has no way back without a session, so one that may still be used counts.
        before = now - max(config.guest_days, config.session_days) * DAY_MS
        guests = await house.store.read(leaving.lost_guests, before)
        for guest in guests:
            await parting.depart(house, guest)
    if config.empty_table_days:
        dropped = await house.store.write(leaving.drop_empty_tables, now - config.empty_table_days * DAY_MS)
    if config.report_days:
        await house.store.write(reports.forget_done, now - config.report_days * DAY_MS)
    await house.store.write(resets.forget_old)
    if guests or dropped:
        log.info("forgotten", guests=len(guests), tables=len(dropped))
