"""What bots should know about the Chronomancer's shop: what rows of tiles promise, and what an hour is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.appraisal import (
    GLANCE,
    batch_share,
    card_cost,
    good_worths,
    hours_left,
    shield_worth,
)
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import MerchantAdvice
from covetown.games.merchants_cove.merchants.chronomancer.board import (
    ANCHOR,
    ANY_MACHINE,
    CELL,
    DELVE,
    DELVER,
    EXPLORE,
    GEARWRIGHT,
    GEARWRIGHT_PUSHES,
    HOURS,
    MACHINE_I,
    MACHINE_II,
    MACHINES,
    OVERCLOCK,
    OVERCLOCK_PUSHES,
    PICK,
    POSITIONS,
    PUSH,
    PUSH_I,
    PUSH_II,
    PUSHED,
    PUSHES,
    RENEW,
    STABILISE,
    SWAP,
    TINKER,
    Workshop,
    aligned,
    anchor_of,
    bench_after,
    can_stabilise,
    cell,
    find,
    found,
    has_tile,
    machine,
    pushed_row,
    tinkers,
    walk,
    walks,
    workshop,
)
from covetown.kernel import argument_of, kind_start

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

HOUR: Final = 6.0  # what an hour is worth, roughly
OFFSET: Final = 0.07  # share of a good for two equal tiles that one push would bring together


@final
class Promises:
    """What rows of tiles promise with the anchors, goods and prices of one moment: pushes often lead to the same."""

    __slots__ = ("anchors", "drawn", "found", "moment", "rows", "supply")

    def __init__(self) -> None:
        self.anchors: i64 = -1
        self.supply: i64 = -1
        self.drawn: i64 = -1
        self.moment: i64 = 0
        self.rows = vec[i64]([-1 for _ in range(256)])  # the moment and both machines
        self.found = vec[float]([0.0 for _ in range(256)])

    def of(self, upper: i64, lower: i64, anchors: i64, supply: i64, worths: vec[float]) -> float:
        if self.anchors != anchors or self.supply != supply or self.drawn != GLANCE.drawn:
            self.anchors = anchors
            self.supply = supply
            self.drawn = GLANCE.drawn
            self.moment += 1
        rows = (self.moment << 30) | (upper << 15) | lower
        at = (upper ^ (upper >> 7) ^ (lower << 3) ^ (lower >> 5)) & 255
        if self.rows[at] != rows:
            self.rows[at] = rows
            self.found[at] = worked_out(upper, lower, anchors, supply, worths)
        return self.found[at]


PROMISES: Final = Promises()


def rows_worth(upper: i64, lower: i64, anchors: i64, supply: i64, worths: vec[float]) -> float:
    """What the machines promise."""
    return PROMISES.of(upper, lower, anchors, supply, worths)


def worked_out(upper: i64, lower: i64, anchors: i64, supply: i64, worths: vec[float]) -> float:
    """What the machines promise: aligned rifts count most, equal tiles one position apart a little."""
    total = 0.0
    reached = walks(upper, lower)
    rift: i64 = 0
    while rift < POSITIONS:
        good = found(upper, lower, anchors, supply, rift)
        if good >= 0:
            reach = 0.65 if (reached >> rift) & 1 else 0.35
            total += reach * worths[good]
        else:
            above = cell(upper, rift)
            if above >= 0 and goods_count(supply, above) > 0:
                if rift > 0 and cell(lower, rift - 1) == above:
                    total += OFFSET * worths[above]
                if cell(lower, rift + 1) == above:
                    total += OFFSET * worths[above]
        rift += 1
    return total


def board_worth(board: Workshop, supply: i64, worths: vec[float]) -> float:
    """What the machines promise as they stand."""
    return rows_worth(board.upper, board.lower, board.anchors, supply, worths)


def best_pushes(board: Workshop, supply: i64, worths: vec[float], machines: i64, left: i64) -> float:
    """What up to so many pushes gain if each is the best at its moment."""
    anchors = board.anchors
    upper = board.upper
    lower = board.lower
    bench = board.bench
    was = rows_worth(upper, lower, anchors, supply, worths)
    gained = 0.0
    while left > 0:
        best = 0.0 if gained > 0.0 else -100.0
        worth = 0.0
        chosen: i64 = -1
        colour: i64 = 0
        while colour < 4:
            if has_tile(bench, colour):
                way: i64 = 0
                while way < 2 * MACHINES:
                    if (machines >> (way >> 1)) & 1:
                        if way < 2:
                            now = rows_worth(pushed_row(upper, colour, way)[0], lower, anchors, supply, worths)
                        else:
                            now = rows_worth(upper, pushed_row(lower, colour, way & 1)[0], anchors, supply, worths)
                        if now - was > best:
                            best = now - was
                            worth = now
                            chosen = colour * 4 + way
                    way += 1
            colour += 1
        if chosen < 0:
            break
        if chosen & 2:
            lower, dropped = pushed_row(lower, chosen >> 2, chosen & 1)
        else:
            upper, dropped = pushed_row(upper, chosen >> 2, chosen & 1)
        bench = bench_after(bench, chosen >> 2, dropped)
        was = worth
        gained += best
        left -= 1
    return gained


def best_walk(board: Workshop, supply: i64, worths: vec[float], late: bool) -> float:
    """What the best single walk brings."""
    best = 0.0
    way: i64 = 0
    while way < 2 * MACHINES:
        reached = walk(machine(board, way >> 1), way & 1)
        total = 0.0
        made: i64 = 0
        rift: i64 = 0
        while rift < POSITIONS:
            if (reached >> rift) & 1:
                good = find(board, supply, rift)
                if good >= 0:
                    total += worths[good]
                    made += 1
            rift += 1
        best = max(best, total * batch_share(made, late))
        way += 1
    return best


def anchor_worth(state: MerchantsState, board: Workshop, worths: vec[float], rift: i64) -> float:
    """What an anchor on this rift is worth: its shield if it is new, and large goods from now on."""
    colour = aligned(board, rift)
    gain = 0.5 * (worths[4 + colour] - worths[colour])
    if anchor_of(board, colour) < 0:
        return gain + shield_worth(state, colour)
    return gain - 1.0


def best_anchor(state: MerchantsState, board: Workshop, worths: vec[float]) -> float:
    best = -5.0
    rift: i64 = 0
    while rift < POSITIONS:
        if can_stabilise(board, rift):
            best = max(best, anchor_worth(state, board, worths, rift))
        rift += 1
    return best


def tinker_gain(board: Workshop, supply: i64, worths: vec[float], value: i64) -> float:
    """What an exchange of the Tinker (colour * 16 + machine * 8 + position) brings."""
    number = (value >> 3) & 1
    row = machine(board, number)
    return row_gain(
        board, supply, worths, number, row + (((value >> 4) - cell(row, value & 7)) << (CELL * (value & 7)))
    )


def row_gain(board: Workshop, supply: i64, worths: vec[float], number: i64, row: i64) -> float:
    """What it brings to have another row of tiles in one of the machines."""
    upper = row if number == 0 else board.upper
    lower = board.lower if number == 0 else row
    return rows_worth(upper, lower, board.anchors, supply, worths) - board_worth(board, supply, worths)


def sum_of_uses(board: Workshop, worths: vec[float]) -> float:
    """How useful the tiles on the workbench look."""
    total = 0.0
    place: i64 = 0
    while cell(board.bench, place) >= 0:
        total += worths[cell(board.bench, place)] / 6.0
        place += 1
    return total


@final
class ChronomancerAdvice(MerchantAdvice):
    """Advice on the Chronomancer's shop."""

    def worth(self, state: MerchantsState, player: Player) -> float:
        """What the machines and a full hourglass may be worth."""
        board = workshop(player)
        return board_worth(board, player.supply, good_worths(state, player)) + (HOUR if board.hourglass else 0.0)

    def weigh_space(self, state: MerchantsState, player: Player, space: i64) -> float:
        """How attractive an own action looks, in gold."""
        board = workshop(player)
        worths = good_worths(state, player)
        if space in (PUSH_I, PUSH_II):
            other = MACHINE_II if space == PUSH_I else MACHINE_I
            tandem = player.space_of(0) == 1 - space or player.space_of(1) == 1 - space
            gain = best_pushes(board, player.supply, worths, ANY_MACHINE - other, PUSHES)
            return gain + 1.5 if tandem else gain
        if space == OVERCLOCK:
            return best_pushes(board, player.supply, worths, ANY_MACHINE, OVERCLOCK_PUSHES)
        if space == STABILISE:
            return best_anchor(state, board, worths)
        late = hours_left(state, player) <= 3
        if space == EXPLORE:
            return best_walk(board, player.supply, worths, late)
        return 2.0 * HOUR if late else 1.0

    def weigh_staff(self, state: MerchantsState, player: Player, slot: i64) -> float:
        """How attractive a Staff ability looks, in gold."""
        board = workshop(player)
        worths = good_worths(state, player)
        best = 0.0
        if slot == GEARWRIGHT:
            return best_pushes(board, player.supply, worths, ANY_MACHINE, GEARWRIGHT_PUSHES)
        if slot == TINKER:
            for option in tinkers(board):
                best = max(best, tinker_gain(board, player.supply, worths, option - SWAP))
            return best
        if slot == DELVER:
            rift: i64 = 0
            while rift < POSITIONS:
                good = find(board, player.supply, rift)
                if good >= 0:
                    best = max(best, 0.8 * worths[good])
                rift += 1
            return best
        return card_cost(state) if player.corruption != 0 else 0.5

    def weigh(self, state: MerchantsState, player: Player, option: i64) -> float:
        """How attractive an answer looks, in gold."""
        kind = kind_start(option)
        value = argument_of(option)
        board = workshop(player)
        worths = good_worths(state, player)
        supply = player.supply
        if kind == PUSH:
            number = (value >> 1) & 1
            row, _ = pushed_row(machine(board, number), value >> 2, value & 1)
            return row_gain(board, supply, worths, number, row)
        if kind == PUSHED:
            return 0.0
        if kind == ANCHOR:
            return anchor_worth(state, board, worths, value)
        if kind in (PICK, DELVE):
            return worths[find(board, supply, value)]
        if kind == HOURS:
            return float(value)
        if kind == SWAP:
            return tinker_gain(board, supply, worths, value)
        if kind == RENEW and value == 1:
            return 0.3 - 0.1 * float(sum_of_uses(board, worths))
        return 0.0
