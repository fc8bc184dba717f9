"""Answers as ints, the same in every game: a kind in the high bits and what it names, its argument, in the low twenty.

A game's `options.py` lists its kinds as the first option of each, written as `3 << 20` (a literal, which the compiler
folds), so that an answer is `BUY + slot`. `tests/test_contract.py` holds every game to it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ARGUMENT_BITS: Final[i64] = 20
ARGUMENT: Final[i64] = (1 << 20) - 1


def first_option(kind: i64) -> i64:
    """The option of a kind whose argument is 0."""
    return kind << 20


def kind_number(option: i64) -> i64:
    """The number of the kind of an option."""
    return option >> 20


def kind_start(option: i64) -> i64:
    """The first option of the same kind: the option without its argument."""
    return option & ~((1 << 20) - 1)


def argument_of(option: i64) -> i64:
    """What an option names, within its kind."""
    return option & ((1 << 20) - 1)


def repacked(option: int, bits: int) -> int:
    """An option that was written with another number of bits for its argument, in today's packing."""
    return ((option >> bits) << 20) | (option & ((1 << bits) - 1))
