"""Snappy Scarlet Macaws: hand management (section 10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    ACQUIRE,
    BONUS,
    COOKIES,
    CardEffect,
    Deck,
    member,
    passive,
    technique,
)
from covetown.games.dale_of_merchants.passed_cards import draw_noted
from covetown.games.dale_of_merchants.pieces import DISCARDS, HANDS, MONO, OWN_DECKS
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.techniques import (
    DISCARD_HAND,
    DRAW_ONE,
    THROW_FROM_HAND,
    DrawCards,
    TechniqueQuestion,
    aside_menu,
    take_aside,
)
from covetown.kernel.chance import Chance
from covetown.kernel.knowledge import Aside, put_on_top


class SwiftBroker(CardEffect):
    """Discard the rest of your hand and draw as many cards."""  # DM-218

    def play(self, state: DaleState, chance: Chance) -> None:
        count: i64 = len(state.players[state.active].hand)
        if count > 0:
            state.push(DrawCards(count))
            state.push(DISCARD_HAND)


class ShatteredRelic(CardEffect):
    """Throw away a hand card, then draw one."""  # DM-220

    def play(self, state: DaleState, chance: Chance) -> None:
        state.push(DRAW_ONE)
        state.push(THROW_FROM_HAND)


class Spyglass(CardEffect):
    """Look at three cards of your deck, keep one, put the others back."""  # DM-221

    def play(self, state: DaleState, chance: Chance) -> None:
        state.lay_aside(state.active, 3, chance)
        if state.aside:
            state.push(KEEP_ONE)


class LookingAtOwnDeck(TechniqueQuestion):
    """Cards of the own deck lie aside, and only their owner may see them (DM-237)."""

    def aside(self, state: DaleState) -> Aside | None:
        return Aside(state.active, 1 << state.active)

    def options(self, state: DaleState, seat: i64) -> list[i64]:
        return aside_menu(state)


@final
class KeepOne(LookingAtOwnDeck):
    """One of the cards set aside goes to hand."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "keep_one"

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        card = take_aside(state, option)
        state.players[seat].hand.append(card)
        if state.secrets:
            draw_noted(state, card)
        if state.events is not None:
            state.moved_in_secret("kept", seat, card, "aside", HANDS[seat], 1 << seat)
        state.push(PUT_BACK)


@final
class PutBack(LookingAtOwnDeck):
    """The cards left go back on top of the deck; the last one named lies on top (DM-491)."""

    def kind(self, state: DaleState, seat: i64) -> str:
        return "order"

    def resolve(self, state: DaleState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        card = take_aside(state, option)
        player.deck.append(card)
        player.known = put_on_top(player.known, 1 << seat)
        if state.events is not None:
            state.moved_in_secret("put-back", seat, card, "aside", OWN_DECKS[seat], 1 << seat)
        if state.aside:
            state.push(self)


KEEP_ONE: Final = KeepOne()
PUT_BACK: Final = PutBack()


class FlashyShow(CardEffect):
    """Your cards count one more this turn."""  # DM-222

    def play(self, state: DaleState, chance: Chance) -> None:
        state.flashy += 1
        state.moment += 1
        if state.events is not None:
            state.events.tell("flashy", {"seat": int(state.active), "count": int(state.flashy)})


class FavouriteToy(CardEffect):
    """Take the top card of your discard pile."""  # DM-223

    def play(self, state: DaleState, chance: Chance) -> None:
        pile = state.players[state.active].discard
        if pile:
            state.gain_openly(state.active, pile.pop(), "took", DISCARDS[state.active])


class SwiftMember(CardEffect):
    """Mono draws three cards."""  # DM-515

    def play(self, state: DaleState, chance: Chance) -> None:
        state.draw(MONO, 3, chance)


DECK: Final = Deck(
    0,
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
    member("swift_member", BONUS | ACQUIRE, SwiftMember()),
)
