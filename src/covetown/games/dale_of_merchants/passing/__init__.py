"""Worlds in which hidden cards pass from one to another once more (see redeal_passed.py)."""
