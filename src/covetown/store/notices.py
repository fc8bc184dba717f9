"""Word between several servers on one PostgreSQL: who has written what, and which of them drives a table.

With SQLite there is one server, so nothing is said and every table is its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Awaitable, Callable

import msgspec
import psycopg
import structlog
from sqlalchemy import Connection, text

from covetown.store.database import Store

CHANNEL = "covetown"
SILENCE_S = 10.0
log = structlog.get_logger("notices")

Notice = dict[str, object]


class Notices:
    """Tells other servers what happened here, hears what happened there, and holds the locks of tables driven here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.origin = secrets.token_hex(6)
        self.hear: Callable[[Notice], Awaitable[None]] | None = None
        self.look_again: Callable[[], Awaitable[None]] | None = None
        self.listener: asyncio.Task[None] | None = None
        self.line: psycopg.AsyncConnection[tuple[object, ...]] | None = None
        self.driving: set[str] = set()
        self.locks: psycopg.AsyncConnection[tuple[object, ...]] | None = None
        self.taking = asyncio.Lock()
        self.ready = asyncio.Event()

    def address(self) -> str:
        """The database as the driver itself is told it."""
        url = self.store.engine.url.set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    async def open(self, hear: Callable[[Notice], Awaitable[None]], look_again: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; `look_again` is called whenever something may have been missed."""
        self.hear = hear
        self.look_again = look_again
        if self.store.postgres:
            self.listener = asyncio.create_task(self.listen(), name="notices")
            await asyncio.wait_for(self.ready.wait(), 10)

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listener
        if self.locks is not None:
            await self.locks.close()

    def tell_within(self, c: Connection, notice: Notice) -> None:
        """Say something when this transaction is on disk, and not before."""
        if self.store.postgres:
            said = msgspec.json.encode({**notice, "from": self.origin}).decode()
            c.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})

    async def tell(self, notice: Notice) -> None:
        if self.store.postgres:
            await self.store.write(self.tell_within, notice)

    async def listen(self) -> None:
        """Hear the others, and connect again when the line breaks."""
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(self.address(), autocommit=True)
                async with line:
                    self.line = line
                    await line.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    # What was said while nobody listened here is lost: look at everything again.
                    if self.look_again is not None:
                        await self.look_again()
                    while True:
                        async for notify in line.notifies(timeout=SILENCE_S):
                            await self.heard(notify.payload)
                        await line.execute("SELECT 1")  # a line that has died in silence
            except (psycopg.Error, OSError) as error:
                log.warning("line-lost", error=str(error))
                await asyncio.sleep(1)

    async def heard(self, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload)
        except msgspec.DecodeError:
            return
        if isinstance(notice, dict) and notice.get("from") != self.origin and self.hear is not None:
            await self.hear(notice)

    async def drive(self, table: str) -> bool:
        """Whether this server moves the bots and the clocks of a table; at most one server does."""
        if not self.store.postgres or table in self.driving:
            return True
        async with self.taking:
            try:
                if self.locks is None or self.locks.closed:
                    self.driving.clear()
                    self.locks = await psycopg.AsyncConnection.connect(self.address(), autocommit=True)
                cursor = await self.locks.execute("SELECT pg_try_advisory_lock(%s)", (lock_key(table),))
                row = await cursor.fetchone()
            except (psycopg.Error, OSError) as error:
                log.warning("locks-lost", error=str(error))
                self.driving.clear()
                self.locks = None
                return False
            if row is not None and row[0]:
                self.driving.add(table)
                return True
            return False

    async def check_locks(self) -> None:
        """Find out whether the locks are still held: with the line they hang on they are gone."""
        async with self.taking:
            if self.locks is None:
                return
            try:
                await self.locks.execute("SELECT 1")
            except (psycopg.Error, OSError) as error:
                log.warning("locks-lost", error=str(error))
                self.driving.clear()
                self.locks = None

    async def release(self, table: str) -> None:
        if table in self.driving:
            self.driving.discard(table)
            if self.locks is not None and not self.locks.closed:
                with contextlib.suppress(psycopg.Error):
                    await self.locks.execute("SELECT pg_advisory_unlock(%s)", (lock_key(table),))


def lock_key(table: str) -> int:
    """The number under which PostgreSQL locks a table."""
    return int.from_bytes(hashlib.blake2s(table.encode(), digest_size=8).digest(), "big", signed=True)
