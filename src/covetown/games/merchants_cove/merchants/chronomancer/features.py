"""The Chronomancer's board as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import u8

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.feature_bytes import write_cells, write_colours
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.chronomancer.board import POSITIONS, colours_in, workshop

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class ChronomancerFeatures(MerchantFeatures):
    """The Chronomancer's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        """Both machines tile by tile, workbench and bag by colour, where the anchors lie, and the hourglass."""
        rifts = range(1, int(POSITIONS) + 1)
        out: list[tuple[str, int]] = []
        for machine in ("I", "II"):
            for rift in rifts:
                out += [(f"machine {machine} rift {rift}: {colour}", 1) for colour in COLOUR_NAMES]
        out += [(f"workbench: {colour}", 6) for colour in COLOUR_NAMES]
        out += [(f"bag: {colour}", 9) for colour in COLOUR_NAMES]
        for colour in COLOUR_NAMES:
            out += [(f"anchor {colour} on rift {rift}", 1) for rift in rifts]
        return [*out, ("hourglass", 1)]

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = workshop(player)
        write_cells(board.upper, POSITIONS, 4, out)
        write_cells(board.lower, POSITIONS, 4, out)
        write_colours(colours_in(board.bench), out)
        write_colours(board.bag, out)
        write_cells(board.anchors, 4, POSITIONS, out)
        out.append(u8(1) if board.hourglass else u8(0))
