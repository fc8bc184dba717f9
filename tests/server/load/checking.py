"""What is on disk afterwards, beside what everybody was told: nothing lost, doubled or diverged, and how late."""

from __future__ import annotations

import math

from sqlalchemy import Connection

from covetown import registry
from covetown.server.play import Play, bit
from covetown.store import journal, open_store, tables
from tests.server.load.people import Game


class Found:
    """What a run came to."""

    def __init__(self) -> None:
        self.entries = 0
        self.answered = 0
        self.lost: list[str] = []
        self.doubled: list[str] = []
        self.faults: list[str] = []
        # For every choice: when it was due, when the last of its viewers saw it, and when it was answered.
        self.seen: list[tuple[float, float, float]] = []


def check(database: str | None, folder: str, games: list[Game], replays: int) -> Found:
    """Read every journal, compare it with what was answered and seen, and play `replays` of them again."""
    from pathlib import Path

    found = Found()
    store = open_store(database, Path(folder))
    with store.engine.connect() as connection, connection.begin():
        for number, game in enumerate(games):
            compare(connection, game, found, number < replays)
    store.close()
    return found


def compare(c: Connection, game: Game, found: Found, replayed: bool) -> None:
    table = tables.table_by_id(c, game.table)
    assert table is not None
    entries = journal.entries_after(c, game.table, 0)
    found.entries += len(entries)
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)) or table.seq != len(entries):
        found.faults.append(f"{game.table}: the journal has gaps")
    written = [entry.action for entry in entries if entry.action is not None]
    if len(set(written)) != len(written):
        found.doubled.append(game.table)
    known = set(written)
    for action, choice in game.choices.items():
        if choice.answered:
            found.answered += 1
            if action not in known:
                found.lost.append(f"{game.table} {action}")
    seqs = {person.seat: 0 for person in game.people}
    for entry in entries:
        last = 0.0
        for person in game.people:
            if entry.seen & bit(person.seat):
                seqs[person.seat] += 1
                last = max(last, person.heard.get(seqs[person.seat], math.inf))
        if entry.action is not None and entry.action in game.choices:
            choice = game.choices[entry.action]
            found.seen.append((choice.due, last, choice.answered or math.inf))
    if replayed:
        try:
            play = Play(registry.load(table.game), table, entries)
        except Exception as error:
            found.faults.append(f"{game.table}: {error}")
        else:
            if play.seq != len(entries):
                found.faults.append(f"{game.table}: {play.seq} of {len(entries)} entries played")
