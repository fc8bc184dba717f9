"""The rules' own plain data as it travels: what `plain()`, `view()` and `seen_by()` of the kernel give.

The kernel makes these itself and knows nothing of this room; `tests/server/test_wire.py` holds the two together.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

# What stands in for a type that is looser in Python than on the wire: `holds` is the type a client finds there.
HOLDS = "holds"
# A type of the wire that msgspec cannot say: its name, and how TypeScript says it.
ALIAS = "alias"


class Wire(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something that travels between server and client; fields nobody knows are an error."""


Argument = Annotated[
    Any,
    Meta(extra={ALIAS: ("Argument", "string | number | boolean | null | Message | Argument[]")}),
]


class Message(Wire, frozen=True):
    """A Fluent message key with its arguments; `args` is left out when there are none."""

    key: str
    args: dict[str, Argument] | UnsetType = UNSET


class Option(Wire, frozen=True):
    """One legal answer, and the things on the board that a person would point at for it."""

    id: int
    kind: str
    text: Message
    refs: list[str]


class Decision(Wire, frozen=True):
    """A question to one seat; `secret` while others decide at the same time.

    With `by_itself` a client may give the only answer by itself after a pause: the question is asked so that nobody
    learns by its absence what the seat holds.
    """

    seat: int
    kind: str
    prompt: Message
    secret: bool
    options: list[Option]
    by_itself: bool | UnsetType = UNSET


class GameEvent(msgspec.Struct, frozen=True):
    """A fact about what happened, as this viewer may know it."""

    rest: ClassVar[str] = "fact"

    kind: str


class Thing(Wire, frozen=True):
    """Something on the table: its text, the reference a decision may name, a tone for colour, a help message."""

    text: Message
    ref: str | UnsetType = UNSET
    tone: str | UnsetType = UNSET
    help: Message | UnsetType = UNSET


class Line(Wire, frozen=True):
    """A labelled row of things."""

    label: Message
    things: list[Thing]


class Panel(Wire, frozen=True):
    """A part of the table as text; `seat` is whose it is (-1: everybody's)."""

    title: Message
    seat: int
    lines: list[Line]


class Result(Wire, frozen=True):
    """How a game ended: the place (1 is first, ties share) and the score of every seat, and why it ended.

    `tie` is there where the first place is shared by rivals; partners who win together do not tie.
    """

    places: list[int]
    scores: list[int]
    ending: str
    tie: bool | UnsetType = UNSET


class View(msgspec.Struct, frozen=True):
    """What a viewer may know of a game. Every view begins like this; each game adds its own parts."""

    rest: ClassVar[str] = "part"

    game: str
    seats: int
    viewer: int
    over: bool
    waiting: list[int]
    result: Result | None


class OptionSpec(Wire, frozen=True):
    """A table option: fixed before set-up, public. `people_default` holds at a table for two or more people."""

    key: str
    kind: Literal["choice", "flag", "number", "list"]
    default: Any
    choices: list[str]
    low: int
    high: int
    optional: bool
    people_default: Any


# The same as the server has it in hand: an event or a view as the plain dict the rules made, or encoded already.
Facts = Annotated[
    dict[str, Any],
    Meta(
        extra={HOLDS: GameEvent},
        extra_json_schema={"properties": {"kind": {"type": "string"}}, "required": ["kind"]},
    ),
]
PlainView = Annotated[dict[str, Any], Meta(extra={HOLDS: View})]
PlainPanels = Annotated[list[dict[str, Any]], Meta(extra={HOLDS: list[Panel]})]
EncodedView = Annotated[msgspec.Raw, Meta(extra={HOLDS: View | None})]
EncodedDecision = Annotated[msgspec.Raw, Meta(extra={HOLDS: Decision | None})]
EncodedPanels = Annotated[msgspec.Raw, Meta(extra={HOLDS: list[Panel] | None})]
NULL = msgspec.Raw(b"null")
