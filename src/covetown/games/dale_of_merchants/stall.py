"""Stacks: which sets of cards make the next one (DM-106 to DM-114)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import (
    ACCORDION,
    CHEST,
    MEMBER,
    NOSTALGIC,
    RUBBISH,
    STALL_CRAFT,
    VENDOR,
    Card,
    Face,
)
from covetown.games.dale_of_merchants.copying import as_copy, has
from covetown.games.dale_of_merchants.faces import binds, faces_of, flags_of, hand_lookers, ways_of
from covetown.games.dale_of_merchants.options import BUILD, STACK
from covetown.games.dale_of_merchants.pieces import Player
from covetown.games.dale_of_merchants.state import DaleState

# A stack in the making, as one int: everything the stack tests ask about the cards laid so far.
TOTAL: Final[i64] = 1  # 10 bits
TOTAL_MASK: Final[i64] = 1023
BENDS: Final[i64] = 1 << 10  # accordions, 4 bits
HAS_VENDOR: Final[i64] = 1 << 14
HAS_CHEST: Final[i64] = 1 << 15
HAND_JUNK: Final[i64] = 1 << 16
SET_SHIFT: Final[i64] = 17  # 4 bits: 0 no set yet, else the set + 1, 15 several
MIXED: Final[i64] = 15
LEAVE: Final[i64] = 1 << 21  # cards still allowed from the discard pile, 6 bits around 32
LEAVE_MASK: Final[i64] = 63 << 21
NO_LEAVE: Final[i64] = 32 << 21
HAND_NOSTALGIC: Final[i64] = 1 << 27
FROM_PILE: Final[i64] = 1 << 28
FROM_HAND: Final[i64] = 1 << 29
EMPTY_STACK: Final[i64] = 32 << 21
OWN_PART: Final[i64] = (63 << 21) | (7 << 27)  # what is tested for each player alone (DM-177, DM-188)

NO_WAYS: Final[list[list[Face]]] = []
WIDEST_MASK: Final[i64] = 12
SUM_BITS: Final[i64] = (1 << 31) - 1
FEW_TRIES: Final[i64] = 600


def lay(stack: i64, face: Card, worth: i64, from_hand: bool) -> i64:
    """The stack with one card more."""
    flags = face.flags
    stack += worth
    if flags & STALL_CRAFT:
        if flags & VENDOR:
            stack |= HAS_VENDOR
        if flags & CHEST:
            stack |= HAS_CHEST
        if flags & ACCORDION:
            stack += BENDS
        if flags & NOSTALGIC:
            stack += LEAVE
            if from_hand:
                stack |= HAND_NOSTALGIC
    if from_hand:
        stack |= FROM_HAND
        if flags & RUBBISH:
            stack |= HAND_JUNK
        else:
            known = (stack >> SET_SHIFT) & 15
            if known == 0:
                stack |= (face.deck + 1) << SET_SHIFT
            elif known != face.deck + 1:
                stack |= MIXED << SET_SHIFT
    else:
        stack = (stack - LEAVE) | FROM_PILE
    return stack


def stands(stack: i64, required: i64) -> bool:
    """The stack tests DM-107 to DM-111."""
    if not stack & FROM_HAND:
        return False
    if stack & HAND_JUNK and not stack & HAS_VENDOR:
        return False
    if (stack >> SET_SHIFT) & 15 == MIXED and not stack & HAS_CHEST:
        return False
    if stack & FROM_PILE and not (stack & HAND_NOSTALGIC and stack & LEAVE_MASK >= NO_LEAVE):
        return False
    total = stack & TOTAL_MASK
    bends = (stack >> 10) & 15
    return total - bends <= required and required <= total + bends


def too_high(stack: i64, required: i64) -> bool:
    """Whether no further card can bring the stack down to the required value."""
    return (stack & TOTAL_MASK) - ((stack >> 10) & 15) > required


def matches(stack: i64, required: i64, hand: list[list[Face]]) -> bool:
    """Whether cards of one set add up, when no card bends the rules."""
    missing = required - (stack & TOTAL_MASK)
    begun = ((stack >> SET_SHIFT) & 15) - 1
    if stack & HAND_JUNK or missing < 1 or missing > 10 or begun == MIXED - 1:
        return False
    tried: i64 = 0
    for first in hand:
        for start in first:
            deck = start.card.deck
            if deck < 0 or (begun >= 0 and deck != begun) or (tried >> deck) & 1:
                continue
            tried |= 1 << deck
            sums: i64 = 1
            for ways in hand:
                grown = sums
                for way in ways:
                    if way.card.deck == deck and way.worth <= 10:
                        grown |= sums << way.worth
                sums = grown & 2047
            if (sums >> missing) & 1:
                return True
    return False


def sums_up(stack: i64, required: i64, hand: list[list[Face]], pile: list[list[Face]]) -> bool:
    """Whether some of these cards bring the stack to the required value, whatever their sets: a quick first test."""
    missing = required - (stack & TOTAL_MASK)
    bends = (stack >> 10) & 15
    sums: i64 = 1
    for ways in hand:
        grown = sums
        bent = False
        for way in ways:
            if way.worth < 30:
                grown |= sums << way.worth
            if way.card.flags & ACCORDION:
                bent = True
        sums = grown & SUM_BITS
        if bent:
            bends += 1
    for ways in pile:
        grown = sums
        bent = False
        for way in ways:
            if way.worth < 30:
                grown |= sums << way.worth
            if way.card.flags & ACCORDION:
                bent = True
        sums = grown & SUM_BITS
        if bent:
            bends += 1
    low = missing - bends
    high = missing + bends
    if low < 0:
        low = 0
    return high >= low and (sums >> low) & ((1 << (high - low + 1)) - 1) != 0


def one_set_sums_up(stack: i64, required: i64, hand: list[list[Face]]) -> bool:
    """Whether cards of one set, junk and accordions allowed for, may bring the stack up: a sharper first test.

    Only with an Empty Chest can sets be mixed (DM-109); then, and with cards of no set but junk, all is left open.
    """
    if stack & HAS_CHEST:
        return True
    bends = (stack >> 10) & 15
    decks: i64 = 0
    for ways in hand:
        bent = False
        for way in ways:
            card = way.card
            if card.flags & CHEST or way.worth > 30 or (card.deck < 0 and not card.flags & RUBBISH):
                return True
            if card.deck >= 0:
                decks |= 1 << card.deck
            if card.flags & ACCORDION:
                bent = True
        if bent:
            bends += 1
    begun = ((stack >> SET_SHIFT) & 15) - 1
    if begun >= 0 or not decks:
        return True
    missing = required - (stack & TOTAL_MASK)
    low = missing - bends if missing > bends else i64(0)
    span: i64 = (1 << (missing + bends - low + 1)) - 1
    deck: i64 = 0
    while decks >> deck:
        if (decks >> deck) & 1:
            sums: i64 = 1
            for ways in hand:
                grown = sums
                for way in ways:
                    if way.card.deck == deck or way.card.deck < 0:
                        grown |= sums << way.worth
                sums = grown & SUM_BITS
            if (sums >> low) & span:
                return True
        deck += 1
    return False


def can_stand(stack: i64, required: i64, hand: list[list[Face]], pile: list[list[Face]]) -> bool:
    """Whether cards can be added (or none) so that the stack stands; each item is one card with its possible faces."""
    if stands(stack, required):
        return True
    bends_rules = stack & (HAS_VENDOR | HAS_CHEST | (15 * BENDS) | HAND_NOSTALGIC | FROM_PILE)
    if not bends_rules and not flags_of(hand) & STALL_CRAFT:
        return matches(stack, required, hand)
    if not sums_up(stack, required, hand, pile):
        return False
    if not pile and not one_set_sums_up(stack, required, hand):
        return False
    tries: i64 = 1
    for ways in hand:
        if tries < FEW_TRIES:
            tries *= len(ways) + 1
    if tries < FEW_TRIES:
        return stands_with(stack, required, hand, 0, pile)
    stacks: set[int] = {int(stack)}
    for from_hand in (True, False):
        for ways in hand if from_hand else pile:
            grown: set[int] = set()
            for start in stacks:
                for way in ways:
                    after = lay(start, way.card, way.worth, from_hand)
                    if too_high(after, required):
                        continue
                    if stands(after, required):
                        return True
                    grown.add(int(after))
            stacks |= grown
    return False


def stands_with(stack: i64, required: i64, hand: list[list[Face]], at: i64, pile: list[list[Face]]) -> bool:
    """Try every choice of the hand cards from this place on, and with each the cards of the pile."""
    if stands(stack, required) or (pile and stack & HAND_NOSTALGIC and stands_on_pile(stack, required, pile, 0)):
        return True
    size: i64 = len(hand)
    while at < size:
        for way in hand[at]:
            after = lay(stack, way.card, way.worth, True)
            if not too_high(after, required) and stands_with(after, required, hand, at + 1, pile):
                return True
        at += 1
    return False


def stands_on_pile(stack: i64, required: i64, pile: list[list[Face]], at: i64) -> bool:
    """Try every choice of cards of the discard pile for which there is a Nostalgic Item."""
    size: i64 = len(pile)
    while at < size:
        for way in pile[at]:
            after = lay(stack, way.card, way.worth, False)
            if after & LEAVE_MASK >= NO_LEAVE and not too_high(after, required):
                if stands(after, required) or stands_on_pile(after, required, pile, at + 1):
                    return True
        at += 1
    return False


def completable(state: DaleState, user: i64, stack: i64, required: i64, hand: list[Card], pile: list[Card]) -> bool:
    """Whether a player can finish a stack with these cards of hand and discard pile, binding copiers as needed."""
    lookers = hand_lookers(state, user, hand + pile)
    if not lookers:
        return can_stand(stack, required, ways_of(state, user, hand), ways_of(state, user, pile))
    # Copiers that look into the hand see each other: their bindings are tried one after the other (DM-434).
    calm_hand = ways_of(state, user, [card for card in hand if not has(lookers, card)])
    calm_pile = ways_of(state, user, [card for card in pile if not has(lookers, card)])
    if can_stand(stack, required, calm_hand, calm_pile):
        return True
    before = state.marks
    for looker in lookers:
        in_hand = has(hand, looker)
        for way in faces_of(state, user, looker):
            after = lay(stack, way.card, way.worth, in_hand)
            if too_high(after, required):
                continue
            state.set_mark(as_copy(state, looker, way.target, ()))
            found = completable(
                state,
                user,
                after,
                required,
                [card for card in hand if card is not looker],
                [card for card in pile if card is not looker],
            )
            state.marks = before
            if found:
                return True
    return False


def usable_pile(player: Player) -> list[Card]:
    """The discard pile from the top, as far as Nostalgic Item can reach it (DM-314, DM-543)."""
    pile: list[Card] = []
    discard = player.discard
    i: i64 = len(discard) - 1
    while i >= 0:
        card = discard[i]
        if not card.flags & MEMBER:
            pile.append(card)
        i -= 1
    return pile


def add_stacks(state: DaleState, player: Player, required: i64, menu: list[i64]) -> None:
    """Offer every stack of a hand without marks, copiers or cards that bend the rules: cards of one set that add up."""
    hand = player.hand
    size: i64 = len(hand)
    if size > WIDEST_MASK or required > 10:
        add_any_stacks(state, player, required, menu)
        return
    # Sums that the cards of each set can make: ten bits a set.
    reach: i64 = 0
    flashy = state.flashy
    guests = False
    i: i64 = 0
    while i < size:
        card = hand[i]
        deck = card.deck
        if deck >= 0:
            worth = card.value + flashy
            if deck >= 6:
                guests = True
            elif worth <= 10:
                shift = deck * 10
                made = (reach >> shift) & 1023
                reach |= (((made << worth) | (1 << (worth - 1))) & 1023) << shift
        i += 1
    if guests:
        add_any_stacks(state, player, required, menu)
        return
    if not reach & (EVERY_SET << (required - 1)):
        return
    chosen: i64 = 0
    while chosen < 6:
        if (reach >> (chosen * 10 + required - 1)) & 1:
            add_of_set(hand, chosen, flashy, 0, required, 0, 0, menu)
        chosen += 1


EVERY_SET: Final[i64] = 1 | (1 << 10) | (1 << 20) | (1 << 30) | (1 << 40) | (1 << 50)


def add_of_set(
    hand: list[Card], deck: i64, flashy: i64, at: i64, left: i64, mask: i64, skipped: i64, menu: list[i64]
) -> None:
    """Every choice of cards of one set that adds up, like cards taken in hand order only."""
    size: i64 = len(hand)
    while at < size:
        card = hand[at]
        if card.deck == deck and not skipped & card.bit:
            worth = card.value + flashy
            if worth == left:
                menu.append(BUILD | mask | (1 << at))
            elif worth < left:
                add_of_set(hand, deck, flashy, at + 1, left - worth, mask | (1 << at), skipped, menu)
            skipped |= card.bit
        at += 1


def add_any_stacks(state: DaleState, player: Player, required: i64, menu: list[i64]) -> None:
    """Offer the stacks of a very large hand, or late in the game, or with guest decks."""
    ways = ways_of(state, state.active, player.hand)
    add_general_stacks(state, player, required, ways, flags_of(ways), menu)


def add_general_stacks(
    state: DaleState, player: Player, required: i64, ways: list[list[Face]], flags: i64, menu: list[i64]
) -> None:
    """Offer the stacks of any other hand: whole ones, or STACK to lay one card by card.

    Card by card when copiers have to be bound, a Nostalgic Item opens the discard pile, or the hand is very large.
    """
    hand = player.hand
    picking = len(hand) > WIDEST_MASK
    nostalgic = flags & NOSTALGIC != 0 and len(player.discard) > 0
    for faces in ways:
        if binds(faces):
            picking = True
            break
    if not picking and not nostalgic:
        if state.marks:
            add_masks(state, hand, ways, 0, EMPTY_STACK, required, 0, 0, menu)
        else:
            add_unbound_stacks(hand, state.flashy, 0, EMPTY_STACK, required, 0, 0, menu)
        return
    user = state.active
    pile: list[Card] = usable_pile(player) if nostalgic else []
    if hand_lookers(state, user, hand + pile if pile else hand):
        if completable(state, user, EMPTY_STACK, required, hand, pile):
            menu.append(STACK)
    elif can_stand(EMPTY_STACK, required, ways, ways_of(state, user, pile) if pile else NO_WAYS):
        menu.append(STACK)


def add_unbound_stacks(
    hand: list[Card], flashy: i64, at: i64, stack: i64, required: i64, mask: i64, skipped: i64, menu: list[i64]
) -> None:
    """Every legal stack from hand cards of which none is marked or has to be bound."""
    size: i64 = len(hand)
    while at < size:
        card = hand[at]
        if not skipped & card.bit:
            after = lay(stack, card, card.value + flashy, True)
            if not too_high(after, required):
                here = mask | (1 << at)
                if stands(after, required):
                    menu.append(BUILD | here)
                add_unbound_stacks(hand, flashy, at + 1, after, required, here, skipped, menu)
            skipped |= card.bit
        at += 1


def add_masks(
    state: DaleState,
    hand: list[Card],
    ways: list[list[Face]],
    at: i64,
    stack: i64,
    required: i64,
    mask: i64,
    skipped: i64,
    menu: list[i64],
) -> None:
    """Every legal stack from these hand cards with the cards laid so far."""
    size: i64 = len(hand)
    while at < size:
        card = hand[at]
        marked = len(state.marks) > 0 and state.mark_of(card) is not None
        if marked or not skipped & card.bit:
            way = ways[at][0]
            after = lay(stack, way.card, way.worth, True)
            if not too_high(after, required):
                here = mask | (1 << at)
                if stands(after, required):
                    menu.append(BUILD | here)
                add_masks(state, hand, ways, at + 1, after, required, here, skipped, menu)
            if not marked:
                skipped |= card.bit
        at += 1
