"""Friends: asking, accepting, inviting to a table, and shutting somebody out."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from covetown.server import company, postoffice, wire
from covetown.server.cards import lobby_card
from covetown.server.guests import Human
from covetown.server.house import House
from covetown.server.lobby import TableId, house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.store import Person, friends, people, reports, tables
from covetown.store.leaving import NOBODY

room = Room("/api", "friends")
PersonId = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]


def person_card(person: Person) -> wire.PersonCard:
    return wire.PersonCard(person.id, person.name, person.kind, person.username)


async def somebody(house: House, ident: str, me: Person) -> Person:
    """Another person, who is there."""
    found = await house.store.read(people.person_by_id, ident)
    if found is None or found.id in (NOBODY, me.id) or found.kind == "program":
        raise Refusal("no-person", 404)
    return found


def watchable(house: House, ident: str) -> str | None:
    """A table at which somebody plays now and that others may watch."""
    for live in house.tables.values():
        if live.table.status == "playing" and live.table.spectators and live.table.visibility == "public":
            if any(each.ident == ident for each in live.connections) and live.table.seats_of(ident):
                return live.table.id
    return None


@room.get("/friends")
async def my_friends(who: Human, request: Request) -> wire.Friends:
    """Your friends and whether they are here, who asks to be one, whom you shut out, and invitations to tables."""
    house, person = house_of(request), who.human()
    circle = await house.store.read(friends.circle, person.id)
    invited = await house.store.read(friends.invitations_to, person.id)
    idents = {*circle.friends, *circle.asking, *circle.asked, *circle.blocked, *(one.sender for one in invited)}
    known = await house.store.read(people.people_by_ids, sorted(idents))
    laid = {table.id: table for table in await house.store.read(tables.tables_where, [one.table_id for one in invited])}

    def cards(some: list[str]) -> list[wire.PersonCard]:
        return [person_card(known[ident]) for ident in some if ident in known]

    found = [
        wire.Friend(person_card(known[ident]), company.is_here(house, known[ident]), watchable(house, ident))
        for ident in circle.friends
        if ident in known
    ]
    found.sort(key=lambda one: (not one.here, one.person.name.lower()))
    waiting = [
        wire.InvitationCard(
            sender=person_card(known[one.sender]),
            table=lobby_card(laid[one.table_id], person),
            invite=laid[one.table_id].invite,
            created=one.created,
        )
        for one in invited
        if one.sender in known and one.table_id in laid
    ]
    open_reports = await house.store.read(reports.open_reports) if person.host else 0
    return wire.Friends(found, cards(circle.asking), cards(circle.asked), cards(circle.blocked), waiting, open_reports)


@room.post("/friends", status_code=204)
async def ask(asked: wire.AskFriend, who: Human, request: Request) -> Response:
    """Ask somebody to be a friend, or say yes to somebody who has asked."""
    house, person = house_of(request), who.human()
    house.limits.spend("friend", person.id)
    if asked.person is not None:
        other = await somebody(house, asked.person, person)
    else:
        named = await house.store.read(people.person_by_username, (asked.username or "").strip().lower())
        if named is None or named.id == person.id:
            raise Refusal("no-person", 404)
        other = named
    circle = await house.store.read(friends.circle, person.id)
    if len(circle.friends) + len(circle.asked) >= friends.MOST:
        raise Refusal("too-many-friends", 409, most=friends.MOST)
    if other.id in circle.blocked:
        await house.store.write(friends.unblock, person.id, other.id)
        await heard_again(house, person.id)
    await house.store.write(friends.ask, person.id, other.id)
    await company.ring(house, {person.id, other.id})
    return Response(status_code=204)


@room.delete("/friends/{ident}", status_code=204)
async def part(ident: PersonId, who: Human, request: Request) -> Response:
    """Be friends no longer; or refuse, or take back, what was asked."""
    house, person = house_of(request), who.human()
    if not await house.store.write(friends.part, person.id, ident):
        raise Refusal("no-person", 404)
    await company.ring(house, {person.id, ident})
    return Response(status_code=204)


async def heard_again(house: House, ident: str) -> None:
    await company.hush(house, ident)
    await house.notices.tell({"k": "blocks", "t": ident})


@room.post("/blocks", status_code=204)
async def block(asked: wire.Somebody, who: Human, request: Request) -> Response:
    """Shut somebody out: no invitations, no chat of theirs, no seat at your tables."""
    house, person = house_of(request), who.human()
    house.limits.spend("friend", person.id)
    other = await somebody(house, asked.person, person)
    await house.store.write(friends.block, person.id, other.id)
    await heard_again(house, person.id)
    await company.ring(house, {person.id, other.id})
    return Response(status_code=204)


@room.delete("/blocks/{ident}", status_code=204)
async def unblock(ident: PersonId, who: Human, request: Request) -> Response:
    """Shut somebody out no longer."""
    house, person = house_of(request), who.human()
    if not await house.store.write(friends.unblock, person.id, ident):
        raise Refusal("no-person", 404)
    await heard_again(house, person.id)
    await company.ring(house, {person.id})
    return Response(status_code=204)


# --- invitations ---


@room.get("/tables/{ident}/invitations")
async def invited(ident: TableId, who: Human, request: Request) -> wire.Invited:
    """Who has been invited to a table; for those who sit there."""
    house, person = house_of(request), who.human()
    live = await house.live(ident)
    if not live.table.seats_of(person.id) and live.table.host != person.id:
        raise Refusal("not-seated", 403)
    return wire.Invited(await house.store.read(friends.invited_to, ident))


@room.post("/tables/{ident}/invitations", status_code=204)
async def invite(ident: TableId, asked: wire.Somebody, who: Human, request: Request) -> Response:
    """Invite a friend to a table at which you sit; they see it at once."""
    house, person = house_of(request), who.human()
    house.limits.spend("friend", person.id)
    live = await house.live(ident)
    if not live.table.seats_of(person.id) and live.table.host != person.id:
        raise Refusal("not-seated", 403)
    if live.table.status != "gathering":
        raise Refusal("started", 409)
    if not await house.store.read(friends.are_friends, person.id, asked.person):
        raise Refusal("not-friends", 403)
    await house.store.write(friends.invite, ident, person.id, asked.person)
    await company.ring(house, {asked.person})
    await postoffice.invite(house, ident, asked.person, person.name)
    return Response(status_code=204)


@room.delete("/invitations/{ident}", status_code=204)
async def decline(ident: TableId, who: Human, request: Request) -> Response:
    """Say no to an invitation."""
    house, person = house_of(request), who.human()
    if not await house.store.write(friends.decline, ident, person.id):
        raise Refusal("not-found", 404)
    return Response(status_code=204)
