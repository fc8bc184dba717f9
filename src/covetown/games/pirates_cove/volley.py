"""One volley: the dice, the hits, and everything that follows from them, in six steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.card import GRAPESHOT_ATTACK, POWDER_KEG, SIX_GUN_SALUTE
from covetown.games.pirates_cove.damage import strike, strike_all_sections
from covetown.games.pirates_cove.fight import LAST_BATTLE, LEGEND_CARD, LEGEND_SIDE, NAVY_FAME, NAVY_SIDE, Combat
from covetown.games.pirates_cove.flight import retreat
from covetown.games.pirates_cove.hoard import gain_fame
from covetown.games.pirates_cove.mat import CANNON, HULL, SECTIONS
from covetown.games.pirates_cove.options import NO_SECTION
from covetown.games.pirates_cove.state import NO_LEGEND, CoveState, die, ship_facts
from covetown.games.pirates_cove.ties import side_fact, size_of
from covetown.games.pirates_cove.volley_cards import VOLLEY_CARD_LIST
from covetown.kernel.chance import Chance

RECOIL: Final[i64] = 2  # PC-481


def roll_dice(state: CoveState, count: i64, chance: Chance) -> None:
    """The dice of one volley, as one block."""  # PC-026
    fight = state.fight
    dice: i64 = 0
    at: i64 = 0
    while at < count:
        dice |= die(chance) << (3 * at)
        at += 1
    fight.dice = dice
    fight.dice_by = fight.shooter


def least_to_hit(fight: Combat, ship: i64) -> i64:
    """The lowest number that hits a player ship in this volley."""
    if fight.grapeshot:
        return 3  # PC-234
    if (fight.smoke >> ship) & 1:
        return 6  # PC-233
    return 5  # PC-232


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


def tell_volley(state: CoveState, hits: i64) -> None:
    """Report a roll with its purpose, the side it was rolled for and all results."""  # PC-027
    fight = state.fight
    facts: dict[str, object] = {
        "gunner": side_fact(fight.shooter).partition(":")[0],
        "side": side_fact(fight.shooter),
        "at": side_fact(fight.target),
        "section": SECTIONS[fight.section] if fight.section < NO_SECTION else "all",
        "dice": pips_of(fight.dice),
        "rolls": ", ".join(str(pips) for pips in pips_of(fight.dice)),
        "hits": int(hits),
    }
    facts["foe"] = side_fact(fight.target).partition(":")[0]
    if fight.legend >= 0:
        facts["card"] = int(LEGEND_CARD + fight.legend)
    if fight.target < LEGEND_SIDE:
        facts.update(ship_facts(state, fight.target))
    if fight.shooter < LEGEND_SIDE:
        state.tell("volley", fight.shooter, facts)
    else:
        state.tell_all("volley", facts)


def hole(fight: Combat, side: i64, hits: i64) -> None:
    """A legend or a squadron loses hull points."""  # PC-237
    if side == LEGEND_SIDE:
        if hits > fight.legend_hull:
            hits = fight.legend_hull
        fight.legend_hull -= hits
        fight.lost += hits
    elif side == NAVY_SIDE:
        fight.first_hull = fight.first_hull - hits if hits < fight.first_hull else 0
    else:
        fight.second_hull = fight.second_hull - hits if hits < fight.second_hull else 0


def fire_at_section(state: CoveState, ship: i64, section: i64, dice: i64, chance: Chance) -> None:
    """A volley at one section of a player ship, or at all four (NO_SECTION)."""
    fight = state.fight
    fight.target = ship
    fight.section = section
    roll_dice(state, dice, chance)
    hits = dice_of_at_least(fight.dice, least_to_hit(fight, ship))
    if state.events is not None:
        tell_volley(state, hits)
    afloat = npcs_afloat(fight)
    if section == NO_SECTION:
        strike_all_sections(state, ship, hits)
    else:
        strike(state, ship, section, hits)
    aftermath(state, hits, afloat)


def fire_at_npc(state: CoveState, side: i64, dice: i64, chance: Chance) -> None:
    """A volley at the hull of a legend or a squadron."""  # PC-228
    fight = state.fight
    fight.target = side
    fight.section = HULL
    roll_dice(state, dice, chance)
    hits = dice_of_at_least(fight.dice, 3 if fight.grapeshot else 5)
    if state.events is not None:
        tell_volley(state, hits)
    afloat = npcs_afloat(fight)
    hole(fight, side, hits)  # PC-495
    aftermath(state, hits, afloat)


def npcs_afloat(fight: Combat) -> i64:
    """The hostile NPCs afloat: 1 the legend, 2 and 4 the squadrons."""
    mask: i64 = 0
    if fight.legend_hull > 0:
        mask |= 1
    if fight.first_hull > 0:
        mask |= 2
    if fight.second_hull > 0:
        mask |= 4
    return mask


def crippled_ships(state: CoveState) -> i64:
    """The ships still in the fight that have lost a section."""
    present = state.fight.present
    mask: i64 = 0
    ship: i64 = 0
    while present >> ship:
        if (present >> ship) & 1 and state.ships[ship].crippled():
            mask |= 1 << ship
        ship += 1
    return mask


def aftermath(state: CoveState, hits: i64, afloat: i64) -> None:
    """The steps of a volley after its own hits; `afloat` are the NPCs that were afloat before it."""
    fight = state.fight
    if fight.kegs > 0 and hits > 0:
        explode(state, hits * fight.kegs)  # PC-251, PC-489
    crippled = crippled_ships(state)  # PC-252
    if afloat != 0:
        sunk = afloat & ~npcs_afloat(fight)
        if sunk != 0:
            share_fame(state, sunk, crippled)  # PC-253
    if crippled != 0:
        fight.last_crippled = crippled
        retreat(state, crippled)
    if fight.shooter < LEGEND_SIDE:
        if fight.grapeshot and not (fight.island == LAST_BATTLE and size_of(fight.present) <= 1):  # PC-526
            recoil(state)
        if fight.salute:
            fight.reload |= 1 << fight.shooter  # PC-496
    put_away_volley_cards(state)
    fight.clear_volley()


def explode(state: CoveState, damage: i64) -> None:
    """Powder Keg damage strikes the hull of everybody still there."""  # PC-485, PC-486
    fight = state.fight
    if state.events is not None:
        state.tell_all("explosion", {"amount": int(damage)})
    present = fight.present
    ship: i64 = 0
    while present >> ship:
        if (present >> ship) & 1:
            strike(state, ship, HULL, damage)
        ship += 1
    hole(fight, LEGEND_SIDE, damage)
    hole(fight, NAVY_SIDE, damage)
    hole(fight, NAVY_SIDE + 1, damage)


def share_fame(state: CoveState, sunk: i64, crippled: i64) -> None:
    """The fame of sunk NPCs goes in equal shares to those still there."""  # PC-309, PC-310, PC-366, PC-367
    fight = state.fight
    privileged = fight.keg_by  # PC-312, PC-314, PC-368
    if fight.grapeshot:
        privileged |= 1 << fight.shooter
    sharing = fight.present & (~crippled | privileged)
    if sunk & 1:
        captain = fight.legend
        if state.events is not None:
            state.tell_all("legend_sunk", {"card": int(LEGEND_CARD + captain)})
        share(state, sharing, fight.worth)
        dismiss_legend(state, captain)
    if sunk & 2:
        if state.events is not None:
            state.tell_all("navy_sunk", {"squadron": 0})
        share(state, sharing, NAVY_FAME)
    if sunk & 4:
        if state.events is not None:
            state.tell_all("navy_sunk", {"squadron": 1})
        share(state, sharing, NAVY_FAME)


def share(state: CoveState, sharing: i64, fame: i64) -> None:
    """Equal shares, rounded down; the rest is lost."""  # PC-311
    if sharing == 0:
        return
    part = fame // size_of(sharing)
    ship: i64 = 0
    while sharing >> ship:
        if (sharing >> ship) & 1:
            gain_fame(state, ship, part, "sinking")
        ship += 1


def dismiss_legend(state: CoveState, captain: i64) -> None:
    """A defeated legend's card is discarded at once; her black ship waits for another."""  # PC-184
    state.sunk_legends = (*state.sunk_legends, int(captain))
    if state.captain_a == captain:
        state.captain_a = NO_LEGEND
    else:
        state.captain_b = NO_LEGEND


def recoil(state: CoveState) -> None:
    """A Grapeshot Attack costs the shooter's own cannon two hits."""  # PC-254, PC-481
    fight = state.fight
    shooter = fight.shooter
    strike(state, shooter, CANNON, RECOIL)
    if (fight.present >> shooter) & 1 and state.ships[shooter].crippled():
        fight.last_crippled = 1 << shooter
        retreat(state, 1 << shooter)  # PC-255


def put_away_volley_cards(state: CoveState) -> None:
    """Volley cards are discarded after the roll."""  # PC-239
    fight = state.fight
    if fight.grapeshot:
        state.discard.append(VOLLEY_CARD_LIST[GRAPESHOT_ATTACK - GRAPESHOT_ATTACK])
    count = fight.kegs
    while count > 0:
        state.discard.append(VOLLEY_CARD_LIST[POWDER_KEG - GRAPESHOT_ATTACK])
        count -= 1
    if fight.salute:
        state.discard.append(VOLLEY_CARD_LIST[SIX_GUN_SALUTE - GRAPESHOT_ATTACK])
