"""What a seat, or a spectator, may know, as plain data, built by adding what is allowed."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.pirates_cove.card import FAME_ONE, FIRST_PARROT, faces_held, hand_size
from covetown.games.pirates_cove.fight import LEGEND_CARD, Combat, sides_of
from covetown.games.pirates_cove.gunnery import KegWindow
from covetown.games.pirates_cove.legends import LEGENDS, combat_speed
from covetown.games.pirates_cove.mat import SECTIONS, level_in
from covetown.games.pirates_cove.navigation import Charting
from covetown.games.pirates_cove.options import NO_SECTION
from covetown.games.pirates_cove.parrots import ParrotChoice
from covetown.games.pirates_cove.rigging import Rigging
from covetown.games.pirates_cove.scoring import score
from covetown.games.pirates_cove.ship import NO_PARROT, TREASURE_ISLAND, UNANSWERED, UPRIGHT, Ship
from covetown.games.pirates_cove.state import (
    MONTHS,
    NO_BLACK_SHIP,
    NONE,
    PHASES,
    RECKONING,
    RIGGING,
    UPGRADE,
    CoveState,
)
from covetown.games.pirates_cove.ties import side_fact, sides_in
from covetown.games.pirates_cove.treasure import TREASURES, stack_index
from covetown.games.pirates_cove.volley import pips_of
from covetown.games.pirates_cove.windows import WindowN1
from covetown.kernel.state import seats_in


def view_of(state: CoveState, seat: int) -> dict[str, object]:
    """Exactly what this seat may know; -1 is a spectator."""  # PC-528 to PC-538
    result = state.result()
    return {
        "game": "pirates_cove",
        "seats": int(state.seats),
        "viewer": seat,
        "over": state.waiting == 0,
        "waiting": seats_in(state.public_waiting()),
        "result": None if result is None else result.plain(),
        "rules": rules_view(state),
        "month": int(state.month),
        "months": int(MONTHS),
        "phase": PHASES[state.phase],
        "stage": stage(state),
        "active": active_ship(state),
        "bank": {"gold": int(state.bank_gold), "chests": int(state.bank_chests)},
        "ships": [ship_view(state, number, ship, seat) for number, ship in enumerate(state.ships)],
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
        "combat": combat_view(state) if state.fight.island != 0 else None,
    }


def rules_view(state: CoveState) -> dict[str, object]:
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
    }


def stage(state: CoveState) -> str:
    """What the table waits for; the windows T and N0 look like the choice of courses."""  # PC-535
    if state.waiting == 0:
        return "over"
    step = state.stack[-1]
    if isinstance(step, Charting):
        return "course"
    return step.asks(state, seats_in(state.waiting)[0])


def active_ship(state: CoveState) -> int | None:
    """The ship that everybody sees on turn, if there is one."""
    if state.waiting == 0:
        return None
    step = state.stack[-1]
    if isinstance(step, (Charting, KegWindow, Rigging, WindowN1)):
        return None
    return int(step.asked_ship(state, seats_in(state.waiting)[0]))


def ship_view(state: CoveState, number: int, ship: Ship, seat: int) -> dict[str, object]:
    """One ship; her hand and her captain's secret plans only for her own player."""
    values: dict[str, object] = {}
    levels: dict[str, object] = {}
    masters: dict[str, object] = {}
    for section, name in enumerate(SECTIONS):
        levels[name] = int(ship.level(section))
        values[name] = int(ship.value(section))
        if ship.master(section):
            masters[name] = "upright" if ship.master(section) == UPRIGHT else "turned"
    fighting = (state.fight.present >> number) & 1 == 1
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
        "speed": int(combat_speed(state, number)) if fighting else int(ship.speed()),
        "dice": int(ship.dice(fighting and state.fight.grapple != 0)),
        "crippled": ship.crippled(),
        # who rolled for precedence and lost is known to hold a card of that window (PC-092, PC-093)
        "holds_card_for": [name for bit, name in ((1, "T"), (2, "N1")) if ship.shown & bit],
        "parrot": None
        if ship.parrot == NO_PARROT
        else {"card": int(FIRST_PARROT + ship.parrot), "section": SECTIONS[ship.parrot], "hurt": ship.hurt != 0},
        "masters": masters,
        "cards": int(hand_size(ship.hand)),
    }
    if owner == seat:
        out["hand"] = list(faces_held(ship.hand))
        if state.phase == RIGGING:
            out["draft"] = {name: int(level_in(ship.draft, section)) for section, name in enumerate(SECTIONS)}
            out["rigged"] = ship.ticket != UNANSWERED
        else:
            out["course"] = int(ship.course) if ship.course else None
            out["submitted"] = int(ship.ticket if ship.ticket > 0 else max(ship.late_ticket, 0))
    if state.phase == RECKONING:
        out["fame_cards"] = [face for face in faces_held(ship.hand) if face >= FAME_ONE]  # PC-513
    return out


