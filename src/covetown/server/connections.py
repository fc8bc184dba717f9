"""One open socket at a table: who it belongs to, which seat it looks from, and what is still to be sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from covetown.kernel import SPECTATOR
from covetown.server import wire
from covetown.server.guests import Visitor
from covetown.server.refusals import Refusal, language
from covetown.store import Person

OUTBOX = 400
CLOSE_S = 5.0


async def hang_up(socket: WebSocket, code: int) -> None:
    """Close a socket, if it is still open."""
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(CLOSE_S):  # who does not read does not hold up the others
                await socket.close(code)


class LobbyWatcher:
    """An open lobby, to be told when its lists have changed."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        self.socket = socket
        self.visitor = visitor
        self.changed = asyncio.Event()
        # What there is to tell: that lists have changed, that something came from a friend, that it is one's turn.
        self.lists = False
        self.news = False
        self.turns = False

    @property
    def ident(self) -> str | None:
        return None if self.visitor.person is None else self.visitor.person.id

    def wake(self, news: bool) -> None:
        if news:
            self.news = True
        else:
            self.lists = True
        self.changed.set()

    async def close(self, code: int) -> None:
        await hang_up(self.socket, code)


class Line(Protocol):
    """What a socket lies on, where the server is ours."""

    def say(self, data: bytes) -> bool:
        """Send a text at once; False if it has to be sent in turn."""


class Connection:
    """A client at a table. What cannot be sent in time ends it: it will come back and say what it has seen."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        self.socket = socket
        self.visitor = visitor
        self.locale = language(socket.headers)
        self.facing: int | None = None
        self.panels = False
        self.greeted = False
        # Whose chat this person does not want to see.
        self.shut_out: set[str] = set()
        # For each seat: what had been seen at the last visit, and what was looked at in this one.
        self.visits: dict[int, tuple[int, int]] = {}
        self.looked: dict[int, tuple[int, int]] = {}
        # Hung up from here: whatever the client still says is not heard.
        self.closed = False
        # What could not be sent at once, because the client reads slowly; somebody then sees to it.
        self.line: Line | None = socket.scope.get("state", {}).get("line")
        self.outbox: deque[bytes] = deque()
        self.writer: asyncio.Task[None] | None = None

    @property
    def person(self) -> Person | None:
        return self.visitor.person

    @property
    def ident(self) -> str | None:
        return None if self.visitor.person is None else self.visitor.person.id

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.facing is None else self.facing

    def send(self, message: wire.ServerMessage) -> None:
        self.send_encoded(msgspec.json.encode(message))

    def refuse(self, refusal: Refusal, action: str | None) -> None:
        """Say no, in the language of the client."""
        self.send(refusal.message(action, self.locale))

    def send_encoded(self, data: bytes) -> None:
        if self.closed:
            return
        if self.writer is None:
            if self.line is not None and self.line.say(data):
                return
            self.writer = asyncio.create_task(self.write(), name="socket-writer")
        self.outbox.append(data)
        if len(self.outbox) > OUTBOX:
            self.closed = True
            self.writer.cancel()

    async def write(self) -> None:
        """Send what is due, in order; a client that reads too slowly is let go."""
        try:
            while self.outbox:
                await self.socket.send_text(self.outbox.popleft().decode())
        except asyncio.CancelledError:
            await self.close(4008)
        except (WebSocketDisconnect, RuntimeError):
            self.closed = True
        self.writer = None

    async def close(self, code: int) -> None:
        self.closed = True
        await hang_up(self.socket, code)

    async def finish(self) -> None:
        """End the writer, if there is one."""
        if self.writer is not None:
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
