"""Groups of moves: many tables in one transaction, each answered for itself, none taken down by another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from covetown.store import After, Conflict, Entry, Step, Store, journal, open_store, tables
from covetown.store.keeping import append
from tests.store.postgres import database as database  # the fixture
from tests.store.test_store import a_table, read
from tests.store.test_store import store as store  # the fixture


def step(table: str, seq: int, **more: Any) -> Step:
    clocks = {"banks": [], "increment": 0, "since": 5, "running": [1], "paused": False}
    after = After(moves=seq, waiting=2, public_waiting=2, clocks=clocks)
    return Step(table, Entry(seq, "move", 0, 2**40 + seq, [3, 1], "c0ffee", 9, seen=7, asked=2, at=77, **more), after)


def keep_all(store: Store, steps: list[Step]) -> list[BaseException | None]:
    async def work() -> list[BaseException | None]:
        return await asyncio.gather(*[store.keep(each) for each in steps], return_exceptions=True)

    return asyncio.run(work())


class Counted:
    """Counts the groups that are written, and can hold one back or let it fail."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.groups: list[int] = []
        self.gate = threading.Event()
        self.gate.set()
        self.entered = threading.Event()
        self.fails = 0
        self.real = store.keeper.groups.write
        store.keeper.groups.write = self.write  # type: ignore[method-assign]

    def write(self, steps: list[Step]) -> list[bool]:
        self.groups.append(len(steps))
        self.entered.set()
        self.gate.wait(20)
        if self.fails:
            self.fails -= 1
            raise OSError("the disk is full")
        return self.real(steps)


def test_what_waits_goes_into_one_transaction(store: Store) -> None:
    made = [a_table(store).id for _ in range(9)]
    counted = Counted(store)

    async def work() -> None:
        counted.gate.clear()
        first = asyncio.create_task(store.keep(step(made[0], 1)))
        await asyncio.to_thread(counted.entered.wait, 20)
        others = [asyncio.create_task(store.keep(step(table, 1))) for table in made[1:]]
        await asyncio.sleep(0)
        assert not first.done(), "nobody is answered before the disk has it"
        counted.gate.set()
        await asyncio.gather(first, *others)

    asyncio.run(work())
    assert counted.groups == [1, 8]
    for table in made:
        kept = read(store, tables.table_by_id, table)
        assert (kept.seq, kept.moves, kept.waiting, kept.touched, kept.status) == (1, 1, 2, 77, "playing")
        assert kept.clocks == {"banks": [], "increment": 0, "since": 5, "running": [1], "paused": False}
        assert read(store, journal.entries_after, table, 0) == [step(table, 1).entry]


def test_a_conflict_takes_no_other_down(store: Store) -> None:
    made = [a_table(store).id for _ in range(5)]
    assert keep_all(store, [step(made[1], 1, person="p", action="x")]) == [None]
    counted = Counted(store)
    steps = [
        step(made[0], 1),
        step(made[1], 1),  # somebody was first
        step(made[2], 5),  # a gap
        step(made[3], 1),
        step("nowhere", 1),  # no such table
    ]
    outcomes = keep_all(store, steps)
    assert counted.groups == [5]
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Conflict, type(None), Conflict]
    again = keep_all(store, [step(made[1], 2, person="p", action="x"), step(made[0], 2), step(made[4], 1)])
    assert [type(outcome) for outcome in again] == [Conflict, type(None), type(None)], "an action is done once"
    assert [read(store, tables.table_by_id, table).seq for table in made] == [2, 1, 0, 1, 1]
    assert [len(read(store, journal.entries_after, table, 0)) for table in made] == [2, 1, 0, 1, 1]


def test_a_group_that_fails_is_written_one_by_one(store: Store) -> None:
    made = [a_table(store).id for _ in range(4)]
    counted = Counted(store)
    counted.fails = 1
    steps = [step(table, 1) for table in made]
    steps[2].entry.kind = None  # type: ignore[assignment]  # what the database refuses
    outcomes = keep_all(store, steps)
    assert outcomes[0] is outcomes[1] is outcomes[3] is None
    assert isinstance(outcomes[2], Exception)
    assert not isinstance(outcomes[2], Conflict)
    assert [read(store, tables.table_by_id, table).seq for table in made] == [1, 1, 0, 1]
    assert keep_all(store, [step(table, 2) for table in made[:2]]) == [None, None], "and the next group goes"


def test_a_move_the_database_refuses_takes_no_other_down(store: Store) -> None:
    """The same without help: the whole group fails because of one, and then each is tried alone."""
    made = [a_table(store).id for _ in range(3)]
    steps = [step(table, 1) for table in made]
    steps[1].entry.mark = None  # type: ignore[assignment]
    outcomes = keep_all(store, steps)
    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], Exception)
    assert [read(store, tables.table_by_id, table).seq for table in made] == [1, 0, 1]


def test_a_step_within_another_transaction(store: Store) -> None:
    table = a_table(store).id
    asyncio.run(store.write(append, step(table, 1)))
    with pytest.raises(Conflict):
        asyncio.run(store.write(append, step(table, 1)))
    assert read(store, tables.table_by_id, table).seq == 1


@pytest.fixture
def elsewhere(database: str) -> Iterator[Store]:
    opened = open_store(database, Path())
    try:
        yield opened
    finally:
        opened.close()


@pytest.mark.postgres
def test_a_row_that_somebody_holds_stops_its_own_table_only(elsewhere: Store, database: str) -> None:
    made = [a_table(elsewhere).id for _ in range(3)]

    async def work() -> None:
        with psycopg.connect(database) as holder:
            holder.execute("SELECT 1 FROM game_tables WHERE id = %s FOR UPDATE", (made[1],))
            tasks = [asyncio.create_task(elsewhere.keep(step(table, 1))) for table in made]
            await asyncio.gather(tasks[0], tasks[2])
            await elsewhere.keep(step(made[0], 2))
            assert not tasks[1].done()
            holder.rollback()
        await tasks[1]

    asyncio.run(work())
    assert [read(elsewhere, tables.table_by_id, table).seq for table in made] == [2, 1, 1]


@pytest.mark.postgres
def test_a_lost_connection_loses_no_move(elsewhere: Store, database: str) -> None:
    made = [a_table(elsewhere).id for _ in range(3)]
    assert keep_all(elsewhere, [step(table, 1) for table in made]) == [None] * 3
    with psycopg.connect(database, autocommit=True) as admin:
        query = (
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> %s"
        )
        admin.execute(query, (admin.info.backend_pid,))
    assert keep_all(elsewhere, [step(table, 2) for table in made]) == [None] * 3
    with elsewhere.engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM journal")) == 6
