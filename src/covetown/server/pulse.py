"""The pulse of a server among others on one PostgreSQL: it counts on while it lives, and watches the others do so.

It has a thread and a connection of its own, so that a busy server is not taken for a dead one. Nobody's clock is
compared with anybody else's: a server is gone when its count stood still through so many looks of one who was awake.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
import time
from collections.abc import Callable

import psycopg
import structlog

log = structlog.get_logger("pulse")

BEAT_S = 0.3
LOOKS = 6  # the same count through so many looks: that server is gone
GRACE = 16  # looks after the database was away, in which the others may come back too
ASLEEP_S = 10.0  # an event loop that has stood still for so long has no right to its tables
CONNECT = {
    "connect_timeout": 2,
    "options": "-c statement_timeout=2000 -c synchronous_commit=off",
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 3000,
}

Line = psycopg.Connection[tuple[str, str, int]]


class Pulse:
    """Says that this server lives, and knows which others do."""

    def __init__(self, database: str, address: str) -> None:
        self.database = database
        self.address = address
        self.me = fresh_name()
        self.others: dict[str, str] = {}
        self.awake = time.monotonic()
        # Called on the event loop: other servers are gone; this one was taken for gone and has another name now.
        self.gone: Callable[[], None] = lambda: None
        self.lost: Callable[[], None] = lambda: None
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.seen: dict[str, tuple[int, int]] = {}
        self.grace = 0
        self.thread = threading.Thread(target=self.run, name="pulse", daemon=True)

    def open(self) -> None:
        """Enter this server's name; from now on the others see it."""
        with psycopg.connect(self.database, autocommit=True) as line:
            self.enter(line)
            rows = line.execute("SELECT id, address FROM servers WHERE id <> %s", (self.me,)).fetchall()
            self.others = {str(row[0]): str(row[1]) for row in rows}
        self.thread.start()

    def close(self) -> None:
        """Stop, and let the others know at once. The tables keep this server's name, so they are taken over."""
        self.stopping.set()
        self.thread.join()
        with contextlib.suppress(psycopg.Error, OSError), psycopg.connect(self.database, connect_timeout=2) as line:
            line.execute("DELETE FROM servers WHERE id = %s", (self.me,))

    def enter(self, line: psycopg.Connection[tuple[object, ...]]) -> None:
        line.execute("INSERT INTO servers (id, address, beat) VALUES (%s, %s, 0)", (self.me, self.address))

    def run(self) -> None:
        line: Line | None = None
        while not self.stopping.wait(BEAT_S):
            try:
                if line is None or line.closed:
                    line = psycopg.connect(self.database, autocommit=True, **CONNECT)  # type: ignore[arg-type]
                if time.monotonic() - self.awake < ASLEEP_S:
                    self.beat(line)
                self.look(line)
            except (psycopg.Error, OSError) as error:
                log.warning("no-pulse", error=str(error).strip())
                # While the database was away nobody could count; give everybody time to come back.
                self.seen.clear()
                self.grace = GRACE
                if line is not None:
                    line.close()
                line = None
        if line is not None:
            line.close()

    def beat(self, line: Line) -> None:
        done = line.execute("UPDATE servers SET beat = beat + 1 WHERE id = %s", (self.me,))
        if done.rowcount == 0:
            # The others have taken this server for gone: whatever it had is theirs.
            log.warning("taken-for-gone", server=self.me)
            self.me = fresh_name()
            line.execute("INSERT INTO servers (id, address, beat) VALUES (%s, %s, 0)", (self.me, self.address))
            self.tell(self.lost)

    def look(self, line: Line) -> None:
        rows = line.execute("SELECT id, address, beat FROM servers WHERE id <> %s", (self.me,)).fetchall()
        self.grace = max(0, self.grace - 1)
        missed = {}
        for ident, address, beat in rows:
            before, looks = self.seen.get(ident, (-1, 0))
            missed[ident] = (beat, looks + 1 if beat == before and not self.grace else 0)
            if missed[ident][1] >= LOOKS:
                log.warning("gone", server=ident, address=address)
                line.execute("DELETE FROM servers WHERE id = %s AND beat = %s", (ident, beat))
        self.seen = missed
        here = {ident: address for ident, address, _ in rows if missed[ident][1] < LOOKS}
        fewer = bool(self.others.keys() - here.keys())
        self.others = here
        if fewer:
            self.tell(self.gone)

    def tell(self, whom: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self.loop.call_soon_threadsafe(whom)


def fresh_name() -> str:
    """A name that no server ever had: with it every write says whose right it claims."""
    return secrets.token_hex(8)
