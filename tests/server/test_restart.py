"""The server stops in mid-game and starts again: every table goes on, clocks and bots included."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from covetown.kernel import Game, State
from covetown.server import Config
from covetown.server.clocks import Clock
from covetown.server.thinking import Thinkers
from tests.server.house import first_answer, opened, until


def test_every_table_goes_on_after_a_restart(shelf: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(data_dir=tmp_path, limits=False)
    first = opened(config)
    ann, ben = first.player("Ann"), first.player("Ben")
    shared = ann.table("me", "open", clock={"bank_s": 600, "increment_s": 0})["id"]
    ben.post(f"/api/tables/{shared}/join")

    async def never(_game: Game, _state: State, _seat: int, _level: str, _patron: object) -> int:
        await asyncio.sleep(3600)
        return 0

    first.house.thinkers.choose = never  # type: ignore[method-assign]
    stuck = ann.table("novice", "me")["id"]
    waiting = ann.sit(stuck)
    waiting.until("view")
    a, b = ann.sit(shared), ben.sit(shared)
    a.asked()
    a.say("act", action="before", seq=0, option=200)
    a.until("done")
    seen = a.until("moved")
    b.asked()
    cookies = ann.http.cookies, ben.http.cookies
    first.stop()

    async def quick(_self: Thinkers, game: Game, state: State, seat: int, level: str, _patron: object) -> int:
        return await first_answer(game, state, seat, level)

    monkeypatch.setattr(Thinkers, "choose", quick)
    second = opened(config)
    try:
        ann, ben = second.player(), second.player()
        ann.http.cookies, ben.http.cookies = cookies
        until(lambda: ann.get(f"/api/tables/{stuck}")["your_turn"])
        a, b = ann.sit(shared, seen=seen["seq"], facing=0), ben.sit(shared)
        view = a.until("view")
        assert view["view"] == seen["view"]
        assert view["seq"] == seen["seq"]
        assert view["frames"] == []
        assert view["complete"]
        assert 500_000 < view["clocks"]["bank_ms"][1] <= 600_000
        a.say("act", action="before", seq=0, option=200)
        assert a.until("done")["again"], "an action is known for ever"
        assert b.asked()["seat"] == 1
        assert b.last["frames"][0]["events"] == [{"kind": "drew", "seat": 0}]
        assert b.act("roll")["type"] == "done"
        assert a.until("moved")["decision"]["kind"] == "bid"
    finally:
        second.stop()


def test_a_table_leaves_memory_and_comes_back(shelf: None, tmp_path: Path) -> None:
    server = opened(Config(data_dir=tmp_path, limits=False, idle_s=0.2))
    try:
        ann = server.player("Ann")
        ident = ann.table("me", "novice")["id"]
        a = ann.sit(ident)
        a.asked()
        a.act("draw")
        a.asked()
        hand = a.last["view"]["hands"]
        a.close()
        until(lambda: ident not in server.house.tables)
        again = ann.sit(ident)
        assert again.asked()["kind"] == "bid"
        assert again.last["view"]["hands"] == hand
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("since", "expected"),
    [
        (1_000, 4_000 + 1_000),  # the move was made before the server went away at 5 000: 4 000 are charged till then
        (6_000, 1_000),  # written while the server was away (by another): counts from the return
        (20_000, 0),
    ],
)
def test_nobody_pays_for_the_time_the_server_was_away(since: int, expected: int) -> None:
    clock = Clock([60_000], 0, since, [0])
    clock.outage(5_000, 10_000)
    assert 60_000 - clock.left(0, 11_000) == expected


def test_the_increment_goes_to_whoever_has_ended_a_turn() -> None:
    clock = Clock([10_000, 10_000], 2_000, 0, [0])
    clock.turn(3_000, 0b10)
    assert clock.banks == [9_000, 10_000]
    assert clock.running == [1]
    clock.turn(4_000, 0b10)
    assert clock.banks == [9_000, 9_000], "asked again at once: the same turn"
    clock.turn(5_000, 0b01, undo=True)
    assert clock.banks == [9_000, 8_000]
    clock.pause(6_000)
    assert clock.left(0, 99_000) == 8_000
    clock.resume(99_000)
    assert clock.left(0, 100_000) == 7_000
    assert not clock.out(0, 100_000)
    assert clock.out(0, 200_000)
