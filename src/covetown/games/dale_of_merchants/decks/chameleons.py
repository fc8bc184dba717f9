"""Adapting Veiled Chameleons: imitation (section 15). How copying works is in copying.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    BONUS,
    EMPTY,
    FLEXIBLE,
    GOOD_OLD,
    LOOKS_AT_DISCARDS,
    LOOKS_AT_HAND,
    LOOKS_AT_MARKET,
    LOOKS_AT_MARKET_DISCARD,
    LOOKS_AT_STALL,
    CardEffect,
    Deck,
    copier,
    member,
    technique,
)
from covetown.games.dale_of_merchants.pieces import MARKET_SLOTS
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import PickOffer
from covetown.kernel.chance import Chance


class GiftVoucher(CardEffect):
    """Trade places with a market card."""  # DM-380

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(SWAP_OFFER)


@final
class SwapOffer(PickOffer):
    """The voucher takes exactly the slot of the card it is swapped with (DM-383)."""

    def chosen(self, state: DaleState, slot: i64) -> None:
        card = state.market[slot]
        voucher = state.resolving
        state.market[slot] = voucher
        state.resolving = EMPTY
        if state.events is not None:
            state.moved("swapped-in", state.active, voucher, "resolving", MARKET_SLOTS[slot])
        state.gain_openly(state.active, card, "took", MARKET_SLOTS[slot])


SWAP_OFFER: Final = SwapOffer()


class FlexibleMember(CardEffect):
    """Mono plays the topmost Mono card of its discard pile; how is told in mono.py."""  # DM-520

    def play(self, state: DaleState, chance: Chance) -> None:
        pass


DECK: Final = Deck(
    5,
    "chameleons",
    [
        copier("flexible_shopkeeper", LOOKS_AT_STALL),
        copier("reflection", LOOKS_AT_DISCARDS),
        copier("good_old_times", LOOKS_AT_MARKET_DISCARD, GOOD_OLD),
        technique("gift_voucher", GiftVoucher(), bonus=True),
        copier("trendsetting", LOOKS_AT_MARKET),
        copier("seeing_doubles", LOOKS_AT_HAND),
    ],
    [3, 2, 0, 1],
    member("flexible_member", BONUS | FLEXIBLE, FlexibleMember()),
)
