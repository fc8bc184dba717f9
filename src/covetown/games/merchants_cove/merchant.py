"""The merchant interface: everything a merchant brings to the table. The core knows no merchant by name.

A merchant is one folder in `merchants/` with one object `MERCHANT` of a subclass of `Merchant`, which has the rules and
is given three objects: how it is shown, what bots should know, and its fields for learners.
docs/adding-a-merchant.md tells how to write one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES
from covetown.games.merchants_cove.answers import Meaning
from covetown.games.merchants_cove.appraisal import CARD, HOUR
from covetown.games.merchants_cove.goods import Good, packed_counts, packed_prices
from covetown.games.merchants_cove.options import BLOCK
from covetown.kernel import Chance, Line, Message, Option, Thing, argument_of, kind_number
from covetown.kernel.codec import constructed

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

# Actions of a space: the merchant's own are numbered from 0, the two common ones are these (MC-243).
RECRUIT: Final[i64] = -1
ACTIVATE_STAFF: Final[i64] = -2


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
    """What lies on a merchant's own board: plain data that stays from round to round (MC-255).

    A board keeps everything its constructor takes under the same names; so it is written and read without further ado.
    Where a parameter has a default, it is a literal, because the compiled form tells the parameters only then.
    """

    def copy(self) -> ShopBoard:
        raise NotImplementedError


@final
class NoBoard(ShopBoard):
    """The board of a merchant without own components."""

    def copy(self) -> ShopBoard:
        return self


def field_thing(value: object, ref: str) -> Thing:
    """One value of a board's field in a panel: the name of a colour has its tone."""
    if value is None:
        return Thing(Message("panel-nobody"), ref)
    name = str(value)
    return Thing(Message("panel-number", {"number": name}), ref, name if name in COLOUR_NAMES else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class MerchantView:
    """A shop as people see it. As it stands it will do for any shop whose board is public: it shows every field."""

    def show(self, state: MerchantsState, player: Player, own: bool) -> dict[str, object]:
        """The board as it stands in a view; `own` if the viewer is its player (MC-261)."""
        board = player.board
        return {name: plain(getattr(board, name)) for name in constructed(type(board)).built}

    def describe(self, state: MerchantsState, player: Player, option: i64) -> Option:
        """One of the merchant's own answers: its text is `option-<merchant>-<kind>` and is told the `number`."""
        merchant = player.merchant
        name = merchant.kinds[kind_number(option) - merchant.first_kind]
        number = int(argument_of(option)) + 1
        text = Message(own_key("option", merchant, name), {"number": number})
        return Option(int(option), name, text, [f"{name}:{number}"])

    def panel(self, board: dict[str, object]) -> list[Line]:
        """Rows of text for the board, from what `show` gave."""
        lines: list[Line] = []
        for name in board:
            value = board[name]
            found: list[object] = list(value) if isinstance(value, list) else [value]
            things = [field_thing(found[at], f"{name}:{at + 1}") for at in range(len(found))]
            lines.append(Line(Message("panel-board", {"name": name.replace("_", " ")}), things))
        return lines

    def words(self) -> dict[str, list[str]]:
        """Arguments of the shop's events that are lists of words, by how the messages that name the words begin."""
        return {}

    def drawn(self) -> bool:
        """Whether the browser has a drawing of the shop; without one the rows of its panel travel with the view."""
        return False

    def catalogue(self) -> dict[str, object]:
        """Static public facts of the merchant's own components, for clients; its cards by number under "cards"."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class MerchantAdvice:
    """What bots should know about a shop. As it stands, own actions look a little better than they cost."""

    def lasting_shields(self) -> bool:
        """Whether a shield once active stays so."""
        return True

    def worth(self, state: MerchantsState, player: Player) -> float:
        """How much gold the unfinished work on the board may be worth; added to what the core counts."""
        return 0.0

    def weigh_space(self, state: MerchantsState, player: Player, space: i64) -> float:
        """How attractive an own action looks now, in expected gold; the core weighs the common ones.

        The core takes the cost in hours and Corruption cards off.
        """
        found = player.merchant.spaces[space]
        return 1.0 + HOUR * float(found.hours) + CARD * float(found.corruption)

    def weigh_staff(self, state: MerchantsState, player: Player, slot: i64) -> float:
        """How attractive using a Staff ability looks now, in expected gold."""
        return 2.0

    def weigh(self, state: MerchantsState, player: Player, option: i64) -> float:
        """How attractive one of the merchant's own answers looks, in expected gold against the others.

        As it stands, the question itself is asked.
        """
        question = state.asking
        return 0.0 if question is None else question.weigh(state, player.seat, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class MerchantFeatures:
    """A shop as numbers, for learners. As it stands, it has no fields, and its answers are rows with bare numbers."""

    def names(self) -> list[tuple[str, int]]:
        """The fields of the own board, each with the count that is seen as 1. Always the same list."""
        return []

    def write(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        """Append a byte for each of those fields: only what the player knows (`feature_bytes.py` helps)."""

    def public_names(self) -> list[tuple[str, int]]:
        """The fields that the others see of the board, shorter than the own ones."""
        return []

    def write_public(self, state: MerchantsState, player: Player, out: BytesWriter) -> None:
        """Append a byte for each of those fields: only what everybody knows."""

    def meanings(self) -> tuple[Meaning, ...]:
        """What the arguments of the own kinds of answers name, in the order of the kinds."""
        return ()

    def answer_names(self) -> list[tuple[str, int]]:
        """Fields that the rows of the own answers have beside those of all answers."""
        return []

    def write_answer(
        self, state: MerchantsState, player: Player, option: i64, at: i64, own: i64, out: BytesWriter
    ) -> None:
        """Add to the row at `at` what else an answer means; the own fields begin at `own`."""

    def number_of(self, state: MerchantsState, player: Player, option: i64) -> i64:
        """Which of the numbers of its kind an answer has, where its meaning does not tell; -1 for none."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Merchant:
    """A merchant: static data and hooks (MC-256, MC-257). There is one object of each; what changes lies in its board.

    Every hook gets the state and the merchant's player. A hook that needs a choice pushes a `Question`
    (`state.push(...)`: what is pushed last comes first); it is asked of `state.active`, which is this player's seat
    whenever an acting hook runs. A hook left alone does nothing.
    """

    def __init__(
        self,
        key: str,
        number: i64,
        spaces: tuple[Space, ...],
        goods: tuple[Good, ...],
        staff: tuple[str, ...],
        figures: tuple[str, ...] = ("figure",),
        kinds: tuple[str, ...] = (),
        view: MerchantView | None = None,
        advice: MerchantAdvice | None = None,
        features: MerchantFeatures | None = None,
        opening_stock: tuple[i64, ...] = (),
    ) -> None:
        self.key = key
        self.number: i64 = number  # of the block of kinds of answers; each merchant has its own
        self.first_kind: i64 = number * BLOCK
        self.spaces = spaces
        self.goods = goods  # none, or eight: small R G B Y, large R G B Y
        self.opening_stock = opening_stock  # sizes of the Goods on the shelf at the start, SMALL or LARGE (MC-413)
        self.staff = staff  # keys of the Staff abilities, one a slot (MC-245); none: no Staff board (MC-400)
        self.figures = figures
        self.kinds = kinds  # names of the own kinds of answers, in the order of the block
        self.view: MerchantView = MerchantView() if view is None else view
        self.advice: MerchantAdvice = MerchantAdvice() if advice is None else advice
        self.features: MerchantFeatures = MerchantFeatures() if features is None else features
        self.replaces_turn = False  # MC-401
        self.automatic = False  # decides by its cards, not by choice (the Peddler)
        self.marked_staff: i64 = 0  # bits of the Staff slots that count for MC-404
        self.base = True  # one of the base merchants that are dealt to seats without a choice (MC-392)
        self.reconstruction = True
        self.supply: i64 = packed_counts(goods)
        self.prices: i64 = packed_prices(goods)

    # Set-up and the course of the game.

    def new_board(self) -> ShopBoard:
        """The empty board; `set_up` fills it."""
        return NoBoard()

    def set_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        """The merchant's own set-up (MC-087)."""

    def arrive(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        """Arrival Phase, after the boats (MC-097)."""

    def open_market(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        """Start of the Market Phase, before any sale (MC-164)."""

    def clean_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        """Cleanup Phase, after piers, Town Square and clock (MC-198)."""

    def final_gold(self, state: MerchantsState, player: Player) -> i64:
        """What Final Scoring adds beside the icons of Staff and Corruption cards; may be negative."""
        return 0

    # Turns.

    def turn(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        """The whole turn of a merchant that replaces it (MC-401): pushes its steps, one of them resolving the clock."""

    def can_choose(self, state: MerchantsState, player: Player, space: i64) -> bool:
        """Whether the condition of an action space holds. Asked for the spaces of own actions, and for Activate Staff.

        The core checks figures, marked spaces and the Town Square itself.
        """
        return True

    def act(self, state: MerchantsState, player: Player, space: i64, chance: Chance) -> None:
        """Step 2 for a space with an own action: do it, or push the steps that do it.

        `state.due_hours` and `state.due_corruption` hold the cost and may be changed until step 2 ends (MC-402).
        """

    def can_use(self, state: MerchantsState, player: Player, slot: i64) -> bool:
        """Whether a Staff ability has a legal object now.

        The core checks that a card is assigned and that the ability was not used yet.
        """
        return True

    def use_staff(self, state: MerchantsState, player: Player, slot: i64, chance: Chance) -> None:
        """A Staff ability: do it, or push the steps that do it."""

    # Reacting to others.

    def card_recruited(self, state: MerchantsState, player: Player, card: i64, seat: i64) -> None:
        """Another seat has just selected a Townsfolk card to recruit (MC-408)."""

    def takes_discard(self, state: MerchantsState, player: Player, card: i64) -> bool:
        """A Townsfolk card is about to go under the deck; True if this merchant took it instead (MC-408)."""
        return False

    # Shields.

    def active_shields(self, state: MerchantsState, player: Player) -> i64:
        """The active shields, packed as a crowd of colours (MC-253): those that `activate_shield` turned on."""
        return player.shields

    def unsold(self, state: MerchantsState, player: Player) -> i64:
        """Unsold Goods beyond those on the core's Sale Shelf, for ties (MC-206)."""
        return 0

    # A seat that decides by its cards answers these instead of being asked.

    def takes_hand(self, state: MerchantsState, player: Player) -> bool:
        """Whether an automatic player steps onto an open Clock Hand."""
        return False

    def load(self, state: MerchantsState, player: Player, value: i64, chance: Chance) -> None:
        """How an automatic player loads boats."""

    def pick_berth(self, state: MerchantsState, player: Player, boat: i64) -> i64:
        """Where an automatic player docks."""
        raise NotImplementedError

    def sell(self, state: MerchantsState, player: Player, pier: i64, chance: Chance) -> None:
        """What an automatic player sells at a pier."""

    def kept_townsfolk(self, state: MerchantsState, player: Player) -> list[int]:
        """Townsfolk cards that lie neither on the Staff board nor in the town, such as fans beside the board."""
        return []

    def kept_adventurers(self, state: MerchantsState, player: Player) -> i64:
        """Adventurers that lie on the board, as a crowd."""
        return 0

    def all_goods(self, player: Player) -> i64:
        """The Goods that supply and shelf of a player hold together."""
        return self.supply

    # Hidden information, and what must hold.

    def redeal(self, state: MerchantsState, player: Player, own: bool, chance: Chance) -> None:
        """Draw anew what the viewer cannot know about this board; `own` if the viewer is its player.

        `state` is already a copy.
        """

    def faults(self, state: MerchantsState, player: Player) -> list[str]:
        """What is wrong with the board, such as a lost component (MC-407)."""
        return []


def plain(value: object) -> object:
    """A field of a board as plain data."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def own_key(what: str, merchant: Merchant, name: str) -> str:
    """The key of a message of a merchant's own, such as `space-alchemist-brew`."""
    return what + "-" + merchant.key.replace("_", "-") + "-" + name.replace("_", "-")


def name_of(merchant: Merchant) -> Message:
    """A merchant's name."""
    return Message("merchant-" + merchant.key.replace("_", "-"))


def staff_name(merchant: Merchant, slot: i64) -> Message:
    """The name of a Staff ability; its attribute `.text` says what it does."""
    return Message(own_key("staff", merchant, merchant.staff[slot]))


def space_name(merchant: Merchant, space: i64) -> Message:
    """The name of an action space; its attribute `.text` says what it does. The common spaces have common names."""
    found = merchant.spaces[space]
    if found.action < 0:
        return Message("space-" + found.key)
    return Message(own_key("space", merchant, found.key))
