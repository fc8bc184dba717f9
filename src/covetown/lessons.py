"""Lessons: guided games, written as data and played by the rules themselves.

A lesson is a TOML file in the folder `lessons` of its game. It says how the table is laid, which luck was prepared, and
goes through *beats*: a beat says something, may light things on the table, and may ask for one move. Moves of rivals,
and those the lesson makes for the learner, are beats too. After the last beat the game goes on as any other. Nothing in
a lesson knows a rule: every move is one of the legal answers at that moment, named by its kind and by what a person
would point at, so a change of the rules that breaks a lesson is found by playing it (`faults`).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import cache

import msgspec

from covetown import registry
from covetown.kernel import (
    Decision,
    FairChance,
    Game,
    JournalError,
    Match,
    Move,
    Option,
    RecordedChance,
    RuleError,
    State,
    replay,
)
from covetown.kernel.journal import Journal, fingerprint
from covetown.text import LOCALES, source, texts

FORMAT = 1
FOLDER = "lessons"
ANY = "*"
NOT_THIS = "lesson-not-this"

# How long a lesson takes somebody who reads all of it: what is said, what it takes to find what is lit and go on, a
# move by hand, and a move that is watched.
WORD = re.compile(r"\w[\w'’-]*")
MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n[ \t]+(?!\.)\S.*)*)", re.M)
WORDS_A_MINUTE = 200
SECONDS_A_BEAT = 2
SECONDS_A_MOVE = 4
SECONDS_WATCHED = 1


class LessonError(Exception):
    """A lesson cannot be read, or does not play out as it is written."""


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer a beat asks for: of this kind, pointing at exactly these things. What is left out does not matter."""

    kind: str | None = None
    refs: list[str] | None = None

    def fits(self, option: Option) -> bool:
        return self.kind in (None, option.kind) and self.refs in (None, option.refs)


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing at a time: what is said, what is lit, and the move that is asked for, if any.

    `seat` is who moves: the learner unless it is said. With `made` the lesson makes the learner's move. `luck` names
    the page of prepared luck from which the move draws. `wrong` answers other tries: by the kind of the answer that was
    tried, or by "*" for any.
    """

    say: str | None = None
    look: list[str] = []
    do: Wanted | None = None
    seat: int | None = None
    made: bool = False
    luck: int | None = None
    wrong: dict[str, str] = {}


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it stands in its file.

    Lessons of one title that each name a `choice` are one lesson to its reader, who chooses how to take it.
    """

    lesson: int
    title: str
    about: str
    seats: int
    beats: list[Beat]
    choice: str | None = None
    seat: int = 0
    options: dict[str, object] = {}
    rivals: str = "novice"
    deal: int = 0
    position: list[tuple[int, int]] = []
    position_luck: int = 0


