"""A game of Merchants Cove at one moment: the town, the harbour, the clock and every player's shop."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.games.merchants_cove.merchant import Merchant, ShopBoard
from covetown.games.merchants_cove.steps import Question, Step
from covetown.kernel import Chance, Decision, Result, State

# Phases of a round (MC-088), and the end.
ARRIVAL: Final[i64] = 0
PRODUCTION: Final[i64] = 1
MARKET: Final[i64] = 2
CLEANUP: Final[i64] = 3
OVER: Final[i64] = 4


@final
@mypyc_attr(free_list_len=1)
class Player:
    """A player's things: merchant, Timepiece, gold, Goods, Staff, secret Corruption cards. The Peddler is one too."""

    __slots__ = (
        "board", "corruption", "discarded", "figures", "gold", "height", "marked", "merchant", "position",
        "prices", "seat", "shelf", "shields", "staff", "supply",
    )  # fmt: skip

    def __init__(self, seat: i64, merchant: Merchant, board: ShopBoard) -> None:
        self.seat: i64 = seat
        self.merchant = merchant
        self.board = board
        self.gold: i64 = 0
        self.corruption: i64 = 0  # own Corruption cards, packed by face (corruption.py)
        self.discarded: i64 = 0  # own Corruption cards this player remembers to lie in the discard pile
        self.shelf: i64 = 0  # Goods, packed (goods.py)
        self.supply: i64 = 0
        self.prices: i64 = 0
        self.staff: i64 = 0  # Townsfolk on the Staff board: card + 1 in six bits a slot
        self.shields: i64 = 0  # active shields kept by the core, packed as a crowd of colours
        self.figures: i64 = 0  # where the figures stand: space + 1 in six bits a figure, 0 is a start space
        self.position: i64 = 2  # of the Timepiece, in half hours (MC-036)
        self.height: i64 = 0  # the later a Timepiece came to its place, the higher it lies there
        self.marked: i64 = 0  # marked spaces and abilities used in this round (MC-404)

    def copy(self) -> Player:
        twin = Player(self.seat, self.merchant, self.board.copy())
        twin.gold = self.gold
        twin.corruption = self.corruption
        twin.discarded = self.discarded
        twin.shelf = self.shelf
        twin.supply = self.supply
        twin.prices = self.prices
        twin.staff = self.staff
        twin.shields = self.shields
        twin.figures = self.figures
        twin.position = self.position
        twin.height = self.height
        twin.marked = self.marked
        return twin

    def card_in(self, slot: i64) -> i64:
        """The Townsfolk card in a Staff slot, -1 if it is empty."""
        return ((self.staff >> (6 * slot)) & 63) - 1

    def space_of(self, figure: i64) -> i64:
        """The action space a figure stands on, -1 for its start space."""
        return ((self.figures >> (6 * figure)) & 63) - 1


PLAYER_FIELDS: Final = "gold corruption discarded shelf supply prices staff shields figures position height marked"


