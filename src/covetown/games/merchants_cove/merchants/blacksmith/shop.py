"""The Blacksmith's shop: dice are rolled and heat the furnaces; ore is mined, and dice are tempered."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count, one
from covetown.games.merchants_cove.feature_bytes import (
    ASKED_COUNT,
    ASKED_FLAG,
    ASKED_LEFT,
    ASKED_WHO,
    asked,
    asked_dice,
)
from covetown.games.merchants_cove.merchant import Merchant, ShopBoard
from covetown.games.merchants_cove.merchants.blacksmith.advice import die_worth, placing_worth
from covetown.games.merchants_cove.merchants.blacksmith.board import (
    BELLOWS,
    COAL,
    COAL_MOST,
    COOLED,
    DICE,
    DIE,
    DIE_NAMES,
    FACES,
    FORGE,
    FURNACE,
    FURNACES,
    HEAT_TO,
    IN_POOL,
    MINE,
    MINED,
    MINED_ENOUGH,
    MINER,
    NONE,
    ORE,
    RAKE,
    RECAST,
    STOKE,
    STOKER,
    TEMPER,
    TEMPERED,
    TEMPERER,
    TEMPERS,
    Smithy,
    alloy,
    any_to_forge,
    any_to_temper,
    can_recast,
    can_temper,
    coals,
    dice_in,
    die,
    fits,
    heat,
    smithy,
    tempered,
    with_coal,
    with_furnace,
)
from covetown.games.merchants_cove.merchants.blacksmith.forge import (
    ForgePick,
    Melt,
    Strike,
)
from covetown.games.merchants_cove.merchants.blacksmith.view import (
    answer,
    die_name,
    shown_roll,
)
from covetown.games.merchants_cove.steps import Question, Step
from covetown.kernel import Chance, Message, Option
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class Rake(Question):
    """Step 1 of Stoke and Bellows: one furnace may be raked out (BS-030, BS-082)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        board = smithy(state.players[seat])
        out: list[i64] = []
        index: i64 = 0
        while index < FURNACES:
            if board.furnaces[index] != 0:
                out.append(RAKE + index)
            index += 1
        if out:
            out.append(RAKE + NONE)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == RAKE + NONE:
            return
        player = state.players[seat]
        board = smithy(player)
        index = option - RAKE
        board.pool += dice_in((board.furnaces[index],))
        board.furnaces = with_furnace(board.furnaces, index, 0)
        if state.events is not None:
            state.events.tell("blacksmith-raked", {"seat": int(player.seat), "furnace": int(index) + 1})

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-rake")


@final
class Roll(Step):
    """Step 2: all dice of the pool are rolled, alloys by colour, then coal (BS-031)."""

    __slots__ = ("bellows",)

    def __init__(self, bellows: bool) -> None:
        self.bellows = bellows

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = state.players[state.active]
        pool = smithy(player).pool
        rolled: list[int] = []
        kind: i64 = 0
        while kind <= COAL:
            values: list[int] = []
            left = count(pool, kind)
            while left > 0:
                values.append(int(kind * 8 + chance.below(FACES) + 1))
                left -= 1
            if state.events is not None and values:
                told: dict[str, object] = {"seat": int(player.seat), "die": DIE_NAMES[kind]}
                told["values"] = [value & 7 for value in values]
                told["text"] = ", ".join([str(value & 7) for value in values])
                state.events.tell("blacksmith-rolled", told)
            values.sort()
            rolled.extend(values)
            kind += 1
        if rolled:
            state.revelations += 1
            state.push(PlaceDie(tuple(rolled), self.bellows))


def any_furnace(furnaces: tuple[int, ...], rolled: i64, bellows: bool) -> bool:
    """Whether a rolled die fits somewhere, with the Bellows also at one more or one less."""
    kind = rolled >> 3
    value = rolled & 7
    index: i64 = 0
    while index < FURNACES:
        furnace: i64 = furnaces[index]
        if fits(furnace, index, kind, value):
            return True
        if bellows and value > 1 and fits(furnace, index, kind, value - 1):
            return True
        index += 1
    return False


