"""A backup shows one moment, is whole or not there, and comes back in either kind of database."""

from __future__ import annotations

import gzip
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, insert, select, text

from covetown.store import Store, chat, open_store
from covetown.store.backup import PASSING, BackupError, back_up, restore, tables_of
from tests.store.old import in_sqlite
from tests.store.postgres import database as database  # the fixture
from tests.store.test_store import a_table, write

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]


def opened(kind: str, request: pytest.FixtureRequest, folder: Path) -> Store:
    folder.mkdir(exist_ok=True)
    return open_store(None if kind == "sqlite" else request.getfixturevalue("database"), folder)


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    found = opened(request.param, request, tmp_path / "one")
    yield found
    found.close()


def rows(store: Store) -> dict[str, list[Any]]:
    with store.engine.connect() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table)).all()), key=repr)
            for table in tables_of(connection)
            if table.name not in PASSING
        }


def lines_in(file: Path) -> list[str]:
    return gzip.decompress(file.read_bytes()).decode().splitlines()


def furnish(store: Store) -> None:
    """Something in every kind of column: texts, numbers, nothing, yes and no, bytes."""
    table = a_table(store)
    for number in range(3):
        write(store, chat.say, table.id, table.host, "Ann", 0, f"“Zoë” {number}\n☂")
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        found = MetaData()
        found.reflect(connection)
        bot = {"id": "a-bot", "name": "Bot", "kind": "bot", "owner": table.host, "created": 0}
        connection.execute(insert(found.tables["people"]), [bot])
        passkey = {"id": "p1", "person": table.host, "public_key": bytes(range(256)), "sign_count": 7}
        connection.execute(insert(found.tables["passkeys"]), [{**passkey, "name": "key", "created": 1 << 40}])


@pytest.mark.parametrize("target", KINDS)
def test_what_was_backed_up_comes_back_in_either_kind_of_database(
    store: Store, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    if store.postgres and target == "postgresql":
        pytest.skip("there is one database of its own for each test")
    furnish(store)
    before = rows(store)
    file = tmp_path / "town.backup"
    counts = back_up(store, file)
    assert counts == {name: len(found) for name, found in before.items()}
    assert counts["chat"] == 3
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = opened(target, request, tmp_path / "two")
    try:
        assert restore(other, file) == counts
        assert rows(other) == before
        # Numbers that the database gives itself go on after the highest.
        table = before["chat"][0][1]
        write(other, chat.say, table, before["people"][0][0], "Ann", 0, "and on")
        assert len(rows(other)["chat"]) == 4
    finally:
        other.close()


def test_a_database_in_use_is_not_overwritten_unless_told(store: Store, tmp_path: Path) -> None:
    furnish(store)
    file = tmp_path / "town.backup"
    back_up(store, file)
    first = rows(store)
    a_table(store)
    later = rows(store)
    with pytest.raises(BackupError, match="in-use"):
        restore(store, file)
    assert rows(store) == later
    restore(store, file, replace=True)
    assert rows(store) == first


def test_what_is_written_meanwhile_is_not_half_in_it(store: Store, tmp_path: Path) -> None:
    """A table laid while the backup runs is wholly missing from it: its seats are not there without it."""
    furnish(store)
    before = rows(store)
    laid: list[str] = []

    def meanwhile(table: str, count: int) -> None:
        if not laid:
            laid.append(a_table(store).id)

    back_up(store, tmp_path / "b", meanwhile)
    assert laid
    assert len(rows(store)["game_tables"]) == 2
    assert json.loads(lines_in(tmp_path / "b")[-1])["rows"] == {name: len(found) for name, found in before.items()}
    assert not any(laid[0] in line for line in lines_in(tmp_path / "b"))


@pytest.mark.parametrize("fault", ["cut", "not gzip", "a row too few", "of another kind", "newer"])
def test_a_damaged_or_foreign_file_changes_nothing(store: Store, tmp_path: Path, fault: str) -> None:
    furnish(store)
    file = tmp_path / "town.backup"
    back_up(store, file)
    before = rows(store)
    lines = lines_in(file)
    if fault == "cut":
        file.write_bytes(file.read_bytes()[:-30])
    elif fault == "not gzip":
        file.write_text("hello")
    else:
        head = json.loads(lines[0])
        if fault == "newer":
            lines[0] = json.dumps({**head, "revision": "9999", "covetown": "99"})
        elif fault == "of another kind":
            lines[0] = "{}"
        else:
            del lines[next(at for at, line in enumerate(lines) if line.startswith("["))]
        with gzip.open(file, "wt") as out:
            out.write("\n".join(lines) + "\n")
    words = {"newer": "newer", "cut": "damaged", "a row too few": "damaged"}.get(fault, "no-backup")
    with pytest.raises(BackupError, match=words):
        restore(store, file, replace=True)
    assert rows(store) == before


def test_a_backup_that_cannot_be_finished_leaves_no_file(store: Store, tmp_path: Path) -> None:
    def full(table: str, count: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        back_up(store, tmp_path / "b", full)
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == []


def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The rows of version 0.1 under its own schema; afterwards the schema is today's, and every row is there."""
    from sqlalchemy import create_engine

    old = Store(create_engine(f"sqlite:///{in_sqlite(tmp_path)}"))
    file = tmp_path / "old.backup"
    counts = back_up(old, file)
    old.close()
    assert json.loads(lines_in(file)[0])["revision"] == "0001"
    new = opened("sqlite", request, tmp_path / "new")
    try:
        restore(new, file)
        with new.engine.connect() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() != "0001"
            moves = connection.execute(text("SELECT count(*) FROM journal")).scalar()
        assert moves == counts["journal"] > 100
    finally:
        new.close()
