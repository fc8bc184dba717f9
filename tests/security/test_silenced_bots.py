"""One guest cannot silence the bots of everybody else: the attack in small, with thoughts counted instead of timed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown.server import Config
from covetown.server.line import Line
from covetown.server.thinking import Worker
from covetown.thinker import Answer, Request
from tests.server.house import Player, Server, shelf, until
from tests.server.parlour import decode

__all__ = ["shelf"]

TABLES = 15


class Town:
    """A server with one process for long thoughts, whose thoughts are noted in the order in which they begin."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, limits: bool = False) -> None:
        self.thoughts: list[Request] = []
        self.in_line: list[set[str]] = []  # who waited when each of them began
        self.quickly: list[bool] = []  # whether it was in the process for quick levels

        async def ask(worker: Worker, request: Request, _limit_s: float) -> Answer:
            self.thoughts.append(request)
            self.in_line.append({job.person for line in self.lines() for job in line.waiting.values()})
            self.quickly.append(worker.quick)
            await asyncio.sleep(0.02 if worker.quick else 0.05)
            state = decode(request.world)
            return Answer(300 if 300 in state.options(request.seat) else state.options(request.seat)[0])

        monkeypatch.setattr(Worker, "ask", ask)
        config = Config(data_dir=folder, limits=limits, behind_proxy=True, bot_workers=1)
        self.server = Server(config).start()

    def guest(self, name: str, address: str) -> Player:
        player = self.server.player()
        player.http.headers["X-Forwarded-For"] = address
        player.me = player.post("/api/guests", name=name)["person"]
        return player

    def lines(self) -> tuple[Line, Line]:
        return self.server.house.thinkers.slow, self.server.house.thinkers.quick

    def waiting(self) -> int:
        return len(self.lines()[0].waiting)

    def attack(self, eve: Player) -> None:
        """Many tables at which grandmasters play for a very long time."""
        for _ in range(TABLES):
            eve.sit(eve.table(*["grandmaster"] * 4, options={"rounds": 50})["id"])
        until(lambda: self.waiting() >= TABLES - 2)


@pytest.fixture
def town(shelf: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Town]:
    town = Town(tmp_path, monkeypatch)
    yield town
    town.server.stop()


@pytest.mark.parametrize("address", ["198.51.100.7", "203.0.113.9"], ids=["elsewhere", "same-address"])
@pytest.mark.parametrize("level", ["novice", "grandmaster"])
def test_a_bystanders_bot_is_next(town: Town, level: str, address: str) -> None:
    town.attack(town.guest("Eve", "203.0.113.9"))
    ann = town.guest("Ann", address)
    a = ann.sit(ann.table("me", level, options={"rounds": 3})["id"])
    for _ in range(4):
        decision = a.asked()
        a.act("roll" if decision["kind"] == "turn" else None)
        a.asked()
    assert town.waiting() > 1, "the attack goes on all the while"
    hers = [number for number, thought in enumerate(town.thoughts) if decode(thought.world).seats == 2]
    assert len(hers) >= 4
    # Thoughts of the other that began while hers waited; without a fair line it would be fifteen for each of hers.
    passed_over = [number for number, waiting in enumerate(town.in_line) if ann.me["id"] in waiting]
    assert len(passed_over) <= len(hers) // 2, (len(passed_over), len(hers))
    assert all(town.quickly[number] == (level == "novice") for number in hers)


def test_who_asks_for_much_is_cut_short_and_told_so(town: Town) -> None:
    eve, ann = town.guest("Eve", "203.0.113.9"), town.guest("Ann", "198.51.100.7")
    town.attack(eve)
    a = ann.sit(ann.table("me", "grandmaster", options={"rounds": 3})["id"])
    a.asked()
    a.act("roll")
    a.asked()
    assert a.last["hurried"] is False
    budgets = {decode(thought.world).seats: thought.budget_s for thought in town.thoughts[-20:]}
    assert budgets[2] == 5.0, "hers thinks as long as ever"
    assert budgets[4] < 1.0
    until(lambda: eve.sockets[0].until("view", "moved")["hurried"])


def test_tables_of_bots_are_few_for_everybody(shelf: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    town = Town(tmp_path, monkeypatch, limits=True)
    try:
        eve = town.guest("Eve", "203.0.113.9")
        bots = {"game": "parlour", "options": {"rounds": 50}, "seats": [{"kind": "bot", "level": "novice"}] * 2}
        codes = [eve.http.post("/api/tables", json=bots).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 409]
        assert eve.post("/api/tables", 409, **bots)["reason"] == "shell-refused-bot-tables"
        others = [town.guest(f"Eve {number}", "203.0.113.9") for number in range(4)]
        codes = [other.http.post("/api/tables", json=bots).status_code for other in others for _ in range(3)]
        assert codes == [201] * 9 + [409] * 3, "twelve for one address, whoever lays them"
        assert town.guest("Ann", "198.51.100.7").http.post("/api/tables", json=bots).status_code == 201
        assert eve.table("me", "novice")["status"] == "playing"
    finally:
        town.server.stop()
