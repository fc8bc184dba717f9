"""Which servers are there, and which of them has a table: the rows by which several servers share one database.

A server's row counts on while it lives. When others have seen the same count for too long they take the row away, and
with it everything that server had. A table names its server in its own row, and every write to the table asks for that
name in the same statement: whoever has lost a table without noticing can write nothing more to it.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, insert, or_, select, update

from covetown.store import schema
from covetown.store.entries import Conflict

T = schema.game_tables
S = schema.seats
SERVERS = schema.servers


def here_now(c: Connection) -> dict[str, str]:
    """The servers that are there, with the address at which the others reach them."""
    return {row.id: row.address for row in c.execute(select(SERVERS.c.id, SERVERS.c.address))}


def come(c: Connection, server: str, address: str) -> None:
    c.execute(insert(SERVERS).values(id=server, address=address, beat=0))


def go(c: Connection, server: str) -> None:
    """A server stops. Its tables keep its name, so that the others see what they have to go on with."""
    c.execute(delete(SERVERS).where(SERVERS.c.id == server))


def claim(c: Connection, table: str, server: str) -> str | None:
    """Take a table that nobody has; returns who has it now (nobody where there is no such table)."""
    mine = c.scalar(select(T.c.owner).where(T.c.id == table))
    if mine == server:
        return server
    nobody = or_(T.c.owner.is_(None), T.c.owner.not_in(select(SERVERS.c.id)))
    c.execute(update(T).where(T.c.id == table, nobody).values(owner=server))
    found: str | None = c.scalar(select(T.c.owner).where(T.c.id == table))
    return found


def release(c: Connection, table: str, server: str) -> None:
    """Give a table up that nobody needs now."""
    c.execute(update(T).where(T.c.id == table, T.c.owner == server).values(owner=None))


def take_over(c: Connection, server: str, since: int, most: int, left_alone: bool = False) -> list[str]:
    """Take some tables that wait for a bot or run against a clock, and whose server is gone.

    With `left_alone` also those that nobody has had yet. Servers that do this at once get different ones.
    """
    gone = T.c.owner.is_not(None) & T.c.owner.not_in(select(SERVERS.c.id))
    bot = (S.c.kind == "bot") | S.c.stand_in.is_not(None)
    waits = exists().where(S.c.table_id == T.c.id, bot, T.c.waiting.op(">>")(S.c.seat).op("&")(1) == 1)
    sought = (
        select(T.c.id)
        .where(T.c.status == "playing", T.c.touched >= since, or_(T.c.bank_ms.is_not(None), waits))
        .where(or_(gone, T.c.owner.is_(None)) if left_alone else gone)
        .order_by(T.c.touched.desc())
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    found = list(c.scalars(sought))
    if found:
        c.execute(update(T).where(T.c.id.in_(found)).values(owner=server))
    return found


def check(c: Connection, table: str, server: str | None) -> None:
    """See to it that a table is still this server's until the transaction ends; a Conflict if it is not."""
    if server is not None:
        found = c.scalar(select(T.c.owner).where(T.c.id == table).with_for_update(key_share=True))
        if found != server:
            raise Conflict(f"table {table} is at another server")
