"""Cards by kind, as learners are told of them: copies of a card are one kind, junk is a kind of its own (DM-014)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.dale_of_merchants.cards import FIRST_GUEST_KIND, JUNK, Card
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.kernel.counts import one_more


def kinds_of_the_shelf() -> list[tuple[int, str]]:
    """Every kind of card there is, with its name, in the order of the kinds."""
    names: dict[int, str] = {int(JUNK.kind): JUNK.key}
    for deck in SHELF.decks:
        for card in deck.cards:
            names[int(card.kind)] = card.key
        if deck.member is not None:
            names[int(deck.member.kind)] = deck.member.key
    return sorted(names.items())


ON_THE_SHELF: Final = kinds_of_the_shelf()
KINDS: Final[i64] = len(ON_THE_SHELF)  # the 36 cards of the box, junk, Mono's six, and what guests bring
BOX: Final[i64] = 43  # FIRST_GUEST_KIND, as a literal for the compiler
BEYOND: Final = [kind for kind, _ in ON_THE_SHELF if kind >= FIRST_GUEST_KIND]


def kind_names() -> list[str]:
    """The name of every kind."""
    return [name for _, name in ON_THE_SHELF]


def place_of(kind: i64) -> i64:
    """The place of a kind among those of the shelf; -1 for a card that is not on it."""
    if kind < BOX:
        return kind
    for at in range(len(BEYOND)):
        if BEYOND[at] == kind:
            return BOX + at
    return -1


def count_card(card: Card, start: i64, out: BytesWriter) -> None:
    """One more such card in a block of counts."""
    place = place_of(card.kind)
    if place >= 0:
        one_more(place + start, out)


def count_kinds(pile: list[Card], start: i64, out: BytesWriter) -> None:
    """How many of each card lie in a pile."""
    for card in pile:
        kind = card.kind
        if kind < BOX:
            count = out[start + kind]
            out[start + kind] = count + 1
        else:
            count_card(card, start, out)


def count_all(pile: tuple[Card, ...], start: i64, out: BytesWriter) -> None:
    """The same for a pile that never changes."""
    for card in pile:
        kind = card.kind
        if kind < BOX:
            count = out[start + kind]
            out[start + kind] = count + 1
        else:
            count_card(card, start, out)


def take_away(card: Card, start: i64, out: BytesWriter) -> None:
    """One such card less in a block of counts, if there is one."""
    place = place_of(card.kind)
    if place >= 0:
        count = out[start + place]
        if count > 0:
            out[start + place] = count - 1


def number_of(card: Card) -> u8:
    """A card as a number for places in an order: 1 for the first kind."""
    if card.kind < BOX:
        return u8(card.kind + 1)
    return u8(place_of(card.kind) + 1)
