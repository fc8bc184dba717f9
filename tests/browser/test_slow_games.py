"""Slow games in the browser: my turns, the next table by one key, what happened since the last visit, vacations."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from covetown.server.beforehand import LEAST_S, MORE_S
from tests.browser.bases import base, town
from tests.browser.conftest import Visit
from tests.browser.pirates_cove.captain import Captain
from tests.browser.pirates_cove.scenes import set_scene
from tests.browser.play import click_answer, question, settled, take_turn
from tests.browser.town import PHONE, Town, Visitor
from tests.games.pirates_cove.builder import Table

__all__ = ["base", "town"]

pytestmark = pytest.mark.browser
SHOTS = os.environ.get("COVETOWN_SHOTS", "")
# The table as it was stands for a moment only: how many answers it offers is noted as soon as it is there.
THEN = """() => {
    window.answersThen = [];
    new MutationObserver(() => {
        const said = document.querySelector('.since [role=status]')?.textContent ?? '';
        if (said.includes('The table as it was'))
            window.answersThen.push(document.querySelectorAll('[data-answer]').length);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def shot(visitor: Visitor, name: str) -> None:
    """A picture for somebody who wants to look, in the light and in the dark."""
    if SHOTS:
        for scheme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            visitor.page.screenshot(path=Path(SHOTS) / f"{name}-{scheme}.png")
        visitor.page.emulate_media(color_scheme="light")


def slow_table(ann: Visitor, ben: Visitor, title: str, days: int = 3) -> str:
    table = ann.lay_table("me", "open", options={"first_player": "0"}, clock={"days": days}, title=title)
    ben.call("POST", f"/api/tables/{table}/join", {})
    return table


@pytest.fixture
def two(visit: Visit) -> tuple[Visitor, Visitor]:
    ann, ben = visit("Ann"), visit("Ben", size=PHONE)
    ann.introduce()
    ben.introduce()
    return ann, ben


def come(visitor: Visitor, table: str) -> Page:
    """Come to a table, whoever is asked there."""
    page = visitor.go(f"/t/{table}")
    page.wait_for_selector(".prompt")
    page.wait_for_selector(".link.live", state="attached")
    return page


def move(visitor: Visitor, table: str) -> None:
    """Come to a table and end the turn."""
    page = come(visitor, table)
    others = page.locator(".prompt", has_text="Waiting for")
    for _ in range(40):
        if others.count():
            return
        if page.locator(".since").count():
            page.click(".since .shut")
        settled(page)
        take_turn(page)
        page.wait_for_function(
            "() => document.querySelector('.table-page').dataset.asked || document.querySelector('.prompt:not(.yours)')"
        )
    raise AssertionError("the turn does not end")


def test_my_turns_are_listed_and_one_key_leads_to_the_next(two: tuple[Visitor, Visitor]) -> None:
    ann, ben = two
    calm = slow_table(ann, ben, "The long summer", 7)
    urgent = slow_table(ann, ben, "Before the tide", 1)
    page = ann.go("/")
    expect(page.locator(".turns li")).to_have_count(2)
    assert [row.split("\n")[0] for row in page.locator(".turns li").all_inner_texts()] == [
        "Before the tide",
        "The long summer",
    ]
    expect(page.locator(".turns li").nth(0)).to_contain_text("23 h 59 min left")
    expect(page.locator("header .turn")).to_have_text("Your turn2")
    shot(ann, "turns-desk")
    page.click("header .turn")
    settled(page)
    assert page.url.endswith(urgent)
    expect(page.get_by_role("button", name="Next table: 1 waits for you")).to_be_visible()
    shot(ann, "next-desk")
    page.keyboard.press("Shift+N")
    page.wait_for_url(f"**/t/{calm}")
    settled(page)
    page.get_by_role("button", name="Next table: 1 waits for you").click()
    page.wait_for_url(f"**/t/{urgent}")

    # Ben sits in the lobby with his phone: he hears of his turn without doing anything.
    ben.go("/")
    ben.page.wait_for_selector("#shelf")
    assert ben.page.locator(".turns").count() == 0
    move(ann, urgent)
    expect(ben.page.locator(".turns li")).to_have_count(1)
    expect(ben.page.locator("header .turn b")).to_have_text("1")
    shot(ben, "turns-phone")


def test_what_happened_since_the_last_visit_is_told_and_played(two: tuple[Visitor, Visitor]) -> None:
    ann, ben = two
    table = slow_table(ann, ben, "Since")
    come(ben, table)
    assert ben.page.locator(".since").count() == 0, "nothing has happened yet"
    ben.page.wait_for_timeout(1200)  # the page is in the foreground for a while: it has been looked at
    ben.go("/about")
    move(ann, table)
    page = ben.go(f"/t/{table}")
    panel = page.locator(".since")
    expect(panel).to_be_visible()
    expect(panel.locator("ol")).to_contain_text("Ann")
    shot(ben, "since-phone")
    expect(page.locator(".since [role=status]")).to_have_text("The table as it is now")
    page.evaluate(THEN)
    page.click(".since >> text=Play them")
    page.wait_for_function("() => window.answersThen.length")
    assert not any(page.evaluate("() => window.answersThen")), "nobody answers a question of yesterday"
    expect(page.locator(".since [role=status]")).to_have_text("The table as it is now")
    page.click(".since >> text=On with the game")
    expect(panel).to_have_count(0)
    assert settled(page) == "asked"
    page.wait_for_timeout(1200)
    page.reload()
    settled(page)
    assert page.locator(".since").count() == 0, "it has been seen"
    move(ben, table)

    page = ann.go(f"/t/{table}")
    expect(page.locator(".since")).to_be_visible()
    expect(page.locator(".log .mark")).to_have_text("Since your last visit")
    page.wait_for_selector("[data-fresh]")
    shot(ann, "since-desk")
    move(ann, table)
    expect(page.locator("[data-fresh]")).to_have_count(0)


def after_the_moves() -> Table:
    """All ships have moved; Ann could play a card, Ben two, one after the other."""
    table = Table(3).ship(0, (5, 5, 3, 3), at=2, gold=5, hand=["royal_navy_intercept"])
    table.ship(1, (5, 5, 3, 3), at=3, gold=5, hand=["royal_navy_intercept", "a_fond_farewell"])
    return table.ship(2, (5, 5, 3, 3), at=5, gold=5).window_n1()


def test_who_passes_beforehand_is_passed_for_until_they_want_to_be_asked_again(
    two: tuple[Visitor, Visitor], town: Town
) -> None:
    ann, ben = two
    table = ann.lay_table("me", "open", "novice", game="pirates_cove", clock={"days": 3})
    ben.call("POST", f"/api/tables/{table}/join", {})
    set_scene(town, table, after_the_moves())
    page, other = come(ann, table), come(ben, table)
    captain = Captain(other)
    passed = page.locator(".log li", has_text="Passed for Ann, as said beforehand.")
    sent = page.locator(".log li", has_text="Royal Navy")
    assert settled(page) == "asked"
    page.click("text=Pass until my turn")
    expect(page.locator(".passing [role=status]")).to_have_text("Passing for you until your turn")
    expect(passed).to_have_count(1)
    expect(page.locator(".prompt.yours")).to_have_count(0)
    shot(ann, "passing-desk")

    # Ben plays a card: all are asked again, and Ann's answer is given by itself.
    captain.lay("hand:14", "island:1")
    expect(sent).not_to_have_count(0)
    expect(passed).to_have_count(2)
    assert ann.call("GET", f"/api/tables/{table}/replay?viewer=0")["steps"] == 3

    page.click("text=Ask me again")
    expect(page.get_by_role("button", name="Pass until my turn")).to_have_count(0)
    captain.lay("hand:9", "island:6")
    assert settled(page) == "asked"
    before = question(page)
    page.wait_for_timeout(1000 * (LEAST_S + MORE_S) + 500)  # longer than any pass given for somebody
    assert question(page) == before
    expect(passed).to_have_count(2)
    assert any('"passed":' in frame for frame in ann.frames)
    assert not any('"passed":' in frame for frame in ben.frames), "nobody else is told"
    assert click_answer(page, "pass")


def test_a_vacation_is_taken_in_the_settings_and_seen_at_the_table(two: tuple[Visitor, Visitor]) -> None:
    ann, ben = two
    table = slow_table(ann, ben, "Sun")
    page = ann.go("/settings")
    page.fill("#vacation input", "5")
    page.click("text=Go on vacation")
    expect(page.locator("#vacation .until")).to_contain_text("You are on vacation until")
    shot(ann, "vacation-desk")
    come(ben, table)
    ben.page.click("[aria-label='Log, choices, chat and players']")
    ben.page.click("#tab-people")
    expect(ben.page.locator(".people")).to_contain_text("on vacation until")
    shot(ben, "people-phone")
    page.click("text=I am back")
    expect(page.locator("#vacation")).to_contain_text("up to 21 at a time")
    expect(ben.page.locator(".people")).not_to_contain_text("on vacation")
