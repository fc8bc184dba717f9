"""`covetown fuzz`: random games over all tables of a game, every position looked at."""

from __future__ import annotations

import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from covetown import registry
from covetown.cli.language import say
from covetown.inspection import Fault, walk
from covetown.kernel.form import form_name
from covetown.lab.workers import end_with_parent


def walk_some(
    key: str, seeds: list[int], every: int
) -> tuple[int, int, dict[str, int], tuple[int, str, str, str] | None]:
    """Walk through one game per seed; stops at the first fault: (games, moves, endings, fault with its journal)."""
    game = registry.load(key)
    endings: dict[str, int] = {}
    moves = 0
    for number, seed in enumerate(seeds):
        try:
            match = walk(game, seed, every)
        except Fault as fault:
            cause = "".join(traceback.format_exception(fault.__cause__)) if fault.__cause__ else ""
            return number, moves, endings, (seed, fault.what, fault.journal.dumps(), cause)
        moves += len(match.journal.moves)
        result = match.state.result()
        assert result is not None
        endings[result.ending] = endings.get(result.ending, 0) + 1
    return len(seeds), moves, endings, None


def fuzz(
    game: Annotated[str | None, typer.Argument()] = None,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    every: Annotated[int, typer.Option(min=1)] = 40,
    out: Annotated[Path, typer.Option()] = Path(),
) -> None:
    """Hunt for crashes, dead ends, endless games, leaks and lost cards.

    The first fault ends the hunt with exit status 1 and leaves a journal that can be replayed.
    """
    keys = [game] if game is not None else registry.names()
    for key in keys:
        registry.load(key)
    for key in keys:
        hunt(key, games, seed, jobs, every, out)


def hunt(game: str, games: int, seed: int, jobs: int, every: int, out: Path) -> None:
    """Walk through this many games of one title."""
    seeds = list(range(seed, seed + games))
    size = max(1, min(25, games // (jobs * 4) or 1))
    parts = [seeds[start : start + size] for start in range(0, games, size)]
    done = 0
    moves = 0
    endings: dict[str, int] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool,
    ):
        task = progress.add_task(say("cli-fuzz-task", game=game, form=form()), total=games)
        walker = pool.map if jobs > 1 else map
        for count, made, ends, fault in walker(walk_some, [game] * len(parts), parts, [every] * len(parts)):
            done += count
            moves += made
            for ending, number in ends.items():
                endings[ending] = endings.get(ending, 0) + number
            progress.update(task, completed=done)
            if fault is not None:
                progress.stop()
                pool.shutdown(wait=False, cancel_futures=True)
                report(game, fault, out)
                raise typer.Exit(1)
    told = ", ".join(f"{ending} {number}" for ending, number in sorted(endings.items()))
    print(say("cli-fuzz-done", game=game, games=done, moves=moves, form=form(), endings=told))


def report(game: str, fault: tuple[int, str, str, str], out: Path) -> None:
    """Write the journal of a fault and say where."""
    seed, what, journal, cause = fault
    file = out / f"fuzz-{game}-{seed}.json"
    file.write_text(journal, encoding="utf-8")
    if cause:
        print(cause)
    print(say("cli-fuzz-fault", game=game, seed=str(seed), what=what))
    print(say("cli-fuzz-replay", command=f"covetown replay {file}"))


def form() -> str:
    return say(f"cli-form-{form_name()}")
