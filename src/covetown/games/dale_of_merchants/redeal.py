"""Another world that a seat cannot tell from the real one: everything it does not know is dealt anew (for search).

A world depends on what its seat was told and on chance, never on how the cards really lie (DM-570): every heap is put
into one order before it is dealt, and of a hidden hand what the seat knows comes first.
"""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.copying import holder
from covetown.games.dale_of_merchants.layout import dealt_anew, hidden_places, sees_hand
from covetown.games.dale_of_merchants.pieces import MARKET_POOL, NOBODY, Mark
from covetown.games.dale_of_merchants.redeal_passed import deal_passed
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.chance import Chance


def redeal(state: DaleState, seat: i64, chance: Chance) -> DaleState:
    """A copy in which everything hidden from this seat (-1: a spectator) is drawn anew; what it knows stays."""
    world = state.copy()
    if world.ending:
        return world
    question = world.asking
    if question is not None:
        world.marks = question.public_marks(world, int(seat))
        if seat < 0 or not (world.waiting >> seat) & 1:
            world.menu = None
            question.taken_back(world)
    if went_unseen(world):
        deal_passed(world, seat, chance)
    else:
        deal_heaps(world, seat, chance)
    if world.marks:
        settle_copies(state, world, seat)
    question = world.asking
    if question is not None:
        question.redealt(world, seat, chance)
    return world


def went_unseen(world: DaleState) -> bool:
    """Whether any card may have gone from one to another unseen."""
    if world.secrets or world.passed:
        return True
    return len([player for player in world.players if player.privy]) > 0


def deal_heaps(world: DaleState, seat: i64, chance: Chance) -> None:
    """No card has gone from one to another: whatever is unknown of a player's hand and deck is one heap (DM-568)."""
    aside = list(world.aside)
    pool: i64 = NOBODY
    if aside:
        told = world.laid_aside()
        if told is not None and not told.seen_by(seat):
            pool = told.pool
    for owner in range(len(world.players)):
        player = world.players[owner]
        places = hidden_places(world, owner, seat)
        hand = player.hand
        deck = player.deck
        heap: list[Card] = [hand[place] for place in places]
        known = player.known
        covered: list[int] = []
        if known:
            size = len(deck)
            for position in range(len(known)):
                if seat >= 0 and (known[position] >> seat) & 1:
                    covered.append(size - 1 - position)
        if covered:
            heap += [deck[at] for at in range(len(deck)) if at not in covered]
        else:
            heap += deck
        if pool == owner:
            heap += aside
        if len(heap) < 2:
            continue
        heap = dealt_anew(world, heap, chance)
        for place in places:
            hand[place] = heap.pop()
        if pool == owner:
            for at in range(len(aside)):
                aside[at] = heap.pop()
        if covered:
            for at in range(len(deck)):
                if at not in covered:
                    deck[at] = heap.pop()
        else:
            player.deck = heap
    heap = world.market_deck
    if pool == MARKET_POOL:
        heap += aside
    heap = dealt_anew(world, heap, chance)
    if pool == MARKET_POOL:
        for at in range(len(aside)):
            aside[at] = heap.pop()
    world.market_deck = heap
    world.aside = tuple(aside)


def settle_copies(state: DaleState, world: DaleState, seat: i64) -> None:
    """Where a copier's way to the copied card leads through the hand, all have seen such a card there: any like one."""
    for mark in world.marks:
        user = holder(world, mark.card)
        if user == NOBODY or not mark.path or sees_hand(world, user, seat):
            continue
        before = state.players[user].hand
        path = tuple([card if card not in before else like_in_hand(world, user, card) for card in mark.path])
        if path != mark.path:
            copy = path[-1] if mark.copy is mark.path[-1] else mark.copy
            world.set_mark(Mark(mark.card, copy, path, mark.changes, mark.taken, mark.spent, mark.lent, mark.echo))


def like_in_hand(world: DaleState, seat: i64, card: Card) -> Card:
    """The first such card of a hand with nothing special about it; this very card if there is none."""
    for other in world.players[seat].hand:
        if other.kind == card.kind and world.mark_of(other) is None:
            return other
    return card
