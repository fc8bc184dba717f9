"""What bots should know about the Alchemist's shop: what a catch, a cauldron and an open shield are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import count, one
from covetown.games.merchants_cove.appraisal import FLOATS, GLANCE, batch_share, card_cost, good_worths, hours_left
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import MerchantAdvice
from covetown.games.merchants_cove.merchants.alchemist.board import (
    BREWS,
    CAULDRONS,
    CELL,
    CELL_ONES,
    CHUTES,
    EMPTY,
    EMPTY_CAULDRONS,
    FORAGER,
    HASTY,
    HASTY_BREW,
    ICHOR,
    LADLE,
    LADLER,
    LEVELS,
    MIDDLE,
    NONE,
    PICK,
    PLACE,
    PURGE,
    ROWS,
    SLOTS,
    STILL,
    STILLHAND,
    STIR,
    TAKE_LOWER,
    TAKE_MIDDLE,
    TAKE_UPPER,
    VAT,
    VAT_SIZE,
    Laboratory,
    can_brew,
    catch_of,
    cell,
    colour_of,
    fallen,
    good_of,
    laboratory,
    lacks,
    slot_in,
    slots_of,
    stirred,
)
from covetown.kernel import argument_of, kind_start

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


# Where a cauldron begins if all are packed into one number, and its places in the lowest bits.
STARTS: Final = vec[i64]([0, 9, 18, 27, 42])
PLACES: Final = vec[i64]([0o777, 0o777, 0o777, 0o77777, 0o77777])


def placing_gain(cauldron: i64, index: i64, supply: i64, worths: vec[float], marble: i64, held: i64) -> float:
    """How much closer to gold a marble, one of so many held, brings a cauldron."""
    colour = marble if cauldron == 0 else colour_of(cauldron)
    good = BREWS[index] + colour
    if goods_count(supply, good) == 0:
        return -0.2
    slots = FLOATS[SLOTS[index]]
    filled = slots - FLOATS[lacks(cauldron, index)]
    gain = worths[good] / slots * (0.5 + 0.5 * filled / slots)
    if cauldron == 0 and held < 2:
        gain *= 0.7
    if marble == ICHOR:
        gain *= 0.8
    return gain


def filling(cauldrons: tuple[int, ...], supply: i64, worths: vec[float], catch: i64) -> float:
    """What a catch is worth if placed greedily, less for Ichor that is left."""
    packed: i64 = 0
    index: i64 = 0
    while index < CAULDRONS:
        packed |= i64(cauldrons[index]) << STARTS[index]
        index += 1
    # What any marble brings a cauldron that has a colour: Ichor counts less, and an empty one depends on the marble.
    gains = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    changed: i64 = 31
    total = 0.0
    while True:
        index = 0
        while index < CAULDRONS:
            if (changed >> index) & 1:
                cauldron = (packed >> STARTS[index]) & PLACES[index]
                if cauldron != 0:
                    gains[index] = placing_gain(cauldron, index, supply, worths, 0, 0)
            index += 1
        best = 0.0
        chosen: i64 = -1
        marble: i64 = 0
        while marble <= ICHOR:
            held = count(catch, marble)
            if held > 0:
                before: i64 = 1
                index = 0
                while index < CAULDRONS:
                    cauldron = (packed >> STARTS[index]) & PLACES[index]
                    if cauldron == 0:
                        gain = placing_gain(cauldron, index, supply, worths, marble, held) if marble != ICHOR else 0.0
                    else:
                        gain = gains[index] * 0.8 if marble == ICHOR else gains[index]
                    if gain > best:
                        slot = slot_in(cauldron, before, index, marble)
                        if slot >= 0:
                            best = gain
                            changed = i64(1) << index
                            chosen = (marble << 8) | (STARTS[index] + CELL * slot)
                    before = cauldron
                    index += 1
            marble += 1
        if chosen < 0:
            break
        packed |= ((chosen >> 8) + 1) << (chosen & 255)
        catch -= one(chosen >> 8)
        total += best
    return total - 0.7 * FLOATS[count(catch, ICHOR)]


@final
class Fillings:
    """What catches are worth with the cauldrons, goods and prices of one moment: many takes bring the same catch."""

    __slots__ = ("catches", "cauldrons", "drawn", "found", "known", "supply")

    def __init__(self) -> None:
        self.cauldrons = EMPTY_CAULDRONS
        self.supply: i64 = -1
        self.drawn: i64 = -1
        self.catches = vec[i64]([0 for _ in range(32)])
        self.found = vec[float]([0.0 for _ in range(32)])
        self.known: i64 = 0

    def of(self, board: Laboratory, supply: i64, worths: vec[float], catch: i64) -> float:
        if self.cauldrons is not board.cauldrons or self.supply != supply or self.drawn != GLANCE.drawn:
            self.cauldrons = board.cauldrons
            self.supply = supply
            self.drawn = GLANCE.drawn
            self.known = 0
        at: i64 = 0
        while at < self.known:
            if self.catches[at] == catch:
                return self.found[at]
            at += 1
        worth = filling(board.cauldrons, supply, worths, catch)
        if at < 32:
            self.catches[at] = catch
            self.found[at] = worth
            self.known += 1
        return worth


FILLINGS: Final = Fillings()


def best_take(player: Player, worths: vec[float], chutes: tuple[int, ...], held: i64, level: i64) -> float:
    """The best colour's worth in a row, beside the marbles held already."""
    board = laboratory(player)
    best = 0.0
    shown: i64 = 0
    chute: i64 = 0
    while chute < CHUTES:
        shown |= i64(1) << (cell(chutes[chute], level) + 1)
        chute += 1
    colour: i64 = 0
    while colour < ICHOR:
        if (shown >> (colour + 1)) & 1:
            catch = held + catch_of(chutes, level, colour)
            best = max(best, FILLINGS.of(board, player.supply, worths, catch))
        colour += 1
    return best


