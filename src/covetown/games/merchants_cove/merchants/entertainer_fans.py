"""Fans and runes: what they cost in icons, and how the Entertainer pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, COLOUR_NAMES, ONES
from covetown.games.merchants_cove.bits import bit, ones
from covetown.games.merchants_cove.merchants.entertainer_bundles import (
    bundle_words,
    payments,
    shown,
    spend,
)
from covetown.games.merchants_cove.merchants.entertainer_cards import (
    EntertainerBoard,
)
from covetown.games.merchants_cove.merchants.entertainer_stage import (
    FAN,
    HALL,
    PAY,
    singing,
    tell,
)
from covetown.games.merchants_cove.numbers import SQUARE_SPACES
from covetown.games.merchants_cove.steps import Question
from covetown.games.merchants_cove.town_square import card_at
from covetown.kernel import Chance, Message

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import CoveState


def fan_spaces(state: CoveState, board: EntertainerBoard) -> list[i64]:
    """Spaces of the Town Square whose card is not yet a fan (EN-113)."""
    spaces: list[i64] = []
    space: i64 = 0
    while space < SQUARE_SPACES:
        card = card_at(state, space)
        if card >= 0 and not (board.fans >> card) & 1:
            spaces.append(space)
        space += 1
    return spaces


def hall_need(state: CoveState, hall: i64) -> i64:
    """Icons for a rune: more than the Adventurers in the Hall (EN-118)."""
    return ((state.halls >> (BITS * hall)) & ONES) + 1


@final
class ChooseFan(Question):
    """FAN: which Townsfolk card becomes a fan (EN-207)."""

    def options(self, state: CoveState) -> list[i64]:
        return [FAN + space for space in fan_spaces(state, singing(state))]

    def resolve(self, state: CoveState, option: i64, chance: Chance) -> None:
        state.push(PayIcons(option - FAN))

    def prompt(self, state: CoveState) -> Message:
        return Message("prompt-fan", {"need": int(1 + ones(singing(state).fans))})


@final
class PayIcons(Question):
    """PAY: the set of bundles that pays for a fan (on this space of the Town Square) or for a rune (-1) (EN-208)."""

    __slots__ = ("space",)

    def __init__(self, space: i64) -> None:
        self.space: i64 = space

    def sets(self, state: CoveState) -> list[list[i64]]:
        board = singing(state)
        if self.space >= 0:
            return payments(board, 1 + ones(board.fans), -1)
        return payments(board, hall_need(state, board.bard - HALL), board.bard - HALL)

    def options(self, state: CoveState) -> list[i64]:
        return [PAY + number for number in range(min(len(self.sets(state)), 4096))]

    def resolve(self, state: CoveState, option: i64, chance: Chance) -> None:
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

    def prompt(self, state: CoveState) -> Message:
        return Message("prompt-pay")


CHOOSE_FAN: Final = ChooseFan()
