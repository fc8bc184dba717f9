"""The decks, one file each: every module of this folder that offers a DECK stands on the shelf (DM-002, DM-017)."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final

from covetown.games.dale_of_merchants.cards import Deck, DeckShelf


def decks_found() -> list[Deck]:
    """The decks of this folder."""
    found: list[Deck] = []
    for module in pkgutil.iter_modules(__path__):
        deck = getattr(importlib.import_module(f"{__name__}.{module.name}"), "DECK", None)
        if isinstance(deck, Deck):
            found.append(deck)
    return found


SHELF: Final = DeckShelf(decks_found())
