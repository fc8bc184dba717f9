"""What bots are to think about on other machines, as a line in PostgreSQL that any number of thinkers take from.

Whoever thinks about something keeps its row locked until the answer is written. A thinker that dies loses its
connection, and with it the lock: the row stands in the line again and the next one takes it.
"""

from __future__ import annotations

import msgspec
import psycopg

ASKED = "covetown_asked"
ANSWERED = "covetown_answered"
STOP = "covetown_stop"

Line = psycopg.AsyncConnection[tuple[object, ...]]


class Thought(msgspec.Struct):
    """A request that was taken out of the line."""

    id: str
    server: str
    limit_s: float
    request: bytes


async def ask(line: Line, ident: str, server: str, watched: bool, asked: int, limit_s: float, request: bytes) -> None:
    """Put a request into the line, and wake those who have nothing to do."""
    await line.execute(
        "INSERT INTO thoughts (id, server, watched, asked, limit_s, request) VALUES (%s, %s, %s, %s, %s, %s)",
        (ident, server, watched, asked, limit_s, request),
    )
    await line.execute("SELECT pg_notify(%s, '')", (ASKED,))


async def take(line: Line) -> Thought | None:
    """The next request that nobody thinks about, locked until this transaction ends: tables that are watched first."""
    cursor = await line.execute(
        "SELECT id, server, limit_s, request FROM thoughts WHERE answer IS NULL "
        "ORDER BY watched DESC, asked LIMIT 1 FOR UPDATE SKIP LOCKED"
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    return msgspec.convert(dict(zip(Thought.__struct_fields__, row, strict=True)), Thought, strict=False)


async def answer(line: Line, thought: Thought, said: bytes) -> None:
    """Write down what came of it; the one who asked hears of it when the transaction ends."""
    await line.execute("UPDATE thoughts SET answer = %s WHERE id = %s", (said, thought.id))
    await line.execute("SELECT pg_notify(%s, %s)", (ANSWERED, f"{thought.server} {thought.id}"))


async def answers(line: Line, server: str) -> dict[str, bytes]:
    """Take all answers for a server out."""
    cursor = await line.execute(
        "DELETE FROM thoughts WHERE server = %s AND answer IS NOT NULL RETURNING id, answer", (server,)
    )
    return {str(ident): bytes(said) for ident, said in await cursor.fetchall()}  # type: ignore[call-overload]


async def withdraw(line: Line, ident: str) -> bool:
    """Take a request out that nobody has begun with; whether there was one."""
    cursor = await line.execute(
        "DELETE FROM thoughts WHERE id = (SELECT id FROM thoughts WHERE id = %s AND answer IS NULL "
        "FOR UPDATE SKIP LOCKED)",
        (ident,),
    )
    return cursor.rowcount == 1


async def stop(line: Line, ident: str) -> None:
    """Tell whoever thinks about this that nobody needs it any more."""
    await line.execute("SELECT pg_notify(%s, %s)", (STOP, ident))


async def forget(line: Line, before: int) -> None:
    """Away with what nobody waits for any more: its server is gone."""
    await line.execute(
        "DELETE FROM thoughts WHERE id IN (SELECT id FROM thoughts WHERE asked < %s FOR UPDATE SKIP LOCKED)", (before,)
    )
