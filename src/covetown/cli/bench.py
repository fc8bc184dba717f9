"""`covetown bench`: how fast the engine is, beside a fixed calibration loop, so that figures compare as ratios."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import covetown
from covetown import registry
from covetown.cli.language import say, words
from covetown.kernel import FastChance
from covetown.kernel.form import compiled
from covetown.kernel.playout import calibrate, copy_often, many_random_games, play_randomly

LIMIT = 100_000
# The columns of the table, and how many digits each shows after the point.
FIGURES = {
    "decisions-per-s": 0,
    "games-per-s": 1,
    "copy-us": 3,
    "search-iterations-per-s": 0,
    "search-as-bots-per-s": 0,
    "batch-steps-per-s": 0,
    "calibration-per-s": 0,
    "decisions-per-calibration": 4,
}


def bench(
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[int | None, typer.Option(min=1)] = None,
    seconds: Annotated[float, typer.Option(min=0.05)] = 2.0,
    both: Annotated[
        bool,
        typer.Option(
            "--both",
        ),
    ] = False,
    as_json: Annotated[
        bool,
        typer.Option(
            "--json",
        ),
    ] = False,
) -> None:
    """Measure random decisions, whole games, copies, search and batched steps a second, for each game."""
    keys = [game] if game is not None else registry.names()
    for key in keys:
        registry.load(key)
    rows = [measure(key, seats, seconds) for key in keys]
    if both and compiled():
        rows.extend(measure_interpreted(keys, seats, seconds))
    if as_json:
        for row in rows:
            print(json.dumps(row))
        return
    table = Table(title=say("cli-bench-title"))
    for column in ("game", "form", "seats", *FIGURES):
        table.add_column(say(f"cli-bench-{column}"), justify="left" if column in ("game", "form") else "right")
    for row in rows:
        figures = [(row[name.replace("-", "_")], digits) for name, digits in FIGURES.items()]
        table.add_row(
            str(row["game"]),
            say("cli-form-compiled" if row["compiled"] else "cli-form-interpreted"),
            str(row["seats"]),
            *(words().number(float(str(figure)), digits) if figure is not None else "-" for figure, digits in figures),
        )
    Console().print(table)


def calibration(seconds: float) -> float:
    """Rounds a second of the fixed loop."""
    rounds = 20_000
    while True:
        began = time.perf_counter()
        calibrate(rounds)
        spent = time.perf_counter() - began
        if spent >= seconds:
            return rounds / spent
        rounds *= 2 if spent <= 0 else max(2, min(10, int(seconds / spent * 1.1) + 1))


def measure(key: str, seats: int | None, seconds: float) -> dict[str, object]:
    """The figures of one game in the form that runs, with the calibration taken before and after."""
    game = registry.load(key)
    count = seats if seats is not None else game.usual_seats
    options = game.check_options(count, game.sim_options())
    before = calibration(seconds / 8)
    games = 0
    decisions = 0
    step = 4
    many_random_games(game, count, options, 2, 999, LIMIT)
    began = time.perf_counter()
    while True:
        decisions += many_random_games(game, count, options, step, games + 1, LIMIT)
        games += step
        spent = time.perf_counter() - began
        if spent >= seconds:
            break
        step = max(1, min(4096, int(games * (seconds - spent) / spent) + 1))
    batched = batch_speed(key, count, options, seconds)
    copies = copy_time(key, count, options, seconds / 2)
    after = calibration(seconds / 8)
    rate = (before + after) / 2
    return {
        "game": key,
        "compiled": compiled(),
        "seats": count,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "copy_us": round(copies, 3),
        "search_iterations_per_s": search_speed(key, count, options, seconds, 0),
        "search_as_bots_per_s": search_speed(key, count, options, seconds, -1),
        "batch_steps_per_s": batched,
        "calibration_per_s": round(rate),
        "decisions_per_calibration": round(decisions / spent / rate, 4),
    }


def copy_time(key: str, seats: int, options: dict[str, object], seconds: float) -> float:
    """Microseconds per copy, over positions from the middle of random games."""
    game = registry.load(key)
    chance = FastChance(5)
    states = []
    for number in range(16):
        state = game.new(seats, options, chance)
        play_randomly(state, chance, 40 + 25 * number)
        states.append(state)
    rounds = 100
    while True:
        began = time.perf_counter()
        for state in states:
            copy_often(state, rounds)
        spent = time.perf_counter() - began
        if spent >= seconds / 2:
            return spent / (rounds * len(states)) * 1e6
        rounds *= 4


def search_speed(key: str, seats: int, options: dict[str, object], seconds: float, depth: int) -> int | None:
    """Search iterations a second, played to the end (0) or as far as bots play (-1), where the search is there."""
    try:
        from covetown.bots import search_rate
    except ImportError:
        return None
    return round(search_rate(key, seats, options, seconds, depth))


def batch_speed(key: str, seats: int, options: dict[str, object], seconds: float) -> int | None:
    """Steps of the batched environment per second of processor time, where numpy is there to hold them."""
    try:
        from covetown.envs.vector import batch_rate
    except ImportError:
        return None
    if registry.load(key).features() is None:
        return None
    return round(batch_rate(key, seats, options, seconds))


def interpreted_tree(folder: Path) -> Path:
    """A copy of the package without compiled modules; with it on the path the interpreted form runs."""
    source = Path(covetown.__file__).parent
    target = folder / "covetown"
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web"))
    return folder


def measure_interpreted(keys: list[str], seats: int | None, seconds: float) -> list[dict[str, object]]:
    """The same figures for the interpreted form, in a process of its own."""
    rows: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as folder:
        tree = interpreted_tree(Path(folder))
        for key in keys:
            command = [sys.executable, "-m", "covetown.cli", "bench", key, "--json", "--seconds", str(seconds)]
            if seats is not None:
                command += ["--seats", str(seats)]
            ran = subprocess.run(
                command, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True, check=True
            )
            rows.append(json.loads(ran.stdout))
    return rows
