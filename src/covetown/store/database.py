"""Opening the database: SQLite with full synchronisation by default, PostgreSQL by URL; brought up to date at start."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url

from covetown.store.clock import CLOCK
from covetown.store.entries import Step
from covetown.store.keeping import Keeper

P = ParamSpec("P")
T = TypeVar("T")

MIGRATING = 0x636F7665  # the advisory lock under which one process at a time changes the schema


def now_ms() -> int:
    """The time as it is kept: whole milliseconds since 1970, by a clock that never jumps."""
    return CLOCK.now() // 1_000_000


def default_data_dir() -> Path:
    """Where a player's tables are kept unless told otherwise."""
    told = os.environ.get("COVETOWN_DATA_DIR")
    if told:
        return Path(told)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "covetown"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local"))) / "covetown"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "covetown"


class Store:
    """The one door to the database. Work that takes a connection runs on a thread of its own, inside a transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        # SQLite has one writer at a time; queueing here is kinder than waiting on its lock.
        self.writers = ThreadPoolExecutor(8 if self.postgres else 1, "store-write")
        self.readers = ThreadPoolExecutor(4, "store-read")
        self.keeper = Keeper(self)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run one transaction that changes something; it is on disk when this returns."""

        def transaction() -> T:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self.writers, transaction)

    async def keep(self, step: Step) -> None:
        """Write a move, together with those of other tables; it is on disk when this returns."""
        await self.keeper.keep(step)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run one transaction that only looks."""

        def transaction() -> T:
            with self.engine.connect() as connection, connection.begin():
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self.readers, transaction)

    def close(self) -> None:
        self.writers.shutdown()
        self.readers.shutdown()
        self.keeper.close()
        self.engine.dispose()


def database_url(database: str | None, data_dir: Path | None) -> URL:
    """The URL of the database; without one, a SQLite file in the data directory."""
    if database is None:
        folder = data_dir if data_dir is not None else default_data_dir()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return URL.create("sqlite", database=str(folder / "covetown.db"))
    url = make_url(database)
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise ValueError(f"tables are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    return url


def open_store(database: str | None = None, data_dir: Path | None = None, as_it_is: bool = False) -> Store:
    """Open the database, bring its schema up to date unless it is only looked at, and hand out the store."""
    url = database_url(database, data_dir)
    engine = (
        sqlite_engine(url)
        if url.get_backend_name() == "sqlite"
        else create_engine(url, pool_size=12, pool_pre_ping=True)
    )
    if not as_it_is:
        migrate(engine)
    if engine.dialect.name == "postgresql":
        share_time(engine)
    return Store(engine)


def share_time(engine: Engine) -> None:
    """Keep the time of the database, so that servers whose machines differ agree about banks and deadlines."""
    with engine.connect() as connection:
        now = connection.execute(text("SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint")).scalar()
    if now is not None:
        CLOCK.share(int(now) * 1000)


def keep_private(file: Path) -> None:
    """See to it that nobody else on this machine can read a database: it holds running games and their seeds.

    SQLite gives the files it makes beside it the same mode.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with contextlib.suppress(OSError):  # it is not there, or belongs to somebody who has to see to it
            if each.stat().st_mode & 0o077:
                each.chmod(0o600)


def sqlite_engine(url: URL) -> Engine:
    if url.database and url.database != ":memory:" and not url.database.startswith("file:"):
        keep_private(Path(url.database))
    engine = create_engine(url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def migrate(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that this database has not seen yet, up to a revision."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        upgrade(connection, revision)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """The same inside a transaction that has begun."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
