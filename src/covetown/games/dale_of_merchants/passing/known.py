"""What the seat knows for which a world is dealt: how many cards come from each heap, and which ones it sees."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.layout import hidden_places, in_one_order, sees_hand
from covetown.games.dale_of_merchants.memory import count_of, note_on, places_known, privy_to
from covetown.games.dale_of_merchants.passing.heaps import giver_of
from covetown.games.dale_of_merchants.passing.making import KINDS, Passing, Put, Seen
from covetown.games.dale_of_merchants.pieces import MARKET_POOL, NOBODY, SOLO, Pile, last_seen_with
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.knowledge import Aside


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
