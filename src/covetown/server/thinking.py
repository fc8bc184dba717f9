"""Where bots think: a few processes of their own, each with a time budget, stopped when they are no longer needed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import struct
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from covetown.kernel import FastChance, Game, State
from covetown.server import metrics
from covetown.server.config import Config
from covetown.server.refusals import Refusal
from covetown.thinker import Answer, Request

log = structlog.get_logger("bots")

START_S = 30.0
REPLAY_S = 60.0


def levels() -> list[str]:
    """The bots there are, from weak to strong."""
    from covetown import bots

    return list(bots.LEVELS)


def check_level(level: str) -> str:
    if level not in levels():
        raise Refusal("no-level", 422, levels=", ".join(levels()))
    return level


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.ending: list[Process] = []

    async def ask(self, request: Request, limit_s: float) -> Answer:
        """Put one request to the process; whatever goes wrong, or a cancellation, ends the process."""
        try:
            fresh = self.process is None or self.process.returncode is not None
            if fresh:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "covetown.thinker", stdin=PIPE, stdout=PIPE
                )
            assert self.process is not None
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            data = msgspec.msgpack.encode(request)
            self.process.stdin.write(struct.pack(">I", len(data)) + data)
            async with asyncio.timeout(limit_s + (START_S if fresh else 0.0)):
                size = struct.unpack(">I", await self.process.stdout.readexactly(4))[0]
                return msgspec.msgpack.decode(await self.process.stdout.readexactly(size), type=Answer)
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """End the process at once; the next request starts another."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            self.ending = [*[other for other in self.ending if other.returncode is None], process]

    async def end(self) -> None:
        self.kill()
        for process in self.ending:
            await process.wait()


class Thinkers:
    """The pool. A seat's bot is shown a world dealt anew for that seat, never the true game."""

    def __init__(self, config: Config, workers: int = 0) -> None:
        self.config = config
        count = workers or config.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.workers = [Worker() for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def ask(self, request: Request, limit_s: float) -> Answer:
        worker = await self.free.get()
        try:
            return await worker.ask(request, limit_s)
        finally:
            self.free.put_nowait(worker)

    def request(self, do: str, game: Game, state: State, seat: int, level: str, budget_s: float) -> Request:
        world = state.redeal(seat, FastChance(secrets.randbits(60))).encode()
        return Request(do, game.key, level, world, seat, secrets.randbits(60), budget_s)

    async def choose(self, game: Game, state: State, seat: int, level: str) -> int:
        """What the bot of a seat answers; should its process fail, any legal answer keeps the table going."""
        request = self.request("choose", game, state, seat, level, self.budget(level))
        options = list(state.options(seat))
        began = time.monotonic()
        try:
            answer = await self.ask(request, request.budget_s + self.config.bot_grace_s)
            if not answer.wrong and answer.option in options:
                metrics.THINKING.labels(level).observe(time.monotonic() - began)
                return answer.option
            log.error("bot-wrong", game=game.key, level=level, wrong=answer.wrong or f"option {answer.option}")
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as error:
            log.error("bot-failed", game=game.key, level=level, error=type(error).__name__)
        metrics.BOT_FAULTS.inc()
        return secrets.choice(options)

    async def explain(self, game: Game, state: State, seat: int) -> Answer:
        """Advice for a person, from what that person knows."""
        budget = self.config.hint_budget_s
        return await self.reasons(self.request("explain", game, state, seat, self.config.hint_level, budget))

    async def judge(self, game: Game, state: State, seat: int, played: int | None, budget_s: float) -> Answer:
        """What a strong bot thinks of an answer that was given, from what its seat knew."""
        request = self.request("judge", game, state, seat, self.config.hint_level, budget_s)
        request.played = played
        return await self.reasons(request)

    async def reasons(self, request: Request) -> Answer:
        """The answer to a question of a person about a position; there is no other answer to fall back on."""
        try:
            answer = await self.ask(request, request.budget_s + self.config.bot_grace_s)
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError):
            raise Refusal("busy", 503) from None
        if answer.wrong:
            log.error("no-reasons", do=request.do, game=request.game, wrong=answer.wrong)
            raise Refusal("busy", 503)
        return answer

    async def play_again(self, journal: bytes) -> bytes:
        """An imported journal, played through the rules; a refusal names the first difference."""
        try:
            answer = await self.ask(Request("replay", world=journal), REPLAY_S)
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError):
            raise Refusal("busy", 503) from None
        if answer.wrong:
            raise Refusal("journal", 422, why=answer.wrong)
        return answer.journal

    def budget(self, level: str) -> float:
        from covetown import bots

        usual: object = bots.LEVELS
        seconds = usual.get(level, 1.0) if isinstance(usual, dict) else 1.0
        return min(float(seconds), self.config.bot_budget_s)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
