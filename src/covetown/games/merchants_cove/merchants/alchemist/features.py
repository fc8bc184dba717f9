"""The Alchemist's board and answers as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.answers import COLOUR, FLAG, GOOD, LEVEL, PLACE, SECOND, Meaning
from covetown.games.merchants_cove.feature_bytes import write_cells, write_colours, write_crowd, write_threes
from covetown.games.merchants_cove.merchant import MerchantFeatures
from covetown.games.merchants_cove.merchants.alchemist.board import (
    BASE_SLOTS,
    CATALYST_SLOTS,
    CAULDRONS,
    CELL,
    CELL_ONES,
    CHUTE_NAMES,
    EMPTY,
    HASTY,
    LADLE,
    LEVELS,
    MARBLE_NAMES,
    NONE,
    PAIRS,
    PICK,
    STILL,
    STIR,
    cell,
    good_of,
    laboratory,
    slots_of,
)
from covetown.kernel import argument_of

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

MEANINGS: Final = (
    Meaning(PLACE, 5, none=True),  # empty a cauldron
    Meaning(numbers=int(PAIRS) + 1),  # stir a pair
    Meaning(COLOUR, 4),  # announce a colour
    Meaning(PLACE, 5, COLOUR, 5, bits=3),  # place a marble in a cauldron
    Meaning(),
    Meaning(PLACE, 5),  # brew
    Meaning(),
    Meaning(PLACE, 5),  # hasty brew
    Meaning(PLACE, 5),  # the Stillhand's brew
    Meaning(LEVEL, 5, PLACE, 4, bits=3),  # ladle from a chute
    Meaning(COLOUR, 4),  # a vat
)


def slot_names(cauldron: int) -> list[str]:
    """The slots of a cauldron: the base, then the catalysts."""
    slots = [f"base {slot + 1}" for slot in range(BASE_SLOTS[cauldron])]
    slots += [f"catalyst {slot + 1}" for slot in range(CATALYST_SLOTS[cauldron])]
    return [f"cauldron {cauldron + 1} {slot}" for slot in slots]


@final
class AlchemistFeatures(MerchantFeatures):
    """The Alchemist's board, field by field."""

    def names(self) -> list[tuple[str, int]]:
        """Decanter and cauldrons marble by marble, what each cauldron brews and how much it holds, bag, vats, catch."""
        out: list[tuple[str, int]] = []
        for chute in CHUTE_NAMES:
            for level in range(1, int(LEVELS) + 1):
                out += [(f"chute {chute} level {level}: {marble}", 1) for marble in MARBLE_NAMES]
        for cauldron in range(int(CAULDRONS)):
            out += [(f"cauldron {cauldron + 1} brews {colour}", 1) for colour in COLOUR_NAMES]
            out.append((f"cauldron {cauldron + 1} holds", 5))
            for slot in slot_names(cauldron):
                out += [(f"{slot}: {marble}", 1) for marble in MARBLE_NAMES]
        return out + common_names()

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = laboratory(player)
        for chute in board.chutes:
            write_cells(chute, LEVELS, 5, out)
        index: i64 = 0
        while index < CAULDRONS:
            whole: i64 = board.cauldrons[index]
            cauldron = whole
            write_cells(cauldron & CELL_ONES, 1, 4, out)
            marbles: i64 = 0
            while cauldron > 0:
                if cauldron & CELL_ONES:
                    marbles += 1
                cauldron >>= CELL
            out.append(u8(marbles))
            write_cells(whole, slots_of(index), 5, out)
            index += 1
        write_crowd(board.bag, out)
        write_colours(board.vats, out)
        write_crowd(board.catch, out)

    def public_names(self) -> list[tuple[str, int]]:
        """The kind of marble in every place, bag, vats and catch."""
        levels = range(1, int(LEVELS) + 1)
        out = [(f"chute {chute} level {level}", 5) for chute in CHUTE_NAMES for level in levels]
        out += [(slot, 5) for cauldron in range(int(CAULDRONS)) for slot in slot_names(cauldron)]
        return out + common_names()

    def write_public(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        board = laboratory(player)
        for chute in board.chutes:
            write_threes(chute, LEVELS, out)
        index: i64 = 0
        while index < CAULDRONS:
            write_threes(board.cauldrons[index], slots_of(index), out)
            index += 1
        write_crowd(board.bag, out)
        write_colours(board.vats, out)
        write_crowd(board.catch, out)

    def meanings(self) -> tuple[Meaning, ...]:
        return MEANINGS

    def write_answer(
        self, state: MerchantsState, player: Player, option: i64, at: i64, own: i64, out: BytesWriter
    ) -> None:
        """The good of a cauldron, the marble that is ladled, the pair that is stirred."""
        board = laboratory(player)
        argument = argument_of(option)
        first = option - argument
        if first in (PICK, HASTY, STILL) or (first == EMPTY and argument != NONE):
            out[at + GOOD + good_of(board, argument)] = 1
        elif first == LADLE:
            out[at + COLOUR + cell(board.chutes[argument >> 3], argument & 7)] = 1
        elif first == STIR and argument != NONE:
            chute = argument >> 2
            level = argument & 3
            beside = argument >= 16
            if beside:
                chute = 2 * ((argument - 16) // LEVELS)
                level = (argument - 16) % LEVELS
            out[at + PLACE + chute] = 1
            out[at + LEVEL + level] = 1
            out[at + FLAG] = 1 if beside else 0
            out[at + COLOUR + cell(board.chutes[chute], level)] = 1
            other = cell(board.chutes[chute + 1], level) if beside else cell(board.chutes[chute], level + 1)
            out[at + SECOND + other] = 1

    def number_of(self, state: MerchantsState, player: Player, option: i64) -> i64:
        """The pair that is stirred."""
        return min(argument_of(option), PAIRS)


def common_names() -> list[tuple[str, int]]:
    """Bag, vats and catch."""
    out = [(f"bag: {marble}", 12) for marble in MARBLE_NAMES] + [(f"vat {colour}", 2) for colour in COLOUR_NAMES]
    return out + [(f"catch: {marble}", 8) for marble in MARBLE_NAMES]
