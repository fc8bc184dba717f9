"""Who knows what about hidden piles. A pile's knowledge is a tuple of seat masks for its top cards, top card first.

Seldom is anything known, so the usual tuple is empty and costs a copy nothing. Nobody knows positions past its end.
"""

from __future__ import annotations

from typing import Final, TypeVar, final

from mypy_extensions import i64

from covetown.kernel.chance import Chance

T = TypeVar("T")

Known = tuple[int, ...]
ALL_SEATS: Final[i64] = -1


@final
class Aside:
    """Cards that a step has laid aside: the pool they came from, as the game numbers its pools, and who may see them.

    `seen_mask` holds the seats that know these cards, as bits; ALL_SEATS where they lie open.
    """

    def __init__(self, pool: i64, seen_mask: i64) -> None:
        self.pool: i64 = pool
        self.seen_mask: i64 = seen_mask

    def seen_by(self, viewer: i64) -> bool:
        """Whether a seat (or a spectator, -1) may see them."""
        return self.seen_mask == ALL_SEATS or (viewer >= 0 and (self.seen_mask >> viewer) & 1 == 1)


def put_on_top(known: Known, mask: i64) -> Known:
    """After a card known to the seats of `mask` was put on top."""
    if mask == 0 and not known:
        return known
    return (int(mask), *known)


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
