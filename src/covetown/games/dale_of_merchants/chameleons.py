"""Adapting Veiled Chameleons: imitation (section 15). How copying works is in copying.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    BONUS,
    EMPTY,
    GOOD_OLD,
    LOOKS_AT_DISCARDS,
    LOOKS_AT_HAND,
    LOOKS_AT_MARKET,
    LOOKS_AT_MARKET_DISCARD,
    LOOKS_AT_STALL,
    Deck,
    Effect,
    copier,
    member,
    technique,
)
from covetown.games.dale_of_merchants.state import MARKET_SLOTS, Dale
from covetown.games.dale_of_merchants.techniques import PickOffer
from covetown.kernel.chance import Chance


class GiftVoucher(Effect):
    """Trade places with a market card."""  # DM-380

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(SWAP_OFFER)


@final
class SwapOffer(PickOffer):
    """The voucher takes exactly the slot of the card it is swapped with (DM-383)."""

    def chosen(self, dale: Dale, slot: i64) -> None:
        card = dale.market[slot]
        voucher = dale.resolving
        dale.market[slot] = voucher
        dale.resolving = EMPTY
        if dale.events is not None:
            dale.moved("swapped-in", dale.active, voucher, "resolving", MARKET_SLOTS[slot])
        dale.gain_openly(dale.active, card, "took", MARKET_SLOTS[slot])


SWAP_OFFER: Final = SwapOffer()


class FlexibleMember(Effect):
    """Mono plays the topmost Mono card of its discard pile; how is told in mono.py."""  # DM-520

    def play(self, dale: Dale, chance: Chance) -> None:
        pass


CHAMELEONS: Final = Deck(
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
    member(5, "flexible_member", BONUS, FlexibleMember()),
)
