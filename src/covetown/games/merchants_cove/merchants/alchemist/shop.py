"""The Alchemist's shop: marbles are taken from the decanter, react with each other and go into cauldrons."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count, draw, one, size
from covetown.games.merchants_cove.corruption import DiscardCorruption
from covetown.games.merchants_cove.feature_bytes import ASKED_COUNT, ASKED_LEFT, asked
from covetown.games.merchants_cove.merchant import Merchant, ShopBoard
from covetown.games.merchants_cove.merchants.alchemist.advice import colour_worth
from covetown.games.merchants_cove.merchants.alchemist.board import (
    BREW,
    CAULDRONS,
    CELL,
    CHUTES,
    COLOUR,
    CONFESSED,
    CONFESSOR,
    EMPTY_CAULDRONS,
    FORAGED,
    FORAGED_KEPT,
    FORAGER,
    HASTY_BREW,
    ICHOR,
    ICHOR_IN_VAT,
    LADLE,
    LADLER,
    LEVELS,
    MARBLE_NAMES,
    MARBLES,
    MIDDLE,
    NONE,
    PAIRS,
    PLACE,
    PLACED,
    PURGE,
    ROWS,
    STILLHAND,
    STIR,
    TAKE_LOWER,
    TAKE_MIDDLE,
    VAT,
    VAT_SIZE,
    Laboratory,
    announced,
    any_to_brew,
    cell,
    colour_of,
    goes,
    laboratory,
    lacks,
    ladled,
    marbles_in,
    place,
    shows_colour,
    slot_for,
    slots_of,
    stirred,
)
from covetown.games.merchants_cove.merchants.alchemist.brewing import BrewOne, BrewPick, EmptyCauldron, spill_into
from covetown.games.merchants_cove.merchants.alchemist.view import (
    answer,
    chain,
    marble_name,
    marble_ref,
    names_of,
    pair_refs,
    row_names,
)
from covetown.games.merchants_cove.steps import Question, Step
from covetown.kernel import Chance, Message, Option
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class Stir(Question):
    """Take, step 2 in the Middle row: two neighbours may change places, if a colour shows there then (AL-090)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        chutes = laboratory(state.players[seat]).chutes
        out: list[i64] = []
        pair: i64 = 0
        while pair < PAIRS:
            after = stirred(chutes, pair)
            if after is not chutes and shows_colour(after, MIDDLE):
                out.append(STIR + pair)
            pair += 1
        if shows_colour(chutes, MIDDLE):
            out.append(STIR + NONE)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == STIR + NONE:
            return
        player = state.players[seat]
        board = laboratory(player)
        board.chutes = stirred(board.chutes, option - STIR)
        if state.events is not None:
            state.events.tell("alchemist-stirred", {"seat": int(player.seat), "refs": pair_refs(option - STIR)})

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-alchemist-stir")


@final
class Announce(Question):
    """Take, steps 3 to 5: a colour of the row is announced and taken from all chutes (AL-034 to AL-039, AL-091)."""

    __slots__ = ("level",)

    def __init__(self, level: i64) -> None:
        self.level: i64 = level

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        chutes = laboratory(state.players[seat]).chutes
        seen: i64 = 0
        chute: i64 = 0
        while chute < CHUTES:
            seen |= i64(1) << (cell(chutes[chute], self.level))
            chute += 1
        out: list[i64] = []
        colour: i64 = 0
        while colour < ICHOR:
            if (seen >> colour) & 1:
                out.append(COLOUR + colour)
            colour += 1
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        colour = option - COLOUR
        player.board = announced(laboratory(player), self.level, colour)
        tell_catch(state, player, "alchemist-took", COLOUR_NAMES[colour])
        state.push(Settle(colour))
        state.push(PlaceCatch(NONE))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-alchemist-colour")

    def shown(self, state: MerchantsState, viewer: int) -> dict[str, object] | None:
        """For each marble that names a colour: what announcing it sets off, chute by chute (AL-079: all is public)."""
        chutes = laboratory(state.players[state.active]).chutes
        chains: dict[str, object] = {}
        for colour in range(ICHOR):
            going = [chute for chute in range(CHUTES) if goes(cell(chutes[chute], self.level), self.level, colour)]
            out: list[object] = [chain(chutes[chute], chute, self.level) for chute in going]
            for chute in going:
                if cell(chutes[chute], self.level) == colour:
                    chains[marble_ref(chute, self.level)] = out
        return {"chains": chains}

    def describe(self, state: MerchantsState, seat: i64, option: i64) -> Option | None:
        colour = option - COLOUR
        chutes = laboratory(state.players[seat]).chutes
        refs = [marble_ref(chute, self.level) for chute in range(CHUTES) if cell(chutes[chute], self.level) == colour]
        return answer(option, "colour", {"colour": marble_name(colour)}, refs)

    def weigh(self, state: MerchantsState, seat: i64, option: i64) -> float:
        return colour_worth(state, state.players[seat], self.level, option - COLOUR)

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.level + 1, at + ASKED_COUNT, out)


