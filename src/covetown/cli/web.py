"""`covetown play` and `covetown serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from covetown.kernel import RuleError

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Database = Annotated[str | None, typer.Option(help="A database URL; the default is a file in the data directory.")]
DataDir = Annotated[Path | None, typer.Option("--data-dir", help="Where tables and settings are kept.")]


def play(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.", min=0, max=65535)] = 0,
    database: Database = None,
    data_dir: DataDir = None,
    browser: Annotated[bool, typer.Option(help="Open the lobby in the browser.")] = True,
) -> None:
    """Open Covetown in the browser and play against bots or friends."""
    start(host, port, database, data_dir, browser)


def serve(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=0, max=65535)] = 8000,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Run the server for others to join."""
    start(host, port, database, data_dir, False)


def start(host: str, port: int, database: str | None, data_dir: Path | None, browser: bool) -> None:
    try:
        from covetown.server import run
    except ImportError as error:
        raise RuleError(
            f"the server needs its extra packages: pip install 'covetown[server]' ({error.name} is missing)"
        ) from None
    run(host=host, port=port, database=database, data_dir=data_dir, open_browser=browser)
