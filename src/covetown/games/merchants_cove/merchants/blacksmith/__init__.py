"""The Blacksmith: dice of metal and coal heat furnaces to the right temperature, and one blow forges them all.

A reconstruction; its numbers stand at the top of board.py.
"""

from __future__ import annotations

from typing import Final

from covetown.games.merchants_cove.goods import SMALL, usual_goods
from covetown.games.merchants_cove.merchants.blacksmith.advice import BlacksmithAdvice
from covetown.games.merchants_cove.merchants.blacksmith.board import GOOD_NAMES, NUMBER, OPTION_NAMES, SPACES, STAFF
from covetown.games.merchants_cove.merchants.blacksmith.features import BlacksmithFeatures
from covetown.games.merchants_cove.merchants.blacksmith.shop import Blacksmith
from covetown.games.merchants_cove.merchants.blacksmith.view import BlacksmithView

MERCHANT: Final = Blacksmith(
    "blacksmith", NUMBER, SPACES, usual_goods(GOOD_NAMES), STAFF,
    kinds=OPTION_NAMES, view=BlacksmithView(), advice=BlacksmithAdvice(), features=BlacksmithFeatures(),
    opening_stock=(SMALL, SMALL),  # BS-091
)  # fmt: skip
