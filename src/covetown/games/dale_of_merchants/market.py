"""The market: its row of cards, their prices, and which of them a hand can pay for (sections 4.1 and 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import DISCOVERY, EMPTY, STOCK, Card, Face
from covetown.games.dale_of_merchants.copying import as_copy, has
from covetown.games.dale_of_merchants.faces import faces_of, hand_lookers, ways_of
from covetown.games.dale_of_merchants.options import BUY, BUYS, FROM_DISCARD, offer
from covetown.games.dale_of_merchants.pieces import MARKET_SLOTS, SLOTS, Player
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.chance import Chance

NOTHING_LAID: Final[i64] = 60
HIGHEST: Final[i64] = 60
WIDEST: Final[i64] = 28
NO_PLACE: Final[i64] = -1
SUM_BITS: Final[i64] = (1 << 61) - 1


def offer_at(state: DaleState, source: i64) -> Card:
    """The card for sale in a slot, or on top of the market discard pile."""
    if source == FROM_DISCARD:
        return state.market_discard[-1] if state.market_discard else EMPTY
    return state.market[source]


def price_of(state: DaleState, source: i64) -> i64:
    """Printed value plus the added cost of the slot (DM-056, DM-057); none on the discard pile (DM-266)."""
    card = offer_at(state, source)
    return card.value if source == FROM_DISCARD else card.value + source


def fill_market(state: DaleState, chance: Chance) -> None:
    """Clean-up part 2: cards slide right, empty slots are filled from the right (DM-133, DM-134)."""
    market = state.market
    filled: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        card = market[slot]
        if card is not EMPTY:
            if slot != filled:
                market[filled] = card
                market[slot] = EMPTY
                if state.events is not None:
                    state.moved("slid", state.active, card, MARKET_SLOTS[slot], MARKET_SLOTS[filled])
            filled += 1
        slot += 1
    if filled < SLOTS:
        lay_out_market(state, chance)


def lay_out_market(state: DaleState, chance: Chance) -> None:
    """Fill the empty slots from the market deck, slot 0 first."""
    slot: i64 = 0
    while slot < SLOTS:
        if state.market[slot] is EMPTY:
            card = state.turn_up_market(chance)
            if card is EMPTY:
                return  # DM-135
            state.market[slot] = card
            if state.events is not None:
                state.moved("laid-out", state.active, card, "market-deck", MARKET_SLOTS[slot])
        slot += 1


def sums_of(rest: list[list[Face]], leaving: i64) -> i64:
    """Every sum that further cards can make, as bits; the card at the place `leaving` is not among them."""
    sums: i64 = 1
    for at, ways in enumerate(rest):
        if at != leaving:
            grown = sums
            for way in ways:
                worth = way.worth
                if worth <= HIGHEST:
                    grown |= sums << worth
            sums = grown & SUM_BITS
    return sums


def within_reach(paid: i64, smallest_laid: i64, price: i64, sums: i64) -> bool:
    """Whether further cards (or none) can reach the price with every card so far still needed (DM-061, DM-062).

    If more cards are added than needed, dropping the superfluous ones leaves a payment in which all are: so only the
    cards laid so far have to be watched.
    """
    low = price - paid
    if low < 0:
        low = 0
    high = price - 1 + smallest_laid - paid
    if high < low:
        return False
    if high > low + WIDEST:
        high = low + WIDEST
    return (sums >> low) & ((1 << (high - low + 1)) - 1) != 0


def can_pay(
    paid: i64, smallest_laid: i64, price: i64, stock: bool, discovery: bool, rest: list[list[Face]], leaving: i64
) -> bool:
    """Whether a payment can be finished; `discovery` says that a Market Discovery is still missing (DM-265)."""
    if discovery:
        for at in range(len(rest)):
            if at == leaving:
                continue
            for way in rest[at]:
                if way.card.flags & DISCOVERY:
                    others = [ways for place, ways in enumerate(rest) if place != leaving and place != at]
                    if can_pay(paid + way.worth, min(smallest_laid, way.worth), price, stock, False, others, NO_PLACE):
                        return True
        return False
    return within_reach(paid, smallest_laid, price, sums_of(rest, leaving)) or can_clear(
        paid, price, stock, rest, leaving
    )


def can_clear(paid: i64, price: i64, stock: bool, rest: list[list[Face]], leaving: i64) -> bool:
    """Whether a Stock Clearance, laid or still to come, lets everything else be paid with it (DM-274)."""
    most = paid
    clears = stock
    for at in range(len(rest)):
        if at != leaving:
            most += highest(rest[at])
            if rest[at][0].card.flags & STOCK or len(rest[at]) > 1:
                clears = True
    if not clears or most < price:
        return False
    if stock:
        return True
    for at in range(len(rest)):
        if at != leaving:
            for way in rest[at]:
                if way.card.flags & STOCK and most - highest(rest[at]) + way.worth >= price:
                    return True
    return False


def highest(ways: list[Face]) -> i64:
    """The most a card can be worth."""
    if len(ways) == 1:
        return ways[0].worth
    best: i64 = 0
    for way in ways:
        if way.worth > best:
            best = way.worth
    return best


def payable(
    state: DaleState,
    user: i64,
    paid: i64,
    smallest_laid: i64,
    price: i64,
    stock: bool,
    discovery: bool,
    rest: list[Card],
) -> bool:
    """Whether the active player can finish a payment with these hand cards, binding copiers as needed."""
    lookers = hand_lookers(state, user, rest)
    if not lookers:
        return can_pay(paid, smallest_laid, price, stock, discovery, ways_of(state, user, rest), NO_PLACE)
    # Copiers that look into the hand see each other: their bindings are tried one after the other (DM-434).
    calm = ways_of(state, user, [card for card in rest if not has(lookers, card)])
    if can_pay(paid, smallest_laid, price, stock, discovery, calm, NO_PLACE):
        return True
    before = state.marks
    for looker in lookers:
        others = [card for card in rest if card is not looker]
        for way in faces_of(state, user, looker):
            state.set_mark(as_copy(state, looker, way.target, ()))
            found = payable(
                state,
                user,
                paid + way.worth,
                min(smallest_laid, way.worth),
                price,
                stock or way.card.flags & STOCK != 0,
                discovery and not way.card.flags & DISCOVERY,
                others,
            )
            state.marks = before
            if found:
                return True
    return False


def add_purchases(state: DaleState, purse: i64, menu: list[i64]) -> None:
    """Offer every market card that a hand of this value can pay for (DM-070): superfluous cards are just left out."""
    market = state.market
    slot: i64 = 0
    while slot < SLOTS:
        if market[slot].value + slot <= purse:
            offer(menu, BUYS[slot])
        slot += 1


def add_general_purchases(
    state: DaleState, player: Player, ways: list[list[Face]], flags: i64, menu: list[i64]
) -> None:
    """The same for hands with copiers, changed values or Market Discovery; `flags` of all that they can be."""
    user = state.active
    if hand_lookers(state, user, player.hand):
        source: i64 = 0
        while source <= FROM_DISCARD:
            if offer_at(state, source) is not EMPTY:
                if payable(
                    state, user, 0, NOTHING_LAID, price_of(state, source), False, source == FROM_DISCARD, player.hand
                ):
                    menu.append(BUY | source)
            source += 1
        return
    purse: i64 = 0
    for faces in ways:
        purse += highest(faces)
    add_purchases(state, purse, menu)
    if flags & DISCOVERY and state.market_discard:
        if can_pay(0, NOTHING_LAID, price_of(state, FROM_DISCARD), False, True, ways, NO_PLACE):
            menu.append(BUY | FROM_DISCARD)
