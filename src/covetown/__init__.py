"""Covetown: tabletop games done right in software."""

__version__ = "0.2.0"
