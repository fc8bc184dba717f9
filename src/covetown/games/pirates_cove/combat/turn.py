"""A ship's turn in a round: to fire, with cards and at whom, to flee, or to reload."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import VOLLEY_CARDS
from covetown.games.pirates_cove.cards.volley import lay_volley_cards, offer_volleys
from covetown.games.pirates_cove.combat.cards import KEG_WINDOW
from covetown.games.pirates_cove.combat.flight import flee
from covetown.games.pirates_cove.combat.ledger import LAST_BATTLE, LEGEND_SIDE, NAVY_SIDE
from covetown.games.pirates_cove.combat.order import next_present
from covetown.games.pirates_cove.combat.volley import fire_at_npc, fire_at_section
from covetown.games.pirates_cove.mat import HULL
from covetown.games.pirates_cove.options import AIM, FIRE, FLEE, NO_SECTION, RELOAD
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.games.pirates_cove.ties import place_in
from covetown.kernel.chance import Chance
from covetown.kernel.packing import ARGUMENT


@final
class VolleyTurn(Question):
    """A player on turn fires, with the volley cards he lays, or flees."""  # PC-213, PC-215

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        out: list[i64] = []
        offer_volleys(state, self.ship(state, seat), out)
        if state.combat.island != LAST_BATTLE:
            out.append(FLEE)  # PC-268, PC-269, PC-522
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.ship(state, seat)
        if option == FLEE:
            flee(state, ship, chance)
        else:
            open_fire(state, ship, option & ARGUMENT, chance)

    def from_hand(self, state: PiratesState, options: list[i64]) -> bool:
        """In the last battle, where nobody flees, only volley cards leave a choice."""
        return state.combat.island == LAST_BATTLE and not state.combat.belay

    def cards_wanted(self) -> i64:
        return VOLLEY_CARDS

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return FIRE  # PC-556

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "volley"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        combat = state.combat
        return place_in(combat.order, combat.at - 1)


def open_fire(state: PiratesState, ship: i64, cards: i64, chance: Chance) -> None:
    """A player fires: his cards lie open, then others may add powder, then he names his target."""  # PC-219, PC-222
    state.combat.shooter = ship
    lay_volley_cards(state, ship, cards, chance)
    state.push(TARGET)
    state.push(KEG_WINDOW)


@final
class ReloadTurn(Question):
    """Where the table allows it, a ship that must reload may flee instead."""  # PC-567

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        return [FLEE, RELOAD]

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.ship(state, seat)
        if option == FLEE:
            flee(state, ship, chance)
        else:
            reload_guns(state, ship)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return RELOAD  # PC-556

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "reload"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        combat = state.combat
        return place_in(combat.order, combat.at - 1)


def reload_guns(state: PiratesState, ship: i64) -> None:
    """After a Six Gun Salute the next turn is spent on loading."""  # PC-496
    state.combat.reload &= ~(1 << ship)
    if state.events is not None:
        state.tell("reloaded", ship, {})


@final
class Target(Question):
    """The shooter names ship and section before he rolls; hostile NPCs come first."""  # PC-226, PC-229, PC-230

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        combat = state.combat
        out: list[i64] = []
        if combat.npc_afloat():
            if combat.legend_hull > 0:
                out.append(AIM + LEGEND_SIDE * 8 + HULL)
            if combat.first_hull > 0:
                out.append(AIM + NAVY_SIDE * 8 + HULL)  # PC-227
            if combat.second_hull > 0:
                out.append(AIM + (NAVY_SIDE + 1) * 8 + HULL)
            return out
        present = combat.present & ~(1 << combat.shooter)
        ship: i64 = 0
        while present >> ship:
            if (present >> ship) & 1:
                if combat.salute:
                    out.append(AIM + ship * 8 + NO_SECTION)  # PC-494
                else:
                    out.append(AIM + ship * 8)
                    out.append(AIM + ship * 8 + 1)
                    out.append(AIM + ship * 8 + 2)
                    out.append(AIM + ship * 8 + 3)
            ship += 1
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        combat = state.combat
        argument = option & ARGUMENT
        dice = state.ships[combat.shooter].dice(combat.grapple != 0)
        side = argument >> 3
        if side >= LEGEND_SIDE:
            fire_at_npc(state, side, dice, chance)
        else:
            fire_at_section(state, side, argument & 7, dice, chance)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        """The legend, else the first squadron, else the next player ship clockwise; at the hull."""  # PC-557
        combat = state.combat
        if combat.npc_afloat():
            return self.options(state, seat)[0]
        ship = next_present(state, combat.shooter)
        return AIM + ship * 8 + (NO_SECTION if combat.salute else HULL)

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return state.combat.shooter


VOLLEY_TURN: Final = VolleyTurn()
RELOAD_TURN: Final = ReloadTurn()
TARGET: Final = Target()
