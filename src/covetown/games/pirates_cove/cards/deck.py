"""The tavern deck: 42 cards of 23 faces."""

from __future__ import annotations

from typing import Final

from covetown.games.pirates_cove.cards.battle import BATTLE_CARD_LIST
from covetown.games.pirates_cove.cards.card import Card
from covetown.games.pirates_cove.cards.events import EVENT_CARDS
from covetown.games.pirates_cove.cards.fame import FAME_CARDS
from covetown.games.pirates_cove.cards.mastercraft import MASTERCRAFT_CARD
from covetown.games.pirates_cove.cards.parrots import PARROT_CARDS
from covetown.games.pirates_cove.cards.volley import VOLLEY_CARD_LIST

# PC-030: every face at the index of its id.
CARDS: Final[list[Card]] = [
    MASTERCRAFT_CARD,
    *BATTLE_CARD_LIST,
    *VOLLEY_CARD_LIST,
    *EVENT_CARDS,
    *FAME_CARDS,
    *PARROT_CARDS,
]


def tavern_deck() -> list[Card]:
    """The 42 tavern cards, not yet shuffled."""
    return [card for card in CARDS for _ in range(card.copies)]
