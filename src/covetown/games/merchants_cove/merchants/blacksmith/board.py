"""The Blacksmith's board: the reconstructed numbers, the dice, the ore rack and the furnaces.

The printed shop board is not public beyond a few facts (BS-001, BS-005, BS-006, BS-008, BS-012, BS-038, BS-051,
BS-056). Spaces, staff and numbers are this project's own design and stand together right below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import count, one
from covetown.games.merchants_cove.goods import GOODS, LARGE, SMALL
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import RECRUIT_SPACE, STAFF_SPACE, ShopBoard, Space

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import Player

# --- The reconstructed numbers ---

COAL: Final[i64] = 4  # the fifth kind of die beside the alloys of the four colours
DICE: Final[tuple[int, ...]] = (2, 2, 2, 2, 4)  # BS-007
IN_POOL: Final[tuple[int, ...]] = (1, 1, 0, 0, 4)  # BS-010; the other alloy dice lie on the rack
FACES: Final[i64] = 6

# BS-T1, one entry a furnace: fewest and most coal dice, right heat from … to, and the size of the good.
# The upper limit of the right heat is the perfect heat.
COAL_LEAST: Final = vec[i64]([1, 1, 1, 2, 2])
COAL_MOST: Final = vec[i64]([2, 2, 2, 3, 3])
HEAT_FROM: Final = vec[i64]([6, 8, 10, 13, 15])
HEAT_TO: Final = vec[i64]([7, 9, 11, 14, 16])
FORGES: Final = vec[i64]([int(SMALL), int(SMALL), int(SMALL), int(LARGE), int(LARGE)])
FURNACES: Final[i64] = 5

MINED: Final[i64] = 2  # BS-050
RECAST_MOST: Final[i64] = 3  # BS-062
TEMPERS: Final[i64] = 2  # BS-T3

# BS-T2: the action spaces with hours and Corruption cards.
STOKE: Final[i64] = 0
BELLOWS: Final[i64] = 1
MINE: Final[i64] = 2
FORGE: Final[i64] = 3
RECAST: Final[i64] = 4
SPACES: Final[tuple[Space, ...]] = (
    Space("stoke", STOKE, 1),
    Space("bellows", BELLOWS, 1, 1),
    Space("mine", MINE, 1),
    Space("forge", FORGE, 2),
    Space("recast", RECAST, 1),
    RECRUIT_SPACE,
    STAFF_SPACE,
)

MINER: Final[i64] = 0
STOKER: Final[i64] = 1
TEMPERER: Final[i64] = 2
STAFF: Final[tuple[str, ...]] = ("miner", "stoker", "temperer", "striker")  # BS-T3
GOOD_NAMES: Final[tuple[str, ...]] = (
    "red-weapon", "green-weapon", "blue-weapon", "yellow-weapon",
    "red-armour", "green-armour", "blue-armour", "yellow-armour",
)  # fmt: skip  # BS-001, BS-002

# --- Options ---

NUMBER: Final[i64] = 4  # of the Blacksmith's block of option kinds
FIRST: Final[i64] = NUMBER * 32  # its first kind; a merchant has 32
RAKE: Final[i64] = FIRST << 20  # furnace, or NONE
DIE: Final[i64] = (FIRST + 1) << 20  # kind * 8 + value
COOLED: Final[i64] = (FIRST + 2) << 20  # no more dice
FURNACE: Final[i64] = (FIRST + 3) << 20  # furnace * 8 + value
ORE: Final[i64] = (FIRST + 4) << 20  # colour
MINED_ENOUGH: Final[i64] = (FIRST + 5) << 20
PICK: Final[i64] = (FIRST + 6) << 20  # furnace to forge
PICKED: Final[i64] = (FIRST + 7) << 20
PRESERVE: Final[i64] = (FIRST + 8) << 20  # 0 to the rack, 1 preserve
HALLMARK: Final[i64] = (FIRST + 9) << 20  # colour
MELT: Final[i64] = (FIRST + 10) << 20  # colour of the die
GIVE: Final[i64] = (FIRST + 11) << 20  # kind of good
AMOUNT: Final[i64] = (FIRST + 12) << 20  # how many goods
TEMPER: Final[i64] = (FIRST + 13) << 20  # furnace * 16 + place * 2 + up
TEMPERED: Final[i64] = (FIRST + 14) << 20
STRIKE: Final[i64] = (FIRST + 15) << 20  # furnace
OPTION_NAMES: Final[tuple[str, ...]] = (
    "rake", "die", "cooled", "furnace", "ore", "mined", "forge", "forged", "preserve", "hallmark", "melt", "give",
    "amount", "temper", "tempered", "strike",
)  # fmt: skip
NONE: Final[i64] = 63


# --- The board ---

DIE_NAMES: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow", "coal")


@final
class Smithy(ShopBoard):
    """The Blacksmith's board: pool, ore rack and furnaces (BS-009). Hallmarks are the core's active shields.

    Pool and rack are packed like Adventurers, with coal in the place of the Rogues. A furnace is three bits for the
    alloy's colour + 1, three for its value and three for each coal die, the hottest first.
    """

    __slots__ = ("furnaces", "pool", "rack")

    def __init__(self, furnaces: tuple[int, ...], pool: i64, rack: i64) -> None:
        self.furnaces = furnaces
        self.pool: i64 = pool
        self.rack: i64 = rack

    def copy(self) -> ShopBoard:
        return Smithy(self.furnaces, self.pool, self.rack)


def smithy(player: Player) -> Smithy:
    board = player.board
    assert isinstance(board, Smithy)
    return board


def alloy(furnace: i64) -> i64:
    """The colour of the alloy die in a furnace, -1 if it is empty."""
    return (furnace & 7) - 1


def die(furnace: i64, place: i64) -> i64:
    """The value of the die at a place of a furnace: 0 the alloy, then the coal; 0 if there is none."""
    return (furnace >> (3 + 3 * place)) & 7


def coals(furnace: i64) -> i64:
    """How many coal dice a furnace holds."""
    held: i64 = 0
    while die(furnace, held + 1) > 0:
        held += 1
    return held


def heat(furnace: i64) -> i64:
    """The sum of all dice of a furnace (BS-038)."""
    total: i64 = 0
    rest = furnace >> 3
    while rest > 0:
        total += rest & 7
        rest >>= 3
    return total


def with_coal(furnace: i64, value: i64) -> i64:
    """The furnace with one coal die more, kept in order."""
    place: i64 = 1
    while die(furnace, place) >= value:
        place += 1
    shift = 3 + 3 * place
    below = furnace & ((i64(1) << shift) - 1)
    return below | (value << shift) | ((furnace >> shift) << (shift + 3))


def without_coal(furnace: i64, place: i64) -> i64:
    """The furnace without the coal die at a place."""
    shift = 3 + 3 * place
    return (furnace & ((i64(1) << shift) - 1)) | ((furnace >> (shift + 3)) << shift)


def fits(furnace: i64, index: i64, kind: i64, value: i64) -> bool:
    """Whether a furnace can take a die of this kind and value (BS-035 to BS-037)."""
    if kind != COAL:
        return furnace == 0 and value <= HEAT_TO[index]
    return furnace != 0 and coals(furnace) < COAL_MOST[index] and heat(furnace) + value <= HEAT_TO[index]


def ready(furnace: i64, index: i64) -> bool:
    """Whether a furnace can be forged (BS-039)."""
    return furnace != 0 and coals(furnace) >= COAL_LEAST[index] and heat(furnace) >= HEAT_FROM[index]


def perfect(furnace: i64, index: i64) -> bool:
    return heat(furnace) == HEAT_TO[index]


def good_of(furnace: i64, index: i64) -> i64:
    """The good a furnace with an alloy die gives (BS-053)."""
    return i64(FORGES[index]) + alloy(furnace)


def can_forge(player: Player, index: i64) -> bool:
    furnace: i64 = smithy(player).furnaces[index]
    return ready(furnace, index) and goods_count(player.supply, good_of(furnace, index)) > 0


def forgeable(player: Player, first: i64, kind: i64) -> list[i64]:
    """An option for each furnace from `first` on that can be forged."""
    out: list[i64] = []
    index = first
    while index < FURNACES:
        if can_forge(player, index):
            out.append(kind + index)
        index += 1
    return out


def any_to_forge(player: Player) -> bool:
    index: i64 = 0
    while index < FURNACES:
        if can_forge(player, index):
            return True
        index += 1
    return False


def with_furnace(furnaces: tuple[int, ...], index: i64, furnace: i64) -> tuple[int, ...]:
    out = list(furnaces)
    out[index] = int(furnace)
    return tuple(out)


def dice_in(furnaces: tuple[int, ...]) -> i64:
    """All dice in the furnaces, packed like the pool."""
    crowd: i64 = 0
    for furnace in furnaces:
        if furnace != 0:
            crowd += one(alloy(furnace)) + coals(furnace) * one(COAL)
    return crowd


def recast_most(player: Player, colour: i64, given: i64) -> i64:
    """How many goods of the kind `given` an alloy die of this colour can recast (BS-062, BS-063)."""
    if given & 3 == colour:
        return 0
    wanted = (given & 4) + colour
    most = min(goods_count(player.shelf, given), goods_count(player.supply, wanted))
    return min(RECAST_MOST, most)


def can_recast(player: Player, colour: i64) -> bool:
    if count(smithy(player).pool, colour) == 0:
        return False
    given: i64 = 0
    while given < GOODS:
        if recast_most(player, colour, given) > 0:
            return True
        given += 1
    return False


def can_temper(furnace: i64, index: i64, place: i64, up: bool) -> bool:
    """Whether a die of a furnace may be changed by one (BS-081); equal coal dice are one (MC-368)."""
    value = die(furnace, place)
    if value == 0 or (place > 1 and die(furnace, place - 1) == value):
        return False
    if up:
        return value < FACES and heat(furnace) < HEAT_TO[index]
    return value > 1


def tempered(furnace: i64, place: i64, up: bool) -> i64:
    """The furnace after one of its dice was changed by one."""
    value = die(furnace, place) + (1 if up else -1)
    if place == 0:
        return furnace + (8 if up else -8)
    return with_coal(without_coal(furnace, place), value)


def any_to_temper(board: Smithy) -> bool:
    """Whether a die in a furnace can be changed (BS-079)."""
    index: i64 = 0
    while index < FURNACES:
        furnace: i64 = board.furnaces[index]
        if furnace != 0:
            place: i64 = 0
            while place <= COAL_MOST[index]:
                if can_temper(furnace, index, place, False) or can_temper(furnace, index, place, True):
                    return True
                place += 1
        index += 1
    return False
