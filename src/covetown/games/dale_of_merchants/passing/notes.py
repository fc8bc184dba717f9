"""What is then noted of the cards of such a world, and what the other seats know in it."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.memory import MOST_SEATS, privy_to, set_privy
from covetown.games.dale_of_merchants.passing.making import POOLS, Passing
from covetown.games.dale_of_merchants.pieces import ALL_SAW, MARKET_POOL, NOBODY, Pile, Secret, seen_with


def notes_on_seen(passing: Passing) -> list[Secret]:
    """What is noted of the cards that the seat knows."""
    notes: list[Secret] = []
    for seen in passing.seen:
        holder = seen.holder
        via = seen.via
        if holder == MARKET_POOL or (seen.pool == holder and via == NOBODY and seen.seers == 0):
            continue
        if via == NOBODY and seen.pool != holder:
            via = seen.pool
        seers: i64 = 1 << holder if seen.in_hand else 0
        if via == MARKET_POOL:
            via = NOBODY
        elif via != NOBODY:
            seers |= 1 << via
        seers = seen.seers if seen.seers else seen_with(seers, holder)
        origin = NOBODY if seen.pool == holder else seen.pool
        notes.append(Secret(seen.card, seers, origin, via, holder, not seen.put_there))
    return notes


def new_notes(passing: Passing) -> list[Secret]:
    """The notes on the cards that were dealt, as if they had passed like this."""
    notes: list[Secret] = []
    for holder in range(MOST_SEATS):
        for pile, at in passing.loose[holder]:
            add_note(passing, notes, pile[at], holder, True)
        for pile, at in passing.looked_at[holder]:
            add_note(passing, notes, pile[at], holder, False)
    for put in passing.put:
        pile, at = put.slot
        if put.holder < MARKET_POOL:
            add_note(passing, notes, pile[at], put.holder, False)
    return notes


def add_note(passing: Passing, notes: list[Secret], card: Card, holder: i64, in_hand: bool) -> None:
    ident = int(card.ident)
    origin = passing.origins.get(ident, int(holder))
    via = passing.givers.get(ident, int(NOBODY))
    if via in (MARKET_POOL, holder):
        via = int(NOBODY)
    seers = passing.seers.get(ident, 0)
    if origin != holder or via != NOBODY or seers & ALL_SAW == ALL_SAW:
        notes.append(Secret(card, seers, NOBODY if origin == holder else origin, via, holder, in_hand))


def tell_others(passing: Passing) -> None:
    """What the other seats know of hands: the cards that they passed there, if none has left since."""
    world = passing.world
    seat = passing.seat
    for holder in range(len(world.players)):
        player = world.players[holder]
        if holder == seat:
            continue
        piles: list[Pile] = [(), (), (), ()]
        if seat >= 0:
            piles[seat] = privy_to(player, seat)
        for pile, at in passing.loose[holder]:
            ident = int(pile[at].ident)
            giver = passing.givers.get(ident, -1)
            if pile is player.hand and 0 <= giver < MOST_SEATS and giver != seat and giver != holder:
                number = passing.numbers.get(ident, 0)
                left = [passing.last_given[holder][taker] for taker in range(POOLS) if taker != giver]
                if number > max(left):
                    piles[giver] = (*piles[giver], pile[at])
        set_privy(player, piles)
