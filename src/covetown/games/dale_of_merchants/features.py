"""The table as numbers, for learning: what one seat may know, field by field."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.dale_of_merchants.cards import EMPTY, Card
from covetown.games.dale_of_merchants.copying import has
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.feature_answers import (
    PLAIN,
    answer_fields,
    plain_number,
    seats_away,
    write_answer,
)
from covetown.games.dale_of_merchants.feature_kinds import (
    BOX,
    KINDS,
    count_all,
    count_card,
    count_kinds,
    kind_names,
    number_of,
    place_of,
    take_away,
)
from covetown.games.dale_of_merchants.memory import count_of, places_known, privy_to
from covetown.games.dale_of_merchants.options import KIND_NAMES
from covetown.games.dale_of_merchants.pieces import (
    MONO,
    NOBODY,
    SLOTS,
    SOLO,
    Mark,
    Pile,
    Player,
    changed_value,
)
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Question
from covetown.games.dale_of_merchants.view import open_cards
from covetown.kernel.counts import put
from covetown.kernel.game import Features
from covetown.kernel.packing import kind_number
from covetown.kernel.state import State

SIDES: Final[i64] = 4
SIDE_NAMES: Final = ("own", "rival 1", "rival 2", "rival 3")
TOPS: Final[i64] = 32  # cards of a discard pile that are told in order
KNOWN: Final[i64] = 4  # cards on top of a deck
MOST_STACKS: Final[i64] = 10
IN_STALL: Final[i64] = 32  # cards of a stall that are told stack by stack
LAID: Final[i64] = 8
LAID_PILE: Final[i64] = 4
ROW: Final[i64] = 8
MARKS: Final[i64] = 6
MARK: Final[i64] = 5
SIZES: Final[i64] = 5

# Where the blocks of fields begin.
ACTIVE: Final[i64] = 18
START: Final[i64] = 22
WHOM: Final[i64] = 26
WAITING: Final[i64] = 30
MAY: Final[i64] = 34
DECKS: Final[i64] = MAY + 23
MARKET: Final[i64] = DECKS + len(SHELF.decks)
PRICES: Final[i64] = MARKET + KINDS
OFFERS: Final[i64] = PRICES + SLOTS
TECHNIQUE: Final[i64] = OFFERS + SLOTS
ASIDE: Final[i64] = TECHNIQUE + KINDS
LAID_CARDS: Final[i64] = ASIDE + KINDS
LAID_ORDER: Final[i64] = LAID_CARDS + KINDS
LAID_FROM_PILE: Final[i64] = LAID_ORDER + LAID
MARKED: Final[i64] = LAID_FROM_PILE + LAID_PILE
MONO_ROW: Final[i64] = MARKED + MARKS * MARK
HAND: Final[i64] = MONO_ROW + ROW
DECK: Final[i64] = HAND + KINDS
OPEN: Final[i64] = DECK + KINDS
SIDE: Final[i64] = OPEN + KINDS
DISCARDED: Final[i64] = SIZES  # within a side
STALL: Final[i64] = DISCARDED + KINDS
TOP: Final[i64] = STALL + KINDS
DECK_TOP: Final[i64] = TOP + TOPS
STACKS: Final[i64] = DECK_TOP + KNOWN
STALL_CARDS: Final[i64] = STACKS + MOST_STACKS
SIDE_WIDTH: Final[i64] = STALL_CARDS + IN_STALL
RIVAL: Final[i64] = SIDE + SIDES * SIDE_WIDTH
SEEN_HAND: Final[i64] = KINDS  # within a rival, after the hidden cards
RIVAL_WIDTH: Final[i64] = 2 * KINDS
MARKET_DISCARD: Final[i64] = RIVAL + (SIDES - 1) * RIVAL_WIDTH
MARKET_TOP: Final[i64] = MARKET_DISCARD + KINDS
TOTAL: Final[i64] = MARKET_TOP + TOPS + 2
BLANK: Final = bytes(TOTAL)


@final
class DaleFeatures(Features):
    """All zones by kinds of cards as far as the seat may know them, what is special about cards, and what is asked.

    The cards of the market deck are those of the decks in play that are nowhere else.
    """

    def fields(self) -> list[tuple[str, int]]:
        out = [("asked", 1), ("own turn", 1), ("free game", 1), ("team game", 1), ("solo game", 1)]
        out += [("actions", 5), ("flashy shows", 5), ("turn", 200)]
        out += [("price to pay", 10), ("paid so far", 10), ("stack so far", 10), ("slot paid for or stacks left", 6)]
        out += [("actions taken", 5), ("help asked", 1), ("turns left", 100), ("copies lapse", 1)]
        out += [("wily fellow shuffles", 1), ("shifted blindfold", 1)]
        for what in ("turn of", "starting player", "about", "waiting for"):
            out += [(f"{what} {side}", 1) for side in SIDE_NAMES]
        out += [(f"may {name}", 1) for name in KIND_NAMES[1:]]
        out += [(f"deck: {deck.key}", 2) for deck in SHELF.decks]
        cards = kind_names()
        card = int(KINDS)
        out += [(f"market: {name}", 5) for name in cards]
        out += [(f"price in slot {slot}", 10) for slot in range(int(SLOTS))]
        out += [(f"card in slot {slot}", card) for slot in range(int(SLOTS))]
        out += [(f"technique: {name}", 1) for name in cards]
        out += [(f"aside: {name}", 3) for name in cards]
        out += [(f"laid: {name}", 3) for name in cards]
        out += [(f"laid {place}", card) for place in range(1, int(LAID) + 1)]
        out += [(f"laid from the pile {place}", card) for place in range(1, int(LAID_PILE) + 1)]
        for place in range(1, int(MARKS) + 1):
            out += [(f"changed card {place}: side", 4), (f"changed card {place}", card)]
            out += [(f"changed card {place}: copies", card), (f"changed card {place}: worth", 10)]
            out += [(f"changed card {place}: used", 15)]
        out += [(f"mono's row {place}", card) for place in range(1, int(ROW) + 1)]
        for zone in ("hand", "own deck", "hand shown"):
            out += [(f"{zone}: {name}", 5) for name in cards]
        for side in SIDE_NAMES:
            sizes = (("there", 1), ("stacks", 10), ("hand", 10), ("deck", 30), ("discard", 30))
            out += [(f"{side}: {what}", whole) for what, whole in sizes]
            out += [(f"{side} discard: {name}", 5) for name in cards]
            out += [(f"{side} stall: {name}", 5) for name in cards]
            out += [(f"{side} discard from the top {place}", card) for place in range(1, int(TOPS) + 1)]
            out += [(f"{side} deck from the top {place}", card) for place in range(1, int(KNOWN) + 1)]
            out += [(f"{side} cards in stack {stack}", 5) for stack in range(1, int(MOST_STACKS) + 1)]
            out += [(f"{side} stall card {place}", card) for place in range(1, int(IN_STALL) + 1)]
        for side in SIDE_NAMES[1:]:
            out += [(f"{side} hidden: {name}", 5) for name in cards]
            out += [(f"{side} hand: {name}", 5) for name in cards]
        out += [(f"market discard: {name}", 5) for name in cards]
        out += [(f"market discard from the top {place}", card) for place in range(1, int(TOPS) + 1)]
        return [*out, ("market deck", 60), ("market discard", 30)]

    def actions(self) -> int:
        return 128

    def answer_fields(self) -> list[tuple[str, int]]:
        return answer_fields()

    def write_answer(self, state: State, seat: i64, option: i64, out: BytesWriter) -> None:
        assert isinstance(state, DaleState)
        write_answer(state, seat, option, out)

    def plain_actions(self) -> int:
        return int(PLAIN)

    def plain_action(self, state: State, seat: i64, option: i64) -> i64:
        assert isinstance(state, DaleState)
        return plain_number(state, seat, option)

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, DaleState)
        write_table(state, seat, out)


def write_table(state: DaleState, seat: i64, out: BytesWriter) -> None:
    """Append what a seat may know of the table."""
    start = i64(len(out))
    out.write(BLANK)
    write_turn(state, seat, start, out)
    question = state.asking
    if question is not None:
        write_question(state, question, seat, start, out)
    write_market(state.market, start, out)
    players = state.players
    own = players[seat]
    count_kinds(own.hand, start + HAND, out)
    count_kinds(own.deck, start + DECK, out)
    if own.open:
        count_all(own.open, start + OPEN, out)
    write_side(own, seat, start + SIDE, out)
    count = i64(len(players))
    other = seat + 1
    side = start + SIDE + SIDE_WIDTH
    block = start + RIVAL
    end = side + SIDE_WIDTH * (count - 1)
    while side < end:
        if other == count:
            other = 0
        player = players[other]
        write_side(player, seat, side, out)
        write_rival(state, player, seat, other, block, out)
        other += 1
        side += SIDE_WIDTH
        block += RIVAL_WIDTH
    if state.secrets or state.aside:
        write_secrets(state, seat, start, out)
    write_pile(state.market_discard, start + MARKET_DISCARD, start + MARKET_TOP, out)
    if state.rules.mode == SOLO:
        write_row(state, seat, start, out)
    put(i64(len(state.market_deck)), start + TOTAL - 2, out)
    put(i64(len(state.market_discard)), start + TOTAL - 1, out)


def write_turn(state: DaleState, seat: i64, start: i64, out: BytesWriter) -> None:
    """Whose turn it is, what is left of it and of the game, and the rules of the table."""
    rules = state.rules
    if state.active == seat:
        out[start + 1] = 1
    out[start + 2 + rules.mode] = 1
    put(state.actions, start + 5, out)
    put(state.flashy, start + 6, out)
    put(state.turn, start + 7, out)
    put(state.taken, start + 12, out)
    if state.asked:
        out[start + 13] = 1
    if rules.turn_limit:
        put(rules.turn_limit * i64(len(state.players)) - state.turn, start + 14, out)
    if rules.lapse:
        out[start + 15] = 1
    if rules.wily_shuffle:
        out[start + 16] = 1
    if rules.shifted:
        out[start + 17] = 1
    out[start + ACTIVE + seats_away(state, seat, state.active)] = 1
    out[start + START + seats_away(state, seat, state.start)] = 1
    for number in state.decks:
        if number < len(SHELF.decks):
            out[start + DECKS + number] = 2


def write_question(state: DaleState, question: Question, seat: i64, start: i64, out: BytesWriter) -> None:
    """What is asked: the choice in the making as far as the seat sees it, and which kinds of answers it has."""
    waiting = question.public_waiting(state)
    other: i64 = 0
    while waiting:
        if waiting & 1:
            out[start + WAITING + seats_away(state, seat, other)] = 1
        waiting >>= 1
        other += 1
    if state.played_as is not EMPTY:
        count_card(state.played_as, start + TECHNIQUE, out)
    laid = question.laid_for(state, seat)
    if laid:
        count_all(laid, start + LAID_CARDS, out)
        write_order(laid, LAID, start + LAID_ORDER, out)
    pile = question.pile_for(state, seat)
    if pile:
        count_all(pile, start + LAID_CARDS, out)
        write_order(pile, LAID_PILE, start + LAID_FROM_PILE, out)
    if state.aside:
        told = state.laid_aside()
        if told is not None and told.seen_by(seat):
            count_all(state.aside, start + ASIDE, out)
    if state.marks:
        marks = question.public_marks(state, int(seat))
        place: i64 = 0
        for mark in marks:
            if place < MARKS and write_mark(state, mark, seat, start + MARKED + place * MARK, out):
                place += 1
    if not state.decks:
        for deck in range(len(SHELF.decks)):
            put(question.drafted(deck), start + DECKS + deck, out)
    if (state.waiting >> seat) & 1:
        out[start] = 1
        progress = question.progress()
        if progress:
            out[start + 8] = u8(progress & 255)
            out[start + 9] = u8((progress >> 8) & 255)
            out[start + 10] = u8((progress >> 16) & 255)
            out[start + 11] = u8(progress >> 24)
        about = question.whom(state)
        if about >= 0:
            out[start + WHOM + seats_away(state, seat, about)] = 1
        first = start + MAY - 1
        for option in state.options(seat):
            out[first + kind_number(option)] = 1


def write_mark(state: DaleState, mark: Mark, seat: i64, start: i64, out: BytesWriter) -> bool:
    """What is special about a card in a hand; says whether it is in one."""
    owner: i64 = 0
    while owner < len(state.players):
        for card in state.players[owner].hand:
            if card is mark.card:
                put(seats_away(state, seat, owner) + 1, start, out)
                put(place_of(card.kind) + 1, start + 1, out)
                if mark.copy is not EMPTY:
                    put(place_of(mark.copy.kind) + 1, start + 2, out)
                put(changed_value(mark, state.flashy if owner == state.active else 0), start + 3, out)
                out[start + 4] = u8((mark.spent | mark.lent) & 7 | (8 if mark.echo else 0))
                return True
        owner += 1
    return False


def write_market(market: list[Card], start: i64, out: BytesWriter) -> None:
    """How cheap the slot of each card on offer is (5 for no added cost, 0 if it is not there), prices and cards."""
    slot = SLOTS - 1
    for card in reversed(market):
        if card is not EMPTY:
            place = place_of(card.kind)
            if place >= 0:
                out[start + MARKET + place] = u8(SLOTS - slot)
            out[start + PRICES + slot] = u8(card.value + slot)
            out[start + OFFERS + slot] = u8(place + 1)
        slot -= 1


def write_side(player: Player, seat: i64, start: i64, out: BytesWriter) -> None:
    """What lies open of a player's cards, and what the seat knows of the top of the deck."""
    out[start] = 1
    put(i64(len(player.stall)), start + 1, out)
    put(i64(len(player.hand)), start + 2, out)
    put(i64(len(player.deck)), start + 3, out)
    put(i64(len(player.discard)), start + 4, out)
    write_pile(player.discard, start + DISCARDED, start + TOP, out)
    write_stall(player, start, out)
    place: i64 = 0
    while place < len(player.known) and place < KNOWN:
        if (player.known[place] >> seat) & 1:
            number = number_of(player.deck[i64(len(player.deck)) - 1 - place])
            out[start + DECK_TOP + place] = number
        place += 1


