"""A game as bytes and back: the plain classes are listed here, steps are found by themselves."""

from __future__ import annotations

from functools import cache

from covetown.games.dale_of_merchants.cards import EMPTY, Card, DeckShelf
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.pieces import Mark, Player, Rules, Secret
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Step
from covetown.kernel.codec import Codec, Record
from covetown.kernel.state import lowest_seat

STATE_FIELDS = (
    "waiting revelations decks active start turn actions taken flashy moment marks secrets passed resolving played_as "
    "aside asked winners ending asking"
)


@cache
def codec(shelf: DeckShelf) -> Codec:
    """The codec of games played with the decks of a shelf: its cards travel by their ids."""
    records = [
        Record(DaleState, "seats rules players market market_deck market_discard stack", STATE_FIELDS),
        Record(Rules, "mode draft lapse wily_shuffle shifted open_hands max_actions turn_limit unseen"),
        Record(Player, "hand deck discard stall known open privy kept"),
        Record(Mark, "card copy path changes taken spent lent echo"),
        Record(Secret, "card seen origin via holder in_hand"),
    ]
    shared: dict[int, object] = {int(card.ident): card for card in [*shelf.cards, EMPTY]}
    return Codec(records, [Step], shared, Card)


def encode(state: DaleState) -> bytes:
    return codec(state.shelf).encode(state)


def decode(data: bytes, *, shelf: DeckShelf = SHELF) -> DaleState:
    state = codec(shelf).decode(data)
    assert isinstance(state, DaleState)
    state.shelf = shelf
    if state.asking is not None and state.waiting & (state.waiting - 1) == 0:
        state.menu = state.asking.options(state, lowest_seat(state.waiting))
    return state
