"""Covetown: tabletop games done right in software."""

__version__ = "0.1.0"
