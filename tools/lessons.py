"""Helps to write lessons (`games/<game>/lessons/*.toml`): plays what is there and shows what comes next.

python tools/lessons.py check [GAME]               play every lesson to its end and say what is wrong
python tools/lessons.py where GAME KEY             the table after the last move, and every answer that is offered
python tools/lessons.py deal GAME KEY --pages 20   how the table looks under each of so many deals
python tools/lessons.py luck GAME KEY --pages 20   what the last move brings under each of so many pages of luck
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from covetown import registry
from covetown.kernel import Match, Message, State, replay, seats_in
from covetown.lessons import Lesson, LessonError, faults, lesson_by_key, lessons_of
from covetown.narrator import Narrator


def names(lesson: Lesson) -> list[str]:
    return ["You" if seat == lesson.seat else f"Rival {seat}" for seat in range(lesson.written.seats)]


def played(lesson: Lesson, steps: int) -> Match:
    """The lesson after so many of its moves."""
    game = registry.load(lesson.game)
    journal = lesson.opening()
    match = Match(game, journal, replay(game, journal), lesson.page(0))
    for number in range(steps):
        match.accept(match.propose_recorded(lesson.move(match.state, number), ()))
    return match


def show(lesson: Lesson, state: State) -> None:
    """The table as the learner sees it, in words."""
    narrator = Narrator(registry.load(lesson.game), names(lesson))
    for panel in registry.load(lesson.game).panels(state.view(lesson.seat)):
        print(f"[{narrator.message(panel.title)}]")
        for line in panel.lines:
            things = ", ".join(
                narrator.message(thing.text) + (f" <{thing.ref}>" if thing.ref else "") for thing in line.things
            )
            print(f"   {narrator.message(line.label)}: {things}")


def where(lesson: Lesson) -> None:
    match = played(lesson, len(lesson.steps))
    narrator = Narrator(registry.load(lesson.game), names(lesson))
    show(lesson, match.state)
    for seat in seats_in(match.state.waiting):
        decision = match.state.decision(seat)
        print(f"\n{names(lesson)[seat]} (seat {seat}) is asked {decision.kind}: {narrator.message(decision.prompt)}")
        for option in decision.options:
            text: Message = option.text
            print(f"   kind = {option.kind!r}, refs = {option.refs}   # {narrator.message(text)}")


def deal(lesson: Lesson, pages: range) -> None:
    for page in pages:
        written = msgspec.structs.replace(lesson.written, deal=page)
        other = msgspec.structs.replace(lesson, written=written)
        print(f"--- deal = {page}")
        show(other, replay(registry.load(lesson.game), other.opening()))


def luck(lesson: Lesson, pages: range) -> None:
    """What the last move brings under other luck."""
    last = len(lesson.steps) - 1
    match = played(lesson, last)
    narrator = Narrator(registry.load(lesson.game), names(lesson))
    for page in pages:
        steps = [*lesson.steps[:-1], msgspec.structs.replace(lesson.steps[-1], luck=page)]
        move = msgspec.structs.replace(lesson, steps=steps).move(match.state, last)
        told = narrator.lines(match.propose_recorded(move, ()).events, lesson.seat)
        print(f"--- luck = {page}: {' '.join(told)}")


def check(keys: list[str]) -> int:
    wrong = 0
    for key in keys:
        for lesson in lessons_of(key):
            found = faults(lesson)
            print(f"{lesson.name()}: {len(lesson.steps)} moves, {'good' if not found else ''}")
            for fault in found:
                print(f"   {fault}")
            wrong += len(found)
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("do", choices=["check", "where", "deal", "luck"])
    parser.add_argument("game", nargs="?")
    parser.add_argument("key", nargs="?")
    parser.add_argument("--pages", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    pages = range(asked.first, asked.first + asked.pages)
    try:
        if asked.do == "check":
            return check([asked.game] if asked.game else registry.names())
        if not asked.game or not asked.key:
            parser.error("name the game and the lesson")
        lesson = lesson_by_key(asked.game, asked.key)
        if asked.do == "where":
            where(lesson)
        elif asked.do == "deal":
            deal(lesson, pages)
        else:
            luck(lesson, pages)
    except LessonError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
