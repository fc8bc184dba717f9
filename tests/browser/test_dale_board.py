"""Dale's board at every size: the market is seen, stalls are alike, names are whole, and a purchase can be left."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize

from tests.browser.conftest import Visit
from tests.browser.play import question, settled
from tests.browser.town import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
DOUBLED: ViewportSize = {"width": 720, "height": 450}  # a desk of 1440 × 900 at twice its size
WIDE: ViewportSize = {"width": 1920, "height": 1080}
SMALL: ViewportSize = {"width": 1024, "height": 768}


def sit_down(visit: Visit, size: ViewportSize) -> Page:
    """An ordinary game that begins as the lesson does: Shattered Relic costs 3, and the hand is worth 5."""
    ann = visit("Anneliese", size=size)
    ann.introduce()
    table = ann.call("POST", "/api/lessons/dale_of_merchants/first-stacks", {})["id"]
    ann.call("POST", f"/api/tables/{table}/lesson/leave", {})
    page = ann.go(f"/t/{table}")
    settled(page)
    page.wait_for_selector(".market .slots .spot")
    return page


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return found


@pytest.mark.parametrize("size", [SIDEWAYS, DOUBLED], ids=["sideways", "doubled"])
def test_the_market_and_the_hand_are_whole_on_a_low_screen(visit: Visit, size: ViewportSize) -> None:
    page = sit_down(visit, size)
    board, market, hand = box(page, "main"), box(page, ".market .slots"), box(page, ".mine .cards")
    assert market["y"] >= board["y"]
    assert market["y"] + market["height"] <= board["y"] + board["height"]
    assert hand["y"] + hand["height"] <= size["height"]
    assert hand["x"] + hand["width"] <= size["width"]


def test_the_market_stands_in_the_middle_and_stalls_are_as_wide_as_their_merchants(visit: Visit) -> None:
    page = sit_down(visit, WIDE)
    market, slots = box(page, ".market"), box(page, ".market .slots")
    assert abs(market["x"] + market["width"] / 2 - slots["x"] - slots["width"] / 2) < 2
    assert abs(box(page, ".own .seat")["width"] - box(page, ".others .seat")["width"]) < 2
    assert box(page, ".own .stall")["width"] > 0.8 * box(page, ".own .seat")["width"]


def test_names_of_four_merchants_are_whole_on_a_small_screen(visit: Visit) -> None:
    ann = visit("Anneliese", size=SMALL)
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', 'novice', 'novice', options={'first_player': '0'})}")
    settled(page)
    names = ".others .name strong"
    assert page.locator(names).count() == 3
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.eval_on_selector_all(names, cut) == []


def test_a_purchase_is_left_at_the_prompt(visit: Visit) -> None:
    page = sit_down(visit, PHONE)
    assert page.locator("[data-back]").count() == 0
    page.locator(".market .slots .live").last.tap()
    page.wait_for_selector(".table-page[data-asked='pay']")
    before = question(page)
    page.tap("[data-back]")
    page.wait_for_selector(".table-page[data-asked='action']")
    assert question(page) != before


def test_a_tap_shows_a_card_in_full_and_a_notice_leaves_the_market_free(visit: Visit) -> None:
    page = sit_down(visit, PHONE)
    page.locator(".market .slots .live").last.tap()
    page.wait_for_selector(".table-page[data-asked='pay']")
    page.locator(".market .slots .spot").first.tap()
    page.wait_for_selector("#tip.shown svg.card")
    assert box(page, "#tip.shown svg.card")["width"] >= 240
    notice, market = box(page, ".toast"), box(page, ".market .slots .place")
    assert notice["y"] + notice["height"] <= market["y"]


def test_what_can_i_do_tells_every_answer_in_a_line(visit: Visit) -> None:
    page = sit_down(visit, PHONE)
    page.get_by_role("button", name="What can I do?").tap()
    page.wait_for_selector("aside.open .decision")
    groups = page.locator("aside.open .group")
    assert groups.count() > 1
    assert page.locator("aside.open .group .about").count() == groups.count()
    assert page.locator("aside.open kbd:visible").count() == 0
