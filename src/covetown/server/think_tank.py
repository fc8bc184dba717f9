"""`covetown think`: processes on any machine that think for the bots of all servers on one PostgreSQL.

Each takes one thought at a time out of the line (`store/thoughts.py`) and keeps it locked while it thinks. They are
given worlds dealt anew for one seat, as the processes of a server are, and know nothing else of any game.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
from collections.abc import Callable

import msgspec
import psycopg
import structlog

from covetown.server.thinking import FAILED, Worker
from covetown.store import thoughts
from covetown.thinker import Answer, Request

log = structlog.get_logger("think")

POLL_S = 2.0
PAUSE_S = 1.0
# A machine that loses its power must not keep a thought locked; one that thinks long may.
OPTIONS = (
    "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 "
    "-c idle_in_transaction_session_timeout=0"
)


class Thinker:
    """One process, and the thought it has."""

    def __init__(self, tank: Tank) -> None:
        self.tank = tank
        self.worker = Worker()
        self.thought = ""
        self.number = 0

    async def work(self) -> None:
        """Think about one thing after the other."""
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(
                    self.tank.database,
                    connect_timeout=5,
                    options=OPTIONS,
                )
                async with line:
                    while True:
                        self.tank.news.clear()
                        if not await self.one(line):
                            with contextlib.suppress(TimeoutError):
                                await asyncio.wait_for(self.tank.news.wait(), POLL_S)
            except (psycopg.Error, OSError) as error:
                log.warning("line-lost", error=str(error).strip())
                await asyncio.sleep(PAUSE_S)

    async def one(self, line: thoughts.Line) -> bool:
        """Take one thought and answer it; whether there was one."""
        async with line.transaction():
            thought = await thoughts.take(line)
            if thought is None:
                return False
            self.thought, self.number = thought.id, next(self.tank.numbers)
            try:
                said = await self.think(thought)
            finally:
                self.thought = ""
            await thoughts.answer(line, thought, msgspec.msgpack.encode(said))
        return True

    async def think(self, thought: thoughts.Thought) -> Answer:
        try:
            request = msgspec.msgpack.decode(thought.request, type=Request)
            request.number = self.number
            return await self.worker.ask(request, thought.limit_s)
        except FAILED as error:
            log.error("bot-failed", error=type(error).__name__)
            return Answer(wrong=f"its process failed: {type(error).__name__}")


class Tank:
    """All that think in one `covetown think`."""

    def __init__(self, database: str, processes: int) -> None:
        self.database = database
        self.news = asyncio.Event()
        self.numbers = itertools.count(1)
        self.thinkers = [Thinker(self) for _ in range(processes)]

    async def listen(self) -> None:
        """Hear when there is something to think about, and when something is no longer needed."""
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(self.database, autocommit=True, connect_timeout=5)
                async with line:
                    await line.execute(f"LISTEN {thoughts.ASKED}")
                    await line.execute(f"LISTEN {thoughts.STOP}")
                    self.news.set()
                    async for notify in line.notifies():
                        if notify.channel == thoughts.ASKED:
                            self.news.set()
                        for thinker in self.thinkers:
                            if notify.channel == thoughts.STOP and notify.payload == thinker.thought:
                                thinker.worker.stop(thinker.number)
            except (psycopg.Error, OSError) as error:
                log.warning("line-lost", error=str(error).strip())
                await asyncio.sleep(PAUSE_S)

    async def run(self, ready: Callable[[], None]) -> None:
        """Think until told to stop; what is being thought about then, somebody else takes."""
        tasks = [asyncio.create_task(self.listen()), *[asyncio.create_task(each.work()) for each in self.thinkers]]
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(NotImplementedError):  # on Windows
                loop.add_signal_handler(number, stopped.set)
        ready()
        await stopped.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in self.thinkers:
            await thinker.worker.end()


def think(database: str, processes: int, ready: Callable[[], None]) -> None:
    """Think for the servers on a PostgreSQL until stopped."""
    from covetown.server.app import set_up_logs
    from covetown.server.listening import fresh_loop
    from covetown.store import open_store

    set_up_logs()
    store = open_store(database)
    address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    store.close()
    with asyncio.Runner(loop_factory=fresh_loop) as runner:
        runner.run(Tank(address, processes).run(ready))
