"""The Alchemist's shop as a person sees it: the board in a view, answers with what they point at, and the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from covetown.games.merchants_cove.adventurers import COLOUR_NAMES, count
from covetown.games.merchants_cove.goods import SIZE_NAMES
from covetown.games.merchants_cove.merchant import MerchantView
from covetown.games.merchants_cove.merchants.alchemist.board import (
    BASE_SLOTS,
    BREWS,
    CATALYST_SLOTS,
    CAULDRONS,
    CELL,
    CELL_ONES,
    CHUTE_NAMES,
    FIRST,
    GOOD_NAMES,
    LEVELS,
    MARBLE_NAMES,
    MARBLES,
    NONE,
    OPTION_NAMES,
    ROWS,
    VAT_SIZE,
    cell,
    fall,
    good_of,
    laboratory,
)
from covetown.kernel import Line, Message, Option, Thing, argument_of, kind_number

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def names_of(crowd: i64) -> list[str]:
    """The marbles of a crowd by name, sorted by kind."""
    out: list[str] = []
    for marble in range(5):
        out.extend([MARBLE_NAMES[marble]] * int(count(crowd, marble)))
    return out


def row_names(row: i64, places: i64) -> list[object]:
    """The marbles of a chute or some slots by name, None where there is none."""
    out: list[object] = []
    place: i64 = 0
    while place < places:
        marble = cell(row, place)
        out.append(MARBLE_NAMES[marble] if marble >= 0 else None)
        place += 1
    return out


def pair_refs(pair: i64) -> list[str]:
    if pair < 16:
        return [marble_ref(pair >> 2, pair & 3), marble_ref(pair >> 2, (pair & 3) + 1)]
    left = 2 * ((pair - 16) // LEVELS)
    level = (pair - 16) % LEVELS
    return [marble_ref(left, level), marble_ref(left + 1, level)]


def marble_ref(chute: i64, level: i64) -> str:
    """How a marble of the decanter is pointed at: its chute and its level, both counted from 1."""
    return f"marble:{int(chute) + 1}:{int(level) + 1}"


def chain(row: i64, chute: i64, level: i64) -> list[object]:
    """What comes out of a chute when the marble on a level is taken, in the order in which it goes (AL-038)."""
    out: list[object] = []
    order = fall(row, level).order
    while order > 0:
        out.append(marble_ref(chute, (order & CELL_ONES) - 1))
        order >>= CELL
    return out


def marble_name(marble: i64) -> Message:
    return Message("marble-" + MARBLE_NAMES[marble])


def place_name(ref: list[str]) -> str:
    return f"{CHUTE_NAMES[int(ref[1]) - 1]}/{ref[2]}"


def marble_thing(name: object, ref: str) -> Thing:
    if isinstance(name, str):
        return Thing(Message("marble-" + name), ref, name)
    return Thing(Message("panel-alchemist-free"), ref)


def answer(option: i64, name: str, told: dict[str, object], refs: list[str]) -> Option:
    """One of the Alchemist's answers in words."""
    return Option(int(option), name, Message("option-alchemist-" + name, told), refs)


