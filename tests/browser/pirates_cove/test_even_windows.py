"""Windows that tell nothing, in the browser: whoever can only pass passes by itself, unless the player wants to."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pirates_cove.captain import Captain
from tests.browser.town import Visitor

pytestmark = pytest.mark.browser


def picture(page_of: Visitor, name: str) -> None:
    """Kept only where somebody wants to look."""
    if folder := os.environ.get("COVETOWN_SHOTS"):
        page_of.page.screenshot(path=str(Path(folder) / f"{name}.png"))


def alone(visitor: Visitor) -> bool:
    """Whether the latest question to this visitor may be answered by itself."""
    for frame in reversed(visitor.frames):
        message = json.loads(frame)
        if "decision" in message:
            return bool(message["decision"] and message["decision"].get("by_itself"))
    return False


def waited(visitor: Visitor) -> bool:
    return bool(visitor.page.get_attribute(".table-page", "data-asked"))


def test_a_lone_pass_is_given_by_the_browser_and_left_to_who_wants_it(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", passes=False)
    ann.introduce()
    ben.introduce()
    table = ann.lay_table("me", "open", "novice", game="pirates_cove")
    ben.call("POST", f"/api/tables/{table}/join", {})
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    captains = {ann: Captain(ann.page), ben: Captain(ben.page)}
    by_itself = {ann: 0, ben: 0}
    for visitor in captains:
        visitor.page.wait_for_selector(".mine")
    for _ in range(1000):
        if all(by_itself.values()):
            break
        ann.page.wait_for_timeout(30)  # lets both pages hear what has arrived
        for visitor, captain in captains.items():
            before = captain.question()
            if not waited(visitor):
                continue
            if not alone(visitor) or (visitor is ben and by_itself[ben]):
                captain.decide(captain.kind()) if not alone(visitor) else captain.answer("pass", "end_turn", "fire")
                continue
            by_itself[visitor] += 1
            picture(visitor, f"lone-{visitor.name}")
            if visitor is ann:
                captain.wait(before)  # nobody presses anything
            else:
                visitor.page.wait_for_timeout(2000)  # longer than the longest pause
                assert captain.question() == before, "Ben wants to pass himself"
                captain.answer("pass", "end_turn", "fire")
    assert all(by_itself.values())


def test_the_new_table_form_suits_the_people_and_the_settings_the_player(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    page = ann.go("/new/pirates_cove")
    even = page.get_by_label("Even pauses")
    expect(even).not_to_be_checked()
    page.select_option("#seat-1", "open")
    expect(even).to_be_checked()
    picture(ann, "new-table")
    even.uncheck()
    page.select_option("#seat-2", "open")
    expect(even).not_to_be_checked()  # somebody has said so
    ann.go("/settings")
    passes = ann.page.get_by_label("Pass for me where I can only pass")
    expect(passes).to_be_checked()
    picture(ann, "settings")
    passes.uncheck()
    ann.page.reload()
    expect(ann.page.get_by_label("Pass for me where I can only pass")).not_to_be_checked()
