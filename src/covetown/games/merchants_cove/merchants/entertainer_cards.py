"""The 26 Entertainer cards, the Entertainer's board, and the numbers of the shop. Names, faces and values are ours.

First values to tune: the lower icons, and the gold of the Songbird and the Coin Magpie.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.bits import ones
from covetown.games.merchants_cove.merchant import ShopBoard

NUMBER: Final[i64] = 2  # block of option kinds; card numbers in views start at 64
FIRST_CARD: Final = 64

MOVEMENT: Final[tuple[int, ...]] = (1, 2, 3, 2)  # EN-011 to EN-014: by quarter of the dial
MOST_VOLUME: Final[i64] = 6  # EN-007
STONES: Final[i64] = 3  # EN-095
STONE_VALUE: Final[i64] = 3  # EN-094
BADGES: Final[i64] = 6  # EN-022
HAND_LIMIT: Final[i64] = 2  # EN-016: one more for each of the first two badges placed
BRAG_PRICE: Final[i64] = 3  # EN-135
SONGBIRD_GOLD: Final[i64] = 4  # EN-191
MAGPIE_GOLD: Final[i64] = 6  # EN-194
OWL_GOLD: Final[i64] = 2  # EN-195
WISP_VALUE: Final[i64] = 2  # EN-193
CALL_VOLUME: Final[i64] = 3  # EN-197
TIP_GOLD: Final[i64] = 2  # EN-199

SKILL: Final[i64] = 0
IMPRO: Final[i64] = 1
CREATURE: Final[i64] = 2
PALADIN: Final[i64] = 4  # the colour of a wild bundle


@final
class SongCard:
    """An Entertainer card. Skill cards have hourglasses, upper icons, perhaps lower icons at a volume price, a
    bottom line."""

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
IMPROS: Final[i64] = (1 << 12) | IMPRO_STACK
CREATURES: Final[i64] = (1 << 13) | ISLAND_STACK
ALL_CARDS: Final[i64] = (1 << 26) - 1


def colour_of(bundle: str) -> int:
    return "RGBYP".index(bundle[0]) if bundle else -1


UPPER_COLOUR: Final[list[i64]] = [i64(colour_of(card.upper)) for card in CARDS]
UPPER_VALUE: Final[list[i64]] = [i64(int(card.upper[1])) if card.upper else 0 for card in CARDS]
LOWER_COLOUR: Final[list[i64]] = [i64(colour_of(card.lower)) for card in CARDS]
LOWER_VALUE: Final[list[i64]] = [i64(int(card.lower[1])) if card.lower else 0 for card in CARDS]
PRICE: Final[list[i64]] = [card.price for card in CARDS]


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


@final
class EntertainerBoard(ShopBoard):
    """The Entertainer's things. Piles are masks of card numbers; nobody knows the order of the deck below `top`.

    The second half is the Song being sung: where the bard stands and what has been used up.
    """

    __slots__ = (
        "acted",
        "badges",
        "bard",
        "beside",
        "bought",
        "brag",
        "bragged",
        "bragging",
        "cult",
        "deck",
        "discard",
        "dropped",
        "earned",
        "fans",
        "finished",
        "hand",
        "impro_stack",
        "impro_top",
        "improvised",
        "island",
        "known",
        "lowers",
        "movement",
        "quarter",
        "runes",
        "sang",
        "side",
        "skill_stack",
        "skill_top",
        "song",
        "stones",
        "swan",
        "top",
        "uppers",
        "visited",
        "volume",
        "wisps",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.known: i64 = 0  # hand cards that everybody knows: bought ones, and those left when the deck ran out
        self.deck: i64 = 0  # cards of unknown order
        self.top: tuple[int, ...] = ()  # bought cards on top of the deck, the next one first (EN-107)
        self.discard: i64 = 0
        self.dropped: i64 = -1  # top card of the discard pile
        self.song: i64 = 0  # song zone
        self.brag: i64 = 0  # brag zone
        self.island: i64 = 0  # Creature cards on Dragon Island
        self.skill_top: i64 = -1
        self.skill_stack: i64 = 0  # below the top card
        self.impro_top: i64 = -1
        self.impro_stack: i64 = 0
        self.volume: i64 = 0
        self.quarter: i64 = 0
        self.stones: i64 = 0
        self.badges: i64 = 0  # still on the badge track
        self.runes: i64 = 0  # Halls with a rune, as bits
        self.fans: i64 = 0  # Townsfolk cards with a badge
        self.beside: i64 = 0  # fans lying beside the board
        self.sang: bool = False  # a Song took place in this turn
        # The Song in progress.
        self.swan: bool = False
        self.bard: i64 = -1
        self.visited: i64 = 0
        self.movement: i64 = 0
        self.uppers: i64 = 0  # Skill cards whose upper bundle was spent
        self.lowers: i64 = 0
        self.improvised: i64 = 0  # Impro cards used
        self.wisps: i64 = 0  # Harmony Wisp bundles to spend
        self.bragged: bool = False
        self.bragging: i64 = 0  # Creature cards whose effects are still to come
        self.bought: bool = False  # in this visit
        self.acted: bool = False  # fan won or rune placed in this visit
        self.side: i64 = -1  # of Dragon Island, in this visit
        self.earned: bool = False  # gold on Dragon Island, in this visit
        self.finished: bool = False
        self.cult: i64 = -1  # Rogues that count in this visit (EN-082); -1 while not chosen

    def copy(self) -> ShopBoard:
        twin = EntertainerBoard()
        twin.hand = self.hand
        twin.known = self.known
        twin.deck = self.deck
        twin.top = self.top
        twin.discard = self.discard
        twin.dropped = self.dropped
        twin.song = self.song
        twin.brag = self.brag
        twin.island = self.island
        twin.skill_top = self.skill_top
        twin.skill_stack = self.skill_stack
        twin.impro_top = self.impro_top
        twin.impro_stack = self.impro_stack
        twin.volume = self.volume
        twin.quarter = self.quarter
        twin.stones = self.stones
        twin.badges = self.badges
        twin.runes = self.runes
        twin.fans = self.fans
        twin.beside = self.beside
        twin.sang = self.sang
        twin.swan = self.swan
        twin.bard = self.bard
        twin.visited = self.visited
        twin.movement = self.movement
        twin.uppers = self.uppers
        twin.lowers = self.lowers
        twin.improvised = self.improvised
        twin.wisps = self.wisps
        twin.bragged = self.bragged
        twin.bragging = self.bragging
        twin.bought = self.bought
        twin.acted = self.acted
        twin.side = self.side
        twin.earned = self.earned
        twin.finished = self.finished
        twin.cult = self.cult
        return twin

    def hand_limit(self) -> i64:
        """How many Skill cards the hand is filled up to (EN-015, EN-016)."""
        return HAND_LIMIT + min(BADGES - self.badges, 2)

    def card_price(self) -> i64:
        """What a bought card costs: 1, and 1 for each uncovered coin and each uncovered gem (EN-018)."""
        return 1 + ones(self.runes) + max(BADGES - self.badges - 2, 0)

    def skills_in_song(self) -> i64:
        return ones(self.song & SKILLS)

    def raise_volume(self, amount: i64) -> None:
        """Gain volume, at most up to 6 (EN-008)."""
        self.volume = min(self.volume + amount, MOST_VOLUME)


BOARD_FIELDS: Final = (
    "hand known deck top discard dropped song brag island skill_top skill_stack impro_top impro_stack volume quarter "
    "stones badges runes fans beside sang swan bard visited movement uppers lowers improvised wisps bragged bragging "
    "bought acted side earned finished cult"
)
