"""What bots should know about the Alchemist's shop: what a catch, a cauldron and an open shield are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import count
from covetown.games.merchants_cove.appraisal import batch_share, card_cost, good_worths, hours_left
from covetown.games.merchants_cove.goods import count as goods_count
from covetown.games.merchants_cove.merchant import MerchantAdvice
from covetown.games.merchants_cove.merchants.alchemist.board import (
    BREWS,
    CAULDRONS,
    CHUTES,
    EMPTY,
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
    STILL,
    STILLHAND,
    STIR,
    TAKE_LOWER,
    TAKE_MIDDLE,
    TAKE_UPPER,
    VAT,
    VAT_SIZE,
    Laboratory,
    announced,
    can_brew,
    cell,
    colour_of,
    good_of,
    laboratory,
    lacks,
    ladled,
    marbles_in,
    place,
    slot_for,
    slots_of,
    stirred,
)
from covetown.kernel import argument_of, kind_start

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def placing_gain(board: Laboratory, supply: i64, worths: list[float], marble: i64, index: i64) -> float:
    """How much closer to gold a marble brings a cauldron."""
    cauldron: i64 = board.cauldrons[index]
    colour = marble if cauldron == 0 else colour_of(cauldron)
    good = i64(BREWS[index]) + colour
    if goods_count(supply, good) == 0:
        return -0.2
    slots = float(slots_of(index))
    filled = slots - float(lacks(cauldron, index))
    gain = worths[good] / slots * (0.5 + 0.5 * filled / slots)
    if cauldron == 0 and count(board.catch, marble) < 2:
        gain *= 0.7
    if marble == ICHOR:
        gain *= 0.8
    return gain


def best_filling(board: Laboratory, supply: i64, worths: list[float], most: i64) -> float:
    """What the catch is worth if placed greedily, less for Ichor that is left. The board given is used up."""
    total = 0.0
    while most > 0:
        best = 0.0
        chosen: i64 = -1
        marble: i64 = 0
        while marble <= ICHOR:
            if count(board.catch, marble) > 0:
                index: i64 = 0
                while index < CAULDRONS:
                    if slot_for(board.cauldrons, index, marble) >= 0:
                        gain = placing_gain(board, supply, worths, marble, index)
                        if gain > best:
                            best = gain
                            chosen = marble * 8 + index
                    index += 1
            marble += 1
        if chosen < 0:
            break
        place(board, chosen >> 3, chosen & 7)
        total += best
        most -= 1
    return total - 0.7 * float(count(board.catch, ICHOR))


def best_take(board: Laboratory, player: Player, worths: list[float], level: i64) -> float:
    """The best colour's worth in a row."""
    best = 0.0
    colour: i64 = 0
    while colour < ICHOR:
        chute: i64 = 0
        while chute < CHUTES and cell(board.chutes[chute], level) != colour:
            chute += 1
        if chute < CHUTES:
            best = max(best, best_filling(announced(board, level, colour), player.supply, worths, NONE))
        colour += 1
    return best


def colour_worth(state: MerchantsState, player: Player, level: i64, colour: i64) -> float:
    """What announcing a colour of a row is worth."""
    worths = good_worths(state, player)
    return best_filling(announced(laboratory(player), level, colour), player.supply, worths, NONE)


def brew_worth(player: Player, worths: list[float], index: i64) -> float:
    """What a cauldron that can be brewed brings, less the Ichor that shuts a shield or spills."""
    board = laboratory(player)
    ichor = count(marbles_in((board.cauldrons[index],)), ICHOR)
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
            return best_take(board, player, worths, ROWS[space])
        if space == TAKE_MIDDLE:
            return best_take(board, player, worths, MIDDLE) + 3.0
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
                    best = max(best, best_filling(ladled(board, chute, level), player.supply, worths, NONE))
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
            return best_take(Laboratory(chutes, board.cauldrons, 0, board.vats, 0), player, worths, MIDDLE)
        if kind == PLACE:
            return placing_gain(board, player.supply, worths, value >> 3, value & 7)
        if kind == LADLE:
            return best_filling(ladled(board, value >> 3, value & 7), player.supply, worths, NONE)
        if kind == VAT:
            room = float(VAT_SIZE - count(board.vats, value))
            return min(room, float(count(board.catch, ICHOR))) - 0.1 * float(count(state.halls, value))
        if kind in (PICK, HASTY, STILL):
            return brew_worth(player, worths, value)
        return super().weigh(state, player, option)
