"""`covetown people`: a host of a server looks after its accounts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from covetown.cli import main
from covetown.server.parting import WORD
from covetown.store import Store, open_store, people, resets
from tests.store.postgres import database as database  # the fixture


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The arguments that name a database in which Ann has an account and Gil is a guest."""
    url = None if request.param == "sqlite" else request.getfixturevalue("database")
    store = open_store(url, tmp_path)
    ann = write(store, people.add_person, "Ann")
    write(store, people.make_account, ann.id, "ann", "hash")
    write(store, people.add_session, ann.id)
    write(store, people.add_person, "Gil")
    store.close()
    return ["--data-dir", str(tmp_path)] if url is None else ["--database", url]


def write(store: Store, work: Any, *args: Any) -> Any:
    return asyncio.run(store.write(work, *args))


def kept(where: list[str], work: Any, *args: Any) -> Any:
    store = open_store(where[1]) if where[0] == "--database" else open_store(None, Path(where[1]))
    try:
        return asyncio.run(store.read(work, *args))
    finally:
        store.close()


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as ended:
        main(["people", *arguments])
    told = capsys.readouterr()
    return int(str(ended.value.code)), told.out + told.err


def test_accounts_are_listed_and_guests_where_asked(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, told = run(capsys, "list", *where)
    assert status == 0
    assert "ann" in told
    assert "Gil" not in told
    assert "Gil" in run(capsys, "list", "--guests", *where)[1]
    assert "utilisateur" in run(capsys, "list", *where, "--language", "fr")[1]


def test_a_link_for_a_new_password_is_printed(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, told = run(capsys, "reset", "ann", "--address", "https://games.example/", *where)
    assert status == 0
    link = told.strip().splitlines()[-1]
    assert link.startswith("https://games.example/reset/")
    ann = kept(where, people.person_by_username, "ann")
    assert kept(where, resets.whose_reset, link.rpartition("/")[2]) == ann.id


def test_a_host_is_named_and_no_longer(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "host", "ann", *where)[0] == 0
    assert kept(where, people.person_by_username, "ann").host
    assert run(capsys, "host", "ann", "--off", *where)[0] == 0
    assert not kept(where, people.person_by_username, "ann").host


def test_somebody_is_suspended_and_let_in_again(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "suspend", "ann", *where)[0] == 0
    assert kept(where, people.person_by_username, "ann").suspended is not None
    assert kept(where, people.word, WORD) != "-", "a running server is told"
    assert run(capsys, "suspend", "ann", "--off", *where)[0] == 0
    assert kept(where, people.person_by_username, "ann").suspended is None


def test_somebody_is_deleted_after_a_question(
    where: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("typer.confirm", lambda _text: False)
    assert run(capsys, "delete", "ann", *where)[0] == 1
    assert kept(where, people.person_by_username, "ann") is not None
    assert run(capsys, "delete", "ann", "--yes", *where)[0] == 0
    assert kept(where, people.person_by_username, "ann") is None


def test_nobody_and_guests_are_told_apart(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, told = run(capsys, "host", "nobody", *where)
    assert (status, "nobody" in told) == (2, True)
    store = open_store(where[1]) if where[0] == "--database" else open_store(None, Path(where[1]))
    gil = write(store, people.add_person, "Gil")
    store.close()
    status, told = run(capsys, "reset", gil.id, *where)
    assert (status, "guest" in told) == (2, True)
    assert run(capsys, "delete", "departed", "--yes", *where)[0] == 2
