"""The 20 Peddler cards. Faces are ours (section 36)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BLUE as B
from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.adventurers import GREEN as G
from covetown.games.merchants_cove.adventurers import RED as R
from covetown.games.merchants_cove.adventurers import YELLOW as Y
from covetown.games.merchants_cove.goods import LARGE, SMALL, good_name

RECRUIT: Final[i64] = 0
PROCURE: Final[i64] = 1
SPONSOR: Final[i64] = 2
ACTION_NAMES: Final[tuple[str, ...]] = ("recruit", "procure", "sponsor")

FIRST_CARD: Final = 40  # Peddler cards in views and events are numbered from here


@final
class PeddlerCard:
    """A Peddler card: on its left half an action with its cost, on its right half how often, where, and a cost."""

    def __init__(
        self,
        code: str,
        action: i64,
        goods: tuple[int, ...],
        colour: i64,
        hours: int,
        corruption: int,
        times: int,
        where: str,
        right_hours: int,
        right_corruption: int = 0,
    ) -> None:
        self.code = code
        self.action: i64 = action
        self.goods = goods
        self.colour: i64 = colour
        self.hours: i64 = hours
        self.corruption: i64 = corruption
        self.times: i64 = times
        self.right: bool = where[0] == "R"
        self.outer: bool = where[1] == "O"
        self.right_hours: i64 = right_hours
        self.right_corruption: i64 = right_corruption

    def key(self) -> str:
        return "peddler-" + self.code.lower()

    def shown(self) -> dict[str, object]:
        """The card's two halves, for clients."""
        return {
            "key": self.key(),
            "code": self.code,
            "kind": "peddler",
            "action": ACTION_NAMES[self.action],
            "goods": [good_name(good) for good in self.goods],
            "colour": COLOUR_NAMES[self.colour] if self.colour >= 0 else None,
            "hours": int(self.hours),
            "corruption": int(self.corruption),
            "times": int(self.times),
            "half": "right" if self.right else "left",
            "edge": "outer" if self.outer else "inner",
            "right_hours": int(self.right_hours),
            "right_corruption": int(self.right_corruption),
        }


def recruit(code: str, hours: int, corruption: int, times: int, where: str, right_hours: int) -> PeddlerCard:
    return PeddlerCard(code, RECRUIT, (), -1, hours, corruption, times, where, right_hours)


def procure(
    code: str, goods: tuple[i64, ...], hours: int, corruption: int, times: int, where: str, right_hours: int
) -> PeddlerCard:
    return PeddlerCard(
        code, PROCURE, tuple([int(good) for good in goods]), -1, hours, corruption, times, where, right_hours
    )


def sponsor(code: str, colour: i64, hours: int, times: int, where: str, hours2: int, corruption2: int) -> PeddlerCard:
    return PeddlerCard(code, SPONSOR, (), colour, hours, 0, times, where, hours2, corruption2)


PEDDLER_CARDS: Final[list[PeddlerCard]] = [
    recruit("PC01", 1, 0, 1, "LI", 1),  # PD-115
    recruit("PC02", 1, 0, 1, "LO", 1),
    recruit("PC03", 2, 0, 1, "RI", 1),
    recruit("PC04", 1, 1, 1, "RO", 1),
    procure("PC05", (SMALL + R, SMALL + G), 2, 0, 2, "LI", 2),
    procure("PC06", (SMALL + B, SMALL + Y), 2, 1, 2, "LO", 2),
    procure("PC07", (SMALL + R,), 1, 0, 2, "RI", 2),
    procure("PC08", (SMALL + G,), 1, 0, 2, "RO", 2),
    procure("PC09", (LARGE + R,), 2, 0, 1, "LI", 1),
    procure("PC10", (LARGE + G,), 2, 0, 1, "LO", 1),
    procure("PC11", (LARGE + B,), 2, 0, 1, "RI", 1),
    procure("PC12", (LARGE + Y,), 2, 0, 1, "RO", 1),
    sponsor("PC13", R, 1, 2, "LI", 1, 1),
    sponsor("PC14", G, 1, 2, "LO", 1, 1),
    sponsor("PC15", B, 1, 2, "RI", 1, 1),
    sponsor("PC16", Y, 1, 2, "RO", 1, 1),
    recruit("PC03H", 1, 0, 1, "RI", 1),  # PD-131
    procure("PC06H", (SMALL + B, SMALL + Y), 2, 0, 2, "LO", 2),
    procure("PC11H", (LARGE + B, SMALL + B), 2, 0, 1, "RI", 1),
    procure("PC12H", (LARGE + Y, SMALL + Y), 2, 0, 1, "RO", 1),
]

NORMAL_DECK: Final[i64] = (1 << 16) - 1  # PD-023
HARD_PAIRS: Final[tuple[tuple[int, int], ...]] = ((2, 16), (5, 17), (10, 18), (11, 19))  # PD-025


def deck_of(hard: bool) -> i64:
    """The 16 cards of a difficulty, one bit each (PD-024)."""
    deck = NORMAL_DECK
    if hard:
        for basic, stern in HARD_PAIRS:
            deck &= ~(i64(1) << basic)
            deck |= i64(1) << stern
    return deck


def peddler_card(code: str) -> int:
    """The number of a card by its code in the ledger: "PC01" is 0."""
    for number in range(len(PEDDLER_CARDS)):
        if PEDDLER_CARDS[number].code == code:
            return number
    raise ValueError(f"there is no Peddler card {code}")
