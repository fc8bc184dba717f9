"""Word between several servers on one PostgreSQL: lists that have changed, sessions that have ended, new names.

The processes of one machine on SQLite tell each other themselves (`elsewhere`).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

import msgspec
import psycopg
import structlog
from sqlalchemy import Connection, text

from covetown.store.database import Store
from covetown.store.keeping import CHANNEL

SILENCE_S = 10.0
log = structlog.get_logger("notices")

Notice = dict[str, object]


class Notices:
    """Tells other servers what happened here, and hears what happened there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.origin = secrets.token_hex(6)
        self.hear: Callable[[Notice], Awaitable[None]] | None = None
        self.look_again: Callable[[], Awaitable[None]] | None = None
        self.listener: asyncio.Task[None] | None = None
        self.line: psycopg.AsyncConnection[tuple[object, ...]] | None = None
        self.elsewhere: Callable[[Notice], Awaitable[None]] | None = None
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

    def word(self, notice: Notice) -> str:
        """A notice as it is sent; nothing where there is nobody to hear it."""
        return msgspec.json.encode({**notice, "from": self.origin}).decode() if self.store.postgres else ""

    def tell_within(self, c: Connection, notice: Notice) -> None:
        """Say something when this transaction is on disk, and not before."""
        if self.store.postgres:
            said = {"channel": CHANNEL, "said": self.word(notice)}
            c.execute(text("SELECT pg_notify(:channel, :said)"), said)

    async def tell(self, notice: Notice) -> None:
        if self.store.postgres:
            await self.store.write(self.tell_within, notice)
        else:
            await self.told(notice)

    async def told(self, notice: Notice) -> None:
        """What `tell_within` has said is on disk: now those hear of it whom no database tells."""
        if not self.store.postgres and self.elsewhere is not None:
            await self.elsewhere(notice)

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
