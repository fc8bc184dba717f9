"""The 36 Townsfolk cards and what each does when it is recruited. Names, abilities and icons are ours (section 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import BITS, KIND_NAMES, ONES, ROGUE, SIGNS, named, one
from covetown.games.merchants_cove.adventurers import BLUE as B
from covetown.games.merchants_cove.adventurers import GREEN as G
from covetown.games.merchants_cove.adventurers import RED as R
from covetown.games.merchants_cove.adventurers import YELLOW as Y
from covetown.games.merchants_cove.corruption import DiscardCorruption
from covetown.games.merchants_cove.feature_bytes import ASKED_BOAT, ASKED_TARGET, ASKED_WHO, asked
from covetown.games.merchants_cove.goods import LARGE, SMALL, produce
from covetown.games.merchants_cove.harbour import (
    boarded,
    draw_adventurer,
    place,
    put_aboard,
    put_in_bag,
    sailing_options,
    take_off,
    to_halls,
)
from covetown.games.merchants_cove.numbers import BOATS
from covetown.games.merchants_cove.options import SAILOR_FROM, SAILOR_TO_BOAT, SAILOR_TO_PIER
from covetown.games.merchants_cove.piers import PIER_NAMES
from covetown.games.merchants_cove.steps import Question
from covetown.kernel import Chance, Message, Thing, argument_of

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState

LOCALS: Final[i64] = 0
MERCENARIES: Final[i64] = 1
SAILORS: Final[i64] = 2
SET_NAMES: Final[tuple[str, ...]] = ("locals", "mercenaries", "sailors")


class Ability:
    """What a Townsfolk card does for the active player when it is recruited; what is impossible is lost (MC-219)."""

    def use(self, state: MerchantsState, chance: Chance) -> None:
        raise NotImplementedError


@final
class DiscardOne(Ability):
    """Discard one of your Corruption cards."""  # MC-262, MC-263

    def use(self, state: MerchantsState, chance: Chance) -> None:
        state.push(DISCARD_ONE)


@final
class DiscardUpToThree(Ability):
    """Discard up to three of your Corruption cards."""  # MC-264, MC-265

    def use(self, state: MerchantsState, chance: Chance) -> None:
        state.push(DISCARD_UP_TO_THREE)


@final
class BringGood(Ability):
    """Put a Good of one size and colour from your supply on your shelf."""  # MC-267

    def __init__(self, good: i64) -> None:
        self.good: i64 = good

    def use(self, state: MerchantsState, chance: Chance) -> None:
        produce(state, state.players[state.active], self.good)


@final
class BringAboard(Ability):
    """Draw an Adventurer from the bag and put it on a Sailing boat."""  # MC-268, MC-276, MC-277

    def use(self, state: MerchantsState, chance: Chance) -> None:
        if state.sailing == 0:
            return
        kind = draw_adventurer(state, chance)
        if kind >= 0:
            place(state, kind)


@final
class TakeFromBoat(Ability):
    """Move an Adventurer from a Sailing boat to a pier, a Hall, the bag or another boat."""  # MC-269 to MC-274

    def __init__(self, target: i64) -> None:
        self.target: i64 = target

    def use(self, state: MerchantsState, chance: Chance) -> None:
        if self.target == TO_BOAT and state.sailing & (state.sailing - 1) == 0:
            return  # MC-278: it needs a second boat
        state.push(CHOOSE_SAILOR[self.target])


TO_PIER: Final[i64] = 0
TO_HALL: Final[i64] = 1
TO_BAG: Final[i64] = 2
TO_BOAT: Final[i64] = 3
TARGET_NAMES: Final[tuple[str, ...]] = ("pier", "hall", "bag", "boat")


@final
class ChooseSailor(Question):
    """SAILOR, first pick: the boat and the Adventurer (MC-373)."""

    __slots__ = ("target",)

    def __init__(self, target: i64) -> None:
        self.target: i64 = target

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        options: list[i64] = []
        kinds = ROGUE if self.target == TO_HALL else ROGUE + 1
        boat: i64 = 0
        while boat < BOATS:
            crowd = state.boats[boat] if (state.sailing >> boat) & 1 else 0
            kind: i64 = 0
            while kind < kinds:
                if (crowd >> (BITS * kind)) & ONES:
                    options.append(SAILOR_FROM + 8 * boat + kind)
                kind += 1
            boat += 1
        return options

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        boat = argument_of(option) >> 3
        kind = argument_of(option) & 7
        if self.target == TO_PIER:
            state.push(SailorToPier(boat, kind))
        elif self.target == TO_BOAT:
            state.push(SailorToBoat(boat, kind))
        else:
            take_off(state, boat, kind)
            left_boat(state, boat, kind, TARGET_NAMES[self.target])
            if self.target == TO_BAG:
                put_in_bag(state, kind)
            else:
                state.held -= one(kind)
                to_halls(state, one(kind))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-sailor-from", {"target": TARGET_NAMES[self.target]})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_TARGET + self.target] = 1


def left_boat(state: MerchantsState, boat: i64, kind: i64, target: str) -> None:
    """Report that an Adventurer leaves a boat for a pier, a Hall or the bag."""
    if state.events is not None:
        facts: dict[str, object] = {"seat": int(state.active), "who": named(kind), "boat": int(boat) + 1}
        facts["sign"] = KIND_NAMES[kind]
        facts["to"] = target
        state.events.tell("left-boat", facts)


@final
class SailorToPier(Question):
    """SAILOR, second pick: any of the three piers (MC-270)."""

    __slots__ = ("boat", "who")

    def __init__(self, boat: i64, who: i64) -> None:
        self.boat: i64 = boat
        self.who: i64 = who  # kind of Adventurer

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [SAILOR_TO_PIER, SAILOR_TO_PIER + 1, SAILOR_TO_PIER + 2]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        pier = argument_of(option)
        state.boats[self.boat] -= one(self.who)
        state.piers[pier] += one(self.who)
        left_boat(state, self.boat, self.who, PIER_NAMES[pier])

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-sailor-pier", {"adventurer": Message("adventurer-" + KIND_NAMES[self.who])})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_BOAT + self.boat] = 1
        out[at + ASKED_WHO + self.who] = 1


@final
class SailorToBoat(Question):
    """SAILOR, second pick: another Sailing boat (MC-273)."""

    __slots__ = ("boat", "who")

    def __init__(self, boat: i64, who: i64) -> None:
        self.boat: i64 = boat
        self.who: i64 = who  # kind of Adventurer

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return sailing_options(state, SAILOR_TO_BOAT, self.boat)

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        boat = argument_of(option)
        take_off(state, self.boat, self.who)
        put_aboard(state, boat, self.who, self.boat)
        boarded(state, boat, self.who)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-sailor-boat", {"adventurer": Message("adventurer-" + KIND_NAMES[self.who])})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_BOAT + self.boat] = 1
        out[at + ASKED_WHO + self.who] = 1


DISCARD_ONE: Final = DiscardCorruption(1, 1, 0)
DISCARD_UP_TO_THREE: Final = DiscardCorruption(0, 3, 0)
CHOOSE_SAILOR: Final[list[ChooseSailor]] = [ChooseSailor(target) for target in range(4)]


@final
class Townsfolk:
    """A Townsfolk card: its set, its ability, and the icons that score at the end of the game."""

    def __init__(self, code: str, key: str, group: i64, ability: Ability, icons: str) -> None:
        self.code = code
        self.key = key
        self.group: i64 = group
        self.ability = ability
        self.icons = icons
        self.corruption: i64 = i64(icons.count("C"))
        factions: i64 = 0
        for icon in icons:
            if icon != "C":
                factions += one(i64(SIGNS.index(icon)))
        self.factions: i64 = factions  # packed as a crowd


TOWNSFOLK: Final[list[Townsfolk]] = [
    Townsfolk("TL01", "baker", LOCALS, DiscardOne(), "RR"),
    Townsfolk("TL02", "piper", LOCALS, DiscardOne(), "GG"),
    Townsfolk("TL03", "librarian", LOCALS, DiscardOne(), "BB"),
    Townsfolk("TL04", "heiress", LOCALS, DiscardOne(), "YY"),
    Townsfolk("TL05", "apothecary", LOCALS, DiscardOne(), "RB"),
    Townsfolk("TL06", "florist", LOCALS, DiscardOne(), "GY"),
    Townsfolk("TL07", "tailor", LOCALS, DiscardOne(), "RY"),
    Townsfolk("TL08", "weaver", LOCALS, DiscardOne(), "GB"),
    Townsfolk("TL09", "constable", LOCALS, DiscardUpToThree(), "R"),
    Townsfolk("TL10", "storyteller", LOCALS, DiscardUpToThree(), "G"),
    Townsfolk("TL11", "teacher", LOCALS, DiscardUpToThree(), "B"),
    Townsfolk("TL12", "judge", LOCALS, DiscardUpToThree(), "Y"),
    Townsfolk("TM01", "spearman", MERCENARIES, BringGood(SMALL + R), "RC"),
    Townsfolk("TM02", "archer", MERCENARIES, BringGood(SMALL + G), "GC"),
    Townsfolk("TM03", "hexer", MERCENARIES, BringGood(SMALL + B), "BC"),
    Townsfolk("TM04", "duellist", MERCENARIES, BringGood(SMALL + Y), "YC"),
    Townsfolk("TM05", "berserker", MERCENARIES, BringGood(LARGE + R), "RCC"),
    Townsfolk("TM06", "ranger", MERCENARIES, BringGood(LARGE + G), "GCC"),
    Townsfolk("TM07", "battlemage", MERCENARIES, BringGood(LARGE + B), "BCC"),
    Townsfolk("TM08", "champion", MERCENARIES, BringGood(LARGE + Y), "YCC"),
    Townsfolk("TM09", "brawler", MERCENARIES, BringGood(SMALL + R), "GYCC"),
    Townsfolk("TM10", "trapper", MERCENARIES, BringGood(SMALL + G), "RBCC"),
    Townsfolk("TM11", "runeblade", MERCENARIES, BringGood(SMALL + B), "RYCC"),
    Townsfolk("TM12", "bodyguard", MERCENARIES, BringGood(SMALL + Y), "GBCC"),
    Townsfolk("TS01", "boatswain", SAILORS, BringAboard(), "RG"),
    Townsfolk("TS02", "purser", SAILORS, BringAboard(), "BY"),
    Townsfolk("TS03", "deckhand", SAILORS, BringAboard(), "RB"),
    Townsfolk("TS04", "pilot", SAILORS, TakeFromBoat(TO_PIER), "G"),
    Townsfolk("TS05", "navigator", SAILORS, TakeFromBoat(TO_PIER), "B"),
    Townsfolk("TS06", "herald", SAILORS, TakeFromBoat(TO_HALL), "Y"),
    Townsfolk("TS07", "ferryman", SAILORS, TakeFromBoat(TO_HALL), "R"),
    Townsfolk("TS08", "stevedore", SAILORS, TakeFromBoat(TO_BOAT), "GY"),
    Townsfolk("TS09", "gatekeeper", SAILORS, TakeFromBoat(TO_BAG), "RG"),
    Townsfolk("TS10", "harbour-clerk", SAILORS, TakeFromBoat(TO_BAG), "BY"),
    Townsfolk("TS11", "rigger", SAILORS, TakeFromBoat(TO_BOAT), "RY"),
    Townsfolk("TS12", "helmsman", SAILORS, TakeFromBoat(TO_BOAT), "GB"),
]


def card_number(code: str) -> int:
    """The number of a card by its code in the ledger: "TL01" is 0."""
    for number in range(len(TOWNSFOLK)):
        if TOWNSFOLK[number].code == code:
            return number
    raise ValueError(f"there is no Townsfolk card {code}")


def card_name(card: i64) -> Message:
    """The name of a Townsfolk card."""
    return Message("card-" + TOWNSFOLK[card].key)


def icon_names(card: int) -> list[Message]:
    """The icons of a Townsfolk card in words."""
    return [
        Message("corruption-c" if icon == "C" else "colour-" + KIND_NAMES[SIGNS.index(icon)])
        for icon in TOWNSFOLK[card].icons
    ]


def card_thing(card: object, ref: str) -> Thing:
    """A Townsfolk card with its text."""
    if not isinstance(card, int):
        return Thing(Message("panel-nobody"), ref)
    key = "card-" + TOWNSFOLK[card].key
    text = Message("panel-townsfolk", {"card": Message(key), "icons": icon_names(card)})
    return Thing(text, ref, "card", Message(key + ".text"))


def sponsorship(card: i64, halls: i64) -> i64:
    """1 gold per Adventurer in the Hall of every faction icon on the card."""
    return icons_times_halls(TOWNSFOLK[card].factions, halls)


# The icons of every card, packed as a crowd: the colours, then Corruption in the place of the Rogues.
ICONS: Final = vec[i64]([card.factions | (card.corruption << 24) for card in TOWNSFOLK])


def icons_times_halls(icons: i64, halls: i64) -> i64:
    """Icons packed as a crowd, each worth the number of Adventurers in the Hall of its colour."""
    return (
        (icons & 63) * (halls & 63)
        + ((icons >> 6) & 63) * ((halls >> 6) & 63)
        + ((icons >> 12) & 63) * ((halls >> 12) & 63)
        + ((icons >> 18) & 63) * ((halls >> 18) & 63)
    )
