"""The Treasure cards: what plundering an island gives in a month."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Treasure:
    """One face of the Treasure deck: fame, gold, chests and tavern cards."""

    def __init__(self, fame: i64, gold: i64, chests: i64, cards: i64) -> None:
        self.fame = fame
        self.gold = gold
        self.chests = chests
        self.cards = cards


# PC-052, Table B: thirty faces, two cards of each.
TREASURES: Final[list[Treasure]] = [
    Treasure(0, 2, 5, 1),
    Treasure(0, 3, 6, 0),
    Treasure(0, 5, 5, 0),
    Treasure(0, 6, 4, 0),
    Treasure(0, 7, 4, 0),
    Treasure(0, 8, 3, 0),
    Treasure(0, 9, 2, 0),
    Treasure(0, 9, 3, 0),
    Treasure(1, 1, 4, 1),
    Treasure(1, 2, 5, 0),
    Treasure(1, 4, 4, 0),
    Treasure(1, 5, 3, 0),
    Treasure(1, 6, 3, 0),
    Treasure(1, 7, 2, 0),
    Treasure(1, 8, 2, 0),
    Treasure(1, 9, 1, 0),
    Treasure(2, 2, 2, 1),
    Treasure(2, 2, 3, 0),
    Treasure(2, 4, 2, 0),
    Treasure(2, 5, 2, 0),
    Treasure(2, 6, 1, 0),
    Treasure(2, 7, 1, 0),
    Treasure(2, 8, 0, 0),
    Treasure(2, 9, 0, 0),
    Treasure(3, 1, 1, 1),
    Treasure(3, 2, 2, 0),
    Treasure(3, 3, 1, 0),
    Treasure(3, 5, 0, 0),
    Treasure(4, 0, 0, 1),
    Treasure(4, 2, 0, 0),
]
COPIES: Final = 2
STACK: Final[i64] = 12  # PC-054: cards on each outer island, one for every month


def treasure_deck() -> list[int]:
    """The 60 Treasure cards as face numbers, not yet shuffled."""
    return [face for face in range(len(TREASURES)) for _ in range(COPIES)]


def stack_index(island: i64, month: i64) -> i64:
    """Where the card of an outer island for a month lies in the dealt deck."""
    return (island - 1) * STACK + month - 1
