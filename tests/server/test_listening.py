"""The street door: answers go out at once, on the fast event loop."""

from __future__ import annotations

import asyncio
import http.client
import socket

import pytest

from covetown import server as package
from covetown.server import Config
from tests.server.house import Server


def test_a_server_runs_in_the_fast_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    uvloop = pytest.importorskip("uvloop")
    seen: list[asyncio.AbstractEventLoop] = []

    async def serve(_config: Config, listener: socket.socket, *_more: object) -> None:
        listener.close()
        seen.append(asyncio.get_running_loop())

    monkeypatch.setattr(package, "serve", serve)
    package.run()
    assert isinstance(seen[0], uvloop.Loop)


def test_no_answer_waits_for_an_acknowledgement(server: Server) -> None:
    """A head and a body are two packets: with Nagle's delay the second waits 40 ms for word of the first."""
    line = http.client.HTTPConnection("127.0.0.1", server.port)
    line.request("GET", "/healthz")
    assert line.getresponse().read()
    sockets = [each.transport.get_extra_info("socket") for each in server.server.server_state.connections]
    assert sockets
    sockets.append(server.listener)  # from which they have it, whatever the event loop does by itself
    assert all(each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for each in sockets)
    line.close()
