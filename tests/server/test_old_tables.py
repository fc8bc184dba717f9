"""A server that opens what version 0.1 has left: its tables are brought up to date when they are needed, and go on."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from covetown import registry
from covetown.kernel.journal import FORMAT
from covetown.server import Config
from covetown.store import Store, open_store
from covetown.store.database import now_ms
from tests.golden.migrate import OLD
from tests.server.house import Player, Server, server, shelf
from tests.store.old import in_sqlite

__all__ = ["server", "shelf"]


def rows(store: Store, sql: str, **values: object) -> list[Any]:
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(sql), values)]


def change(store: Store, sql: str, **values: object) -> None:
    with store.engine.connect().execution_options(writes=True) as c, c.begin():
        c.execute(text(sql), values)


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Server]:
    """A server in whose folder version 0.1 has kept its tables."""
    # Left a moment ago, whenever this runs: a server closes what nobody came to for two days, and forgets old guests.
    with contextlib.closing(sqlite3.connect(in_sqlite(tmp_path))) as kept, kept:
        kept.execute("UPDATE game_tables SET touched = ?", (now_ms(),))
        kept.execute("UPDATE people SET created = ?", (now_ms(),))
    running = Server(Config(data_dir=tmp_path, limits=False)).start()
    try:
        yield running
    finally:
        running.stop()


def titled(server: Server, title: str) -> str:
    found = rows(server.house.store, "SELECT id FROM game_tables WHERE title = :t AND parent IS NULL", t=title)
    return str(found[0][0])


def as_ann(server: Server) -> Player:
    """Somebody to whom all the seats belong now."""
    player = server.player("Ann")
    change(server.house.store, "UPDATE seats SET person = :p WHERE person IS NOT NULL", p=player.me["id"])
    return player


def test_finished_games_replay_and_their_chance_was_fair(old: Server) -> None:
    watcher = old.player("Wat")
    over = rows(old.house.store, "SELECT id, moves FROM game_tables WHERE status = 'over' AND visibility = 'public'")
    assert len(over) >= 3
    for ident, moves in over:
        told = watcher.get(f"/api/tables/{ident}/replay")
        assert told["steps"] == moves
        last = watcher.get(f"/api/tables/{ident}/replay/{moves}")
        assert last["result"] is not None
        assert watcher.get(f"/api/tables/{ident}/fair")["verified"] is True
        assert rows(old.house.store, "SELECT format FROM game_tables WHERE id = :t", t=ident) == [(FORMAT,)]


@pytest.mark.parametrize("title", ["dale running", "merchants running", "merchants peddler"])
def test_a_running_game_goes_on(old: Server, title: str) -> None:
    ident = titled(old, title)
    at = as_ann(old).sit(ident)
    at.asked(60)
    assert at.act()["type"] == "done"
    at.until("moved")
    assert at.undo()["type"] == "done", "alone among bots everything is taken back"
    at.until("undone")
    assert rows(old.house.store, "SELECT format FROM game_tables WHERE id = :t", t=ident) == [(FORMAT,)]


def test_a_table_that_waited_for_its_people_begins(old: Server) -> None:
    ident = titled(old, "dale gathering")
    ben = old.player("Ben")
    ben.post(f"/api/tables/{ident}/join")
    b = ben.sit(ident)
    assert b.until("view")["view"]["game"] == "dale_of_merchants"
    assert rows(old.house.store, "SELECT format, status FROM game_tables WHERE id = :t", t=ident) == [
        (FORMAT, "playing")
    ]


def test_a_table_that_cannot_be_renewed_locks_nobody_out_of_the_others(tmp_path: Path) -> None:
    in_sqlite(tmp_path)
    store = open_store(None, tmp_path)
    broken, whole = [
        row[0] for row in rows(store, "SELECT id FROM game_tables WHERE status = 'over' ORDER BY created LIMIT 2")
    ]
    change(store, "UPDATE journal SET option = 99999 WHERE table_id = :t AND seq = 5", t=broken)
    store.close()
    running = Server(Config(data_dir=tmp_path, limits=False)).start()
    try:
        watcher = running.player("Wat")
        told = watcher.get(f"/api/tables/{broken}/replay", 410)
        assert told["reason"] == "shell-refused-other-rules"
        assert "is not legal" in told["text"]
        assert watcher.get(f"/api/tables/{whole}/replay")["steps"] > 0
        assert rows(running.house.store, "SELECT format FROM game_tables WHERE id = :t", t=broken) == [(1,)]
    finally:
        running.stop()


@pytest.mark.parametrize("file", OLD[::5], ids=[f"{file.parent.name}/{file.stem}" for file in OLD[::5]])
def test_a_journal_of_version_0_1_is_read_in(server: Server, file: Path) -> None:
    ann = server.player("Ann")
    written = json.loads(file.read_text("utf-8"))
    card = ann.post("/api/import", 201, **written)
    assert card["status"] == "over"
    exported = ann.get(f"/api/tables/{card['id']}/export")
    assert exported["covetown"] == FORMAT
    assert exported["result"] == written["result"]
    assert [move[2] for move in exported["moves"]] == [move[2] for move in written["moves"]], "the same luck"
    again = ann.post("/api/import", 201, **exported)
    assert ann.get(f"/api/tables/{again['id']}/replay")["steps"] == len(written["moves"])


def test_a_changed_journal_of_version_0_1_is_refused_with_its_first_difference(server: Server) -> None:
    ann = server.player("Ann")
    written = json.loads(OLD[0].read_text("utf-8"))
    assert written["game"] in registry.names()
    written["moves"][3][1] = 10**9
    refused = ann.post("/api/import", 422, **written)
    assert refused["reason"] == "shell-refused-journal"
    assert "move 4" in refused["text"]
    refused = ann.post("/api/import", 422, **{**written, "covetown": 3})
    assert "format 2" in refused["text"]
