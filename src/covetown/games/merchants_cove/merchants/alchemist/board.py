"""The Alchemist's board: the reconstructed numbers, the decanter with its chain reactions, the cauldrons.

The printed shop board is not public beyond a few facts (AL-001, AL-002, AL-012, AL-021, AL-034, AL-040, AL-060,
AL-066). Spaces, staff and numbers are this project's own design and stand together right below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import one
from covetown.games.merchants_cove.goods import LARGE, SMALL
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import RECRUIT_SPACE, STAFF_SPACE, ShopBoard, Space

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import Player

# --- The reconstructed numbers ---

ICHOR: Final[i64] = 4  # the fifth kind of marble beside the four colours
MARBLES: Final[tuple[int, ...]] = (12, 12, 8, 8, 12)  # AL-005
ICHOR_IN_VAT: Final[i64] = 2  # AL-006: in each vat at set-up
VAT_SIZE: Final[i64] = 2  # AL-013
CHUTES: Final[i64] = 4  # AL-007: L1, L2, R1, R2
LEVELS: Final[i64] = 5  # AL-008
FORAGED: Final[i64] = 4  # AL-T3: marbles the Forager draws …
FORAGED_KEPT: Final[i64] = 3  # … and may place
CONFESSED: Final[i64] = 2  # AL-T3: cards the Confessor may take while all vats are empty

# AL-T1: base slots, catalyst slots and the size of the good of each cauldron.
BASE_SLOTS: Final = vec[i64]([2, 2, 2, 3, 3])
CATALYST_SLOTS: Final = vec[i64]([1, 1, 1, 2, 2])
BREWS: Final = vec[i64]([int(SMALL), int(SMALL), int(SMALL), int(LARGE), int(LARGE)])
CAULDRONS: Final[i64] = 5
SLOTS: Final = vec[i64]([3, 3, 3, 5, 5])  # of both kinds

# AL-T2: the action spaces with hours and Corruption cards.
TAKE_UPPER: Final[i64] = 0
TAKE_MIDDLE: Final[i64] = 1
TAKE_LOWER: Final[i64] = 2
BREW: Final[i64] = 3
HASTY_BREW: Final[i64] = 4
PURGE: Final[i64] = 5
SPACES: Final[tuple[Space, ...]] = (
    Space("take_upper", TAKE_UPPER, 1),
    Space("take_middle", TAKE_MIDDLE, 2),
    Space("take_lower", TAKE_LOWER, 1, 1),
    Space("brew", BREW, 2),
    Space("hasty_brew", HASTY_BREW, 1),
    Space("purge", PURGE, 1),
    RECRUIT_SPACE,
    STAFF_SPACE,
)
# AL-009: the level of each row, counted from 0 at the bottom, in the order of the Take spaces.
ROWS: Final = vec[i64]([3, 2, 1])
MIDDLE: Final[i64] = 2
LOWER: Final[i64] = 1

LADLER: Final[i64] = 0
FORAGER: Final[i64] = 1
STILLHAND: Final[i64] = 2
CONFESSOR: Final[i64] = 3
STAFF: Final[tuple[str, ...]] = ("ladler", "forager", "stillhand", "confessor")  # AL-T3
GOOD_NAMES: Final[tuple[str, ...]] = (
    "red-potion", "green-potion", "blue-potion", "yellow-potion",
    "red-elixir", "green-elixir", "blue-elixir", "yellow-elixir",
)  # fmt: skip  # AL-001

# --- Options ---

NUMBER: Final[i64] = 3  # of the Alchemist's block of option kinds
FIRST: Final[i64] = NUMBER * 32  # its first kind; a merchant has 32
EMPTY: Final[i64] = FIRST << 20  # cauldron, or NONE
STIR: Final[i64] = (FIRST + 1) << 20  # pair of neighbours, or NONE
COLOUR: Final[i64] = (FIRST + 2) << 20
PLACE: Final[i64] = (FIRST + 3) << 20  # marble * 8 + cauldron
PLACED: Final[i64] = (FIRST + 4) << 20
PICK: Final[i64] = (FIRST + 5) << 20  # cauldron to brew
PICKED: Final[i64] = (FIRST + 6) << 20
HASTY: Final[i64] = (FIRST + 7) << 20  # cauldron
STILL: Final[i64] = (FIRST + 8) << 20  # cauldron
LADLE: Final[i64] = (FIRST + 9) << 20  # chute * 8 + level
VAT: Final[i64] = (FIRST + 10) << 20  # colour
OPTION_NAMES: Final[tuple[str, ...]] = (
    "empty", "stir", "colour", "place", "placed", "brew", "brewed", "hasty", "still", "ladle", "vat",
)  # fmt: skip
NONE: Final[i64] = 63


# --- The board ---

MARBLE_NAMES: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow", "ichor")
CHUTE_NAMES: Final[tuple[str, ...]] = ("L1", "L2", "R1", "R2")
CELL: Final[i64] = 3  # bits of a marble in a chute or a cauldron: 0 for none, else its kind + 1
CELL_ONES: Final[i64] = 7
LAY: Final[i64] = 0o54321  # the levels of a full chute, counted from 1 and packed like its marbles
EMPTY_CAULDRONS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


@final
class Laboratory(ShopBoard):
    """The Alchemist's board: decanter, bag, cauldrons, Toxic Waste and the catch (AL-080).

    Crowds of marbles are packed like Adventurers, with Ichor in the place of the Rogues.
    """

    __slots__ = ("bag", "catch", "cauldrons", "chutes", "vats")

    def __init__(self, chutes: tuple[int, ...], cauldrons: tuple[int, ...], bag: i64, vats: i64, catch: i64) -> None:
        self.chutes = chutes  # a chute from level 1 upward
        self.cauldrons = cauldrons  # a cauldron's base slots, then its catalyst slots
        self.bag: i64 = bag
        self.vats: i64 = vats  # Ichor in the vat of each colour
        self.catch: i64 = catch

    def copy(self) -> ShopBoard:
        return Laboratory(self.chutes, self.cauldrons, self.bag, self.vats, self.catch)


def laboratory(player: Player) -> Laboratory:
    board = player.board
    assert isinstance(board, Laboratory)
    return board


def cell(row: i64, place: i64) -> i64:
    """The marble at a place of a chute or a cauldron, -1 for none."""
    return ((row >> (CELL * place)) & CELL_ONES) - 1


def with_place(rows: tuple[int, ...], index: i64, row: i64) -> tuple[int, ...]:
    """The chutes or cauldrons with one of them changed."""
    out = list(rows)
    out[index] = int(row)
    return tuple(out)


def marbles_in(rows: tuple[int, ...]) -> i64:
    """All marbles of the chutes or cauldrons as a crowd."""
    crowd: i64 = 0
    for each in rows:
        row: i64 = each
        while row != 0:
            if row & CELL_ONES:
                crowd += one((row & CELL_ONES) - 1)
            row >>= CELL
    return crowd


def shows_colour(chutes: tuple[int, ...], level: i64) -> bool:
    """Whether a row has at least one coloured marble."""
    chute: i64 = 0
    while chute < CHUTES:
        if 0 <= cell(chutes[chute], level) < ICHOR:
            return True
        chute += 1
    return False


def cut(chute: i64, low: i64, high: i64) -> i64:
    """The chute without the places low … high-1, closed up (AL-038)."""
    return (chute & ((i64(1) << (CELL * low)) - 1)) | ((chute >> (CELL * high)) << (CELL * low))


@final
class Fall:
    """What became of a chute: what is left of it, the marbles that came out, and the levels they lay on, in order."""

    __slots__ = ("catch", "chute", "order")

    def __init__(self, chute: i64, catch: i64, order: i64) -> None:
        self.chute: i64 = chute
        self.catch: i64 = catch
        self.order: i64 = order  # levels counted from 1, packed like marbles, the first to go in the lowest bits


def fall(chute: i64, level: i64) -> Fall:
    """Take the marble on a level out of a chute and let what meets react (AL-041 to AL-046)."""
    left, caught, order = fallen(chute, level)
    return Fall(left, caught, order)


def fallen(chute: i64, level: i64) -> tuple[i64, i64, i64]:
    """What is left of the chute, what came out and in which order, as in `Fall`."""
    caught = one(cell(chute, level))
    chute = cut(chute, level, level + 1)
    lay = cut(LAY, level, level + 1)
    order = level + 1
    went: i64 = 1
    gap = level
    while gap > 0:
        below = cell(chute, gap - 1)
        above = cell(chute, gap)
        if above < 0 or (below != above and below != ICHOR and above != ICHOR):
            break
        colour = above if below == ICHOR else below  # AL-043; a pair of Ichor has none
        low = gap
        while low > 0 and (cell(chute, low - 1) == colour or cell(chute, low - 1) == ICHOR):
            low -= 1
            caught += one(cell(chute, low))
            order |= ((lay >> (CELL * low)) & CELL_ONES) << (CELL * went)
            went += 1
        high = gap
        while cell(chute, high) == colour or cell(chute, high) == ICHOR:
            caught += one(cell(chute, high))
            order |= ((lay >> (CELL * high)) & CELL_ONES) << (CELL * went)
            went += 1
            high += 1
        chute = cut(chute, low, high)
        lay = cut(lay, low, high)
        gap = low
    return chute, caught, order


def goes(marble: i64, level: i64, colour: i64) -> bool:
    """Whether a marble of the row goes when a colour is announced, as the Lower Ichor always does (AL-036, AL-037)."""
    return marble == colour or (marble == ICHOR and level == LOWER)


def announced(board: Laboratory, level: i64, colour: i64) -> Laboratory:
    """The board after a colour was taken from a row and all reacted, nothing placed or refilled (AL-036 to AL-039)."""
    chutes = list(board.chutes)
    catch = board.catch
    chute: i64 = 0
    while chute < CHUTES:
        if goes(cell(chutes[chute], level), level, colour):
            left, caught, _ = fallen(chutes[chute], level)
            chutes[chute] = int(left)
            catch += caught
        chute += 1
    return Laboratory(tuple(chutes), board.cauldrons, board.bag, board.vats, catch)


def catch_of(chutes: tuple[int, ...], level: i64, colour: i64) -> i64:
    """The marbles that come out when a colour is taken from a row (AL-036 to AL-039)."""
    catch: i64 = 0
    chute: i64 = 0
    while chute < CHUTES:
        row: i64 = chutes[chute]
        if goes(cell(row, level), level, colour):
            catch += fallen(row, level)[1]
        chute += 1
    return catch


# --- Cauldrons ---


def colour_of(cauldron: i64) -> i64:
    """A cauldron's colour, -1 while it is empty (AL-048)."""
    return cell(cauldron, 0)


