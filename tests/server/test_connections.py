"""What is sent to a client: at once where the line is free, in order always, and not without end."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocketState

from covetown.server.connections import OUTBOX, Connection
from covetown.server.guests import Visitor


class Wire:
    """A socket with a line below it; both note what goes out, in one list."""

    def __init__(self, free: bool = True, lined: bool = True) -> None:
        self.free = free
        self.out: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.closed: int | None = None
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {"state": {"line": self} if lined else {}}
        self.application_state = WebSocketState.CONNECTED

    def say(self, data: bytes) -> bool:
        if self.free:
            self.out.append(f"at once {data.decode()}")
        return self.free

    async def send_text(self, text: str) -> None:
        await self.gate.wait()
        self.out.append(f"in turn {text}")

    async def close(self, code: int) -> None:
        self.closed = code


def connection(wire: Wire) -> Connection:
    return Connection(wire, Visitor("address"))  # type: ignore[arg-type]


def test_a_free_line_needs_no_task() -> None:
    async def work() -> None:
        wire = Wire()
        at = connection(wire)
        at.send_encoded(b"1")
        at.send_encoded(b"2")
        assert wire.out == ["at once 1", "at once 2"]
        assert at.writer is None
        await at.finish()

    asyncio.run(work())


def test_nothing_overtakes_what_waits() -> None:
    async def work() -> None:
        wire = Wire(free=False)
        wire.gate.clear()
        at = connection(wire)
        at.send_encoded(b"1")
        at.send_encoded(b"2")
        wire.free = True  # the line is free again, but two are still waiting
        at.send_encoded(b"3")
        await asyncio.sleep(0)
        assert wire.out == []
        wire.gate.set()
        while at.writer is not None:
            await asyncio.sleep(0)
        at.send_encoded(b"4")
        assert wire.out == ["in turn 1", "in turn 2", "in turn 3", "at once 4"]

    asyncio.run(work())


def test_under_another_server_everything_goes_in_turn() -> None:
    async def work() -> None:
        wire = Wire(lined=False)
        at = connection(wire)
        at.send_encoded(b"1")
        while at.writer is not None:
            await asyncio.sleep(0)
        assert wire.out == ["in turn 1"]

    asyncio.run(work())


def test_who_does_not_read_is_let_go() -> None:
    async def work() -> None:
        wire = Wire(free=False)
        wire.gate.clear()
        at = connection(wire)
        for number in range(OUTBOX + 2):
            at.send_encoded(str(number).encode())
            await asyncio.sleep(0)
        while wire.closed is None:
            await asyncio.sleep(0)
        assert wire.closed == 4008
        at.send_encoded(b"more")
        await asyncio.sleep(0)
        assert wire.out == [], "nothing is said after that"

    asyncio.run(work())
