"""A game as bytes and back: which classes are written, and how."""

from __future__ import annotations

from typing import cast

from covetown.games.merchants_cove.clock import Advance, ChooseHand
from covetown.games.merchants_cove.corruption import DiscardCorruption
from covetown.games.merchants_cove.harbour import ChooseBerth, DockFullBoats, LoadTheBoats, PlaceDrawn, PlaceOnBoat, Rob
from covetown.games.merchants_cove.market import AfterSales, ChooseCultists, Sales, Selling
from covetown.games.merchants_cove.merchant import Merchant, NoBoard
from covetown.games.merchants_cove.merchants import merchants
from covetown.games.merchants_cove.peddler import PEDDLER
from covetown.games.merchants_cove.round import (
    Arrival,
    CleanupPhase,
    EndOfMarket,
    EndOfProduction,
    Hook,
    NextTurn,
    ProductionPhase,
)
from covetown.games.merchants_cove.state import PLAYER_FIELDS, STATE_FIELDS, CoveState, Player
from covetown.games.merchants_cove.town_square import ChooseCard, ChooseSlot, RefillSquare, UseStaff
from covetown.games.merchants_cove.townsfolk import ChooseSailor, SailorToBoat, SailorToPier
from covetown.games.merchants_cove.turn import ChooseSpace, PayForAction
from covetown.kernel import Codec, Record

CORE = [
    Record(CoveState, "seats", STATE_FIELDS),
    Record(Player, "seat merchant board", PLAYER_FIELDS),
    Record(NoBoard),
    Record(Advance, "hours"),
    Record(ChooseHand, "hours"),
    Record(DiscardCorruption, "least most last"),
    Record(LoadTheBoats, "value"),
    Record(PlaceDrawn, "crowd"),
    Record(PlaceOnBoat, "kind"),
    Record(Rob, "boat"),
    Record(DockFullBoats),
    Record(ChooseBerth, "boat"),
    Record(ChooseSailor, "target"),
    Record(SailorToPier, "boat kind"),
    Record(SailorToBoat, "boat kind"),
    Record(ChooseCard),
    Record(ChooseSlot),
    Record(UseStaff, "used"),
    Record(RefillSquare),
    Record(ChooseSpace),
    Record(PayForAction),
    Record(Sales, "pier rank"),
    Record(ChooseCultists, "pier"),
    Record(Selling, "pier rogues chosen"),
    Record(AfterSales),
    Record(Arrival),
    Record(Hook, "phase seat"),
    Record(ProductionPhase),
    Record(NextTurn),
    Record(EndOfProduction),
    Record(EndOfMarket),
    Record(CleanupPhase),
]

MADE: dict[int, Codec] = {}


def codec() -> Codec:
    """The codec of all merchants now in the table."""
    found = merchants()
    if len(found) not in MADE:
        records = [*CORE, *PEDDLER.records()]
        shared: dict[int, object] = {int(PEDDLER.number): PEDDLER}
        for merchant in found:
            records.extend(merchant.records())
            shared[int(merchant.number)] = merchant
        MADE.clear()
        MADE[len(found)] = Codec(records, shared, Merchant)
    return MADE[len(found)]


def encode(state: CoveState) -> bytes:
    return codec().encode(state)


def decode(data: bytes) -> CoveState:
    state = cast(CoveState, codec().decode(data))
    if state.asking is not None:
        state.choices = state.asking.options(state)
    return state
