"""The Chronomancer's shop: tiles are pushed through two time machines, and aligned rifts are explored."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, draw, one
from covetown.games.merchants_cove.clock import hours_back, move_back
from covetown.games.merchants_cove.corruption import DiscardCorruption
from covetown.games.merchants_cove.feature_bytes import ASKED_FLAG, ASKED_LEFT, ASKED_NAMED, asked, asked_bits
from covetown.games.merchants_cove.goods import produce
from covetown.games.merchants_cove.merchant import Merchant, ShopBoard
from covetown.games.merchants_cove.merchants.chronomancer.board import (
    ANCHOR,
    ANY_MACHINE,
    BENCH_SIZE,
    CELL,
    CELL_ONES,
    DELVE,
    DELVER,
    EXPLORE,
    GEARWRIGHT,
    GEARWRIGHT_PUSHES,
    HOURS,
    LAID,
    MACHINE_I,
    MACHINE_II,
    MACHINES,
    OVERCLOCK,
    OVERCLOCK_PUSHES,
    PICK,
    PICKED,
    POSITIONS,
    PUSH,
    PUSH_I,
    PUSH_II,
    PUSHED,
    PUSHES,
    RENEW,
    REWIND,
    REWOUND,
    STABILISE,
    SWAP,
    TANDEM_PUSHES,
    TILES,
    TINKER,
    Workshop,
    aligned,
    anchor_of,
    bench_size,
    can_explore,
    can_stabilise,
    cell,
    colours_in,
    explorable,
    find,
    has_tile,
    machine,
    misplaced,
    pushed,
    set_machine,
    tinkers,
    without_tile,
    workshop,
)
from covetown.games.merchants_cove.merchants.chronomancer.view import (
    row_names,
)
from covetown.games.merchants_cove.steps import Question, Step
from covetown.kernel import Chance, Message
from covetown.kernel.counts import put

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


@final
class PushTile(Question):
    """PUSH: a tile of the workbench goes into an end of a machine; further pushes are optional (CH-084, CH-092)."""

    __slots__ = ("left", "machines", "must")

    def __init__(self, machines: i64, left: i64, must: bool) -> None:
        self.machines: i64 = machines  # as bits: the machines this push may go to
        self.left: i64 = left
        self.must = must

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        bench = workshop(state.players[seat]).bench
        out: list[i64] = []
        colour: i64 = 0
        while colour < 4:
            if has_tile(bench, colour):
                way: i64 = 0
                while way < 2 * MACHINES:
                    if (self.machines >> (way >> 1)) & 1:
                        out.append(PUSH + colour * 4 + way)
                    way += 1
            colour += 1
        if out and not self.must:
            out.append(PUSHED)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == PUSHED:
            return
        player = state.players[seat]
        board = workshop(player)
        colour = (option - PUSH) >> 2
        number = (option >> 1) & 1
        dropped = pushed(board, colour, number, option & 1)
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat), "colour": COLOUR_NAMES[colour]}
            told["machine"] = int(number) + 1
            told["end"] = "right" if option & 1 else "left"
            told["dropped"] = COLOUR_NAMES[dropped] if dropped >= 0 else "none"
            told["row"] = row_names(machine(board, number), POSITIONS)
            state.events.tell("chronomancer-pushed", told)
        if self.left > 1:
            state.push(PushTile(self.machines, self.left - 1, False))

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        which = "both" if self.machines == ANY_MACHINE else "I" if self.machines == MACHINE_I else "II"
        return Message("prompt-chronomancer-push", {"left": int(self.left), "machine": which})

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        put(self.left, at + ASKED_LEFT, out)
        put(1 if self.must else 0, at + ASKED_FLAG, out)
        asked_bits(out, at + ASKED_NAMED, self.machines)


@final
class RefillBench(Step):
    """The workbench is refilled from the bag (CH-042, CH-082)."""

    def run(self, state: MerchantsState, chance: Chance) -> None:
        fill_bench(state, state.players[state.active], chance)


def draw_tile(board: Workshop, chance: Chance) -> i64:
    """A tile from the bag, which never runs out (CH-081)."""
    colour = draw(board.bag, chance)
    board.bag -= one(colour)
    return colour


def fill_bench(state: MerchantsState, player: Player, chance: Chance) -> None:
    board = workshop(player)
    held = bench_size(board.bench)
    if held >= BENCH_SIZE:
        return
    fresh: list[str] = []
    while held < BENCH_SIZE:
        colour = draw_tile(board, chance)
        board.bench |= (colour + 1) << (CELL * held)
        held += 1
        if state.events is not None:
            fresh.append(COLOUR_NAMES[colour])
    state.revelations += 1
    if state.events is not None:
        told: dict[str, object] = {"seat": int(player.seat), "count": len(fresh), "tiles": fresh}
        state.events.tell("chronomancer-refilled", told)


@final
class PlaceAnchor(Question):
    """STABILISE: an aligned rift without an anchor gets the anchor of its colour (CH-046, CH-047, CH-093)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        board = workshop(state.players[seat])
        return [ANCHOR + rift for rift in range(POSITIONS) if can_stabilise(board, rift)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = workshop(player)
        rift = option - ANCHOR
        colour = aligned(board, rift)
        board.anchors &= ~(CELL_ONES << (CELL * colour))
        board.anchors |= (rift + 1) << (CELL * colour)
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat), "colour": COLOUR_NAMES[colour], "rift": int(rift) + 1}
            state.events.tell("chronomancer-stabilised", told)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-chronomancer-stabilise")