def colour_worth(state: MerchantsState, player: Player, level: i64, colour: i64) -> float:
    """What announcing a colour of a row is worth."""
    worths = good_worths(state, player)
    board = laboratory(player)
    return FILLINGS.of(board, player.supply, worths, board.catch + catch_of(board.chutes, level, colour))


def ladle_worth(player: Player, worths: vec[float], chute: i64, level: i64) -> float:
    """What ladling a marble out of a chute is worth."""
    board = laboratory(player)
    return FILLINGS.of(board, player.supply, worths, board.catch + fallen(board.chutes[chute], level)[1])


def brew_worth(player: Player, worths: vec[float], index: i64) -> float:
    """What a cauldron that can be brewed brings, less the Ichor that shuts a shield or spills."""
    board = laboratory(player)
    cauldron: i64 = board.cauldrons[index]
    ichor: i64 = 0
    while cauldron != 0:
        if cauldron & CELL_ONES == ICHOR + 1:
            ichor += 1
        cauldron >>= CELL
    return worths[good_of(board, index)] - 0.8 * float(ichor)


@final
class AlchemistAdvice(MerchantAdvice):
    """Advice on the Alchemist's shop."""

    def lasting_shields(self) -> bool:
        return False  # AL-075

    def worth(self, state: MerchantsState, player: Player) -> float:
        """What the unfinished work and the open shields may be worth."""
        board = laboratory(player)
        worths = good_worths(state, player)
        total = 0.0
        index: i64 = 0
        while index < CAULDRONS:
            if board.cauldrons[index] != 0 and goods_count(player.supply, good_of(board, index)) > 0:
                filled = 1.0 - float(lacks(board.cauldrons[index], index)) / float(slots_of(index))
                total += worths[good_of(board, index)] * 0.6 * filled * filled
            index += 1
        return total

    def weigh_space(self, state: MerchantsState, player: Player, space: i64) -> float:
        """How attractive an own action looks, in gold."""
        board = laboratory(player)
        worths = good_worths(state, player)
        if space in (TAKE_UPPER, TAKE_LOWER):
            return best_take(player, worths, board.chutes, board.catch, ROWS[space])
        if space == TAKE_MIDDLE:
            return best_take(player, worths, board.chutes, board.catch, MIDDLE) + 3.0
        late = hours_left(state, player) <= 3
        if space == PURGE:
            share = 0.9 if late else 0.55
            total = 0.0
            colour: i64 = 0
            while colour < 4:
                if count(board.vats, colour) > 0:
                    total += share * float(count(state.halls, colour)) + 0.8
                colour += 1
            return total
        total = 0.0
        best = 0.0
        ready: i64 = 0
        index: i64 = 0
        while index < CAULDRONS:
            if can_brew(board, player, index, 1 if space == HASTY_BREW else 0):
                gain = brew_worth(player, worths, index)
                total += gain
                ready += 1
                best = max(best, gain)
            index += 1
        if space == HASTY_BREW:
            return best * (0.9 if late else 0.5)
        return total * batch_share(ready, late)

    def weigh_staff(self, state: MerchantsState, player: Player, slot: i64) -> float:
        """How attractive a Staff ability looks, in gold."""
        board = laboratory(player)
        worths = good_worths(state, player)
        best = 0.0
        if slot == LADLER:
            chute: i64 = 0
            while chute < CHUTES:
                level: i64 = 0
                while level < LEVELS:
                    best = max(best, ladle_worth(player, worths, chute, level))
                    level += 1
                chute += 1
            return best
        if slot == FORAGER:
            return 3.0
        if slot == STILLHAND:
            index: i64 = 0
            while index < CAULDRONS:
                if can_brew(board, player, index, 0):
                    best = max(best, 0.8 * brew_worth(player, worths, index))
                index += 1
            return best
        return 2.0 * card_cost(state) if board.vats == 0 else card_cost(state)

    def weigh(self, state: MerchantsState, player: Player, option: i64) -> float:
        """How attractive an answer looks, in gold."""
        kind = kind_start(option)
        value = argument_of(option)
        board = laboratory(player)
        worths = good_worths(state, player)
        if kind == EMPTY:
            if value == NONE:
                return 0.0
            return 0.5 if goods_count(player.supply, good_of(board, value)) == 0 else -5.0
        if kind == STIR:
            chutes = board.chutes if value == NONE else stirred(board.chutes, value)
            return best_take(player, worths, chutes, 0, MIDDLE)
        if kind == PLACE:
            index = value & 7
            held = count(board.catch, value >> 3)
            return placing_gain(board.cauldrons[index], index, player.supply, worths, value >> 3, held)
        if kind == LADLE:
            return ladle_worth(player, worths, value >> 3, value & 7)
        if kind == VAT:
            room = float(VAT_SIZE - count(board.vats, value))
            return min(room, float(count(board.catch, ICHOR))) - 0.1 * float(count(state.halls, value))
        if kind in (PICK, HASTY, STILL):
            return brew_worth(player, worths, value)
        return super().weigh(state, player, option)
