"""Stopping: a game ends before its end, without a winner, because its people want it so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from covetown.server.refusals import Refusal
from covetown.store import tables
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from sqlalchemy import Connection as Transaction

    from covetown.server.tables import LiveTable


async def stop(live: LiveTable, how: Literal["agreed", "resigned"], seats: list[int]) -> None:
    """End the game as it stands. There is no winner; everything can be looked at as after any game."""
    at = now_ms()
    clock = live.clock.copy()
    clock.charge(at)
    clock.running = []
    columns: dict[str, object] = {
        "status": "over",
        "ended": at,
        "stopped": {"how": how, "seats": seats},
        "proposal": live.table.proposal,
        "clocks": clock.plain(),
    }
    if not await live.write(write_stop, live, columns):
        await live.reread()
        raise Refusal("over", 409)
    for name, value in columns.items():
        setattr(live.table, name, value)
    live.clock = clock
    live.tell_table(seated=True)
    await live.house.lobby_changed()


def write_stop(c: Transaction, live: LiveTable, columns: dict[str, object]) -> bool:
    done = tables.stop_table(c, live.table.id, **columns)
    if done:
        live.house.notices.tell_within(c, {"k": "table", "t": live.table.id})
    return done
