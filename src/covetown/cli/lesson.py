"""`covetown lesson`: a guided first game at the terminal; what the browser lights is named here."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console

from covetown import registry
from covetown.cli.language import say, words
from covetown.cli.table import Sitting
from covetown.kernel import Decision, FastChance, Match, Option, RuleError, opening, replay
from covetown.lessons import Beat, Lesson, LessonError, Step, lesson_by_key, lessons_of, minutes

COMMAND = "covetown lesson"
LEAVE = ("quit", "q", "exit")


def lesson(
    game: Annotated[str | None, typer.Argument()] = None,
    key: Annotated[
        str | None,
        typer.Argument(
            metavar="[LESSON]",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    plain: Annotated[
        bool,
        typer.Option(
            "--plain",
        ),
    ] = False,
    think: Annotated[float, typer.Option(min=0.01)] = 1.0,
) -> None:
    """Learn a game at the terminal, one idea at a time. Without a game: list the lessons."""
    if game is None:
        listed()
        return
    seed = seed if seed is not None else random.SystemRandom().randrange(2**32)
    Guided(chosen(game, key), seed, plain, think).run()


def chosen(game: str, key: str | None) -> Lesson:
    """The lesson that was asked for, or the game's first."""
    registry.load(game)
    if key is None and lessons_of(game):
        return lessons_of(game)[0]
    try:
        return lesson_by_key(game, key or "")
    except LessonError:
        known = ", ".join(one.key for one in lessons_of(game))
        told = say("cli-lesson-unknown", game=game, lesson=key or "", known=known) if known else say("cli-lesson-none")
        raise RuleError(told) from None


def title_of(lesson: Lesson, say: Callable[[str], str]) -> str:
    """The title, with what sets this lesson apart from others of the same title."""
    written = lesson.written
    return say(written.title) + (f" ({say(written.choice)})" if written.choice else "")


def listed() -> None:
    """Every lesson of every game, with the words that start it."""
    console = Console(highlight=False)
    found = [lesson for game in registry.names() for lesson in lessons_of(game)]
    game = ""
    for one in found:
        say = words(one.game).key
        if one.game != game:
            game = one.game
            console.print(say(registry.load(game).about().key), markup=False, style="bold")
        title = say("cli-lesson-listed", title=title_of(one, say), minutes=minutes(one.game, one.key))
        console.print(f"  {title}", markup=False)
        console.print(f"    {say(one.written.about)}", markup=False)
        console.print("    " + say("cli-lesson-play", command=f"{COMMAND} {one.game} {one.key}"), markup=False)
    if not found:
        console.print(words().key("cli-lesson-none"), markup=False)


