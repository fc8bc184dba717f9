"""The verbs of techniques: discard, throw, draw, choose a card, a player or a market slot, put back in order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.games.dale_of_merchants.cards import EMPTY, Card
from covetown.games.dale_of_merchants.faces import distinct
from covetown.games.dale_of_merchants.options import ASIDE, CARD, PICKS, SEAT, SLOT, found_in, named, offer
from covetown.games.dale_of_merchants.pieces import HANDS, SLOTS, card_name
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Question, Step
from covetown.kernel.chance import Chance
from covetown.kernel.message import Message
from covetown.kernel.packing import ARGUMENT


def hand_menu(state: DaleState) -> list[i64]:
    """Every card of the active player's hand, like ones once."""
    menu: list[i64] = []
    hand = state.players[state.active].hand
    if state.marks:
        for card in distinct(state, hand):
            menu.append(named(state, CARD, card, EMPTY))
        return menu
    seen_mask: i64 = 0
    for card in hand:
        if not seen_mask & card.bit:
            seen_mask |= card.bit
            offer(menu, PICKS[card.code])
    return menu


def seat_menu(seats: list[i64]) -> list[i64]:
    return [SEAT | seat for seat in seats]


def aside_menu(state: DaleState) -> list[i64]:
    """Every card set aside, like ones once."""
    menu: list[i64] = []
    seen_mask: i64 = 0
    for card in state.aside:
        if not seen_mask & card.bit:
            seen_mask |= card.bit
            menu.append(ASIDE | card.code)
    return menu


def take_aside(state: DaleState, option: i64) -> Card:
    """Take the named card from those set aside."""
    aside = state.aside
    card = found_in(state, list(aside), option)
    for i in range(len(aside)):
        if aside[i] is card:
            state.aside = aside[:i] + aside[i + 1 :]
            break
    return card


def hand_over(state: DaleState, giver: i64, taker: i64, places: list[i64]) -> None:
    """Cards go from hand to hand; only these two players know which (DM-452)."""
    receive(state, giver, taker, state.slip_out(giver, places, 1 << taker))


def receive(state: DaleState, giver: i64, taker: i64, cards: list[Card]) -> None:
    """The cards enter the other hand one after the other."""
    for card in cards:
        state.slip_in(taker, card, giver)
        if state.events is not None:
            state.moved_in_secret("exchanged", taker, card, HANDS[giver], HANDS[taker], (1 << giver) | (1 << taker))


# Kinds of questions that several techniques ask, each in its own words.
SHARED_KINDS: Final = ("hand_card", "player", "order", "market_card", "keep_one")


@mypyc_attr(allow_interpreted_subclasses=True)
class TechniqueQuestion(Question):
    """A question of the technique being resolved, which its prompt names."""

    def prompt(self, state: DaleState, seat: i64) -> Message:
        kind = self.kind(state, seat)
        key = "prompt-" + kind.replace("_", "-")
        if state.played_as is EMPTY:
            return Message(key)
        if kind in SHARED_KINDS:
            key += "-" + state.played_as.key.replace("_", "-")
        return Message(key, {"technique": card_name(state.played_as)})


@final
class DiscardHand(TechniqueQuestion):
    """All hand cards go to the discard pile, in an order the player chooses (DM-225)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "order"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return hand_menu(state)

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        hand = state.players[seat].hand
        state.discard_from_hand(seat, found_in(state, hand, option))
        if hand:
            state.push(self)


@final
class DrawCards(Step):
    """The active player draws cards."""

    __slots__ = ("count",)

    def __init__(self, count: i64) -> None:
        self.count = count

    def run(self, state: DaleState, chance: Chance) -> None:
        state.draw(state.active, self.count, chance)


@final
class ThrowFromHand(TechniqueQuestion):
    """One hand card is thrown away, if there is one (DM-234, DM-235)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "hand_card"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return hand_menu(state)

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        card = state.take_from_hand(player, found_in(state, player.hand, option))
        state.throw_away(seat, card, HANDS[seat])


@mypyc_attr(allow_interpreted_subclasses=True)
class PickPlayer(TechniqueQuestion):
    """The active player chooses another player; nothing happens if none can be chosen (DM-093)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "player"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        other = state.next_seat(state.active)
        while other != state.active:  # DM-092
            if self.fits(state, other):
                menu.append(SEAT | other)
            other = state.next_seat(other)
        return menu

    def fits(self, state: DaleState, seat: i64) -> bool:
        return True

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        self.chosen(state, option & ARGUMENT, chance)

    def chosen(self, state: DaleState, seat: i64, chance: Chance) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PickOffer(TechniqueQuestion):
    """The active player chooses a market card; nothing happens with an empty market."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "market_card"

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        menu: list[i64] = []
        slot: i64 = 0
        while slot < SLOTS:
            if state.market[slot] is not EMPTY:
                menu.append(SLOT | slot)
            slot += 1
        return menu

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        self.chosen(state, option & ARGUMENT)

    def chosen(self, state: DaleState, slot: i64) -> None:
        raise NotImplementedError


DISCARD_HAND: Final = DiscardHand()
THROW_FROM_HAND: Final = ThrowFromHand()
DRAW_ONE: Final = DrawCards(1)
