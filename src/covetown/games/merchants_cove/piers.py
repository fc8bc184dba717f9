"""The piers and their spaces, where boats dock."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Pier spaces from left to right (MC-029 to MC-032).
BERTH_NAMES: Final[tuple[str, ...]] = ("BZ", "PL", "PR", "BM")
PIER_NAMES: Final[tuple[str, ...]] = ("bazaar", "plaza", "black-market")
BLACK_MARKET: Final[i64] = 2
PIER_OF: Final = vec[i64]([0, 1, 1, 2])


def first_berth(boat: i64) -> i64:
    """The left one of the two pier spaces on the boat's side (MC-021, MC-028)."""
    return 0 if boat < 3 else 2
