"""The kinds of answers the core knows, each as its first option: an answer is `BOAT + boat`.

Kinds below 64 are the core's. Each merchant has a block of 32 kinds of its own, named in its `board.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BLOCK: Final[i64] = 32  # kinds of one merchant: merchant 3 has the kinds 96 to 127
CORE_KINDS: Final[i64] = 64

DONE: Final[i64] = 1 << 20
SPACE: Final[i64] = 2 << 20  # MC-370: figure * 64 + space
CARD: Final[i64] = 3 << 20  # MC-371: space of the Town Square, 0 to 3
DISCARD: Final[i64] = 4 << 20  # MC-372: face of a Corruption card
SAILOR_FROM: Final[i64] = 5 << 20  # MC-373: boat * 8 + kind of Adventurer
SAILOR_TO_PIER: Final[i64] = 6 << 20  # pier, 0 to 2
SAILOR_TO_BOAT: Final[i64] = 7 << 20  # boat, 0 to 5
SLOT: Final[i64] = 8 << 20  # MC-374: slot of the Staff board
STAFF: Final[i64] = 9 << 20  # MC-375: slot of the Staff board
HAND: Final[i64] = 10 << 20  # MC-376: 1 for the Clock Hand, 0 for the hour
FIRST: Final[i64] = 11 << 20  # MC-377: kind of Adventurer
BOAT: Final[i64] = 12 << 20  # MC-378: boat, 0 to 5
ROB: Final[i64] = 13 << 20  # MC-379: kind of Customer * 8 + boat
DOCK: Final[i64] = 14 << 20  # MC-380: pier space, 0 to 3
CULTISTS: Final[i64] = 15 << 20  # MC-381: how many Rogues count as Customers
SELL: Final[i64] = 16 << 20  # MC-381: kind of Good

KIND_NAMES: Final[tuple[str, ...]] = (
    "", "done", "space", "card", "discard", "sailor-from", "sailor-to-pier", "sailor-to-boat", "slot", "staff", "hand",
    "first", "boat", "rob", "dock", "cultists", "sell",
)  # fmt: skip
