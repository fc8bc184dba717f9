"""People to each other: profiles, ratings, friends, invitations, reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from covetown.server.wire.cards import PersonKind, Rating, TableCard
from covetown.server.wire.plain import Wire

PersonId = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,32}$")]
Ident = Annotated[str, Meta(max_length=32)]
Reason = Literal["abuse", "spam", "cheating", "name", "other"]
Bond = Literal["you", "none", "friend", "asked", "asking", "blocked"]


# --- what is asked ---


class AskFriend(Wire, frozen=True):
    """Ask somebody to be a friend: by id, or an account by its username."""

    person: PersonId | None = None
    username: Annotated[str, Meta(max_length=100)] | None = None


class Somebody(Wire, frozen=True):
    """One person, by id."""

    person: PersonId


class NewReport(Wire, frozen=True):
    """Tell the host of the server about a line of chat, or about a person."""

    reason: Reason
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    person: PersonId | None = None
    text: Annotated[str, Meta(max_length=500)] = ""


class Mark(Wire, frozen=True):
    """A report is dealt with, or not."""

    done: bool


class Suspension(Wire, frozen=True):
    """Nobody gets in as this person, or they may come again."""

    suspended: bool


class Goodbye(Wire, frozen=True):
    """Delete everything about oneself: the name typed again, and the password where there is one."""

    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=300)] | None = None


class ResetPassword(Wire, frozen=True):
    """A new password, by the link that the host of the server or a mail gave."""

    link: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=300)]


# --- what is answered ---


class PersonCard(Wire, frozen=True):
    """Somebody as others see them; a guest has no username."""

    id: str
    name: str
    kind: PersonKind
    username: str | None


class Tally(Wire, frozen=True):
    """So many games, of which so many were won, alone or shared, and so many left to a bot."""

    games: int
    won: int
    shared: int
    left: int


class SeatsTally(Wire, frozen=True):
    """Games with so many players."""

    seats: int
    tally: Tally


class SeatTally(Wire, frozen=True):
    """Games on one seat."""

    seat: int
    tally: Tally


class ChoiceTally(Wire, frozen=True):
    """Games with one choice of an option of the table; `own`: it was this seat's choice alone."""

    option: str
    value: str
    own: bool
    tally: Tally


class GameRecord(Wire, frozen=True):
    """How somebody has done at one game."""

    game: str
    tally: Tally
    by_count: list[SeatsTally]
    by_seat: list[SeatTally]
    by_choice: list[ChoiceTally]


class RatingCard(Wire, frozen=True):
    """How well somebody plays a game with so many, after so many rated tables."""

    game: str
    seats: int
    rating: Rating
    games: int


class PlayRecord(Wire, frozen=True):
    """What somebody has played. A streak is of games won or lost in a row, the present one and the longest won."""

    tally: Tally
    with_people: int
    streak_won: bool
    streak: int
    best_streak: int
    games: list[GameRecord]
    ratings: list[RatingCard]
    recent: list[TableCard]


class Profile(Wire, frozen=True):
    """Somebody; `record` is null where it is not told. `here` is told to friends only."""

    person: PersonCard
    since: int
    bond: Bond
    here: bool | None
    suspended: bool | None
    record: PlayRecord | None


class Friend(Wire, frozen=True):
    """A friend, whether they are here now, and the table at which they can be watched."""

    person: PersonCard
    here: bool
    table: str | None


class InvitationCard(Wire, frozen=True):
    """Somebody invites you to a table."""

    sender: PersonCard
    table: TableCard
    invite: str
    created: int


class Friends(Wire, frozen=True):
    """Everybody you have to do with: friends, those who ask, those you asked, those you shut out; and invitations.

    `reports` are those that wait for you, if you look after this server.
    """

    friends: list[Friend]
    asking: list[PersonCard]
    asked: list[PersonCard]
    blocked: list[PersonCard]
    invitations: list[InvitationCard]
    reports: int


class Invited(Wire, frozen=True):
    """Who has been invited to a table, by id."""

    people: list[str]


class ReportLine(Wire, frozen=True):
    """A line of chat around what was reported."""

    id: int
    name: str
    person: str | None
    text: str
    at: int
    reported: bool


class ReportCard(Wire, frozen=True):
    """A report. `said` is the line as it was then; `lines` is what stands there now around it."""

    id: int
    reporter: PersonCard | None
    person: PersonCard | None
    name: str
    suspended: bool
    table: str | None
    line: int | None
    said: str | None
    reason: Reason
    text: str
    created: int
    done: int | None
    lines: list[ReportLine]


class Reports(Wire, frozen=True):
    """Reports, the latest first; `more` is where the next ones begin."""

    reports: list[ReportCard]
    more: int | None
