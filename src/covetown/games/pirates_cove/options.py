"""Answers as numbers: a kind in the high bits, what it points at in the low twelve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final[i64] = 12
ARGUMENT: Final[i64] = 4095

PASS: Final[i64] = 1 << 12
RIG: Final[i64] = 2 << 12  # section
RIG_ANEW: Final[i64] = 3 << 12
RIG_DONE: Final[i64] = 4 << 12
PLAY_CONSORT: Final[i64] = 5 << 12  # ship
PLAY_MAP: Final[i64] = 6 << 12
PLAY_NEST: Final[i64] = 7 << 12  # ship
PLAY_INTERCEPT: Final[i64] = 8 << 12  # island
PLAY_COMMISSION: Final[i64] = 9 << 12  # squadron * 8 + island
PLAY_FAREWELL: Final[i64] = 10 << 12  # island
SAIL: Final[i64] = 11 << 12  # island
SAIL_BOTH: Final[i64] = 12 << 12  # island of the first ship * 8 + island of the second
BATTLE: Final[i64] = 13 << 12  # face * 64 + chests
FIRE: Final[i64] = 14 << 12  # volley cards: 1 grapeshot, 2 salute, 4 for each keg
FLEE: Final[i64] = 15 << 12
RELOAD: Final[i64] = 16 << 12
KEGS: Final[i64] = 17 << 12  # how many
AIM: Final[i64] = 18 << 12  # side * 8 + section (4: none named)
AIM_NAVY: Final[i64] = 19 << 12  # ship * 8 + section
KEEP_PARROT: Final[i64] = 20 << 12
TAKE_PARROT: Final[i64] = 21 << 12
COVE_CARDS: Final[i64] = 22 << 12
COVE_GOLD: Final[i64] = 23 << 12
END_TURN: Final[i64] = 24 << 12
RAISE: Final[i64] = 25 << 12  # section
RAISE_TWICE: Final[i64] = 26 << 12  # section, at the double price of Treasure Island
BUY: Final[i64] = 27 << 12
BURY: Final[i64] = 28 << 12
BURY_CHESTS: Final[i64] = 29 << 12  # how many
BURY_GOLD: Final[i64] = 30 << 12  # how many threes
ATTACH: Final[i64] = 31 << 12  # section
MEND: Final[i64] = 32 << 12  # section
ACCOUNT: Final[i64] = 33 << 12  # section

NO_SECTION: Final[i64] = 4
