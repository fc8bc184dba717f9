"""Answers as ints: a kind and what it names. `decisions.py` turns them into texts and board references for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import EMPTY, JUNK, MOST_CARDS, RUBBISH, Card

if TYPE_CHECKING:
    from covetown.games.dale_of_merchants.state import DaleState

BUY: Final[i64] = 1 << 20  # a market slot, or 5: the top of the market discard pile
PLAY: Final[i64] = 2 << 20  # a hand card (as a copy of a target)
BUILD: Final[i64] = 3 << 20  # a mask of hand places: the whole stack at once
STACK: Final[i64] = 4 << 20  # begin a stack that is laid card by card
ROLL: Final[i64] = 5 << 20  # Bold Haggler
THROW: Final[i64] = 6 << 20  # Market Discovery
THROW_OLD: Final[i64] = 7 << 20  # Good Old Times
ASK: Final[i64] = 8 << 20  # begin a help request
INVENTORY: Final[i64] = 9 << 20
LAY: Final[i64] = 10 << 20  # add a hand card to the payment or stack
LAY_PILE: Final[i64] = 11 << 20  # add a card of the own discard pile to the stack
DONE: Final[i64] = 12 << 20
CARD: Final[i64] = 13 << 20  # a hand card
SEAT: Final[i64] = 14 << 20
SLOT: Final[i64] = 15 << 20
STALL: Final[i64] = 16 << 20  # a card in a stall
PILE: Final[i64] = 17 << 20  # a card of the own discard pile
VALUE: Final[i64] = 18 << 20
ASIDE: Final[i64] = 19 << 20  # a card set aside
COPY: Final[i64] = 20 << 20  # what the card turned up by Charm copies
BIND: Final[i64] = 21 << 20  # bind a copier to Cookies in clean-up
DECK: Final[i64] = 22 << 20
DECLINE: Final[i64] = 23 << 20

KIND_NAMES: Final[tuple[str, ...]] = (
    "", "buy", "play", "build", "stack", "roll", "throw", "throw-old", "ask", "inventory", "lay", "lay-pile", "done",
    "card", "seat", "slot", "stall", "pile", "value", "aside", "copy", "bind", "deck", "decline",
)  # fmt: skip

FROM_DISCARD: Final[i64] = 5  # in BUY: the top card of the market discard pile


# The commonest answers, made once: a number in a list is an object, and making it anew takes longer than finding it.
BUYS: Final[list[object]] = [int(BUY) | source for source in range(6)]
PLAYS: Final[list[object]] = [int(PLAY) | ident for ident in range(MOST_CARDS)]
LAYS: Final[list[object]] = [int(LAY) | ident for ident in range(MOST_CARDS)]
PICKS: Final[list[object]] = [int(CARD) | ident for ident in range(MOST_CARDS)]
ENOUGH: Final[object] = int(DONE)
TIDY: Final[object] = int(INVENTORY)


def offer(menu: list[i64], answer: object) -> None:
    """Add an answer that was made beforehand."""
    cast("list[object]", menu).append(answer)


def named(state: DaleState, kind: i64, card: Card, target: Card) -> i64:
    """An answer that names a card, and for a copier what it copies. Junk is just junk, unless its value was changed."""
    if target is EMPTY:
        return kind | name_code(state, card)
    return kind | name_code(state, card) | ((name_code(state, target) + 1) << 9)


def name_code(state: DaleState, card: Card) -> i64:
    if state.marks and card.flags & RUBBISH and state.mark_of(card) is not None:
        return card.ident
    return card.code


def card_in(state: DaleState, option: i64) -> Card:
    """The card an answer names; JUNK stands for any junk card."""
    return state.shelf.cards[option & 511]


def found_in(state: DaleState, cards: list[Card], option: i64) -> Card:
    """The very card among these that an answer names: for junk the first one without a value of its own."""
    card = state.shelf.cards[option & 511]
    if card is not JUNK:
        return card
    for other in cards:
        if other.flags & RUBBISH and (not state.marks or state.mark_of(other) is None):
            return other
    raise ValueError("there is no junk here")


def target_in(state: DaleState, option: i64) -> Card:
    """The card to be copied that an answer names, or EMPTY."""
    ident = (option >> 9) & 1023
    return EMPTY if ident == 0 else state.shelf.cards[ident - 1]


def in_stall(seat: i64, stack: i64, place: i64) -> i64:
    return STALL | (seat << 12) | (stack << 8) | place
