"""Golden games: a game's own guide plays from a fixed seed, and the journal keeps it all."""

from __future__ import annotations

from pathlib import Path

from covetown.kernel import (
    Events,
    FastChance,
    Game,
    Journal,
    Match,
    ScriptedChance,
    lowest_seat,
    new_match,
    opening,
    read_journal,
    replay,
)
from covetown.narrator import Narrator

Setup = tuple[int, int, dict[str, object]]
"""What a golden game is played with: seed, seats, options."""


def spectator(game: Game, seats: int) -> Narrator:
    """Somebody who reads aloud what everybody may know, and calls the players by letters."""
    return Narrator(game, [f"Player {chr(65 + seat)}" for seat in range(seats)])


def play(game: Game, setup: Setup, lines: list[str] | None = None) -> Match:
    """One game by the guide; `lines` gets what a spectator could read."""
    seed, seats, options = setup
    match = new_match(game, seats, options, FastChance(seed))
    chooser = FastChance(seed + 1_000_000)
    guide = game.guide()
    narrator = spectator(game, seats)
    if lines is not None:
        lines.extend(narrator.lines(match.opening, -1))
    while match.state.waiting:
        seat = int(lowest_seat(match.state.waiting))
        option = int(guide.prefer(match.state, seat, match.state.options(seat), chooser))
        events = match.choose(seat, option)
        if lines is not None:
            lines.extend(narrator.lines(events, -1))
    return match


def playthrough(game: Game, setup: Setup) -> str:
    """One game as a spectator would read it."""
    lines: list[str] = []
    result = play(game, setup, lines).state.result()
    assert result is not None
    lines.append(f"Places {result.places}, scores {result.scores}, decided by {result.ending}.")
    return "\n".join(lines) + "\n"


def told(game: Game, journal: Journal) -> str:
    """The same text from a journal."""
    state = replay(game, journal, 0)
    narrator = spectator(game, journal.seats)
    lines = narrator.lines(opening(game, journal), -1)
    for move in journal.played():
        listener = Events()
        state.events = listener
        state.apply(move.seat, move.option, ScriptedChance(move.chance))
        lines.extend(narrator.lines(listener.take(), -1))
    result = state.result()
    assert result is not None
    lines.append(f"Places {result.places}, scores {result.scores}, decided by {result.ending}.")
    return "\n".join(lines) + "\n"


def record(game: Game, folder: Path, games: dict[str, Setup], readable: str) -> None:
    """Write every golden game of a title into a folder, and one of them as a text, `playthrough.txt`."""
    for name, setup in games.items():
        journal = play(game, setup).journal
        (folder / f"{name}.json").write_text(journal.dumps() + "\n", "utf-8")
        assert journal.result is not None
        print(f"{name}: {len(journal.moves)} moves, {journal.result}")
    (folder / "playthrough.txt").write_text(playthrough(game, games[readable]), "utf-8")


def stored(folder: Path, name: str) -> Journal:
    """A recorded game."""
    return read_journal((folder / f"{name}.json").read_text("utf-8"))
