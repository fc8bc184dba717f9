"""Proposals: somebody asks the others to stop the game, or to let a choice be taken back, and they answer.

There is one at a time. It is kept with the table, so that a restart and other servers know of it. A no ends it, and a
move ends the request to take something back.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

import msgspec

from covetown.server import metrics, stopping, takeback, wire
from covetown.server.connections import Connection
from covetown.server.refusals import Refusal
from covetown.store import Conflict, tables
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from sqlalchemy import Connection as Transaction

    from covetown.server.tables import LiveTable

What = Literal["stop", "back"]
Ended = Literal["done", "refused", "withdrawn", "moved"]


class Proposed(msgspec.Struct):
    """A proposal as it is kept; when it has ended, `ended` and `by` (a seat) tell how.

    `seq` and `back`: a request to take back so many moves holds for the position in which it was made.
    """

    id: str
    what: What
    seat: int
    person: str
    agreed: list[str]
    seq: int = 0
    back: int = 0
    ended: Ended | None = None
    by: int | None = None

    def plain(self) -> dict[str, object]:
        return msgspec.structs.asdict(self)


def kept(plain: dict[str, object] | None) -> Proposed | None:
    return None if plain is None else msgspec.convert(plain, Proposed)


def standing(live: LiveTable) -> Proposed | None:
    """The proposal that waits for answers."""
    found = kept(live.table.proposal)
    return found if found is not None and found.ended is None and live.table.status == "playing" else None


def still_asked(live: LiveTable, found: Proposed) -> set[str]:
    """The people whose answer is waited for; bots and those who left agree to everything."""
    return live.table.players() - {found.person, *found.agreed}


def part(live: LiveTable) -> wire.Proposal | None:
    """The proposal as people at the table are told it."""
    found = standing(live)
    if found is None:
        return None
    agreed = live.seats_of_people({found.person, *found.agreed})
    asked = live.seats_of_people(still_asked(live, found))
    return wire.Proposal(found.id, found.what, found.seat, agreed, asked)


def tell(live: LiveTable) -> None:
    found = kept(live.table.proposal)
    if found is not None:
        live.tell(wire.ProposalTold(part(live), found.ended, found.what, found.by))


def ended_by_move(live: LiveTable, over: bool) -> dict[str, object] | None:
    """What becomes of the proposal when somebody moves: nothing (None), or it has ended."""
    found = standing(live)
    if found is None or (found.what == "stop" and not over):
        return None
    found.ended = "moved"
    return found.plain()


async def route(live: LiveTable, connection: Connection, message: wire.Propose | wire.AnswerProposal) -> None:
    """Somebody at the table proposes something, or answers."""
    ident = connection.ident
    mine = live.table.seats_of(ident)
    if ident is None or not mine:
        raise Refusal("not-seated", 403)
    if live.table.status != "playing" or live.play is None:
        raise Refusal("over" if live.table.status == "over" else "not-started", 409)
    if ident not in live.table.players():
        raise Refusal("stand-in", 409)
    seat = connection.facing if connection.facing is not None else mine[0]
    if isinstance(message, wire.Propose):
        await propose(live, ident, seat, message.what)
    else:
        await answer(live, ident, seat, message.id, message.yes)


async def propose(live: LiveTable, ident: str, seat: int, what: What) -> None:
    found = standing(live)
    if found is not None:
        if found.what != what or what == "back":
            raise Refusal("proposal-open", 409)
        await answer(live, ident, seat, found.id, True)  # both had the same thought
        return
    fresh = Proposed(tables.fresh_id(), what, seat, ident, [])
    if what == "back":
        assert live.play is not None
        offer = takeback.offer(live.table, live.play, ident, seat)
        if not offer.can:
            raise Refusal(offer.reason or "undo-nothing", 409)
        fresh.seq, fresh.back = live.play.seq, takeback.moves_asked(live.table, live.play, ident, seat)
    live.house.limits.spend("proposal", ident)
    await keep(live, None, fresh)
    await settle(live)


async def answer(live: LiveTable, ident: str, seat: int, proposal: str, yes: bool) -> None:
    found = standing(live)
    if found is None or found.id != proposal:
        raise Refusal("proposal-gone", 409)
    if yes and ident in (found.person, *found.agreed):
        return
    if yes:
        found.agreed.append(ident)
    else:
        found.ended, found.by = "withdrawn" if ident == found.person else "refused", seat
    await keep(live, found.id, found)
    await settle(live)


async def keep(live: LiveTable, instead_of: str | None, new: Proposed) -> None:
    """Write a proposal down, if what is there now is what it was made or answered for, and tell everybody."""
    before = None if instead_of is None else live.table.proposal
    if not await live.write(write, live, before, new.plain()):
        await live.reread()
        raise Refusal("proposal-gone", 409)
    live.table.proposal = new.plain()
    tell(live)


def write(c: Transaction, live: LiveTable, before: dict[str, object] | None, new: dict[str, object]) -> bool:
    there = kept(tables.proposal_of(c, live.table.id))
    if there is not None and there.ended is None and there != kept(before):
        return False
    tables.change_table(c, live.table.id, proposal=new)
    live.house.notices.tell_within(c, {"k": "table", "t": live.table.id})
    return True


async def settle(live: LiveTable) -> None:
    """Carry a proposal out when nobody is left who has not agreed."""
    found = standing(live)
    if found is None or still_asked(live, found):
        return
    found.ended = "done"
    if found.what == "stop":
        live.table.proposal = found.plain()
        tell(live)
        gone = [seat.seat for seat in live.table.seats if seat.resigned]
        await stopping.stop(live, "resigned" if gone else "agreed", gone)
        return
    play = live.play
    assert play is not None
    if play.seq != found.seq:  # it was moved at another server
        found.ended = "moved"
        await keep(live, found.id, found)
        return
    change = await asyncio.to_thread(play.propose_undo, found.back, found.person, None, now_ms())
    try:
        await live.carry_out(change, proposal=found.plain())
    except Conflict:
        await live.catch_up()
        return
    metrics.UNDONE.inc(found.back)
