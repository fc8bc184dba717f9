"""Set-up: the town, the harbour, the clock, the players' shops and the Peddler, in the order of the ledger (section
6)."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import KINDS, ROGUE, one
from covetown.games.merchants_cove.bits import bit
from covetown.games.merchants_cove.clock import loads_for
from covetown.games.merchants_cove.corruption import whole_deck
from covetown.games.merchants_cove.merchant import Merchant
from covetown.games.merchants_cove.merchants import merchant, merchants
from covetown.games.merchants_cove.numbers import ADVENTURERS
from covetown.games.merchants_cove.peddler import PEDDLER, PeddlerBoard
from covetown.games.merchants_cove.peddler_cards import deck_of
from covetown.games.merchants_cove.rogues import ROGUE_CARDS, rogue_card
from covetown.games.merchants_cove.round import ARRIVAL_PHASE
from covetown.games.merchants_cove.state import CoveState, Player
from covetown.games.merchants_cove.timepieces import from_top, land
from covetown.games.merchants_cove.town_square import refill
from covetown.games.merchants_cove.townsfolk import SET_NAMES, TOWNSFOLK
from covetown.kernel import Chance, RuleError, shuffle

ANY = "any"


def peddler_plays(seats: int, options: dict[str, object]) -> bool:
    """The Peddler is the opponent of a lone player, and a third player where two want it (MC-007)."""
    return seats == 1 or options["peddler_joins"] is True


def chosen_merchants(seats: int, options: dict[str, object]) -> list[str]:
    """The configured merchant of each seat, "any" where it is dealt."""
    return [str(options[f"merchant_{seat + 1}"]) for seat in range(seats)]


def check_merchants(seats: int, options: dict[str, object]) -> None:
    """Refuse line-ups that cannot be (MC-004 to MC-006, PD-011, PD-012)."""
    chosen = [key for key in chosen_merchants(seats, options) if key != ANY]
    if len(set(chosen)) != len(chosen):
        raise RuleError("every player needs a merchant of their own; no merchant is in play twice")
    expansions = [found.key for found in merchants() if not found.base]
    if seats == 5 and len(chosen) == 5 and not any(key in expansions for key in chosen):
        raise RuleError(f"with 5 players one merchant is an expansion: {', '.join(expansions)}")
    if peddler_plays(seats, options):
        stock = str(options["peddler_goods"])
        if stock != ANY and (stock in chosen or not merchant(stock).goods):
            raise RuleError(f"the Peddler cannot sell the Goods of the {stock}; choose one with Goods and not in play")
    if len(dealt_from(seats, options)) < seats - len(chosen):
        raise RuleError("there are not enough merchants for this table; choose them all, or fewer seats")


def dealt_from(seats: int, options: dict[str, object]) -> list[Merchant]:
    """The merchants that seats without a choice are dealt from (MC-392)."""
    taken = chosen_merchants(seats, options)
    if peddler_plays(seats, options):
        taken.append(str(options["peddler_goods"]))
    return [found for found in merchants() if (found.base or seats == 5) and found.key not in taken]


def deal_merchants(seats: int, options: dict[str, object], chance: Chance) -> list[Merchant]:
    """The merchant of each seat; those not configured are dealt at random."""
    pool = dealt_from(seats, options)
    out: list[Merchant] = []
    for key in chosen_merchants(seats, options):
        out.append(merchant(key) if key != ANY else pool.pop(chance.below(i64(len(pool)))))
    if seats == 5 and all(found.base for found in out):
        raise RuleError("with 5 players one merchant is an expansion")
    return out


def new_game(seats: int, options: dict[str, object], chance: Chance) -> CoveState:
    """A fresh game at its first decision."""
    state = CoveState(seats)
    line_up = deal_merchants(seats, options, chance)
    peddler = peddler_plays(seats, options)
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
    if peddler:
        set_peddler_up(state, options)
    state.push(ARRIVAL_PHASE)
    state.go_on(chance)
    return state


def set_town_up(state: CoveState, options: dict[str, object], chance: Chance) -> None:
    """The Townsfolk of the chosen sets, four of them in the Town Square, and all Corruption cards (MC-065 to
    MC-070)."""
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


def set_harbour_up(state: CoveState, options: dict[str, object]) -> None:
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


def set_peddler_up(state: CoveState, options: dict[str, object]) -> None:
    """The Peddler comes last: its cards, its Goods, its Timepiece on top (PD-006 to PD-015)."""
    board = PeddlerBoard()
    board.cards = deck_of(options["difficulty"] == "hard")
    board.deck = board.cards
    stock = peddler_stock(state, str(options["peddler_goods"]))
    board.stock = stock.key
    player = Player(state.seats, PEDDLER, board)
    player.supply = stock.supply
    player.prices = stock.prices
    state.peddler = state.seats
    state.players.append(player)
    land(state, player)


def peddler_stock(state: CoveState, wanted: str) -> Merchant:
    """The merchant whose Goods the Peddler sells: the configured one, or the first with Goods that nobody plays
    (PD-012)."""
    if wanted != ANY:
        return merchant(wanted)
    in_play = [player.merchant.key for player in state.players]
    for found in merchants():
        if found.base and found.goods and found.key not in in_play:
            return found
    raise RuleError("no merchant with Goods is left for the Peddler")
