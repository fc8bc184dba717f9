"""The rounds of a combat: whose turn it is, when a round ends, and when the combat is over."""

from __future__ import annotations

from typing import Final, final

from covetown.games.pirates_cove.cards.battle import battle_card
from covetown.games.pirates_cove.combat.cards import KEG_WINDOW
from covetown.games.pirates_cove.combat.flight import off_to_the_cove
from covetown.games.pirates_cove.combat.ledger import LAST_BATTLE, LEGEND_SIDE, ROUND_LIMIT
from covetown.games.pirates_cove.combat.legends import LEGEND_VOLLEY, LEGENDS
from covetown.games.pirates_cove.combat.navy import NAVY_TARGET
from covetown.games.pirates_cove.combat.order import card_order, volley_order
from covetown.games.pirates_cove.combat.turn import RELOAD_TURN, VOLLEY_TURN, reload_guns
from covetown.games.pirates_cove.ship import COVE, NONE, TREASURE_ISLAND
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Step
from covetown.games.pirates_cove.ties import first_in, place_in, side_fact, sides_in, sides_of
from covetown.kernel.chance import Chance


@final
class CombatRounds(Step):
    """The combat goes on: whose turn is it, has a round ended, is it over?"""  # PC-217, PC-260

    def run(self, state: PiratesState, chance: Chance) -> None:
        combat = state.combat
        while True:
            if combat_over(state):
                clear_up(state)
                return
            side = place_in(combat.order, combat.at)
            if side < 0:
                if not next_round(state, chance):
                    clear_up(state)
                    return
                continue
            combat.at += 1
            if not combat.still_here(side):
                continue  # PC-214
            if side >= LEGEND_SIDE:
                state.push(self)
                combat.shooter = side
                state.push(LEGEND_VOLLEY if side == LEGEND_SIDE else NAVY_TARGET)  # PC-216
                state.push(KEG_WINDOW)  # PC-225
                return
            if (combat.reload >> side) & 1 == 0:
                state.push(self)
                state.push(VOLLEY_TURN)
                return
            if state.rules.reload_may_flee and combat.island != LAST_BATTLE:
                state.push(self)
                state.push(RELOAD_TURN)
                return
            reload_guns(state, side)  # PC-497


def next_round(state: PiratesState, chance: Chance) -> bool:
    """Begin the next round; False if the combat has been broken off instead."""
    combat = state.combat
    if combat.round > 0 and combat.legend >= 0:
        LEGENDS[combat.legend].end_of_round(state)
    if combat.round >= ROUND_LIMIT:
        break_off(state, chance)
        return False
    combat.round += 1
    combat.order = volley_order(state, chance)
    combat.at = 0
    if state.events is not None:
        sides: list[object] = [side_fact(side) for side in sides_of(combat.order)]
        state.tell_all("round", {"round": int(combat.round), "sides": sides})
    return True


def combat_over(state: PiratesState) -> bool:
    """Whether the combat has ended."""
    combat = state.combat
    if combat.present == 0:
        return True  # PC-257
    if combat.npc_afloat():
        return False
    return combat.island == TREASURE_ISLAND or combat.present & (combat.present - 1) == 0  # PC-258, PC-259


def break_off(state: PiratesState, chance: Chance) -> None:
    """After a hundred rounds the guns fall silent."""  # PC-265
    combat = state.combat
    if state.events is not None:
        state.tell_all("broken_off", {"island": int(combat.island)})
    if combat.island == LAST_BATTLE:
        return  # PC-527: the last battle looks for its winner itself
    stays = NONE
    if not combat.npc_afloat():
        stays = place_in(card_order(state, chance), 0)  # PC-267
    for ship in sides_in(combat.present):
        if ship != stays:
            off_to_the_cove(state, ship)  # PC-266
            if state.events is not None:
                state.tell("sailed", ship, {"island": int(COVE), "reason": "broken_off"})


def clear_up(state: PiratesState) -> None:
    """Battle cards go to the discard pile, chests thrown overboard to the bank."""  # PC-209, PC-477
    combat = state.combat
    for entry in combat.cards:
        state.discard.append(battle_card(entry & 31))
    combat.cards = ()
    state.bank_chests += combat.overboard
    combat.overboard = 0
    if state.events is not None:
        facts: dict[str, object] = {"island": int(combat.island)}
        if combat.present & (combat.present - 1) == 0 and combat.present != 0:
            state.tell("combat_won", first_in(combat.present), facts)
        else:
            state.tell_all("combat_over", facts)


COMBAT_ROUNDS: Final = CombatRounds()
