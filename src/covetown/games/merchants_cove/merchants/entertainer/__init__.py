"""The Entertainer: composes a song card by card, sings it all over town, wins fans, and rests by the clock.

A merchant of an expansion, without spaces, Goods, Staff or figures.
"""

from __future__ import annotations

from typing import Final

from covetown.games.merchants_cove.merchants.entertainer.advice import EntertainerAdvice
from covetown.games.merchants_cove.merchants.entertainer.board import NUMBER, OPTION_NAMES
from covetown.games.merchants_cove.merchants.entertainer.features import EntertainerFeatures
from covetown.games.merchants_cove.merchants.entertainer.shop import Entertainer
from covetown.games.merchants_cove.merchants.entertainer.view import EntertainerView

MERCHANT: Final = Entertainer(
    "entertainer", NUMBER, (), (), (), (),
    kinds=OPTION_NAMES, view=EntertainerView(), advice=EntertainerAdvice(), features=EntertainerFeatures(),
)  # fmt: skip
MERCHANT.replaces_turn = True  # EN-036
MERCHANT.base = False
