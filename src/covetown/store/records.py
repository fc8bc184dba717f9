"""What somebody has played: the games on record with how they ended, for a profile and for finding people by name."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from covetown.store import schema
from covetown.store.people import Person

T = schema.game_tables
S = schema.seats
P = schema.people
MOST = 2_000


class Played(msgspec.Struct, frozen=True):
    """A finished game as one of its players remembers it."""

    table: str
    game: str
    seats: int
    seat: int
    place: int
    shared: bool
    people: int
    options: dict[str, object]
    ended: int
    rated: bool
    left: bool


def played_by(c: Connection, person: str, limit: int = MOST) -> list[Played]:
    """The finished games of a person, the latest first. At a table played on one screen only the own seat counts."""
    mine = (
        select(S.c.table_id, S.c.seat, S.c.stand_in)
        .join(T, T.c.id == S.c.table_id)
        .where(S.c.person == person, S.c.here.is_(False))
        .where(T.c.status == "over", T.c.imported.is_(False), T.c.lesson.is_(None), T.c.result.is_not(None))
        .order_by(T.c.ended.desc())
        .limit(limit)
    )
    seats = {row.table_id: (row.seat, row.stand_in is not None) for row in c.execute(mine)}
    found: list[Played] = []
    idents = list(seats)
    for start in range(0, len(idents), 500):
        some = idents[start : start + 500]
        sitting: dict[str, list[str | None]] = {}
        for row in c.execute(select(S.c.table_id, S.c.kind, S.c.person).where(S.c.table_id.in_(some))):
            sitting.setdefault(row.table_id, []).append(row.person if row.kind == "human" else "")
        columns = (T.c.id, T.c.game, T.c.options, T.c.dealt, T.c.result, T.c.ended, T.c.rated)
        for table in c.execute(select(*columns).where(T.c.id.in_(some))):
            seat, left = seats[table.id]
            places = msgspec.json.decode(table.result)["places"]
            here = sitting[table.id]
            found.append(
                Played(
                    table=table.id,
                    game=table.game,
                    seats=len(here),
                    seat=seat,
                    place=places[seat],
                    shared=places.count(places[seat]) > 1,
                    people=sum(1 for each in here if each != ""),
                    options={**msgspec.json.decode(table.options), **msgspec.json.decode(table.dealt)},
                    ended=table.ended or 0,
                    rated=table.rated,
                    left=left,
                )
            )
    return sorted(found, key=lambda one: -one.ended)


def list_people(c: Connection, kind: str | None, limit: int) -> list[Person]:
    """People, those who were here last first."""
    sought = select(P).where(P.c.kind == kind if kind else P.c.kind.in_(("guest", "account")))
    return [Person(**row) for row in c.execute(sought.order_by(P.c.seen.desc()).limit(limit)).mappings()]
