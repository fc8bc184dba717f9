"""Rogue cards: how many Rogues lie where, what happens to them on arrival, and what they bring about."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

CULTISTS: Final[i64] = 1
ROBBERS: Final[i64] = 2


@final
class RogueCard:
    """A Rogue card: Rogues in the Lair, in the bag, in the box; whether Rogues drawn on arrival are set aside."""

    def __init__(self, key: str, lair: int, bag: int, box: int, set_aside: bool) -> None:
        self.key = key
        self.lair = lair
        self.bag = bag
        self.box = box
        self.set_aside = set_aside


ROGUE_CARDS: Final[tuple[RogueCard, ...]] = (
    RogueCard("criminals", 3, 5, 0, True),  # MC-332
    RogueCard("cultists", 2, 6, 0, False),  # MC-333
    RogueCard("robbers", 2, 5, 1, True),  # MC-334, MC-335
)


def rogue_card(key: str) -> i64:
    """The number of a Rogue card by its key."""
    for number in range(len(ROGUE_CARDS)):
        if ROGUE_CARDS[number].key == key:
            return number
    raise ValueError(f"there is no Rogue card {key}")
