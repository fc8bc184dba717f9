"""The short form of `make drill`: a few kills, and every promise is kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from covetown.store import open_store
from tests.server import drill
from tests.server.drilling import Promises, judged
from tests.store.postgres import database as database  # the fixture, where PostgreSQL has to be there

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")]


def test_nothing_is_lost_when_processes_are_killed() -> None:
    row = drill.run("workers", kill=2, rounds=0, tables=2)
    assert drill.is_good(row), row


@pytest.mark.postgres
def test_nothing_is_lost_when_servers_are_killed(database: str) -> None:
    row = drill.run("postgres", kill=1, rounds=0, tables=2)
    assert drill.is_good(row), row


def test_a_drill_would_notice(tmp_path: Path) -> None:
    """A promise that nobody kept, and a position that was shown in two ways, are found."""
    promises = Promises(acted=[("table", "person", "action")])
    store = open_store(None, tmp_path)
    assert judged(promises, store)["lost"] == promises.acted
    store.close()
    promises.see("t", {"viewer": 0, "seq": 1, "view": {"viewer": 0, "score": 1}})
    promises.see("t", {"viewer": 0, "seq": 1, "view": {"viewer": 0, "score": 2}})
    assert promises.diverged
