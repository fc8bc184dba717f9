"""What bots should know: how good a position looks, and which answer a quick, sensible player would give.

Everything is estimated in gold. Merchants add what they know about their own boards (`MerchantAdvice`).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove import options
from covetown.games.merchants_cove.adventurers import BITS, ONES, ROGUE, one, size
from covetown.games.merchants_cove.appraisal import CARD, FLOATS, GLANCE, HOUR, boat_weight, net_interest
from covetown.games.merchants_cove.corruption import size as corruption_size
from covetown.games.merchants_cove.goods import BITS as GOOD_BITS
from covetown.games.merchants_cove.goods import ONES as GOOD_ONES
from covetown.games.merchants_cove.goods import price
from covetown.games.merchants_cove.merchant import ACTIVATE_STAFF, RECRUIT
from covetown.games.merchants_cove.numbers import BOAT_SLOTS, RECRUIT_CORRUPTION, RECRUIT_HOURS
from covetown.games.merchants_cove.options import CORE_KINDS
from covetown.games.merchants_cove.piers import PIER_OF
from covetown.games.merchants_cove.scoring import card_worth, corruption_worth, final_gold, place_of
from covetown.games.merchants_cove.state import MARKET, PRODUCTION, MerchantsState, Player
from covetown.games.merchants_cove.town.square import card_at
from covetown.games.merchants_cove.town.townsfolk import (
    TOWNSFOLK,
    BringAboard,
    BringGood,
    DiscardOne,
    DiscardUpToThree,
    icons_times_halls,
)
from covetown.kernel import Chance, Guide, State, argument_of, kind_number
from covetown.kernel.bits import bit

EVEN: Final = 30.0  # a lead of this much gold is nearly won
PASSING: Final = 0.3  # how far a shield that may close again counts in later rounds
HALL_GROWTH: Final = vec[i64]([0, 3, 2, 1])  # Adventurers a Hall may still gain, by round


def expected_halls(state: MerchantsState) -> i64:
    """The Halls and the Lair as they may stand at the end."""
    more = i64(HALL_GROWTH[state.round]) if state.phase <= PRODUCTION else i64(HALL_GROWTH[state.round]) - 1
    halls = state.halls
    colour: i64 = 0
    while colour < 4:
        halls += more * one(colour)
        colour += 1
    return halls


def boat_counts(state: MerchantsState, boat: i64, colour: i64) -> float:
    """Customers of a colour this boat may land: those aboard and a share of its empty slots."""
    crowd = state.boats[boat]
    free = float(BOAT_SLOTS - size(crowd))
    bag = size(state.bag)
    share = FLOATS[(state.bag >> (BITS * colour)) & ONES] / float(bag) if bag > 0 else 0.0
    return FLOATS[(crowd >> (BITS * colour)) & ONES] + free * share


def demand(state: MerchantsState, pier: i64, colour: i64) -> float:
    """Customers of a colour that may stand at a pier when this round's market opens."""
    if GLANCE.state is not state:
        return expected(state, pier, colour)
    at = 4 * pier + colour
    if (GLANCE.awaited >> at) & 1 == 0:
        GLANCE.demands[at] = expected(state, pier, colour)
        GLANCE.awaited |= i64(1) << at
    return GLANCE.demands[at]


def expected(state: MerchantsState, pier: i64, colour: i64) -> float:
    count = FLOATS[(state.piers[pier] >> (BITS * colour)) & ONES]
    if state.phase != PRODUCTION:
        return count
    berth: i64 = 0
    while berth < 4:
        if PIER_OF[berth] == pier and (state.berths >> (3 * berth)) & 7 == 0:
            first: i64 = 0 if berth < 2 else 3
            total = 0.0
            boats = 0.0
            boat = first
            while boat < first + 3:
                if (state.sailing >> boat) & 1:
                    total += boat_counts(state, boat, colour)
                    boats += 1.0
                boat += 1
            if boats > 0.0:
                count += 0.8 * total / boats
        berth += 1
    return count


