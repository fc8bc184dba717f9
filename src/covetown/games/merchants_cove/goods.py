"""Goods: four colours in two sizes. A supply or a Sale Shelf of them is one packed int, four bits for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.kernel import Message

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

# A kind of Good is size * 4 + colour (MC-019).
SMALL: Final[i64] = 0
LARGE: Final[i64] = 4
GOODS: Final[i64] = 8
SIZE_NAMES: Final[tuple[str, ...]] = ("small", "large")
BITS: Final[i64] = 4
ONES: Final[i64] = 15
PRICE_BITS: Final[i64] = 7
PRICE_ONES: Final[i64] = 127


@final
class Good:
    """One kind of Good a merchant makes: its name, printed price and how many there are."""

    def __init__(self, name: str, price: int, count: int) -> None:
        self.name = name
        self.price = price
        self.count = count


# MC-181 to MC-184; MC-246: 3 small and 2 large of each colour.
BASE_PRICES: Final[tuple[int, ...]] = (3, 3, 4, 4, 6, 6, 8, 8)
BASE_COUNTS: Final[tuple[int, ...]] = (3, 3, 3, 3, 2, 2, 2, 2)


def usual_goods(names: tuple[str, ...]) -> tuple[Good, ...]:
    """The 20 usual Goods at base prices (MC-246), named in the order small R G B Y, large R G B Y."""
    return tuple([Good(names[kind], BASE_PRICES[kind], BASE_COUNTS[kind]) for kind in range(8)])


def one(good: i64) -> i64:
    return i64(1) << (BITS * good)


def count(goods: i64, good: i64) -> i64:
    """How many of this kind there are."""
    return (goods >> (BITS * good)) & ONES


def total(goods: i64) -> i64:
    """How many Goods there are of all kinds."""
    found: i64 = 0
    while goods > 0:
        found += goods & ONES
        goods >>= BITS
    return found


def price(prices: i64, good: i64) -> i64:
    """The printed price of a kind in a packed price list."""
    return (prices >> (PRICE_BITS * good)) & PRICE_ONES


def packed_counts(goods: tuple[Good, ...]) -> i64:
    out: i64 = 0
    for kind in range(len(goods)):
        out |= i64(goods[kind].count) << (BITS * i64(kind))
    return out


def packed_prices(goods: tuple[Good, ...]) -> i64:
    out: i64 = 0
    for kind in range(len(goods)):
        out |= i64(goods[kind].price) << (PRICE_BITS * i64(kind))
    return out


def good_name(good: i64) -> str:
    """ "small-red" … "large-yellow": the name of a kind in references and message keys."""
    return SIZE_NAMES[good >> 2] + "-" + COLOUR_NAMES[good & 3]


def good_message(player: Player, good: i64) -> Message:
    """What a player calls a kind of Good: by the merchant's own name for it, or plainly by size and colour."""
    goods = player.merchant.goods
    return Message("good-" + (goods[good].name if goods else good_name(good)))


def listed(player: Player, goods: i64) -> list[object]:
    """Goods in words, as they travel in events."""
    out: list[object] = []
    good: i64 = 0
    while good < GOODS:
        number = count(goods, good)
        if number > 0:
            out.append(Message("goods-some", {"count": int(number), "good": good_message(player, good)}).plain())
        good += 1
    return out


def shown(goods: i64) -> dict[str, object]:
    """Goods as they stand in a view: how many of each kind."""
    out: dict[str, object] = {}
    good: i64 = 0
    while good < GOODS:
        out[good_name(good)] = int(count(goods, good))
        good += 1
    return out


def tell_good(state: MerchantsState, player: Player, kind: str, good: i64) -> None:
    assert state.events is not None
    facts: dict[str, object] = {"seat": int(player.seat), "good": good_name(good)}
    facts["what"] = good_message(player, good).plain()
    state.events.tell(kind, facts)


def produce(state: MerchantsState, player: Player, good: i64) -> bool:
    """Move a Good from the supply to the Sale Shelf (MC-248); without one in the supply nothing happens (MC-249)."""
    unit = one(good)
    if (player.supply >> (BITS * good)) & ONES == 0:
        return False
    player.supply -= unit
    player.shelf += unit
    if state.events is not None:
        tell_good(state, player, "produced", good)
    return True


def take_back(state: MerchantsState, player: Player, good: i64) -> bool:
    """Move a Good from the Sale Shelf back to the supply (MC-258)."""
    if (player.shelf >> (BITS * good)) & ONES == 0:
        return False
    player.shelf -= one(good)
    player.supply += one(good)
    if state.events is not None:
        tell_good(state, player, "took-back", good)
    return True
