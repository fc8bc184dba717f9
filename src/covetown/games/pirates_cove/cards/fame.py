"""The fame cards: kept in hand until the end of the game and counted there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import FAME_ONE, FAME_THREE, FAME_TWO, Card, Effect, holds


@final
class FameEffect(Effect):
    """A fame card has no window: it stays in hand until it is counted."""  # PC-087, PC-501


FAME: Final = FameEffect()
FAME_CARDS: Final[list[Card]] = [
    Card(FAME_ONE, "fame_one", "fame", 5, FAME, 1),
    Card(FAME_TWO, "fame_two", "fame", 3, FAME, 2),
    Card(FAME_THREE, "fame_three", "fame", 1, FAME, 3),
]


def fame_in_hand(hand: i64) -> i64:
    """What the fame cards of a hand are worth."""  # PC-502
    return holds(hand, FAME_ONE) + 2 * holds(hand, FAME_TWO) + 3 * holds(hand, FAME_THREE)
