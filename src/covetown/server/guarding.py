"""The guard at the street door: how many connections there may be, and how long a request may take to arrive.

uvicorn waits for ever for the rest of a request, so two thousand half requests would hold a server for nothing
(Slowloris). Here a request has so many seconds for its head and so many for its body, a client so many to take an
answer, and an address so many connections.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from covetown.server import metrics
from covetown.server.addresses import counted_as
from covetown.server.config import Config
from covetown.server.shared import Tally

KEPT_FILES = 100  # for databases, processes and pages
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"


class Guard:
    """Counts the connections of a server."""

    def __init__(self, config: Config, addresses: Tally) -> None:
        self.config = config
        self.addresses = addresses
        self.most = min(config.connections, open_files() - KEPT_FILES)
        self.inside: dict[object, str] = {}

    def let_in(self, transport: asyncio.Transport) -> bool:
        """Count a connection; whether there is room for it."""
        peer = transport.get_extra_info("peername")
        address = counted_as(str(peer[0])) if isinstance(peer, tuple) and peer else "unknown"
        if self.config.limits:
            # Behind a proxy all come from one address; there the proxy has to count.
            here = 0 if self.config.behind_proxy else self.addresses.total(address)
            if len(self.inside) >= self.most or here >= self.config.connections_per_address:
                metrics.TURNED_AWAY.inc()
                return False
        self.inside[transport] = address
        self.addresses.add(address)
        return True

    def leave(self, transport: object) -> None:
        address = self.inside.pop(transport, None)
        if address is not None:
            self.addresses.drop(address)


def open_files() -> int:
    """How many files, and so connections, this process may have open."""
    try:
        import resource
    except ImportError:  # on Windows
        return 1_000_000
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1_000_000 if most == resource.RLIM_INFINITY else most


def guarded(
    config: Config, addresses: Tally | None = None
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """What speaks HTTP and what speaks WebSocket on a connection, with a guard."""
    guard = Guard(config, addresses if addresses is not None else Tally())
    metrics.CONNECTIONS.set_function(lambda: len(guard.inside))

    class Guarded(HttpToolsProtocol):
        """HTTP on one connection, with an eye on the clock."""

        timer: asyncio.TimerHandle | None = None
        reading: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if guard.let_in(transport):
                self.wait_for(config.head_s)
            else:
                transport.write(FULL)
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            guard.leave(self.transport)
            self.wait_for(None)
            self.resume_writing()
            super().connection_lost(exc)

        def wait_for(self, seconds: float | None) -> None:
            """Hang up unless something happens within so many seconds."""
            if self.timer is not None:
                self.timer.cancel()
            self.timer = None if seconds is None else self.loop.call_later(seconds, self.hang_up)

        def hang_up(self) -> None:
            metrics.TURNED_AWAY.inc()
            self.transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            cycle: RequestResponseCycle | None = self.cycle
            answering = cycle is not None and not cycle.response_complete
            if self.timer is None and not answering and self.transport in guard.inside and not self.handed_over():
                self.wait_for(config.head_s)  # empty lines before a request are no request

        def handed_over(self) -> bool:
            return self.transport.get_protocol() is not self

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.wait_for(config.head_s)

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self.wait_for(config.body_s)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self.wait_for(None)

        def handle_websocket_upgrade(self) -> None:
            self.wait_for(None)
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.reading = self.loop.call_later(config.body_s, self.hang_up)

        def resume_writing(self) -> None:
            if self.reading is not None:
                self.reading.cancel()
                self.reading = None
            if self.flow is not None:
                super().resume_writing()

    class GuardedSocket(WebSocketsSansIOProtocol):
        """A WebSocket on a connection that was let in as HTTP. The application finds it as the `line` of its scope."""

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.response.status_code == 101:
                self.scope["state"]["line"] = self

        def say(self, data: bytes) -> bool:
            """Send a text at once, if nothing stands in the way; else it has to be sent in turn."""
            ready = self.handshake_complete and self.writable.is_set() and not self.transport.is_closing()
            if not ready or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
                return False
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return True

        def connection_lost(self, exc: Exception | None) -> None:
            guard.leave(self.transport)
            super().connection_lost(exc)

        def keepalive_timeout(self) -> None:
            """Nobody answers: do not wait until what is still to be sent has gone out on a dead line."""
            super().keepalive_timeout()
            self.transport.abort()

    return Guarded, GuardedSocket
