"""The harbour: boats that sail, are loaded and dock, the piers, the Faction Halls and the Lair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import (
    BITS,
    KIND_NAMES,
    KINDS,
    ONES,
    ROGUE,
    draw,
    listed,
    named,
    one,
    shown,
    size,
)
from covetown.games.merchants_cove.appraisal import CARD, boat_weight
from covetown.games.merchants_cove.corruption import available, draw_corruption
from covetown.games.merchants_cove.feature_bytes import ASKED_BOAT, ASKED_WHO, asked
from covetown.games.merchants_cove.numbers import BOAT_SLOTS, BOATS
from covetown.games.merchants_cove.options import BOAT, DOCK, DONE, FIRST, ROB
from covetown.games.merchants_cove.piers import BERTH_NAMES, PIER_NAMES, PIER_OF, first_berth
from covetown.games.merchants_cove.rogues import ROBBERS
from covetown.games.merchants_cove.steps import Question, Step
from covetown.games.merchants_cove.timepieces import farthest, marker_after
from covetown.kernel import Chance, Message, Option, argument_of

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState

LEFT_BOATS: Final[i64] = 7
RIGHT_BOATS: Final[i64] = 56
ALL_BOATS: Final[i64] = 63


def boat_at(state: MerchantsState, berth: i64) -> i64:
    """The boat (0 to 5) docked at a pier space, -1 if it is empty."""
    return ((state.berths >> (3 * berth)) & 7) - 1


def draw_adventurer(state: MerchantsState, chance: Chance) -> i64:
    """Draw an Adventurer from the bag to be placed; -1 if the bag is empty (MC-352)."""
    if state.bag == 0:
        return -1
    kind = draw(state.bag, chance)
    state.bag -= one(kind)
    state.held += one(kind)
    state.revelations += 1
    if state.events is not None:
        state.events.tell("drew-adventurer", {"seat": int(state.active), "who": named(kind), "sign": KIND_NAMES[kind]})
    return kind


def put_in_bag(state: MerchantsState, kind: i64) -> None:
    """An Adventurer drawn and not placed goes back into the bag (MC-143)."""
    state.held -= one(kind)
    state.bag += one(kind)
    if state.events is not None:
        state.events.tell("returned-adventurer", {"who": named(kind), "sign": KIND_NAMES[kind]})


def to_halls(state: MerchantsState, crowd: i64) -> None:
    """Customers go to their Faction Halls, Rogues to the Lair (MC-148); the crowd has already left its place."""
    state.halls += crowd
    if crowd != 0 and state.events is not None:
        state.events.tell("to-halls", {"crowd": shown(crowd), "who": listed(crowd)})


def put_aboard(state: MerchantsState, boat: i64, kind: i64, source: i64 = -1) -> None:
    """Put a held Adventurer on a boat; `source` is the boat it was taken off at this very moment, if any."""
    state.held -= one(kind)
    state.boats[boat] += one(kind)
    if state.events is not None:
        facts: dict[str, object] = {"seat": int(state.active), "who": named(kind), "boat": int(boat) + 1}
        facts["sign"] = KIND_NAMES[kind]
        facts["from"] = int(source) + 1
        state.events.tell("boarded", facts)


def take_off(state: MerchantsState, boat: i64, kind: i64) -> None:
    """Take an Adventurer off a boat, to be placed elsewhere."""
    state.boats[boat] -= one(kind)
    state.held += one(kind)


def dock(state: MerchantsState, boat: i64, berth: i64) -> None:
    """Dock a full boat: its Adventurers land (MC-149).

    After the second docking of a side its third boat leaves; the fourth docking of all gives the signal.
    """
    crowd = state.boats[boat]
    pier = PIER_OF[berth]
    state.boats[boat] = 0
    state.sailing &= ~(i64(1) << boat)
    state.berths |= (boat + 1) << (3 * berth)
    state.piers[pier] += crowd
    if state.events is not None:
        told: dict[str, object] = {"boat": int(boat) + 1, "berth": BERTH_NAMES[berth], "pier": PIER_NAMES[pier]}
        told["place"] = Message("pier-" + PIER_NAMES[pier]).plain()
        told["crowd"] = shown(crowd)
        told["who"] = listed(crowd)
        state.events.tell("docked", told)
    base = first_berth(boat)
    berths = state.berths >> (3 * base)
    if berths & 7 and berths & 56:
        left = state.sailing & (LEFT_BOATS if boat < 3 else RIGHT_BOATS)
        other: i64 = 0
        while left > 0:
            if left & 1:
                remove_boat(state, other)
            left >>= 1
            other += 1
        if state.sailing == 0 and not state.signal:
            give_signal(state)


def remove_boat(state: MerchantsState, boat: i64) -> None:
    """Take a boat off the board: those aboard go to their Halls and to the Lair (MC-147, MC-148)."""
    crowd = state.boats[boat]
    state.boats[boat] = 0
    state.sailing &= ~(i64(1) << boat)
    if state.events is not None:
        state.events.tell("boat-left", {"boat": int(boat) + 1})
    to_halls(state, crowd)


def give_signal(state: MerchantsState) -> None:
    """All four pier spaces are taken: loading is over, the marker follows the last Timepiece (MC-150, MC-154)."""
    state.signal = True
    state.marker = marker_after(farthest(state))
    if state.events is not None:
        state.events.tell("signal", {"hour": int(state.marker) // 2})


@final
class LoadTheBoats(Step):
    """Load the Boats: the active player draws and places Adventurers (MC-134, MC-139); ignored after the signal."""

    __slots__ = ("value",)

    def __init__(self, value: i64) -> None:
        self.value: i64 = value

    def run(self, state: MerchantsState, chance: Chance) -> None:
        if state.signal:
            return
        player = state.players[state.active]
        if player.merchant.automatic:
            player.merchant.load(state, player, self.value, chance)
            return
        crowd: i64 = 0
        left = self.value
        while left > 0:  # MC-140: all are drawn before the first is placed
            kind = draw_adventurer(state, chance)
            if kind >= 0:
                crowd += one(kind)
            left -= 1
        if crowd != 0:
            state.push(PlaceDrawn(crowd))


@final
class PlaceDrawn(Question):
    """FIRST: which of the drawn Adventurers is placed next (MC-377)."""

    __slots__ = ("crowd",)

    def __init__(self, crowd: i64) -> None:
        self.crowd: i64 = crowd

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        options: list[i64] = []
        kind: i64 = 0
        while kind < KINDS:
            if (self.crowd >> (BITS * kind)) & ONES:
                options.append(FIRST + kind)
                if state.sailing == 0:
                    return options
            kind += 1
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        kind = argument_of(option)
        left = self.crowd - one(kind)
        if left != 0:
            state.push(PlaceDrawn(left))
        place(state, kind)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-first")


def place(state: MerchantsState, kind: i64) -> None:
    """Have the active player put a held Adventurer on a Sailing boat, or back into the bag if none sails (MC-143)."""
    if state.sailing == 0:
        put_in_bag(state, kind)
    else:
        state.push(PLACE_ON_BOAT[kind])


@final
class PlaceOnBoat(Question):
    """BOAT: the Sailing boat that receives the Adventurer (MC-378)."""

    __slots__ = ("who",)

    def __init__(self, who: i64) -> None:
        self.who: i64 = who  # kind of Adventurer

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return sailing_options(state, BOAT, -1)

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        boat = argument_of(option)
        put_aboard(state, boat, self.who)
        boarded(state, boat, self.who)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-boat", {"adventurer": Message("adventurer-" + KIND_NAMES[self.who])})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_WHO + self.who] = 1


PLACE_ON_BOAT: Final[list[PlaceOnBoat]] = [PlaceOnBoat(who) for who in range(5)]


def sailing_options(state: MerchantsState, first: i64, but: i64) -> list[i64]:
    """One option for each Sailing boat other than `but`."""
    options: list[i64] = []
    boat: i64 = 0
    left = state.sailing
    while left > 0:
        if left & 1 and boat != but:
            options.append(first + boat)
        left >>= 1
        boat += 1
    return options


def boarded(state: MerchantsState, boat: i64, kind: i64) -> None:
    """What follows an Adventurer put on a boat: the Robbers' option, then docking (MC-156)."""
    if kind == ROGUE and state.rogue_card == ROBBERS:
        state.push(DOCK_FULL_BOATS)
        if not state.players[state.active].merchant.automatic:  # PD-109
            state.push(Rob(boat))
    elif size(state.boats[boat]) >= BOAT_SLOTS:
        state.push(DOCK_FULL_BOATS)


