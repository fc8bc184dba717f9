"""The Captain's board as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.feature_bytes import blank, write_colours
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.captain.board import HARBOUR, LANE_NAMES, LANES, chart

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class CaptainFeatures(MerchantFeatures):
    """The Captain's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        """Ships in the harbour and on every space of the lanes, the treasure on the wrecks, and what was fetched."""
        out = [("ships in the harbour", 4)]
        for lane in LANE_NAMES:
            out += [(f"ships in lane {lane} space {space}", 2) for space in range(1, 8)]
        for lane in LANE_NAMES:
            out += [(f"wreck {lane}: {colour}", 1) for colour in COLOUR_NAMES]
        return out + [(f"fetched {colour}", 2) for colour in COLOUR_NAMES]

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = chart(player)
        start = blank(1 + 7 * LANES + 4 * LANES, out)
        for ship in board.ships:
            place: i64 = ship
            at = start if place == HARBOUR else start + 7 * (place >> 3) + (place & 7)
            out[at] = out[at] + 1
        at = start + 1 + 7 * LANES
        for token in board.tokens:
            if token >= 0:
                out[at + token] = 1
            at += 4
        write_colours(board.taken, out)
