"""Whose cards these are: what the seat knows is taken from the heaps, the rest is given back to its owners."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.layout import in_one_order
from covetown.games.dale_of_merchants.memory import MOST_SEATS, note_on
from covetown.games.dale_of_merchants.passing.making import KINDS, POOLS, Passing, Put, Seen, Ways, ways_to
from covetown.games.dale_of_merchants.pieces import MARKET_POOL, MIXED, NOBODY, Secret, seen_with
from covetown.kernel.chance import Chance, shuffle


def take_from_heap(passing: Passing, kind: i64, start: i64, holder: i64) -> i64:
    """Whose card one of this kind is taken for: the giver's, the holder's, or of the nearest who passed cards on.

    The market deck comes last, and only if there is a card of it that does not lie there.
    """
    heaps = passing.heaps
    for pool in (int(start), int(holder), *ways_to(passing, start).pools, 4, 0, 1, 2, 3):
        if pool < 0 or heaps[pool * KINDS + kind] == 0:
            continue
        if pool == MARKET_POOL and holder != MARKET_POOL:
            if passing.from_market == 0 or (start != MARKET_POOL and in_other_heaps(passing, kind, start)):
                continue
            passing.from_market -= 1
        heaps[pool * KINDS + kind] -= 1
        return pool
    return start


def in_other_heaps(passing: Passing, kind: i64, start: i64) -> bool:
    """Whether somebody on the way to this giver can have had such a card."""
    pools = ways_to(passing, start).pools
    return len([pool for pool in pools if pool != MARKET_POOL and passing.heaps[pool * KINDS + kind] > 0]) > 0


def settle_seen(passing: Passing) -> None:
    """From whose heaps those cards are of which the seat knows where they are: first its own, then the others."""
    seat = passing.seat
    own = [seen for seen in passing.seen if seen.holder == seat]
    others = [seen for seen in passing.seen if seen.holder != seat]
    for seen in others:
        if seen.start == seat:
            takers = passing.seen_go.get(int(seen.card.kind), [])
            if takers:
                takers.remove(int(seen.holder) if int(seen.holder) in takers else takers[0])
            elif not seen.put_there:
                seen.start = seen.holder  # it knows it otherwise
    came_and_went(passing)
    for seen in own:
        note = note_on(passing.world.secrets, seen.card)
        if note is not None and note.origin != NOBODY and note.in_hand:
            came = passing.seen_come.get(int(seen.card.kind), [])
            if came:
                giver = int(giver_of(note))
                seen.start = giver if giver in came else came[0]
                came.remove(int(seen.start))
    for seen in own + others:
        settle_one(passing, seen)


def came_and_went(passing: Passing) -> None:
    """One that came to the seat may be one that went from it and was passed back: then it is taken for that."""
    if not passing.seen_come or not passing.seen_go:
        return
    seat = passing.seat
    elsewhere = tuple([edge for edge in passing.world.passed if seat not in (edge // MOST_SEATS, edge % MOST_SEATS)])
    for kind, takers in passing.seen_go.items():
        came = passing.seen_come.get(kind, [])
        for giver in came[:]:
            for taker in takers:
                if taker in Ways(elsewhere, giver).pools:
                    takers.remove(taker)
                    came.remove(giver)
                    break


def giver_of(note: Secret) -> i64:
    return MARKET_POOL if note.via == NOBODY else note.via % MIXED


def settle_one(passing: Passing, seen: Seen) -> None:
    """Take a card that the seat knows from the heap it comes from."""
    start = seen.start
    # What came to this seat from somebody is none of its own
    seen.pool = take_from_heap(passing, seen.card.kind, start, start if seen.holder == passing.seat else seen.holder)
    seen.via = start if start != seen.holder else i64(ways_to(passing, start).hops[seen.pool])
    if start == seen.holder or seen.holder == passing.seat:
        open_once = passing.open_once.get(int(seen.pool * KINDS + seen.card.kind), [])
        if open_once:
            seen.seers = open_once.pop(0)


def make_groups(passing: Passing, chance: Chance) -> None:
    """Everybody gets the own heap back: ordinary places of decks are dealt from it, the rest may have passed on."""
    copies: dict[int, list[Card]] = {}
    for card in in_one_order(passing.world, passing.spare):
        kind = int(card.kind)
        if kind in copies:
            copies[kind].append(card)
        else:
            copies[kind] = [card]
    seat = passing.seat
    if seat >= 0:
        for kind in sorted(passing.seen_go):
            for taker in passing.seen_go[kind]:
                if copies.get(kind):
                    card = copies[kind].pop()
                    passing.origins[int(card.ident)] = int(take_from_heap(passing, kind, seat, taker))
                    passing.seers[int(card.ident)] = int(seen_with(1 << seat, taker))
                    passing.groups[seat].append(card)
    own: list[list[Card]] = [[], [], [], [], []]
    for kind in sorted(copies):
        for pool in range(POOLS):
            for number in range(passing.heaps[pool * KINDS + kind]):
                if not copies[kind]:
                    break
                card = copies[kind].pop()
                passing.origins[int(card.ident)] = pool
                open_once = passing.open_once.get(pool * KINDS + kind, [])
                if number < len(open_once):
                    passing.seers[int(card.ident)] = open_once[number]
                    passing.groups[pool].append(card)
                else:
                    own[pool].append(card)
        for card in copies[kind]:  # never, unless more was seen than can be
            passing.origins[int(card.ident)] = 0
            own[0].append(card)
    for pool in range(POOLS):
        cards = own[pool]
        shuffle(cards, chance)
        for pile, at in passing.decks[pool]:
            if cards:
                pile[at] = cards.pop()
            elif pool < MARKET_POOL:
                passing.loose[pool].append((pile, at))
            else:
                passing.put.append(Put((pile, at), MARKET_POOL, MARKET_POOL))
        passing.groups[pool] += cards
    cards = passing.own_cards
    shuffle(cards, chance)
    for at in range(len(cards)):
        pile, place = passing.own_deck[at]
        pile[place] = cards[at]
