"""Vacations: somebody rests for some days, and the clocks of their slow games stand still as long."""

from __future__ import annotations

import math

from fastapi import Request

from covetown.server import resting, wire
from covetown.server.cards import DAY_MS
from covetown.server.clocks import Rest
from covetown.server.guests import Human
from covetown.server.house import House
from covetown.server.lobby import house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.store import tables, vacations
from covetown.store.database import now_ms

room = Room("/api", "people")

YEAR_MS = 365 * DAY_MS


async def told(house: House, person: str) -> wire.Vacation:
    now = now_ms()
    taken = await house.store.read(vacations.vacations_of, person, now - YEAR_MS)
    used = sum(each.ends - max(each.begins, now - YEAR_MS) for each in taken)
    until = next((each.ends for each in taken if each.begins <= now < each.ends), None)
    left = house.config.vacation_days_a_year - math.ceil(used / DAY_MS)
    return wire.Vacation(until, max(0, left), house.config.vacation_days)


async def tell_tables(house: House, person: str, rest: Rest | None) -> None:
    """Stop, or start again, the person's clocks at all slow tables."""
    for ident in await house.store.read(tables.slow_tables_of, person):
        if await house.owning.find(ident) is None:
            live = await house.live(ident)
            await live.ask(resting.rest, live, person, rest)
        else:  # another server has it
            ends = None if rest is None else list(rest)
            await house.notices.tell({"k": "rest", "t": ident, "person": person, "rest": ends})


@room.get("/me/vacation")
async def my_vacation(who: Human, request: Request) -> wire.Vacation:
    """Whether you rest, and how long you still may."""
    return await told(house_of(request), who.human().id)


@room.post("/me/vacation", status_code=201)
async def go_on_vacation(asked: wire.NewVacation, who: Human, request: Request) -> wire.Vacation:
    """Rest from now on: your clocks at slow tables stand still, and the others see until when."""
    house, person = house_of(request), who.human()
    house.limits.spend("vacation", person.id)
    now = now_ms()
    before = await told(house, person.id)
    if before.until is not None:
        raise Refusal("vacation", 409)
    most = min(before.left_days, before.at_once_days)
    if asked.days > most:
        raise Refusal("vacation-days", 409, days=most)
    taken = await house.store.write(vacations.begin, person.id, now, now + asked.days * DAY_MS)
    await tell_tables(house, person.id, (taken.begins, taken.ends))
    return await told(house, person.id)


@room.delete("/me/vacation")
async def come_back(who: Human, request: Request) -> wire.Vacation:
    """Be back early: your clocks run again, and the days that are left stay yours."""
    house, person = house_of(request), who.human()
    house.limits.spend("vacation", person.id)
    if await house.store.write(vacations.end, person.id, now_ms()):
        await tell_tables(house, person.id, None)
    return await told(house, person.id)
