"""Every game that is kept, as the journal it can be played again from."""

from __future__ import annotations

from sqlalchemy import Connection, select

from covetown.kernel import Journal, Move
from covetown.store import journal, tables
from covetown.store.schema import game_tables


def started_tables(c: Connection) -> list[str]:
    """The tables at which a game was begun, oldest first."""
    begun = select(game_tables.c.id).where(game_tables.c.setup.is_not(None))
    return list(c.scalars(begun.order_by(game_tables.c.created)))


def journal_of(c: Connection, ident: str) -> Journal | None:
    """The journal of a table, with the moves that were taken back marked as such."""
    table = tables.table_by_id(c, ident)
    if table is None or table.setup is None:
        return None
    written = Journal(table.game, table.rules, len(table.seats), table.options, table.setup)
    for entry in journal.entries_after(c, ident, 0):
        if entry.kind == "undo":
            for move in written.played()[-entry.back :]:
                move.undone = True
        else:
            written.moves.append(Move(entry.seat, entry.option, entry.chance, entry.mark))
    written.result = table.result
    written.notes = {"table": table.id, "created": table.created}
    return written