@final
class AlchemistView(MerchantView):
    """The Alchemist's shop as a person sees it."""

    def drawn(self) -> bool:
        return True

    def words(self) -> dict[str, list[str]]:
        return {"marble": ["marbles"]}

    def show(self, state: MerchantsState, player: Player, own: bool) -> dict[str, object]:
        """The board in a view. All of it is public, the contents of the bag included (AL-079)."""
        board = laboratory(player)
        return {
            "chutes": [row_names(chute, LEVELS) for chute in board.chutes],
            "cauldrons": [
                {
                    "base": row_names(board.cauldrons[index], BASE_SLOTS[index]),
                    "catalysts": row_names(board.cauldrons[index] >> (3 * BASE_SLOTS[index]), CATALYST_SLOTS[index]),
                    "size": SIZE_NAMES[BREWS[index] >> 2],
                }
                for index in range(CAULDRONS)
            ],
            "vats": [int(count(board.vats, colour)) for colour in range(4)],
            "bag": [int(count(board.bag, marble)) for marble in range(5)],
            "catch": names_of(board.catch),
        }

    def describe(self, state: MerchantsState, player: Player, option: i64) -> Option:
        board = laboratory(player)
        kind = kind_number(option) - FIRST
        value = argument_of(option)
        name = OPTION_NAMES[kind]
        told: dict[str, object] = {}
        refs: list[str] = []
        if kind <= 1 and value == NONE:
            name = "keep" if kind == 0 else "still-water"
            refs = ["done"]
        elif name == "stir":
            refs = pair_refs(value)
            places = [ref.split(":") for ref in refs]
            marbles = [cell(board.chutes[int(place[1]) - 1], int(place[2]) - 1) for place in places]
            told = {
                "first": marble_name(marbles[0]), "from": place_name(places[0]),
                "second": marble_name(marbles[1]), "to": place_name(places[1]),
            }  # fmt: skip
        elif name == "place":
            told = {"marble": marble_name(value >> 3), "cauldron": int(value & 7) + 1}
            refs = ["catch:" + MARBLE_NAMES[value >> 3], f"cauldron:{int(value & 7) + 1}"]
        elif name == "ladle":
            marble = cell(board.chutes[value >> 3], value & 7)
            refs = [marble_ref(value >> 3, value & 7)]
            told = {"marble": marble_name(marble), "from": place_name(refs[0].split(":"))}
        elif name == "vat":
            told = {"colour": marble_name(value)}
            refs = ["vat:" + COLOUR_NAMES[value]]
        elif name in ("placed", "brewed"):
            refs = ["done"]
        else:
            told = {"cauldron": int(value) + 1}
            told["good"] = Message("good-" + GOOD_NAMES[good_of(board, value)])
            refs = [f"cauldron:{int(value) + 1}"]
        return answer(option, name, told, refs)

    def panel(self, board: dict[str, object]) -> list[Line]:
        """The board as rows of text."""
        lines: list[Line] = []
        chutes = board["chutes"]
        cauldrons = board["cauldrons"]
        vats = board["vats"]
        bag = board["bag"]
        catch = board["catch"]
        assert isinstance(chutes, list)
        assert isinstance(cauldrons, list)
        assert isinstance(vats, list)
        assert isinstance(bag, list)
        assert isinstance(catch, list)
        for chute in range(len(chutes)):
            things = [marble_thing(chutes[chute][level], f"marble:{chute + 1}:{level + 1}") for level in range(LEVELS)]
            lines.append(Line(Message("panel-alchemist-chute", {"chute": CHUTE_NAMES[chute]}), things))
        for index in range(len(cauldrons)):
            ref = f"cauldron:{index + 1}"
            things = [marble_thing(name, ref) for name in cauldrons[index]["base"]]
            things.append(Thing(Message("panel-alchemist-catalysts")))
            things.extend([marble_thing(name, ref) for name in cauldrons[index]["catalysts"]])
            told: dict[str, object] = {"cauldron": index + 1, "size": cauldrons[index]["size"]}
            lines.append(Line(Message("panel-alchemist-cauldron", told), things))
        waste: list[Thing] = []
        for colour in range(4):
            told = {"colour": marble_name(colour), "count": vats[colour]}
            waste.append(
                Thing(Message("panel-alchemist-vat", told), "vat:" + COLOUR_NAMES[colour], COLOUR_NAMES[colour])
            )
        lines.append(Line(Message("panel-alchemist-waste"), waste))
        if catch:
            things = [marble_thing(name, f"catch:{name}") for name in catch]
            lines.append(Line(Message("panel-alchemist-catch"), things))
        left: list[Thing] = []
        for marble in range(len(bag)):
            told = {"marble": marble_name(marble), "count": bag[marble]}
            left.append(Thing(Message("panel-alchemist-count", told), "", MARBLE_NAMES[marble]))
        lines.append(Line(Message("panel-alchemist-bag"), left))
        return lines

    def catalogue(self) -> dict[str, object]:
        """The printed facts of the board, for clients."""
        return {
            "cauldrons": [
                {"base": BASE_SLOTS[index], "catalysts": CATALYST_SLOTS[index], "size": SIZE_NAMES[BREWS[index] >> 2]}
                for index in range(CAULDRONS)
            ],
            "rows": [ROWS[0] + 1, ROWS[1] + 1, ROWS[2] + 1],
            "marbles": list(MARBLES),
            "vat": int(VAT_SIZE),
        }
