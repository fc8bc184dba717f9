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
    Deck,
    Effect,
    member,
    passive,
    technique,
)
from covetown.games.dale_of_merchants.state import HANDS, MARKET_POOL, MARKET_SLOTS, MONO, SLOTS, Dale, Step
from covetown.games.dale_of_merchants.techniques import PickOffer, aside_menu, take_aside
from covetown.games.dale_of_merchants.turn import lay_out_market
from covetown.kernel.chance import Chance


class LoyalPartner(Effect):
    """Throw away the whole market and lay out a new one."""  # DM-245

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(LAY_OUT)
        dale.then(CLEAR_MARKET)


@final
class ClearMarket(PickOffer):
    """The market cards are thrown away, in an order the player chooses (DM-251)."""

    def name(self) -> str:
        return "order"

    def chosen(self, dale: Dale, slot: i64) -> None:
        card = dale.market[slot]
        dale.market[slot] = EMPTY
        dale.throw_away(dale.active, card, MARKET_SLOTS[slot])
        dale.then(self)

    def run(self, dale: Dale, chance: Chance) -> None:
        """All are thrown."""


@final
class LayOut(Step):
    """Fill the market from the right (DM-252)."""

    def run(self, dale: Dale, chance: Chance) -> None:
        lay_out_market(dale, chance)


class PrepaidGood(Effect):
    """Take a market card for free."""  # DM-246

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(TAKE_OFFER)


@final
class TakeOffer(PickOffer):
    """A market card goes to hand; its slot stays empty until clean-up (DM-256)."""

    def chosen(self, dale: Dale, slot: i64) -> None:
        card = dale.market[slot]
        dale.market[slot] = EMPTY
        dale.gain_openly(dale.active, card, "took", MARKET_SLOTS[slot])


class SpecialOffer(Effect):
    """Look at three cards of the market deck, keep one, throw the others away."""  # DM-249

    def play(self, dale: Dale, chance: Chance) -> None:
        seat = dale.active
        found: list[Card] = []
        for _ in range(3):
            card = dale.turn_up_market(chance)
            if card is EMPTY:
                break
            found.append(card)
            if dale.events is not None:
                dale.slipped("looked", seat, card, "market-deck", "aside", 1 << seat)
        if found:
            dale.aside = tuple(found)
            dale.then(KEEP_OFFER)


@final
class KeepOffer(Step):
    """One of the cards set aside goes to hand, unseen by the others (DM-271)."""

    def name(self) -> str:
        return "keep_one"

    def options(self, dale: Dale) -> list[i64]:
        return aside_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        seat = dale.active
        card = take_aside(dale, option)
        dale.players[seat].hand.append(card)
        dale.whisper(card, 0, MARKET_POOL, seat)
        if dale.events is not None:
            dale.slipped("kept", seat, card, "aside", HANDS[seat], 1 << seat)
        dale.then(THROW_ASIDE)


@final
class ThrowAside(Step):
    """The cards left are thrown away in an order the player chooses (DM-272)."""

    def name(self) -> str:
        return "order"

    def options(self, dale: Dale) -> list[i64]:
        return aside_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        card = take_aside(dale, option)
        dale.throw_away(dale.active, card, "aside")
        if dale.aside:
            dale.then(self)

    def run(self, dale: Dale, chance: Chance) -> None:
        """Nothing is left to throw."""


CLEAR_MARKET: Final = ClearMarket()
LAY_OUT: Final = LayOut()
TAKE_OFFER: Final = TakeOffer()
KEEP_OFFER: Final = KeepOffer()
THROW_ASIDE: Final = ThrowAside()


class LoyalMember(Effect):
    """Mono takes the most valuable market card, of equal ones the leftmost."""  # DM-516

    def play(self, dale: Dale, chance: Chance) -> None:
        best: i64 = -1
        slot: i64 = 0
        while slot < SLOTS:
            card = dale.market[slot]
            if card is not EMPTY and (best < 0 or card.value >= dale.market[best].value):
                best = slot
            slot += 1
        if best >= 0:
            card = dale.market[best]
            dale.market[best] = EMPTY
            dale.gain_openly(MONO, card, "took", MARKET_SLOTS[best])


PANDAS: Final = Deck(
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
    member(1, "loyal_member", 0, LoyalMember()),
)
