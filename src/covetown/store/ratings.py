"""Ratings: how well accounts play a game with so many, changed once by every rated table when it ends."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from covetown.store import schema
from covetown.store.database import now_ms
from covetown.store.tables import SeatRating, Table

R = schema.ratings
RC = schema.rating_changes

# What a place at the end of a table makes of ratings: (mu, sigma) of everybody and their ranks, the new ones in order.
Model = Callable[[list[tuple[float, float]], list[int]], list[tuple[float, float]]]


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays a game with so many."""

    person: str
    game: str
    seats: int
    mu: float
    sigma: float
    games: int
    changed: int


def ratings_of(c: Connection, person: str) -> list[Rating]:
    rows = c.execute(select(R).where(R.c.person == person).order_by(R.c.games.desc(), R.c.game, R.c.seats))
    return [Rating(**row) for row in rows.mappings()]


def ranks(table: Table, places: list[int]) -> list[int] | None:
    """The places that count: whoever left a bot behind is last. None where nobody has stayed."""
    gone = [seat.stand_in is not None or seat.person is None for seat in table.seats]
    if all(gone):
        return None
    return [len(places) + 1 if gone[seat] else place for seat, place in enumerate(places)]


def settle(
    c: Connection, table: Table, places: list[int], start: tuple[float, float], model: Model
) -> dict[int, SeatRating]:
    """Let a rated table count, in the transaction that ends it: once, whoever says so again."""
    counted = ranks(table, places)
    done = c.execute(select(RC).where(RC.c.table_id == table.id)).mappings().all()
    if counted is None or done:
        return {row["seat"]: SeatRating(row["mu"], row["sigma"], row["new_mu"], row["new_sigma"]) for row in done}
    before = locked(c, table, start)
    old = [before.get(seat.person or "", start) for seat in table.seats]
    new = model(old, counted)
    at = now_ms()
    found: dict[int, SeatRating] = {}
    for seat, (mu, sigma), (new_mu, new_sigma) in zip(table.seats, old, new, strict=True):
        found[seat.seat] = SeatRating(mu, sigma, new_mu, new_sigma)
        c.execute(
            insert(RC).values(
                table_id=table.id,
                seat=seat.seat,
                person=seat.person,
                mu=mu,
                sigma=sigma,
                new_mu=new_mu,
                new_sigma=new_sigma,
            )
        )
        if seat.person is not None:
            mine = (R.c.person == seat.person) & (R.c.game == table.game) & (R.c.seats == len(table.seats))
            c.execute(update(R).where(mine).values(mu=new_mu, sigma=new_sigma, games=R.c.games + 1, changed=at))
    return found


def locked(c: Connection, table: Table, start: tuple[float, float]) -> dict[str, tuple[float, float]]:
    """The ratings of everybody at a table, which no other table changes before this one is on disk.

    Always in the same order, so that two tables with the same people never wait for each other.
    """
    people = sorted(table.people())
    if not people:
        return {}
    fresh = [
        {
            "person": person,
            "game": table.game,
            "seats": len(table.seats),
            "mu": start[0],
            "sigma": start[1],
            "games": 0,
            "changed": now_ms(),
        }
        for person in people
    ]
    if c.dialect.name == "postgresql":
        c.execute(postgresql.insert(R).on_conflict_do_nothing(), fresh)
    else:
        c.execute(sqlite.insert(R).on_conflict_do_nothing(), fresh)
    sought = select(R).where(R.c.person.in_(people), R.c.game == table.game, R.c.seats == len(table.seats))
    rows = c.execute(sought.order_by(R.c.person).with_for_update()).mappings()
    return {row["person"]: (row["mu"], row["sigma"]) for row in rows}
