"""The Captain's shop as a person sees it: the sea chart in a view, answers with what they point at, and the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count
from covetown.games.merchants_cove.merchant import MerchantView
from covetown.games.merchants_cove.merchants.captain.board import (
    FIRST,
    FISHING,
    GOOD_NAMES,
    HARBOUR,
    LANE_COLOURS,
    LANE_NAMES,
    LANES,
    OPTION_NAMES,
    POINTS,
    PORT,
    SECTOR_NAMES,
    SHIPS,
    WINDS,
    WRECKS,
    chart,
    face_down,
    haul,
    ship_at,
)
from covetown.kernel import Line, Message, Option, Thing, argument_of, kind_number

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def sea_ref(place: i64) -> str:
    """How a space of the sea chart is pointed at: lane and space."""
    return f"sea:{LANE_NAMES[place >> 3]}:{int(place & 7)}"


def lane_name(lane: i64) -> Message:
    return Message("lane-" + LANE_NAMES[lane])


@final
class CaptainView(MerchantView):
    """The Captain's shop as a person sees it."""

    def drawn(self) -> bool:
        return True

    def show(self, state: MerchantsState, player: Player, own: bool) -> dict[str, object]:
        """The board in a view, all of it public (CA-059)."""
        board = chart(player)
        ships: list[object] = []
        for place in board.ships:
            if place == HARBOUR:
                ships.append({"lane": None, "space": 0})
            else:
                ships.append({"lane": LANE_NAMES[place >> 3], "space": place & 7})
        aside = face_down(board)
        return {
            "ships": ships,
            "tokens": [COLOUR_NAMES[token] if token >= 0 else None for token in board.tokens],
            "taken": [int(count(board.taken, colour)) for colour in range(4)],
            "aside": [int(count(aside, colour)) for colour in range(4)],
        }

    def describe(self, state: MerchantsState, player: Player, option: i64) -> Option:
        board = chart(player)
        supply = player.supply
        name = OPTION_NAMES[kind_number(option) - FIRST]
        value = argument_of(option)
        told: dict[str, object] = {}
        refs: list[str] = []
        if name == "spin":
            name = "spin" if value else "stop"
            refs = ["compass" if value else "done"]
        elif name == "point":
            lane = value >> 3
            told = {"lane": lane_name(lane), "space": int(value & 7), "next": int(value & 7) + 1}
            if value & 7:
                refs = [f"ship:{int(ship_at(board.ships, value)) + 1}", sea_ref(value), sea_ref(value + 1)]
            else:
                name = "leave"
                refs = [f"ship:{int(ship_at(board.ships, HARBOUR)) + 1}", "harbour", sea_ref(value + 1)]
        elif name == "return":
            brought = haul(board, supply, value)
            told = {"lane": lane_name(value >> 3), "space": int(value & 7)}
            if brought >= 0:
                told["good"] = Message("good-" + GOOD_NAMES[brought])
            else:
                name = "return-empty"
            refs = [f"ship:{int(ship_at(board.ships, value)) + 1}", sea_ref(value)]
        elif name == "port":
            told = {"lane": lane_name(value), "colour": Message("colour-" + COLOUR_NAMES[LANE_COLOURS[value]])}
            refs = ["lane:" + LANE_NAMES[value], "hall:" + COLOUR_NAMES[LANE_COLOURS[value]]]
        else:  # waive, returned
            refs = ["done"]
        return Option(int(option), name, Message("option-captain-" + name, told), refs)

    def panel(self, board: dict[str, object]) -> list[Line]:
        """The board as rows of text: each lane from the harbour outward."""
        ships = board["ships"]
        tokens = board["tokens"]
        assert isinstance(ships, list)
        assert isinstance(tokens, list)
        lines: list[Line] = []
        waiting = [
            Thing(Message("ship", {"ship": number + 1}), f"ship:{number + 1}")
            for number in range(len(ships))
            if ships[number]["lane"] is None
        ]
        lines.append(Line(Message("panel-captain-harbour"), waiting))
        for lane in range(LANES):
            tone = COLOUR_NAMES[LANE_COLOURS[lane]]
            things: list[Thing] = []
            for space in range(1, WRECKS[lane] + 1):
                here = [
                    n for n in range(len(ships)) if ships[n]["lane"] == LANE_NAMES[lane] and ships[n]["space"] == space
                ]
                waters = "wreck" if space == WRECKS[lane] else "port" if space >= PORT[lane] else "open"
                if space >= FISHING[lane] and waters == "open":
                    waters = "fishing"
                ref = f"sea:{LANE_NAMES[lane]}:{space}"
                things.append(Thing(Message("panel-captain-" + waters, {"space": space}), ref, tone if here else ""))
                for number in here:
                    things.append(Thing(Message("ship", {"ship": number + 1}), f"ship:{number + 1}", tone))
            token = tokens[lane]
            if token is not None:
                told: dict[str, object] = {"colour": Message("colour-" + token)}
                things.append(Thing(Message("panel-captain-token", told), "token:" + LANE_NAMES[lane], token))
            label: dict[str, object] = {"lane": lane_name(lane), "colour": Message("colour-" + tone)}
            lines.append(Line(Message("panel-captain-lane", label), things))
        return lines

    def catalogue(self) -> dict[str, object]:
        """The printed facts of the board, for clients."""
        lanes = [
            {
                "lane": LANE_NAMES[lane], "colour": COLOUR_NAMES[LANE_COLOURS[lane]], "spaces": WRECKS[lane],
                "fishing": FISHING[lane], "port": PORT[lane],
            }
            for lane in range(LANES)
        ]  # fmt: skip
        compass = [
            {"sector": SECTOR_NAMES[n], "wind": LANE_NAMES[WINDS[n]] if WINDS[n] >= 0 else None, "points": POINTS[n]}
            for n in range(len(SECTOR_NAMES))
        ]
        return {"lanes": lanes, "compass": compass, "ships": int(SHIPS)}
