"""The Alchemist's board as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.feature_bytes import write_cells, write_colours, write_crowd
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.alchemist.board import (
    CAULDRONS,
    CELL,
    CELL_ONES,
    CHUTE_NAMES,
    LEVELS,
    MARBLE_NAMES,
    laboratory,
)

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class AlchemistFeatures(MerchantFeatures):
    """The Alchemist's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        """The decanter marble by marble, what each cauldron brews and how much it holds, bag, vats and catch."""
        out: list[tuple[str, int]] = []
        for chute in CHUTE_NAMES:
            for level in range(1, int(LEVELS) + 1):
                out += [(f"chute {chute} level {level}: {marble}", 1) for marble in MARBLE_NAMES]
        for cauldron in range(1, int(CAULDRONS) + 1):
            out += [(f"cauldron {cauldron} brews {colour}", 1) for colour in COLOUR_NAMES]
            out.append((f"cauldron {cauldron} holds", 5))
        out += [(f"bag: {marble}", 12) for marble in MARBLE_NAMES]
        out += [(f"vat {colour}", 2) for colour in COLOUR_NAMES]
        return out + [(f"catch: {marble}", 8) for marble in MARBLE_NAMES]

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = laboratory(player)
        for chute in board.chutes:
            write_cells(chute, LEVELS, 5, out)
        for each in board.cauldrons:
            cauldron: i64 = each
            write_cells(cauldron & CELL_ONES, 1, 4, out)
            marbles: i64 = 0
            while cauldron > 0:
                if cauldron & CELL_ONES:
                    marbles += 1
                cauldron >>= CELL
            out.append(u8(marbles))
        write_crowd(board.bag, out)
        write_colours(board.vats, out)
        write_crowd(board.catch, out)
