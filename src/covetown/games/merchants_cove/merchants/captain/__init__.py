"""The Captain: four ships sail out with the spinning compass, and the farther they dare the more they bring home.

A reconstruction; its numbers stand at the top of board.py.
"""

from __future__ import annotations

from typing import Final

from covetown.games.merchants_cove.goods import LARGE, usual_goods
from covetown.games.merchants_cove.merchants.captain.advice import CaptainAdvice
from covetown.games.merchants_cove.merchants.captain.board import GOOD_NAMES, NUMBER, OPTION_NAMES, SPACES, STAFF
from covetown.games.merchants_cove.merchants.captain.features import CaptainFeatures
from covetown.games.merchants_cove.merchants.captain.shop import Captain
from covetown.games.merchants_cove.merchants.captain.view import CaptainView

MERCHANT: Final = Captain(
    "captain", NUMBER, SPACES, usual_goods(GOOD_NAMES), STAFF,
    kinds=OPTION_NAMES, view=CaptainView(), advice=CaptainAdvice(), features=CaptainFeatures(),
    opening_stock=(LARGE,),  # CA-069
)  # fmt: skip
