"""What the host sets for a table, as the others find it: taking back, hints, clock, spectators, hands at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bases import base, town
from tests.browser.conftest import Visit
from tests.browser.play import click_answer, settled
from tests.browser.test_table_life import leave, people, two

__all__ = ["base", "town"]

pytestmark = pytest.mark.browser

HINT = "[aria-label='Ask for a hint']"


def terms(page: Page) -> dict[str, str]:
    """What stands on a table before the game, by its name."""
    page.wait_for_selector("section:has(#terms) dd")
    rows = page.locator("section:has(#terms) dl div").all_inner_texts()
    return dict(row.split("\n", 1) for row in rows)


def test_what_the_host_set_is_shown_before_anybody_sits_down(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    page = ann.go("/new/dale_of_merchants")
    page.wait_for_selector("#seat-1")
    page.select_option("#seat-1", "open")
    page.select_option("select:has(option[value='ask'])", "ask")
    page.select_option("select:has(option[value='15'])", "15")
    page.uncheck("label:has-text('Spectators may chat') input")
    page.click("text=Open the table")
    page.wait_for_url("**/t/*")
    for each in (page, ben.go(page.url)):
        told = terms(each)
        assert "if the others agree" in told["Taking back"]
        assert told["Hints"] == "no", "with a clock there are none, unless the host says otherwise"
        assert told["Chat of spectators"] == "no"
        assert told["All hands open after the game"] == "yes"
        assert told["Clock"].startswith("15 ")


def test_a_slow_table_tells_its_days(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    ann.introduce()
    table = ann.lay_table("me", "open", clock={"days": 3})
    assert terms(ben.go(f"/t/{table}"))["Clock"] == "3 days a turn"


def test_hints_are_there_without_a_clock_and_not_with_one(visit: Visit) -> None:
    for clock, hints in ((None, 1), ({"bank_s": 600, "increment_s": 0}, 0)):
        ann, ben = visit("Ann"), visit("Ben")
        two(ann, ben, clock=clock)
        expect(ann.page.locator(HINT)).to_have_count(hints)


def test_a_turn_of_several_choices_adds_to_the_clock_once(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    two(ann, ben, clock={"bank_s": 600, "increment_s": 120})
    people(ben.page)
    clock = ben.page.locator(".people .clock").first
    expect(clock).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    choices = 0
    while ben.page.locator(".prompt.yours").count() == 0:
        settled(ann.page)
        expect(clock).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
        assert click_answer(ann.page, "inventory") or click_answer(ann.page, "done")
        choices += 1
        ann.page.wait_for_function(
            "() => document.querySelector('.table-page').dataset.asked || document.querySelector('.prompt:not(.yours)')"
        )
        if ann.page.locator(".prompt:not(.yours)").count():
            settled(ben.page)
    assert choices > 1, "else nothing is shown"
    expect(clock).to_have_text(re.compile(r"^(12:00|11:\d\d)$"))


def test_spectators_come_in_and_are_heard_as_the_host_wants(visit: Visit) -> None:
    ann, ben, eve = visit("Ann"), visit("Ben"), visit("Eve")
    table = two(ann, ben, watchers_talk=False)
    eve.introduce()
    page = eve.go(f"/t/{table}")
    page.wait_for_selector(".watching")
    page.keyboard.press("Shift+C")
    page.wait_for_selector(".chat >> text=At this table spectators do not chat.")
    assert page.locator(".chat form").count() == 0
    ann.page.keyboard.press("Shift+C")
    ann.page.fill(".chat input", "Good luck")
    ann.page.keyboard.press("Enter")
    page.wait_for_selector(".chat >> text=Good luck")

    closed = two(visit("Ann"), visit("Ben"), spectators=False)
    eve.go(f"/t/{closed}")
    page.wait_for_selector("text=This table is not open to you.")
    eve.complaints.clear()  # the browser itself grumbles about a door that is shut


@pytest.mark.parametrize("open_hands", [True, False])
def test_hands_are_open_after_the_end_where_the_host_wants_it(visit: Visit, open_hands: bool) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    table = two(ann, ben, open_hands=open_hands)
    leave(ann.page, "stop")
    ben.page.click("[data-bar=proposal] .primary")
    ben.page.wait_for_selector("#end-title")
    expect(ben.page.locator("section.end .look")).to_have_count(2 if open_hands else 0)
    page = ben.go(f"/t/{table}/replay")
    page.wait_for_selector(".replay")
    eyes = page.locator("select:has(option[value='-1']) option").evaluate_all("all => all.map((one) => one.value)")
    assert eyes == (["-1", "0", "1"] if open_hands else ["-1", "1"])
