"""What is written at a table: the lines of its journal, and what each changes about it."""

from __future__ import annotations

from typing import Literal

import msgspec

# Why an answer was given in place of the seat's own person.
LATE, LATE_IN_SECRET, PASSED = 1, 2, 3


class Conflict(Exception):
    """Somebody else has written the next entry first; read on and try again."""


class Entry(msgspec.Struct):
    """One line of the journal: a move (`back` is 0) or the taking back of `back` moves.

    `late`: somebody else chose for the seat. `LATE`: its clock was out, and everybody may know; `LATE_IN_SECRET`: the
    same, and only the seat may; `PASSED`: it had said beforehand that it passes, which only the seat may know.
    """

    seq: int
    kind: str
    seat: int
    option: int = 0
    chance: list[int] = []
    mark: str = ""
    counter: int = 0
    back: int = 0
    seen: int = 0
    asked: int = 0
    person: str | None = None
    action: str | None = None
    at: int = 0
    late: int = 0


class After(msgspec.Struct):
    """What lists need to know of a table after an entry."""

    moves: int = 0
    waiting: int = 0
    public_waiting: int = 0
    status: Literal["playing", "over"] = "playing"
    ended: int | None = None
    result: dict[str, object] | None = None
    clocks: dict[str, object] | None = None
    turned: int | None = None
    proposal: dict[str, object] | None = None
    due: int | None = None


class Step(msgspec.Struct):
    """An entry to be written with what it changes about its table, and the word that other servers get of it.

    Where several servers share the tables, `owner` is the one that writes: it must still be its table.
    """

    table: str
    entry: Entry
    after: After
    word: str = ""
    owner: str | None = None
