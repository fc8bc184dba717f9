"""`covetown agent`: any game in words, for language models and scripts, one JSON object a line or by MCP."""

from __future__ import annotations

import os
import random
import sys
from typing import Annotated

import typer

from covetown import registry
from covetown.agent.lines import converse
from covetown.agent.sitting import Sitting
from covetown.cli.language import say, spoken
from covetown.cli.words import BOT_LEVELS, bots_of, seat_list, table_options
from covetown.kernel import RuleError
from covetown.seating import YOU, default_seats

THINK = 1.0  # seconds, unless told otherwise


def agent(
    game: Annotated[str | None, typer.Argument()] = None,
    stdio: Annotated[bool, typer.Option("--stdio")] = False,
    mcp: Annotated[bool, typer.Option("--mcp")] = False,
    seats: Annotated[str, typer.Option()] = "",
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    think: Annotated[float, typer.Option(min=0.01)] = THINK,
    free_undo: Annotated[bool, typer.Option("--free-undo")] = False,
) -> None:
    """Play as a program: the table, the options and the rules in words, one JSON object a line."""
    if mcp:
        if game is not None or stdio or seats or option or seed is not None or free_undo or think != THINK:
            raise RuleError(say("agent-mcp-alone"))
        serve_mcp()
        return
    if game is None:
        raise RuleError(say("agent-which"))
    title = registry.load(game)
    options = table_options(title, option or [])
    who = seat_list(seats, (YOU, *bots_of(title))) if seats else default_seats(title, options)
    luck = seed if seed is not None else random.SystemRandom().randrange(2**32)
    sitting = Sitting(title, who, options, luck, think, spoken(), free_undo)
    try:
        converse(sitting, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # nobody listens any more: what is left unsaid goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def serve_mcp() -> None:
    """Be an MCP server until the client goes."""
    try:
        from covetown.agent.mcp_server import serve
    except ImportError as error:
        raise RuleError(say("agent-packages", module=str(error.name))) from None
    serve((YOU, *BOT_LEVELS), spoken())
