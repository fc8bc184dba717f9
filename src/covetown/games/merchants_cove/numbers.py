"""The reconstructed numbers of the core game in one place, so that printed values can replace them (MC-011).

Corruption faces stand in corruption.py, Townsfolk in town/townsfolk.py, Rogue cards in rogues.py, and each merchant's
own numbers in its board.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROUNDS: Final[i64] = 3  # MC-002
BOAT_SLOTS: Final[i64] = 4  # MC-023
BOATS: Final[i64] = 6  # MC-020
ARRIVALS: Final[i64] = 2  # Adventurers each boat brings (MC-091)

# Adventurers in the box (MC-014): R G B Y X.
ADVENTURERS: Final[tuple[int, ...]] = (13, 13, 9, 9, 8)

# The clock: hours after which an indicator lies (MC-038 to MC-043), and those with a Clock Hand beside it (MC-049,
# MC-050).
INDICATOR_HOURS: Final[tuple[int, ...]] = (3, 5, 7, 9, 11)
HAND_HOURS: Final[tuple[int, ...]] = (5, 7)
LAST_HOUR: Final[i64] = 12

# What an indicator loads, by the number of players (MC-044 to MC-048); the Peddler counts as one (PD-014, PD-015).
LOADS: Final[dict[int, tuple[int, ...]]] = {
    2: (1, 1, 1, 2, 2),
    3: (1, 1, 1, 1, 2),
    4: (1, 1, 1, 1, 1),
    5: (0, 1, 1, 1, 1),
}

# Recruiting from spaces 1 to 4 of the Town Square: hours and Corruption cards (MC-212 to MC-215).
RECRUIT_HOURS: Final[tuple[int, ...]] = (3, 2, 1, 1)
RECRUIT_CORRUPTION: Final[tuple[int, ...]] = (0, 0, 1, 0)
SQUARE_SPACES: Final[i64] = 4

MARKED_LIMIT: Final[i64] = 8  # MC-404