def slots_of(index: i64) -> i64:
    return SLOTS[index]


def lacks(cauldron: i64, index: i64) -> i64:
    """How many slots of a cauldron are free."""
    free: i64 = 0
    place: i64 = 0
    while place < slots_of(index):
        if cell(cauldron, place) < 0:
            free += 1
        place += 1
    return free


def slot_for(cauldrons: tuple[int, ...], index: i64, marble: i64) -> i64:
    """The slot of a cauldron that a marble would go to, -1 for none (AL-048, AL-049, AL-083, AL-084)."""
    return slot_in(cauldrons[index], cauldrons[index - 1] if index > 0 else 1, index, marble)


def slot_in(cauldron: i64, before: i64, index: i64, marble: i64) -> i64:
    """`slot_for`, from the cauldron itself and the one before it."""
    base = BASE_SLOTS[index]
    if cauldron == 0:
        if marble == ICHOR:
            return -1
        if index > 0 and before == 0 and BREWS[index - 1] == BREWS[index]:
            return -1
        return 0
    place: i64 = 0
    if marble == colour_of(cauldron) or marble == ICHOR:
        while place < base:
            if cell(cauldron, place) < 0:
                return place
            place += 1
    place = base
    while place < SLOTS[index]:
        if cell(cauldron, place) < 0:
            return place
        place += 1
    return -1


