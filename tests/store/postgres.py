"""A PostgreSQL database of its own for a test."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator

import psycopg
import pytest

ADMIN = os.environ.get("COVETOWN_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")


@pytest.fixture
def database() -> Iterator[str]:
    """The URL of a fresh database, dropped afterwards."""
    with fresh_database() as url:
        yield url


@contextlib.contextmanager
def fresh_database() -> Iterator[str]:
    name = "covetown_" + secrets.token_hex(6)
    try:
        admin = psycopg.connect(ADMIN, autocommit=True, connect_timeout=30)
    except psycopg.Error as error:
        reason = f"there is no PostgreSQL at {ADMIN} ({str(error).splitlines()[0]}); set COVETOWN_TEST_POSTGRES"
        if os.environ.get("COVETOWN_REQUIRE_POSTGRES") == "1":
            pytest.fail(reason)
        pytest.skip(reason)
    with admin:
        admin.execute(f"CREATE DATABASE {name}")
        try:
            yield ADMIN.rsplit("/", 1)[0] + "/" + name
        finally:
            admin.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    admin.close()
