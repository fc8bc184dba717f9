"""`covetown migrate` on files: journals of version 0.1 are rewritten with a copy beside them, each one checked."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from covetown.kernel import read_journal
from tests.cli.test_commands import run
from tests.golden.migrate import OLD, today

Told = pytest.CaptureFixture[str]


def brought(folder: Path, *files: Path) -> list[Path]:
    """Copies of recorded games of version 0.1."""
    return [Path(shutil.copy(file, folder / file.name)) for file in files]


def test_a_journal_is_rewritten_with_a_copy_of_the_old_one_beside_it(tmp_path: Path, capsys: Told) -> None:
    (file,) = brought(tmp_path, OLD[0])
    assert run("verify", str(file)) == 2
    assert "`covetown migrate` brings it up to date" in capsys.readouterr().err
    assert run("replay", str(file)) == 2
    assert f"{file}: this journal is of format 1" in capsys.readouterr().err
    assert run("migrate", str(file)) == 0
    told = capsys.readouterr()
    assert "1 game brought up to date" in told.out
    assert told.err == ""
    assert file.read_text("utf-8") == today(OLD[0]).read_text("utf-8")
    copy = file.with_name(file.name + ".format-1")
    assert copy.read_bytes() == OLD[0].read_bytes()
    assert run("verify", str(file)) == 0
    assert run("migrate", str(file)) == 0
    assert "0 games brought up to date, 1 up to date already" in capsys.readouterr().out
    assert copy.read_bytes() == OLD[0].read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([file.name, copy.name])


def test_an_earlier_copy_is_never_written_over(tmp_path: Path) -> None:
    (file,) = brought(tmp_path, OLD[0])
    first = file.with_name(file.name + ".format-1")
    first.write_text("precious")
    assert run("migrate", str(file)) == 0
    assert first.read_text() == "precious"
    assert file.with_name(file.name + ".format-1.2").read_bytes() == OLD[0].read_bytes()


def test_a_file_with_a_journal_a_line_keeps_what_cannot_be_played_again(tmp_path: Path, capsys: Told) -> None:
    lines = [file.read_text("utf-8").strip() for file in (OLD[0], OLD[1], OLD[2])]
    wrong = json.loads(lines[1])
    wrong["moves"][6][1] = 10**9
    lines[1] = json.dumps(wrong)
    lines.append(today(OLD[3]).read_text("utf-8").strip())
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(lines) + "\n")
    assert run("migrate", str(file)) == 1
    told = capsys.readouterr().out
    assert f"{file}, game 2: move 7: option" in told
    assert "2 games brought up to date, 1 up to date already, 1 left as before" in told
    after = file.read_text("utf-8").splitlines()
    assert after[1] == lines[1]
    assert after[3] == lines[3]
    assert [after[0] + "\n", after[2] + "\n"] == [today(OLD[0]).read_text("utf-8"), today(OLD[2]).read_text("utf-8")]


FORGED = {
    "a move": (lambda d: d["moves"][2].__setitem__(1, 10**9), "move 3: option"),
    "luck": (lambda d: d["setup"].pop(), "set-up"),
    "a result": (lambda d: d["result"].__setitem__("ending", "x"), "result: recorded"),
    "a game": (lambda d: d.__setitem__("game", "chess"), "there is no game chess"),
    "rules": (lambda d: d.__setitem__("rules", "0"), "rules version 0"),
    "a format": (lambda d: d.__setitem__("covetown", 7), "not a Covetown journal"),
    "a seat": (lambda d: d["moves"][0].__setitem__(0, 10**30), "move 1|no game can have"),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_journal_stays_as_it_is_and_is_named(name: str, tmp_path: Path, capsys: Told) -> None:
    change, told = FORGED[name]
    data = json.loads(OLD[0].read_text("utf-8"))
    change(data)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    before = file.read_bytes()
    assert run("migrate", str(file)) == 1
    out = capsys.readouterr().out
    assert any(part in out for part in told.split("|"))
    assert "1 left as before" in out
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_files_can_be_written_elsewhere(tmp_path: Path, capsys: Told) -> None:
    files = brought(tmp_path, OLD[0], OLD[1])
    out = tmp_path / "new"
    assert run("migrate", *map(str, files), "--out", str(out)) == 0
    for old, file in zip(OLD, files, strict=False):
        assert file.read_bytes() == old.read_bytes()
        assert (out / file.name).read_text("utf-8") == today(old).read_text("utf-8")
    assert run("migrate", *map(str, files), "--out", str(out)) == 2
    assert "over another file" in capsys.readouterr().err


def test_a_move_that_was_taken_back_stays_on_record(tmp_path: Path) -> None:
    data = json.loads(OLD[0].read_text("utf-8"))
    data["moves"].insert(3, [*data["moves"][3][:4], "undone"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert run("migrate", str(file)) == 0
    journal = read_journal(file.read_text("utf-8"))
    assert [move.undone for move in journal.moves[:5]] == [False, False, False, True, False]
    assert journal.moves[3].option == journal.moves[4].option
    assert run("verify", str(file)) == 0
