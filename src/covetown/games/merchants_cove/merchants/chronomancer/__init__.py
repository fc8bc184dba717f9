"""The Chronomancer: tiles pushed through two time machines align rifts to explore, and time itself bends a little.

A reconstruction; its numbers stand at the top of board.py.
"""

from __future__ import annotations

from typing import Final

from covetown.games.merchants_cove.goods import LARGE, usual_goods
from covetown.games.merchants_cove.merchants.chronomancer.advice import ChronomancerAdvice
from covetown.games.merchants_cove.merchants.chronomancer.board import (
    FIGURES,
    GOOD_NAMES,
    NUMBER,
    OPTION_NAMES,
    SPACES,
    STAFF,
)
from covetown.games.merchants_cove.merchants.chronomancer.features import ChronomancerFeatures
from covetown.games.merchants_cove.merchants.chronomancer.shop import Chronomancer
from covetown.games.merchants_cove.merchants.chronomancer.view import ChronomancerView

MERCHANT: Final = Chronomancer(
    "chronomancer", NUMBER, SPACES, usual_goods(GOOD_NAMES), STAFF, FIGURES,
    kinds=OPTION_NAMES, view=ChronomancerView(), advice=ChronomancerAdvice(), features=ChronomancerFeatures(),
    opening_stock=(LARGE,),  # CH-098
)  # fmt: skip
