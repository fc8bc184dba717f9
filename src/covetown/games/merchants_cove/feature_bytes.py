"""Packed numbers as bytes, one byte each: the strokes with which rows of numbers for learners are written.

Numbers that lie side by side in an int are spread over the bytes of a word and written at once; a row has hundreds.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from mypy_extensions import i32, i64, u8

from covetown.kernel.counts import one_more

ZEROS: Final = bytes(1024)

# What a question says of a choice in the making (`Question.write_asked`): where each of its fields begins.
ASKED_LEFT: Final[i64] = 0  # hours, points, picks that are left
ASKED_COUNT: Final[i64] = 1  # a second number: Rogues let in, the value of a die, a row
ASKED_FLAG: Final[i64] = 2
ASKED_BOAT: Final[i64] = 3
ASKED_WHO: Final[i64] = 9  # a kind of Adventurer, marble or die
ASKED_PIER: Final[i64] = 14
ASKED_TARGET: Final[i64] = 17  # where an Adventurer goes
ASKED_NAMED: Final[i64] = 21  # places that were named already
ASKED_GOODS: Final[i64] = 27
ASKED_DICE: Final[i64] = 35  # rolled and not yet placed: six values of each kind
NOTHING_ASKED: Final = bytes(65)

# Eight six-bit numbers: halves of four, of two, of one are moved apart. Likewise four-bit numbers and single bits.
SIX_FOURS: Final[i64] = 0x0000000000FFFFFF
SIX_TWOS: Final[i64] = 0x00000FFF00000FFF
SIX_ONES: Final[i64] = 0x003F003F003F003F
FOUR_FOURS: Final[i64] = 0x0000FFFF0000FFFF
FOUR_TWOS: Final[i64] = 0x00FF00FF00FF00FF
FOUR_ONES: Final[i64] = 0x0F0F0F0F0F0F0F0F
BIT_FOURS: Final[i64] = 0x0000000F0000000F
BIT_TWOS: Final[i64] = 0x0003000300030003
BIT_ONES: Final[i64] = 0x0101010101010101


def blank(count: i64, out: BytesWriter) -> i64:
    """Append so many zeros; returns where they begin."""
    start = i64(len(out))
    while count >= 8:
        write_i64_le(out, 0)
        count -= 8
    while count > 0:
        out.append(0)
        count -= 1
    return start


def asked(out: BytesWriter) -> i64:
    """Append an empty choice in the making; returns where it begins."""
    start = i64(len(out))
    out.write(NOTHING_ASKED)
    return start


def asked_bits(out: BytesWriter, at: i64, bits: i64) -> None:
    """Mark these of the places from a field on."""
    while bits > 0:
        if bits & 1:
            out[at] = 1
        bits >>= 1
        at += 1


def asked_dice(out: BytesWriter, at: i64, rolled: tuple[int, ...]) -> None:
    """Count rolled dice (kind * 8 + value) into the choice that begins here."""
    for each in rolled:
        die: i64 = each
        one_more(at + ASKED_DICE + (die >> 3) * 6 + (die & 7) - 1, out)


def spread_sixes(packed: i64) -> i64:
    """Eight numbers of six bits (cards by face, Adventurers by kind), a byte each."""
    fours = (packed & SIX_FOURS) | (((packed >> 24) & SIX_FOURS) << 32)
    twos = (fours & SIX_TWOS) | (((fours >> 12) & SIX_TWOS) << 16)
    return (twos & SIX_ONES) | (((twos >> 6) & SIX_ONES) << 8)


def total_sixes(packed: i64) -> i64:
    """The sum of up to ten numbers of six bits."""
    spread = spread_sixes(packed)
    twos = (spread & FOUR_TWOS) + ((spread >> 8) & FOUR_TWOS)
    fours = (twos + (twos >> 16)) & FOUR_FOURS
    return ((fours + (fours >> 32)) & 0xFFFF) + ((packed >> 48) & 63) + (packed >> 54)


def spread_fours(packed: i64) -> i64:
    """Eight numbers of four bits (Goods by kind), a byte each."""
    fours = (packed | (packed << 16)) & FOUR_FOURS
    twos = (fours | (fours << 8)) & FOUR_TWOS
    return (twos | (twos << 4)) & FOUR_ONES


def spread_bits(packed: i64) -> i64:
    """Eight single bits, a byte each."""
    fours = (packed | (packed << 28)) & BIT_FOURS
    twos = (fours | (fours << 14)) & BIT_TWOS
    return (twos | (twos << 7)) & BIT_ONES


def write_crowd(crowd: i64, out: BytesWriter) -> None:
    """Adventurers by kind, or what else is packed like them: five bytes."""
    spread = (crowd & 63) | ((crowd & 0xFC0) << 2) | ((crowd & 0x3F000) << 4) | ((crowd & 0xFC0000) << 6)
    write_i32_le(out, i32(spread))
    out.append(u8((crowd >> 24) & 63))


def write_colours(crowd: i64, out: BytesWriter) -> None:
    """The four colours of a crowd, without the Rogues."""
    spread = (crowd & 63) | ((crowd & 0xFC0) << 2) | ((crowd & 0x3F000) << 4) | ((crowd & 0xFC0000) << 6)
    write_i32_le(out, i32(spread))


def write_bits(bits: i64, count: i64, out: BytesWriter) -> None:
    """So many single bits, a byte each."""
    while count >= 8:
        write_i64_le(out, spread_bits(bits & 255))
        bits >>= 8
        count -= 8
    if count >= 4:
        write_i32_le(out, i32(spread_bits(bits & 15)))
        bits >>= 4
        count -= 4
    while count > 0:
        out.append(u8(bits & 1))
        bits >>= 1
        count -= 1


def write_cells(row: i64, places: i64, kinds: i64, out: BytesWriter) -> None:
    """What lies in each place of a row (three bits a place: 0 for nothing, else the kind + 1): a byte for each kind."""
    at = blank(places * kinds, out)
    while row > 0:
        if row & 7:
            out[at + (row & 7) - 1] = 1
        row >>= 3
        at += kinds


def write_threes(row: i64, places: i64, out: BytesWriter) -> None:
    """What lies in each place of a row of three bits a place, a byte each."""
    while places >= 4:
        write_i32_le(out, i32((row & 7) | ((row & 0o70) << 5) | ((row & 0o700) << 10) | ((row & 0o7000) << 15)))
        row >>= 12
        places -= 4
    while places > 0:
        out.append(u8(row & 7))
        row >>= 3
        places -= 1
