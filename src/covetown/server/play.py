"""The game on a table as the server holds it: the match, and for every viewer what it sees and how often that changed.

Nothing here waits, sends or writes to disk. A change is proposed, written down by the table, and then accepted.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from covetown.kernel import (
    SPECTATOR,
    Event,
    FairChance,
    Game,
    Journal,
    Match,
    Move,
    Proposal,
    State,
    opening,
    replay,
    seats_in,
)
from covetown.kernel.journal import replay_move
from covetown.server import wire
from covetown.store import Entry, Table
from covetown.store.entries import LATE, LATE_IN_SECRET, PASSED

SNAPSHOTS: Final = 40
EVERY: Final = 16
FRAMES_FOR_LOG: Final = 60
ENCODER: Final = msgspec.json.Encoder()


class Standing:
    """A move that stands: who saw it, who made it, and the position it led to, where that is kept."""

    __slots__ = ("by_chance", "frame", "person", "seat", "seen_mask", "state")

    def __init__(self, entry: Entry, frame: Frame, state: State) -> None:
        self.seen_mask = entry.seen
        self.seat = entry.seat
        self.person = entry.person
        self.by_chance = bool(entry.chance)
        self.frame = frame
        self.state: State | None = state


class Frame:
    """One entry of the journal as the log tells it."""

    __slots__ = ("events", "late", "moves", "seat", "seen_mask", "undone")

    def __init__(self, entry: Entry, moves: int, events: list[Event], undone: bool = False) -> None:
        self.seen_mask = entry.seen
        self.seat = entry.seat
        self.late = entry.late
        self.moves = moves
        self.events = events
        self.undone = undone

    def late_for(self, viewer: int) -> int | UnsetType:
        """The seat whose time was up when this choice was made for it, for a viewer who may know."""
        told = self.late == LATE or (self.late == LATE_IN_SECRET and viewer == self.seat)
        return self.seat if told else UNSET

    def passed_for(self, viewer: int) -> int | UnsetType:
        """The seat that passed as it had said beforehand, for nobody but itself."""
        return self.seat if self.late == PASSED and viewer == self.seat else UNSET


class Picture:
    """What one viewer has before it in a position. Each part is made when somebody wants it, and then kept encoded.

    A position that stands is never changed, so it does not matter when that is.
    """

    __slots__ = ("kept_decision", "kept_view", "panels", "public", "state", "viewer")

    def __init__(self, state: State, viewer: int, public: bytes) -> None:
        self.state = state
        self.viewer = viewer
        self.public = public
        self.kept_view: bytes | None = None
        self.kept_decision: bytes | None = None
        self.panels: bytes | None = None

    @property
    def view(self) -> bytes:
        if self.kept_view is None:
            self.kept_view = ENCODER.encode(self.state.view(self.viewer))
        return self.kept_view

    @property
    def decision(self) -> bytes:
        if self.kept_decision is None:
            asked = self.asked()
            self.kept_decision = ENCODER.encode(self.state.decision(self.viewer).plain()) if asked else b"null"
        return self.kept_decision

    def asked(self) -> bool:
        """Whether this viewer has something to decide."""
        return self.viewer >= 0 and bool((self.state.waiting >> self.viewer) & 1)

    def asks_anew(self, old: Picture) -> bool:
        """Whether the question is another than before. Where one of the two asks nothing, no question is looked at."""
        asked = self.asked()
        return asked != old.asked() or (asked and self.decision != old.decision)

    def same(self, other: Picture) -> bool:
        return self.public == other.public and not self.asks_anew(other) and self.view == other.view


class Change:
    """A change that is not yet written down: a proposed move, or the taking back of some (`proposal` is None)."""

    __slots__ = ("entry", "pictures", "proposal", "state")

    def __init__(self, entry: Entry, state: State, pictures: list[Picture], proposal: Proposal | None) -> None:
        self.entry = entry
        self.state = state
        self.pictures = pictures
        self.proposal = proposal

    @property
    def events(self) -> list[Event]:
        """What happens by it."""
        return [] if self.proposal is None else self.proposal.events


def says_something(frame: wire.Frame) -> bool:
    """Whether a frame gives the log anything to tell."""
    return bool(frame.events) or frame.late is not UNSET or frame.passed is not UNSET


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
        journal.dealt, journal.dealing = table.dealt, table.dealing
        self.copied = table.copied
        chance = FairChance(bytes.fromhex(table.seed), [nonce.encode() for nonce in table.nonces], table.setup_counter)
        self.match = Match(game, journal, replay(game, journal, 0), chance)
        self.match.opening = opening(game, journal)
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
        self.pictures = self.pictures_of(self.state)

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

    def pictures_of(self, state: State) -> list[Picture]:
        """What every viewer has before it in a position."""
        end = state.result()
        public = ENCODER.encode([seats_in(state.public_waiting()), None if end is None else end.plain()])
        return [Picture(state, viewer, public) for viewer in self.viewers]

    def panels(self, viewer: int) -> bytes:
        """The generic panels of a viewer, made only when somebody wants them."""
        picture = self.pictures[viewer + 1]
        if picture.panels is None:
            panels = self.game.panels(self.state.view(viewer))
            picture.panels = ENCODER.encode([panel.plain() for panel in panels])
        return picture.panels

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

    def gap(self, viewer: int, last_seq: int | None) -> tuple[list[wire.Frame], bool]:
        """The frames after the last one a viewer knows, and whether nothing is missing from them."""
        mask = bit(viewer)
        have = self.seqs[viewer + 1]
        limit = FRAMES_FOR_LOG if last_seq is None or last_seq > have else min(have - last_seq, 4 * FRAMES_FOR_LOG)
        seq = have
        found: list[wire.Frame] = []
        whole = last_seq is not None and have - last_seq == limit
        for frame in reversed(self.frames):
            if len(found) >= limit:
                break
            if frame.seen_mask & mask:
                events = [event.seen_by(viewer) for event in frame.events]
                undone = True if frame.undone else UNSET
                step = self.viewer_step(viewer, frame.moves)
                found.append(wire.Frame(seq, step, events, undone, frame.late_for(viewer), frame.passed_for(viewer)))
                whole = whole and not frame.undone
                seq -= 1
        if seq == 0 and not last_seq and self.match.opening:  # the log reaches back to the beginning
            found.append(wire.Frame(0, 0, self.opening(viewer)))
        if last_seq is None:
            found = [told for told in found if told.undone is UNSET and says_something(told)]
        return found[::-1], whole

    def opening(self, viewer: int) -> list[dict[str, object]]:
        """What happened during set-up, as a viewer may know it."""
        return [event.seen_by(viewer) for event in self.match.opening]

    def viewer_step(self, viewer: int, moves: int) -> int:
        """How many of the first `moves` standing moves a viewer saw."""
        if moves >= len(self.standing):
            return self.steps[viewer + 1]
        mask = bit(viewer)
        later = sum(1 for standing in self.standing[moves:] if standing.seen_mask & mask)
        return self.steps[viewer + 1] - later

    def step_at(self, viewer: int, seq: int) -> int:
        """How many of the moves that stand a viewer had seen when its sequence was `seq`."""
        mask = bit(viewer)
        known: set[int] = set()
        seen = 0
        for frame in self.frames:
            seen += 1 if frame.seen_mask & mask else 0
            if seen > seq:
                break
            known.add(id(frame))
        return sum(1 for standing in self.standing if standing.seen_mask & mask and id(standing.frame) in known)

    # --- changing it ---

    def propose_move(self, seat: int, option: int, person: str | None, action: str | None, at: int) -> Change:
        """A choice that nobody knows of yet. A RuleError explains a refusal."""
        return self.proposed(self.match.propose(seat, option), person, action, at)

    def propose_prepared(self, move: Move, person: str | None, action: str | None, at: int) -> Change:
        """A choice whose luck was prepared: the table's own chance stays where it is."""
        return self.proposed(self.match.propose_recorded(move, self.match.chance.place()), person, action, at)

    def proposed(self, proposal: Proposal, person: str | None, action: str | None, at: int) -> Change:
        """A proposed choice as a change, with what everybody would see of it."""
        move = proposal.move
        seat = move.seat
        entry = Entry(self.seq + 1, "move", seat, move.option, move.chance, move.mark, proposal.after[0])
        change = self.change(entry, proposal.state, proposal)
        if (proposal.state.waiting >> seat) & 1:
            entry.asked |= 1 << seat  # whoever has just chosen is asked something new, even in the same words
        entry.seen |= bit(seat)
        entry.person, entry.action, entry.at = person, action, at
        return change

    def propose_undo(self, back: int, person: str, action: str | None, at: int) -> Change:
        """The taking back of the last `back` moves, of which nobody knows yet; they would bring the same luck again."""
        left = len(self.standing) - back
        state = self.position(left)
        entry = Entry(self.seq + 1, "undo", self.standing[-1].seat, back=back, counter=self.match.places[left][0])
        change = self.change(entry, state, None)
        for standing in self.standing[left:]:
            entry.seen |= standing.seen_mask
            entry.asked |= 1 << standing.seat if (state.waiting >> standing.seat) & 1 else 0
        entry.person, entry.action, entry.at = person, action, at
        return change

    def change(self, entry: Entry, state: State, proposal: Proposal | None) -> Change:
        """A change with what every viewer would see after it; its entry notes who sees or is asked something new.

        Whatever is told as an event is seen by all, so that views need to be compared only where nothing is told.
        """
        change = Change(entry, state, self.pictures_of(state), proposal)
        told = bool(change.events)
        for viewer in self.viewers:
            new, old = change.pictures[viewer + 1], self.pictures[viewer + 1]
            if told or not new.same(old):
                entry.seen |= bit(viewer)
            if new.asks_anew(old):
                entry.asked |= 1 << viewer
        return change

    def accept(self, change: Change) -> None:
        """The change is on disk: from now on it is the game."""
        self.enter(change.entry, change.state, change.proposal)
        self.pictures = change.pictures

    def follow(self, entry: Entry) -> list[Event]:
        """Carry out an entry that another server has written."""
        events: list[Event] = []
        if entry.kind == "undo":
            self.enter(entry, self.position(len(self.standing) - entry.back), None)
        else:
            proposal = self.recorded(entry)
            self.enter(entry, proposal.state, proposal)
            events = proposal.events
        self.pictures = self.pictures_of(self.state)
        return events

    def recorded(self, entry: Entry) -> Proposal:
        """The move of an entry that is on disk already, tried in the present position."""
        return self.match.propose_recorded(move_of(entry), (entry.counter,))

    def read(self, entry: Entry, stands: bool) -> None:
        """Take an entry of the journal over while the game is loaded; what was taken back later is not played."""
        if entry.kind == "move" and stands:
            proposal = self.recorded(entry)
            self.enter(entry, proposal.state, proposal)
            return
        self.count(entry)
        undone = entry.kind == "undo"
        self.frames.append(Frame(entry, len(self.standing), [], undone))
        self.frames[-1].late = 0
        if not undone:
            move = move_of(entry)
            move.undone = True
            self.match.journal.moves.append(move)

    def enter(self, entry: Entry, state: State, proposal: Proposal | None) -> None:
        """Make an entry the latest of this game and count it for everybody who saw it."""
        if proposal is None:
            self.match.take_back(entry.back, state)
            left = len(self.standing) - entry.back
            for standing in self.standing[left:]:
                standing.frame.events = []
                standing.frame.late = 0
                for viewer in self.viewers:
                    self.steps[viewer + 1] -= 1 if standing.seen_mask & bit(viewer) else 0
            del self.standing[left:]
            self.frames.append(Frame(entry, left, [], True))
        else:
            self.match.accept(proposal)
            frame = Frame(entry, len(self.standing) + 1, proposal.events)
            self.frames.append(frame)
            self.standing.append(Standing(entry, frame, state))
            for viewer in self.viewers:
                self.steps[viewer + 1] += 1 if entry.seen & bit(viewer) else 0
            # The last positions are kept, and every so often one of the earlier, to get at the rest from.
            leaving = len(self.standing) - SNAPSHOTS
            if leaving > 0 and leaving % EVERY:
                self.standing[leaving - 1].state = None
        self.count(entry)

    def count(self, entry: Entry) -> None:
        self.seq = entry.seq
        for viewer in self.viewers:
            self.seqs[viewer + 1] += 1 if entry.seen & bit(viewer) else 0
        for seat in range(self.seats):
            if (entry.asked >> seat) & 1:
                self.asked_at[seat] = self.seqs[seat + 1]
                self.asked_entry[seat] = entry.seq


def move_of(entry: Entry) -> Move:
    """The move that an entry of the journal on disk holds."""
    return Move(entry.seat, entry.option, entry.chance, entry.mark)


def standing_moves(entries: list[Entry]) -> set[int]:
    """The entries whose moves were never taken back."""
    stack: list[int] = []
    for entry in entries:
        if entry.kind == "undo":
            del stack[len(stack) - entry.back :]
        else:
            stack.append(entry.seq)
    return set(stack)
