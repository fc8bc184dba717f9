"""Recorded games of Pirate's Cove."""
