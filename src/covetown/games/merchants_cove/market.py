"""The Market Phase: sales pier by pier in stack order, the Black Market's Corruption cards, and the Sponsorships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, ONES, ROGUE
from covetown.games.merchants_cove.appraisal import CARD
from covetown.games.merchants_cove.corruption import draw_corruption, size
from covetown.games.merchants_cove.feature_bytes import ASKED_COUNT, ASKED_GOODS, ASKED_PIER, asked
from covetown.games.merchants_cove.goods import BITS as GOOD_BITS
from covetown.games.merchants_cove.goods import (
    GOODS,
    LARGE,
    SIZE_NAMES,
    SMALL,
    count,
    good_message,
    good_name,
    listed,
    one,
    price,
    shown,
    total,
)
from covetown.games.merchants_cove.goods import ONES as GOOD_ONES
from covetown.games.merchants_cove.numbers import ROUNDS
from covetown.games.merchants_cove.options import CULTISTS, DONE, SELL
from covetown.games.merchants_cove.piers import BLACK_MARKET, PIER_NAMES
from covetown.games.merchants_cove.purse import gain_gold
from covetown.games.merchants_cove.rogues import CULTISTS as CULTISTS_CARD
from covetown.games.merchants_cove.steps import Question, Step
from covetown.games.merchants_cove.timepieces import from_top
from covetown.games.merchants_cove.town.townsfolk import icons_times_halls
from covetown.kernel import Chance, Message, Option, argument_of
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

# Goods that may be sold at each pier, as a mask over packed Goods (MC-168 to MC-170).
SIZES_AT: Final = vec[i64]([0xFFFF0000, 0xFFFF, 0xFFFFFFFF])
# All Goods of a colour, both sizes.
GOODS_OF: Final = vec[i64]([0x000F000F << (4 * colour) for colour in range(4)])
PIERS: Final[i64] = 3


def takes(pier: i64) -> list[object]:
    """The sizes of Goods that are sold at a pier."""
    return [SIZE_NAMES[first >> 2] for first in (SMALL, LARGE) if SIZES_AT[pier] & one(first)]


def buyers(state: MerchantsState, pier: i64, colour: i64, rogues: i64) -> i64:
    """How many Customers of a colour count at a pier, with this many Rogues let in by Cultists (MC-171, MC-338)."""
    return ((state.piers[pier] >> (BITS * colour)) & ONES) + rogues


def sellable(state: MerchantsState, goods: i64, pier: i64, rogues: i64) -> i64:
    """Those of the Goods that find a buyer at this pier (MC-398)."""
    goods &= SIZES_AT[pier]
    if rogues > 0 or goods == 0:
        return goods
    crowd = state.piers[pier]
    colour: i64 = 0
    while colour < 4:
        if (crowd >> (BITS * colour)) & ONES == 0:
            goods &= ~GOODS_OF[colour]
        colour += 1
    return goods


def proceeds(state: MerchantsState, prices: i64, goods: i64, pier: i64, rogues: i64) -> i64:
    """What these Goods bring at a pier: printed price times Customers, for each (MC-171)."""
    return proceeds_from(state.piers[pier], prices, goods, rogues)


def proceeds_from(crowd: i64, prices: i64, goods: i64, rogues: i64) -> i64:
    """What a crowd pays for these Goods."""
    gold: i64 = 0
    good: i64 = 0
    while good < GOODS:
        number = (goods >> (GOOD_BITS * good)) & GOOD_ONES
        if number > 0:
            gold += number * price(prices, good) * (((crowd >> (BITS * (good & 3))) & ONES) + rogues)
        good += 1
    return gold


def lines(state: MerchantsState, prices: i64, goods: i64, pier: i64, rogues: i64) -> list[object]:
    """A sale line by line: so many of a kind at its price, and how many Customers pay it (MC-171)."""
    out: list[object] = []
    for good in range(GOODS):
        number = count(goods, good)
        if number > 0:
            line: dict[str, object] = {"good": good_name(good), "count": int(number)}
            line["price"] = int(price(prices, good))
            line["customers"] = int(buyers(state, pier, good & 3, rogues))
            out.append(line)
    return out


def most_cultists(state: MerchantsState, pier: i64) -> i64:
    """How many Rogues of this pier may count as Customers now (MC-338, MC-344); 0 without the Cultists card."""
    if state.rogue_card != CULTISTS_CARD:
        return 0
    return min(state.piers[pier] >> (BITS * ROGUE), size(state.corruption) + size(state.discards))


def settle(state: MerchantsState, player: Player, pier: i64, goods: i64, rogues: i64, chance: Chance) -> None:
    """Settle a player's sales at a pier as one whole (MC-179): Cultists' cards, then gold, then the Goods go back."""
    if goods == 0:
        return
    left = rogues
    while left > 0:
        draw_corruption(state, player, chance)  # MC-341
        left -= 1
    gold = proceeds(state, player.prices, goods, pier, rogues)
    player.shelf -= goods
    player.supply += goods
    if pier == BLACK_MARKET:
        state.sold_at_black_market |= i64(1) << player.seat
    if state.events is not None:
        told: dict[str, object] = {"seat": int(player.seat), "pier": PIER_NAMES[pier], "goods": shown(goods)}
        told["what"] = listed(player, goods)
        told["place"] = Message("pier-" + PIER_NAMES[pier]).plain()
        told["count"] = int(total(goods))
        told["rogues"] = int(rogues)
        told["lines"] = lines(state, player.prices, goods, pier, rogues)
        told["amount"] = int(gold)
        state.events.tell("sold", told)
    player.gold += gold


@final
class Sales(Step):
    """Sales from this pier and this place in the stack on (MC-165, MC-166)."""

    __slots__ = ("pier", "rank")

    def __init__(self, pier: i64, rank: i64) -> None:
        self.pier: i64 = pier
        self.rank: i64 = rank

    def run(self, state: MerchantsState, chance: Chance) -> None:
        order = from_top(state)
        pier = self.pier
        rank = self.rank
        while pier < PIERS:
            while rank < len(order):
                player = order[rank]
                rank += 1
                if player.merchant.automatic:
                    player.merchant.sell(state, player, pier, chance)
                    continue
                goods = player.shelf & SIZES_AT[pier]
                if goods == 0:
                    continue
                most = most_cultists(state, pier)
                if most > 0 or sellable(state, goods, pier, 0) != 0:
                    state.active = player.seat
                    state.push(Sales(pier, rank))
                    state.push(ChooseCultists(pier) if most > 0 else Selling(pier, 0, 0))
                    return
            pier += 1
            rank = 0
        state.push(AFTER_SALES)


@final
class ChooseCultists(Question):
    """SELL, first pick with Cultists: how many Rogues count as Customers of every colour (MC-338)."""

    __slots__ = ("pier",)

    def __init__(self, pier: i64) -> None:
        self.pier: i64 = pier

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        options: list[i64] = []
        rogues: i64 = 0
        most = most_cultists(state, self.pier)
        while rogues <= most:
            options.append(CULTISTS + rogues)
            rogues += 1
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        state.push(Selling(self.pier, argument_of(option), 0))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-cultists", {"pier": Message("pier-" + PIER_NAMES[self.pier])})

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        """Gold from letting Rogues in, less the cards."""
        player = state.players[seat]
        rogues = argument_of(option)
        goods = sellable(state, player.shelf, self.pier, rogues)
        gold = float(proceeds(state, player.prices, goods, self.pier, rogues))
        return gold - 2.0 * CARD * float(rogues)

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_PIER + self.pier] = 1


@final
class Selling(Question):
    """SELL: one sellable Good after another, or done (MC-381). Nothing is settled before the set is complete."""

    __slots__ = ("chosen", "pier", "rogues")

    def __init__(self, pier: i64, rogues: i64, chosen: i64) -> None:
        self.pier: i64 = pier
        self.rogues: i64 = rogues
        self.chosen: i64 = chosen

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        goods = sellable(state, player.shelf - self.chosen, self.pier, self.rogues)
        options: list[i64] = []
        good: i64 = 0
        while goods > 0:
            if goods & GOOD_ONES:
                options.append(SELL + good)
            goods >>= GOOD_BITS
            good += 1
        if self.rogues == 0 or self.chosen != 0:  # MC-340
            options.append(DONE)
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            settle(state, state.players[seat], self.pier, self.chosen, self.rogues, chance)
        else:
            state.push(Selling(self.pier, self.rogues, self.chosen + one(argument_of(option))))

    def gold_of(self, state: MerchantsState, seat: i64, option: i64) -> i64:
        if option == DONE:
            return 0
        good = argument_of(option)
        return price(state.players[seat].prices, good) * buyers(state, self.pier, good & 3, self.rogues)

    def gold_chosen(self, state: MerchantsState, seat: i64) -> i64:
        return proceeds(state, state.players[seat].prices, self.chosen, self.pier, self.rogues)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        args: dict[str, object] = {"pier": Message("pier-" + PIER_NAMES[self.pier])}
        args["amount"] = int(self.gold_chosen(state, seat))
        args["count"] = int(total(self.chosen))
        return Message("prompt-sell", args)

    def describe(self, state: MerchantsState, seat: i64, option: i64) -> Option | None:
        """What one more Good brings here."""
        if option == DONE:
            return None
        player = state.players[seat]
        good = argument_of(option)
        each = self.gold_of(state, seat, option)
        text = Message("option-sell", {"good": good_message(player, good), "amount": int(each)})
        return Option(int(option), "sell", text, ["good:" + good_name(good)])

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        """Selling now against a later pier or a later round."""
        prices = state.players[seat].prices
        good = argument_of(option)
        here = float(price(prices, good) * buyers(state, self.pier, good & 3, self.rogues))
        later = 0.0
        if self.pier < BLACK_MARKET:
            later = float(price(prices, good) * buyers(state, BLACK_MARKET, good & 3, 0)) - CARD
        if state.round < ROUNDS:
            later = max(later, 1.6 * float(price(prices, good)))
        return here - later

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_PIER + self.pier] = 1
        put(self.rogues, at + ASKED_COUNT, out)
        good: i64 = 0
        while good < GOODS:
            put(count(self.chosen, good), at + ASKED_GOODS + good, out)
            good += 1


@final
class AfterSales(Step):
    """After the last sale (MC-177, MC-185, MC-187).

    Everybody who sold at the Black Market draws a Corruption card; then the Sponsorships are paid.
    """

    def run(self, state: MerchantsState, chance: Chance) -> None:
        order = from_top(state)
        for player in order:
            if (state.sold_at_black_market >> player.seat) & 1:
                draw_corruption(state, player, chance)
        state.sold_at_black_market = 0
        for player in order:
            shields = player.merchant.active_shields(state, player)
            if shields != 0:
                gain_gold(state, player, icons_times_halls(shields, state.halls), "shields")


AFTER_SALES: Final = AfterSales()
FIRST_SALES: Final = Sales(0, 0)
