"""Rigging: before the first month every captain outfits his ship, without knowing what the others do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.hoard import pay
from covetown.games.pirates_cove.mat import NEW_SHIP, TOP_LEVEL, level_in, price_into, raised, rigging_price
from covetown.games.pirates_cove.options import ARGUMENT, RIG, RIG_ANEW, RIG_DONE
from covetown.games.pirates_cove.ship import UNANSWERED
from covetown.games.pirates_cove.state import CoveState, Step
from covetown.kernel.chance import Chance


@final
class Rigging(Step):
    """Each captain raises section after section on his own plan; all plans are revealed and paid together."""  # PC-071

    def run(self, state: CoveState, chance: Chance) -> None:
        for ship in state.ships:
            ship.ticket = UNANSWERED
            ship.draft = NEW_SHIP
        state.ask(self, (1 << state.seats) - 1)

    def options(self, state: CoveState, seat: i64) -> list[i64]:
        captain = state.ships[self.asked_ship(state, seat)]
        left = captain.gold - rigging_price(captain.draft)
        out: list[i64] = []
        section: i64 = 0
        while section < 4:
            level = level_in(captain.draft, section)
            if level < TOP_LEVEL and price_into(level + 1) <= left:
                out.append(RIG + section)  # PC-069, PC-539
            section += 1
        if captain.draft != NEW_SHIP:
            out.append(RIG_ANEW)
        out.append(RIG_DONE)
        return out

    def resolve(self, state: CoveState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.asked_ship(state, seat)
        captain = state.ships[ship]
        waiting = state.waiting if state.waiting != 0 else 1 << seat
        if option == RIG_DONE:
            captain.ticket = 0
            if ship + state.seats >= state.fleet():
                waiting &= ~(1 << seat)
        elif option == RIG_ANEW:
            captain.draft = NEW_SHIP
        else:
            captain.draft = raised(captain.draft, option & ARGUMENT)
        if waiting != 0:
            state.ask(self, waiting)
            return
        state.waiting = 0
        self.reveal(state)

    def reveal(self, state: CoveState) -> None:
        """All rigging is shown and paid at once."""  # PC-072
        state.revelations += 1
        for at, ship in enumerate(state.ships):
            ship.levels = ship.draft
            pay(state, at, rigging_price(ship.draft), "rigging")  # PC-070, PC-073
            if state.events is not None:
                levels: list[object] = [int(ship.level(section)) for section in range(4)]
                state.tell("rigged", at, {"levels": levels})

    def fallback(self, state: CoveState, seat: i64) -> i64:
        captain = state.ships[self.asked_ship(state, seat)]
        return RIG_DONE if captain.draft == NEW_SHIP else RIG_ANEW  # PC-553

    def asks(self, state: CoveState, seat: i64) -> str:
        return "rigging"

    def asked_ship(self, state: CoveState, seat: i64) -> i64:
        ship = seat
        while state.ships[ship].ticket != UNANSWERED:
            ship += state.seats
        return ship


RIGGING_STEP: Final = Rigging()
