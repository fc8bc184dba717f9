"""What the server tells over a table's socket and over the lobby's."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from covetown.server.wire.cards import TableCard
from covetown.server.wire.plain import EncodedDecision, EncodedPanels, EncodedView, Facts, Result, Wire

# --- parts of messages ---


class Frame(Wire, frozen=True):
    """One change as the log tells it; an undone frame takes back what came after `step`.

    `late` is the seat whose time was up, so that a bot chose for it; `passed` is the viewer's own seat, which passed as
    it had said beforehand.
    """

    seq: int
    step: int
    events: list[Facts]
    undone: bool | UnsetType = UNSET
    late: int | UnsetType = UNSET
    passed: int | UnsetType = UNSET


class Clocks(Wire, frozen=True):
    """The clocks at the moment of sending; those of the seats in `running` run on.

    `turn_ms` is the time that every turn has at a slow table.
    """

    bank_ms: list[int]
    running: list[int]
    increment_ms: int
    paused: bool
    turn_ms: int | None


class ChatLine(Wire, frozen=True):
    """A line of chat; `seat` is null for a spectator, `person` for somebody who has left the town for good."""

    id: int
    name: str
    seat: int | None
    text: str
    at: int
    person: str | None


class Presence(Wire, frozen=True):
    """Who is connected; bots count as present.

    `replace_in` are the milliseconds after which a bot may be let in for a seat, null where nobody is missed.
    """

    seats: list[bool]
    watchers: int
    replace_in: list[int | None]


class Undo(Wire, frozen=True):
    """Whether the last choice can be taken back, and if not, why; `ask`: only if the others agree."""

    can: bool
    reason: str | None
    ask: bool


class Fair(Wire, frozen=True):
    """The promise about chance, and the seed that keeps it when the game is over; an imported game has none."""

    commitment: str | None
    nonces: list[str]
    seed: str | None


class Pause(Wire, frozen=True):
    """Whether the table rests, and who wants it to."""

    paused: bool
    wanted_by: list[int]


class Rematch(Wire, frozen=True):
    """Who wants a rematch, and its table when it is laid."""

    wanted_by: list[int]
    table: str | None


class Proposal(Wire, frozen=True):
    """What somebody proposes to the others: who has agreed, and who is still asked."""

    id: str
    what: Literal["stop", "back"]
    seat: int
    agreed: list[int]
    open: list[int]


class Since(Wire, frozen=True):
    """Where your last visit ended: the last `seq` you looked at, the `step` it is now, and when that was."""

    seq: int
    step: int
    at: int


class You(Wire, frozen=True):
    """The seats of this client, and the one it looks from."""

    seats: list[int]
    facing: int | None


class RefusalTold(Wire, frozen=True):
    """Why nothing has changed: a message key of the shell with its arguments, and the same in English."""

    reason: str
    text: str
    args: dict[str, str | int]


class LessonBeat(Wire, frozen=True):
    """What a lesson says, and the things on the table it lights."""

    say: str | None
    look: list[str]


class LessonMove(Wire, frozen=True):
    """The answer a lesson asks for, and what is pointed at for it."""

    option: int
    kind: str
    refs: list[str]


class LessonTold(Wire, frozen=True):
    """Where a lesson stands: what is said before the next move by hand, and that move; at its end there is none."""

    key: str
    title: str
    step: int
    steps: int
    beats: list[LessonBeat]
    do: LessonMove | None


class Picture(Wire, frozen=True, kw_only=True):
    """How the game stands for one viewer; every message that shows the table carries it.

    `asked` is the `seq` at which the present question was first put. `pass_to` is another seat of this device that is
    asked now. `beforehand` is until when this seat passes by itself: `turn`, `over`, or null. `lesson` is there for
    the learner at a table where a lesson is taught. `hurried`: bots think shorter here than they would like, because
    the server has much to do.
    """

    seq: int
    step: int
    view: EncodedView
    panels: EncodedPanels
    waiting: list[int]
    decision: EncodedDecision
    asked: int | None
    pass_to: int | None
    result: Result | None
    clocks: Clocks | None
    undo: Undo
    hurried: bool
    lesson: LessonTold | None
    beforehand: str | None
    fair: Fair | UnsetType = UNSET


# --- messages ---


class ViewMessage(Picture, tag="view", frozen=True, kw_only=True):
    """The whole table, to be drawn from nothing."""

    table: TableCard
    viewer: int
    you: You
    hint: bool
    frames: list[Frame]
    complete: bool
    presence: Presence
    chat: list[ChatTold]
    pause: Pause
    rematch: Rematch
    proposal: Proposal | None
    since: Since | None
    fair: Fair


class Moved(Picture, tag="moved", frozen=True, kw_only=True):
    """Something happened; `fair` comes with the move that ends the game, `late` and `passed` are as in a frame."""

    events: list[Facts]
    late: int | UnsetType = UNSET
    passed: int | UnsetType = UNSET


class Undone(Picture, tag="undone", frozen=True, kw_only=True):
    """Something was taken back: log lines with a greater `step` no longer count. There are no events."""

    events: list[Facts]


class Done(Wire, tag="done", frozen=True):
    """An action stands; `again`: it had been done before."""

    action: str
    seq: int
    again: bool


class Refused(RefusalTold, tag="refused", frozen=True):
    """Nothing has changed."""

    action: str | None


class TableTold(Wire, tag="table", frozen=True):
    """Seats, names or status changed."""

    table: TableCard


class PresenceTold(Presence, tag="presence", frozen=True):
    """Somebody came or went."""


class ChatTold(ChatLine, tag="chat", frozen=True):
    """Somebody said something."""


class ChatsTold(Wire, tag="chats", frozen=True):
    """The chat anew: a line was removed, or somebody is heard no longer, or again."""

    lines: list[ChatTold]


class PauseTold(Pause, tag="pause", frozen=True):
    """A pause is wanted, begins or ends."""


class ClocksTold(Clocks, tag="clocks", frozen=True):
    """The clocks after a pause, a resume or a time-out."""


class RematchTold(Rematch, tag="rematch", frozen=True):
    """A rematch is wanted or laid."""


class ProposalTold(Wire, tag="proposal", frozen=True):
    """What is proposed now, or how the last proposal ended and by whose seat."""

    proposal: Proposal | None
    ended: Literal["done", "refused", "withdrawn", "moved"] | None
    what: Literal["stop", "back"]
    by: int | None


class TurnsTold(Wire, tag="turns", frozen=True):
    """The tables at which others wait for you are others than before: fetch them again."""


class Pong(Wire, tag="pong", frozen=True):
    """The answer to a ping."""

    n: int


MovedMessage = Moved | Undone
ServerMessage = (
    ViewMessage
    | Moved
    | Undone
    | Done
    | Refused
    | TableTold
    | PresenceTold
    | ChatTold
    | ChatsTold
    | PauseTold
    | ClocksTold
    | RematchTold
    | ProposalTold
    | TurnsTold
    | Pong
)


class LobbyChanged(Wire, tag="changed", frozen=True):
    """A list of the lobby has changed: fetch it again."""


class News(Wire, tag="news", frozen=True):
    """Something has happened between you and your friends: fetch them again."""


M = TypeVar("M", bound=msgspec.Struct)


def as_message(kind: type[M], part: msgspec.Struct) -> M:
    """A part of a view as a message of its own."""
    return kind(**msgspec.structs.asdict(part))
