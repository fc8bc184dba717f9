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
from covetown.bots import LEVELS, make
from covetown.kernel import Game, Journal, RuleError
from covetown.kernel.form import form_name
from covetown.lab import balance as fairness
from covetown.lab import ladder as ratings
from covetown.lab import leaderboard
from covetown.lab import probe as probing
from covetown.lab.contest import Contest, Entrant
from covetown.lab.export import Export, Played, Source, Stored
from covetown.lab.intake import Intake
from covetown.lab.match import run, summary
from covetown.lab.records import Records
from covetown.lab.report import html, pictures
from covetown.lab.words import Words
from covetown.lab.workers import workers
from covetown.text import FALLBACK, Texts, texts

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


class Speech:
    """The language of the laboratory: the command that it is part of chooses it."""

    locale = FALLBACK


def words() -> Texts:
    """What is said."""
    return texts(locale=Speech.locale)


class Watch:
    """A progress bar on the error stream."""

    def __init__(self, what: str, games: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.progress.add_task(what, total=games)

    def step(self, journal: Journal) -> None:
        self.progress.advance(self.task)

    def steps(self, games: int) -> None:
        self.progress.advance(self.task, games)


def options_of(game: Game, pairs: list[str] | None) -> dict[str, object]:
    """`key=value` pairs as table options; a value is JSON, a word, or words with commas where a list is wanted."""
    lists = [spec.key for spec in game.option_specs() if spec.kind == "list"]
    out: dict[str, object] = {}
    for pair in pairs or []:
        key, sign, text = pair.partition("=")
        if not sign:
            raise RuleError(words().key("cli-option-form", told=pair))
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
        raise RuleError(words().key("lab-no-bots"))
    count = seats if seats is not None else max(len(names), game.usual_seats if len(names) == 1 else len(names))
    if len(names) > count:
        raise RuleError(words().key("lab-too-many", n=len(names), seats=count))
    return entered(game, names + [names[-1]] * (count - len(names)), think)


def entered(game: Game, names: list[str], think: float | None) -> list[Entrant]:
    """The named bots, each of which can be made for the game."""
    entrants = [Entrant(name, think, game) for name in names]
    for entrant in entrants:
        make(entrant.level, game, entrant.settings)
    return entrants


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
    speech = Words(game, Speech.locale)
    say, number = speech.say, speech.number
    form = say(f"cli-form-{form_name()}")
    table = Table(title=say("lab-match-title", game=game, games=games, seats=len(entrants), form=form))
    for column in ("bot", "wins", "interval", "place", "score", "answer"):
        table.add_column(say(f"lab-column-{column}"), justify="left" if column == "bot" else "right")
    rates, intervals = found["win_rate"], found["interval"]
    places, scores, times = found["mean_place"], found["mean_score"], found["ms_per_answer"]
    assert isinstance(rates, dict)
    assert isinstance(intervals, dict)
    assert isinstance(places, dict)
    assert isinstance(scores, dict)
    assert isinstance(times, dict)
    for name, rate in rates.items():
        table.add_row(
            name,
            speech.share(rate),
            speech.shares(*intervals[name]),
            number(places[name], 2),
            number(scores[name], 1),
            number(times[name], 2),
        )
    console = Console(emoji=False)
    console.print(table)
    console.print(say("lab-decisions", n=found["decisions"], each=found["decisions_per_s"]))


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
    page: Annotated[Path | None, typer.Option()] = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots by games of every pair; `games` is the number for each pairing."""
    title = registry.load(game)
    names = [part.strip() for part in bots.split(",") if part.strip()]
    entrants = entered(title, names, think)
    count = seats if seats is not None else min(title.seat_counts(title.check_options(title.usual_seats, {})))
    pairs = ratings.contests(game, entrants, max(2, count), options_of(title, option), seed)
    watch = Watch(game, games * len(pairs))
    with watch.progress:
        journals = ratings.play(pairs, games, Records(records), workers(jobs, ray), watch.step)
    rungs = ratings.rate(journals)
    command = f"covetown lab ladder {game} --bots {bots} --games {games} --seats {max(2, count)} --seed {seed}"
    if think is not None:
        command += f" --think {think}"
    command += "".join(f" -o {pair}" for pair in option or [])
    if page is not None:
        found = leaderboard.ladder(game, max(2, count), rungs, journals, command)
        leaderboard.put_in(page, found, Speech.locale)
    if publish is not None:
        text = publish.read_text("utf-8") if publish.exists() else ""
        publish.write_text(ratings.publish(text, game, ratings.page(game, max(2, count), rungs, command)), "utf-8")
    if as_json:
        print(json.dumps({"game": game, "seats": max(2, count), "ladder": [rung.plain() for rung in rungs]}))
        return
    say, number = words().key, words().number
    table = Table(title=say("pair", label=game, value=say("lab-ladder")))
    for column in ("bot", "rating", "spread", "seats", "wins"):
        table.add_column(say(f"lab-column-{column}"), justify="left" if column == "bot" else "right")
    for rung in rungs:
        share = number(rung.wins / rung.games, 1, percent=True)
        table.add_row(rung.name, number(rung.mu, 1), number(2 * rung.sigma, 1), number(rung.games), share)
    Console(emoji=False).print(table)


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
        report.write_text(html(found, command, Speech.locale), "utf-8")
    if figures is not None:
        figures.mkdir(parents=True, exist_ok=True)
        for name, drawing in pictures(found, Speech.locale).items():
            (figures / name).write_text(drawing, "utf-8")
    if as_json:
        print(json.dumps(found))
        return
    show_balance(found)


def show_balance(found: dict[str, object]) -> None:
    """The report at the terminal."""
    facets = found["facets"]
    assert isinstance(facets, dict)
    console = Console(emoji=False)
    game = str(found["game"])
    speech = Words(game, Speech.locale)
    say, number = speech.say, speech.number
    for facet, rows in facets.items():
        name = speech.facet(facet)
        table = Table(title=say("pair", label=game, value=name), title_justify="left")
        table.add_column(name)
        for column in ("count", "wins", "interval", "fair", "score", "ratio"):
            table.add_column(say(f"lab-column-{column}"), justify="right")
        for row in rows:
            wins = ["", "", ""]
            if "win_share" in row:
                shares = speech.shares(*row["win_interval"])
                wins = [speech.share(row["win_share"]), shares, speech.share(row["fair_share"])]
            score = [number(row["mean_score"], 2), speech.away(row["score_ratio"])]
            value = speech.value(facet, str(row["value"]), list(facets))
            table.add_row(value, number(row["count"]), *wins, *score)
        console.print(table)


@app.command("export")
def export(
    game: GameKey,
    out: Annotated[Path, typer.Option()],
    bots: Bots = "apprentice",
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: TableOption = None,
    vary: Annotated[
        bool,
        typer.Option(
            "--vary",
        ),
    ] = False,
    line_ups: LineUps = False,
    journals: Annotated[Path | None, typer.Option()] = None,
    as_json: AsJson = False,
) -> None:
    """Write games, decisions and lessons as Parquet tables, for data sets; a stopped export goes on where it was."""
    title = registry.load(game)
    source: Source
    if journals is not None:
        source = Stored(game, journals)
    else:
        entrants = line_up(title, bots, seats, None)
        mirror = len(set(bots.split(","))) > 1
        contest = Contest(game, entrants, options_of(title, option), seed, mirror, vary, line_ups)
        contest.options_of(title, 0)
        source = Played(contest, games, workers(jobs, ray))
    made = Export(game, source, out)
    watch = Watch(game, source.count())
    with watch.progress:
        counts = made.run(watch.steps)
    if as_json:
        print(json.dumps({"game": game, "mark": made.mark, **counts}))
        return
    print(words().key("lab-export-done", folder=str(out), **counts))


@app.command("import")
def take_in(
    file: Annotated[Path, typer.Argument()],
    out: Annotated[Path | None, typer.Option()] = None,
    as_json: AsJson = False,
) -> None:
    """Play the games of a data set again, compare every row, and give the journals back."""
    intake = Intake(file)
    if out is None:
        for _ in intake.journals():
            pass
    else:
        out.parent.mkdir(parents=True, exist_ok=True)
        draft = out.with_name(f"{out.name}.partial")
        with draft.open("w", encoding="utf-8") as stream:
            stream.writelines(journal.dumps() + "\n" for journal in intake.journals())
        draft.replace(out)
    print(json.dumps(intake.counts) if as_json else words().key("lab-import-done", **intake.counts))


@app.command("teach")
def teach(
    game: GameKey,
    out: Annotated[Path, typer.Option()],
    games: Games = 20_000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    iterations: Annotated[int, typer.Option(min=0)] = 0,
    ahead: Annotated[int, typer.Option(min=0)] = 0,
    start: Annotated[Path | None, typer.Option(exists=True, dir_okay=False)] = None,
    also: Annotated[list[Path] | None, typer.Option(exists=True, file_okay=False)] = None,
    data: Annotated[Path | None, typer.Option()] = None,
    neurons: Annotated[tuple[int, int], typer.Option()] = (96, 32),
    rounds: Annotated[int, typer.Option(min=1)] = 12,
    trust: Annotated[float, typer.Option(min=0, max=1)] = 0.5,
    rate: Annotated[float, typer.Option(min=1e-6, max=1)] = 0.002,
    keep: Annotated[float, typer.Option(min=0, max=1)] = 1.0,
    depth: Annotated[int, typer.Option(min=-1)] = -1,
    first_only: Annotated[bool, typer.Option("--first-only")] = False,
    gate: Annotated[int, typer.Option(min=0)] = 400,
    budget: Annotated[str, typer.Option()] = "200i",
    as_json: AsJson = False,
) -> None:
    """Play games, learn from them what positions are worth, and show by a match what that is worth to a search."""
    try:
        from covetown.lab.teaching import teacher, training
    except ImportError:
        need = "pip install 'covetown[lab]'"
        raise RuleError(words().key("lab-teach-extra", command=need)) from None
    say, number = words().key, words().number
    task = teacher.Task(game, games, seed, iterations, b"" if start is None else start.read_bytes(), also or [], ahead)
    task.check(budget)
    course = training.Course(*task.neurons(neurons), rounds=rounds, trust=trust, rate=rate, seed=seed, keep=keep)
    out.parent.mkdir(parents=True, exist_ok=True)
    watch = Watch(game, games)
    with watch.progress:
        files = task.play(data if data is not None else out.with_name(f"{out.name}.games"), jobs, watch.steps)
    options = f" --iterations {iterations}" * (iterations > 0) + f" --ahead {ahead}" * (ahead > 0)
    options += f" --start {start.name} --keep {keep}" if start is not None else ""
    options += "".join(f" --also {folder.name}" for folder in also or [])
    command = f"covetown lab teach {game} --games {games} --seed {seed}{options} --out {out.name}"
    command += f" --neurons {course.wide} {course.deep} --rounds {rounds} --trust {trust} --rate {rate} --depth {depth}"
    command += " --first-only" * first_only
    watch = Watch(say("lab-teach-learning"), rounds)

    def learned(round_: int, loss: float) -> None:
        watch.steps(1)
        watch.progress.console.print(say("lab-teach-round", n=round_, loss=number(loss, 4)))

    with watch.progress:
        made = task.learn(files, course, learned)
    weights = made.file(depth, command, first_only)
    draft = out.with_name(f"{out.name}.partial")
    draft.write_bytes(weights)
    draft.replace(out)
    found: dict[str, object] = {"game": game, "file": str(out), "bytes": len(weights), "log_loss": made.figures.plain()}
    if not as_json:
        losses = {name: number(value, 4) for name, value in made.figures.losses().items()}
        print(say("lab-teach-done", file=str(out), size=len(weights), positions=made.figures.positions, **losses))
    matches = []
    for seats in teacher.gate_seats(game) if gate else []:
        watch = Watch(game, gate)
        with watch.progress:
            result = teacher.gate(game, weights, seats, gate, budget, seed + 1, jobs, watch.step)
        matches.append(result)
        if not as_json:
            print(teacher_line(game, result, budget))
    if as_json:
        print(json.dumps({**found, "matches": matches}))


@app.command("practise")
def practise(
    game: GameKey,
    out: Annotated[Path, typer.Option()],
    start: Annotated[Path | None, typer.Option(exists=True, dir_okay=False)] = None,
    rounds: Annotated[int, typer.Option(min=0)] = 100,
    games: Games = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    neurons: Annotated[tuple[int, int], typer.Option()] = (96, 32),
    rate: Annotated[float, typer.Option(min=1e-6, max=1)] = 0.0007,
    depth: Annotated[int, typer.Option(min=-1)] = -1,
    doubt: Annotated[float, typer.Option(min=0, max=1)] = 0.05,
    explore: Annotated[float, typer.Option(min=0)] = 0.7,
    first_only: Annotated[bool | None, typer.Option("--first-only/--everywhere")] = None,
    critic: Annotated[bool, typer.Option("--critic")] = False,
    data: Annotated[Path | None, typer.Option()] = None,
    gate: Annotated[int, typer.Option(min=0)] = 400,
    budget: Annotated[str, typer.Option()] = "200i",
    as_json: AsJson = False,
) -> None:
    """Let a network play against itself and learn which answers are good; show by a match what that is worth."""
    try:
        from covetown.lab.teaching import practice, teacher, training
    except ImportError:
        need = "pip install 'covetown[lab]'"
        raise RuleError(words().key("lab-teach-extra", command=need)) from None
    say, number = words().key, words().number
    course = training.Course(*neurons, seed=seed)
    made = practice.Practice(game, rounds, games, seed, rate, b"" if start is None else start.read_bytes(), course)
    made.check(budget)
    out.parent.mkdir(parents=True, exist_ok=True)
    watch = Watch(game, rounds * games)
    figures: list[practice.Figures] = []

    def told(played: int, round_: practice.Figures | None) -> None:
        watch.steps(played)
        if round_ is not None:
            figures.append(round_)
            facts = {"loss": number(round_.loss, 4), "doubt": number(round_.doubt, 2)}
            watch.progress.console.print(say("lab-practise-round", n=made.done, choices=round_.choices, **facts))

    with watch.progress:
        made.run(data if data is not None else out.with_name(f"{out.name}.practice"), jobs, told)
    begun = f" --start {start.name}" if start is not None else ""
    begun += f" --neurons {course.wide} {course.deep}" if start is None or neurons != (96, 32) else ""
    command = f"covetown lab practise {game} --rounds {rounds} --games {games} --seed {seed} --rate {rate}{begun}"
    command += f" --depth {depth} --doubt {doubt:g} --explore {explore:g}" + " --critic" * critic
    command += "" if first_only is None else " --first-only" if first_only else " --everywhere"
    use = practice.Use(depth, doubt, critic, explore, first_only)
    weights = made.file({"command": f"{command} --out {out.name}"}, use)
    draft = out.with_name(f"{out.name}.partial")
    draft.write_bytes(weights)
    draft.replace(out)
    if not as_json:
        print(say("lab-practise-done", file=str(out), size=len(weights), games=rounds * games))
    matches = []
    for seats in teacher.gate_seats(game) if gate else []:
        watch = Watch(game, gate)
        with watch.progress:
            result = teacher.gate(game, weights, seats, gate, budget, seed + 1, jobs, watch.step)
        matches.append(result)
        if not as_json:
            print(teacher_line(game, result, budget))
    if as_json:
        rows = [round_._asdict() for round_ in figures]
        print(json.dumps({"game": game, "file": str(out), "bytes": len(weights), "rounds": rows, "matches": matches}))


@app.command("probe")
def probe(
    game: GameKey,
    rival: Annotated[str, typer.Option()] = "master:10i",
    iterations: Annotated[list[int] | None, typer.Option(min=1)] = None,
    games: Games = 120,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    option: TableOption = None,
    as_json: AsJson = False,
) -> None:
    """How much a player gains who knows a bot: a search that knows how its rivals answer, and one that does not."""
    budgets = iterations or [10, 40]
    asked = probing.Probe(game, rival, seats, options_of(registry.load(game), option), seed)
    kinds = [(kind, budget) for budget in budgets for kind in (probing.GUESSING, probing.KNOWING)]
    watch = Watch(game, games * len(kinds))
    with watch.progress:
        rows = [asked.run(kind, budget, games, workers(jobs, None), watch.steps) for kind, budget in kinds]
    if as_json:
        told = {"game": game, "rival": rival, "seats": asked.seats, "options": asked.options, "seed": seed}
        print(json.dumps({**told, "rows": rows}))
        return
    speech = Words(game, Speech.locale)
    say = speech.say
    table = Table(title=say("lab-probe-title", game=game, rival=rival, seats=asked.seats, games=games))
    for column in ("iterations", "search", "wins", "interval"):
        table.add_column(say(f"lab-column-{column}"), justify="left" if column == "search" else "right")
    for row in rows:
        share, span = row["win_rate"], row["interval"]
        assert isinstance(share, float)
        assert isinstance(span, list)
        kind = say(f"lab-probe-{row['kind']}")
        table.add_row(speech.number(int(str(row["iterations"]))), kind, speech.share(share), speech.shares(*span))
    Console(emoji=False).print(table)


def teacher_line(game: str, result: dict[str, object], budget: str) -> str:
    """The result of a match of the taught against the untaught in one line."""
    speech = Words(game, Speech.locale)
    rates, intervals = result["win_rate"], result["interval"]
    assert isinstance(rates, dict)
    assert isinstance(intervals, dict)
    name = f"grandmaster:{budget}"
    share, span = speech.share(rates[name]), speech.shares(*intervals[name])
    return speech.say("lab-teach-gate", seats=result["seats"], games=result["games"], share=share, span=span)
