"""The game on a table as the server holds it: the match, and for every viewer what it sees and how often that changed.

Nothing here waits, sends or writes to disk. A change is proposed, written down by the table, and then accepted.
"""

from __future__ import annotations

from typing import Final

import msgspec

from covetown.kernel import (
    SPECTATOR,
    Event,
    Events,
    FairChance,
    Game,
    Journal,
    Match,
    Move,
    State,
    replay,
    seats_in,
)
from covetown.kernel.journal import replay_move
from covetown.store import Entry, Table

SNAPSHOTS: Final = 40
EVERY: Final = 16
FRAMES_FOR_LOG: Final = 60


class Standing:
    """A move that stands: who saw it, who made it, and what undo needs to know about the position it led to."""

    __slots__ = ("by_chance", "counter", "frame", "person", "revelations", "seat", "seen", "state")

    def __init__(self, entry: Entry, frame: Frame, state: State) -> None:
        self.seen = entry.seen
        self.seat = entry.seat
        self.person = entry.person
        self.by_chance = bool(entry.chance)
        self.counter = entry.counter
        self.revelations = int(state.revelations)
        self.frame = frame
        self.state: State | None = state


class Frame:
    """One entry of the journal as the log tells it."""

    __slots__ = ("events", "moves", "seen", "undone")

    def __init__(self, seen: int, moves: int, events: list[Event], undone: bool = False) -> None:
        self.seen = seen
        self.moves = moves
        self.events = events
        self.undone = undone


class Face:
    """What one viewer has before it, ready to be sent."""

    __slots__ = ("decision", "panels", "public", "view")

    def __init__(self, view: bytes, decision: bytes, public: bytes) -> None:
        self.view = view
        self.decision = decision
        self.public = public
        self.panels: bytes | None = None

    def same(self, other: Face) -> bool:
        return self.view == other.view and self.decision == other.decision and self.public == other.public


class Proposal:
    """A change that is not yet written down."""

    __slots__ = ("entry", "events", "faces", "state", "taken_back")

    def __init__(self, entry: Entry, events: list[Event], state: State, faces: list[Face], back: int) -> None:
        self.entry = entry
        self.events = events
        self.state = state
        self.faces = faces
        self.taken_back = back


def bit(viewer: int) -> int:
    return 1 << (viewer + 1)


