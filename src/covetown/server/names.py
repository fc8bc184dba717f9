"""A new display name, seen at every table where the person sits, at this server and at the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from covetown.store import Person, people

if TYPE_CHECKING:
    from covetown.server.house import House
    from covetown.server.tables import LiveTable


async def rename(house: House, person: Person, name: str) -> None:
    """Give a person a new name. Somebody at many tables makes work at each of them, so that is rationed."""
    if name == person.name:
        return
    house.limits.spend("rename", person.id)
    await house.store.write(people.rename, person.id, name)
    await show(house, person.id)
    await house.notices.tell({"k": "name", "t": person.id})


async def show(house: House, ident: str) -> None:
    """Show the name a person has now at the tables of this server; the tables themselves are not read again."""
    person = await house.store.read(people.person_by_id, ident)
    if person is None:
        return
    for connection in house.connections.of([ident]):
        connection.visitor.person = person
    for live in house.tables.values():
        if live.table.seats_of(ident):
            live.post(write_on_seats, live, person)


async def write_on_seats(live: LiveTable, person: Person) -> None:
    for seat in live.table.seats:
        if seat.person == person.id and not seat.here:
            seat.name = person.name
    live.tell_table()
