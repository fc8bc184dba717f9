"""What a client says over a table's socket."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from covetown.server.wire.plain import Wire

Action = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]


class Hello(Wire, tag="hello", frozen=True):
    """The first message: what is known already, which seat to look from, and whether panels are wanted."""

    last_seq: Number | None = msgspec.field(default=None, name="seen")
    facing: SeatNumber | None = None
    panels: bool = False


class Act(Wire, tag="act", frozen=True):
    """Choose an option. The same `action` sent again is carried out once."""

    action: Action
    seq: Number
    option: Annotated[int, Meta(ge=-(2**53), le=2**53)]


class TakeBack(Wire, tag="undo", frozen=True):
    """Take back the last choice."""

    action: Action
    seq: Number


class FaceSeat(Wire, tag="face", frozen=True):
    """The device was passed on: look from another of one's seats."""

    seat: SeatNumber
    last_seq: Number | None = msgspec.field(default=None, name="seen")


class ShowPanels(Wire, tag="panels", frozen=True):
    """Send the generic panels too, or no longer."""

    on: bool


class Say(Wire, tag="chat", frozen=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Seen(Wire, tag="seen", frozen=True):
    """The table is looked at as it stands at this `seq`; what comes later is new at the next visit."""

    seq: Number


class PassBeforehand(Wire, tag="beforehand", frozen=True):
    """Pass at secret questions to all, until one is asked something else or to the end; null: answer again."""

    until: Literal["turn", "over"] | None


class AskForPause(Wire, tag="pause", frozen=True):
    """Agree to a pause."""


class Resume(Wire, tag="resume", frozen=True):
    """Go on after a pause."""


class Replace(Wire, tag="replace", frozen=True):
    """Let a bot stand in for somebody who has gone."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)]


class ComeBack(Wire, tag="return", frozen=True):
    """Take one's own seat back from the stand-in."""


class Resign(Wire, tag="resign", frozen=True):
    """Give the game up for good: a bot plays on, or with nobody left it ends."""


class Propose(Wire, tag="propose", frozen=True):
    """Ask the others: to stop the game without a winner, or to let one's last choice be taken back."""

    what: Literal["stop", "back"]


class AnswerProposal(Wire, tag="answer", frozen=True):
    """Say yes or no to what somebody proposes; one's own proposal is withdrawn by a no."""

    id: Annotated[str, Meta(max_length=32)]
    yes: bool


class AskForRematch(Wire, tag="rematch", frozen=True):
    """Agree to a rematch."""


class Ping(Wire, tag="ping", frozen=True):
    """Is anybody there?"""

    n: int = 0


ClientMessage = (
    Hello
    | Act
    | TakeBack
    | FaceSeat
    | ShowPanels
    | Say
    | Seen
    | PassBeforehand
    | AskForPause
    | Resume
    | Replace
    | ComeBack
    | Resign
    | Propose
    | AnswerProposal
    | AskForRematch
    | Ping
)
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def has_nul(body: bytes) -> bool:
    """Whether a JSON text holds the character 0, which PostgreSQL cannot keep in any text.

    JSON can only write it as an escape, and a backslash before that one would make it plain letters.
    """
    return b"\\u0000" in body and NUL.search(body) is not None


def decode(text: str) -> ClientMessage:
    """A message of a client, checked; a DecodeError names what is wrong with it."""
    if has_nul(text.encode("utf-8", "surrogatepass")):
        raise msgspec.DecodeError("no text may hold the character 0")
    try:
        return DECODER.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deep") from None
