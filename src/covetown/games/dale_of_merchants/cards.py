"""The cards: what is printed on them, and the shelf of all decks. What a card does is in the file of its deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.kernel.chance import Chance

if TYPE_CHECKING:
    from covetown.games.dale_of_merchants.state import Dale

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
MOST_KINDS: Final = 62

FIRST_MEMBER: Final = 90
JUNK_ID: Final = 96
EMPTY_ID: Final = 128
FIRST_GUEST: Final = 129
FIRST_JUNK: Final = 192
MOST_CARDS: Final = 512
JUNK_KIND: Final[i64] = 36


class Effect:
    """What a card does when it is played; one subclass per technique. Passive cards share this idle one."""

    def play(self, dale: Dale, chance: Chance) -> None:
        """Carry the technique out: do what needs no choice, and push steps for the rest."""
        raise ValueError("this card is no technique")


IDLE: Final = Effect()


def kind_bit(kind: i64) -> i64:
    """Each kind of card as one bit, for sets of kinds."""
    bit: i64 = 1
    while kind > 0:
        bit = bit + bit
        kind -= 1
    return bit


@final
class Card:
    """One card, with its own id for the whole game. Junk is interchangeable: all have the `code` of junk (DM-014).

    `itself` and `copied` are its faces as itself and as something copied, made when first needed (see faces.py).
    """

    __slots__ = (
        "bit", "code", "copied", "deck", "effect", "flags", "ident", "itself", "key", "kind", "look", "value",
    )  # fmt: skip

    def __init__(
        self, ident: i64, kind: i64, key: str, deck: i64, value: i64, flags: i64, look: i64, effect: Effect
    ) -> None:
        self.ident = ident
        self.code: i64 = JUNK_ID if flags & RUBBISH else ident
        self.kind = kind
        self.bit: i64 = kind_bit(kind)
        self.key = key
        self.deck = deck
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

    def __init__(self, key: str, flags: i64, look: i64, effect: Effect) -> None:
        self.key = key
        self.flags = flags
        self.look = look
        self.effect = effect


def technique(key: str, effect: Effect, bonus: bool = False) -> Printing:
    """A card that is played for its effect."""
    return Printing(key, TECHNIQUE | BONUS if bonus else TECHNIQUE, LOOKS_NOWHERE, effect)


def passive(key: str, flags: i64) -> Printing:
    """A card that works by being somewhere."""
    return Printing(key, flags, LOOKS_NOWHERE, IDLE)


def copier(key: str, look: i64, flags: i64 = 0) -> Printing:
    """A chameleon that copies one of the cards it looks at (DM-396)."""
    return Printing(key, flags | COPIER, look, IDLE)


@final
class Deck:
    """An animalfolk deck: six printings with the values 1 to 5 and 5 (DM-004) and traits for the chooser (DM-018)."""

    def __init__(self, key: str, printings: list[Printing], traits: list[int], member: Card | None = None) -> None:
        if len(printings) != len(VALUES):
            raise ValueError(f"the deck {key} needs {len(VALUES)} different cards, not {len(printings)}")
        self.key = key
        self.printings = printings
        self.complexity, self.interactivity, self.nastiness, self.randomness = traits
        self.member = member
        self.index = -1
        self.cards: list[Card] = []


# "Some junk", as answers name it; the junk cards themselves are JUNK_CARDS, always enough of them (DM-154, DM-155).
JUNK: Final = Card(JUNK_ID, JUNK_KIND, "junk", NO_SET, 1, RUBBISH, 0, IDLE)
JUNK_CARDS: Final = [
    Card(ident, JUNK_KIND, "junk", NO_SET, 1, RUBBISH, 0, IDLE) for ident in range(FIRST_JUNK, MOST_CARDS)
]
EMPTY: Final = Card(EMPTY_ID, 61, "empty", MEMBER_SET, 99, 0, 0, IDLE)

DECKS: Final[list[Deck]] = []
CARDS: Final[list[Card]] = [EMPTY for _ in range(FIRST_JUNK)] + JUNK_CARDS  # by id
CARDS[JUNK_ID] = JUNK
EDITION: Final = "classic"


def register(deck: Deck) -> Deck:
    """Put a deck on the shelf and make its 15 cards (DM-016): ids 0 to 89 for the base decks, 129 and up for others."""
    if any(other.key == deck.key for other in DECKS):
        raise ValueError(f"there is already a deck {deck.key}")
    number = len(DECKS)
    first_kind = number * 6 if number < 6 else 43 + (number - 6) * 6
    if first_kind + 6 > MOST_KINDS - 1:
        raise ValueError("the shelf is full")
    ident = number * int(DECK_SIZE) if number < 6 else FIRST_GUEST + (number - 6) * int(DECK_SIZE)
    deck.index = number
    for place, printing in enumerate(deck.printings):
        for _ in range(COPIES[place]):
            card = Card(
                ident,
                first_kind + place,
                printing.key,
                number,
                VALUES[place],
                printing.flags,
                printing.look,
                printing.effect,
            )
            deck.cards.append(card)
            CARDS[ident] = card
            ident += 1
    if deck.member is not None:
        CARDS[int(deck.member.ident)] = deck.member
    DECKS.append(deck)
    return deck


def unregister(deck: Deck) -> None:
    """Take a guest deck off the shelf again."""
    if DECKS[-1] is not deck or deck.index < 6:
        raise ValueError("only the last guest deck can be taken off the shelf")
    DECKS.pop()
    for card in deck.cards:
        CARDS[int(card.ident)] = EMPTY


def member(number: int, key: str, flags: i64, effect: Effect) -> Card:
    """The Mono card of a deck: value 2, neither junk nor animalfolk card (DM-514)."""
    return Card(FIRST_MEMBER + number, 37 + number, key, MEMBER_SET, 2, flags | MEMBER, 0, effect)


def deck_named(key: str) -> Deck:
    """A deck of the shelf by its key."""
    for deck in DECKS:
        if deck.key == key:
            return deck
    raise ValueError(f"there is no deck {key}; there are: {', '.join(deck.key for deck in DECKS)}")


def cards_named(key: str) -> list[Card]:
    """Every copy of a card, by its key."""
    if key == "junk":
        return JUNK_CARDS[:]
    found = [card for deck in DECKS for card in deck.cards if card.key == key]
    found += [deck.member for deck in DECKS if deck.member is not None and deck.member.key == key]
    if not found:
        raise ValueError(f"there is no card {key}")
    return found


def effect_of(edition: str, key: str) -> Effect:
    """What a card does in an edition of the game; the classic one is the only one so far (DM-015)."""
    if edition != EDITION:
        raise ValueError(f"there is no edition {edition}; there is: {EDITION}")
    return cards_named(key)[0].effect
