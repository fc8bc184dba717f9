"""`covetown new-game` writes a package that runs, and says clearly what it will not do."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from covetown import registry
from covetown.cli import main
from tests.elsewhere.outside import ROOT, Outside, installed

CONTRACT = {
    "meta", "state", "steps", "options", "setup", "scoring", "decisions", "view", "panels", "redeal", "faults", "codec",
    "bot", "features",
}  # fmt: skip


def new_game(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(["new-game", *arguments])
    return int(stopped.value.code or 0)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    assert new_game("apple_market", "--path", str(folder)) == 0
    return folder / "apple_market"


@pytest.fixture(scope="module")
def place(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """Where Covetown and the new package are installed."""
    return Outside(tmp_path_factory.mktemp("place"), installed(package, tmp_path_factory.mktemp("installed")))


def test_its_own_tests_pass(place: Outside, package: Path) -> None:
    assert " passed" in place.tests(package / "tests")


def test_fifty_random_games_have_no_fault(place: Outside) -> None:
    assert "50 games" in (told := place.covetown("fuzz", "apple_market", "--games", "50", "--every", "3"))
    assert "no fault" in told


def test_one_game_at_the_terminal(place: Outside) -> None:
    told = place.covetown("table", "apple_market", "--seats", "you,novice", "--plain", "--seed", "3", typed="1\n" * 20)
    assert told.startswith("Apple Market")
    assert "All cards are played." in told
    assert "{" not in told


def test_it_is_learned(place: Outside) -> None:
    pytest.importorskip("pettingzoo")
    program = (
        "from pettingzoo.test import api_test\nfrom covetown.envs import zoo\napi_test(zoo.env('apple_market'), 100)"
    )
    place.program(program)


def test_it_follows_the_vocabulary_of_files_and_nothing_of_the_skeleton_is_left(package: Path) -> None:
    files = {path.stem for path in (package / "src" / "apple_market").glob("*.py")}
    assert files >= CONTRACT
    for path in package.rglob("*"):
        assert "sample" not in path.name
        assert path.suffix != ".txt"
        if path.is_file():
            text = path.read_text("utf-8")
            assert not re.search(r"sample.?game|\bSG-", text, re.I), path
    assert "**AM-001**" in (package / "src" / "apple_market" / "rules.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["apple_market", "zoo", "the_longest_night_of_the_year_at_sea"])
def test_it_is_in_good_style(name: str, tmp_path: Path) -> None:
    assert new_game(name, "--path", str(tmp_path)) == 0
    command = [sys.executable, "-m", "ruff", "check", "--select", "B,C4,E,F,I,N,PT,RET,RUF,SIM,UP,W"]
    ran = subprocess.run(command, cwd=tmp_path / name, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.slow
def test_its_types_are_strict(package: Path) -> None:
    strict = ["--strict", "--explicit-package-bases", "--cache-dir", str(package / "cache")]
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", *strict, "src"],
        cwd=package,
        env={"MYPYPATH": f"src:{ROOT / 'src'}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


BAD = [
    ("Apple Market", "how about apple_market?"),
    ("apple-market", "how about apple_market?"),
    ("7th_night", "how about th_night?"),
    ("__", "cannot be a key"),
    ("a" * 41, "at most 40 characters"),
    ("../apple", "how about apple?"),
    ("match", "a word of Python’s own"),
    ("json", "a Python package json already"),
    (registry.in_house()[0], f"there is a game {registry.in_house()[0]} already"),
]


@pytest.mark.parametrize(("name", "why"), BAD, ids=[name for name, _ in BAD])
def test_a_bad_name_is_refused(name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game(name, "--path", str(tmp_path)) == 2
    told = capsys.readouterr().err.strip()
    assert told.startswith("covetown: ")
    assert why in told
    assert len(told.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "apple_market").mkdir()
    (tmp_path / "apple_market" / "mine.txt").write_text("mine")
    assert new_game("apple_market", "--path", str(tmp_path)) == 2
    assert "exists already" in capsys.readouterr().err
    assert [file.name for file in (tmp_path / "apple_market").iterdir()] == ["mine.txt"]
    assert new_game("apple_market", "--path", str(tmp_path / "nowhere")) == 2
    assert "there is no folder" in capsys.readouterr().err
