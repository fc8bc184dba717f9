"""The databases under a town where people meet.

One of the two by default, PostgreSQL where this machine has one; both, one after the other, with
`COVETOWN_BOTH_DATABASES=1` (`make life`). All other browser tests stand on SQLite.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import psycopg
import pytest

from tests.browser.town import Town, built_pages
from tests.store.postgres import ADMIN, fresh_database

BOTH = os.environ.get("COVETOWN_BOTH_DATABASES") == "1"
STRICT = os.environ.get("COVETOWN_REQUIRE_POSTGRES") == "1"


def there_is_postgresql() -> bool:
    try:
        psycopg.connect(ADMIN, connect_timeout=3).close()
    except psycopg.Error:
        return False
    return True


@pytest.fixture(scope="module", params=["sqlite", "postgresql"] if BOTH else ["the one that is here"])
def base(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """The URL of a fresh database, or None for a file in the town's own folder."""
    here = request.param == "postgresql" or (request.param != "sqlite" and (STRICT or there_is_postgresql()))
    if not here:
        yield None
        return
    with fresh_database() as url:
        yield url


@pytest.fixture(scope="module")
def town(base: str | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """The town of a whole file, on the database of this round."""
    folder = tmp_path_factory.mktemp("town")
    running = Town(folder / "data", built_pages(folder / "web"), database=base).start()
    yield running
    running.stop()
