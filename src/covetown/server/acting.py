"""Acting: a person chooses or takes back, exactly once, however often the message comes and at whichever server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from covetown.kernel import RuleError
from covetown.server import guided, metrics, takeback, wire
from covetown.server.connections import Connection
from covetown.server.play import Play
from covetown.server.refusals import Refusal
from covetown.store import Conflict
from covetown.store.database import now_ms
from covetown.text import reason

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable

RETRIES = 8


async def choose(live: LiveTable, connection: Connection, act: wire.Act) -> None:
    """A person chooses an option: exactly once, however often the message comes."""
    for _ in range(RETRIES):
        if done_before(live, connection, act.action):
            return
        play, seat, ident = acting(live, connection)
        await live.reach(seat, act.seq)
        if not play.asked_at[seat] <= act.seq <= play.seq_of(seat):
            await out_of_step(live, connection, act.action)
            return
        if not play.asked(seat):
            raise Refusal("not-asked", 409)
        try:
            change = guided.propose(live, play, seat, act.option, (ident, act.action, now_ms()))
        except RuleError as error:
            raise Refusal("rules", 409, why=reason(error, connection.locale)) from None
        try:
            await live.carry_out(change, connection)
        except Conflict:
            await live.catch_up()
            continue
        metrics.BY_PERSON.inc()
        return
    raise Refusal("busy", 503)


async def take_back(live: LiveTable, connection: Connection, undo: wire.TakeBack) -> None:
    """A person takes back."""
    for _ in range(RETRIES):
        if done_before(live, connection, undo.action):
            return
        play, seat, ident = acting(live, connection, over=True)
        await live.reach(seat, undo.seq)
        if undo.seq != play.seq_of(seat):
            await out_of_step(live, connection, undo.action)
            return
        offer = takeback.offer(live.table, play, ident, seat)
        if not offer.can or offer.ask:
            raise Refusal(offer.reason or "undo-ask", 409)
        back = takeback.moves_back(live.table, play, ident)
        change = await asyncio.to_thread(play.propose_undo, back, ident, undo.action, now_ms())
        try:
            await live.carry_out(change, connection)
        except Conflict:
            await live.catch_up()
            continue
        metrics.UNDONE.inc(back)
        return
    raise Refusal("busy", 503)


def acting(live: LiveTable, connection: Connection, over: bool = False) -> tuple[Play, int, str]:
    """The game, seat and person of somebody who wants to act; the seat comes from the session alone."""
    ident, seat = connection.ident, connection.facing
    if ident is None or seat is None or live.table.seats[seat].person != ident:
        raise Refusal("not-seated", 403)
    if live.play is None:
        raise Refusal("not-started", 409)
    over = over and live.table.status == "over" and live.table.stopped is None
    if live.table.status != "playing" and not over:
        raise Refusal("over", 409)
    if live.clock.paused:
        raise Refusal("paused", 409)
    if live.table.seats[seat].stand_in is not None:
        raise Refusal("stand-in", 409)
    return live.play, seat, ident


def done_before(live: LiveTable, connection: Connection, action: str) -> bool:
    """Answer an action that came before from the journal."""
    entry = live.actions.get((connection.ident or "", action))
    if entry is None or live.play is None:
        return False
    connection.send(wire.Done(action, live.play.seq_of(connection.viewer), again=True))
    return True


async def out_of_step(live: LiveTable, connection: Connection, action: str) -> None:
    refusal = Refusal("sequence", 409)
    metrics.REFUSED.labels(refusal.reason).inc()
    connection.refuse(refusal, action)
    live.show(connection, None)
