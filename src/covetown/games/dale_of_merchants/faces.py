"""What a card could be used as in a payment or a stack: itself, or for a copier each card it may copy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import COPIER, EMPTY, LOOKS_AT_HAND, LOOKS_NOWHERE, Card, Face
from covetown.games.dale_of_merchants.copying import as_copy, looks_into_hand, loose, valid_cards
from covetown.games.dale_of_merchants.pieces import changed_value
from covetown.games.dale_of_merchants.state import DaleState

NO_FACES: Final[list[Face]] = []


def plain_face(card: Card) -> list[Face]:
    """A card as itself, at its printed value."""
    faces = card.itself
    if not faces:
        faces.append(Face(EMPTY, card, card.value))
    return faces


def copied_face(card: Card) -> Face:
    """A copier as this card, at its printed value."""
    faces = card.copied
    if not faces:
        faces.append(Face(card, card, card.value))
    return faces[0]


def flashy_for(state: DaleState, user: i64) -> i64:
    """Flashy Show counts for the active player's cards only (DM-189)."""
    return state.flashy if user == state.active else i64(0)


def faces_of(state: DaleState, user: i64, card: Card) -> list[Face]:
    """Every way a player can use this card. A copier must copy if it can (DM-397), else it is itself (DM-400)."""
    flashy = flashy_for(state, user)
    mark = state.mark_of(card) if state.marks else None
    if card.flags & COPIER and (mark is None or mark.copy is EMPTY):
        ways = copies_of(state, user, card, flashy)
        if ways:
            return ways
    if mark is not None:
        return [Face(EMPTY, card if mark.copy is EMPTY else mark.copy, changed_value(mark, flashy))]
    if flashy == 0:
        return plain_face(card)
    return [Face(EMPTY, card, card.value + flashy)]


def copies_of(state: DaleState, user: i64, copier: Card, flashy: i64) -> list[Face]:
    """A loose copier as everything it can copy."""
    targets = valid_cards(state, user, copier)
    if state.marks:
        return [marked_face(state, copier, target, flashy) for target in targets]
    if flashy:
        return [Face(target, target, target.value + flashy) for target in targets]
    return [copied_face(target) for target in targets]


def marked_face(state: DaleState, copier: Card, target: Card, flashy: i64) -> Face:
    """A copier as this card, with the changes that come along."""
    mark = as_copy(state, copier, target, ())
    return Face(target, mark.copy, changed_value(mark, flashy))


def ways_of(state: DaleState, user: i64, cards: list[Card]) -> list[list[Face]]:
    """The ways to use each of these cards, in the same order."""
    if state.marks:
        return [faces_of(state, user, card) for card in cards]
    flashy = flashy_for(state, user)
    if flashy:
        ways = [[Face(EMPTY, card, card.value + flashy)] for card in cards]
    else:
        ways = [plain_face(card) for card in cards]
    # While nothing is bound, copiers that look at the same place can be the same.
    look = LOOKS_NOWHERE
    copies = NO_FACES
    for at, card in enumerate(cards):
        if card.flags & COPIER:
            if card.look != look:
                look = card.look
                copies = copies_of(state, user, card, flashy)
            if copies:
                ways[at] = copies
    return ways


def flags_of(ways: list[list[Face]]) -> i64:
    """The flags of everything these cards are or can become."""
    flags: i64 = 0
    for faces in ways:
        for way in faces:
            flags |= way.card.flags
    return flags


def binds(way: list[Face]) -> bool:
    """Whether a card with these ways is a copier that must be bound before use."""
    return way[0].target is not EMPTY


def hand_is_watched(state: DaleState, user: i64) -> bool:
    """Whether a card that looks into the hand lies where other copiers can see it."""
    for offer in state.market:
        if offer.look == LOOKS_AT_HAND:
            return True
    if state.market_discard and state.market_discard[-1].look == LOOKS_AT_HAND:
        return True
    for player in state.players:
        if player.discard and player.discard[-1].look == LOOKS_AT_HAND:
            return True
    stall = state.players[user].stall
    if stall:
        for card in stall[-1]:
            if card.look == LOOKS_AT_HAND:
                return True
    return False


def fewer_than_two(cards: list[Card]) -> bool:
    """Whether there are not even two copiers here."""
    found = False
    for card in cards:
        if card.flags & COPIER:
            if found:
                return False
            found = True
    return True


def hand_lookers(state: DaleState, user: i64, cards: list[Card]) -> list[Card]:
    """Copiers among these whose choice depends on what else in hand is bound; empty if there are not even two."""
    if fewer_than_two(cards) or not hand_is_watched(state, user):
        return []
    found: list[Card] = []
    for card in cards:
        if card.flags & COPIER and loose(state, card) and looks_into_hand(state, user, card):
            if valid_cards(state, user, card):
                found.append(card)
    return found if len(found) > 1 else []


def sees_hand(state: DaleState, user: i64, cards: list[Card]) -> bool:
    """Whether binding one of these copiers can change what another of them can be."""
    if fewer_than_two(cards):
        return False
    for card in cards:
        if card.look == LOOKS_AT_HAND and loose(state, card):
            return True
    return hand_is_watched(state, user)


def distinct(state: DaleState, cards: list[Card]) -> list[Card]:
    """The cards with like ones named once; marked cards are never alike (DM-492)."""
    seen_mask: i64 = 0
    out: list[Card] = []
    marks = state.marks
    for card in cards:
        if marks and state.mark_of(card) is not None:
            out.append(card)
        elif not seen_mask & card.bit:
            seen_mask |= card.bit
            out.append(card)
    return out


def rest_of(cards: list[Card], gone: tuple[Card, ...]) -> list[Card]:
    """The cards without those gone, each taken away once."""
    left = cards[:]
    for card in gone:
        for i in range(len(left)):
            if left[i] is card:
                left.pop(i)
                break
    return left


def without_place(ways: list[list[Face]], place: int) -> list[list[Face]]:
    return ways[:place] + ways[place + 1 :]
