"""Tables laid before the server opens, all in one transaction: a thousand of them through the door take minutes."""

from __future__ import annotations

import secrets
from pathlib import Path

from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import Connection

from covetown import registry
from covetown.kernel import FairChance
from covetown.server import seats as seating
from covetown.store import Seat, Table, open_store, people, tables
from covetown.store.database import now_ms

Laid = tuple[str, dict[int, str]]


def guest(c: Connection, signer: URLSafeTimedSerializer, name: str) -> tuple[str, str]:
    """Somebody with a session; returns who it is and their cookie."""
    person = people.add_person(c, name)
    session, secret = people.add_session(c, person.id)
    return person.id, str(signer.dumps([session.id, secret]))


def lay(c: Connection, signer: URLSafeTimedSerializer, key: str, number: int, seats: int, level: str | None) -> Laid:
    """A table with somebody at every seat, or with a level, one person and bots at the others; its game has begun."""
    game = registry.load(key)
    cookies: dict[int, str] = {}
    places = []
    for seat in range(seats):
        if level is not None and seat > 0:
            places.append(Seat(seat, "bot", level=level))
            continue
        person, cookies[seat] = guest(c, signer, f"Guest {number}-{seat}")
        places.append(Seat(seat, "human", person, f"Guest {number}-{seat}", nonce=secrets.token_hex(16)))
    seed = secrets.token_bytes(32)
    table = Table(
        id=tables.fresh_id(),
        game=key,
        rules=game.rules_version,
        title="",
        host=places[0].person or "",
        host_name=places[0].name or "",
        options=game.check_options(seats, {}),
        seats=places,
        seed=seed.hex(),
        commitment=FairChance(seed, []).commitment(),
        leaver_level="novice",
        invite=tables.fresh_id(),
        created=now_ms(),
        touched=now_ms(),
    )
    nonces = [place.nonce for place in places if place.nonce is not None]
    for name, value in seating.set_up(game, table, nonces).items():
        setattr(table, name, value)
    tables.add_table(c, table)
    return table.id, cookies


def lay_all(database: str | None, folder: str, key: str, games: list[str], wanted: list[str | None]) -> list[Laid]:
    """So many tables, each of them of the next game; `wanted` names the level of the bots at each, or none."""
    signer = URLSafeTimedSerializer(key, salt="covetown session")
    store = open_store(database, Path(folder))
    with store.engine.connect().execution_options(writes=True) as c, c.begin():
        laid = [lay(c, signer, games[n % len(games)], n, 4, level) for n, level in enumerate(wanted)]
    store.close()
    return laid
