"""`covetown play` and `covetown serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from covetown.cli.language import say
from covetown.kernel import RuleError

Host = Annotated[str, typer.Option()]
Database = Annotated[str | None, typer.Option()]
DataDir = Annotated[
    Path | None,
    typer.Option(
        "--data-dir",
    ),
]


def play(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 0,
    database: Database = None,
    data_dir: DataDir = None,
    browser: Annotated[bool, typer.Option()] = True,
) -> None:
    """Open Covetown in the browser and play against bots or friends."""
    start(host, port, database, data_dir, browser)


def serve(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Run the server for others to join."""
    start(host, port, database, data_dir, False)


def start(host: str, port: int, database: str | None, data_dir: Path | None, browser: bool) -> None:
    try:
        from covetown.server import run
    except ImportError as error:
        raise RuleError(say("cli-server-packages", module=str(error.name))) from None
    run(host=host, port=port, database=database, data_dir=data_dir, open_browser=browser)
