"""A world in the making, in which cards pass once more from one to another: who can have what, and where it lies."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.memory import MOST_SEATS
from covetown.games.dale_of_merchants.pieces import MARKET_POOL, NOBODY
from covetown.games.dale_of_merchants.state import DaleState

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


def ways_to(passing: Passing, start: i64) -> Ways:
    found = passing.ways.get(int(start))
    if found is None:
        found = Ways(passing.world.passed, start)
        passing.ways[int(start)] = found
    return found


def places_of(passing: Passing, pool: int) -> int:
    """How many cards somebody has in the end, but for ordinary places of decks."""
    return len(passing.loose[pool]) + len(passing.looked_at[pool]) if pool < MARKET_POOL else 0
