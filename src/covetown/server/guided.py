"""A table at which a lesson is taught: whose move it is in the lesson, the moves it makes itself, and a wrong try."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING

import structlog

from covetown import lessons
from covetown.kernel import Move
from covetown.lessons import Lesson, LessonError, Step
from covetown.server import wire
from covetown.server.play import Change, Play
from covetown.server.refusals import Refusal
from covetown.store import Table
from covetown.text import FALLBACK, texts

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable

log = structlog.get_logger("lessons")
LEVEL = "lesson"  # stands where else the level of a bot stands, for a move that the lesson makes


class WrongTry(Refusal):
    """The learner tried something else; `say` is the message of the game that tells why not."""

    def __init__(self, game: str, say: str) -> None:
        super().__init__("lesson", 409, say=say)
        self.game = game

    def text(self, locale: str = FALLBACK) -> str:
        return texts(self.game, locale).key(str(self.args_told["say"]))


@cache
def lesson_of(game: str, key: str) -> Lesson | None:
    """A lesson that may no longer be there: its table then goes on as an ordinary game."""
    try:
        return lessons.lesson_by_key(game, key)
    except LessonError as error:
        log.error("no-lesson", game=game, lesson=key, error=str(error))
        return None


def taught(table: Table) -> Lesson | None:
    """The lesson at a table, unless the learner has left it."""
    return None if table.lesson is None or table.lesson_left else lesson_of(table.game, table.lesson)


def number_of(table: Table, moves: int) -> int:
    """How many moves of the lesson have been made."""
    return moves - table.copied


def step_now(live: LiveTable) -> tuple[Lesson, int, Step] | None:
    """The lesson and its next move; nothing at other tables and when the lesson is over."""
    lesson = taught(live.table)
    if lesson is None or live.play is None or live.play.over():
        return None
    number = number_of(live.table, len(live.play.standing))
    return (lesson, number, lesson.steps[number]) if 0 <= number < len(lesson.steps) else None


def move_now(live: LiveTable) -> Move | None:
    """The next move of the lesson; if it cannot be made any more, the table goes on as an ordinary game."""
    now = step_now(live)
    if now is None or live.play is None:
        return None
    lesson, number, _step = now
    try:
        return lesson.move(live.play.state, number)
    except LessonError as error:
        log.error("lesson-broken", table=live.table.id, error=str(error))
        return None


def wanted(live: LiveTable) -> dict[int, str] | None:
    """Which seats the lesson answers for now; None where no lesson is taught."""
    now = step_now(live)
    if now is None or move_now(live) is None:
        return None
    step = now[2]
    return {} if step.by_hand else {step.seat: LEVEL}


def propose(live: LiveTable, play: Play, seat: int, option: int, by: tuple[str | None, str | None, int]) -> Change:
    """A choice at the table. In a lesson it must be the one that is asked for, and its luck is prepared."""
    move = move_now(live)
    now = step_now(live)
    if move is None or now is None:
        return play.propose_move(seat, option, *by)
    lesson, number, _step = now
    if (seat, option) != (move.seat, move.option):
        raise WrongTry(live.table.game, lesson.wrong(play.state.decision(seat), number, option))
    return play.propose_prepared(move, *by)


async def made(live: LiveTable, seat: int) -> int:
    """The answer the lesson gives for a seat."""
    await asyncio.sleep(0)
    move = move_now(live)
    assert move is not None
    assert move.seat == seat
    return move.option


def told(live: LiveTable, viewer: int) -> wire.LessonTold | None:
    """Where the lesson stands, for its learner alone."""
    lesson = taught(live.table)
    play = live.play
    if lesson is None or play is None or viewer != lesson.seat:
        return None
    number = number_of(live.table, len(play.standing))
    since = play.standing[live.table.copied + len(lesson.steps) :]
    if number < 0 or any(move.seat == viewer for move in since):
        return None
    # The closing words stay while rivals move, until the learner makes a move of their own.
    over = number >= len(lesson.steps)
    if not over and move_now(live) is None:
        return None
    step = None if over else lesson.steps[number]
    beats = lesson.last if step is None else step.beats if step.by_hand else []
    do: wire.LessonMove | None = None
    if step is not None and step.by_hand:
        answer = lesson.answer(play.state.decision(step.seat), number)
        do = wire.LessonMove(answer.ident, answer.kind, answer.refs)
    return wire.LessonTold(
        key=lesson.key,
        title=lesson.written.title,
        step=sum(1 for each in lesson.steps[:number] if each.by_hand),
        steps=sum(1 for each in lesson.steps if each.by_hand),
        beats=[wire.LessonBeat(beat.say, beat.look) for beat in beats if beat.say or beat.look],
        do=do,
    )
