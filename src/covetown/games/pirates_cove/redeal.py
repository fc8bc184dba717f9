"""Other worlds: everything a seat cannot know is drawn anew, and nothing that it knows changes.

Hidden are the hands of others, the order of all decks, and what others have answered in secret. Known are the sizes of
hands, what lies face up, and two things that follow from play: the cards that were in the hands when the discard pile
became the deck are none of those in the deck; and whoever lost a roll for precedence in a window holds a card of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.cards.card import FAME_FACES, FAME_ONE, FIRST_PARROT, Card, holds, one_card
from covetown.games.pirates_cove.cards.deck import CARDS
from covetown.games.pirates_cove.ship import Ship
from covetown.games.pirates_cove.state import RECKONING, PiratesState
from covetown.games.pirates_cove.treasure import STACK
from covetown.games.pirates_cove.windows import SHOWN_N1, SHOWN_T, WINDOW_N1, WINDOW_T, cards_of
from covetown.kernel.bits import bit
from covetown.kernel.chance import Chance, shuffle

TRIES: Final = 40
MORE_TRIES: Final = 400


def redeal(state: PiratesState, seat: i64, chance: Chance) -> PiratesState:
    """Another world that this seat (or a spectator, -1) cannot tell from the real one."""
    world = state.copy()
    world.menu = None  # what others may answer depends on the cards they are dealt
    redeal_treasures(world, chance)
    legends: list[int] = sorted(world.legends)
    shuffle(legends, chance)
    world.legends = tuple(legends)
    question = world.asking
    if question is None:
        redeal_hands(world, seat, -1, 0, chance)
        return world
    for _ in range(TRIES):
        redeal_hands(world, seat, -1, 0, chance)
        if fits(world, seat, chance):
            return world
    # A rare world: let somebody, whoever it is, have a card that makes the question possible.
    fleet = state.fleet()
    for _ in range(MORE_TRIES):
        redeal_hands(world, seat, chance.below(fleet), question.cards_wanted(), chance)
        if fits(world, seat, chance):
            return world
    raise AssertionError("no world fits what is known")


def redeal_treasures(world: PiratesState, chance: Chance) -> None:
    """The Treasure cards that have not been turned up lie in another order."""
    cards: list[int] = list(world.treasures)
    counts: i64 = 0  # PC-052: two bits are enough for the copies of a face
    stack: i64 = 0
    while stack < len(cards):
        at = stack + world.month
        stack += STACK
        while at < stack:
            counts += bit(2 * i64(cards[at]))
            at += 1
    faces: list[int] = []
    face: i64 = 0
    while counts != 0:
        for _ in range(counts & 3):
            faces.append(face)
        counts >>= 2
        face += 1
    shuffle(faces, chance)
    dealt: i64 = 0
    stack = 0
    while stack < len(cards):
        at = stack + world.month
        stack += STACK
        while at < stack:
            cards[at] = faces[dealt]
            dealt += 1
            at += 1
    world.treasures = tuple(cards)


def redeal_hands(world: PiratesState, seat: i64, needy: i64, wanted: i64, chance: Chance) -> None:
    """Deal the cards of hidden hands and the deck anew, but for the hands this seat sees.

    Whoever is known to hold a card of a window is dealt one first; so is the needy ship one of those wanted.
    """
    old_counts: list[i64] = [0] * len(CARDS)
    new_counts: list[i64] = [0] * len(CARDS)
    hidden: list[i64] = []
    known: i64 = FAME_FACES if world.phase == RECKONING else 0  # PC-538: fame cards have been shown
    old_sizes: list[int] = []
    new_sizes: list[int] = []
    for at, ship in enumerate(world.ships):
        if world.owner(at) == seat:
            continue
        hidden.append(at)
        old_sizes.append(int(count(ship.old & ~known, old_counts)))
        new_sizes.append(int(count((ship.hand - ship.old) & ~known, new_counts)))
    for card in world.deck:
        new_counts[card.ident] += 1
    # In the order of their faces: then a world depends on what is known and on chance, not on how cards really lie.
    hands = FAME_ONE if known else FIRST_PARROT  # no card from here on can be in a hidden hand
    old = counted(old_counts, 0, hands)
    new = counted(new_counts, 0, hands)
    others = counted(new_counts, hands, i64(len(CARDS)))
    shuffle(old, chance)
    shuffle(new, chance)
    for at in hidden:
        ship = world.ships[at]
        ship.old &= known
        ship.hand &= known
    deal_held_back(world, hidden, new_sizes, new, chance)
    for number, at in enumerate(hidden):
        ship = world.ships[at]
        for mask in masks_known(ship, wanted if at == needy else 0):
            if (ship.old | ship.hand) & mask & ~known:
                continue
            # As likely from the one pile as from the other as there are places for it.
            places = old_sizes[number] + new_sizes[number]
            old_first = places > 0 and chance.below(places) < old_sizes[number]
            dealt = old_first and deal_one(ship, mask, old, old_sizes, number, True)
            dealt = dealt or deal_one(ship, mask, new, new_sizes, number, False)
            if not dealt:
                deal_one(ship, mask, old, old_sizes, number, True)
    for number, at in enumerate(hidden):
        ship = world.ships[at]
        for _ in range(old_sizes[number]):
            ship.old += one_card(old.pop().ident)
        for _ in range(new_sizes[number]):
            ship.hand += one_card(new.pop().ident)
        ship.hand += ship.old & ~known
    new.extend(others)
    shuffle(new, chance)
    world.deck = new


def deal_held_back(world: PiratesState, hidden: list[i64], sizes: list[int], pile: list[Card], chance: Chance) -> None:
    """More copies of a face than the deck was made of cannot all lie in the deck: those beyond are in some hand."""
    if world.fresh == 0:
        return  # the deck is still the first one
    left = world.fresh
    held_back: list[Card] = []
    for card in pile[:]:
        if holds(left, card.ident) > 0:
            left -= one_card(card.ident)
        else:
            held_back.append(card)
            pile.remove(card)
    places: list[int] = []
    for number, size in enumerate(sizes):
        for _ in range(size):
            places.append(number)
    shuffle(places, chance)
    for card in held_back:
        number = places.pop()
        world.ships[hidden[number]].hand += one_card(card.ident)
        sizes[number] -= 1


def count(hand: i64, counts: list[i64]) -> i64:
    """Add the cards of a hand to the counts of their faces; how many cards it has."""
    size: i64 = 0
    face: i64 = 0
    while hand != 0:
        copies = hand & 7
        if copies != 0:
            counts[face] += copies
            size += copies
        hand >>= 3
        face += 1
    return size


def counted(counts: list[i64], first: i64, end: i64) -> list[Card]:
    """The cards of which there are so many, from the first face on, in the order of their faces."""
    out: list[Card] = []
    face = first
    while face < end:
        card = CARDS[face]
        for _ in range(counts[face]):
            out.append(card)
        face += 1
    return out


def masks_known(ship: Ship, wanted: i64) -> list[i64]:
    """The sets of cards of which a ship holds one, as far as others know."""
    masks: list[i64] = []
    if wanted != 0:
        masks.append(wanted)
    if ship.shown & SHOWN_T:
        masks.append(cards_of(WINDOW_T))
    if ship.shown & SHOWN_N1:
        masks.append(cards_of(WINDOW_N1))
    return masks


def deal_one(ship: Ship, mask: i64, pile: list[Card], sizes: list[int], number: int, old: bool) -> bool:
    """Deal a ship the first card of a shuffled pile that belongs to a set, if there is one and room for it."""
    if sizes[number] == 0:
        return False
    for at, card in enumerate(pile):
        if one_card(card.ident) & mask:
            pile.pop(at)
            sizes[number] -= 1
            if old:
                ship.old += one_card(card.ident)
            else:
                ship.hand += one_card(card.ident)
            return True
    return False


def fits(world: PiratesState, seat: i64, chance: Chance) -> bool:
    """Whether the question that is open now could be open in this world; secret answers of others are drawn anew."""
    for at, ship in enumerate(world.ships):
        if ship.shown and world.owner(at) != seat:
            if ship.shown & SHOWN_T and ship.hand & cards_of(WINDOW_T) == 0:
                return False
            if ship.shown & SHOWN_N1 and ship.hand & cards_of(WINDOW_N1) == 0:
                return False
    question = world.asking
    assert question is not None
    return question.fits_world(world, seat, chance)
