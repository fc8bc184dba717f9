"""A table at which one base shop is tried out: seat 0 owns it and is active, seat 1 waits far ahead on the clock."""

from __future__ import annotations

from typing import Self

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, KIND_NAMES, crowd_of
from covetown.games.merchants_cove.clock import loads_for
from covetown.games.merchants_cove.codec import decode, encode
from covetown.games.merchants_cove.corruption import FACE_NAMES, size, whole_deck
from covetown.games.merchants_cove.goods import count, good_name
from covetown.games.merchants_cove.merchants import merchant
from covetown.games.merchants_cove.options import SPACE, STAFF
from covetown.games.merchants_cove.round import CLEANUP_PHASE, END_OF_PRODUCTION, NEXT_TURN
from covetown.games.merchants_cove.state import PRODUCTION, MerchantsState, Player
from covetown.games.merchants_cove.town.townsfolk import card_number as townsfolk
from covetown.games.merchants_cove.view import board_view
from covetown.kernel import Chance, Decision, Event, Events, Option

RED, GREEN, BLUE, YELLOW = range(4)
NAMES = [good_name(good) for good in range(8)]


class Luck(Chance):
    """Gives the listed values one after the other, then always 0. `asked` remembers the bounds."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.asked: list[int] = []

    def below(self, bound: int) -> int:
        if bound <= 1:
            return 0
        number = len(self.asked)
        self.asked.append(int(bound))
        value = self.values[number] if number < len(self.values) else 0
        assert value < bound, f"value {number + 1} is {value}, it must be below {bound}"
        return value


class Table:
    """Two players in the Production Phase. What a test does not set does not matter to it."""

    def __init__(self, key: str, round: int = 1, hour: int = 1, other_hour: int = 12) -> None:
        state = MerchantsState(2)
        rival = "captain" if key != "captain" else "blacksmith"
        for seat, name in enumerate((key, rival)):
            made = merchant(name)
            player = Player(seat, made, made.new_board())
            player.supply = made.supply
            player.prices = made.prices
            state.players.append(player)
        state.round = round
        state.phase = PRODUCTION
        state.loads = loads_for(2)
        state.corruption = whole_deck()
        state.bag = crowd_of("R" * 8 + "G" * 8 + "B" * 6 + "Y" * 6 + "X" * 5)
        state.halls = crowd_of("RGBYXXX")
        state.boats = [crowd_of("RG") for _ in range(6)]
        state.sailing = 63
        state.sets = 3
        for space, code in enumerate(("TL01", "TL02", "TL03", "TL04")):
            state.square |= (townsfolk(code) + 1) << (6 * space)
        for code in ("TL05", "TL06", "TL07", "TL08"):
            state.townsfolk |= 1 << townsfolk(code)
        self.state = state
        self.me = state.players[0]
        self.rival = state.players[1]
        self.me.position = 2 * hour
        self.rival.position = 2 * other_hour
        self.luck = Luck([])
        self.told: list[Event] = []

    # Given.

    def set_up(self, *luck: int) -> Self:
        """The merchant's own set-up."""
        self.luck = Luck(list(luck))
        self.me.merchant.set_up(self.state, self.me, self.luck)
        return self

    def staff(self, *slots: int) -> Self:
        """Townsfolk cards on these Staff slots, counted from 1."""
        for slot in slots:
            self.me.staff |= (townsfolk(f"TM{slot:02d}") + 1) << (6 * (slot - 1))
        return self

    def shelf(self, **goods: int) -> Self:
        """So many goods on the shelf instead of in the supply: shelf(small_red=2)."""
        for name, number in goods.items():
            unit = 1 << (4 * NAMES.index(name.replace("_", "-")))
            self.me.shelf += number * unit
            self.me.supply -= number * unit
        return self

    def halls(self, signs: str) -> Self:
        self.state.halls = crowd_of(signs)
        return self

    def corruption(self, *faces: str) -> Self:
        """Own Corruption cards."""
        for face in faces:
            unit = 1 << (6 * FACE_NAMES.index(face))
            self.me.corruption += unit
            self.state.corruption -= unit
        return self

    def no_corruption_left(self) -> Self:
        self.state.corruption = 0
        self.state.discards = 0
        return self

    # When.

    def start(self, *luck: int) -> Self:
        """The next turn begins."""
        self.luck = Luck(list(luck))
        self.state.stack = [NEXT_TURN]
        self.listen()
        self.state.go_on(self.luck)
        return self

    def listen(self) -> None:
        if self.state.events is not None:
            self.told += self.state.events.take()
        self.state.events = Events()

    def pick(self, option: int, *luck: int) -> Self:
        """Answer the present question; the options must hold the answer."""
        assert option in self.options, f"{option} is not among {self.words()}"
        self.luck = Luck(list(luck))
        self.listen()
        self.state.apply(self.state.active, option, self.luck)
        return self

    def act(self, key: str, *luck: int, figure: int = 0) -> Self:
        """Start a turn if none runs, and choose an action space."""
        if self.state.waiting == 0:
            self.start()
        return self.pick(self.space(key, figure), *luck)

    def use(self, slot: int, *luck: int) -> Self:
        """Choose a Staff ability, by its slot counted from 1."""
        return self.pick(STAFF + slot - 1, *luck)

    def market(self) -> Self:
        """The Production Phase ends here and the Market Phase is carried out, Cleanup and Arrival included."""
        for player in self.state.players:
            player.position = self.state.marker
        self.state.stack = [END_OF_PRODUCTION]
        self.state.waiting = 0
        self.state.asking = None
        self.state.go_on(Luck([]))
        return self

    def clean_up(self, *luck: int) -> Self:
        """The Cleanup Phase and what follows up to the next question."""
        self.state.stack = [CLEANUP_PHASE]
        self.state.waiting = 0
        self.state.asking = None
        self.state.go_on(Luck(list(luck)))
        return self

    # Then.

    def space(self, key: str, figure: int = 0) -> int:
        keys = [space.key for space in self.me.merchant.spaces]
        return int(SPACE) + keys.index(key) + 64 * figure

    def spaces(self) -> set[str]:
        """The action spaces SPACE offers."""
        assert self.asking == "ChooseSpace"
        return {self.me.merchant.spaces[(option - SPACE) & 63].key for option in self.options}

    @property
    def options(self) -> list[int]:
        return [int(option) for option in self.state.options(self.state.active)] if self.state.waiting else []

    @property
    def asking(self) -> str:
        return type(self.state.asking).__name__

    def words(self) -> list[str]:
        return [option.text.key for option in self.decision().options]

    def decision(self) -> Decision:
        return self.state.decision(int(self.state.active))

    def option(self, ident: int) -> Option:
        """An option of the present question as a person sees it."""
        return next(option for option in self.decision().options if option.ident == ident)

    def on_shelf(self) -> dict[str, int]:
        return {good_name(good): int(count(self.me.shelf, good)) for good in range(8) if count(self.me.shelf, good)}

    def in_supply(self, name: str) -> int:
        return int(count(self.me.supply, NAMES.index(name)))

    @property
    def cards(self) -> int:
        """How many Corruption cards the player has."""
        return int(size(self.me.corruption))

    @property
    def hour(self) -> float:
        """Where the Timepiece stands; a Clock Hand is half past."""
        return int(self.me.position) / 2

    @property
    def gold(self) -> int:
        return int(self.me.gold)

    def shields(self) -> set[str]:
        active = int(self.me.merchant.active_shields(self.state, self.me))
        return {name for colour, name in enumerate(COLOUR_NAMES) if (active >> (6 * colour)) & 63}

    def faults(self) -> list[str]:
        return self.me.merchant.faults(self.state, self.me)

    def events(self) -> list[str]:
        """The kinds of events told since the table was laid."""
        self.listen()
        return [event.kind for event in self.told]

    def facts(self, kind: str) -> dict[str, object]:
        """What the last event of a kind told everybody."""
        self.listen()
        return next(event.facts for event in reversed(self.told) if event.kind == kind)

    def board(self) -> dict[str, object]:
        return board_view(self.state, self.me, int(self.me.seat))


def survives(table: Table) -> None:
    """The position is the same after a copy and after a trip through bytes."""
    before = encode(table.state)
    assert encode(table.state.copy()) == before
    assert encode(decode(before)) == before


def packed(signs: str, order: str, bits: int = 3) -> int:
    """Pieces in a row, lowest place first: each its place in `order` + 1, a gap 0."""
    row = 0
    for place, sign in enumerate(signs):
        if sign != "_":
            row |= (order.index(sign) + 1) << (bits * place)
    return row


def counts(signs: str) -> dict[str, int]:
    """How many of each kind these signs show: counts("RRX")."""
    return {KIND_NAMES["RGBYX".index(sign)]: signs.count(sign) for sign in set(signs)}
