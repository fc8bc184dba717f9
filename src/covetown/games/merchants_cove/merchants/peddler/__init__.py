"""The Peddler: an opponent that never chooses. Two cards tell what it does, its pool and shelf tell the rest."""

from covetown.games.merchants_cove.merchants.peddler.shop import PEDDLER as MERCHANT

__all__ = ["MERCHANT"]
