"""Seats: setting up for those who sat down, bots that stand in for leavers, coming back, and pauses by agreement."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from covetown.kernel import FairChance, Game, new_match
from covetown.kernel.journal import FORMAT
from covetown.server import telling, turns, wire
from covetown.server.clocks import Clock, Rest
from covetown.server.connections import Connection
from covetown.server.refusals import Refusal
from covetown.server.thinking import check_stand_in
from covetown.store import Seat, Table, tables
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable


def set_up(game: Game, table: Table, nonces: list[str], resting: dict[str, Rest] | None = None) -> dict[str, object]:
    """Deal the first cards; returns what this changes about the table."""
    chance = FairChance(bytes.fromhex(table.seed), [nonce.encode() for nonce in nonces])
    match = new_match(game, len(table.seats), table.options, chance)
    at = now_ms()
    state = match.state
    bank = table.turn_ms or table.bank_ms
    banks = [] if bank is None else [bank] * len(table.seats)
    clock = Clock(banks, table.increment_ms or 0, at, [], per_turn=table.turn_ms or 0)
    for ident, rest in (resting or {}).items():
        clock.rest(at, table.seats_of(ident), rest)
    clock.turn(at, state.public_waiting())
    end = state.result()
    return {
        "status": "playing" if state.waiting else "over",
        "options": match.journal.options,
        "format": FORMAT,
        "dealt": match.journal.dealt,
        "dealing": match.journal.dealing,
        "setup": match.journal.setup,
        "setup_counter": chance.counter,
        "nonces": nonces,
        "started": at,
        "turned": at,
        "waiting": int(state.waiting),
        "public_waiting": int(state.public_waiting()),
        "result": None if end is None else end.plain(),
        "clocks": clock.plain(),
        "due": clock.due(at, table.people_seats()),
    }


async def route(live: LiveTable, connection: Connection, message: wire.ClientMessage) -> None:
    """Pause, resume, replace a leaver, come back."""
    ident = connection.ident
    if ident is None or not live.table.seats_of(ident):
        raise Refusal("not-seated", 403)
    if live.table.status != "playing":
        raise Refusal("over" if live.table.status == "over" else "not-started", 409)
    if isinstance(message, wire.AskForPause):
        await ask_for_pause(live, ident)
    elif isinstance(message, wire.Resume):
        await resume(live)
    elif isinstance(message, wire.Replace):
        await replace(live, ident, message.seat, message.level)
    elif isinstance(message, wire.ComeBack):
        await come_back(live, ident)


async def ask_for_pause(live: LiveTable, ident: str) -> None:
    if live.clock.paused:
        return
    live.pause_votes.add(ident)
    if live.table.players() <= live.pause_votes:
        live.clock.pause(now_ms())
        live.pause_votes.clear()
        await keep_clock(live)
    live.tell(wire.as_message(wire.PauseTold, live.pause_told()))


async def resume(live: LiveTable) -> None:
    live.pause_votes.clear()
    if live.clock.paused:
        live.clock.resume(now_ms())
        await keep_clock(live)
    live.tell(wire.as_message(wire.PauseTold, live.pause_told()))


async def keep_clock(live: LiveTable) -> None:
    live.table.clocks = live.clock.plain()
    live.table.due = live.clock.due(now_ms(), live.table.people_seats())
    await live.write(tables.change_table, live.table.id, clocks=live.table.clocks, due=live.table.due)
    told = live.clock.told(now_ms())
    if told is not None:
        live.tell(wire.as_message(wire.ClocksTold, told))


async def replace(live: LiveTable, ident: str, number: int, level: str) -> None:
    """Let a bot stand in for somebody who has gone."""
    if number >= len(live.table.seats):
        raise Refusal("not-found", 404)
    seat = live.table.seats[number]
    check_stand_in(level)
    if seat.kind != "human" or seat.person is None or seat.person == ident:
        raise Refusal("not-yours", 403)
    if live.table.turn_ms is not None or replace_in(live, seat) != 0:  # slow games have their own time
        raise Refusal("not-away", 409)
    await stand_in(live, [number], level)


def replace_in(live: LiveTable, seat: Seat) -> int | None:
    """In how many milliseconds a bot may be let in for a seat; None where nobody is missed."""
    if seat.person is None or seat.bot_level() is not None or live.table.status != "playing":
        return None
    if live.clock.out(seat.seat, now_ms()):
        return 0
    if (live.here() >> seat.seat) & 1:
        return None
    gone_s = time.monotonic() - live.away_since.get(seat.person, live.loaded)
    return max(0, round((live.house.config.away_s - gone_s) * 1000))


async def stand_in(live: LiveTable, numbers: list[int], level: str | None) -> None:
    """Put a bot of a level in for some seats, or (None) let their people play again."""
    waited = turns.waited_for(live.table)
    for number in numbers:
        seat = live.table.seats[number]
        seat.stand_in = level
        await live.write(tables.set_seat, live.table.id, seat)
    if live.table.turn_ms is not None and live.table.status == "playing":
        if level is None:
            live.clock.charge(now_ms())
            live.clock.grant(numbers)
        await keep_clock(live)
    live.tell_table(seated=True)
    live.tell(wire.as_message(wire.PresenceTold, live.presence()))
    await turns.changed(live.house, waited ^ turns.waited_for(live.table), live.table.id)


async def come_back(live: LiveTable, ident: str) -> None:
    seats = live.table.seats
    mine = [number for number in live.table.seats_of(ident) if seats[number].stand_in and not seats[number].resigned]
    if mine:
        await stand_in(live, mine, None)


# --- before the game, and leaving it (asked for by the lobby) ---


async def sit_down(live: LiveTable, seat: Seat) -> None:
    """Take a free seat; with the last one the game begins."""
    if live.table.status != "gathering":
        raise Refusal("started", 409)
    if not await live.write(tables.take_seat, live.table.id, seat):
        await live.reread()
        raise Refusal("seat-taken", 409)
    live.table.seats[seat.seat] = seat
    if live.table.rated:
        await live.house.store.read(tables.rate_seats, [live.table])
    await changed(live)


async def set_seat(live: LiveTable, seat: Seat) -> None:
    """The host opens a seat, keeps it for a guest or gives it to a bot."""
    if live.table.status != "gathering":
        raise Refusal("started", 409)
    if live.table.rated and seat.kind == "bot":
        raise Refusal("rated-people", 409)
    await live.write(tables.set_seat, live.table.id, seat)
    live.table.seats[seat.seat] = seat
    await changed(live)


async def leave(live: LiveTable, ident: str, level: str | None) -> None:
    """Give up one's seats: open again before the start, later a bot stands in."""
    mine = live.table.seats_of(ident)
    if not mine:
        raise Refusal("not-seated", 403)
    if live.table.status == "gathering":
        for number in mine:
            seat = Seat(number, "open")
            await live.write(tables.set_seat, live.table.id, seat)
            live.table.seats[number] = seat
        await changed(live)
    elif live.table.status == "playing":
        mine = [number for number in mine if not live.table.seats[number].resigned]
        await stand_in(live, mine, level or live.table.leaver_level)
    else:
        raise Refusal("over", 409)


async def changed(live: LiveTable) -> None:
    if live.table.status == "gathering" and all(seat.taken() for seat in live.table.seats):
        for connection in live.connections:
            connection.facing = telling.seat_looked_from(live.table, connection.ident, connection.facing)
        await live.begin()
    else:
        live.tell_table()
    await live.house.lobby_changed()


async def close(live: LiveTable) -> None:
    """The host gives the table up before the game."""
    if live.table.status != "gathering":
        raise Refusal("started", 409)
    live.table.status = "closed"
    await live.write(tables.change_table, live.table.id, status="closed")
    live.tell_table()
    await live.house.lobby_changed()
