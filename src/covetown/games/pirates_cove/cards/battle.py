"""The battle cards: played for one's own ship before the first volley, in effect for the whole combat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import (
    AVAST_BELAY,
    BATTLE_CARDS,
    BLOW_ME_DOWN,
    GRAPPLE_ATTACK,
    SMOKE_SCREEN,
    TREASURE_OVERBOARD,
    Card,
    Effect,
)
from covetown.games.pirates_cove.options import BATTLE, CHESTS
from covetown.games.pirates_cove.state import PiratesState
from covetown.kernel.bits import bit
from covetown.kernel.chance import Chance
from covetown.kernel.packing import ARGUMENT

WIND: Final[i64] = 6  # PC-465
WIND_OF_A_CHEST: Final[i64] = 2  # PC-474


@final
class AvastBelay(Effect):
    """For the rest of this combat nobody plays any other card."""  # PC-462

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        out.append(BATTLE + AVAST_BELAY * CHESTS)

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        state.combat.belay = 1


@final
class BlowMeDown(Effect):
    """The player's ship is 6 faster."""  # PC-465, PC-466

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        out.append(BATTLE + BLOW_ME_DOWN * CHESTS)

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        state.combat.wind += WIND * bit(8 * ship)


@final
class GrappleAttack(Effect):
    """Every player ship rolls as many dice as she has crew."""  # PC-468

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        out.append(BATTLE + GRAPPLE_ATTACK * CHESTS)

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        state.combat.grapple = 1  # PC-470


@final
class SmokeScreen(Effect):
    """The player's ship is hit by sixes only."""  # PC-471

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        out.append(BATTLE + SMOKE_SCREEN * CHESTS)

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        state.combat.smoke |= 1 << ship  # PC-473


@final
class TreasureOverboard(Effect):
    """Chests laid on the card make the ship 2 faster each; after the combat they are in the bank."""  # PC-474, PC-477

    def offer(self, state: PiratesState, ship: i64, out: list[i64]) -> None:
        chests: i64 = 1
        while chests <= state.ships[ship].chests:
            out.append(BATTLE + TREASURE_OVERBOARD * CHESTS + chests)  # PC-475
            chests += 1

    def play(self, state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
        chests = (option & ARGUMENT) % CHESTS
        state.ships[ship].chests -= chests  # PC-478
        state.combat.overboard += chests
        state.combat.wind += WIND_OF_A_CHEST * chests * bit(8 * ship)
        if state.events is not None:
            state.tell("overboard", ship, {"amount": int(chests)})


BATTLE_CARD_LIST: Final[list[Card]] = [
    Card(AVAST_BELAY, "avast_belay", "battle", 1, AvastBelay()),
    Card(BLOW_ME_DOWN, "blow_me_down", "battle", 2, BlowMeDown()),
    Card(GRAPPLE_ATTACK, "grapple_attack", "battle", 2, GrappleAttack()),
    Card(SMOKE_SCREEN, "smoke_screen", "battle", 2, SmokeScreen()),
    Card(TREASURE_OVERBOARD, "treasure_overboard", "battle", 1, TreasureOverboard()),
]


def battle_card(face: i64) -> Card:
    """The battle card with this face."""
    return BATTLE_CARD_LIST[face - AVAST_BELAY]


def offer_battle_cards(state: PiratesState, ship: i64, out: list[i64]) -> None:
    """Every battle card a ship can play now."""  # PC-542
    captain = state.ships[ship]
    if captain.hand & BATTLE_CARDS == 0:
        return
    face = AVAST_BELAY
    while face <= TREASURE_OVERBOARD:
        if captain.holds(face) > 0:
            battle_card(face).effect.offer(state, ship, out)
        face += 1


def play_battle_card(state: PiratesState, ship: i64, option: i64, chance: Chance) -> None:
    """A battle card is laid face up and takes effect at once."""  # PC-202
    face = (option & ARGUMENT) // CHESTS
    state.play_from_hand(ship, face)
    combat = state.combat
    combat.cards = (*combat.cards, int(ship * 32 + face))
    state.revelations += 1
    if state.events is not None:
        state.tell("card_played", ship, {"card": int(face)})
    battle_card(face).effect.play(state, ship, option, chance)
