"""The processes in which bots think: a time budget, stopping, and what happens when one of them fails."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest

from covetown import registry
from covetown.kernel import FastChance
from covetown.server import Config
from covetown.server.refusals import Refusal
from covetown.server.thinking import BotFailed, Thinkers, Worker, check_level, levels
from covetown.thinker import Answer, Request, play_again, think
from tests.server.parlour import PARLOUR, decode


def in_pool(work: Any, **config: Any) -> Any:
    async def run() -> Any:
        thinkers = Thinkers(Config(bot_workers=1, **config))
        try:
            return await work(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def a_state() -> Any:
    return PARLOUR.new(2, {"rounds": 1}, FastChance(1))


def test_levels_come_from_the_bots_themselves() -> None:
    assert levels()[0] == "novice"
    assert check_level("novice", PARLOUR) == "novice"
    assert check_level("adaptive", PARLOUR) == "adaptive"
    assert check_level("raider", registry.load("pirates_cove")) == "raider"
    for unknown in ("oracle", "raider"):
        with pytest.raises(Refusal):
            check_level(unknown, PARLOUR)


def test_a_bot_that_keeps_failing_is_asked_again_and_never_answered_at_random() -> None:
    """The process does not know the parlour game, so every answer is wrong."""

    async def work(thinkers: Thinkers) -> list[str]:
        asked: list[str] = []
        asking = thinkers.ask

        async def ask(request: Request, *more: Any) -> Answer:
            asked.append(request.level)
            return await asking(request, *more)

        thinkers.ask = ask  # type: ignore[method-assign]
        with pytest.raises(BotFailed):
            await thinkers.choose(PARLOUR, a_state(), 0, "master")
        return asked

    assert in_pool(work) == ["master", "master", "novice", "novice"]


def test_a_process_that_dies_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    fates: list[type[BaseException] | None] = [EOFError, None]
    asked: list[Request] = []

    async def ask(_worker: Worker, request: Request, _limit_s: float) -> Answer:
        asked.append(request)
        fate = fates.pop(0)
        if fate is not None:
            raise fate
        return Answer(decode(request.world).options(0)[-1])

    monkeypatch.setattr(Worker, "ask", ask)

    async def work(thinkers: Thinkers) -> int:
        return await thinkers.choose(PARLOUR, a_state(), 0, "master")

    assert in_pool(work) == a_state().options(0)[-1]
    assert [request.level for request in asked] == ["master", "master"]


def test_a_process_that_hangs_is_killed_and_the_next_one_thinks() -> None:
    async def work(thinkers: Thinkers) -> tuple[int, int]:
        worker = thinkers.workers[0]
        await thinkers.ask(Request("replay", world=b"{}"), 30)
        assert worker.process is not None
        first = worker.process.pid
        os.kill(first, 19)  # stopped: it will not answer
        with pytest.raises(TimeoutError):
            await thinkers.ask(Request("replay", world=b"{}"), 0.2)
        await thinkers.ask(Request("replay", world=b"{}"), 30)
        assert worker.process is not None
        return first, worker.process.pid

    first, second = in_pool(work)
    assert first != second


def test_an_undo_does_not_cost_a_process() -> None:
    """A thought that is no longer needed is told to stop: the same process thinks about the next question at once."""

    async def work(thinkers: Thinkers) -> tuple[int, int, float]:
        worker = thinkers.workers[0]
        game = registry.load("pirates_cove")
        state = game.new(2, game.check_options(2, {}), FastChance(1))
        seat = next(seat for seat in range(2) if (state.waiting >> seat) & 1)
        await thinkers.ask(Request("replay", world=b"{}"), 30)
        assert worker.process is not None
        before = worker.process.pid
        request = thinkers.request("choose", game, state, seat, "grandmaster", 3600.0)
        thought = asyncio.create_task(thinkers.ask(request, 4000.0))
        await asyncio.sleep(0)
        assert worker in thinkers.running
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        await thinkers.ask(Request("replay", world=b"{}"), 60)  # an hour later, had it gone on
        assert worker.process is not None
        return before, worker.process.pid, thinkers.slow.people["", ""]

    before, after, charged = in_pool(work)
    assert before == after
    assert charged < 3000, "and only what was really thought is counted"


def test_a_thought_that_has_not_begun_leaves_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    go_on = asyncio.Event()

    async def ask(_worker: Worker, request: Request, _limit_s: float) -> Answer:
        asked.append(request.seat)
        await go_on.wait()
        return Answer()

    monkeypatch.setattr(Worker, "ask", ask)

    async def work(thinkers: Thinkers) -> None:
        thoughts = [asyncio.create_task(thinkers.ask(Request("judge", seat=seat), 30)) for seat in range(3)]
        await asyncio.sleep(0)
        thoughts[1].cancel()
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(thoughts[0], thoughts[2])

    in_pool(work)
    assert asked == [0, 2]


def test_nonsense_is_not_played_again() -> None:
    assert "not a Covetown journal" in play_again(b"{}").wrong
    assert play_again(b"nonsense").wrong
    unknown = b'{"covetown":1,"game":"x","rules":"1","seats":2,"options":{},"moves":[],"setup":[]}'
    assert "no game" in think(Request("replay", world=unknown)).wrong
