"""A game as bytes and back. Steps and boards are found by themselves; merchants travel by number."""

from __future__ import annotations

from typing import Final, final

from covetown.games.merchants_cove.merchant import Merchant, ShopBoard
from covetown.games.merchants_cove.merchants import SHELF
from covetown.games.merchants_cove.state import PLAYER_FIELDS, STATE_FIELDS, MerchantsState, Player
from covetown.games.merchants_cove.steps import Step
from covetown.kernel import Codec, Record
from covetown.kernel.state import lowest_seat


@final
class Scribe:
    """Keeps the codec for the merchants now on the shelf."""

    def __init__(self) -> None:
        self.everyone: tuple[Merchant, ...] = ()
        self.made: Codec | None = None

    def codec(self) -> Codec:
        made = self.made
        if made is None or self.everyone is not SHELF.everyone:
            self.everyone = SHELF.everyone
            records = [
                Record(MerchantsState, "seats", STATE_FIELDS),
                Record(Player, "seat merchant board", PLAYER_FIELDS),
            ]
            shared: dict[int, object] = {int(merchant.number): merchant for merchant in self.everyone}
            made = Codec(records, [Step, ShopBoard], shared, Merchant)
            self.made = made
        return made


SCRIBE: Final = Scribe()


def encode(state: MerchantsState) -> bytes:
    return SCRIBE.codec().encode(state)


def decode(data: bytes) -> MerchantsState:
    state = SCRIBE.codec().decode(data)
    assert isinstance(state, MerchantsState)
    if state.asking is not None and state.waiting & (state.waiting - 1) == 0:
        state.menu = state.asking.options(state, lowest_seat(state.waiting))
    return state
