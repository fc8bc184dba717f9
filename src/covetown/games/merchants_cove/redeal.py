"""Another world that a seat cannot tell from the real one: Corruption cards and merchants' secrets drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove.corruption import BITS, face_at, size
from covetown.kernel import Chance
from covetown.kernel.bits import bit

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState


def redeal(state: MerchantsState, seat: i64, chance: Chance) -> MerchantsState:
    """A copy in which everything this seat cannot know has been drawn anew.

    Bag and decks hold no order, so only faces of cards are secret: other seats' Corruption cards, the deck and what
    others put on the discard pile (MC-358 to MC-361).
    A seat knows its own cards, and those of its discards that were not shuffled into a new deck since.
    After the game everything lies open (MC-199).
    """
    twin = state.copy()
    if state.waiting == 0:
        return twin
    pool = twin.corruption
    for player in twin.players:
        if player.seat != seat:
            pool += player.corruption + player.discarded
    for player in twin.players:
        if player.seat == seat:
            continue
        cards = size(player.corruption)
        discards = size(player.discarded)
        twin.discards -= player.discarded
        player.corruption = 0
        player.discarded = 0
        while cards > 0:
            unit = bit(BITS * face_at(pool, chance.below(size(pool))))
            pool -= unit
            player.corruption += unit
            cards -= 1
        while discards > 0:
            unit = bit(BITS * face_at(pool, chance.below(size(pool))))
            pool -= unit
            player.discarded += unit
            twin.discards += unit
            discards -= 1
    twin.corruption = pool
    for player in twin.players:
        player.merchant.redeal(twin, player, player.seat == seat, chance)
    if seat < 0 or not (twin.waiting >> seat) & 1:
        twin.menu = None  # what another seat can answer depends on cards that are others in this world
        question = twin.asking
        if question is not None:
            question.redealt(twin, seat, chance)
    return twin
