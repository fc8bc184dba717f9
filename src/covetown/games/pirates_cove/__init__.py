"""Pirate's Cove by Paul Randles and Daniel Stahl: a year of plunder, burial and battle."""

from covetown.games.pirates_cove.meta import GAME

__all__ = ["GAME"]
