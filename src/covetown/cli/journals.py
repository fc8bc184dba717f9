"""`covetown verify` and `covetown replay`: recorded games, checked move by move and told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from covetown import registry
from covetown.cli.analyse import analyse
from covetown.cli.language import say, spoken, why
from covetown.cli.screen import Screen
from covetown.kernel import (
    Events,
    Journal,
    JournalError,
    OldJournal,
    RuleError,
    ScriptedChance,
    opening,
    read_journal,
    replay,
)
from covetown.narrator import Narrator


def no_reading(error: OSError) -> str:
    """Why a file cannot be read; what the system says of it is English."""
    known = {FileNotFoundError: "none", IsADirectoryError: "folder", PermissionError: "permission"}
    found = known.get(type(error))
    return say(f"cli-file-{found}") if found else error.strerror or "?"


def text_of(file: Path) -> str:
    """What a file says."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise JournalError(say("pair", label=str(file), value=no_reading(error))) from None
    except UnicodeDecodeError:
        raise JournalError(say("pair", label=str(file), value=say("cli-not-text"))) from None


def load(file: Path) -> list[Journal]:
    """The journals of a file: one JSON object, or one a line."""
    text = text_of(file)
    try:
        return [read_journal(text)]
    except OldJournal as error:
        raise OldJournal(say("pair", label=str(file), value=why(error))) from None
    except JournalError:
        lines = [line for line in text.splitlines() if line.strip()]
        if len(lines) < 2:
            raise
    try:
        return [read_journal(line) for line in lines]
    except OldJournal as error:
        raise OldJournal(say("pair", label=str(file), value=why(error))) from None


def verify(
    files: Annotated[list[Path], typer.Argument()],
) -> None:
    """Replay recorded games and name the first difference in each."""
    bad = 0
    good = 0
    for file in files:
        for number, journal in enumerate(load(file), 1):
            try:
                replay(registry.load(journal.game), journal)
                good += 1
            except (JournalError, RuleError) as error:
                bad += 1
                print(say("cli-verify-wrong", file=str(file), number=number, why=why(error)))
    print(say("cli-verify-done", good=good, bad=bad))
    if bad:
        raise typer.Exit(1)


def replay_file(
    file: Annotated[Path, typer.Argument()],
    move: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[int, typer.Option(min=-1)] = -1,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain",
        ),
    ] = False,
    judge: Annotated[
        bool,
        typer.Option(
            "--analyse",
        ),
    ] = False,
    level: Annotated[str, typer.Option()] = "master",
    seconds: Annotated[float, typer.Option(min=0.01, max=600)] = 0.3,
) -> None:
    """Tell a recorded game move by move, and show the table where it stops; or have a strong bot analyse it."""
    journal = load(file)[0]
    game = registry.load(journal.game)
    if seat >= journal.seats:
        raise RuleError(say("cli-replay-seats", last=journal.seats - 1, seat=seat))
    moves = journal.played()
    if move is not None and move > len(moves):
        raise RuleError(say("cli-replay-moves", moves=len(moves), move=move))
    upto = len(moves) if move is None else move
    names = [say("cli-player", letter=chr(65 + number)) for number in range(journal.seats)]
    narrator = Narrator(game, names, spoken())
    screen = Screen(Console(no_color=plain, highlight=False), narrator, plain)
    replay(game, journal)
    if judge:
        analyse(game, journal, narrator, screen, upto, seat, level, seconds)
        return
    for line in narrator.lines(opening(game, journal), seat):
        screen.event(f"0. {line}")
    state = replay(game, journal, 0)
    for number, made in enumerate(moves[:upto], 1):
        listener = Events()
        state.events = listener
        state.apply(made.seat, made.option, ScriptedChance(made.chance))
        for line in narrator.lines(listener.take(), seat):
            screen.event(f"{number}. {line}")
    state.events = None
    screen.panels(game.panels(state.view(seat)))
    result = state.result()
    if result is not None:
        screen.result(
            narrator.say.key("ending-" + result.ending.replace("_", "-")), names, result.places, result.scores
        )