@final
class Rob(Question):
    """ROB: for a Corruption card a Customer of the Rogue's boat moves to another Sailing boat, or not (MC-379)."""

    __slots__ = ("boat",)

    def __init__(self, boat: i64) -> None:
        self.boat: i64 = boat

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        options: list[i64] = [DONE]
        if not available(state):  # MC-330
            return options
        crowd = state.boats[self.boat]
        kind: i64 = 0
        while kind < ROGUE:
            if (crowd >> (BITS * kind)) & ONES:
                options.extend(sailing_options(state, ROB + 8 * kind, self.boat))
            kind += 1
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == DONE:
            return
        kind = argument_of(option) >> 3
        boat = argument_of(option) & 7
        draw_corruption(state, state.players[seat], chance)  # MC-349
        take_off(state, self.boat, kind)
        put_aboard(state, boat, kind, self.boat)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-rob", {"boat": int(self.boat) + 1})

    def describe(self, state: MerchantsState, seat: i64, option: i64) -> Option | None:
        """Who goes from the Rogue's boat to which other."""
        if option == DONE:
            return None
        kind = argument_of(option) >> 3
        boat = int(argument_of(option) & 7) + 1
        told: dict[str, object] = {"adventurer": Message("adventurer-" + KIND_NAMES[kind]), "boat": boat}
        refs = [f"boat:{int(self.boat) + 1}", "adventurer:" + KIND_NAMES[kind], f"boat:{boat}"]
        return Option(int(option), "rob", Message("option-rob", told), refs)

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        player = state.players[seat]
        kind = argument_of(option) >> 3
        gain = boat_weight(state, player, argument_of(option) & 7, kind) - boat_weight(state, player, self.boat, kind)
        return gain - 2.0 * CARD

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_BOAT + self.boat] = 1


@final
class DockFullBoats(Step):
    """Dock the boat that has just been filled (MC-144)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        boat: i64 = 0
        while boat < BOATS:
            if (state.sailing >> boat) & 1 and size(state.boats[boat]) >= BOAT_SLOTS:
                player = state.players[state.active]
                if player.merchant.automatic:
                    dock(state, boat, player.merchant.pick_berth(state, player, boat))
                else:
                    state.push(ChooseBerth(boat))
                return
            boat += 1


DOCK_FULL_BOATS: Final = DockFullBoats()


@final
class ChooseBerth(Question):
    """DOCK: an empty pier space on the boat's own side (MC-380)."""

    __slots__ = ("boat",)

    def __init__(self, boat: i64) -> None:
        self.boat: i64 = boat

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        options: list[i64] = []
        berth = first_berth(self.boat)
        if (state.berths >> (3 * berth)) & 7 == 0:
            options.append(DOCK + berth)
        if (state.berths >> (3 * berth + 3)) & 7 == 0:
            options.append(DOCK + berth + 1)
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        dock(state, self.boat, argument_of(option))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-dock", {"boat": int(self.boat) + 1})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_BOAT + self.boat] = 1
