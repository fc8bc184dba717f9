"""Mono, the automatic opponent of solo play: its turn is decided by its cards (section 19)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.building import raise_stack
from covetown.games.dale_of_merchants.cards import ACQUIRE, BONUS, EMPTY, FLEXIBLE, MEMBER, RUBBISH, VENDOR, Card
from covetown.games.dale_of_merchants.memory import count_of
from covetown.games.dale_of_merchants.passed_cards import forget_secret, seen_on_deck, settle_shown
from covetown.games.dale_of_merchants.pieces import (
    DISCARDS,
    HAND_SIZE,
    HANDS,
    MARKET_SLOTS,
    MONO,
    SLOTS,
    Player,
    shown_id,
    with_card,
)
from covetown.games.dale_of_merchants.state import DaleState
from covetown.games.dale_of_merchants.steps import Step
from covetown.kernel.chance import Chance

ENOUGH_STACKS: Final[i64] = 7  # DM-529


@final
class MonoTurn(Step):
    """Mono plays its leftmost Mono card, then builds or buys once, then cleans up (DM-526 to DM-530)."""

    def run(self, state: DaleState, chance: Chance) -> None:
        mono = state.players[MONO]
        state.revelations += 1
        show_row(state, mono)
        flags = BONUS
        for card in row_of(mono):
            if card.flags & MEMBER:
                flags = play_member(state, mono, card, chance)
                show_row(state, mono)
                break
        if flags & BONUS:
            junk = flags & VENDOR != 0
            buys_first = (
                flags & ACQUIRE != 0
                and len(mono.stall) < ENOUGH_STACKS
                and len(mono.stall) > len(state.players[0].stall)
            )
            if buys_first:
                if not buy(state, mono):
                    build(state, mono, junk)
            elif not build(state, mono, junk):
                buy(state, mono)
            if state.ending:
                return
        clean_up(state, mono, chance)


MONO_TURN: Final = MonoTurn()


def row_of(mono: Player) -> list[Card]:
    """Mono's hand from left to right; every card enters at the left (DM-524)."""
    return mono.hand[::-1]


def show_row(state: DaleState, mono: Player) -> None:
    """All see Mono's row during Mono's turn, also what its Mono card brought (DM-525)."""
    if state.secrets:
        for card in mono.hand:
            settle_shown(state, mono, card, count_of(tuple(mono.hand), card))
        for card in mono.hand:
            forget_secret(state, card)
    mono.open = tuple(mono.hand)
    mono.privy = ()
    if state.events is not None:
        state.events.tell("row", {"seat": int(MONO), "cards": [shown_id(card) for card in row_of(mono)]})


def play_member(state: DaleState, mono: Player, card: Card, chance: Chance) -> i64:
    """Play a Mono card from the row; returns the flags that count for the rest of the turn (DM-522)."""
    remove(mono.hand, card)
    state.leave(mono, card)
    if state.events is not None:
        state.moved("played", MONO, card, HANDS[MONO], "resolving")
    flags = card.flags
    if card.flags & FLEXIBLE:
        flags = BONUS
        found = topmost_member(mono)
        if found is EMPTY and mono.deck:
            opened = mono.deck[::-1]  # DM-523
            mono.discard.extend(opened)
            mono.deck = []
            for other in opened:
                seen_on_deck(state, mono, other, False)
            mono.known = ()
            state.revelations += 1
            if state.events is not None:
                facts: dict[str, object] = {
                    "seat": int(MONO), "cards": [shown_id(other) for other in mono.discard],
                    "from": "deck:1", "to": DISCARDS[MONO],
                }  # fmt: skip
                state.events.tell("turned-over", facts)
            found = topmost_member(mono)
        if found is not EMPTY:
            remove(mono.discard, found)
            if state.events is not None:
                state.moved("played", MONO, found, DISCARDS[MONO], "resolving")
            found.effect.play(state, chance)
            flags = found.flags
            mono.discard.append(found)  # DM-566
            if state.events is not None:
                state.moved("resolved", MONO, found, "resolving", DISCARDS[MONO])
    else:
        card.effect.play(state, chance)
    mono.discard.append(card)
    if state.events is not None:
        state.moved("resolved", MONO, card, "resolving", DISCARDS[MONO])
    return flags


