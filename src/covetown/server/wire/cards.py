"""People, games and tables as they are shown: on the shelf, in the lobby, at a table."""

from __future__ import annotations

from typing import Any, Literal

from covetown.server.wire.plain import Message, OptionSpec, Result, Wire

PersonKind = Literal["guest", "account", "program"]
TableStatus = Literal["gathering", "playing", "over", "closed"]
SeatKind = Literal["human", "bot", "open", "invite"]
Visibility = Literal["public", "link"]


class Person(Wire, frozen=True):
    """Somebody who can sit at a table."""

    id: str
    name: str
    kind: PersonKind
    username: str | None


class GameCard(Wire, frozen=True):
    """A game on the shelf; `seat_counts` are those with the default options, `usual_seats` what a table is laid for."""

    key: str
    title: Message
    rules_version: str
    seat_counts: list[int]
    usual_seats: int
    options: list[OptionSpec]
    defaults: dict[str, Any]


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
    """A seat at a table; `stand_in` is the level of the bot that plays for an absent person."""

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    stand_in: str | None
    you: bool
    here: bool


class ClockCard(Wire, frozen=True):
    """The time everybody has, and what each answer adds to it."""

    bank_s: int
    increment_s: int


class Parent(Wire, frozen=True):
    """The position of another table from which a game was continued."""

    table: str
    step: int


class TableCard(Wire, frozen=True):
    """A table as the lobby shows it to somebody."""

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
    undo: bool
    clock: ClockCard | None
    created: int
    started: int | None
    ended: int | None
    moves: int | None
    waiting: list[int]
    your_turn: bool
    paused: bool
    result: Result | None
    commitment: str | None
    invite: str | None
    parent: Parent | None
    imported: bool
    rematch_of: str | None
    rematch: str | None
