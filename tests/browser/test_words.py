"""A player is spoken to in the log and the announcements; people on one screen and spectators read names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.play import settled, take_turn

pytestmark = pytest.mark.browser

# What a bot does follows at once and takes the place of what was said, so every announcement is written down.
LISTEN = """() => {
  const region = document.querySelector('#said');
  window.announced = [];
  new MutationObserver(() => window.announced.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def log_of(page: Page) -> str:
    page.wait_for_selector(".log li a")
    return page.locator(".log").inner_text()


def test_a_player_is_spoken_to_and_a_spectator_reads_names(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    table = ann.lay_table("me", "novice", options={"first_player": "0"})
    page = ann.go(f"/t/{table}")
    assert settled(page) == "asked"
    page.evaluate(LISTEN)
    for _ in range(4):
        assert settled(page) == "asked"
        take_turn(page)
    settled(page)
    own = log_of(page)
    assert "You " in own
    assert "Ann " not in own
    page.wait_for_function("() => window.announced.some(line => line.startsWith('You '))")
    assert not [line for line in page.evaluate("() => window.announced") if "Ann " in line]
    ben = visit("Ben")
    ben.introduce()
    other = log_of(ben.go(f"/t/{table}"))
    assert "Ann " in other
    assert "You " not in other
    assert "Your " not in other


def test_people_on_one_screen_read_their_names(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'here', options={'first_player': '0'})}")
    for _ in range(3):
        page.wait_for_selector(".prompt.yours, .curtain")
        if page.locator(".curtain").count():
            page.click(".curtain .primary")
            page.wait_for_selector(".prompt.yours")
        take_turn(page)
    told = log_of(page)
    assert "Ann " in told
    assert "You " not in told
