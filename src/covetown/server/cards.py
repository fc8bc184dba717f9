"""Cards: a table as the lobby shows it, and how it ended, each as this person may know it."""

from __future__ import annotations

import msgspec

from covetown.kernel import Result, seats_in
from covetown.server import wire
from covetown.store import Person, Seat, Table


def lobby_card(table: Table, person: Person | None) -> wire.TableCard:
    """A table as the lobby shows it to somebody."""
    ident = None if person is None else person.id
    mine = table.seats_of(ident)
    member = bool(mine) or (ident is not None and table.host == ident)
    playing = table.status == "playing"
    return wire.TableCard(
        id=table.id,
        game=table.game,
        title=table.title,
        status=table.status,
        options=table.options,
        seats=[seat_card(seat, ident) for seat in table.seats],
        host=table.host_name,
        you_host=ident is not None and table.host == ident,
        visibility=table.visibility,
        spectators=table.spectators,
        undo=table.undo,
        clock=clock_card(table),
        created=table.created,
        started=table.started,
        ended=table.ended,
        moves=table.moves if table.status in ("over", "closed") else None,
        waiting=seats_in(table.public_waiting) if playing else [],
        your_turn=playing and any((table.waiting >> seat) & 1 and not table.seats[seat].stand_in for seat in mine),
        paused=playing and bool((table.clocks or {}).get("paused")),
        result=kept_result(table),
        commitment=None if table.imported else table.commitment,
        invite=table.invite if member else None,
        parent=None if table.parent is None else wire.Parent(table.parent, table.parent_step or 0),
        imported=table.imported,
        rematch_of=table.rematch_of,
        rematch=table.rematch,
    )


def seat_card(seat: Seat, person: str | None) -> wire.SeatCard:
    return wire.SeatCard(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in,
        you=person is not None and seat.person == person,
        here=seat.here,
    )


def clock_card(table: Table) -> wire.ClockCard | None:
    return None if table.bank_ms is None else wire.ClockCard(table.bank_ms // 1000, (table.increment_ms or 0) // 1000)


def kept_result(table: Table) -> wire.Result | None:
    """How a game ended, as it was written down."""
    return None if table.result is None else msgspec.convert(table.result, wire.Result)


def result_card(end: Result | None) -> wire.Result | None:
    return None if end is None else wire.Result(end.places, end.scores, end.ending)
