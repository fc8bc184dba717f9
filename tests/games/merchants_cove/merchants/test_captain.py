"""The Captain's shop: the sea chart, the compass, sailing, coming home, ports and treasures."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.captain import MERCHANT
from covetown.games.merchants_cove.merchants.captain import board as sea
from covetown.games.merchants_cove.options import DONE, STAFF
from covetown.kernel import FastChance, shuffle_script
from tests.games.merchants_cove.merchants.sea_chart import SeaChart, home, point, spin
from tests.games.merchants_cove.merchants.table import Table

AGAIN, STOP = int(sea.SPIN) + 1, int(sea.SPIN)
TOKENS = [0, 0, 1, 1, 2, 2, 3, 3]


def hail(lane: str) -> int:
    return int(sea.HAILED) + "NESW".index(lane)


# --- Set-up and data ---


@pytest.mark.rule("CA-005", "CA-006", "CA-010", "CA-013")
def test_set_up_deals_a_token_to_each_wreck() -> None:
    dealt = [3, 3, 0, 1, 2, 2, 0, 1]
    table = Table("captain").set_up(*shuffle_script(TOKENS, dealt))
    shown = table.board()
    assert shown["ships"] == [{"lane": None, "space": 0}] * 4
    assert shown["tokens"] == ["yellow", "yellow", "red", "green"]  # N, E, S, W, whatever the lane's own colour
    assert shown["aside"] == [1, 1, 2, 0]
    assert shown["taken"] == [0, 0, 0, 0]
    assert table.faults() == []


@pytest.mark.rule("CA-007", "CA-009")
def test_the_lanes() -> None:
    rows = list(zip(sea.LANE_NAMES, sea.LANE_COLOURS, sea.WRECKS, sea.FISHING, sea.PORT, strict=True))
    assert rows == [("n", 2, 7, 4, 5), ("e", 3, 7, 4, 5), ("s", 1, 6, 3, 5), ("w", 0, 6, 3, 5)]


@pytest.mark.rule("CA-020", "CA-021")
@pytest.mark.parametrize(
    ("sector", "ships", "points"),
    [
        ("N", "N2 E1 S1 W1", 2),
        ("NE", "N1 E1 S1 W1", 3),
        ("E", "N1 E2 S1 W1", 2),
        ("SE", "N1 E1 S1 W1", 3),
        ("S", "N1 E1 S2 W1", 2),
        ("SW", "N1 E1 S1 W1", 3),
        ("W", "N1 E1 S1 W2", 2),
        ("NW", "N1 E1 S1 W1", 1),
    ],
)
def test_the_eight_sectors(sector: str, ships: str, points: int) -> None:
    table = SeaChart("N1 E1 S1 W1").act("full_sail", spin(sector))
    assert table.luck.asked == [8]
    assert table.ships() == ships
    assert table.decision().prompt.args["points"] == points


# --- Sailing ---


@pytest.mark.rule("CA-X01", "CA-022", "CA-023", "CA-024", "CA-033", "CA-034", "CA-035", "CA-062", "CA-065", "CA-049")
def test_x01_sail_and_an_extra_spin_into_the_storm() -> None:
    table = SeaChart("W2 W5 - -").act("sail", spin("W"))
    assert table.ships() == "W3 W6 - -"
    table.points("N", "N1")
    assert table.ships() == "W3 W6 N2 -"
    assert table.options == [AGAIN, STOP]
    table.pick(AGAIN, spin("NW"))
    assert table.cards == 1
    assert table.asking == "ChooseSpace"  # no points, and never a third spin
    assert table.ships() == "W3 W6 N2 -"
    assert table.hour == 2


@pytest.mark.rule("CA-033", "CA-062")
def test_the_first_storm_of_sail_is_a_point_and_the_extra_spin_is_optional() -> None:
    table = SeaChart().act("sail", spin("NW")).points("S")
    assert table.ships() == "S1 - - -"
    assert table.cards == 0
    table.pick(STOP)
    assert table.asking == "ChooseSpace"
    table = SeaChart().act("sail", spin("NW")).points("S").pick(AGAIN, spin("NE")).points("S1", "S2", "S3")
    assert table.ships() == "S4 - - -"
    assert table.asking == "ChooseSpace"


@pytest.mark.rule("CA-028")
def test_a_storm_without_corruption_cards_has_no_further_risk() -> None:
    table = SeaChart().no_corruption_left().act("sail", spin("NW")).points("S").pick(AGAIN, spin("NW"))
    assert table.cards == 0
    assert table.asking == "ChooseSpace"


@pytest.mark.rule("CA-X02", "CA-008", "CA-022", "CA-025", "CA-066")
def test_x02_a_lane_holds_two_ships_and_a_wreck_holds_still() -> None:
    table = SeaChart("S6 S4 - -").act("full_sail", spin("S"))
    assert table.ships() == "S6 S5 - -"
    assert table.offered() == {"S5", "N", "E", "W"}
    assert table.options[-1] == sea.WAIVE
    table.points("S5")
    assert table.offered() == {"N", "E", "W"}  # nobody moves beyond the wreck


@pytest.mark.rule("CA-X06", "CA-037", "CA-024", "CA-027")
def test_x06_riding_the_gale() -> None:
    table = SeaChart().act("ride_the_gale", spin("NW")).points("E", "E1", "E2")
    table.pick(AGAIN, spin("E"))
    assert table.ships() == "E4 - - -"
    table.points("S", "S1").pick(AGAIN, spin("SE")).points("S2", "W", "W1")
    assert table.ships() == "E4 S3 W2 -"
    assert table.asking == "ChooseSpace"  # three spins
    assert table.cards == 1
    assert table.hour == 2


@pytest.mark.rule("CA-X07", "CA-061")
def test_x07_with_all_ships_on_wrecks_points_are_lost_and_spinning_ends() -> None:
    table = SeaChart("W6 W6 S6 S5").act("full_sail", spin("S"))
    assert table.ships() == "W6 W6 S6 S6"
    assert table.asking == "ChooseSpace"
    assert table.hour == 3


@pytest.mark.rule("CA-036", "CA-065", "CA-027")
def test_full_sail_spins_up_to_five_times_and_may_stop() -> None:
    table = SeaChart().act("full_sail", spin("NW")).points("N")  # the storm is a point
    for left in (4, 3, 2, 1):
        assert table.options == [AGAIN, STOP]
        assert table.decision().prompt.args["left"] == left
        table.pick(AGAIN, spin("SW")).pick(sea.WAIVE)
    assert table.asking == "ChooseSpace"
    assert SeaChart().act("full_sail", spin("SW")).pick(sea.WAIVE).pick(STOP).asking == "ChooseSpace"


@pytest.mark.rule("CA-026", "CA-066")
def test_points_left_are_waived_together_and_lost() -> None:
    table = SeaChart().act("full_sail", spin("NE")).points("N").pick(sea.WAIVE)
    assert table.asking == "SpinAgain"
    table.pick(AGAIN, spin("SW"))
    assert table.decision().prompt.args["points"] == 3  # nothing was saved up


@pytest.mark.rule("CA-060", "CA-066")
def test_ships_on_one_space_are_one_answer_and_the_lowest_number_moves() -> None:
    table = SeaChart("W3 W3 - -").act("full_sail", spin("SW"))
    assert table.offered() == {"W3", "N", "E", "S"}
    assert table.option(point("W3")).refs == ["ship:1", "sea:w:3", "sea:w:4"]
    table.points("W3")
    assert table.ships() == "W4 W3 - -"
    table.points("E")
    assert table.ships() == "W4 W3 E1 -"


# --- Coming home ---


@pytest.mark.rule("CA-X03", "CA-038", "CA-039", "CA-040", "CA-041", "CA-042", "CA-044", "CA-067")
def test_x03_three_ships_come_home() -> None:
    table = SeaChart("W6 W6 N4 E3", tokens="RGYB").act("recall")
    assert set(table.options) == {home("W6"), home("N4"), home("E3")}  # no ending before the first ship
    table.pick(home("W6"))
    assert table.on_shelf() == {"large-blue": 1}  # resolved at once
    assert table.ships() == "- W6 N4 E3"
    assert table.tokens() == "RGY_"
    assert set(table.options) == {home("W6"), home("N4"), home("E3"), int(sea.RETURNED)}
    table.pick(home("W6")).pick(home("N4")).pick(sea.RETURNED)
    assert table.on_shelf() == {"large-blue": 1, "small-red": 1, "small-blue": 1}
    assert table.ships() == "- - - E3"
    assert table.board()["taken"] == [0, 0, 1, 0]
    assert table.hour == 3
    assert table.cards == 0
    assert table.faults() == []


@pytest.mark.rule("CA-X04", "CA-040", "CA-042", "CA-043", "CA-045", "CA-041")
def test_x04_smuggling_with_an_empty_supply() -> None:
    table = SeaChart("E7 W4 - -", tokens="RYBG").shelf(large_yellow=2, small_red=3).act("smuggle")
    table.pick(home("E7"))
    assert table.on_shelf() == {"large-yellow": 2, "small-red": 3, "small-yellow": 1}
    assert table.tokens() == "RYBG"
    table.pick(home("W4"))
    assert table.on_shelf() == {"large-yellow": 2, "small-red": 3, "small-yellow": 1}
    assert table.ships() == "- - - -"
    assert table.hour == 2
    assert table.cards == 1


@pytest.mark.rule("CA-045", "CA-067")
def test_smuggling_takes_at_most_three_ships() -> None:
    table = SeaChart("N4 E4 S3 W3").act("smuggle").pick(home("N4")).pick(home("E4")).pick(home("S3"))
    assert table.asking == "ChooseSpace"
    assert table.ships() == "- - - W3"
    assert SeaChart("N4 E4 S3 W3").act("smuggle").pick(home("N4")).pick(sea.RETURNED).ships() == "- E4 S3 W3"


@pytest.mark.rule("CA-042", "CA-043", "CA-016", "CA-009")
@pytest.mark.parametrize(
    ("ship", "tokens", "good"),
    [
        ("N3", "RRBB", None),
        ("N4", "RRBB", "small-blue"),
        ("N6", "RRBB", "small-blue"),
        ("N7", "RGGB", "large-red"),
        ("N7", "_RGG", "small-blue"),
        ("E3", "RRGG", None),
        ("E4", "RRGG", "small-yellow"),
        ("S2", "RRGG", None),
        ("S3", "RRGG", "small-green"),
        ("S6", "RRGG", "large-green"),
        ("W2", "RRGG", None),
        ("W3", "RRGG", "small-red"),
        ("W5", "RRGG", "small-red"),
        ("W6", "RRGG", "large-green"),
    ],
)
def test_what_a_ship_brings_home(ship: str, tokens: str, good: str | None) -> None:
    table = SeaChart(f"{ship} - - -", tokens=tokens).act("recall")  # a single ship is called home unasked
    assert table.on_shelf() == ({} if good is None else {good: 1})
    assert table.ships() == "- - - -"


@pytest.mark.rule("CA-040", "CA-042", "CA-043")
@pytest.mark.parametrize(
    ("ship", "shelf", "brought"),
    [
        ("W6", {"large_green": 1}, "large-green"),  # the last one in the supply
        ("W6", {"large_green": 2}, "small-red"),
        ("W6", {"large_green": 2, "small_red": 2}, "small-red"),  # the last one in the supply
        ("W6", {"large_green": 2, "small_red": 3}, None),
        ("W4", {"small_red": 3}, None),
    ],
)
def test_goods_missing_in_the_supply(ship: str, shelf: dict[str, int], brought: str | None) -> None:
    table = SeaChart(f"{ship} E3 - -", tokens="RRGG").shelf(**shelf)
    before = table.on_shelf()
    table.act("recall")
    told = table.option(home(ship)).text
    assert told.key == ("option-captain-return" if brought else "option-captain-return-empty")
    table.pick(home(ship))
    assert table.on_shelf() == (before if brought is None else {**before, brought: before.get(brought, 0) + 1})
    assert table.tokens() == ("RRG_" if brought == "large-green" else "RRGG")


@pytest.mark.rule("CA-065", "CA-066", "CA-067", "CA-068")
def test_answers_point_at_the_sea_chart() -> None:
    table = SeaChart("W5 - - -").act("full_sail", spin("SW"))
    assert [(option.kind, option.refs) for option in table.decision().options] == [
        ("point", ["ship:1", "sea:w:5", "sea:w:6"]),
        ("leave", ["ship:2", "harbour", "sea:n:1"]),
        ("leave", ["ship:2", "harbour", "sea:e:1"]),
        ("leave", ["ship:2", "harbour", "sea:s:1"]),
        ("leave", ["ship:2", "harbour", "sea:w:1"]),
        ("waive", ["done"]),
    ]
    table.pick(sea.WAIVE)
    assert [(option.kind, option.refs) for option in table.decision().options] == [
        ("spin", ["compass"]),
        ("stop", ["done"]),
    ]
    table = SeaChart("W5 N5 - -").act("hail_the_port")
    assert [option.refs for option in table.decision().options] == [["lane:n", "hall:blue"], ["lane:w", "hall:red"]]
    table = SeaChart("W5 N5 - -").act("recall").pick(home("N5"))
    assert [(option.kind, option.refs) for option in table.decision().options] == [
        ("return", ["ship:1", "sea:w:5"]),
        ("returned", ["done"]),
    ]


@pytest.mark.rule("CA-023", "CA-039")
def test_the_log_can_follow_the_ships() -> None:
    table = SeaChart("W5 - - -").act("full_sail", spin("SW")).points("W5", "N")
    assert table.facts("captain-spun") == {"seat": 0, "sector": "sw"}
    assert table.facts("captain-sailed") == {"seat": 0, "ship": 2, "lane": "n", "space": 1}
    table = SeaChart("W5 N2 - -").act("recall").pick(home("W5"))
    assert table.facts("captain-returned") == {"seat": 0, "ship": 1, "ref": "sea:w:5", "brought": "small-red"}
    table.pick(home("N2"))
    assert table.facts("captain-returned") == {"seat": 0, "ship": 2, "ref": "sea:n:2", "brought": "nothing"}


@pytest.mark.rule("CA-066")
def test_ships_are_offered_in_the_order_of_the_chart() -> None:
    table = SeaChart("W2 N3 N1 -").act("full_sail", spin("SW"))
    assert table.options[:3] == [point("N1"), point("N3"), point("W2")]


# --- Ports and shields ---


@pytest.mark.rule("CA-X05", "CA-055", "CA-056", "CA-057", "CA-046", "CA-068")
def test_x05_port_waters_pay_in_the_market_and_when_hailed() -> None:
    halls = "RRRRRGGGGBBBYYYY"
    table = SeaChart("N5 N7 E6 W4").halls(halls)
    assert table.shields() == {"blue", "yellow"}
    table.state.sailing = 0
    table.market()
    assert table.gold == 7

    table = SeaChart("N5 N7 E6 W4").halls(halls).act("hail_the_port")
    assert table.options == [hail("N"), hail("E")]
    table.pick(hail("E"))
    assert table.gold == 4
    assert table.ships() == "N5 N7 E6 W4"
    assert table.hour == 2


@pytest.mark.rule("CA-047")
@pytest.mark.parametrize(
    ("ships", "spaces"),
    [
        ("- - - -", {"sail", "full_sail", "ride_the_gale"}),
        ("W6 W6 S6 S6", {"recall", "smuggle", "hail_the_port"}),
        ("W1 - - -", {"sail", "full_sail", "ride_the_gale", "recall", "smuggle"}),
        ("W5 - - -", {"sail", "full_sail", "ride_the_gale", "recall", "smuggle", "hail_the_port"}),
    ],
)
def test_when_a_space_can_be_chosen(ships: str, spaces: set[str]) -> None:
    assert SeaChart(ships).start().spaces() == spaces | {"recruit"}


# --- Staff ---


@pytest.mark.rule("CA-054", "CA-063")
@pytest.mark.parametrize(
    ("ships", "slots"),
    [
        ("- - - -", {1, 2}),
        ("W1 - - -", {1, 2, 3}),  # even a ship that would come home empty
        ("W5 - - -", {1, 2, 3, 4}),
        ("W6 W6 S6 S6", {3, 4}),
    ],
)
def test_abilities_without_an_object_are_not_offered(ships: str, slots: set[int]) -> None:
    table = SeaChart(ships).staff(1, 2, 3, 4).act("staff")
    assert {option - STAFF + 1 for option in table.options if option != DONE} == slots
    assert MERCHANT.staff == ("helmsman", "navigator", "bosun", "envoy")


@pytest.mark.rule("CA-064", "CA-052")
def test_the_helmsman_has_three_points_and_the_navigator_a_spin() -> None:
    table = SeaChart().staff(1, 2).act("staff").use(1).points("N", "N1", "N2")
    assert table.ships() == "N3 - - -"
    table.use(2, spin("N"))
    assert table.ships() == "N4 - - -"
    table.points("N4", "N5")
    assert table.asking == "ChooseSpace"  # one spin only
    storm = SeaChart().staff(2).act("staff").use(2, spin("NW"))
    assert storm.decision().prompt.args["points"] == 1
    assert storm.cards == 0


@pytest.mark.rule("CA-067", "CA-068")
def test_the_bosun_calls_one_ship_and_the_envoy_hails_a_port() -> None:
    table = SeaChart("N5 W5 - -").halls("RRRGGBBY").staff(3, 4).act("staff").use(4)
    assert table.options == [hail("N"), hail("W")]
    table.pick(hail("W"))
    assert table.gold == 3
    table.use(3).pick(home("N5"))
    assert table.on_shelf() == {"small-blue": 1}
    assert table.ships() == "- W5 - -"
    assert table.asking == "ChooseSpace"


# --- Between rounds ---


@pytest.mark.rule("CA-X08", "CA-011", "CA-012", "CA-058", "CA-041")
def test_x08_cleanup_deals_new_treasures_and_leaves_the_ships() -> None:
    table = SeaChart("E7 W3 - -", tokens="RGB_", taken="Y").start()
    dealt = [2, 3, 3, 0, 0, 1, 1, 2]
    # the first value draws the Townsfolk card of the refill, then all eight tokens are shuffled
    table.clean_up(0, *shuffle_script(TOKENS, dealt))
    assert table.state.round == 2
    assert table.ships() == "E7 W3 - -"
    assert table.tokens() == "BYYR"
    assert table.board()["taken"] == [0, 0, 0, 0]
    assert table.state.active == 0
    table.act("recall").pick(home("E7"))
    assert table.on_shelf() == {"large-yellow": 1}


@pytest.mark.rule("CA-059")
def test_all_is_public() -> None:
    table = SeaChart("E7 W3 - -", tokens="RGB_", taken="Y").start()
    assert MERCHANT.view.show(table.state, table.me, False) == MERCHANT.view.show(table.state, table.me, True)
    assert table.board()["aside"] == [1, 1, 1, 1]
    assert table.state.redeal(1, FastChance(9)).view(1) == table.state.view(1)


@pytest.mark.rule("CA-008", "CA-010", "CA-025")
def test_ships_and_tokens_are_never_lost() -> None:
    table = Table("captain", other_hour=40).set_up()
    table.staff(1, 2, 3, 4)
    table.state.loads = 0
    chance = FastChance(5)
    table.start()
    for _ in range(500):
        table.me.position = 2
        options = table.options
        table.state.apply(0, options[chance.below(len(options))], chance)
        assert table.faults() == []
