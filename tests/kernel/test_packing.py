"""Answers as ints, and masks of many things, come out the same compiled and interpreted."""

from __future__ import annotations

import pytest

from covetown.kernel import (
    ALL_SEATS,
    ARGUMENT,
    Aside,
    argument_of,
    bit,
    dashed,
    first_option,
    kind_number,
    kind_start,
    ones,
)


@pytest.mark.parametrize(("kind", "argument"), [(0, 0), (1, 0), (1, 5), (255, ARGUMENT), (2047, 1)])
def test_kind_and_argument_come_back(kind: int, argument: int) -> None:
    option = first_option(kind) + argument
    assert (kind_number(option), argument_of(option)) == (kind, argument)
    assert kind_start(option) == first_option(kind)


def test_a_bit_beyond_the_31st_is_not_cut() -> None:
    assert [bit(number) for number in (0, 1, 30, 31, 32, 45, 62)] == [1 << n for n in (0, 1, 30, 31, 32, 45, 62)]
    assert ones(bit(62) | bit(31) | 1) == 3
    assert ones(0) == 0


def test_cards_aside_are_seen_by_those_named() -> None:
    hidden = Aside(4, 0b010)
    assert [hidden.seen_by(viewer) for viewer in (-1, 0, 1, 2)] == [False, False, True, False]
    assert all(Aside(4, ALL_SEATS).seen_by(viewer) for viewer in (-1, 0, 5))


def test_a_class_name_as_message_keys_write_it() -> None:
    assert (dashed("ChooseSpace"), dashed("Rob"), dashed("SailorToPier")) == ("choose-space", "rob", "sailor-to-pier")
