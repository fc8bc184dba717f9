"""How the tests take a lesson: by what it says and lights, on the real board, whatever the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from covetown.lessons import Lesson
from tests.browser.town import Visitor

WORDS = "section.lesson"
NEXT = f"{WORDS} [data-lesson='next']"
ASKED = f"{WORDS} .move"
OVER = f"{WORDS} [data-lesson='play-on']"
WRONG = f"{WORDS} .wrong"
LIT = "() => document.querySelectorAll('#lesson-lights rect').length > 1"  # the first is the dark around them
SEQ = "document.querySelector('.table-page')?.dataset.seq"
BOARD = ".table-page :is(main, .mine)"
SLIDER = "dialog[open] input[type=range]"
FIRST_SLIDER = "dialog[open] .amount:not(.amount ~ .amount) input[type=range]"

Look = Callable[[str], None]


def no_look(_name: str) -> None:
    """Nobody takes pictures."""


def picture_of(visitor: Visitor) -> dict[str, Any]:
    """The table as the server told it last."""
    for frame in reversed(visitor.frames):
        told = json.loads(frame)
        if told.get("lesson") is not None:
            return dict(told)
    raise AssertionError("no lesson is taught here")


def seq(page: Page) -> str:
    return str(page.evaluate(f"() => {SEQ}"))


def begin(visitor: Visitor, lesson: Lesson) -> Page:
    """From the lobby to the table of a lesson, as somebody who comes for the first time."""
    page = visitor.go("/")
    page.locator(f"[data-lesson='{lesson.game}/{lesson.key}']").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(WORDS)
    return page


def listen(visitor: Visitor, page: Page, look: Look = no_look) -> str:
    """Press Next until a move is asked for or the lesson is over; returns which.

    Every beat must have words, and what it speaks of must be lit, on whichever place of the board that lies.
    """
    while True:
        page.wait_for_selector(f"{NEXT}, {ASKED}, {OVER}")
        words = page.locator(WORDS)
        told = words.inner_text()
        assert "{" not in told, told
        over = page.evaluate(
            "() => { const box = document.querySelector('section.lesson'), row = box.querySelector('.buttons');"
            " return row.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom }"
        )
        assert over <= 1, "its buttons are cut off"
        beat = picture_of(visitor)["lesson"]["beats"][int(words.get_attribute("data-beat") or 0)]
        if beat["look"]:
            page.wait_for_function(LIT)
        look(f"{words.get_attribute('data-step')}-{words.get_attribute('data-beat')}")
        if not page.locator(NEXT).count():
            return "asked" if page.locator(ASKED).count() else "over"
        page.click(NEXT)


def free(page: Page, ref: str) -> Locator:
    """The first thing with this reference that is not picked yet."""
    return page.locator(f'{BOARD} [data-ref="{ref}"]:not(.picked):not(.done)').first


def give(page: Page, option: int, refs: list[str], settled: str) -> None:
    """Give an answer as a person does: point at its things, and press its button if that is not enough."""
    button = page.locator(f':is(.prompt-row, main) [data-option="{option}"]:not([disabled])')
    offered = f"document.querySelector('[data-option=\"{option}\"]:not([disabled])')"
    for ref in refs:
        if ref.startswith("amount:"):
            set_amount(page, ref)
            continue
        thing = free(page, ref)
        if thing.count() and not page.evaluate(f"() => !!({settled})"):
            thing.click()
            # Some things are an answer by themselves: nothing else may be clicked while it is on its way.
            taken = f"document.querySelector('[data-ref=\"{ref}\"]:is(.picked, .done)')"
            page.wait_for_function(f"() => ({settled}) || {offered} || {taken}")
    page.wait_for_function(f"() => ({settled}) || {offered}")
    if not page.evaluate(f"() => !!({settled})"):
        button.first.click()
    page.wait_for_function(f"() => {settled}")


def set_amount(page: Page, ref: str) -> None:
    """A number is pointed at where it stands on the board, or set with the slider of a dialogue."""
    page.wait_for_selector(f'{SLIDER}, {BOARD} [data-ref="{ref}"]')
    if page.locator(SLIDER).count():
        page.locator(SLIDER).first.fill(ref.partition(":")[2])
    else:
        free(page, ref).click()


def err(page: Page, visitor: Visitor) -> bool:
    """Try something else than what is asked, where the board offers it; it must be answered and change nothing."""
    told = picture_of(visitor)
    wanted = told["lesson"]["do"]
    others = [option for option in told["decision"]["options"] if option["id"] != wanted["option"]]
    if not others:
        return False
    before = seq(page)
    other = next((one for one in others if one["kind"] == wanted["kind"]), others[0])
    give(page, other["id"], other["refs"], f"document.querySelector('{WRONG}')")
    assert page.locator(WRONG).inner_text().strip()
    assert seq(page) == before
    page.keyboard.press("Escape")
    return True


def learn(visitor: Visitor, page: Page, look: Look = no_look, mistakes: int = 2) -> int:
    """Take the lesson to its end; returns how many moves were made by hand."""
    moves = 0
    made = 0
    while listen(visitor, page, look) == "asked":
        if made < mistakes and err(page, visitor):
            look(f"{moves}-wrong")
            made += 1
        wanted = picture_of(visitor)["lesson"]["do"]
        before = seq(page)
        give(page, wanted["option"], wanted["refs"], f"{SEQ} !== '{before}'")
        moves += 1
        page.wait_for_selector(f"{NEXT}, {ASKED}, {OVER}")
    return moves


# By keyboard alone

FOUND = """selector => {
  const now = document.activeElement;
  if (now?.matches(selector)) return 'there';
  const group = now?.closest('[data-roving]');
  return group?.querySelector(selector) ? 'near' : 'far';
}"""

BEHIND = """selector => !!(
  document.activeElement?.compareDocumentPosition(document.querySelector(selector)) & Node.DOCUMENT_POSITION_PRECEDING
)"""


# Which arrow leads from where the focus is towards a thing on a map: along the longer way first, then the other.
TOWARDS = """selector => {
  const now = document.activeElement;
  const group = now.closest('[data-roving]');
  if (group.dataset.roving !== 'place') return ['ArrowRight'];
  const [a, b] = [now, group.querySelector(selector)].map((one) => one.getBoundingClientRect());
  const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const ways = [[Math.abs(x), x > 0 ? 'ArrowRight' : 'ArrowLeft'], [Math.abs(y), y > 0 ? 'ArrowDown' : 'ArrowUp']];
  return ways.sort((one, other) => other[0] - one[0]).map(([, key]) => key);
}"""


def reach(page: Page, selector: str, most: int = 120) -> None:
    """Go to a thing with Tab and, within a row or on a map, with the arrow keys."""
    for _ in range(most):
        where = page.evaluate(FOUND, selector)
        if where == "near":
            walk(page, selector, most)
            where = page.evaluate(FOUND, selector)
        if where == "there":
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def walk(page: Page, selector: str, most: int) -> None:
    """Within a row from its beginning, on a map towards the thing; where one arrow leads past it, by the other."""
    if page.evaluate("() => document.activeElement.closest('[data-roving]').dataset.roving !== 'place'"):
        page.keyboard.press("Home")
    been: set[str] = set()
    for _ in range(most):
        if page.evaluate(FOUND, selector) == "there":
            return
        keys = page.evaluate(TOWARDS, selector)
        here = str(page.evaluate("() => document.activeElement.outerHTML.slice(0, 300)"))
        page.keyboard.press(keys[-1] if here in been else keys[0])
        been.add(here)


def press(page: Page, selector: str) -> None:
    reach(page, selector)
    page.keyboard.press("Enter")


def learn_by_keyboard(visitor: Visitor, page: Page) -> int:
    """Take the lesson on the board without a pointer; returns how many moves were made."""
    moves = 0
    listening = False
    while True:
        page.wait_for_selector(f"{NEXT}, {ASKED}, {OVER}")
        if page.locator(NEXT).count():
            press_on(page, NEXT)
            listening = True
        elif page.locator(OVER).count():
            assert not listening or page.evaluate(FOUND, OVER) == "there", "the focus is lost at the end"
            press_on(page, OVER)
            return moves
        else:
            answer_by_keyboard(page, picture_of(visitor)["lesson"]["do"])
            moves += 1
            listening = False


def press_on(page: Page, button: str) -> None:
    """Go on with the words. They stand before the board: whoever comes from there goes back, not through the log."""
    for _ in range(120):
        if not page.evaluate(BEHIND, button):
            break
        page.keyboard.press("Shift+Tab")
    press(page, button)


def slide(page: Page, amount: str) -> None:
    """Set the first slider of a dialogue with the arrow keys, from its lowest number on."""
    reach(page, FIRST_SLIDER)
    page.keyboard.press("Home")
    before = None
    while (now := page.input_value(FIRST_SLIDER)) != amount:
        assert now != before, f"the slider ends at {now}, before {amount}"
        before = now
        page.keyboard.press("ArrowRight")


def answer_by_keyboard(page: Page, wanted: dict[str, Any]) -> None:
    before = seq(page)
    settled = f"{SEQ} !== '{before}'"
    button = f'[data-option="{wanted["option"]}"]:not([disabled])'
    offered = f"document.querySelector('{button}')"
    for ref in wanted["refs"]:
        if seq(page) != before:
            break  # what was pressed was an answer by itself
        if ref.startswith("amount:"):
            page.wait_for_selector(f'{SLIDER}, {BOARD} [data-ref="{ref}"]')
        if ref.startswith("amount:") and page.locator(SLIDER).count():
            slide(page, ref.partition(":")[2])
        elif page.locator(f'{BOARD} [data-ref="{ref}"]').count():
            press(page, f'[data-ref="{ref}"]:not(.picked):not(.done)')
            taken = f"document.querySelector('[data-ref=\"{ref}\"]:is(.picked, .done)')"
            page.wait_for_function(f"() => ({settled}) || {offered} || {taken}")
    page.wait_for_function(f"() => ({settled}) || {offered}")
    if seq(page) == before:
        press(page, button)
    page.wait_for_function(f"() => {settled}")
