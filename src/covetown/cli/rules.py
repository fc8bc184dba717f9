"""`covetown rules`: the rules of a game in our own words, searchable, each with its id."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from covetown import registry
from covetown.kernel import RuleError
from covetown.rulebook import rulebook


def rules(
    game: Annotated[str, typer.Argument(help="The game's key, see `covetown games`.")],
    words: Annotated[
        list[str] | None, typer.Argument(help="Show only rules with all these words, or the rule with this id.")
    ] = None,
) -> None:
    """Read or search the rules of a game."""
    registry.load(game)
    book = rulebook(game)
    console = Console()
    wanted = [word.lower() for word in words or []]
    heading = ""
    shown = 0
    for rule in book.rules:
        haystack = f"{rule.ident} {rule.section} {rule.text}".lower()
        if wanted and not all(word in haystack for word in wanted):
            continue
        if rule.section != heading:
            heading = rule.section
            console.print(f"\n[bold]{escape(heading)}[/bold]")
        console.print(f"[cyan]{rule.ident}[/cyan] {escape(rule.text)}", highlight=False)
        shown += 1
    if not shown:
        raise RuleError(f"no rule of {game} has the words: {' '.join(wanted)}")
