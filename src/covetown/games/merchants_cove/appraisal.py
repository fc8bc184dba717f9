"""What things are probably worth: a hint for bots, from public things only. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, ONES, ROGUE, count, size
from covetown.games.merchants_cove.goods import BITS as GOOD_BITS
from covetown.games.merchants_cove.goods import ONES as GOOD_ONES
from covetown.games.merchants_cove.goods import price
from covetown.games.merchants_cove.numbers import BOAT_SLOTS, ROUNDS
from covetown.games.merchants_cove.piers import PIER_OF, first_berth

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

HOUR: Final = 6.0  # what an hour is worth
CARD: Final = 1.5  # what a Corruption card costs
DOCKS: Final = 0.8  # how likely a free berth is to get a boat before the market
BLACK_MARKET_CARD: Final = 0.3  # Customers that the Corruption card of the Black Market outweighs, roughly
LATER: Final = 1.6  # Customers a Good kept for a later round will find, roughly
HALL_GROWTH: Final = 1.5  # Adventurers a hall gains in a round, roughly


def berth_taken(state: MerchantsState, berth: i64) -> bool:
    return (state.berths >> (3 * berth)) & 7 != 0


def expected_boat(state: MerchantsState, side: i64, colour: i64) -> float:
    """How many Customers of a colour a boat still sailing on a side (0 left, 1 right) will probably bring."""
    bag = state.bag
    in_bag = size(bag)
    share = float(count(bag, colour)) / float(in_bag) if in_bag > 0 else 0.0
    boats = 0
    customers = 0.0
    boat: i64 = 3 * side
    while boat < 3 * side + 3:
        if (state.sailing >> boat) & 1:
            aboard = state.boats[boat]
            boats += 1
            customers += float(count(aboard, colour)) + float(BOAT_SLOTS - size(aboard)) * share
        boat += 1
    if boats == 0:
        return 0.0
    return customers / boats * DOCKS


NO_CUSTOMERS: Final[list[float]] = []


@final
class Glance:
    """What is worked out once while a bot looks at one position, for all who ask again."""

    __slots__ = ("customers", "state", "worths")

    def __init__(self) -> None:
        self.state: MerchantsState | None = None
        self.customers = NO_CUSTOMERS
        self.worths: list[list[float] | None] = []

    def look(self, state: MerchantsState) -> None:
        """A bot begins to look at a position, which does not change until it looks away."""
        self.state = state
        self.customers = NO_CUSTOMERS
        self.worths = [None for _ in state.players]

    def look_away(self) -> None:
        self.state = None


GLANCE: Final = Glance()


def customers_by_good(state: MerchantsState) -> list[float]:
    """How many Customers a Good of each kind will probably find at its best pier, in the coming market or later."""
    small: list[float] = []
    large: list[float] = []
    later = LATER if state.round < ROUNDS else 0.1
    colour: i64 = 0
    while colour < 4:
        left = expected_boat(state, 0, colour)
        right = expected_boat(state, 1, colour)
        black = float(count(state.piers[2], colour)) - BLACK_MARKET_CARD
        if not berth_taken(state, 3):
            black += right
        if black < later:
            black = later
        plaza = float(count(state.piers[1], colour))
        if not berth_taken(state, 1):
            plaza += left
        if not berth_taken(state, 2):
            plaza += right
        bazaar = float(count(state.piers[0], colour))
        if not berth_taken(state, 0):
            bazaar += left
        small.append(plaza if plaza > black else black)
        large.append(bazaar if bazaar > black else black)
        colour += 1
    return small + large


def good_worths(state: MerchantsState, player: Player) -> list[float]:
    """What one more Good of each kind would probably bring this player."""
    glance = GLANCE
    if glance.state is not state:
        return priced(player, customers_by_good(state))
    found = glance.worths[player.seat]
    if found is None:
        if len(glance.customers) == 0:
            glance.customers = customers_by_good(state)
        found = priced(player, glance.customers)
        glance.worths[player.seat] = found
    return found


def priced(player: Player, customers: list[float]) -> list[float]:
    worths: list[float] = []
    good: i64 = 0
    while good < 8:
        worths.append(float(price(player.prices, good)) * customers[good])
        good += 1
    return worths


def shield_worth(state: MerchantsState, colour: i64) -> float:
    """What an active shield of a colour will probably pay until the end of the game."""
    markets = 4 - int(state.round)
    in_hall = float(count(state.halls, colour))
    return markets * in_hall + HALL_GROWTH * markets * (markets - 1) / 2.0 + HALL_GROWTH


def card_cost(state: MerchantsState) -> float:
    """What one Corruption card will probably cost in Final Scoring."""
    lair = float(count(state.halls, 4))
    factions = 0.0
    colour: i64 = 0
    while colour < 4:
        factions += float(count(state.halls, colour))
        colour += 1
    # 28 cards show C, 16 C and a faction, 16 C C and a faction (MC-318 to MC-326).
    return max(0.2, (76.0 * (lair + 1.0) - 8.0 * (factions + 6.0)) / 60.0)


def hours_left(state: MerchantsState, player: Player) -> i64:
    """How many hours this player still has before the marker."""
    return (state.marker - player.position) // 2


def batch_share(made: i64, late: bool) -> float:
    """Which share of their worth goods of one batch count with: a batch can wait until the market is near."""
    return 0.95 if late else min(0.3 + 0.15 * float(made), 0.9)


def interest(state: MerchantsState, player: Player, pier: i64, colour: i64) -> float:
    """Gold one more Customer of a colour at a pier is worth to a player, for Goods on the shelf and some to come."""
    small = float((player.shelf >> (GOOD_BITS * colour)) & GOOD_ONES) + 0.4
    large = float((player.shelf >> (GOOD_BITS * (colour + 4))) & GOOD_ONES) + 0.2
    worth = 0.0
    if pier != 0:
        worth += small * float(price(player.prices, colour))
    if pier != 1:
        worth += large * float(price(player.prices, colour + 4))
    return worth


def net_interest(state: MerchantsState, player: Player, pier: i64, colour: i64) -> float:
    """The own interest in a Customer, less a part of the others'."""
    worth = interest(state, player, pier, colour)
    for other in state.players:
        if other.seat != player.seat:
            worth -= 0.25 * interest(state, other, pier, colour)
    return worth


def boat_weight(state: MerchantsState, player: Player, boat: i64, kind: i64) -> float:
    """What putting an Adventurer on a boat brings: where it may land, and how likely the boat is to dock."""
    filled = float(size(state.boats[boat]) + 1) / float(BOAT_SLOTS)
    berth = first_berth(boat)
    total = 0.0
    places = 0.0
    at = berth
    while at < berth + 2:
        if (state.berths >> (3 * at)) & 7 == 0:
            places += 1.0
            if kind != ROGUE:
                total += net_interest(state, player, PIER_OF[at], kind)
            colour: i64 = 0
            while colour < 4:
                aboard = float((state.boats[boat] >> (BITS * colour)) & ONES)
                if aboard > 0.0:
                    total += 0.3 * aboard * net_interest(state, player, PIER_OF[at], colour)
                colour += 1
        at += 1
    return filled * total / max(places, 1.0)