@final
class PlaceDie(Question):
    """DIE: one rolled die after the other goes into a furnace; what is not placed loses its value (BS-033, BS-083)."""

    __slots__ = ("bellows", "rolled")

    def __init__(self, rolled: tuple[int, ...], bellows: bool) -> None:
        self.rolled = rolled
        self.bellows = bellows

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        furnaces = smithy(state.players[seat]).furnaces
        out: list[i64] = []
        last: i64 = -1
        for rolled in self.rolled:
            if rolled != last:
                last = rolled
                if any_furnace(furnaces, rolled, self.bellows):
                    out.append(DIE + last)
        if out:
            out.append(COOLED)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option != COOLED:
            state.push(ChooseFurnace(option - DIE, self.rolled, self.bellows))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-die")

    def shown(self, state: MerchantsState, viewer: int) -> dict[str, object] | None:
        return shown_roll(self.rolled)

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        if option == COOLED:
            return 0.0
        return die_worth(state, state.players[seat], self.rolled, option - DIE, self.bellows)

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(1 if self.bellows else 0, at + ASKED_FLAG, out)
        asked_dice(out, at, self.rolled)


@final
class ChooseFurnace(Question):
    """FURNACE: where the die goes, with the Bellows also at which value (BS-032, BS-084)."""

    __slots__ = ("bellows", "die", "rolled")

    def __init__(self, die: i64, rolled: tuple[int, ...], bellows: bool) -> None:
        self.die: i64 = die
        self.rolled = rolled
        self.bellows = bellows

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        furnaces = smithy(state.players[seat]).furnaces
        kind = self.die >> 3
        value = self.die & 7
        low = max(1, value - 1) if self.bellows else value
        high = min(FACES, value + 1) if self.bellows else value
        out: list[i64] = []
        index: i64 = 0
        while index < FURNACES:
            value = low
            while value <= high:
                if fits(furnaces[index], index, kind, value):
                    out.append(FURNACE + index * 8 + value)
                value += 1
            index += 1
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = smithy(player)
        kind = self.die >> 3
        index = (option - FURNACE) >> 3
        value = option & 7
        board.pool -= one(kind)
        furnace: i64 = board.furnaces[index]
        furnace = with_coal(furnace, value) if kind == COAL else (kind + 1) | (value << 3)
        board.furnaces = with_furnace(board.furnaces, index, furnace)
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat), "die": DIE_NAMES[kind], "value": int(value)}
            told["furnace"] = int(index) + 1
            told["heat"] = int(heat(furnace))
            told["rolled"] = int(self.die & 7)
            told["change"] = int(value - (self.die & 7))  # by the Bellows (BS-032)
            state.events.tell("blacksmith-placed", told)
        rest = list(self.rolled)
        rest.remove(int(self.die))
        if rest:
            state.push(PlaceDie(tuple(rest), self.bellows))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        told: dict[str, object] = {"die": die_name(self.die >> 3), "value": int(self.die & 7)}
        return Message("prompt-blacksmith-furnace", told)

    def shown(self, state: MerchantsState, viewer: int) -> dict[str, object] | None:
        return shown_roll(self.rolled)

    def describe(self, state: MerchantsState, seat: i64, option: i64) -> Option | None:
        index = (option - FURNACE) >> 3
        value = option & 7
        warmth = heat(smithy(state.players[seat]).furnaces[index])
        told: dict[str, object] = {"furnace": int(index) + 1, "value": int(value), "heat": int(warmth + value)}
        place = f"furnace:{int(index) + 1}"
        if value > self.die & 7:
            return answer(option, "furnace-hotter", told, [place, "die:up"])
        if value < self.die & 7:
            return answer(option, "furnace-cooler", told, [place, "die:down"])
        return answer(option, "furnace", told, [place])

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        return placing_worth(state, state.players[seat], self.rolled, self.die, option - FURNACE)

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(1 if self.bellows else 0, at + ASKED_FLAG, out)
        out[at + ASKED_WHO + (self.die >> 3)] = 1
        put(self.die & 7, at + ASKED_COUNT, out)
        asked_dice(out, at, self.rolled)


@final
class MineOre(Question):
    """MINE: alloy dice of choice come from the rack to the pool, in the order of the colours (BS-050, BS-085)."""

    __slots__ = ("first", "left")

    def __init__(self, first: i64, left: i64) -> None:
        self.first: i64 = first  # the colour from which on dice may still be picked
        self.left: i64 = left

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        rack = smithy(state.players[seat]).rack
        out: list[i64] = []
        colour = self.first
        while colour < COAL:
            if count(rack, colour) > 0:
                out.append(ORE + colour)
            colour += 1
        if self.left < MINED:
            out.append(MINED_ENOUGH)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == MINED_ENOUGH:
            return
        player = state.players[seat]
        board = smithy(player)
        colour = option - ORE
        board.rack -= one(colour)
        board.pool += one(colour)
        if state.events is not None:
            state.events.tell("blacksmith-mined", {"seat": int(player.seat), "colour": COLOUR_NAMES[colour]})
        if self.left > 1:
            state.push(MineOre(colour, self.left - 1))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-mine")

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.left, at + ASKED_LEFT, out)


