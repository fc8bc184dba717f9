"""`covetown play` and `covetown serve`: the table in the browser."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from covetown.cli.language import say
from covetown.kernel import RuleError

if TYPE_CHECKING:
    from covetown.server import Opened

# The letters C, O, V and E on the keys of a telephone. The same every time, so that bookmarks, the installed app and
# what a browser keeps for this address are there again after the next start.
HOME_PORT = 2683
EVERYWHERE = "0.0.0.0"

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
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    database: Database = None,
    data_dir: DataDir = None,
    browser: Annotated[bool, typer.Option()] = True,
) -> None:
    """Open Covetown in the browser and play against bots or friends."""
    wanted = HOME_PORT if port is None else port
    start(EVERYWHERE if lan else host, wanted, database, data_dir, browser, near=port is None)


def serve(
    host: Host = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Database = None,
    data_dir: DataDir = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64)] = None,
) -> None:
    """Run the server for others to join."""
    start(host, port, database, data_dir, False, workers)


def think(
    database: Annotated[str | None, typer.Option(envvar="COVETOWN_DATABASE", show_envvar=False)] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=256)] = None,
) -> None:
    """Think for the bots of all servers on one PostgreSQL."""
    try:
        from covetown.server.think_tank import think as think_for_all
    except ImportError as error:
        raise RuleError(say("cli-server-packages", module=str(error.name))) from None
    if database is None or not database.startswith("postgres"):
        raise RuleError(say("cli-think-postgres"))
    count = processes or os.cpu_count() or 1
    think_for_all(database, count, lambda: print(say("cli-think-ready", count=count), flush=True))


def start(
    host: str,
    port: int,
    database: str | None,
    data_dir: Path | None,
    browser: bool,
    workers: int | None = None,
    near: bool = False,
) -> None:
    try:
        from covetown.server import run
    except ImportError as error:
        raise RuleError(say("cli-server-packages", module=str(error.name))) from None
    try:
        run(
            host=host,
            port=port,
            database=database,
            data_dir=data_dir,
            open_browser=browser,
            workers=workers,
            near=near,
            announce=announce,
        )
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise RuleError(say("cli-port-taken", port=str(port))) from None


def announce(opened: Opened) -> None:
    """Say where the lobby is, and how others in the house get there."""
    if opened.moved:
        print(say("cli-port-moved", port=str(opened.wanted)))
    print(say("cli-address", address=opened.address), flush=True)
    if not opened.others:
        return
    print(say("cli-lan", address=opened.others[0]))
    for other in opened.others[1:]:
        print(say("cli-lan-other", address=other))
    draw(opened.others[0])
    print(say("cli-lan-trust"), flush=True)


def draw(link: str) -> None:
    """A QR code in the terminal; where it has no letters for that, none."""
    import segno

    try:
        segno.make(link, micro=False).terminal(out=sys.stdout, border=2, compact=True)
    except UnicodeEncodeError:
        return