@final
class ExplorePick(Question):
    """EXPLORE: rifts on a single walk are named in ascending position and then resolved (CH-051, CH-054, CH-094)."""

    __slots__ = ("named", "next")

    def __init__(self, named: i64, next: i64) -> None:
        self.named: i64 = named
        self.next: i64 = next

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        out = explorable(workshop(player), player.supply, self.named, self.next, PICK)
        if self.named != 0:
            out.append(PICKED)
        return out

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option != PICKED:
            rift = option - PICK
            state.push(ExplorePick(self.named | (i64(1) << rift), rift + 1))
            return
        rift = 0
        while rift < POSITIONS:
            if (self.named >> rift) & 1:
                explore(state, state.players[seat], rift)
            rift += 1

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-chronomancer-explore")

    def write_asked(self, state: MerchantsState, seat: i64, out: BytesWriter) -> None:
        at = asked(out)
        asked_bits(out, at + ASKED_NAMED, self.named)


def explore(state: MerchantsState, player: Player, rift: i64) -> None:
    """A rift gives its good and both its tiles go to the bag; without a good it stays unchanged (CH-055 to CH-057)."""
    board = workshop(player)
    good = find(board, player.supply, rift)
    if good < 0:
        return
    colour = aligned(board, rift)
    board.upper &= ~(CELL_ONES << (CELL * rift))
    board.lower &= ~(CELL_ONES << (CELL * rift))
    board.bag += 2 * one(colour)
    if state.events is not None:
        told: dict[str, object] = {"seat": int(player.seat), "colour": COLOUR_NAMES[colour], "rift": int(rift) + 1}
        state.events.tell("chronomancer-explored", told)
    produce(state, player, good)


@final
class Rewind(Question):
    """HOURS: the own Timepiece goes back, but never before the round's first hour (CH-061 to CH-066, CH-095)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        most = min(REWOUND, hours_back(state, state.players[seat]))
        return [HOURS + hours for hours in range(1, most + 1)]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        workshop(player).hourglass = False
        if state.events is not None:
            state.events.tell("chronomancer-rewound", {"seat": int(player.seat), "hours": int(option - HOURS)})
        move_back(state, player, option - HOURS)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-chronomancer-hours")


@final
class TinkerTiles(Question):
    """TINKER: a workbench tile changes places with a machine tile of another colour (CH-089, CH-096)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return tinkers(workshop(state.players[seat]))

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        player = state.players[seat]
        board = workshop(player)
        value = option - SWAP
        colour = value >> 4
        number = (value >> 3) & 1
        row = machine(board, number)
        tile = cell(row, value & 7)
        set_machine(board, number, row + ((colour - tile) << (CELL * (value & 7))))
        board.bench = without_tile(board.bench, colour)
        board.bench |= (tile + 1) << (CELL * bench_size(board.bench))
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat), "colour": COLOUR_NAMES[colour]}
            told["tile"] = COLOUR_NAMES[tile]
            told["machine"] = int(number) + 1
            told["position"] = int(value & 7) + 1
            state.events.tell("chronomancer-tinkered", told)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-chronomancer-tinker")


