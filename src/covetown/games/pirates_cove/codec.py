"""A game as bytes and back."""

from __future__ import annotations

from typing import Final

from covetown.games.pirates_cove.cards.card import Card
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.combat.ledger import NO_COMBAT, Combat
from covetown.games.pirates_cove.ship import Ship
from covetown.games.pirates_cove.state import PiratesState, Rules
from covetown.games.pirates_cove.steps import Step
from covetown.kernel.codec import Codec, Record
from covetown.kernel.state import lowest_seat

SHARED: Final[dict[int, object]] = {card.ident: card for card in CARDS}

CODEC: Final = Codec(
    [
        Record(
            Rules,
            "players multi_mastercraft map_at_once navy_at_hull reload_may_flee wrecks_return no_floor best_ship "
            "even_windows",
        ),
        Record(
            Ship,
            "",
            "levels gold chests fame place parrot hurt masters hand old shown ticket late_ticket course draft",
        ),
        Record(
            Combat,
            "island",
            "present legend legend_hull worth first_hull second_hull hit smoke reload wind grapple belay overboard "
            "cards passes order at round prey lost shooter grapeshot salute kegs keg_by keg_at target section "
            "dice dice_by needed last_crippled",
        ),
        Record(
            PiratesState,
            "rules ships deck treasures",
            "waiting revelations discard held fresh wrecks taken month phase legends sunk_legends captain_a captain_b "
            "place_a place_b bank_gold bank_chests navy maps consort victim nest queue bought buried burying doubled "
            "combat stack asking winner ending fame_cards",
        ),
    ],
    [Step],
    SHARED,
    Card,
)


def encode(state: PiratesState) -> bytes:
    """The whole state as bytes."""
    return CODEC.encode(state)


def decode(data: bytes) -> PiratesState:
    """The state that `encode` wrote."""
    state = CODEC.decode(data)
    assert isinstance(state, PiratesState)
    if state.combat.island == 0:
        state.combat = NO_COMBAT
    if state.asking is not None and state.waiting & (state.waiting - 1) == 0:
        state.menu = state.asking.options(state, lowest_seat(state.waiting))
    return state
