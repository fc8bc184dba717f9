"""Passing beforehand: who wants to play no card where all are asked in secret need not come for each such question.

What can be passed is told by the decision itself: it is secret, and among its answers is one of the kind `pass`. The
answer is given after an even, random pause, as a client does, so that it tells nothing about who has given it.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from covetown.kernel import State
from covetown.server import wire
from covetown.server.connections import Connection
from covetown.server.refusals import Refusal
from covetown.store import beforehand

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable

LEVEL = "beforehand"  # stands where else the level of a bot stands
LEAST_S, MORE_S = 0.6, 1.2


def passing(state: State, seat: int) -> int | None:
    """The answer by which a seat passes at the question it is asked, where that can be said beforehand."""
    decision = state.decision(seat)
    found = [option.ident for option in decision.options if option.kind == "pass"]
    return found[0] if decision.secret and len(found) == 1 else None


async def say(live: LiveTable, connection: Connection, message: wire.PassBeforehand) -> None:
    """Somebody wants to pass from now on, or no longer."""
    seat = connection.facing
    if seat is None or live.table.seats[seat].person != connection.ident:
        raise Refusal("not-seated", 403)
    if live.play is None or live.table.status != "playing":
        raise Refusal("not-started" if live.play is None else "over", 409)
    await keep(live, seat, message.until)
    for other in live.connections:
        if other.facing == seat:
            live.show(other, None)


async def keep(live: LiveTable, seat: int, until: str | None) -> None:
    await live.house.store.write(beforehand.keep, live.table.id, seat, until)
    if until is None:
        live.beforehand.pop(seat, None)
    else:
        live.beforehand[seat] = until
    await live.house.notices.tell({"k": "table", "t": live.table.id})


async def wanted(live: LiveTable, seat: int) -> bool:
    """Whether a seat that is asked passes beforehand; who said so until the next turn has to come for it now."""
    if seat not in live.beforehand or live.play is None:
        return False
    if passing(live.play.state, seat) is not None:
        return True
    if live.beforehand[seat] == "turn":
        await keep(live, seat, None)
    return False


async def made(live: LiveTable, seat: int) -> int:
    """The pass, after a pause that tells nothing."""
    assert live.play is not None
    option = passing(live.play.state, seat)
    assert option is not None
    await asyncio.sleep(LEAST_S + MORE_S * secrets.randbelow(1000) / 1000)
    return option
