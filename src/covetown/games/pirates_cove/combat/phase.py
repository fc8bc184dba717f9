"""The Combat phase: where ships meet in anger, and what a combat leaves behind."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.combat.cards import BATTLE_CARD_STEP
from covetown.games.pirates_cove.combat.ledger import LEGEND_CARD, LEGEND_SIDE, NAVY_HULL, NAVY_SIDE, NO_COMBAT, Combat
from covetown.games.pirates_cove.combat.legends import CACAFUEGO, LEGENDS, hostile_at
from covetown.games.pirates_cove.combat.navy import leave
from covetown.games.pirates_cove.combat.rounds import COMBAT_ROUNDS
from covetown.games.pirates_cove.combat.volley import dismiss_legend
from covetown.games.pirates_cove.hoard import gain_fame
from covetown.games.pirates_cove.ship import TREASURE_ISLAND
from covetown.games.pirates_cove.state import COMBAT, PiratesState, die
from covetown.games.pirates_cove.steps import Step
from covetown.games.pirates_cove.ties import side_name, sides_in
from covetown.kernel.bits import ones
from covetown.kernel.chance import Chance


def combat_due(state: PiratesState, island: i64) -> bool:
    """Whether ships meet in anger at an island."""  # PC-112, PC-113, PC-118
    ships = ones(state.ships_at(island))
    if ships == 0:
        return False
    if hostile_at(state, island) >= 0:
        return True
    return island != TREASURE_ISLAND and (ships > 1 or state.navy_at(island))  # PC-114


@final
class CombatAt(Step):
    """The turn of one island in the Combat phase, westward from island 1."""  # PC-111

    def __init__(self, island: i64) -> None:
        self.island = island

    def run(self, state: PiratesState, chance: Chance) -> None:
        island = self.island
        state.phase = COMBAT
        if island < TREASURE_ISLAND:
            state.push(COMBATS[island + 1])
        if combat_due(state, island):
            state.push(AFTER_COMBAT)
            begin_combat(state, island)
        else:
            leave(state, island)  # PC-119
            capture(state, island, state.ships_at(island), chance)


def begin_combat(state: PiratesState, island: i64) -> None:
    """All player ships and hostile NPCs at the island take part."""  # PC-189
    combat = Combat(island)
    combat.present = state.ships_at(island)
    captain = hostile_at(state, island)
    if captain >= 0:
        combat.legend = captain
        combat.legend_hull = LEGENDS[captain].hull  # PC-191
        combat.worth = LEGENDS[captain].fame
    for squadron, entry in enumerate(state.navy):
        if entry >> 3 == island:
            if squadron == 0:
                combat.first_hull = NAVY_HULL
            else:
                combat.second_hull = NAVY_HULL
    state.combat = combat
    if state.events is not None:
        tell_combat(state)
    state.push(COMBAT_ROUNDS)
    state.push(BATTLE_CARD_STEP)


def tell_combat(state: PiratesState) -> None:
    """Report who fights where."""
    combat = state.combat
    ships: list[object] = [int(ship) for ship in sides_in(combat.present)]
    seats: list[object] = [int(state.owner(ship)) for ship in sides_in(combat.present)]
    facts: dict[str, object] = {"island": int(combat.island), "ships": ships, "seats": seats}
    if combat.legend >= 0:
        facts["card"] = int(LEGEND_CARD + combat.legend)
    facts["squadrons"] = int((combat.first_hull > 0) + (combat.second_hull > 0))
    sides = sides_in(combat.present)
    if combat.legend >= 0:
        sides.append(LEGEND_SIDE)
    navy: list[object] = []
    for squadron, hull in enumerate((combat.first_hull, combat.second_hull)):
        if hull > 0:
            navy.append(squadron)
            sides.append(NAVY_SIDE + squadron)
    facts["navy"] = navy
    facts["fighters"] = [side_name(state, side) for side in sides]
    state.tell_all("combat", facts)


@final
class AfterCombat(Step):
    """The combat of an island is over: the Navy leaves, a prize is taken, legends are whole again."""  # PC-264, PC-295

    def run(self, state: PiratesState, chance: Chance) -> None:
        combat = state.combat
        state.combat = NO_COMBAT
        leave(state, combat.island)  # PC-372
        capture(state, combat.island, combat.present, chance)


def capture(state: PiratesState, island: i64, ships: i64, chance: Chance) -> None:
    """Whoever is left with the Cacafuego captures it: one die of fame, shared on Treasure Island."""  # PC-342, PC-346
    if ships == 0 or state.captain_at(island) != CACAFUEGO:
        return  # PC-348
    pips = die(chance)
    part = pips // ones(ships)
    if state.events is not None:
        captors: list[object] = [int(state.owner(ship)) for ship in sides_in(ships)]
        state.tell_all("cacafuego_captured", {"die": int(pips), "seats": captors, "share": int(part)})
    for ship in sides_in(ships):
        gain_fame(state, ship, part, "cacafuego")
    dismiss_legend(state, CACAFUEGO)  # PC-349


AFTER_COMBAT: Final = AfterCombat()
COMBATS: Final[list[CombatAt]] = [CombatAt(island) for island in range(7)]
