"""Answers as numbers, for learning: a row that says what an answer means, and a number for most meanings."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from covetown.games.dale_of_merchants.cards import EMPTY, JUNK, Card
from covetown.games.dale_of_merchants.feature_kinds import KINDS, count_card, kind_names, place_of
from covetown.games.dale_of_merchants.market import offer_at, price_of
from covetown.games.dale_of_merchants.options import FROM_DISCARD, KIND_NAMES, card_in, target_in
from covetown.games.dale_of_merchants.pieces import SLOTS, Mark, changed_value
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.counts import one_more, put
from covetown.kernel.packing import ARGUMENT, kind_number

# Kinds of answers (options.py), without their arguments.
BUY: Final[i64] = 1
PLAY: Final[i64] = 2
BUILD: Final[i64] = 3
STACK: Final[i64] = 4
ROLL: Final[i64] = 5
THROW: Final[i64] = 6
THROW_OLD: Final[i64] = 7
ASK: Final[i64] = 8
INVENTORY: Final[i64] = 9
LAY: Final[i64] = 10
LAY_PILE: Final[i64] = 11
DONE: Final[i64] = 12
CARD: Final[i64] = 13
SEAT: Final[i64] = 14
SLOT: Final[i64] = 15
STALL: Final[i64] = 16
PILE: Final[i64] = 17
VALUE: Final[i64] = 18
ASIDE: Final[i64] = 19
COPY: Final[i64] = 20
BIND: Final[i64] = 21
DECK: Final[i64] = 22
DECLINE: Final[i64] = 23

# Where the blocks of a row begin.
CARDS: Final[i64] = 23
AS: Final[i64] = CARDS + KINDS
SOURCE: Final[i64] = AS + KINDS
WHOSE: Final[i64] = SOURCE + SLOTS + 1
AMOUNT: Final[i64] = WHOSE + 4
DEPTH: Final[i64] = AMOUNT + 1
CHANGED: Final[i64] = DEPTH + 1
USED: Final[i64] = CHANGED + 1
COPIED_WORTH: Final[i64] = USED + 4
COPIED_USED: Final[i64] = COPIED_WORTH + 1
WIDTH: Final[i64] = COPIED_USED + 1
BLANK: Final = bytes(WIDTH)


def answer_fields() -> list[tuple[str, int]]:
    """What a row of an answer holds."""
    out = [(name, 1) for name in KIND_NAMES[1:]]
    out += [(f"card: {name}", 3) for name in kind_names()]
    out += [(f"as: {name}", 3) for name in kind_names()]
    out += [(f"slot {slot}", 1) for slot in range(int(SLOTS))]
    out += [("market discard", 1), ("own", 1), ("rival 1", 1), ("rival 2", 1), ("rival 3", 1)]
    out += [("price, value or number of the stack", 10), ("depth in the pile", 10), ("changed cards", 3)]
    out += [("rolled already", 3), ("thrown already", 3), ("thrown old already", 3), ("turned into old times", 3)]
    return [*out, ("worth of what is copied", 10), ("used of what is copied", 7)]


def write_answer(state: DaleState, seat: i64, option: i64, out: BytesWriter) -> None:
    """Append what an answer means."""
    start = i64(len(out))
    out.write(BLANK)
    kind = kind_number(option)
    argument = option & ARGUMENT
    out[start + kind - 1] = 1
    if kind == BUY:
        count_card(offer_at(state, argument), start + CARDS, out)
        out[start + SOURCE + argument] = 1
        put(price_of(state, argument), start + AMOUNT, out)
    elif kind == BUILD:
        write_stack(state, argument, start, out)
    elif kind == SEAT:
        out[start + WHOSE + seats_away(state, seat, argument)] = 1
    elif kind == SLOT:
        count_card(state.market[argument], start + CARDS, out)
        out[start + SOURCE + argument] = 1
    elif kind == STALL:
        owner = (option >> 12) & 3
        stack = (option >> 8) & 15
        count_card(state.players[owner].stall[stack][option & 255], start + CARDS, out)
        out[start + WHOSE + seats_away(state, seat, owner)] = 1
        put(stack + 1, start + AMOUNT, out)
    elif kind == VALUE:
        put(argument, start + AMOUNT, out)
    elif kind == DECK:
        write_deck(state, argument, start, out)
    elif names_card(kind):
        card = card_in(state, option)
        count_card(card, start + CARDS, out)
        if kind in (LAY_PILE, PILE):
            put(depth_of(state.players[seat].discard, card), start + DEPTH, out)
        target = target_in(state, option)
        if target is not EMPTY:
            write_copied(state, target, start, out)
        if state.marks:
            mark = state.mark_of(card)
            if mark is not None:
                write_changed(state, mark, start, out)


def names_card(kind: i64) -> bool:
    """Whether answers of this kind name a card by its id."""
    return kind not in (STACK, ASK, INVENTORY, DONE, DECLINE)


def seats_away(state: DaleState, seat: i64, other: i64) -> i64:
    """How far a seat sits from the one who answers: 0 for itself, 1 for the next."""
    return other - seat if other >= seat else other - seat + i64(len(state.players))


def write_stack(state: DaleState, mask: i64, start: i64, out: BytesWriter) -> None:
    """The cards of a stack that is built at once, by kind."""
    hand = state.players[state.active].hand
    at: i64 = 0
    while mask:
        if mask & 1:
            card = hand[at]
            count_card(card, start + CARDS, out)
            if state.marks:
                mark = state.mark_of(card)
                if mark is not None:
                    write_changed(state, mark, start, out)
        mask >>= 1
        at += 1


def write_deck(state: DaleState, number: i64, start: i64, out: BytesWriter) -> None:
    """A deck by the cards that are in it."""
    for card in state.shelf.decks[number].cards:
        place = place_of(card.kind)
        if place >= 0:
            out[start + CARDS + place] = 1


def depth_of(pile: list[Card], card: Card) -> i64:
    """How deep a card lies, 1 for the top card; among like cards that lie together the topmost."""
    at: i64 = i64(len(pile)) - 1
    depth: i64 = 1
    first: i64 = 1
    kind: i64 = -1
    while at >= 0:
        other = pile[at]
        if other.kind != kind:
            kind = other.kind
            first = depth
        if other is card or (card is JUNK and other.kind == card.kind):
            return first
        at -= 1
        depth += 1
    return 0


def write_copied(state: DaleState, target: Card, start: i64, out: BytesWriter) -> None:
    """What a copier is bound to: the card it becomes, with the changes that come along (DM-432)."""
    face = target
    if state.marks:
        mark = state.mark_of(target)
        if mark is not None:
            face = target if mark.copy is EMPTY else mark.copy
            put(changed_value(mark, state.flashy), start + COPIED_WORTH, out)
            out[start + COPIED_USED] = u8((mark.spent | mark.lent) & 7)
    count_card(face, start + AS, out)


def write_changed(state: DaleState, mark: Mark, start: i64, out: BytesWriter) -> None:
    """A card with something special about it: what it counts as, what it is worth and what it has used."""
    if mark.copy is not EMPTY:
        count_card(mark.copy, start + AS, out)
    one_more(start + CHANGED, out)
    put(i64(out[start + AMOUNT]) + changed_value(mark, state.flashy), start + AMOUNT, out)
    used = mark.spent | mark.lent
    bit: i64 = 0
    while bit < 3:
        if (used >> bit) & 1:
            one_more(start + USED + bit, out)
        bit += 1
    if mark.echo:
        one_more(start + USED + 3, out)


# Numbers by meaning: for each kind of answer as many as there are kinds of cards, sides or values it can name. Where a
# copier is used, the number names what it becomes. Whole stacks have none: there are too many.
MOST_VALUE: Final[i64] = 16


def number_starts() -> list[int]:
    """The first number of every kind of answer, of every kind with a copier, and one past the last."""
    cards = int(KINDS)
    sizes = [0] * 48
    for kind in (BUY, PLAY, LAY, LAY_PILE, CARD, SLOT, STALL, PILE, ASIDE):
        sizes[int(kind)] = cards
    for kind in (PLAY, LAY, LAY_PILE, CARD, COPY):
        sizes[24 + int(kind)] = cards
    for kind in (STACK, ROLL, THROW, THROW_OLD, ASK, INVENTORY, DONE, DECLINE):
        sizes[int(kind)] = 1
    for kind in (BUY, ROLL, THROW, BIND):
        sizes[24 + int(kind)] = 1  # BUY: from the market discard pile
    sizes[int(SEAT)] = 4
    sizes[int(VALUE)] = int(MOST_VALUE)
    sizes[int(DECK)] = 16
    starts = [0]
    for size in sizes:
        starts.append(starts[-1] + size)
    return starts


STARTS: Final = vec[i64]([i64(start) for start in number_starts()])
PLAIN: Final[i64] = STARTS[48]


def plain_number(state: DaleState, seat: i64, option: i64) -> i64:
    """A number for an answer by its meaning; -1 for whole stacks and what lies beyond."""
    kind = kind_number(option)
    argument = option & ARGUMENT
    at: i64 = 0
    if kind == BUILD:
        return -1
    if kind == BUY:
        if argument == FROM_DISCARD:
            kind += 24
        else:
            at = place_of(state.market[argument].kind)
    elif kind == SEAT:
        at = seats_away(state, seat, argument)
    elif kind == SLOT:
        at = place_of(state.market[argument].kind)
    elif kind == STALL:
        at = place_of(state.players[(option >> 12) & 3].stall[(option >> 8) & 15][option & 255].kind)
    elif kind in (VALUE, DECK):
        at = argument
    elif names_card(kind):
        target = target_in(state, option)
        if target is not EMPTY:
            kind += 24
            at = place_of(state.face(target).kind)
        else:
            at = place_of(card_in(state, option).kind)
        if STARTS[kind + 1] - STARTS[kind] == 1:
            at = 0
    first = STARTS[kind]
    return first + at if 0 <= at < STARTS[kind + 1] - first else -1
