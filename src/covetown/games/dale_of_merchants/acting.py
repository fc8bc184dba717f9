"""The action decision: everything a player can do when it is their turn (DM-047, DM-468)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.abilities import add_abilities, is_ability, use_ability
from covetown.games.dale_of_merchants.building import FOR_ACTION, add_builds, add_request, begin_build
from covetown.games.dale_of_merchants.cards import (
    ABILITY,
    BONUS,
    COPIER,
    DISCOVERY,
    EMPTY,
    HAGGLER,
    NOSTALGIC,
    STALL_CRAFT,
    TECHNIQUE,
    Card,
)
from covetown.games.dale_of_merchants.choices import (
    ARGUMENT,
    ASK,
    BUILD,
    BUY,
    CARD,
    DONE,
    ENOUGH,
    FROM_DISCARD,
    INVENTORY,
    PICKS,
    PLAY,
    PLAYS,
    ROLL,
    STACK,
    THROW,
    TIDY,
    card_in,
    found_in,
    named,
    offer,
    target_in,
)
from covetown.games.dale_of_merchants.copying import bind, reveal_copy
from covetown.games.dale_of_merchants.faces import distinct, flags_of, ways_of
from covetown.games.dale_of_merchants.market import (
    NO_LEAST,
    NO_PLACE,
    Paying,
    add_odd_purchases,
    add_purchases,
    can_pay,
    price_of,
)
from covetown.games.dale_of_merchants.stall import EMPTY_STACK, WIDEST_MASK, add_crafty_stacks, add_stacks
from covetown.games.dale_of_merchants.state import DISCARDS, HANDS, SOLO, TEAM, Dale, Step
from covetown.games.dale_of_merchants.turn import FLOW, end_action, send_members_home, spend_action
from covetown.kernel.chance import Chance


@final
class Acting(Step):
    """The active player takes an action or uses an ability."""

    def name(self) -> str:
        return "action"

    def always_asks(self) -> bool:
        return True

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        player = dale.players[dale.active]
        hand = player.hand
        purse: i64 = dale.flashy * len(hand)
        special: i64 = 0
        for card in hand:
            purse += card.value
            special |= card.flags
        if dale.marks or special & COPIER or (special & NOSTALGIC and player.discard) or len(hand) > WIDEST_MASK:
            add_odd_actions(dale, menu)
            return menu
        add_purchases(dale, purse, menu)
        if special & ABILITY:
            add_plain_abilities(dale, hand, menu)
        if special & TECHNIQUE:
            seen: i64 = 0
            for card in hand:
                if card.flags & TECHNIQUE and not seen & card.bit:
                    seen |= card.bit
                    offer(menu, PLAYS[card.ident])
        if special & STALL_CRAFT:
            add_crafty_stacks(hand, dale.flashy, 0, EMPTY_STACK, len(player.stall) + 1, 0, 0, menu)
        else:
            add_stacks(dale, player, len(player.stall) + 1, menu)
        if dale.rules.mode == TEAM:
            add_request(dale, menu)
        offer(menu, TIDY)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        kind = option & ~ARGUMENT
        if kind == BUY:
            source = option & ARGUMENT
            dale.stack.append(
                Paying(source, price_of(dale, source), (), 0, 0, NO_LEAST, False, source == 5, dale.marks)
            )
        elif kind == PLAY:
            play(dale, card_in(option), target_in(option), chance)
        elif kind == INVENTORY:
            spend_action(dale)
            if dale.players[dale.active].hand:
                dale.stack.append(TIDYING)
            else:
                end_action(dale, chance)
        elif kind in (BUILD, STACK, ASK):
            begin_build(dale, option, FOR_ACTION, 0, chance)
        elif is_ability(option):
            use_ability(dale, option, chance)
            dale.stack.append(self)  # DM-206
        else:
            raise ValueError(f"{option} is no action")


def add_plain_abilities(dale: Dale, hand: list[Card], menu: list[i64]) -> None:
    """Rolls and throws of a hand without copiers in which nothing was used yet; also purchases by Market Discovery."""
    throwable = len(dale.market_deck) > 0 or len(dale.market_discard) > 0
    seen: i64 = 0
    for card in hand:
        flags = card.flags
        if flags & (HAGGLER | DISCOVERY) and not seen & card.bit:
            seen |= card.bit
            if flags & HAGGLER:
                menu.append(ROLL | card.ident)
            elif throwable:
                menu.append(THROW | card.ident)
                if dale.market_discard:
                    ways = ways_of(dale, dale.active, hand)
                    if can_pay(0, NO_LEAST, price_of(dale, FROM_DISCARD), False, True, ways, NO_PLACE):
                        menu.append(BUY | FROM_DISCARD)


def add_odd_actions(dale: Dale, menu: list[i64]) -> None:
    """All actions and abilities of a hand with copiers, changed cards or a Nostalgic Item."""
    player = dale.players[dale.active]
    hand = player.hand
    marks = dale.marks
    ways = ways_of(dale, dale.active, hand)
    flags = flags_of(ways)
    add_odd_purchases(dale, player, ways, flags, menu)
    if flags & TECHNIQUE:
        seen: i64 = 0
        for at, card in enumerate(hand):
            if not marks or dale.mark_of(card) is None:
                if seen & card.bit:
                    continue
                seen |= card.bit
            for way in ways[at]:
                if way.card.flags & TECHNIQUE:
                    menu.append(named(dale, PLAY, card, way.target))  # DM-489
    add_abilities(dale, ways, flags, False, menu)
    add_builds(dale, ways, flags, menu)
    offer(menu, TIDY)


def play(dale: Dale, card: Card, target: Card, chance: Chance) -> None:
    """Play a technique: it lies in the resolving zone until all its effects are done (DM-077)."""
    seat = dale.active
    spend_action(dale)
    if target is not EMPTY:
        bind(dale, seat, card, target)
        reveal_copy(dale, seat, card)
    face = dale.face(card)
    dale.take_from_hand(dale.players[seat], card)
    dale.resolving = card
    dale.played_as = face
    if dale.events is not None:
        dale.moved("played", seat, card, HANDS[seat], "resolving")
    dale.stack.append(FINISHING)
    face.effect.play(dale, chance)


@final
class Finishing(Step):
    """A technique is fully resolved: it goes to the discard pile and its bonus icon counts (DM-076, DM-082)."""

    def run(self, dale: Dale, chance: Chance) -> None:
        seat = dale.active
        card = dale.resolving
        bonus = dale.played_as.flags & BONUS
        if card is not EMPTY:
            dale.players[seat].discard.append(card)
            if dale.events is not None:
                dale.moved("resolved", seat, card, "resolving", DISCARDS[seat])
            dale.resolving = EMPTY
        dale.played_as = EMPTY
        if dale.rules.mode == SOLO:
            send_members_home(dale)
        if bonus and dale.taken < dale.rules.max_actions:  # DM-504
            dale.actions += 1
        end_action(dale, chance)


@final
class Tidying(Step):
    """An inventory action: cards are discarded one after the other until the player is done (DM-116, DM-118)."""

    def name(self) -> str:
        return "inventory"

    def options(self, dale: Dale) -> list[i64]:
        menu: list[i64] = []
        hand = dale.players[dale.active].hand
        if dale.marks:
            for card in distinct(dale, hand):
                menu.append(named(dale, CARD, card, EMPTY))
        else:
            seen: i64 = 0
            for card in hand:
                if not seen & card.bit:
                    seen |= card.bit
                    offer(menu, PICKS[card.code])
        offer(menu, ENOUGH)
        return menu

    def answer(self, dale: Dale, option: i64, chance: Chance) -> None:
        if option != DONE:
            dale.discard_from_hand(dale.active, found_in(dale, dale.players[dale.active].hand, option))
            if dale.players[dale.active].hand:
                dale.stack.append(self)
                return
        end_action(dale, chance)


ACTING: Final = Acting()
FINISHING: Final = Finishing()
TIDYING: Final = Tidying()
FLOW.acting = ACTING
