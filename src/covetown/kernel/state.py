"""The contract of a game in progress. A state is plain data; the rules live in its methods and the steps it stacks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from covetown.kernel.chance import Chance
from covetown.kernel.decision import Decision
from covetown.kernel.events import Events
from covetown.kernel.message import Message

SPECTATOR: Final = -1


@final
class Result:
    """How a game ended: the place (1 is first, ties share) and the score of every seat, and why it ended."""

    def __init__(self, places: list[int], scores: list[int], ending: str) -> None:
        self.places = places
        self.scores = scores
        self.ending = ending

    def plain(self) -> dict[str, object]:
        return {"places": self.places, "scores": self.scores, "ending": self.ending}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at one moment.

    `waiting` holds, as bits, the seats that must choose now: none when it is over, one, or several at once in secret.
    `revelations` grows whenever something hidden becomes known to anybody; with chance it tells what undo may cross.
    `events` is set only while somebody listens; it is no part of the game and is neither copied nor encoded.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.waiting: i64 = 0
        self.revelations: i64 = 0
        self.events: Events | None = None

    # The hot contract: what a search calls a million times.

    def options(self, seat: i64) -> list[i64]:
        """Every legal answer of a waiting seat, without duplicates, in a canonical order. Never empty."""
        raise NotImplementedError

    def apply(self, seat: i64, option: i64, chance: Chance) -> None:
        """Carry out one of `options(seat)` and run the rules to the next decision. Nothing is checked here."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy, without the listener."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> State:
        """A copy in which everything this seat cannot know has been drawn anew; its view is the same."""
        raise NotImplementedError

    def reopen(self, seat: i64) -> None:
        """In a world dealt for this seat: take back what others have answered in secret at this moment.

        They are waited for again, and whoever thinks for the seat can look for good answers of theirs, where `redeal`
        has drawn just any. Nothing else changes. Where nobody answers in secret there is nothing to take back.
        """

    def payoff(self, seat: i64) -> float:
        """Of a finished game: 1 for a win alone, a share of it for a shared win, else 0."""
        raise NotImplementedError

    # The contract at the edges: for people, the server and the log.

    def decision(self, seat: int) -> Decision:
        """The question a waiting seat has before it, in message keys."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, object]:
        """Exactly what this seat (or SPECTATOR) may know, as plain data, built by adding what is allowed."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The outcome, when the game is over."""
        raise NotImplementedError

    def public_waiting(self) -> i64:
        """The seats that everybody may see being waited for; not the true set where that would tell a secret."""
        return self.waiting

    def fallback(self, seat: i64, chance: Chance) -> i64:
        """What a seat answers when its player is gone: any legal answer, unless the game says better."""
        options = self.options(seat)
        return options[chance.below(i64(len(options)))]

    def encode(self) -> bytes:
        """The whole state as bytes; the game decodes them."""
        raise NotImplementedError


def seats_in(mask: i64) -> list[int]:
    """The seats of a bit mask, lowest first."""
    out: list[int] = []
    seat = 0
    while mask > 0:
        if mask & 1:
            out.append(seat)
        mask >>= 1
        seat += 1
    return out


def lowest_seat(mask: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


@final
class Panel:
    """A part of the table as text: the terminal and the generic browser table are made of panels."""

    def __init__(self, title: Message, lines: list[Line], seat: int = -1) -> None:
        self.title = title
        self.lines = lines
        self.seat = seat

    def plain(self) -> dict[str, object]:
        return {"title": self.title.plain(), "seat": self.seat, "lines": [line.plain() for line in self.lines]}


@final
class Line:
    """A labelled row of things."""

    def __init__(self, label: Message, things: list[Thing]) -> None:
        self.label = label
        self.things = things

    def plain(self) -> dict[str, object]:
        return {"label": self.label.plain(), "things": [thing.plain() for thing in self.things]}


@final
class Thing:
    """Something on the table: its text, the board reference a decision may name, a tone for colour, a help message."""

    def __init__(self, text: Message, ref: str = "", tone: str = "", help: Message | None = None) -> None:
        self.text = text
        self.ref = ref
        self.tone = tone
        self.help = help

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {"text": self.text.plain()}
        if self.ref:
            out["ref"] = self.ref
        if self.tone:
            out["tone"] = self.tone
        if self.help is not None:
            out["help"] = self.help.plain()
        return out
