"""Tables and their seats, as they are kept."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from sqlalchemy import Connection, and_, insert, select, update

from covetown.kernel.journal import FORMAT
from covetown.store import schema
from covetown.store.database import now_ms

T = schema.game_tables
S = schema.seats


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

    def taken(self) -> bool:
        return self.kind in ("human", "bot")

    def bot_level(self) -> str | None:
        """The level of the bot that answers for this seat, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


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
    undo: bool = True
    bank_ms: int | None = None
    increment_ms: int | None = None
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
    result: dict[str, object] | None = None
    clocks: dict[str, object] | None = None
    parent: str | None = None
    parent_step: int | None = None
    copied: int = 0
    imported: bool = False
    rematch_of: str | None = None
    rematch: str | None = None
    lesson: str | None = None
    lesson_left: bool = False

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}


JSON_FIELDS = ("options", "nonces", "setup", "dealt", "dealing", "result", "clocks")
FIELDS = [name for name in Table.__struct_fields__ if name != "seats"]


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
    return tables


def list_tables(
    c: Connection, show: str, person: str | None, game: str | None, before: int | None, limit: int
) -> list[Table]:
    """What the lobby shows, newest first."""
    sought = select(T.c.id).order_by(T.c.created.desc(), T.c.id).limit(limit)
    if show == "mine":
        seated = T.c.id.in_(select(S.c.table_id).where(S.c.person == person))
        sought = sought.where(seated | ((T.c.host == person) & T.c.imported))
        sought = sought.where((T.c.status != "closed") | T.c.imported)
    else:
        status = {"open": "gathering", "playing": "playing", "over": "over"}[show]
        sought = sought.where(T.c.status == status)
        mine = T.c.id.in_(select(S.c.table_id).where(S.c.person == person))
        visible = and_(T.c.visibility == "public", T.c.imported.is_(False))
        sought = sought.where(visible | mine if person is not None else visible)
    if game is not None:
        sought = sought.where(T.c.game == game)
    if before is not None:
        sought = sought.where(T.c.created < before)
    return tables_where(c, list(c.scalars(sought)))


def lessons_taken(c: Connection, person: str) -> list[Table]:
    """The tables at which somebody has taken lessons, the latest first."""
    seated = T.c.id.in_(select(S.c.table_id).where(S.c.person == person))
    sought = select(T.c.id).where(seated, T.c.lesson.is_not(None), T.c.status != "closed")
    return tables_where(c, list(c.scalars(sought.order_by(T.c.created.desc(), T.c.id).limit(200))))


def tables_to_go_on(c: Connection, since: int) -> list[str]:
    """Tables that wait for a bot or run against a clock: a server that starts again goes on with them."""
    playing = select(T.c.id, T.c.waiting, T.c.bank_ms).where(T.c.status == "playing", T.c.touched >= since)
    rows = c.execute(playing.order_by(T.c.touched.desc())).all()
    by_bots = select(S.c.table_id, S.c.seat).where((S.c.kind == "bot") | S.c.stand_in.is_not(None))
    bots: dict[str, int] = {}
    for table, seat in c.execute(by_bots.where(S.c.table_id.in_(playing.with_only_columns(T.c.id)))):
        bots[table] = bots.get(table, 0) | 1 << seat
    return [ident for ident, waiting, bank in rows if bank is not None or waiting & bots.get(ident, 0)]


def close_forgotten(c: Connection, before: int) -> None:
    """Take tables off the lobby at which nobody has sat down for a long time."""
    forgotten = (T.c.status == "gathering") & (T.c.touched < before)
    c.execute(update(T).where(forgotten).values(status="closed"))
