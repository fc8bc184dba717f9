"""Advice: what a strong bot would do in your place, knowing only what you know."""

from __future__ import annotations

from fastapi import APIRouter, Request

from covetown.server.guests import Who
from covetown.server.lobby import REFUSALS, TableId, house_of
from covetown.server.refusals import Refusal
from covetown.server.shapes import Considered, HintAsked, HintTold

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)


@router.post("/tables/{ident}/hint")
async def hint(ident: TableId, asked: HintAsked, who: Who, request: Request) -> HintTold:
    """Ask for advice about your own decision."""
    house, person = house_of(request), who.known()
    live = await house.live(ident)
    mine = live.table.seats_of(person.id)
    if asked.seat is not None and asked.seat not in mine:
        raise Refusal("not-yours", 403)
    if live.play is None or live.table.status != "playing":
        raise Refusal("not-asked", 409)
    seat = next((seat for seat in mine if asked.seat in (None, seat) and live.play.asked(seat)), None)
    if seat is None:
        raise Refusal("not-asked", 409)
    house.limits.spend("hint", person.id)
    answer = await house.thinkers.explain(live.game, live.play.state, seat)
    rows = [Considered(option=int(row["option"]), share=row["share"], value=row["value"]) for row in answer.considered]
    return HintTold(option=answer.option, considered=rows)
