"""The Blacksmith forges, preserves, marks, recasts, and puts the staff to work."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.blacksmith import MERCHANT
from covetown.games.merchants_cove.merchants.blacksmith import board as smith
from covetown.games.merchants_cove.options import DONE, STAFF
from tests.games.merchants_cove.merchants.smithy import Smithy
from tests.games.merchants_cove.merchants.table import BLUE, GREEN, RED, YELLOW

RACK, KEEP = int(smith.PRESERVE), int(smith.PRESERVE) + 1


@pytest.mark.rule(
    "BS-X03", "BS-051", "BS-052", "BS-053", "BS-054", "BS-055", "BS-056", "BS-057", "BS-058", "BS-059", "BS-060",
    "BS-086", "BS-087", "BS-088", "BS-025", "BS-012",
)  # fmt: skip
def test_x03_three_furnaces_forged_at_once() -> None:
    table = Smithy({1: "R4+3", 2: "B5+3", 4: "Y6+44"}, pool="").act("forge")
    assert table.options == [smith.PICK, smith.PICK + 1, smith.PICK + 3]
    table.pick(smith.PICK)
    assert table.options == [smith.PICK + 1, smith.PICK + 3, smith.PICKED]
    table.pick(smith.PICK + 1)
    assert table.on_shelf() == {}  # nothing is resolved before the last pick
    table.pick(smith.PICK + 3)  # the last one: the naming is complete

    assert table.asking == "Preserve"
    assert table.on_shelf() == {"small-red": 1}  # decided right after its good, before the next furnace
    assert table.options == [RACK, KEEP]
    table.pick(RACK)
    assert table.on_shelf() == {"small-red": 1, "small-blue": 1}
    table.pick(KEEP)
    assert table.cards == 1  # drawn at once
    table.pick(RACK)

    assert table.on_shelf() == {"small-red": 1, "small-blue": 1, "large-yellow": 1}
    assert table.options == [smith.HALLMARK + RED, smith.HALLMARK + YELLOW]  # blue was not perfect
    table.pick(smith.HALLMARK + YELLOW)
    assert table.shields() == {"yellow"}
    assert table.pool() == "BCCCC"
    assert table.rack() == "RRGGBYY"
    assert [table.furnace(number) for number in range(1, 6)] == [""] * 5
    assert table.cards == 1
    assert table.hour == 3
    assert table.gold == 0
    assert table.faults() == []


@pytest.mark.rule("BS-X04", "BS-059")
def test_x04_a_marked_shield_gives_an_immediate_sponsorship() -> None:
    table = Smithy({3: "G6+5"}, pool="").halls("RGGGGBY")
    table.me.shields = 1 << 6
    table.act("forge").pick(RACK)
    assert table.on_shelf() == {"small-green": 1}
    assert table.gold == 4
    assert table.shields() == {"green"}
    assert table.rack() == "RRGGBBYY"
    assert table.pool() == "C"


@pytest.mark.rule("BS-X07", "BS-053", "BS-058", "BS-087")
def test_x07_a_furnace_without_its_good_stays_unchanged() -> None:
    table = Smithy({1: "R4+2", 2: "R6+3"}, pool="").shelf(small_red=2).act("forge")
    table.pick(smith.PICK).pick(smith.PICK + 1)
    assert table.asking == "Preserve"
    table.pick(RACK)
    assert table.asking == "ChooseSpace"  # neither a second PRESERVE nor a HALLMARK
    assert table.on_shelf() == {"small-red": 3}
    assert table.furnace(1) == ""
    assert table.furnace(2) == "R6+3"
    assert table.rack() == "RGGBBYY"
    assert table.pool() == "C"
    assert table.shields() == set()
    assert table.hour == 3


@pytest.mark.rule("BS-060", "BS-058")
def test_several_perfect_furnaces_give_one_hallmark() -> None:
    table = Smithy({1: "R4+3", 2: "R6+3", 3: "G6+5"}, pool="").act("forge")
    table.pick(smith.PICK).pick(smith.PICK + 1).pick(smith.PICK + 2).pick(RACK).pick(RACK).pick(RACK)
    assert table.options == [smith.HALLMARK + RED, smith.HALLMARK + GREEN]
    table.pick(smith.HALLMARK + RED)
    assert table.asking == "ChooseSpace"
    assert table.shields() == {"red"}
    assert table.gold == 0


@pytest.mark.rule("BS-064", "BS-057")
def test_without_corruption_cards_nothing_can_be_preserved() -> None:
    table = Smithy({1: "R4+2"}, pool="").no_corruption_left().act("forge")
    assert table.asking == "ChooseSpace"
    assert table.rack() == "RRGGBBYY"


@pytest.mark.rule("BS-052", "BS-086")
def test_naming_may_stop_early() -> None:
    table = Smithy({1: "R4+2", 2: "B5+3"}, pool="").act("forge").pick(smith.PICK).pick(smith.PICKED).pick(RACK)
    assert table.on_shelf() == {"small-red": 1}
    assert table.furnace(2) == "B5+3"


@pytest.mark.rule("BS-X06", "BS-061", "BS-062", "BS-089")
def test_x06_recasting_two_weapons() -> None:
    table = Smithy(pool="YC").shelf(small_green=2, large_red=1).act("recast")
    assert table.asking == "Give"  # the only alloy die goes back unasked
    assert table.rack() == "RRGGBBYY"
    assert table.options == [smith.GIVE + GREEN, smith.GIVE + 4 + RED]
    table.pick(smith.GIVE + GREEN)
    assert table.options == [smith.AMOUNT + 1, smith.AMOUNT + 2]
    table.pick(smith.AMOUNT + 2)
    assert table.on_shelf() == {"small-yellow": 2, "large-red": 1}
    assert table.in_supply("small-green") == 3
    assert table.pool() == "C"
    assert table.hour == 2


@pytest.mark.rule("BS-062", "BS-063", "BS-089")
def test_recasting_stops_at_three_goods_and_at_the_supply() -> None:
    table = Smithy(pool="RB").shelf(small_green=3, small_yellow=3, small_red=1).act("recast")
    assert table.options == [smith.MELT + RED, smith.MELT + BLUE]
    table.pick(smith.MELT + RED).pick(smith.GIVE + GREEN)
    assert table.options == [smith.AMOUNT + 1, smith.AMOUNT + 2]  # two small red are left in the supply
    other = Smithy(pool="B").shelf(small_green=3).act("recast")
    assert other.options == [smith.AMOUNT + 1, smith.AMOUNT + 2, smith.AMOUNT + 3]


@pytest.mark.rule("BS-061", "BS-089")
def test_only_dice_that_can_recast_are_offered() -> None:
    table = Smithy(pool="RGY").shelf(small_green=1, small_yellow=3).act("recast")
    # red takes green or yellow, green takes yellow; no small yellow is left in the supply for the yellow die
    assert table.options == [smith.MELT + RED, smith.MELT + GREEN]


# --- Shields ---


@pytest.mark.rule("BS-075", "BS-076", "BS-013")
def test_a_hallmark_pays_in_the_market_of_its_round_and_later() -> None:
    table = Smithy({4: "Y6+44"}, pool="").halls("RGBYYY").act("forge").pick(RACK)
    assert table.shields() == {"yellow"}
    table.state.sailing = 0
    table.market()
    assert table.gold == 3
    table.state.sailing = 0
    table.market()
    assert table.gold == 6


# --- Staff ---


@pytest.mark.rule("BS-074", "BS-079")
@pytest.mark.parametrize(
    ("table", "slots"),
    [
        (Smithy(pool="RRGGBBYY"), {2}),
        (Smithy(pool=""), {1}),
        (Smithy({1: "R1"}, pool=""), {1, 3}),  # the die can be raised
        (Smithy({1: "R4+2"}, pool="C"), {1, 2, 3, 4}),
        (Smithy({1: "R4+2"}, pool="C").shelf(small_red=3), {1, 2, 3}),
    ],
)
def test_abilities_without_an_object_are_not_offered(table: Smithy, slots: set[int]) -> None:
    table.staff(1, 2, 3, 4).act("staff")
    found = {option - STAFF + 1 for option in table.options if option != DONE} if table.asking == "UseStaff" else None
    assert found == slots


@pytest.mark.rule("BS-072")
def test_the_staff_board_has_four_abilities() -> None:
    assert MERCHANT.staff == ("miner", "stoker", "temperer", "striker")


@pytest.mark.rule("BS-080", "BS-085", "BS-074")
def test_the_miner_moves_at_least_one_die() -> None:
    table = Smithy(pool="").staff(1).act("staff").use(1)
    assert table.options == [smith.ORE + colour for colour in range(4)]
    table.pick(smith.ORE + YELLOW)
    assert table.options == [smith.ORE + YELLOW, smith.MINED_ENOUGH]
    table.pick(smith.MINED_ENOUGH)
    assert table.pool() == "Y"


@pytest.mark.rule("BS-079")
def test_the_stoker_neither_rakes_nor_blows() -> None:
    table = Smithy({1: "R4"}, pool="C").staff(2).act("staff").use(2, 3)
    assert table.asking == "ChooseSpace"  # coal 4 does not fit beside 4 in F1, not even one cooler
    assert table.furnace(1) == "R4"
    table = Smithy({1: "R4"}, pool="C").staff(2).act("staff").use(2, 2)
    assert table.dice_offered() == ["C3"]


@pytest.mark.rule("BS-X08", "BS-081", "BS-090")
def test_x08_the_temperer_completes_a_furnace() -> None:
    def temper(number: int, place: int, up: bool) -> int:
        return int(smith.TEMPER) + (number - 1) * 16 + place * 2 + (1 if up else 0)

    table = Smithy({2: "B5+2", 4: "Y6+53"}, pool="").staff(3).act("staff").use(3)
    for place in (0, 1, 2):
        assert temper(4, place, True) not in table.options  # 14 is the upper limit
        assert temper(4, place, False) in table.options
    assert smith.TEMPERED not in table.options
    table.pick(temper(2, 1, True))
    assert table.furnace(2) == "B5+3"
    assert smith.TEMPERED in table.options  # the second point is optional
    table.pick(temper(2, 0, True))
    assert table.furnace(2) == "B6+3"
    assert smith.ready(table.smithy.furnaces[1], 1)
    assert smith.perfect(table.smithy.furnaces[1], 1)
    assert table.asking == "ChooseSpace"


@pytest.mark.rule("BS-081")
def test_tempering_keeps_all_limits_after_each_point() -> None:
    table = Smithy({1: "R6+1", 2: "G1+11"}, pool="").staff(3).act("staff").use(3)
    moves = [(option - smith.TEMPER) for option in table.options]
    assert (0 * 16 + 0 * 2 + 1) not in moves  # a 6 cannot be raised, and F1 is at 7
    assert (0 * 16 + 1 * 2 + 0) not in moves  # a 1 cannot be lowered
    assert moves == [0 * 16 + 0, 1 * 16 + 1, 1 * 16 + 2 + 1]  # the equal coal dice of F2 are one answer
    table.pick(smith.TEMPER + 0)  # R6 to R5 makes room for one point of coal
    assert smith.TEMPER + 2 + 1 in table.options
    table.pick(smith.TEMPERED)
    assert table.furnace(1) == "R5+1"


@pytest.mark.rule("BS-090", "BS-055", "BS-059")
def test_the_striker_forges_one_furnace_without_preserving() -> None:
    table = Smithy({1: "R4+2", 3: "G6+5"}, pool="").staff(4).act("staff").use(4)
    assert table.options == [smith.STRIKE, smith.STRIKE + 2]
    table.pick(smith.STRIKE + 2)
    assert table.asking == "ChooseSpace"  # neither PRESERVE nor HALLMARK is asked
    assert table.on_shelf() == {"small-green": 1}
    assert table.shields() == {"green"}
    assert table.rack() == "RGGBBYY"
    assert table.furnace(1) == "R4+2"


@pytest.mark.rule("BS-083", "BS-084", "BS-089", "BS-090")
def test_answers_point_at_the_board() -> None:
    table = Smithy({2: "B5"}, pool="RC").act("stoke")
    assert table.option(smith.RAKE + 1).refs == ["furnace:2"]
    table.pick(smith.RAKE + smith.NONE, 3, 2)
    assert table.option(smith.DIE + 4).refs == ["die:red:4"]
    table.pick(smith.DIE + 4)
    assert table.option(smith.FURNACE + 4).refs == ["furnace:1"]
    recast = Smithy(pool="Y").shelf(small_green=2, large_red=1).act("recast")
    assert recast.option(smith.GIVE + GREEN).refs == ["good:small-green"]
