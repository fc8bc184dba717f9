"""`covetown serve --workers`: several processes at one door, as if they were one."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from covetown.server.config import Config
from covetown.server.limits import Limits
from covetown.server.shared import SLOTS, Tally, Together
from tests.server.cluster import Guest, Town, lay
from tests.server.house import until

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    running = Town("--workers", "2", "--data-dir", str(tmp_path_factory.mktemp("town"))).up()
    try:
        yield running
    finally:
        running.kill()


def serving(town: Town) -> list[int]:
    """The processes that serve."""
    return [pid for pid in town.children() if alive(pid)]


def test_every_table_is_reached_through_every_process(town: Town) -> None:
    assert len(serving(town)) == 2
    ann = Guest(town.url, "Ann")
    for table in [lay(ann, town.url, "me", "here") for _ in range(3)]:
        for _ in range(3):  # connections are spread by the system
            seat = ann.sit(town.url, table, facing=0)
            seat.asked()
            assert seat.act()["type"] == "done"
            seat.close()
        assert httpx.get(f"{town.url}/api/tables/{table}/replay", timeout=30).is_success


def test_word_goes_round_between_the_processes(town: Town) -> None:
    """A logout at one process closes the sockets at all of them."""
    ann = Guest(town.url, "Ann")
    seats = [ann.sit(town.url, lay(ann, town.url, "me", "here")) for _ in range(4)]
    for seat in seats:
        seat.hear("view")
    ann.post(town.url, "/api/logout")
    for seat in seats:
        assert seat.closed() == 4009


def test_a_process_that_dies_is_started_again_and_nothing_is_lost(town: Town) -> None:
    ann = Guest(town.url, "Ann")
    tables = [lay(ann, town.url, "me", "here") for _ in range(4)]
    done = {}
    for table in tables:
        seat = ann.sit(town.url, table, facing=0)
        seat.asked()
        done[table] = seat.act()["seq"]
        seat.close()
    for _ in range(2):
        before = serving(town)
        os.kill(before[0], signal.SIGKILL)
        until(lambda: len(serving(town)) == 2 and before[0] not in serving(town))  # noqa: B023
    for table in tables:
        seat = ann.sit(town.url, table, facing=0)
        seat.asked()
        assert seat.last["seq"] >= done[table]
        assert seat.act()["type"] == "done"
        seat.close()


def test_stopping_lets_all_processes_finish(tmp_path: Path) -> None:
    town = Town("--workers", "2", "--data-dir", str(tmp_path)).up()
    children = serving(town)
    assert len(children) == 2
    assert town.kill(signal.SIGTERM) == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in children)


def test_processes_stop_when_the_one_that_watches_is_killed(tmp_path: Path) -> None:
    town = Town("--workers", "2", "--data-dir", str(tmp_path)).up()
    children = serving(town)
    town.kill(signal.SIGKILL)
    until(lambda: not any(alive(pid) for pid in children))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").split(") ")[1][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


# --- what they count together ---


def test_an_address_has_one_limit_at_all_processes() -> None:
    together = Together(2)
    config = Config(requests_per_10s=10)
    now = [0.0]
    first, second = (Limits(config, lambda: now[0], together.buckets) for _ in range(2))
    for _ in range(5):
        first.spend("request", "10.0.0.1")
        second.spend("request", "10.0.0.1")
    for limits in (first, second):
        with pytest.raises(Exception, match="too-often"):
            limits.spend("request", "10.0.0.1")
    first.spend("request", "10.0.0.2")
    now[0] = 1.0
    second.spend("request", "10.0.0.1")
    with pytest.raises(Exception, match="too-often"):
        first.spend("request", "10.0.0.1")


def test_the_connections_of_a_process_that_died_no_longer_count() -> None:
    together = Together(2)
    first, second = Tally(together.sockets, 0), Tally(together.sockets, 1)
    for _ in range(3):
        first.add("10.0.0.1")
    second.add("10.0.0.1")
    assert first.total("10.0.0.1") == second.total("10.0.0.1") == 4
    second.drop("10.0.0.1")
    assert first.total("10.0.0.1") == 3
    together.clear(0)
    assert second.total("10.0.0.1") == 0


def test_many_addresses_find_room() -> None:
    together = Together(1)
    tally = Tally(together.sockets, 0)
    for number in range(SLOTS // 4):
        tally.add(f"address {number}")
    assert sum(tally.total(f"address {number}") for number in range(SLOTS // 4)) == SLOTS // 4
