"""The pieces a table is made of: players with their cards, table options, and what is noted about single cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.games.dale_of_merchants.cards import EMPTY, RUBBISH, Card
from covetown.kernel.knowledge import Known
from covetown.kernel.message import Message

FREE: Final[i64] = 0
TEAM: Final[i64] = 1
SOLO: Final[i64] = 2

HAND_SIZE: Final[i64] = 5
SLOTS: Final[i64] = 5
MONO: Final[i64] = 1  # in solo mode the second player is Mono
MARKET_POOL: Final[i64] = 4
MIXED: Final[i64] = 4
ALL_SAW: Final[i64] = 255  # every seat and whoever watches; four bits for each seat follow, see Secret

# How a game ends
RUNNING: Final[i64] = 0
WON: Final[i64] = 1
LIMIT: Final[i64] = 2

NOBODY: Final[i64] = -1

# Uses of an ability, kept as bits per card in hand (DM-201)
ROLLED: Final[i64] = 1
THREW: Final[i64] = 2
THREW_OLD: Final[i64] = 4

# Where cards lie, as events and options name it
HANDS: Final = ("hand:0", "hand:1", "hand:2", "hand:3")
DISCARDS: Final = ("discard:0", "discard:1", "discard:2", "discard:3")
OWN_DECKS: Final = ("deck:0", "deck:1", "deck:2", "deck:3")
MARKET_SLOTS: Final = ("market:0", "market:1", "market:2", "market:3", "market:4")

Pile = tuple[Card, ...]


@final
class Rules:
    """The table options, fixed before set-up (section 20)."""

    __slots__ = (
        "draft",
        "lapse",
        "max_actions",
        "mode",
        "open_hands",
        "shifted",
        "stacks",
        "turn_limit",
        "unseen",
        "wily_shuffle",
    )  # fmt: skip

    def __init__(
        self, mode: i64, draft: bool, lapse: bool, wily_shuffle: bool, shifted: bool, open_hands: bool,
        max_actions: i64, turn_limit: i64, unseen: bool,
    ) -> None:  # fmt: skip
        self.mode = mode
        self.draft = draft
        self.lapse = lapse
        self.wily_shuffle = wily_shuffle
        self.shifted = shifted
        self.open_hands = open_hands
        self.max_actions = max_actions
        self.turn_limit = turn_limit
        self.unseen = unseen
        self.stacks: i64 = 10 if mode == TEAM else 8  # DM-094, DM-174


@final
@mypyc_attr(free_list_len=1)
class Player:
    """One player's cards. Decks and discard piles have their top card at the end of the list.

    `known` says who knows the top cards of the deck; `open` lists the hand cards that everybody knows, and `privy`, by
    seat, those that a single seat knows besides. `kept` lists those that must be in the hand because there was no other
    place for them when the deck was last made. All are about kinds: copies of a card are alike (see memory.py).
    """

    __slots__ = ("deck", "discard", "hand", "kept", "known", "open", "privy", "stall")

    def __init__(
        self, hand: list[Card], deck: list[Card], discard: list[Card], stall: tuple[Pile, ...], known: Known,
        open: Pile, privy: tuple[Pile, ...], kept: Pile,
    ) -> None:  # fmt: skip
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.stall = stall
        self.known = known
        self.open = open
        self.privy = privy
        self.kept = kept

    def copy(self) -> Player:
        return Player(
            self.hand[:], self.deck[:], self.discard[:], self.stall, self.known, self.open, self.privy, self.kept
        )


@final
@mypyc_attr(free_list_len=1)
class Mark:
    """What is special about one hand card this turn: the card it copies, changes of its value, abilities already used.

    A change is an int: the moment it happened, the Flashy Shows played by then, and the value set or added.
    `taken` and `lent` are the changes and uses that came with the copied card (DM-432); `echo` marks a copier that has
    turned into a Good Old Times (DM-437). `path` leads from the copier to the copied card.
    """

    __slots__ = ("card", "changes", "copy", "echo", "lent", "path", "spent", "taken")

    def __init__(
        self, card: Card, copy: Card, path: Pile, changes: tuple[int, ...], taken: tuple[int, ...],
        spent: i64, lent: i64, echo: bool,
    ) -> None:  # fmt: skip
        self.card = card
        self.copy = copy
        self.path = path
        self.changes = changes
        self.taken = taken
        self.spent = spent
        self.lent = lent
        self.echo = echo


Marks = tuple[Mark, ...]


@final
@mypyc_attr(free_list_len=1)
class Secret:
    """A hidden card that went its way in secret: where everybody last saw it, and whose hand it last came through.

    `origin` is that pool: a player, the market deck (4), or nobody (-1) for the holder's own. `via` is the player who
    passed it on, or nobody; MIXED and a player, if it was dealt from cards mixed with those of that player. `seen` are
    the seats that saw this card on its way, and for each of them, in four bits, where it was seen last (`seen_with`);
    or ALL_SAW: it lay open before it was lost sight of; then the four bits say how many cards had been passed to each
    seat before that, none of which it can have been. `in_hand` tells whether all know it to be in the holder's hand;
    else it was put on the deck.
    """

    __slots__ = ("card", "holder", "in_hand", "origin", "seen", "via")

    def __init__(self, card: Card, seen: i64, origin: i64, via: i64, holder: i64, in_hand: bool) -> None:
        self.card = card
        self.seen = seen
        self.origin = origin
        self.via = via
        self.holder = holder
        self.in_hand = in_hand

    def source(self) -> i64:
        """The pool everybody last saw it in."""
        return self.holder if self.origin == NOBODY else self.origin

    def lay_open(self) -> bool:
        return self.seen & ALL_SAW == ALL_SAW

    def about(self, card: Card) -> Secret:
        """The same of another card."""
        return Secret(card, self.seen, self.origin, self.via, self.holder, self.in_hand)


def seen_with(mask: i64, holder: i64) -> i64:
    """That these seats saw a card with this holder."""
    seen = mask
    for seat in range(4):
        if (mask >> seat) & 1:
            seen |= (holder + 1) << (8 + 4 * seat)
    return seen


def last_seen_with(seen: i64, seat: i64) -> i64:
    """With whom a seat saw a card last; nobody if that is not noted."""
    return ((seen >> (8 + 4 * seat)) & 15) - 1


def seen_again(before: i64, now: i64) -> i64:
    """Who has seen a card that was seen once more; that it lay open is never forgotten."""
    if before & ALL_SAW == ALL_SAW:
        return before
    if now & ALL_SAW == ALL_SAW:
        return now
    seen = before | (now & ALL_SAW)
    for seat in range(4):
        if (now >> seat) & 1:
            place: i64 = 8 + 4 * seat
            seen = (seen & ~(i64(15) << place)) | (now & (i64(15) << place))
    return seen


def passed_before(seen: i64, taker: i64) -> i64:
    """How many cards had been passed to a seat before one lay open that all lost sight of later."""
    return (seen >> (8 + 4 * taker)) & 15


def changed_value(mark: Mark, flashy: i64) -> i64:
    """Printed or copied value, then the changes in order of time (DM-209, DM-211, DM-212)."""
    value: i64 = mark.card.value if mark.copy is EMPTY else mark.copy.value
    value += flashy
    changes = mark.changes
    if mark.taken:
        changes = tuple(sorted(changes + mark.taken)) if changes else mark.taken
    for change in changes:
        code: i64 = change
        if (code >> 10) & 1:
            value = (code & 1023) + flashy - ((code >> 11) & 1023)
        else:
            value += code & 1023
    return value


def change_code(moment: i64, flashy: i64, fixes: bool, amount: i64) -> int:
    """A change of value as one int that sorts by time."""
    return int((moment << 21) | (flashy << 11) | ((1 << 10) if fixes else i64(0)) | amount)


def with_card(pile: Pile, card: Card) -> Pile:
    """The pile with one card more."""
    if not pile:
        return (card,)
    return pile + (card,)  # noqa: RUF005  (much faster than unpacking when compiled)


def without(pile: Pile, card: Card) -> Pile:
    """The pile with one such card less, if it is there."""
    if len(pile) == 1:
        return () if pile[0] is card else pile
    for i in range(len(pile)):
        if pile[i] is card:
            return pile[:i] + pile[i + 1 :]
    return pile


def shown_id(card: Card) -> int:
    """The id under which a card is named to people: copies are alike, as they are on a table (DM-014)."""
    return int(card.shown)


def hand_ref(card: Card, marks: Marks) -> str:
    """How a hand card is pointed at: like ones alike, one with something special about it by itself."""
    word = "junk" if card.flags & RUBBISH else str(int(card.shown))
    number = 0
    for mark in marks:
        if mark.card.kind == card.kind:
            number += 1
            if mark.card is card:
                return f"hand:{word}:{number}"
    return f"hand:{word}"


def card_name(card: Card) -> Message:
    return Message("card-" + card.key.replace("_", "-"))


def card_facts(card: Card) -> dict[str, object]:
    """What is printed on a card, as views tell it."""
    return {"id": shown_id(card), "key": card.key, "value": int(card.value), "deck": card.deck_key}


def in_bytes(price: i64, paid: i64, stack: i64, more: i64) -> i64:
    """Four counts in eight bits each; what is more than 255 is 255."""
    return min(price, 255) | (min(paid, 255) << 8) | (min(stack, 255) << 16) | (min(more, 255) << 24)
