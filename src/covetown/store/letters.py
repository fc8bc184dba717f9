"""Letters: what is to be told to people who are not looking. They wait here until it is time, also over a restart."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from covetown.store import schema, wishes

L = schema.letters

LEASE_MS = 300_000
MOST_TRIES = 6


class Letter(msgspec.Struct):
    """One thing to tell somebody about a table, through a channel, not before `at`."""

    person: str
    table_id: str
    kind: str
    channel: str
    seq: int
    says: dict[str, str | int]
    at: int

    def key(self) -> tuple[object, ...]:
        mine = (L.c.person == self.person, L.c.table_id == self.table_id)
        return (*mine, L.c.kind == self.kind, L.c.channel == self.channel, L.c.at == self.at)


def put(c: Connection, letter: Letter) -> None:
    """Lay a letter out; of one kind there is one for each table, and what was not sent yet is said anew."""
    c.execute(
        delete(L).where(
            L.c.person == letter.person,
            L.c.table_id == letter.table_id,
            L.c.kind == letter.kind,
            L.c.channel == letter.channel,
        )
    )
    values = {**msgspec.structs.asdict(letter), "says": msgspec.json.encode(letter.says).decode()}
    c.execute(insert(L).values(values))


def write(
    c: Connection,
    people: set[str],
    table: str,
    kind: str,
    seq: int,
    says: dict[str, str | int],
    due: dict[str, int],
) -> None:
    """Write to those of some people who want to hear of such a thing; `due` is when each channel may tell it."""
    for person in sorted(people):
        wish = wishes.wish_of(c, person)
        for channel, at in due.items():
            if wish.wants(kind, channel) and (channel == "mail" or wishes.doors_of(c, person)):
                put(c, Letter(person, table, kind, channel, seq, says, at))


def people_due(c: Connection, now: int) -> list[tuple[str, str]]:
    """For whom a letter is due, and through which channel."""
    rows = c.execute(select(L.c.person, L.c.channel, L.c.at).where(L.c.at <= now).order_by(L.c.at).limit(200))
    return list(dict.fromkeys((person, channel) for person, channel, _ in rows))


def claim(c: Connection, person: str, channel: str, now: int) -> list[Letter]:
    """Everything there is for somebody through a channel, for this server to send: others leave it alone meanwhile."""
    rows = c.execute(
        select(L).where(L.c.person == person, L.c.channel == channel, L.c.at <= now + LEASE_MS).order_by(L.c.at)
    )
    found = []
    for row in list(rows.mappings()):
        letter = Letter(**{**row, "says": msgspec.json.decode(row["says"])})
        tries = int(letter.says.get("tries", 0)) + 1
        if tries > MOST_TRIES:
            c.execute(delete(L).where(*letter.key()))  # type: ignore[arg-type]
            continue
        says = {**letter.says, "tries": tries}
        later = now + LEASE_MS * tries + 1
        values = {"says": msgspec.json.encode(says).decode(), "at": later}
        if c.execute(update(L).where(*letter.key()).values(values)).rowcount == 1:  # type: ignore[arg-type]
            letter.at, letter.says = later, says
            found.append(letter)
    return found


def sent(c: Connection, letters: list[Letter]) -> None:
    """These were told, or need no longer be."""
    for letter in letters:
        c.execute(delete(L).where(*letter.key()))  # type: ignore[arg-type]