def tell_catch(state: MerchantsState, player: Player, kind: str, colour: str) -> None:
    if state.events is not None:
        board = laboratory(player)
        told: dict[str, object] = {"seat": int(player.seat), "colour": colour, "count": int(size(board.catch))}
        told["marbles"] = names_of(board.catch)
        told["chutes"] = [row_names(chute, LEVELS) for chute in board.chutes]
        state.events.tell(kind, told)


@final
class PlaceCatch(Question):
    """Step 6: marbles of the catch go into cauldrons one by one, at most `most` of them (AL-047 to AL-050, AL-092)."""

    __slots__ = ("most",)

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        board = laboratory(state.players[seat])
        out: list[i64] = []
        marble: i64 = 0
        while marble <= ICHOR:
            if count(board.catch, marble) > 0:
                index: i64 = 0
                while index < CAULDRONS:
                    if slot_for(board.cauldrons, index, marble) >= 0:
                        out.append(PLACE + marble * 8 + index)
                    index += 1
            marble += 1
        if out:
            out.append(PLACED)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == PLACED:
            return
        player = state.players[seat]
        board = laboratory(player)
        marble = (option - PLACE) >> 3
        index = option & 7
        place(board, marble, index)
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat), "marble": MARBLE_NAMES[marble]}
            told["cauldron"] = int(index) + 1
            state.events.tell("alchemist-placed", told)
        if self.most == NONE:
            state.push(self)
        elif self.most > 1:
            state.push(PlaceCatch(self.most - 1))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        if self.most == NONE:
            return Message("prompt-alchemist-place")
        return Message("prompt-alchemist-place-few", {"most": int(self.most)})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.most, at + ASKED_LEFT, out)


@final
class Settle(Step):
    """Steps 7 and 8: the rest of the catch leaves, Ichor into the vat of a colour, and the decanter is refilled."""

    __slots__ = ("colour",)

    def __init__(self, colour: i64) -> None:
        self.colour: i64 = colour

    def run(self, state: MerchantsState, chance: Chance) -> None:
        settle(state, state.players[state.active], self.colour, chance)


def settle(state: MerchantsState, player: Player, colour: i64, chance: Chance) -> None:
    board = laboratory(player)
    ichor = count(board.catch, ICHOR)
    returned = board.catch - ichor * one(ICHOR)
    board.bag += returned  # AL-051
    tell_returned(state, player, returned)
    board.catch = 0
    spill_into(state, player, colour, ichor, chance)
    refill(state, player, chance)


def tell_returned(state: MerchantsState, player: Player, marbles: i64) -> None:
    """Report the marbles that go back into the bag."""
    if state.events is not None and marbles != 0:
        told: dict[str, object] = {"seat": int(player.seat), "count": int(size(marbles)), "marbles": names_of(marbles)}
        state.events.tell("alchemist-returned", told)


def refill(state: MerchantsState, player: Player, chance: Chance) -> None:
    """Fill the decanter from the bag, chute by chute from the lowest empty level (AL-010, AL-053)."""
    board = laboratory(player)
    chutes = list(board.chutes)
    bag = board.bag
    fresh: list[str] = []
    chute: i64 = 0
    while chute < CHUTES:
        row: i64 = chutes[chute]
        level: i64 = 0
        while level < LEVELS:
            if cell(row, level) < 0:
                marble = draw(bag, chance)  # AL-081; AL-054: the bag is never empty here
                bag -= one(marble)
                row |= (marble + 1) << (CELL * level)
                if state.events is not None:
                    fresh.append(marble_ref(chute, level) + ":" + MARBLE_NAMES[marble])
            level += 1
        chutes[chute] = int(row)
        chute += 1
    board.chutes = tuple(chutes)
    board.bag = bag
    state.revelations += 1
    if state.events is not None:
        told: dict[str, object] = {"seat": int(player.seat), "count": len(fresh), "fresh": fresh}
        state.events.tell("alchemist-refilled", told)


@final
class LadleMarble(Question):
    """LADLE: the Ladler takes one marble from anywhere in the decanter (AL-095)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [LADLE + chute * 8 + level for chute in range(CHUTES) for level in range(LEVELS)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = laboratory(player)
        chute = (option - LADLE) >> 3
        marble = cell(board.chutes[chute], option & 7)
        player.board = ladled(board, chute, option & 7)
        tell_catch(state, player, "alchemist-ladled", MARBLE_NAMES[marble])
        state.push(ChooseVat())
        state.push(PlaceCatch(NONE))

    def shown(self, state: MerchantsState, viewer: int) -> dict[str, object] | None:
        """What each marble sets off (AL-079: all is public)."""
        chutes = laboratory(state.players[state.active]).chutes
        chains: dict[str, object] = {}
        for chute in range(CHUTES):
            for level in range(LEVELS):
                chains[marble_ref(chute, level)] = [chain(chutes[chute], chute, level)]
        return {"chains": chains}

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-alchemist-ladle")


@final
class ChooseVat(Question):
    """VAT: all Ichor the Ladler's player did not place goes to one vat of their choice (AL-086, AL-095)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        if count(laboratory(state.players[seat]).catch, ICHOR) > 0:
            return [VAT, VAT + 1, VAT + 2, VAT + 3]
        return [VAT]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        settle(state, state.players[seat], option - VAT, chance)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-alchemist-vat")


