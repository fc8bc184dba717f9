"""Every lesson of every game is played to its end by the rules, and has all its words."""

from __future__ import annotations

import pytest

from covetown import registry
from covetown.lessons import Lesson, faults, lessons_of

ALL = [lesson for game in registry.names() for lesson in lessons_of(game)]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_it_plays_to_its_end_and_has_all_its_words(lesson: Lesson) -> None:
    assert faults(lesson) == []
