"""The rows of learners, third part: the combat that is being fought, as far as it belongs to no single ship."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.pirates_cove.combat.ledger import LAST_BATTLE, LEGEND_SIDE, NAVY_HULL, ROUND_LIMIT, Combat
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.combat.volley import last_needed
from covetown.games.pirates_cove.feature_table import CAPTAINS, ISLANDS
from covetown.games.pirates_cove.mat import SECTIONS
from covetown.games.pirates_cove.state import ALL_CHESTS
from covetown.kernel.counts import one_more, put

NPCS: Final[tuple[str, ...]] = ("legend", "squadron 1", "squadron 2")
PIPS: Final[i64] = 6

# Where the blocks of fields begin.
ROUND: Final[i64] = ISLANDS + 1
LEGEND: Final[i64] = ROUND + 2
HULLS: Final[i64] = LEGEND + CAPTAINS
PLACES: Final[i64] = HULLS + 4
CARDS: Final[i64] = PLACES + 3
SHOOTER: Final[i64] = CARDS + 6
LAST_BY: Final[i64] = SHOOTER + 3
LAST_AT: Final[i64] = LAST_BY + 3
LAST_SECTION: Final[i64] = LAST_AT + 3
LAST_DICE: Final[i64] = LAST_SECTION + 5
COMBAT_WIDTH: Final[i64] = LAST_DICE + PIPS + 1


def combat_fields() -> list[tuple[str, int]]:
    """Where it is fought, the legend and the Navy, the cards in effect, the volley, and the last dice."""
    out = [(f"combat at {island}", 1) for island in range(1, int(ISLANDS) + 1)]
    out += [("combat: last battle", 1), ("combat: round", int(ROUND_LIMIT)), ("combat: turn", 9)]
    out += [(f"combat: {legend.key}", 1) for legend in LEGENDS]
    out += [("combat: legend's hull", 8), ("combat: hull the legend lost this round", 8)]
    out += [("combat: hull of squadron 1", int(NAVY_HULL)), ("combat: hull of squadron 2", int(NAVY_HULL))]
    out += [(f"combat: place of {npc} in the order", 9) for npc in NPCS]
    out += [("combat: grapple", 1), ("combat: belay", 1), ("combat: chests overboard", int(ALL_CHESTS))]
    out += [("volley: grapeshot", 1), ("volley: salute", 1), ("volley: kegs", 2)]
    out += [(f"volley: {npc} fires", 1) for npc in NPCS]
    out += [(f"last dice: by {npc}", 1) for npc in NPCS]
    out += [(f"last dice: at {npc}", 1) for npc in NPCS]
    out += [(f"last dice: at {section}", 1) for section in (*SECTIONS, "all sections")]
    out += [(f"last dice: {pips}", 6) for pips in range(1, int(PIPS) + 1)]
    out += [("last dice: needed", 6)]
    return out


def write_combat(combat: Combat, start: i64, out: BytesWriter) -> None:
    """A combat; `combat.island` is not 0."""
    out[start + (ISLANDS if combat.island == LAST_BATTLE else combat.island - 1)] = 1
    put(combat.round, start + ROUND, out)
    put(combat.at, start + ROUND + 1, out)
    if combat.legend >= 0:
        out[start + LEGEND + combat.legend] = 1
        put(combat.legend_hull, start + HULLS, out)
        put(combat.lost, start + HULLS + 1, out)
    put(combat.first_hull, start + HULLS + 2, out)
    put(combat.second_hull, start + HULLS + 3, out)
    order = combat.order
    place: i64 = 1
    while order != 0:
        side = (order & 15) - 1
        if side >= LEGEND_SIDE:
            put(place, start + PLACES + side - LEGEND_SIDE, out)
        order >>= 4
        place += 1
    put(combat.grapple, start + CARDS, out)
    put(combat.belay, start + CARDS + 1, out)
    put(combat.overboard, start + CARDS + 2, out)
    if combat.shooter >= 0:
        put(combat.grapeshot, start + CARDS + 3, out)
        put(combat.salute, start + CARDS + 4, out)
        put(combat.kegs, start + CARDS + 5, out)
        if combat.shooter >= LEGEND_SIDE:
            out[start + SHOOTER + combat.shooter - LEGEND_SIDE] = 1
    if combat.dice_by >= 0:
        write_last_dice(combat, start, out)


def write_last_dice(combat: Combat, start: i64, out: BytesWriter) -> None:
    """The last volley: who fired at what, how many dice showed which number, and what was needed to hit."""
    if combat.dice_by >= LEGEND_SIDE:
        out[start + LAST_BY + combat.dice_by - LEGEND_SIDE] = 1
    if combat.target >= LEGEND_SIDE:
        out[start + LAST_AT + combat.target - LEGEND_SIDE] = 1
    out[start + LAST_SECTION + combat.section] = 1
    dice = combat.dice
    while dice != 0:
        at = start + LAST_DICE + (dice & 7) - 1
        one_more(at, out)
        dice >>= 3
    put(last_needed(combat), start + LAST_DICE + PIPS, out)