def topmost_member(mono: Player) -> Card:
    """The topmost Mono card of Mono's discard pile."""
    for card in reversed(mono.discard):
        if card.flags & MEMBER:
            return card
    return EMPTY


def remove(pile: list[Card], card: Card) -> None:
    i = len(pile) - 1
    while pile[i] is not card:
        i -= 1
    pile.pop(i)


def fewest(values: list[i64], goal: i64) -> list[int]:
    """The places of the fewest values that reach a goal, of equally few the first in order (DM-533), or none."""
    count = len(values)
    for size in range(1, count + 1):
        found = first_choice(values, 0, size, goal)
        if found is not None:
            return found
    return []


def first_choice(values: list[i64], start: int, size: int, goal: i64) -> list[int] | None:
    if size == 0:
        return [] if goal <= 0 else None
    for place in range(start, len(values) - size + 1):
        rest = first_choice(values, place + 1, size - 1, goal - values[place])
        if rest is not None:
            return [place, *rest]
    return None


def build(state: DaleState, mono: Player, junk: bool) -> bool:
    """The next stack from the fewest cards worth at least enough; sets do not matter (DM-531)."""
    cards = [card for card in row_of(mono) if not card.flags & MEMBER and (junk or not card.flags & RUBBISH)]
    places = fewest([card.value for card in cards], len(mono.stall) + 1)
    if not places:
        return False
    chosen = [cards[place] for place in places]
    for card in chosen:
        take(state, mono, card)
        if state.events is not None:
            state.moved("placed", MONO, card, HANDS[MONO], "stall:1")
    raise_stack(state, MONO, tuple(chosen))
    return True


def take(state: DaleState, mono: Player, card: Card) -> None:
    """Take the leftmost such card out of the row."""
    remove(mono.hand, card)
    state.leave(mono, card)


def buy(state: DaleState, mono: Player) -> bool:
    """The leftmost market card Mono can afford, for the fewest cards (DM-532)."""
    row = row_of(mono)
    slot = SLOTS - 1
    while slot >= 0:
        offer = state.market[slot]
        if offer is not EMPTY:
            places = fewest([card.value for card in row], offer.value + slot)
            if places:
                pay_at(state, mono, places)
                state.market[slot] = EMPTY
                state.gain_openly(MONO, offer, "bought", MARKET_SLOTS[slot])
                return True
        slot -= 1
    return False


def pay_at(state: DaleState, mono: Player, places: list[int]) -> None:
    """Cards at these places of the row go to the discard pile from left to right (DM-534)."""
    size = len(mono.hand)
    for place in places:
        card = mono.hand.pop(size - 1 - place)  # the row is the list read backwards
        state.leave(mono, card)
        mono.discard.append(card)
        if state.events is not None:
            state.moved("paid", MONO, card, HANDS[MONO], DISCARDS[MONO])


def clean_up(state: DaleState, mono: Player, chance: Chance) -> None:
    """All junk left goes to the discard pile, then the row is filled to five (DM-535)."""
    for card in row_of(mono):
        if card.flags & RUBBISH:
            take(state, mono, card)
            mono.discard.append(card)
            if state.events is not None:
                state.moved("discarded", MONO, card, HANDS[MONO], DISCARDS[MONO])
    while len(mono.hand) < HAND_SIZE:
        if state.draw(MONO, 1, chance) == 0:
            junk = state.new_junk()
            mono.hand.append(junk)
            mono.open = with_card(mono.open, junk)  # DM-445
            if state.events is not None:
                state.moved("took-junk", MONO, junk, "junk", HANDS[MONO])
