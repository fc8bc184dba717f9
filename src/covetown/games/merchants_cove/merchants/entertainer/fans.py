"""Fans and runes: what they cost in icons, and how the Entertainer pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.feature_bytes import ASKED_COUNT, asked
from covetown.games.merchants_cove.merchants.entertainer.advice import pay_weight
from covetown.games.merchants_cove.merchants.entertainer.board import FAN, HALL, PAY, board_of, singing, tell
from covetown.games.merchants_cove.merchants.entertainer.bundles import (
    bundle_ref,
    bundle_words,
    payments,
    shown,
    spend,
)
from covetown.games.merchants_cove.merchants.entertainer.stage import fan_spaces, hall_need
from covetown.games.merchants_cove.steps import Question
from covetown.games.merchants_cove.town.square import card_at
from covetown.kernel import Chance, Message, Option
from covetown.kernel.bits import bit, ones
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState


MOST_PAYMENTS: Final = 4096


@final
class ChooseFan(Question):
    """FAN: which Townsfolk card becomes a fan (EN-207)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [FAN + space for space in fan_spaces(state, singing(state))]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        state.push(PayIcons(option - FAN))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-fan", {"need": int(1 + ones(singing(state).fans))})


@final
class PayIcons(Question):
    """PAY: the set of bundles that pays for a fan (on this space of the Town Square) or for a rune (-1) (EN-208)."""

    __slots__ = ("space",)

    def __init__(self, space: i64) -> None:
        self.space: i64 = space

    def sets(self, state: MerchantsState) -> list[list[i64]]:
        board = singing(state)
        if self.space >= 0:
            return payments(board, 1 + ones(board.fans), -1)
        return payments(board, hall_need(state, board.bard - HALL), board.bard - HALL)

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [PAY + number for number in range(min(len(self.sets(state)), MOST_PAYMENTS))]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        board = singing(state)
        paid = self.sets(state)[option - PAY]
        if state.events is not None:
            words: list[object] = [bundle_words(board, bundle).plain() for bundle in paid]
            tell(state, "paid-icons", {"bundles": [shown(board, bundle) for bundle in paid], "what": words})
        for bundle in paid:
            spend(board, bundle)
        board.acted = True
        if self.space >= 0:
            card = card_at(state, self.space)
            board.fans |= bit(card)
            board.badges -= 1
            if state.events is not None:
                tell(state, "won-fan", {"card": int(card)})
        else:
            board.runes |= i64(1) << (board.bard - HALL)
            if state.events is not None:
                tell(state, "placed-rune", {"colour": COLOUR_NAMES[board.bard - HALL]})

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-pay")

    def describe(self, state: MerchantsState, seat: i64, option: i64) -> Option | None:
        board = board_of(state.players[seat])
        paid = self.sets(state)[option - PAY]
        words: list[object] = [bundle_words(board, bundle) for bundle in paid]
        return Option(int(option), "pay", Message("option-pay", {"bundles": words}), [bundle_ref(one) for one in paid])

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        return pay_weight(state, board_of(state.players[seat]), self.sets(state)[option - PAY])

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.space + 1, at + ASKED_COUNT, out)


CHOOSE_FAN: Final = ChooseFan()
