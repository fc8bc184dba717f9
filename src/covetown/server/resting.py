"""Slow games: tables that rest on disk until a clock is out, people on vacation, and time the server was away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import update

from covetown.server import seats
from covetown.server.clocks import Clock, Rest, clock_from
from covetown.store import Table, people, schema, tables, vacations
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from sqlalchemy import Connection as Transaction

    from covetown.server.house import House
    from covetown.server.tables import LiveTable

log = structlog.get_logger("resting")


async def of_people(house: House, table: Table) -> dict[str, Rest]:
    """Who of the people at a slow table is on vacation."""
    if table.turn_ms is None:
        return {}
    return await house.store.read(vacations.resting, sorted(table.people()), now_ms())


async def clock_of(house: House, table: Table) -> Clock:
    """The clocks of a table as they were written down, as they are now."""
    clock = clock_from(table.clocks)
    if table.turn_ms is None:
        clock.outage(*house.outage)
    else:  # what a slow clock was given for the time the server was away is written down, and so are vacations
        kept = {**clock.resting}
        clock.resting = {}
        for person, rest in (await of_people(house, table)).items():
            clock.resting.update(dict.fromkeys(table.seats_of(person), rest))
        for seat, rest in kept.items():
            clock.resting.setdefault(seat, rest)
    clock.meet(now_ms())
    return clock


def come_back(c: Transaction, now: int, least: int) -> tuple[int, int]:
    """The server is there again: from when to when none was. Slow clocks are set on by that, once and for all."""
    settings = schema.settings
    alive = int(people.setting(c, "alive", str(now)))
    if now - alive <= least:
        return (0, 0)
    ours = settings.c.name == "alive", settings.c.value == str(alive)
    if c.execute(update(settings).where(*ours).values(value=str(now))).rowcount != 1:
        return (0, 0)  # another server was there first
    for table in tables.slow_clocks(c):
        clock = clock_from(table.clocks)
        clock.outage(alive, now)
        due = clock.due(now, table.people_seats())
        tables.change_table(c, table.id, clocks=clock.plain(), due=due)
    return (alive, now)


async def keep_time(house: House) -> None:
    """Call back the slow tables at which somebody has used up the time."""
    while True:
        try:
            for ident in await house.store.read(tables.tables_due, now_ms()):
                if await house.owning.find(ident) is not None:
                    continue  # another server has it, and looks at its clocks
                live = await house.live(ident)
                live.post(nothing)  # it looks at its clocks by itself
        except Exception:
            log.exception("slow-tables-failed")
        await asyncio.sleep(house.config.slow_s)


async def nothing() -> None:
    """A reason to wake up."""


async def give_up(live: LiveTable, numbers: list[int]) -> None:
    """The time of some seats is up: a bot plays on until their people come back."""
    if numbers:
        log.info("time-is-up", table=live.table.id, seats=numbers)
        await seats.stand_in(live, numbers, live.table.leaver_level)


async def rest(live: LiveTable, person: str, rest: Rest | None) -> None:
    """Somebody at this table goes on vacation, or is back."""
    if live.table.turn_ms is None or live.table.status != "playing":
        return
    live.clock.rest(now_ms(), live.table.seats_of(person), rest)
    await seats.keep_clock(live)
    live.tell_table()
