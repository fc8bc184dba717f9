"""The processes in which bots think: a time budget, stopping, and a table that goes on when one of them fails."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

from covetown.server import Config
from covetown.server.refusals import Refusal
from covetown.server.thinking import Thinkers, Worker, check_level, levels
from covetown.thinker import Answer, Request, play_again, think
from tests.server.parlour import PARLOUR


def in_pool(work: Any, **config: Any) -> Any:
    async def run() -> Any:
        thinkers = Thinkers(Config(bot_workers=1, **config))
        try:
            return await work(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def a_state() -> Any:
    from covetown.kernel import FastChance

    return PARLOUR.new(2, {"rounds": 1}, FastChance(1))


def test_levels_come_from_the_bots_themselves() -> None:
    assert levels()[0] == "novice"
    assert check_level("novice") == "novice"
    with pytest.raises(Refusal):
        check_level("oracle")


def test_a_bot_that_fails_is_replaced_by_any_legal_answer() -> None:
    """The process does not know the parlour game, so every answer is wrong; the table still gets one."""

    async def work(thinkers: Thinkers) -> list[int]:
        return [await thinkers.choose(PARLOUR, a_state(), 0, "novice") for _ in range(3)]

    options = a_state().options(0)
    assert all(option in options for option in in_pool(work))


def test_a_process_that_hangs_is_killed_and_the_next_one_thinks() -> None:
    async def work(thinkers: Thinkers) -> tuple[int, int, float]:
        worker = thinkers.workers[0]
        await thinkers.ask(Request("replay", world=b"{}"), 30)
        assert worker.process is not None
        first = worker.process.pid
        os.kill(first, 19)  # stopped: it will not answer
        began = time.monotonic()
        await thinkers.choose(PARLOUR, a_state(), 0, "novice")
        took = time.monotonic() - began
        await thinkers.ask(Request("replay", world=b"{}"), 30)
        assert worker.process is not None
        return first, worker.process.pid, took

    first, second, took = in_pool(work, bot_grace_s=0.2)
    assert first != second
    assert took < 5


def test_a_thought_that_is_no_longer_wanted_stops_its_process() -> None:
    async def work(thinkers: Thinkers) -> int | None:
        worker: Worker = thinkers.workers[0]
        await thinkers.ask(Request("replay", world=b"{}"), 30)
        process = worker.process
        assert process is not None
        os.kill(process.pid, 19)
        thought = asyncio.create_task(thinkers.choose(PARLOUR, a_state(), 0, "novice"))
        await asyncio.sleep(0.1)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        return await asyncio.wait_for(process.wait(), 5)

    assert in_pool(work) != 0


def test_nonsense_is_not_played_again() -> None:
    assert "not a Covetown journal" in play_again(b"{}").wrong
    assert play_again(b"nonsense").wrong
    unknown = b'{"covetown":1,"game":"x","rules":"1","seats":2,"options":{},"moves":[],"setup":[]}'
    assert "no game" in think(Request("replay", world=unknown)).wrong
    assert isinstance(Answer().considered, list)
