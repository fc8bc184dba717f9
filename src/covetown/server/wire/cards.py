"""People, games and tables as they are shown: on the shelf, in the lobby, at a table."""

from __future__ import annotations

from typing import Any, Literal

from covetown.server.wire.plain import Message, OptionSpec, Result, Wire

PersonKind = Literal["guest", "account", "program"]
TableStatus = Literal["gathering", "playing", "over", "closed"]
SeatKind = Literal["human", "bot", "open", "invite"]
Visibility = Literal["public", "link"]
TakingBack = Literal["never", "ask", "free"]


class Person(Wire, frozen=True):
    """Somebody who can sit at a table; `host`: they look after this server."""

    id: str
    name: str
    kind: PersonKind
    username: str | None
    host: bool


class Rating(Wire, frozen=True):
    """How well somebody plays, as people read it; `provisional` until it is certain enough."""

    value: int
    provisional: bool


class SeatRating(Wire, frozen=True):
    """The rating with which somebody sat down at a rated table, and the one with which they got up."""

    before: Rating
    after: Rating | None


class GameCard(Wire, frozen=True):
    """A game on the shelf; `seat_counts` are those with the default options, `usual_seats` what a table is laid for.

    `minutes` is about how long it takes, from and to, and `complexity` from 1 to 5 how much there is to learn; null and
    0 where the game does not say. `styles` are the characters its bots can have, as levels of a seat.
    """

    key: str
    title: Message
    rules_version: str
    seat_counts: list[int]
    usual_seats: int
    minutes: list[int] | None
    complexity: int
    options: list[OptionSpec]
    defaults: dict[str, Any]
    styles: list[str]


class GameSheet(GameCard, frozen=True):
    """All that a client needs to show a game.

    `catalogue` holds the game's own static facts. `roles` names, for each role ("seat", "card"), the arguments of
    events and messages that are one or a list of them. `board` is the path of a board the game brings along. `book`
    tells whether there is a player's rulebook.
    """

    catalogue: dict[str, Any]
    roles: dict[str, list[str]]
    board: str | None
    book: bool


class SeatCard(Wire, frozen=True):
    """A seat at a table; `stand_in` is the level of the bot that plays for somebody absent or resigned, or for a bot
    from elsewhere that has failed.

    A person's seat without a name is that of somebody who has left the town for good. `person` leads to the profile.
    `vacation` is until when a person rests whose clock stands still at this slow table.
    """

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    stand_in: str | None
    you: bool
    here: bool
    person: str | None
    rating: SeatRating | None
    resigned: bool
    vacation: int | None


class ClockCard(Wire, frozen=True):
    """The time everybody has, and what each turn adds to it; at a slow table the days for each turn."""

    bank_s: int
    increment_s: int
    days: int | None


class Parent(Wire, frozen=True):
    """The position of another table from which a game was continued."""

    table: str
    step: int


class Stopped(Wire, frozen=True):
    """How a game ended before its end: by agreement, or because `seats` resigned and nobody wanted to play on."""

    how: Literal["agreed", "resigned"]
    seats: list[int]


class TableCard(Wire, frozen=True):
    """A table as the lobby shows it to somebody.

    `undo` says how choices are taken back among people, `hints` whether advice is given, `watchers_talk` whether
    spectators may chat, `open_hands` whether every hand may be looked at when the game is over. `since`: the seats in
    `waiting` have been waited for since then.
    """

    id: str
    game: str
    title: str
    status: TableStatus
    options: dict[str, Any]
    seats: list[SeatCard]
    host: str
    you_host: bool
    visibility: Visibility
    spectators: bool
    undo: TakingBack
    hints: bool
    watchers_talk: bool
    open_hands: bool
    clock: ClockCard | None
    created: int
    started: int | None
    ended: int | None
    moves: int | None
    waiting: list[int]
    since: int | None
    your_turn: bool
    left_ms: int | None
    paused: bool
    result: Result | None
    stopped: Stopped | None
    commitment: str | None
    invite: str | None
    parent: Parent | None
    imported: bool
    rematch_of: str | None
    rematch: str | None
    rated: bool
