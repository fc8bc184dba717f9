"""How numbers of the game become bytes of a row."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8


def write_faces(hand: i64, start: i64, out: BytesWriter) -> None:
    """How many cards of each face a hand holds, one field a face."""
    at = start
    while hand != 0:
        out[at] = u8(hand & 7)
        hand >>= 3
        at += 1


def mark_number(number: i64, start: i64, out: BytesWriter) -> None:
    """Mark the field of a number that is counted from 1; 0 marks none."""
    if number > 0:
        out[start + number - 1] = 1
