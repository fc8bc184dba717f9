"""Worlds after cards went from one to another unseen: who holds what is dealt by what all saw pass, not by the truth.

All know from which heap every hidden card comes (DM-466) and from whom to whom cards passed (DM-569). So a world lets
the cards pass once more: everybody begins with the own heap, and at every passing any card of the giver's may go.
The seat a world is for knows more: the cards it sees, and those it saw go and cannot be sure of any longer; these
begin with that seat. Of what is noted of cards only such things are read as this seat was told, and all is noted anew.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import JUNK_KIND, Card
from covetown.games.dale_of_merchants.layout import dealt_anew, hidden_places, in_one_order, sees_hand
from covetown.games.dale_of_merchants.memory import MOST_SEATS, count_of, note_on, places_known, privy_to, set_privy
from covetown.games.dale_of_merchants.passed_cards import pass_on
from covetown.games.dale_of_merchants.pieces import (
    ALL_SAW,
    MARKET_POOL,
    MIXED,
    NOBODY,
    SOLO,
    Pile,
    Secret,
    last_seen_with,
    passed_before,
    seen_again,
    seen_with,
)
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.chance import Chance, shuffle
from covetown.kernel.knowledge import Aside

Slot = tuple[list[Card], int]
POOLS: Final = 5
KINDS: Final = 64


@final
class Seen:
    """A hidden card whose place the seat knows: with whom it is, and from where one begins to look for its heap."""

    def __init__(self, card: Card, holder: i64, start: i64, in_hand: bool, put_there: bool) -> None:
        self.card = card
        self.holder = holder
        self.start = start
        self.in_hand = in_hand
        self.put_there = put_there  # all saw `start` put a card on this place of a deck
        self.pool: i64 = NOBODY
        self.via: i64 = NOBODY
        self.seers: i64 = 0


@final
class Put:
    """A place of a deck on which all saw somebody put a card."""

    def __init__(self, slot: Slot, holder: i64, giver: i64) -> None:
        self.slot = slot
        self.holder = holder
        self.giver = giver
        self.filled = False


@final
class Passing:
    """One world in the making."""

    def __init__(self, world: DaleState, seat: i64) -> None:
        self.world = world
        self.seat = seat
        self.market = True  # whether the market deck is dealt with the rest
        self.from_market = 0  # how many cards come from it that do not lie there
        # How many hidden cards of each kind come from each heap, as far as all can tell
        self.heaps: list[int] = [0] * (POOLS * KINDS)
        self.open_once: dict[int, list[int]] = {}  # what is noted of those of them that lay open in a hand once
        self.in_the_open: list[int] = []  # hand cards that everybody knows
        self.seen_go: dict[int, list[int]] = {}  # what kinds the seat saw go, and to whom
        self.seen_come: dict[int, list[int]] = {}  # what kinds it has from others, and from whom
        self.seen: list[Seen] = []
        self.spare: list[Card] = []  # the cards to be dealt
        self.decks: list[list[Slot]] = [[], [], [], [], []]  # places that only cards of their own heap can have
        self.loose: list[list[Slot]] = [[], [], [], []]  # places of hands
        self.looked_at: list[list[Slot]] = [[], [], [], []]  # cards at which their owner has looked and kept others
        self.put: list[Put] = []
        self.own_deck: list[Slot] = []  # the seat's own, if it knows which cards these are
        self.own_cards: list[Card] = []
        self.groups: list[list[Card]] = [[], [], [], [], []]  # who holds what, besides the decks
        self.origins: dict[int, int] = {}
        self.givers: dict[int, int] = {}  # who passed a card on last
        self.seers: dict[int, int] = {}
        self.numbers: dict[int, int] = {}  # at which passing
        self.ways: dict[int, Ways] = {}
        self.passings = 0
        self.made: list[int] = [0] * (POOLS * POOLS)  # how many passed from one to another so far
        self.last_given: list[list[int]] = [[-1] * POOLS for _ in range(POOLS)]


def deal_passed(world: DaleState, seat: i64, chance: Chance) -> None:
    """Deal everything that a seat does not know."""
    passing = Passing(world, seat)
    aside = list(world.aside)
    told = world.laid_aside() if aside else None
    passing.market = gave_cards(world) or (told is not None and told.pool == MARKET_POOL)
    if not passing.market:
        world.market_deck = dealt_anew(world, world.market_deck, chance)
    count_heaps(passing, told)
    count_notes(passing)
    for owner in range(len(world.players)):
        look_at_deck(passing, owner)
        look_at_hand(passing, owner)
    look_at_others(passing, aside, told)
    settle_seen(passing)
    make_groups(passing, chance)
    pass_again(passing, chance)
    deal_groups(passing, chance)
    keep_junk_out(passing)
    world.secrets = tuple(notes_on_seen(passing) + new_notes(passing))
    tell_others(passing)
    world.aside = tuple(aside)


def gave_cards(world: DaleState) -> bool:
    """Whether cards that nobody has seen since may have come from the market deck."""
    for edge in world.passed:
        if edge // MOST_SEATS == MARKET_POOL:
            return True
    return len([note for note in world.secrets if note.origin == MARKET_POOL]) > 0


# What is known


def count_heaps(passing: Passing, told: Aside | None) -> None:
    """The hidden cards by the heap they come from (DM-466)."""
    world = passing.world
    heaps = passing.heaps
    for owner in range(len(world.players)):
        player = world.players[owner]
        known = places_known(player, world.secrets, (), -1)
        for at in range(len(player.hand)):
            if known[at]:
                passing.in_the_open.append(int(player.hand[at].ident))
            else:
                count_card(passing, owner, player.hand[at])
        for card in player.deck:
            count_card(passing, owner, card)
    if passing.market:
        for card in world.market_deck:
            heaps[MARKET_POOL * KINDS + card.kind] += 1
    if told is not None and told.pool != NOBODY:
        for card in world.aside:
            count_card(passing, told.pool, card)
    if passing.market:
        passing.from_market = sum(heaps[MARKET_POOL * KINDS :]) - len(world.market_deck)
        if told is not None and told.pool == MARKET_POOL:
            passing.from_market -= len(world.aside)


def count_card(passing: Passing, pool: i64, card: Card) -> None:
    note = note_on(passing.world.secrets, card)
    if note is not None and note.origin != NOBODY:
        pool = note.origin
    passing.heaps[pool * KINDS + card.kind] += 1
    if note is not None and note.lay_open():
        key = int(pool * KINDS + card.kind)
        passing.open_once[key] = sorted([*passing.open_once.get(key, []), int(note.seen)])


def count_notes(passing: Passing) -> None:
    """What the seat saw go from it to others, or through its hands, and what it has from others."""
    seat = passing.seat
    if seat < 0:
        return
    for note in passing.world.secrets:
        kind = int(note.card.kind)
        if int(note.card.ident) in passing.in_the_open:
            continue
        if note.holder == seat:
            if note.origin != NOBODY and note.in_hand:
                passing.seen_come[kind] = sorted([*passing.seen_come.get(kind, []), int(giver_of(note))])
        elif sees_hand(passing.world, note.holder, seat) and note.card in passing.world.players[note.holder].hand:
            continue  # the teammate has it, and the seat sees it there
        elif not note.lay_open() and (note.seen >> seat) & 1:
            taker = int(last_seen_with(note.seen, seat))
            if taker != seat:  # else one like it came to light since
                passing.seen_go[kind] = sorted([*passing.seen_go.get(kind, []), taker])


def giver_of(note: Secret) -> i64:
    return MARKET_POOL if note.via == NOBODY else note.via % MIXED


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


def look_at_hand(passing: Passing, owner: i64) -> None:
    """Which cards of a hand the seat knows, besides those that everybody knows."""
    world = passing.world
    seat = passing.seat
    places = hidden_places(world, owner, seat)
    player = world.players[owner]
    hand = player.hand
    for place in places:
        passing.spare.append(hand[place])
        passing.loose[owner].append((hand, place))
    shown: Pile = ()
    own = sees_hand(world, owner, seat)
    privy = privy_to(player, seat)
    for at in range(len(hand)):
        if at in places:
            continue
        card = hand[at]
        shown = (*shown, card)
        number = count_of(shown, card) - count_of(player.open, card)
        if number > 0:
            mine = not own and number <= count_of(privy, card)
            passing.seen.append(Seen(card, owner, seat if mine else owner, True, False))


def look_at_deck(passing: Passing, owner: i64) -> None:
    """Which places of a deck the seat knows, on which somebody put a card, and at which their owner has looked."""
    world = passing.world
    seat = passing.seat
    player = world.players[owner]
    deck = player.deck
    size = len(deck)
    mine: list[int] = []
    for position in range(size):
        at = size - 1 - position
        card = deck[at]
        mask: i64 = player.known[position] if position < len(player.known) else 0
        looked_at = (mask >> owner) & 1 != 0
        note = note_on(world.secrets, card)
        put_there = note is not None and not note.in_hand and note.via != NOBODY and not looked_at
        giver = note.via if note is not None and put_there else owner
        if seat >= 0 and (mask >> seat) & 1:
            passing.seen.append(Seen(card, owner, giver, False, put_there))
        elif put_there:
            passing.spare.append(card)
            passing.put.append(Put((deck, at), owner, giver))
        elif owner == seat and world.rules.mode != SOLO:
            mine.append(at)
        else:
            passing.spare.append(card)
            if looked_at:
                passing.looked_at[owner].append((deck, at))
            else:
                passing.decks[owner].append((deck, at))
    if mine:  # whoever sees all cards come and go knows which are in the own deck
        passing.own_deck = [(deck, at) for at in mine]
        passing.own_cards = noted_ones_last(world, in_one_order(world, [deck[at] for at in mine]))
        for card in passing.own_cards:
            passing.seen.append(Seen(card, owner, owner, False, False))


def noted_ones_last(world: DaleState, cards: list[Card]) -> list[Card]:
    """Cards in one order whichever copy of a kind it is on which something is noted."""
    ranks: list[tuple[int, int, int]] = []
    for at, card in enumerate(cards):
        note = note_on(world.secrets, card)
        ranks.append((int(card.kind), 0 if note is None or note.origin == NOBODY else 1, at))
    return [cards[at] for _, _, at in sorted(ranks)]


def look_at_others(passing: Passing, aside: list[Card], told: Aside | None) -> None:
    """The market deck, and cards aside."""
    world = passing.world
    deck = world.market_deck
    if passing.market:
        for at in range(len(deck)):
            passing.spare.append(deck[at])
            passing.decks[MARKET_POOL].append((deck, at))
    if told is None or told.pool == NOBODY:
        return
    pool = told.pool
    for at in range(len(aside)):
        card = aside[at]
        slot = (aside, at)
        note = note_on(world.secrets, card)
        looked_at = pool < MARKET_POOL and told.seen_by(pool)
        put_there = note is not None and not note.in_hand and note.via != NOBODY and not looked_at
        giver = note.via if note is not None and put_there else pool
        if told.seen_by(passing.seat):
            passing.seen.append(Seen(card, pool, giver, False, put_there))
            continue
        passing.spare.append(card)
        if put_there:
            passing.put.append(Put(slot, pool, giver))
        elif pool < MARKET_POOL:
            passing.looked_at[pool].append(slot)
        else:
            passing.decks[MARKET_POOL].append(slot)


# Whose cards these are


@final
class Ways:
    """Through whom cards may have come to somebody, the nearest first; `hops` are the last givers on these ways."""

    def __init__(self, passed: tuple[int, ...], taker: i64) -> None:
        self.pools: list[int] = [int(taker)]
        self.hops: list[int] = [-1] * POOLS
        at = 0
        while at < len(self.pools):
            pool = self.pools[at]
            at += 1
            for edge in passed:
                giver = edge // MOST_SEATS
                if edge % MOST_SEATS == pool and pool != MARKET_POOL and giver not in self.pools:
                    self.pools.append(giver)
                    self.hops[giver] = giver if pool == taker else self.hops[pool]


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


def ways_to(passing: Passing, start: i64) -> Ways:
    found = passing.ways.get(int(start))
    if found is None:
        found = Ways(passing.world.passed, start)
        passing.ways[int(start)] = found
    return found


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


# Passing on


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


def places_of(passing: Passing, pool: int) -> int:
    """How many cards somebody has in the end, but for ordinary places of decks."""
    return len(passing.loose[pool]) + len(passing.looked_at[pool]) if pool < MARKET_POOL else 0


# What is then noted


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
