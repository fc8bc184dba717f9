"""The store: durable by default, its schema brought up to date at every start, journals without gaps."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from covetown.kernel import FairChance
from covetown.store import After, Conflict, Entry, Seat, Step, Store, Table, journal, open_store, people, tables
from covetown.store.database import database_url, default_data_dir, migrate
from covetown.store.schema import metadata
from tests.store.postgres import database as database  # the fixture


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Both kinds of database hold the same promises."""
    url = None if request.param == "sqlite" else request.getfixturevalue("database")
    opened = open_store(url, tmp_path)
    try:
        yield opened
    finally:
        opened.close()


def write(store: Store, work: Any, *args: Any) -> Any:
    return asyncio.run(store.write(work, *args))


def keep(store: Store, table: str, entry: Entry, after: After) -> None:
    asyncio.run(store.keep(Step(table, entry, after)))


def read(store: Store, work: Any, *args: Any) -> Any:
    return asyncio.run(store.read(work, *args))


def a_table(store: Store) -> Table:
    host = write(store, people.add_person, "Ann")
    seed = bytes(32)
    table = Table(
        id=tables.fresh_id(),
        game="parlour",
        rules="1",
        title="",
        host=host.id,
        host_name="Ann",
        options={"rounds": 3},
        seats=[Seat(0, "human", host.id, "Ann"), Seat(1, "open")],
        seed=seed.hex(),
        commitment=FairChance(seed, []).commitment(),
        leaver_level="novice",
    )
    write(store, tables.add_table, table)
    return table


def test_the_migrations_make_exactly_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_opening_again_changes_nothing(store: Store) -> None:
    table = a_table(store)
    migrate(store.engine)
    assert read(store, tables.table_by_id, table.id) == table


def test_sqlite_is_durable(tmp_path: Path) -> None:
    store = open_store(None, tmp_path)
    with store.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2, "FULL"
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    store.close()
    assert (tmp_path / "covetown.db").is_file()


def test_entries_have_no_gaps_and_no_doubles(store: Store) -> None:
    table = a_table(store)
    keep(store, table.id, Entry(1, "move", 0, 5, [1, 2], "ab", action="x", person="p"), After(moves=1))
    with pytest.raises(Conflict):
        keep(store, table.id, Entry(1, "move", 1, 6), After())
    with pytest.raises(Conflict):
        keep(store, table.id, Entry(3, "move", 1, 6), After())
    with pytest.raises(Conflict):
        keep(store, table.id, Entry(2, "move", 0, 6, action="x", person="p"), After(moves=99))
    assert read(store, tables.table_by_id, table.id).moves == 1, "a refused entry changes nothing"
    keep(store, table.id, Entry(2, "undo", 0, back=1), After())
    kept = read(store, journal.entries_after, table.id, 0)
    assert [(entry.seq, entry.kind, entry.chance) for entry in kept] == [(1, "move", [1, 2]), (2, "undo", [])]
    assert [(entry.person, entry.action, entry.option) for entry in kept] == [("p", "x", 5), (None, None, 0)]


def test_only_one_of_many_writers_gets_an_entry(store: Store) -> None:
    table = a_table(store)

    async def race() -> list[object]:
        tries = [store.keep(Step(table.id, Entry(1, "move", n, n), After())) for n in range(8)]
        return await asyncio.gather(*tries, return_exceptions=True)

    outcomes = asyncio.run(race())
    assert sum(1 for outcome in outcomes if outcome is None) == 1
    assert sum(1 for outcome in outcomes if isinstance(outcome, Conflict)) == 7


def test_a_seat_is_taken_once(store: Store) -> None:
    table = a_table(store)
    assert write(store, tables.take_seat, table.id, Seat(1, "human", table.host, "Ann"))
    assert not write(store, tables.take_seat, table.id, Seat(1, "human", table.host, "Ben"))
    assert write(store, tables.claim_rematch, table.id, "first") == "first"
    assert write(store, tables.claim_rematch, table.id, "second") == "first"


def test_after_a_restart_only_tables_that_wait_for_the_server_are_loaded(store: Store) -> None:
    kinds = {"person": 0b01, "bot": 0b10, "stand-in": 0b10, "clock": 0b01}
    made = {}
    for kind, waiting in kinds.items():
        table = a_table(store)
        made[table.id] = kind
        second = Seat(1, "bot", level="novice") if kind == "bot" else Seat(1, "human", table.host, "Ben")
        second.stand_in = "novice" if kind == "stand-in" else None
        write(store, tables.set_seat, table.id, second)
        asyncio.run(store.write(tables.change_table, table.id, status="playing", waiting=waiting))
        if kind == "clock":
            asyncio.run(store.write(tables.change_table, table.id, bank_ms=1000))
    found = {made[ident] for ident in read(store, tables.tables_to_go_on, 0)}
    assert found == {"bot", "stand-in", "clock"}
    waiting_for_people = a_table(store)
    write(store, tables.close_forgotten, 2**50)
    assert read(store, tables.table_by_id, waiting_for_people.id).status == "closed"
    assert read(store, tables.table_by_id, next(iter(made))).status == "playing"


def test_a_challenge_is_good_once(store: Store) -> None:
    ident = write(store, people.add_challenge, b"x", "login", None)
    assert write(store, people.take_challenge, ident, "create", None) is None
    assert write(store, people.take_challenge, ident, "login", None) == b"x"
    assert write(store, people.take_challenge, ident, "login", None) is None


def test_only_hashes_of_secrets_are_kept(store: Store) -> None:
    ann = write(store, people.add_person, "Ann")
    session, secret = write(store, people.add_session, ann.id)
    _, token = write(store, people.add_token, ann.id, "bot")
    with store.engine.connect() as connection:
        kept = str(connection.execute(text("SELECT * FROM sessions")).all())
        kept += str(connection.execute(text("SELECT * FROM tokens")).all())
    assert secret not in kept
    assert token.split("_", 2)[2] not in kept
    assert people.same(secret, session.secret)


def test_where_things_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COVETOWN_DATA_DIR", str(tmp_path / "a"))
    assert default_data_dir() == tmp_path / "a"
    assert database_url(None, None).database == str(tmp_path / "a" / "covetown.db")
    if os.name == "posix":
        assert (tmp_path / "a").stat().st_mode & 0o77 == 0
    assert database_url("postgresql://u@h/d", None).drivername == "postgresql+psycopg"
    with pytest.raises(ValueError, match="SQLite or PostgreSQL"):
        database_url("mysql://u@h/d", None)
