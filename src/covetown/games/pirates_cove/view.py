"""What a seat, or a spectator, may know, as plain data, built by adding what is allowed."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import FAME_ONE, FIRST_PARROT, faces_held, hand_size
from covetown.games.pirates_cove.combat.ledger import LEGEND_CARD, Combat
from covetown.games.pirates_cove.combat.legends import LEGENDS
from covetown.games.pirates_cove.combat.volley import last_needed, pips_of
from covetown.games.pirates_cove.mat import SECTIONS, level_in
from covetown.games.pirates_cove.month import westward
from covetown.games.pirates_cove.options import NO_SECTION
from covetown.games.pirates_cove.scoring import score
from covetown.games.pirates_cove.ship import NO_PARROT, NONE, TREASURE_ISLAND, UNANSWERED, UPRIGHT, Ship
from covetown.games.pirates_cove.state import (
    MONTHS,
    NO_BLACK_SHIP,
    PHASES,
    RECKONING,
    RIGGING,
    UPGRADE,
    PiratesState,
)
from covetown.games.pirates_cove.ties import side_fact, sides_in, sides_of
from covetown.games.pirates_cove.treasure import TREASURES, stack_index
from covetown.kernel.plain import view_head


def view(state: PiratesState, viewer: int) -> dict[str, object]:
    """Exactly what this viewer may know; -1 is a spectator."""  # PC-528 to PC-538
    out = view_head("pirates_cove", state, viewer)
    table: dict[str, object] = {
        "rules": rules_view(state),
        "month": int(state.month),
        "months": int(MONTHS),
        "phase": PHASES[state.phase],
        "stage": stage(state),
        "active": active_ship(state),
        "bank": {"gold": int(state.bank_gold), "chests": int(state.bank_chests)},
        "ships": [ship_view(state, number, ship, viewer) for number, ship in enumerate(state.ships)],
        "scores": [int(score(state, player)) for player in range(state.seats)],
        "islands": [island_view(state, island) for island in range(1, 8)],
        "stacks": int(MONTHS - state.month),
        "tavern": {
            "deck": len(state.deck),
            "discard": [int(card.ident) for card in state.discard],
            "out_of_game": int(state.wrecks),
        },
        "legends": {
            "deck": len(state.legends),
            "discard": [int(LEGEND_CARD) + captain for captain in state.sunk_legends],
        },
        "black_ships": black_ships(state),
        "navy": squadrons(state),
        "maps": [
            {
                "month": marker >> 6,
                "island": (marker >> 3) & 7,
                "ship": marker & 7,
                "seat": int(state.owner(marker & 7)),
            }
            for marker in state.maps
        ],
        "consort": None if state.consort == NONE else {"ship": int(state.consort), "victim": int(state.victim)},
        "crows_nest": None if state.nest == NONE else int(state.nest),
        "parrot_offered": parrot_offered(state),
        "upgrade": upgrade_view(state),
        "combat": combat_view(state) if state.combat.island != 0 else None,
    }
    out.update(table)
    return out


def rules_view(state: PiratesState) -> dict[str, object]:
    """What the table agreed on."""
    rules = state.rules
    return {
        "multi_mastercraft": rules.multi_mastercraft,
        "secret_map_month": "current" if rules.map_at_once else "next",
        "navy_section": "hull" if rules.navy_at_hull else "controller",
        "reload_may_flee": rules.reload_may_flee,
        "destroyed_mastercraft": "discard" if rules.wrecks_return else "remove",
        "fame_floor": "none" if rules.no_floor else "zero",
        "two_player_score": "best" if rules.best_ship else "sum",
        "even_windows": rules.even_windows,
    }


def stage(state: PiratesState) -> str:
    """What the table waits for, as far as everybody may know it."""  # PC-535
    question = state.asking
    return "over" if question is None else question.public_kind(state)


def active_ship(state: PiratesState) -> int | None:
    """The ship that everybody sees on turn, if there is one."""
    question = state.asking
    ship = NONE if question is None else question.public_ship(state)
    return None if ship == NONE else int(ship)


def ship_view(state: PiratesState, number: int, ship: Ship, viewer: int) -> dict[str, object]:
    """One ship; her hand and her captain's secret plans only for her own player."""
    values: dict[str, object] = {}
    levels: dict[str, object] = {}
    masters: dict[str, object] = {}
    for section, name in enumerate(SECTIONS):
        levels[name] = int(ship.level(section))
        values[name] = int(ship.value(section))
        if ship.master(section):
            masters[name] = "upright" if ship.master(section) == UPRIGHT else "turned"
    in_combat = (state.combat.present >> number) & 1 == 1
    hold = int(ship.hold())
    owner = int(state.owner(number))
    out: dict[str, object] = {
        "ship": number,
        "seat": owner,
        "mark": state.mark_of(number),
        "place": int(ship.place),
        "gold": int(ship.gold),
        "chests": int(ship.chests),
        "hold": None if hold < 0 else hold,
        "fame": int(ship.fame),
        "levels": levels,
        "values": values,
        "speed": int(state.combat_speed(number)) if in_combat else int(ship.speed()),
        "dice": int(ship.dice(in_combat and state.combat.grapple != 0)),
        "crippled": ship.crippled(),
        # who rolled for precedence and lost is known to hold a card of that window (PC-092, PC-093)
        "holds_card_for": [name for bit, name in ((1, "T"), (2, "N1")) if ship.shown & bit],
        "parrot": None
        if ship.parrot == NO_PARROT
        else {"card": int(FIRST_PARROT + ship.parrot), "section": SECTIONS[ship.parrot], "hurt": ship.hurt != 0},
        "masters": masters,
        "cards": int(hand_size(ship.hand)),
    }
    if owner == viewer:
        out["hand"] = list(faces_held(ship.hand))
        if state.phase == RIGGING:
            out["draft"] = {name: int(level_in(ship.draft, section)) for section, name in enumerate(SECTIONS)}
            out["rigged"] = ship.ticket != UNANSWERED
        else:
            out["course"] = int(ship.course) if ship.course else None
            out["submitted"] = submission(ship)
    if state.phase == RECKONING:
        out["fame_cards"] = [face for face in faces_held(ship.hand) if face >= FAME_ONE]  # PC-513
    return out


