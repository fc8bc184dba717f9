"""What bots should know about the Blacksmith's shop: what a furnace promises, what a roll and a hallmark are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import count, size
from covetown.games.merchants_cove.appraisal import (
    FLOATS,
    batch_share,
    card_cost,
    good_worths,
    hours_left,
    shield_worth,
)
from covetown.games.merchants_cove.goods import GOODS
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import MerchantAdvice
from covetown.games.merchants_cove.merchants.blacksmith.board import (
    AMOUNT,
    BELLOWS,
    COAL,
    COAL_LEAST,
    COAL_MOST,
    FACES,
    FORGE,
    FURNACES,
    HALLMARK,
    HEAT_FROM,
    HEAT_TO,
    MELT,
    MINE,
    MINER,
    NONE,
    ORE,
    PICK,
    PRESERVE,
    RAKE,
    STOKE,
    STOKER,
    STRIKE,
    TEMPER,
    TEMPERER,
    Smithy,
    can_forge,
    can_recast,
    can_temper,
    coals,
    fits,
    good_of,
    heat,
    perfect,
    ready,
    recast_most,
    smithy,
    tempered,
    with_coal,
)
from covetown.kernel import argument_of, kind_start

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def completes(furnace: i64, index: i64, values: i64) -> i64:
    """Whether coal values can bring a furnace to its right heat: 2 to the perfect one, 1 to a right one, 0 not.

    The values are packed, three bits for each.
    """
    best: i64 = 0
    room = COAL_MOST[index] - coals(furnace)
    least = COAL_LEAST[index] - coals(furnace)
    warmth = heat(furnace)
    subsets: i64 = 1
    rest = values
    while rest != 0:
        subsets *= 2
        rest >>= 3
    subset: i64 = 0
    while subset < subsets:
        used: i64 = 0
        total = warmth
        rest = values
        taken = subset
        while taken != 0:
            if taken & 1:
                used += 1
                total += rest & 7
            taken >>= 1
            rest >>= 3
        if least <= used <= room and HEAT_FROM[index] <= total <= HEAT_TO[index]:
            if total == HEAT_TO[index]:
                return 2
            best = 1
        subset += 1
    return best


def hope(furnace: i64, index: i64, values: i64, worths: vec[float], bonus: float, supply: i64) -> float:
    """What a furnace promises in gold, given the coal values still to be placed."""
    if furnace == 0:
        return 0.0
    good = good_of(furnace, index)
    worth = worths[good] if goods_count(supply, good) > 0 else 0.2
    cost = 0.4 * FLOATS[coals(furnace)]
    if ready(furnace, index):
        return worth - cost + (bonus if perfect(furnace, index) else 0.0)
    reach = completes(furnace, index, values)
    if reach > 0:
        return 0.8 * worth - cost + (0.5 * bonus if reach == 2 else 0.0)
    room = COAL_MOST[index] - coals(furnace)
    missing = HEAT_FROM[index] - heat(furnace)
    if room == 0 or missing > FACES * room:
        return -1.0 - cost
    return (0.3 - 0.03 * float(missing)) * worth - cost


def placing_worth(state: MerchantsState, player: Player, rolled: tuple[int, ...], which: i64, spot: i64) -> float:
    """What it brings to put the die in hand into a furnace."""
    return place_gain(player, good_worths(state, player), hallmark_bonus(state, player), rolled, which, spot)


def die_worth(state: MerchantsState, player: Player, rolled: tuple[int, ...], which: i64, bellows: bool) -> float:
    """What it brings to place a rolled die next, where it fits best."""
    return best_placing(player, good_worths(state, player), hallmark_bonus(state, player), rolled, which, bellows)


def place_gain(
    player: Player, worths: vec[float], bonus: float, rolled: tuple[int, ...], which: i64, spot: i64
) -> float:
    """What it brings to put a rolled die into a furnace at a value (`spot` is furnace * 8 + value)."""
    board = smithy(player)
    index = spot >> 3
    kind = which >> 3
    before: i64 = board.furnaces[index]
    after = with_coal(before, spot & 7) if kind == COAL else (kind + 1) | ((spot & 7) << 3)
    values: i64 = 0
    others: i64 = 0
    taken = kind != COAL
    for die in rolled:
        value: i64 = die
        if value >> 3 == COAL:
            values = (values << 3) | (value & 7)
            if not taken and value == which:
                taken = True
            else:
                others = (others << 3) | (value & 7)
    was = hope(before, index, values, worths, bonus, player.supply)
    return hope(after, index, others, worths, bonus, player.supply) - was


def hallmark_bonus(state: MerchantsState, player: Player) -> float:
    """What the next hallmark effect is probably worth."""
    best = 0.0
    colour: i64 = 0
    while colour < 4:
        if count(player.shields, colour) == 0:
            best = max(best, shield_worth(state, colour))
        colour += 1
    return 0.4 * best + 1.0


def best_placing(
    player: Player, worths: vec[float], bonus: float, rolled: tuple[int, ...], which: i64, bellows: bool
) -> float:
    best = -1.0
    index: i64 = 0
    while index < FURNACES:
        value = which & 7
        low = max(1, value - 1) if bellows else value
        high = min(FACES, value + 1) if bellows else value
        while low <= high:
            if fits(smithy(player).furnaces[index], index, which >> 3, low):
                best = max(best, place_gain(player, worths, bonus, rolled, which, index * 8 + low))
            low += 1
        index += 1
    return best


def recast_gain(player: Player, worths: vec[float], colour: i64, given: i64) -> float:
    """What recasting as many goods of a kind as possible brings."""
    return float(recast_most(player, colour, given)) * (worths[(given & 4) + colour] - worths[given])


def best_recast(player: Player, worths: vec[float], colour: i64) -> float:
    best = 0.0
    given: i64 = 0
    while given < GOODS:
        best = max(best, recast_gain(player, worths, colour, given))
        given += 1
    return best


def best_strike(state: MerchantsState, player: Player, worths: vec[float]) -> float:
    """The best single furnace to forge."""
    best = 0.0
    index: i64 = 0
    while index < FURNACES:
        if can_forge(player, index):
            furnace: i64 = smithy(player).furnaces[index]
            bonus = hallmark_bonus(state, player) if perfect(furnace, index) else 0.0
            best = max(best, worths[good_of(furnace, index)] + bonus)
        index += 1
    return best


def best_temper(state: MerchantsState, player: Player, worths: vec[float]) -> float:
    """What the best single point of the Temperer brings."""
    furnaces = smithy(player).furnaces
    bonus = hallmark_bonus(state, player)
    best = 0.0
    index: i64 = 0
    while index < FURNACES:
        furnace: i64 = furnaces[index]
        if furnace != 0:
            was = hope(furnace, index, 0, worths, bonus, player.supply)
            place: i64 = 0
            while place <= COAL_MOST[index]:
                if can_temper(furnace, index, place, True):
                    after = tempered(furnace, place, True)
                    best = max(best, hope(after, index, 0, worths, bonus, player.supply) - was)
                if can_temper(furnace, index, place, False):
                    after = tempered(furnace, place, False)
                    best = max(best, hope(after, index, 0, worths, bonus, player.supply) - was)
                place += 1
        index += 1
    return best


def stoke_weight(board: Smithy, worths: vec[float]) -> float:
    """What a roll of the pool may bring: alloy dice to heat, furnaces to complete, coal for both."""
    wanted = 0.0
    started = 0
    index: i64 = 0
    free = 0
    while index < FURNACES:
        furnace: i64 = board.furnaces[index]
        if furnace == 0:
            free += 1
        elif not ready(furnace, index) and coals(furnace) < COAL_MOST[index]:
            started += 1
            wanted += 0.5 * worths[good_of(furnace, index)]
        index += 1
    alloys = 0
    colour: i64 = 0
    while colour < 4:
        held = count(board.pool, colour)
        if held > 0:
            alloys += int(held)
            wanted += 0.5 * float(held) * worths[colour]
        colour += 1
    jobs = started + min(alloys, free)
    if jobs == 0:
        return 0.0
    coal = float(count(board.pool, COAL))
    return wanted / float(started + alloys) * min(float(jobs), coal / 1.8)


def mine_weight(board: Smithy, worths: vec[float]) -> float:
    """What two more alloy dice may bring: the fewer lie in the pool, the more."""
    alloys = size(board.pool) - count(board.pool, COAL)
    best: list[float] = []
    colour: i64 = 0
    while colour < 4:
        if count(board.rack, colour) > 0:
            best.append(worths[colour])
        if count(board.rack, colour) > 1:
            best.append(worths[colour])
        colour += 1
    best.sort(reverse=True)
    total = 0.0
    for index in range(min(len(best), 2)):
        total += best[index]
    return total * (0.6 if alloys == 0 else 0.4 if alloys == 1 else 0.2)


@final
class BlacksmithAdvice(MerchantAdvice):
    """Advice on the Blacksmith's shop."""

    def worth(self, state: MerchantsState, player: Player) -> float:
        """What the furnaces, the unlocked dice and the hallmarks may be worth."""
        board = smithy(player)
        worths = good_worths(state, player)
        bonus = hallmark_bonus(state, player)
        total = 0.0
        index: i64 = 0
        while index < FURNACES:
            total += 0.6 * hope(board.furnaces[index], index, 0, worths, bonus, player.supply)
            index += 1
        colour: i64 = 0
        while colour < 4:
            total += float(count(board.pool, colour)) * (0.5 + 0.1 * worths[colour])
            colour += 1
        return total

    def weigh_space(self, state: MerchantsState, player: Player, space: i64) -> float:
        """How attractive an own action looks, in gold."""
        board = smithy(player)
        worths = good_worths(state, player)
        late = hours_left(state, player) <= 3
        if space == STOKE:
            return stoke_weight(board, worths)
        if space == BELLOWS:
            return 1.15 * stoke_weight(board, worths)
        if space == MINE:
            return 0.0 if hours_left(state, player) <= 2 else mine_weight(board, worths)
        if space == FORGE:
            total = 0.0
            forged: i64 = 0
            crowned = False
            index: i64 = 0
            while index < FURNACES:
                if can_forge(player, index):
                    total += worths[good_of(board.furnaces[index], index)]
                    forged += 1
                    crowned = crowned or perfect(board.furnaces[index], index)
                index += 1
            total *= batch_share(forged, late)
            return total + hallmark_bonus(state, player) if crowned else total
        best = 0.0
        colour: i64 = 0
        while colour < 4:
            if can_recast(player, colour):
                best = max(best, best_recast(player, worths, colour))
            colour += 1
        return best - 1.5 if late else 0.3 * best - 1.5

    def weigh_staff(self, state: MerchantsState, player: Player, slot: i64) -> float:
        """How attractive a Staff ability looks, in gold."""
        board = smithy(player)
        worths = good_worths(state, player)
        if slot == MINER:
            return self.weigh_space(state, player, MINE)
        if slot == STOKER:
            return stoke_weight(board, worths)
        if slot == TEMPERER:
            return best_temper(state, player, worths)
        return 0.9 * best_strike(state, player, worths)

    def weigh(self, state: MerchantsState, player: Player, option: i64) -> float:
        """How attractive an answer looks, in gold."""
        kind = kind_start(option)
        value = argument_of(option)
        board = smithy(player)
        worths = good_worths(state, player)
        if kind == RAKE:
            if value == NONE:
                return 0.0
            furnace: i64 = board.furnaces[value]
            return -hope(furnace, value, 0, worths, 1.0, player.supply) - 1.5
        if kind == ORE:
            return worths[value] + worths[4 + value] - 3.0 * float(count(board.pool, value))
        if kind in (PICK, STRIKE):
            bonus = hallmark_bonus(state, player) if perfect(board.furnaces[value], value) else 0.0
            return worths[good_of(board.furnaces[value], value)] + bonus
        if kind == PRESERVE:
            return 0.0 if value == 0 else 1.5 - card_cost(state)
        if kind == HALLMARK:
            if count(player.shields, value) == 0:
                return shield_worth(state, value)
            return float(count(state.halls, value))
        if kind == MELT:
            return best_recast(player, worths, value)
        if kind == AMOUNT:
            return float(value)
        if kind == TEMPER:
            index = value >> 4
            before: i64 = board.furnaces[index]
            after = tempered(before, (value & 15) >> 1, value & 1 == 1)
            bonus = hallmark_bonus(state, player)
            was = hope(before, index, 0, worths, bonus, player.supply)
            return hope(after, index, 0, worths, bonus, player.supply) - was
        return super().weigh(state, player, option)
