"""The Captain's board: the reconstructed numbers, the sea chart with its lanes and wrecks, and the compass.

The printed shop board is not public beyond a few facts (CA-001, CA-005, CA-011, CA-014, CA-016, CA-020, CA-034,
CA-038). Spaces, staff and numbers are this project's own design and stand together right below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BLUE, GREEN, RED, YELLOW, count, one
from covetown.games.merchants_cove.goods import LARGE, SMALL
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import RECRUIT_SPACE, STAFF_SPACE, ShopBoard, Space

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import Player

# --- The reconstructed numbers ---

SHIPS: Final[i64] = 4  # CA-005
LANE_HOLDS: Final[i64] = 2  # CA-008
TOKENS: Final[tuple[int, ...]] = (2, 2, 2, 2)  # CA-010: treasure tokens of each colour

# CA-T1, lanes N, E, S, W: colour, number of spaces (the last is the wreck), fishing ground and port waters from … on.
LANES: Final[i64] = 4
LANE_NAMES: Final[tuple[str, ...]] = ("n", "e", "s", "w")
LANE_COLOURS: Final = vec[i64]([int(BLUE), int(YELLOW), int(GREEN), int(RED)])
WRECKS: Final = vec[i64]([7, 7, 6, 6])
FISHING: Final = vec[i64]([4, 4, 3, 3])
PORT: Final = vec[i64]([5, 5, 5, 5])

# CA-T2, the sectors of the compass clockwise from N: the lane whose ships the wind moves (-1: none) and the points.
SECTORS: Final[i64] = 8
SECTOR_NAMES: Final[tuple[str, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
WINDS: Final = vec[i64]([0, -1, 1, -1, 2, -1, 3, -1])
POINTS: Final = vec[i64]([2, 3, 2, 3, 2, 3, 2, 0])
STORM: Final[i64] = 7  # what it gives depends on the action

SAIL_STORM: Final[i64] = 1  # CA-033
FULL_SAIL_SPINS: Final[i64] = 5  # CA-036
FULL_SAIL_STORM: Final[i64] = 1
GALE_SPINS: Final[i64] = 3  # CA-037
GALE_STORM: Final[i64] = 3
SMUGGLED: Final[i64] = 3  # CA-045
HELMSMAN_POINTS: Final[i64] = 3  # CA-T4
NAVIGATOR_STORM: Final[i64] = 1

# CA-T3: the action spaces with hours and Corruption cards.
SAIL: Final[i64] = 0
FULL_SAIL: Final[i64] = 1
GALE: Final[i64] = 2
RECALL: Final[i64] = 3
SMUGGLE: Final[i64] = 4
HAIL: Final[i64] = 5
SPACES: Final[tuple[Space, ...]] = (
    Space("sail", SAIL, 1),
    Space("full_sail", FULL_SAIL, 2),
    Space("ride_the_gale", GALE, 1, 1),
    Space("recall", RECALL, 2),
    Space("smuggle", SMUGGLE, 1, 1),
    Space("hail_the_port", HAIL, 1),
    RECRUIT_SPACE,
    STAFF_SPACE,
)

HELMSMAN: Final[i64] = 0
NAVIGATOR: Final[i64] = 1
BOSUN: Final[i64] = 2
STAFF: Final[tuple[str, ...]] = ("helmsman", "navigator", "bosun", "envoy")  # CA-T4
GOOD_NAMES: Final[tuple[str, ...]] = (
    "red-fish", "green-fish", "blue-shells", "yellow-shells",
    "red-treasure", "green-treasure", "blue-treasure", "yellow-treasure",
)  # fmt: skip  # CA-001, CA-002

# --- Options ---

NUMBER: Final[i64] = 5  # of the Captain's block of option kinds
FIRST: Final[i64] = NUMBER * 32  # its first kind; a merchant has 32
SPIN: Final[i64] = FIRST << 20  # 1 spin again, 0 stop
POINT: Final[i64] = (FIRST + 1) << 20  # lane * 8 + space of the ship, space 0: a ship leaves the harbour
WAIVE: Final[i64] = (FIRST + 2) << 20
RETURN: Final[i64] = (FIRST + 3) << 20  # lane * 8 + space
RETURNED: Final[i64] = (FIRST + 4) << 20
HAILED: Final[i64] = (FIRST + 5) << 20  # PORT: lane
OPTION_NAMES: Final[tuple[str, ...]] = ("spin", "point", "waive", "return", "returned", "port")

# --- The board ---


@final
class SeaChart(ShopBoard):
    """The Captain's board: where the ships are and which treasure tokens lie on the wrecks.

    A ship's place is lane * 8 + space, or HARBOUR. `taken` are the tokens fetched in this round (CA-041), packed like
    Adventurers; those neither on a wreck nor taken lie face-down aside.
    """

    __slots__ = ("ships", "taken", "tokens")

    def __init__(self, ships: tuple[int, ...], tokens: tuple[int, ...], taken: i64) -> None:
        self.ships = ships
        self.tokens = tokens  # the colour on the wreck of each lane, -1 for none
        self.taken: i64 = taken

    def copy(self) -> ShopBoard:
        return SeaChart(self.ships, self.tokens, self.taken)


HARBOUR: Final[i64] = 0


def chart(player: Player) -> SeaChart:
    board = player.board
    assert isinstance(board, SeaChart)
    return board


def on_wreck(place: i64) -> bool:
    return place != HARBOUR and place & 7 == WRECKS[place >> 3]


def in_port(place: i64) -> bool:
    """Whether a ship lies in the port waters of its lane."""
    return place != HARBOUR and place & 7 >= PORT[place >> 3]


def ships_in(ships: tuple[int, ...], lane: i64) -> i64:
    """How many ships are in a lane."""
    found: i64 = 0
    number: i64 = 0
    while number < SHIPS:
        if ships[number] != HARBOUR and ships[number] >> 3 == lane:
            found += 1
        number += 1
    return found


def ship_at(ships: tuple[int, ...], place: i64) -> i64:
    """The lowest-numbered ship at a place, -1 for none (CA-060)."""
    number: i64 = 0
    while number < SHIPS:
        if ships[number] == place:
            return number
        number += 1
    return -1


def with_ship(ships: tuple[int, ...], number: i64, place: i64) -> tuple[int, ...]:
    out = list(ships)
    out[number] = int(place)
    return tuple(out)


def can_sail(ships: tuple[int, ...]) -> bool:
    """Whether any ship is not on a wreck (CA-061)."""
    number: i64 = 0
    while number < SHIPS:
        if not on_wreck(ships[number]):
            return True
        number += 1
    return False


def any_out(ships: tuple[int, ...]) -> bool:
    """Whether any ship is in a lane."""
    number: i64 = 0
    while number < SHIPS:
        if ships[number] != HARBOUR:
            return True
        number += 1
    return False


def ports(ships: tuple[int, ...]) -> i64:
    """The lanes with a ship in their port waters, as bits."""
    lanes: i64 = 0
    for ship in ships:
        place: i64 = ship
        if in_port(place):
            lanes |= i64(1) << (place >> 3)
    return lanes


def blown(ships: tuple[int, ...], lane: i64) -> tuple[int, ...]:
    """The ships after a wind: each ship of the lane goes one space outward, except on the wreck (CA-022)."""
    out = list(ships)
    number: i64 = 0
    while number < SHIPS:
        place: i64 = out[number]
        if place != HARBOUR and place >> 3 == lane and not on_wreck(place):
            out[number] = int(place) + 1
        number += 1
    return tuple(out)


def moved(ships: tuple[int, ...], point: i64) -> tuple[int, ...]:
    """The ships after one point: lane * 8 + space names the ship, space 0 one that leaves the harbour (CA-023)."""
    return with_ship(ships, mover(ships, point), point + 1)


def mover(ships: tuple[int, ...], point: i64) -> i64:
    """The ship that a point moves."""
    return ship_at(ships, point if point & 7 else HARBOUR)


def haul(board: SeaChart, supply: i64, place: i64) -> i64:
    """The kind of good a ship returning from a place brings, -1 for none (CA-040, CA-042 to CA-044)."""
    lane = place >> 3
    if on_wreck(place):
        colour: i64 = board.tokens[lane]
        if colour >= 0 and goods_count(supply, LARGE + colour) > 0:
            return LARGE + colour
    if place & 7 >= FISHING[lane] and goods_count(supply, SMALL + LANE_COLOURS[lane]) > 0:
        return SMALL + LANE_COLOURS[lane]
    return -1


def face_down(board: SeaChart) -> i64:
    """The tokens that lie face-down aside, packed like Adventurers; they follow from the others (CA-059)."""
    crowd: i64 = 0
    colour: i64 = 0
    while colour < 4:
        crowd += i64(TOKENS[colour]) * one(colour)
        colour += 1
    crowd -= board.taken
    for token in board.tokens:
        if token >= 0:
            crowd -= one(token)
    return crowd


def misplaced(board: SeaChart) -> list[str]:
    """What is wrong with the chart; empty for every chart the rules can reach."""
    out: list[str] = []
    for place in board.ships:
        if place != HARBOUR and not 1 <= place & 7 <= WRECKS[place >> 3]:
            out.append(f"captain: a ship at {place}")
    for lane in range(LANES):
        if ships_in(board.ships, lane) > LANE_HOLDS:
            out.append(f"captain: lane {LANE_NAMES[lane]} holds {ships_in(board.ships, lane)} ships")
    aside = face_down(board)
    for colour in range(4):
        if count(aside, colour) > TOKENS[colour] or count(board.taken, colour) > TOKENS[colour]:
            out.append(f"captain: tokens of colour {colour} do not add up")
    return out
