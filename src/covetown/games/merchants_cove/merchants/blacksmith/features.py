"""The Blacksmith's board as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.feature_bytes import byte, write_cells, write_crowd
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.blacksmith.board import DIE_NAMES, FURNACES, coals, die, heat, smithy

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class BlacksmithFeatures(MerchantFeatures):
    """The Blacksmith's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        """The dice in the pool and on the rack, and in each furnace the alloy, its value, the coal and the heat."""
        out = [(f"pool: {name}", 5) for name in DIE_NAMES] + [(f"rack: {name}", 5) for name in DIE_NAMES]
        for furnace in range(1, int(FURNACES) + 1):
            out += [(f"furnace {furnace} alloy {colour}", 1) for colour in COLOUR_NAMES]
            out += [
                (f"furnace {furnace} alloy value", 6),
                (f"furnace {furnace} coal", 3),
                (f"furnace {furnace} heat", 16),
            ]
        return out

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = smithy(player)
        write_crowd(board.pool, out)
        write_crowd(board.rack, out)
        for each in board.furnaces:
            furnace: i64 = each
            write_cells(furnace & 7, 1, 4, out)
            out.append(byte(die(furnace, 0)))
            out.append(byte(coals(furnace)))
            out.append(byte(heat(furnace)))
