"""Pirate's Cove: crippled ships are repaired, and every ship there has its benefit."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.hoard import pay, take_gold
from covetown.games.pirates_cove.mat import START_LEVEL, set_level
from covetown.games.pirates_cove.options import COVE_CARDS, COVE_GOLD
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.games.pirates_cove.tavern import Draw
from covetown.games.pirates_cove.ties import place_in
from covetown.kernel.chance import Chance

REPAIR: Final[i64] = 2  # PC-168: gold for each crippled section
BENEFIT: Final[i64] = 2  # PC-165: gold instead of the second card


def repair(state: PiratesState, ship: i64) -> bool:
    """Repair every crippled section; False if the captain cannot pay and gets nothing else here."""  # PC-168, PC-171
    captain = state.ships[ship]
    if not captain.crippled():
        return True
    lost: i64 = 0
    section: i64 = 0
    while section < 4:
        if captain.level(section) == 0:
            lost += 1
            captain.levels = set_level(captain.levels, section, START_LEVEL)  # PC-169, PC-170
        section += 1
    price = lost * REPAIR
    able = captain.gold >= price  # PC-175
    if able:
        pay(state, ship, price, "repair")  # PC-173
    if state.events is not None:
        state.tell("repaired", ship, {"sections": int(lost), "price": int(price) if able else 0})
    return able  # PC-172


@final
class CoveBenefit(Question):
    """One tavern card, and a second one or 2 gold."""  # PC-165, PC-167

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        return [COVE_CARDS, COVE_GOLD]  # PC-549

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        ship = place_in(state.queue, 0)
        if option == COVE_GOLD:
            take_gold(state, ship, BENEFIT, "cove")  # PC-176
            state.push(Draw(ship, 1))
        else:
            state.push(Draw(ship, 2))

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return COVE_CARDS  # PC-560

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "cove"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return place_in(state.queue, 0)


COVE_BENEFIT: Final = CoveBenefit()
