"""A whole game of the example in a browser, by the board that comes from its package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, expect

from tests.browser.play import OVER, moved_on, question, settled
from tests.browser.town import Town, Visitor, built_pages

pytestmark = [pytest.mark.browser, pytest.mark.slow]
BOARD = ".lantern-fair"


@pytest.fixture
def ann(on_the_shelf: str, tmp_path: Path, browser: Browser) -> Iterator[Visitor]:
    town = Town(tmp_path / "data", built_pages(tmp_path / "web")).start()
    visitor = Visitor(town, browser, "Ann")
    visitor.introduce()
    yield visitor
    complaints = visitor.complaints
    visitor.close()
    town.stop()
    assert complaints == []


def test_a_whole_game_on_the_board_from_the_package(ann: Visitor) -> None:
    """Every answer is given by one click on something that glows."""
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', 'apprentice', game='lantern_fair')}")
    page.wait_for_selector(BOARD)
    made = 0
    kinds: set[str] = set()
    while settled(page) == "asked":
        assert made < 60, "the game does not end"
        before = question(page)
        kinds.add(str(page.get_attribute(".table-page", "data-asked")))
        live = page.locator(f"{BOARD} .spot.live")
        expect(live.nth(1)).to_be_visible()
        assert "{" not in page.inner_text(BOARD), "something on the board has no words"
        live.nth(made % live.count()).click()
        moved_on(page, before)
        made += 1
    assert kinds == {"keep-wishes", "lay-candle", "choose-lantern"}
    assert made >= 16
    assert page.locator(OVER).count() == 1
    assert page.locator(".end ol li").count() == 3
    assert page.locator(f"{BOARD} .string").count() == 3
    log = page.inner_text(".table-page")
    assert "takes the" in log
    assert "#" not in log, "a card without a name"


def test_it_stands_in_the_lobby_with_its_rules(ann: Visitor) -> None:
    page = ann.go("/")
    page.wait_for_selector("[data-play='lantern_fair']")
    assert "Lantern Fair" in page.inner_text("body")
    ann.go("/rules/lantern_fair")
    page.wait_for_selector("text=blown out by the wind")
    ann.go("/ledger/lantern_fair")
    page.wait_for_selector("text=LF-013")


def test_the_same_game_at_the_generic_table(ann: Visitor) -> None:
    """Without the board the panels and the list of choices are enough."""
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', game='lantern_fair', options={'evenings': 4})}")
    page.wait_for_selector(BOARD)
    kept = "{speed: 0, plain: true, steady: false}"
    page.evaluate(f"() => localStorage.setItem('covetown-preferences', JSON.stringify({kept}))")
    page.reload()
    made = 0
    while settled(page) == "asked":
        before = question(page)
        page.locator(".choose button.option:not([disabled])").first.click()
        moved_on(page, before)
        made += 1
    assert made >= 8
    assert page.locator(".panels .panel").count() == 3
