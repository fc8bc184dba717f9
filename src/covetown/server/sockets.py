"""The sockets: one for each client at a table, one for each open lobby."""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from covetown.server import company, metrics, relaying, revoking, wire
from covetown.server.connections import Connection, LobbyWatcher
from covetown.server.guests import Visitor
from covetown.server.headers import own_origin
from covetown.server.house import House
from covetown.server.limits import Bucket
from covetown.server.refusals import Refusal
from covetown.server.tables import LiveTable

router = APIRouter()
log = structlog.get_logger("socket")

HELLO_S = 15.0
# How a refusal closes a socket; 1012 asks the client to come again.
CODES = {404: 4004, 410: 4004, 429: 4008, 503: relaying.STOPS}
LOBBY_S = 0.5
CHANGED = msgspec.json.encode(wire.LobbyChanged()).decode()
NEWS = msgspec.json.encode(wire.News()).decode()
TURNS = msgspec.json.encode(wire.TurnsTold()).decode()


async def enter(socket: WebSocket) -> tuple[House, Visitor] | None:
    """Let a socket in: from our own pages or a program, and not too many from one address."""
    house: House = socket.app.state.house
    if not own_origin(house.config, socket.headers):
        await socket.close(4003)
        return None
    address = house.doorkeeper.address(socket)
    if house.config.limits and house.addresses.total(address) >= house.config.sockets_per_address:
        await socket.close(4008)
        return None
    try:
        house.limits.spend("request", address)
        visitor = await house.doorkeeper.visitor(socket)
    except Refusal:
        await socket.close(4003)
        return None
    await socket.accept()
    house.seen(visitor)
    house.addresses.add(address)
    metrics.SOCKETS.inc()
    return house, visitor


def left(house: House, visitor: Visitor) -> None:
    metrics.SOCKETS.dec()
    house.addresses.drop(visitor.address)


@router.websocket("/ws/table/{ident}")
async def at_table(socket: WebSocket, ident: str) -> None:
    """A client at a table, from hello to good-bye."""
    entered = await enter(socket)
    if entered is None:
        return
    house, visitor = entered
    connection = Connection(socket, visitor)
    house.connections.add(connection)
    company.came(house, connection)
    live: LiveTable | None = None
    try:
        hello = await asyncio.wait_for(next_message(connection, house), HELLO_S)
        if not isinstance(hello, wire.Hello):
            await connection.close(4001)
            return
        if await revoking.is_ended(house, visitor):  # while this socket was being opened
            await connection.close(revoking.ENDED)
            return
        live = await house.live(ident)
        await live.ask(live.join, connection, hello)
        await converse(house, live, connection)
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        await connection.close(4001)
    except msgspec.DecodeError:
        await connection.close(4001)
    except Refusal as refusal:
        await connection.close(CODES.get(refusal.status, 4003))
    finally:
        house.connections.discard(connection)
        company.went(house, connection)
        if live is not None and connection.greeted:
            live.post(live.part, connection)
        await connection.finish()
        left(house, visitor)


async def next_message(connection: Connection, house: House) -> wire.ClientMessage:
    """The next message of a client, decoded."""
    received = await connection.socket.receive()
    if received["type"] == "websocket.disconnect" or connection.closed:
        raise WebSocketDisconnect(received.get("code", 1005))
    text = received.get("text")
    if not isinstance(text, str) or len(text) > house.config.socket_bytes:
        raise msgspec.DecodeError("only short texts are understood")
    return wire.decode(text)


async def converse(house: House, live: LiveTable, connection: Connection) -> None:
    """Have the messages of a client carried out, one after the other, as long as it does not shout."""
    bucket = Bucket(house.config.socket_burst, house.config.socket_per_s, time.monotonic())
    while True:
        message: wire.ClientMessage | None = None
        try:
            message = await next_message(connection, house)
        except msgspec.DecodeError as error:
            connection.refuse(Refusal("invalid", 422, why=str(error)), None)
        if bucket.take(time.monotonic()) and house.config.limits:
            raise Refusal("too-often", 429, seconds=1)
        if isinstance(message, wire.Ping):
            connection.send(wire.Pong(message.n))  # it asks about the line, not about the table
        elif message is not None and not isinstance(message, wire.Hello):
            await live.ask(live.receive, connection, message)


@router.websocket("/ws/lobby")
async def in_lobby(socket: WebSocket) -> None:
    """Tells an open lobby when to fetch its lists again."""
    entered = await enter(socket)
    if entered is None:
        return
    house, visitor = entered
    watcher = LobbyWatcher(socket, visitor)
    house.lobby.add(watcher)
    company.came(house, watcher)

    async def tell() -> None:
        while True:
            await watcher.changed.wait()
            watcher.changed.clear()
            lists, news, mine = watcher.lists, watcher.news, watcher.turns
            watcher.lists = watcher.news = watcher.turns = False
            if lists:
                await socket.send_text(CHANGED)
            if news:
                await socket.send_text(NEWS)
            if mine:
                await socket.send_text(TURNS)
            await asyncio.sleep(LOBBY_S)

    teller = asyncio.create_task(tell(), name="lobby")
    bucket = Bucket(house.config.socket_burst, house.config.socket_per_s, time.monotonic())
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            if bucket.take(time.monotonic()) and house.config.limits:
                await socket.close(4008)
                break
    finally:
        teller.cancel()
        await asyncio.gather(teller, return_exceptions=True)
        house.lobby.discard(watcher)
        company.went(house, watcher)
        left(house, visitor)
