"""The Blacksmith's shop as a person sees it: the board in a view, answers with what they point at, and the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count
from covetown.games.merchants_cove.goods import SIZE_NAMES
from covetown.games.merchants_cove.merchant import MerchantView
from covetown.games.merchants_cove.merchants.blacksmith.board import (
    COAL,
    COAL_LEAST,
    COAL_MOST,
    DICE,
    DIE_NAMES,
    FIRST,
    FORGES,
    FURNACES,
    GOOD_NAMES,
    HEAT_FROM,
    HEAT_TO,
    NONE,
    OPTION_NAMES,
    alloy,
    coals,
    die,
    good_of,
    heat,
    perfect,
    ready,
    smithy,
)
from covetown.kernel import Line, Message, Option, Thing, argument_of, kind_number

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def die_name(kind: i64) -> Message:
    """An alloy or coal die by name."""
    return Message("die-" + DIE_NAMES[kind])


def dice_names(crowd: i64) -> list[str]:
    """Dice without a value, one entry each, sorted by kind."""
    out: list[str] = []
    for kind in range(5):
        out.extend([DIE_NAMES[kind]] * int(count(crowd, kind)))
    return out


def shown_furnace(furnace: i64, index: i64) -> dict[str, object]:
    """A furnace in a view."""
    held = int(coals(furnace))
    return {
        "alloy": COLOUR_NAMES[alloy(furnace)] if furnace else None,
        "value": int(die(furnace, 0)),
        "coal": [int(die(furnace, place + 1)) for place in range(held)],
        "heat": int(heat(furnace)),
        "ready": ready(furnace, index),
        "perfect": ready(furnace, index) and perfect(furnace, index),
    }


def shown_roll(rolled: tuple[int, ...]) -> dict[str, object]:
    """The dice of the pool that have a value at this moment (BS-009)."""
    return {"rolled": [{"die": DIE_NAMES[value >> 3], "value": value & 7} for value in rolled]}


def answer(option: i64, name: str, told: dict[str, object], refs: list[str]) -> Option:
    """One of the Blacksmith's answers in words."""
    return Option(int(option), name, Message("option-blacksmith-" + name, told), refs)


@final
class BlacksmithView(MerchantView):
    """The Blacksmith's shop as a person sees it."""

    def drawn(self) -> bool:
        return True

    def show(self, state: MerchantsState, player: Player, own: bool) -> dict[str, object]:
        """The board in a view, all of it public (BS-078). No die has a value, unless a roll is being placed."""
        board = smithy(player)
        return {
            "pool": dice_names(board.pool),
            "rack": dice_names(board.rack),
            "furnaces": [shown_furnace(board.furnaces[index], index) for index in range(FURNACES)],
            **shown_roll(()),
        }

    def describe(self, state: MerchantsState, player: Player, option: i64) -> Option:
        board = smithy(player)
        name = OPTION_NAMES[kind_number(option) - FIRST]
        value = int(argument_of(option))
        told: dict[str, object] = {}
        refs: list[str] = []
        if name == "rake":
            if value == NONE:
                name = "keep"
                refs = ["done"]
            else:
                told = {"furnace": value + 1}
                refs = [f"furnace:{value + 1}"]
        elif name == "die":
            told = {"die": die_name(value >> 3), "value": value & 7}
            refs = [f"die:{DIE_NAMES[value >> 3]}:{value & 7}"]
        elif name in ("ore", "melt"):
            told = {"die": die_name(value)}
            refs = [f"{'rack' if name == 'ore' else 'pool'}:{COLOUR_NAMES[value]}"]
        elif name in ("forge", "strike"):
            index: i64 = value
            told = {"furnace": value + 1, "good": Message("good-" + GOOD_NAMES[good_of(board.furnaces[index], index)])}
            refs = [f"furnace:{value + 1}"]
        elif name == "preserve":
            name = "preserve" if value else "rack"
            refs = ["pool" if value else "rack"]
        elif name == "hallmark":
            told = {"colour": Message("colour-" + COLOUR_NAMES[value])}
            refs = ["shield:" + COLOUR_NAMES[value]]
        elif name == "amount":
            told = {"count": value}
            refs = [f"amount:{value}"]
        elif name in ("cooled", "mined", "forged", "tempered"):
            refs = ["done"]
        elif name == "temper":
            place = (value & 15) >> 1
            furnace: i64 = board.furnaces[value >> 4]
            told = {"furnace": (value >> 4) + 1, "value": int(die(furnace, place))}
            told["die"] = die_name(alloy(furnace) if place == 0 else COAL)
            told["next"] = int(die(furnace, place)) + (1 if value & 1 else -1)
            refs = [f"furnace:{(value >> 4) + 1}:{place}", "die:up" if value & 1 else "die:down"]
        return answer(option, name, told, refs)

    def panel(self, board: dict[str, object]) -> list[Line]:
        """The board as rows of text."""
        furnaces = board["furnaces"]
        pool = board["pool"]
        rack = board["rack"]
        rolled = board["rolled"]
        assert isinstance(furnaces, list)
        assert isinstance(pool, list)
        assert isinstance(rack, list)
        assert isinstance(rolled, list)
        lines: list[Line] = []
        for index in range(len(furnaces)):
            furnace = furnaces[index]
            ref = f"furnace:{index + 1}"
            things: list[Thing] = []
            if furnace["alloy"]:
                shown: dict[str, object] = {"die": Message("die-" + furnace["alloy"]), "value": furnace["value"]}
                things.append(Thing(Message("panel-blacksmith-die", shown), ref + ":0", furnace["alloy"]))
            for place in range(len(furnace["coal"])):
                text = Message("panel-blacksmith-die", {"die": Message("die-coal"), "value": furnace["coal"][place]})
                things.append(Thing(text, f"{ref}:{place + 1}", "coal"))
            mark = "perfect" if furnace["perfect"] else "ready" if furnace["ready"] else "heat"
            if not furnace["alloy"]:
                mark = "cold"
            things.append(Thing(Message("panel-blacksmith-" + mark, {"heat": furnace["heat"]}), ref))
            told: dict[str, object] = {"furnace": index + 1, "from": HEAT_FROM[index], "to": HEAT_TO[index]}
            told["size"] = SIZE_NAMES[FORGES[index] >> 2]
            lines.append(Line(Message("panel-blacksmith-furnace", told), things))
        loose = [Thing(Message("die-" + name), "pool:" + name, name) for name in pool]
        if rolled:
            loose = []
            for die_rolled in rolled:
                name = die_rolled["die"]
                text = Message("panel-blacksmith-die", {"die": Message("die-" + name), "value": die_rolled["value"]})
                loose.append(Thing(text, f"die:{name}:{die_rolled['value']}", name))
        lines.append(Line(Message("panel-blacksmith-pool"), loose))
        locked = [Thing(Message("die-" + name), "rack:" + name, name) for name in rack]
        lines.append(Line(Message("panel-blacksmith-rack"), locked))
        return lines

    def catalogue(self) -> dict[str, object]:
        """The printed facts of the board, for clients."""
        furnaces = [
            {
                "least": COAL_LEAST[index], "most": COAL_MOST[index], "from": HEAT_FROM[index], "to": HEAT_TO[index],
                "size": SIZE_NAMES[FORGES[index] >> 2],
            }
            for index in range(FURNACES)
        ]  # fmt: skip
        return {"furnaces": furnaces, "dice": list(DICE)}
