"""Who knows what about hidden piles. A pile's knowledge is a tuple of seat masks for its top cards, top card first.

Seldom is anything known, so the usual tuple is empty and costs a copy nothing. Positions past its end are known to
nobody.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from covetown.kernel.chance import Chance

T = TypeVar("T")

Known = tuple[int, ...]
NOTHING_KNOWN: Known = ()


def drawn(known: Known) -> Known:
    """After the top card left the pile."""
    return known[1:] if known else known


def put_on_top(known: Known, mask: i64) -> Known:
    """After a card known to the seats of `mask` was put on top."""
    if mask == 0 and not known:
        return known
    return (int(mask), *known)


def known_to(known: Known, position: int, seat: int) -> bool:
    """Whether a seat knows the card at this position from the top."""
    return position < len(known) and (known[position] >> seat) & 1 == 1


def redraw(slots: list[tuple[list[T], int]], chance: Chance) -> None:
    """Deal the cards lying in these (pile, index) slots anew among the same slots, every way equally likely."""
    i: i64 = i64(len(slots)) - 1
    while i > 0:
        j = chance.below(i + 1)
        pile, index = slots[i]
        other, place = slots[j]
        kept = pile[index]
        pile[index] = other[place]
        other[place] = kept
        i -= 1
