"""The table in the browser: lobby, live play, replays. `run` starts it; `create_app` is the ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import webbrowser
from pathlib import Path

import uvicorn

from covetown.server.app import create_app, set_up_logs
from covetown.server.config import Config, from_environment
from covetown.server.guarding import guarded
from covetown.server.listening import fresh_loop, listen

__all__ = ["Config", "create_app", "make_server", "run", "serve"]


def run(
    host: str = "127.0.0.1",
    port: int = 0,
    database: str | None = None,
    data_dir: Path | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until stopped; port 0 takes a free one. With `open_browser` the lobby is opened when it is there."""
    set_up_logs()
    config = from_environment(database=database, data_dir=data_dir)
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=fresh_loop) as runner:
        runner.run(serve(config, host, port, open_browser))


def make_server(config: Config) -> uvicorn.Server:
    """The web server around the application, with its limits."""
    http, sockets = guarded(config)
    return uvicorn.Server(
        uvicorn.Config(
            create_app(config),
            http=http,
            log_level="warning",
            access_log=False,
            ws=sockets,
            ws_max_size=config.socket_bytes,
            ws_per_message_deflate=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=5,
        )
    )


async def serve(config: Config, host: str, port: int, open_browser: bool = False) -> None:
    """Serve inside a running event loop."""
    listener = listen(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"
    server = make_server(config)

    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        print(f"Covetown is at {address}", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)

    announcing = asyncio.create_task(announce())
    try:
        await server.serve(sockets=[listener])
    finally:
        announcing.cancel()
        listener.close()
