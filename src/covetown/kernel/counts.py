"""Counts in the rows of numbers that games describe positions and answers by: a byte each."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8


def byte(count: i64) -> u8:
    """A count in one byte; what does not fit is cut off."""
    if count > 255:
        return 255
    if count < 0:
        return 0
    return u8(count)


def put(count: i64, place: i64, out: BytesWriter) -> None:
    """Write a count in one byte.

    The compiler would work out twice what is written into a place at once, so it is worked out before.
    """
    short = byte(count)
    out[place] = short


def one_more(place: i64, out: BytesWriter) -> None:
    """Count one on."""
    count = out[place]
    out[place] = count + 1