@final
class ReturnForaged(Step):
    """What the Forager found and nobody placed goes back into the bag, Ichor included (AL-087)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        player = state.players[state.active]
        board = laboratory(player)
        board.bag += board.catch
        tell_returned(state, player, board.catch)
        board.catch = 0


def forage(state: MerchantsState, player: Player, chance: Chance) -> None:
    """The Forager draws marbles from the bag (AL-T3)."""
    board = laboratory(player)
    left: i64 = FORAGED
    while left > 0:
        marble = draw(board.bag, chance)
        board.bag -= one(marble)
        board.catch += one(marble)
        left -= 1
    state.revelations += 1
    tell_catch(state, player, "alchemist-foraged", "")
    state.push(ReturnForaged())
    state.push(PlaceCatch(FORAGED_KEPT))


def purge(state: MerchantsState, player: Player) -> None:
    """All Ichor of the vats returns to the bag (AL-065)."""
    board = laboratory(player)
    ichor = size(board.vats)
    board.bag += ichor * one(ICHOR)
    board.vats = 0
    if state.events is not None:
        state.events.tell("alchemist-purged", {"seat": int(player.seat), "count": int(ichor)})


@final
class Alchemist(Merchant):
    """The Alchemist's shop."""

    def new_board(self) -> ShopBoard:
        return Laboratory((0, 0, 0, 0), EMPTY_CAULDRONS, 0, 0, 0)

    def set_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        board = laboratory(player)
        board.vats = ICHOR_IN_VAT * (one(0) + one(1) + one(2) + one(3))
        marble: i64 = 0
        while marble <= ICHOR:
            board.bag += i64(MARBLES[marble]) * one(marble)
            marble += 1
        board.bag -= size(board.vats) * one(ICHOR)  # AL-006
        refill(state, player, chance)

    def can_choose(self, state: MerchantsState, player: Player, space: i64) -> bool:
        """AL-024, table AL-T2."""
        board = laboratory(player)
        if space == TAKE_MIDDLE:
            return shows_colour(board.chutes, 1) or shows_colour(board.chutes, 2) or shows_colour(board.chutes, 3)
        if space <= TAKE_LOWER:
            return shows_colour(board.chutes, ROWS[space])
        if space == BREW:
            return any_to_brew(player, 0)
        if space == HASTY_BREW:
            return any_to_brew(player, 1)
        if space == PURGE:
            return board.vats != 0
        return player.staff != 0

    def act(self, state: MerchantsState, player: Player, space: i64, chance: Chance) -> None:
        if space <= TAKE_LOWER:
            state.push(Announce(ROWS[space]))
            if space == TAKE_MIDDLE:
                state.push(Stir())
            state.push(EmptyCauldron())
        elif space == BREW:
            state.push(BrewPick(0, 0))
        elif space == HASTY_BREW:
            state.push(BrewOne(True))
        else:
            purge(state, player)

    def can_use(self, state: MerchantsState, player: Player, slot: i64) -> bool:
        """AL-085."""
        board = laboratory(player)
        if slot == FORAGER:
            index: i64 = 0
            while index < CAULDRONS:
                if lacks(board.cauldrons[index], index) > 0:
                    return True
                index += 1
            return False
        if slot == STILLHAND:
            return any_to_brew(player, 0)
        if slot == CONFESSOR:
            return player.corruption != 0
        return True

    def use_staff(self, state: MerchantsState, player: Player, slot: i64, chance: Chance) -> None:
        if slot == LADLER:
            state.push(LadleMarble())
        elif slot == FORAGER:
            forage(state, player, chance)
        elif slot == STILLHAND:
            state.push(BrewOne(False))
        else:
            clean = laboratory(player).vats == 0  # AL-088: looked at when the ability is chosen
            state.push(DiscardCorruption(1, CONFESSED if clean else 1, 0))

    def active_shields(self, state: MerchantsState, player: Player) -> i64:
        """AL-075: the shield of each colour whose vat is empty."""
        vats = laboratory(player).vats
        out: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if count(vats, colour) == 0:
                out += one(colour)
            colour += 1
        return out

    def faults(self, state: MerchantsState, player: Player) -> list[str]:
        board = laboratory(player)
        out: list[str] = []
        ichor = size(board.vats) * one(ICHOR)
        held = board.bag + board.catch + ichor + marbles_in(board.chutes) + marbles_in(board.cauldrons)
        for marble in range(5):
            if count(held, marble) != MARBLES[marble]:
                out.append(f"alchemist: {count(held, marble)} {MARBLE_NAMES[marble]} marbles")
        for colour in range(4):
            if count(board.vats, colour) > VAT_SIZE:
                out.append(f"alchemist: {count(board.vats, colour)} Ichor in the {COLOUR_NAMES[colour]} vat")
        for index in range(CAULDRONS):
            if board.cauldrons[index] >> (CELL * slots_of(index)) or colour_of(board.cauldrons[index]) == ICHOR:
                out.append(f"alchemist: cauldron {index + 1} holds what it cannot hold")
        return out
