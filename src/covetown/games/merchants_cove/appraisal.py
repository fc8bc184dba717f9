"""What things are probably worth: a hint for bots, from public things only. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
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


# Counts and prices as fractions: a look here is quicker than the way from one kind of number to the other.
FLOATS: Final = vec[float]([float(number) for number in range(128)])


def berth_taken(state: MerchantsState, berth: i64) -> bool:
    return (state.berths >> (3 * berth)) & 7 != 0


@final
class Glance:
    """What is worked out once while a bot looks at one position, for all who ask again.

    It holds from one position to the next as long as what it was worked out from is the same.
    """

    __slots__ = (
        "awaited",
        "bag",
        "berths",
        "crowds",
        "customers",
        "demands",
        "drawn",
        "phase",
        "prices",
        "round",
        "sailing",
        "seat",
        "spaces",
        "state",
        "weighed",
        "worths",
    )

    def __init__(self) -> None:
        self.state: MerchantsState | None = None
        self.bag: i64 = -1
        self.berths: i64 = 0
        self.sailing: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = 0
        self.crowds = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0])  # of the six boats and the three piers
        self.customers = vec[float]()
        self.awaited: i64 = 0  # piers and colours (4 * pier + colour) whose Customers have been worked out, as bits …
        self.demands = vec[float]([0.0 for _ in range(12)])  # … and how many they are
        self.prices: i64 = -1
        self.worths = vec[float]()
        self.drawn: i64 = 0  # how often worths have been worked out
        self.seat: i64 = -1
        self.weighed: i64 = 0  # the action spaces of the seat that have been weighed, as bits …
        self.spaces = vec[float]([0.0 for _ in range(64)])  # … and what they bring

    def look(self, state: MerchantsState, seat: i64) -> None:
        """A bot begins to look at a position for a seat (-1: all), which does not change until it looks away."""
        self.state = None
        self.seat = seat
        self.weighed = 0
        same = (
            self.bag == state.bag
            and self.berths == state.berths
            and self.sailing == state.sailing
            and self.round == state.round
            and self.phase == state.phase
        )
        boats = state.boats
        piers = state.piers
        at: i64 = 0
        while same and at < 9:
            same = self.crowds[at] == (boats[at] if at < 6 else piers[at - 6])
            at += 1
        if not same:
            self.remember(state)
        self.state = state

    def remember(self, state: MerchantsState) -> None:
        """Forget what was worked out, and note what it will be worked out from now."""
        boats = state.boats
        piers = state.piers
        self.bag = state.bag
        self.berths = state.berths
        self.sailing = state.sailing
        self.round = state.round
        self.phase = state.phase
        self.awaited = 0
        at: i64 = 0
        while at < 9:
            self.crowds[at] = boats[at] if at < 6 else piers[at - 6]
            at += 1
        self.customers = vec[float]()
        self.prices = -1

    def look_away(self) -> None:
        self.state = None


GLANCE: Final = Glance()


def expected_boats(state: MerchantsState, side: i64, shares: vec[float]) -> vec[float]:
    """How many Customers of each colour a boat still sailing on a side (0 left, 1 right) will probably bring."""
    boats = 0.0
    red = 0.0
    green = 0.0
    blue = 0.0
    yellow = 0.0
    boat: i64 = 3 * side
    while boat < 3 * side + 3:
        if (state.sailing >> boat) & 1:
            aboard = state.boats[boat]
            free = float(BOAT_SLOTS - size(aboard))
            boats += 1.0
            red += FLOATS[aboard & ONES] + free * shares[0]
            green += FLOATS[(aboard >> BITS) & ONES] + free * shares[1]
            blue += FLOATS[(aboard >> (2 * BITS)) & ONES] + free * shares[2]
            yellow += FLOATS[(aboard >> (3 * BITS)) & ONES] + free * shares[3]
        boat += 1
    if boats == 0.0:
        return vec[float]([0.0, 0.0, 0.0, 0.0])
    return vec[float]([red / boats * DOCKS, green / boats * DOCKS, blue / boats * DOCKS, yellow / boats * DOCKS])


def customers_by_good(state: MerchantsState) -> vec[float]:
    """How many Customers a Good of each kind will probably find at its best pier, in the coming market or later."""
    bag = state.bag
    in_bag = size(bag)
    shares = vec[float]([0.0, 0.0, 0.0, 0.0])
    colour: i64 = 0
    while colour < 4 and in_bag > 0:
        shares[colour] = float(count(bag, colour)) / float(in_bag)
        colour += 1
    left = expected_boats(state, 0, shares)
    right = expected_boats(state, 1, shares)
    out = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    later = LATER if state.round < ROUNDS else 0.1
    at_bazaar = state.piers[0]
    at_plaza = state.piers[1]
    at_black = state.piers[2]
    colour = 0
    while colour < 4:
        black = FLOATS[count(at_black, colour)] - BLACK_MARKET_CARD
        if not berth_taken(state, 3):
            black += right[colour]
        if black < later:
            black = later
        plaza = FLOATS[count(at_plaza, colour)]
        if not berth_taken(state, 1):
            plaza += left[colour]
        if not berth_taken(state, 2):
            plaza += right[colour]
        bazaar = FLOATS[count(at_bazaar, colour)]
        if not berth_taken(state, 0):
            bazaar += left[colour]
        out[colour] = plaza if plaza > black else black
        out[colour + 4] = bazaar if bazaar > black else black
        colour += 1
    return out


def good_worths(state: MerchantsState, player: Player) -> vec[float]:
    """What one more Good of each kind would probably bring this player."""
    glance = GLANCE
    if glance.state is not state:
        glance.drawn += 1
        return priced(player.prices, customers_by_good(state))
    if glance.prices != player.prices:
        if len(glance.customers) == 0:
            glance.customers = customers_by_good(state)
        glance.worths = priced(player.prices, glance.customers)
        glance.prices = player.prices
        glance.drawn += 1
    return glance.worths


def priced(prices: i64, customers: vec[float]) -> vec[float]:
    worths = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    good: i64 = 0
    while good < 8:
        worths[good] = FLOATS[price(prices, good)] * customers[good]
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
    small = FLOATS[(player.shelf >> (GOOD_BITS * colour)) & GOOD_ONES] + 0.4
    large = FLOATS[(player.shelf >> (GOOD_BITS * (colour + 4))) & GOOD_ONES] + 0.2
    worth = 0.0
    if pier != 0:
        worth += small * FLOATS[price(player.prices, colour)]
    if pier != 1:
        worth += large * FLOATS[price(player.prices, colour + 4)]
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
                aboard = FLOATS[(state.boats[boat] >> (BITS * colour)) & ONES]
                if aboard > 0.0:
                    total += 0.3 * aboard * net_interest(state, player, PIER_OF[at], colour)
                colour += 1
        at += 1
    return filled * total / max(places, 1.0)
