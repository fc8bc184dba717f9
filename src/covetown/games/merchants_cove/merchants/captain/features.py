"""The Captain's board and answers as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count
from covetown.games.merchants_cove.answers import COLOUR, FLAG, GOLD, GOOD, LEVEL, PLACE, Meaning
from covetown.games.merchants_cove.feature_bytes import blank, write_colours
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.captain.board import (
    HAILED,
    HARBOUR,
    LANE_COLOURS,
    LANE_NAMES,
    LANES,
    RETURN,
    SeaChart,
    chart,
    haul,
)
from covetown.kernel import argument_of
from covetown.kernel.counts import byte, one_more, put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


MEANINGS: Final = (
    Meaning(FLAG, 2),  # spin again
    Meaning(LEVEL, 7, PLACE, 4, bits=3),  # move the ship on this space of a lane; 0: one that leaves the harbour
    Meaning(),
    Meaning(LEVEL, 7, PLACE, 4, bits=3, first=1),  # the ship on this space returns
    Meaning(),
    Meaning(PLACE, 4),  # hail a port
)
SHIP_PLACES: Final[i64] = 1 + 7 * LANES


def ship_names() -> list[tuple[str, int]]:
    """Ships in the harbour and on every space of the lanes."""
    out = [("ships in the harbour", 4)]
    for lane in LANE_NAMES:
        out += [(f"ships in lane {lane} space {space}", 2) for space in range(1, 8)]
    return out


def count_ships(board: SeaChart, start: i64, out: BytesWriter) -> None:
    """Count the ships into the fields that begin here."""
    for ship in board.ships:
        place: i64 = ship
        at = start if place == HARBOUR else start + 7 * (place >> 3) + (place & 7)
        one_more(at, out)


@final
class CaptainFeatures(MerchantFeatures):
    """The Captain's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        """Where the ships are, the treasure on the wrecks, and what was fetched."""
        out = ship_names()
        for lane in LANE_NAMES:
            out += [(f"wreck {lane}: {colour}", 1) for colour in COLOUR_NAMES]
        return out + [(f"fetched {colour}", 2) for colour in COLOUR_NAMES]

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = chart(player)
        start = blank(SHIP_PLACES + 4 * LANES, out)
        count_ships(board, start, out)
        at = start + SHIP_PLACES
        for token in board.tokens:
            if token >= 0:
                out[at + token] = 1
            at += 4
        write_colours(board.taken, out)

    def public_names(self) -> list[tuple[str, int]]:
        """Where the ships are, the colour on each wreck, and what was fetched."""
        out = ship_names() + [(f"wreck {lane}", 4) for lane in LANE_NAMES]
        return out + [(f"fetched {colour}", 2) for colour in COLOUR_NAMES]

    def write_public(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = chart(player)
        count_ships(board, blank(SHIP_PLACES, out), out)
        for token in board.tokens:
            out.append(byte(token + 1))
        write_colours(board.taken, out)

    def meanings(self) -> tuple[Meaning, ...]:
        return MEANINGS

    def write_answer(
        self, state: MerchantsState, player: Player, option: i64, at: i64, own: i64, out: BytesWriter
    ) -> None:
        """What a returning ship brings, and what a port pays."""
        argument = argument_of(option)
        first = option - argument
        if first == RETURN:
            good = haul(chart(player), player.supply, argument)
            if good >= 0:
                out[at + GOOD + good] = 1
        elif first == HAILED:
            colour: i64 = LANE_COLOURS[argument]
            out[at + COLOUR + colour] = 1
            put(count(state.halls, colour), at + GOLD, out)
