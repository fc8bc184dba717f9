"""Pirate's Cove on its sea chart."""
