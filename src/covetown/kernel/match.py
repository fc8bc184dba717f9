"""A match: one game being played, with its journal. It checks every choice, records chance and knows what may be
undone.
"""

from __future__ import annotations

from typing import final

from covetown.kernel.chance import Chance, RecordedChance
from covetown.kernel.events import Event, Events
from covetown.kernel.game import Game, RuleError
from covetown.kernel.journal import Journal, Move, fingerprint, replay
from covetown.kernel.state import State, seats_in


@final
class Match:
    """One game at one table. `choose` is the only way to act; a refused choice changes nothing."""

    def __init__(self, game: Game, journal: Journal, state: State, chance: Chance, marks: bool = True) -> None:
        self.game = game
        self.journal = journal
        self.state = state
        self.chance = chance
        self.marks = marks
        self.places: list[tuple[int, ...]] = []  # where chance stood before each of the latest standing moves

    def choose(self, seat: int, option: int) -> list[Event]:
        """Carry out a choice and return what happened; a RuleError explains a refusal."""
        state = self.state
        if state.waiting == 0:
            raise RuleError("the game is over")
        if seat < 0 or seat >= state.seats or not (state.waiting >> seat) & 1:
            waiting = ", ".join(str(other) for other in seats_in(state.public_waiting()))
            raise RuleError(f"seat {seat} is not asked anything now; waiting for seat {waiting}")
        if option not in state.options(seat):
            raise RuleError(f"option {option} is not possible for seat {seat} now")
        listener = Events()
        recorder = RecordedChance(self.chance)
        trial = state.copy()
        trial.events = listener
        place = self.chance.place()
        trial.apply(seat, option, recorder)
        self.places.append(place)
        trial.events = None
        self.state = trial
        mark = fingerprint(trial) if self.marks else ""
        self.journal.moves.append(Move(seat, option, recorder.take(), mark))
        end = trial.result()
        self.journal.result = None if end is None else end.plain()
        return listener.take()

    def undo_refusal(self, seat: int, free: bool) -> str:
        """Why this seat cannot take back its last choice, as a message key; empty if it can.

        At a table with others, undo never makes another seat redo or become active, never crosses something that was
        revealed,
        and never crosses chance. Alone or on one screen (`free`) any choice can be taken back.
        """
        moves = self.journal.played()
        if not moves:
            return "undo-nothing"
        if free:
            return ""
        last = moves[-1]
        if last.seat != seat:
            return "undo-not-yours"
        if last.chance:
            return "undo-chance"
        if self.state.waiting == 0:
            return "undo-over"
        if self.state.waiting != 1 << seat:
            return "undo-others"
        before = replay(self.game, self.journal, len(moves) - 1)
        if before.revelations != self.state.revelations:
            return "undo-revealed"
        return ""

    def undo(self, seat: int, free: bool = False) -> None:
        """Take back the last choice; the same choice would bring the same luck again.

        The move stays in the journal, marked as undone.
        """
        refusal = self.undo_refusal(seat, free)
        if refusal:
            raise RuleError(refusal)
        moves = self.journal.played()
        self.state = replay(self.game, self.journal, len(moves) - 1)
        moves[-1].undone = True
        if self.places:
            self.chance.rewind(self.places.pop())
        self.journal.result = None


def new_match(game: Game, seats: int, options: dict[str, object], chance: Chance, marks: bool = True) -> Match:
    """Set a game up and open its journal."""
    full = game.check_options(seats, options)
    recorder = RecordedChance(chance)
    state = game.new(seats, full, recorder)
    return Match(game, Journal(game.key, game.rules_version, seats, full, recorder.take()), state, chance, marks)


def resume_match(game: Game, journal: Journal, chance: Chance) -> Match:
    """A match continued from its journal, every move of which is replayed and checked."""
    return Match(game, journal, replay(game, journal), chance)
