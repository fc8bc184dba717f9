"""A lesson that comes with a game from elsewhere: played by the rules, and held by a test like any other."""

from __future__ import annotations

import msgspec
import pytest

from covetown import lessons
from covetown.lessons import LessonError
from covetown.text import LOCALES


@pytest.fixture(autouse=True)
def anew() -> None:
    lessons.lessons_of.cache_clear()


def test_it_plays_to_its_end(on_the_shelf: str) -> None:
    (lesson,) = lessons.lessons_of(on_the_shelf)
    assert lesson.key == "first-evening"
    assert lessons.faults(lesson) == []
    assert [step.by_hand for step in lesson.steps] == [True, False, True, False, True, False, True, False]


def test_a_change_of_the_rules_that_breaks_it_is_found(on_the_shelf: str) -> None:
    """What is asked for must be offered, once, to who is asked; every sentence must be there."""
    (lesson,) = lessons.lessons_of(on_the_shelf)

    def changed(number: int, **what: object) -> str:
        steps = list(lesson.steps)
        steps[number] = msgspec.structs.replace(steps[number], **what)
        (fault,) = lessons.faults(msgspec.structs.replace(lesson, steps=steps))
        return fault

    assert "0 answers are lay ['candle:9']" in changed(2, do=lessons.Wanted("lay", ["candle:9"]))
    assert "4 answers are lay None" in changed(2, do=lessons.Wanted("lay"))
    assert "seat 1 is not asked anything" in changed(4, seat=1)
    beats = [*lesson.written.beats, lessons.Beat(say="lesson-nowhere")]
    silent = msgspec.structs.replace(lesson, written=msgspec.structs.replace(lesson.written, beats=beats))
    told = "lesson first-evening of lantern_fair: no message lesson-nowhere in "
    assert lessons.faults(silent) == [told + locale for locale in LOCALES]
    unnamed = msgspec.structs.replace(lesson, written=msgspec.structs.replace(lesson.written, choice="lesson-which"))
    told = "lesson first-evening of lantern_fair: no message lesson-which in "
    assert lessons.faults(unnamed) == [told + locale for locale in LOCALES]


def test_a_file_that_is_no_lesson_says_why() -> None:
    with pytest.raises(LessonError, match="missing required field"):
        lessons.read("x", "y", "lesson = 1")
    with pytest.raises(LessonError, match="format 7"):
        lessons.read("x", "y", 'lesson = 7\ntitle = ""\nabout = ""\nseats = 2\nbeats = []')
    with pytest.raises(LessonError, match="lesson y of x"):
        lessons.read("x", "y", "= nonsense")
