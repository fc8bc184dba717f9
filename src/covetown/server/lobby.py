"""The lobby: tables that wait for people, tables to watch, one's own games, and a new table for anybody."""

from __future__ import annotations

import hmac
from typing import Annotated, Literal

from fastapi import Path, Query, Request, Response

from covetown import registry
from covetown.kernel import Game, RuleError
from covetown.server import leaving, rating, seats, wire
from covetown.server.cards import DAY_MS, lobby_card
from covetown.server.guests import Known, Who, good_name
from covetown.server.house import House
from covetown.server.refusals import Refusal, language
from covetown.server.rooms import Room
from covetown.server.thinking import check_level, check_stand_in, usual_level
from covetown.store import Person, Seat, Table, friends, ratings, tables
from covetown.text import reason

Number = Annotated[int, Path(ge=0, le=63)]
Shown = Literal["open", "playing", "over", "mine", "hidden"]
TableId = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]

room = Room("/api", "lobby")


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def game_by_key(key: str) -> Game:
    try:
        return registry.load(key)
    except (RuleError, ImportError, AttributeError):
        raise Refusal("no-game", 404) from None


def good_level(level: str | None, game: Game) -> str:
    return usual_level() if level is None else check_level(level, game)


def good_stand_in(level: str | None) -> str:
    return usual_level() if level is None else check_stand_in(level)


def seat_from(number: int, asked: wire.NewSeat, person: Person, nonce: str | None, game: Game) -> Seat:
    if asked.kind == "me":
        return Seat(number, "human", person.id, person.name, nonce=nonce)
    if asked.kind == "here":
        return Seat(number, "human", person.id, good_name(asked.name or f"{person.name} {number + 1}"), here=True)
    if asked.kind == "bot":
        return Seat(number, "bot", level=good_level(asked.level, game))
    return Seat(number, asked.kind)


def set_clock(table: Table, clock: wire.NewClock | None) -> None:
    """The time everybody has at a new table: a bank, or some days for each turn."""
    if clock is None:
        return
    if (clock.bank_s is None) == (clock.days is None):
        raise Refusal("invalid", 422, why="a clock has a bank or days for each turn")
    if clock.days is not None:
        table.turn_ms = clock.days * DAY_MS
    elif clock.bank_s is not None:
        table.bank_ms, table.increment_ms = clock.bank_s * 1000, clock.increment_s * 1000


@room.post("/tables", status_code=201)
async def new_table(asked: wire.NewTable, who: Known, request: Request) -> wire.TableCard:
    """Lay a new table. When no seat is free the game starts at once."""
    house, person = house_of(request), who.known()
    if sum(1 for seat in asked.seats if seat.kind == "me") > 1:
        raise Refusal("invalid", 422, why="only one seat can be yours; others at this device are `here`")
    game = game_by_key(asked.game)
    try:
        people = sum(1 for seat in asked.seats if seat.kind != "bot")
        options = game.check_options(len(asked.seats), game.options_for(people, asked.options))
    except RuleError as error:
        raise Refusal("rules", 422, why=reason(error, language(request.headers))) from None
    places = [seat_from(number, seat, person, asked.nonce, game) for number, seat in enumerate(asked.seats)]
    if asked.rated:
        rating.check_table(person, places)
    only_bots = all(place.kind == "bot" for place in places)
    if only_bots:
        house.bot_tables_limit(person.id, who.address)
    house.limits.spend("table", who.address)
    table = house.fresh_table(game, options, places, person.id, person.name)
    table.title = " ".join("".join(letter if letter.isprintable() else " " for letter in asked.title).split())
    table.visibility, table.spectators, table.take_back = asked.visibility, asked.spectators, asked.undo
    table.hints = asked.clock is None if asked.hints is None else asked.hints
    table.watchers_talk, table.open_hands = asked.watchers_talk, asked.open_hands
    table.pace_ms, table.leaver_level = asked.pace_ms or (50 if only_bots else 0), good_stand_in(asked.leaver_level)
    table.rated = asked.rated
    set_clock(table, asked.clock)
    live = await house.lay(table)
    return lobby_card(live.table, person)


