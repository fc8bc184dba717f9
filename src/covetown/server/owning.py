"""Which server has a table. With one server every table is its own; several share them out.

On PostgreSQL each table belongs to one server at a time, which has it in memory, drives its bots and clocks and alone
writes to it (`store/owners.py`, `server/pulse.py`). The processes of one machine on SQLite share the tables out by
their ids: one that dies is started again at once by the one that watches over them (`server/workers.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
import zlib
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection

from covetown.server.pulse import BEAT_S, Pulse
from covetown.server.refusals import Refusal
from covetown.server.shared import Together
from covetown.store import owners, tables
from covetown.store.database import now_ms

if TYPE_CHECKING:
    from covetown.server.house import House
    from covetown.server.tables import LiveTable

log = structlog.get_logger("owning")

AT_ONCE = 8
RECENT_MS = 30 * 86_400_000


class Place:
    """Which of the processes of one machine this is, and the folder with the sockets at which they reach each other."""

    def __init__(self, number: int, count: int, folder: Path, together: Together) -> None:
        self.number = number
        self.count = count
        self.folder = folder
        self.together = together

    def address(self, number: int) -> str:
        return f"unix:{self.folder / f'{number}.sock'}"


class Alone:
    """One server: every table is here."""

    shared = False

    def __init__(self, house: House) -> None:
        self.house = house

    async def listen_at(self) -> str:
        """The address for other servers to call, with port 0 for any."""
        return ""

    async def open(self, address: str) -> None:
        """Begin, reachable at an address."""

    async def close(self) -> None:
        """End."""

    async def find(self, table: str) -> str | None:
        """Where a table is: the address of another server, or nothing for here. One that nobody has is taken."""
        return None

    async def claim(self, table: str) -> str | None:
        """Take a table that is to be loaded; returns the name under which this server writes to it."""
        return None

    async def release(self, live: LiveTable) -> None:
        """A table has left memory."""

    def fresh_id(self) -> str:
        """An id for a table that is laid here."""
        return tables.fresh_id()

    def others(self) -> list[str]:
        """The addresses of the others that hear of everything from this server itself."""
        return []

    def go_on_with(self, c: Connection, since: int) -> list[str]:
        """The tables this server has to go on with when it starts."""
        return tables.tables_to_go_on(c, since)


class Spread(Alone):
    """Some processes on one machine and one SQLite file: a table's id says which of them has it."""

    shared = True

    def __init__(self, house: House, place: Place) -> None:
        super().__init__(house)
        self.place = place

    def number(self, table: str) -> int:
        return zlib.crc32(table.encode()) % self.place.count

    async def listen_at(self) -> str:
        address = self.place.address(self.place.number)
        Path(address.removeprefix("unix:")).unlink(missing_ok=True)  # of the process that was here before
        return address

    async def find(self, table: str) -> str | None:
        number = self.number(table)
        return None if number == self.place.number else self.place.address(number)

    async def claim(self, table: str) -> str | None:
        if self.number(table) != self.place.number:
            raise Refusal("busy", 503)
        return None

    def fresh_id(self) -> str:
        while self.number(found := tables.fresh_id()) != self.place.number:
            pass
        return found

    def others(self) -> list[str]:
        return [self.place.address(number) for number in range(self.place.count) if number != self.place.number]

    def go_on_with(self, c: Connection, since: int) -> list[str]:
        return [each for each in tables.tables_to_go_on(c, since) if self.number(each) == self.place.number]


class Leased(Alone):
    """Any number of servers on one PostgreSQL."""

    shared = True

    def __init__(self, house: House, place: Place | None) -> None:
        super().__init__(house)
        self.place = place
        self.pulse: Pulse | None = None
        self.chores: set[asyncio.Task[None]] = set()
        self.taking = asyncio.Lock()
        self.waking: asyncio.Task[None] | None = None

    @property
    def me(self) -> str:
        assert self.pulse is not None
        return self.pulse.me

    async def listen_at(self) -> str:
        config = self.house.config
        host = config.peer_host or await asyncio.to_thread(own_address, self.house)
        return f"[{host}]:{config.peer_port}" if ":" in host else f"{host}:{config.peer_port}"

    async def open(self, address: str) -> None:
        self.pulse = Pulse(self.house.notices.address(), address)
        self.pulse.gone = lambda: self.do(self.take_over())
        self.pulse.lost = lambda: self.do(self.lose_all())
        await asyncio.to_thread(self.pulse.open)
        self.waking = asyncio.create_task(self.stay_awake(), name="awake")

    async def close(self) -> None:
        chores = [*self.chores, *([self.waking] if self.waking is not None else [])]
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        if self.pulse is not None:
            await asyncio.to_thread(self.pulse.close)

    def do(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work, name="owning")
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def stay_awake(self) -> None:
        while True:
            if self.pulse is not None:
                self.pulse.awake = time.monotonic()
            await asyncio.sleep(BEAT_S)

    async def find(self, table: str) -> str | None:
        if table in self.house.tables or table in self.house.loading:
            return None
        me = self.me
        owner = await self.house.store.write(owners.claim, table, me)
        if owner is None or owner == me:
            return None
        assert self.pulse is not None
        address = self.pulse.others.get(owner)
        if address is None:
            address = (await self.house.store.read(owners.here_now)).get(owner)
        if address is None:
            raise Refusal("busy", 503)  # it has gone in this moment
        return address

    async def claim(self, table: str) -> str | None:
        me = self.me
        owner = await self.house.store.write(owners.claim, table, me)
        if owner is not None and owner != me:
            raise Refusal("busy", 503)
        return me

    async def release(self, live: LiveTable) -> None:
        if live.owner is not None:
            with contextlib.suppress(Exception):  # it is only kindness: who needs the table asks for it anyway
                await self.house.store.write(owners.release, live.table.id, live.owner)

    def go_on_with(self, c: Connection, since: int) -> list[str]:
        return []  # `take_over` does it, some at a time

    async def take_over(self, left_alone: bool = False) -> None:
        """Go on with tables of servers that are gone; the others do so too, and each gets some."""
        async with self.taking:
            while True:
                since = now_ms() - RECENT_MS
                found = await self.house.store.write(owners.take_over, self.me, since, AT_ONCE, left_alone)
                for ident in found:
                    log.info("taken-over", table=ident)
                    try:
                        await self.house.live(ident)
                    except Exception:
                        log.exception("cannot-load", table=ident)
                if len(found) < AT_ONCE:
                    return

    async def lose_all(self) -> None:
        """This server was taken for gone: let go of every table. Clients come again and are led to who has it now."""
        for live in list(self.house.tables.values()):
            if live.owner != self.me:
                await self.house.let_go(live)
        self.do(self.take_over())


def own_address(house: House) -> str:
    """The address of this machine in the network in which the database is."""
    with house.store.engine.connect() as connection:
        found = connection.connection.dbapi_connection
        host = str(getattr(getattr(found, "info", None), "hostaddr", "") or "")
    if not host or host.startswith("/"):
        return "127.0.0.1"
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((host, 9))  # nothing is sent
        return str(probe.getsockname()[0])
