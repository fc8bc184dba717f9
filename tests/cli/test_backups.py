"""`covetown backup` and `covetown restore`, as whoever runs a server types them."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from covetown.cli import main
from tests.store.old import in_sqlite


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    told = capsys.readouterr()
    return int(stopped.value.code or 0), told.out, told.err


def test_a_server_moves_to_another_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    in_sqlite(tmp_path)
    file, new = tmp_path / "town.backup", tmp_path / "new"
    status, out, _ = run(capsys, "backup", str(file), "--data-dir", str(tmp_path))
    assert status == 0
    assert re.search(r"13 tables, [\d,]+ rows, [\d,]+ bytes", out)
    with sqlite3.connect(tmp_path / "covetown.db") as looked_at:
        assert looked_at.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    looked_at.close()
    status, out, _ = run(capsys, "restore", str(file), "--data-dir", str(new))
    assert (status, "are back" in out) == (0, True)
    # Once more: not into what is in use, unless told to.
    status, _, err = run(capsys, "restore", str(file), "--data-dir", str(new))
    assert (status, "--replace" in err) == (2, True)
    assert run(capsys, "restore", str(file), "--data-dir", str(new), "--replace")[0] == 0
    status, _, err = run(capsys, "backup", str(file), "--data-dir", str(new))
    assert (status, "is there already" in err) == (2, True)
    assert run(capsys, "backup", str(file), "--data-dir", str(new), "--replace")[0] == 0


def test_the_database_of_the_settings_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COVETOWN_DATABASE", f"sqlite:///{in_sqlite(tmp_path)}")
    status, out, _ = run(capsys, "backup", str(tmp_path / "b"))
    assert (status, "rows" in out) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["backup", "b", "--data-dir", "nowhere"], "there is no database"),
        (["backup", "nowhere/b", "--data-dir", "."], "there is no folder"),
        (["restore", "nowhere", "--data-dir", "."], "nowhere"),
        (["restore", "strange", "--data-dir", "."], "is no backup of Covetown"),
        (["restore", "strange", "--database", "mysql://a@b/c"], "SQLite or PostgreSQL"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("strange").write_text("hello")
    status, _, err = run(capsys, *arguments)
    assert status == 2
    assert len(err.strip().splitlines()) == 1
    assert told in err
