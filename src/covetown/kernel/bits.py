"""Single bits for masks of many things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TOP: Final[i64] = 1 << 62
ODD: Final[i64] = 0x5555555555555555
PAIRS: Final[i64] = 0x3333333333333333
FOURS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def bit(number: i64) -> i64:
    """The mask of one thing, up to the 62nd.

    A 1 shifted by 31 or more would be cut to 32 bits in the compiled form; this is not.
    """
    return TOP >> (62 - number)


def ones(mask: i64) -> i64:
    """How many bits of a mask are set; bits beside each other are added up, then pairs, then fours, and so on."""
    pairs = mask - ((mask >> 1) & ODD)
    fours = (pairs & PAIRS) + ((pairs >> 2) & PAIRS)
    eights = (fours + (fours >> 4)) & FOURS
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 127
