"""Every lesson of every game is played to its end by the rules, and has all its words."""

from __future__ import annotations

import pytest

from covetown import registry
from covetown.lessons import Lesson, faults, lessons_of, minutes

ALL = [lesson for game in registry.names() for lesson in lessons_of(game)]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_it_plays_to_its_end_and_has_all_its_words(lesson: Lesson) -> None:
    assert faults(lesson) == []


FIRST = (10, 15)
SHORT = {("merchants_cove", "entertainer"): (4, 9), ("merchants_cove", "peddler"): (3, 9)}  # for who knows the core


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_it_takes_as_long_as_a_first_game_should(lesson: Lesson) -> None:
    which = (lesson.game, lesson.key)
    least, most = SHORT.get(which, FIRST)
    assert least <= minutes(*which) <= most


def test_the_minutes_are_counted_from_what_is_said_and_done() -> None:
    lesson = ALL[0]
    said = sum(1 for beat in lesson.written.beats if beat.say)
    by_hand = sum(1 for step in lesson.steps if step.by_hand)
    doing = (2 * said + 4 * by_hand + len(lesson.steps) - by_hand) / 60
    assert minutes(lesson.game, lesson.key) > doing
    assert minutes(lesson.game, lesson.key) < doing + 15
