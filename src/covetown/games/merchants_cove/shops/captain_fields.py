"""The Captain's board as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.fields import blank, write_colours
from covetown.games.merchants_cove.shops.captain_board import HARBOUR, LANE_NAMES, LANES, chart

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import Player


def feature_names() -> list[tuple[str, int]]:
    """Ships in the harbour and on every space of the lanes, the treasure on each wreck, and the treasure fetched."""
    out = [("ships in the harbour", 4)]
    for lane in LANE_NAMES:
        out += [(f"ships in lane {lane} space {space}", 2) for space in range(1, 8)]
    for lane in LANE_NAMES:
        out += [(f"wreck {lane}: {colour}", 1) for colour in COLOUR_NAMES]
    return out + [(f"fetched {colour}", 2) for colour in COLOUR_NAMES]


def write_features(player: Player, out: BytesWriter) -> None:
    """The values of these fields."""
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
