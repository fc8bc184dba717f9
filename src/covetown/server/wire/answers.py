"""What the server answers over REST, where it is no card."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from covetown.server.wire.asked import Wishes
from covetown.server.wire.cards import GameCard, Person, TableCard
from covetown.server.wire.plain import HOLDS, Facts, Message, PlainPanels, PlainView, Result, Wire
from covetown.server.wire.told import Fair

# --- people ---


class Me(Wire, frozen=True):
    """Who you are; nobody without a session."""

    person: Person | None


class Passkey(Wire, frozen=True):
    """A passkey of yours."""

    id: str
    name: str
    created: int


class Passkeys(Wire, frozen=True):
    """All passkeys of yours."""

    passkeys: list[Passkey]


class Challenge(Wire, frozen=True):
    """What the browser needs to make or use a passkey."""

    challenge: str
    options: Annotated[dict[str, Any], Meta(extra={HOLDS: Any})]


class Token(Wire, frozen=True):
    """A program of yours."""

    id: str
    name: str
    created: int


class Tokens(Wire, frozen=True):
    """All programs of yours."""

    tokens: list[Token]


class NewToken(Wire, frozen=True):
    """A new program with its token, which is told once."""

    id: str
    name: str
    token: str


# --- the shelf ---


class Games(Wire, frozen=True):
    """Every game that can be played here."""

    games: list[GameCard]


class Checked(Wire, frozen=True):
    """Whether a game can be played like this, with all its options, and with how many."""

    ok: bool
    text: str | None
    options: dict[str, Any]
    seat_counts: list[int]


class RuleBlock(Wire, frozen=True):
    """A rule, a paragraph, an item of a list, a row of a table or a chart of several lines, as plain text.

    `of` is the rule that an item is a part of.
    """

    kind: Literal["rule", "text", "item", "row", "chart"]
    id: str | UnsetType = UNSET
    of: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    cells: list[str] | UnsetType = UNSET
    head: bool | UnsetType = UNSET


class RuleSection(Wire, frozen=True):
    """A section of the rules."""

    id: str
    level: int
    title: str
    blocks: list[RuleBlock]


class Rulebook(Wire, frozen=True):
    """The rules of a game in our own words."""

    game: str
    title: str
    sections: list[RuleSection]


class RuleFound(Wire, frozen=True):
    """A rule that was found, by its id, or a table with its caption and rows, the first of them its head."""

    section: str
    id: str | UnsetType = UNSET
    caption: str | UnsetType = UNSET
    rows: list[list[str]] | UnsetType = UNSET


class RulesFound(Wire, frozen=True):
    """The best of `count` rules for some words; whether they have all of them, and words to try instead."""

    found: list[RuleFound]
    count: int
    complete: bool
    instead: list[str]


class BookSentence(Wire, frozen=True):
    """Words of a rulebook, and the rules of the ledger they stand for."""

    text: str
    rules: list[str]


class BookBlock(Wire, frozen=True):
    """A paragraph, an item of a list, a worked example, or a figure that the game's board can draw from `args`."""

    kind: Literal["text", "item", "example", "figure"]
    sentences: list[BookSentence]
    figure: str
    args: list[str]


class BookSection(Wire, frozen=True):
    """A section of a rulebook; `asked` are the kinds of decisions at which it is opened."""

    id: str
    title: str
    asked: list[str]
    blocks: list[BookBlock]


class BookPage(Wire, frozen=True):
    """A page of a rulebook."""

    id: str
    title: str
    sections: list[BookSection]


class Book(Wire, frozen=True):
    """A game in a few pages, for players."""

    game: str
    locale: str
    title: str
    pages: list[BookPage]


class Language(Wire, frozen=True):
    """A language that everything here can be read in; `name` is what it calls itself."""

    locale: str
    name: str


class Languages(Wire, frozen=True):
    """The languages there are, English first."""

    languages: list[Language]


class LessonProgress(Wire, frozen=True):
    """A table at which somebody takes or took a lesson; one that was left goes on as an ordinary game."""

    table: str
    state: Literal["going", "done", "left"]


class LessonCard(Wire, frozen=True):
    """A lesson; `title` and `about` are messages of its game. `done`: this person has been through it.

    Lessons with the same title are one to choose within; `choice` is then the message that names this one.
    """

    game: str
    key: str
    title: str
    about: str
    choice: str | None
    minutes: int
    progress: LessonProgress | None
    done: bool


class Lessons(Wire, frozen=True):
    """All that can be learned here, game by game."""

    lessons: list[LessonCard]


