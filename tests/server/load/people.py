"""People who cost next to nothing: a socket each, which reads of every message no more than it needs.

The client has to be cheaper than the server, or it measures itself: one small protocol on the event loop, no task for a
socket, and of a message only its kind, its number and the ids of the answers are ever decoded.
"""

from __future__ import annotations

import asyncio
import base64
import random
import secrets
import time
from typing import cast

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Answer(msgspec.Struct):
    """One of the answers that are possible."""

    id: int


class Question(msgspec.Struct):
    """A decision, as far as a program without a plan needs it."""

    options: list[Answer]


class Told(msgspec.Struct):
    """Any message of the server, as far as it is read here."""

    type: str
    seq: int = 0
    action: str | None = None
    asked: int | None = None
    decision: Question | None = None
    result: dict[str, object] | None = None
    reason: str = ""


READ = msgspec.json.Decoder(Told)


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A WebSocket frame of a client; its mask is nothing, which is a mask too."""
    if len(data) < 126:
        return bytes((kind, 0x80 | len(data))) + b"\0\0\0\0" + data
    return bytes((kind, 0xFE)) + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data


class Choice:
    """One choice: when it was due, when it was sent, and when it was answered."""

    __slots__ = ("answered", "due", "sent")

    def __init__(self, due: float, sent: float) -> None:
        self.due = due
        self.sent = sent
        self.answered = 0.0


class Crowd:
    """Everybody at every table, and what happened to them."""

    def __init__(self, host: str, port: int, seconds_a_move: float) -> None:
        self.host = host
        self.port = port
        self.pace = seconds_a_move
        self.open = True
        self.refused: dict[str, int] = {}
        self.broken: list[str] = []
        self.bytes = 0
        self.lateness: list[tuple[float, float]] = []
        self.loop = asyncio.get_running_loop()


class Person(asyncio.Protocol):
    """Somebody at a seat."""

    def __init__(self, game: Game, seat: int, cookie: str) -> None:
        self.game = game
        self.seat = seat
        self.cookie = cookie
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.upgraded = False
        self.greeted: asyncio.Future[None] = game.crowd.loop.create_future()
        self.seq = -1
        self.asked = -1
        self.question: Question | None = None
        self.heard: dict[int, float] = {}  # by sequence, when each change was seen here

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast(asyncio.Transport, transport)
        crowd = self.game.crowd
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /ws/table/{self.game.table} HTTP/1.1\r\nHost: {crowd.host}:{crowd.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: covetown={self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if self.game.crowd.open and not self.game.left:
            self.game.crowd.broken.append(f"hung up at {self.game.table}, seat {self.seat}: {exc}")
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError("hung up"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.upgraded:
            head, found, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.upgraded = True
            assert self.transport is not None
            self.transport.write(frame(b'{"type":"hello"}'))
            buffer[:] = rest
        self.game.crowd.bytes += len(data)
        start = 0
        have = len(buffer)
        while have - start >= 2:
            length, at = buffer[start + 1], start + 2
            if length == 126:
                length, at = int.from_bytes(buffer[start + 2 : start + 4], "big"), start + 4
            elif length == 127:
                length, at = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
            if have < at + length or (at > start + 2 and have < at):
                break
            kind = buffer[start]
            start = at + length
            if kind == TEXT:
                self.hear(READ.decode(memoryview(buffer)[at:start]))
            elif kind == PING:
                assert self.transport is not None
                self.transport.write(frame(bytes(buffer[at:start]), PONG))
        del buffer[:start]

    def hear(self, told: Told) -> None:
        crowd = self.game.crowd
        kind = told.type
        if kind == "moved":
            if told.seq != self.seq + 1:
                crowd.broken.append(f"{self.game.table}, seat {self.seat}: {told.seq} came after {self.seq}")
            self.seq = told.seq
            self.heard[told.seq] = time.perf_counter()
        elif kind == "view":
            self.seq = told.seq
            if not self.greeted.done():
                self.greeted.set_result(None)
        elif kind == "done":
            self.game.done(told.action or "")
            return
        elif kind == "refused":
            crowd.refused[told.reason] = crowd.refused.get(told.reason, 0) + 1
            self.game.acting = False
            self.asked = -1
            return
        else:
            return
        if told.decision is None:
            self.question = None
        elif told.asked != self.asked:
            assert told.asked is not None
            self.asked = told.asked
            self.question = told.decision
            self.game.wake()
        if told.result is not None:
            self.game.over()

    def choose(self, action: str) -> None:
        assert self.question is not None
        option = random.choice(self.question.options).id
        self.question = None
        said = f'{{"type":"act","action":"{action}","seq":{self.seq},"option":{option}}}'
        assert self.transport is not None
        self.transport.write(frame(said.encode()))


class Game:
    """A table with its people. One of them chooses whenever a choice is due."""

    def __init__(self, crowd: Crowd, table: str, cookies: dict[int, str]) -> None:
        self.crowd = crowd
        self.table = table
        self.cookies = cookies
        self.people = [Person(self, seat, cookie) for seat, cookie in cookies.items()]
        self.choices: dict[str, Choice] = {}
        self.acting = False
        self.left = False
        self.ended = asyncio.Event()
        self.due = 0.0
        self.timer: asyncio.TimerHandle | None = None

    async def sit(self) -> None:
        """Everybody connects and sees the table."""
        for person in self.people:
            await self.crowd.loop.create_connection(lambda who=person: who, self.crowd.host, self.crowd.port)
        await asyncio.gather(*[person.greeted for person in self.people])

    def begin(self, due: float) -> None:
        """The first choice is due then, and one more at every beat after it."""
        self.due = due
        self.wake()

    def wake(self) -> None:
        """Choose if a choice is due and somebody is asked; else come back when it is."""
        if self.acting or self.due == 0.0 or self.left or not self.crowd.open:
            return
        person = next((person for person in self.people if person.question is not None), None)
        if person is None:
            return
        now = time.perf_counter()
        if now < self.due:
            if self.timer is None:
                self.timer = self.crowd.loop.call_later(self.due - now, self.ring)
            return
        if len(self.people) == 1:
            self.due = now  # bots took their time, which is no delay of the server's
        action = f"{len(self.choices)}"
        self.choices[action] = Choice(self.due, now)
        self.due += self.crowd.pace
        self.acting = True
        person.choose(action)

    def ring(self) -> None:
        self.timer = None
        late = time.perf_counter() - self.due
        self.crowd.lateness.append((self.due, late))
        self.wake()

    def done(self, action: str) -> None:
        self.choices[action].answered = time.perf_counter()
        self.acting = False
        self.wake()

    def over(self) -> None:
        self.left = True
        self.ended.set()

    def leave(self) -> None:
        self.left = True
        for person in self.people:
            if person.transport is not None:
                person.transport.abort()
