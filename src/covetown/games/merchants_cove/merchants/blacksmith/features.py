"""The Blacksmith's board and answers as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.answers import AMOUNT, COLOUR, FLAG, GOOD, LEVEL, PLACE, Meaning
from covetown.games.merchants_cove.feature_bytes import write_cells, write_crowd, write_threes
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.blacksmith.board import (
    COAL,
    DIE_NAMES,
    FURNACE,
    FURNACES,
    HEAT_TO,
    PICK,
    RECAST_MOST,
    STRIKE,
    TEMPER,
    alloy,
    coals,
    die,
    good_of,
    heat,
    smithy,
)
from covetown.kernel import argument_of
from covetown.kernel.counts import byte, put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

DICE_IN_FURNACE: Final = ("alloy value", "coal 1", "coal 2", "coal 3")
MEANINGS: Final = (
    Meaning(PLACE, 5, none=True),  # rake a furnace out
    Meaning(LEVEL, 6, COLOUR, 5, bits=3, first=1),  # a rolled die
    Meaning(),
    Meaning(LEVEL, 6, PLACE, 5, bits=3, first=1),  # into a furnace, at a value
    Meaning(COLOUR, 4),  # ore
    Meaning(),
    Meaning(PLACE, 5),  # forge
    Meaning(),
    Meaning(FLAG, 2),  # preserve
    Meaning(COLOUR, 4),  # hallmark
    Meaning(COLOUR, 4),  # melt
    Meaning(GOOD, 8),  # give
    Meaning(AMOUNT, int(RECAST_MOST), first=1),
    Meaning(numbers=70),  # temper: furnace, alloy or the value of the coal, up or down
    Meaning(),
    Meaning(PLACE, 5),  # strike
)


@final
class BlacksmithFeatures(MerchantFeatures):
    """The Blacksmith's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        """The dice in the pool and on the rack, and in each furnace the alloy, all values, the coal and the heat."""
        out = [(f"pool: {name}", 5) for name in DIE_NAMES] + [(f"rack: {name}", 5) for name in DIE_NAMES]
        for furnace in range(1, int(FURNACES) + 1):
            out += [(f"furnace {furnace} alloy {colour}", 1) for colour in COLOUR_NAMES]
            out += [(f"furnace {furnace} {name}", 6) for name in DICE_IN_FURNACE]
            out += [(f"furnace {furnace} coal", 3), (f"furnace {furnace} heat", 16)]
        return out

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = smithy(player)
        write_crowd(board.pool, out)
        write_crowd(board.rack, out)
        for each in board.furnaces:
            furnace: i64 = each
            write_cells(furnace & 7, 1, 4, out)
            write_threes(furnace >> 3, 4, out)
            out.append(byte(coals(furnace)))
            out.append(byte(heat(furnace)))

    def public_names(self) -> list[tuple[str, int]]:
        """The dice in the pool and on the rack, and those of each furnace."""
        out = [(f"pool: {name}", 5) for name in DIE_NAMES] + [(f"rack: {name}", 5) for name in DIE_NAMES]
        for furnace in range(1, int(FURNACES) + 1):
            out.append((f"furnace {furnace} alloy", 4))
            out += [(f"furnace {furnace} {name}", 6) for name in DICE_IN_FURNACE]
        return out

    def write_public(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = smithy(player)
        write_crowd(board.pool, out)
        write_crowd(board.rack, out)
        for furnace in board.furnaces:
            write_threes(furnace, 5, out)

    def meanings(self) -> tuple[Meaning, ...]:
        return MEANINGS

    def write_answer(
        self, state: MerchantsState, player: Player, option: i64, at: i64, own: i64, out: BytesWriter
    ) -> None:
        """The good of a furnace, how much heat it still lacks, the die that is tempered."""
        furnaces = smithy(player).furnaces
        argument = argument_of(option)
        first = option - argument
        if first in (PICK, STRIKE):
            out[at + GOOD + good_of(furnaces[argument], argument)] = 1
        elif first == FURNACE:
            index = argument >> 3
            put(HEAT_TO[index] - heat(furnaces[index]) - (argument & 7), at + AMOUNT, out)
        elif first == TEMPER:
            furnace: i64 = furnaces[argument >> 4]
            place = (argument & 15) >> 1
            out[at + PLACE + (argument >> 4)] = 1
            out[at + COLOUR + (alloy(furnace) if place == 0 else COAL)] = 1
            out[at + LEVEL + die(furnace, place)] = 1
            put(argument & 1, at + FLAG, out)

    def number_of(self, state: MerchantsState, player: Player, option: i64) -> i64:
        """The die that is tempered: an alloy die is the only one of its furnace, coal goes by its value."""
        argument = argument_of(option)
        furnace: i64 = smithy(player).furnaces[argument >> 4]
        place = (argument & 15) >> 1
        coal: i64 = die(furnace, place) if place > 0 else 0
        return ((argument >> 4) * 7 + coal) * 2 + (argument & 1)
