"""Who acts when: orders of a combat by falling speed, for the cards and for the volleys."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.pirates_cove.combat.ledger import LEGEND_SIDE, NAVY_SIDE, NAVY_SPEED
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.ties import ranked, sides_in
from covetown.kernel.chance import Chance


def next_present(state: PiratesState, ship: i64) -> i64:
    """The next player ship clockwise that is still in the combat."""
    present = state.combat.present
    fleet = state.fleet()
    for _ in range(fleet):
        ship = (ship + 1) % fleet
        if (present >> ship) & 1:
            break
    return ship


def card_order(state: PiratesState, chance: Chance) -> i64:
    """The order of one round of the battle-card step: all player ships, no NPC."""  # PC-199
    sides = sides_in(state.combat.present)
    marks: list[i64] = []
    for side in sides:
        marks.append(state.combat_speed(side))
    return ranked(state, sides, marks, "battle_cards", chance)


def volley_order(state: PiratesState, chance: Chance) -> i64:
    """All sides by falling speed."""  # PC-195, PC-196, PC-197, PC-198
    combat = state.combat
    sides = sides_in(combat.present)
    marks: list[i64] = []
    for side in sides:
        marks.append(state.combat_speed(side))
    if combat.legend_hull > 0:
        sides.append(LEGEND_SIDE)
        marks.append(LEGENDS[combat.legend].speed)
    if combat.first_hull > 0:
        sides.append(NAVY_SIDE)
        marks.append(NAVY_SPEED)
    if combat.second_hull > 0:
        sides.append(NAVY_SIDE + 1)
        marks.append(NAVY_SPEED)
    return ranked(state, sides, marks, "speed", chance)
