"""Small things that would be missed: each test here fails when one of them is left out of Merchants Cove."""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.appraisal import CARD, HOUR, boat_weight
from covetown.games.merchants_cove.harbour import LoadTheBoats, Rob
from covetown.games.merchants_cove.merchant import MerchantAdvice
from covetown.games.merchants_cove.merchants.alchemist.shop import tell_returned
from covetown.games.merchants_cove.merchants.blacksmith import board as smith
from covetown.games.merchants_cove.merchants.captain import board as sea
from covetown.games.merchants_cove.merchants.entertainer.cards import CARDS
from covetown.games.merchants_cove.merchants.peddler.board import PeddlerBoard
from covetown.games.merchants_cove.options import ROB
from covetown.games.merchants_cove.round import NEXT_TURN
from covetown.games.merchants_cove.state import MerchantsState
from covetown.kernel import Events, FastChance
from covetown.kernel.packing import kind_number
from tests.games.merchants_cove.builder import Table
from tests.games.merchants_cove.merchants.laboratory import Laboratory
from tests.games.merchants_cove.merchants.sea_chart import SeaChart, place
from tests.games.merchants_cove.merchants.smithy import Smithy
from tests.games.merchants_cove.merchants.stage import Stage
from tests.games.merchants_cove.merchants.table import Table as ShopTable


def begun(seats: int = 2, **options: object) -> MerchantsState:
    state = GAME.new(seats, options, FastChance(1))
    assert isinstance(state, MerchantsState)
    return state


def panel_of(table: ShopTable) -> Counter[str]:
    """How often each message stands in the panel of a shop, rows and things."""
    lines = table.me.merchant.view.panel(table.board())
    return Counter([line.label.key for line in lines] + [thing.text.key for line in lines for thing in line.things])


@pytest.mark.rule("MC-355")
def test_goods_that_are_nowhere_are_a_fault() -> None:
    state = begun()
    assert GAME.faults(state) == []
    state.players[0].supply -= 1
    assert any("Goods" in fault for fault in GAME.faults(state))


