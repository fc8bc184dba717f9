"""Clocks that are set while people play: nobody loses a seat, and no bank is emptied or stands still."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from itsdangerous import TimestampSigner

from covetown.server.clocks import Clock
from covetown.store import database
from covetown.store.clock import SteadyClock
from tests.server.house import Server

HOUR = 3600 * 10**9


class Machine:
    """A machine whose clock somebody sets."""

    def __init__(self) -> None:
        self.uptime = 5 * HOUR
        self.set_by = 0

    def wall(self) -> int:
        return 1_000 * HOUR + self.uptime + self.set_by

    def steady(self) -> int:
        return self.uptime


@pytest.mark.parametrize("hours", [-1, 1, -500, 500])
def test_a_clock_that_is_set_makes_no_time_and_takes_none(hours: int) -> None:
    machine = Machine()
    clock = SteadyClock(machine.wall, machine.steady)
    before = clock.now()
    machine.set_by = hours * HOUR
    assert clock.now() == before
    machine.uptime += 10**10
    assert abs(clock.now() - before - 10**10) <= 10**10 // 50, "it follows slowly"
    machine.uptime += 60 * abs(hours) * HOUR
    assert clock.now() == machine.wall(), "and gets there"


def test_the_clock_never_goes_back() -> None:
    machine = Machine()
    clock = SteadyClock(machine.wall, machine.steady)
    times = []
    for number in range(200):
        machine.uptime += 10**7
        machine.set_by = (-1) ** number * HOUR
        times.append(clock.now())
    assert times == sorted(times)


def test_servers_that_share_a_database_share_its_time() -> None:
    machines = Machine(), Machine()
    machines[1].set_by = 7 * 10**9
    clocks = [SteadyClock(machine.wall, machine.steady) for machine in machines]
    for clock in clocks:
        clock.share(2_000 * HOUR)
    for machine in machines:
        machine.uptime += HOUR
    assert clocks[0].now() == clocks[1].now() == 2_001 * HOUR


def test_time_written_by_a_clock_that_is_ahead_is_not_given_away() -> None:
    clock = Clock([60_000], 0, 100_000, [0])
    clock.meet(40_000)  # this server's clock says less
    assert clock.left(0, 45_000) == 55_000


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets the clock of the machine, as far as this server can see."""
    steady = SteadyClock()
    monkeypatch.setattr(database, "CLOCK", steady)

    def set_by(seconds: int) -> None:
        steady.wall = lambda: time.time_ns() + seconds * 10**9
        now = int(time.time()) + seconds
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _signer: now)

    return set_by


@pytest.mark.parametrize("seconds", [-3600, 3600])
def test_a_game_goes_on_when_the_clock_is_set(set_clock: Callable[[int], None], server: Server, seconds: int) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open", clock={"bank_s": 600, "increment_s": 0})["id"]
    ben.post(f"/api/tables/{ident}/join")
    a, b = ann.sit(ident), ben.sit(ident)
    a.asked()
    b.until("view")
    set_clock(seconds)
    assert ann.get("/api/me")["person"]["name"] == "Ann", "nobody loses the seat"
    assert a.act("roll")["type"] == "done"
    told = b.until("moved")["clocks"]["bank_ms"]
    assert 500_000 < told[0] < 600_000, "time was counted, and no more than passed"
    assert b.last["decision"] is not None, "no bot answers for somebody whose bank was emptied"
    again = ann.sit(ident)
    assert again.until("view")["viewer"] == 0
