"""Combat: where it breaks out, the battle-card step, the rounds of volleys, and how it ends."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.battle_cards import battle_card, offer_battle_cards, play_battle_card
from covetown.games.pirates_cove.card import VOLLEY_CARDS
from covetown.games.pirates_cove.fight import (
    LAST_BATTLE,
    LEGEND_CARD,
    LEGEND_SIDE,
    NAVY_HULL,
    NAVY_SIDE,
    NAVY_SPEED,
    NO_COMBAT,
    ROUND_LIMIT,
    Combat,
    place_in,
    sides_of,
)
from covetown.games.pirates_cove.flight import flee, off_to_the_cove
from covetown.games.pirates_cove.gunnery import KEG_WINDOW, LEGEND_VOLLEY, TARGET
from covetown.games.pirates_cove.hoard import gain_fame
from covetown.games.pirates_cove.legends import CACAFUEGO, LEGENDS, combat_speed, hostile_at
from covetown.games.pirates_cove.navy import NAVY_TARGET, leave
from covetown.games.pirates_cove.options import ARGUMENT, FIRE, FLEE, PASS, RELOAD
from covetown.games.pirates_cove.ship import COVE, TREASURE_ISLAND
from covetown.games.pirates_cove.state import COMBAT, CoveState, Step, die
from covetown.games.pirates_cove.ties import first_in, ranked, side_fact, sides_in, size_of
from covetown.games.pirates_cove.volley import dismiss_legend
from covetown.games.pirates_cove.volley_cards import lay_volley_cards, offer_volleys
from covetown.kernel.chance import Chance


def combat_due(state: CoveState, island: i64) -> bool:
    """Whether ships meet in anger at an island."""  # PC-112, PC-113, PC-118
    ships = size_of(state.ships_at(island))
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

    def run(self, state: CoveState, chance: Chance) -> None:
        island = self.island
        state.phase = COMBAT
        if island < TREASURE_ISLAND:
            state.stack.append(COMBATS[island + 1])
        if combat_due(state, island):
            state.stack.append(AFTER_COMBAT)
            begin_combat(state, island)
        else:
            leave(state, island)  # PC-119
            capture(state, island, state.ships_at(island), chance)


def begin_combat(state: CoveState, island: i64) -> None:
    """All player ships and hostile NPCs at the island take part."""  # PC-189
    fight = Combat(island)
    fight.present = state.ships_at(island)
    captain = hostile_at(state, island)
    if captain >= 0:
        fight.legend = captain
        fight.legend_hull = LEGENDS[captain].hull  # PC-191
        fight.worth = LEGENDS[captain].fame
    for squadron, entry in enumerate(state.navy):
        if entry >> 3 == island:
            if squadron == 0:
                fight.first_hull = NAVY_HULL
            else:
                fight.second_hull = NAVY_HULL
    state.fight = fight
    if state.events is not None:
        tell_combat(state)
    state.stack.append(BATTLE_STEP)


def tell_combat(state: CoveState) -> None:
    """Report who fights where."""
    fight = state.fight
    ships: list[object] = [int(ship) for ship in sides_in(fight.present)]
    seats: list[object] = [int(state.owner(ship)) for ship in sides_in(fight.present)]
    facts: dict[str, object] = {"island": int(fight.island), "ships": ships, "seats": seats}
    if fight.legend >= 0:
        facts["card"] = int(LEGEND_CARD + fight.legend)
    facts["squadrons"] = int((fight.first_hull > 0) + (fight.second_hull > 0))
    state.tell_all("combat", facts)


@final
class AfterCombat(Step):
    """The combat of an island is over: the Navy leaves, a prize is taken, legends are whole again."""  # PC-264, PC-295

    def run(self, state: CoveState, chance: Chance) -> None:
        fight = state.fight
        state.fight = NO_COMBAT
        leave(state, fight.island)  # PC-372
        capture(state, fight.island, fight.present, chance)


def capture(state: CoveState, island: i64, ships: i64, chance: Chance) -> None:
    """Whoever is left with the Cacafuego captures it: one die of fame, shared on Treasure Island."""  # PC-342, PC-346
    if ships == 0 or state.captain_at(island) != CACAFUEGO:
        return  # PC-348
    pips = die(chance)
    part = pips // size_of(ships)
    if state.events is not None:
        captors: list[object] = [int(state.owner(ship)) for ship in sides_in(ships)]
        state.tell_all("cacafuego_captured", {"die": int(pips), "seats": captors, "share": int(part)})
    for ship in sides_in(ships):
        gain_fame(state, ship, part, "cacafuego")
    dismiss_legend(state, CACAFUEGO)  # PC-349


# The battle-card step.


@final
class BattleStep(Step):
    """Beginning with the fastest, the players lay battle cards one by one until all have passed."""  # PC-200, PC-203

    def run(self, state: CoveState, chance: Chance) -> None:
        fight = state.fight
        if fight.order == 0 and not any_card(state):
            state.stack.append(FIGHT_ON)  # PC-212
            return
        while True:
            if fight.belay or fight.passes == fight.present:  # PC-205, PC-464
                fight.order = 0
                fight.at = 0
                state.stack.append(FIGHT_ON)
                return
            side = place_in(fight.order, fight.at)
            if side < 0:
                fight.order = card_order(state, chance)
                fight.at = 0
                continue
            fight.at += 1
            if (fight.passes >> side) & 1:
                continue
            choices: list[i64] = []
            offer_battle_cards(state, side, choices)
            if choices:
                state.ask(self, 1 << state.owner(side))
                return
            stand_by(state, side)  # PC-097

    def options(self, state: CoveState, seat: i64) -> list[i64]:
        out: list[i64] = [PASS]
        offer_battle_cards(state, self.asked_ship(state, seat), out)
        return out

    def resolve(self, state: CoveState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.asked_ship(state, seat)
        if option == PASS:
            stand_by(state, ship)
        else:
            state.fight.passes = 0  # PC-205: a play lifts the passes of all others
            play_battle_card(state, ship, option, chance)
        state.stack.append(self)

    def fallback(self, state: CoveState, seat: i64) -> i64:
        return PASS  # PC-554

    def asks(self, state: CoveState, seat: i64) -> str:
        return "battle_card"

    def asked_ship(self, state: CoveState, seat: i64) -> i64:
        fight = state.fight
        return place_in(fight.order, fight.at - 1)


def any_card(state: CoveState) -> bool:
    """Whether some player in the combat has a card in hand."""
    return any((state.fight.present >> ship) & 1 and captain.hand != 0 for ship, captain in enumerate(state.ships))


def stand_by(state: CoveState, ship: i64) -> None:
    """A player passes in the battle-card step."""
    state.fight.passes |= 1 << ship
    if state.events is not None:
        state.tell("passed", ship, {})


def card_order(state: CoveState, chance: Chance) -> i64:
    """The order of one round of the battle-card step: all player ships, no NPC."""  # PC-199
    sides = sides_in(state.fight.present)
    marks: list[i64] = []
    for side in sides:
        marks.append(combat_speed(state, side))
    return ranked(state, sides, marks, "battle_cards", chance)


# The rounds of volleys.


@final
class FightOn(Step):
    """The fight goes on: whose turn is it, has a round ended, is it over?"""  # PC-217, PC-260

    def run(self, state: CoveState, chance: Chance) -> None:
        fight = state.fight
        while True:
            if combat_over(state):
                clear_up(state)
                return
            side = place_in(fight.order, fight.at)
            if side < 0:
                if not next_round(state, chance):
                    clear_up(state)
                    return
                continue
            fight.at += 1
            if not fight.still_here(side):
                continue  # PC-214
            if side < LEGEND_SIDE:
                if (fight.reload >> side) & 1:
                    if state.rules.reload_may_flee and fight.island != LAST_BATTLE:
                        state.stack.append(self)
                        state.ask(RELOAD_TURN, 1 << state.owner(side))
                        return
                    reload_guns(state, side)  # PC-497
                    continue
                state.stack.append(self)
                if fight.island == LAST_BATTLE and (fight.belay or state.ships[side].hand & VOLLEY_CARDS == 0):
                    open_fire(state, side, 0, chance)  # PC-522: nothing to choose
                else:
                    state.ask(VOLLEY_TURN, 1 << state.owner(side))
                return
            state.stack.append(self)
            fight.shooter = side
            state.stack.append(LEGEND_VOLLEY if side == LEGEND_SIDE else NAVY_TARGET)  # PC-216
            state.stack.append(KEG_WINDOW)  # PC-225
            return


def reload_guns(state: CoveState, ship: i64) -> None:
    """After a Six Gun Salute the next turn is spent on loading."""  # PC-496
    state.fight.reload &= ~(1 << ship)
    if state.events is not None:
        state.tell("reloaded", ship, {})


def volley_order(state: CoveState, chance: Chance) -> i64:
    """All sides by falling speed."""  # PC-195, PC-196, PC-197, PC-198
    fight = state.fight
    sides = sides_in(fight.present)
    marks: list[i64] = []
    for side in sides:
        marks.append(combat_speed(state, side))
    if fight.legend_hull > 0:
        sides.append(LEGEND_SIDE)
        marks.append(LEGENDS[fight.legend].speed)
    if fight.first_hull > 0:
        sides.append(NAVY_SIDE)
        marks.append(NAVY_SPEED)
    if fight.second_hull > 0:
        sides.append(NAVY_SIDE + 1)
        marks.append(NAVY_SPEED)
    return ranked(state, sides, marks, "speed", chance)


def next_round(state: CoveState, chance: Chance) -> bool:
    """Begin the next round; False if the combat has been broken off instead."""
    fight = state.fight
    if fight.round > 0 and fight.legend >= 0:
        LEGENDS[fight.legend].end_of_round(state)
    if fight.round >= ROUND_LIMIT:
        break_off(state, chance)
        return False
    fight.round += 1
    fight.order = volley_order(state, chance)
    fight.at = 0
    if state.events is not None:
        sides: list[object] = [side_fact(side) for side in sides_of(fight.order)]
        state.tell_all("round", {"round": int(fight.round), "sides": sides})
    return True


def combat_over(state: CoveState) -> bool:
    """Whether the combat has ended."""
    fight = state.fight
    if fight.present == 0:
        return True  # PC-257
    if fight.npc_afloat():
        return False
    return fight.island == TREASURE_ISLAND or fight.present & (fight.present - 1) == 0  # PC-258, PC-259


def break_off(state: CoveState, chance: Chance) -> None:
    """After a hundred rounds the guns fall silent."""  # PC-265
    fight = state.fight
    if state.events is not None:
        state.tell_all("broken_off", {"island": int(fight.island)})
    if fight.island == LAST_BATTLE:
        return  # PC-527: the last battle looks for its winner itself
    stays: i64 = -1
    if not fight.npc_afloat():
        stays = place_in(card_order(state, chance), 0)  # PC-267
    for ship in sides_in(fight.present):
        if ship != stays:
            off_to_the_cove(state, ship)  # PC-266
            if state.events is not None:
                state.tell("sailed", ship, {"island": int(COVE), "reason": "broken_off"})


def clear_up(state: CoveState) -> None:
    """Battle cards go to the discard pile, chests thrown overboard to the bank."""  # PC-209, PC-477
    fight = state.fight
    for entry in fight.cards:
        state.discard.append(battle_card(entry & 31))
    fight.cards = ()
    state.bank_chests += fight.overboard
    fight.overboard = 0
    if state.events is not None:
        facts: dict[str, object] = {"island": int(fight.island)}
        if fight.present & (fight.present - 1) == 0 and fight.present != 0:
            state.tell("combat_won", first_in(fight.present), facts)
        else:
            state.tell_all("combat_over", facts)


def open_fire(state: CoveState, ship: i64, cards: i64, chance: Chance) -> None:
    """A player fires: his cards lie open, then others may add powder, then he names his target."""  # PC-219, PC-222
    state.fight.shooter = ship
    lay_volley_cards(state, ship, cards, chance)
    state.stack.append(TARGET)
    state.stack.append(KEG_WINDOW)


@final
class VolleyTurn(Step):
    """A player on turn fires, with the volley cards he lays, or flees."""  # PC-213, PC-215

    def options(self, state: CoveState, seat: i64) -> list[i64]:
        out: list[i64] = []
        offer_volleys(state, self.asked_ship(state, seat), out)
        if state.fight.island != LAST_BATTLE:
            out.append(FLEE)  # PC-268, PC-269, PC-522
        return out

    def resolve(self, state: CoveState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.asked_ship(state, seat)
        if option == FLEE:
            flee(state, ship, chance)
        else:
            open_fire(state, ship, option & ARGUMENT, chance)

    def fallback(self, state: CoveState, seat: i64) -> i64:
        return FIRE  # PC-556

    def asks(self, state: CoveState, seat: i64) -> str:
        return "volley"

    def asked_ship(self, state: CoveState, seat: i64) -> i64:
        fight = state.fight
        return place_in(fight.order, fight.at - 1)


@final
class ReloadTurn(Step):
    """Where the table allows it, a ship that must reload may flee instead."""  # PC-567

    def options(self, state: CoveState, seat: i64) -> list[i64]:
        return [FLEE, RELOAD]

    def resolve(self, state: CoveState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.asked_ship(state, seat)
        if option == FLEE:
            flee(state, ship, chance)
        else:
            reload_guns(state, ship)

    def fallback(self, state: CoveState, seat: i64) -> i64:
        return RELOAD  # PC-556

    def asks(self, state: CoveState, seat: i64) -> str:
        return "reload"

    def asked_ship(self, state: CoveState, seat: i64) -> i64:
        fight = state.fight
        return place_in(fight.order, fight.at - 1)


BATTLE_STEP: Final = BattleStep()
FIGHT_ON: Final = FightOn()
VOLLEY_TURN: Final = VolleyTurn()
RELOAD_TURN: Final = ReloadTurn()
AFTER_COMBAT: Final = AfterCombat()
COMBATS: Final[list[CombatAt]] = [CombatAt(island) for island in range(7)]
