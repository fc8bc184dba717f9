"""How a world is laid out before it is dealt: in one order, whatever the true one is (DM-570)."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.memory import count_of, note_on, places_known
from covetown.games.dale_of_merchants.pieces import MONO, SOLO, Pile, Player
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.chance import Chance, shuffle


def in_one_order(world: DaleState, heap: list[Card]) -> list[Card]:
    """The cards of a heap by their ids."""
    ids = [int(card.ident) for card in heap]
    ids.sort()
    cards = world.shelf.cards
    return [cards[ident] for ident in ids]


def dealt_anew(world: DaleState, heap: list[Card], chance: Chance) -> list[Card]:
    """The cards of a heap in a random order that does not depend on how they lay."""
    dealt = in_one_order(world, heap)
    shuffle(dealt, chance)
    return dealt


def sees_hand(world: DaleState, owner: i64, seat: i64) -> bool:
    """Whether a seat sees this hand: its own, and the teammate's where these lie open (DM-552)."""
    if owner == seat:
        return True
    return seat >= 0 and world.rules.open_hands and owner == world.mate(seat)


def hidden_places(world: DaleState, owner: i64, seat: i64) -> list[int]:
    """Lay out a hand anew, what a seat knows of it first; returns the places of the other cards.

    Mono's row has an order that all see (DM-525).
    """
    if sees_hand(world, owner, seat):
        return []
    player = world.players[owner]
    hand = player.hand
    laid: Pile = ()
    question = world.asking
    if owner == world.active and question is not None:
        laid = question.laid_open()
    if not player.open and not player.privy and not player.kept and not laid and not world.marks:
        return list(range(len(hand)))
    known = places_known(player, world.secrets, world.marks, seat)
    if laid:
        keep_laid(hand, known, laid)
    if player.kept:
        keep_certain(world, player, known)
        player.kept = tuple(in_one_order(world, list(player.kept)))  # noted in the order in which the hand really lay
    if world.marks:
        for at in range(len(hand)):
            if not known[at] and world.mark_of(hand[at]) is not None:
                known[at] = True
    if world.rules.mode == SOLO and owner == MONO:
        return [at for at in range(len(hand)) if not known[at]]
    shown: list[Card] = []
    hidden: list[Card] = []
    for at in range(len(hand)):
        if known[at]:
            enter_in_order(world, shown, laid, hand[at])
        else:
            hidden.append(hand[at])
    size = len(shown)
    player.hand = shown + hidden
    return list(range(size, len(player.hand)))


def enter_in_order(world: DaleState, shown: list[Card], laid: Pile, card: Card) -> None:
    """Put a card among others by its kind; of like ones those first that are marked or laid in the open."""
    rank = public_rank(world, laid, card)
    at = len(shown)
    while at > 0 and public_rank(world, laid, shown[at - 1]) > rank:
        at -= 1
    shown.insert(at, card)


def public_rank(world: DaleState, laid: Pile, card: Card) -> i64:
    rank: i64 = card.kind * 512
    for at in range(len(world.marks)):
        if world.marks[at].card is card:
            return rank + at
    for at in range(len(laid)):
        if laid[at] is card:
            return rank + 200 + at
    return rank + 511


def keep_laid(hand: list[Card], known: list[bool], laid: Pile) -> None:
    """Of like cards, those that lie before everybody are the known ones: the open question names them."""
    for card in laid:
        for at in range(len(hand)):
            if hand[at] is card and not known[at]:
                for other in range(len(hand)):
                    if known[other] and hand[other].kind == card.kind and hand[other] not in laid:
                        known[other] = False
                        break
                known[at] = True


def keep_certain(world: DaleState, player: Player, known: list[bool]) -> None:
    """Cards that nobody has seen in this hand, but that can be nowhere else (see memory.py)."""
    certain = player.open + player.kept
    for card in player.kept:
        wanted = count_of(certain, card)
        best = -1
        for at in range(len(known)):
            if player.hand[at].kind == card.kind:
                if known[at]:
                    wanted -= 1
                elif best < 0 or note_on(world.secrets, player.hand[best]) is not None:
                    best = at
        if wanted > 0 and best >= 0:
            known[best] = True
