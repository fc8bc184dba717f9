"""The street door: the socket a server listens on, and the event loop it runs in."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket

NEIGHBOURS = 9
TAKEN = (errno.EADDRINUSE, errno.EACCES)  # Windows says the second of a port that another program has for itself


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


def listen_near(host: str, port: int) -> socket.socket:
    """Open the door at a port, or where another program has it at one of the next, or at any that is free.

    The same few ports in the same order, so that a second server has the same address every time, too.
    """
    for each in range(port, port + NEIGHBOURS + 1):
        try:
            return listen(host, each)
        except OSError as error:
            if error.errno not in TAKEN:
                raise
    return listen(host, 0)


def addresses_of_this_machine() -> list[str]:
    """The addresses under which other machines of the network may reach this one, the likeliest first; perhaps none."""
    found: list[str] = []
    # Nothing is sent: connecting a datagram socket only asks by which address one would leave for such a place.
    for place in ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect((place, 9))
            found.append(str(asking.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not each.startswith("127.") and each != "0.0.0.0"]
