"""What bots should know of Dale of Merchants: how a position looks, and what a quick, sensible merchant would do."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.blindfold import Guess
from covetown.games.dale_of_merchants.building import Helping, Stacking
from covetown.games.dale_of_merchants.cards import BONUS, MEMBER, RUBBISH, Card
from covetown.games.dale_of_merchants.choices import (
    ARGUMENT,
    ASIDE,
    ASK,
    BIND,
    BUILD,
    BUY,
    CARD,
    COPY,
    DECLINE,
    DONE,
    INVENTORY,
    LAY,
    LAY_PILE,
    PILE,
    PLAY,
    ROLL,
    SEAT,
    SLOT,
    STACK,
    STALL,
    THROW,
    THROW_OLD,
    VALUE,
    card_in,
    target_in,
)
from covetown.games.dale_of_merchants.market import Paying, offer_at
from covetown.games.dale_of_merchants.state import TEAM, Dale, Player
from covetown.kernel.chance import Chance
from covetown.kernel.game import Guide
from covetown.kernel.state import State

# How gladly a technique is played, by its key; what it does with the hand at the moment is added in `play_score`.
LIKING: Final[dict[str, int]] = {
    "swift_broker": 0, "shattered_relic": 330, "spyglass": 420, "flashy_show": 120, "favourite_toy": 380,
    "loyal_partner": 20, "prepaid_good": 290, "special_offer": 300,
    "wily_fellow": 20, "nuisance": 340, "rotten_food": 330, "dirty_exchange": 350, "sabotage": 330,
    "treasure_hunter": 250,
    "acorn": 300, "new_season": 150, "whirligig": 60, "charm": 200, "gamble": 170, "blindfold": 60,
    "gift_voucher": 180,
}  # fmt: skip

STEEPNESS: Final = 0.75


def usefulness(card: Card) -> float:
    """What a card is worth in a deck, in stacks: valuable cards pay and build, junk is in the way."""
    if card.flags & RUBBISH:
        return -0.02
    if card.flags & MEMBER:
        return 0.05
    bonus = 0.03 if card.flags & BONUS else 0.0
    value: int = card.value
    return 0.07 * value + bonus


def standing(player: Player) -> float:
    """How far a player has got: finished stacks, what the cards promise, and how much junk slows them down."""
    total = 0.0
    count = 0
    for pile in (player.hand, player.deck, player.discard):
        for card in pile:
            total += usefulness(card)
            count += 1
    if count > 0:
        total += 3.0 * total / count
    return len(player.stall) + total


def hand_junk(dale: Dale) -> i64:
    """How many junk cards the active player holds."""
    count: i64 = 0
    for card in dale.players[dale.active].hand:
        if card.flags & RUBBISH:
            count += 1
    return count


def play_score(dale: Dale, face: Card) -> i64:
    """How good a technique looks with this hand."""
    liking: i64 = LIKING.get(face.key, 100)
    junk = hand_junk(dale)
    key = face.key
    if key == "swift_broker":
        size: i64 = len(dale.players[dale.active].hand)
        return 120 * junk - 60 * (size - 1)
    if key in ("shattered_relic", "rotten_food", "dirty_exchange") and junk == 0:
        return 90
    if key == "favourite_toy":
        pile = dale.players[dale.active].discard
        return 60 + 90 * pile[-1].value if pile else 10
    if key == "treasure_hunter":
        best: i64 = 0
        for seat in dale.others():
            pile = dale.players[seat].discard
            if pile and pile[-1].value > best:
                best = pile[-1].value
        return 60 * best
    return liking


def score(dale: Dale, option: i64) -> i64:
    """How good an answer looks; higher is better."""
    kind = option & ~ARGUMENT
    argument = option & ARGUMENT
    step = dale.stack[-1]
    if kind == BUY:
        offer = offer_at(dale, argument)
        price = offer.value + (argument if argument < 5 else 0)
        return 120 + 60 * offer.value - 18 * (price - offer.value)
    if kind == PLAY:
        target = target_in(option)
        card = card_in(option)
        return play_score(dale, dale.face(target) if target.value < 99 else dale.face(card))
    if kind == BUILD:
        return 1000
    if kind == STACK:
        return 980
    if kind in (LAY, LAY_PILE):
        target = target_in(option)
        face = dale.face(card_in(option)) if target.value == 99 else dale.face(target)
        if isinstance(step, Paying):
            return 200 - 20 * face.value if not face.flags & RUBBISH else 190
        return 100 + 10 * face.value
    if kind == DONE:
        if isinstance(step, (Stacking, Helping, Paying)):
            return 500
        return 60
    if kind == ASK:
        return 260
    if kind == INVENTORY:
        return 40 + 25 * hand_junk(dale)
    if kind == ROLL:
        return 600
    if kind in (THROW, THROW_OLD):
        return 30
    if kind == BIND:
        return 80
    if kind == CARD:
        card = card_in(option)
        return 150 if card.flags & RUBBISH else 100 - 25 * card.value
    if kind == SEAT:
        rival = dale.players[argument]
        friend = dale.mate(dale.active) == argument
        return -50 if friend else 100 + 20 * len(rival.stall) + len(rival.hand)
    if kind == SLOT:
        return 100 + 20 * dale.market[argument].value
    if kind == STALL:
        stall = dale.players[(option >> 12) & 3].stall
        return 100 + 20 * stall[int((option >> 8) & 15)][int(option & 255)].value
    if kind in (ASIDE, COPY):
        return 100 + 20 * card_in(option).value
    if kind == PILE:
        return 100 - 20 * card_in(option).value
    if kind == VALUE:
        if isinstance(step, Guess):
            return 60 - 5 * argument if argument > dale.flashy else 0
        return 20 * argument
    if kind == DECLINE:
        return 10
    return 50


@final
class DaleGuide(Guide):
    """Builds when it can, plays what helps for free, buys the best card in reach, and sheds junk."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dale)
        if state.ending:
            return state.payoff(seat)
        mine = 0.0
        total = 0.0
        team = state.rules.mode == TEAM
        for at in range(len(state.players)):
            strength = exp(STEEPNESS * standing(state.players[at]))
            total += strength
            if at == seat or (team and at == (seat ^ 2)):
                mine += strength
        return mine / total

    def depth(self) -> int:
        return 20  # two or three turns on, the stalls and decks tell enough

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        assert isinstance(state, Dale)
        best: i64 = options[0]
        highest: i64 = -100000
        for option in options:
            found = score(state, option) * 8 + chance.below(400)
            if found > highest:
                highest = found
                best = option
        return best

    def weigh(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        assert isinstance(state, Dale)
        weights: list[float] = []
        for option in options:
            found: int = score(state, option)
            weights.append(1.0 + max(0.0, float(found)) * 0.02)
        return weights
