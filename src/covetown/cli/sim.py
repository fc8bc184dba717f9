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
from covetown.cli.language import say, words
from covetown.cli.words import bots_of, seat_list, table_options
from covetown.kernel import FastChance, RuleError
from covetown.kernel.form import compiled, form_name
from covetown.kernel.state import lowest_seat
from covetown.lab.workers import end_with_parent
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
                raise RuleError(say("cli-sim-endless", seed=str(seed), decisions=CAP))
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
    game: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option(min=1)] = 100,
    seats: Annotated[str, typer.Option()] = "",
    seed: Annotated[int, typer.Option()] = 1,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
        ),
    ] = None,
    think: Annotated[float, typer.Option(min=0.001)] = 0.1,
    as_json: Annotated[
        bool,
        typer.Option(
            "--json",
        ),
    ] = False,
) -> None:
    """Let programs play many games and count who wins."""
    title = registry.load(game)
    options = {**title.sim_options(), **table_options(title, option or [])}
    who = seat_list(seats, bots_of(title)) if seats else ["random"] * title.usual_seats
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
            with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
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
    each, form = round(total.decisions / count), say(f"cli-form-{form_name()}")
    table = Table(title=say("cli-sim-title", game=game, games=count, each=each, form=form))
    for column in ("seat", "player", "wins", "place", "score"):
        table.add_column(say(f"cli-sim-{column}"), justify="left" if column == "player" else "right")
    number = words().number
    for seat, player in enumerate(who):
        table.add_row(
            chr(65 + seat),
            player,
            number(total.wins[seat] / count, 1, percent=True),
            number(total.places[seat] / count, 2),
            number(total.scores[seat] / count, 1),
        )
    console = Console(emoji=False)
    console.print(table)
    endings = ", ".join(f"{ending} {times}" for ending, times in sorted(total.endings.items()))
    console.print(say("cli-sim-endings", endings=endings))
