"""Market actions: a payment laid card by card, and the purchase itself (section 4.1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.games.dale_of_merchants.cards import COPIER, DISCOVERY, EMPTY, ESSENTIAL, JUNK, RUBBISH, STOCK, Card
from covetown.games.dale_of_merchants.copying import as_copy, bind, reveal_copy
from covetown.games.dale_of_merchants.faces import distinct, flags_of, rest_of, sees_hand, ways_of
from covetown.games.dale_of_merchants.market import (
    HIGHEST,
    SUM_BITS,
    WIDEST,
    can_clear,
    can_pay,
    offer_at,
    payable,
    sums_of,
    within_reach,
)
from covetown.games.dale_of_merchants.options import (
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
from covetown.games.dale_of_merchants.pieces import (
    DISCARDS,
    HANDS,
    MARKET_SLOTS,
    Marks,
    Pile,
    card_facts,
    card_name,
    changed_value,
    in_bytes,
    with_card,
)
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Question
from covetown.kernel.bits import bit
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message

MOST_THROWN: Final[i64] = 3  # DM-258


@final
@mypyc_attr(free_list_len=1)
class Paying(Question):
    """The active player lays the payment card by card, in the order in which the cards will be discarded (DM-485).

    `asked` is the question it answers; nobody else knows of the payment before it is complete.
    """

    __slots__ = ("asked", "discovery", "laid", "marks", "mask", "paid", "price", "smallest_laid", "source", "stock")

    def __init__(
        self,
        asked: Question,
        source: i64,
        price: i64,
        laid: Pile,
        mask: i64,
        paid: i64,
        smallest_laid: i64,
        stock: bool,
        discovery: bool,
        marks: Marks,
    ) -> None:
        self.asked = asked
        self.source = source
        self.price = price
        self.laid = laid
        self.mask = mask
        self.paid = paid
        self.smallest_laid = smallest_laid
        self.stock = stock
        self.discovery = discovery
        self.marks = marks

    def kind(self, state: DaleState, seat: i64) -> str:
        return "pay"

    def prompt(self, state: DaleState, seat: i64) -> Message:
        args: dict[str, object] = {
            "card": card_name(offer_at(state, self.source)), "price": int(self.price), "paid": int(self.paid),
        }  # fmt: skip
        return Message("prompt-pay", args)

    def public_kind(self, state: DaleState) -> str:
        return self.asked.kind(state, state.active)

    def public_marks(self, state: DaleState, viewer: int) -> Marks:
        return state.marks if viewer == state.active else self.marks

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        if viewer != state.active:
            return None
        return {
            "laid": {
                "what": "payment",
                "source": int(self.source),
                "price": int(self.price),
                "paid": int(self.paid),
                "cards": [card_facts(card) for card in self.laid],
            }
        }

    def progress(self) -> i64:
        return in_bytes(self.price, self.paid, 0, self.source + 1)

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        return self.laid if viewer == state.active else ()

    def taken_back(self, state: DaleState) -> None:
        state.ask(self.asked, state.waiting, None)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        hand = state.players[seat].hand
        if state.marks:
            return self.general_options(state, hand)
        size: i64 = len(hand)
        flags: i64 = 0
        i: i64 = 0
        while i < size:
            flags |= hand[i].flags
            i += 1
        if flags & (COPIER | STOCK) or self.discovery or self.paid >= self.price or size > HIGHEST:
            return self.general_options(state, hand)
        menu: list[i64] = []
        flashy = state.flashy
        price = self.price
        mask = self.mask
        seen_mask: i64 = 0
        i = 0
        while i < size:
            card = hand[i]
            if not (mask >> i) & 1 and not seen_mask & card.bit:
                seen_mask |= card.bit
                worth = card.value + flashy
                paid = self.paid + worth
                smallest_laid = self.smallest_laid
                if worth < smallest_laid:
                    smallest_laid = worth
                high = price - 1 + smallest_laid - paid
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

    def general_options(self, state: DaleState, hand: list[Card]) -> list[i64]:
        user = state.active
        menu: list[i64] = []
        rest = rest_of(hand, self.laid) if self.laid else hand
        ways = ways_of(state, user, rest)
        entangled = sees_hand(state, user, rest)
        clears = self.stock or flags_of(ways) & STOCK != 0
        before = state.marks
        seen_mask: i64 = 0
        for at, card in enumerate(rest):
            if not before or state.mark_of(card) is None:
                if seen_mask & card.bit:
                    continue
                seen_mask |= card.bit
            sums = i64(0) if entangled or self.discovery else sums_of(ways, at)
            for way in ways[at]:
                paid = self.paid + way.worth
                smallest_laid = min(self.smallest_laid, way.worth)
                stock = self.stock or way.card.flags & STOCK != 0
                discovery = self.discovery and not way.card.flags & DISCOVERY
                if entangled and way.target is not EMPTY:
                    state.set_mark(as_copy(state, card, way.target, ()))
                    fits = payable(
                        state, user, paid, smallest_laid, self.price, stock, discovery, rest_of(rest, (card,))
                    )
                    state.marks = before
                elif entangled:
                    fits = payable(
                        state, user, paid, smallest_laid, self.price, stock, discovery, rest_of(rest, (card,))
                    )
                elif self.discovery:
                    fits = can_pay(paid, smallest_laid, self.price, stock, discovery, ways, at)
                else:
                    fits = within_reach(paid, smallest_laid, self.price, sums) or (
                        clears and can_clear(paid, self.price, stock, ways, at)
                    )
                if fits and way.target is EMPTY and not before:
                    offer(menu, LAYS[card.code])
                elif fits:
                    menu.append(named(state, LAY, card, way.target))
        if self.complete():
            menu.append(DONE)
        return menu

    def place(self, state: DaleState, hand: list[Card], card: Card) -> i64:
        """Where in the hand the named card is, among those not laid yet."""
        i: i64 = 0
        if card is JUNK:
            while (
                (self.mask >> i) & 1
                or not hand[i].flags & RUBBISH
                or (state.marks and state.mark_of(hand[i]) is not None)
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
        return self.stock or self.paid - self.smallest_laid < self.price

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            settle(state, self.source, self.laid, chance)
            return
        hand = state.players[seat].hand
        i = self.place(state, hand, card_in(state, option))
        card = hand[i]
        target = target_in(state, option)
        if target is not EMPTY:
            bind(state, seat, card, target)
        face = card
        worth = card.value + state.flashy
        if state.marks:
            mark = state.mark_of(card)
            if mark is not None:
                face = card if mark.copy is EMPTY else mark.copy
                worth = changed_value(mark, state.flashy)
        laid = with_card(self.laid, card)
        paid = self.paid + worth
        if paid >= self.price and not state.marks and not might_go_on(hand):
            settle(state, self.source, laid, chance)
            return
        state.push(
            Paying(
                self.asked,
                self.source,
                self.price,
                laid,
                self.mask | bit(i),
                paid,
                worth if worth < self.smallest_laid else self.smallest_laid,
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


def settle(state: DaleState, source: i64, laid: Pile, chance: Chance) -> None:
    """The payment is complete: first Essential Purchase throws, then the cards go to the discard pile (DM-071)."""
    seat = state.active
    if state.marks:
        for card in laid:
            reveal_copy(state, seat, card)
    offer = offer_at(state, source)
    if offer.flags & ESSENTIAL:  # DM-261
        for card in laid:
            if state.face(card).flags & RUBBISH:
                state.show_together(seat, laid)
                state.push(EssentialThrows(source, laid, (), offer))
                return
    carry_out(state, source, laid, (), chance)


def carry_out(state: DaleState, source: i64, laid: Pile, thrown: Pile, chance: Chance) -> None:
    """Paid cards to the discard pile in the order named, then the bought card to hand (DM-066)."""
    seat = state.active
    player = state.players[seat]
    state.spend_action()
    for card in thrown:
        state.throw_away(seat, state.take_from_hand(player, card), HANDS[seat])
    if thrown:
        laid = tuple(rest_of(list(laid), thrown))
    for card in laid:
        lying = state.take_from_hand(player, card)
        player.discard.append(lying)
        if state.events is not None:
            state.moved("paid", seat, lying, HANDS[seat], DISCARDS[seat])
    if source == FROM_DISCARD:
        # An Essential Purchase throw may have covered it, but the card was fixed when it was named (DM-072).
        bought = state.market_discard.pop(len(state.market_discard) - 1 - covering(thrown))
        state.gain_openly(seat, bought, "bought", "market-discard")
    else:
        bought = state.market[source]
        state.market[source] = EMPTY  # DM-069
        state.gain_openly(seat, bought, "bought", MARKET_SLOTS[source])
    state.end_action(chance)


def covering(thrown: Pile) -> int:
    """How many thrown cards lie on the market discard pile above the card being bought."""
    count = 0
    for card in thrown:
        if not card.flags & RUBBISH:
            count += 1
    return count


@final
class EssentialThrows(Question):
    """The buyer of Essential Purchase throws away up to three of the junk cards paid for it (DM-247, DM-258)."""

    __slots__ = ("laid", "offer", "source", "thrown")

    def __init__(self, source: i64, laid: Pile, thrown: Pile, offer: Card) -> None:
        self.source = source
        self.laid = laid
        self.thrown = thrown
        self.offer = offer

    def kind(self, state: DaleState, seat: i64) -> str:
        return "essential"

    def prompt(self, state: DaleState, seat: i64) -> Message:
        return Message("prompt-essential", {"count": int(MOST_THROWN) - len(self.thrown)})

    def shown(self, state: DaleState, viewer: int) -> dict[str, object] | None:
        return {
            "laid": {
                "what": "essential",
                "source": int(self.source),
                "cards": [card_facts(card) for card in self.laid],
                "thrown": [card_facts(card) for card in self.thrown],
            }
        }

    def laid_open(self) -> Pile:
        return self.laid

    def progress(self) -> i64:
        return in_bytes(0, len(self.thrown), 0, self.source + 1)

    def laid_for(self, state: DaleState, viewer: i64) -> Pile:
        return tuple(rest_of(list(self.laid), self.thrown))

    def fallback(self, state: DaleState, seat: i64, chance: Chance) -> i64:
        return DONE

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        if len(self.thrown) < MOST_THROWN:
            left = rest_of(list(self.laid), self.thrown)
            for card in distinct(state, left):
                if state.face(card).flags & RUBBISH:
                    menu.append(named(state, CARD, card, EMPTY))
        menu.append(DONE)
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            carry_out(state, self.source, self.laid, self.thrown, chance)
        else:
            state.push(
                EssentialThrows(
                    self.source,
                    self.laid,
                    (*self.thrown, found_in(state, rest_of(list(self.laid), self.thrown), option)),
                    self.offer,
                )
            )
