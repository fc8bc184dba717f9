"""The Blacksmith's shop: dice, Stoke and Bellows, furnaces, Mine, and what stays."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.blacksmith import MERCHANT
from covetown.games.merchants_cove.merchants.blacksmith import board as smith
from covetown.games.merchants_cove.meta import GAME
from covetown.kernel import FastChance
from covetown.narrator import Narrator
from tests.games.merchants_cove.merchants.smithy import Smithy, furnace_of
from tests.games.merchants_cove.merchants.table import BLUE, GREEN, RED, YELLOW, Table

# --- Set-up ---


@pytest.mark.rule("BS-005", "BS-007", "BS-010", "BS-011", "BS-013", "BS-008")
def test_set_up_unlocks_a_red_and_a_green_die_and_all_coal() -> None:
    table = Table("blacksmith").set_up()
    assert table.board() == {
        "pool": ["red", "green", "coal", "coal", "coal", "coal"],
        "rack": ["red", "green", "blue", "blue", "yellow", "yellow"],
        "furnaces": [
            {"alloy": None, "value": 0, "coal": [], "heat": 0, "ready": False, "perfect": False} for _ in range(5)
        ],
        "rolled": [],
    }
    assert table.shields() == set()
    assert smith.FACES == 6
    assert table.faults() == []


@pytest.mark.rule("BS-011", "BS-012", "BS-039")
def test_there_are_five_furnaces() -> None:
    rows = zip(smith.COAL_LEAST, smith.COAL_MOST, smith.HEAT_FROM, smith.HEAT_TO, smith.FORGES, strict=True)
    assert list(rows) == [(1, 2, 6, 7, 0), (1, 2, 8, 9, 0), (1, 2, 10, 11, 0), (2, 3, 13, 14, 4), (2, 3, 15, 16, 4)]


@pytest.mark.rule("BS-009")
def test_no_die_is_ever_lost() -> None:
    table = Table("blacksmith", other_hour=40).set_up()
    table.staff(1, 2, 3, 4).shelf(small_red=2, large_green=1)
    table.state.loads = 0
    chance = FastChance(11)
    table.start()
    for _ in range(500):
        table.me.position = 2
        options = table.options
        table.state.apply(0, options[chance.below(len(options))], chance)
        assert table.faults() == []
        pool = table.board()["pool"]
        rolled = table.board()["rolled"]
        assert isinstance(rolled, list)
        assert isinstance(pool, list)
        # a die of the pool has a value only from its roll to the end of placing
        assert not rolled or (table.asking in ("PlaceDie", "ChooseFurnace") and len(rolled) == len(pool))


# --- Stoke and Bellows ---


@pytest.mark.rule("BS-X01", "BS-006", "BS-031", "BS-033", "BS-034", "BS-038", "BS-083", "BS-084")
def test_x01_two_furnaces_from_one_roll() -> None:
    table = Smithy(pool="RGCCCC").stoke(4, 2, 6, 5, 3, 3)
    assert table.luck.asked == [6] * 6
    assert table.dice_offered() == ["R4", "G2"]  # coal needs an alloy die first
    table.lay("R4", 1)
    assert table.furnace(1) == "R4"
    table.lay("C3", 1).lay("G2", 3).lay("C6", 3).lay("C3", 3)
    assert table.furnace(1) == "R4+3"
    assert table.furnace(3) == "G2+63"
    shown = table.board()["furnaces"]
    assert isinstance(shown, list)
    assert [(shown[at]["heat"], shown[at]["ready"], shown[at]["perfect"]) for at in (0, 2)] == [
        (7, True, True),
        (11, True, True),
    ]
    assert table.asking == "ChooseSpace"  # no die fits any more
    assert table.pool() == "C"
    assert table.board()["rolled"] == []
    assert table.hour == 2
    assert table.cards == 0


@pytest.mark.rule("BS-X02", "BS-036", "BS-037", "BS-041")
def test_x02_a_furnace_is_completed_later() -> None:
    table = Smithy({2: "B5+1"}, pool="CCC").stoke(6, 4, 2)
    assert not smith.ready(furnace_of("B5+1"), 1)
    assert table.dice_offered() == ["C2"]
    table.lay("C2", 2)
    assert table.furnace(2) == "B5+21"
    assert smith.ready(table.smithy.furnaces[1], 1)
    assert not smith.perfect(table.smithy.furnaces[1], 1)
    assert table.asking == "ChooseSpace"  # F2 holds its two coal dice
    assert table.hour == 2


@pytest.mark.rule("BS-X05", "BS-032", "BS-084")
def test_x05_the_bellows_bring_a_perfect_heat() -> None:
    table = Smithy(pool="RCCC").stoke(5, 6, 2, 2, space="bellows")
    table.lay("R5", 5, 6).lay("C6", 5, 6).lay("C2", 5, 3).lay("C2", 5, 1)
    assert table.furnace(5) == "R6+631"
    assert smith.perfect(table.smithy.furnaces[4], 4)
    assert table.hour == 2
    assert table.cards == 1


@pytest.mark.rule("BS-032", "BS-084")
def test_the_bellows_change_a_die_by_one_and_keep_it_on_the_die() -> None:
    table = Smithy(pool="RG").stoke(6, 1, space="bellows").pick(smith.DIE + RED * 8 + 6)
    assert {option & 7 for option in table.options} == {5, 6}
    table.pick(smith.FURNACE + 5).pick(smith.DIE + GREEN * 8 + 1)
    assert {option & 7 for option in table.options} == {1, 2}
    assert len(table.options) == 8  # four empty furnaces, two values

    plain = Smithy(pool="RG").stoke(6, 1).pick(smith.DIE + RED * 8 + 6)
    assert plain.options == [smith.FURNACE + furnace * 8 + 6 for furnace in range(5)]


@pytest.mark.rule("BS-032")
def test_the_bellows_offer_a_die_that_fits_only_one_cooler() -> None:
    table = Smithy({1: "R4"}, pool="C").stoke(4, space="bellows")
    assert table.dice_offered() == ["C4"]
    table.pick(smith.DIE + 4 * 8 + 4)  # only 3 fits: 4 + 3 = 7
    assert table.furnace(1) == "R4+3"
    assert Smithy({1: "R4"}, pool="C").stoke(4).asking == "ChooseSpace"


@pytest.mark.rule("BS-030", "BS-082", "BS-031")
def test_raking_out_returns_all_dice_and_rolls_them() -> None:
    table = Smithy({1: "B5+1", 4: "Y6"}, pool="CC").act("stoke")
    assert table.options == [smith.RAKE, smith.RAKE + 3, smith.RAKE + smith.NONE]
    table.pick(smith.RAKE, 0, 1, 2, 3)
    assert table.furnace(1) == ""
    assert table.rack() == "RRGGBY"  # the blue die stays unlocked
    assert table.board()["rolled"] == [
        {"die": "blue", "value": 1},
        {"die": "coal", "value": 2},
        {"die": "coal", "value": 3},
        {"die": "coal", "value": 4},
    ]


@pytest.mark.rule("BS-082")
def test_raking_is_not_asked_while_all_furnaces_are_empty() -> None:
    assert Smithy(pool="RC").act("stoke").asking == "PlaceDie"


@pytest.mark.rule("BS-035", "BS-036", "BS-037", "BS-040")
@pytest.mark.parametrize(
    ("furnace", "number", "die", "takes"),
    [
        ("", 1, "R6", True),
        ("", 1, "C1", False),  # coal only on an alloy die
        ("R4", 1, "G1", False),  # one alloy die
        ("R4", 1, "C3", True),
        ("R4", 1, "C4", False),  # 8 exceeds 7
        ("R1+12", 1, "C1", False),  # two coal dice at most
        ("R4+2", 1, "C1", True),  # ready at 6, may still go to 7
        ("R4+3", 1, "C1", False),
        ("R4+44", 4, "C2", True),  # a third coal die in F4
        ("R4+441", 4, "C1", False),
        ("R6+6", 5, "C4", True),
        ("R6+6", 5, "C5", False),
    ],
)
def test_what_a_furnace_takes(furnace: str, number: int, die: str, takes: bool) -> None:
    kind, value = "RGBYC".index(die[0]), int(die[1])
    assert smith.fits(furnace_of(furnace), number - 1, kind, value) is takes


@pytest.mark.rule("BS-039", "BS-038")
@pytest.mark.parametrize(
    ("furnace", "number", "heat", "is_ready"),
    [
        ("R6", 1, 6, False),  # no coal
        ("R5+1", 1, 6, True),
        ("R4+1", 1, 5, False),
        ("R4+21", 1, 7, True),
        ("R6+3", 3, 9, False),
        ("R6+4", 3, 10, True),
        ("R6+6", 4, 12, False),
        ("R6+52", 4, 13, True),
        ("R3+66", 5, 15, True),
    ],
)
def test_when_a_furnace_is_ready(furnace: str, number: int, heat: int, is_ready: bool) -> None:
    assert smith.heat(furnace_of(furnace)) == heat
    assert smith.ready(furnace_of(furnace), number - 1) is is_ready


@pytest.mark.rule("BS-034", "BS-083")
def test_placing_may_stop_and_equal_dice_are_one_answer() -> None:
    table = Smithy({3: "R2"}, pool="CCC").stoke(3, 3, 5)
    assert table.dice_offered() == ["C3", "C5"]
    table.pick(smith.COOLED)
    assert table.pool() == "CCC"
    assert table.furnace(3) == "R2"
    assert table.asking == "ChooseSpace"


@pytest.mark.rule("BS-031", "BS-033")
def test_the_log_can_follow_the_dice() -> None:
    table = Smithy(pool="RCC").stoke(4, 3, 1)
    assert table.facts("blacksmith-rolled") == {"seat": 0, "die": "coal", "values": [3, 1], "text": "3, 1"}
    table.lay("R4", 1).lay("C3", 1)
    expected = {"seat": 0, "die": "coal", "value": 3, "furnace": 1, "heat": 7, "rolled": 3, "change": 0}
    assert table.facts("blacksmith-placed") == expected


@pytest.mark.rule("BS-032", "BS-033")
@pytest.mark.parametrize(
    ("value", "said"), [(5, "die of 5 into"), (4, "die of 4 (rolled 5) into"), (6, "die of 6 (rolled 5) into")]
)
def test_the_log_says_what_the_bellows_change(value: int, said: str) -> None:
    table = Smithy(pool="R").stoke(5, space="bellows").lay("R5", 5, value)
    facts = {"kind": "blacksmith-placed", **table.facts("blacksmith-placed")}
    line = Narrator(GAME, ["Ann", "Ben"]).line(facts)
    assert line == f"Ann puts a red alloy {said} furnace 5, heat {value}."


# --- Mine ---


@pytest.mark.rule("BS-050", "BS-085", "BS-008")
def test_mining_brings_one_or_two_dice_in_the_order_of_colours() -> None:
    table = Smithy(pool="RGCCCCC").act("mine")
    assert table.options == [smith.ORE + colour for colour in range(4)]
    table.pick(smith.ORE + BLUE)
    assert table.options == [smith.ORE + BLUE, smith.ORE + YELLOW, smith.MINED_ENOUGH]
    table.pick(smith.ORE + BLUE)
    assert table.pool() == "RGBBCCCCC"
    assert table.rack() == "RGYY"
    assert table.hour == 2

    table = Smithy(pool="RGCCCCC").act("mine").pick(smith.ORE + RED).pick(smith.MINED_ENOUGH)
    assert table.pool() == "RRGCCCCC"


@pytest.mark.rule("BS-023")
@pytest.mark.parametrize(
    ("table", "space", "is_open"),
    [
        (Smithy(pool=""), "stoke", True),
        (Smithy(pool=""), "bellows", True),
        (Smithy(pool="RRGGBBYY"), "mine", False),
        (Smithy(pool="RRGGBBY"), "mine", True),
        (Smithy({1: "R4+1"}), "forge", False),
        (Smithy({1: "R4+2"}), "forge", True),
        (Smithy({1: "R4+2"}).shelf(small_red=3), "forge", False),
        (Smithy(pool="R").shelf(small_red=1), "recast", False),  # no good of another colour
        (Smithy(pool="C").shelf(small_green=1), "recast", False),  # no alloy die
        (Smithy(pool="R").shelf(small_green=1), "recast", True),
        (Smithy(pool="R").shelf(small_green=1, small_red=3), "recast", False),  # no small red in the supply
        (Smithy(pool="R").shelf(large_green=1, small_red=3), "recast", True),
    ],
)
def test_when_a_space_can_be_chosen(table: Smithy, space: str, is_open: bool) -> None:
    assert (space in table.start().spaces()) is is_open


# --- Between rounds, and what is public ---


@pytest.mark.rule("BS-077", "BS-075")
def test_everything_stays_between_rounds() -> None:
    table = Smithy({1: "R4+2", 5: "Y6"}, pool="GCCC").start()
    table.me.shields = 1 << 6
    before = table.board()
    table.clean_up()
    assert table.state.round == 2
    assert table.board() == before
    assert table.shields() == {"green"}


@pytest.mark.rule("BS-078")
def test_all_is_public() -> None:
    table = Smithy({2: "B5+1"}, pool="CCC").stoke(6, 4, 2)
    assert MERCHANT.view.show(table.state, table.me, False) == MERCHANT.view.show(table.state, table.me, True)
    assert table.board()["rolled"] == [{"die": "coal", "value": value} for value in (2, 4, 6)]
    assert table.state.redeal(1, FastChance(9)).view(1) == table.state.view(1)
