"""How the tests play: through the board with a mouse, and through the text table with keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

OVER = "#end-title"
# Until the town's own letters are there others stand in, and these are wider.
LETTERS = "html[data-letters]"
# While an answer is on its way nothing is asked, though the prompt still stands there.
ASKED = ".table-page[data-asked]:not([data-asked='']) .prompt.yours"


def settled(page: Page) -> str:
    """Wait until this player is asked something or the game is over, in the town's own letters; returns which."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    page.wait_for_selector(LETTERS, state="attached")
    return "over" if page.query_selector(OVER) else "asked"


QUESTION = (
    "[document.querySelector('.table-page')?.dataset.seq, document.querySelector('#end-title')?.textContent].join()"
)
PLACES = (".hand .held .spot.live", ".market .live", ".seat .pick", ".stall .live", ".draft .live", ".inplay .live")


def question(page: Page) -> str:
    """What tells one decision from the next."""
    return str(page.evaluate(f"() => {QUESTION}"))


def moved_on(page: Page, before: str) -> None:
    page.wait_for_function(f"before => {QUESTION} !== before", arg=before)


def click_answer(page: Page, kind: str) -> bool:
    """Press a button of the prompt bar, if it is offered."""
    button = page.query_selector(f"[data-answer='{kind}']:not([disabled])")
    if button is None:
        return False
    before = question(page)
    button.click()
    moved_on(page, before)
    return True


def point_and_answer(page: Page, thing: Locator) -> None:
    """Point at a thing; where that leaves several answers, take the first that is offered."""
    before = question(page)
    thing.click()
    offered = "document.querySelector('[data-answer].primary:not([disabled])')"
    page.wait_for_function(f"before => {QUESTION} !== before || {offered}", arg=before)
    if question(page) == before:
        page.click("[data-answer].primary")
    moved_on(page, before)


def try_to_build(page: Page) -> bool:
    """Point at hand cards until a stack is offered, and build it."""
    for at in range(page.locator(".hand .held .spot.live").count()):
        lit = page.locator(".hand .held .spot.live")
        if at >= lit.count():
            break
        lit.nth(at).click()
        if click_answer(page, "build"):
            return True
        page.keyboard.press("Escape")
    return False


class Purse:
    """How a script shops. Whoever buys up the market and builds nothing leaves everybody stuck, and no game ends."""

    def __init__(self) -> None:
        self.bought = 0
        self.built = 0

    @property
    def open(self) -> bool:
        return self.bought - self.built < 5


def take_turn(page: Page, purse: Purse | None = None) -> None:
    """One decision through the handmade board: build if possible, else buy the dearest card, else whatever glows."""
    purse = purse or Purse()
    before = question(page)
    kind = page.get_attribute(".table-page", "data-asked")
    if kind in ("action", "extra_build"):
        if try_to_build(page):
            purse.built += 1
            return
        if purse.open and page.locator(".market .slots .live").count():
            point_and_answer(page, page.locator(".market .slots .live").first)
            purse.bought += 1
            return
        for answer in ("inventory", "decline", "done"):
            if click_answer(page, answer):
                return
    for answer in ("done", "decline", "value"):
        if kind != "pay" and click_answer(page, answer):
            return
    for place in PLACES:
        if page.locator(place).count():
            point_and_answer(page, page.locator(place).first)
            return
    pile = page.locator(".seat .pile .place.live")
    if pile.count():
        pile.first.click()
        page.locator("dialog[open] .live").first.click()
        moved_on(page, before)
        return
    page.locator("[data-answer]").first.click()
    moved_on(page, before)


def play_on_the_board(page: Page, most: int = 2500) -> int:
    """Play until the game is over; returns the number of decisions."""
    made = 0
    purse = Purse()
    while settled(page) == "asked":
        assert made < most, "the game does not end"
        try:
            take_turn(page, purse)
        except TooLate as late:
            raise AssertionError(f"stuck after {made} decisions at: {page.inner_text('.prompt')}") from late
        made += 1
    return made


# By keyboard, at the text table

LIKED = [
    "build",
    "stack",
    "lay",
    "lay-pile",
    "buy",
    "slot",
    "card",
    "seat",
    "play",
    "value",
    "aside",
    "pile",
    "stall",
    "done",
]


def press_choice(page: Page, purse: Purse | None = None) -> None:
    """Read the list as a screen reader would, and press the key of the most promising choice."""
    purse = purse or Purse()
    page.wait_for_selector(".choose button.option:not([disabled])")
    before = question(page)
    offered = page.eval_on_selector_all(
        ".choose button.option:not([disabled])",
        "all => all.map(one => ({kind: one.dataset.kind, key: one.querySelector('kbd')?.textContent ?? ''}))",
    )
    assert offered, "nothing is offered"
    with_key = [one for one in offered if one["key"]]
    liked = LIKED if purse.open else [kind for kind in LIKED if kind not in ("buy", "slot")] + ["inventory", "done"]
    best = min(with_key, key=lambda one: liked.index(one["kind"]) if one["kind"] in liked else len(liked))
    purse.bought += best["kind"] == "buy"
    purse.built += best["kind"] in ("build", "stack")
    page.keyboard.press(best["key"])
    moved_on(page, before)


def play_by_keyboard(page: Page, most: int = 2500) -> int:
    made = 0
    purse = Purse()
    while settled(page) == "asked":
        assert made < most, "the game does not end"
        press_choice(page, purse)
        made += 1
    return made
