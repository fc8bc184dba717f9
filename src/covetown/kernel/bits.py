"""Single bits for masks of many things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TOP: Final[i64] = 1 << 62


def bit(number: i64) -> i64:
    """The mask of one thing, up to the 62nd.

    A 1 shifted by 31 or more would be cut to 32 bits in the compiled form; this is not.
    """
    return TOP >> (62 - number)


def ones(mask: i64) -> i64:
    """How many bits of a mask are set."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
