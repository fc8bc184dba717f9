"""A match: one game being played, with its journal. It checks choices, records chance and knows what may be undone.

A change is proposed first, which alters nothing, and then accepted. Who keeps games on disk writes the proposal down in
between; who does not calls `choose`, which does both.
"""

from __future__ import annotations

from typing import final

from covetown.kernel.chance import Chance, RecordedChance
from covetown.kernel.events import Event, Events
from covetown.kernel.game import Game, RuleError
from covetown.kernel.journal import Journal, Move, fingerprint, opening, replay, replay_move
from covetown.kernel.message import Message
from covetown.kernel.state import State, seats_in


@final
class Proposal:
    """A choice that was tried on a copy: the move for the journal, where it leads, what happens, and what chance gave.

    `place` is where chance stood before, `after` where it stands when the choice is accepted.
    """

    def __init__(
        self, move: Move, state: State, events: list[Event], place: tuple[int, ...], after: tuple[int, ...]
    ) -> None:
        self.move = move
        self.state = state
        self.events = events
        self.place = place
        self.after = after


@final
class Match:
    """One game at one table. `propose` and `accept`, or both at once by `choose`, are the only ways to act.

    `opening` holds what happened during set-up.
    """

    def __init__(self, game: Game, journal: Journal, state: State, chance: Chance, marks: bool = True) -> None:
        self.game = game
        self.journal = journal
        self.state = state
        self.chance = chance
        self.marks = marks
        # Of the latest standing moves: where chance stood before each, and how much had been revealed by then.
        self.places: list[tuple[int, ...]] = []
        self.revealed: list[int] = []
        self.opening: list[Event] = []

    def propose(self, seat: int, option: int) -> Proposal:
        """Try a choice on a copy; nothing has changed, whatever comes of it. A RuleError explains a refusal."""
        state = self.state
        if state.waiting == 0:
            raise RuleError("the game is over", Message("rules-over"))
        if seat < 0 or seat >= state.seats or not (state.waiting >> seat) & 1:
            waiting = ", ".join(str(other) for other in seats_in(state.public_waiting()))
            raise RuleError(
                f"seat {seat} is not asked anything now; waiting for seat {waiting}",
                Message("rules-not-asked", {"seat": seat, "waiting": waiting}),
            )
        if option not in state.options(seat):
            raise RuleError(
                f"option {option} is not possible for seat {seat} now",
                Message("rules-not-possible", {"option": str(option), "seat": seat}),
            )
        listener = Events()
        recorder = RecordedChance(self.chance)
        trial = state.copy()
        trial.events = listener
        place = self.chance.place()
        try:
            trial.apply(seat, option, recorder)
            after = self.chance.place()
        finally:
            self.chance.rewind(place)
        trial.events = None
        mark = fingerprint(trial) if self.marks else ""
        return Proposal(Move(seat, option, recorder.take(), mark), trial, listener.take(), place, after)

    def propose_recorded(self, move: Move, after: tuple[int, ...]) -> Proposal:
        """Try a move that was written down elsewhere; chance stands at `after` when it is accepted.

        It must be legal here, use up exactly its chance values and lead to its mark, or a JournalError says why not.
        """
        listener = Events()
        trial = self.state.copy()
        trial.events = listener
        replay_move(trial, move, len(self.journal.played()) + 1)
        trial.events = None
        return Proposal(move, trial, listener.take(), self.chance.place(), after)

    def accept(self, proposal: Proposal) -> None:
        """Make a proposal the game. It must have been made in the present position."""
        self.chance.rewind(proposal.after)
        self.places.append(proposal.place)
        self.revealed.append(int(self.state.revelations))
        self.state = proposal.state
        self.journal.moves.append(proposal.move)
        end = proposal.state.result()
        self.journal.result = None if end is None else end.plain()

    def choose(self, seat: int, option: int) -> list[Event]:
        """Carry out a choice and return what happened; a RuleError explains a refusal."""
        proposal = self.propose(seat, option)
        self.accept(proposal)
        return proposal.events

    def undo_refusal(self, seat: int, free: bool) -> str:
        """Why this seat cannot take back its last choice, as a message key; empty if it can."""
        last = self.journal.last()
        if last is None or free:
            return "undo-nothing" if last is None else ""
        if self.revealed:
            return taking_back(last, seat, self.state, self.revealed[-1])
        before = replay(self.game, self.journal, len(self.journal.played()) - 1)
        return taking_back(last, seat, self.state, before.revelations)

    def undo(self, seat: int, free: bool = False) -> None:
        """Take back the last choice, if this seat may; a RuleError explains a refusal."""
        refusal = self.undo_refusal(seat, free)
        if refusal:
            raise RuleError(refusal, Message(refusal))
        self.take_back(1)

    def take_back(self, count: int, state: State | None = None) -> None:
        """Take back the last `count` choices, whoever made them; the same choices would bring the same luck again.

        The moves stay in the journal, marked as undone. `state` is the position before them, where somebody has kept
        it; else it is found by playing the game again.
        """
        moves = self.journal.played()
        left = len(moves) - count
        if count < 1 or left < 0:
            raise RuleError(f"{count} choices cannot be taken back, {len(moves)} were made")
        self.state = replay(self.game, self.journal, left) if state is None else state
        for move in moves[left:]:
            move.undone = True
        if count <= len(self.places):
            self.chance.rewind(self.places[-count])
        del self.places[-count:]
        del self.revealed[-count:]
        self.journal.result = None


def taking_back(last: Move, seat: int, state: State, revelations_before: int) -> str:
    """The rule of undo at a table with others: why a seat cannot take back the last move, as a message key, or nothing.

    Undo never makes another seat redo or become active, never crosses something that was revealed, and never crosses
    chance. `state` is the present position, `revelations_before` the count of the position before the move.
    """
    if last.seat != seat:
        return "undo-not-yours"
    if last.chance:
        return "undo-chance"
    if state.waiting == 0:
        return "undo-over"
    if state.waiting != 1 << seat or state.public_waiting() != 1 << seat:
        return "undo-others"  # also where others only seem to be waited for: the answer must not tell that they are not
    if revelations_before != state.revelations:
        return "undo-revealed"
    return ""


def new_match(game: Game, seats: int, options: dict[str, object], chance: Chance, marks: bool = True) -> Match:
    """Deal what the options leave open, set the game up and open its journal."""
    full = game.check_options(seats, options)
    recorder = RecordedChance(chance)
    dealt = game.deal_options(seats, full, recorder)
    dealing = recorder.take()
    listener = Events()
    state = game.new(seats, {**full, **dealt}, recorder, listener)
    state.events = None
    journal = Journal(game.key, game.rules_version, seats, full, recorder.take())
    journal.dealt = dealt
    journal.dealing = dealing
    match = Match(game, journal, state, chance, marks)
    match.opening = listener.take()
    return match


def resume_match(game: Game, journal: Journal, chance: Chance) -> Match:
    """A match continued from its journal, every move of which is replayed and checked."""
    match = Match(game, journal, replay(game, journal), chance)
    match.opening = opening(game, journal)
    return match
