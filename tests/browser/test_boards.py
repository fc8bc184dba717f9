"""Boards: one that a game brings as a module of its own, and Dale's by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import Visit
from tests.browser.play import moved_on, question, settled

pytestmark = pytest.mark.browser

GAME = "pirates_cove"
PATH = f"/games/{GAME}/board.js"
MODULE = """
const part = (name) => ({
  mount(node, props) {
    const list = document.createElement('ul');
    list.className = 'brought ' + name;
    node.append(list);
    const update = ({ view, texts, pointing }) => {
      list.replaceChildren();
      for (const ref of pointing?.live ?? []) {
        const button = document.createElement('button');
        button.dataset.ref = ref;
        button.textContent = ref + (pointing.has(ref) ? ' picked' : '');
        button.onclick = () => pointing.point(ref, false, () => true);
        list.append(button);
      }
      list.dataset.game = view.game;
      list.dataset.title = texts.key('game-pirates-cove');
    };
    update(props);
    return { update, destroy: () => list.remove() };
  },
});
export default { Board: part('board'), Hand: part('hand'), quiet: ['rigged'], thing: (ref) => ref.includes(':') };
"""


def bring(page: Page) -> None:
    """The game names a module in its sheet, and the module is there."""

    def sheet(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "board": PATH})

    page.route(f"**/api/games/{GAME}", sheet)
    page.route(f"**{PATH}", lambda route: route.fulfill(content_type="text/javascript", body=MODULE))


def test_a_game_brings_a_board_without_a_framework(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    bring(ann.page)
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', 'novice', game=GAME)}")
    settled(page)
    board = page.locator("main.board .brought.board")
    assert board.get_attribute("data-game") == GAME
    assert board.get_attribute("data-title") == "Pirate’s Cove"
    assert page.locator(".mine .brought.hand").count() == 1
    # What the kit calls no thing is offered as a button; a click on a thing answers.
    assert page.locator("[data-answer='rig_done']").count() == 1
    before = question(page)
    board.locator("button[data-ref^='section:']").first.click()
    moved_on(page, before)
    page.keyboard.press("Shift+B")
    page.wait_for_selector(".generic .panels")
    assert page.locator(".brought").count() == 0


def test_a_board_that_cannot_be_loaded_is_done_without(visit: Visit) -> None:
    """The game is played at the board the house has for it; one from elsewhere would be played at the text table."""
    ann = visit("Ann")
    ann.introduce()
    bring(ann.page)
    ann.page.route(
        f"**{PATH}", lambda route: route.fulfill(content_type="text/javascript", body="throw new Error('broken')")
    )
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', 'novice', game=GAME)}")
    settled(page)
    assert page.locator(".brought").count() == 0
    assert page.locator("main.board [data-ref='island:1']").count() == 1


def test_the_arrow_keys_walk_through_the_hand(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    page = ann.go(f"/t/{ann.lay_table('me', 'novice', options={'first_player': '0'})}")
    settled(page)
    cards = page.locator(".hand .held button")
    stops = page.eval_on_selector_all(".hand .held button", "all => all.map(one => one.tabIndex)")
    assert stops.count(0) == 1
    assert len(stops) > 2
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    where = "() => [...document.querySelectorAll('.hand .held button')].indexOf(document.activeElement)"
    assert page.evaluate(where) == 2
    page.keyboard.press("Enter")
    page.keyboard.press("Home")
    assert page.evaluate(where) == 0