@final
class TemperDie(Question):
    """TEMPER: one die in a furnace goes one up or down; the second time it is optional (BS-081, BS-090)."""

    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        self.left: i64 = left

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        furnaces = smithy(state.players[seat]).furnaces
        out: list[i64] = []
        index: i64 = 0
        while index < FURNACES:
            furnace: i64 = furnaces[index]
            if furnace != 0:
                place: i64 = 0
                while place <= COAL_MOST[index]:
                    if can_temper(furnace, index, place, False):
                        out.append(TEMPER + index * 16 + place * 2)
                    if can_temper(furnace, index, place, True):
                        out.append(TEMPER + index * 16 + place * 2 + 1)
                    place += 1
            index += 1
        if self.left < TEMPERS:
            out.append(TEMPERED)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == TEMPERED:
            return
        player = state.players[seat]
        board = smithy(player)
        index = (option - TEMPER) >> 4
        before: i64 = board.furnaces[index]
        place = (option & 15) >> 1
        furnace = tempered(before, place, option & 1 == 1)
        board.furnaces = with_furnace(board.furnaces, index, furnace)
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat), "furnace": int(index) + 1}
            told["die"] = DIE_NAMES[alloy(before) if place == 0 else COAL]
            told["value"] = int(die(before, place))
            told["next"] = int(die(before, place)) + (1 if option & 1 else -1)
            told["heat"] = int(heat(furnace))
            state.events.tell("blacksmith-tempered", told)
        if self.left > 1:
            state.push(TemperDie(self.left - 1))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-blacksmith-temper", {"left": int(self.left)})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.left, at + ASKED_LEFT, out)


@final
class Blacksmith(Merchant):
    """The Blacksmith's shop."""

    def new_board(self) -> ShopBoard:
        return Smithy((0, 0, 0, 0, 0), 0, 0)

    def set_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        board = smithy(player)
        kind: i64 = 0
        while kind <= COAL:
            board.pool += i64(IN_POOL[kind]) * one(kind)
            board.rack += i64(DICE[kind] - IN_POOL[kind]) * one(kind)
            kind += 1

    def can_choose(self, state: MerchantsState, player: Player, space: i64) -> bool:
        """BS-023, table BS-T2."""
        if space in (STOKE, BELLOWS):
            return True
        if space == MINE:
            return smithy(player).rack != 0
        if space == FORGE:
            return any_to_forge(player)
        if space == RECAST:
            return can_recast(player, 0) or can_recast(player, 1) or can_recast(player, 2) or can_recast(player, 3)
        return player.staff != 0

    def act(self, state: MerchantsState, player: Player, space: i64, chance: Chance) -> None:
        if space in (STOKE, BELLOWS):
            state.push(Roll(space == BELLOWS))
            state.push(Rake())
        elif space == MINE:
            state.push(MineOre(0, MINED))
        elif space == FORGE:
            state.push(ForgePick(0, 0))
        else:
            state.push(Melt())

    def can_use(self, state: MerchantsState, player: Player, slot: i64) -> bool:
        """BS-079."""
        board = smithy(player)
        if slot == MINER:
            return board.rack != 0
        if slot == STOKER:
            return board.pool != 0
        if slot == TEMPERER:
            return any_to_temper(board)
        return any_to_forge(player)

    def use_staff(self, state: MerchantsState, player: Player, slot: i64, chance: Chance) -> None:
        if slot == MINER:
            state.push(MineOre(0, MINED))
        elif slot == STOKER:
            state.push(Roll(False))
        elif slot == TEMPERER:
            state.push(TemperDie(TEMPERS))
        else:
            state.push(Strike())

    def faults(self, state: MerchantsState, player: Player) -> list[str]:
        board = smithy(player)
        out: list[str] = []
        held = board.pool + board.rack + dice_in(board.furnaces)
        for kind in range(5):
            if count(held, kind) != DICE[kind]:
                out.append(f"blacksmith: {count(held, kind)} {DIE_NAMES[kind]} dice")
        if count(board.rack, COAL) != 0:
            out.append("blacksmith: coal on the rack")
        for index in range(FURNACES):
            furnace = board.furnaces[index]
            if heat(furnace) > HEAT_TO[index] or coals(furnace) > COAL_MOST[index]:
                out.append(f"blacksmith: furnace {index + 1} is overfull")
        for colour in range(4):
            if count(player.shields, colour) > 1:
                out.append(f"blacksmith: two hallmarks on the {COLOUR_NAMES[colour]} shield")
        return out