@room.get("/tables")
async def list_tables(
    who: Who,
    request: Request,
    show: Shown = "open",
    game: Annotated[str | None, Query(max_length=64)] = None,
    before: Annotated[int | None, Query(ge=0, le=2**62)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
    free: bool = False,
    rated: bool | None = None,
    pace: tables.Pace | None = None,
    near: bool = False,
) -> wire.Tables:
    """The tables of the lobby, newest first; one's own with those first that wait for one.

    To find a table: `free` are those with an open seat for you, `near` those whose people play about as well as you.
    """
    person = who.known() if show in ("mine", "hidden") else who.person
    sought = tables.Sought(game, before, limit, free, rated, pace)
    found = await found_for(house_of(request), person, show, sought)
    more = found[-1].created if len(found) == limit else None
    if near:
        mine = [] if person is None else await house_of(request).store.read(ratings.ratings_of, person.id)
        found = [table for table in found if rating.is_near(table, mine)]
    return wire.Tables(cards_of(found, person, show), more)


async def found_for(house: House, person: Person | None, show: Shown, sought: tables.Sought) -> list[Table]:
    return await house.store.read(tables.list_tables, show, None if person is None else person.id, sought)


async def cards_shown(house: House, person: Person | None, show: Shown, limit: int = 20) -> list[wire.TableCard]:
    """Some tables as the lobby shows them to somebody."""
    return cards_of(await found_for(house, person, show, tables.Sought(limit=limit)), person, show)


def cards_of(found: list[Table], person: Person | None, show: Shown) -> list[wire.TableCard]:
    cards = [lobby_card(table, person) for table in found]
    if show == "mine":
        cards.sort(key=lambda each: not each.your_turn)
    return cards


@room.get("/tables/{ident}")
async def one_table(ident: TableId, who: Who, request: Request) -> wire.TableCard:
    """One table."""
    table = await house_of(request).store.read(tables.table_by_id, ident)
    if table is None:
        raise Refusal("no-table", 404)
    return lobby_card(table, who.person)


@room.post("/tables/{ident}/join")
async def join(ident: TableId, asked: wire.Join, who: Known, request: Request) -> wire.TableCard:
    """Sit down at a table: on an open seat, or with the invitation on one that was kept."""
    house, person = house_of(request), who.known()
    live = await house.live(ident)
    table = live.table
    if table.seats_of(person.id):
        raise Refusal("seated", 409)
    if table.status != "gathering":
        raise Refusal("started", 409)
    if table.rated:
        rating.check_person(person)
    if await house.store.read(friends.kept_out, person.id, sorted({table.host, *table.people()})):
        raise Refusal("not-welcome", 403)
    invited = asked.invite is not None and hmac.compare_digest(asked.invite.encode(), table.invite.encode())
    free = [seat for seat in table.seats if seat.kind == "invite" and invited]
    free += [seat for seat in table.seats if seat.kind == "open" and (invited or table.visibility == "public")]
    if asked.seat is not None:
        free = [seat for seat in free if seat.seat == asked.seat]
    if not free:
        wanted = [seat for seat in table.seats if asked.seat in (None, seat.seat)]
        kept = any(seat.kind in ("invite", "open") for seat in wanted)
        raise Refusal("invite" if kept and not invited else "no-seat", 403 if kept and not invited else 409)
    seat = Seat(free[0].seat, "human", person.id, person.name, nonce=asked.nonce)
    await live.ask(seats.sit_down, live, seat)
    return lobby_card(live.table, person)


@room.post("/tables/{ident}/leave")
async def leave(ident: TableId, asked: wire.Leave, who: Known, request: Request) -> wire.TableCard:
    """Get up: the seat is open again, or a bot plays on for you."""
    person = who.known()
    live = await house_of(request).live(ident)
    level = None if asked.level is None else check_stand_in(asked.level)
    await live.ask(seats.leave, live, person.id, level)
    return lobby_card(live.table, person)


@room.put("/tables/{ident}/seats/{number}")
async def change_seat(
    ident: TableId, number: Number, asked: wire.SeatChange, who: Known, request: Request
) -> wire.TableCard:
    """The host opens a seat, keeps it for somebody invited, or gives it to a bot."""
    person = who.known()
    live = await house_of(request).live(ident)
    if live.table.host != person.id:
        raise Refusal("host", 403)
    if number >= len(live.table.seats):
        raise Refusal("not-found", 404)
    level = good_level(asked.level, live.game) if asked.kind == "bot" else None
    await live.ask(seats.set_seat, live, Seat(number, asked.kind, level=level))
    return lobby_card(live.table, person)


@room.delete("/tables/{ident}", status_code=204)
async def close(ident: TableId, who: Known, request: Request) -> Response:
    """The host gives a table up before the game; a game against bots is cleared away by its player at any time."""
    house, person = house_of(request), who.known()
    live = await house.live(ident)
    if live.table.status != "gathering" and leaving.may_clear(live.table, person.id):
        await leaving.clear_away(house, live)
        return Response(status_code=204)
    if live.table.host != person.id:
        raise Refusal("host", 403)
    await live.ask(seats.close, live)
    return Response(status_code=204)


async def my_table(ident: str, person: Person, house: House) -> None:
    """Make sure that a table is on somebody's list."""
    table = await house.store.read(tables.table_by_id, ident)
    if table is None:
        raise Refusal("no-table", 404)
    if table.host != person.id and not table.seats_of(person.id):
        raise Refusal("not-seated", 403)


@room.put("/tables/{ident}/hidden", status_code=204)
async def hide(ident: TableId, asked: wire.Nothing, who: Known, request: Request) -> Response:
    """Take a table off your lists; the game itself goes on as it is."""
    house, person = house_of(request), who.known()
    await my_table(ident, person, house)
    await house.store.write(tables.hide, person.id, ident)
    return Response(status_code=204)


@room.delete("/tables/{ident}/hidden", status_code=204)
async def show_again(ident: TableId, who: Known, request: Request) -> Response:
    """Put a table on your lists again."""
    house, person = house_of(request), who.known()
    await my_table(ident, person, house)
    await house.store.write(tables.show_again, person.id, ident)
    return Response(status_code=204)
