"""`covetown sim`: many games between programs, with a table of results."""

from __future__ import annotations

import json
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from covetown import registry
from covetown.cli.words import BOT_LEVELS, seat_list, table_options
from covetown.kernel import FastChance, RuleError
from covetown.kernel.form import compiled, form_name
from covetown.kernel.state import lowest_seat
from covetown.seating import answer

CAP = 200_000


class Tally:
    """What came out of some games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * seats
        self.scores = [0] * seats
        self.places = [0] * seats
        self.endings: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
            self.places[seat] += other.places[seat]
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count


def play_some(key: str, who: list[str], options: dict[str, object], seeds: list[int], think: float) -> Tally:
    """Play one game per seed and add them up; runs in a worker process."""
    game = registry.load(key)
    tally = Tally(len(who))
    for seed in seeds:
        chance = FastChance(seed)
        state = game.new(len(who), options, chance)
        made = 0
        while state.waiting:
            seat = lowest_seat(state.waiting)
            if who[seat] == "random":
                answers = state.options(seat)
                state.apply(seat, answers[chance.below(len(answers))], chance)
            else:
                state.apply(seat, answer(game, state, seat, who[seat], seed * 1_000_003 + made, think), chance)
            made += 1
            if made > CAP:
                raise RuleError(f"the game with seed {seed} does not end: {CAP} decisions were made")
        result = state.result()
        assert result is not None
        tally.games += 1
        tally.decisions += made
        tally.endings[result.ending] = tally.endings.get(result.ending, 0) + 1
        for seat in range(len(who)):
            tally.wins[seat] += state.payoff(seat)
            tally.scores[seat] += result.scores[seat]
            tally.places[seat] += result.places[seat]
    return tally


def sim(
    game: Annotated[str, typer.Argument(help="The game's key, see `covetown games`.")],
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seats: Annotated[str, typer.Option(help="Who plays, such as random,apprentice.")] = "",
    seed: Annotated[int, typer.Option(help="The first seed; game n uses seed + n.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A table option, key=value; may be repeated.")
    ] = None,
    think: Annotated[float, typer.Option(help="Seconds a searching bot may think.", min=0.001)] = 0.1,
    as_json: Annotated[bool, typer.Option("--json", help="The results as one JSON object.")] = False,
) -> None:
    """Let programs play many games and count who wins."""
    title = registry.load(game)
    options = {**title.sim_options(), **table_options(title, option or [])}
    who = seat_list(seats, BOT_LEVELS) if seats else ["random"] * title.usual_seats
    options = title.check_options(len(who), options)
    seeds = list(range(seed, seed + games))
    size = max(1, min(50, games // (jobs * 4) or 1))
    parts = [seeds[start : start + size] for start in range(0, games, size)]
    total = Tally(len(who))
    began = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=games)
        if jobs == 1:
            for part in parts:
                total.add(play_some(game, who, options, part, think))
                progress.update(task, completed=total.games)
        else:
            with ProcessPoolExecutor(jobs) as pool:
                for tally in pool.map(
                    play_some, *zip(*[(game, who, options, part, think) for part in parts], strict=True)
                ):
                    total.add(tally)
                    progress.update(task, completed=total.games)
    report(game, who, total, time.perf_counter() - began, as_json)


def report(game: str, who: list[str], total: Tally, seconds: float, as_json: bool) -> None:
    """Print what came out."""
    count = total.games
    if as_json:
        rows = [
            {
                "seat": seat,
                "player": player,
                "win_share": total.wins[seat] / count,
                "mean_place": total.places[seat] / count,
                "mean_score": total.scores[seat] / count,
            }
            for seat, player in enumerate(who)
        ]
        print(
            json.dumps(
                {
                    "game": game,
                    "games": count,
                    "compiled": compiled(),
                    "decisions": total.decisions,
                    "decisions_per_s": round(total.decisions / seconds),
                    "seats": rows,
                    "endings": total.endings,
                }
            )
        )
        return
    table = Table(title=f"{game}: {count} games, {total.decisions / count:.0f} decisions each ({form_name()})")
    for column in ("seat", "player", "wins", "mean place", "mean score"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for seat, player in enumerate(who):
        table.add_row(
            chr(65 + seat),
            player,
            f"{total.wins[seat] / count:.1%}",
            f"{total.places[seat] / count:.2f}",
            f"{total.scores[seat] / count:.1f}",
        )
    console = Console()
    console.print(table)
    console.print("endings: " + ", ".join(f"{ending} {number}" for ending, number in sorted(total.endings.items())))
