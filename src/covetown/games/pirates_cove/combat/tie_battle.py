"""The end of the year: fame cards are counted, and those tied for most fame meet in a last battle."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import FAME_ONE, faces_held
from covetown.games.pirates_cove.cards.fame import fame_in_hand
from covetown.games.pirates_cove.combat.cards import BATTLE_CARD_STEP
from covetown.games.pirates_cove.combat.ledger import LAST_BATTLE, NO_COMBAT, Combat
from covetown.games.pirates_cove.combat.rounds import COMBAT_ROUNDS
from covetown.games.pirates_cove.hoard import gain_fame
from covetown.games.pirates_cove.scoring import ENDED_BY_BATTLE, ENDED_BY_FAME, ENDED_BY_ROLL, champion, leaders
from covetown.games.pirates_cove.state import RECKONING, PiratesState
from covetown.games.pirates_cove.steps import Step
from covetown.games.pirates_cove.ties import first_in, side_name, sides_in, winner_of
from covetown.kernel.bits import ones
from covetown.kernel.chance import Chance


@final
class Reckoning(Step):
    """Fame cards are revealed and added; goods not buried are worth nothing."""  # PC-513, PC-514

    def run(self, state: PiratesState, chance: Chance) -> None:
        state.phase = RECKONING
        state.revelations += 1
        counted: list[int] = []
        for at, ship in enumerate(state.ships):
            fame = fame_in_hand(ship.hand)
            counted.append(int(fame))
            if state.events is not None:
                cards: list[object] = [face for face in faces_held(ship.hand) if face >= FAME_ONE]  # PC-538
                state.tell("fame_cards", at, {"amount": int(fame), "cards": cards})
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
        combat = Combat(LAST_BATTLE)  # PC-523
        for player in sides_in(tied):
            combat.present |= 1 << champion(state, player)  # PC-519, PC-583
        state.combat = combat
        if state.events is not None:
            seats: list[object] = [int(player) for player in sides_in(tied)]
            ships: list[object] = [int(ship) for ship in sides_in(combat.present)]
            fighters: list[object] = [side_name(state, ship) for ship in sides_in(combat.present)]
            state.tell_all("last_battle", {"seats": seats, "ships": ships, "fighters": fighters})
        state.push(AFTER_LAST_BATTLE)
        state.push(COMBAT_ROUNDS)
        state.push(BATTLE_CARD_STEP)


@final
class AfterLastBattle(Step):
    """The lone survivor wins the game; if there is none, or are too many, the dice decide."""  # PC-516

    def run(self, state: PiratesState, chance: Chance) -> None:
        combat = state.combat
        if ones(combat.present) == 1:
            state.combat = NO_COMBAT
            crown(state, state.owner(first_in(combat.present)), ENDED_BY_BATTLE)
            return
        rolling = combat.present if combat.present != 0 else combat.last_crippled  # PC-525, PC-527
        ship = winner_of(state, sides_in(rolling), "victory", chance)
        state.combat = NO_COMBAT
        crown(state, state.owner(ship), ENDED_BY_ROLL)


def crown(state: PiratesState, player: i64, ending: i64) -> None:
    """The most famous pirate of the High Seas."""
    state.winner = player
    state.ending = ending
    if state.events is not None:
        state.tell_all("won", {"seat": int(player)})


RECKONING_STEP: Final = Reckoning()
AFTER_LAST_BATTLE: Final = AfterLastBattle()
