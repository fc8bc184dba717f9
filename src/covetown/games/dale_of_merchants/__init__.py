"""Dale of Merchants: a deck-building race for 2 to 4 merchants, by Sami Laakso (Snowdale Design)."""

from covetown.games.dale_of_merchants.meta import GAME

__all__ = ["GAME"]
