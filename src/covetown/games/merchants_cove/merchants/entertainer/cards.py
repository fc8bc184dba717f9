"""The 26 Entertainer cards. Names, faces and values are ours; the first values to tune are the lower icons."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_CARD: Final = 64  # Entertainer cards in views and events are numbered from here

SKILL: Final[i64] = 0
IMPRO: Final[i64] = 1
CREATURE: Final[i64] = 2
PALADIN: Final[i64] = 4  # the colour of a wild bundle


@final
class SongCard:
    """An Entertainer card.

    Skill cards have hourglasses, upper icons, perhaps lower icons at a volume price, and a bottom line.
    """

    def __init__(
        self,
        code: str,
        key: str,
        kind: i64,
        hourglasses: int = 0,
        upper: str = "",
        price: int = 0,
        lower: str = "",
        volume: int = 0,
        corruption: int = 0,
    ) -> None:
        self.code = code
        self.key = key
        self.kind: i64 = kind
        self.hourglasses: i64 = hourglasses
        self.upper = upper
        self.price: i64 = price
        self.lower = lower
        self.volume: i64 = volume
        self.corruption: i64 = corruption


CARDS: Final[list[SongCard]] = [
    SongCard("ES01", "marching-verse", SKILL, 1, "R2", 0, "", 1),  # EN-178
    SongCard("ES02", "marching-chorus", SKILL, 2, "R1", 2, "R3", 3),
    SongCard("ES03", "marching-bridge", SKILL, 3, "R1", 3, "G2", 5),
    SongCard("ES04", "tavern-verse", SKILL, 1, "G2", 0, "", 1),
    SongCard("ES05", "tavern-chorus", SKILL, 2, "G1", 2, "G2", 3),
    SongCard("ES06", "tavern-bridge", SKILL, 3, "G1", 3, "B2", 5),
    SongCard("ES07", "arcane-verse", SKILL, 1, "B2", 0, "", 2, 1),
    SongCard("ES08", "arcane-chorus", SKILL, 2, "B2", 2, "B2", 2),
    SongCard("ES09", "arcane-bridge", SKILL, 2, "B1", 3, "Y2", 2),
    SongCard("ES10", "court-verse", SKILL, 1, "Y2", 0, "", 2, 1),
    SongCard("ES11", "court-chorus", SKILL, 2, "Y2", 2, "Y3", 2),
    SongCard("ES12", "court-bridge", SKILL, 2, "Y2", 3, "R2", 3),
    SongCard("EI00", "crowd-work", IMPRO),  # EN-190
    SongCard("EC00", "songbird", CREATURE),
    SongCard("EC01", "echo-drake", CREATURE),  # EN-192
    SongCard("EC02", "harmony-wisp", CREATURE),
    SongCard("EC03", "coin-magpie", CREATURE),
    SongCard("EC04", "lullaby-owl", CREATURE),
    SongCard("EI01", "encore", IMPRO),  # EN-196
    SongCard("EI02", "call-and-response", IMPRO),
    SongCard("EI03", "reprise", IMPRO),
    SongCard("EI04", "tip-jar", IMPRO),
    SongCard("EK01", "standing-ovation", SKILL, 1, "P2", 0, "", 1),  # EN-200
    SongCard("EK02", "grand-finale", SKILL, 2, "P1", 2, "P2", 3),
    SongCard("EK03", "war-ballad", SKILL, 3, "G2", 3, "R3", 5),
    SongCard("EK04", "royal-aria", SKILL, 2, "B2", 3, "Y3", 2),
]
COUNT: Final[i64] = 26
CROWD_WORK: Final[i64] = 12
SONGBIRD: Final[i64] = 13
ECHO_DRAKE: Final[i64] = 14
HARMONY_WISP: Final[i64] = 15
COIN_MAGPIE: Final[i64] = 16
LULLABY_OWL: Final[i64] = 17
ENCORE: Final[i64] = 18
CALL_AND_RESPONSE: Final[i64] = 19
REPRISE: Final[i64] = 20
TIP_JAR: Final[i64] = 21

STARTING_DECK: Final[i64] = (1 << 14) - 1  # EN-025
ISLAND_STACK: Final[i64] = 0b1111 << 14  # EN-026
IMPRO_STACK: Final[i64] = 0b1111 << 18  # EN-027
SKILL_STACK: Final[i64] = 0b1111 << 22  # EN-028
SKILLS: Final[i64] = ((1 << 12) - 1) | SKILL_STACK
CREATURES: Final[i64] = (1 << 13) | ISLAND_STACK
ALL_CARDS: Final[i64] = (1 << 26) - 1


def colour_of(bundle: str) -> int:
    return "RGBYP".index(bundle[0]) if bundle else -1


UPPER_COLOUR: Final = vec[i64]([i64(colour_of(card.upper)) for card in CARDS])
UPPER_VALUE: Final = vec[i64]([i64(int(card.upper[1])) if card.upper else 0 for card in CARDS])
LOWER_COLOUR: Final = vec[i64]([i64(colour_of(card.lower)) for card in CARDS])
LOWER_VALUE: Final = vec[i64]([i64(int(card.lower[1])) if card.lower else 0 for card in CARDS])
PRICE: Final = vec[i64]([card.price for card in CARDS])


def type_numbers(names: list[str]) -> list[i64]:
    """Equal names get equal small numbers: bundles of one type are identical pieces (EN-206)."""
    kinds = sorted(set(names))
    return [i64(kinds.index(name)) for name in names]


UPPER_TYPE: Final[list[i64]] = type_numbers([card.upper for card in CARDS])
LOWER_TYPE: Final[list[i64]] = type_numbers([f"{card.lower}{card.price}" for card in CARDS])


def song_card(code: str) -> int:
    """The number of a card by its code in the ledger: "ES01" is 0."""
    for number in range(len(CARDS)):
        if CARDS[number].code == code:
            return number
    raise ValueError(f"there is no Entertainer card {code}")


def cards_in(mask: i64) -> list[i64]:
    """The numbers of the cards in a mask, in order."""
    cards: list[i64] = []
    number: i64 = 0
    while mask > 0:
        if mask & 1:
            cards.append(number)
        mask >>= 1
        number += 1
    return cards
