"""Impro cards, bragging, and the Creatures of Dragon Island."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.corruption import DiscardCorruption, draw_corruption
from covetown.games.merchants_cove.merchants.entertainer.board import (
    CALL_VOLUME,
    MAGPIE_GOLD,
    NEXT_BRAG,
    OWL_GOLD,
    SONGBIRD_GOLD,
    STONES,
    TAKE_CREATURE,
    TIP_GOLD,
    EntertainerBoard,
    board_of,
    singing,
    tell,
)
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    CALL_AND_RESPONSE,
    COIN_MAGPIE,
    ECHO_DRAKE,
    ENCORE,
    FIRST_CARD,
    HARMONY_WISP,
    LULLABY_OWL,
    SONGBIRD,
    cards_in,
)
from covetown.games.merchants_cove.purse import gain_gold
from covetown.games.merchants_cove.steps import Question
from covetown.kernel import Chance, Message

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def improvise(state: MerchantsState, player: Player, board: EntertainerBoard, card: i64) -> None:
    """Use the effect of an Impro card in the song zone, once per Song (EN-090)."""
    board.improvised |= i64(1) << card
    if state.events is not None:
        tell(state, "improvised", {"card": FIRST_CARD + int(card)})
    if card == ENCORE:
        board.movement += 1
    elif card == CALL_AND_RESPONSE:
        board.raise_volume(CALL_VOLUME)
    else:
        gain_gold(state, player, TIP_GOLD * board.skills_in_song(), "tips")


@final
class NextCreature(Question):
    """BRAG ORDER: which Creature's effect comes next (EN-174)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [NEXT_BRAG + card for card in cards_in(singing(state).bragging)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = board_of(player)
        card = option - NEXT_BRAG
        board.bragging &= ~(i64(1) << card)
        board.discard |= i64(1) << card  # EN-137: under the pile
        if state.events is not None:
            tell(state, "creature-sings", {"card": FIRST_CARD + int(card)})
        state.push(NEXT_CREATURE)
        if card == SONGBIRD:
            gain_gold(state, player, SONGBIRD_GOLD, "brag")
        elif card == COIN_MAGPIE:
            gain_gold(state, player, MAGPIE_GOLD, "brag")
        elif card == HARMONY_WISP:
            board.wisps += 1
        elif card == ECHO_DRAKE:
            if board.stones < STONES:  # EN-095
                board.stones += 1
                if state.events is not None:
                    tell(state, "gained-stone", {"count": int(board.stones)})
            draw_corruption(state, player, chance)
        elif card == LULLABY_OWL:
            gain_gold(state, player, OWL_GOLD, "brag")
            state.push(DISCARD_FOR_OWL)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-next-brag")


def finish_island(state: MerchantsState, board: EntertainerBoard) -> None:
    """The island action is over: with gold earned a Creature card may be taken (EN-131 to EN-134)."""
    if board.side >= 0 and not board.finished:
        board.finished = True
        if board.earned and board.island != 0:
            state.push(CHOOSE_CREATURE)


@final
class ChooseCreature(Question):
    """CREATURE: which Creature card comes from Dragon Island into the brag zone (EN-173)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [TAKE_CREATURE + card for card in cards_in(singing(state).island)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        board = singing(state)
        card = option - TAKE_CREATURE
        board.island &= ~(i64(1) << card)
        board.brag |= i64(1) << card
        if state.events is not None:
            tell(state, "took-creature", {"card": FIRST_CARD + int(card)})

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-creature")


NEXT_CREATURE: Final = NextCreature()
CHOOSE_CREATURE: Final = ChooseCreature()
DISCARD_FOR_OWL: Final = DiscardCorruption(1, 1, 0)
