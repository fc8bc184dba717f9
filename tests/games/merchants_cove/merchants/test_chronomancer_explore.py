"""The Chronomancer's shop: Stabilise, Explore, staff, shields, and what stays."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.chronomancer import MERCHANT
from covetown.games.merchants_cove.merchants.chronomancer import board as time
from covetown.games.merchants_cove.options import DISCARD, DONE, STAFF
from covetown.kernel import FastChance
from tests.games.merchants_cove.merchants.workshop import Workshop, push, tinker


def rifts(table: Workshop, kind: int) -> list[int]:
    """The rifts the present question offers."""
    return [option - kind + 1 for option in table.options if kind <= option < kind + 5]


# --- Stabilise ---


@pytest.mark.rule("CH-X06", "CH-045", "CH-046", "CH-047", "CH-048", "CH-075", "CH-093", "CH-037")
def test_x06_an_anchor_is_moved() -> None:
    table = Workshop("GBYRY", "RGBRG", anchors={"R": 2})
    assert table.aligned() == {4: "R"}
    assert table.shields() == {"red"}
    before = table.machines()
    table.act("stabilise")  # the only rift is taken unasked
    assert table.anchors() == {"R": 4}
    assert table.shields() == {"red"}
    assert table.machines() == before
    assert table.hour == 2


@pytest.mark.rule("CH-046", "CH-047", "CH-093", "CH-013")
def test_rifts_with_any_anchor_and_rifts_with_gaps_cannot_be_stabilised() -> None:
    table = Workshop("RGB_Y", "RGB_R", anchors={"Y": 2}).act("stabilise")
    assert rifts(table, int(time.ANCHOR)) == [1, 3]  # 2 carries a foreign anchor, 4 has gaps, 5 is not aligned
    table.pick(time.ANCHOR + 2)
    assert table.anchors() == {"Y": 2, "B": 3}


@pytest.mark.rule("CH-037")
def test_anchors_do_not_move_with_tiles() -> None:
    table = Workshop("RGBYR", "GRGYB", "GBY", anchors={"Y": 4}).act("push_i").pick(push("G", 1, "left"))
    assert table.anchors() == {"Y": 4}


# --- Explore ---


@pytest.mark.rule("CH-X02", "CH-045", "CH-050", "CH-051", "CH-054", "CH-055", "CH-057", "CH-085", "CH-094")
def test_x02_three_rifts_explored() -> None:
    table = Workshop("GRGBY", "GRGYB", anchors={"G": 1}).act("explore")
    bag = table.bag()
    table.pick(time.PICK)
    assert table.on_shelf() == {}  # nothing is resolved before the last pick
    table.pick(time.PICK + 1).pick(time.PICK + 2)
    assert table.on_shelf() == {"large-green": 1, "small-red": 1, "small-green": 1}
    assert table.machines() == ("___BY", "___YB")
    assert table.bag() == {**bag, "G": bag["G"] + 4, "R": bag["R"] + 2}
    assert table.anchors() == {"G": 1}
    assert table.hour == 3
    assert table.me.space_of(0) == 4  # the figure stays on the Explore space


@pytest.mark.rule("CH-X05", "CH-051", "CH-052", "CH-094")
def test_x05_walks_stop_before_gaps() -> None:
    table = Workshop("B_GRY", "BRGRY")
    assert table.aligned() == {1: "B", 3: "G", 4: "R", 5: "Y"}
    upper, lower = table.workshop.upper, table.workshop.lower
    assert time.walk(upper, 1) == 0b11100
    assert time.walk(upper, 0) == 0b00001
    assert time.walk(lower, 0) == time.walk(lower, 1) == 0b11111
    table.act("explore")
    table.pick(time.PICK).pick(time.PICK + 2).pick(time.PICK + 3).pick(time.PICK + 4)
    assert sum(table.on_shelf().values()) == 4


@pytest.mark.rule("CH-X10", "CH-094", "CH-052")
def test_x10_all_named_rifts_lie_on_one_walk() -> None:
    def named(*picks: int) -> list[int]:
        table = Workshop("B_GRY", "BRG_Y").act("explore")
        for rift in picks:
            table.pick(time.PICK + rift - 1)
        return rifts(table, int(time.PICK)) if table.asking == "ExplorePick" else []

    assert named() == [1, 3, 5]
    assert named(1) == [3]
    assert named(3) == [5]
    assert named(1, 3) == []


@pytest.mark.rule("CH-X09", "CH-055", "CH-056", "CH-053")
def test_x09_a_rift_without_a_good_left_stays_unchanged() -> None:
    table = Workshop("RRGBY", "RRYYB", anchors={"R": 2}).shelf(large_red=2, small_red=2).act("explore")
    assert rifts(table, int(time.PICK)) == [1, 2]  # both have a good when the naming begins
    table.pick(time.PICK).pick(time.PICK + 1)
    assert table.on_shelf() == {"large-red": 2, "small-red": 3}
    assert table.machines() == ("_RGBY", "_RYYB")
    assert table.hour == 3


@pytest.mark.rule("CH-053", "CH-055")
@pytest.mark.parametrize(
    ("anchors", "shelf", "good"),
    [
        ({}, {}, "small-red"),
        ({"R": 1}, {}, "large-red"),
        ({"R": 2}, {}, "small-red"),  # the anchor lies elsewhere
        ({"G": 1}, {}, "small-red"),  # a foreign anchor
        ({"R": 1}, {"large_red": 2}, "small-red"),
        ({}, {"small_red": 3}, None),
        ({"R": 1}, {"large_red": 2, "small_red": 3}, None),
        ({"R": 1}, {"small_red": 3}, "large-red"),
    ],
)
def test_what_a_rift_gives(anchors: dict[str, int], shelf: dict[str, int], good: str | None) -> None:
    table = Workshop("RGBYG", "RYGBY", anchors=anchors).shelf(**shelf).start()
    before = table.on_shelf()
    if good is None:
        assert "explore" not in table.spaces()
        return
    table.act("explore")  # the only rift is explored unasked
    assert table.on_shelf() == {**before, good: before.get(good, 0) + 1}


@pytest.mark.rule("CH-024", "CH-052")
@pytest.mark.parametrize(
    ("table", "space", "is_open"),
    [
        (Workshop("RGBYG", "GRGBB"), "stabilise", False),
        (Workshop("RGBYG", "RRGBB"), "stabilise", True),
        (Workshop("RGBYG", "RRGBB", anchors={"R": 1}), "stabilise", False),
        (Workshop("RGBYG", "GRGBB"), "explore", False),
        (Workshop("RGBYG", "RRGBB"), "explore", True),
        (Workshop("_GBY_", "_GRB_"), "explore", False),  # aligned, but no walk reaches it
        (Workshop("_GBY_", "RGRB_"), "explore", True),
        (Workshop("RGBYG", "GRGBB"), "push_i", True),
        (Workshop("RGBYG", "GRGBB"), "push_ii", True),
        (Workshop("RGBYG", "GRGBB"), "overclock", True),
        (Workshop("RGBYG", "GRGBB", hour=1), "rewind", False),
        (Workshop("RGBYG", "GRGBB", hour=2), "rewind", True),
        (Workshop("RGBYG", "GRGBB", hour=2, hourglass=False), "rewind", False),
    ],
)
def test_when_a_space_can_be_chosen(table: Workshop, space: str, is_open: bool) -> None:
    assert (space in table.start().spaces()) is is_open


# --- Staff ---


@pytest.mark.rule("CH-074", "CH-088")
@pytest.mark.parametrize(
    ("table", "slots"),
    [
        (Workshop("RGBYG", "GRGBB"), {1, 2, 4}),
        (Workshop("RGBYG", "RRGBB"), {1, 2, 3, 4}),
        (Workshop("_GBY_", "_GRB_"), {1, 2, 3, 4}),  # the Delver needs no walk
        (Workshop("RGBYG", "RRGBB").shelf(small_red=3), {1, 2, 4}),
        (Workshop("RR___", "__R__", "RRR"), {1, 4}),  # no tiles of different colours
    ],
)
def test_abilities_without_an_object_are_not_offered(table: Workshop, slots: set[int]) -> None:
    table.staff(1, 2, 3, 4).act("staff")
    assert {option - STAFF + 1 for option in table.options if option != DONE} == slots
    assert MERCHANT.staff == ("gearwright", "tinker", "delver", "archivist")


@pytest.mark.rule("CH-084", "CH-042", "CH-092")
def test_the_gearwright_pushes_once_anywhere_and_the_workbench_is_refilled() -> None:
    table = Workshop("RGBY_", "GRGYB", "GBY").staff(1).act("staff").use(1)
    assert len(table.options) == 12
    table.pick(push("G", 1, "right"), 0)
    assert table.machines()[0] == "RGBYG"
    assert table.bench() == "BYR"
    assert table.asking == "ChooseSpace"
    assert table.hour == 3


@pytest.mark.rule("CH-089", "CH-096")
def test_the_tinker_exchanges_tiles_of_different_colours() -> None:
    table = Workshop("RG_Y_", "GR___", "GGY").staff(2).act("staff").use(2)
    wanted = [tinker("G", 1, 1), tinker("G", 1, 4), tinker("G", 2, 2)]
    wanted += [tinker("Y", 1, 1), tinker("Y", 1, 2), tinker("Y", 2, 1), tinker("Y", 2, 2)]
    assert table.options == wanted
    assert table.option(wanted[0]).refs == ["bench:green", "tile:1:1"]
    table.pick(tinker("Y", 1, 2))
    assert table.machines()[0] == "RY_Y_"
    assert table.bench() == "GGG"
    assert table.faults() == []


@pytest.mark.rule("CH-096", "CH-088")
def test_the_delver_explores_one_rift_without_a_walk() -> None:
    table = Workshop("_GBY_", "_GRY_", anchors={"Y": 4}).staff(3).act("staff").use(3)
    assert rifts(table, int(time.DELVE)) == [2, 4]
    table.pick(time.DELVE + 3)
    assert table.on_shelf() == {"large-yellow": 1}
    assert table.machines() == ("_GB__", "_GR__")
    assert table.asking == "ChooseSpace"


@pytest.mark.rule("CH-090", "CH-096", "CH-097")
def test_the_archivist_discards_and_renews() -> None:
    table = Workshop("RGBYG", "GRGBB", "YYY").corruption("c", "c-red").staff(4).act("staff").use(4)
    assert table.options == [DISCARD, DISCARD + 1]  # with a card one must go
    table.pick(DISCARD + 1)
    assert table.cards == 1
    assert table.options == [time.RENEW + 1, time.RENEW]
    bag = sum(table.bag().values())
    table.pick(time.RENEW + 1, 0, 0, bag)  # red, red, then the last of the bag: a yellow one that had lain there
    assert table.luck.asked == [bag + 3, bag + 2, bag + 1]  # the old tiles are in the bag before the draw
    assert table.bench() == "RRY"
    assert table.faults() == []


@pytest.mark.rule("CH-090")
def test_the_archivist_renews_without_a_card_too_or_keeps() -> None:
    table = Workshop("RGBYG", "GRGBB", "YYY").staff(4).act("staff").use(4)
    assert table.options == [time.RENEW + 1, time.RENEW]
    assert table.pick(time.RENEW).bench() == "YYY"


# --- Shields, between rounds, what is public ---


@pytest.mark.rule("CH-075", "CH-076", "CH-077", "CH-014")
def test_anchors_on_rifts_pay_in_the_market_aligned_or_not() -> None:
    table = Workshop("RGBYG", "GRGBB", anchors={"R": 2, "Y": 5}).halls("RRRRGGBBBYY")
    assert table.aligned() == {}
    assert table.shields() == {"red", "yellow"}
    assert table.gold == 0
    table.state.sailing = 0
    table.market()
    assert table.gold == 6


@pytest.mark.rule("CH-077", "CH-046")
def test_stabilising_pays_nothing_at_once() -> None:
    table = Workshop("RGBYG", "RRGBB").halls("RRRR").act("stabilise")
    assert table.anchors() == {"R": 1}
    assert table.gold == 0


@pytest.mark.rule("CH-078")
def test_everything_stays_between_rounds() -> None:
    table = Workshop("R_BYG", "RRGB_", anchors={"R": 1}).start()
    before = table.board()
    table.clean_up()
    assert table.state.round == 2
    assert table.board() == before


@pytest.mark.rule("CH-079")
def test_all_but_the_order_of_the_bag_is_public() -> None:
    table = Workshop("R_BYG", "RRGB_", anchors={"R": 1}).start()
    shown = MERCHANT.view.show(table.state, table.me, False)
    assert shown == MERCHANT.view.show(table.state, table.me, True)
    assert shown["machines"] == [["red", None, "blue", "yellow", "green"], ["red", "red", "green", "blue", None]]
    assert shown["bag"] == list(table.bag().values())
    assert table.state.redeal(1, FastChance(9)).view(1) == table.state.view(1)


@pytest.mark.rule("CH-051", "CH-052", "CH-094")
@pytest.mark.parametrize(
    ("upper", "lower"), [("RBGG_", "_RBG_"), ("_BGGY", "_RBG_"), ("_BGG_", "BRBG_"), ("_BGG_", "_RBGY")]
)
def test_one_open_end_of_one_machine_is_enough_to_walk_to_a_rift(upper: str, lower: str) -> None:
    """Rift 4 is aligned; every other way to it begins with a gap."""
    assert "explore" in Workshop(upper, lower).start().spaces()
    assert "explore" not in Workshop("_" + upper[1:4] + "_", "_" + lower[1:4] + "_").start().spaces()