class Play:
    """A running or finished game."""

    def __init__(self, game: Game, table: Table, entries: list[Entry]) -> None:
        assert table.setup is not None
        self.game = game
        self.seats = len(table.seats)
        self.viewers = range(SPECTATOR, self.seats)
        journal = Journal(table.game, table.rules, self.seats, table.options, table.setup)
        self.copied = table.copied
        self.setup_counter = table.setup_counter
        self.chance = FairChance(
            bytes.fromhex(table.seed), [nonce.encode() for nonce in table.nonces], table.setup_counter
        )
        self.match = Match(game, journal, replay(game, journal, 0), self.chance)
        self.start: State = self.match.state.copy()
        self.seq = 0
        self.frames: list[Frame] = []
        self.standing: list[Standing] = []
        self.seqs = [0] * (self.seats + 1)
        self.steps = [0] * (self.seats + 1)
        # For every seat: its own sequence, and the entry, at which the present question was first put.
        self.asked_at = [0] * self.seats
        self.asked_entry = [0] * self.seats
        stands = standing_moves(entries)
        for entry in entries:
            self.read(entry, entry.seq in stands)
        self.faces = [self.face(self.state, viewer) for viewer in self.viewers]

    # --- what is there ---

    @property
    def state(self) -> State:
        return self.match.state

    def over(self) -> bool:
        return self.state.waiting == 0

    def asked(self, seat: int) -> bool:
        return bool((self.state.waiting >> seat) & 1)

    def public_waiting(self) -> list[int]:
        return seats_in(self.state.public_waiting())

    def result(self) -> dict[str, object] | None:
        end = self.state.result()
        return None if end is None else end.plain()

    def face(self, state: State, viewer: int) -> Face:
        asked = viewer >= 0 and bool((state.waiting >> viewer) & 1)
        end = state.result()
        public = [seats_in(state.public_waiting()), None if end is None else end.plain()]
        return Face(
            msgspec.json.encode(state.view(viewer)),
            msgspec.json.encode(state.decision(viewer).plain()) if asked else b"null",
            msgspec.json.encode(public),
        )

    def panels(self, viewer: int) -> bytes:
        """The generic panels of a viewer, made only when somebody wants them."""
        face = self.faces[viewer + 1]
        if face.panels is None:
            panels = self.game.panels(self.state.view(viewer))
            face.panels = msgspec.json.encode([panel.plain() for panel in panels])
        return face.panels

    def seq_of(self, viewer: int) -> int:
        return self.seqs[viewer + 1]

    def step_of(self, viewer: int) -> int:
        return self.steps[viewer + 1]

    def position(self, moves: int) -> State:
        """The position after so many standing moves, as a copy of its own."""
        first = moves
        while first > 0 and self.standing[first - 1].state is None:
            first -= 1
        kept = self.standing[first - 1].state if first > 0 else self.start
        assert kept is not None
        state = kept.copy()
        if first < moves:
            for number, move in enumerate(self.match.journal.played()[first:moves], first + 1):
                replay_move(state, move, number)
        return state

    def gap(self, viewer: int, seen: int | None) -> tuple[list[dict[str, object]], bool]:
        """The frames after the last one a viewer knows, and whether nothing is missing from them."""
        mask = bit(viewer)
        have = self.seqs[viewer + 1]
        limit = FRAMES_FOR_LOG if seen is None or seen > have else min(have - seen, 4 * FRAMES_FOR_LOG)
        seq = have
        found: list[dict[str, object]] = []
        whole = seen is not None and have - seen == limit
        for frame in reversed(self.frames):
            if len(found) >= limit:
                break
            if frame.seen & mask:
                told: dict[str, object] = {"seq": seq, "step": self.viewer_step(viewer, frame.moves)}
                told["events"] = [event.seen_by(viewer) for event in frame.events]
                if frame.undone:
                    told["undone"] = True
                    whole = False
                found.append(told)
                seq -= 1
        if seen is None:
            found = [told for told in found if "undone" not in told and told["events"]]
        return found[::-1], whole

    def viewer_step(self, viewer: int, moves: int) -> int:
        """How many of the first `moves` standing moves a viewer saw."""
        if moves >= len(self.standing):
            return self.steps[viewer + 1]
        mask = bit(viewer)
        later = sum(1 for standing in self.standing[moves:] if standing.seen & mask)
        return self.steps[viewer + 1] - later

    # --- changing it ---

    def propose_move(self, seat: int, option: int, person: str | None, action: str | None, at: int) -> Proposal:
        """Carry out a choice without letting anybody know yet. A RuleError explains a refusal."""
        before, result = self.match.state, self.match.journal.result
        counter = self.chance.counter
        events = self.match.choose(seat, option)
        after = self.match.state
        move = self.match.journal.moves.pop()
        entry = Entry(self.seq + 1, "move", seat, option, move.chance, move.mark, self.chance.counter)
        self.match.state, self.match.journal.result = before, result
        self.chance.counter = counter
        proposal = self.proposal(entry, events, after, 0)
        if self.asked_again(seat, proposal):
            entry.asked |= 1 << seat
        entry.seen |= bit(seat)
        entry.person, entry.action, entry.at = person, action, at
        return proposal

    def asked_again(self, seat: int, proposal: Proposal) -> bool:
        """Whether the seat that just chose is asked something again: always a new question, even in the same words."""
        return bool((proposal.state.waiting >> seat) & 1)

    def propose_undo(self, back: int, person: str, action: str | None, at: int) -> Proposal:
        """Take back the last `back` moves without letting anybody know yet."""
        left = len(self.standing) - back
        state = self.position(left)
        seat = self.standing[-1].seat
        entry = Entry(self.seq + 1, "undo", seat, back=back, counter=self.counter_after(left))
        proposal = self.proposal(entry, [], state, back)
        for standing in self.standing[left:]:
            entry.seen |= standing.seen
            entry.asked |= 1 << standing.seat if (state.waiting >> standing.seat) & 1 else 0
        entry.person, entry.action, entry.at = person, action, at
        return proposal

    def proposal(self, entry: Entry, events: list[Event], state: State, back: int) -> Proposal:
        faces = [self.face(state, viewer) for viewer in self.viewers]
        for viewer in self.viewers:
            new, old = faces[viewer + 1], self.faces[viewer + 1]
            if events or not new.same(old):
                entry.seen |= bit(viewer)
            if viewer >= 0 and new.decision != old.decision:
                entry.asked |= 1 << viewer
        return Proposal(entry, events, state, faces, back)

    def accept(self, proposal: Proposal) -> None:
        """The change is on disk: from now on it is the game."""
        self.turn_to(proposal.entry, proposal.state, proposal.events)
        self.faces = proposal.faces

    def follow(self, entry: Entry) -> list[Event]:
        """Carry out an entry that another server has written."""
        if entry.kind == "undo":
            self.turn_to(entry, self.position(len(self.standing) - entry.back), [])
            events: list[Event] = []
        else:
            state, events = self.carried_out(entry)
            self.turn_to(entry, state, events)
        self.faces = [self.face(self.state, viewer) for viewer in self.viewers]
        return events

    def carried_out(self, entry: Entry) -> tuple[State, list[Event]]:
        state = self.match.state.copy()
        listener = Events()
        state.events = listener
        replay_move(state, Move(entry.seat, entry.option, entry.chance, entry.mark), len(self.standing) + 1)
        state.events = None
        return state, listener.take()

    def read(self, entry: Entry, stands: bool) -> None:
        """Take an entry of the journal over while the game is loaded; what was taken back later is not played."""
        if entry.kind == "move" and stands:
            state, events = self.carried_out(entry)
            self.turn_to(entry, state, events)
            return
        self.count(entry)
        undone = entry.kind == "undo"
        self.frames.append(Frame(entry.seen, len(self.standing), [], undone))
        if undone:
            self.chance.counter = entry.counter
        else:
            self.match.journal.moves.append(Move(entry.seat, entry.option, entry.chance, entry.mark, True))

    def turn_to(self, entry: Entry, state: State, events: list[Event]) -> None:
        """Make an entry's position the present one and count it for everybody who saw it."""
        journal = self.match.journal
        if entry.kind == "undo":
            for move in journal.played()[-entry.back :]:
                move.undone = True
            for standing in self.standing[len(self.standing) - entry.back :]:
                standing.frame.events = []
                for viewer in self.viewers:
                    self.steps[viewer + 1] -= 1 if standing.seen & bit(viewer) else 0
            del self.standing[len(self.standing) - entry.back :]
            self.frames.append(Frame(entry.seen, len(self.standing), [], True))
        else:
            frame = Frame(entry.seen, len(self.standing) + 1, events)
            self.frames.append(frame)
            journal.moves.append(Move(entry.seat, entry.option, entry.chance, entry.mark))
            self.standing.append(Standing(entry, frame, state))
            for viewer in self.viewers:
                self.steps[viewer + 1] += 1 if entry.seen & bit(viewer) else 0
            # The last positions are kept, and every so often one of the earlier, to get at the rest from.
            leaving = len(self.standing) - SNAPSHOTS
            if leaving > 0 and leaving % EVERY:
                self.standing[leaving - 1].state = None
        self.match.state = state
        self.chance.counter = entry.counter
        end = state.result()
        journal.result = None if end is None else end.plain()
        self.count(entry)

    def count(self, entry: Entry) -> None:
        self.seq = entry.seq
        for viewer in self.viewers:
            self.seqs[viewer + 1] += 1 if entry.seen & bit(viewer) else 0
        for seat in range(self.seats):
            if (entry.asked >> seat) & 1:
                self.asked_at[seat] = self.seqs[seat + 1]
                self.asked_entry[seat] = entry.seq

    def counter_after(self, moves: int) -> int:
        """How far the source of chance had been used after so many moves; taking back gives the same luck again."""
        if moves <= self.copied:
            return self.setup_counter
        return self.standing[moves - 1].counter


def standing_moves(entries: list[Entry]) -> set[int]:
    """The entries whose moves were never taken back."""
    stack: list[int] = []
    for entry in entries:
        if entry.kind == "undo":
            del stack[len(stack) - entry.back :]
        else:
            stack.append(entry.seq)
    return set(stack)
