"""What bots know about Pirate's Cove: how good a position looks, and what a sensible captain would do."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import AVAST_BELAY, FIRST_PARROT, TREASURE_OVERBOARD, hand_size
from covetown.games.pirates_cove.cards.fame import fame_in_hand
from covetown.games.pirates_cove.combat.ledger import LEGEND_SIDE, NAVY_DICE, NAVY_SPEED
from covetown.games.pirates_cove.combat.legends import LEGENDS, hostile_at
from covetown.games.pirates_cove.mat import CANNON, CREW, HULL, SAILS
from covetown.games.pirates_cove.options import (
    ACCOUNT,
    AIM,
    AIM_NAVY,
    ATTACH,
    BATTLE,
    BURY,
    BURY_CHESTS,
    BURY_GOLD,
    BUY,
    CHESTS,
    COVE_CARDS,
    COVE_GOLD,
    END_TURN,
    FIRE,
    FLEE,
    KEEP_PARROT,
    KEGS,
    MEND,
    PASS,
    PLAY_COMMISSION,
    PLAY_CONSORT,
    PLAY_FAREWELL,
    PLAY_INTERCEPT,
    PLAY_MAP,
    PLAY_NEST,
    RAISE,
    RAISE_TWICE,
    RELOAD,
    RIG,
    RIG_ANEW,
    RIG_DONE,
    SAIL,
    SAIL_BOTH,
    TAKE_PARROT,
)
from covetown.games.pirates_cove.ship import TAVERN_ISLAND, TREASURE_ISLAND, Ship
from covetown.games.pirates_cove.state import COMBAT, MONTHS, NAVIGATION, RECKONING, PiratesState
from covetown.games.pirates_cove.treasure import TREASURES, stack_index
from covetown.kernel.chance import Chance
from covetown.kernel.game import Guide
from covetown.kernel.packing import ARGUMENT
from covetown.kernel.state import State

NEVER: Final = 0.02


def strength(ship: Ship) -> float:
    """How much a ship is worth in a combat: dice, and the damage she can take."""
    weakest: i64 = 8
    section: i64 = 0
    total: i64 = 0
    while section < 4:
        level = ship.level(section)
        if ship.master(section) != 0:
            level += 2
        if ship.parrot == section:
            level += 1
        if level < weakest:
            weakest = level
        total += level
        section += 1
    return 1.6 * float(ship.dice(False)) + 0.9 * float(weakest) + 0.12 * float(total) + 0.06 * float(ship.speed())


def worth(state: PiratesState, ship: Ship) -> float:
    """The fame a ship can hope for: what she has, what she carries, what she can still win.

    The weights follow games of guided captains: a chest at sea is worth more than half a fame, gold much less than a
    third, and what counts in a ship is the hull, then guns and crew, then sails.
    """
    left = float(MONTHS - state.month)
    hope = left / 10.0
    hold = ship.hold()
    kept = ship.chests if hold < 0 or ship.chests <= hold else hold
    value = float(ship.fame)
    if state.phase != RECKONING:
        value += 0.95 * float(fame_in_hand(ship.hand))
    if left >= 1.0:
        value += 0.6 * float(kept) + (0.08 + 0.12 * hope) * float(ship.gold)
    elif state.phase <= NAVIGATION:
        value += 0.1 * float(kept)
    elif ship.place == TREASURE_ISLAND and (state.phase > COMBAT or hostile_at(state, TREASURE_ISLAND) < 0):
        value += float(kept) + float(ship.gold // 3)
    guns = ship.level(CANNON) + ship.level(CREW)
    value += hope * (
        0.5 * float(ship.level(HULL))
        + 0.25 * float(ship.level(SAILS))
        + 0.35 * float(ship.dice(False))
        + 0.33 * float(guns)
    )
    if ship.parrot == CANNON:
        value += 1.2 * hope
    rest = left / 6.0 if left < 6.0 else 1.0
    return value + 0.18 * rest * float(hand_size(ship.hand))


def danger(state: PiratesState, ship: i64, island: i64) -> float:
    """How dangerous an island looks before anybody has moved: the black ship there."""
    captain = hostile_at(state, island)
    if captain < 0:
        return 0.0
    legend = LEGENDS[captain]
    return 3.0 + float(legend.dice) - 0.5 * strength(state.ships[ship])


def island_value(state: PiratesState, ship: i64, island: i64) -> float:
    """How good a destination looks."""
    captain = state.ships[ship]
    left = float(MONTHS - state.month)
    if island == TREASURE_ISLAND:
        cargo = float(captain.chests) + float(captain.gold // 3) * (1.0 if left < 2.0 else 0.55)
        threat = danger(state, ship, island)
        if left < 1.0:
            # In the last month black ship A lies here: only a strong ship can hope to bury.
            return 0.2 + (1.2 if threat <= 0.0 else 0.25) * cargo
        full = 1.0
        hold = captain.hold()
        if hold >= 0 and captain.chests >= hold:
            full = 1.35
        if left < 2.0:
            full = 2.0  # the last safe chance to bury
        return 0.2 + 0.85 * full * cargo - threat
    treasure = TREASURES[state.treasures[stack_index(island, state.month)]]
    room = captain.hold() - captain.chests
    chests = treasure.chests
    if captain.hold() >= 0 and chests > room:
        chests = room if room > 0 else 0
    value = 1.1 * float(treasure.fame) + 0.9 * float(treasure.cards)
    if left >= 1.0:
        value += 0.26 * float(treasure.gold) + 0.62 * float(chests)
        gold = float(captain.gold + treasure.gold)
        if island == TAVERN_ISLAND:
            value += 0.25 * (gold if gold < 6.0 else 6.0) * left / 12.0
        else:
            level = captain.level(island - 2)
            need = 5.0 - float(level)
            if need > 0.0:
                steps = gold / 2.0
                value += 0.75 * (need if need < steps else steps) * left / 12.0
    value -= danger(state, ship, island)
    # Rich islands draw others: the stronger the ship, the less that matters.
    crowd = 0.12 * (1.1 * float(treasure.fame) + 0.26 * float(treasure.gold) + 0.62 * float(treasure.chests))
    return 0.3 + value * 0.8 - crowd * (1.5 - 0.12 * strength(captain))


def combat_value(state: PiratesState, ship: i64) -> float:
    """How a combat stands for a ship: above 0 she should stay."""
    combat = state.combat
    captain = state.ships[ship]
    mine = strength(captain)
    if (combat.smoke >> ship) & 1:
        mine += 2.5
    theirs = 0.0
    for number, other in enumerate(state.ships):
        if (combat.present >> number) & 1 and number != ship:
            theirs += strength(other) * 0.75
    if combat.legend_hull > 0:
        legend = LEGENDS[combat.legend]
        theirs += 1.5 * float(legend.dice) + 1.1 * float(combat.legend_hull) + 0.06 * float(legend.speed)
    hulls = combat.first_hull + combat.second_hull
    if hulls > 0:
        theirs += 1.5 * float(NAVY_DICE) + 1.1 * float(hulls) + 0.06 * float(NAVY_SPEED)
    stake = 0.25 * float(captain.chests) + 0.08 * float(captain.gold)
    return mine - theirs + 1.2 + 0.1 * stake - (0.6 if weakest_level(captain) <= 1 else 0.0)


def weakest_level(ship: Ship) -> i64:
    """The level of the weakest section, with what protects it."""
    weakest: i64 = 20
    section: i64 = 0
    while section < 4:
        level = ship.level(section)
        if ship.master(section) != 0:
            level += 2
        if ship.parrot == section:
            level += 2
        if level < weakest:
            weakest = level
        section += 1
    return weakest


def exposure(state: PiratesState, ship: i64, section: i64) -> float:
    """How much a shooter gains by firing at a section."""
    captain = state.ships[ship]
    level = captain.level(section)
    if captain.master(section) != 0:
        level += 2
    if captain.parrot == section:
        level += 1
    value = 6.0 - 1.5 * float(level)
    if section in (CANNON, CREW):
        value += 0.8
    if value < 0.2:
        value = 0.2
    return value * value + 0.05 * float(captain.fame)


def section_need(ship: Ship, section: i64) -> float:
    """How much a ship wants a section one level higher."""
    level = ship.level(section)
    cannon = ship.value(CANNON)
    crew = ship.value(CREW)
    if section == CANNON:
        return (3.2 if cannon <= crew else 1.0) - 0.3 * float(level)
    if section == CREW:
        return (3.2 if crew <= cannon else 1.0) - 0.3 * float(level)
    if section == HULL:
        return 3.0 - 0.4 * float(level)
    return 2.2 - 0.35 * float(level)


def prospect(state: PiratesState, seat: i64, option: i64) -> float:
    """How sensible an answer looks; 0 for one that only goes back."""
    kind = option & ~ARGUMENT
    arg = option & ARGUMENT
    question = state.asking
    assert question is not None
    ship = question.ship(state, seat)
    captain = state.ships[ship]
    left = float(MONTHS - state.month)
    value = 1.0
    if kind == SAIL:
        value = island_value(state, ship, arg)
        value = value * value if value > 0.0 else 0.0
    elif kind == SAIL_BOTH:
        first = island_value(state, ship, arg >> 3)
        second = island_value(state, ship + state.seats, arg & 7)
        value = first + second
        value = value * value * 0.5 if value > 0.0 else 0.0
    elif kind == RIG:
        value = section_need_of_draft(captain, arg)
    elif kind == RIG_ANEW:
        return 0.0  # what was planned is planned anew, as often as one likes
    elif kind == RIG_DONE:
        value = 0.35
    elif kind == PASS:
        value = 0.8
    elif kind == PLAY_CONSORT:
        other = state.ships[arg]
        value = 0.5 + 0.15 * float(other.fame) + 0.1 * strength(other)
    elif kind == PLAY_MAP:
        value = 1.5
    elif kind == PLAY_NEST:
        value = 1.5 if (arg + state.fleet() - 1) % state.fleet() == ship else 0.05
    elif kind in (PLAY_INTERCEPT, PLAY_COMMISSION):
        value = navy_value(state, ship, arg & 7)
    elif kind == PLAY_FAREWELL:
        value = farewell_value(state, ship, arg)
    elif kind == BATTLE:
        face = arg // CHESTS
        value = 1.4 if face != TREASURE_OVERBOARD else 0.3
        if face == AVAST_BELAY:
            value = 0.5
    elif kind == FIRE:
        stay = combat_value(state, ship)
        value = 1.0 if stay > 0.0 else 0.08
        if arg != 0:
            value *= 0.7 if arg < 4 else 0.25
    elif kind == FLEE:
        value = 0.03 if combat_value(state, ship) > 0.0 else 1.0
    elif kind == RELOAD:
        value = 1.0
    elif kind == KEGS:
        value = 1.0 if arg == 0 else (0.5 if captain.level(HULL) > 3 else 0.1)
    elif kind in (AIM, AIM_NAVY):
        side = arg >> 3
        if side >= LEGEND_SIDE or arg & 7 > 3:
            value = 1.0
        else:
            value = exposure(state, side, arg & 7)
    elif kind == KEEP_PARROT:
        value = 1.0
    elif kind == TAKE_PARROT:
        value = parrot_gain(captain, question.card_aside(state) - FIRST_PARROT)
    elif kind == COVE_CARDS:
        value = 1.0 if left > 0.0 else 0.6
    elif kind == COVE_GOLD:
        value = 0.7 if captain.gold < 4 else 0.35
    elif kind == END_TURN:
        value = 0.25
    elif kind == RAISE:
        value = (2.0 + section_need(captain, arg)) * left / 6.0
    elif kind == RAISE_TWICE:
        value = 0.5 * section_need(captain, arg) * left / 12.0 if captain.gold > 9 else 0.0
    elif kind == BUY:
        value = 1.0 * left / 8.0 + (0.4 if left < 2.0 else 0.0)
    elif kind == BURY:
        value = 20.0
    elif kind == BURY_CHESTS:
        value = 20.0 if arg == captain.chests else 0.02
    elif kind == BURY_GOLD:
        spare = captain.gold - 3 * arg
        keep: i64 = 0 if left < 2.0 else 6
        value = 20.0 if spare >= keep and spare < keep + 3 else 0.1
        if captain.gold < keep and arg == 0:
            value = 20.0
    elif kind == ATTACH:
        value = attach_value(captain, arg)
    elif kind == MEND:
        value = 4.0
    elif kind == ACCOUNT:
        value = 1.0 + section_need(captain, arg)
    return value if value > NEVER else NEVER


def section_need_of_draft(captain: Ship, section: i64) -> float:
    """What a captain wants while he rigs: guns and men in step, a good hull, some sails."""
    draft = Ship()
    draft.levels = captain.draft
    need = section_need(draft, section)
    return need if need > 0.1 else 0.1


def navy_value(state: PiratesState, ship: i64, island: i64) -> float:
    """How much a squadron at an island hurts others."""
    there = state.ships_at(island)
    value = 0.0
    for number, other in enumerate(state.ships):
        if (there >> number) & 1 and state.owner(number) != state.owner(ship):
            value += 1.2 + 0.05 * float(other.fame) + 0.15 * float(other.chests)
    return value


def farewell_value(state: PiratesState, ship: i64, island: i64) -> float:
    """How much better another island would be than staying here."""
    here = state.ships[ship].place
    crowd = 0.0
    if here < TREASURE_ISLAND:
        for number, other in enumerate(state.ships):
            if other.place == here and number != ship:
                crowd += strength(other) / strength(state.ships[ship])
        if state.navy_at(here):
            crowd += 2.0
    crowd += 0.4 * danger(state, ship, here)
    gain = island_value(state, ship, island) - island_value(state, ship, here) + 2.0 * crowd - 2.0
    return gain if gain > 0.0 else 0.0


def parrot_gain(captain: Ship, section: i64) -> float:
    """Whether the parrot of a section is better than the one aboard."""
    # Long John Silver's is the best to have, then Squire Trelawney's, Billy Bones' and Captain Flint's.
    rank = (1, 3, 6, 2)
    new: i64 = rank[section]
    old: i64 = rank[captain.parrot]
    return 1.0 + 2.0 * float(new - old)


def attach_value(captain: Ship, section: i64) -> float:
    """Where a Mastercraft card does most good: on the weakest guns or crew, or on the hull."""
    if captain.masters != 0 and captain.master(section) != 2:
        return 0.1 if captain.masters & 0xAA == 0 else 0.6
    value = 4.0 - 0.5 * float(captain.level(section))
    if section == SAILS:
        value -= 1.0
    return value if value > 0.2 else 0.2


def hopes_of(state: PiratesState) -> list[float]:
    """The fame every captain can hope for."""
    hopes: list[float] = []
    player: i64 = 0
    while player < state.seats:
        total = 0.0
        ship = player
        while ship < state.fleet():
            part = worth(state, state.ships[ship])
            if state.rules.best_ship and state.fleet() > state.seats:
                total = part if part > total else total
            else:
                total += part
            ship += state.seats
        hopes.append(total)
        player += 1
    return hopes


def spread_of(state: PiratesState) -> float:
    """The chance to win falls off with the distance to the others, the less the longer the year still is."""
    return 2.0 + 0.35 * float(MONTHS - state.month)


def share_of(hopes: list[float], seat: i64, spread: float) -> float:
    """The share of the win that a captain can expect."""
    mine = hopes[seat]
    shares = 0.0
    for hope in hopes:
        ahead = (hope - mine) / spread
        shares += exp(ahead if ahead < 30.0 else 30.0)
    return 1.0 / shares


@final
class PiratesGuide(Guide):
    """The quick captain: sails for what pays, fights when stronger, buries in time."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, PiratesState)
        if state.waiting == 0:
            return state.payoff(seat)
        return share_of(hopes_of(state), seat, spread_of(state))

    def judge(self, state: State, values: list[float]) -> None:
        assert isinstance(state, PiratesState)
        if state.waiting == 0:
            super().judge(state, values)
            return
        hopes = hopes_of(state)
        spread = spread_of(state)
        seat: i64 = 0
        while seat < state.seats:
            values[seat] = share_of(hopes, seat, spread)
            seat += 1

    def depth(self) -> int:
        return 12  # about the rest of a month

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        assert isinstance(state, PiratesState)
        total = 0.0
        weights: list[float] = []
        for option in options:
            # The eighth power: nearly always the best, now and then another good one, so that rivals cannot rely on it.
            weight = prospect(state, seat, option)
            weight = weight * weight
            weight = weight * weight
            weight = weight * weight
            weights.append(weight)
            total += weight
        if total <= 0.0:
            return options[chance.below(i64(len(options)))]
        mark = float(chance.below(1000000)) / 1000000.0 * total
        for at, weight in enumerate(weights):
            mark -= weight
            if mark <= 0.0:
                return options[at]
        return options[-1]

    def weigh(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        assert isinstance(state, PiratesState)
        return [prospect(state, seat, option) for option in options]
