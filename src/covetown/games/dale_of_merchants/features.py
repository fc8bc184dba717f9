"""The table as numbers, for learning: what one seat may know, field by field."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.dale_of_merchants.cards import BASE_DECKS, EMPTY, JUNK_KIND, Card
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.pieces import SLOTS, Player
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.game import Features
from covetown.kernel.packing import kind_number
from covetown.kernel.state import State

KINDS: Final[i64] = 43  # the 36 cards of the base decks, junk, and the six members of Mono's
ANSWERS: Final[i64] = 24  # kinds of answers (options.py)
SIDES: Final[i64] = 4

ANSWER_NAMES: Final = (
    "", "buy", "play", "build", "stack", "roll", "throw", "throw old", "ask for help", "inventory", "lay",
    "lay from pile", "done", "card", "player", "slot", "stall card", "pile card", "value", "card set aside", "copy",
    "bind", "deck", "decline",
)  # fmt: skip


def kind_names() -> list[str]:
    """The card of every kind."""
    names = [f"guest {kind}" for kind in range(int(KINDS))]
    names[int(JUNK_KIND)] = "junk"
    for number, deck in enumerate(SHELF.decks[:BASE_DECKS]):
        for place, printing in enumerate(deck.printings):
            names[number * 6 + place] = printing.key
        if deck.member is not None:
            names[int(deck.member.kind)] = deck.member.key
    return names


# Where the blocks of fields begin.
ASKED: Final[i64] = 0
MAY: Final[i64] = 11
HAND: Final[i64] = 34
DISCARD: Final[i64] = HAND + KINDS
MARKET: Final[i64] = DISCARD + KINDS
PRICES: Final[i64] = MARKET + KINDS
SIDE: Final[i64] = PRICES + SLOTS
WIDTH: Final[i64] = 5  # fields of one side
TOTAL: Final[i64] = SIDE + SIDES * WIDTH + 2
BLANK: Final = bytes(190)


@final
class DaleFeatures(Features):
    """Own hand and discard pile, the market, everybody's stall and piles by size, and what is asked."""

    def fields(self) -> list[tuple[str, int]]:
        out = [("asked", 1), ("own turn", 1), ("free game", 1), ("team game", 1), ("solo game", 1)]
        out += [("actions", 5), ("flashy shows", 5), ("turn", 200)]
        out += [("price to pay", 10), ("paid so far", 10), ("stack so far", 10)]
        out += [(f"may {name}", 1) for name in ANSWER_NAMES[1:]]
        cards = kind_names()
        out += [(f"hand: {name}", 5) for name in cards]
        out += [(f"discard: {name}", 5) for name in cards]
        out += [(f"market: {name}", 5) for name in cards]
        out += [(f"price in slot {slot}", 10) for slot in range(int(SLOTS))]
        for side in ("own", "rival 1", "rival 2", "rival 3"):
            sizes = (("there", 1), ("stacks", 10), ("hand", 10), ("deck", 30), ("discard", 30))
            out += [(f"{side}: {what}", whole) for what, whole in sizes]
        return [*out, ("market deck", 60), ("market discard", 30)]

    def actions(self) -> int:
        return 256

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, DaleState)
        start = i64(len(out))
        out.write(BLANK)
        if state.active == seat:
            out[start + 1] = 1
        out[start + 2 + state.rules.mode] = 1
        out[start + 5] = byte(state.actions)
        out[start + 6] = byte(state.flashy)
        out[start + 7] = byte(state.turn)
        if (state.waiting >> seat) & 1:
            out[start] = 1
            write_question(state, start, out)
        own = state.players[seat]
        count_kinds(own.hand, start + HAND, out)
        count_kinds(own.discard, start + DISCARD, out)
        write_market(state.market, start, out)
        count: i64 = i64(len(state.players))
        at = seat
        side: i64 = start + SIDE
        end = side + WIDTH * count
        while side < end:
            write_side(state.players[at], side, out)
            at += 1
            if at == count:
                at = 0
            side += WIDTH
        out[start + TOTAL - 2] = byte(i64(len(state.market_deck)))
        out[start + TOTAL - 1] = byte(i64(len(state.market_discard)))


def byte(count: i64) -> u8:
    """A count in one byte; what is more than 255 is 255."""
    if count > 255:
        return 255
    return u8(count)


def write_question(state: DaleState, start: i64, out: BytesWriter) -> None:
    """What is asked of the seat: the payment or stack in the making, and which kinds of answers are open."""
    question = state.asking
    assert question is not None
    progress = question.progress()
    out[start + 8] = u8(progress & 255)
    out[start + 9] = u8((progress >> 8) & 255)
    out[start + 10] = u8(progress >> 16)
    first = start + MAY - 1
    for option in state.options(0):
        out[first + kind_number(option)] = 1


def count_kinds(pile: list[Card], start: i64, out: BytesWriter) -> None:
    """How many of each card lie in a pile."""
    for card in pile:
        if card.kind < KINDS:
            place = start + card.kind
            out[place] = out[place] + 1


def write_market(market: list[Card], start: i64, out: BytesWriter) -> None:
    """How cheap the slot of each card on offer is (5 for no added cost, 0 if it is not there), and all prices."""
    slot = SLOTS - 1
    while slot >= 0:
        card = market[slot]
        if card is not EMPTY:
            if card.kind < KINDS:
                out[start + MARKET + card.kind] = byte(SLOTS - slot)
            out[start + PRICES + slot] = byte(card.value + slot)
        slot -= 1


def write_side(player: Player, start: i64, out: BytesWriter) -> None:
    """What everybody sees of a player's cards."""
    out[start] = 1
    out[start + 1] = byte(i64(len(player.stall)))
    out[start + 2] = byte(i64(len(player.hand)))
    out[start + 3] = byte(i64(len(player.deck)))
    out[start + 4] = byte(i64(len(player.discard)))