def island_view(state: CoveState, island: int) -> dict[str, object]:
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


def black_ships(state: CoveState) -> list[object]:
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
        "card": None if captain < 0 else int(LEGEND_CARD + captain),
        "legend": None if captain < 0 else LEGENDS[captain].key,
    }


def squadrons(state: CoveState) -> list[object]:
    """The Navy's squadrons with their controllers."""
    return [
        {"squadron": number, "island": entry >> 3, "ship": entry & 7, "seat": int(state.owner(entry & 7))}
        for number, entry in enumerate(state.navy)
        if entry != 0
    ]


def parrot_offered(state: CoveState) -> dict[str, object] | None:
    """A second parrot that a captain has just drawn, for all to see."""  # PC-379
    step = state.stack[-1] if state.stack else None
    if isinstance(step, ParrotChoice):
        return {"ship": int(step.ship), "card": int(FIRST_PARROT + step.section)}
    return None


def upgrade_view(state: CoveState) -> dict[str, object] | None:
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


def combat_view(state: CoveState) -> dict[str, object]:
    """The combat that is being fought."""
    fight = state.fight
    return {
        "island": int(fight.island) if fight.island <= TREASURE_ISLAND else None,
        "last_battle": fight.island > TREASURE_ISLAND,
        "round": int(fight.round),
        "ships": [int(ship) for ship in sides_in(fight.present)],
        "order": [side_fact(side) for side in sides_of(fight.order)],
        "turn": int(fight.at),
        "legend": legend_view(fight),
        "navy": [
            {"squadron": number, "hull": int(hull)}
            for number, hull in enumerate((fight.first_hull, fight.second_hull))
            if hull > 0
        ],
        "prey": sides_of(fight.prey),
        "hit": [int(ship) for ship in sides_in(fight.hit)],
        "smoke": [int(ship) for ship in sides_in(fight.smoke)],
        "reload": [int(ship) for ship in sides_in(fight.reload)],
        "passed": [int(ship) for ship in sides_in(fight.passes)] if fight.round == 0 else [],
        "grapple": fight.grapple != 0,
        "belay": fight.belay != 0,
        "overboard": int(fight.overboard),
        "cards": [{"ship": entry >> 5, "card": entry & 31} for entry in fight.cards],
        "volley": volley_view(fight),
        "last_dice": None
        if fight.dice_by < 0
        else {
            "side": side_fact(fight.dice_by),
            "target": side_fact(fight.target),
            "section": SECTIONS[fight.section] if fight.section < NO_SECTION else "all",
            "dice": pips_of(fight.dice),
        },
    }


def legend_view(fight: Combat) -> dict[str, object] | None:
    """The legend in a combat."""
    if fight.legend < 0:
        return None
    return {
        "card": int(LEGEND_CARD + fight.legend),
        "hull": int(fight.legend_hull),
        "of": int(LEGENDS[fight.legend].hull),
        "sunk": fight.legend_hull == 0,
    }


def volley_view(fight: Combat) -> dict[str, object] | None:
    """The volley that is about to be fired."""
    if fight.shooter < 0:
        return None
    return {
        "side": side_fact(fight.shooter),
        "grapeshot": fight.grapeshot != 0,
        "salute": fight.salute != 0,
        "kegs": int(fight.kegs),
        "keg_by": [int(ship) for ship in sides_in(fight.keg_by)],
    }
