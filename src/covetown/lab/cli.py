"""`covetown lab`: matches between bots, their ratings, and how fair the games are."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from covetown import registry
from covetown.bots import LEVELS
from covetown.kernel import Game, Journal, RuleError
from covetown.kernel.form import form_name
from covetown.lab import balance as fairness
from covetown.lab import ladder as ratings
from covetown.lab.contest import Contest, Entrant
from covetown.lab.match import run, summary
from covetown.lab.records import Records
from covetown.lab.report import html, pictures
from covetown.lab.workers import workers

app = typer.Typer(no_args_is_help=True, help="Many games between programs: matches, ratings, balance.")

GameKey = Annotated[str, typer.Argument()]
Bots = Annotated[
    str,
    typer.Option(),
]
Seats = Annotated[int | None, typer.Option(min=1)]
Games = Annotated[int, typer.Option(min=1)]
Seed = Annotated[int, typer.Option()]
Jobs = Annotated[int, typer.Option(min=1)]
Ray = Annotated[str | None, typer.Option()]
TableOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
    ),
]
Think = Annotated[float | None, typer.Option(min=0.001)]
Out = Annotated[
    Path | None,
    typer.Option(
        "--records",
    ),
]
LineUps = Annotated[
    bool,
    typer.Option(
        "--line-ups",
    ),
]
AsJson = Annotated[
    bool,
    typer.Option(
        "--json",
    ),
]


EVERYBODY = ",".join(["random", *LEVELS])


class Watch:
    """A progress bar on the error stream."""

    def __init__(self, what: str, games: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.progress.add_task(what, total=games)

    def step(self, journal: Journal) -> None:
        self.progress.advance(self.task)


def options_of(game: Game, pairs: list[str] | None) -> dict[str, object]:
    """`key=value` pairs as table options; a value is JSON, a word, or words with commas where a list is wanted."""
    lists = [spec.key for spec in game.option_specs() if spec.kind == "list"]
    out: dict[str, object] = {}
    for pair in pairs or []:
        key, sign, text = pair.partition("=")
        if not sign:
            raise RuleError(f"an option is written key=value, not {pair!r}")
        if key in lists and not text.startswith("["):
            out[key] = [part.strip() for part in text.split(",") if part.strip()]
            continue
        try:
            out[key] = json.loads(text)
        except ValueError:
            out[key] = text
    return out


def line_up(game: Game, bots: str, seats: int | None, think: float | None) -> list[Entrant]:
    """The named bots, the last of them in every seat left."""
    names = [part.strip() for part in bots.split(",") if part.strip()]
    if not names:
        raise RuleError("name at least one bot, such as --bots master,apprentice")
    count = seats if seats is not None else max(len(names), game.usual_seats if len(names) == 1 else len(names))
    if len(names) > count:
        raise RuleError(f"{len(names)} bots do not fit at a table with {count} seats")
    return [Entrant(name, think) for name in names + [names[-1]] * (count - len(names))]


@app.command("match")
def match(
    game: GameKey,
    bots: Bots = "apprentice,novice",
    games: Games = 400,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: TableOption = None,
    think: Think = None,
    vary: Annotated[
        bool,
        typer.Option(
            "--vary",
        ),
    ] = False,
    line_ups: LineUps = False,
    records: Out = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other on shared deals, seats rotated, and count who wins."""
    title = registry.load(game)
    entrants = line_up(title, bots, seats, think)
    contest = Contest(game, entrants, options_of(title, option), seed, vary=vary, line_ups=line_ups)
    contest.options_of(title, 0)
    watch = Watch(game, games)
    began = time.perf_counter()
    with watch.progress:
        journals = run(contest, games, Records(records), workers(jobs, ray), watch.step)
    found = summary(contest, journals, time.perf_counter() - began)
    if as_json:
        print(json.dumps(found))
        return
    table = Table(title=f"{game}: {games} games, {len(entrants)} seats ({form_name()})")
    for column in ("bot", "wins", "95 %", "mean place", "mean score", "ms an answer"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    rates, intervals = found["win_rate"], found["interval"]
    places, scores, times = found["mean_place"], found["mean_score"], found["ms_per_answer"]
    assert isinstance(rates, dict)
    assert isinstance(intervals, dict)
    assert isinstance(places, dict)
    assert isinstance(scores, dict)
    assert isinstance(times, dict)
    for name, rate in rates.items():
        low, high = intervals[name]
        table.add_row(
            name,
            f"{rate:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{places[name]:.2f}",
            f"{scores[name]:.1f}",
            f"{times[name]:.2f}",
        )
    console = Console()
    console.print(table)
    console.print(f"{found['decisions']} decisions, {found['decisions_per_s']} a second")


@app.command("ladder")
def ladder(
    game: GameKey,
    bots: Bots = EVERYBODY,
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: TableOption = None,
    think: Think = 0.1,
    records: Out = None,
    publish: Annotated[Path | None, typer.Option()] = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots by games of every pair; `games` is the number for each pairing."""
    title = registry.load(game)
    names = [part.strip() for part in bots.split(",") if part.strip()]
    entrants = [Entrant(name, think) for name in names]
    count = seats if seats is not None else min(title.seat_counts(title.check_options(title.usual_seats, {})))
    pairs = ratings.contests(game, entrants, max(2, count), options_of(title, option), seed)
    watch = Watch(game, games * len(pairs))
    with watch.progress:
        rungs = ratings.climb(pairs, games, Records(records), workers(jobs, ray), watch.step)
    if publish is not None:
        command = f"covetown lab ladder {game} --bots {bots} --games {games} --seats {max(2, count)}"
        if think is not None:
            command += f" --think {think}"
        command += "".join(f" -o {pair}" for pair in option or [])
        text = publish.read_text("utf-8") if publish.exists() else ""
        publish.write_text(ratings.publish(text, game, ratings.page(game, max(2, count), rungs, command)), "utf-8")
    if as_json:
        print(json.dumps({"game": game, "seats": max(2, count), "ladder": [rung.plain() for rung in rungs]}))
        return
    table = Table(title=f"{game}: ladder")
    for column in ("bot", "rating", "±", "seats played", "wins"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for rung in rungs:
        share = rung.wins / rung.games
        table.add_row(rung.name, f"{rung.mu:.1f}", f"{2 * rung.sigma:.1f}", str(rung.games), f"{share:.1%}")
    Console().print(table)


@app.command("balance")
def balance(
    game: GameKey,
    bots: Bots = "master:0.03",
    games: Games = 400,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: TableOption = None,
    vary: Annotated[
        bool,
        typer.Option(
            "--vary/--usual",
        ),
    ] = False,
    line_ups: LineUps = False,
    records: Out = None,
    report: Annotated[Path | None, typer.Option()] = None,
    figures: Annotated[Path | None, typer.Option()] = None,
    as_json: AsJson = False,
) -> None:
    """Win shares and scores by merchant, deck, seat and whatever else the game sorts by, with intervals."""
    title = registry.load(game)
    entrants = line_up(title, bots, seats, None)
    mirror = len(set(bots.split(","))) > 1
    contest = Contest(game, entrants, options_of(title, option), seed, mirror, vary, line_ups)
    contest.options_of(title, 0)
    watch = Watch(game, games)
    with watch.progress:
        journals = run(contest, games, Records(records), workers(jobs, ray), watch.step)
    found = fairness.summary(game, [entrant.name for entrant in entrants], journals)
    if report is not None:
        command = f"covetown lab balance {game} --bots {bots} --games {games} --seats {len(entrants)} --seed {seed}"
        report.parent.mkdir(parents=True, exist_ok=True)
        command += "".join(f" -o {pair}" for pair in option or []) + " --vary" * vary + " --line-ups" * line_ups
        report.write_text(html(found, command), "utf-8")
    if figures is not None:
        figures.mkdir(parents=True, exist_ok=True)
        for name, drawing in pictures(found).items():
            (figures / name).write_text(drawing, "utf-8")
    if as_json:
        print(json.dumps(found))
        return
    show_balance(found)


def show_balance(found: dict[str, object]) -> None:
    """The report at the terminal."""
    facets = found["facets"]
    assert isinstance(facets, dict)
    console = Console()
    for name, rows in facets.items():
        table = Table(title=f"{found['game']}: {name}", title_justify="left")
        for column in (name, "count", "wins", "95 %", "fair", "mean score", "to the mean"):
            table.add_column(column, justify="left" if column == name else "right")
        for row in rows:
            wins = ["", "", ""]
            if "win_share" in row:
                low, high = row["win_interval"]
                wins = [f"{row['win_share']:.1%}", f"{low:.1%}–{high:.1%}", f"{row['fair_share']:.1%}"]
            score = [f"{row['mean_score']:.2f}", f"{row['score_ratio'] - 1:+.1%}"]
            table.add_row(str(row["value"]), str(row["count"]), *wins, *score)
        console.print(table)
