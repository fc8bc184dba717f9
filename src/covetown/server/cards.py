"""Cards: a table as the lobby shows it, and how it ended, each as this person may know it."""

from __future__ import annotations

import msgspec

from covetown.kernel import State, seats_in
from covetown.server import rating, wire
from covetown.server.clocks import Clock, clock_from
from covetown.store import Person, Seat, Table
from covetown.store.database import now_ms

DAY_MS = 86_400_000


def lobby_card(table: Table, person: Person | None) -> wire.TableCard:
    """A table as the lobby shows it to somebody."""
    ident = None if person is None else person.id
    mine = table.seats_of(ident)
    member = bool(mine) or (ident is not None and table.host == ident)
    playing = table.status == "playing"
    clock, now = clock_from(table.clocks if playing else None), now_ms()
    return wire.TableCard(
        id=table.id,
        game=table.game,
        title=table.title,
        status=table.status,
        options=table.options,
        seats=[seat_card(table, seat, ident, clock.rests_until(seat.seat, now)) for seat in table.seats],
        host=table.host_name,
        you_host=ident is not None and table.host == ident,
        visibility=table.visibility,
        spectators=table.spectators,
        undo=table.take_back,
        hints=table.hints,
        watchers_talk=table.watchers_talk,
        open_hands=table.open_hands,
        clock=clock_card(table),
        created=table.created,
        started=table.started,
        ended=table.ended,
        moves=table.moves if table.status in ("over", "closed") else None,
        waiting=seats_in(table.public_waiting) if playing else [],
        since=table.turned if playing else None,
        your_turn=playing and any((table.waiting >> seat) & 1 and not table.seats[seat].stand_in for seat in mine),
        left_ms=time_left(table, clock, mine, now),
        paused=playing and clock.paused,
        result=kept_result(table),
        stopped=None if table.stopped is None else msgspec.convert(table.stopped, wire.Stopped),
        commitment=None if table.imported else table.commitment,
        invite=table.invite if member else None,
        parent=None if table.parent is None else wire.Parent(table.parent, table.parent_step or 0),
        imported=table.imported,
        rematch_of=table.rematch_of,
        rematch=table.rematch,
        rated=table.rated,
    )


def time_left(table: Table, clock: Clock, mine: list[int], now: int) -> int | None:
    """How long somebody has left to answer, where time counts."""
    if not clock.banks:
        return None
    asked = [seat for seat in mine if (table.waiting >> seat) & 1 and not table.seats[seat].stand_in]
    return min((clock.left(seat, now) for seat in asked), default=None)


def seat_card(table: Table, seat: Seat, person: str | None, vacation: int | None) -> wire.SeatCard:
    return wire.SeatCard(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in,
        you=person is not None and seat.person == person,
        here=seat.here,
        person=None if seat.here else seat.person,
        rating=rating.seat_card(table, seat),
        resigned=seat.resigned,
        vacation=vacation,
    )


def clock_card(table: Table) -> wire.ClockCard | None:
    if table.turn_ms is not None:
        return wire.ClockCard(table.turn_ms // 1000, 0, table.turn_ms // DAY_MS)
    if table.bank_ms is None:
        return None
    return wire.ClockCard(table.bank_ms // 1000, (table.increment_ms or 0) // 1000, None)


def kept_result(table: Table) -> wire.Result | None:
    """How a game ended, as it was written down."""
    return None if table.result is None else msgspec.convert(table.result, wire.Result)


def plain_result(state: State) -> dict[str, object] | None:
    """How a game ended, to be written down; whoever shares the first place with rivals has won less than all."""
    end = state.result()
    if end is None:
        return None
    first = [seat for seat, place in enumerate(end.places) if place == 1]
    tied = len(first) > 1 and all(state.payoff(seat) < 1.0 for seat in first)
    return {**end.plain(), "tie": True} if tied else end.plain()


def result_card(state: State) -> wire.Result | None:
    plain = plain_result(state)
    return None if plain is None else msgspec.convert(plain, wire.Result)
