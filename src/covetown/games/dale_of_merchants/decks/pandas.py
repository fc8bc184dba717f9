"""Dealing Giant Pandas: the market (section 11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    DISCOVERY,
    EMPTY,
    ESSENTIAL,
    STOCK,
    Card,
    CardEffect,
    Deck,
    member,
    passive,
    technique,
)
from covetown.games.dale_of_merchants.market import lay_out_market
from covetown.games.dale_of_merchants.passed_cards import note_secret
from covetown.games.dale_of_merchants.pieces import HANDS, MARKET_POOL, MARKET_SLOTS, MONO, NOBODY, SLOTS
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Step
from covetown.games.dale_of_merchants.techniques import PickOffer, TechniqueQuestion, aside_menu, take_aside
from covetown.kernel.chance import Chance
from covetown.kernel.knowledge import Aside


class LoyalPartner(CardEffect):
    """Throw away the whole market and lay out a new one."""  # DM-245

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(LAY_OUT)
        state.push(CLEAR_MARKET)


@final
class ClearMarket(PickOffer):
    """The market cards are thrown away, in an order the player chooses (DM-251)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "order"

    def chosen(self, state: DaleState, slot: i64) -> None:
        card = state.market[slot]
        state.market[slot] = EMPTY
        state.throw_away(state.active, card, MARKET_SLOTS[slot])
        state.push(self)


@final
class LayOut(Step):
    """Fill the market from the right (DM-252)."""

    def run(self, state: DaleState, chance: Chance) -> None:
        lay_out_market(state, chance)


class PrepaidGood(CardEffect):
    """Take a market card for free."""  # DM-246

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(TAKE_OFFER)


@final
class TakeOffer(PickOffer):
    """A market card goes to hand; its slot stays empty until clean-up (DM-256)."""

    def chosen(self, state: DaleState, slot: i64) -> None:
        card = state.market[slot]
        state.market[slot] = EMPTY
        state.gain_openly(state.active, card, "took", MARKET_SLOTS[slot])


class SpecialOffer(CardEffect):
    """Look at three cards of the market deck, keep one, throw the others away."""  # DM-249

    def play(self, state: DaleState, chance: Chance) -> None:
        seat = state.active
        found: list[Card] = []
        for _ in range(3):
            card = state.turn_up_market(chance)
            if card is EMPTY:
                break
            found.append(card)
            if state.events is not None:
                state.moved_in_secret("looked", seat, card, "market-deck", "aside", 1 << seat)
        if found:
            state.aside = tuple(found)
            state.push(KEEP_OFFER)


class LookingAtOffers(TechniqueQuestion):
    """Cards of the market deck lie aside, and only the active player may see them (DM-271)."""

    def aside(self, state: DaleState) -> Aside | None:
        return Aside(MARKET_POOL, 1 << state.active)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return aside_menu(state)


@final
class KeepOffer(LookingAtOffers):
    """One of the cards set aside goes to hand, unseen by the others (DM-271)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "keep_one"

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        card = take_aside(state, option)
        state.players[seat].hand.append(card)
        note_secret(state, card, 1 << seat, MARKET_POOL, NOBODY, seat)
        if state.events is not None:
            state.moved_in_secret("kept", seat, card, "aside", HANDS[seat], 1 << seat)
        state.push(THROW_ASIDE)


@final
class ThrowAside(LookingAtOffers):
    """The cards left are thrown away in an order the player chooses (DM-272)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "order"

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        card = take_aside(state, option)
        state.revelations += 1  # DM-450
        state.throw_away(state.active, card, "aside")
        if state.aside:
            state.push(self)


CLEAR_MARKET: Final = ClearMarket()
LAY_OUT: Final = LayOut()
TAKE_OFFER: Final = TakeOffer()
KEEP_OFFER: Final = KeepOffer()
THROW_ASIDE: Final = ThrowAside()


class LoyalMember(CardEffect):
    """Mono takes the most valuable market card, of equal ones the leftmost."""  # DM-516

    def play(self, state: DaleState, chance: Chance) -> None:
        best: i64 = -1
        slot: i64 = 0
        while slot < SLOTS:
            card = state.market[slot]
            if card is not EMPTY and (best < 0 or card.value >= state.market[best].value):
                best = slot
            slot += 1
        if best >= 0:
            card = state.market[best]
            state.market[best] = EMPTY
            state.gain_openly(MONO, card, "took", MARKET_SLOTS[best])


DECK: Final = Deck(
    1,
    "pandas",
    [
        technique("loyal_partner", LoyalPartner(), bonus=True),
        technique("prepaid_good", PrepaidGood()),
        passive("essential_purchase", ESSENTIAL),
        passive("market_discovery", DISCOVERY),
        technique("special_offer", SpecialOffer()),
        passive("stock_clearance", STOCK),
    ],
    [1, 2, 0, 1],
    member("loyal_member", 0, LoyalMember()),
)
