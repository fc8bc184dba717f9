"""What a client asks for over REST."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from covetown.server.wire.cards import TakingBack, Visibility
from covetown.server.wire.client import SeatNumber
from covetown.server.wire.plain import Wire

Nonce = Annotated[str, Meta(max_length=100)]
Level = Annotated[str, Meta(max_length=32)]
Pace = Annotated[int, Meta(ge=0, le=5000)]
Ident = Annotated[str, Meta(max_length=32)]
Name = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=300)]
Channel = Literal["push", "mail"]


class NewName(Wire, frozen=True):
    """A name for a guest, a person or a program."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Credentials(Wire, frozen=True):
    """What opens an account."""

    username: Name
    password: Password


class NewPassword(Wire, frozen=True, kw_only=True):
    """Another password; `old` is needed where there is one."""

    old: Password | None = None
    new: Password


class NewPasskey(Wire, frozen=True):
    """A passkey the browser has made for a challenge."""

    challenge: Ident
    credential: dict[str, Any]
    name: Name = "passkey"


class PasskeyLogin(Wire, frozen=True):
    """A passkey's answer to a challenge."""

    challenge: Ident
    credential: dict[str, Any]


class Nothing(Wire, frozen=True):
    """An empty request."""


class OptionsToCheck(Wire, frozen=True):
    """Can a game be played like this?"""

    seats: Annotated[int, Meta(ge=1, le=32)]
    options: dict[str, Any] = {}


class NewClock(Wire, frozen=True):
    """The time everybody gets, and what each turn adds to it; or, for a slow game, the days for each turn."""

    bank_s: Annotated[int, Meta(ge=10, le=30 * 86_400)] | None = None
    increment_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    days: Literal[1, 2, 3, 5, 7] | None = None


class NewSeat(Wire, frozen=True):
    """A seat of a new table: yours, another person's at this device, open, kept for somebody invited, or a bot's."""

    kind: Literal["me", "here", "open", "invite", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Wire, frozen=True):
    """A table to be laid. The place in `seats` is the seat's number; `hints` null means: unless there is a clock."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    visibility: Visibility = "public"
    spectators: bool = True
    undo: TakingBack = "free"
    hints: bool | None = None
    watchers_talk: bool = True
    open_hands: bool = True
    clock: NewClock | None = None
    leaver_level: Level | None = None
    pace_ms: Pace = 700
    nonce: Nonce | None = None
    rated: bool = False


class Join(Wire, frozen=True):
    """Sit down: on this seat or any, with the invitation where one is needed."""

    seat: SeatNumber | None = None
    invite: Ident | None = None
    nonce: Nonce | None = None


class Leave(Wire, frozen=True):
    """Get up; a bot of the level plays on."""

    level: Level | None = None


class SeatChange(Wire, frozen=True):
    """What becomes of a seat before the game."""

    kind: Literal["open", "invite", "bot"]
    level: Level | None = None


class Fork(Wire, frozen=True):
    """Go on from a position, on a seat, against bots of a level."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber = 0
    level: Level | None = None
    pace_ms: Pace = 700


class AskForHint(Wire, frozen=True):
    """Advice about one's own decision; `seat` where one has several."""

    seat: SeatNumber | None = None


class NewVacation(Wire, frozen=True):
    """Rest for so many days, from now on."""

    days: Annotated[int, Meta(ge=1, le=366)]


class Wishes(Wire, frozen=True):
    """Of what you want to hear while you are not looking, and in which language."""

    turn: list[Channel]
    over: list[Channel]
    invitation: list[Channel]
    mention: list[Channel]
    locale: Annotated[str, Meta(max_length=16)] = "en"


class NewMail(Wire, frozen=True):
    """The address for your mail, or none; whoever has a password shows it."""

    address: Annotated[str, Meta(max_length=254)] | None
    password: Password | None = None


class PushDoor(Wire, frozen=True):
    """A browser that can be told something through its push service."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=32)]


class Endpoint(Wire, frozen=True):
    """A browser that is to be told nothing any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Proof(Wire, frozen=True):
    """What stood in a link that was sent by mail."""

    token: Annotated[str, Meta(max_length=1000)]


class Forgotten(Wire, frozen=True):
    """Somebody has forgotten the password of an account."""

    username: Name


class ResetByMail(Wire, frozen=True):
    """A new password, with what stood in the link that was sent for it."""

    token: Annotated[str, Meta(max_length=1000)]
    password: Password
