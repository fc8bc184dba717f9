"""Bots that think on other machines: two servers and two thinkers on one PostgreSQL, each a process of its own."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from covetown.cli import web
from covetown.kernel import RuleError
from tests.server.cluster import Guest, Process, Town, lay
from tests.server.house import until
from tests.store.postgres import database as database  # the fixture

pytestmark = pytest.mark.postgres

SETTINGS = {"COVETOWN_THINKERS": "2", "COVETOWN_BOT_WORKERS": "1", "COVETOWN_BOT_BUDGET_S": "0.2"}


@pytest.fixture
def towns(database: str) -> Iterator[list[Town]]:
    running = [Town("--database", database, **SETTINGS) for _ in range(2)]
    try:
        yield [town.up() for town in running]
    finally:
        for town in running:
            town.kill()


def thinker(database: str) -> Process:
    started = Process("think", "--database", database, "--processes", "1")
    assert "one process" in started.first_line()
    return started


def figures(database: str) -> dict[str, int]:
    """How many thoughts were put into the line, and how many were answered by somebody who took them out."""
    with psycopg.connect(database, autocommit=True) as line:
        asked = "SELECT n_tup_ins, n_tup_upd FROM pg_stat_user_tables WHERE relname = 'thoughts'"
        row: Any = line.execute(asked).fetchone()
    return {"asked": int(row[0]), "answered": int(row[1])}


def moves(database: str, table: str) -> int:
    with psycopg.connect(database, autocommit=True) as line:
        row: Any = line.execute("SELECT seq FROM game_tables WHERE id = %s", (table,)).fetchone()
    return int(row[0])


def test_bots_think_elsewhere_and_go_on_whoever_dies(towns: list[Town], database: str) -> None:
    thinkers = [thinker(database), thinker(database)]
    try:
        laid = []
        for town, name in zip(towns, ("Ann", "Ben"), strict=True):
            laid.append(lay(Guest(town.url, name), town.url, "master", "master", game="merchants_cove"))
        until(lambda: all(moves(database, table) >= 3 for table in laid), 60)
        until(lambda: figures(database)["answered"] >= 3, 60)
        # One dies while it thinks: what it had is thought about by the other, and no table waits for ever.
        thinkers[0].kill()
        before = [moves(database, table) for table in laid]
        until(lambda: all(moves(database, table) >= 3 + had for table, had in zip(laid, before, strict=True)), 60)
        # All are gone: the servers think by themselves.
        assert thinkers[1].kill(signal.SIGTERM) == 0
        before = [moves(database, table) for table in laid]
        until(lambda: all(moves(database, table) > had for table, had in zip(laid, before, strict=True)), 60)
    finally:
        for each in thinkers:
            each.kill()


@pytest.mark.parametrize("told", [None, "sqlite:///town.db"])
def test_thinking_needs_postgresql(told: str | None) -> None:
    with pytest.raises(RuleError, match="PostgreSQL"):
        web.think(told, 1)
