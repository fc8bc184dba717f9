"""The messages of a table's socket, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated

import msgspec

Action = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Heard(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something a client says."""


class Hello(Heard, tag="hello", frozen=True):
    seen: Number | None = None
    facing: SeatNumber | None = None
    panels: bool = False


class Act(Heard, tag="act", frozen=True):
    action: Action
    seq: Number
    option: Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Undo(Heard, tag="undo", frozen=True):
    action: Action
    seq: Number


class FaceSeat(Heard, tag="face", frozen=True):
    seat: SeatNumber
    seen: Number | None = None


class ShowPanels(Heard, tag="panels", frozen=True):
    on: bool


class Say(Heard, tag="chat", frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Pause(Heard, tag="pause", frozen=True):
    pass


class Resume(Heard, tag="resume", frozen=True):
    pass


class Replace(Heard, tag="replace", frozen=True):
    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=32)]


class ComeBack(Heard, tag="return", frozen=True):
    pass


class Rematch(Heard, tag="rematch", frozen=True):
    pass


class Ping(Heard, tag="ping", frozen=True):
    n: int = 0


Words = Hello | Act | Undo | FaceSeat | ShowPanels | Say | Pause | Resume | Replace | ComeBack | Rematch | Ping
DECODER: msgspec.json.Decoder[Words] = msgspec.json.Decoder(Words)


def hear(text: str) -> Words:
    """What a client says, checked; a DecodeError names what is wrong with it."""
    return DECODER.decode(text)
