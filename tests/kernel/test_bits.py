"""Masks of many things."""

from __future__ import annotations

import pytest

from covetown.kernel.bits import bit, ones


@pytest.mark.parametrize("mask", [0, 1, 0b1011, (1 << 31) - 1, 1 << 40, 0x5A5A5A5A5A5A5A5A, (1 << 63) - 1])
def test_bits_are_counted(mask: int) -> None:
    assert ones(mask) == mask.bit_count()


def test_every_bit_counts_once() -> None:
    for number in range(63):
        assert bit(number) == 1 << number
        assert ones(bit(number)) == 1
        assert ones((1 << 63) - 1 - bit(number)) == 62
