"""The Alchemist: marbles roll through a decanter, react with each other and are brewed in cauldrons.

A reconstruction; its numbers stand at the top of board.py.
"""

from __future__ import annotations

from typing import Final

from covetown.games.merchants_cove.goods import LARGE, SMALL, usual_goods
from covetown.games.merchants_cove.merchants.alchemist.advice import AlchemistAdvice
from covetown.games.merchants_cove.merchants.alchemist.board import GOOD_NAMES, NUMBER, OPTION_NAMES, SPACES, STAFF
from covetown.games.merchants_cove.merchants.alchemist.features import AlchemistFeatures
from covetown.games.merchants_cove.merchants.alchemist.shop import Alchemist
from covetown.games.merchants_cove.merchants.alchemist.view import AlchemistView

MERCHANT: Final = Alchemist(
    "alchemist", NUMBER, SPACES, usual_goods(GOOD_NAMES), STAFF,
    kinds=OPTION_NAMES, view=AlchemistView(), advice=AlchemistAdvice(), features=AlchemistFeatures(),
    opening_stock=(SMALL, LARGE),  # AL-097
)  # fmt: skip
