"""The verbs of techniques: discard, throw, draw, choose a card, a player or a market slot, put back in order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import EMPTY, Card
from covetown.games.dale_of_merchants.choices import ARGUMENT, ASIDE, CARD, PICKS, SEAT, SLOT, found_in, named, offer
from covetown.games.dale_of_merchants.faces import distinct
from covetown.games.dale_of_merchants.state import HANDS, SLOTS, Dale, Step
from covetown.kernel.chance import Chance


def hand_menu(dale: Dale) -> list[i64]:
    """Every card of the active player's hand, like ones once."""
    menu: list[i64] = []
    hand = dale.players[dale.active].hand
    if dale.marks:
        for card in distinct(dale, hand):
            menu.append(named(dale, CARD, card, EMPTY))
        return menu
    seen: i64 = 0
    for card in hand:
        if not seen & card.bit:
            seen |= card.bit
            offer(menu, PICKS[card.code])
    return menu


def seat_menu(seats: list[i64]) -> list[i64]:
    return [SEAT | seat for seat in seats]


def aside_menu(dale: Dale) -> list[i64]:
    """Every card set aside, like ones once."""
    menu: list[i64] = []
    seen: i64 = 0
    for card in dale.aside:
        if not seen & card.bit:
            seen |= card.bit
            menu.append(ASIDE | card.code)
    return menu


def take_aside(dale: Dale, option: i64) -> Card:
    """Take the named card from those set aside."""
    aside = dale.aside
    card = found_in(dale, list(aside), option)
    for i in range(len(aside)):
        if aside[i] is card:
            dale.aside = aside[:i] + aside[i + 1 :]
            break
    return card


@final
class DiscardHand(Step):
    """All hand cards go to the discard pile, in an order the player chooses (DM-225)."""

    def name(self) -> str:
        return "order"

    def options(self, dale: Dale) -> list[i64]:
        return hand_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        dale.discard_from_hand(dale.active, found_in(dale, dale.players[dale.active].hand, option))
        if dale.players[dale.active].hand:
            dale.stack.append(self)

    def run(self, dale: Dale, chance: Chance) -> None:
        """The hand is empty already."""


@final
class DrawCards(Step):
    """The active player draws cards."""

    __slots__ = ("count",)

    def __init__(self, count: i64) -> None:
        self.count = count

    def run(self, dale: Dale, chance: Chance) -> None:
        dale.draw(dale.active, self.count, chance)


@final
class ThrowFromHand(Step):
    """One hand card is thrown away, if there is one (DM-234, DM-235)."""

    def name(self) -> str:
        return "hand_card"

    def options(self, dale: Dale) -> list[i64]:
        return hand_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        seat = dale.active
        card = dale.take_from_hand(dale.players[seat], found_in(dale, dale.players[seat].hand, option))
        dale.throw_away(seat, card, HANDS[seat])

    def run(self, dale: Dale, chance: Chance) -> None:
        """There is nothing to throw."""


class PickPlayer(Step):
    """The active player chooses another player; nothing happens if none can be chosen (DM-093)."""

    def name(self) -> str:
        return "player"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        seat = dale.next_seat(dale.active)
        while seat != dale.active:  # DM-092
            if self.fits(dale, seat):
                menu.append(SEAT | seat)
            seat = dale.next_seat(seat)
        return menu

    def fits(self, dale: Dale, seat: i64) -> bool:
        return True

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        self.chosen(dale, option & ARGUMENT, chance)

    def chosen(self, dale: Dale, seat: i64, chance: Chance) -> None:
        raise NotImplementedError

    def run(self, dale: Dale, chance: Chance) -> None:
        """Nobody can be chosen."""


class PickOffer(Step):
    """The active player chooses a market card; nothing happens with an empty market."""

    def name(self) -> str:
        return "market_card"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        slot: i64 = 0
        while slot < SLOTS:
            if dale.market[slot] is not EMPTY:
                menu.append(SLOT | slot)
            slot += 1
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        self.chosen(dale, option & ARGUMENT)

    def chosen(self, dale: Dale, slot: i64) -> None:
        raise NotImplementedError

    def run(self, dale: Dale, chance: Chance) -> None:
        """The market is empty."""


DISCARD_HAND: Final = DiscardHand()
THROW_FROM_HAND: Final = ThrowFromHand()
DRAW_ONE: Final = DrawCards(1)


def reaction_order(dale: Dale) -> list[i64]:
    """In which order players would be asked for reactions to the active player's turn: from the left (DM-496)."""
    return dale.others()
