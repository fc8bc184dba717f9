"""Every screen in both languages, by day and by night, at a desk and on a phone: axe finds nothing serious, and nothing
is English in French.

A run looks at each screen once, in one of the eight ways, taking turns; `COVETOWN_EVERY_SCREEN=1` (`make screens`)
looks at each in all of them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from playwright.sync_api import Browser, Page

from covetown import registry
from covetown.testing.languages import messages
from covetown.text import LOCALES
from tests.browser.conftest import Visit
from tests.browser.screens import finished_games, visited
from tests.browser.test_pages import findings
from tests.browser.town import DESK, PHONE, Town, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {"desk": DESK, "phone": PHONE}
WAYS = [(locale, theme, size) for locale in LOCALES for theme in ("light", "dark") for size in SIZES]
EVERY = os.environ.get("COVETOWN_EVERY_SCREEN") == "1"


@pytest.fixture(scope="module")
def finished(town: Town, browser: Browser) -> Iterator[dict[str, str]]:
    host = Visitor(town, browser, "Harbour master")
    yield finished_games(host)
    host.close()


@pytest.mark.parametrize("way", range(len(WAYS)), ids=["-".join(way) for way in WAYS])
def test_every_screen_can_be_used_and_read_by_everybody(visit: Visit, finished: dict[str, str], way: int) -> None:
    locale, theme, size = WAYS[way]
    ann = visit("Zoé", size=SIZES[size], language=locale, theme=theme)
    ann.introduce()
    wrong: dict[str, list[str]] = {}
    for name, page in visited(ann, finished, lambda number: EVERY or number % len(WAYS) == way):
        page.wait_for_function("locale => document.documentElement.lang === locale", arg=locale)
        wrong[name] = findings(page)
        if locale != "en":
            wrong[name] += in_english(page)
    assert {name: found for name, found in wrong.items() if found} == {}


# Everything that is seen or read out, but not what says that it is of another language, nor people's names.
SAID = r"""() => {
  const out = new Set();
  const ours = (element) => !element.closest('[lang]:not(html):not([lang=fr]), script, style, code, kbd, option[lang]');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && ours(node.parentElement)) out.add(node.data.replace(/\s+/g, ' ').trim());
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (ours(element)) out.add(element.getAttribute(name).replace(/\s+/g, ' ').trim());
  out.add(document.title);
  return [...out].filter((text) => /\p{L}{2}/u.test(text));
}"""
# Words that no French sentence has.
ENGLISH = re.compile(
    r"\b(the|and|you|your|with|of|is|are|was|this|that|from|to|for|not|their|which|when|has|have|by|it|in|an|at)\b",
    re.I,
)
# A colon, a semicolon, a question or exclamation mark without its narrow space.
BARE = re.compile(r"[^\s\u00a0\u202f?!:;./\d\[(»«][:;!?](?=\s|$)")
NAMES = re.compile(r"Dale of Merchants|Pirate[’']s Cove|Merchants Cove|Covetown|Lantern Fair|Days of Wonder", re.I)


def plain(message: ast.Message) -> str | None:
    """A message that is always the same words."""
    elements = message.value.elements if message.value else []
    alone = len(elements) == 1 and isinstance(elements[0], ast.TextElement)
    return str(elements[0].value) if alone and isinstance(elements[0], ast.TextElement) else None


@cache
def english_only() -> set[str]:
    """Messages that are not the same in French."""
    said: dict[str, set[str]] = {}
    for locale in ("en", "fr"):
        told = [plain(one) for game in (None, *registry.names()) for one in messages(locale, game).values()]
        said[locale] = {text.casefold() for text in told if text}
    return {text for text in said["en"] - said["fr"] if len(text) > 3}


def in_english(page: Page) -> list[str]:
    """What a French page says in English, or with English punctuation."""
    known = english_only()
    found = []
    for text in page.evaluate(SAID):
        bare = NAMES.sub("", text)
        if text.casefold() in known or ENGLISH.search(bare):
            found.append(f"English: {text}")
        elif BARE.search(bare):
            found.append(f"no narrow space: {text}")
    return found


def test_english_on_a_french_page_is_found(visit: Visit) -> None:
    page = visit("Ann", language="fr").go("/about")
    page.wait_for_selector(".panel")
    page.evaluate(
        """() => document.querySelector('.panel').insertAdjacentHTML('beforeend',
          '<p>Take the card</p><p lang="en">Of the sea</p><button aria-label="Main: 5">Settings</button>')"""
    )
    assert {
        "English: Take the card",
        "English: Settings",
        "no narrow space: Main: 5",
    } <= set(in_english(page))
    assert "English: Of the sea" not in in_english(page)