@final
class DelveRift(Question):
    """DELVE: one aligned rift anywhere is explored without a walk (CH-096)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        player = state.players[seat]
        board = workshop(player)
        return [DELVE + rift for rift in range(POSITIONS) if find(board, player.supply, rift) >= 0]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        explore(state, state.players[seat], option - DELVE)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-chronomancer-delve")


@final
class RenewBench(Question):
    """RENEW: all workbench tiles may go to the bag for new ones (CH-090, CH-096)."""

    def options(self, state: MerchantsState, seat: i64) -> list[i64]:
        return [RENEW + 1, RENEW]

    def resolve(self, state: MerchantsState, seat: i64, option: i64, chance: Chance) -> None:
        if option == RENEW:
            return
        player = state.players[seat]
        board = workshop(player)
        board.bag += colours_in(board.bench)
        board.bench = 0
        if state.events is not None:
            state.events.tell("chronomancer-renewed", {"seat": int(player.seat)})
        fill_bench(state, player, chance)

    def prompt(self, state: MerchantsState, seat: i64) -> Message:
        return Message("prompt-chronomancer-renew")


@final
class Chronomancer(Merchant):
    """The Chronomancer's shop."""

    def new_board(self) -> ShopBoard:
        return Workshop(0, 0, 0, 0, 0, True)

    def set_up(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        """CH-010: machine I, machine II, then the workbench."""
        board = workshop(player)
        colour: i64 = 0
        while colour < 4:
            board.bag += i64(TILES[colour]) * one(colour)
            colour += 1
        number: i64 = 0
        while number < MACHINES:
            for place in LAID:
                row = machine(board, number) | ((draw_tile(board, chance) + 1) << (CELL * i64(place)))
                set_machine(board, number, row)
            number += 1
        if state.events is not None:
            told: dict[str, object] = {"seat": int(player.seat)}
            told["upper"] = row_names(board.upper, POSITIONS)
            told["lower"] = row_names(board.lower, POSITIONS)
            tiles: list[object] = []
            for row in (board.upper, board.lower):
                tiles.extend([COLOUR_NAMES[cell(row, place)] for place in LAID])
            told["tiles"] = tiles
            state.events.tell("chronomancer-laid", told)
        fill_bench(state, player, chance)

    def arrive(self, state: MerchantsState, player: Player, chance: Chance) -> None:
        """The hourglass is turned to full (CH-015, CH-080)."""
        board = workshop(player)
        if not board.hourglass and state.events is not None:
            state.events.tell("chronomancer-hourglass", {"seat": int(player.seat)})
        board.hourglass = True

    def can_choose(self, state: MerchantsState, player: Player, space: i64) -> bool:
        """CH-024, table CH-T1."""
        board = workshop(player)
        if space <= OVERCLOCK:
            return True
        if space == STABILISE:
            rift: i64 = 0
            while rift < POSITIONS:
                if can_stabilise(board, rift):
                    return True
                rift += 1
            return False
        if space == EXPLORE:
            return can_explore(board, player.supply)
        if space == REWIND:
            return board.hourglass and hours_back(state, player) > 0
        return player.staff != 0

    def act(self, state: MerchantsState, player: Player, space: i64, chance: Chance) -> None:
        if space in (PUSH_I, PUSH_II):
            own = MACHINE_I if space == PUSH_I else MACHINE_II
            state.push(RefillBench())
            if player.space_of(0) == 1 - space or player.space_of(1) == 1 - space:  # CH-039
                state.push(PushTile(ANY_MACHINE - own, TANDEM_PUSHES, False))
            state.push(PushTile(own, PUSHES, True))
        elif space == OVERCLOCK:
            state.push(RefillBench())
            state.push(PushTile(ANY_MACHINE, OVERCLOCK_PUSHES, True))
        elif space == STABILISE:
            state.push(PlaceAnchor())
        elif space == EXPLORE:
            state.push(ExplorePick(0, 0))
        else:
            state.push(Rewind())

    def can_use(self, state: MerchantsState, player: Player, slot: i64) -> bool:
        """CH-088."""
        board = workshop(player)
        if slot == TINKER:
            return len(tinkers(board)) > 0
        if slot == DELVER:
            rift: i64 = 0
            while rift < POSITIONS:
                if find(board, player.supply, rift) >= 0:
                    return True
                rift += 1
            return False
        return True

    def use_staff(self, state: MerchantsState, player: Player, slot: i64, chance: Chance) -> None:
        if slot == GEARWRIGHT:
            state.push(RefillBench())
            state.push(PushTile(ANY_MACHINE, GEARWRIGHT_PUSHES, True))
        elif slot == TINKER:
            state.push(TinkerTiles())
        elif slot == DELVER:
            state.push(DelveRift())
        else:
            state.push(RenewBench())
            state.push(DiscardCorruption(1, 1, 0))

    def active_shields(self, state: MerchantsState, player: Player) -> i64:
        """CH-075: the colour of each anchor that lies on a rift."""
        board = workshop(player)
        out: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if anchor_of(board, colour) >= 0:
                out += one(colour)
            colour += 1
        return out

    def faults(self, state: MerchantsState, player: Player) -> list[str]:
        return misplaced(workshop(player))