def write_stall(player: Player, start: i64, out: BytesWriter) -> None:
    """The cards of a stall by kind, and which stack has which."""
    at = start + STALL_CARDS
    end = at + IN_STALL
    stack_at = start + STACKS
    last = stack_at + MOST_STACKS
    counts = start + STALL
    for stack in player.stall:
        if stack_at < last:
            put(i64(len(stack)), stack_at, out)
            stack_at += 1
        for card in stack:
            kind = card.kind
            if kind >= BOX:
                kind = place_of(kind)
            if kind >= 0:
                count = out[counts + kind]
                out[counts + kind] = count + 1
            if at < end:
                out[at] = u8(kind + 1)
                at += 1


def write_pile(pile: list[Card], counts: i64, tops: i64, out: BytesWriter) -> None:
    """How many of each card lie in an open pile, and its top cards in order."""
    end = tops + TOPS
    for card in reversed(pile):
        kind = card.kind
        if kind >= BOX:
            kind = place_of(kind)
        if kind >= 0:
            count = out[counts + kind]
            out[counts + kind] = count + 1
        if tops < end:
            out[tops] = u8(kind + 1)
            tops += 1


def write_order(cards: Pile, most: i64, start: i64, out: BytesWriter) -> None:
    """The first cards of some in order."""
    end = start + most
    for card in cards:
        if start == end:
            return
        number = number_of(card)
        out[start] = number
        start += 1


