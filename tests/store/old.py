"""A database as version 0.1 left it, in SQLite and in PostgreSQL. How it was made: `data/make.py`."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import MetaData, create_engine, insert

from covetown.store.database import database_url, migrate

DUMP = Path(__file__).with_name("data") / "version_0_1.sql"
# The rows of a table are put in after those that they name.
ORDER = ["people", "game_tables", "seats", "journal", "chat"]


def in_sqlite(folder: Path) -> Path:
    """The database as the file that a server of version 0.1 kept in its folder."""
    file = folder / "covetown.db"
    with sqlite3.connect(file) as store:
        store.executescript(DUMP.read_text("utf-8"))
    store.close()
    return file


def in_postgres(url: str, folder: Path) -> None:
    """The same rows in PostgreSQL, under the schema of version 0.1."""
    engine = create_engine(database_url(url, None))
    migrate(engine, "0001")
    schema = MetaData()
    schema.reflect(engine)
    source = sqlite3.connect(in_sqlite(folder))
    source.row_factory = sqlite3.Row
    with engine.begin() as target:
        for name in ORDER:
            rows = [dict(row) for row in source.execute(f"SELECT * FROM {name}")]
            if rows:
                target.execute(insert(schema.tables[name]), rows)
    source.close()
    engine.dispose()
