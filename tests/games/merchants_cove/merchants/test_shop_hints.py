"""What the shops tell bots: in clear positions the sensible answer weighs most."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.state import MerchantsState
from covetown.kernel import FastChance
from tests.games.merchants_cove.merchants.laboratory import Laboratory
from tests.games.merchants_cove.merchants.sea_chart import SeaChart, home, spin
from tests.games.merchants_cove.merchants.smithy import Smithy
from tests.games.merchants_cove.merchants.table import Table
from tests.games.merchants_cove.merchants.workshop import Workshop, push

DECANTER = ("RGBYR", "GRRBG", "BYGRY", "YBRGB")


def heaviest(table: Table) -> int:
    """The option of the present question that weighs most."""
    merchant = table.me.merchant
    return max(table.options, key=lambda option: merchant.advice.weigh(table.state, table.me, option))


def weight(table: Table, key: str) -> float:
    index = [space.key for space in table.me.merchant.spaces].index(key)
    return table.me.merchant.advice.weigh_space(table.state, table.me, index)


def test_the_alchemist_brews_more_gladly_with_more_cauldrons_and_near_the_market() -> None:
    one = Laboratory(*DECANTER, cauldrons=("RRI",))
    three = Laboratory(*DECANTER, cauldrons=("RRI", "GGI", "GGR"))
    late = Laboratory(*DECANTER, cauldrons=("RRI",), hour=11)
    assert weight(three, "brew") > 2.5 * weight(one, "brew")
    assert weight(late, "brew") > weight(one, "brew")
    assert weight(one, "brew") > weight(Laboratory(*DECANTER), "brew") == 0.0


def test_the_alchemist_fills_the_cauldron_that_is_nearly_full() -> None:
    table = Laboratory(*DECANTER, cauldrons=("R__", "RR_")).act("take_middle")
    table.pick(table.options[-1]).pick(table.options[-1])  # empty nothing, do not stir
    table.pick(next(option for option in table.options if "red" in table.option(option).text.args["colour"].key))  # type: ignore[attr-defined]
    assert table.option(heaviest(table)).refs == ["catch:red", "cauldron:2"]


def test_the_alchemist_purges_full_halls_first() -> None:
    poor = Laboratory(*DECANTER, vats=(2, 2, 2, 2)).halls("RGBY")
    rich = Laboratory(*DECANTER, vats=(2, 2, 2, 2)).halls("RRRRGGGGBBBBYYYY")
    assert weight(rich, "purge") > weight(poor, "purge") > 0.0


def test_the_blacksmith_completes_a_furnace() -> None:
    table = Smithy({1: "R4", 5: "G2"}, pool="CC").stoke(3, 6)
    assert table.option(heaviest(table)).refs == ["die:coal:3"]
    table.pick(heaviest(table))
    assert table.option(heaviest(table)).refs == ["furnace:1"]


def test_the_blacksmith_mines_when_the_pool_is_out_of_alloy() -> None:
    assert weight(Smithy(pool="CCCCC"), "mine") > weight(Smithy(pool="RGBCCCCC"), "mine") > 0.0
    assert weight(Smithy(pool="CCCCC"), "stoke") == 0.0
    assert weight(Smithy(pool="RGCCCCC"), "stoke") > 0.0


def test_the_captain_brings_the_better_ship_home() -> None:
    table = SeaChart("W6 N1 - -", tokens="RRGG").act("recall")
    assert heaviest(table) == home("W6")
    assert weight(SeaChart("W3 S3 N4 E4"), "recall") > weight(SeaChart("W3 - - -"), "recall") > 0.0
    assert weight(SeaChart("W1 - - -"), "recall") == 0.0


def test_the_captain_uses_points_rather_than_waiving_them() -> None:
    table = SeaChart("W2 - - -").act("full_sail", spin("SW"))
    assert table.option(heaviest(table)).kind in ("point", "leave")


def test_the_chronomancer_aligns_rifts() -> None:
    table = Workshop("_GB__", "RGBYG", "RYY").act("push_i")
    assert heaviest(table) == push("R", 1, "left")  # red over red: three aligned rifts and a walk from the left
    explored = Workshop("RGBYG", "RGBGY")
    assert weight(explored, "explore") > weight(Workshop("RGBYG", "RYGGY"), "explore") > 0.0
    assert weight(Workshop("RGBYG", "RYGGY"), "stabilise") > 0.0


@pytest.mark.parametrize("shop", ["alchemist", "blacksmith", "captain", "chronomancer"])
def test_unfinished_work_is_worth_something(shop: str) -> None:
    tables: dict[str, tuple[Table, Table]] = {
        "alchemist": (Laboratory(*DECANTER), Laboratory(*DECANTER, cauldrons=("RR_", "GGI"))),
        "blacksmith": (Smithy(pool=""), Smithy({1: "R4+2"}, pool="")),
        "captain": (SeaChart(), SeaChart("W4 - - -")),
        "chronomancer": (Workshop("R_G__", "_B_Y_"), Workshop("RGB__", "RGB__")),
    }
    idle, busy = tables[shop]
    assert busy.me.merchant.advice.worth(busy.state, busy.me) > idle.me.merchant.advice.worth(idle.state, idle.me)


def test_the_quick_player_finishes_games_and_earns_more_than_chance() -> None:
    """Two seats with the quick policy, two that answer by lot, all four shops; the seeds are fixed."""
    guide = GAME.guide()
    shops = ["alchemist", "blacksmith", "captain", "chronomancer"]
    quick = lot = 0
    for seed in range(4):
        chance = FastChance(seed)
        order = shops[seed:] + shops[:seed]
        state = GAME.new(4, {f"merchant_{seat + 1}": key for seat, key in enumerate(order)}, chance)
        assert isinstance(state, MerchantsState)
        while state.waiting:
            seat = state.active
            options = state.options(seat)
            if seat % 2 == 0:
                option = guide.prefer(state, seat, options, chance)
                assert option in options
            else:
                option = options[chance.below(len(options))]
            state.apply(seat, option, chance)
        quick += int(state.players[0].gold + state.players[2].gold)
        lot += int(state.players[1].gold + state.players[3].gold)
    assert quick > 2 * lot
