"""Tables and their seats, as they are kept."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from covetown.kernel.journal import FORMAT
from covetown.store import schema
from covetown.store.database import now_ms

T = schema.game_tables
S = schema.seats
H = schema.hidden_tables

Pace = Literal["none", "quick", "calm", "days"]


class Seat(msgspec.Struct):
    """A place at a table: open, for somebody invited, a person's or a bot's."""

    seat: int
    kind: Literal["human", "bot", "open", "invite"]
    person: str | None = None
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    here: bool = False
    nonce: str | None = None
    resigned: bool = False

    def taken(self) -> bool:
        return self.kind in ("human", "bot")

    def bot_level(self) -> str | None:
        """The level of the bot that answers for this seat, if one does."""
        return self.stand_in or (self.level if self.kind == "bot" else None)


class SeatRating(msgspec.Struct, frozen=True):
    """How well the person on a seat plays this game; when a rated table is over, what it made of that."""

    mu: float
    sigma: float
    new_mu: float | None = None
    new_sigma: float | None = None


class Table(msgspec.Struct):
    """A table with everything about it but its journal."""

    id: str
    game: str
    rules: str
    title: str
    host: str
    host_name: str
    options: dict[str, object]
    seats: list[Seat]
    seed: str
    commitment: str
    leaver_level: str
    status: Literal["gathering", "playing", "over", "closed"] = "gathering"
    visibility: Literal["public", "link"] = "public"
    spectators: bool = True
    take_back: Literal["never", "ask", "free"] = "free"
    hints: bool = True
    watchers_talk: bool = True
    open_hands: bool = True
    bank_ms: int | None = None
    increment_ms: int | None = None
    turn_ms: int | None = None
    due: int | None = None
    pace_ms: int = 700
    invite: str = ""
    nonces: list[str] = []
    setup: list[int] | None = None
    setup_counter: int = 0
    format: int = FORMAT
    dealt: dict[str, object] = {}
    dealing: list[int] = []
    created: int = 0
    started: int | None = None
    ended: int | None = None
    touched: int = 0
    seq: int = 0
    moves: int = 0
    waiting: int = 0
    public_waiting: int = 0
    turned: int | None = None
    result: dict[str, object] | None = None
    stopped: dict[str, object] | None = None
    proposal: dict[str, object] | None = None
    clocks: dict[str, object] | None = None
    parent: str | None = None
    parent_step: int | None = None
    copied: int = 0
    imported: bool = False
    rematch_of: str | None = None
    rematch: str | None = None
    lesson: str | None = None
    lesson_left: bool = False
    owner: str | None = None
    rated: bool = False
    # Of a rated table, by seat; kept elsewhere (`store.ratings`).
    ratings: dict[int, SeatRating] = {}

    def outcome(self) -> dict[str, object] | None:
        """How the game ended by its rules, as journals have it: without what a server adds for people's sake."""
        return None if self.result is None else {key: self.result[key] for key in self.result if key != "tie"}

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def people_seats(self) -> list[int]:
        """The seats for which a person answers now."""
        return [seat.seat for seat in self.seats if seat.bot_level() is None]

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    def players(self) -> set[str]:
        """The people who play for themselves now."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.stand_in is None}


JSON_FIELDS = ("options", "nonces", "setup", "dealt", "dealing", "result", "stopped", "proposal", "clocks")
FIELDS = [name for name in Table.__struct_fields__ if name not in ("seats", "ratings")]


def fresh_id() -> str:
    """An id nobody can guess, short enough for a link."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(14))


def written(values: dict[str, object]) -> dict[str, object]:
    return {
        name: msgspec.json.encode(value).decode() if name in JSON_FIELDS and value is not None else value
        for name, value in values.items()
    }


def add_table(c: Connection, table: Table) -> None:
    c.execute(insert(T).values(written({name: getattr(table, name) for name in FIELDS})))
    c.execute(insert(S), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats])


def change_table(c: Connection, ident: str, /, **values: object) -> None:
    c.execute(update(T).where(T.c.id == ident).values(written({**values, "touched": now_ms()})))


def claim_rematch(c: Connection, ident: str, new: str) -> str:
    """Name the rematch of a table, once; returns the one that counts."""
    c.execute(update(T).where(T.c.id == ident, T.c.rematch.is_(None)).values(rematch=new))
    return str(c.scalar(select(T.c.rematch).where(T.c.id == ident)))


def set_seat(c: Connection, ident: str, seat: Seat) -> None:
    c.execute(update(S).where(S.c.table_id == ident, S.c.seat == seat.seat).values(msgspec.structs.asdict(seat)))


def take_seat(c: Connection, ident: str, seat: Seat) -> bool:
    """Sit down, if nobody else has in the meantime."""
    done = c.execute(
        update(S)
        .where(S.c.table_id == ident, S.c.seat == seat.seat, S.c.kind.in_(("open", "invite")))
        .values(msgspec.structs.asdict(seat))
    )
    return done.rowcount == 1


