"""The street door: the socket a server listens on, and the event loop it runs in."""

from __future__ import annotations

import asyncio
import socket


def fresh_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop there is here; where uvloop cannot be installed, Python's own."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def listen(host: str, port: int) -> socket.socket:
    """Open the door at an address; port 0 takes a free one."""
    listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    # An answer is a head and a body. Without this the body waits for the client to acknowledge the head: some 40 ms on
    # every request of a connection that is used again. Connections take it over from the listener.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener
