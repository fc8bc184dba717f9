"""One volley: the dice, the hits, and everything that follows from them, in six steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import GRAPESHOT_ATTACK, POWDER_KEG, SIX_GUN_SALUTE
from covetown.games.pirates_cove.cards.volley import VOLLEY_CARD_LIST
from covetown.games.pirates_cove.combat.damage import strike, strike_all_sections
from covetown.games.pirates_cove.combat.flight import retreat
from covetown.games.pirates_cove.combat.ledger import (
    LAST_BATTLE,
    LEGEND_SIDE,
    NAVY_FAME,
    NAVY_SIDE,
    Combat,
    legend_facts,
)
from covetown.games.pirates_cove.hoard import gain_fame
from covetown.games.pirates_cove.mat import CANNON, HULL, SECTIONS
from covetown.games.pirates_cove.options import NO_SECTION
from covetown.games.pirates_cove.state import NO_LEGEND, PiratesState, die, ship_facts
from covetown.games.pirates_cove.ties import side_fact, sides_of
from covetown.kernel.bits import ones
from covetown.kernel.chance import Chance

RECOIL: Final[i64] = 2  # PC-481


def roll_dice(state: PiratesState, count: i64, chance: Chance) -> None:
    """The dice of one volley, as one block."""  # PC-026
    combat = state.combat
    dice: i64 = 0
    at: i64 = 0
    while at < count:
        dice |= die(chance) << (3 * at)
        at += 1
    combat.dice = dice
    combat.dice_by = combat.shooter


def least_to_hit(combat: Combat, ship: i64) -> i64:
    """The lowest number that hits a player ship in this volley."""
    if combat.grapeshot:
        return 3  # PC-234
    if (combat.smoke >> ship) & 1:
        return 6  # PC-233
    return 5  # PC-232


def last_needed(combat: Combat) -> i64:
    """The lowest number that hit in the last volley."""
    if combat.dice_by == LEGEND_SIDE and combat.target < LEGEND_SIDE:
        return 6 if (combat.smoke >> combat.target) & 1 else 5  # smoke is laid before the first volley: PC-232, PC-233
    return combat.needed


def dice_of_at_least(dice: i64, least: i64) -> i64:
    """How many dice show this number or more."""
    count: i64 = 0
    while dice != 0:
        if dice & 7 >= least:
            count += 1
        dice >>= 3
    return count


def pips_of(dice: i64) -> list[object]:
    """Dice as a list, first to last."""
    out: list[object] = []
    while dice != 0:
        out.append(int(dice & 7))
        dice >>= 3
    return out


def tell_volley(state: PiratesState, hits: i64, needed: i64, numbered: i64, strays: i64) -> None:
    """Report a roll with its purpose, the side it was rolled for and all results.

    `numbered` are the ships that low dice may strike, in the order of their numbers, and `strays` how many do (PC-331).
    """  # PC-027
    combat = state.combat
    facts: dict[str, object] = {
        "gunner": side_fact(combat.shooter).partition(":")[0],
        "side": side_fact(combat.shooter),
        "at": side_fact(combat.target),
        "section": SECTIONS[combat.section] if combat.section < NO_SECTION else "all",
        "dice": pips_of(combat.dice),
        "rolls": ", ".join(str(pips) for pips in pips_of(combat.dice)),
        "needed": int(needed),
        "hits": int(hits),
        "numbered": list(sides_of(numbered)),
        "strays": int(strays),
    }
    if combat.shooter > LEGEND_SIDE:
        facts["squadron"] = int(combat.shooter - LEGEND_SIDE)
    if combat.target > LEGEND_SIDE:
        facts["foe_squadron"] = int(combat.target - LEGEND_SIDE)
    facts["foe"] = side_fact(combat.target).partition(":")[0]
    if combat.legend >= 0:
        facts.update(legend_facts(combat.legend))
    if combat.target < LEGEND_SIDE:
        facts.update(ship_facts(state, combat.target))
    if combat.shooter < LEGEND_SIDE:
        state.tell("volley", combat.shooter, facts)
    else:
        state.tell_all("volley", facts)


def hole(combat: Combat, side: i64, hits: i64) -> None:
    """A legend or a squadron loses hull points."""  # PC-237
    if side == LEGEND_SIDE:
        if hits > combat.legend_hull:
            hits = combat.legend_hull
        combat.legend_hull -= hits
        combat.lost += hits
    elif side == NAVY_SIDE:
        combat.first_hull = combat.first_hull - hits if hits < combat.first_hull else 0
    else:
        combat.second_hull = combat.second_hull - hits if hits < combat.second_hull else 0


def fire_at_section(state: PiratesState, ship: i64, section: i64, dice: i64, chance: Chance) -> None:
    """A volley at one section of a player ship, or at all four (NO_SECTION)."""
    combat = state.combat
    combat.target = ship
    combat.section = section
    roll_dice(state, dice, chance)
    combat.needed = least_to_hit(combat, ship)
    hits = dice_of_at_least(combat.dice, combat.needed)
    if state.events is not None:
        tell_volley(state, hits, combat.needed, 0, 0)
    afloat = npcs_afloat(combat)
    if section == NO_SECTION:
        strike_all_sections(state, ship, hits, "volley")
    else:
        strike(state, ship, section, hits, "volley")
    aftermath(state, hits, afloat)


def fire_at_npc(state: PiratesState, side: i64, dice: i64, chance: Chance) -> None:
    """A volley at the hull of a legend or a squadron."""  # PC-228
    combat = state.combat
    combat.target = side
    combat.section = HULL
    roll_dice(state, dice, chance)
    combat.needed = 3 if combat.grapeshot else 5
    hits = dice_of_at_least(combat.dice, combat.needed)
    if state.events is not None:
        tell_volley(state, hits, combat.needed, 0, 0)
    afloat = npcs_afloat(combat)
    hole(combat, side, hits)  # PC-495
    aftermath(state, hits, afloat)


def npcs_afloat(combat: Combat) -> i64:
    """The hostile NPCs afloat: 1 the legend, 2 and 4 the squadrons."""
    mask: i64 = 0
    if combat.legend_hull > 0:
        mask |= 1
    if combat.first_hull > 0:
        mask |= 2
    if combat.second_hull > 0:
        mask |= 4
    return mask


def crippled_ships(state: PiratesState) -> i64:
    """The ships still in the combat that have lost a section."""
    present = state.combat.present
    mask: i64 = 0
    ship: i64 = 0
    while present >> ship:
        if (present >> ship) & 1 and state.ships[ship].crippled():
            mask |= 1 << ship
        ship += 1
    return mask


def aftermath(state: PiratesState, hits: i64, afloat: i64) -> None:
    """The steps of a volley after its own hits; `afloat` are the NPCs that were afloat before it."""
    combat = state.combat
    if combat.kegs > 0 and hits > 0:
        explode(state, hits * combat.kegs)  # PC-251, PC-489
    crippled = crippled_ships(state)  # PC-252
    if afloat != 0:
        sunk = afloat & ~npcs_afloat(combat)
        if sunk != 0:
            share_fame(state, sunk, crippled)  # PC-253
    if crippled != 0:
        combat.last_crippled = crippled
        retreat(state, crippled)
    if combat.shooter < LEGEND_SIDE:
        if combat.grapeshot and not (combat.island == LAST_BATTLE and ones(combat.present) <= 1):  # PC-526
            recoil(state)
        if combat.salute:
            combat.reload |= combat.present & (1 << combat.shooter)  # PC-496
    put_away_volley_cards(state)
    combat.clear_volley()


def explode(state: PiratesState, damage: i64) -> None:
    """Powder Keg damage strikes the hull of everybody still there."""  # PC-485, PC-486
    combat = state.combat
    if state.events is not None:
        state.tell_all("explosion", {"amount": int(damage)})
    present = combat.present
    ship: i64 = 0
    while present >> ship:
        if (present >> ship) & 1:
            strike(state, ship, HULL, damage, "explosion")
        ship += 1
    hole(combat, LEGEND_SIDE, damage)
    hole(combat, NAVY_SIDE, damage)
    hole(combat, NAVY_SIDE + 1, damage)


def share_fame(state: PiratesState, sunk: i64, crippled: i64) -> None:
    """The fame of sunk NPCs goes in equal shares to those still there."""  # PC-309, PC-310, PC-366, PC-367
    combat = state.combat
    privileged = combat.keg_by  # PC-312, PC-314, PC-368
    if combat.grapeshot:
        privileged |= 1 << combat.shooter
    sharing = combat.present & (~crippled | privileged)
    if sunk & 1:
        captain = combat.legend
        if state.events is not None:
            state.tell_all("legend_sunk", legend_facts(captain))
        share(state, sharing, combat.worth)
        dismiss_legend(state, captain)
    if sunk & 2:
        if state.events is not None:
            state.tell_all("navy_sunk", {"squadron": 0, "number": 1})
        share(state, sharing, NAVY_FAME)
    if sunk & 4:
        if state.events is not None:
            state.tell_all("navy_sunk", {"squadron": 1, "number": 2})
        share(state, sharing, NAVY_FAME)


def share(state: PiratesState, sharing: i64, fame: i64) -> None:
    """Equal shares, rounded down; the rest is lost."""  # PC-311
    if sharing == 0:
        return
    part = fame // ones(sharing)
    ship: i64 = 0
    while sharing >> ship:
        if (sharing >> ship) & 1:
            gain_fame(state, ship, part, "sinking")
        ship += 1


def dismiss_legend(state: PiratesState, captain: i64) -> None:
    """A defeated legend's card is discarded at once; her black ship waits for another."""  # PC-184
    state.sunk_legends = (*state.sunk_legends, int(captain))
    if state.captain_a == captain:
        state.captain_a = NO_LEGEND
    else:
        state.captain_b = NO_LEGEND


def recoil(state: PiratesState) -> None:
    """A Grapeshot Attack costs the shooter's own cannon two hits."""  # PC-254, PC-481
    combat = state.combat
    shooter = combat.shooter
    strike(state, shooter, CANNON, RECOIL, "recoil")
    if (combat.present >> shooter) & 1 and state.ships[shooter].crippled():
        combat.last_crippled = 1 << shooter
        retreat(state, 1 << shooter)  # PC-255


def put_away_volley_cards(state: PiratesState) -> None:
    """Volley cards are discarded after the roll."""  # PC-239
    combat = state.combat
    if combat.grapeshot:
        state.discard.append(VOLLEY_CARD_LIST[GRAPESHOT_ATTACK - GRAPESHOT_ATTACK])
    count = combat.kegs
    while count > 0:
        state.discard.append(VOLLEY_CARD_LIST[POWDER_KEG - GRAPESHOT_ATTACK])
        count -= 1
    if combat.salute:
        state.discard.append(VOLLEY_CARD_LIST[SIX_GUN_SALUTE - GRAPESHOT_ATTACK])
