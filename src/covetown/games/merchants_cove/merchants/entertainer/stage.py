"""The Entertainer's stage: who listens where the bard stands, and what a fan or a rune asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, ONES, ROGUE
from covetown.games.merchants_cove.merchants.entertainer.board import ISLAND, EntertainerBoard
from covetown.games.merchants_cove.numbers import SQUARE_SPACES
from covetown.games.merchants_cove.town.square import card_at

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState


def side_crowd(state: MerchantsState, side: i64) -> i64:
    """All Adventurers on the Sailing boats of one side (EN-124)."""
    crowd: i64 = 0
    boat = 3 * side
    while boat < 3 * side + 3:
        if (state.sailing >> boat) & 1:
            crowd += state.boats[boat]
        boat += 1
    return crowd


def audience(state: MerchantsState, board: EntertainerBoard) -> i64:
    """Who counts where the bard stands (EN-099, EN-125).

    That is the pier's Customers, or those of runed Halls on the chosen side of Dragon Island.
    """
    if board.bard < 3:
        crowd = state.piers[board.bard] & ~(ONES << (BITS * ROGUE))
        if board.cult > 0:
            crowd += board.cult * (1 + (1 << 6) + (1 << 12) + (1 << 18))
        return crowd
    if board.bard == ISLAND and board.side >= 0:
        return island_crowd(state, board, board.side)
    return 0


def island_crowd(state: MerchantsState, board: EntertainerBoard, side: i64) -> i64:
    """Customers on one side whose Hall has the player's rune (EN-126)."""
    crowd = side_crowd(state, side)
    mask: i64 = 0
    hall: i64 = 0
    while hall < 4:
        if (board.runes >> hall) & 1:
            mask |= ONES << (BITS * hall)
        hall += 1
    return crowd & mask


def fan_spaces(state: MerchantsState, board: EntertainerBoard) -> list[i64]:
    """Spaces of the Town Square whose card is not yet a fan (EN-113)."""
    spaces: list[i64] = []
    space: i64 = 0
    while space < SQUARE_SPACES:
        card = card_at(state, space)
        if card >= 0 and not (board.fans >> card) & 1:
            spaces.append(space)
        space += 1
    return spaces


def hall_need(state: MerchantsState, hall: i64) -> i64:
    """Icons for a rune: more than the Adventurers in the Hall (EN-118)."""
    return ((state.halls >> (BITS * hall)) & ONES) + 1
