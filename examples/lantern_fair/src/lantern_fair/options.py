"""The kinds of answers, each written as the first option of its kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GIVE: Final[i64] = 1 << 20  # plus the kind of wish that is given away
LAY: Final[i64] = 2 << 20  # plus the number of the candle
TAKE: Final[i64] = 3 << 20  # plus the number of the lantern
TRIM: Final[i64] = 4 << 20  # plus the number of the candle that is taken back

KIND_NAMES: Final[tuple[str, ...]] = ("", "give", "lay", "take", "trim")
