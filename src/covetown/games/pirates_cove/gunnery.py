"""Between the order to fire and the roll: powder kegs of others, the target, the legends' choice of prey."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.card import POWDER_KEG
from covetown.games.pirates_cove.fight import LEGEND_SIDE, NAVY_SIDE, place_in
from covetown.games.pirates_cove.legends import LEGENDS, next_prey
from covetown.games.pirates_cove.mat import HULL
from covetown.games.pirates_cove.options import AIM, ARGUMENT, KEGS, NO_SECTION
from covetown.games.pirates_cove.state import CoveState, Step
from covetown.games.pirates_cove.volley import fire_at_npc, fire_at_section
from covetown.games.pirates_cove.volley_cards import VOLLEY
from covetown.kernel.chance import Chance


@final
class KegWindow(Step):
    """Window K: the other players still in the fight may lay Powder Kegs on this volley."""  # PC-223, PC-224

    def run(self, state: CoveState, chance: Chance) -> None:
        fight = state.fight
        if fight.belay:
            return  # PC-464
        while True:
            side = place_in(fight.order, fight.keg_at)
            if side < 0:
                return
            fight.keg_at += 1
            if side < LEGEND_SIDE and side != fight.shooter and (fight.present >> side) & 1:
                if state.ships[side].holds(POWDER_KEG) > 0:
                    state.ask(self, 1 << state.owner(side))
                    return

    def options(self, state: CoveState, seat: i64) -> list[i64]:
        out: list[i64] = [KEGS, KEGS + 1]
        if state.ships[self.asked_ship(state, seat)].holds(POWDER_KEG) > 1:
            out.append(KEGS + 2)
        return out

    def resolve(self, state: CoveState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.asked_ship(state, seat)
        kegs = option & ARGUMENT
        while kegs > 0:
            VOLLEY.play(state, ship, POWDER_KEG, chance)
            kegs -= 1
        state.stack.append(self)

    def public_waiting(self, state: CoveState) -> i64:
        """Everybody who could hold a keg: who is really asked would tell who has one."""  # PC-535
        fight = state.fight
        mask: i64 = 0
        for at, ship in enumerate(state.ships):
            if (fight.present >> at) & 1 and at != fight.shooter and ship.hand != 0:
                mask |= 1 << state.owner(at)
        return mask

    def fallback(self, state: CoveState, seat: i64) -> i64:
        return KEGS  # PC-554

    def asks(self, state: CoveState, seat: i64) -> str:
        return "kegs"

    def asked_ship(self, state: CoveState, seat: i64) -> i64:
        fight = state.fight
        return place_in(fight.order, fight.keg_at - 1)


@final
class Target(Step):
    """The shooter names ship and section before he rolls; hostile NPCs come first."""  # PC-226, PC-229, PC-230

    def run(self, state: CoveState, chance: Chance) -> None:
        seat = state.owner(state.fight.shooter)
        choices = self.options(state, seat)
        if len(choices) == 1:
            self.resolve(state, seat, choices[0], chance)  # PC-097
        else:
            state.ask(self, 1 << seat)

    def options(self, state: CoveState, seat: i64) -> list[i64]:
        fight = state.fight
        out: list[i64] = []
        if fight.npc_afloat():
            if fight.legend_hull > 0:
                out.append(AIM + LEGEND_SIDE * 8 + HULL)
            if fight.first_hull > 0:
                out.append(AIM + NAVY_SIDE * 8 + HULL)  # PC-227
            if fight.second_hull > 0:
                out.append(AIM + (NAVY_SIDE + 1) * 8 + HULL)
            return out
        present = fight.present & ~(1 << fight.shooter)
        ship: i64 = 0
        while present >> ship:
            if (present >> ship) & 1:
                if fight.salute:
                    out.append(AIM + ship * 8 + NO_SECTION)  # PC-494
                else:
                    out.append(AIM + ship * 8)
                    out.append(AIM + ship * 8 + 1)
                    out.append(AIM + ship * 8 + 2)
                    out.append(AIM + ship * 8 + 3)
            ship += 1
        return out

    def resolve(self, state: CoveState, seat: i64, option: i64, chance: Chance) -> None:
        fight = state.fight
        argument = option & ARGUMENT
        dice = state.ships[fight.shooter].dice(fight.grapple != 0)
        side = argument >> 3
        if side >= LEGEND_SIDE:
            fire_at_npc(state, side, dice, chance)
        else:
            fire_at_section(state, side, argument & 7, dice, chance)

    def fallback(self, state: CoveState, seat: i64) -> i64:
        """The legend, else the first squadron, else the next player ship clockwise; at the hull."""  # PC-557
        fight = state.fight
        if fight.npc_afloat():
            return self.options(state, seat)[0]
        ship = fight.shooter
        for _ in range(state.fleet()):
            ship = (ship + 1) % state.fleet()
            if (fight.present >> ship) & 1:
                break
        return AIM + ship * 8 + (NO_SECTION if fight.salute else HULL)

    def asks(self, state: CoveState, seat: i64) -> str:
        return "target"

    def asked_ship(self, state: CoveState, seat: i64) -> i64:
        return state.fight.shooter


@final
class LegendVolley(Step):
    """A legend fires; no player decides anything for him."""  # PC-297

    def run(self, state: CoveState, chance: Chance) -> None:
        prey = next_prey(state, chance)
        LEGENDS[state.fight.legend].fire(state, prey, chance)


KEG_WINDOW: Final = KegWindow()
TARGET: Final = Target()
LEGEND_VOLLEY: Final = LegendVolley()
