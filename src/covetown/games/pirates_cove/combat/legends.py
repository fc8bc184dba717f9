"""The Legendary Pirates, each with its own way of fighting."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.combat.damage import strike
from covetown.games.pirates_cove.combat.ledger import LEGEND_CARD, Combat, legend_facts
from covetown.games.pirates_cove.combat.volley import (
    aftermath,
    dice_of_at_least,
    fire_at_section,
    least_to_hit,
    npcs_afloat,
    roll_dice,
    tell_volley,
)
from covetown.games.pirates_cove.mat import CANNON, CREW, HULL
from covetown.games.pirates_cove.options import NO_SECTION
from covetown.games.pirates_cove.state import PiratesState, ship_facts
from covetown.games.pirates_cove.steps import Step
from covetown.games.pirates_cove.ties import place_in, ranked, side_name, sides_in, sides_of
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message

CACAFUEGO: Final[i64] = 4  # her place among the legends
HOOKS_NUMBERS: Final[i64] = 4  # PC-329, PC-587
REGAINED: Final[i64] = 2  # PC-322


class Legend:
    """A Legendary Pirate: dice, hull, speed, fame, whom he hunts and where he hits."""

    def __init__(self, key: str, dice: i64, hull: i64, speed: i64, fame: i64) -> None:
        self.key = key
        self.dice = dice
        self.hull = hull
        self.speed = speed
        self.fame = fame

    def name(self) -> Message:
        """What the captain is called."""
        return Message("card-" + self.key.replace("_", "-"))

    def hostile(self) -> bool:
        """Whether meeting this captain means a combat."""
        return True

    def rank(self, state: PiratesState, ship: i64) -> i64:
        """The quality in which this captain ranks his prey."""
        raise NotImplementedError

    def fire(self, state: PiratesState, prey: i64, chance: Chance) -> None:
        """A volley at one player ship."""
        raise NotImplementedError

    def end_of_round(self, state: PiratesState) -> None:
        """What happens when every ship has acted."""
        state.combat.lost = 0


@final
class Blackbeard(Legend):
    """Six dice against the hull, the most cannons first."""  # PC-316, PC-317

    def rank(self, state: PiratesState, ship: i64) -> i64:
        return state.ships[ship].value(CANNON)

    def fire(self, state: PiratesState, prey: i64, chance: Chance) -> None:
        fire_at_section(state, prey, HULL, self.dice, chance)


@final
class FlyingDutchman(Legend):
    """Four dice against the crew, the largest crew first; she mends her hull after every round."""  # PC-319, PC-320

    def rank(self, state: PiratesState, ship: i64) -> i64:
        return state.ships[ship].value(CREW)

    def fire(self, state: PiratesState, prey: i64, chance: Chance) -> None:
        fire_at_section(state, prey, CREW, self.dice, chance)

    def end_of_round(self, state: PiratesState) -> None:
        combat = state.combat
        regained = combat.lost if combat.lost < REGAINED else REGAINED  # PC-322, PC-323
        if combat.legend_hull > 0 and regained > 0:  # PC-324
            combat.legend_hull += regained
            if state.events is not None:
                state.tell_all("hull_regained", {"amount": int(regained), "hull": int(combat.legend_hull)})
        combat.lost = 0


@final
class CaptainHook(Legend):
    """Three dice against the hull, the biggest hull first; what misses may strike a neighbour."""  # PC-326, PC-327

    def rank(self, state: PiratesState, ship: i64) -> i64:
        return state.ships[ship].value(HULL)

    def fire(self, state: PiratesState, prey: i64, chance: Chance) -> None:
        combat = state.combat
        combat.target = prey
        combat.section = HULL
        roll_dice(state, self.dice, chance)
        least = least_to_hit(combat, prey)
        hits = dice_of_at_least(combat.dice, least)
        neighbours = numbered(state, combat, prey)
        if state.events is not None:
            tell_volley(state, hits, least, neighbours, strays(combat, least, neighbours))
        afloat = npcs_afloat(combat)
        strike(state, prey, HULL, hits, "volley")
        dice = combat.dice
        while dice != 0:
            pips = dice & 7
            dice >>= 3
            ship = strayed(combat, pips, least, neighbours)
            if ship >= 0:
                if state.events is not None:
                    state.tell("stray_shot", ship, {"die": int(pips), "card": int(LEGEND_CARD + combat.legend)})
                strike(state, ship, HULL, 1, "stray")  # PC-332
                hits += 1  # PC-490
        aftermath(state, hits, afloat)


def strayed(combat: Combat, pips: i64, least: i64, neighbours: i64) -> i64:
    """The ship that a die strikes beside the target, or -1."""
    if pips >= least or pips > HOOKS_NUMBERS:  # PC-331, PC-334
        return -1
    ship = place_in(neighbours, pips - 1)
    if ship >= 0 and (combat.smoke >> ship) & 1 != 0:  # PC-335
        return -1
    return ship


def strays(combat: Combat, least: i64, neighbours: i64) -> i64:
    """How many dice of the volley strike ships beside the target."""
    count: i64 = 0
    dice = combat.dice
    while dice != 0:
        if strayed(combat, dice & 7, least, neighbours) >= 0:
            count += 1
        dice >>= 3
    return count


def numbered(state: PiratesState, combat: Combat, prey: i64) -> i64:
    """The other ships of the combat, clockwise from the left of the target, as an order."""  # PC-329, PC-330
    order: i64 = 0
    at: i64 = 0
    fleet = state.fleet()
    ship = prey
    while True:
        ship = (ship + 1) % fleet
        if ship == prey or at >= HOOKS_NUMBERS:
            return order
        if (combat.present >> ship) & 1:
            order |= (ship + 1) << (4 * at)
            at += 1


@final
class BonnyAndRead(Legend):
    """Three dice, every hit in all four sections, the fastest first."""  # PC-336, PC-337

    def rank(self, state: PiratesState, ship: i64) -> i64:
        return state.combat_speed(ship)  # PC-305

    def fire(self, state: PiratesState, prey: i64, chance: Chance) -> None:
        fire_at_section(state, prey, NO_SECTION, self.dice, chance)


@final
class Cacafuego(Legend):
    """A treasure ship without a cannon: a prize, not an enemy."""  # PC-340

    def hostile(self) -> bool:
        return False


# PC-318, PC-321, PC-328, PC-338
LEGENDS: Final[list[Legend]] = [
    Blackbeard("blackbeard", 6, 8, 24, 6),
    FlyingDutchman("the_flying_dutchman", 4, 5, 16, 6),
    CaptainHook("captain_hook", 3, 5, 18, 3),
    BonnyAndRead("bonny_and_read", 3, 5, 22, 6),
    Cacafuego("the_cacafuego", 0, 0, 0, 0),
]


def hostile_at(state: PiratesState, island: i64) -> i64:
    """The hostile legend at an island, or -1."""
    captain = state.captain_at(island)
    if captain >= 0 and LEGENDS[captain].hostile():
        return captain
    return -1


def next_prey(state: PiratesState, chance: Chance) -> i64:
    """Whom the legend fires at: the first of his queue still present, or of a new ranking."""  # PC-302, PC-303, PC-304
    combat = state.combat
    while combat.prey != 0:
        ship = place_in(combat.prey, 0)
        combat.prey >>= 4
        if (combat.present >> ship) & 1:
            return ship
    sides = sides_in(combat.present)
    marks: list[i64] = []
    legend = LEGENDS[combat.legend]
    for side in sides:
        marks.append(legend.rank(state, side))
    order = ranked(state, sides, marks, "prey", chance)  # PC-306, PC-307
    combat.prey = order >> 4
    ship = place_in(order, 0)
    if state.events is not None:
        facts = legend_facts(combat.legend)
        facts.update(ship_facts(state, ship))
        facts["ships"] = list(sides_of(order))
        facts["more"] = len(sides) - 1
        facts["prey"] = [side_name(state, side) for side in sides_of(order)]
        state.tell_all("prey_ranked", facts)
    return ship


@final
class LegendVolley(Step):
    """A legend fires; no player decides anything for him."""  # PC-297

    def run(self, state: PiratesState, chance: Chance) -> None:
        prey = next_prey(state, chance)
        LEGENDS[state.combat.legend].fire(state, prey, chance)


LEGEND_VOLLEY: Final = LegendVolley()