def good_value(state: MerchantsState, prices: i64, good: i64) -> float:
    """What a Good on the shelf may bring: at its best pier of this round, or later."""
    worth = FLOATS[price(prices, good)]
    colour = good & 3
    best = demand(state, 2, colour) - 0.3
    other = demand(state, 0 if good >= 4 else 1, colour)
    if other > best:
        best = other
    later = 1.6 if state.round < 3 else 0.0
    if state.phase > MARKET or best < later:
        best = later
    return worth * best


def shelf_value(state: MerchantsState, player: Player) -> float:
    """What all Goods on the shelf may bring."""
    value = 0.0
    good: i64 = 0
    shelf = player.shelf
    while shelf > 0:
        count = shelf & GOOD_ONES
        if count > 0:
            value += float(count) * good_value(state, player.prices, good)
        shelf >>= GOOD_BITS
        good += 1
    return value


def expected_gold(state: MerchantsState, player: Player) -> float:
    """Gold this player may end with."""
    gold = float(player.gold)
    if state.waiting == 0:
        return gold
    halls = expected_halls(state)
    kept = state.halls
    state.halls = halls
    gold += float(final_gold(state, player))
    state.halls = kept
    rounds = float(4 - state.round) if state.phase <= PRODUCTION else float(3 - state.round)
    shields = player.merchant.active_shields(state, player)
    if shields != 0:
        if not player.merchant.advice.lasting_shields() and rounds > 1.0:
            rounds = 1.0 + PASSING * (rounds - 1.0)
        gold += rounds * float(icons_times_halls(shields, state.halls)) * 0.9
    gold += shelf_value(state, player) + player.merchant.advice.worth(state, player)
    if state.phase == PRODUCTION:
        gold += HOUR * 0.5 * float(state.marker - player.position)
    return gold


def ability_worth(state: MerchantsState, player: Player, card: i64) -> float:
    """What a Townsfolk card's ability may bring right now."""
    ability = TOWNSFOLK[card].ability
    if isinstance(ability, BringGood):
        if (player.supply >> (GOOD_BITS * ability.good)) & GOOD_ONES:
            return good_value(state, player.prices, ability.good)
        return 0.0
    if isinstance(ability, DiscardOne):
        return 3.0 if player.corruption != 0 else 0.0
    if isinstance(ability, DiscardUpToThree):
        return 2.5 * float(min(corruption_size(player.corruption), 3))
    return 2.0 if isinstance(ability, BringAboard) else 2.5


def recruit_weight(state: MerchantsState, player: Player, space: i64) -> float:
    """What recruiting the card of a space brings, its cost taken off."""
    card = card_at(state, space)
    halls = expected_halls(state)
    gain = float(card_worth(card, halls)) + ability_worth(state, player, card)
    worst = 0.0
    slot: i64 = 0
    while slot < len(player.merchant.staff):
        old = player.card_in(slot)
        if old < 0:
            worst = -2.0  # an ability more to use
            break
        worth = float(card_worth(old, halls))
        if slot == 0 or worth < worst:
            worst = worth
        slot += 1
    return gain - worst - HOUR * float(RECRUIT_HOURS[space]) - CARD * float(RECRUIT_CORRUPTION[space])


def space_weight(state: MerchantsState, player: Player, argument: i64) -> float:
    """What an action space brings, its cost taken off. Which figure goes there does not matter."""
    index = argument & 63
    if GLANCE.state is not state or GLANCE.seat != player.seat:
        return space_worth(state, player, index)
    if (GLANCE.weighed >> index) & 1 == 0:
        GLANCE.spaces[index] = space_worth(state, player, index)
        GLANCE.weighed |= i64(1) << index
    return GLANCE.spaces[index]


def space_worth(state: MerchantsState, player: Player, index: i64) -> float:
    space = player.merchant.spaces[index]
    if space.action == RECRUIT:
        best = -99.0
        at: i64 = 0
        while at < 4:
            if card_at(state, at) >= 0:
                best = max(best, recruit_weight(state, player, at))
            at += 1
        return best
    cost = HOUR * float(space.hours) + CARD * float(space.corruption)
    if space.action == ACTIVATE_STAFF:
        gain = 0.0
        slot: i64 = 0
        while slot < len(player.merchant.staff):
            if player.card_in(slot) >= 0 and player.merchant.can_use(state, player, slot):
                gain += max(player.merchant.advice.weigh_staff(state, player, slot), 0.0)
            slot += 1
        return gain - cost
    return player.merchant.advice.weigh_space(state, player, index) - cost


