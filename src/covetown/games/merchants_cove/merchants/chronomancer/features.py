"""The Chronomancer's board and answers as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.answers import COLOUR, FLAG, GOOD, HOURS, PLACE, SECOND, Meaning
from covetown.games.merchants_cove.feature_bytes import write_cells, write_colours, write_threes
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.chronomancer.board import (
    ANCHOR,
    DELVE,
    PICK,
    POSITIONS,
    REWOUND,
    SWAP,
    aligned,
    cell,
    colours_in,
    find,
    machine,
    workshop,
)
from covetown.kernel import argument_of

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


MEANINGS: Final = (
    Meaning(PLACE, 4, COLOUR, 4, bits=2),  # push a tile into machine I or II from the left or from the right
    Meaning(),
    Meaning(PLACE, 5),  # stabilise a rift
    Meaning(PLACE, 5),  # explore a rift
    Meaning(),
    Meaning(HOURS, int(REWOUND), first=1),
    Meaning(numbers=40),  # tinker: colour, machine, position
    Meaning(PLACE, 5),  # delve
    Meaning(FLAG, 2),  # renew
)


@final
class ChronomancerFeatures(MerchantFeatures):
    """The Chronomancer's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        """Both machines tile by tile, workbench and bag by colour, where the anchors lie, and the hourglass."""
        rifts = range(1, int(POSITIONS) + 1)
        out: list[tuple[str, int]] = []
        for number in ("I", "II"):
            for rift in rifts:
                out += [(f"machine {number} rift {rift}: {colour}", 1) for colour in COLOUR_NAMES]
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

    def public_names(self) -> list[tuple[str, int]]:
        """The colour of every tile, workbench and bag by colour, the rift of each anchor, and the hourglass."""
        rifts = range(1, int(POSITIONS) + 1)
        out = [(f"machine {number} rift {rift}", 4) for number in ("I", "II") for rift in rifts]
        out += [(f"workbench: {colour}", 6) for colour in COLOUR_NAMES]
        out += [(f"bag: {colour}", 9) for colour in COLOUR_NAMES]
        out += [(f"anchor {colour}", 5) for colour in COLOUR_NAMES]
        return [*out, ("hourglass", 1)]

    def write_public(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = workshop(player)
        write_threes(board.upper, POSITIONS, out)
        write_threes(board.lower, POSITIONS, out)
        write_colours(colours_in(board.bench), out)
        write_colours(board.bag, out)
        write_threes(board.anchors, 4, out)
        out.append(u8(1) if board.hourglass else u8(0))

    def meanings(self) -> tuple[Meaning, ...]:
        return MEANINGS

    def write_answer(
        self, state: MerchantsState, player: Player, option: i64, at: i64, own: i64, out: BytesWriter
    ) -> None:
        """The colour of a rift, the good it gives, the tiles that change places."""
        board = workshop(player)
        argument = argument_of(option)
        first = option - argument
        if first == ANCHOR:
            out[at + COLOUR + aligned(board, argument)] = 1
        elif first in (PICK, DELVE):
            out[at + GOOD + find(board, player.supply, argument)] = 1
        elif first == SWAP:
            number = (argument >> 3) & 1
            out[at + COLOUR + (argument >> 4)] = 1
            out[at + SECOND + cell(machine(board, number), argument & 7)] = 1
            out[at + PLACE + (argument & 7)] = 1
            out[at + FLAG] = u8(number)

    def number_of(self, state: MerchantsState, player: Player, option: i64) -> i64:
        """The tiles that change places."""
        argument = argument_of(option)
        return ((argument >> 4) * 2 + ((argument >> 3) & 1)) * POSITIONS + (argument & 7)
