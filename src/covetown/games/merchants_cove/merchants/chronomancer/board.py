"""The Chronomancer's board: the reconstructed numbers, the two time machines, the workbench and the time rifts.

The printed shop board is not public beyond a few facts (CH-001, CH-005, CH-007, CH-030, CH-035, CH-045, CH-050,
CH-060). Spaces, staff and numbers are this project's own design and stand together right below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import count, one
from covetown.games.merchants_cove.goods import LARGE, SMALL
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import RECRUIT_SPACE, STAFF_SPACE, ShopBoard, Space

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import Player

# --- The reconstructed numbers ---

TILES: Final[tuple[int, ...]] = (9, 9, 7, 7)  # CH-009
POSITIONS: Final[i64] = 5  # CH-008
LAID: Final[tuple[int, ...]] = (1, 2, 3)  # CH-010: positions of a machine filled at set-up, counted from 0
BENCH_SIZE: Final[i64] = 3  # CH-011
PUSHES: Final[i64] = 2  # CH-038
TANDEM_PUSHES: Final[i64] = 1  # CH-039
OVERCLOCK_PUSHES: Final[i64] = 3  # CH-040
GEARWRIGHT_PUSHES: Final[i64] = 1  # CH-T2
REWOUND: Final[i64] = 2  # CH-061: hours at most

# CH-T1: the action spaces with hours and Corruption cards.
PUSH_I: Final[i64] = 0
PUSH_II: Final[i64] = 1
OVERCLOCK: Final[i64] = 2
STABILISE: Final[i64] = 3
EXPLORE: Final[i64] = 4
REWIND: Final[i64] = 5
SPACES: Final[tuple[Space, ...]] = (
    Space("push_i", PUSH_I, 1),
    Space("push_ii", PUSH_II, 1),
    Space("overclock", OVERCLOCK, 1, 1),
    Space("stabilise", STABILISE, 1, 1),
    Space("explore", EXPLORE, 2),
    Space("rewind", REWIND, 0, 1, True),  # CH-087
    RECRUIT_SPACE,
    STAFF_SPACE,
)
FIGURES: Final[tuple[str, ...]] = ("chronomancer", "assistant")  # CH-005

GEARWRIGHT: Final[i64] = 0
TINKER: Final[i64] = 1
DELVER: Final[i64] = 2
STAFF: Final[tuple[str, ...]] = ("gearwright", "tinker", "delver", "archivist")  # CH-T2
GOOD_NAMES: Final[tuple[str, ...]] = (
    "red-relic", "green-relic", "blue-relic", "yellow-relic",
    "red-great-relic", "green-great-relic", "blue-great-relic", "yellow-great-relic",
)  # fmt: skip  # CH-001, CH-002

# --- Options ---

NUMBER: Final[i64] = 6  # of the Chronomancer's block of option kinds
FIRST: Final[i64] = NUMBER * 32  # its first kind; a merchant has 32
PUSH: Final[i64] = FIRST << 20  # colour * 4 + machine * 2 + end (0 left, 1 right)
PUSHED: Final[i64] = (FIRST + 1) << 20
ANCHOR: Final[i64] = (FIRST + 2) << 20  # rift
PICK: Final[i64] = (FIRST + 3) << 20  # rift to explore
PICKED: Final[i64] = (FIRST + 4) << 20
HOURS: Final[i64] = (FIRST + 5) << 20  # how many
SWAP: Final[i64] = (FIRST + 6) << 20  # colour * 16 + machine * 8 + position
DELVE: Final[i64] = (FIRST + 7) << 20  # rift
RENEW: Final[i64] = (FIRST + 8) << 20  # 1 renew, 0 keep
OPTION_NAMES: Final[tuple[str, ...]] = (
    "push", "pushed", "stabilise", "explore", "explored", "hours", "tinker", "delve", "renew",
)  # fmt: skip
MACHINES: Final[i64] = 2
MACHINE_I: Final[i64] = 1  # as bits, for the machines a push may go to
MACHINE_II: Final[i64] = 2
ANY_MACHINE: Final[i64] = 3

# --- The board ---

CELL: Final[i64] = 3  # bits of a tile in a machine or on the workbench: 0 for a gap, else its colour + 1
CELL_ONES: Final[i64] = 7


@final
class Workshop(ShopBoard):
    """The Chronomancer's board: machines, workbench, bag, anchors and hourglass (CH-081).

    Machines and workbench are three bits a tile from the left; the bag is packed like Adventurers; an anchor is the
    number of its rift in three bits a colour, 0 beside the board.
    """

    __slots__ = ("anchors", "bag", "bench", "hourglass", "lower", "upper")

    def __init__(self, upper: i64, lower: i64, bench: i64, bag: i64, anchors: i64, hourglass: bool) -> None:
        self.upper: i64 = upper  # machine I
        self.lower: i64 = lower  # machine II
        self.bench: i64 = bench
        self.bag: i64 = bag
        self.anchors: i64 = anchors
        self.hourglass = hourglass

    def copy(self) -> ShopBoard:
        return Workshop(self.upper, self.lower, self.bench, self.bag, self.anchors, self.hourglass)


def workshop(player: Player) -> Workshop:
    board = player.board
    assert isinstance(board, Workshop)
    return board


def cell(row: i64, place: i64) -> i64:
    """The tile at a place of a machine or the workbench, -1 for a gap."""
    return ((row >> (CELL * place)) & CELL_ONES) - 1


def machine(board: Workshop, number: i64) -> i64:
    return board.upper if number == 0 else board.lower


def set_machine(board: Workshop, number: i64, row: i64) -> None:
    if number == 0:
        board.upper = row
    else:
        board.lower = row


def bench_size(bench: i64) -> i64:
    """How many tiles lie on the workbench; they lie without gaps."""
    tiles: i64 = 0
    while bench != 0:
        bench >>= CELL
        tiles += 1
    return tiles


def without_tile(bench: i64, colour: i64) -> i64:
    """The workbench after its first tile of a colour was taken."""
    place: i64 = 0
    while cell(bench, place) != colour:
        place += 1
    return (bench & ((i64(1) << (CELL * place)) - 1)) | ((bench >> (CELL * (place + 1))) << (CELL * place))


def has_tile(bench: i64, colour: i64) -> bool:
    while bench != 0:
        if (bench & CELL_ONES) - 1 == colour:
            return True
        bench >>= CELL
    return False


def colours_in(row: i64) -> i64:
    """The tiles of a row as a crowd."""
    crowd: i64 = 0
    while row != 0:
        if row & CELL_ONES:
            crowd += one((row & CELL_ONES) - 1)
        row >>= CELL
    return crowd


def pushed(board: Workshop, colour: i64, number: i64, end: i64) -> i64:
    """Push a tile from the workbench into a machine; the colour that dropped out onto the workbench, or -1 (CH-031)."""
    row, dropped = pushed_row(machine(board, number), colour, end)
    board.bench = bench_after(board.bench, colour, dropped)
    set_machine(board, number, row)
    return dropped


def bench_after(bench: i64, colour: i64, dropped: i64) -> i64:
    """The workbench after its tile was pushed and another, or -1 for none, dropped out onto it."""
    bench = without_tile(bench, colour)
    return bench | ((dropped + 1) << (CELL * bench_size(bench))) if dropped >= 0 else bench


def pushed_row(row: i64, colour: i64, end: i64) -> tuple[i64, i64]:
    """A machine after a tile was pushed into it from an end, and the colour that dropped out, or -1."""
    step: i64 = 1 if end == 0 else -1
    place: i64 = 0 if end == 0 else POSITIONS - 1
    moving = colour
    dropped: i64 = -1
    while True:
        met = cell(row, place)
        row &= ~(CELL_ONES << (CELL * place))
        row |= (moving + 1) << (CELL * place)
        if met < 0:  # CH-032, CH-033: the nearest gap is closed
            break
        moving = met
        place += step
        if place < 0 or place >= POSITIONS:  # CH-034
            dropped = moving
            break
    return row, dropped


def aligned(board: Workshop, rift: i64) -> i64:
    """The colour in which a rift (counted from 0) is aligned, -1 if it is not (CH-012, CH-013)."""
    above = cell(board.upper, rift)
    return above if above == cell(board.lower, rift) else -1


def anchor_of(board: Workshop, colour: i64) -> i64:
    """The rift that carries the anchor of a colour, -1 while it lies beside the board."""
    return ((board.anchors >> (CELL * colour)) & CELL_ONES) - 1


def anchored(board: Workshop, rift: i64) -> bool:
    """Whether a rift carries any anchor."""
    colour: i64 = 0
    while colour < 4:
        if anchor_of(board, colour) == rift:
            return True
        colour += 1
    return False


def can_stabilise(board: Workshop, rift: i64) -> bool:
    """CH-046, CH-047."""
    return aligned(board, rift) >= 0 and not anchored(board, rift)


def find(board: Workshop, supply: i64, rift: i64) -> i64:
    """The kind of good an aligned rift gives, -1 if it cannot be explored (CH-053, CH-055)."""
    return found(board.upper, board.lower, board.anchors, supply, rift)


def found(upper: i64, lower: i64, anchors: i64, supply: i64, rift: i64) -> i64:
    """`find`, from the machines and the anchors themselves."""
    colour = cell(upper, rift)
    if colour < 0 or colour != cell(lower, rift):
        return -1
    if ((anchors >> (CELL * colour)) & CELL_ONES) - 1 == rift and goods_count(supply, LARGE + colour) > 0:
        return LARGE + colour
    if goods_count(supply, SMALL + colour) > 0:
        return SMALL + colour
    return -1


def walk(row: i64, end: i64) -> i64:
    """The positions a figure walks over in a machine from an end, as bits (CH-051, CH-052)."""
    reached: i64 = 0
    place: i64 = 0 if end == 0 else POSITIONS - 1
    while 0 <= place < POSITIONS and cell(row, place) >= 0:
        reached |= i64(1) << place
        place += 1 if end == 0 else -1
    return reached


FILLED: Final[i64] = 0o11111  # the lowest bit of every position


def walked_by_tiles() -> vec[i64]:
    """What walks from both ends pass over, by the positions with tiles (as in `FILLED`)."""
    out = vec[i64]([0 for _ in range(FILLED + 1)])
    tiles: i64 = 0
    while tiles <= FILLED:
        if tiles & ~FILLED == 0:
            out[tiles] = walk(tiles, 0) | walk(tiles, 1)
        tiles += 1
    return out


WALKED: Final = walked_by_tiles()


def walks(upper: i64, lower: i64) -> i64:
    """The positions that any walk passes over, as bits."""
    return WALKED[(upper | upper >> 1 | upper >> 2) & FILLED] | WALKED[(lower | lower >> 1 | lower >> 2) & FILLED]


def one_walk(board: Workshop, rifts: i64) -> bool:
    """Whether a single walk passes over all these rifts (CH-094)."""
    return (
        walk(board.upper, 0) & rifts == rifts
        or walk(board.upper, 1) & rifts == rifts
        or walk(board.lower, 0) & rifts == rifts
        or walk(board.lower, 1) & rifts == rifts
    )


def explorable(board: Workshop, supply: i64, named: i64, first: i64, kind: i64) -> list[i64]:
    """An option for each rift from `first` on that can be explored together with the rifts already named."""
    out: list[i64] = []
    rift = first
    while rift < POSITIONS:
        if find(board, supply, rift) >= 0 and one_walk(board, named | (i64(1) << rift)):
            out.append(kind + rift)
        rift += 1
    return out


def can_explore(board: Workshop, supply: i64) -> bool:
    """Whether Explore has a rift to go to."""
    rift: i64 = 0
    while rift < POSITIONS:
        if find(board, supply, rift) >= 0 and one_walk(board, i64(1) << rift):
            return True
        rift += 1
    return False


def tinkers(board: Workshop) -> list[i64]:
    """An option for each exchange of a workbench tile with a machine tile of another colour (CH-089, CH-096)."""
    out: list[i64] = []
    colour: i64 = 0
    while colour < 4:
        if has_tile(board.bench, colour):
            number: i64 = 0
            while number < MACHINES:
                row = machine(board, number)
                place: i64 = 0
                while place < POSITIONS:
                    tile = cell(row, place)
                    if tile >= 0 and tile != colour:
                        out.append(SWAP + colour * 16 + number * 8 + place)
                    place += 1
                number += 1
        colour += 1
    return out


def misplaced(board: Workshop) -> list[str]:
    """What is wrong with the board; empty for every board the rules can reach."""
    out: list[str] = []
    held = board.bag + colours_in(board.upper) + colours_in(board.lower) + colours_in(board.bench)
    for colour in range(4):
        if count(held, colour) != TILES[colour]:
            out.append(f"chronomancer: {count(held, colour)} tiles of colour {colour}")
        if anchor_of(board, colour) >= POSITIONS:
            out.append(f"chronomancer: the anchor of colour {colour} lies nowhere")
        for other in range(colour):
            if anchor_of(board, colour) >= 0 and anchor_of(board, colour) == anchor_of(board, other):
                out.append(f"chronomancer: two anchors on rift {anchor_of(board, colour) + 1}")
    if board.upper >> (CELL * POSITIONS) or board.lower >> (CELL * POSITIONS) or bench_size(board.bench) > BENCH_SIZE:
        out.append("chronomancer: a row is too long")
    return out
