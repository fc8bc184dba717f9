"""Half requests, crowds of connections and hungry spectators: none of them holds the server."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from covetown.server import Config
from covetown.server.limits import Limits
from tests.server.house import Server, Table, opened, shelf, until

__all__ = ["shelf"]

HEAD = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.fixture
def guarded(shelf: None, tmp_path: Path) -> Iterator[Server]:
    running = opened(
        Config(data_dir=tmp_path, head_s=0.3, body_s=0.5, connections_per_address=6, view_bytes_burst=100_000)
    )
    try:
        yield running
    finally:
        running.stop()


def line(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def hung_up(connection: socket.socket) -> bool:
    """Wait until the server hangs up."""
    with contextlib.suppress(ConnectionError):
        while connection.recv(1000):
            pass
    return True


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", HEAD + b"Content-Length: 50\r\n\r\n{"],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
def test_half_a_request_is_not_waited_for(guarded: Server, said: bytes) -> None:
    with line(guarded) as slow:
        slow.sendall(said)
        assert hung_up(slow)


def test_trickling_does_not_help(guarded: Server) -> None:
    """A byte now and then, or empty lines before a request, do not start the clock anew."""
    for drop in (b"x", b"\r\n"):
        with line(guarded) as slow:
            if drop == b"x":
                slow.sendall(b"GET / HTTP/1.1\r\nX: ")
            else:
                slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert b'{"ok":true}' in slow.recv(4000)
            slow.settimeout(0.1)
            with contextlib.suppress(ConnectionError):
                for _ in range(200):
                    slow.sendall(drop)
                    with contextlib.suppress(TimeoutError):
                        if slow.recv(100) == b"":
                            break
                else:
                    pytest.fail("it was waited for")


def test_a_request_after_another_has_its_own_time(guarded: Server) -> None:
    with line(guarded) as keeping:
        for _ in range(3):
            keeping.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b'{"ok":true}' in keeping.recv(4000)
        keeping.sendall(b"GET /healthz HTT")
        assert hung_up(keeping)


def test_connections_of_one_address_are_counted_and_counted_back(guarded: Server) -> None:
    ann = guarded.player("Ann")
    table = Table(ann, ann.table("me", "novice")["id"])
    table.say("hello")
    table.until("view")
    ann.http.close()
    crowd = [line(guarded) for _ in range(5)]
    with line(guarded) as one_too_many:
        assert one_too_many.recv(100).startswith(b"HTTP/1.1 503")
        assert hung_up(one_too_many)
    table.say("ping", n=1)
    assert table.until("pong")["n"] == 1, "who is in stays in"
    for each in crowd:
        each.close()
    table.close()
    until(lambda: answers(guarded))


def answers(server: Server) -> bool:
    with line(server) as after:
        after.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return b'{"ok":true}' in after.recv(4000)


def test_a_socket_counts_until_it_is_closed(guarded: Server) -> None:
    ann = guarded.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")

    def connections() -> float:
        told = ann.http.get("/metrics").text
        return next(
            family.samples[0].value
            for family in text_string_to_metric_families(told)
            if family.name == "covetown_connections"
        )

    assert connections() == 2
    a.close()
    until(lambda: connections() == 1)


def test_whole_tables_are_metered_by_bytes(guarded: Server) -> None:
    ann = guarded.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")
    a.say("panels", on=False)
    a.say("ping", n=1)
    a.until("pong")
    assert [message["type"] for message in a.heard].count("view") == 1, "what changes nothing is not answered"
    guarded.house.limits.used("view", "127.0.0.1", 10**9)
    a.say("panels", on=True)
    refused = a.until("refused", "view")
    assert refused["reason"] == "shell-refused-too-often"
    assert a.act("roll")["type"] == "done", "moves are told as ever"


def test_what_was_sent_is_counted() -> None:
    now = [0.0]
    limits = Limits(Config(view_bytes_burst=1000, view_bytes_per_s=100), lambda: now[0])
    limits.spend("view", "a")
    limits.used("view", "a", 2000)
    with pytest.raises(Exception, match="too-often"):
        limits.spend("view", "a")
    limits.spend("view", "b")
    now[0] = 11.0
    limits.spend("view", "a")
