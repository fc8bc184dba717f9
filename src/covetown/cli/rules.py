"""`covetown rules`: the rules of a game in our own words, searchable, each with its id; tables and charts whole."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from covetown import registry
from covetown.cli import language
from covetown.kernel import RuleError
from covetown.rule_search import rule_search
from covetown.rulebook import Block, Rule, Table, rulebook

SHOWN = 12  # of the rules found; more words narrow the search


def rules(
    game: Annotated[str, typer.Argument()],
    words: Annotated[list[str] | None, typer.Argument()] = None,
) -> None:
    """Read or search the rules of a game."""
    registry.load(game)
    console = Console(highlight=False)
    if words:
        search(console, game, " ".join(words), SHOWN)
    else:
        read_aloud(console, game)


def search(console: Console, game: str, question: str, most: int) -> None:
    """The best rules for some words; a refusal with words to try instead when there is none."""
    say = language.words(game).key
    found = rule_search(game).search(question)
    if not found.entries:
        hint = "cli-rules-instead" if found.instead else "cli-rules-none"
        raise RuleError(say(hint, game=game, words=question, instead=", ".join(found.instead)))
    if not found.complete:
        console.print(say("cli-rules-some", words=question), markup=False)
    heading = ""
    for entry in found.entries[:most]:
        if entry.section != heading:
            heading = entry.section
            console.print(Text(f"\n{heading}", style="bold"))
        tell(console, entry)
    if len(found.entries) > most:
        console.print("\n" + say("cli-rules-more", n=len(found.entries) - most), markup=False)


def tell(console: Console, entry: Rule | Table) -> None:
    if isinstance(entry, Rule):
        console.print(Text.assemble((entry.ident, "cyan"), " ", entry.text))
    else:
        console.print(Text(entry.caption, style="cyan"))
        console.print(grid(entry.rows))


def grid(rows: list[list[str]]) -> Grid | Text:
    """A table as columns; a chart, which has one, line by line."""
    if all(len(row) == 1 for row in rows):
        return Text("\n".join(row[0] for row in rows))
    out = Grid(box=SIMPLE, pad_edge=False)
    for cell in rows[0]:
        out.add_column(Text(cell), overflow="fold")
    for row in rows[1:]:
        out.add_row(*(Text(cell) for cell in row[: len(rows[0])]))
    return out


def read_aloud(console: Console, game: str) -> None:
    """The whole book in its order."""
    for section in rulebook(game).sections:
        console.print(Text(f"\n{section.title}", style="bold"))
        rows: list[list[str]] = []
        for block in [*section.blocks, Block("text")]:
            if rows and (block.kind != "row" or block.head):
                console.print(grid(rows))
                rows = []
            if block.kind == "row":
                rows.append(block.cells)
            elif block.kind == "rule":
                console.print(Text.assemble((block.ident, "cyan"), " ", block.text))
            elif block.kind == "item":
                console.print(Text(f"  · {block.text}"))
            elif block.text:
                console.print(Text(block.text))
