"""Every lesson is taken in the browser to its end: at a desk, on a phone, and one with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from covetown import registry
from covetown.lessons import Lesson, lessons_of
from tests.browser import lessons
from tests.browser.conftest import Visit
from tests.browser.town import DESK, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ALL = [lesson for game in registry.names() for lesson in lessons_of(game)]


SIDEWAYS: ViewportSize = {"width": 844, "height": 390}


@pytest.mark.parametrize("size", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_a_lesson_is_taken_to_its_end(visit: Visit, lesson: Lesson, size: ViewportSize) -> None:
    ann = visit("Ann", size=size)
    page = lessons.begin(ann, lesson)

    moves = lessons.learn(ann, page)

    assert moves == sum(1 for step in lesson.steps if step.by_hand)
    page.click(lessons.OVER)
    assert page.locator(lessons.WORDS).count() == 0
    assert page.locator(".prompt.yours").count() == 1


@pytest.mark.skipif(not ALL, reason="there are no lessons")
def test_a_lesson_by_keyboard_alone(visit: Visit) -> None:
    """From the lobby on nothing but keys is used, on the board itself."""
    lesson = ALL[0]
    ben = visit("Ben")
    page = ben.go("/")
    page.wait_for_selector("[data-lesson]")
    lessons.press(page, f"[data-lesson='{lesson.game}/{lesson.key}']")
    page.wait_for_url("**/t/*")

    moves = lessons.learn_by_keyboard(ben, page)

    assert moves == sum(1 for step in lesson.steps if step.by_hand)
    assert page.locator(lessons.WORDS).count() == 0
