"""Merchants Cove: three days of making, shipping and selling in a fantasy harbour."""

from covetown.games.merchants_cove.meta import GAME

__all__ = ["GAME"]
