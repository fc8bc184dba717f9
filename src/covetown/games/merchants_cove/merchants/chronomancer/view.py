"""The Chronomancer's shop as a person sees it: the board in a view, answers with what they point at, and the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count
from covetown.games.merchants_cove.clock import place_back
from covetown.games.merchants_cove.merchant import MerchantView
from covetown.games.merchants_cove.merchants.chronomancer.board import (
    BENCH_SIZE,
    FIRST,
    GOOD_NAMES,
    OPTION_NAMES,
    POSITIONS,
    TILES,
    aligned,
    anchor_of,
    bench_size,
    cell,
    find,
    machine,
    workshop,
)
from covetown.kernel import Line, Message, Option, Thing, argument_of, kind_number

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player

MACHINE_NAMES: Final[tuple[str, ...]] = ("I", "II")
END_NAMES: Final[tuple[str, ...]] = ("left", "right")


def row_names(row: i64, places: i64) -> list[object]:
    """The tiles of a machine or the workbench by colour, None for a gap."""
    out: list[object] = []
    place: i64 = 0
    while place < places:
        tile = cell(row, place)
        out.append(COLOUR_NAMES[tile] if tile >= 0 else None)
        place += 1
    return out


def colour_name(colour: i64) -> Message:
    return Message("colour-" + COLOUR_NAMES[colour])


def tile_thing(name: object, ref: str) -> Thing:
    if isinstance(name, str):
        return Thing(Message("tile-" + name), ref, name)
    return Thing(Message("panel-chronomancer-gap"), ref)


@final
class ChronomancerView(MerchantView):
    """The Chronomancer's shop as a person sees it."""

    def drawn(self) -> bool:
        return True

    def words(self) -> dict[str, list[str]]:
        return {"tile": ["tiles"]}

    def show(self, state: MerchantsState, player: Player, own: bool) -> dict[str, object]:
        """The board in a view. All of it is public, the contents of the bag included (CH-079)."""
        board = workshop(player)
        rifts: list[object] = []
        for rift in range(POSITIONS):
            colour = aligned(board, rift)
            rifts.append(COLOUR_NAMES[colour] if colour >= 0 else None)
        return {
            "machines": [row_names(board.upper, POSITIONS), row_names(board.lower, POSITIONS)],
            "bench": row_names(board.bench, bench_size(board.bench)),
            "aligned": rifts,
            "anchors": [int(anchor_of(board, colour)) + 1 for colour in range(4)],
            "hourglass": board.hourglass,
            "bag": [int(count(board.bag, colour)) for colour in range(4)],
        }

    def describe(self, state: MerchantsState, player: Player, option: i64) -> Option:
        board = workshop(player)
        supply = player.supply
        name = OPTION_NAMES[kind_number(option) - FIRST]
        value = argument_of(option)
        told: dict[str, object] = {}
        refs: list[str] = []
        if name == "push":
            number = (value >> 1) & 1
            end = value & 1
            told = {"colour": colour_name(value >> 2), "machine": MACHINE_NAMES[number], "end": END_NAMES[end]}
            refs = ["bench:" + COLOUR_NAMES[value >> 2], f"machine:{int(number) + 1}:{END_NAMES[end]}"]
        elif name == "tinker":
            number = (value >> 3) & 1
            place = value & 7
            told = {"colour": colour_name(value >> 4), "tile": colour_name(cell(machine(board, number), place))}
            told["machine"] = MACHINE_NAMES[number]
            told["position"] = int(place) + 1
            refs = ["bench:" + COLOUR_NAMES[value >> 4], f"tile:{int(number) + 1}:{int(place) + 1}"]
        elif name == "hours":
            told = {"hours": int(value)}
            refs = [f"clock:{place_back(player, value)}"]
        elif name == "renew":
            name = "renew" if value else "keep"
            refs = ["bench" if value else "done"]
        elif name in ("pushed", "explored"):
            refs = ["done"]
        else:
            told = {"rift": int(value) + 1, "colour": colour_name(aligned(board, value))}
            if name != "stabilise":
                told["good"] = Message("good-" + GOOD_NAMES[find(board, supply, value)])
            refs = [f"rift:{int(value) + 1}"]
        return Option(int(option), name, Message("option-chronomancer-" + name, told), refs)

    def panel(self, board: dict[str, object]) -> list[Line]:
        """The board as rows of text."""
        machines = board["machines"]
        bench = board["bench"]
        rifts = board["aligned"]
        anchors = board["anchors"]
        bag = board["bag"]
        assert isinstance(machines, list)
        assert isinstance(bench, list)
        assert isinstance(rifts, list)
        assert isinstance(anchors, list)
        assert isinstance(bag, list)
        lines: list[Line] = []
        for number in range(len(machines)):
            tiles = [tile_thing(machines[number][at], f"tile:{number + 1}:{at + 1}") for at in range(POSITIONS)]
            lines.append(Line(Message("panel-chronomancer-machine", {"machine": MACHINE_NAMES[number]}), tiles))
            if number > 0:
                continue
            things: list[Thing] = []
            for rift in range(POSITIONS):
                ref = f"rift:{rift + 1}"
                tone = rifts[rift]
                if tone:
                    aligned_in: dict[str, object] = {"colour": Message("colour-" + tone)}
                    things.append(Thing(Message("panel-chronomancer-aligned", aligned_in), ref, tone))
                else:
                    things.append(Thing(Message("panel-chronomancer-rift"), ref))
                for held in range(4):
                    if anchors[held] == rift + 1:
                        told: dict[str, object] = {"colour": colour_name(held)}
                        things.append(Thing(Message("panel-chronomancer-anchor", told), ref, COLOUR_NAMES[held]))
            lines.append(Line(Message("panel-chronomancer-rifts"), things))
        lines.append(Line(Message("panel-chronomancer-bench"), [tile_thing(name, f"bench:{name}") for name in bench]))
        glass = "panel-chronomancer-full" if board["hourglass"] else "panel-chronomancer-empty"
        lines.append(Line(Message("panel-chronomancer-hourglass"), [Thing(Message(glass), "hourglass")]))
        left: list[Thing] = []
        for colour in range(4):
            shown: dict[str, object] = {"colour": colour_name(colour), "count": bag[colour]}
            left.append(Thing(Message("panel-chronomancer-count", shown), "", COLOUR_NAMES[colour]))
        lines.append(Line(Message("panel-chronomancer-bag"), left))
        return lines

    def catalogue(self) -> dict[str, object]:
        """The printed facts of the board, for clients."""
        return {"positions": int(POSITIONS), "tiles": list(TILES), "bench": int(BENCH_SIZE)}
