"""The end of the year: fame cards are counted, and those tied for most fame fight a last battle."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.combat import BATTLE_STEP
from covetown.games.pirates_cove.fame_cards import fame_in_hand
from covetown.games.pirates_cove.fight import LAST_BATTLE, NO_COMBAT, Combat
from covetown.games.pirates_cove.hoard import gain_fame
from covetown.games.pirates_cove.scoring import ENDED_BY_BATTLE, ENDED_BY_FAME, ENDED_BY_ROLL, champion, leaders
from covetown.games.pirates_cove.state import RECKONING, CoveState, Step
from covetown.games.pirates_cove.ties import first_in, sides_in, size_of, winner_of
from covetown.kernel.chance import Chance


@final
class Reckoning(Step):
    """Fame cards are revealed and added; goods not buried are worth nothing."""  # PC-513, PC-514

    def run(self, state: CoveState, chance: Chance) -> None:
        state.phase = RECKONING
        state.revelations += 1
        counted: list[int] = []
        for at, ship in enumerate(state.ships):
            fame = fame_in_hand(ship.hand)
            counted.append(int(fame))
            if state.events is not None:
                state.tell("fame_cards", at, {"amount": int(fame)})
            gain_fame(state, at, fame, "fame_cards")
            state.bank_gold += ship.gold  # PC-520
            ship.gold = 0
            state.bank_chests += ship.chests
            ship.chests = 0
        state.fame_cards = tuple(counted)
        tied = leaders(state)
        if tied & (tied - 1) == 0:
            crown(state, first_in(tied), ENDED_BY_FAME)  # PC-515
            return
        fight = Combat(LAST_BATTLE)  # PC-523
        for player in sides_in(tied):
            fight.present |= 1 << champion(state, player)  # PC-519, PC-583
        state.fight = fight
        if state.events is not None:
            seats: list[object] = [int(player) for player in sides_in(tied)]
            state.tell_all("last_battle", {"seats": seats})
        state.stack.append(AFTER_LAST_BATTLE)
        state.stack.append(BATTLE_STEP)


@final
class AfterLastBattle(Step):
    """The lone survivor wins the game; if there is none, or are too many, the dice decide."""  # PC-516

    def run(self, state: CoveState, chance: Chance) -> None:
        fight = state.fight
        if size_of(fight.present) == 1:
            state.fight = NO_COMBAT
            crown(state, state.owner(first_in(fight.present)), ENDED_BY_BATTLE)
            return
        rolling = fight.present if fight.present != 0 else fight.last_crippled  # PC-525, PC-527
        ship = winner_of(state, sides_in(rolling), "victory", chance)
        state.fight = NO_COMBAT
        crown(state, state.owner(ship), ENDED_BY_ROLL)


def crown(state: CoveState, player: i64, ending: i64) -> None:
    """The most famous pirate of the High Seas."""
    state.winner = player
    state.ending = ending
    if state.events is not None:
        state.tell_all("won", {"seat": int(player)})


RECKONING_STEP: Final = Reckoning()
AFTER_LAST_BATTLE: Final = AfterLastBattle()
