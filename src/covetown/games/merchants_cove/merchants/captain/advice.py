"""What bots should know about the Captain's shop: what a ship's place is worth, on its way and when it comes home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import count
from covetown.games.merchants_cove.appraisal import FLOATS, GLANCE, batch_share, good_worths, hours_left
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import MerchantAdvice
from covetown.games.merchants_cove.merchants.captain.board import (
    BOSUN,
    FISHING,
    FULL_SAIL,
    GALE,
    HAIL,
    HAILED,
    HARBOUR,
    HELMSMAN,
    LANE_COLOURS,
    LANES,
    NAVIGATOR,
    POINT,
    RECALL,
    RETURN,
    SAIL,
    SHIPS,
    SMUGGLED,
    WAIVE,
    WRECKS,
    SeaChart,
    chart,
    haul,
    mover,
    on_wreck,
    ports,
)
from covetown.kernel import argument_of, kind_start

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

# Points an action usually brings.
SAIL_POINTS: Final = 4.0
FULL_SAIL_POINTS: Final = 10.5
GALE_POINTS: Final = 7.0


def place_worth(board: SeaChart, supply: i64, worths: vec[float], place: i64) -> float:
    """What a ship at a place promises: the good it would bring home now, or a share of the next one on its way."""
    if place == HARBOUR:
        return 0.0
    lane = place >> 3
    space = place & 7
    brought = haul(board, supply, place)
    now = 0.7 * worths[brought] if brought >= 0 else 0.0
    small = LANE_COLOURS[lane]
    if space < FISHING[lane] and goods_count(supply, small) > 0:
        now = max(now, 0.6 * worths[small] * FLOATS[space] / FLOATS[FISHING[lane]])
    token: i64 = board.tokens[lane]
    if token >= 0 and goods_count(supply, 4 + token) > 0:
        reach = FLOATS[space] / FLOATS[WRECKS[lane]]
        now = max(now, 0.65 * worths[4 + token] * reach * reach)
    return now


@final
class Fleet:
    """What the ships promise where they are, with the goods and prices of one moment."""

    __slots__ = ("drawn", "each", "ships", "supply", "tokens", "total")

    def __init__(self) -> None:
        self.ships: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()
        self.supply: i64 = -1
        self.drawn: i64 = -1
        self.each = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.total = 0.0

    def look(self, board: SeaChart, supply: i64, worths: vec[float]) -> None:
        """Work out what each ship promises, unless that is known."""
        if (
            self.ships is board.ships
            and self.tokens is board.tokens
            and self.supply == supply
            and self.drawn == GLANCE.drawn
        ):
            return
        self.ships = board.ships
        self.tokens = board.tokens
        self.supply = supply
        self.drawn = GLANCE.drawn
        number: i64 = 0
        while number < SHIPS:
            self.each[number] = place_worth(board, supply, worths, board.ships[number])
            number += 1
        self.total = self.with_ship(-1, 0.0)

    def with_ship(self, moved: i64, worth: float) -> float:
        """What all ships promise if one of them promised something else."""
        total = 0.0
        number: i64 = 0
        while number < SHIPS:
            total += worth if number == moved else self.each[number]
            number += 1
        return total


FLEET: Final = Fleet()


def point_worth(board: SeaChart, worths: vec[float], late: bool) -> float:
    """What a point is worth while a ship can use it."""
    best = 0.0
    colour: i64 = 0
    while colour < 4:
        best = max(best, worths[colour])
        colour += 1
    return best / 7.0 * (0.3 if late else 1.0)


def able_ships(board: SeaChart) -> float:
    """How many ships can still sail."""
    able = 0.0
    number: i64 = 0
    while number < SHIPS:
        if not on_wreck(board.ships[number]):
            able += 1.0
        number += 1
    return able


def homecoming(board: SeaChart, supply: i64, worths: vec[float], most: i64) -> float:
    """What the best ships bring if so many of them are called home now."""
    gains: list[float] = []
    number: i64 = 0
    while number < SHIPS:
        if board.ships[number] != HARBOUR:
            brought = haul(board, supply, board.ships[number])
            if brought >= 0:
                gains.append(worths[brought])
        number += 1
    gains.sort(reverse=True)
    total = 0.0
    for index in range(min(int(most), len(gains))):
        total += gains[index]
    return total


def out_at_sea(board: SeaChart) -> i64:
    """How many ships are in lanes."""
    out: i64 = 0
    number: i64 = 0
    while number < SHIPS:
        if board.ships[number] != HARBOUR:
            out += 1
        number += 1
    return out


def best_port(state: MerchantsState, lanes: i64) -> float:
    best = 0.0
    lane: i64 = 0
    while lane < LANES:
        if (lanes >> lane) & 1:
            best = max(best, float(count(state.halls, LANE_COLOURS[lane])))
        lane += 1
    return best


@final
class CaptainAdvice(MerchantAdvice):
    """Advice on the Captain's shop."""

    def lasting_shields(self) -> bool:
        return False  # CA-055

    def worth(self, state: MerchantsState, player: Player) -> float:
        """What the ships at sea may be worth."""
        board = chart(player)
        FLEET.look(board, player.supply, good_worths(state, player))
        return FLEET.total

    def weigh_space(self, state: MerchantsState, player: Player, space: i64) -> float:
        """How attractive an own action looks, in gold."""
        board = chart(player)
        worths = good_worths(state, player)
        late = hours_left(state, player) <= 3
        if space <= GALE:
            able = able_ships(board)
            point = point_worth(board, worths, late)
            if space == SAIL:
                return point * min(SAIL_POINTS, 3.0 * able)
            if space == FULL_SAIL:
                return point * min(FULL_SAIL_POINTS, 4.0 * able)
            return point * min(GALE_POINTS, 4.0 * able)
        if space == HAIL:
            return best_port(state, ports(board.ships))
        most = SHIPS if space == RECALL else SMUGGLED
        return batch_share(min(most, out_at_sea(board)), late) * homecoming(board, player.supply, worths, most)

    def weigh_staff(self, state: MerchantsState, player: Player, slot: i64) -> float:
        """How attractive a Staff ability looks, in gold."""
        board = chart(player)
        worths = good_worths(state, player)
        late = hours_left(state, player) <= 3
        if slot == HELMSMAN:
            return 2.0 * point_worth(board, worths, late)
        if slot == NAVIGATOR:
            return 2.3 * point_worth(board, worths, late)
        if slot == BOSUN:
            return 0.9 * homecoming(board, player.supply, worths, 1)
        return best_port(state, ports(board.ships))

    def weigh(self, state: MerchantsState, player: Player, option: i64) -> float:
        """How attractive an answer looks, in gold."""
        kind = kind_start(option)
        value = argument_of(option)
        board = chart(player)
        worths = good_worths(state, player)
        if kind == POINT:
            FLEET.look(board, player.supply, worths)
            there = place_worth(board, player.supply, worths, value + 1)
            return FLEET.with_ship(mover(board.ships, value), there) - FLEET.total
        if kind == WAIVE:
            return -0.1
        if kind == RETURN:
            brought = haul(board, player.supply, value)
            if brought < 0:
                return -1.0
            on_way = place_worth(board, player.supply, worths, value)
            return worths[brought] - 0.9 * on_way
        if kind == HAILED:
            return float(count(state.halls, LANE_COLOURS[value]))
        return super().weigh(state, player, option)
