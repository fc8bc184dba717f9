"""The table in the browser: lobby, live play, replays. `run` starts it; `create_app` is the ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn

from covetown.server.addresses import is_loopback
from covetown.server.app import create_app, set_up_logs
from covetown.server.config import Config, from_environment
from covetown.server.guarding import guarded
from covetown.server.listening import addresses_of_this_machine, fresh_loop, listen, listen_near
from covetown.server.owning import Place
from covetown.server.shared import Tally
from covetown.server.tidying import keep_tidy

__all__ = ["Config", "Opened", "create_app", "make_server", "run", "serve"]


class Opened(msgspec.Struct, frozen=True):
    """Where a server can be found: on this machine, and from others; `moved` where the port it wanted was taken."""

    address: str
    others: list[str]
    wanted: int
    moved: bool


Announce = Callable[[Opened], None]


def say_address(opened: Opened) -> None:
    print(f"Covetown is at {opened.address}", flush=True)


# A thread that comes back from the disk waits so long at most for a busy event loop; Python's own 5 ms add up.
SWITCH_S = 0.0005


def run(
    host: str = "127.0.0.1",
    port: int = 0,
    database: str | None = None,
    data_dir: Path | None = None,
    open_browser: bool = False,
    workers: int | None = None,
    near: bool = False,
    announce: Announce = say_address,
) -> None:
    """Serve until stopped; port 0 takes a free one. With `open_browser` the lobby is opened when it is there.

    With `near` another port will do where the wanted one is taken. With several `workers` so many processes serve, and
    this one watches over them.
    """
    set_up_logs()
    sys.setswitchinterval(SWITCH_S)
    config = from_environment(database=database, data_dir=data_dir, workers=workers)
    listener = listen_near(host, port) if near else listen(host, port)
    found = opened(config, listener, port)
    if config.workers > 1 and hasattr(os, "fork"):  # Windows has no such thing: there one process serves
        from covetown.server.workers import watch_over

        watch_over(with_addresses(config, found), listener, found, announce)
        return
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=fresh_loop) as runner:
        runner.run(serve(config, listener, found, open_browser, announce))


def web_address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def opened(config: Config, listener: socket.socket, wanted: int) -> Opened:
    """What is told of a server that listens: a server for one machine has no other addresses."""
    host, port = listener.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")
    shown = "127.0.0.1" if everywhere else host
    others = addresses_of_this_machine() if everywhere else [] if is_loopback(host) else [host]
    found = config.addresses or [web_address(each, port).rstrip("/") for each in others]
    return Opened(web_address(shown, port), found, wanted, wanted not in (0, port))


def with_addresses(config: Config, found: Opened) -> Config:
    """The settings of a server that knows where it is found."""
    origins = [*config.origins, *(each for each in found.others if each not in config.origins)]
    return msgspec.structs.replace(config, addresses=found.others, origins=origins if config.origins else [])


def make_server(config: Config, place: Place | None = None) -> uvicorn.Server:
    """The web server around the application, with its limits; `place` is its place among several processes."""
    http, sockets = guarded(config, None if place is None else Tally(place.together.connections, place.number))
    return uvicorn.Server(
        uvicorn.Config(
            create_app(config, place),
            http=http,
            log_level="warning",
            access_log=False,
            ws=sockets,
            ws_max_size=config.socket_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=config.silence_s / 2,
            ws_ping_timeout=config.silence_s / 2,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=5,
        )
    )


async def serve_tidily(server: uvicorn.Server, listener: socket.socket) -> None:
    """Serve in a process that does nothing else, which is kept tidy meanwhile."""
    tidying = asyncio.create_task(keep_tidy(), name="tidying")
    try:
        await server.serve(sockets=[listener])
    finally:
        tidying.cancel()


async def serve(
    config: Config,
    listener: socket.socket,
    place: Opened,
    open_browser: bool = False,
    announce: Announce = say_address,
) -> None:
    """Serve inside a running event loop."""
    server = make_server(with_addresses(config, place))

    async def tell() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        announce(place)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, place.address)

    telling = asyncio.create_task(tell())
    try:
        await serve_tidily(server, listener)
    finally:
        telling.cancel()
        listener.close()
