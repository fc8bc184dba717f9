"""Advice: what a strong bot would do in your place, knowing only what you know."""

from __future__ import annotations

from fastapi import Request

from covetown.kernel import Advice
from covetown.server import wire
from covetown.server.guests import Known
from covetown.server.line import Patron
from covetown.server.lobby import TableId, house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room

room = Room("/api", "tables")


@room.post("/tables/{ident}/hint")
async def hint(ident: TableId, asked: wire.AskForHint, who: Known, request: Request) -> wire.Hint:
    """Ask for advice about your own decision."""
    house, person = house_of(request), who.known()
    live = await house.live(ident)
    mine = live.table.seats_of(person.id)
    if asked.seat is not None and asked.seat not in mine:
        raise Refusal("not-yours", 403)
    if live.play is None or live.table.status != "playing":
        raise Refusal("not-asked", 409)
    if not live.table.hints:
        raise Refusal("no-hints", 403)
    seat = next((seat for seat in mine if asked.seat in (None, seat) and live.play.asked(seat)), None)
    if seat is None:
        raise Refusal("not-asked", 409)
    if live.table.rated:
        raise Refusal("rated-hints", 403)
    house.limits.spend("hint", person.id)
    return told(await house.thinkers.explain(live.game, live.play.state, seat, Patron(person.id, who.address)))


def told(advice: Advice) -> wire.Hint:
    """Advice as it is told to a person: the one place where it becomes a message."""
    return wire.Hint(advice.option, [wire.Considered(row.option, row.share, row.value) for row in advice.rows])
