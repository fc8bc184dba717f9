"""The kinds of answers, packed as `kernel/packing.py` says: the first option of each kind, and what its argument is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 1 << 20
RIG: Final[i64] = 2 << 20  # section
RIG_ANEW: Final[i64] = 3 << 20
RIG_DONE: Final[i64] = 4 << 20
PLAY_CONSORT: Final[i64] = 5 << 20  # ship
PLAY_MAP: Final[i64] = 6 << 20
PLAY_NEST: Final[i64] = 7 << 20  # ship
PLAY_INTERCEPT: Final[i64] = 8 << 20  # island
PLAY_COMMISSION: Final[i64] = 9 << 20  # squadron * 8 + island
PLAY_FAREWELL: Final[i64] = 10 << 20  # island
SAIL: Final[i64] = 11 << 20  # island
SAIL_BOTH: Final[i64] = 12 << 20  # island of the first ship * 8 + island of the second
BATTLE: Final[i64] = 13 << 20  # face * CHESTS + chests
FIRE: Final[i64] = 14 << 20  # volley cards: 1 grapeshot, 2 salute, 4 for each keg
FLEE: Final[i64] = 15 << 20
RELOAD: Final[i64] = 16 << 20
KEGS: Final[i64] = 17 << 20  # how many
AIM: Final[i64] = 18 << 20  # side * 8 + section (4: none named)
AIM_NAVY: Final[i64] = 19 << 20  # ship * 8 + section
KEEP_PARROT: Final[i64] = 20 << 20
TAKE_PARROT: Final[i64] = 21 << 20
COVE_CARDS: Final[i64] = 22 << 20
COVE_GOLD: Final[i64] = 23 << 20
END_TURN: Final[i64] = 24 << 20
RAISE: Final[i64] = 25 << 20  # section
RAISE_TWICE: Final[i64] = 26 << 20  # section, at the double price of Treasure Island
BUY: Final[i64] = 27 << 20
BURY: Final[i64] = 28 << 20
BURY_CHESTS: Final[i64] = 29 << 20  # how many
BURY_GOLD: Final[i64] = 30 << 20  # how many threes
ATTACH: Final[i64] = 31 << 20  # section
MEND: Final[i64] = 32 << 20  # section
ACCOUNT: Final[i64] = 33 << 20  # section

NO_SECTION: Final[i64] = 4
CHESTS: Final[i64] = 64  # in BATTLE: room for the chests beside the face

KIND_NAMES: Final[tuple[str, ...]] = (
    "", "pass", "rig", "rig-anew", "rig-done", "play-consort", "play-map", "play-nest", "play-intercept",
    "play-commission", "play-farewell", "sail", "sail-both", "battle", "fire", "flee", "reload", "kegs", "aim",
    "aim-navy", "keep-parrot", "take-parrot", "cove-cards", "cove-gold", "end-turn", "raise", "raise-twice", "buy",
    "bury", "bury-chests", "bury-gold", "attach", "mend", "account",
)  # fmt: skip