def good_of(board: Laboratory, index: i64) -> i64:
    """The good a cauldron with a colour gives."""
    return BREWS[index] + colour_of(board.cauldrons[index])


def can_brew(board: Laboratory, player: Player, index: i64, lacking: i64) -> bool:
    """Whether a cauldron has a colour, lacks at most so many marbles and has its good in the supply."""
    cauldron: i64 = board.cauldrons[index]
    return cauldron != 0 and lacks(cauldron, index) <= lacking and goods_count(player.supply, good_of(board, index)) > 0


def any_to_brew(player: Player, lacking: i64) -> bool:
    board = laboratory(player)
    index: i64 = 0
    while index < CAULDRONS:
        if can_brew(board, player, index, lacking):
            return True
        index += 1
    return False


# --- Taking and placing ---

PAIRS: Final[i64] = 26


def stirred(chutes: tuple[int, ...], pair: i64) -> tuple[int, ...]:
    """The chutes after two neighbours changed places; the very same tuple if both are of one kind (AL-082).

    Pairs 0 … 15 lie in one chute (chute * 4 + lower level), 16 … 25 side by side (16 + side * 5 + level; AL-032).
    """
    if pair < 16:
        level = pair & 3
        row: i64 = chutes[pair >> 2]
        change = cell(row, level + 1) - cell(row, level)
        if change == 0:
            return chutes
        return with_place(chutes, pair >> 2, row + (change << (CELL * level)) - (change << (CELL * (level + 1))))
    left = 2 * ((pair - 16) // LEVELS)
    level = (pair - 16) % LEVELS
    change = (cell(chutes[left + 1], level) - cell(chutes[left], level)) << (CELL * level)
    if change == 0:
        return chutes
    return with_place(with_place(chutes, left, chutes[left] + change), left + 1, chutes[left + 1] - change)


def ladled(board: Laboratory, chute: i64, level: i64) -> Laboratory:
    """The board after one marble was taken and its chute reacted."""
    left, caught, _ = fallen(board.chutes[chute], level)
    chutes = with_place(board.chutes, chute, left)
    return Laboratory(chutes, board.cauldrons, board.bag, board.vats, board.catch + caught)


def place(board: Laboratory, marble: i64, index: i64) -> None:
    """Put a marble of the catch into a cauldron that can take it (AL-083)."""
    slot = slot_for(board.cauldrons, index, marble)
    board.catch -= one(marble)
    board.cauldrons = with_place(board.cauldrons, index, board.cauldrons[index] | ((marble + 1) << (CELL * slot)))


def brewable(player: Player, first: i64, lacking: i64, kind: i64) -> list[i64]:
    """An option for each cauldron from `first` on that can be brewed while it lacks at most so many marbles."""
    board = laboratory(player)
    out: list[i64] = []
    index = first
    while index < CAULDRONS:
        if can_brew(board, player, index, lacking):
            out.append(kind + index)
        index += 1
    return out
