"""Help where the eye is: what can be done now, cards and components, the ledger and the about page."""

from __future__ import annotations

import pytest

from covetown.text import source
from tests.browser.conftest import Visit
from tests.browser.play import settled
from tests.browser.test_everybody import GAMES, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@GAMES
def test_what_can_i_do_tells_every_open_answer_in_a_line(visit: Visit, game: str) -> None:
    if "option-kind-" not in source("en", game):
        pytest.skip("this game has no help on its answers yet")
    page = sit_down(visit, game)
    page.get_by_role("button", name="What can I do?").click()
    page.wait_for_selector("aside .decision .group")
    without = """() => [...document.querySelectorAll('aside .decision .group')]
        .filter(group => !group.querySelector('.about') && !group.querySelector('li small'))
        .map(group => group.textContent.trim())"""
    assert page.evaluate(without) == []


def test_the_number_beside_the_hand_says_that_it_is_value(visit: Visit) -> None:
    page = sit_down(visit, "dale_of_merchants")
    assert "value in your hand" in page.locator(".mine .sum").inner_text()


def test_cards_are_found_by_their_words_and_by_where_they_are(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    table = ann.call("POST", "/api/lessons/dale_of_merchants/first-stacks", {})["id"]
    ann.call("POST", f"/api/tables/{table}/lesson/leave", {})
    page = ann.go(f"/t/{table}")
    settled(page)
    page.get_by_role("toolbar").get_by_role("button", name="Rules").click()
    parts = page.locator(".components li")
    parts.first.wait_for()
    everything = parts.count()
    page.get_by_label("Find by name or effect").fill("relic")
    page.wait_for_function("() => document.querySelectorAll('.components li').length < 5")
    found = page.locator(".components li[data-part='shattered_relic']").inner_text()
    assert "Market, Slots (4 to 0): Shattered Relic for 3" in found
    page.get_by_label("Find by name or effect").fill("")
    page.get_by_label("Which cards").select_option("Dealing Giant Pandas")
    page.wait_for_function(f"() => document.querySelectorAll('.components li').length < {everything}")
    assert {"Dealing Giant Pandas"} == set(page.locator(".components li .group").all_inner_texts())
    page.get_by_label("Find by name or effect").fill("zzz")
    page.get_by_text("Nothing is called that.").wait_for()


def test_the_album_shows_what_was_asked_for(visit: Visit) -> None:
    page = visit("Ann").go("/rules/dale_of_merchants")
    page.wait_for_selector(".components svg.card")
    everything = page.locator(".components svg.card").count()
    page.get_by_label("Find by name or effect").fill("relic")
    page.wait_for_function(f"() => document.querySelectorAll('.components svg.card').length < {everything} / 4")
    assert page.locator(".components li[aria-label^='Shattered Relic']").count() == 1


def test_the_ledger_says_what_it_is_and_its_tables_have_heads(visit: Visit) -> None:
    page = visit("Ann").go("/ledger/pirates_cove")
    page.wait_for_selector("article table")
    assert "not for learning" in page.locator(".what").inner_text()
    assert page.locator(".what a").get_attribute("href") == "/rules/pirates_cove"
    crooked = """() => [...document.querySelectorAll('article table')].filter(table => {
        const heads = table.tHead?.rows[0]?.cells.length ?? 0;
        return !heads || [...table.tBodies[0].rows].some(row => row.cells.length !== heads);
    }).length"""
    assert page.evaluate(crooked) == 0


def test_the_about_page_says_what_to_do_next(visit: Visit) -> None:
    page = visit("Ann").go("/about")
    page.wait_for_selector("h2")
    told = page.locator("main ul li, .page ul li").all_inner_texts()
    assert len(told) == 4
    assert all(line.startswith("You want to ") for line in told)
