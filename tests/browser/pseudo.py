"""A language that nobody speaks: every text a third longer and full of accents, to see what finds no room.

Words of other languages are longer than English ones: what overflows its place with these would do so in one of them.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import BrowserContext, Error, Page, Route

from covetown.testing.speech import nodes
from tests.browser.play import LETTERS

GROWTH = 0.35
ACCENTS = str.maketrans("aceinouyACEINOUY", "åçéîñöûýÅÇÉÎÑÖÛÝ")


def grown(words: str) -> str:
    """Words with accents, and a third more letters."""
    out = []
    owed = 0.0
    for part in re.split(r"([^\W\d_]+)", words):
        if len(part) > 1 and part.isalpha():
            owed += len(part) * GROWTH
            more, spread = int(owed), ""
            for at, letter in enumerate(part):
                spread += letter
                if more > 0 and (at % 2 == 1 or len(part) - at <= more):
                    spread += letter.lower()
                    more -= 1
                    owed -= 1
            part = spread.translate(ACCENTS)
        out.append(part)
    return "".join(out)


def in_pseudo(fluent: str) -> str:
    """A Fluent file with its words grown, its arguments and choices as they were."""
    resource = FluentParser().parse(fluent)
    for entry in resource.body:
        for node in nodes(entry):
            if isinstance(node, ast.TextElement):
                node.value = grown(node.value)
    return FluentSerializer().serialize(resource)


def speak_pseudo(context: BrowserContext) -> None:
    """From now on this browser reads everything grown."""

    def answer(route: Route) -> None:
        try:
            told = route.fetch().json()
        except Error:
            return  # whoever asked has left
        for words in (told, *told.get("shelf", {}).values()):
            words["own"], words["english"] = in_pseudo(words["own"]), in_pseudo(words["english"])
        route.fulfill(json=told)

    context.route("**/words/**", answer)


# Texts that leave their place: cut off by something that hides what is too much, or sticking out of their own box.
# What scrolls by itself, and what a reader is told not to look at, has room enough. A title that is cut with dots on
# purpose says so with `data-cut`.
OVERFLOWS = r"""() => {
  const found = new Set();
  const box = (element) => {
    const rect = element.getBoundingClientRect();
    return { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
  };
  const boxed = (style) =>
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderTopWidth !== '0px' || style.backgroundImage !== 'none';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || !parent || !/[^\W\d_]{2}/u.test(text)) continue;
    if (parent.closest('[aria-hidden="true"], .hidden-text, script, style, option, [data-cut], svg')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    if (!rects.length) continue;
    const called = `${parent.tagName.toLowerCase()}.${parent.className}`;
    const says = (why) => found.add(`${why}: ${called}: ${text.slice(0, 60)}`);
    const edge = {
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
      top: Math.min(...rects.map((rect) => rect.top)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
    };
    let own = true; // still inside the text's own box
    for (let around = parent; around && around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const room = box(around);
      const wide = Math.max(room.left - edge.left, edge.right - room.right);
      const tall = Math.max(room.top - edge.top, edge.bottom - room.bottom);
      if (style.clipPath !== 'none' && around.clientWidth < 3) break; // for screen readers only
      const [x, y] = [style.overflowX, style.overflowY];
      if ((x === 'hidden' || x === 'clip') && wide > 1.5) says('cut at the side');
      if ((y === 'hidden' || y === 'clip') && tall > 3) says('cut below');
      if (own && boxed(style)) {
        own = false;
        if (wide > 1.5 && x === 'visible') says('sticks out of its box');
        if (tall > 4 && y === 'visible') says('taller than its box');
      }
      if (/auto|scroll/.test(x + y)) break;
      if (style.position === 'fixed') break;
    }
    if (edge.right > innerWidth + 1.5 && !parent.closest('.pan, .scroll')) {
      let scrolls = false;
      for (let around = parent; around; around = around.parentElement)
        scrolls ||= /auto|scroll/.test(getComputedStyle(around).overflowX);
      if (!scrolls) says('outside the window');
    }
  }
  for (const control of document.querySelectorAll('a, button, select, input, textarea')) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { right, width } = control.getBoundingClientRect();
    let scrolls = width < 3; // for screen readers only
    for (let around = control.parentElement; around; around = around.parentElement) {
      const { overflowX, position } = getComputedStyle(around);
      scrolls ||= /auto|scroll/.test(overflowX) || position === 'fixed';
    }
    const called = control.getAttribute('aria-label') || control.textContent;
    if (right > innerWidth + 1 && !scrolls) found.add(`outside the window: ${control.tagName.toLowerCase()} ${called}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add('the page scrolls sideways');
  return [...found];
}"""


def overflows(page: Page) -> list[str]:
    """The texts of a page that do not fit where they stand."""
    page.wait_for_selector(LETTERS, state="attached")
    return sorted(page.evaluate(OVERFLOWS))