def start_table(c: Connection, ident: str, /, **values: object) -> bool:
    """Let the game begin, if nobody else did."""
    done = c.execute(
        update(T).where(T.c.id == ident, T.c.status == "gathering").values(written({**values, "touched": now_ms()}))
    )
    return done.rowcount == 1


def table_by_id(c: Connection, ident: str) -> Table | None:
    found = tables_where(c, [ident])
    return found[0] if found else None


def tables_where(c: Connection, idents: list[str]) -> list[Table]:
    """Tables with their seats, in the order of the ids."""
    rows = {row["id"]: row for row in c.execute(select(T).where(T.c.id.in_(idents))).mappings()}
    places: dict[str, list[Seat]] = {}
    for row in c.execute(select(S).where(S.c.table_id.in_(idents)).order_by(S.c.table_id, S.c.seat)).mappings():
        values = dict(row)
        places.setdefault(values.pop("table_id"), []).append(Seat(**values))
    tables = []
    for ident in idents:
        if ident in rows:
            fields = {
                name: msgspec.json.decode(value) if name in JSON_FIELDS and value is not None else value
                for name, value in rows[ident].items()
            }
            tables.append(Table(seats=places.get(ident, []), **fields))
    rate_seats(c, [table for table in tables if table.rated])
    return tables


R = schema.ratings
RC = schema.rating_changes
BL = schema.blocks


def rate_seats(c: Connection, rated: list[Table]) -> None:
    """Fill in how well those at rated tables play: as the table found them, or as they are now."""
    for start in range(0, len(rated), 500):
        some = {table.id: table for table in rated[start : start + 500]}
        for table in some.values():
            table.ratings = {}
        for row in c.execute(select(RC).where(RC.c.table_id.in_(list(some)))).mappings():
            some[row["table_id"]].ratings[row["seat"]] = SeatRating(
                row["mu"], row["sigma"], row["new_mu"], row["new_sigma"]
            )
        waiting = [table for table in some.values() if not table.ratings and table.status in ("gathering", "playing")]
        people = sorted({person for table in waiting for person in table.people()})
        if not people:
            continue
        found = {
            (row["person"], row["game"], row["seats"]): SeatRating(row["mu"], row["sigma"])
            for row in c.execute(select(R).where(R.c.person.in_(people))).mappings()
        }
        for table in waiting:
            for seat in table.seats:
                known = found.get((seat.person, table.game, len(table.seats)))
                if known is not None:
                    table.ratings[seat.seat] = known


class Sought(msgspec.Struct, frozen=True):
    """Which tables somebody looks for; `free` are those with an open seat at which they do not sit yet."""

    game: str | None = None
    before: int | None = None
    limit: int = 30
    free: bool = False
    rated: bool | None = None
    pace: Pace | None = None


def at_pace(pace: Pace) -> ColumnElement[bool]:
    """Tables at which one has so much time."""
    if pace == "none":
        return and_(T.c.bank_ms.is_(None), T.c.turn_ms.is_(None))
    if pace == "days":
        return or_(T.c.turn_ms.is_not(None), T.c.bank_ms > 1440 * 60_000)
    low, high = {"quick": (0, 10), "calm": (10, 1440)}[pace]
    return and_(T.c.bank_ms > low * 60_000, T.c.bank_ms <= high * 60_000)


def list_tables(c: Connection, show: str, person: str | None, sought: Sought) -> list[Table]:
    """What the lobby shows, newest first."""
    found = select(T.c.id).order_by(T.c.created.desc(), T.c.id).limit(sought.limit)
    mine = T.c.id.in_(select(S.c.table_id).where(S.c.person == person))
    if show == "mine":
        found = found.where(mine | ((T.c.host == person) & T.c.imported))
        found = found.where((T.c.status != "closed") | T.c.imported)
    elif show == "hidden":
        found = found.where(T.c.id.in_(select(H.c.table_id).where(H.c.person == person)))
    else:
        status = {"open": "gathering", "playing": "playing", "over": "over"}[show]
        found = found.where(T.c.status == status)
        visible = and_(T.c.visibility == "public", T.c.imported.is_(False))
        found = found.where(visible | mine if person is not None else visible)
    if show == "open" and person is not None:
        # Whoever wants nothing to do with each other does not meet here.
        shut_out = select(BL.c.other).where(BL.c.person == person)
        shutting = select(BL.c.person).where(BL.c.other == person)
        found = found.where(mine | (T.c.host.not_in(shut_out) & T.c.host.not_in(shutting)))
    if show != "hidden" and person is not None:
        found = found.where(T.c.id.not_in(select(H.c.table_id).where(H.c.person == person)))
    if sought.free:
        found = found.where(T.c.id.in_(select(S.c.table_id).where(S.c.kind == "open")))
        found = found.where(~mine) if person is not None else found
    if sought.game is not None:
        found = found.where(T.c.game == sought.game)
    if sought.rated is not None:
        found = found.where(T.c.rated.is_(sought.rated))
    if sought.pace is not None:
        found = found.where(at_pace(sought.pace))
    if sought.before is not None:
        found = found.where(T.c.created < sought.before)
    return tables_where(c, list(c.scalars(found)))


