"""The cards: what is printed on them, decks, and shelves of decks. What a card does is in the file of its deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.kernel.bits import bit
from covetown.kernel.chance import Chance

if TYPE_CHECKING:
    from covetown.games.dale_of_merchants.state import DaleState

# What a passive card is good for (DM-195, DM-196): the turn, market and stall rules ask for these, never for a name.
VENDOR: Final[i64] = 1
CHEST: Final[i64] = 2
NOSTALGIC: Final[i64] = 4
ACCORDION: Final[i64] = 8
WINTER: Final[i64] = 16
COOKIES: Final[i64] = 32
STOCK: Final[i64] = 64
DISCOVERY: Final[i64] = 128
HAGGLER: Final[i64] = 256
GOOD_OLD: Final[i64] = 512
ESSENTIAL: Final[i64] = 1024
COPIER: Final[i64] = 2048
RUBBISH: Final[i64] = 4096
MEMBER: Final[i64] = 8192
TECHNIQUE: Final[i64] = 16384
BONUS: Final[i64] = 32768
ACQUIRE: Final[i64] = 65536
FLEXIBLE: Final[i64] = 131072  # a Mono card that is played as another one (DM-520)

STALL_CRAFT: Final[i64] = 1 | 2 | 4 | 8  # what can bend the rules of a stack
ABILITY: Final[i64] = 128 | 256 | 512 | 2048  # what can be used besides an action (DM-204)

# What a copier looks at (DM-415 to DM-419).
LOOKS_NOWHERE: Final[i64] = 0
LOOKS_AT_STALL: Final[i64] = 1
LOOKS_AT_DISCARDS: Final[i64] = 2
LOOKS_AT_MARKET_DISCARD: Final[i64] = 3
LOOKS_AT_MARKET: Final[i64] = 4
LOOKS_AT_HAND: Final[i64] = 5

NO_SET: Final[i64] = -1
MEMBER_SET: Final[i64] = -2

DECK_SIZE: Final[i64] = 15
COPIES: Final = (4, 3, 3, 3, 1, 1)  # DM-004
VALUES: Final = (1, 2, 3, 4, 5, 5)

BASE_DECKS: Final = 6

# Ids of cards: 15 for each deck of the box, then Mono's cards, junk, further cards of these decks, and guest decks.
FIRST_MEMBER: Final = 90
JUNK_ID: Final = 96
FIRST_FURTHER: Final = 97
MOST_FURTHER: Final = 5  # copies of the seventh card of a deck
EMPTY_ID: Final = 128
FIRST_GUEST: Final = 129
FIRST_JUNK: Final = 192
MOST_CARDS: Final = 512

# Kinds of cards: six for each deck of the box, then junk, Mono's cards, guest decks; seventh cards from the end.
JUNK_KIND: Final[i64] = 36
FIRST_MEMBER_KIND: Final = 37
FIRST_GUEST_KIND: Final = 43
LAST_FURTHER_KIND: Final = 60
EMPTY_KIND: Final = 61
MOST_KINDS: Final = 62


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEffect:
    """What a card does when it is played; one subclass per technique. Passive cards share this idle one."""

    def play(self, state: DaleState, chance: Chance) -> None:
        """Carry the technique out: do what needs no choice, and push steps for the rest."""
        raise ValueError("this card is no technique")


IDLE: Final = CardEffect()


@final
class Card:
    """One card, with its own id for the whole game. Junk is interchangeable: all have the `code` of junk (DM-014).

    `shown` is the id under which people are told of it: that of the first copy, so that copies look alike (DM-014).
    `itself` and `copied` are its faces as itself and as something copied, made when first needed (see faces.py).
    """

    __slots__ = (
        "bit", "code", "copied", "deck", "deck_key", "effect", "flags", "ident", "itself", "key", "kind", "look",
        "shown", "value",
    )  # fmt: skip

    def __init__(
        self, ident: i64, kind: i64, key: str, deck: i64, deck_key: str, value: i64, flags: i64, look: i64,
        effect: CardEffect,
    ) -> None:  # fmt: skip
        self.ident = ident
        self.code: i64 = JUNK_ID if flags & RUBBISH else ident
        self.shown: i64 = self.code
        self.kind = kind
        self.bit: i64 = bit(kind)  # of sets of kinds
        self.key = key
        self.deck = deck
        self.deck_key = deck_key
        self.value = value
        self.flags = flags
        self.look = look
        self.effect = effect
        self.itself: list[Face] = []
        self.copied: list[Face] = []


@final
class Face:
    """One way to use a card: what it copies (EMPTY: nothing), the card it counts as, and its value then."""

    __slots__ = ("card", "target", "worth")

    def __init__(self, target: Card, card: Card, worth: i64) -> None:
        self.target = target
        self.card = card
        self.worth = worth


@final
class Printing:
    """One of the six different cards of a deck, as it is printed."""

    def __init__(self, key: str, flags: i64, look: i64, effect: CardEffect) -> None:
        self.key = key
        self.flags = flags
        self.look = look
        self.effect = effect


def technique(key: str, effect: CardEffect, bonus: bool = False) -> Printing:
    """A card that is played for its effect."""
    return Printing(key, TECHNIQUE | BONUS if bonus else TECHNIQUE, LOOKS_NOWHERE, effect)


def passive(key: str, flags: i64) -> Printing:
    """A card that works by being somewhere."""
    return Printing(key, flags, LOOKS_NOWHERE, IDLE)


def copier(key: str, look: i64, flags: i64 = 0) -> Printing:
    """A chameleon that copies one of the cards it looks at (DM-396)."""
    return Printing(key, flags | COPIER, look, IDLE)


def member(key: str, flags: i64, effect: CardEffect) -> Printing:
    """The Mono card of a deck: value 2, neither junk nor animalfolk card (DM-514)."""
    return Printing(key, flags | MEMBER, LOOKS_NOWHERE, effect)


# "Some junk", as answers name it; the junk cards themselves are JUNK_CARDS, always enough of them (DM-154, DM-155).
JUNK: Final = Card(JUNK_ID, JUNK_KIND, "junk", NO_SET, "", 1, RUBBISH, 0, IDLE)
JUNK_CARDS: Final = [
    Card(ident, JUNK_KIND, "junk", NO_SET, "", 1, RUBBISH, 0, IDLE) for ident in range(FIRST_JUNK, MOST_CARDS)
]
EMPTY: Final = Card(EMPTY_ID, EMPTY_KIND, "empty", MEMBER_SET, "", 99, 0, 0, IDLE)


@final
class Seventh:
    """A further card for a deck of the box, with its own value and number of copies."""

    def __init__(self, printing: Printing, value: int, copies: int) -> None:
        if not 2 <= value <= 5:
            raise ValueError(f"{printing.key} needs a value from 2 to 5: cards of value 1 are dealt to the players")
        if not 1 <= copies <= MOST_FURTHER:
            raise ValueError(f"{printing.key} needs 1 to {MOST_FURTHER} copies, not {copies}")
        self.printing = printing
        self.value = value
        self.copies = copies


@final
class Deck:
    """An animalfolk deck: six printings with the values 1 to 5 and 5 (DM-004) and traits for the chooser (DM-018).

    `number` is its place on the shelf: 0 to 5 in the order of the rulebook (DM-017), 6 and up for guests (DM-016).
    A deck of the box may have a seventh card, and it has a card for Mono.
    """

    def __init__(
        self,
        number: int,
        key: str,
        printings: list[Printing],
        traits: list[int],
        member: Printing | None = None,
        seventh: Seventh | None = None,
    ) -> None:
        guest = number >= BASE_DECKS
        if len(printings) != len(VALUES):
            raise ValueError(f"the deck {key} needs {len(VALUES)} different cards, not {len(printings)}")
        if guest and (member is not None or seventh is not None):
            raise ValueError(f"only a deck of the box has a seventh card and one for Mono, not {key}")
        self.number = number
        self.key = key
        self.printings = printings
        self.complexity, self.interactivity, self.nastiness, self.randomness = traits
        self.cards: list[Card] = []
        ident = FIRST_GUEST + (number - BASE_DECKS) * int(DECK_SIZE) if guest else number * int(DECK_SIZE)
        kind = FIRST_GUEST_KIND + (number - BASE_DECKS) * len(VALUES) if guest else number * len(VALUES)
        if number < 0 or kind + len(VALUES) > EMPTY_KIND:
            raise ValueError(f"the shelf is full: it has no place {number} for the deck {key}")
        for place, printing in enumerate(printings):
            first = ident
            for _ in range(COPIES[place]):
                self.cards.append(self.print_card(printing, ident, first, kind + place, VALUES[place]))
                ident += 1
        if seventh is not None:
            first = FIRST_FURTHER + number * MOST_FURTHER
            for copy in range(seventh.copies):
                self.cards.append(
                    self.print_card(seventh.printing, first + copy, first, LAST_FURTHER_KIND - number, seventh.value)
                )
        self.member: Card | None = None
        if member is not None:
            self.member = Card(
                FIRST_MEMBER + number, FIRST_MEMBER_KIND + number, member.key, MEMBER_SET, "", 2, member.flags, 0,
                member.effect,
            )  # fmt: skip

    def print_card(self, printing: Printing, ident: int, first: int, kind: int, value: int) -> Card:
        """One copy of a card of this deck; `first` is the id of its first copy."""
        card = Card(
            ident, kind, printing.key, self.number, self.key, value, printing.flags, printing.look, printing.effect
        )
        card.shown = first
        return card


def deck_number(deck: Deck) -> int:
    return deck.number


@final
class DeckShelf:
    """The decks one can play with, by their numbers, and every card by its id (DM-016)."""

    def __init__(self, decks: list[Deck]) -> None:
        self.decks = sorted(decks, key=deck_number)
        self.cards: list[Card] = [EMPTY for _ in range(FIRST_JUNK)] + JUNK_CARDS
        self.cards[JUNK_ID] = JUNK
        kinds: dict[int, str] = {int(EMPTY.kind): EMPTY.key}
        for place, deck in enumerate(self.decks):
            if any(other.key == deck.key for other in self.decks[:place]):
                raise ValueError(f"there is already a deck {deck.key}")
            if deck.number != place:
                raise ValueError(
                    f"the deck {deck.key} says it is number {deck.number}, but {place} is the next free one"
                )
            for card in deck.cards:
                self.put(card, kinds)
            if deck.member is not None:
                self.put(deck.member, kinds)

    def put(self, card: Card, kinds: dict[int, str]) -> None:
        """Give a card its place, if there is one."""
        ident = int(card.ident)
        if ident >= FIRST_JUNK or self.cards[ident] is not EMPTY or kinds.get(int(card.kind), card.key) != card.key:
            raise ValueError(f"the shelf is full: there is no place for {card.key}")
        kinds[int(card.kind)] = card.key
        self.cards[ident] = card

    def deck_named(self, key: str) -> Deck:
        """A deck by its key."""
        for deck in self.decks:
            if deck.key == key:
                return deck
        raise ValueError(f"there is no deck {key}; there are: {', '.join(deck.key for deck in self.decks)}")

    def cards_named(self, key: str) -> list[Card]:
        """Every copy of a card, by its key."""
        if key == "junk":
            return JUNK_CARDS[:]
        found = [card for deck in self.decks for card in deck.cards if card.key == key]
        found += [deck.member for deck in self.decks if deck.member is not None and deck.member.key == key]
        if not found:
            raise ValueError(f"there is no card {key}")
        return found

    def effect_of(self, edition: str, key: str) -> CardEffect:
        """What a card does in an edition of the game; the classic one is the only one so far (DM-015)."""
        if edition != EDITION:
            raise ValueError(f"there is no edition {edition}; there is: {EDITION}")
        return self.cards_named(key)[0].effect


EDITION: Final = "classic"
NO_DECKS: Final = DeckShelf([])
