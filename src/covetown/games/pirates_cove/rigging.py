"""Rigging: before the first month every captain outfits his ship, without knowing what the others do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.hoard import pay
from covetown.games.pirates_cove.mat import NEW_SHIP, TOP_LEVEL, level_in, price_into, raised, rigging_price
from covetown.games.pirates_cove.options import RIG, RIG_ANEW, RIG_DONE
from covetown.games.pirates_cove.ship import UNANSWERED
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message
from covetown.kernel.packing import ARGUMENT


@final
class Rigging(Question):
    """Each captain raises section after section on his own plan; all plans are revealed and paid together."""  # PC-071

    def run(self, state: PiratesState, chance: Chance) -> None:
        for ship in state.ships:
            ship.ticket = UNANSWERED
            ship.draft = NEW_SHIP
        super().run(state, chance)

    def seats(self, state: PiratesState) -> i64:
        return (i64(1) << state.seats) - 1

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        captain = state.ships[self.ship(state, seat)]
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

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        ship = self.ship(state, seat)
        captain = state.ships[ship]
        done = False
        if option == RIG_DONE:
            captain.ticket = 0
            done = ship + state.seats >= state.fleet()
        elif option == RIG_ANEW:
            captain.draft = NEW_SHIP
        else:
            captain.draft = raised(captain.draft, option & ARGUMENT)
        if not done:
            state.ask(self, state.waiting | i64(1) << seat, None)
        elif state.waiting == 0:
            self.reveal(state)

    def reveal(self, state: PiratesState) -> None:
        """All rigging is shown and paid at once."""  # PC-072
        state.revelations += 1
        for at, ship in enumerate(state.ships):
            ship.levels = ship.draft
            pay(state, at, rigging_price(ship.draft), "rigging")  # PC-070, PC-073
            if state.events is not None:
                levels: list[object] = [int(ship.level(section)) for section in range(4)]
                state.tell("rigged", at, {"levels": levels})

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        captain = state.ships[self.ship(state, seat)]
        return RIG_DONE if captain.draft == NEW_SHIP else RIG_ANEW  # PC-553

    def ship(self, state: PiratesState, seat: i64) -> i64:
        ship = seat
        while state.ships[ship].ticket != UNANSWERED:
            ship += state.seats
        return ship

    def prompt(self, state: PiratesState, seat: i64) -> Message:
        """What is left of the gold while the plan grows; nothing is paid before all are done."""  # PC-070
        asked = super().prompt(state, seat)
        captain = state.ships[self.ship(state, seat)]
        asked.args["gold"] = int(captain.gold - rigging_price(captain.draft))
        return asked

    def secret(self) -> bool:
        return True

    def fits_world(self, state: PiratesState, seat: i64, chance: Chance) -> bool:
        """Captains who are done have rigged in some way; the others have not begun."""
        for at, ship in enumerate(state.ships):
            owner = state.owner(at)
            if owner == seat:
                continue
            ship.draft = NEW_SHIP
            if (state.waiting >> owner) & 1:
                ship.ticket = UNANSWERED
                continue
            section = chance.below(5)
            while section < 4:
                level = level_in(ship.draft, section)
                if level == TOP_LEVEL or price_into(level + 1) > ship.gold - rigging_price(ship.draft):
                    break
                ship.draft = raised(ship.draft, section)
                section = chance.below(5)
        return True

    def reopen(self, state: PiratesState, seat: i64) -> None:
        waiting = state.waiting
        for at, ship in enumerate(state.ships):
            owner = state.owner(at)
            if owner != seat and not (state.waiting >> owner) & 1:
                ship.draft = NEW_SHIP
                ship.ticket = UNANSWERED
                waiting |= i64(1) << owner
        state.ask(self, waiting, None)


RIGGING_STEP: Final = Rigging()
