"""Static public facts for a client: the cards by id, the Treasure cards, the legends, the ship mat."""

from __future__ import annotations

from typing import Final

from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.combat.ledger import (
    LEGEND_CARD,
    NAVY_CARD,
    NAVY_DICE,
    NAVY_FAME,
    NAVY_HULL,
    NAVY_SPEED,
    PEOPLE,
)
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.mat import CANNON_VALUES, CREW_VALUES, HULL_VALUES, PRICES, SAILS_VALUES, SECTIONS
from covetown.games.pirates_cove.treasure import TREASURES

ISLANDS: Final = ("tavern", "hull", "sail", "cannon", "crew", "treasure", "cove")


def catalogue() -> dict[str, object]:
    """What never changes and everybody may know."""
    cards: dict[str, object] = {}
    for card in CARDS:
        cards[str(card.ident)] = {
            "key": card.key,
            "kind": card.kind,
            "copies": card.copies,
            "fame": int(card.fame),
        }
    for number, legend in enumerate(LEGENDS):
        cards[str(LEGEND_CARD + number)] = {
            "key": legend.key,
            "kind": "legend",
            "people": PEOPLE[number],
            "copies": 1,
            "dice": int(legend.dice),
            "hull": int(legend.hull),
            "speed": int(legend.speed),
            "fame": int(legend.fame),
        }
    cards[str(NAVY_CARD)] = {
        "key": "royal_navy",
        "kind": "navy",
        "copies": 1,
        "dice": int(NAVY_DICE),
        "hull": int(NAVY_HULL),
        "speed": int(NAVY_SPEED),
        "fame": int(NAVY_FAME),
    }
    treasures: list[object] = [
        {"fame": int(face.fame), "gold": int(face.gold), "chests": int(face.chests), "cards": int(face.cards)}
        for face in TREASURES
    ]
    mat: dict[str, object] = {
        "hull": list(HULL_VALUES),
        "sails": list(SAILS_VALUES),
        "cannon": list(CANNON_VALUES),
        "crew": list(CREW_VALUES),
        "prices": list(PRICES),
        "sections": list(SECTIONS),
    }
    return {"cards": cards, "treasures": treasures, "mat": mat, "islands": list(ISLANDS)}
