"""What is kept about the life of a table: old tables keep their rule of undo, hidden ones follow their person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from covetown.store import Store, open_store, people, tables
from covetown.store.database import database_url, migrate
from tests.store import old
from tests.store.postgres import database as database  # the fixture
from tests.store.test_store import a_table


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'covetown.db'}"
    else:
        yield request.getfixturevalue("database")


def write(store: Store, work: Any, *args: Any) -> Any:
    return asyncio.run(store.write(work, *args))


def listed(store: Store, show: str, person: str) -> list[str]:
    return [table.id for table in asyncio.run(store.read(tables.list_tables, show, person, tables.Sought()))]


def test_tables_of_earlier_versions_keep_their_rule_of_taking_back(url: str, tmp_path: Path) -> None:
    if url.startswith("sqlite"):
        old.in_sqlite(tmp_path)
    else:
        old.in_postgres(url, tmp_path)
    engine = create_engine(database_url(url, None))
    migrate(engine, "0003")
    with engine.begin() as c:
        idents = list(c.scalars(text("SELECT id FROM game_tables ORDER BY id")))
        c.execute(text("UPDATE game_tables SET undo = :no WHERE id = :id"), {"no": False, "id": idents[0]})
    engine.dispose()
    store = open_store(url, tmp_path)
    try:
        found = {ident: asyncio.run(store.read(tables.table_by_id, ident)) for ident in idents}
        assert found[idents[0]].take_back == "never"
        assert {found[ident].take_back for ident in idents[1:]} == {"free"}
        for table in found.values():
            assert (table.hints, table.watchers_talk, table.open_hands, table.stopped) == (True, True, True, None)
            assert (table.turned is not None) is (table.status == "playing")
    finally:
        store.close()


def test_what_a_guest_has_hidden_stays_hidden_in_the_account(url: str, tmp_path: Path) -> None:
    store = open_store(url, tmp_path)
    try:
        table = a_table(store)
        account = write(store, people.add_person, "Ann of the account")
        write(store, tables.hide, table.host, table.id)
        write(store, tables.hide, table.host, table.id)
        assert listed(store, "mine", table.host) == []
        write(store, people.hand_over, table.host, account.id)
        assert (listed(store, "mine", account.id), listed(store, "hidden", account.id)) == ([], [table.id])
        write(store, tables.show_again, account.id, table.id)
        assert listed(store, "mine", account.id) == [table.id]
        write(store, tables.hide, account.id, table.id)
        write(store, tables.delete_table, table.id)
        assert listed(store, "hidden", account.id) == []
    finally:
        store.close()
