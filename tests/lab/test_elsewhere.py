"""Bots from elsewhere in the laboratory: in matches, ladders and simulations, in this process and in others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from covetown.cli import main
from covetown.lab.contest import Contest, Entrant, contest_from

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
SAMPLER = f"{EXAMPLE}:Sampler"


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(["--language", "en", *arguments])
    return int(stopped.value.code or 0)


def test_the_example_plays_in_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"{SAMPLER}:0.01,random"
    assert run("lab", "match", "pirates_cove", "--bots", bots, "--games", "2", "--jobs", "2", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["line_up"] == [f"{SAMPLER}:0.01", "random"]
    assert sum(found["win_rate"].values()) == pytest.approx(1.0)


def test_it_climbs_the_ladder_and_sits_in_simulations(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lab", "ladder", "pirates_cove", "--bots", f"{SAMPLER},random", "--games", "1", "--json") == 0
    assert sorted([rung["bot"] for rung in json.loads(capsys.readouterr().out)["ladder"]]) == sorted(
        [SAMPLER, "random"]
    )
    assert run("sim", "pirates_cove", "--seats", f"random,{SAMPLER}", "--games", "1", "--json") == 0
    assert json.loads(capsys.readouterr().out)["seats"][1]["player"] == SAMPLER


def test_a_name_stands_in_a_table_as_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "m.py").write_text(EXAMPLE.read_text("utf-8").replace("class Sampler", "class A"), "utf-8")
    monkeypatch.chdir(tmp_path)  # ":A:" is a picture to those who print tables
    assert run("lab", "match", "pirates_cove", "--bots", "m.py:A:0.001,random", "--games", "2") == 0
    assert "m.py:A:" in capsys.readouterr().out


BAD = [
    ("none.py:Bot", "there is no file none.py"),
    (f"{EXAMPLE}:Lazy", "its bots are: Sampler"),
    (f"{SAMPLER}:long", "must be seconds or iterations"),
    (f"{SAMPLER}:depth=3", "and no settings"),
    ("grandmaster:1i:weights=none.safetensors", "the weights in none.safetensors cannot be used: No such file"),
]


@pytest.mark.parametrize(("name", "told"), BAD, ids=[row[1] for row in BAD])
def test_what_is_wrong_is_told_in_one_line(name: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lab", "match", "pirates_cove", "--bots", f"{name},random") == 2
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1
    assert told in lines[0]


def test_a_failure_in_another_process_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "shaky.py"
    file.write_text(
        "from covetown.bots import Bot\n\nclass Shaky(Bot):\n    def choose(self, *told):\n        return 1 // 0\n"
    )
    assert run("lab", "match", "pirates_cove", "--bots", f"{file}:Shaky,random", "--jobs", "2") == 2
    assert "failed: ZeroDivisionError" in capsys.readouterr().err


def test_games_of_an_earlier_form_of_a_bot_are_another_contest(tmp_path: Path) -> None:
    file = tmp_path / "changing.py"
    file.write_text(EXAMPLE.read_text())

    def contest() -> Contest:
        return Contest("pirates_cove", [Entrant(f"{file}:Sampler"), Entrant("random")], {})

    first = contest()
    assert contest_from(json.loads(json.dumps(first.plain()))).mark() == first.mark()
    file.write_text(EXAMPLE.read_text() + "# better\n")
    assert contest().mark() != first.mark()
