"""Upgrade: each ship has one turn at the place where she lies, with what that place offers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import GOING_ON_THE_ACCOUNT, MASTERCRAFT, UPGRADE_CARDS
from covetown.games.pirates_cove.cards.events import ACCOUNT_CARD
from covetown.games.pirates_cove.cards.mastercraft import MASTERCRAFT_CARD, mend, offer_mending
from covetown.games.pirates_cove.cards.parrots import heal_parrots
from covetown.games.pirates_cove.cove import COVE_BENEFIT, repair
from covetown.games.pirates_cove.hoard import gain_fame, lose_chests, pay
from covetown.games.pirates_cove.mat import SECTIONS, TOP_LEVEL, price_into, raised
from covetown.games.pirates_cove.options import (
    ACCOUNT,
    ATTACH,
    BURY,
    BURY_CHESTS,
    BURY_GOLD,
    BUY,
    END_TURN,
    MEND,
    RAISE,
    RAISE_TWICE,
)
from covetown.games.pirates_cove.plunder import halves
from covetown.games.pirates_cove.ship import COVE, TAVERN_ISLAND, TREASURE_ISLAND
from covetown.games.pirates_cove.state import UPGRADE, PiratesState
from covetown.games.pirates_cove.steps import Question, Step
from covetown.games.pirates_cove.tavern import Draw, cards_left
from covetown.games.pirates_cove.ties import first_in, place_in, ranked, sides_in
from covetown.kernel.chance import Chance
from covetown.kernel.packing import ARGUMENT

CARDS_A_VISIT: Final[i64] = 3  # PC-145
CARD_PRICE: Final[i64] = 2
GOLD_FOR_FAME: Final[i64] = 3  # PC-156


@final
class UpgradePhase(Step):
    """Parrots heal, then the places take their turns."""  # PC-133

    def run(self, state: PiratesState, chance: Chance) -> None:
        state.phase = UPGRADE
        heal_parrots(state)
        state.push(UPGRADES[1])


@final
class UpgradeAt(Step):
    """One place in westward order, the Cove last; the fastest ship there acts first."""  # PC-134, PC-135

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, state: PiratesState, chance: Chance) -> None:
        place = self.place
        if place < COVE:
            state.push(UPGRADES[place + 1])
        ships = state.ships_at(place)
        if ships == 0:
            return
        if ships & (ships - 1) == 0:
            state.queue = first_in(ships) + 1
        else:
            sides = sides_in(ships)
            marks: list[i64] = []
            for side in sides:
                marks.append(state.ships[side].speed())  # PC-137
            state.queue = ranked(state, sides, marks, "upgrade", chance)  # PC-136
        begin_turn(state)


def begin_turn(state: PiratesState) -> None:
    """The next ship of the queue has her turn."""  # PC-138
    ship = place_in(state.queue, 0)
    state.bought = 0
    state.buried = 0
    state.doubled = 0
    if state.events is not None:
        state.tell("upgrade_turn", ship, {"island": int(state.ships[ship].place)})
    state.push(UPGRADE_TURN)
    if state.ships[ship].place == COVE and repair(state, ship):
        state.push(COVE_BENEFIT)  # PC-174


def end_turn(state: PiratesState) -> None:
    """A ship has done what she wanted here."""
    state.queue >>= 4
    if state.queue != 0:
        begin_turn(state)


@final
class UpgradeTurn(Question):
    """A sequence of single actions, in any order, until the captain ends his turn."""  # PC-139

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        ship = place_in(state.queue, 0)
        captain = state.ships[ship]
        place = captain.place
        out: list[i64] = [END_TURN]
        if place == TAVERN_ISLAND:
            if state.bought < CARDS_A_VISIT and captain.gold >= CARD_PRICE and cards_left(state):
                out.append(BUY)  # PC-145, PC-148
        elif place < TREASURE_ISLAND:
            section = place - 2
            level = captain.level(section)
            if level < TOP_LEVEL and captain.gold >= price_into(level + 1):
                out.append(RAISE + section)  # PC-149 to PC-153, PC-142
        elif place == TREASURE_ISLAND:
            if state.doubled == 0:
                section = 0
                while section < 4:
                    level = captain.level(section)
                    if level < TOP_LEVEL and captain.gold >= 2 * price_into(level + 1):
                        out.append(RAISE_TWICE + section)  # PC-161
                    section += 1
            if state.buried == 0 and (captain.chests > 0 or captain.gold >= GOLD_FOR_FAME):
                out.append(BURY)  # PC-159
        if captain.masters != 0:
            offer_mending(state, ship, out)
        if captain.hand != 0:
            if captain.holds(MASTERCRAFT) > 0:
                MASTERCRAFT_CARD.effect.offer(state, ship, out)  # PC-144
            if captain.holds(GOING_ON_THE_ACCOUNT) > 0:
                ACCOUNT_CARD.effect.offer(state, ship, out)
        return out

    def from_hand(self, state: PiratesState, options: list[i64]) -> bool:
        """What needs no card stands before what does: the end of the turn alone, or only cards after it."""
        if len(options) == 1:
            return True
        kind = options[1] & ~ARGUMENT
        return kind in (ATTACH, ACCOUNT)

    def cards_wanted(self) -> i64:
        return UPGRADE_CARDS

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        if option == END_TURN:
            end_turn(state)
            return
        ship = place_in(state.queue, 0)
        state.push(self)
        kind = option & ~ARGUMENT
        if kind == RAISE:
            raise_section(state, ship, option & ARGUMENT, 1)
        elif kind == RAISE_TWICE:
            raise_section(state, ship, option & ARGUMENT, 2)
            state.doubled = 1  # PC-162
        elif kind == BUY:
            pay(state, ship, CARD_PRICE, "tavern")
            state.bought += 1  # PC-147
            state.push(Draw(ship, 1))  # PC-146
        elif kind == BURY:
            state.push(BURY_CHESTS_STEP)
        elif kind == MEND:
            mend(state, ship, option & ARGUMENT)
        elif kind == ATTACH:
            state.revelations += 1
            MASTERCRAFT_CARD.effect.play(state, ship, option, chance)
        elif kind == ACCOUNT:
            state.revelations += 1
            ACCOUNT_CARD.effect.play(state, ship, option, chance)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return END_TURN  # PC-561

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "upgrade"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return place_in(state.queue, 0)


def raise_section(state: PiratesState, ship: i64, section: i64, times: i64) -> None:
    """A section rises by one level against its price."""  # PC-141
    captain = state.ships[ship]
    price = times * price_into(captain.level(section) + 1)
    pay(state, ship, price, "upgrade")
    captain.levels = raised(captain.levels, section)
    if state.events is not None:
        level = int(captain.level(section))
        state.tell("raised", ship, {"section": SECTIONS[section], "level": level, "price": int(price)})


@final
class BuryChests(Question):
    """Burying, first half: how many chests?"""  # PC-158

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        captain = state.ships[place_in(state.queue, 0)]
        out: list[i64] = []
        chests: i64 = 0 if captain.gold >= GOLD_FOR_FAME else 1
        while chests <= captain.chests:
            out.append(BURY_CHESTS + chests)
            chests += 1
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        state.burying = option & ARGUMENT
        state.push(BURY_GOLD_STEP)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return BURY_CHESTS + state.ships[place_in(state.queue, 0)].chests

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "bury_chests"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return place_in(state.queue, 0)


@final
class BuryGold(Question):
    """Burying, second half: how many threes of gold?"""  # PC-157

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        captain = state.ships[place_in(state.queue, 0)]
        out: list[i64] = []
        threes: i64 = 0 if state.burying > 0 else 1
        while threes * GOLD_FOR_FAME <= captain.gold:
            out.append(BURY_GOLD + threes)
            threes += 1
        return out

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        bury(state, place_in(state.queue, 0), state.burying, option & ARGUMENT)

    def fallback(self, state: PiratesState, seat: i64, chance: Chance) -> i64:
        return BURY_GOLD + state.ships[place_in(state.queue, 0)].gold // GOLD_FOR_FAME

    def kind(self, state: PiratesState, seat: i64) -> str:
        return "bury_gold"

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return place_in(state.queue, 0)


def bury(state: PiratesState, ship: i64, chests: i64, threes: i64) -> None:
    """Chests and gold go into the bank for fame."""  # PC-155, PC-160
    state.buried = 1
    state.burying = 0
    if state.events is not None:
        state.tell("buried", ship, {"chests": int(chests), "gold": int(threes * GOLD_FOR_FAME)})
    lose_chests(state, ship, chests, "burial")
    pay(state, ship, threes * GOLD_FOR_FAME, "burial")
    fame = chests + threes
    if state.victim == ship:
        his, fame = halves(fame)  # PC-424, PC-428
        gain_fame(state, state.consort, his, "burial")
    gain_fame(state, ship, fame, "burial")


UPGRADE_PHASE: Final = UpgradePhase()
UPGRADE_TURN: Final = UpgradeTurn()
BURY_CHESTS_STEP: Final = BuryChests()
BURY_GOLD_STEP: Final = BuryGold()
UPGRADES: Final[list[UpgradeAt]] = [
    UpgradeAt(0),
    UpgradeAt(1),
    UpgradeAt(2),
    UpgradeAt(3),
    UpgradeAt(4),
    UpgradeAt(5),
    UpgradeAt(6),
    UpgradeAt(7),
]