@final
@mypyc_attr(free_list_len=1)
class MerchantsState(State):
    """The whole table. Hidden piles are kept unordered and drawn from at random, so no order is ever a secret.

    Crowds of Adventurers and Corruption cards are packed ints (adventurers.py, corruption.py); Townsfolk are numbers.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.players: list[Player] = []  # by seat; the Peddler, if it plays, comes after the last seat
        self.peddler: i64 = -1
        self.stack: list[Step] = []
        self.asking: Question | None = None
        self.menu: list[i64] | None = None  # the answers of the seat asked, made once
        self.active: i64 = 0  # whose turn, sale or song it is: every question goes to this seat
        self.round: i64 = 1
        self.phase: i64 = ARRIVAL
        # The clock.
        self.marker: i64 = 24
        self.signal: bool = False  # all four pier spaces are taken (MC-150)
        self.loads: i64 = 0  # values of the five indicators, two bits each
        self.landed: i64 = 0  # how many Timepieces were ever put down
        self.due_hours: i64 = 0
        self.due_corruption: i64 = 0
        # The harbour.
        self.rogue_card: i64 = 0
        self.bag: i64 = 0
        self.held: i64 = 0  # Adventurers drawn and not yet placed
        self.boats: list[i64] = [0, 0, 0, 0, 0, 0]
        self.sailing: i64 = 0  # boats 1 to 6 as bits 0 to 5
        # pier spaces BZ, PL, PR, BM: number of the boat docked there in three bits each, 0 for none
        self.berths: i64 = 0
        self.piers: list[i64] = [0, 0, 0]  # crowds on Bazaar, Grand Plaza, Black Market
        self.halls: i64 = 0  # the Faction Halls, and the Lair in the place of the Rogues
        # The town.
        self.sets: i64 = 0  # Townsfolk sets in play: Locals 1, Mercenaries 2, Sailors 4
        self.square: i64 = 0  # spaces 1 to 4: card + 1 in six bits each
        self.townsfolk: i64 = 0  # the deck's cards of unknown order, one bit each
        self.bottom: tuple[int, ...] = ()  # cards put under the deck, the next one to come first
        self.recruited: i64 = -1  # the card being recruited, before it comes to a Staff slot
        self.refill: bool = False  # the Town Square has a gap to fill at the end of the turn (MC-229)
        self.corruption: i64 = 0  # the Corruption deck
        self.discards: i64 = 0  # its discard pile
        self.sold_at_black_market: i64 = 0  # seats that drew or will draw a card for it (MC-177)
        self.even_windows: bool = False  # a table option: nobody learns by what is not asked (MC-412)

    def push(self, step: Step) -> None:
        """Put a step on the stack: it comes before everything already there."""
        self.stack.append(step)

    def ask(self, question: Question, seats: i64, menu: list[i64] | None) -> None:
        """Wait for the answer of these seats; `menu` holds the answers of a single one."""
        self.asking = question
        self.menu = menu
        self.waiting = seats

    def go_on(self, chance: Chance) -> None:
        """Run the rules to the next question or the end of the game."""
        stack = self.stack
        while self.waiting == 0 and stack:
            stack.pop().run(self, chance)

    def options(self, seat: i64) -> list[i64]:
        menu = self.menu
        if menu is not None:
            return menu
        question = self.asking
        assert question is not None
        return question.options(self, seat)

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        question = self.asking
        assert question is not None
        self.menu = None
        self.waiting &= ~(i64(1) << seat)
        if self.waiting == 0:
            self.asking = None
        question.resolve(self, seat, option, chance)
        self.go_on(chance)

    def public_waiting(self) -> i64:
        question = self.asking
        return self.waiting if question is None else question.public_waiting(self)

    def fallback(self, seat: i64, chance: Chance) -> i64:
        question = self.asking
        assert question is not None
        return question.fallback(self, seat, chance)

    def copy(self) -> MerchantsState:
        twin = MerchantsState(self.seats)
        twin.waiting = self.waiting
        twin.revelations = self.revelations
        twin.players = [player.copy() for player in self.players]
        twin.peddler = self.peddler
        twin.stack = self.stack[:]
        twin.asking = self.asking
        twin.menu = self.menu
        twin.active = self.active
        twin.round = self.round
        twin.phase = self.phase
        twin.marker = self.marker
        twin.signal = self.signal
        twin.loads = self.loads
        twin.landed = self.landed
        twin.due_hours = self.due_hours
        twin.due_corruption = self.due_corruption
        twin.rogue_card = self.rogue_card
        twin.bag = self.bag
        twin.held = self.held
        twin.boats = self.boats[:]
        twin.sailing = self.sailing
        twin.berths = self.berths
        twin.piers = self.piers[:]
        twin.halls = self.halls
        twin.sets = self.sets
        twin.square = self.square
        twin.townsfolk = self.townsfolk
        twin.bottom = self.bottom
        twin.recruited = self.recruited
        twin.refill = self.refill
        twin.corruption = self.corruption
        twin.discards = self.discards
        twin.sold_at_black_market = self.sold_at_black_market
        twin.even_windows = self.even_windows
        return twin

    def redeal(self, seat: i64, chance: Chance) -> State:
        from covetown.games.merchants_cove.redeal import redeal as redeal_of

        return redeal_of(self, seat, chance)

    def payoff(self, seat: i64) -> float:
        from covetown.games.merchants_cove.scoring import payoff as payoff_of

        return payoff_of(self, seat)

    def decision(self, seat: int) -> Decision:
        from covetown.games.merchants_cove.decisions import decision as decision_of

        return decision_of(self, seat)

    def view(self, seat: int) -> dict[str, object]:
        from covetown.games.merchants_cove.view import view as view_of

        return view_of(self, seat)

    def result(self) -> Result | None:
        from covetown.games.merchants_cove.scoring import result as result_of

        return result_of(self)

    def encode(self) -> bytes:
        from covetown.games.merchants_cove.codec import encode as encode_of

        return encode_of(self)


STATE_FIELDS: Final = (
    "waiting revelations players peddler stack asking active round phase marker signal loads landed due_hours "
    "due_corruption rogue_card bag held boats sailing berths piers halls sets square townsfolk bottom recruited refill "
    "corruption discards sold_at_black_market even_windows"
)
