"""A merchant who plays by the board alone: boats, piers, tiles and dice that glow, and the buttons of the prompt."""

from __future__ import annotations

import random
from collections import Counter

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visit
from tests.browser.play import OVER, question

LIVE = ".cove .live[data-ref]"
ANSWER = "[data-answer]:not([disabled])"
MOST_CLICKS = 8  # chosen at random, a pick may be taken back again
EVERYTHING: dict[str, object] = {"rogues": "robbers", "townsfolk": ["locals", "mercenaries", "sailors"]}
STATE = """() => [
    document.querySelector('.table-page')?.dataset.seq, document.querySelector('#end-title')?.textContent,
    [...document.querySelectorAll('.cove .picked')].map(one => one.dataset.ref).join(),
].join('|')"""
# An answer that is on its way has been given; what is asked next is another question.
ASKED_OR_OVER = f".table-page[data-asked]:not([data-asked='']), {OVER}"
SETTLED = f'before => ({STATE})() !== before && document.querySelector("{ASKED_OR_OVER}")'

# Water under a ship is chosen by way of the ship.
REACHED = """live => [...document.querySelectorAll(live)].flatMap((node, at) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)) ? [at] : [];
})"""


class Merchant:
    """Points at whatever glows, now and then at a button; remembers what was asked and how often it had to click."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.asked: Counter[str] = Counter()
        self.clicks: Counter[str] = Counter()

    def kind(self) -> str:
        """What is asked now; nothing when the game is over."""
        self.page.wait_for_selector(ASKED_OR_OVER)
        kind = self.page.get_attribute(".table-page", "data-asked") or ""
        if kind:
            self.page.wait_for_selector(f"{LIVE}, {ANSWER}")
        return kind

    def play(self, most: int = 400, until: str = "", least: int = 0) -> int:
        """Play until the game is over, or until a question of this kind is asked; returns the number of decisions."""
        made = 0
        while kind := self.kind():
            if kind == until and made >= least:
                break
            assert made < most, "the game does not end"
            self.decide(kind)
            made += 1
        return made

    def decide(self, kind: str) -> None:
        """Answer one question: point, and point again, until it is answered."""
        self.asked[kind] += 1
        before = question(self.page)
        for clicks in range(MOST_CLICKS):
            if question(self.page) != before:
                break
            state = self.page.evaluate(STATE)
            self.click(self.choose())
            try:
                self.page.wait_for_function(SETTLED, arg=state)
            except TooLate as late:
                raise AssertionError(f"a click does nothing at: {self.page.inner_text('.prompt')} ({kind})") from late
            self.clicks[kind] = max(self.clicks[kind], clicks + 1)
        assert question(self.page) != before, f"{MOST_CLICKS} clicks were not enough at: {kind}"

    def choose(self) -> Locator:
        """Something that glows and does not take the last pick back; else a button."""
        things = self.page.locator(LIVE)
        answers = self.page.locator(ANSWER)
        lit: list[int] = self.page.evaluate(REACHED, LIVE)
        offered = answers.count()
        assert lit or offered, f"nothing can be chosen at: {self.page.inner_text('.prompt')}"
        if lit and (not offered or self.chance.random() < 0.8):
            return things.nth(self.chance.choice(lit))
        return answers.nth(self.chance.randrange(offered))

    def click(self, thing: Locator) -> None:
        thing.click()


def sit_down(
    visit: Visit, merchants: list[str], size: object = None, options: dict[str, object] | None = None, **wishes: object
) -> Page:
    """Ann lays a table where she plays the first of these merchants, and bots the others."""
    ann = visit("Ann", **({"size": size} if size else {}), **wishes)
    ann.introduce()
    seats = {f"merchant_{seat + 1}": merchant for seat, merchant in enumerate(merchants)}
    bots = ["novice"] * (len(merchants) - 1)
    table = ann.lay_table("me", *bots, game="merchants_cove", options={**seats, **(options or {})})
    page = ann.go(f"/t/{table}")
    page.wait_for_selector(".cove")
    return page
