"""The merchant interface: everything a merchant brings to the table. The core knows no merchant by name.

A merchant is one file in `merchants/` with one object `MERCHANT` of a subclass of `Merchant`.
docs/adding-a-merchant.md tells
how to write one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from covetown.games.merchants_cove.goods import Good, packed_counts, packed_prices
from covetown.kernel import Chance, Line, Message, Option, Record

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import CoveState, Player

# Actions of a space: the merchant's own are numbered from 0, the two common ones are these (MC-243).
RECRUIT: Final[i64] = -1
ACTIVATE_STAFF: Final[i64] = -2

# Options are kind * ARGUMENTS + argument. Kinds below 64 are the core's; each merchant has a block of 32 kinds.
ARGUMENTS: Final[i64] = 4096
BLOCK: Final[i64] = 32


@final
class Space:
    """An action space of a shop board: its action and its cost in hours and Corruption cards (MC-242).

    `marked` stands for a space that costs 0 hours or moves the own Timepiece back (MC-404).
    """

    def __init__(self, key: str, action: i64, hours: i64, corruption: i64 = 0, marked: bool = False) -> None:
        self.key = key
        self.action = action
        self.hours = hours
        self.corruption = corruption
        self.marked = marked


RECRUIT_SPACE: Final = Space("recruit", RECRUIT, 0)  # MC-227: the card's place sets the cost
STAFF_SPACE: Final = Space("staff", ACTIVATE_STAFF, 2)  # MC-237


@mypyc_attr(allow_interpreted_subclasses=True)
class ShopBoard:
    """What lies on a merchant's own board: plain data of a subclass with slots. It stays from round to round
    (MC-255)."""

    def copy(self) -> ShopBoard:
        raise NotImplementedError


@final
class NoBoard(ShopBoard):
    """The board of a merchant without own components."""

    def copy(self) -> ShopBoard:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Merchant:
    """A merchant: static data and hooks (MC-256, MC-257). There is one object of each; what changes lies in its
    ShopBoard.

    Every hook gets the state and the merchant's player. A hook that needs a choice pushes a `Question`
    (`state.push(...)`: what is pushed last comes first); it is asked of `state.active`, which is this player's seat
    whenever
    an acting hook runs. A hook left alone does nothing.
    """

    def __init__(
        self,
        key: str,
        number: i64,
        spaces: tuple[Space, ...],
        goods: tuple[Good, ...],
        staff: tuple[str, ...],
        figures: tuple[str, ...] = ("figure",),
    ) -> None:
        self.key = key
        self.number: i64 = number  # of the block of option kinds: block 2 is the Entertainer, each merchant has its own
        self.first_kind: i64 = number * BLOCK
        self.spaces = spaces
        self.goods = goods  # none, or eight: small R G B Y, large R G B Y
        self.staff = staff  # keys of the Staff abilities, one a slot (MC-245); none: no Staff board (MC-400)
        self.figures = figures
        self.replaces_turn = False  # MC-401
        self.automatic = False  # decides by its cards, not by choice (the Peddler)
        self.marked_staff: i64 = 0  # bits of the Staff slots that count for MC-404
        self.base = True  # one of the base merchants that are dealt to seats without a choice (MC-392)
        self.reconstruction = True
        self.lasting_shields = True  # for bots: a shield once active stays so
        self.supply: i64 = packed_counts(goods)
        self.prices: i64 = packed_prices(goods)

    # Set-up and the course of the game.

    def new_board(self) -> ShopBoard:
        """The empty board; `set_up` fills it."""
        return NoBoard()

    def set_up(self, state: CoveState, player: Player, chance: Chance) -> None:
        """The merchant's own set-up (MC-087)."""

    def arrive(self, state: CoveState, player: Player, chance: Chance) -> None:
        """Arrival Phase, after the boats (MC-097)."""

    def open_market(self, state: CoveState, player: Player, chance: Chance) -> None:
        """Start of the Market Phase, before any sale (MC-164)."""

    def clean_up(self, state: CoveState, player: Player, chance: Chance) -> None:
        """Cleanup Phase, after piers, Town Square and clock (MC-198)."""

    def final_gold(self, state: CoveState, player: Player) -> i64:
        """What Final Scoring adds beside the icons of Staff and Corruption cards; may be negative."""
        return 0

    # Turns.

    def turn(self, state: CoveState, player: Player, chance: Chance) -> None:
        """The whole turn of a merchant that replaces it (MC-401): pushes its steps, one of them resolving the clock."""

    def can_choose(self, state: CoveState, player: Player, space: i64) -> bool:
        """Whether the condition of an action space holds. The core checks figures, marked spaces and the Town Square
        itself.

        Asked for the spaces of own actions, and for Activate Staff.
        """
        return True

    def act(self, state: CoveState, player: Player, space: i64, chance: Chance) -> None:
        """Step 2 for a space with an own action: do it, or push the steps that do it. `state.due_hours` and
        `state.due_corruption` hold the space's cost and may be changed until step 2 ends (MC-402)."""

    def can_use(self, state: CoveState, player: Player, slot: i64) -> bool:
        """Whether a Staff ability has a legal object now; the core checks that a card is assigned and it was not
        used yet."""
        return True

    def use_staff(self, state: CoveState, player: Player, slot: i64, chance: Chance) -> None:
        """A Staff ability: do it, or push the steps that do it."""

    # Reacting to others.

    def card_recruited(self, state: CoveState, player: Player, card: i64, seat: i64) -> None:
        """Another seat has just selected a Townsfolk card to recruit (MC-408)."""

    def takes_discard(self, state: CoveState, player: Player, card: i64) -> bool:
        """A Townsfolk card is about to go under the deck; True if this merchant took it instead (MC-408)."""
        return False

    # Shields.

    def active_shields(self, state: CoveState, player: Player) -> i64:
        """The active shields, packed as a crowd of colours (MC-253). The usual ones are kept by the core
        (`activate_shield`)."""
        return player.shields

    def unsold(self, state: CoveState, player: Player) -> i64:
        """Unsold Goods beyond those on the core's Sale Shelf, for ties (MC-206)."""
        return 0

    # A seat that decides by its cards answers these instead of being asked.

    def takes_hand(self, state: CoveState, player: Player) -> bool:
        """Whether an automatic player steps onto an open Clock Hand."""
        return False

    def load(self, state: CoveState, player: Player, value: i64, chance: Chance) -> None:
        """How an automatic player loads boats."""

    def pick_berth(self, state: CoveState, player: Player, boat: i64) -> i64:
        """Where an automatic player docks."""
        raise NotImplementedError

    def sell(self, state: CoveState, player: Player, pier: i64, chance: Chance) -> None:
        """What an automatic player sells at a pier."""

    def kept_townsfolk(self, state: CoveState, player: Player) -> list[int]:
        """Townsfolk cards that lie neither on the Staff board nor in the town, such as fans beside the board."""
        return []

    # Hidden information.

    def show(self, state: CoveState, player: Player, own: bool) -> dict[str, object]:
        """The board as it stands in a view; `own` if the viewer is its player (MC-261)."""
        return {}

    def redeal(self, state: CoveState, player: Player, own: bool, chance: Chance) -> None:
        """Draw anew what the viewer cannot know about this board; `own` if the viewer is its player. `state` is
        already a copy."""

    # The edges.

    def records(self) -> list[Record]:
        """How the board and the merchant's steps are encoded: one Record for each class. Names are unique in the
        game."""
        return []

    def faults(self, state: CoveState, player: Player) -> list[str]:
        """What is wrong with the board, such as a lost component (MC-407)."""
        return []

    def describe(self, state: CoveState, option: i64) -> Option:
        """One of the merchant's own options (kinds `first_kind` … `first_kind` + 31) as a person sees it."""
        raise NotImplementedError

    def panel(self, board: dict[str, object]) -> list[Line]:
        """Rows of text for the board, from what `show` gave."""
        return []

    def catalogue(self) -> dict[str, object]:
        """Static public facts of the merchant's own components, for clients."""
        return {}

    # What bots should know.

    def worth(self, state: CoveState, player: Player) -> float:
        """How much gold the unfinished work on the board may be worth; added to what the core counts."""
        return 0.0

    def weigh_space(self, state: CoveState, player: Player, space: i64) -> float:
        """How attractive an own action looks now, in expected gold; the core weighs the common ones and takes the
        hours off."""
        return 1.0

    def weigh_staff(self, state: CoveState, player: Player, slot: i64) -> float:
        """How attractive using a Staff ability looks now, in expected gold."""
        return 2.0

    def weigh(self, state: CoveState, player: Player, option: i64) -> float:
        """How attractive one of the merchant's own options looks, in expected gold against the others of its
        decision."""
        return 0.0

    def feature_names(self) -> list[tuple[str, int]]:
        """For learners: the fields of the own board, each with the count that is seen as 1. Always the same list."""
        return []

    def features(self, state: CoveState, player: Player, out: BytesWriter) -> None:
        """Append a byte for each of those fields (`fields.py` helps); only what the player knows."""

    # Helpers, not to be changed.

    def kind(self, local: i64) -> i64:
        """The first option of the merchant's `local`-th kind; add the argument to it."""
        return (self.first_kind + local) * ARGUMENTS


def name_of(merchant: Merchant) -> Message:
    """A merchant's name."""
    return Message("merchant-" + merchant.key.replace("_", "-"))


def staff_name(merchant: Merchant, slot: i64) -> Message:
    """The name of a Staff ability; its attribute `.text` says what it does."""
    return Message("staff-" + merchant.key.replace("_", "-") + "-" + merchant.staff[slot].replace("_", "-"))


def space_name(merchant: Merchant, space: i64) -> Message:
    """The name of an action space; its attribute `.text` says what it does. The common spaces have common names."""
    found = merchant.spaces[space]
    if found.action < 0:
        return Message("space-" + found.key)
    return Message("space-" + merchant.key.replace("_", "-") + "-" + found.key.replace("_", "-"))


def has_staff(player: Player) -> bool:
    """Whether a Townsfolk card lies on the Staff board."""
    return player.staff != 0
