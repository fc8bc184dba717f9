"""The Chronomancer's shop: set-up, the two figures, pushing tiles, tandem, and Rewind."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.chronomancer import MERCHANT
from covetown.games.merchants_cove.merchants.chronomancer import board as time
from covetown.games.merchants_cove.options import HAND, SPACE
from covetown.kernel import FastChance
from tests.games.merchants_cove.merchants.table import Table
from tests.games.merchants_cove.merchants.workshop import Workshop, push, row

# --- Set-up ---


@pytest.mark.rule("CH-007", "CH-008", "CH-009", "CH-010", "CH-011", "CH-014", "CH-015", "CH-082")
def test_set_up_lays_three_tiles_in_each_machine_and_on_the_workbench() -> None:
    assert time.TILES == (9, 9, 7, 7)
    # red, green (after 8 red), blue (after 8 red, 8 green), yellow, then red to the end
    table = Table("chronomancer").set_up(0, 8, 16, 22)
    assert table.luck.asked == list(range(32, 23, -1))
    board = time.workshop(table.me)
    assert row(board.upper, 5) == "_RGB_"
    assert row(board.lower, 5) == "_YRR_"
    assert row(board.bench, 3) == "RRR"
    assert board.anchors == 0
    assert table.board()["hourglass"] is True
    assert table.board()["bag"] == [3, 8, 6, 6]
    assert table.faults() == []


@pytest.mark.rule("CH-081")
def test_no_tile_is_ever_lost() -> None:
    table = Table("chronomancer", round=3, hour=3, other_hour=40).set_up()
    table.staff(1, 2, 3, 4)
    table.state.loads = 0
    chance = FastChance(21)
    table.start()
    for _ in range(500):
        table.me.position = 8
        options = table.options
        table.state.apply(0, options[chance.below(len(options))], chance)
        assert table.faults() == []
        assert sum(table.board()["bag"]) >= 32 - 13  # type: ignore[call-overload]


@pytest.mark.rule("CH-015", "CH-080", "CH-067")
def test_the_hourglass_is_full_again_in_the_next_arrival_phase() -> None:
    table = Workshop("RGBYR", "GRGYB", hourglass=False, hour=4)
    assert "rewind" not in table.start().spaces()
    table.clean_up()
    assert table.board()["hourglass"] is True


# --- Figures ---


@pytest.mark.rule("CH-083", "CH-091", "CH-005", "CH-006")
def test_the_first_turn_asks_for_the_space_only() -> None:
    table = Workshop("RGBYR", "GRGYB").start()
    assert {option - SPACE for option in table.options} < set(range(8))
    table.act("push_i").pick(push("R", 1, "left")).pick(time.PUSHED)
    assert table.me.space_of(0) == 0
    assert table.me.space_of(1) == -1
    # from the second turn on a figure and a space, never a space where a figure stands
    figures = {(option - SPACE) >> 6 for option in table.options}
    assert figures == {0, 1}
    assert table.space("push_i") not in table.options
    assert table.space("push_i", figure=1) not in table.options


@pytest.mark.rule("CH-021", "CH-022", "CH-091", "CH-023")
def test_neither_figure_may_go_where_one_stands() -> None:
    table = Workshop("RGBYR", "GRGYB", stands=("push_i", "overclock")).staff(1).start()
    assert table.spaces() == {"push_ii", "stabilise", "explore", "recruit", "staff"}
    assert len(table.options) == 2 * 5
    assert len(MERCHANT.spaces) * 2 - 2 == 14  # the most SPACE can offer
    table.pick(table.space("push_ii", figure=1)).pick(push("R", 2, "left")).pick(time.PUSHED).pick(time.PUSHED)
    assert table.me.space_of(0) == 0  # exactly one figure moved
    assert table.me.space_of(1) == 1


# --- Pushing ---


@pytest.mark.rule("CH-X01", "CH-030", "CH-031", "CH-034", "CH-035", "CH-012", "CH-092")
def test_x01_a_push_through_a_full_row() -> None:
    table = Workshop("RGBYR", "GRGYB", "GBY")
    assert table.aligned() == {4: "Y"}
    table.act("push_i").pick(push("G", 1, "left"))
    assert table.machines() == ("GRGBY", "GRGYB")
    assert table.bench() == "BYR"
    assert table.aligned() == {1: "G", 2: "R", 3: "G"}
    table.pick(time.PUSHED)
    assert table.hour == 2
    assert table.cards == 0


@pytest.mark.rule("CH-X03", "CH-032", "CH-033", "CH-042")
def test_x03_pushes_close_the_nearest_gap() -> None:
    table = Workshop("___BY", "GRGYB", "RGB").act("push_i").pick(push("R", 1, "right"))
    assert table.machines()[0] == "__BYR"
    table.pick(push("G", 1, "left"), 0, 0)
    assert table.machines()[0] == "G_BYR"
    assert table.luck.asked[:2] == [32 - 5 - 5, 32 - 5 - 5 - 1]  # two tiles come to the workbench
    assert len(table.bench()) == 3
    assert table.bench()[0] == "B"


@pytest.mark.rule("CH-X04", "CH-038", "CH-039", "CH-084", "CH-042", "CH-041")
def test_x04_tandem() -> None:
    table = Workshop("_RGB_", "BRYG_", "BYY", stands=("explore", "push_ii"))
    table.act("push_i").pick(push("B", 1, "left"))
    assert table.machines()[0] == "BRGB_"
    table.pick(push("Y", 1, "right"))
    assert table.machines()[0] == "BRGBY"
    assert table.options == [push("Y", 2, "left"), push("Y", 2, "right"), int(time.PUSHED)]
    table.pick(push("Y", 2, "right"))
    assert table.machines() == ("BRGBY", "BRYGY")
    assert table.aligned() == {1: "B", 2: "R", 5: "Y"}
    assert len(table.bench()) == 3  # it was empty and is refilled
    assert table.asking == "ChooseSpace"
    assert table.hour == 2


@pytest.mark.rule("CH-039", "CH-084")
def test_tandem_is_offered_after_a_single_push_and_only_with_the_other_figure_there() -> None:
    table = Workshop("_RGB_", "BRYG_", "BYY", stands=("explore", "push_i")).act("push_ii")
    table.pick(push("B", 2, "left")).pick(time.PUSHED)
    assert table.options == [push("Y", 1, "left"), push("Y", 1, "right"), int(time.PUSHED)]
    table.pick(time.PUSHED)
    assert table.asking == "ChooseSpace"

    alone = Workshop("_RGB_", "BRYG_", "BYY", stands=("explore", "overclock")).act("push_ii")
    assert alone.pick(push("B", 2, "left")).pick(time.PUSHED).asking == "ChooseSpace"


@pytest.mark.rule("CH-038", "CH-084", "CH-092")
def test_the_first_push_is_a_must_and_the_second_a_choice() -> None:
    table = Workshop("RGBYR", "GRGYB", "GBY").act("push_ii")
    assert table.options == [push(tile, 2, end) for tile in "GBY" for end in ("left", "right")]
    table.pick(push("G", 2, "left"))
    assert table.options[-1] == time.PUSHED
    table.pick(push("B", 2, "left"))
    assert table.asking == "ChooseSpace"


@pytest.mark.rule("CH-040", "CH-036", "CH-092", "CH-039")
def test_overclock_pushes_up_to_three_times_into_either_machine() -> None:
    table = Workshop("RGBYR", "GRGYB", "GBY", stands=("push_i", "push_ii")).act("overclock")
    assert len(table.options) == 12
    table.pick(push("G", 1, "left"))
    assert table.bench() == "BYR"
    assert len(table.options) == 13
    table.pick(push("R", 2, "left"))  # the tile that dropped out is used again at once
    table.pick(push("B", 1, "right"))
    assert table.asking == "ChooseSpace"  # three pushes, and no tandem
    assert table.cards == 1
    assert table.hour == 2


@pytest.mark.rule("CH-041")
def test_without_tiles_the_remaining_pushes_are_lost() -> None:
    table = Workshop("_____", "_____", "R").act("overclock").pick(push("R", 1, "left"))
    assert table.machines() == ("R____", "_____")
    assert table.asking == "ChooseSpace"
    assert len(table.bench()) == 3


@pytest.mark.rule("CH-032", "CH-033", "CH-034")
@pytest.mark.parametrize(
    ("before", "end", "after", "dropped"),
    [
        ("_____", "left", "R____", None),
        ("_____", "right", "____R", None),
        ("G____", "left", "RG___", None),
        ("_G___", "left", "RG___", None),
        ("GB_Y_", "left", "RGBY_", None),
        ("GB_Y_", "right", "GB_YR", None),
        ("GB_YG", "right", "GBYGR", None),
        ("_BGYG", "right", "BGYGR", None),
        ("GBGYB", "left", "RGBGY", "B"),
        ("GBGYB", "right", "BGYBR", "G"),
    ],
)
def test_where_tiles_go(before: str, end: str, after: str, dropped: str | None) -> None:
    table = Workshop(before, "_____", "RRR").act("push_i").pick(push("R", 1, end))
    assert table.machines()[0] == after
    assert table.bench() == "RR" + (dropped or "")


@pytest.mark.rule("CH-031", "CH-034", "CH-042")
def test_the_log_can_follow_the_tiles() -> None:
    table = Workshop("RGBYR", "GRGYB", "GBY").act("push_i").pick(push("G", 1, "left"))
    assert table.facts("chronomancer-pushed") == {
        "seat": 0,
        "colour": "green",
        "machine": 1,
        "end": "left",
        "dropped": "red",
        "row": ["green", "red", "green", "blue", "yellow"],
    }
    table = Workshop("RGB_R", "GRGYB", "GBY").act("push_i").pick(push("G", 1, "right"), 0).pick(time.PUSHED)
    assert table.facts("chronomancer-refilled") == {"seat": 0, "count": 1, "tiles": ["red"]}


# --- Rewind ---


@pytest.mark.rule("CH-X07", "CH-060", "CH-061", "CH-062", "CH-064", "CH-086", "CH-087", "CH-095", "CH-026")
def test_x07_two_hours_back_in_round_two() -> None:
    table = Workshop("RGBYR", "GRGYB", round=2, hour=7).act("rewind")
    assert table.options == [time.HOURS + 1, time.HOURS + 2]
    assert table.cards == 0  # the card is drawn after the action
    boats = table.state.boats[:]
    table.pick(time.HOURS + 2)
    assert table.hour == 5
    assert table.board()["hourglass"] is False
    assert table.cards == 1
    assert table.state.boats == boats
    assert table.me.marked == 1
    assert "rewind" not in table.spaces()

    table.act("push_i").pick(push("R", 1, "left")).pick(time.PUSHED)
    assert table.options == [HAND, HAND + 1]
    hand = table.state.copy()
    table.pick(HAND)
    assert table.asking == "PlaceOnBoat"  # 5:30 loads again
    table.pick(table.options[0])
    assert table.hour == 6

    hand.apply(0, HAND + 1, FastChance(1))
    assert hand.players[0].position == 11  # onto the hand instead, for a card
    assert hand.boats == boats


@pytest.mark.rule("CH-X07", "CH-062", "CH-086")
@pytest.mark.parametrize(("hour", "hours"), [(2, 0), (3, 1), (4, 2)])
def test_the_timepiece_never_goes_before_the_rounds_first_hour(hour: int, hours: int) -> None:
    table = Workshop("RGBYR", "GRGYB", round=2, hour=hour).start()
    if hours == 0:
        assert "rewind" not in table.spaces()
        return
    table.act("rewind")
    if hours == 1:
        assert table.hour == 2  # a single hour is gone back unasked
    else:
        assert table.options == [time.HOURS + 1, time.HOURS + 2]


@pytest.mark.rule("CH-X08", "CH-063", "CH-064", "CH-065", "CH-066")
def test_x08_back_from_the_second_hand() -> None:
    table = Workshop("RGBYR", "GRGYB", round=3, hour=7, other_hour=8)
    table.me.position = 15  # the second hand, 7:30
    marker = table.state.marker
    table.act("rewind")
    assert table.options == [time.HOURS + 1, time.HOURS + 2]
    two = table.state.copy()
    two.apply(0, time.HOURS + 2, FastChance(1))
    assert two.players[0].position == 12
    table.pick(time.HOURS + 1)
    assert table.hour == 7
    assert table.cards == 1
    assert table.state.marker == marker
    assert table.state.active == 0
    table.act("push_i").pick(push("R", 1, "left")).pick(time.PUSHED)
    assert table.options == [HAND, HAND + 1]
    table.pick(HAND + 1)
    assert table.cards == 2
    assert table.hour == 7.5


@pytest.mark.rule("CH-065")
def test_a_rewound_timepiece_lies_on_top() -> None:
    table = Workshop("RGBYR", "GRGYB", round=2, hour=5, other_hour=4)
    table.rival.height = 7
    table.state.landed = 7
    table.rival.position = 10
    table.me.height = 8
    table.act("rewind").pick(time.HOURS + 1)
    table.rival.position = 8
    assert table.me.position == 8
    assert table.me.height > table.rival.height


@pytest.mark.rule("CH-067", "CH-068")
def test_rewind_is_used_at_most_once_in_a_round() -> None:
    table = Workshop("RGBYR", "GRGYB", round=2, hour=6, stands=("push_i", "push_ii")).act("rewind", figure=1)
    table.pick(time.HOURS + 1)
    table.act("overclock", figure=1).pick(push("R", 1, "left")).pick(time.PUSHED)
    while table.asking != "ChooseSpace":
        table.pick(table.options[0])
    assert "rewind" not in table.spaces()
    assert [space.key for space in MERCHANT.spaces if space.hours == 0] == ["rewind", "recruit"]
