"""Market actions: prices, payments laid card by card, and the purchase itself (section 4.1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    COPIER,
    DISCOVERY,
    EMPTY,
    ESSENTIAL,
    JUNK,
    RUBBISH,
    STOCK,
    Card,
    Face,
    kind_bit,
)
from covetown.games.dale_of_merchants.choices import (
    BUY,
    BUYS,
    CARD,
    DONE,
    FROM_DISCARD,
    LAY,
    LAYS,
    card_in,
    found_in,
    named,
    offer,
    target_in,
)
from covetown.games.dale_of_merchants.copying import as_copy, bind, has, reveal_copy
from covetown.games.dale_of_merchants.faces import (
    distinct,
    faces_of,
    flags_of,
    hand_lookers,
    rest_of,
    sees_hand,
    ways_of,
)
from covetown.games.dale_of_merchants.state import (
    DISCARDS,
    HANDS,
    MARKET_SLOTS,
    SLOTS,
    Dale,
    Marks,
    Pile,
    Player,
    Step,
    changed_value,
    with_card,
)
from covetown.games.dale_of_merchants.turn import end_action, spend_action
from covetown.kernel.chance import Chance

NO_LEAST: Final[i64] = 60
HIGHEST: Final[i64] = 60
WIDEST: Final[i64] = 28
NO_PLACE: Final[i64] = -1
SUM_BITS: Final[i64] = (1 << 61) - 1
MOST_THROWN: Final[i64] = 3  # DM-258


def offer_at(dale: Dale, source: i64) -> Card:
    """The card for sale in a slot, or on top of the market discard pile."""
    if source == FROM_DISCARD:
        return dale.market_discard[-1] if dale.market_discard else EMPTY
    return dale.market[source]


def price_of(dale: Dale, source: i64) -> i64:
    """Printed value plus the added cost of the slot (DM-056, DM-057); none on the discard pile (DM-266)."""
    card = offer_at(dale, source)
    return card.value if source == FROM_DISCARD else card.value + source


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


def within_reach(paid: i64, least: i64, price: i64, sums: i64) -> bool:
    """Whether further cards (or none) can reach the price with every card so far still needed (DM-061, DM-062).

    If more cards are added than needed, dropping the superfluous ones leaves a payment in which all are: so only the
    cards laid so far have to be watched.
    """
    low = price - paid
    if low < 0:
        low = 0
    high = price - 1 + least - paid
    if high < low:
        return False
    if high > low + WIDEST:
        high = low + WIDEST
    return (sums >> low) & ((1 << (high - low + 1)) - 1) != 0


def can_pay(
    paid: i64, least: i64, price: i64, stock: bool, discovery: bool, rest: list[list[Face]], leaving: i64
) -> bool:
    """Whether a payment can be finished; `discovery` says that a Market Discovery is still missing (DM-265)."""
    if discovery:
        for at in range(len(rest)):
            if at == leaving:
                continue
            for way in rest[at]:
                if way.card.flags & DISCOVERY:
                    others = [ways for place, ways in enumerate(rest) if place != leaving and place != at]
                    if can_pay(paid + way.worth, min(least, way.worth), price, stock, False, others, NO_PLACE):
                        return True
        return False
    return within_reach(paid, least, price, sums_of(rest, leaving)) or can_clear(paid, price, stock, rest, leaving)


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
    dale: Dale, user: i64, paid: i64, least: i64, price: i64, stock: bool, discovery: bool, rest: list[Card]
) -> bool:
    """Whether the active player can finish a payment with these hand cards, binding copiers as needed."""
    lookers = hand_lookers(dale, user, rest)
    if not lookers:
        return can_pay(paid, least, price, stock, discovery, ways_of(dale, user, rest), NO_PLACE)
    # Copiers that look into the hand see each other: their bindings are tried one after the other (DM-434).
    calm = ways_of(dale, user, [card for card in rest if not has(lookers, card)])
    if can_pay(paid, least, price, stock, discovery, calm, NO_PLACE):
        return True
    before = dale.marks
    for looker in lookers:
        others = [card for card in rest if card is not looker]
        for way in faces_of(dale, user, looker):
            dale.set_mark(as_copy(dale, looker, way.target, ()))
            found = payable(
                dale,
                user,
                paid + way.worth,
                min(least, way.worth),
                price,
                stock or way.card.flags & STOCK != 0,
                discovery and not way.card.flags & DISCOVERY,
                others,
            )
            dale.marks = before
            if found:
                return True
    return False


def add_purchases(dale: Dale, purse: i64, menu: list[i64]) -> None:
    """Offer every market card that a hand of this value can pay for (DM-070): superfluous cards are just left out."""
    market = dale.market
    slot: i64 = 0
    while slot < SLOTS:
        if market[slot].value + slot <= purse:
            offer(menu, BUYS[slot])
        slot += 1


def add_odd_purchases(dale: Dale, player: Player, ways: list[list[Face]], flags: i64, menu: list[i64]) -> None:
    """The same for hands with copiers, changed values or Market Discovery; `flags` of all that they can be."""
    user = dale.active
    if hand_lookers(dale, user, player.hand):
        source: i64 = 0
        while source <= FROM_DISCARD:
            if offer_at(dale, source) is not EMPTY:
                if payable(dale, user, 0, NO_LEAST, price_of(dale, source), False, source == FROM_DISCARD, player.hand):
                    menu.append(BUY | source)
            source += 1
        return
    purse: i64 = 0
    for faces in ways:
        purse += highest(faces)
    add_purchases(dale, purse, menu)
    if flags & DISCOVERY and dale.market_discard:
        if can_pay(0, NO_LEAST, price_of(dale, FROM_DISCARD), False, True, ways, NO_PLACE):
            menu.append(BUY | FROM_DISCARD)


@final
class Paying(Step):
    """The active player lays the payment card by card, in the order in which the cards will be discarded (DM-485)."""

    __slots__ = ("discovery", "laid", "least", "marks", "mask", "paid", "price", "source", "stock")

    def __init__(
        self,
        source: i64,
        price: i64,
        laid: Pile,
        mask: i64,
        paid: i64,
        least: i64,
        stock: bool,
        discovery: bool,
        marks: Marks,
    ) -> None:
        self.source = source
        self.price = price
        self.laid = laid
        self.mask = mask
        self.paid = paid
        self.least = least
        self.stock = stock
        self.discovery = discovery
        self.marks = marks

    def name(self) -> str:
        return "pay"

    def before(self, dale: Dale) -> Marks:
        return self.marks

    def options(self, dale: Dale) -> list[i64]:
        hand = dale.players[dale.active].hand
        if dale.marks:
            return self.odd_options(dale, hand)
        size: i64 = len(hand)
        flags: i64 = 0
        i: i64 = 0
        while i < size:
            flags |= hand[i].flags
            i += 1
        if flags & (COPIER | STOCK) or self.discovery or self.paid >= self.price or size > HIGHEST:
            return self.odd_options(dale, hand)
        menu: list[i64] = []
        flashy = dale.flashy
        price = self.price
        mask = self.mask
        seen: i64 = 0
        i = 0
        while i < size:
            card = hand[i]
            if not (mask >> i) & 1 and not seen & card.bit:
                seen |= card.bit
                worth = card.value + flashy
                paid = self.paid + worth
                least = self.least
                if worth < least:
                    least = worth
                high = price - 1 + least - paid
                if high >= 0:
                    low = price - paid
                    if low <= 0:
                        offer(menu, LAYS[card.code])
                    else:
                        # every sum the remaining cards can make
                        sums: i64 = 1
                        j: i64 = 0
                        while j < size:
                            if not (mask >> j) & 1 and j != i:
                                sums |= (sums << (hand[j].value + flashy)) & SUM_BITS
                            j += 1
                        if high > low + WIDEST:
                            high = low + WIDEST
                        if (sums >> low) & ((1 << (high - low + 1)) - 1):
                            offer(menu, LAYS[card.code])
            i += 1
        return menu

    def odd_options(self, dale: Dale, hand: list[Card]) -> list[i64]:
        user = dale.active
        menu: list[i64] = []
        rest = rest_of(hand, self.laid) if self.laid else hand
        ways = ways_of(dale, user, rest)
        entangled = sees_hand(dale, user, rest)
        clears = self.stock or flags_of(ways) & STOCK != 0
        before = dale.marks
        seen: i64 = 0
        for at, card in enumerate(rest):
            if not before or dale.mark_of(card) is None:
                if seen & card.bit:
                    continue
                seen |= card.bit
            sums: i64 = 0 if entangled or self.discovery else sums_of(ways, at)
            for way in ways[at]:
                paid = self.paid + way.worth
                least = min(self.least, way.worth)
                stock = self.stock or way.card.flags & STOCK != 0
                discovery = self.discovery and not way.card.flags & DISCOVERY
                if entangled and way.target is not EMPTY:
                    dale.set_mark(as_copy(dale, card, way.target, ()))
                    fits = payable(dale, user, paid, least, self.price, stock, discovery, rest_of(rest, (card,)))
                    dale.marks = before
                elif entangled:
                    fits = payable(dale, user, paid, least, self.price, stock, discovery, rest_of(rest, (card,)))
                elif self.discovery:
                    fits = can_pay(paid, least, self.price, stock, discovery, ways, at)
                else:
                    fits = within_reach(paid, least, self.price, sums) or (
                        clears and can_clear(paid, self.price, stock, ways, at)
                    )
                if fits and way.target is EMPTY and not before:
                    offer(menu, LAYS[card.code])
                elif fits:
                    menu.append(named(dale, LAY, card, way.target))
        if self.complete():
            menu.append(DONE)
        return menu

    def place(self, dale: Dale, hand: list[Card], card: Card) -> i64:
        """Where in the hand the named card is, among those not laid yet."""
        i: i64 = 0
        if card is JUNK:
            while (
                (self.mask >> i) & 1
                or not hand[i].flags & RUBBISH
                or (dale.marks and dale.mark_of(hand[i]) is not None)
            ):
                i += 1
        else:
            while hand[i] is not card:
                i += 1
        return i

    def complete(self) -> bool:
        """Whether the cards laid are a legal payment as they are."""
        if self.paid < self.price or self.discovery or not self.laid:
            return False
        return self.stock or self.paid - self.least < self.price

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        if option == DONE:
            settle(dale, self.source, self.laid, chance)
            return
        user = dale.active
        hand = dale.players[user].hand
        i = self.place(dale, hand, card_in(option))
        card = hand[i]
        target = target_in(option)
        if target is not EMPTY:
            bind(dale, user, card, target)
        face = card
        worth = card.value + dale.flashy
        if dale.marks:
            mark = dale.mark_of(card)
            if mark is not None:
                face = card if mark.copy is EMPTY else mark.copy
                worth = changed_value(mark, dale.flashy)
        laid = with_card(self.laid, card)
        paid = self.paid + worth
        if paid >= self.price and not dale.marks and not might_go_on(hand):
            settle(dale, self.source, laid, chance)
            return
        dale.stack.append(
            Paying(
                self.source,
                self.price,
                laid,
                self.mask | kind_bit(i),
                paid,
                worth if worth < self.least else self.least,
                self.stock or face.flags & STOCK != 0,
                self.discovery and not face.flags & DISCOVERY,
                self.marks,
            )
        )


def might_go_on(hand: list[Card]) -> bool:
    """Whether more cards than needed could be paid: by a Stock Clearance, or by a copier that becomes one (DM-274)."""
    flags: i64 = 0
    for card in hand:
        flags |= card.flags
    return flags & (STOCK | COPIER) != 0


def settle(dale: Dale, source: i64, laid: Pile, chance: Chance) -> None:
    """The payment is complete: first Essential Purchase throws, then the cards go to the discard pile (DM-071)."""
    seat = dale.active
    if dale.marks:
        for card in laid:
            reveal_copy(dale, seat, card)
    offer = offer_at(dale, source)
    if offer.flags & ESSENTIAL:  # DM-261
        for card in laid:
            if dale.face(card).flags & RUBBISH:
                for paid in laid:
                    dale.show(seat, paid)
                dale.stack.append(EssentialThrows(source, laid, (), offer))
                return
    carry_out(dale, source, laid, (), chance)


def carry_out(dale: Dale, source: i64, laid: Pile, thrown: Pile, chance: Chance) -> None:
    """Paid cards to the discard pile in the order named, then the bought card to hand (DM-066)."""
    seat = dale.active
    player = dale.players[seat]
    spend_action(dale)
    for card in thrown:
        dale.throw_away(seat, dale.take_from_hand(player, card), HANDS[seat])
    if thrown:
        laid = tuple(rest_of(list(laid), thrown))
    for card in laid:
        lying = dale.take_from_hand(player, card)
        player.discard.append(lying)
        if dale.events is not None:
            dale.moved("paid", seat, lying, HANDS[seat], DISCARDS[seat])
    if source == FROM_DISCARD:
        # An Essential Purchase throw may have covered it, but the card was fixed when it was named (DM-072).
        bought = dale.market_discard.pop(len(dale.market_discard) - 1 - covering(thrown))
        dale.gain_openly(seat, bought, "bought", "market-discard")
    else:
        bought = dale.market[source]
        dale.market[source] = EMPTY  # DM-069
        dale.gain_openly(seat, bought, "bought", MARKET_SLOTS[source])
    end_action(dale, chance)


def covering(thrown: Pile) -> int:
    """How many thrown cards lie on the market discard pile above the card being bought."""
    count = 0
    for card in thrown:
        if not card.flags & RUBBISH:
            count += 1
    return count


@final
class EssentialThrows(Step):
    """The buyer of Essential Purchase throws away up to three of the junk cards paid for it (DM-247, DM-258)."""

    __slots__ = ("laid", "offer", "source", "thrown")

    def __init__(self, source: i64, laid: Pile, thrown: Pile, offer: Card) -> None:
        self.source = source
        self.laid = laid
        self.thrown = thrown
        self.offer = offer

    def name(self) -> str:
        return "essential"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        if len(self.thrown) < MOST_THROWN:
            left = rest_of(list(self.laid), self.thrown)
            for card in distinct(dale, left):
                if dale.face(card).flags & RUBBISH:
                    menu.append(named(dale, CARD, card, EMPTY))
        menu.append(DONE)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        if option == DONE:
            carry_out(dale, self.source, self.laid, self.thrown, chance)
        else:
            dale.stack.append(
                EssentialThrows(
                    self.source,
                    self.laid,
                    (*self.thrown, found_in(dale, rest_of(list(self.laid), self.thrown), option)),
                    self.offer,
                )
            )
