"""The wishes: secret cards that say what a maker's string of lanterns is worth beyond what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lantern_fair.lanterns import COLOURS

if TYPE_CHECKING:
    from lantern_fair.state import Maker

# The first five wish for a colour, in the order of the colours.
RAINBOW: Final[i64] = 5
PAIRS: Final[i64] = 6
GREAT: Final[i64] = 7
SMALL: Final[i64] = 8
SPARKS: Final[i64] = 9
THRIFT: Final[i64] = 10
CALM: Final[i64] = 11

WISH_NAMES: Final = (
    "coral", "amber", "leaf", "sea", "indigo",
    "rainbow", "pairs", "great", "small", "sparks", "thrift", "calm",
)  # fmt: skip
COPIES: Final = (2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1)  # LF-003
DEALT: Final[i64] = 3


def all_wishes() -> list[i64]:
    """The seventeen wish cards."""
    return [i64(kind) for kind, copies in enumerate(COPIES) for _ in range(copies)]


def colour_counts(maker: Maker) -> list[i64]:
    """How many lanterns of each colour hang on a string."""
    counts: list[i64] = [0, 0, 0, 0, 0]
    for lantern in maker.lanterns:
        counts[lantern.colour] += 1
    return counts


def glowing(maker: Maker, glow: i64) -> i64:
    """How many lanterns of this glow hang on a string."""
    return i64(sum(1 for lantern in maker.lanterns if lantern.glow == glow))


def candles_left(maker: Maker) -> i64:
    return i64(int(maker.candles).bit_count())


def worth(kind: i64, maker: Maker) -> i64:
    """What a wish is worth to a maker now."""
    counts = colour_counts(maker)
    colours = i64(sum(1 for count in counts if count > 0))
    if kind < COLOURS:
        return 2 * counts[kind]  # LF-041
    if kind == RAINBOW:
        return 7 if colours == COLOURS else 0  # LF-042
    if kind == PAIRS:
        return 3 * i64(sum(1 for count in counts if count == 2))  # LF-043
    if kind == GREAT:
        return 2 * glowing(maker, 3)  # LF-044
    if kind == SMALL:
        return 2 * glowing(maker, 1)  # LF-045
    if kind == SPARKS:
        return 2 * maker.sparks  # LF-046
    if kind == THRIFT:
        return 4 * candles_left(maker)  # LF-047
    return 7 if 1 <= colours <= 3 else 0  # LF-048
