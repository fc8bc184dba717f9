"""Lantern Fair: secret candles, paper lanterns and quiet wishes on the quay, for two to five."""

from lantern_fair.meta import GAME

__all__ = ["GAME"]
