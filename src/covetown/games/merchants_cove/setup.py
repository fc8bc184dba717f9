"""Set-up: the merchants dealt, then town, harbour, clock, shops and Peddler in the order of the ledger (section 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, KINDS, ROGUE, one
from covetown.games.merchants_cove.clock import loads_for
from covetown.games.merchants_cove.corruption import whole_deck
from covetown.games.merchants_cove.goods import produce
from covetown.games.merchants_cove.merchant import Merchant, name_of
from covetown.games.merchants_cove.merchants import merchant, merchants
from covetown.games.merchants_cove.merchants.peddler.shop import join
from covetown.games.merchants_cove.numbers import ADVENTURERS
from covetown.games.merchants_cove.rogues import ROGUE_CARDS, rogue_card
from covetown.games.merchants_cove.round import ARRIVAL_PHASE
from covetown.games.merchants_cove.state import MerchantsState, Player
from covetown.games.merchants_cove.timepieces import from_top, land, tell_stack
from covetown.games.merchants_cove.town.square import refill
from covetown.games.merchants_cove.town.townsfolk import SET_NAMES, TOWNSFOLK
from covetown.kernel import Chance, Events, Message, RuleError, shuffle
from covetown.kernel.bits import bit

KEY: Final = "merchants_cove"
ANY: Final = "any"
MOST_SEATS: Final = 5


def peddler_plays(seats: int, options: dict[str, object]) -> bool:
    """The Peddler is the opponent of a lone player, and a third player where two want it (MC-007)."""
    return seats == 1 or options["peddler_joins"] is True


def refused(text: str, key: str, told: dict[str, object]) -> RuleError:
    """Why a table cannot be laid like this."""
    return RuleError(text, Message(f"refused-{key}", told), KEY)


def chosen_merchants(seats: int, options: dict[str, object]) -> list[str]:
    """The configured merchant of each seat, "any" where it is dealt."""
    return [str(options[f"merchant_{seat + 1}"]) for seat in range(seats)]


def check_merchants(seats: int, options: dict[str, object]) -> None:
    """Refuse line-ups that cannot be (MC-004 to MC-006, PD-011, PD-012)."""
    chosen = [key for key in chosen_merchants(seats, options) if key != ANY]
    if len(set(chosen)) != len(chosen):
        raise refused("every player needs a merchant of their own; no merchant is in play twice", "twice", {})
    expansions = [found.key for found in merchants() if not found.base]
    if seats == MOST_SEATS and len(chosen) == seats and not any(key in expansions for key in chosen):
        raise refused(
            f"with 5 players one merchant is an expansion: {', '.join(expansions)}",
            "expansion",
            {"known": [Message(f"merchant-{key}") for key in expansions]},
        )
    if peddler_plays(seats, options):
        stock = str(options["peddler_goods"])
        if stock != ANY and (stock in chosen or not merchant(stock).goods):
            raise refused(
                f"the Peddler cannot sell the Goods of the {stock}; choose one with Goods and not in play",
                "peddler-goods",
                {"merchant": Message(f"merchant-{stock}")},
            )
    if len(dealt_from(seats, options)) < seats - len(chosen):
        raise refused("there are not enough merchants for this table; choose them all, or fewer seats", "too-few", {})


def dealt_from(seats: int, options: dict[str, object]) -> list[Merchant]:
    """The merchants that seats without a choice are dealt from (MC-392)."""
    taken = chosen_merchants(seats, options)
    if peddler_plays(seats, options):
        taken.append(str(options["peddler_goods"]))
    return [found for found in merchants() if (found.base or seats == MOST_SEATS) and found.key not in taken]


def deal_options(seats: int, options: dict[str, object], chance: Chance) -> dict[str, object]:
    """What the options leave open, dealt: a merchant for every seat without one, and the Peddler's stock (PD-012).

    It comes as options, to be written down: what lies on the shelf later changes nothing about this game.
    """
    dealt: dict[str, object] = {}
    pool = dealt_from(seats, options)
    line_up = chosen_merchants(seats, options)
    open_seats: list[int] = []
    for seat in range(seats):
        if line_up[seat] == ANY:
            line_up[seat] = pool.pop(chance.below(i64(len(pool)))).key
            open_seats.append(seat)
    if seats == MOST_SEATS and open_seats and all(merchant(key).base for key in line_up):
        # MC-006: the five need an expansion among them, so one of the open seats gets one.
        expansions = [found.key for found in pool if not found.base]
        seat = open_seats[chance.below(i64(len(open_seats)))]
        line_up[seat] = expansions[chance.below(i64(len(expansions)))]
    for seat in open_seats:
        dealt[f"merchant_{seat + 1}"] = line_up[seat]
    if peddler_plays(seats, options) and options["peddler_goods"] == ANY:
        dealt["peddler_goods"] = peddler_stock(line_up)
    return dealt


def peddler_stock(line_up: list[str]) -> str:
    """The merchant whose Goods the Peddler sells if nobody said: the first with Goods that nobody plays (PD-012)."""
    for found in merchants():
        if found.base and found.goods and found.key not in line_up:
            return found.key
    raise refused("no merchant with Goods is left for the Peddler", "no-goods", {})


def new_game(seats: int, options: dict[str, object], chance: Chance, events: Events | None = None) -> MerchantsState:
    """A fresh game at its first decision; what the options leave open is dealt first."""
    options = {**options, **deal_options(seats, options, chance)}
    state = MerchantsState(seats)
    state.events = events
    state.even_windows = options["even_windows"] is True
    line_up = [merchant(key) for key in chosen_merchants(seats, options)]
    peddler = peddler_plays(seats, options)
    for seat in range(seats):
        tell_shop(state, seat, line_up[seat])
    set_town_up(state, options, chance)
    set_harbour_up(state, options)
    state.loads = loads_for(seats + 1 if peddler else seats)
    for seat in range(seats):
        player = Player(seat, line_up[seat], line_up[seat].new_board())
        player.supply = line_up[seat].supply
        player.prices = line_up[seat].prices
        state.players.append(player)
    order = list(range(seats))
    shuffle(order, chance)  # MC-083: from top to bottom
    for seat in reversed(order):
        land(state, state.players[seat])
    for player in from_top(state):  # MC-087
        player.merchant.set_up(state, player, chance)
        if seats > 1 and options["opening_stock"] is True:
            stock(state, player, chance)
    if peddler:
        join(state, merchant(str(options["peddler_goods"])), options["difficulty"] == "hard")
    tell_stack(state)
    state.push(ARRIVAL_PHASE)
    state.go_on(chance)
    return state


def stock(state: MerchantsState, player: Player, chance: Chance) -> None:
    """The opening stock of a shop: Goods of different colours, drawn by lot (MC-413)."""
    colours = list(range(len(COLOUR_NAMES)))
    for size in player.merchant.opening_stock:
        produce(state, player, size + i64(colours.pop(chance.below(i64(len(colours))))))


def tell_shop(state: MerchantsState, seat: int, owner: Merchant) -> None:
    """Report whose shop a seat has (MC-086)."""
    if state.events is not None:
        state.events.tell("took-shop", {"seat": seat, "merchant": owner.key, "shop": name_of(owner).plain()})


def set_town_up(state: MerchantsState, options: dict[str, object], chance: Chance) -> None:
    """The Townsfolk of the chosen sets, four in the Town Square, and all Corruption cards (MC-065 to MC-070)."""
    chosen = options["townsfolk"]
    assert isinstance(chosen, (list, tuple))
    for group in range(len(SET_NAMES)):
        if SET_NAMES[group] in chosen:
            state.sets |= i64(1) << i64(group)
    for card in range(len(TOWNSFOLK)):
        if (state.sets >> TOWNSFOLK[card].group) & 1:
            state.townsfolk |= bit(card)
    refill(state, chance)
    state.corruption = whole_deck()


def set_harbour_up(state: MerchantsState, options: dict[str, object]) -> None:
    """One Customer in each Hall, Rogues where the Rogue card says, all others in the bag (MC-071 to MC-076)."""
    state.rogue_card = rogue_card(str(options["rogues"]))
    card = ROGUE_CARDS[state.rogue_card]
    kind: i64 = 0
    while kind < KINDS:
        unit = one(kind)
        if kind == ROGUE:
            state.halls += unit * card.lair
            state.bag += unit * card.bag
        else:
            state.halls += unit
            state.bag += unit * (ADVENTURERS[kind] - 1)
        kind += 1
    if state.events is not None:
        facts: dict[str, object] = {"rogues": card.key, "lair": card.lair, "bag": card.bag}
        facts["name"] = Message("rogues-" + card.key).plain()
        state.events.tell("rogue-card", facts)
