"""Whole games of Pirate's Cove by the board alone: with the mouse, on a phone, and with keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.pirates_cove.captain import Captain
from tests.browser.pirates_cove.reach import out_of_reach
from tests.browser.play import OVER
from tests.browser.town import DESK, PHONE

pytestmark = pytest.mark.browser

EVERY_OPTION = {
    "multi_mastercraft": True,
    "secret_map_month": "current",
    "navy_section": "hull",
    "reload_may_flee": True,
    "destroyed_mastercraft": "discard",
    "fame_floor": "none",
}

# By how much the table of fame is wider than the room it has.
CUT_OFF = """() => {
    const table = document.querySelector('.stats table');
    const room = table.closest('figure').getBoundingClientRect();
    return Math.max(0, Math.round(table.getBoundingClientRect().right - room.right));
}"""


def sit_down(visit: Visit, *rivals: str, size: object = None, options: object = None, **wishes: object) -> Page:
    """Ann lays a table of Pirate's Cove and sits down."""
    ann = visit("Ann", **({"size": size} if size else {}), **wishes)
    ann.introduce()
    return ann.go(f"/t/{ann.lay_table('me', *rivals, game='pirates_cove', options=options or {})}")


def test_four_captains_with_every_option(visit: Visit) -> None:
    """Every decision of a year is made by pointing; the end tells where the fame came from."""
    page = sit_down(visit, "novice", "novice", "novice", options=EVERY_OPTION)
    captain = Captain(page)

    made = captain.play()

    assert captain.asked["course"] + captain.asked["open_course"] >= 12
    assert captain.asked["rigging"] > 1
    assert captain.asked["upgrade"] > 0
    assert made > 30
    assert page.locator(".end ol li").count() == 4
    page.wait_for_selector(".stats .bar")
    assert page.locator(".stats .bar").count() == 4
    assert page.locator(".stats .from a").count() == 12
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        assert page.evaluate(CUT_OFF) == 0
    page.set_viewport_size(DESK)
    page.click(".stats .from a >> nth=5")
    page.wait_for_selector(".replay .chart")
    assert "6" in page.inner_text(".replay .sky .month")


@pytest.mark.long
def test_two_captains_with_two_ships_each(visit: Visit) -> None:
    page = sit_down(visit, "novice")
    captain = Captain(page)
    assert captain.kind() == "rigging"
    assert page.locator(".mine .mat").count() == 2

    captain.play()

    assert captain.asked["course"] + captain.asked["open_course"] >= 12
    assert page.locator(".end ol li").count() == 2


@pytest.mark.long
def test_a_whole_year_on_a_phone(visit: Visit) -> None:
    """The prompt, the hand and what must be chosen are inside the window and can be hit, at every decision."""
    page = sit_down(visit, "novice", "novice", "novice", size=PHONE)
    captain = Captain(page)
    outside: list[str] = []
    while kind := captain.kind():
        outside += [f"{kind}: {what}" for what in out_of_reach(page)]
        captain.decide(kind)
    assert outside == []


class Blindfold(Captain):
    """A captain without a mouse: Tab goes from group to group, arrows walk inside, Enter chooses."""

    def click(self, thing: Locator) -> None:
        wanted = thing.evaluate("one => (window.wanted = one, one.getAttribute('aria-pressed'))")
        assert wanted is not None, "what can be chosen tells so"
        if not self.reach():
            raise AssertionError(f"no key leads to {thing.get_attribute('data-ref')}")
        self.page.keyboard.press("Enter")

    def press(self, selector: str) -> None:
        self.page.wait_for_selector(selector)
        self.page.locator(selector).first.evaluate("one => (window.wanted = one)")
        assert self.reach(), f"no key leads to {selector}"
        self.page.keyboard.press("Enter")

    def answer(self, *kinds: str) -> None:
        for kind in kinds:
            if self.page.locator(f"[data-answer='{kind}']:not([disabled])").count():
                before = self.question()
                self.press(f"[data-answer='{kind}']:not([disabled])")
                self.wait(before)
                return
        raise AssertionError(f"none of {kinds} is offered")

    def reach(self) -> bool:
        """Tab to the group where the wanted thing is, then walk to it with arrow keys."""
        for _ in range(60):
            where = self.page.evaluate(
                """() => {
                    const [now, to] = [document.activeElement, window.wanted];
                    if (now === to) return 'here';
                    const group = to.closest('[data-roving]');
                    if (!group || now.closest('[data-roving]') !== group)
                        return now.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
                    if (group.dataset.roving === 'order') {
                        const things = [...group.querySelectorAll('button')];
                        return things.indexOf(to) > things.indexOf(now) ? 'ArrowRight' : 'ArrowLeft';
                    }
                    const [a, b] = [now.getBoundingClientRect(), to.getBoundingClientRect()];
                    const x = b.left + b.width / 2 - a.left - a.width / 2;
                    const y = b.top + b.height / 2 - a.top - a.height / 2;
                    const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
                    const down = y > 0 ? 'ArrowDown' : 'ArrowUp';
                    const keys = Math.abs(x) > Math.abs(y) ? [across, down] : [down, across];
                    now.tried ??= new Map();
                    const tried = now.tried.get(to) ?? 0;
                    now.tried.set(to, tried + 1);
                    return keys[tried % 2];
                }"""
            )
            if where == "here":
                return True
            self.page.keyboard.press(where)
        return False


def test_a_whole_year_by_keyboard_alone(visit: Visit) -> None:
    """Arrow keys lead from island to island, along mats and hand; what can be chosen has an aria state."""
    page = sit_down(visit, "novice", "novice")
    page.wait_for_selector(".chart")
    page.evaluate("() => addEventListener('pointerdown', () => { throw new Error('a pointer was used'); })")

    Blindfold(page).play()

    assert page.query_selector(OVER)