def hide(c: Connection, person: str, ident: str) -> None:
    """Take a table off somebody's lists."""
    if c.scalar(select(H.c.at).where(H.c.person == person, H.c.table_id == ident)) is None:
        c.execute(insert(H).values(person=person, table_id=ident, at=now_ms()))


def show_again(c: Connection, person: str, ident: str) -> None:
    c.execute(delete(H).where(H.c.person == person, H.c.table_id == ident))


def delete_table(c: Connection, ident: str) -> None:
    """Away with a table and everything about it; what belongs to it goes with it."""
    c.execute(delete(T).where(T.c.id == ident))


def stop_table(c: Connection, ident: str, /, **values: object) -> bool:
    """End a game that is being played, if nobody else did."""
    done = c.execute(
        update(T).where(T.c.id == ident, T.c.status == "playing").values(written({**values, "touched": now_ms()}))
    )
    return done.rowcount == 1


def proposal_of(c: Connection, ident: str) -> dict[str, object] | None:
    """What is proposed at a table now; nobody else changes it before this transaction is done."""
    kept = c.scalar(select(T.c.proposal).where(T.c.id == ident).with_for_update())
    return None if kept is None else dict(msgspec.json.decode(kept))


def lessons_taken(c: Connection, person: str) -> list[Table]:
    """The tables at which somebody has taken lessons, the latest first."""
    seated = T.c.id.in_(select(S.c.table_id).where(S.c.person == person))
    sought = select(T.c.id).where(seated, T.c.lesson.is_not(None), T.c.status != "closed")
    return tables_where(c, list(c.scalars(sought.order_by(T.c.created.desc(), T.c.id).limit(200))))


def my_turns(c: Connection, person: str) -> list[Table]:
    """The tables at which others wait for somebody, the most urgent first."""
    seated = select(S.c.table_id).where(S.c.person == person)
    others = select(S.c.table_id).where(S.c.person.is_not(None), S.c.person != person)
    sought = select(T.c.id).where(T.c.status == "playing", T.c.id.in_(seated), T.c.id.in_(others))
    found = tables_where(
        c, list(c.scalars(sought.order_by(T.c.due.is_(None), T.c.due, T.c.created, T.c.id).limit(500)))
    )
    return [table for table in found if asked_there(table, person)]


def asked_there(table: Table, person: str) -> bool:
    """Whether a seat for which this person answers is asked now."""
    return any((table.waiting >> seat) & 1 and not table.seats[seat].stand_in for seat in table.seats_of(person))


def slow_tables_of(c: Connection, person: str) -> list[str]:
    """The slow games somebody is playing."""
    seated = T.c.id.in_(select(S.c.table_id).where(S.c.person == person))
    return list(c.scalars(select(T.c.id).where(T.c.status == "playing", T.c.turn_ms.is_not(None), seated)))


def tables_due(c: Connection, now: int) -> list[str]:
    """Slow tables at which a clock is out."""
    return list(c.scalars(select(T.c.id).where(T.c.status == "playing", T.c.due <= now).order_by(T.c.due).limit(200)))


def slow_clocks(c: Connection) -> list[Table]:
    """All slow games that are being played."""
    return tables_where(c, list(c.scalars(select(T.c.id).where(T.c.status == "playing", T.c.turn_ms.is_not(None)))))


def tables_to_go_on(c: Connection, since: int) -> list[str]:
    """Tables that wait for a bot or run against a clock: a server that starts again goes on with them."""
    playing = select(T.c.id, T.c.waiting, T.c.bank_ms).where(T.c.status == "playing", T.c.touched >= since)
    rows = c.execute(playing.order_by(T.c.touched.desc())).all()
    by_bots = select(S.c.table_id, S.c.seat).where((S.c.kind == "bot") | S.c.stand_in.is_not(None))
    bots: dict[str, int] = {}
    for table, seat in c.execute(by_bots.where(S.c.table_id.in_(playing.with_only_columns(T.c.id)))):
        bots[table] = bots.get(table, 0) | 1 << seat
    for table, seat in c.execute(select(schema.beforehand.c.table_id, schema.beforehand.c.seat)):
        bots[table] = bots.get(table, 0) | 1 << seat
    return [ident for ident, waiting, bank in rows if bank is not None or waiting & bots.get(ident, 0)]


def close_forgotten(c: Connection, before: int) -> None:
    """Take tables off the lobby at which nobody has sat down for a long time."""
    forgotten = (T.c.status == "gathering") & (T.c.touched < before)
    c.execute(update(T).where(forgotten).values(status="closed"))
