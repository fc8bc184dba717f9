"""The cards in play: the battle-card step before the first volley, and the powder kegs others lay on a volley."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.battle import offer_battle_cards, play_battle_card
from covetown.games.pirates_cove.cards.card import BATTLE_CARDS, KEG_CARDS, POWDER_KEG
from covetown.games.pirates_cove.cards.volley import VOLLEY
from covetown.games.pirates_cove.combat.ledger import LEGEND_SIDE
from covetown.games.pirates_cove.combat.order import card_order
from covetown.games.pirates_cove.options import KEGS, PASS
from covetown.games.pirates_cove.ship import NONE
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.games.pirates_cove.ties import place_in
from covetown.kernel.chance import Chance
from covetown.kernel.packing import ARGUMENT

LAST_PLACE: Final[i64] = 99  # past the end of every order


@final
class BattleCardStep(Question):
    """Beginning with the fastest, the players lay battle cards one by one until all have passed."""  # PC-200, PC-203

    def run(self, state: PiratesState, chance: Chance) -> None:
        combat = state.combat
        if combat.order == 0 and not any_card(state):
            return  # PC-212
        while True:
            if combat.belay or combat.passes == combat.present:  # PC-205, PC-464
                combat.order = 0
                combat.at = 0
                return
            side = place_in(combat.order, combat.at)
            if side < 0:
                combat.order = card_order(state, chance)
                combat.at = 0
                continue
            combat.at += 1
            if (combat.passes >> side) & 1:
                continue
            menu = self.options(state, state.owner(side))
            if state.stops_for(side) or len(menu) > 1:
                state.ask(self, self.seats(state), menu)
                return
            stand_by(state, side)  # PC-097

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        out: list[i64] = [PASS]
        offer_battle_cards(state, self.ship(state, seat), out)
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.ship(state, seat)
        if option == PASS:
            stand_by(state, ship)
        else:
            state.combat.passes = 0  # PC-205: a play lifts the passes of all others
            play_battle_card(state, ship, option, chance)
        state.push(self)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return PASS  # PC-554

    def cards_wanted(self) -> i64:
        return BATTLE_CARDS

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "battle_card"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        combat = state.combat
        return place_in(combat.order, combat.at - 1)


def any_card(state: PiratesState) -> bool:
    """Whether some player in the combat has a card in hand."""
    return any((state.combat.present >> ship) & 1 and captain.hand != 0 for ship, captain in enumerate(state.ships))


def stand_by(state: PiratesState, ship: i64) -> None:
    """A player passes in the battle-card step."""
    state.combat.passes |= 1 << ship
    if state.events is not None:
        state.tell("passed", ship, {})


@final
class KegWindow(Question):
    """Window K: the other players still in the combat may lay Powder Kegs on this volley."""  # PC-223, PC-224

    def run(self, state: PiratesState, chance: Chance) -> None:
        combat = state.combat
        if combat.belay:
            return  # PC-464
        while True:
            side = place_in(combat.order, combat.keg_at)
            if side < 0:
                return
            combat.keg_at += 1
            if may_lay(state, side) and (state.stops_for(side) or state.ships[side].holds(POWDER_KEG) > 0):
                state.ask(self, self.seats(state), self.options(state, state.owner(side)))
                return

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        out: list[i64] = [KEGS]
        kegs = state.ships[self.ship(state, seat)].holds(POWDER_KEG)
        while i64(len(out)) <= kegs:
            out.append(KEGS + i64(len(out)))
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.ship(state, seat)
        kegs = option & ARGUMENT
        while kegs > 0:
            VOLLEY.play(state, ship, POWDER_KEG, chance)
            kegs -= 1
        state.push(self)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return KEGS  # PC-554

    def cards_wanted(self) -> i64:
        return KEG_CARDS

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "kegs"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        combat = state.combat
        return place_in(combat.order, combat.keg_at - 1)

    def public_waiting(self, state: PiratesState) -> i64:
        """Everybody who could hold a keg: who is really asked would tell who has one."""  # PC-535
        mask: i64 = 0
        for at, ship in enumerate(state.ships):
            if ship.hand != 0 and may_lay(state, at):
                mask |= 1 << state.owner(at)
        return mask

    def public_ship(self, state: PiratesState) -> i64:
        return NONE  # PC-535

    def fits_world(self, state: PiratesState, seat: i64, chance: Chance) -> bool:
        """Somebody in the combat is asked for his kegs; who it is, nobody else can tell."""
        combat = state.combat
        if seat >= 0 and (state.waiting >> seat) & 1:
            return True
        first: i64 = 0  # places of the order before this one have answered
        last = LAST_PLACE
        at: i64 = 0
        while True:
            side = place_in(combat.order, at)
            if side < 0:
                break
            if side < LEGEND_SIDE:
                if (combat.keg_by >> side) & 1 and side != combat.shooter:
                    first = at + 1
                elif state.owner(side) == seat and is_asked(state, side):
                    if at < combat.keg_at:
                        first = at + 1
                    elif at < last:
                        last = at
            at += 1
        at = first
        while at < last:
            side = place_in(combat.order, at)
            if side < 0:
                return False
            at += 1
            if is_asked(state, side) and state.owner(side) != seat:
                if not state.rules.even_windows:  # PC-595: counted as if the window had come as far as this
                    state.revelations += came_to(state, at) - came_to(state, combat.keg_at)
                combat.keg_at = at
                state.ask(self, self.seats(state), None)
                return True
        return False


def may_lay(state: PiratesState, side: i64) -> bool:
    """Whether a side of the combat is a ship that may lay a keg, if she has one, on the volley of another."""
    combat = state.combat
    return side < LEGEND_SIDE and side != combat.shooter and (combat.present >> side) & 1 == 1


def came_to(state: PiratesState, places: i64) -> i64:
    """To how many ships with a card in hand window K has come after so many places of the order."""
    ships: i64 = 0
    at: i64 = 0
    while at < places:
        side = place_in(state.combat.order, at)
        if side >= 0 and may_lay(state, side) and state.ships[side].hand != 0:
            ships += 1
        at += 1
    return ships


def is_asked(state: PiratesState, side: i64) -> bool:
    """Whether window K stops for a side."""
    if not may_lay(state, side):
        return False
    captain = state.ships[side]
    return captain.hand != 0 if state.rules.even_windows else captain.holds(POWDER_KEG) > 0


BATTLE_CARD_STEP: Final = BattleCardStep()
KEG_WINDOW: Final = KegWindow()
