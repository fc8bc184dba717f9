"""The trunk line between two servers: the requests and sockets of clients, carried to the server that has their table.

One connection for each pair, with a channel for every client on it. What travels are the application's own events
(ASGI), each a length and a MessagePack list. Both ends prove that they know the key of the house before anything else
is read. It is not encrypted: servers talk to each other in a network of their own, as they do to their database.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import itertools
import secrets
import struct
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import structlog

log = structlog.get_logger("trunk")

Event = MutableMapping[str, Any]
MOST_BYTES = 16 * 1024 * 1024
WAITING = 400  # events that may wait for a client who reads slowly
GREET_S = 5.0
NONCE = 16
PROOF = 32


class Broken(Exception):
    """The line to the other server is down."""


class Frame(msgspec.Struct, array_like=True):
    """What travels: for which channel, what it is (`open`, `in`, `out`, `end`, `drop`, `word`), and the thing."""

    channel: int
    kind: str
    thing: Any = None


def proof(key: bytes, side: str, theirs: bytes, mine: bytes) -> bytes:
    return hmac.digest(key, side.encode() + theirs + mine, "sha256")


class Channel:
    """One client on a line."""

    def __init__(self, line: Line, number: int) -> None:
        self.line = line
        self.number = number
        self.events: asyncio.Queue[Event | None] = asyncio.Queue()
        self.over = False

    def put(self, event: Event | None) -> None:
        if event is not None and self.events.qsize() >= WAITING:
            log.warning("too-slow", channel=self.number)
            self.line.forget(self)
            self.line.write(self.number, "drop")
            event = None
        self.events.put_nowait(event)

    async def next(self) -> Event | None:
        """The next event; nothing when the other side has finished or the line is down."""
        if self.over:
            return None
        event = await self.events.get()
        self.over = event is None
        return event


class Line:
    """One end of a connection between two servers."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.channels: dict[int, Channel] = {}
        self.numbers = itertools.count(1)
        self.down = False

    # --- proving who one is ---

    async def greet(self, key: bytes, called: bool) -> None:
        """Prove to each other that both know the key of the house."""
        mine = secrets.token_bytes(NONCE)
        self.writer.write(mine)
        async with asyncio.timeout(GREET_S):
            theirs = await self.reader.readexactly(NONCE)
            self.writer.write(proof(key, "called" if called else "calls", theirs, mine))
            shown = await self.reader.readexactly(PROOF)
        if not hmac.compare_digest(shown, proof(key, "calls" if called else "called", mine, theirs)):
            raise Broken("another house")

    # --- writing ---

    def write(self, channel: int, kind: str, thing: object = None) -> None:
        if self.down or self.writer.is_closing():
            return
        data = msgspec.msgpack.encode([channel, kind, thing])
        self.writer.write(struct.pack(">I", len(data)) + data)

    async def send(self, channel: int, kind: str, thing: object = None) -> None:
        """Write, and wait while the other side does not read."""
        if self.down:
            raise Broken("the line is down")
        self.write(channel, kind, thing)
        try:
            await self.writer.drain()
        except OSError as error:
            raise Broken(str(error)) from None

    def open(self, scope: Event) -> Channel:
        """A new channel for a client."""
        if self.down:
            raise Broken("the line is down")
        channel = Channel(self, next(self.numbers))
        self.channels[channel.number] = channel
        self.write(channel.number, "open", scope)
        return channel

    def forget(self, channel: Channel) -> None:
        self.channels.pop(channel.number, None)

    # --- reading ---

    async def frames(self, hear: Callable[[Frame], None]) -> None:
        """Read until the line is down."""
        decoder = msgspec.msgpack.Decoder(Frame)
        try:
            while True:
                size = struct.unpack(">I", await self.reader.readexactly(4))[0]
                if size > MOST_BYTES:
                    raise Broken("a frame that is too big")
                hear(decoder.decode(await self.reader.readexactly(size)))
        except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError, Broken):
            pass
        finally:
            self.hang_up()

    def hang_up(self) -> None:
        self.down = True
        for channel in list(self.channels.values()):
            channel.put(None)
        self.channels.clear()
        with contextlib.suppress(RuntimeError):
            self.writer.close()


