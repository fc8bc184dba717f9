"""What the four base shops share: goods, spaces, figures, costs, recruiting and the Staff board."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.merchants import merchant
from covetown.games.merchants_cove.options import CARD, DONE, SLOT, STAFF
from covetown.games.merchants_cove.state import MerchantsState
from covetown.games.merchants_cove.town.townsfolk import card_number
from covetown.kernel import FastChance
from tests.games.merchants_cove.merchants.table import Table, survives

SHOPS = ("alchemist", "blacksmith", "captain", "chronomancer")


def by_shop(*rules: pytest.MarkDecorator) -> list[object]:
    """One case a shop, each with the rule ids that are its own."""
    return [pytest.param(shop, marks=rules[number]) for number, shop in enumerate(SHOPS)]


def laid(shop: str, seed: int = 5, **where: int) -> Table:
    """A table with the shop set up."""
    table = Table(shop, **where)
    table.me.merchant.set_up(table.state, table.me, FastChance(seed))
    return table


@pytest.mark.parametrize(
    ("shop", "small", "large"),
    [
        pytest.param("alchemist", "potion", "elixir", marks=pytest.mark.rule("AL-001", "AL-003", "AL-004")),
        pytest.param("blacksmith", "weapon", "armour", marks=pytest.mark.rule("BS-001", "BS-002", "BS-003", "BS-004")),
        pytest.param("captain", "", "treasure", marks=pytest.mark.rule("CA-001", "CA-002", "CA-003", "CA-004")),
        pytest.param(
            "chronomancer", "relic", "great-relic", marks=pytest.mark.rule("CH-001", "CH-002", "CH-003", "CH-004")
        ),
    ],
)
def test_the_goods(shop: str, small: str, large: str) -> None:
    goods = merchant(shop).goods
    assert len(goods) == 8
    for colour, name in enumerate(("red", "green", "blue", "yellow")):
        kind = small or ("fish" if colour < 2 else "shells")
        assert (goods[colour].name, goods[colour].count) == (f"{name}-{kind}", 3)
        assert (goods[4 + colour].name, goods[4 + colour].count) == (f"{name}-{large}", 2)
    assert [good.price for good in goods] == [3, 3, 4, 4, 6, 6, 8, 8]
    assert sum(good.count for good in goods) == 20


COMMON = ", recruit 0 0, staff 2 0"


@pytest.mark.parametrize(
    ("shop", "spaces"),
    [
        pytest.param(
            "alchemist",
            "take_upper 1 0, take_middle 2 0, take_lower 1 1, brew 2 0, hasty_brew 1 0, purge 1 0",
            marks=pytest.mark.rule("AL-020", "AL-021"),
        ),
        pytest.param(
            "blacksmith",
            "stoke 1 0, bellows 1 1, mine 1 0, forge 2 0, recast 1 0",
            marks=pytest.mark.rule("BS-020"),
        ),
        pytest.param(
            "captain",
            "sail 1 0, full_sail 2 0, ride_the_gale 1 1, recall 2 0, smuggle 1 1, hail_the_port 1 0",
            marks=pytest.mark.rule("CA-030"),
        ),
        pytest.param(
            "chronomancer",
            "push_i 1 0, push_ii 1 0, overclock 1 1, stabilise 1 1, explore 2 0, rewind 0 1",
            marks=pytest.mark.rule("CH-020", "CH-068"),
        ),
    ],
)
def test_the_action_spaces_and_their_costs(shop: str, spaces: str) -> None:
    found = [f"{space.key} {space.hours} {space.corruption}" for space in merchant(shop).spaces]
    assert ", ".join(found) == spaces + COMMON
    assert [space.key for space in merchant(shop).spaces if space.marked] == (
        ["rewind"] if shop == "chronomancer" else []
    )


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-014"),
        pytest.mark.rule("BS-014"),
        pytest.mark.rule("CA-014"),
        pytest.mark.rule("CH-006", "CH-005"),
    ),
)
def test_figures_start_off_the_action_spaces(shop: str) -> None:
    table = laid(shop).start()
    assert table.me.figures == 0
    assert table.spaces() >= {"recruit"}
    assert len(merchant(shop).figures) == (2 if shop == "chronomancer" else 1)


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-015"), pytest.mark.rule("BS-015"), pytest.mark.rule("CA-015"), pytest.mark.rule("CH-006")
    ),
)
def test_no_figure_ever_returns_to_its_start_space(shop: str) -> None:
    chance = FastChance(17)
    state = GAME.new(2, {"merchant_1": shop, "merchant_2": "captain" if shop != "captain" else "blacksmith"}, chance)
    assert isinstance(state, MerchantsState)
    player = state.players[0]
    assert player.merchant.key == shop
    left = [False for _ in player.merchant.figures]
    while state.waiting:
        options = state.options(state.active)
        state.apply(state.active, options[chance.below(len(options))], chance)
        for figure in range(len(left)):
            stands = state.players[0].space_of(figure) >= 0
            assert stands or not left[figure]
            left[figure] = left[figure] or stands
    assert all(left)


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-022"),
        pytest.mark.rule("BS-021"),
        pytest.mark.rule("CA-031"),
        pytest.mark.rule("CH-021", "CH-022"),
    ),
)
def test_a_figure_must_move_on(shop: str) -> None:
    table = laid(shop).staff(1, 2, 3, 4).start()
    table.pick(table.space("staff")).pick(DONE)
    assert table.asking == "ChooseSpace"
    assert "staff" not in table.spaces()


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-023"), pytest.mark.rule("BS-022"), pytest.mark.rule("CA-032"), pytest.mark.rule("CH-023")
    ),
)
def test_a_figure_stays_on_its_space_over_the_round_border(shop: str) -> None:
    table = laid(shop).staff(1).start()
    table.pick(table.space("staff")).pick(DONE)
    table.clean_up()
    while table.state.active != 0:
        table.state.apply(1, table.options[0], FastChance(1))
    assert table.state.round == 2
    assert table.me.space_of(0) == [space.key for space in merchant(shop).spaces].index("staff")
    assert "staff" not in table.spaces()


CORRUPTING = {
    "alchemist": "take_lower",
    "blacksmith": "bellows",
    "captain": "ride_the_gale",
    "chronomancer": "overclock",
}


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-025"), pytest.mark.rule("BS-024"), pytest.mark.rule("CA-048"), pytest.mark.rule("CH-025")
    ),
)
def test_the_cost_is_paid_after_the_action_cards_first(shop: str) -> None:
    table = laid(shop, seed=2).start()
    table.pick(table.space(CORRUPTING[shop]))
    while table.asking != "ChooseSpace":
        assert table.cards == 0
        assert table.hour == 1
        table.pick(table.options[-1])
    assert table.cards == 1
    assert table.hour == 2
    told = table.events()
    assert told.index("drew-corruption") < told.index("timepiece-moved")
    assert told[-2:] == ["drew-corruption", "timepiece-moved"]


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-070"), pytest.mark.rule("BS-070"), pytest.mark.rule("CA-050"), pytest.mark.rule("CH-070")
    ),
)
def test_recruiting_costs_what_the_place_says(shop: str) -> None:
    table = laid(shop).act("recruit")
    assert table.options == [CARD + space for space in range(4)]
    table.pick(CARD + 2)  # the third place: 1 hour and 1 Corruption card
    assert table.options == [SLOT + slot for slot in range(4)]
    table.pick(SLOT + 1)
    assert table.me.card_in(1) == card_number("TL03")
    assert table.cards == 1
    assert table.hour == 2


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-073"), pytest.mark.rule("BS-073"), pytest.mark.rule("CA-053"), pytest.mark.rule("CH-073")
    ),
)
def test_any_slot_may_be_taken_or_replaced(shop: str) -> None:
    table = laid(shop).staff(1, 3).act("recruit").pick(CARD + 3)
    assert table.options == [SLOT + slot for slot in range(4)]
    table.pick(SLOT + 2)
    assert table.me.card_in(2) == card_number("TL04")
    assert table.me.card_in(0) == card_number("TM01")
    assert table.state.bottom == (card_number("TM03"),)


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-071", "AL-072"),
        pytest.mark.rule("BS-071", "BS-072"),
        pytest.mark.rule("CA-051", "CA-052"),
        pytest.mark.rule("CH-071", "CH-072"),
    ),
)
def test_staffed_abilities_are_used_once_each_in_any_order(shop: str) -> None:
    """Abilities that always find something to do: which one a slot has does not depend on the card in it."""
    slots = {"alchemist": (1, 2), "blacksmith": (1, 2), "captain": (1, 2), "chronomancer": (1, 4)}[shop]
    names = {
        "alchemist": ("LadleMarble", "PlaceCatch"),
        "blacksmith": ("MineOre", "PlaceDie"),
        "captain": ("MoveShip", "MoveShip"),
        "chronomancer": ("PushTile", "RenewBench"),
    }[shop]
    table = laid(shop)
    for slot in slots:
        table.me.staff |= (card_number("TL05") + 1 + slot) << (6 * (slot - 1))
    table.act("staff")
    assert table.options == [STAFF + slots[0] - 1, STAFF + slots[1] - 1, DONE]
    table.use(slots[1])
    assert table.asking == names[1]
    while table.asking != "UseStaff":
        table.pick(table.options[-1])
    assert table.options == [STAFF + slots[0] - 1, DONE]
    table.use(slots[0])
    assert table.asking == names[0]
    while table.asking not in ("UseStaff", "ChooseSpace"):
        table.pick(table.options[-1])
    assert table.asking == "ChooseSpace"
    assert table.hour == 3


@pytest.mark.parametrize(
    "shop",
    by_shop(
        pytest.mark.rule("AL-024"), pytest.mark.rule("BS-023"), pytest.mark.rule("CA-047"), pytest.mark.rule("CH-024")
    ),
)
def test_activate_staff_needs_a_card_on_the_staff_board(shop: str) -> None:
    assert "staff" not in laid(shop).start().spaces()
    assert "staff" in laid(shop).staff(4).start().spaces()


@pytest.mark.parametrize("shop", SHOPS)
@pytest.mark.parametrize("seed", range(3))
def test_boards_survive_copies_and_bytes_through_whole_games(shop: str, seed: int) -> None:
    chance = FastChance(seed * 31 + 7)
    others = [other for other in SHOPS if other != shop]
    state = GAME.new(2, {"merchant_1": shop, "merchant_2": others[seed]}, chance)
    assert isinstance(state, MerchantsState)
    table = Table(shop)
    turns = 0
    while state.waiting:
        options = state.options(state.active)
        assert len(options) == len(set(options)) <= 30
        if turns % 9 == 0:
            table.state = state
            survives(table)
            for player in state.players:
                assert player.merchant.faults(state, player) == []
            decision = state.decision(int(state.active))
            assert [option.ident for option in decision.options] == options
            assert all(option.text.key and option.kind for option in decision.options)
        state.apply(state.active, options[chance.below(len(options))], chance)
        turns += 1
    assert turns > 20


def test_every_good_has_one_name() -> None:
    names = [good.name for shop in SHOPS for good in merchant(shop).goods]
    assert len(names) == len(set(names)) == 32
