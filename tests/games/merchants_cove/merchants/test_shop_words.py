"""The words of the four base shops: all is named and explained, and nobody takes the numbers for printed ones."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchant import space_name, staff_name
from covetown.games.merchants_cove.merchants import merchant
from covetown.kernel import FastChance
from covetown.text import texts
from tests.games.merchants_cove.merchants.table import Table

SHOPS = ("alchemist", "blacksmith", "captain", "chronomancer")


@pytest.mark.parametrize("shop", SHOPS)
def test_a_shop_says_that_it_is_a_reconstruction(shop: str) -> None:
    say = texts("merchants_cove")
    assert merchant(shop).reconstruction
    assert "reconstruction" in say.key(f"merchant-{shop}.text")


@pytest.mark.parametrize("shop", SHOPS)
def test_spaces_abilities_goods_and_figures_have_words(shop: str) -> None:
    say = texts("merchants_cove")
    made = merchant(shop)
    keys = [space_name(made, space).key for space in range(len(made.spaces))]
    keys += [staff_name(made, slot).key for slot in range(4)]
    for key in keys:
        assert say.has(key), key
        assert say.has(key + ".text"), key
    for good in made.goods:
        assert say.has("good-" + good.name), good.name
    for figure in made.figures:
        assert say.has(f"figure-{shop}-{figure}"), figure


@pytest.mark.parametrize("shop", SHOPS)
def test_the_panel_reads_without_gaps(shop: str) -> None:
    say = texts("merchants_cove")
    table = Table(shop)
    table.me.merchant.set_up(table.state, table.me, FastChance(2))
    lines = table.me.merchant.view.panel(table.board())
    assert lines
    for line in lines:
        for message in (line.label, *[thing.text for thing in line.things]):
            words = say.say(message)
            assert words
            assert "{" not in words, words
