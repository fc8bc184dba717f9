"""The Peddler's turn: what its two cards say, how it loads boats, docks and sells, and its end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, CUSTOMERS, KIND_NAMES, ONES, ROGUE, draw, named, one
from covetown.games.merchants_cove.clock import advance
from covetown.games.merchants_cove.corruption import discard_corruption, draw_corruption, face_at, size
from covetown.games.merchants_cove.goods import GOODS, produce, total
from covetown.games.merchants_cove.goods import count as count_goods
from covetown.games.merchants_cove.harbour import boarded, draw_adventurer, put_aboard
from covetown.games.merchants_cove.market import SIZES_AT, most_cultists, sellable, settle
from covetown.games.merchants_cove.merchant import Merchant, ShopBoard, name_of
from covetown.games.merchants_cove.merchants.peddler.board import (
    HAND_GOODS,
    MARKED_SPACES,
    POOL_SPACES,
    RECRUIT_DRAWS,
    SHELF_SPACES,
    SPONSOR_GOLD,
    PeddlerBoard,
    board_of,
)
from covetown.games.merchants_cove.merchants.peddler.cards import (
    ACTION_NAMES,
    FIRST_CARD,
    PEDDLER_CARDS,
    PROCURE,
    RECRUIT,
    PeddlerCard,
    deck_of,
)
from covetown.games.merchants_cove.merchants.peddler.features import PeddlerFeatures
from covetown.games.merchants_cove.merchants.peddler.view import PeddlerView
from covetown.games.merchants_cove.purse import gain_gold
from covetown.games.merchants_cove.scoring import card_worth
from covetown.games.merchants_cove.state import MerchantsState, Player
from covetown.games.merchants_cove.steps import Step
from covetown.games.merchants_cove.timepieces import land
from covetown.games.merchants_cove.town.square import card_at, refill, take_from_square, tell_merchants
from covetown.kernel import Chance
from covetown.kernel.bits import bit, ones


def tell(state: MerchantsState, player: Player, kind: str, facts: dict[str, object]) -> None:
    assert state.events is not None
    facts["seat"] = int(player.seat)
    state.events.tell(kind, facts)


def next_card(state: MerchantsState, board: PeddlerBoard, chance: Chance) -> i64:
    """The top card of the Peddler deck; an empty deck is made anew from the discard pile (PD-043)."""
    if board.deck == 0:
        board.deck = board.discard
        board.discard = 0
        tell_reshuffle(state, board)
    count: i64 = 0
    left = board.deck
    while left != 0:
        left &= left - 1
        count += 1
    place = chance.below(count)
    left = board.deck
    while place > 0:
        left &= left - 1
        place -= 1
    number: i64 = 0
    while not (left >> number) & 1:
        number += 1
    board.deck &= ~(i64(1) << number)
    state.revelations += 1
    return number


def tell_reshuffle(state: MerchantsState, board: PeddlerBoard) -> None:
    if state.events is not None:
        facts: dict[str, object] = {"count": int(ones(board.deck))}
        tell(state, state.players[state.peddler], "peddler-reshuffled", facts)


def into_pool(state: MerchantsState, player: Player, board: PeddlerBoard, chance: Chance) -> None:
    """Draw an Adventurer from the bag into the leftmost empty space of the pool, which has one (PD-019)."""
    if state.bag == 0:
        return
    kind = draw(state.bag, chance)
    state.bag -= one(kind)
    state.revelations += 1
    enter_pool(state, player, board, kind)


def enter_pool(state: MerchantsState, player: Player, board: PeddlerBoard, kind: i64) -> None:
    board.pool = (*board.pool, int(kind))
    if state.events is not None:
        tell(state, player, "entered-pool", {"who": named(kind), "sign": KIND_NAMES[kind], "space": len(board.pool)})


def pick_space(state: MerchantsState, card: PeddlerCard) -> i64:
    """The space of the Town Square the location icons name (PD-045 to PD-049); -1 if the square is empty."""
    if card.right:
        named: i64 = 3 if card.outer else 2
        beside: i64 = 2 if card.outer else 3
    else:
        named = 0 if card.outer else 1
        beside = 1 if card.outer else 0
    for space in (named, beside, 3 - named, 3 - beside):
        if card_at(state, space) >= 0:
            return space
    return -1


def recruit(state: MerchantsState, player: Player, board: PeddlerBoard, icons: PeddlerCard, chance: Chance) -> None:
    """Take the Townsfolk card the icons name, draw two into the pool, refill the square (PD-053 to PD-065)."""
    space = pick_space(state, icons)
    if space >= 0:
        card = take_from_square(state, space)
        board.townsfolk |= bit(card)
        if state.events is not None:
            tell(state, player, "recruited", {"card": int(card), "space": int(space) + 1})
        tell_merchants(state, card, player.seat)
    left = RECRUIT_DRAWS
    while left > 0:
        if len(board.pool) < POOL_SPACES:
            into_pool(state, player, board, chance)
        elif player.corruption != 0:  # PD-061
            face = face_at(player.corruption, chance.below(size(player.corruption)))
            discard_corruption(state, player, face)
        left -= 1
    refill(state, chance)


def procure(state: MerchantsState, player: Player, board: PeddlerBoard, goods: tuple[int, ...], chance: Chance) -> None:
    """Gain the Goods shown, the left one first (PD-066 to PD-073).

    For a Good without shelf space an Adventurer comes into the pool.
    """
    for good in goods:
        space: i64 = 0
        while space < SHELF_SPACES and board.shelf[space] >= 0:
            space += 1
        if space < SHELF_SPACES:
            if produce(state, player, good):
                board.shelf = (*board.shelf[:space], good, *board.shelf[space + 1 :])
        elif len(board.pool) < POOL_SPACES:
            into_pool(state, player, board, chance)


@final
class PeddlerLoads(Step):
    """The Peddler loads boats, one Adventurer after the other (PD-080 to PD-091)."""

    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        self.left: i64 = left

    def run(self, state: MerchantsState, chance: Chance) -> None:
        if state.signal:
            return  # PD-089
        player = state.players[state.active]
        board = board_of(player)
        at = choose_from_pool(board)
        if at >= 0:
            kind = i64(board.pool[at])
            board.pool = board.pool[:at] + board.pool[at + 1 :]  # PD-090
            state.held += one(kind)
            if state.events is not None:
                facts: dict[str, object] = {"who": named(kind), "sign": KIND_NAMES[kind], "space": int(at) + 1}
                tell(state, player, "left-pool", facts)
        else:
            kind = draw_adventurer(state, chance)
        if self.left > 1:
            state.push(PeddlerLoads(self.left - 1))
        if kind >= 0:
            boat = pick_boat(state, PEDDLER_CARDS[board.left])
            put_aboard(state, boat, kind)
            boarded(state, boat, kind)


def choose_from_pool(board: PeddlerBoard) -> i64:
    """Which pool space's Adventurer is placed (PD-080 to PD-085).

    It is a match for the rightmost Good that has one, else a Rogue, else none: -1.
    """
    space = SHELF_SPACES - 1
    while space >= 0:
        good = board.shelf[space]
        if good >= 0:
            at = find(board.pool, good & 3)
            if at >= 0:
                return at
        space -= 1
    return find(board.pool, ROGUE)


def find(pool: tuple[int, ...], kind: i64) -> i64:
    at: i64 = 0
    while at < len(pool):
        if pool[at] == kind:
            return at
        at += 1
    return -1


def pick_boat(state: MerchantsState, card: PeddlerCard) -> i64:
    """The boat the location icons name; an empty half is left for the other (PD-050, PD-051)."""
    right = card.right
    if state.sailing & (56 if right else 7) == 0:
        right = not right
    first: i64 = 3 if right else 0
    rising = right != card.outer  # from the left: outermost on the left side, innermost on the right side
    boat = first if rising else first + 2
    while not (state.sailing >> boat) & 1:
        boat += 1 if rising else -1
    return boat


@final
class FinishPeddlerTurn(Step):
    """After the clock: the Corruption cards of the cost, then the cards move on (PD-041, PD-042)."""

    __slots__ = ("corruption",)

    def __init__(self, corruption: i64) -> None:
        self.corruption: i64 = corruption

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = state.players[state.active]
        board = board_of(player)
        left = self.corruption
        while left > 0:
            draw_corruption(state, player, chance)
            left -= 1
        board.discard |= i64(1) << board.right
        if state.events is not None:
            facts: dict[str, object] = {"card": FIRST_CARD + int(board.right), "right": FIRST_CARD + int(board.left)}
            tell(state, player, "peddler-cards-moved", facts)
        board.right = board.left
        board.left = -1


@final
class Peddler(Merchant):
    """The Peddler as a merchant: without spaces and Staff; it replaces the turn and decides by cards (PD-005)."""

    def __init__(self) -> None:
        super().__init__("peddler", 1, (), (), (), (), view=PeddlerView(), features=PeddlerFeatures())
        self.replaces_turn = True
        self.automatic = True
        self.base = False

    def new_board(self) -> ShopBoard:
        return PeddlerBoard()

    def arrive(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        board = board_of(player)
        board.right = next_card(state, board, chance)  # PD-027
        if state.events is not None:
            tell(state, player, "peddler-card", {"card": FIRST_CARD + int(board.right), "slot": "right"})
        aside: i64 = 0
        while len(board.pool) < MARKED_SPACES and state.bag & CUSTOMERS != 0:  # PD-028, PD-136
            kind = draw(state.bag, chance)
            state.bag -= one(kind)
            if kind == ROGUE:
                aside += 1  # PD-029
            else:
                enter_pool(state, player, board, kind)
        state.bag += aside * one(ROGUE)
        if state.events is not None and aside > 0:
            state.events.tell("set-aside", {"count": int(aside)})

    def turn(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        board = board_of(player)
        board.left = next_card(state, board, chance)
        icons = PEDDLER_CARDS[board.left]
        card = PEDDLER_CARDS[board.right]
        hours = card.hours + icons.right_hours  # PD-038
        if state.events is not None:
            tell(state, player, "peddler-card", {"card": FIRST_CARD + int(board.left), "slot": "left"})
            facts: dict[str, object] = {"action": ACTION_NAMES[card.action], "times": int(icons.times)}
            facts["hours"] = int(hours)
            tell(state, player, "peddler-turn", facts)
        state.push(FinishPeddlerTurn(card.corruption + icons.right_corruption))
        state.push(advance(hours))
        left = icons.times
        while left > 0:  # PD-037
            if card.action == RECRUIT:
                recruit(state, player, board, icons, chance)
            elif card.action == PROCURE:
                procure(state, player, board, card.goods, chance)
            else:
                gold = SPONSOR_GOLD * ((state.halls >> (BITS * card.colour)) & ONES)
                gain_gold(state, player, gold, "sponsorship")  # PD-075
            left -= 1

    def takes_hand(self, state: MerchantsState, player: Player) -> bool:
        return total(player.shelf) <= HAND_GOODS  # PD-077, PD-078

    def load(self, state: MerchantsState, player: Player, value: i64, chance: Chance) -> None:
        state.push(PeddlerLoads(value))

    def pick_berth(self, state: MerchantsState, player: Player, boat: i64) -> i64:
        outer = PEDDLER_CARDS[board_of(player).left].outer
        if boat < 3:
            berth: i64 = 0 if outer else 1
            other: i64 = 1 if outer else 0
        else:
            berth = 3 if outer else 2
            other = 2 if outer else 3
        return berth if (state.berths >> (3 * berth)) & 7 == 0 else other  # PD-052

    def sell(self, state: MerchantsState, player: Player, pier: i64, chance: Chance) -> None:
        board = board_of(player)
        if player.shelf & SIZES_AT[pier] == 0:
            return
        rogues = most_cultists(state, pier)  # PD-107
        goods = sellable(state, player.shelf, pier, rogues)
        if goods == 0:
            return
        settle(state, player, pier, goods, rogues, chance)
        good: i64 = 0
        while good < GOODS:
            if count_goods(goods, good) > 0:  # all of a kind are sold together, leaving gaps (PD-074)
                board.shelf = tuple([-1 if held == good else held for held in board.shelf])
            good += 1

    def active_shields(self, state: MerchantsState, player: Player) -> i64:
        return self.kept_adventurers(state, player) & CUSTOMERS  # PD-097, PD-098

    def clean_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        board = board_of(player)
        board.deck = board.cards  # PD-100
        board.discard = 0
        board.left = -1
        board.right = -1
        tell_reshuffle(state, board)

    def final_gold(self, state: MerchantsState, player: Player) -> i64:
        gold: i64 = 0
        card: i64 = 0
        left = board_of(player).townsfolk
        while left > 0:
            if left & 1:
                gold += card_worth(card, state.halls)
            left >>= 1
            card += 1
        return gold

    def kept_townsfolk(self, state: MerchantsState, player: Player) -> list[int]:
        return [card for card in range(36) if (board_of(player).townsfolk >> card) & 1]

    def kept_adventurers(self, state: MerchantsState, player: Player) -> i64:
        crowd: i64 = 0
        for kind in board_of(player).pool:
            crowd += one(kind)
        return crowd

    def all_goods(self, player: Player) -> i64:
        return board_of(player).goods

    def faults(self, state: MerchantsState, player: Player) -> list[str]:
        board = board_of(player)
        found: list[str] = []
        there = board.deck | board.discard
        if board.deck & board.discard:
            found.append("a Peddler card is in deck and discard pile")
        for slot in (board.left, board.right):
            if slot >= 0:
                if (there >> slot) & 1:
                    found.append("a Peddler card is in two places")
                there |= i64(1) << slot
        if there != board.cards:
            found.append("Peddler cards are missing")
        kept: i64 = 0
        for good in board.shelf:
            if good >= 0:
                kept += i64(1) << (4 * i64(good))
        if kept != player.shelf:
            found.append("the Peddler's shelf spaces and Goods do not agree")
        if len(board.pool) > POOL_SPACES:
            found.append("the Customer Pool is too full")
        return found


PEDDLER: Final = Peddler()


def join(state: MerchantsState, stock: Merchant, hard: bool) -> None:
    """The Peddler comes last: its cards, the Goods of another merchant, its Timepiece on top (PD-006 to PD-015)."""
    cards = deck_of(hard)
    player = Player(state.seats, PEDDLER, PeddlerBoard(cards, cards, stock=stock.key, goods=stock.supply))
    player.supply = stock.supply
    player.prices = stock.prices
    state.peddler = state.seats
    state.players.append(player)
    land(state, player)
    if state.events is not None:
        facts: dict[str, object] = {"merchant": PEDDLER.key, "stock": stock.key, "shop": name_of(stock).plain()}
        facts["deck"] = [FIRST_CARD + number for number in range(len(PEDDLER_CARDS)) if (cards >> number) & 1]
        tell(state, player, "peddler-joined", facts)
