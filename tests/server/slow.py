"""Days that pass when a test says so: a server whose clock is set by hand, on either database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown.server import Config
from covetown.store import database
from covetown.store.clock import SteadyClock
from tests.server.house import Server, opened
from tests.store.postgres import database as postgres  # the fixture

__all__ = ["DAY", "HOUR", "Calendar", "calendar", "postgres", "slow_config", "slow_server"]

HOUR = 3600
DAY = 24 * HOUR


class Calendar:
    """The time as all servers of a test see it."""

    def __init__(self) -> None:
        self.at = 1_800_000_000 * 10**9

    def ns(self) -> int:
        return self.at

    @property
    def ms(self) -> int:
        return self.at // 10**6

    def passes(self, seconds: float) -> None:
        self.at += int(seconds * 10**9)


class HandClock(SteadyClock):
    """A clock that goes on only when the calendar does; the time of a database is left alone."""

    def share(self, now: int) -> None:
        pass


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    days = Calendar()
    monkeypatch.setattr(database, "CLOCK", HandClock(days.ns, days.ns))
    return days


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def slow_config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    url = None if request.param == "sqlite" else request.getfixturevalue("postgres")
    # Tables leave memory at once, as they do in a game that lasts for weeks.
    return Config(database=url, data_dir=tmp_path, limits=False, idle_s=0.1, slow_s=0.05)


@pytest.fixture
def slow_server(shelf: None, calendar: Calendar, slow_config: Config) -> Iterator[Server]:
    running = opened(slow_config)
    try:
        yield running
    finally:
        running.stop()
