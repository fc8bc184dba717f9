"""`covetown games`: what there is to play."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from covetown import registry
from covetown.cli.language import words


def games(
    as_json: Annotated[
        bool,
        typer.Option(
            "--json",
        ),
    ] = False,
) -> None:
    """List the games: who plays, how many, and the table options."""
    console = Console()
    for key in registry.names():
        game = registry.load(key)
        say = words(key)
        title = say.key(game.about().key)
        counts: set[int] = set()
        for mode in modes(key):
            counts.update(game.seat_counts(mode))
        if as_json:
            specs = [spec.plain() for spec in game.option_specs()]
            print(
                json.dumps(
                    {
                        "game": key,
                        "title": title,
                        "seats": sorted(counts),
                        "rules": game.rules_version,
                        "options": specs,
                    }
                )
            )
            continue
        table = Table(
            title=f"{title}  [dim]({key})[/dim]", title_justify="left", show_header=True, box=None, pad_edge=False
        )
        table.add_column(say.key("cli-games-option"), style="bold")
        for column in ("values", "default", "help"):
            table.add_column(say.key(f"cli-games-{column}"))
        for spec in game.option_specs():
            values = (
                ", ".join(spec.choices)
                if spec.choices
                else say.key(f"cli-games-{'flag' if spec.kind == 'flag' else 'range'}", low=spec.low, high=spec.high)
            )
            help_key = f"table-option-{spec.key.replace('_', '-')}.help"
            told = say.key(help_key) if say.has(help_key) else ""
            table.add_row(
                spec.key, values, say.key("shell-option-none") if spec.default is None else str(spec.default), told
            )
        console.print(f"[dim]{say.key(game.about().key + '.summary')}[/dim]")
        console.print(say.key("cli-games-seats", seats=", ".join(str(count) for count in sorted(counts))))
        console.print(table)
        console.print()
    for trouble in registry.troubles():
        print(f"covetown: {trouble}", file=sys.stderr)


def modes(key: str) -> list[dict[str, object]]:
    """Every value of the first option that changes how many can play, beside the defaults."""
    game = registry.load(key)
    base: dict[str, object] = {spec.key: spec.default for spec in game.option_specs()}
    found = [base]
    for spec in game.option_specs():
        if spec.kind == "choice":
            found.extend({**base, spec.key: choice} for choice in spec.choices)
    return found
