"""Tables that an earlier version has written, brought up to date: their games are played again under today's numbers.

Each table is renewed by itself and in one transaction, or left exactly as it was.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, bindparam, func, select, update

from covetown import registry
from covetown.kernel import Game, Journal, JournalError, Message, Move, RuleError
from covetown.kernel.journal import FORMAT, another_result, of_other_rules
from covetown.kernel.migration import begin_anew, renumbered
from covetown.store import journal, tables
from covetown.store.database import Store
from covetown.store.entries import Entry
from covetown.store.journal import J
from covetown.store.tables import T, Table


class Renewed:
    """A table as it is written today: what was dealt apart from the set-up, its moves renumbered."""

    def __init__(self, table: Table, columns: dict[str, object], entries: list[Entry]) -> None:
        self.table = table
        self.columns = columns
        self.entries = entries


def old_tables(c: Connection) -> list[str]:
    """The tables that are written in an earlier format, oldest first."""
    return list(c.scalars(select(T.c.id).where(T.c.format < FORMAT).order_by(T.c.created, T.c.id)))


def is_old(table: Table) -> bool:
    """Whether this table is written in an earlier format."""
    return table.format < FORMAT


def game_of(c: Connection, ident: str) -> tuple[Table, list[Entry]]:
    """A table with its whole journal."""
    try:
        table = tables.table_by_id(c, ident)
        entries = journal.entries_after(c, ident, 0)
    except msgspec.DecodeError as error:
        raise JournalError(f"it cannot be read: {error}", Message("journal-table-unreadable")) from None
    if table is None:
        raise JournalError(f"there is no table {ident}", Message("journal-no-table", {"table": ident}))
    return table, entries


def renewed(table: Table, entries: list[Entry]) -> Renewed:
    """A table of format 1 as it is written today; a JournalError names the first difference.

    Moves that were taken back are played as well, where they were made, so every entry is checked and marked anew.
    """
    try:
        return played_again(registry.load(table.game), table, entries)
    except RuleError as error:
        raise JournalError(str(error), error.told, error.game) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise JournalError(
            f"it holds something no game can have ({type(error).__name__}: {error})", Message("journal-strange")
        ) from None


def played_again(game: Game, table: Table, entries: list[Entry]) -> Renewed:
    """The same, of a game that is on the shelf."""
    if table.rules != game.rules_version:
        raise of_other_rules(table.rules, game)
    if table.setup is None:
        return Renewed(table, {"format": FORMAT, "options": game.options_from(1, table.options)}, [])
    old = Journal(table.game, table.rules, len(table.seats), table.options, table.setup)
    new, start = begin_anew(game, old)
    positions = [start]
    written: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            if not 0 < entry.back < len(positions):
                raise JournalError(
                    f"entry {entry.seq}: {entry.back} moves cannot be taken back",
                    Message("journal-taken-back", {"entry": entry.seq, "n": entry.back}),
                )
            del positions[-entry.back :]
            continue
        state = positions[-1].copy()
        move = renumbered(game, state, Move(entry.seat, entry.option, entry.chance, entry.mark), len(positions))
        written.append(Entry(entry.seq, entry.kind, entry.seat, move.option, entry.chance, move.mark))
        positions.append(state)
    reached = positions[-1]
    end = reached.result()
    found = None if end is None else end.plain()
    if found != table.outcome():
        raise another_result(table.outcome(), found)
    if table.status == "playing" and reached.waiting != table.waiting:
        raise JournalError(
            f"seats waited for: recorded {table.waiting}, replayed {reached.waiting}", Message("journal-waiting")
        )
    columns: dict[str, object] = {
        "format": FORMAT,
        "options": new.options,
        "dealt": new.dealt,
        "dealing": new.dealing,
        "setup": new.setup,
    }
    return Renewed(table, columns, written)


def write(c: Connection, new: Renewed) -> bool:
    """Write a renewed table down, if nobody has changed it since it was read."""
    table = new.table
    unchanged = (T.c.id == table.id) & (T.c.format == table.format) & (T.c.seq == table.seq)
    if c.execute(update(T).where(unchanged).values(tables.written(new.columns))).rowcount != 1:
        return False
    rows = [{"number": entry.seq, "option": entry.option, "mark": entry.mark} for entry in new.entries]
    if rows:
        place = (J.c.table_id == table.id) & (J.c.seq == bindparam("number"))
        c.execute(update(J).where(place).values(option=bindparam("option"), mark=bindparam("mark")), rows)
    return True


def how_many(store: Store) -> tuple[list[str], int]:
    """The tables that are to be brought up to date, and how many are so already."""
    with store.engine.connect() as c, c.begin():
        old = old_tables(c)
        return old, int(c.scalar(select(func.count()).select_from(T)) or 0) - len(old)


def renew(store: Store, ident: str) -> None:
    """Bring one table up to date in a transaction of its own, or raise a JournalError and leave it as it was."""
    with store.engine.connect() as c, c.begin():
        table, entries = game_of(c, ident)
    new = renewed(table, entries)
    with store.engine.connect().execution_options(writes=True) as c, c.begin():
        if not write(c, new):
            raise JournalError("somebody else has changed this table meanwhile", Message("journal-changed"))
