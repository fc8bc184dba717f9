"""Whether this server could keep a move right now: what a balancer asks before it sends people here."""

from __future__ import annotations

import asyncio
import time

import structlog

from covetown.server.config import Config
from covetown.store import Store, people
from covetown.store.database import now_ms

log = structlog.get_logger()

# However many ask, the disk is bothered once in this time.
KEPT_S = 1.0


class Readiness:
    """A write is tried and has to be on disk in time; the outcome is kept for a moment."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.asked_at = float("-inf")
        self.found = False
        self.trying: asyncio.Task[bool] | None = None
        self.closing = False

    async def check(self) -> bool:
        if self.closing:
            return False
        if time.monotonic() - self.asked_at < KEPT_S:
            return self.found
        if self.trying is None or self.trying.done():
            self.trying = asyncio.create_task(self.try_to_write(), name="readiness")
        return await asyncio.shield(self.trying)

    async def try_to_write(self) -> bool:
        try:
            writing = self.store.write(people.set_setting, "alive", str(now_ms()))
            await asyncio.wait_for(writing, self.config.ready_s)
            self.found = True
        except Exception as error:  # whatever it is, people should be sent elsewhere
            log.warning("not_ready", error=type(error).__name__)
            self.found = False
        self.asked_at = time.monotonic()
        return self.found