def test_something_left_to_do_after_the_end_is_a_fault() -> None:
    state = begun()
    state.waiting, state.asking, state.menu = 0, None, None
    state.stack.clear()
    assert not any("still to be done" in fault for fault in GAME.faults(state))
    state.stack.append(NEXT_TURN)
    assert any("still to be done" in fault for fault in GAME.faults(state))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_line_up_is_listed_once(seats: int) -> None:
    rows = [tuple(row.values()) for row in GAME.line_ups(seats)]
    assert len(rows) == len(set(rows)) > 1
    assert len({row[0] for row in rows[: len(rows) // 2]}) > 1  # a part of the list is even too


def test_random_tables_are_of_both_levels() -> None:
    levels = {str(GAME.any_setup(FastChance(seed))[1].get("difficulty")) for seed in range(20)}
    assert levels == {"normal", "hard"}


@pytest.mark.rule("MC-369", "MC-143")
def test_the_order_of_two_adventurers_is_asked_for_as_long_as_a_boat_sails() -> None:
    one_boat = Table("ab").clock({9: "a", 11: "b"}).bag("RG").gone(2, 3, 4, 5, 6).start(LoadTheBoats(2))
    assert one_boat.question() == "place-drawn"
    assert len(one_boat.offered()) == 2
    no_boat = Table("ab").clock({9: "a", 11: "b"}).bag("RG").gone(1, 2, 3, 4, 5, 6).start(LoadTheBoats(2))
    assert no_boat.question() != "place-drawn"
    assert no_boat.bag_signs() == "RG"


def test_robbing_looks_as_good_as_the_better_boat_less_two_cards() -> None:
    table = Table("ab", rogues="robbers").boats({1: "RGX", 4: "YY"})
    seat = table.state.players[0]
    for kind, boat in ((0, 3), (1, 4)):
        gain = boat_weight(table.state, seat, boat, kind) - boat_weight(table.state, seat, 0, kind)
        assert Rob(0).weigh(table.state, 0, ROB + 8 * kind + boat) == gain - 2 * CARD


def test_an_action_of_which_nothing_is_known_looks_a_little_better_than_it_costs() -> None:
    table = Table("ab")
    advice = MerchantAdvice()
    player = table.player("a")
    for index, space in enumerate(player.merchant.spaces):
        cost = HOUR * int(space.hours) + CARD * int(space.corruption)
        assert advice.weigh_space(table.state, player, index) == 1.0 + cost


@pytest.mark.rule("PD-006")
def test_a_fresh_peddler_has_no_cards() -> None:
    fresh = PeddlerBoard()
    assert (fresh.cards, fresh.deck, fresh.discard, fresh.goods) == (0, 0, 0, 0)


@pytest.mark.rule("CA-061")
@pytest.mark.parametrize("loose", range(4))
def test_any_one_ship_that_is_not_on_a_wreck_can_sail(loose: int) -> None:
    wrecked = [place(f"N{sea.WRECKS[0]}")] * 4
    assert not sea.can_sail(tuple(wrecked))
    wrecked[loose] = sea.HARBOUR
    assert sea.can_sail(tuple(wrecked))


def test_the_compass_of_the_catalogue_names_a_wind_only_where_one_blows() -> None:
    facts = SeaChart().me.merchant.view.catalogue()["compass"]
    assert isinstance(facts, list)
    assert [row["sector"] for row in facts if row["wind"] is None] == [
        name for name, wind in zip(sea.SECTOR_NAMES, sea.WINDS, strict=True) if wind < 0
    ]
    assert any(row["wind"] is None for row in facts)


@pytest.mark.rule("EN-114")
def test_the_last_badge_wins_a_fan() -> None:
    assert "win-fan" in Stage(stones=3, badges=1).song().do("go square").options()


@pytest.mark.rule("EN-178")
def test_only_lower_icons_have_a_price() -> None:
    for card in CARDS:
        assert (card.price > 0) == (card.lower != ""), card.code
        assert card.price >= 0


@pytest.mark.rule("AL-051")
def test_marbles_that_go_back_are_told_of_and_none_are_not() -> None:
    table = Laboratory("RGBYR", "GBYRG", "BYRGB", "YRGBY")
    listener = Events()
    table.state.events = listener
    tell_returned(table.state, table.me, 0)
    assert listener.take() == []
    tell_returned(table.state, table.me, 2)
    assert [event.facts["count"] for event in listener.take()] == [2]


def test_panels_show_all_of_a_shop() -> None:
    laboratory = panel_of(Laboratory("RGBYR", "GBYRG", "BYRGB", "YRGBY", cauldrons=("R", "GG")))
    assert laboratory["panel-alchemist-cauldron"] == 5
    assert laboratory["panel-alchemist-catalysts"] == 5
    chronomancer = ShopTable("chronomancer")
    chronomancer.me.merchant.set_up(chronomancer.state, chronomancer.me, FastChance(2))
    assert panel_of(chronomancer)["panel-chronomancer-count"] == 4
    smithy = panel_of(Smithy({1: "R4+31", 3: "B2+5"}))
    assert smithy["panel-blacksmith-die"] == 2 + 3


@pytest.mark.rule("BS-088")
def test_every_answer_of_the_blacksmith_is_of_the_kind_that_its_name_says() -> None:
    kinds = (
        smith.RAKE, smith.DIE, smith.COOLED, smith.FURNACE, smith.ORE, smith.MINED_ENOUGH, smith.PICK, smith.PICKED,
        smith.PRESERVE, smith.HALLMARK, smith.MELT, smith.GIVE, smith.AMOUNT, smith.TEMPER, smith.TEMPERED,
        smith.STRIKE,
    )  # fmt: skip
    assert [kind_number(kind) - smith.FIRST for kind in kinds] == list(range(len(smith.OPTION_NAMES)))
    smithy = Smithy()
    said = smithy.me.merchant.view.describe(smithy.state, smithy.me, smith.HALLMARK + 2)
    assert (said.kind, said.refs) == ("hallmark", ["shield:blue"])


@pytest.mark.rule("AL-075")
def test_empty_vats_give_a_shield_of_each_colour_and_of_nothing_else() -> None:
    table = Laboratory("RGBYR", "GBYRG", "BYRGB", "YRGBY")
    assert table.me.merchant.active_shields(table.state, table.me) == sum(1 << (6 * colour) for colour in range(4))
