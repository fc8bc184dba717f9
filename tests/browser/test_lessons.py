"""Every lesson is taken in the browser to its end: at a desk, on a phone, and some with the keyboard alone.

They are taken in turn at a desk in English and on a phone in French; `COVETOWN_EVERY_LESSON=1` (`make lessons`) takes
each at both in both, and one of each family by keyboard.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import ViewportSize

from covetown import registry
from covetown.lessons import Lesson, lessons_of
from covetown.text import LOCALES
from tests.browser import lessons
from tests.browser.conftest import Visit
from tests.browser.town import DESK, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ALL = [lesson for game in registry.names() for lesson in lessons_of(game)]

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SIZES: dict[str, ViewportSize] = {"desk": DESK, "phone": PHONE, "sideways": SIDEWAYS}


EVERY = os.environ.get("COVETOWN_EVERY_LESSON") == "1"
# Of every game the shortest lesson: by keys alone, and on a phone on its side where not all are.
SHORTEST = [min(lessons_of(game), key=lambda one: len(one.steps)) for game in registry.names() if lessons_of(game)]

# Lessons that differ in one merchant alone, such as core-alchemist and core-captain, are of one family.
FAMILIES = [*reversed({(lesson.game, lesson.key.partition("-")[0]): lesson for lesson in reversed(ALL)}.values())]


def takings() -> list[tuple[Lesson, str, str]]:
    """Which lessons are taken at which size in which language."""
    if EVERY:
        low = [(lesson, "sideways", "en") for lesson in ALL]
        return [(lesson, size, language) for lesson in ALL for size in ("desk", "phone") for language in LOCALES] + low
    ways = (("desk", "en"), ("phone", "fr"))
    taken = [(lesson, *ways[number % 2]) for number, lesson in enumerate(FAMILIES)]
    return [*taken, (SHORTEST[0], "sideways", "en")]


@pytest.mark.parametrize(
    ("lesson", "size", "language"), takings(), ids=lambda part: part if isinstance(part, str) else part.name()
)
def test_a_lesson_is_taken_to_its_end(visit: Visit, lesson: Lesson, size: str, language: str) -> None:
    ann = visit("Ann", size=SIZES[size], language=language)
    page = lessons.begin(ann, lesson)

    moves = lessons.learn(ann, page)

    assert page.get_attribute("html", "lang") == language
    assert moves == sum(1 for step in lesson.steps if step.by_hand)
    page.click(lessons.OVER)
    assert page.locator(lessons.WORDS).count() == 0
    assert page.locator(".prompt.yours").count() == 1


# Those of Dale of Merchants and the Peddler take seconds; one of each family only where all are taken.
BY_KEYS = FAMILIES if EVERY else [lesson for lesson in SHORTEST if lesson.game != "pirates_cove"]


@pytest.mark.parametrize("lesson", BY_KEYS, ids=lambda lesson: lesson.name())
def test_a_lesson_by_keyboard_alone(visit: Visit, lesson: Lesson) -> None:
    """From the lobby on nothing but keys is used, on the board itself."""
    ben = visit("Ben")
    page = ben.go("/")
    page.wait_for_selector("[data-lesson]")
    lessons.press(page, f"[data-lesson='{lesson.game}/{lesson.key}']")
    page.wait_for_url("**/t/*")

    moves = lessons.learn_by_keyboard(ben, page)

    assert moves == sum(1 for step in lesson.steps if step.by_hand)
    assert page.locator(lessons.WORDS).count() == 0