def dock_weight(state: MerchantsState, player: Player, berth: i64) -> float:
    """What landing the full boat at a pier space brings."""
    worth = 0.0
    boat: i64 = 0
    while boat < 6:
        if (state.sailing >> boat) & 1 and size(state.boats[boat]) >= BOAT_SLOTS:
            colour: i64 = 0
            while colour < 4:
                aboard = float((state.boats[boat] >> (BITS * colour)) & ONES)
                worth += aboard * net_interest(state, player, PIER_OF[berth], colour)
                colour += 1
        boat += 1
    return worth


def weigh(state: MerchantsState, player: Player, option: i64) -> float:
    """How attractive an answer looks, in gold against the others of its decision."""
    if kind_number(option) >= CORE_KINDS:
        return player.merchant.advice.weigh(state, player, option)
    argument = argument_of(option)
    first = option - argument
    if first == options.SPACE:
        return space_weight(state, player, argument)
    if first == options.CARD:
        return recruit_weight(state, player, argument)
    if first == options.DISCARD:
        return -float(corruption_worth(bit(6 * argument), expected_halls(state)))
    if first == options.SLOT:
        old = player.card_in(argument)
        return 2.0 if old < 0 else -float(card_worth(old, expected_halls(state)))
    if first == options.STAFF:
        return player.merchant.advice.weigh_staff(state, player, argument)
    if first == options.HAND:
        return HOUR - CARD - 2.0 if argument else 0.0
    if first in (options.BOAT, options.SAILOR_TO_BOAT):
        kind: i64 = 0
        while kind < ROGUE and (state.held >> (BITS * kind)) & ONES == 0:
            kind += 1
        return boat_weight(state, player, argument, kind)
    if first == options.DOCK:
        return dock_weight(state, player, argument)
    if first in (options.ROB, options.CULTISTS, options.SELL):
        question = state.asking
        return 0.0 if question is None else question.weigh(state, player.seat, option)
    if first == options.SAILOR_TO_PIER:
        return 1.0
    return 0.0


@final
class MerchantsGuide(Guide):
    """Advice for bots on Merchants Cove."""

    def value(self, state: State, seat: i64) -> float:
        values = [0.0 for _ in range(state.seats)]
        self.judge(state, values)
        return values[seat]

    def judge(self, state: State, values: list[float]) -> None:
        assert isinstance(state, MerchantsState)
        if state.waiting == 0:
            for player in state.players[: state.seats]:
                values[player.seat] = 1.0 if place_of(state, player) == 1 else 0.0
            return
        GLANCE.look(state, -1)
        golds = [expected_gold(state, player) for player in state.players]
        GLANCE.look_away()
        seat: i64 = 0
        while seat < state.seats:
            best = -1000.0
            other: i64 = 0
            while other < len(golds):
                if other != seat and golds[other] > best:
                    best = golds[other]
                other += 1
            values[seat] = 1.0 / (1.0 + math.exp((best - golds[seat]) / EVEN))
            seat += 1

    def depth(self) -> int:
        return 32  # several turns of everybody; 8 and 16 were measured to be weaker

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        assert isinstance(state, MerchantsState)
        player = state.players[seat]
        GLANCE.look(state, seat)
        best = options[0]
        top = -1.0e9
        for option in options:
            weight = weigh(state, player, option) + float(chance.below(100)) * 0.01
            if weight > top:
                top = weight
                best = option
        GLANCE.look_away()
        return best

    def weigh(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        assert isinstance(state, MerchantsState)
        player = state.players[seat]
        GLANCE.look(state, seat)
        weights = [weigh(state, player, option) for option in options]
        GLANCE.look_away()
        top = max(weights)
        return [math.exp(max((weight - top) / 6.0, -6.0)) for weight in weights]


GUIDE: Final = MerchantsGuide()
