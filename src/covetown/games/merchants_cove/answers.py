"""Answers as rows of numbers and as plain numbers, for learners: by what they mean, never by how they are packed.

A row has the fields below, then one for each kind of answer, then those a merchant adds. What the argument of a kind
names is told by its `Meaning`: usually a thing or two, each a field of the row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.corruption import FACES
from covetown.games.merchants_cove.feature_bytes import spread_sixes
from covetown.games.merchants_cove.goods import GOODS, good_name
from covetown.games.merchants_cove.numbers import ADVENTURERS, BOATS
from covetown.games.merchants_cove.scoring import card_worth
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState

# Where the fields of a row begin. Up to FLAG a field is a byte for each thing it may name, from there on it is a count.
COLOUR: Final[i64] = 0  # and the fifth kind of Adventurer, marble, die or bundle
SECOND: Final[i64] = 5
GOOD: Final[i64] = 10
BOAT: Final[i64] = 18
PLACE: Final[i64] = 24  # an action space, a Staff slot, a cauldron, a lane …
LEVEL: Final[i64] = 33  # a level, a space of a lane, the value of a die
FLAG: Final[i64] = 41
AMOUNT: Final[i64] = 42
GOLD: Final[i64] = 43
HOURS: Final[i64] = 44
CORRUPTION: Final[i64] = 45
CARD: Final[i64] = 46  # a Townsfolk card
ICONS: Final[i64] = 47  # its icons: four colours and Corruption
WORTH: Final[i64] = 52
ARGUMENTS: Final[i64] = 53
NOTHING: Final[i64] = -1
PLACES: Final[i64] = 9
WORTH_ZERO: Final[i64] = 20  # added to the worth of a card, which may be negative
NO_PLACE: Final[i64] = 63  # the argument of an answer that names none of the places offered

FIFTHS: Final = (*COLOUR_NAMES, "other")


def argument_names() -> list[tuple[str, int]]:
    """The fields every answer has, each with the count that learners see as 1."""
    out = [(f"colour {name}", 1) for name in FIFTHS] + [(f"second colour {name}", 1) for name in FIFTHS]
    out += [(f"good {good_name(good)}", 1) for good in range(int(GOODS))]
    out += [(f"boat {boat}", 1) for boat in range(1, int(BOATS) + 1)]
    out += [(f"place {place}", 1) for place in range(1, int(PLACES) + 1)]
    out += [(f"level {level}", 1) for level in range(int(FLAG - LEVEL))]
    out += [("flag", 1), ("amount", 8), ("gold", 60), ("hours", 4), ("corruption", 2)]
    out += [("townsfolk", len(TOWNSFOLK))]
    out += [(f"icons {name}", 2) for name in (*COLOUR_NAMES, "corruption")]
    return [*out, ("townsfolk worth + 20", 40)]


@final
class Meaning:
    """What the argument of a kind of answer names.

    The low bits of the argument name one thing (a field, and how many of it there are, counted from `first`), the bits
    above them another. `numbers` stands for a kind whose answers a merchant numbers itself (`number_of`); 0 for one
    whose answers have no plain number. `none` adds the answer that names no place (NO_PLACE).
    """

    def __init__(
        self,
        low: i64 = NOTHING,
        lows: int = 1,
        high: i64 = NOTHING,
        highs: int = 1,
        bits: int = 20,
        first: int = 0,
        none: bool = False,
        numbers: int = -1,
    ) -> None:
        self.low: i64 = low
        self.lows: i64 = lows
        self.high: i64 = high
        self.bits: i64 = bits
        self.mask: i64 = (1 << bits) - 1
        self.first: i64 = first
        self.none = none
        self.own_numbers = numbers >= 0
        self.numbers: i64 = lows * highs + (1 if none else 0) if numbers < 0 else numbers

    def number(self, argument: i64) -> i64:
        """Which of the kind's numbers an argument has."""
        if self.none and argument == NO_PLACE:
            return self.numbers - 1
        return (argument >> self.bits) * self.lows + (argument & self.mask) - self.first

    def write(self, argument: i64, at: i64, out: BytesWriter) -> None:
        """Mark in the row that begins here what an argument names."""
        if self.none and argument == NO_PLACE:
            return
        if self.low >= 0:
            mark(self.low, argument & self.mask, at, out)
        if self.high >= 0:
            mark(self.high, argument >> self.bits, at, out)


def mark(field: i64, value: i64, at: i64, out: BytesWriter) -> None:
    """Mark one thing of a field, or write a count."""
    if field >= FLAG:
        put(value, at + field, out)
    else:
        out[at + field + value] = 1


def mark_place(place: i64, at: i64, out: BytesWriter) -> None:
    """Mark a place; shops with very many places count on in the levels."""
    out[at + PLACE + place % PLACES] = 1
    if place >= PLACES:
        out[at + LEVEL + place // PLACES] = 1


def mark_number(argument: i64, at: i64, out: BytesWriter) -> None:
    """Write an argument without a meaning as a bare number."""
    put(argument & 255, at + AMOUNT, out)
    put((argument >> 8) & 255, at + GOLD, out)
    put(argument >> 16, at + HOURS, out)


def spread_icons(card: int) -> int:
    """The icons of a Townsfolk card, a byte each: four colours and Corruption."""
    found = TOWNSFOLK[card]
    return int(spread_sixes(found.factions)) | int(found.corruption) << 32


ICONS_OF: Final = vec[i64]([i64(spread_icons(card)) for card in range(len(TOWNSFOLK))])


def mark_card(state: MerchantsState, card: i64, at: i64, out: BytesWriter) -> None:
    """A Townsfolk card in a row: its number, its icons and what they are worth now."""
    if card < 0:
        return
    put(card + 1, at + CARD, out)
    icons = ICONS_OF[card]
    icon: i64 = 0
    while icon < 5:
        out[at + ICONS + icon] = u8(icons & 63)
        icons >>= 8
        icon += 1
    put(card_worth(card, state.halls) + WORTH_ZERO, at + WORTH, out)


# The core's kinds, in the order of options.py. A space and a Staff ability are numbered by merchant, a card by itself.
PER_MERCHANT: Final = Meaning(numbers=0)
CORE_MEANINGS: Final[tuple[Meaning, ...]] = (
    PER_MERCHANT,  # there is no kind 0
    Meaning(),  # done
    PER_MERCHANT,  # space
    Meaning(numbers=len(TOWNSFOLK)),  # card
    Meaning(numbers=int(FACES)),  # discard
    Meaning(COLOUR, 5, BOAT, 6, bits=3),  # sailor from
    Meaning(PLACE, 3),  # sailor to pier
    Meaning(BOAT, 6),  # sailor to boat
    Meaning(PLACE, 6),  # slot
    PER_MERCHANT,  # staff
    Meaning(FLAG, 2),  # hand
    Meaning(COLOUR, 5),  # first
    Meaning(BOAT, 6),  # boat
    Meaning(BOAT, 6, COLOUR, 4, bits=3),  # rob
    Meaning(PLACE, 4),  # dock
    Meaning(AMOUNT, ADVENTURERS[4] + 1),  # cultists
    Meaning(GOOD, 8),  # sell
)