class Caller:
    """The lines from this server to others."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.lines: dict[str, Line] = {}
        self.calling: dict[str, asyncio.Task[Line]] = {}
        self.readers: set[asyncio.Task[None]] = set()

    async def line(self, address: str) -> Line:
        """The line to an address, called if there is none."""
        line = self.lines.get(address)
        if line is not None and not line.down:
            return line
        task = self.calling.get(address)
        if task is None:
            task = self.calling[address] = asyncio.create_task(self.call(address), name=f"call-{address}")
            task.add_done_callback(lambda _: self.calling.pop(address, None))
        return await asyncio.shield(task)

    async def call(self, address: str) -> Line:
        try:
            async with asyncio.timeout(GREET_S):
                reader, writer = await connected(address)
                line = Line(reader, writer)
                await line.greet(self.key, called=False)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            raise Broken(f"{address}: {str(error) or type(error).__name__}") from None
        self.lines[address] = line
        task = asyncio.create_task(line.frames(lambda frame: self.hear(line, frame)), name=f"line-{address}")
        self.readers.add(task)
        task.add_done_callback(self.readers.discard)
        return line

    def hear(self, line: Line, frame: Frame) -> None:
        channel = line.channels.get(frame.channel)
        if channel is None:
            return
        if frame.kind == "out":
            channel.put(frame.thing)
        elif frame.kind == "end":
            line.forget(channel)
            channel.put(None)

    async def close(self) -> None:
        for task in [*self.readers, *self.calling.values()]:
            task.cancel()
        for line in self.lines.values():
            line.hang_up()
        await asyncio.gather(*self.readers, *self.calling.values(), return_exceptions=True)


async def connected(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if address.startswith("unix:"):
        return await asyncio.open_unix_connection(address.removeprefix("unix:"), limit=MOST_BYTES)
    host, _, port = address.rpartition(":")
    return await asyncio.open_connection(host.strip("[]"), int(port), limit=MOST_BYTES)


Carry = Callable[[Event, Callable[[], Awaitable[Event]], Callable[[Event], Awaitable[None]]], Awaitable[None]]


class Exchange:
    """Where the lines of other servers arrive: what comes over them is carried out here."""

    def __init__(self, key: bytes, carry: Carry, hear_word: Callable[[Any], None]) -> None:
        self.key = key
        self.carry = carry
        self.hear_word = hear_word
        self.server: asyncio.Server | None = None
        self.lines: set[Line] = set()
        self.tasks: dict[tuple[Line, int], asyncio.Task[None]] = {}

    async def open(self, address: str) -> str:
        """Listen; returns the address with the port that was found."""
        if address.startswith("unix:"):
            self.server = await asyncio.start_unix_server(self.called, address.removeprefix("unix:"), limit=MOST_BYTES)
            return address
        host, _, port = address.rpartition(":")
        self.server = await asyncio.start_server(self.called, host.strip("[]"), int(port), limit=MOST_BYTES)
        return f"{host}:{self.server.sockets[0].getsockname()[1]}"

    async def called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer)
        try:
            await line.greet(self.key, called=True)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, Broken) as error:
            log.warning("not-let-in", error=str(error) or type(error).__name__)
            line.hang_up()
            return
        self.lines.add(line)
        try:
            await line.frames(lambda frame: self.hear(line, frame))
        finally:
            self.lines.discard(line)

    def hear(self, line: Line, frame: Frame) -> None:
        if frame.kind == "open":
            channel = Channel(line, frame.channel)
            line.channels[frame.channel] = channel
            task = asyncio.create_task(self.serve(line, channel, frame.thing), name="carried")
            self.tasks[line, frame.channel] = task
            task.add_done_callback(lambda _: self.tasks.pop((line, frame.channel), None))
        elif frame.kind == "in" and frame.channel in line.channels:
            line.channels[frame.channel].put(frame.thing)
        elif frame.kind == "drop" and frame.channel in line.channels:
            line.channels[frame.channel].put(None)
        elif frame.kind == "word":
            self.hear_word(frame.thing)

    async def serve(self, line: Line, channel: Channel, scope: Event) -> None:
        """Carry out what one client wants, as if it had come to this server's own door."""
        gone: Event = {"type": "http.disconnect"}
        if scope["type"] == "websocket":
            gone = {"type": "websocket.disconnect", "code": 1012}

        async def receive() -> Event:
            return await channel.next() or gone

        async def send(event: Event) -> None:
            await line.send(channel.number, "out", event)

        try:
            scope["headers"] = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
            scope["client"] = None if scope.get("client") is None else tuple(scope["client"])
            scope["server"] = None if scope.get("server") is None else tuple(scope["server"])
            await self.carry(scope, receive, send)
        except (Broken, OSError):
            pass  # the other server is gone, and its client with it
        except Exception:
            log.exception("carried-failed", path=scope.get("path"))
        finally:
            line.forget(channel)
            line.write(channel.number, "end")

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for line in list(self.lines):
            line.hang_up()
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
