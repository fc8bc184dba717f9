"""Cards pass once more, as all saw it, so that in the end everybody has as many as there are places (DM-569)."""

from __future__ import annotations

from covetown.games.dale_of_merchants.cards import JUNK_KIND, Card
from covetown.games.dale_of_merchants.memory import MOST_SEATS
from covetown.games.dale_of_merchants.passed_cards import pass_on
from covetown.games.dale_of_merchants.passing.making import POOLS, Passing, Put, places_of
from covetown.games.dale_of_merchants.pieces import (
    ALL_SAW,
    MARKET_POOL,
    last_seen_with,
    passed_before,
    seen_again,
    seen_with,
)
from covetown.kernel.chance import Chance, shuffle


def pass_again(passing: Passing, chance: Chance) -> None:
    """Cards pass as all saw it, so that in the end everybody has as many as there are places."""
    edges = passings_left(passing)
    groups = passing.groups
    waiting = True
    while waiting and edges:
        waiting = False
        left: list[int] = []
        for edge in edges:
            if groups[edge // MOST_SEATS]:
                pass_one(passing, edge // MOST_SEATS, edge % MOST_SEATS, chance)
                waiting = True
            else:
                left.append(edge)
        edges = left
    for put in passing.put:  # what no passing accounts for
        if not put.filled:
            for giver in (int(put.giver), int(put.holder), 0, 1, 2, 3, 4):
                if groups[giver] and not put.filled:
                    fill(passing, put, any_of(groups[giver], chance), giver)
    for taker in range(MOST_SEATS):
        while len(groups[taker]) < places_of(passing, taker):
            giver = somebody_with_more(passing)
            if giver < 0:
                break
            pass_on(passing.world, giver, taker)
            move(passing, giver, taker, any_of(groups[giver], chance))


def passings_left(passing: Passing) -> list[int]:
    """The passings that can have brought cards that are still hidden: so many that the numbers of cards are right."""
    seat = passing.seat
    balance: list[int] = [len(group) for group in passing.groups]
    put_here: list[int] = [0] * POOLS
    for holder in range(MOST_SEATS):
        balance[holder] -= places_of(passing, holder)
    for put in passing.put:
        balance[put.holder] -= 1
        if put.holder == seat:
            put_here[put.giver] += 1
    edges: list[int] = []
    for edge in passing.world.passed:
        giver = edge // MOST_SEATS
        taker = edge % MOST_SEATS
        if taker == seat:  # what came to this seat it has seen, but for what was put on its deck
            if put_here[giver] == 0:
                continue
            put_here[giver] -= 1
        edges.append(edge)
        balance[giver] -= 1
        balance[taker] += 1
    for pool in range(POOLS):
        while balance[pool] < 0:
            way = way_to_more(edges, balance, pool)
            if not way:
                if not taken_for_another(passing, balance, pool):
                    break
                continue
            for edge in way:
                edges.remove(edge)
            balance[pool] += 1
            balance[way[-1] % MOST_SEATS] -= 1
    return edges


def taken_for_another(passing: Passing, balance: list[int], pool: int) -> bool:
    """Somebody has too few cards: one that the seat sees and took for theirs is taken for somebody's with too many."""
    for other in range(POOLS):
        if balance[other] <= 0:
            continue
        for seen in passing.seen:
            if seen.pool != pool:
                continue
            for card in passing.groups[other]:
                if card.kind == seen.card.kind and int(card.ident) not in passing.seers:
                    passing.groups[other].remove(card)
                    passing.groups[pool].append(card)
                    passing.origins[int(card.ident)] = pool
                    seen.pool = other
                    balance[other] -= 1
                    balance[pool] += 1
                    return True
    return False


def way_to_more(edges: list[int], balance: list[int], start: int) -> list[int]:
    """Passings from somebody who has too few cards to somebody who has too many; empty if there are none."""
    pools = [start]
    ways: list[list[int]] = [[]]
    at = 0
    while at < len(pools):
        pool = pools[at]
        if balance[pool] > 0:
            return ways[at]
        for edge in edges:
            taker = edge % MOST_SEATS
            if edge // MOST_SEATS == pool and taker not in pools:
                pools.append(taker)
                ways.append([*ways[at], edge])
        at += 1
    return []


def pass_one(passing: Passing, giver: int, taker: int, chance: Chance) -> None:
    """Any card of the giver's goes to the taker: onto the deck, if all saw it put there, else to the hand."""
    if giver == passing.seat:
        card = any_seen_go(passing, taker, chance)
    else:
        card = any_but_open_ones(passing, giver, taker, chance)
    for put in passing.put:
        if not put.filled and put.giver == giver and put.holder == taker:
            fill(passing, put, card, giver)
            return
    move(passing, giver, taker, card)


def any_seen_go(passing: Passing, taker: int, chance: Chance) -> Card:
    """A card that the seat saw go to this taker, else any that it saw go."""
    group = passing.groups[passing.seat]
    able: list[int] = []
    for at in range(len(group)):
        if last_seen_with(passing.seers.get(int(group[at].ident), 0), passing.seat) == taker:
            able.append(at)
    if not able:
        return any_of(group, chance)
    return group.pop(able[chance.below(len(able))])


def any_but_open_ones(passing: Passing, giver: int, taker: int, chance: Chance) -> Card:
    """Any card of the giver's, but none that lay open there after this passing."""
    group = passing.groups[giver]
    number = passing.made[giver * POOLS + taker]
    passing.made[giver * POOLS + taker] += 1
    able: list[int] = []
    for at in range(len(group)):
        ident = int(group[at].ident)
        seers = passing.seers.get(ident, 0)
        if seers & ALL_SAW != ALL_SAW or passing.origins[ident] != giver or number >= passed_before(seers, taker):
            able.append(at)
    if not able or len(able) == len(group):
        return any_of(group, chance)
    return group.pop(able[chance.below(len(able))])


def any_of(group: list[Card], chance: Chance) -> Card:
    at = chance.below(len(group))
    card = group[at]
    group[at] = group[-1]
    group.pop()
    return card


def fill(passing: Passing, put: Put, card: Card, giver: int) -> None:
    pile, at = put.slot
    pile[at] = card
    put.filled = True
    ident = int(card.ident)
    passing.givers[ident] = giver
    seers = seen_with(seen_by(passing, giver), put.holder)
    passing.seers[ident] = int(seen_again(passing.seers.get(ident, 0), seers))


def seen_by(passing: Passing, giver: int) -> int:
    """Who passes a card on has seen it; what this seat saw go is noted already, the rest went from its deck unseen."""
    return 0 if giver in (passing.seat, MARKET_POOL) else 1 << giver


def move(passing: Passing, giver: int, taker: int, card: Card) -> None:
    ident = int(card.ident)
    passing.groups[taker].append(card)
    passing.givers[ident] = giver
    seers = seen_with(seen_by(passing, giver) | (1 << taker), taker)
    passing.seers[ident] = int(seen_again(passing.seers.get(ident, 0), seers))
    passing.passings += 1
    passing.numbers[ident] = passing.passings
    passing.last_given[giver][taker] = passing.passings


def somebody_with_more(passing: Passing) -> int:
    for pool in range(POOLS):
        if len(passing.groups[pool]) > places_of(passing, pool):
            return pool
    return -1


def deal_groups(passing: Passing, chance: Chance) -> None:
    for holder in range(MOST_SEATS):
        cards = passing.groups[holder]
        shuffle(cards, chance)
        for pile, place in passing.loose[holder] + passing.looked_at[holder]:
            pile[place] = cards.pop()


def keep_junk_out(passing: Passing) -> None:
    """Junk never lies in the market deck: where accounts do not match, another hidden card lies there instead."""
    for pile, at in passing.decks[MARKET_POOL]:
        if pile[at].kind != JUNK_KIND:
            continue
        for holder in range(MOST_SEATS):
            for other, place in passing.loose[holder] + passing.looked_at[holder] + passing.decks[holder]:
                if other[place].kind != JUNK_KIND and pile[at].kind == JUNK_KIND:
                    junk = int(pile[at].ident)
                    pile[at], other[place] = other[place], pile[at]
                    passing.origins[junk] = holder
                    passing.givers.pop(junk, None)
                    passing.seers.pop(junk, None)
