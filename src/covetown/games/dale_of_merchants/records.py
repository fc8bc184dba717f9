"""A game as bytes and back: the records of the state and of every step."""

from __future__ import annotations

from functools import cache

from covetown.games.dale_of_merchants.acting import ACTING, FINISHING, TIDYING
from covetown.games.dale_of_merchants.blindfold import PICK_HIDDEN, Guess, PickGuesser, SetValue
from covetown.games.dale_of_merchants.building import END_ACTION, Asking, ExtraBuild, Helping, Stacking
from covetown.games.dale_of_merchants.cards import CARDS, DECKS, EMPTY, Card, Deck
from covetown.games.dale_of_merchants.chameleons import SWAP_OFFER
from covetown.games.dale_of_merchants.cleanup import CLEANUP_WINDOW
from covetown.games.dale_of_merchants.draft import Drafting
from covetown.games.dale_of_merchants.macaws import KEEP_ONE, PUT_BACK
from covetown.games.dale_of_merchants.market import EssentialThrows, Paying
from covetown.games.dale_of_merchants.mono import MONO_TURN
from covetown.games.dale_of_merchants.ocelots import BET, MIX_HANDS, PICK_OLD_CARD, PLACE_CHARMED
from covetown.games.dale_of_merchants.pandas import CLEAR_MARKET, KEEP_OFFER, LAY_OUT, TAKE_OFFER, THROW_ASIDE
from covetown.games.dale_of_merchants.raccoons import (
    HUNT,
    PICK_ROTTEN,
    ROB,
    SPOIL,
    GiveBack,
    GiveRotten,
    PickVictims,
    ThrowOne,
)
from covetown.games.dale_of_merchants.squirrels import PICK_STALL_CARD
from covetown.games.dale_of_merchants.state import Dale, Mark, Player, Rules, Whisper
from covetown.games.dale_of_merchants.techniques import DISCARD_HAND, THROW_FROM_HAND, DrawCards
from covetown.kernel.codec import Codec, Record

# Steps without fields are written by their name alone.
PLAIN_STEPS = (
    *(ACTING, FINISHING, TIDYING, END_ACTION, CLEANUP_WINDOW, MONO_TURN, DISCARD_HAND, THROW_FROM_HAND),
    *(KEEP_ONE, PUT_BACK),
    *(CLEAR_MARKET, LAY_OUT, TAKE_OFFER, KEEP_OFFER, THROW_ASIDE),
    *(PICK_ROTTEN, ROB, SPOIL, HUNT),
    PICK_STALL_CARD,
    *(PICK_OLD_CARD, MIX_HANDS, PLACE_CHARMED, BET, PICK_HIDDEN),
    SWAP_OFFER,
)

STATE_FIELDS = (
    "waiting revelations decks active start turn actions taken flashy moment marks whispers resolving played_as aside "
    "asked winners ending"
)


@cache
def codec(newest: Deck) -> Codec:
    """The codec while this is the newest deck on the shelf: a guest deck brings cards of its own (DM-016)."""
    records = [
        Record(Dale, "seats rules players market market_deck market_discard stack", STATE_FIELDS),
        Record(Rules, "mode draft lapse wily_shuffle shifted open_hands max_actions turn_limit undo unseen"),
        Record(Player, "hand deck discard stall known open"),
        Record(Mark, "card copy path changes taken spent lent echo"),
        Record(Whisper, "card mask origin holder"),
        Record(PickGuesser, "card marks"),
        Record(Guess, "card guesser marks"),
        Record(SetValue, "card"),
        Record(ExtraBuild, "left"),
        Record(Stacking, "purpose left hand pile made marks"),
        Record(Asking, "purpose left hand pile made marks"),
        Record(Helping, "asked hand pile made marks"),
        Record(Drafting, "banned picked picking made"),
        Record(Paying, "source price laid mask paid least stock discovery marks"),
        Record(EssentialThrows, "source laid thrown offer"),
        Record(GiveRotten, "card"),
        Record(GiveBack, "seat"),
        Record(PickVictims, "chosen"),
        Record(ThrowOne, "seat"),
        Record(DrawCards, "count"),
        *[Record(type(step)) for step in PLAIN_STEPS],
    ]
    shared: dict[int, object] = {int(card.ident): card for card in CARDS if card is not EMPTY}
    shared[int(EMPTY.ident)] = EMPTY
    return Codec(records, shared, Card)


def encode(dale: Dale) -> bytes:
    return codec(DECKS[-1]).encode(dale)


def decode(data: bytes) -> Dale:
    dale = codec(DECKS[-1]).decode(data)
    assert isinstance(dale, Dale)
    return dale
