"""The kinds of answers the core knows. An option is kind * 4096 + argument; the constants here are the first option
of a kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.merchants_cove.merchant import ARGUMENTS

DONE: Final[i64] = 1 * ARGUMENTS
SPACE: Final[i64] = 2 * ARGUMENTS  # MC-370: figure * 64 + space
CARD: Final[i64] = 3 * ARGUMENTS  # MC-371: space of the Town Square, 0 to 3
DISCARD: Final[i64] = 4 * ARGUMENTS  # MC-372: face of a Corruption card
SAILOR_FROM: Final[i64] = 5 * ARGUMENTS  # MC-373: boat * 8 + kind of Adventurer
SAILOR_TO_PIER: Final[i64] = 6 * ARGUMENTS  # pier, 0 to 2
SAILOR_TO_BOAT: Final[i64] = 7 * ARGUMENTS  # boat, 0 to 5
SLOT: Final[i64] = 8 * ARGUMENTS  # MC-374: slot of the Staff board
STAFF: Final[i64] = 9 * ARGUMENTS  # MC-375: slot of the Staff board
HAND: Final[i64] = 10 * ARGUMENTS  # MC-376: 1 for the Clock Hand, 0 for the hour
FIRST: Final[i64] = 11 * ARGUMENTS  # MC-377: kind of Adventurer
BOAT: Final[i64] = 12 * ARGUMENTS  # MC-378: boat, 0 to 5
ROB: Final[i64] = 13 * ARGUMENTS  # MC-379: kind of Customer * 8 + boat
DOCK: Final[i64] = 14 * ARGUMENTS  # MC-380: pier space, 0 to 3
CULTISTS: Final[i64] = 15 * ARGUMENTS  # MC-381: how many Rogues count as Customers
SELL: Final[i64] = 16 * ARGUMENTS  # MC-381: kind of Good

KIND_NAMES: Final[tuple[str, ...]] = (
    "", "done", "space", "card", "discard", "sailor-from", "sailor-to-pier", "sailor-to-boat", "slot", "staff", "hand",
    "first", "boat", "rob", "dock", "cultists", "sell",
)  # fmt: skip


def argument(option: i64) -> i64:
    """What an option is about, within its kind."""
    return option & (ARGUMENTS - 1)


def kind(option: i64) -> i64:
    """The kind of an option."""
    return option // ARGUMENTS
