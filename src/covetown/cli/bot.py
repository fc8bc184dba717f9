"""`covetown bot`: bots from elsewhere, here and at the tables of a server."""

from __future__ import annotations

import asyncio
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from covetown.cli.language import say, why
from covetown.kernel import RuleError

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode="rich")


@app.command("list")
def listed() -> None:
    """List the bots that can be named: levels and characters, the styles of each game, and those from elsewhere."""
    from covetown import registry
    from covetown.bots import CHARACTERS, LEVELS, elsewhere

    table = Table(box=None, pad_edge=False)
    table.add_column(say("lab-column-bot"), style="bold")
    table.add_column(say("cli-bot-where"))
    for level in (*LEVELS, *CHARACTERS):
        table.add_row(level, say("cli-bot-ours"))
    for key in registry.names():
        for style in registry.load(key).styles():
            table.add_row(style.key, say("cli-bot-style", game=key))
    for name, address in elsewhere.offers().addresses.items():
        table.add_row(name, address)
    Console(emoji=False).print(table)
    for trouble in elsewhere.troubles():
        print(f"covetown: {trouble}", file=sys.stderr)


@app.command("serve")
def serve(
    command: Annotated[str, typer.Argument()],
    table: Annotated[list[str] | None, typer.Option("--table")] = None,
    game: Annotated[list[str] | None, typer.Option("--game")] = None,
    url: Annotated[str | None, typer.Option()] = None,
    token: Annotated[str | None, typer.Option(envvar="COVETOWN_TOKEN", show_envvar=False)] = None,
    think: Annotated[float, typer.Option(min=0.001)] = 1.0,
) -> None:
    """Sit a program down at tables of a running server."""
    from covetown.bots import program

    try:
        from covetown.envoy import Envoy, Link
    except ImportError as error:
        raise RuleError(say("cli-server-packages", module=str(error.name))) from None
    command = command.removeprefix("program:")
    program.find(command)
    links = [Link(text) for text in table or []]
    server = url or next((link.server for link in links if link.server), "")
    if not server:
        raise RuleError(say("cli-bot-url"))
    if not token:
        raise RuleError(say("cli-bot-no-token"))
    if not links and not game:
        raise RuleError(say("cli-bot-tables"))
    asyncio.run(Envoy(command, server, token, think, tell).serve(links, game or []))


def tell(key: str, **args: object) -> None:
    """Say what happens."""
    told = {name: why(value) if isinstance(value, RuleError) else value for name, value in args.items()}
    print(say(key, **told), flush=True)
