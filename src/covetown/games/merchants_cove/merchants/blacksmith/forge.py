"""The Blacksmith forges, preserves dice, earns hallmarks and recasts goods."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count, one
from covetown.games.merchants_cove.appraisal import good_worths
from covetown.games.merchants_cove.corruption import available, draw_corruption
from covetown.games.merchants_cove.feature_bytes import ASKED_GOODS, ASKED_NAMED, ASKED_WHO, asked, asked_bits
from covetown.games.merchants_cove.goods import GOODS, good_name, produce, take_back
from covetown.games.merchants_cove.merchants.blacksmith.advice import recast_gain
from covetown.games.merchants_cove.merchants.blacksmith.board import (
    AMOUNT,
    COAL,
    FURNACES,
    GIVE,
    GOOD_NAMES,
    HALLMARK,
    MELT,
    PICK,
    PICKED,
    PRESERVE,
    STRIKE,
    alloy,
    can_recast,
    coals,
    forgeable,
    good_of,
    perfect,
    recast_most,
    smithy,
    with_furnace,
)
from covetown.games.merchants_cove.merchants.blacksmith.view import answer, die_name
from covetown.games.merchants_cove.purse import activate_shield, sponsor
from covetown.games.merchants_cove.steps import Question, Step
from covetown.kernel import Chance, Message, Option

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class ForgePick(Question):
    """FORGE: ready furnaces are named in ascending number and then resolved in this order (BS-052, BS-086)."""

    __slots__ = ("named", "next")

    def __init__(self, named: i64, next: i64) -> None:
        self.named: i64 = named
        self.next: i64 = next

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        out = forgeable(state.players[seat], self.next, PICK)
        if self.named != 0:
            out.append(PICKED)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == PICKED:
            state.push(ForgeNamed(self.named, 0))
        else:
            index = option - PICK
            state.push(ForgePick(self.named | (i64(1) << index), index + 1))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-forge")

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        asked_bits(out, at + ASKED_NAMED, self.named)


@final
class ForgeNamed(Step):
    """The named furnaces one after the other, then at most one hallmark effect (BS-053 to BS-060).

    `perfect` collects the colours of the resolved furnaces that were at their perfect heat.
    """

    __slots__ = ("named", "perfect")

    def __init__(self, named: i64, perfect: i64) -> None:
        self.named: i64 = named
        self.perfect: i64 = perfect

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = state.players[state.active]
        index: i64 = 0
        while index < FURNACES:
            if (self.named >> index) & 1:
                furnace: i64 = smithy(player).furnaces[index]
                if forge(state, player, index):
                    colours = self.perfect | (i64(1) << alloy(furnace) if perfect(furnace, index) else 0)
                    state.push(ForgeNamed(self.named & ~((i64(2) << index) - 1), colours))
                    state.push(Preserve(index))
                    return
            index += 1
        if self.perfect != 0:
            state.push(Hallmark(self.perfect))


def forge(state: MerchantsState, player: Player, index: i64) -> bool:
    """A furnace gives its good and its coal, the alloy die stays for the moment; without the good nothing (BS-053)."""
    board = smithy(player)
    furnace: i64 = board.furnaces[index]
    if not produce(state, player, good_of(furnace, index)):
        return False
    board.pool += coals(furnace) * one(COAL)  # BS-054
    board.furnaces = with_furnace(board.furnaces, index, furnace & 63)
    if state.events is not None:
        state.events.tell("blacksmith-forged", {"seat": int(player.seat), "furnace": int(index) + 1})
    return True


def draw_out(state: MerchantsState, player: Player, index: i64, preserved: bool) -> None:
    """The alloy die leaves a forged furnace for the rack, or for the pool if it is preserved (BS-055, BS-057)."""
    board = smithy(player)
    colour = alloy(board.furnaces[index])
    board.furnaces = with_furnace(board.furnaces, index, 0)
    if preserved:
        board.pool += one(colour)
    else:
        board.rack += one(colour)
    if state.events is not None:
        told: dict[str, object] = {"seat": int(player.seat), "colour": COLOUR_NAMES[colour]}
        told["furnace"] = int(index) + 1
        state.events.tell("blacksmith-preserved" if preserved else "blacksmith-racked", told)


@final
class Preserve(Question):
    """PRESERVE: the alloy die of a forged furnace may be kept for a Corruption card (BS-056, BS-064, BS-087)."""

    __slots__ = ("index",)

    def __init__(self, index: i64) -> None:
        self.index: i64 = index

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [PRESERVE, PRESERVE + 1] if available(state) else [PRESERVE]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        if option != PRESERVE:
            draw_corruption(state, player, chance)
        draw_out(state, player, self.index, option != PRESERVE)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        colour = alloy(smithy(state.players[seat]).furnaces[self.index])
        return Message("prompt-blacksmith-preserve", {"die": die_name(colour), "furnace": int(self.index) + 1})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_NAMED + self.index] = 1


@final
class Hallmark(Question):
    """HALLMARK: the colour of one furnace forged at its perfect heat (BS-058, BS-059, BS-088)."""

    __slots__ = ("colours",)

    def __init__(self, colours: i64) -> None:
        self.colours: i64 = colours

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        out: list[i64] = []
        colour: i64 = 0
        while colour < 4:
            if (self.colours >> colour) & 1:
                out.append(HALLMARK + colour)
            colour += 1
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        colour = option - HALLMARK
        if count(player.shields, colour) == 0:
            activate_shield(state, player, colour)
        else:
            sponsor(state, player, colour)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-hallmark")


@final
class Melt(Question):
    """RECAST, first pick: the alloy die that goes back to the rack (BS-061, BS-089)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        out: list[i64] = []
        colour: i64 = 0
        while colour < 4:
            if can_recast(player, colour):
                out.append(MELT + colour)
            colour += 1
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = smithy(player)
        colour = option - MELT
        board.pool -= one(colour)
        board.rack += one(colour)
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat), "colour": COLOUR_NAMES[colour], "furnace": 0}
            state.events.tell("blacksmith-racked", told)
        state.push(Give(colour))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-melt")