class Step(msgspec.Struct, frozen=True):
    """One move of a lesson, with everything that is said before it."""

    seat: int
    beats: list[Beat]
    do: Wanted
    by_hand: bool
    luck: int | None
    wrong: dict[str, str]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a game. `last` are the beats after the last move."""

    game: str
    key: str
    written: Written
    steps: list[Step]
    last: list[Beat]

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.written.seat

    def page(self, number: int | str) -> FairChance:
        """Prepared luck: the same for everybody who takes this lesson."""
        seed = hashlib.sha256(f"covetown lesson {self.game} {self.key} {number}".encode()).digest()
        return FairChance(seed, [])

    def opening(self) -> Journal:
        """The table as the learner finds it: set up, with the moves that were made before."""
        game = registry.load(self.game)
        chance = RecordedChance(self.page(f"deal {self.written.deal}"))
        full = game.check_options(self.written.seats, self.written.options)
        dealt = game.deal_options(self.written.seats, full, chance)
        dealing = chance.take()
        state = game.new(self.written.seats, {**full, **dealt}, chance)
        journal = Journal(game.key, game.rules_version, self.written.seats, full, chance.take())
        journal.dealt, journal.dealing = dealt, dealing
        match = Match(game, journal, state, self.page(f"position {self.written.position_luck}"))
        for number, (seat, option) in enumerate(self.written.position, 1):
            try:
                match.choose(seat, option)
            except RuleError as error:
                raise LessonError(f"{self.name()}, move {number} of its position: {error}") from None
        return journal

    def name(self) -> str:
        return f"lesson {self.key} of {self.game}"

    def answer(self, decision: Decision, number: int) -> Option:
        """The answer that step `number` asks for; a LessonError where the rules offer none or several such."""
        step = self.steps[number]
        found = [option for option in decision.options if step.do.fits(option)]
        if len(found) != 1:
            offered = ", ".join(sorted({f"{option.kind} {option.refs}" for option in decision.options})[:20])
            raise LessonError(
                f"{self.name()}, move {number + 1}: {len(found)} answers are {step.do.kind} {step.do.refs}; "
                f"asked is {decision.kind}, offered are {offered}"
            )
        return found[0]

    def move(self, state: State, number: int) -> Move:
        """Step `number` as a move in this position, with its prepared luck."""
        step = self.steps[number]
        if not (state.waiting >> step.seat) & 1:
            raise LessonError(f"{self.name()}, move {number + 1}: seat {step.seat} is not asked anything")
        option = self.answer(state.decision(step.seat), number)
        chance = RecordedChance(self.page(0 if step.luck is None else step.luck))
        trial = state.copy()
        trial.apply(step.seat, option.ident, chance)
        drawn = chance.take()
        if drawn and step.luck is None:
            raise LessonError(f"{self.name()}, move {number + 1} draws from luck, so it must name its page")
        return Move(step.seat, option.ident, drawn, fingerprint(trial))

    def wrong(self, decision: Decision, number: int, option: int) -> str:
        """What is said to somebody who tried another answer than step `number` asks for, as a message key."""
        kind = next((offered.kind for offered in decision.options if offered.ident == option), "")
        wrong = self.steps[number].wrong
        return wrong.get(kind) or wrong.get(ANY) or NOT_THIS


def read(game: str, key: str, text: str) -> Lesson:
    """A lesson from its file; a LessonError says what is wrong with it."""
    try:
        written = msgspec.convert(tomllib.loads(text), Written)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"lesson {key} of {game}: {error}") from None
    if written.lesson != FORMAT:
        raise LessonError(f"lesson {key} of {game} is of format {written.lesson}, this is {FORMAT}")
    steps: list[Step] = []
    said: list[Beat] = []
    for beat in written.beats:
        said.append(beat)
        if beat.do is not None:
            seat = written.seat if beat.seat is None else beat.seat
            by_hand = seat == written.seat and not beat.made
            told = said if by_hand else []
            steps.append(Step(seat, told, beat.do, by_hand, beat.luck, beat.wrong))
            said = [] if by_hand else [each for each in said if each.say]
    return Lesson(game, key, written, steps, said)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their file names."""
    try:
        folder = registry.home(game) / FOLDER
    except RuleError:
        return ()
    if not folder.is_dir():
        return ()
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)
    return tuple(read(game, key_of(entry.name), entry.read_text("utf-8")) for entry in files)


def key_of(name: str) -> str:
    """A lesson's key: the name of its file without the number that orders it."""
    stem = name.removesuffix(".toml")
    number, _, rest = stem.partition("-")
    return rest if number.isdigit() and rest else stem


def lesson_by_key(game: str, key: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.key == key:
            return lesson
    known = ", ".join(lesson.key for lesson in lessons_of(game)) or "none"
    raise LessonError(f"{game} has no lesson {key}; there are: {known}")


def faults(lesson: Lesson, locales: tuple[str, ...] = LOCALES) -> list[str]:
    """Play a lesson to its end and return everything that is wrong with it."""
    found: list[str] = []
    game: Game = registry.load(lesson.game)
    for key in sorted(messages(lesson)):
        found += [
            f"{lesson.name()}: no message {key} in {locale}"
            for locale in locales
            if not texts(lesson.game, locale).has(key)
        ]
    try:
        journal = lesson.opening()
        match = Match(game, journal, replay(game, journal), lesson.page(0))
        for number in range(len(lesson.steps)):
            move = lesson.move(match.state, number)
            match.accept(match.propose_recorded(move, ()))
    except (LessonError, RuleError, JournalError) as error:
        return [*found, str(error)]
    if match.state.waiting == 0:
        found.append(f"{lesson.name()} ends with the game, so nothing is left to play")
    return found


@cache
def word_counts(game: str, locale: str) -> dict[str, int]:
    """How many words every message of a game has: counted in its files, which is quick, not in what would be said."""
    return {key: len(WORD.findall(said)) for key, said in MESSAGE.findall(source(locale, game))}


@cache
def minutes(game: str, key: str) -> int:
    """How long a lesson takes, to the nearest minute: counted from its words, beats and moves, never less than one."""
    lesson = lesson_by_key(game, key)
    said = [beat.say for beat in lesson.written.beats if beat.say]
    words = max(sum(word_counts(game, locale).get(say, 0) for say in said) for locale in LOCALES)
    by_hand = sum(step.by_hand for step in lesson.steps)
    doing = SECONDS_A_BEAT * len(said) + SECONDS_A_MOVE * by_hand + SECONDS_WATCHED * (len(lesson.steps) - by_hand)
    return max(1, round(words / WORDS_A_MINUTE + doing / 60))


def messages(lesson: Lesson) -> set[str]:
    """Every message key a lesson uses."""
    keys = {lesson.written.title, lesson.written.about}
    keys |= {lesson.written.choice} if lesson.written.choice else set()
    for beat in lesson.written.beats:
        keys |= {beat.say} if beat.say else set()
        keys |= set(beat.wrong.values())
    return keys
