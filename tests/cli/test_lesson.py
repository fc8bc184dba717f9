"""A learner at the terminal: every lesson typed to its end, wrong tries, taking back, skipping, the game after it."""

from __future__ import annotations

import msgspec
import pytest

from covetown import registry
from covetown.cli import lesson as lessons_at_the_terminal
from covetown.cli import main
from covetown.kernel import Match, replay
from covetown.lessons import NOT_THIS, Beat, Lesson, lessons_of
from covetown.text import texts

ALL = [lesson for game in registry.names() for lesson in lessons_of(game)]
DALE = lessons_of("dale_of_merchants")[0]


def typed_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], *arguments: str
) -> str:
    left = iter(lines)

    def typed(prompt: str = "") -> str:
        for line in left:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)
    with pytest.raises(SystemExit) as stopped:
        main(["lesson", *arguments])
    assert not stopped.value.code
    return capsys.readouterr().out


def by_the_book(lesson: Lesson, upto: int | None = None) -> list[str]:
    """What somebody types who does what the lesson says: Enter after all but the last words, then the answer."""
    game = registry.load(lesson.game)
    journal = lesson.opening()
    match = Match(game, journal, replay(game, journal), lesson.page(0))
    lines: list[str] = []
    for number, step in enumerate(lesson.steps[:upto]):
        if step.by_hand:
            decision = match.state.decision(step.seat)
            wanted = lesson.answer(decision, number).ident
            lines += enters(step.beats)
            lines.append(str([option.ident for option in decision.options].index(wanted) + 1))
        match.accept(match.propose_recorded(lesson.move(match.state, number), ()))
    return lines + (enters(lesson.last) if upto is None else [])


def enters(beats: list[Beat]) -> list[str]:
    return [""] * (len([beat for beat in beats if beat.say]) - 1)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}-{lesson.key}")
def test_a_lesson_is_typed_to_its_end_and_becomes_an_ordinary_game(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [*by_the_book(lesson), "hint", "quit"]
    told = typed_at(monkeypatch, capsys, lines, lesson.game, lesson.key, "--plain", "--seed", "4", "--think", "0.05")
    say = texts(lesson.game)
    at = 0
    for beat in [beat for step in lesson.steps for beat in step.beats] + lesson.last:
        if beat.say:
            assert say.key(beat.say) in told[at:], beat.say
            at = told.index(say.key(beat.say), at)
    assert say.key("cli-lesson-over") in told[at:]
    assert "A strong player would: " in told[at:]
    assert say.key(NOT_THIS) not in told


def test_what_is_lit_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = typed_at(monkeypatch, capsys, ["", "", "", "", "quit"], "dale_of_merchants", "--plain")
    goal, hand, _look, market, buy = told.split("> ")[:5]
    assert "Look: You (active), Stall: next: 1" in goal
    assert "Look: You (active), Hand: Loyal Partner 1, Junk 1" in hand
    assert "Cookies for 6, Acorn for 7" in market.rpartition("Look: ")[2]
    assert "Shattered Relic for 3" in buy.rpartition("Look: ")[2]


def test_a_wrong_try_is_answered_with_why_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["", "", "", "", "2", "5", "1", "quit"]
    told = typed_at(monkeypatch, capsys, lines, "dale_of_merchants", "first-stacks", "--plain")
    say = texts("dale_of_merchants").key
    _, dear, early, right, _ = told.split("> ")[4:]
    assert say("lesson-first-stacks-buy-cheap") in dear
    assert say("lesson-first-stacks-buy-first") in early
    assert "Buy Shattered Relic for 3" in early
    assert say("lesson-first-stacks-pay") in right


def test_taking_back_goes_back_in_the_lesson_and_never_before_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["", "", "", "", "undo", "1", "1", "undo", "1", "quit"]
    told = typed_at(monkeypatch, capsys, lines, "dale_of_merchants", "--plain")
    say = texts("dale_of_merchants").key
    assert say("cli-undo-nothing") in told
    assert told.count(say("lesson-first-stacks-pay")) == 2, "said again after the payment was taken back"
    assert told.count(say("lesson-first-stacks-pay-more")) == 2


def test_a_lesson_can_be_skipped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = typed_at(monkeypatch, capsys, ["help", "skip", "2", "quit"], "dale_of_merchants", "--plain")
    say = texts("dale_of_merchants").key
    assert say("cli-lesson-help") in told
    assert say("cli-lesson-left") in told
    assert "Pay for Spyglass: 0 of 5" in told
    assert say("lesson-first-stacks-hand") not in told


def test_closing_words_are_said_when_the_learner_makes_the_last_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a lesson that ends with the learner's own move, then its last words come before the rival moves."""
    first_rival = next(number for number, step in enumerate(DALE.steps) if step.seat != DALE.seat)
    closing = [Beat(say="lesson-first-stacks-tip"), Beat(say="lesson-first-stacks-alone")]
    short = msgspec.structs.replace(DALE, steps=DALE.steps[:first_rival], last=closing)
    monkeypatch.setattr(lessons_at_the_terminal, "lessons_of", lambda game: (short,))
    told = typed_at(monkeypatch, capsys, [*by_the_book(short), "quit"], "dale_of_merchants", "--plain", "--seed", "4")
    say = texts("dale_of_merchants").key
    assert say("lesson-first-stacks-tip") in told
    after = told.partition(say("lesson-first-stacks-alone"))[2]
    assert after
    assert "Novice B" in after
    assert "Novice B buys" not in told.removesuffix(after)


def test_every_lesson_is_listed_with_how_to_start_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed_at(monkeypatch, capsys, [])
    assert ALL
    for lesson in ALL:
        assert texts(lesson.game).key(lesson.written.title) in told
        assert f"covetown lesson {lesson.game} {lesson.key}" in told
        if lesson.written.choice:
            assert f"({texts(lesson.game).key(lesson.written.choice)})" in told