def write_rival(state: DaleState, player: Player, seat: i64, owner: i64, block: i64, out: BytesWriter) -> None:
    """What is hidden of another player's cards, deck and hand together, and what the seat knows of the hand."""
    count_kinds(player.deck, block, out)
    count_kinds(player.hand, block, out)
    for card in player.open:
        take_away(card, block, out)
    write_seen_hand(state, player, seat, owner, block, out)


def write_seen_hand(state: DaleState, player: Player, seat: i64, owner: i64, block: i64, out: BytesWriter) -> None:
    """The cards of another hand that the seat is sure of (DM-448, DM-452)."""
    if state.rules.open_hands and owner == state.mate(seat):
        count_kinds(player.hand, block + SEEN_HAND, out)
        return
    count_all(player.open, block + SEEN_HAND, out)
    if player.privy:
        count_all(privy_to(player, seat), block + SEEN_HAND, out)


def hidden_block(state: DaleState, seat: i64, owner: i64, start: i64) -> i64:
    """Where the hidden cards of a player are counted: of the own ones those that are not in hand."""
    if owner == seat:
        return start + DECK
    return start + RIVAL + (seats_away(state, seat, owner) - 1) * RIVAL_WIDTH


def write_secrets(state: DaleState, seat: i64, start: i64, out: BytesWriter) -> None:
    """Cards that are aside or went their way in secret are counted where everybody last saw them."""
    players = i64(len(state.players))
    pool: i64 = NOBODY
    if state.aside:
        told = state.laid_aside()
        if told is not None:
            pool = told.pool
        if 0 <= pool < players:
            count_all(state.aside, hidden_block(state, seat, pool, start), out)
    for secret in state.secrets:
        origin = secret.origin
        if origin == NOBODY:
            continue
        holder = secret.holder
        player = state.players[holder]
        card = secret.card
        if has(player.hand, card):
            if shown_in_hand(state, player, card):
                continue
            if holder != seat:
                take_away(card, hidden_block(state, seat, holder, start), out)
        elif has(player.deck, card) or (pool == holder and card in state.aside):
            take_away(card, hidden_block(state, seat, holder, start), out)
        else:
            continue
        if origin < players:
            count_card(card, hidden_block(state, seat, origin, start), out)
    # Whether a card in the own hand is one's own or another's of the same name is no matter: the heap is what all know
    for secret in state.secrets:
        if secret.origin != NOBODY and secret.holder == seat and has(state.players[seat].hand, secret.card):
            if not shown_in_hand(state, state.players[seat], secret.card):
                take_away(secret.card, hidden_block(state, seat, seat, start), out)


def shown_in_hand(state: DaleState, player: Player, card: Card) -> bool:
    """Whether a hand card is taken for one of those that everybody knows."""
    if not player.open or count_of(player.open, card) == 0:
        return False
    known = places_known(player, state.secrets, (), -1)
    at: i64 = 0
    while player.hand[at] is not card:
        at += 1
    return known[at]


def write_row(state: DaleState, seat: i64, start: i64, out: BytesWriter) -> None:
    """What is known of Mono's row, from left to right (DM-525)."""
    write_order(tuple(open_cards(state, int(MONO), int(seat))), ROW, start + MONO_ROW, out)