class Guided(Sitting):
    """A table at which a lesson is taught. How many moves stand says where the lesson is, so taking back goes back."""

    def __init__(self, lesson: Lesson, seed: int, plain: bool, think: float) -> None:
        game = registry.load(lesson.game)
        journal = lesson.opening()
        match = Match(game, journal, replay(game, journal), FastChance(seed))
        match.opening = opening(game, journal)
        who = ["you" if seat == lesson.seat else lesson.written.rivals for seat in range(lesson.written.seats)]
        super().__init__(game, who, {}, seed, plain, think, match)
        self.lesson = lesson
        self.laid = len(journal.played())  # moves made before the learner sat down
        self.left = False
        self.said = -1  # the step whose words were said last
        self.closed = False

    @property
    def number(self) -> int:
        """How many moves of the lesson have been made."""
        return len(self.match.journal.played()) - self.laid

    def step(self) -> Step | None:
        """The next move of the lesson; none when it is over or was left."""
        steps = self.lesson.steps
        return None if self.left or self.number >= len(steps) else steps[self.number]

    def welcome(self) -> None:
        say, written = self.narrator.say.key, self.lesson.written
        self.screen.say(say("cli-lesson-begin", game=say(self.game.about().key), title=title_of(self.lesson, say)))
        self.screen.say(say(written.about))

    def go_on(self) -> bool:
        step = self.step()
        if step is not None and not step.by_hand:
            self.make()
            return True
        if step is None and not self.left and not self.closed and not self.closing():
            return False
        return super().go_on()

    def make(self) -> None:
        """The next move as the lesson has it, with its prepared luck; afterwards luck stands where it stood."""
        move = self.lesson.move(self.match.state, self.number)
        proposal = self.match.propose_recorded(move, self.match.chance.place())
        self.match.accept(proposal)
        self.note(proposal.events)

    def act(self, seat: int, option: int) -> None:
        """A choice. In the lesson it must be the one that is asked for; another is answered with why."""
        step = self.step()
        if step is None or seat != self.lesson.seat:
            super().act(seat, option)
        elif option == self.lesson.move(self.match.state, self.number).option:
            self.make()
        else:
            why = self.lesson.wrong(self.match.state.decision(seat), self.number, option)
            say = self.narrator.say.key
            self.screen.say(say("cli-lesson-wrong", why=say(why)))

    def ask(self, seat: int) -> bool:
        """The table and the lesson's words come before the question."""
        step = self.step()
        if step is not None and self.said != self.number:
            self.said, self.closed = self.number, False
            self.news(seat)
            self.show(seat, whole=False)
            if not self.tell(step.beats, seat, self.lesson.answer(self.match.state.decision(seat), self.number).refs):
                return False
        return super().ask(seat)

    def closing(self) -> bool:
        """The words after the last move, before anybody else moves; False when the learner leaves the table."""
        self.closed, self.said = True, self.number
        self.news(self.lesson.seat)
        self.show(self.lesson.seat, whole=False)
        if not self.tell(self.lesson.last, self.lesson.seat):
            return False
        if not self.left:
            self.screen.say(self.narrator.say.key("cli-lesson-over"))
        return True

    def tell(self, beats: list[Beat], seat: int, asked: list[str] | None = None) -> bool:
        """Say one thing after the other, each with the names of what it speaks of; False when the learner leaves.

        What the wanted answer points at is named with the last one.
        """
        told = [beat for beat in beats if beat.say]
        for number, beat in enumerate(told):
            self.screen.say("")
            self.screen.say(self.narrator.say.key(str(beat.say)))
            refs = [*beat.look, *(asked or [])] if number + 1 == len(told) else beat.look
            for place, things in self.named(refs, seat).items():
                self.screen.say(self.narrator.say.key("cli-lesson-look", place=place, things=", ".join(things)))
            if number + 1 < len(told) and not self.wait(seat):
                return False
            if self.left:
                break
        return True

    def wait(self, seat: int) -> bool:
        """Until Enter is pressed; what can be typed at a question can be typed here, but no answer."""
        while not self.left:
            self.screen.say(self.narrator.say.key("cli-lesson-next"))
            typed = self.screen.read()
            if typed is None or typed in LEAVE:
                self.screen.say(self.narrator.say.key("cli-left"))
                return False
            if typed == "":
                break
            waiting = (self.match.state.waiting >> seat) & 1
            decision = self.match.state.decision(seat) if waiting else None
            if decision is not None and not typed.isdigit():
                self.command(typed, seat, decision, decision.options)
        return True

    def command(self, typed: str, seat: int, decision: Decision, shown: list[Option]) -> list[Option]:
        say = self.narrator.say.key
        if self.step() is not None:
            if typed == "skip":
                self.left = True
                self.screen.say(say("cli-lesson-left"))
                return decision.options
            if typed in ("help", "h"):
                self.screen.say(say("cli-lesson-help"))
        return super().command(typed, seat, decision, shown)

    def named(self, refs: list[str], seat: int) -> dict[str, list[str]]:
        """What is lit, by the line of the table on which it lies: the things of that name, or all in that place."""
        found: dict[str, list[str]] = {}
        say = self.narrator.message
        for ref in refs:
            for panel in self.game.panels(self.match.state.view(seat)):
                for line in panel.lines:
                    things = [say(thing.text) for thing in line.things if (thing.ref + ":").startswith(ref + ":")]
                    here = found.setdefault(f"{say(panel.title)}, {say(line.label)}", []) if things else []
                    here += [thing for thing in dict.fromkeys(things) if thing not in here]
        return found

    def own_moves(self, seat: int) -> list[int]:
        """What can be taken back: not the moves before the lesson, nor those that it made for the learner."""
        steps = self.lesson.steps
        made = {self.laid + number for number, step in enumerate(steps) if not step.by_hand} if not self.left else set()
        return [number for number in super().own_moves(seat) if number >= self.laid and number not in made]
