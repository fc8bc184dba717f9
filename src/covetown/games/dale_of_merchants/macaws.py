"""Snappy Scarlet Macaws: hand management (section 10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    ACQUIRE,
    BONUS,
    COOKIES,
    EMPTY,
    Card,
    Deck,
    Effect,
    member,
    passive,
    technique,
)
from covetown.games.dale_of_merchants.state import DISCARDS, HANDS, MONO, NOBODY, OWN_DECKS, Dale, Step
from covetown.games.dale_of_merchants.techniques import (
    DISCARD_HAND,
    DRAW_ONE,
    THROW_FROM_HAND,
    DrawCards,
    aside_menu,
    take_aside,
)
from covetown.kernel.chance import Chance
from covetown.kernel.knowledge import put_on_top


class SwiftBroker(Effect):
    """Discard the rest of your hand and draw as many cards."""  # DM-218

    def play(self, dale: Dale, chance: Chance) -> None:
        count: i64 = len(dale.players[dale.active].hand)
        if count > 0:
            dale.then(DrawCards(count))
            dale.then(DISCARD_HAND)


class ShatteredRelic(Effect):
    """Throw away a hand card, then draw one."""  # DM-220

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.then(DRAW_ONE)
        dale.then(THROW_FROM_HAND)


class Spyglass(Effect):
    """Look at three cards of your deck, keep one, put the others back."""  # DM-221

    def play(self, dale: Dale, chance: Chance) -> None:
        seat = dale.active
        found: list[Card] = []
        for _ in range(3):
            card = dale.turn_up(seat, chance)
            if card is EMPTY:
                break
            found.append(card)
            if dale.events is not None:
                dale.slipped("looked", seat, card, OWN_DECKS[seat], "aside", 1 << seat)
        if found:
            dale.aside = tuple(found)
            dale.then(KEEP_ONE)


@final
class KeepOne(Step):
    """One of the cards set aside goes to hand."""

    def name(self) -> str:
        return "keep_one"

    def options(self, dale: Dale) -> list[i64]:
        return aside_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        seat = dale.active
        card = take_aside(dale, option)
        dale.players[seat].hand.append(card)
        dale.whisper(card, 0, NOBODY, seat)
        if dale.events is not None:
            dale.slipped("kept", seat, card, "aside", HANDS[seat], 1 << seat)
        dale.then(PUT_BACK)


@final
class PutBack(Step):
    """The cards left go back on top of the deck; the last one named lies on top (DM-491)."""

    def name(self) -> str:
        return "order"

    def options(self, dale: Dale) -> list[i64]:
        return aside_menu(dale)

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        seat = dale.active
        player = dale.players[seat]
        card = take_aside(dale, option)
        player.deck.append(card)
        player.known = put_on_top(player.known, 1 << seat)
        if dale.events is not None:
            dale.slipped("put-back", seat, card, "aside", OWN_DECKS[seat], 1 << seat)
        if dale.aside:
            dale.then(self)

    def run(self, dale: Dale, chance: Chance) -> None:
        """Nothing is left to put back."""


KEEP_ONE: Final = KeepOne()
PUT_BACK: Final = PutBack()


class FlashyShow(Effect):
    """Your cards count one more this turn."""  # DM-222

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.flashy += 1
        dale.moment += 1
        if dale.events is not None:
            dale.events.tell("flashy", {"seat": int(dale.active), "count": int(dale.flashy)})


class FavouriteToy(Effect):
    """Take the top card of your discard pile."""  # DM-223

    def play(self, dale: Dale, chance: Chance) -> None:
        pile = dale.players[dale.active].discard
        if pile:
            dale.gain_openly(dale.active, pile.pop(), "took", DISCARDS[dale.active])


class SwiftMember(Effect):
    """Mono draws three cards."""  # DM-515

    def play(self, dale: Dale, chance: Chance) -> None:
        dale.draw(MONO, 3, chance)


MACAWS: Final = Deck(
    "macaws",
    [
        technique("swift_broker", SwiftBroker(), bonus=True),
        passive("cookies", COOKIES),
        technique("shattered_relic", ShatteredRelic(), bonus=True),
        technique("spyglass", Spyglass(), bonus=True),
        technique("flashy_show", FlashyShow(), bonus=True),
        technique("favourite_toy", FavouriteToy(), bonus=True),
    ],
    [1, 1, 0, 1],
    member(0, "swift_member", BONUS | ACQUIRE, SwiftMember()),
)
