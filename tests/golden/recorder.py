"""Recording golden games: a game's own guide plays from a fixed seed, and the journal keeps it all."""

from __future__ import annotations

from pathlib import Path

from covetown.kernel import FastChance, Game, Match, new_match, replay
from covetown.kernel.journal import Journal, read_journal
from covetown.kernel.state import lowest_seat
from covetown.narrator import Narrator

Setup = tuple[int, int, dict[str, object]]  # seed, seats, options


def play(game: Game, setup: Setup, lines: list[str] | None = None) -> Match:
    """One game by the guide; `lines` gets what a spectator could read."""
    seed, seats, options = setup
    match = new_match(game, seats, options, FastChance(seed))
    chooser = FastChance(seed + 1_000_000)
    guide = game.guide()
    narrator = Narrator(game, [f"Player {name}" for name in "ABCDEF"[:seats]])
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
    from covetown.kernel import Events, ScriptedChance

    state = replay(game, journal, 0)
    narrator = Narrator(game, [f"Player {name}" for name in "ABCDEF"[: journal.seats]])
    lines: list[str] = []
    for move in journal.played():
        listener = Events()
        state.events = listener
        state.apply(move.seat, move.option, ScriptedChance(move.chance))
        lines.extend(narrator.lines(listener.take(), -1))
    result = state.result()
    assert result is not None
    lines.append(f"Places {result.places}, scores {result.scores}, decided by {result.ending}.")
    return "\n".join(lines) + "\n"


def record(game: Game, here: Path, games: dict[str, Setup], readable: str) -> None:
    """Write every golden game of a title, and one of them as a text."""
    for name, setup in games.items():
        journal = play(game, setup).journal
        (here / f"{name}.json").write_text(journal.dumps() + "\n", "utf-8")
        assert journal.result is not None
        print(f"{name}: {len(journal.moves)} moves, {journal.result}")
    (here / "playthrough.txt").write_text(playthrough(game, games[readable]), "utf-8")


def load(here: Path, name: str) -> Journal:
    return read_journal((here / f"{name}.json").read_text("utf-8"))