def submission(ship: Ship) -> int:
    """The answer a captain has submitted in a window, 0 for none."""
    ticket = ship.ticket if ship.ticket > 0 else ship.late_ticket
    return max(0, int(ticket))


def island_view(state: PiratesState, island: int) -> dict[str, object]:
    """One island (7 is the Cove): who is there and what it offers this month."""
    treasure: dict[str, object] | None = None
    if island < TREASURE_ISLAND and state.month > 0 and not (state.taken >> island) & 1:
        face = state.treasures[stack_index(island, state.month)]
        if state.phase <= UPGRADE:
            shown = TREASURES[face]
            treasure = {
                "face": face,
                "fame": int(shown.fame),
                "gold": int(shown.gold),
                "chests": int(shown.chests),
                "cards": int(shown.cards),
            }
    return {
        "island": island,
        "treasure": treasure,
        "ships": [int(ship) for ship in sides_in(state.ships_at(island))],
    }


def black_ships(state: PiratesState) -> list[object]:
    """The black ships with their captains."""
    out: list[object] = [black_ship("A", state.place_a, state.captain_a)]
    if state.captain_b != NO_BLACK_SHIP:
        out.append(black_ship("B", state.place_b, state.captain_b))
    return out


def black_ship(name: str, place: i64, captain: i64) -> dict[str, object]:
    """One black ship; without a captain while hers is defeated and no other has come."""
    return {
        "name": name,
        "island": int(place),
        "next": int(westward(place)),
        "card": None if captain < 0 else int(LEGEND_CARD + captain),
        "legend": None if captain < 0 else LEGENDS[captain].key,
    }


def squadrons(state: PiratesState) -> list[object]:
    """The Navy's squadrons with their controllers."""
    return [
        {"squadron": number, "island": entry >> 3, "ship": entry & 7, "seat": int(state.owner(entry & 7))}
        for number, entry in enumerate(state.navy)
        if entry != 0
    ]


def parrot_offered(state: PiratesState) -> dict[str, object] | None:
    """A second parrot that a captain has just drawn, for all to see."""  # PC-379
    question = state.asking
    face = NONE if question is None else question.card_aside(state)
    if question is None or face == NONE:
        return None
    return {"ship": int(question.public_ship(state)), "card": int(face)}


def upgrade_view(state: PiratesState) -> dict[str, object] | None:
    """How far the present upgrade turn has come."""
    if state.phase != UPGRADE or state.queue == 0:
        return None
    return {
        "order": list(sides_of(state.queue)),
        "bought": int(state.bought),
        "buried": state.buried != 0,
        "burying": int(state.burying),
        "doubled": state.doubled != 0,
    }


def combat_view(state: PiratesState) -> dict[str, object]:
    """The combat that is being fought."""
    combat = state.combat
    return {
        "island": int(combat.island) if combat.island <= TREASURE_ISLAND else None,
        "last_battle": combat.island > TREASURE_ISLAND,
        "round": int(combat.round),
        "ships": [int(ship) for ship in sides_in(combat.present)],
        "order": [side_fact(side) for side in sides_of(combat.order)],
        "turn": int(combat.at),
        "legend": legend_view(combat),
        "navy": [
            {"squadron": number, "hull": int(hull)}
            for number, hull in enumerate((combat.first_hull, combat.second_hull))
            if hull > 0
        ],
        "prey": sides_of(combat.prey),
        "hit": [int(ship) for ship in sides_in(combat.hit)],
        "smoke": [int(ship) for ship in sides_in(combat.smoke)],
        "reload": [int(ship) for ship in sides_in(combat.reload)],
        "passed": [int(ship) for ship in sides_in(combat.passes)] if combat.round == 0 else [],
        "grapple": combat.grapple != 0,
        "belay": combat.belay != 0,
        "overboard": int(combat.overboard),
        "cards": [{"ship": entry >> 5, "card": entry & 31} for entry in combat.cards],
        "volley": volley_view(combat),
        "last_dice": None
        if combat.dice_by < 0
        else {
            "side": side_fact(combat.dice_by),
            "target": side_fact(combat.target),
            "section": SECTIONS[combat.section] if combat.section < NO_SECTION else "all",
            "dice": pips_of(combat.dice),
            "needed": int(last_needed(combat)),
        },
    }


def legend_view(combat: Combat) -> dict[str, object] | None:
    """The legend in a combat."""
    if combat.legend < 0:
        return None
    return {
        "card": int(LEGEND_CARD + combat.legend),
        "hull": int(combat.legend_hull),
        "of": int(LEGENDS[combat.legend].hull),
        "sunk": combat.legend_hull == 0,
    }


def volley_view(combat: Combat) -> dict[str, object] | None:
    """The volley that is about to be fired."""
    if combat.shooter < 0:
        return None
    return {
        "side": side_fact(combat.shooter),
        "grapeshot": combat.grapeshot != 0,
        "salute": combat.salute != 0,
        "kegs": int(combat.kegs),
        "keg_by": [int(ship) for ship in sides_in(combat.keg_by)],
    }
