"""Whole games of Merchants Cove by the board alone: every merchant once, on a phone, and with keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.merchants_cove.merchant import EVERYTHING, Merchant, sit_down
from tests.browser.merchants_cove.test_every_question import MEASURE, ON_A_PHONE
from tests.browser.play import OVER
from tests.browser.town import PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

USUAL_CLICKS = {
    "choose-space": 2,
    "place-on-boat": 1,
    "choose-berth": 1,
    "choose-card": 1,
    "choose-slot": 1,
    "choose-hand": 1,
    "place-die": 1,
    "choose-furnace": 2,
    "push-tile": 2,
    "move-ship": 2,
    "place-catch": 2,
    "announce": 1,
    "selling": 1,
}


def slow_decisions(merchant: Merchant) -> dict[str, int]:
    """Usual decisions that took more clicks than they should."""
    return {kind: n for kind, n in merchant.clicks.items() if n > USUAL_CLICKS.get(kind, 9)}


@pytest.mark.long
def test_four_different_merchants(visit: Visit) -> None:
    """The end tells where the gold came from, and leads back to the best sale."""
    page = sit_down(visit, ["blacksmith", "captain", "alchemist", "chronomancer"], options=EVERYTHING)
    merchant = Merchant(page)

    made = merchant.play()

    assert made > 30
    assert slow_decisions(merchant) == {}
    assert {"place-die", "choose-furnace", "choose-space", "place-on-boat"} <= set(merchant.asked)
    expect(page.locator(".end ol li")).to_have_count(4)
    for name in ("Blacksmith", "Captain", "Alchemist", "Chronomancer"):  # players are named with their merchants
        expect(page.locator(".end ol li", has_text=name)).to_have_count(1)
        expect(page.locator(".stats tbody th", has_text=name)).to_have_count(1)
    expect(page.locator(".stats .bar")).to_have_count(4)
    page.click(".stats .best a")
    page.wait_for_selector(".replay .harbour")


def test_five_merchants_one_of_them_the_entertainer(visit: Visit) -> None:
    merchants = ["entertainer", "blacksmith", "captain", "alchemist", "chronomancer"]
    page = sit_down(visit, merchants, options={"rogues": "cultists"})
    merchant = Merchant(page, seed=3)

    merchant.play()

    assert {"play-card", "turn-dial", "place-bard", "sing"} <= set(merchant.asked)
    expect(page.locator(".end ol li")).to_have_count(5)


@pytest.mark.long
def test_alone_against_the_peddler(visit: Visit) -> None:
    page = sit_down(visit, ["captain"], options=EVERYTHING)
    merchant = Merchant(page, seed=5)
    merchant.play(until="move-ship")
    page.click("[data-other='1']")
    expect(page.locator(".open .facing .card")).to_have_count(2)
    expect(page.locator(".shop [data-merchant='captain']")).to_have_count(1)
    page.keyboard.press("Escape")

    merchant.play()

    assert merchant.asked["move-ship"] > 3
    assert slow_decisions(merchant) == {}
    assert page.query_selector(OVER)


def test_three_days_on_a_phone(visit: Visit) -> None:
    """The prompt and everything that can be chosen are inside the window at every decision."""
    page = sit_down(visit, ["alchemist", "blacksmith", "captain"], size=PHONE)
    merchant = Merchant(page, seed=2)
    outside: list[str] = []
    while kind := merchant.kind():
        outside += [f"{kind}: {what}" for what in page.evaluate(MEASURE, [ON_A_PHONE, []])]
        merchant.decide(kind)
    assert outside == []
    assert {"announce", "place-catch", "place-on-boat"} <= set(merchant.asked)


class Blindfold(Merchant):
    """A merchant without a mouse: Tab goes from group to group, arrows walk inside, Enter chooses."""

    def click(self, thing: Locator) -> None:
        thing.evaluate("one => (window.wanted = one)")
        assert self.reach(), f"no key leads to {thing.get_attribute('data-ref') or thing.inner_text()}"
        self.page.keyboard.press("Enter")

    def reach(self) -> bool:
        """Tab to the group where the wanted thing is, then walk to it with arrow keys."""
        for _ in range(90):
            where = self.page.evaluate(
                """() => {
                    const [now, to] = [document.activeElement, window.wanted];
                    if (now === to) return 'here';
                    const group = to.closest('[data-roving]');
                    if (!group || now.closest('[data-roving]') !== group)
                        return now.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
                    const things = [...group.querySelectorAll('button')];
                    const steps = things.indexOf(to) - things.indexOf(now);
                    if (group.dataset.roving === 'order')
                        return (steps > 0 ? 'ArrowRight ' : 'ArrowLeft ').repeat(Math.abs(steps));
                    const [a, b] = [now.getBoundingClientRect(), to.getBoundingClientRect()];
                    const x = b.left + b.width / 2 - a.left - a.width / 2;
                    const y = b.top + b.height / 2 - a.top - a.height / 2;
                    const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
                    const down = y > 0 ? 'ArrowDown' : 'ArrowUp';
                    const back = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }[across];
                    const up = { ArrowDown: 'ArrowUp', ArrowUp: 'ArrowDown' }[down];
                    const keys = Math.abs(x) > Math.abs(y) ? [across, down, up, back] : [down, across, back, up];
                    now.tried ??= new Map();
                    const tried = now.tried.get(to) ?? 0;
                    now.tried.set(to, tried + 1);
                    return keys[tried % keys.length];
                }"""
            )
            if where == "here":
                return True
            for key in where.split():
                self.page.keyboard.press(key)
        return False


@pytest.mark.long
def test_three_days_by_keyboard_alone(visit: Visit) -> None:
    page = sit_down(visit, ["chronomancer", "captain", "blacksmith", "alchemist"])
    page.evaluate("() => addEventListener('pointerdown', () => { throw new Error('a pointer was used'); })")
    merchant = Blindfold(page, seed=4)

    merchant.play()

    assert merchant.asked["push-tile"] > 3
    assert page.query_selector(OVER)
