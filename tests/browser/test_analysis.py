"""The master's view: why a hint says what it says, what it thinks of a position of a replay, and of a whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.play import settled, take_turn
from tests.browser.test_pages import findings
from tests.browser.town import PHONE, Visitor

pytestmark = pytest.mark.browser

JUDGED = ".analysis .position[data-verdict]:not([data-verdict=''])"


def finished_table(ann: Visitor) -> str:
    """A short game between bots, played to its end."""
    table = ann.lay_table("novice", "apprentice", options={"turn_limit": 3})
    page = ann.go(f"/t/{table}")
    page.wait_for_selector("#end-title")
    return table


def shown(page: Page) -> str:
    return page.inner_text(".analysis .verdict").strip()


def test_a_position_of_a_replay_is_judged_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    table = finished_table(ann)
    page = ann.go(f"/t/{table}/replay?step=0")
    page.wait_for_selector(".replay .market")
    page.keyboard.press("Shift+A")
    page.wait_for_selector(JUDGED)
    assert shown(page)
    assert page.get_attribute(".analysis .verdict", "role") == "status"
    assert page.locator(".considered li").count() >= 1
    assert "of the thinking, expected result" in page.inner_text(".considered")
    assert "played" in page.inner_text(".considered")
    assert "master" in page.inner_text(".considered li:first-child")
    assert findings(page) == []
    first = page.inner_text(".considered")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".count >> text=move 1 of")
    page.wait_for_selector(JUDGED)
    assert page.inner_text(".analysis .position") != first
    page.keyboard.press("End")
    page.wait_for_selector("text=nothing left to decide")
    page.keyboard.press("Shift+A")
    page.wait_for_selector(".analysis", state="detached")


def test_a_whole_game_is_judged_and_its_key_moments_lead_to_their_positions(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    table = finished_table(ann)
    page = ann.go(f"/t/{table}/replay?step=0")
    page.click("button[aria-pressed]:has-text('Analyse')")
    page.click("[data-analyse-game]")
    page.wait_for_selector(".analysis figure svg[role=img]", timeout=60_000)
    page.wait_for_selector(".analysis progress", state="detached", timeout=60_000)
    assert "choices like the master" in page.inner_text(".analysis figure")
    assert page.locator(".analysis .moments li").count() >= 1
    assert findings(page) == []
    moment = page.locator(".analysis .moments button").first
    if moment.count():
        moment.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(".analysis .moments [aria-current=step]")
        # The position is judged anew, with other luck and more time: it need not be found a miss again.
        page.wait_for_selector(JUDGED)
        assert page.get_attribute(".analysis .position", "data-verdict") not in ("open", "forced")
        assert shown(page)
        assert "played" in page.inner_text(".analysis .position .considered")
    ben = visit("Ben", size=PHONE)
    page = ben.go(f"/t/{table}/replay?step=3")
    page.click("button[aria-pressed]:has-text('Analyse')")
    page.wait_for_selector(".analysis figure svg[role=img]")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.locator(".analysis").bounding_box()


def test_a_running_game_has_no_analysis_but_a_hint_has_reasons(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    table = ann.lay_table("me", "novice", options={"first_player": "0"})
    page = ann.go(f"/t/{table}")
    settled(page)
    page.keyboard.press("Shift+H")
    page.wait_for_selector(".prompt .hint")
    page.click("summary:has-text('Why?')")
    assert page.locator(".considered li").count() >= 2
    assert "of the thinking, expected result" in page.inner_text(".considered")
    assert findings(page) == []
    page.focus("summary:has-text('Why?')")
    page.keyboard.press("Escape")
    page.wait_for_selector(".considered", state="hidden")
    take_turn(page)
    ann.go(f"/t/{table}/replay?step=0")
    page.wait_for_selector(".replay .market")
    page.keyboard.press("Shift+A")
    assert page.locator("button:has-text('Analyse'), .analysis").count() == 0
