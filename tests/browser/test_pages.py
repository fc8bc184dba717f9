"""Pages that anybody can use: small scripts, no sideways scrolling; what axe finds (asked in test_screens.py)."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.play import settled, take_turn
from tests.browser.town import PHONE, ROOT, Town

pytestmark = pytest.mark.browser

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
# Everything there is, all boards and all pages; a visitor loads the shell, and a page or a board when it is opened.
MOST_SCRIPT_BYTES = 240 * 1024


STILL = """() => {
  for (const moving of document.getAnimations()) {
    try { moving.finish() } catch { moving.cancel() }
  }
}"""


def findings(page: Page) -> list[str]:
    """What axe calls serious or critical on a page at rest.

    A colour on its way from one to another has no contrast worth measuring: moving things are brought to their end
    first, and only what is found again a moment later counts.
    """
    page.emulate_media(reduced_motion="reduce")
    if page.evaluate("() => typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for _ in range(2):
        page.evaluate(STILL)
        report: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        found = [
            f"{violation['id']} ({violation['impact']}): {node['html'][:160]} — {node['failureSummary'][:200]}"
            for violation in report["violations"]
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"][:3]
        ]
        if not found:
            break
        page.wait_for_timeout(500)
    return found


def test_the_rules_are_searched_and_linked_by_id(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go("/rules/dale_of_merchants#DM-062")
    page.wait_for_selector("#DM-062.wanted")
    assert page.evaluate("() => document.activeElement.id") == "DM-062"
    page.fill("input[type=search]", "overpay")
    page.wait_for_selector("section:first-of-type #DM-X01")
    assert page.locator("#DM-062").inner_text().endswith("the sum of the others must be below the price.")
    assert findings(page) == []
    page.fill("input[type=search]", "acordion")
    page.click("article button:text-is('accordion')")
    page.wait_for_selector("#DM-306")
    page.click("#DM-306 a.id")
    page.wait_for_selector("tr#DM-306.wanted")


def test_tables_of_the_rules_are_whole(visit: Visit) -> None:
    page = visit("Ann").go("/ledger/pirates_cove")
    page.fill("input[type=search]", "table a")
    mat = page.locator("section:has(strong:text('Table A')) tr")
    mat.first.wait_for()
    assert mat.count() == 6
    assert mat.last.inner_text().split("\t")[-1] == "4"


def test_scripts_stay_small(town: Town) -> None:
    """All JavaScript together, gzipped."""
    web = Path(str(town.server.config.app.state.house.config.web))  # type: ignore[union-attr]
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in web.rglob("*.js"))
    print(f"JavaScript: {size / 1024:.1f} KiB gzipped")
    assert size <= MOST_SCRIPT_BYTES


def test_the_board_fits_a_small_desk_and_a_phone_without_sideways_scrolling(visit: Visit) -> None:
    ann = visit("Ann", size={"width": 1366, "height": 768})
    ann.introduce()
    table = ann.lay_table("me", "novice", "novice", "novice")
    page = ann.go(f"/t/{table}")
    settled(page)
    inside, room = page.eval_on_selector("main.board", "board => [board.scrollHeight, board.clientHeight]")
    assert inside <= room + 1, "the board scrolls"
    phone = visit("Ben", size=PHONE)
    phone.introduce()
    page = phone.go(f"/t/{phone.lay_table('me', 'novice')}")
    settled(page)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert page.locator(".hand .held .spot").first.bounding_box() is not None


COVERED = """() => [...document.querySelectorAll('.hand .held .spot')].every((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return !card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def test_a_hot_seat_table_hides_the_hand_until_the_next_player_is_ready(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    table = ann.lay_table("me", "here", options={"first_player": "0"})
    page = ann.go(f"/t/{table}")
    for _ in range(40):
        page.wait_for_selector(".prompt.yours, .curtain")
        if page.locator(".curtain").count():
            break
        take_turn(page)
    assert page.evaluate(COVERED), "a card of a hand lies before the curtain"
    name = "Here" if "Here" in page.inner_text(".curtain") else "Ann"
    page.click(".curtain .primary")
    page.wait_for_selector(".prompt.yours")
    assert name in page.inner_text(".prompt")


def test_a_replay_is_stepped_linked_and_continued(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    table = ann.lay_table("novice", "novice", options={"turn_limit": 3})
    page = ann.go(f"/t/{table}")
    page.wait_for_selector("#end-title")
    ann.go(f"/t/{table}/replay?step=4")
    page.wait_for_selector(".count >> text=move 4 of")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".count >> text=move 5 of")
    page.wait_for_function("() => location.search.includes('step=5')")
    page.locator(".log a:not([href$='step=5'])").first.click()
    page.wait_for_function("() => !location.search.includes('step=5')")
    page.click("summary")
    page.click(".fork .primary")
    page.wait_for_url(lambda url: "/replay" not in url and f"/t/{table}" not in url)
    assert settled(page) in ("asked", "over")