class Bots(Wire, frozen=True):
    """The bots there are, from weak to strong; `visitors` are those from elsewhere, by their names.

    `characters` are those of every game that play to another end than to win; a game's card names its own `styles`.
    """

    levels: list[str]
    characters: list[str]
    visitors: list[str]


# --- the lobby ---


class Words(Wire, frozen=True):
    """Fluent messages in one language, `own`; what it does not say stands in `english`."""

    locale: str
    own: str
    english: str


class ShellWords(Words, frozen=True):
    """The words of the pages, for each game what the shelf says of it, and the languages there are."""

    shelf: dict[str, Words]
    languages: list[Language]


class Start(Wire, frozen=True):
    """All that the lobby shows.

    `addresses` are those under which others reach this server, perhaps none; `mail` tells whether it sends mail.
    """

    person: Person | None
    games: list[GameCard]
    levels: list[str]
    characters: list[str]
    visitors: list[str]
    lessons: list[LessonCard]
    open: list[TableCard]
    playing: list[TableCard]
    over: list[TableCard]
    mine: list[TableCard]
    hidden: list[TableCard]
    addresses: list[str]
    mail: bool


class Tables(Wire, frozen=True):
    """Some tables of the lobby; `more` is where the next ones begin."""

    tables: list[TableCard]
    more: int | None


class Considered(Wire, frozen=True):
    """An answer a bot thought about: its share of the thinking and the result it promises (1 is a win)."""

    option: int
    share: float
    value: float


class Hint(Wire, frozen=True):
    """What a strong bot would answer in your place."""

    option: int
    considered: list[Considered]


# --- replays ---


class LogLine(Wire, frozen=True):
    """One step of a replay; `seat` (who chose) only of a finished game, `late` and `passed` as in a frame."""

    step: int
    seat: int | None
    events: list[Facts]
    late: int | UnsetType = UNSET
    passed: int | UnsetType = UNSET


class ReplayLog(Wire, frozen=True):
    """A game step by step, and from where it can be looked at."""

    table: TableCard
    steps: int
    viewer: int
    viewers: list[int]
    fork: bool
    log: list[LogLine]


class ReplayStep(Wire, frozen=True):
    """The position after so many steps, as a viewer sees it."""

    step: int
    steps: int
    viewer: int
    view: PlainView
    panels: PlainPanels | None
    waiting: list[int]
    events: list[Facts]
    result: Result | None


class FairCheck(Fair, frozen=True):
    """Whether the promise about chance was kept; null while that cannot be said."""

    from_step: int
    verified: bool | None
    reason: str
    text: str


class Weighed(Wire, frozen=True):
    """An answer a strong player thought about; without a value where it was played but not tried in thought."""

    option: int
    text: Message
    share: float
    value: float | None


class PositionAnalysis(Wire, frozen=True):
    """What a strong player thinks of one decision of a finished game."""

    step: int
    seat: int
    prompt: Message
    possible: int
    played: int | None
    best: int
    verdict: Literal["open", "forced", "agrees", "near", "less", "miss", "unseen"]
    loss: float | None
    considered: list[Weighed]


class Point(Wire, frozen=True):
    """What the seat that decides can expect before a step, and what its answer gave away."""

    step: int
    seat: int
    value: float
    loss: float | None


class Moment(Wire, frozen=True):
    """A decision worth looking at again: something else was clearly better."""

    step: int
    seat: int
    played: Message
    best: Message
    value: float
    worth: float


class SeatSummary(Wire, frozen=True):
    """How often a player answered like the strong player, or as well, and what the rest cost."""

    seat: int
    judged: int
    agreed: int
    lost: float


class GameAnalysis(Wire, frozen=True):
    """What a strong player thinks of a whole game, as far as it has come."""

    state: Literal["none", "waiting", "running", "stopped", "failed", "done"]
    done: int
    total: int
    points: list[Point]
    moments: list[Moment]
    seats: list[SeatSummary]
    end: list[float]


class Vacation(Wire, frozen=True):
    """Until when you rest (null: you do not), and how many days more you may, at a time and in this year."""

    until: int | None
    left_days: int
    at_once_days: int


class Turns(Wire, frozen=True):
    """The tables at which others wait for you."""

    tables: list[TableCard]


class NoticesTold(Wire, frozen=True):
    """Of what you hear while you are not looking.

    `mail` is your address, which counts when it is confirmed. `mail_works` tells whether this server sends mail,
    `push_key` is its key for push services, `doors` are the endpoints of your browsers.
    """

    wishes: Wishes
    mail: str | None
    confirmed: bool
    mail_works: bool
    push_key: str
    doors: list[str]
