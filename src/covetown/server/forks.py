"""Going on from a position: "continue from here" against bots; games written out and read in through the rules."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Depends, Request, Response

from covetown.kernel import journal_from
from covetown.server import takeback, wire
from covetown.server.cards import lobby_card
from covetown.server.clocks import Clock
from covetown.server.guests import Known, Who, good_name, spending
from covetown.server.line import Patron
from covetown.server.lobby import TableId, game_by_key, good_level, house_of
from covetown.server.play import Play, bit
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room, Unread
from covetown.server.tables import LiveTable
from covetown.server.thinking import as_stand_in, usual_level
from covetown.store import Entry, Person, Seat, Table, journal, tables
from covetown.store.database import now_ms

room = Room("/api", "replays")


def may_look(live: LiveTable, person: Person | None) -> bool:
    """Whether somebody may see this table: everybody where spectators may, else its own people."""
    table = live.table
    return table.spectators or (person is not None and (table.host == person.id or person.id in table.people()))


def hands_open(table: Table) -> bool:
    """Whether everything about a finished game may be seen, hands and all; who played alone sees it in any case."""
    return table.open_hands or len(table.people()) < 2


def may_fork(live: LiveTable, person: Person | None) -> bool:
    """Whether somebody may go on from a position of this game."""
    if person is None or live.play is None or not may_look(live, person):
        return False
    if live.table.status in ("over", "closed") and hands_open(live.table):
        return True
    return takeback.is_free(live.table) and bool(live.table.seats_of(person.id))


@room.post("/tables/{ident}/fork", status_code=201)
async def fork(ident: TableId, asked: wire.Fork, who: Known, request: Request) -> wire.TableCard:
    """Go on from a position: you take one seat, bots the others."""
    house, person = house_of(request), who.known()
    live = await house.live(ident)
    play = live.play
    if play is None:
        raise Refusal("not-started", 409)
    if not may_fork(live, person):
        raise Refusal("fork", 403)
    finished = live.table.status in ("over", "closed")
    if asked.seat >= len(live.table.seats) or (not finished and asked.seat not in live.table.seats_of(person.id)):
        raise Refusal("viewer", 403)
    shown = [
        number for number, standing in enumerate(play.standing, 1) if finished or standing.seen_mask & bit(asked.seat)
    ]
    if asked.step > len(shown):
        raise Refusal("step", 404, steps=len(shown))
    moves = shown[asked.step - 1] if asked.step else 0
    state = play.position(moves)
    if state.waiting == 0:
        raise Refusal("over", 409)
    house.limits.spend("table", who.address)
    level = good_level(asked.level, live.game)
    seats = [
        Seat(seat.seat, "human", person.id, person.name)
        if seat.seat == asked.seat
        else Seat(seat.seat, "bot", level=level)
        for seat in live.table.seats
    ]
    table = house.fresh_table(live.game, play.match.journal.options, seats, person.id, person.name)
    at = now_ms()
    clock = Clock([], 0, at, [])
    clock.turn(at, state.public_waiting())
    table.title, table.visibility = live.table.title, "link"
    table.pace_ms, table.leaver_level = asked.pace_ms, as_stand_in(level)
    table.rules, table.setup = live.table.rules, live.table.setup
    table.dealt, table.dealing = live.table.dealt, live.table.dealing
    table.status, table.started = "playing", at
    table.parent, table.parent_step, table.copied = live.table.id, asked.step, moves
    table.seq = table.moves = moves
    table.waiting, table.public_waiting = int(state.waiting), int(state.public_waiting())
    table.clocks = clock.plain()
    await house.store.write(write_fork, table, copied_entries(play, moves, at))
    new = await house.live(table.id)
    await house.lobby_changed()
    return lobby_card(new.table, person)


def copied_entries(play: Play, moves: int, at: int) -> list[Entry]:
    """The first standing moves as the beginning of another journal. Its own chance starts afresh after them."""
    played = play.match.journal.played()[:moves]
    return [
        Entry(number, "move", move.seat, move.option, move.chance, move.mark, 0, seen=standing.seen_mask, at=at)
        for number, (move, standing) in enumerate(zip(played, play.standing[:moves], strict=True), 1)
    ]


def write_fork(c: Any, table: Table, entries: list[Entry]) -> None:
    tables.add_table(c, table)
    journal.append_copied(c, table.id, entries)


@room.get("/tables/{ident}/export")
async def export(ident: TableId, who: Who, request: Request) -> Response:
    """A finished game as a journal that any Covetown can replay."""
    live = await house_of(request).live(ident)
    if not may_look(live, who.person):
        raise Refusal("no-watching", 403)
    if live.play is None or live.table.status not in ("over", "closed"):
        raise Refusal("running" if live.table.status == "playing" else "not-started", 409)
    if not hands_open(live.table):
        raise Refusal("hands-closed", 403)
    plain = live.play.match.journal.plain()
    notes: dict[str, object] = {
        "table": live.table.id,
        "names": [seat.name or seat.level or "" for seat in live.table.seats],
        "ended": live.table.ended,
    }
    if not live.table.imported and not live.table.copied:
        notes["fair"] = {
            "commitment": live.table.commitment,
            "nonces": live.table.nonces,
            "seed": live.table.seed if live.table.status == "over" else None,
        }
    plain["notes"] = notes
    name = f"{live.table.game}-{live.table.id}.json"
    return Response(
        msgspec.json.encode(plain),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@room.post("/import", status_code=201, dependencies=[Depends(spending("table"))])
async def import_game(written: Unread, who: Known, request: Request) -> wire.TableCard:
    """Read a game in. Every move is played again through the rules; nothing in the file is trusted.

    A journal of an earlier format is brought up to date on the way. The file is read where bots think, not here: four
    megabytes of it would keep every table waiting.
    """
    house, person = house_of(request), who.known()
    patron = Patron(person.id, who.address)
    checked = journal_from(msgspec.json.decode(await house.analyst.thinkers.play_again(bytes(written), patron)))
    game = game_by_key(checked.game)
    names = checked.notes.get("names")
    shown = [name_from(names, number) for number in range(checked.seats)]
    seats = [Seat(number, "human", name=name) for number, name in enumerate(shown)]
    table = house.fresh_table(game, checked.options, seats, person.id, person.name)
    at = now_ms()
    played = checked.played()
    table.status = "over" if checked.result is not None else "closed"
    table.rules, table.setup, table.result = checked.rules, checked.setup, checked.result
    table.dealt, table.dealing = checked.dealt, checked.dealing
    table.imported, table.visibility, table.leaver_level = True, "link", usual_level()
    table.started = table.ended = at
    table.seq = table.moves = table.copied = len(played)
    everybody = (1 << (checked.seats + 1)) - 1
    entries = [
        Entry(number, "move", move.seat, move.option, move.chance, move.mark, 0, seen=everybody, at=at)
        for number, move in enumerate(played, 1)
    ]
    await house.store.write(write_fork, table, entries)
    await house.lobby_changed()
    return lobby_card(table, person)


def name_from(names: object, number: int) -> str:
    """A name out of an imported file, if it is fit to be shown."""
    if isinstance(names, list) and number < len(names) and isinstance(names[number], str):
        try:
            return good_name(names[number])
        except Refusal:
            pass
    return str(number + 1)
