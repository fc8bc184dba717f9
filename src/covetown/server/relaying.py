"""Relaying: whatever concerns a table is carried out by the server that has it, whichever door a client came to.

So a balancer may send anybody anywhere. A request or socket for a table of another server is carried over the trunk
line as it came, cookie and address included; the other server knows and limits the client as if it had come by itself.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Any

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from covetown.server import metrics
from covetown.server.refusals import Refusal, language
from covetown.server.trunk import Broken, Channel

if TYPE_CHECKING:
    from covetown.server.house import House

log = structlog.get_logger("relay")

TABLE = re.compile(r"/(?:api/tables|ws/table)/([a-z0-9]{1,32})(/.*)?")
CARRIED = ("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path")
RELAYED = "covetown.relayed"  # in the scope of what came from another server: the table it is about
ELSEWHERE = "covetown.elsewhere"  # the answer of a server that does not have the table either
PATIENCE_S = 8.0  # how long a client waits until somebody has the table of a server that died
PAUSE_S = 0.15
STOPS = 1012


def table_of(scope: Scope) -> str | None:
    """The table that a request or a socket is about, where only the server that has it can answer."""
    found = TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
    if found is None or (scope.get("method") in ("GET", "HEAD") and found[2] is None):
        return None
    return found[1]


class Relay:
    """Hands on what concerns tables of other servers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_of(scope)
        house: House | None = getattr(scope["app"].state, "house", None) if table is not None else None
        if table is None or house is None or not house.owning.shared:
            await self.app(scope, receive, send)
            return
        if RELAYED in scope:
            if await house.owning.find(table) is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": ELSEWHERE})
            return
        await self.hand_on(house, table, scope, receive, send)

    async def hand_on(self, house: House, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Find who has the table and let that server answer; while nobody has it, wait."""
        until = time.monotonic() + PATIENCE_S
        first: list[Message] = []
        while time.monotonic() < until:
            try:
                address = await house.owning.find(table)
                if address is None:
                    await self.app(scope, replayed(first, receive), send)
                    return
                line = await house.caller.line(address)
                if not first:
                    first.append(await receive())
                channel = line.open(carried(scope))
                metrics.RELAYED.inc()
                if await Conversation(scope, channel, send).carry(first[0], receive):
                    return
            except (Broken, Refusal) as error:
                log.info("not-reached", table=table, error=str(error))
            await asyncio.sleep(PAUSE_S)
        await refuse(scope, receive, send)


class Conversation:
    """One client whose table is at another server."""

    def __init__(self, scope: Scope, channel: Channel, send: Send) -> None:
        self.socket = scope["type"] == "websocket"
        self.scope = scope
        self.channel = channel
        self.send = send
        self.answered = False
        self.ended = False

    async def carry(self, first: Message, receive: Receive) -> bool:
        """Carry everything to and fro; whether the other server has answered (or may have begun to)."""
        line, number = self.channel.line, self.channel.number
        await line.send(number, "in", first)
        more = self.socket or first.get("more_body", False)
        listening = asyncio.create_task(self.listen(receive), name="relay") if more else None
        whole = True
        try:
            while (event := await self.channel.next()) is not None:
                if event["type"] == ELSEWHERE:
                    whole = False
                    break
                await self.tell(event)
            if whole and not self.ended:
                await self.break_off()
        except OSError:
            pass  # the client is gone
        finally:
            if listening is not None:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
            line.forget(self.channel)
            line.write(number, "drop")
        return whole

    async def listen(self, receive: Receive) -> None:
        """What the client says."""
        while True:
            event = await receive()
            await self.channel.line.send(self.channel.number, "in", event)
            if event["type"] in ("websocket.disconnect", "http.disconnect"):
                self.ended = True
                return

    async def tell(self, event: Message) -> None:
        """What the other server says to the client."""
        self.answered = True
        if "headers" in event:
            event["headers"] = [(bytes(name), bytes(value)) for name, value in event["headers"]]
        last = event["type"] == "http.response.body" and not event.get("more_body", False)
        if event["type"] == "websocket.close" or last:
            self.ended = True
        await self.send(event)

    async def break_off(self) -> None:
        """The other server has fallen silent in the middle: the client comes again and finds who has the table then."""
        if self.socket:
            if not self.answered:
                await self.send({"type": "websocket.accept"})
            await self.send({"type": "websocket.close", "code": STOPS})
        elif not self.answered:
            refusal = Refusal("busy", 503)
            await refusal.response(language(Headers(scope=self.scope)))(self.scope, nothing, self.send)
        else:
            raise ConnectionError("the answer broke off")


async def nothing() -> Message:
    return {"type": "http.disconnect"}


def carried(scope: Scope) -> dict[str, Any]:
    """What the other server has to know of a request."""
    told: dict[str, Any] = {name: scope[name] for name in CARRIED if name in scope}
    told["headers"] = [[name, value] for name, value in scope["headers"]]
    told["client"], told["server"] = scope.get("client"), scope.get("server")
    if scope["type"] == "websocket":
        told["subprotocols"] = list(scope.get("subprotocols", []))
    told[RELAYED] = True
    return told


def replayed(first: list[Message], receive: Receive) -> Receive:
    """What was read already comes first."""

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Nobody has the table, and nobody takes it."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": STOPS})
    else:
        await Refusal("busy", 503).response(language(Headers(scope=scope)))(scope, receive, send)
