"""Bots with a character where seats are chosen: in two groups, with a line on what each does."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Visit
from tests.browser.town import DESK, PHONE

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_character_is_chosen_like_a_level_and_says_what_it_does(visit: Visit, size: ViewportSize) -> None:
    ann = visit("Ann", size=size)
    ann.introduce()
    page = ann.page
    ann.go("/new/pirates_cove")
    seat = page.locator("#seat-1")
    seat.wait_for()
    assert seat.locator("optgroup").count() == 2
    assert page.get_by_text("hardly ever flees").count() == 0
    seat.select_option("bot:raider")
    page.get_by_text("hardly ever flees").wait_for()
    seat.select_option("bot:adaptive")
    page.get_by_text("near an even score").wait_for()
    assert page.get_by_text("hardly ever flees").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    ann.go("/new/dale_of_merchants")
    seat.wait_for()
    assert page.locator("#seat-1 option[value='bot:raider']").count() == 0
    assert page.locator("#seat-1 option[value='bot:hoarder']").count() == 1
