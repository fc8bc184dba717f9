"""The fifty lanterns (LF-002): ten of each colour, and how brightly each glows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

COLOUR_NAMES: Final = ("coral", "amber", "leaf", "sea", "indigo")
COLOURS: Final[i64] = 5
GLOWS: Final = (1, 1, 1, 1, 2, 2, 2, 3, 3, 3)  # the ten lanterns of a colour
GREATEST: Final[i64] = 3


@final
class Lantern:
    """A paper lantern. There is one object of each, shared by all games."""

    __slots__ = ("colour", "glow", "ident")

    def __init__(self, ident: i64, colour: i64, glow: i64) -> None:
        self.ident: i64 = ident
        self.colour: i64 = colour
        self.glow: i64 = glow


def make_lanterns() -> list[Lantern]:
    ten = len(GLOWS)
    return [Lantern(ten * colour + at, colour, GLOWS[at]) for colour in range(int(COLOURS)) for at in range(ten)]


LANTERNS: Final = tuple(make_lanterns())


def lantern_key(lantern: Lantern) -> str:
    """What a lantern is called in messages, where `card-` stands before it; equal ones are called alike."""
    return f"lantern-{COLOUR_NAMES[lantern.colour]}-{lantern.glow}"
