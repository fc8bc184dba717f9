"""Recorded games, replayed move by move."""
