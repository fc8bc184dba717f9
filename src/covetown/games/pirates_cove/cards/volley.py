"""The volley cards: played on one volley before its dice are rolled, and gone after it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import GRAPESHOT_ATTACK, POWDER_KEG, SIX_GUN_SALUTE, Card, Effect
from covetown.games.pirates_cove.options import FIRE
from covetown.games.pirates_cove.state import PiratesState
from covetown.kernel.chance import Chance

WITH_GRAPESHOT: Final[i64] = 1
WITH_SALUTE: Final[i64] = 2
WITH_KEG: Final[i64] = 4


@final
class VolleyEffect(Effect):
    """What a volley card does stands in `volley`; here it is laid face up beside the volley."""

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        combat = state.combat
        face = option
        state.play_from_hand(ship, face)
        if face == GRAPESHOT_ATTACK:
            combat.grapeshot = 1  # PC-479
        elif face == SIX_GUN_SALUTE:
            combat.salute = 1  # PC-493
        else:
            combat.kegs += 1  # PC-485
            combat.keg_by |= 1 << ship
        state.revelations += 1
        if state.events is not None:
            state.tell("card_played", ship, {"card": int(face)})


VOLLEY: Final = VolleyEffect()
VOLLEY_CARD_LIST: Final[list[Card]] = [
    Card(GRAPESHOT_ATTACK, "grapeshot_attack", "volley", 2, VOLLEY),
    Card(POWDER_KEG, "powder_keg", "volley", 2, VOLLEY),
    Card(SIX_GUN_SALUTE, "six_gun_salute", "volley", 2, VOLLEY),
]


def offer_volleys(state: PiratesState, ship: i64, out: list[i64]) -> None:
    """Every way to fire: with each set of volley cards that may lie on one volley."""  # PC-221, PC-544
    out.append(FIRE)
    if state.combat.belay:
        return  # PC-464
    captain = state.ships[ship]
    grapeshot = captain.holds(GRAPESHOT_ATTACK)
    salute = captain.holds(SIX_GUN_SALUTE)
    kegs = captain.holds(POWDER_KEG)
    keg: i64 = 0
    while keg <= kegs:
        laid: i64 = 0
        while laid < 4:
            if (laid & WITH_GRAPESHOT == 0 or grapeshot > 0) and (laid & WITH_SALUTE == 0 or salute > 0):
                if laid + keg > 0:
                    out.append(FIRE + laid + keg * WITH_KEG)
            laid += 1
        keg += 1


def lay_volley_cards(state: PiratesState, ship: i64, cards: i64, chance: Chance) -> None:
    """The shooter lays his volley cards."""
    if cards & WITH_GRAPESHOT:
        VOLLEY.play(state, ship, GRAPESHOT_ATTACK, chance)
    if cards & WITH_SALUTE:
        VOLLEY.play(state, ship, SIX_GUN_SALUTE, chance)
    kegs = cards // WITH_KEG
    while kegs > 0:
        VOLLEY.play(state, ship, POWDER_KEG, chance)
        kegs -= 1