@final
class Give(Question):
    """RECAST, second and third pick: which goods are recast, and how many (BS-062, BS-063)."""

    __slots__ = ("colour",)

    def __init__(self, colour: i64) -> None:
        self.colour: i64 = colour

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        out: list[i64] = []
        given: i64 = 0
        while given < GOODS:
            if recast_most(player, self.colour, given) > 0:
                out.append(GIVE + given)
            given += 1
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        state.push(Amount(self.colour, option - GIVE))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-give", {"colour": Message("colour-" + COLOUR_NAMES[self.colour])})

    def describe(self, state: MerchantsState, seat: i64, option: i64) -> Option | None:
        given = option - GIVE
        told: dict[str, object] = {"good": Message("good-" + GOOD_NAMES[given])}
        told["wanted"] = Message("good-" + GOOD_NAMES[(given & 4) + self.colour])
        return answer(option, "give", told, ["good:" + good_name(given)])

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        player = state.players[seat]
        return recast_gain(player, good_worths(state, player), self.colour, option - GIVE)

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_WHO + self.colour] = 1


@final
class Amount(Question):
    """RECAST, third pick: how many goods change their colour."""

    __slots__ = ("colour", "given")

    def __init__(self, colour: i64, given: i64) -> None:
        self.colour: i64 = colour
        self.given: i64 = given

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        most = recast_most(state.players[seat], self.colour, self.given)
        return [AMOUNT + amount for amount in range(1, most + 1)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        left = option - AMOUNT
        while left > 0:
            take_back(state, player, self.given)
            produce(state, player, (self.given & 4) + self.colour)
            left -= 1

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-amount", {"colour": Message("colour-" + COLOUR_NAMES[self.colour])})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        out[at + ASKED_WHO + self.colour] = 1
        out[at + ASKED_GOODS + self.given] = 1


@final
class Strike(Question):
    """STRIKE: the Striker forges one furnace without preserving; a perfect heat has its hallmark effect (BS-T3)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return forgeable(state.players[seat], 0, STRIKE)

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        index = option - STRIKE
        furnace: i64 = smithy(player).furnaces[index]
        forge(state, player, index)
        draw_out(state, player, index, False)
        if perfect(furnace, index):
            state.push(Hallmark(i64(1) << alloy(furnace)))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-strike")
