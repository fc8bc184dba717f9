"""Errands: thoughts that are carried to other machines, where `covetown think` runs.

The line of a server (`server/line.py`) decides as ever who is next; up to `COVETOWN_THINKERS` of its thoughts are out
at once. They wait in PostgreSQL (`store/thoughts.py`). What nobody takes is thought about here, one at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec
import psycopg
import structlog

from covetown.server.thinking import Worker
from covetown.store import thoughts
from covetown.store.database import now_ms
from covetown.thinker import Answer, Request

log = structlog.get_logger("errands")

TAKEN_S = 3.0  # a thought that nobody has begun with for so long may be thought about here
POLL_S = 1.0
PATIENCE_S = 30.0
OLD_MS = 600_000
HERE = {"explain", "judge", "choose"}  # what others may do; imported games stay here


class Errands:
    """The line to those who think elsewhere."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.server = secrets.token_hex(8)
        self.waiting: dict[str, asyncio.Future[Answer]] = {}
        self.line: thoughts.Line | None = None
        self.connecting = asyncio.Lock()
        self.using = asyncio.Lock()
        self.listener: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        # For what nobody takes.
        self.own = Worker()
        self.alone = asyncio.Lock()

    async def use(self) -> thoughts.Line:
        """The connection for everything but hearing."""
        async with self.connecting:
            if self.line is None or self.line.closed:
                self.line = await psycopg.AsyncConnection.connect(self.database, autocommit=True, connect_timeout=5)
                await thoughts.forget(self.line, now_ms() - OLD_MS)
            if self.listener is None:
                self.listener = asyncio.create_task(self.listen(), name="errands")
            return self.line

    async def listen(self) -> None:
        """Hear of answers; look for them by oneself too, because word gets lost with a connection."""
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(self.database, autocommit=True, connect_timeout=5)
                async with line:
                    await line.execute(f"LISTEN {thoughts.ANSWERED}")
                    while True:
                        await self.collect(line)
                        async for notify in line.notifies(timeout=POLL_S):
                            if notify.payload.startswith(self.server):
                                break
            except (psycopg.Error, OSError) as error:
                log.warning("errands-lost", error=str(error).strip())
                await asyncio.sleep(POLL_S)

    async def collect(self, line: thoughts.Line) -> None:
        if not self.waiting:
            return
        for ident, said in (await thoughts.answers(line, self.server)).items():
            waiting = self.waiting.pop(ident, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(msgspec.msgpack.decode(said, type=Answer))

    async def ask(self, request: Request, limit_s: float, ident: str) -> Answer:
        """Have a request thought about elsewhere, or here if nobody does."""
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting[ident] = waiting
        try:
            await self.send(thoughts.ask, ident, self.server, request.watched, now_ms(), limit_s, encoded(request))
            async with asyncio.timeout(limit_s + PATIENCE_S):
                while True:
                    done, _ = await asyncio.wait([waiting], timeout=TAKEN_S)
                    if done:
                        return waiting.result()
                    if not self.alone.locked() and await self.send(thoughts.withdraw, ident):
                        async with self.alone:
                            log.info("thinking-here", game=request.game)
                            return await self.own.ask(request, limit_s)
        finally:
            if self.waiting.pop(ident, None) is not None and not waiting.done():
                self.do(self.give_up(ident))

    async def send(self, what: Any, *told: object) -> Any:
        """Do something with the line; a database that is away is a thinker that has failed."""
        try:
            line = await self.use()
            async with self.using:
                return await what(line, *told)
        except (psycopg.Error, TimeoutError) as error:
            raise OSError(str(error)) from None

    async def give_up(self, ident: str) -> None:
        """Nobody waits for this any more."""
        with contextlib.suppress(OSError):
            if not await self.send(thoughts.withdraw, ident):
                await self.send(thoughts.stop, ident)

    def do(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work, name="errand")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        tasks = [*self.tasks, *([self.listener] if self.listener is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.line is not None:
            await self.line.close()
        await self.own.end()


def encoded(request: Request) -> bytes:
    return msgspec.msgpack.encode(request)


class Errand(Worker):
    """Stands in the pool where else a process does."""

    def __init__(self, errands: Errands) -> None:
        super().__init__()
        self.errands = errands
        self.ident = ""

    async def ask(self, request: Request, limit_s: float) -> Answer:
        if request.do not in HERE:
            async with self.errands.alone:
                return await self.errands.own.ask(request, limit_s)
        self.ident = secrets.token_hex(8)
        return await self.errands.ask(request, limit_s, self.ident)

    def stop(self, number: int) -> None:
        """What is thought about is no longer needed: the answer comes soon, with what there is."""
        self.errands.do(self.errands.give_up(self.ident))
