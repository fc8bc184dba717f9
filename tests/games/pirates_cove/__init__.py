"""Tests of Pirate's Cove, one room for each part of the rules."""
