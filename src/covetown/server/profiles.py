"""Profiles: what somebody has played and how it went. Accounts show theirs to everybody, guests to themselves."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from fastapi import Request
from sqlalchemy import Connection

from covetown import registry
from covetown.server import company, rating, wire
from covetown.server.cards import lobby_card
from covetown.server.guests import Known
from covetown.server.lobby import house_of
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.server.social import person_card
from covetown.store import Person, Table, friends, people, ratings, records, tables
from covetown.store.leaving import NOBODY
from covetown.store.records import Played

room = Room("/api", "people")
A_NAME = re.compile("[a-zA-Z0-9_-]{1,32}")
RECENT = 10
OF_A_SEAT = re.compile(r"(.+)_(\d+)")
K = TypeVar("K", bound=Hashable)


@room.get("/people/{name}")
async def profile(name: str, who: Known, request: Request) -> wire.Profile:
    """Somebody, by id or username."""
    house, me = house_of(request), who.known()
    house.limits.spend("profile", who.address)
    if not A_NAME.fullmatch(name):
        raise Refusal("no-person", 404)
    found = await house.store.read(people.person_by_id, name)
    person = found or await house.store.read(people.person_by_username, name.lower())
    if person is None or person.id == NOBODY:
        raise Refusal("no-person", 404)
    circle = await house.store.read(friends.circle, me.id)
    bond: wire.people.Bond = (
        "you" if person.id == me.id
        else "friend" if person.id in circle.friends
        else "asked" if person.id in circle.asked
        else "asking" if person.id in circle.asking
        else "blocked" if person.id in circle.blocked
        else "none"
    )  # fmt: skip
    shy = person.kind == "guest" or await house.store.read(friends.kept_out, me.id, [person.id])
    record = None
    if bond == "you" or not shy:
        record = await house.store.read(record_of, person, me)
    return wire.Profile(
        person=person_card(person),
        since=person.created,
        bond=bond,
        here=company.is_here(house, person) if bond == "friend" else None,
        suspended=person.suspended is not None if me.host else None,
        record=record,
    )


def record_of(c: Connection, person: Person, viewer: Person) -> wire.PlayRecord:
    """Everything about somebody's games that this viewer may know."""
    played = records.played_by(c, person.id)
    latest = tables.tables_where(c, [one.table for one in played[: 3 * RECENT]])
    rated = [
        wire.RatingCard(one.game, one.seats, rating.card(one.mu, one.sigma), one.games)
        for one in ratings.ratings_of(c, person.id)
        if one.games
    ]
    streak, best = streaks(played)
    return wire.PlayRecord(
        tally=tally(played),
        with_people=sum(1 for one in played if one.people > 1),
        streak_won=bool(played) and won(played[0]),
        streak=streak,
        best_streak=best,
        games=[game_record(game, some) for game, some in sorted(grouped(played, lambda one: one.game).items())],
        ratings=rated,
        recent=[lobby_card(table, viewer) for table in latest if may_see(table, viewer)][:RECENT],
    )


def may_see(table: Table, viewer: Person) -> bool:
    """Whether somebody may see the replay of a table, and find it: its own people may, others where it is public."""
    mine = viewer.id in table.people() or table.host == viewer.id
    return mine or (table.spectators and table.visibility == "public")


def won(one: Played) -> bool:
    """Whether a game was won; whoever left it to a bot has not won it."""
    return one.place == 1 and not one.left


def tally(played: list[Played]) -> wire.Tally:
    return wire.Tally(
        games=len(played),
        won=sum(1 for one in played if won(one)),
        shared=sum(1 for one in played if won(one) and one.shared),
        left=sum(1 for one in played if one.left),
    )


def grouped(played: Iterable[Played], key: Callable[[Played], K]) -> dict[K, list[Played]]:
    found: dict[K, list[Played]] = {}
    for one in played:
        found.setdefault(key(one), []).append(one)
    return found


def streaks(played: list[Played]) -> tuple[int, int]:
    """How many games in a row, up to the latest, went the same way, and the most that were ever won in a row."""
    now = next((number for number, one in enumerate(played) if won(one) != won(played[0])), len(played))
    best = run = 0
    for one in played:
        run = run + 1 if won(one) else 0
        best = max(best, run)
    return now, best


def game_record(game: str, played: list[Played]) -> wire.GameRecord:
    counts, places = grouped(played, lambda one: one.seats), grouped(played, lambda one: one.seat)
    return wire.GameRecord(
        game=game,
        tally=tally(played),
        by_count=[wire.SeatsTally(seats, tally(some)) for seats, some in sorted(counts.items())],
        by_seat=[wire.SeatTally(seat, tally(some)) for seat, some in sorted(places.items())],
        by_choice=by_choice(game, played),
    )


def by_choice(game: str, played: list[Played]) -> list[wire.ChoiceTally]:
    """Games by what was chosen for the table, or dealt where that was left open.

    An option whose name ends in a number, such as `side_2`, is the choice of that seat. What was always the same for
    the whole table tells nothing and is left out.
    """
    try:
        specs = registry.load(game).option_specs()
    except Exception:  # a game that is no longer on the shelf
        return []
    found: dict[tuple[str, str, bool], list[Played]] = {}
    for spec in specs:
        if spec.kind != "choice":
            continue
        of_seat = OF_A_SEAT.fullmatch(spec.key)
        for one in played:
            value = one.options.get(spec.key)
            if not isinstance(value, str):
                continue
            if of_seat is None:
                found.setdefault((spec.key, value, False), []).append(one)
            elif int(of_seat.group(2)) == one.seat + 1:
                found.setdefault((of_seat.group(1), value, True), []).append(one)
    varied = {option for option, _, own in found if not own and sum(1 for key in found if key[0] == option) > 1}
    rows = [
        wire.ChoiceTally(option, value, own, tally(some))
        for (option, value, own), some in found.items()
        if own or option in varied
    ]
    return sorted(rows, key=lambda row: (not row.own, row.option, -row.tally.games, row.value))
