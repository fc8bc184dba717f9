"""Positions of Merchants Cove in the game's own words: set one up, script the luck, answer, look.

    table = Table("abc", round=2).clock({5: "a", 8: "cb"}).boats({1: "RG", 4: "YY"}).bag("R")
    table.begin()                       # the one farthest back is asked
    table.answer("space:two")           # answers are references, as a person would point at them
    assert table.where("a") == 7

Seats are the letters a, b, c …; Adventurers are R G B Y X; Goods are sR (small red) to lY (large yellow); Corruption
cards are C, CR, CCR; Townsfolk, Peddler and Entertainer cards go by the codes of the ledger.
Every seat plays a Stall (a plain test merchant with spaces one, two, three, four hours) unless another is named.
Positions need not add up: `faults` is for whole games.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast, final

from mypy_extensions import i64

from covetown.games.merchants_cove import adventurers, corruption, goods
from covetown.games.merchants_cove.adventurers import crowd_of, signs_of
from covetown.games.merchants_cove.clock import loads_for, move_back
from covetown.games.merchants_cove.goods import usual_goods
from covetown.games.merchants_cove.harbour import ALL_BOATS
from covetown.games.merchants_cove.merchant import RECRUIT_SPACE, STAFF_SPACE, Merchant, Space
from covetown.games.merchants_cove.merchants import merchant as merchant_of
from covetown.games.merchants_cove.merchants.entertainer.board import BADGES, EntertainerBoard
from covetown.games.merchants_cove.merchants.entertainer.cards import (
    CARDS,
    IMPRO_STACK,
    ISLAND_STACK,
    SKILL_STACK,
    song_card,
)
from covetown.games.merchants_cove.merchants.peddler.board import PeddlerBoard
from covetown.games.merchants_cove.merchants.peddler.cards import PEDDLER_CARDS, deck_of, peddler_card
from covetown.games.merchants_cove.merchants.peddler.shop import PEDDLER
from covetown.games.merchants_cove.piers import BERTH_NAMES, PIER_NAMES
from covetown.games.merchants_cove.rogues import rogue_card
from covetown.games.merchants_cove.round import (
    ARRIVAL_PHASE,
    CLEANUP_PHASE,
    END_OF_MARKET,
    END_OF_PRODUCTION,
    NEXT_TURN,
)
from covetown.games.merchants_cove.state import MARKET, PRODUCTION, MerchantsState, Player
from covetown.games.merchants_cove.steps import Step
from covetown.games.merchants_cove.timepieces import from_top, land
from covetown.games.merchants_cove.town.square import card_at
from covetown.games.merchants_cove.town.townsfolk import TOWNSFOLK, card_number
from covetown.kernel import Chance, Event, Events

FACES: Final = ("C", "CR", "CG", "CB", "CY", "CCR", "CCG", "CCB", "CCY")
SEATS: Final = "abcdef"
GOODS: Final = ("sR", "sG", "sB", "sY", "lR", "lG", "lB", "lY")

FREE: Final = 4
BACK: Final = 5


class Stall(Merchant):
    """A plain test merchant: a space for each number of hours, a free one, one back an hour; Staff that counts."""

    def __init__(self, key: str, number: int) -> None:
        spaces = (
            Space("one", 0, 1),
            Space("two", 1, 2),
            Space("three", 2, 3),
            Space("four", 3, 4, 1),
            Space("free", FREE, 0, 0, True),
            Space("back", BACK, 0, 0, True),
            RECRUIT_SPACE,
            STAFF_SPACE,
        )
        super().__init__(key, number, spaces, usual_goods(("x",) * 8), ("first", "second", "third", "fourth"))
        self.closed: set[str] = set()
        self.used: list[int] = []

    def can_choose(self, state: MerchantsState, player: Player, space: i64) -> bool:
        return self.spaces[space].key not in self.closed

    def act(self, state: MerchantsState, player: Player, space: i64, chance: Chance) -> None:
        if self.spaces[space].action == BACK:
            move_back(state, player, 1)

    def use_staff(self, state: MerchantsState, player: Player, slot: i64, chance: Chance) -> None:
        self.used.append(int(slot) + 1)


@final
class Luck(Chance):
    """Luck by wish.

    A wish names what a draw shall give: an Adventurer "R", a Townsfolk card "TL05", a Corruption card "CCR", a Peddler
    card "PC07", an Entertainer card "ES01", or a plain number.
    It waits until its pile is drawn from; without a fitting wish a draw gives the first possibility.
    """

    def __init__(self, state: MerchantsState, wishes: list[str | int]) -> None:
        self.state = state
        self.wishes = wishes

    def below(self, bound: i64) -> i64:
        if not self.wishes:
            return 0
        wish = self.wishes[0]
        if isinstance(wish, int):
            if bound <= 1:
                return 0
            assert 0 <= wish < bound, f"the number {wish} is not below {bound}"
            self.wishes.pop(0)
            return wish
        place, size = self.find(wish)
        if size != bound or place < 0:
            return 0
        self.wishes.pop(0)
        return place

    def find(self, wish: str) -> tuple[int, int]:
        """Where the wished piece lies in its pile, and how large that pile is."""
        state = self.state
        if wish in FACES:
            cards = state.corruption or state.discards
            face = FACES.index(wish)
            before = sum(int(corruption.count(cards, other)) for other in range(face))
            return (before if corruption.count(cards, face) else -1), int(corruption.size(cards))
        if len(wish) == 1:
            kind = adventurers.SIGNS.index(wish)
            before = sum(int(adventurers.count(state.bag, other)) for other in range(kind))
            return (before if adventurers.count(state.bag, kind) else -1), int(adventurers.size(state.bag))
        if wish.startswith("T"):
            return place_in(int(state.townsfolk), card_number(wish))
        if wish.startswith("PC"):
            board = cast(PeddlerBoard, state.players[state.peddler].board)
            return place_in(int(board.deck or board.discard), peddler_card(wish))
        card = song_card(wish)
        for player in state.players:
            if isinstance(player.board, EntertainerBoard):
                song = player.board
                for pile in (song.deck or song.discard, song.skill_stack, song.impro_stack):
                    place, size = place_in(int(pile), card)
                    if place >= 0:
                        return place, size
        return -1, -1


def place_in(mask: int, card: int) -> tuple[int, int]:
    size = mask.bit_count()
    if not (mask >> card) & 1:
        return -1, size
    return (mask & ((1 << card) - 1)).bit_count(), size


def faces_of(cards: Iterable[str]) -> int:
    return sum(1 << (6 * FACES.index(card)) for card in cards)


def goods_of(words: str) -> int:
    return sum(1 << (4 * GOODS.index(word)) for word in words.split())


def half_hours(hour: int | str) -> int:
    """A clock position: hour 5 is 10, "5:30" is 11."""
    if isinstance(hour, str) and hour.endswith(":30"):
        return 2 * int(hour.removesuffix(":30")) + 1
    return 2 * int(hour)


class Table:
    """A position being set up and then played."""

    def __init__(
        self,
        seats: str = "ab",
        *,
        round: int = 1,
        rogues: str = "criminals",
        peddler: str = "",
        merchants: dict[str, str] | None = None,
        stock: str = "alchemist",
        count: int = 0,
    ) -> None:
        self.names = seats
        self.stalls: dict[str, Stall] = {}
        state = MerchantsState(len(seats))
        self.state = state
        state.round = round
        state.phase = PRODUCTION
        state.rogue_card = rogue_card(rogues)
        state.sailing = ALL_BOATS
        state.sets = 7
        state.corruption = corruption.whole_deck()
        state.bag = crowd_of("RRRRGGGGBBBBYYYY")
        state.halls = crowd_of("RGBY")
        for number, name in enumerate(seats):
            named = (merchants or {}).get(name)
            maker: Merchant = merchant_of(named) if named else self.stall(name, 20 + number)
            player = Player(number, maker, maker.new_board())
            player.supply = maker.supply
            player.prices = maker.prices
            state.players.append(player)
            if isinstance(player.board, EntertainerBoard):
                bare_entertainer(player.board)
        if peddler:
            self.add_peddler(peddler, stock)
        state.loads = loads_for(count or len(state.players))
        for player in reversed(state.players):
            player.position = 2 * round
            land(state, player)
        self.luck = Luck(state, [])
        self.told: list[Event] = []

    def stall(self, name: str, number: int) -> Stall:
        self.stalls[name] = Stall(f"stall_{name}", number)
        return self.stalls[name]

    def add_peddler(self, level: str, stock: str) -> None:
        state = self.state
        board = PeddlerBoard()
        board.cards = deck_of(level == "hard")
        board.deck = board.cards
        board.stock = stock
        board.goods = merchant_of(stock).supply
        player = Player(state.seats, PEDDLER, board)
        player.supply = merchant_of(stock).supply
        player.prices = merchant_of(stock).prices
        state.peddler = state.seats
        state.players.append(player)
        self.names += "P"

    # Setting up.

    def player(self, name: str) -> Player:
        return self.state.players[self.names.index(name)]

    def clock(self, stacks: dict[int | str, str], marker: int = 12) -> Table:
        """Timepieces: {4: "ba"} puts b on top of a on hour 4; P is the Peddler."""
        self.state.marker = 2 * marker
        for hour, stack in stacks.items():
            for name in reversed(stack):
                player = self.player(name)
                player.position = half_hours(hour)
                land(self.state, player)
        return self

    def boats(self, aboard: dict[int, str]) -> Table:
        """Who is aboard which Sailing boat; boats not named are empty."""
        for boat, crowd in aboard.items():
            self.state.boats[boat - 1] = crowd_of(crowd)
        return self

    def docked(self, **berths: int) -> Table:
        """Boats at pier spaces: docked(BZ=3, PL=1)."""
        for berth, boat in berths.items():
            self.state.berths |= boat << (3 * BERTH_NAMES.index(berth))
            self.state.sailing &= ~(1 << (boat - 1))
        return self

    def gone(self, *boats: int) -> Table:
        for boat in boats:
            self.state.sailing &= ~(1 << (boat - 1))
        return self

    def signalled(self) -> Table:
        """All four pier spaces are taken, by boats 1, 2, 4 and 5; the marker stays where it was set."""
        self.docked(BZ=1, PL=2, PR=4, BM=5).gone(3, 6)
        self.state.signal = True
        return self

    def piers(self, bazaar: str = "", plaza: str = "", black: str = "") -> Table:
        for pier, crowd in enumerate((bazaar, plaza, black)):
            self.state.piers[pier] = crowd_of(crowd)
        return self

    def halls(self, red: int = 0, green: int = 0, blue: int = 0, yellow: int = 0, lair: int = 0) -> Table:
        numbers = (red, green, blue, yellow, lair)
        self.state.halls = sum(number << (6 * kind) for kind, number in enumerate(numbers))
        return self

    def bag(self, signs: str) -> Table:
        self.state.bag = crowd_of(signs)
        return self

    def square(self, *codes: str | None) -> Table:
        """The Town Square from space 1 to space 4."""
        self.state.square = sum((card_number(code) + 1) << (6 * space) for space, code in enumerate(codes) if code)
        return self

    def deck(self, *codes: str) -> Table:
        """The Townsfolk deck from the top; its order is known."""
        self.state.townsfolk = 0
        self.state.bottom = tuple(card_number(code) for code in codes)
        return self

    def staff(self, name: str, slots: dict[int, str]) -> Table:
        self.player(name).staff = sum((card_number(code) + 1) << (6 * (slot - 1)) for slot, code in slots.items())
        return self

    def corrupt(self, name: str, *cards: str) -> Table:
        """Give a player Corruption cards, taken from the deck."""
        packed = faces_of(cards)
        self.player(name).corruption += packed
        self.state.corruption -= packed
        return self

    def corruption_deck(self, *cards: str) -> Table:
        self.state.corruption = faces_of(cards)
        return self

    def shelf(self, name: str, words: str) -> Table:
        """Put Goods from the supply on a shelf: "lB sR sR". The Peddler's lie from the left, "-" is a gap."""
        player = self.player(name)
        if isinstance(player.board, PeddlerBoard):
            spaces = [GOODS.index(word) if word != "-" else -1 for word in words.split()]
            player.board.shelf = tuple(spaces + [-1] * (6 - len(spaces)))
        packed = goods_of(words.replace("-", ""))
        player.shelf += packed
        player.supply -= packed
        return self

    def gold(self, **amounts: int) -> Table:
        for name, amount in amounts.items():
            self.player(name).gold = amount
        return self

    def shields(self, name: str, colours: str) -> Table:
        self.player(name).shields = crowd_of(colours)
        return self

    def figure(self, name: str, space: str) -> Table:
        player = self.player(name)
        player.figures = [found.key for found in player.merchant.spaces].index(space) + 1
        return self

    # The Peddler and the Entertainer.

    @property
    def peddler(self) -> PeddlerBoard:
        return cast(PeddlerBoard, self.player("P").board)

    def peddler_cards(self, left: str, right: str) -> Table:
        """The next two cards: `right` lies in the right slot, `left` will be turned up next."""
        board = self.peddler
        board.deck = board.cards & ~(1 << peddler_card(right)) & ~(1 << peddler_card(left))
        board.right = peddler_card(right)
        board.discard = board.deck
        board.deck = 1 << peddler_card(left)
        return self

    def pool(self, signs: str) -> Table:
        self.peddler.pool = tuple(adventurers.SIGNS.index(sign) for sign in signs)
        return self

    def pool_signs(self) -> str:
        return "".join(adventurers.SIGNS[kind] for kind in self.peddler.pool)

    def song(self, name: str = "a") -> EntertainerBoard:
        return cast(EntertainerBoard, self.player(name).board)

    def entertainer(
        self,
        name: str = "a",
        *,
        hand: str = "",
        zone: str = "",
        brag: str = "",
        deck: str = "",
        discard: str = "",
        dropped: str = "",
        quarter: int = 0,
        volume: int = 0,
        stones: int = 0,
        runes: str = "",
        fans: str = "",
        badges: int = -1,
    ) -> Table:
        """Lay out the Entertainer's board.

        A deck given here lies in that order, from the top; other cards of the starting deck are put on the discard
        pile only where named.
        """
        board = self.song(name)
        board.hand = song_mask(hand)
        board.song = song_mask(zone)
        board.brag = song_mask(brag)
        board.top = tuple(song_card(code) for code in deck.split())
        board.discard = song_mask(discard) | (song_mask(dropped) if dropped else 0)
        board.dropped = song_card(dropped) if dropped else -1
        board.quarter = quarter
        board.volume = volume
        board.stones = stones
        board.runes = sum(1 << adventurers.SIGNS.index(sign) for sign in runes)
        board.fans = sum(1 << card_number(code) for code in fans.split())
        board.badges = badges if badges >= 0 else BADGES - len(fans.split())
        return self

    # Playing.

    def wish(self, *wishes: str | int) -> Table:
        """What the next draws shall give, in order (see Luck)."""
        self.luck.wishes.extend(wishes)
        return self

    def start(self, *steps: Step) -> Table:
        """Run steps from here, the first one first."""
        self.state.waiting = 0
        self.state.asking = None
        self.state.stack = list(reversed(steps))
        return self.go()

    def begin(self) -> Table:
        """Go on with the next turn of the Production Phase."""
        return self.start(NEXT_TURN)

    def arrive(self) -> Table:
        return self.start(ARRIVAL_PHASE)

    def end_production(self) -> Table:
        """Every Timepiece is done: regroup, empty the boats, and open the market."""
        return self.start(END_OF_PRODUCTION)

    def market(self) -> Table:
        """Open the market with the Timepieces where they are, on the marker; boats are gone."""
        self.state.sailing = 0
        self.state.phase = MARKET
        for player in self.state.players:
            player.position = self.state.marker
        return self.start(END_OF_PRODUCTION)

    def cleanup(self) -> Table:
        return self.start(CLEANUP_PHASE)

    def final_scoring(self) -> Table:
        self.state.round = 3
        return self.start(END_OF_MARKET)

    def go(self) -> Table:
        state = self.state
        listener = Events()
        state.events = listener
        state.go_on(self.luck)
        state.events = None
        self.told = listener.take()
        return self

    def asked(self) -> str:
        """Whom the rules wait for; empty when the game is over."""
        return self.names[self.state.active] if self.state.waiting else ""

    def question(self) -> str:
        """The kind of the question, such as "choose-space"."""
        return self.state.decision(int(self.state.active)).kind if self.state.waiting else ""

    def offered(self) -> list[str]:
        """The legal answers as references, several of one answer joined by a blank."""
        decision = self.state.decision(int(self.state.active))
        return [short(" ".join(option.refs)) for option in decision.options]

    def texts(self) -> list[str]:
        """The message keys of the legal answers."""
        return [option.text.key for option in self.state.decision(int(self.state.active)).options]

    def answer(self, *refs: str) -> Table:
        """Answer questions one after the other, each by its references (as `offered` gives them)."""
        for ref in refs:
            offered = self.offered()
            fitting = [at for at, other in enumerate(offered) if other == ref]
            if not fitting:
                fitting = [at for at, other in enumerate(offered) if ref in other.split()]
            assert len(fitting) == 1, f"{ref} fits {len(fitting)} answers of {offered} ({self.question()})"
            option = self.state.options(self.state.active)[fitting[0]]
            listener = Events()
            self.state.events = listener
            self.state.apply(self.state.active, option, self.luck)
            self.state.events = None
            self.told = listener.take()
        return self

    # Looking.

    def where(self, name: str) -> int | str:
        """A Timepiece's place: an hour, or "5:30"."""
        position = int(self.player(name).position)
        return f"{position // 2}:30" if position % 2 else position // 2

    def stack(self, hour: int | str) -> str:
        """The Timepieces on a place from top to bottom."""
        position = half_hours(hour)
        return "".join(self.names[player.seat] for player in from_top(self.state) if player.position == position)

    def marker(self) -> int:
        return int(self.state.marker) // 2

    def boat(self, number: int) -> str:
        """Who is aboard, or "docked BZ", or "gone"."""
        if (self.state.sailing >> (number - 1)) & 1:
            return signs_of(self.state.boats[number - 1])
        for berth in range(4):
            if (self.state.berths >> (3 * berth)) & 7 == number:
                return "docked " + BERTH_NAMES[berth]
        return "gone"

    def pier(self, name: str) -> str:
        return signs_of(self.state.piers[PIER_NAMES.index({"black": "black-market"}.get(name, name))])

    def hall(self) -> str:
        """Everybody in the Halls and in the Lair."""
        return signs_of(self.state.halls)

    def bag_signs(self) -> str:
        return signs_of(self.state.bag)

    def cards(self, name: str) -> list[str]:
        """A player's Corruption cards."""
        return [FACES[face] for face in corruption.faces(self.player(name).corruption)]

    def number_of_cards(self, name: str) -> int:
        return len(self.cards(name))

    def on_shelf(self, name: str) -> str:
        """Goods on a shelf: "sR sR lB"."""
        held = self.player(name).shelf
        return " ".join(GOODS[good] for good in range(8) for _ in range(goods.count(held, good)))

    def on_square(self) -> list[str | None]:
        cards = [int(card_at(self.state, space)) for space in range(4)]
        return [TOWNSFOLK[card].code if card >= 0 else None for card in cards]

    def staff_of(self, name: str) -> dict[int, str]:
        player = self.player(name)
        cards = {slot + 1: int(player.card_in(slot)) for slot in range(4)}
        return {slot: TOWNSFOLK[card].code for slot, card in cards.items() if card >= 0}

    def deck_codes(self) -> list[str]:
        return [TOWNSFOLK[card].code for card in self.state.bottom]

    def gold_of(self, name: str) -> int:
        return int(self.player(name).gold)

    def events(self, kind: str) -> list[Event]:
        """What was told of this kind by the last answer."""
        return [event for event in self.told if event.kind == kind]

    def zone(self, mask: i64) -> str:
        """Entertainer cards of a pile, by code."""
        return " ".join(CARDS[card].code for card in range(26) if (mask >> card) & 1)

    def slot_code(self, card: i64) -> str:
        """A Peddler card by code."""
        return PEDDLER_CARDS[card].code if card >= 0 else ""


def plain(value: object) -> Any:
    """Plain data, such as a view, to be looked into without ceremony."""
    return value


def song_mask(codes: str) -> int:
    return sum(1 << song_card(code) for code in codes.split())


def bare_entertainer(board: EntertainerBoard) -> None:
    """An Entertainer's board before the first hand, without a deck."""
    board.island = ISLAND_STACK
    board.skill_top = song_card("EK01")
    board.skill_stack = SKILL_STACK & ~(1 << song_card("EK01"))
    board.impro_top = song_card("EI01")
    board.impro_stack = IMPRO_STACK & ~(1 << song_card("EI01"))
    board.badges = BADGES


def short(refs: str) -> str:
    """References with the names of the Stalls left out: "space:two"."""
    words = []
    for ref in refs.split():
        parts = ref.split(":")
        words.append("space:" + parts[2] if parts[0] == "space" else ref)
    return " ".join(words)
