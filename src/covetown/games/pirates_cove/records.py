"""A game as bytes and back."""

from __future__ import annotations

from typing import Final

from covetown.games.pirates_cove.card import Card
from covetown.games.pirates_cove.cards import CARDS
from covetown.games.pirates_cove.combat import AfterCombat, BattleStep, CombatAt, FightOn, ReloadTurn, VolleyTurn
from covetown.games.pirates_cove.cove import CoveBenefit
from covetown.games.pirates_cove.fight import NO_COMBAT, Combat
from covetown.games.pirates_cove.gunnery import KegWindow, LegendVolley, Target
from covetown.games.pirates_cove.month import Closing, Month
from covetown.games.pirates_cove.navigation import Charting, OpenCourse
from covetown.games.pirates_cove.navy import NavyTarget
from covetown.games.pirates_cove.parrots import ParrotChoice
from covetown.games.pirates_cove.plunder import PlunderAt
from covetown.games.pirates_cove.rigging import Rigging
from covetown.games.pirates_cove.ship import Ship
from covetown.games.pirates_cove.state import CoveState, Rules
from covetown.games.pirates_cove.tavern import Draw
from covetown.games.pirates_cove.tie_battle import AfterLastBattle, Reckoning
from covetown.games.pirates_cove.upgrade import BuryChests, BuryGold, UpgradeAt, UpgradePhase, UpgradeTurn
from covetown.games.pirates_cove.windows import WindowN1
from covetown.kernel.codec import Codec, Record

SHARED: Final[dict[int, object]] = {card.ident: card for card in CARDS}

CODEC: Final = Codec(
    [
        Record(
            Rules,
            "players multi_mastercraft map_at_once navy_at_hull reload_may_flee wrecks_return no_floor best_ship",
        ),
        Record(
            Ship,
            "",
            "levels gold chests fame place parrot hurt masters hand old shown ticket late_ticket course draft",
        ),
        Record(
            Combat,
            "island",
            "present legend legend_hull worth first_hull second_hull hit smoke reload wind grapple belay overboard "
            "cards passes order at round prey lost shooter grapeshot salute kegs keg_by keg_at target section "
            "dice dice_by last_crippled",
        ),
        Record(
            CoveState,
            "rules ships deck treasures",
            "waiting revelations discard wrecks taken month phase legends sunk_legends captain_a captain_b place_a "
            "place_b bank_gold bank_chests navy maps consort victim nest queue bought buried burying doubled fight "
            "stack winner ending fame_cards",
        ),
        Record(AfterCombat),
        Record(AfterLastBattle),
        Record(BattleStep),
        Record(BuryChests),
        Record(BuryGold),
        Record(Charting),
        Record(Closing),
        Record(CombatAt, "island"),
        Record(CoveBenefit),
        Record(Draw, "ship count"),
        Record(FightOn),
        Record(KegWindow),
        Record(LegendVolley),
        Record(Month),
        Record(NavyTarget),
        Record(OpenCourse, "turn"),
        Record(ParrotChoice, "ship section"),
        Record(PlunderAt, "island"),
        Record(Reckoning),
        Record(ReloadTurn),
        Record(Rigging),
        Record(Target),
        Record(UpgradeAt, "place"),
        Record(UpgradePhase),
        Record(UpgradeTurn),
        Record(VolleyTurn),
        Record(WindowN1),
    ],
    SHARED,
    Card,
)


def encode(state: CoveState) -> bytes:
    """The whole state as bytes."""
    return CODEC.encode(state)


def decode(data: bytes) -> CoveState:
    """The state that `encode` wrote."""
    state = CODEC.decode(data)
    assert isinstance(state, CoveState)
    if state.fight.island == 0:
        state.fight = NO_COMBAT
    return state
