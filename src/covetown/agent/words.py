"""What an agent asks and what it is told: every line is one of these. docs/agents.md explains them field by field."""

from __future__ import annotations

import msgspec


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Something that an agent asks for; `do` says what."""


class Answer(Request, tag="answer", frozen=True):
    """Choose an option by its number. With `question` it is taken only as an answer to that question."""

    option: int
    question: int | None = None


class Look(Request, tag="look", frozen=True):
    """Be told the present question again, with every thing on the table explained."""


class ReadLog(Request, tag="log", frozen=True):
    """Be told everything that has happened so far."""


class Consult(Request, tag="rules", frozen=True):
    """Search the rules by words, or read a rule or a page of the rulebook; with none of them, what pages there are."""

    words: str = ""
    rule: str = ""
    page: str = ""


class Undo(Request, tag="undo", frozen=True):
    """Take back the last choice."""


class Quit(Request, tag="quit", frozen=True):
    """Leave the table."""


Asked = Answer | Look | ReadLog | Consult | Undo | Quit
REQUESTS = (Answer, Look, ReadLog, Consult, Undo, Quit)


class Player(msgspec.Struct, frozen=True):
    """Who sits in a seat: `you`, or a bot by its level."""

    seat: int
    name: str
    player: str


class Part(msgspec.Struct, frozen=True):
    """A part of the table: its title and what lies there, line by line."""

    title: str
    lines: list[str]


class Choice(msgspec.Struct, frozen=True):
    """An option: the number to answer with, and what it means."""

    number: int
    text: str


class FoundRule(msgspec.Struct, frozen=True):
    """A rule: its id, the section it stands in, and its words."""

    rule: str
    section: str
    text: str


class FoundTable(msgspec.Struct, frozen=True):
    """A table of the rules: its caption, its section, and its rows, the first one the head."""

    caption: str
    section: str
    rows: list[list[str]]


class PageTitle(msgspec.Struct, frozen=True):
    """A page of the player's rulebook: the id to ask for it, and its title."""

    id: str
    title: str


class PageText(msgspec.Struct, frozen=True):
    """A page of the player's rulebook as Markdown; ids of rules stand in brackets."""

    id: str
    title: str
    text: str


class Placing(msgspec.Struct, frozen=True):
    """The place and the score of a seat at the end; 1 is first, and ties share a place."""

    place: int
    seat: int
    name: str
    score: int


class Told(msgspec.Struct, tag_field="type", frozen=True):
    """Something that an agent is told; `type` says what."""


class Welcome(Told, tag="welcome", frozen=True):
    """The first line: the game, what it is about, who plays, the options of the table, and what can be asked."""

    game: str
    title: str
    language: str
    about: list[str]
    seats: list[Player]
    options: dict[str, object]
    help: str


class Question(Told, tag="question", frozen=True):
    """A seat of the agent has to choose: what happened since its last question, the table, and the options."""

    number: int
    seat: int
    name: str
    news: list[str]
    table: list[Part]
    terms: dict[str, str]
    page: str
    prompt: str
    options: list[Choice]


class Log(Told, tag="log", frozen=True):
    """Everything that has happened so far, as the seat that is asked may know it."""

    lines: list[str]


class Rules(Told, tag="rules", frozen=True):
    """What the rules say: rules and tables, best first, and pages of the rulebook."""

    note: str
    rules: list[FoundRule]
    tables: list[FoundTable]
    pages: list[PageTitle]
    page: PageText | None


class Refused(Told, tag="refused", frozen=True):
    """A request could not be carried out, and why. Nothing has changed; the question stands."""

    why: str


class Result(Told, tag="result", frozen=True):
    """The game is over: how it ended, the places, what happened last, the table, and the seed of its luck."""

    ending: str
    places: list[Placing]
    news: list[str]
    table: list[Part]
    seed: int


class Left(Told, tag="left", frozen=True):
    """The agent has left the table before the end."""
