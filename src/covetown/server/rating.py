"""Ratings of rated tables: who may play for one, what a table makes of them, and how they are shown.

OpenSkill's Plackett–Luce model counts the places of everybody at a table at once, so it rates tables of any size; a
place that is shared is shared. Each game and number of players has a rating of its own.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from sqlalchemy import Connection

from covetown.server import wire
from covetown.server.refusals import Refusal
from covetown.store import Person, Seat, Table, ratings, tables
from covetown.store.tables import SeatRating

# Where everybody begins, as the model has it: what is known, and how sure that is.
START = (25.0, 25.0 / 3)
# So uncertain a rating still is after about nine tables of two: until then it is marked.
PROVISIONAL = 6.25
SHOWN_START = 1500
SHOWN_STEP = 40
# So far apart are people who still play about as well as each other.
NEAR = 200


@functools.cache
def plackett_luce() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def model(before: list[tuple[float, float]], ranks: list[int]) -> list[tuple[float, float]]:
    """New ratings by the places of one table."""
    rules = plackett_luce()
    teams = [[rules.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [
        (float(team[0].mu), float(team[0].sigma)) for team in rules.rate(teams, ranks=[float(rank) for rank in ranks])
    ]


def settle(c: Connection, table: str) -> dict[int, SeatRating]:
    """Let a table that has ended count, in the transaction in which it ends, with its seats as they are on disk."""
    fresh = tables.table_by_id(c, table)
    if fresh is None or fresh.result is None:
        return {}
    places = msgspec.convert(fresh.result["places"], list[int])
    return ratings.settle(c, fresh, places, START, model)


def is_near(table: Table, mine: list[ratings.Rating]) -> bool:
    """Whether those at a rated table play about as well as somebody with these ratings."""
    if not table.rated:
        return False
    own = next((one.mu for one in mine if (one.game, one.seats) == (table.game, len(table.seats))), START[0])
    others = [table.ratings.get(seat.seat, SeatRating(*START)).mu for seat in table.seats if seat.kind == "human"]
    return all(abs(shown(other) - shown(own)) <= NEAR for other in others)


def shown(mu: float) -> int:
    """A rating as people read it: everybody begins with 1500."""
    return round(SHOWN_START + (mu - START[0]) * SHOWN_STEP)


def card(mu: float, sigma: float) -> wire.Rating:
    return wire.Rating(shown(mu), sigma > PROVISIONAL)


def seat_card(table: Table, seat: Seat) -> wire.SeatRating | None:
    """The rating beside a name at a rated table, and what the table has made of it."""
    if not table.rated or seat.kind != "human":
        return None
    known = table.ratings.get(seat.seat) or SeatRating(*START)
    after = None if known.new_mu is None or known.new_sigma is None else card(known.new_mu, known.new_sigma)
    return wire.SeatRating(card(known.mu, known.sigma), after)


def check_table(person: Person, seats: list[Seat]) -> None:
    """Whether a table can be rated: an account lays it, and every seat is for a person with a screen of their own."""
    check_person(person)
    if len(seats) < 2 or any(seat.kind == "bot" or seat.here for seat in seats):
        raise Refusal("rated-people", 422)


def check_person(person: Person) -> None:
    """Whether somebody may sit at a rated table."""
    if person.kind != "account":
        raise Refusal("rated-account", 403)
