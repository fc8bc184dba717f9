"""A person at the terminal table: plays whole games of anything by numbers alone, takes back, asks, saves, leaves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown import registry
from covetown.cli import main
from covetown.text import texts

GAMES = registry.names()


class Keyboard:
    """Types lines; when they run out, the first option is chosen `more` times, then the input ends."""

    def __init__(self, lines: list[str], more: int) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.more = more

    def readline(self) -> str:
        for line in self.lines:
            return line + "\n"
        if self.more <= 0:
            return ""
        self.more -= 1
        return "1\n"


def sit(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: list[str],
    *arguments: str,
    more: int = 0,
) -> str:
    keyboard = Keyboard(lines, more)

    def typed(prompt: str = "") -> str:
        line = keyboard.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

    monkeypatch.setattr("builtins.input", typed)
    with pytest.raises(SystemExit) as stopped:
        main(["table", *arguments, "--plain", "--seed", "4"])
    assert not stopped.value.code
    return capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_numbers(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    count = registry.load(game).usual_seats
    seats = ",".join(["random"] * count)
    told = sit(monkeypatch, capsys, [], game, "--seats", seats)
    assert "1." in told
    told = sit(monkeypatch, capsys, [], game, "--seats", ",".join(["you"] + ["random"] * (count - 1)), more=12)
    assert "You:" in told
    assert "You left the table." in told


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_typed(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    count = registry.load(game).usual_seats
    file = tmp_path / "game.json"
    seats = ",".join(["you"] + ["random"] * (count - 1))
    lines = [
        "help",
        "undo",
        "1",
        "undo",
        "view",
        "log",
        "99",
        "zzz",
        "all",
        "rules xyzzy",
        f"save {file}",
        "?zzz",
        "quit",
    ]
    told = sit(monkeypatch, capsys, lines, game, "--seats", seats)
    for words in ("Type the number", "nothing to take back", "Taken back.", "There are options 1 to", "No option has"):
        assert words in told, words
    assert f"no rule of {game} speaks of “zzz”" in told
    assert file.exists()
    assert "You left the table." in told


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_shows_what_was_considered(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    count = registry.load(game).usual_seats
    seats = ",".join(["you"] + ["random"] * (count - 1))
    told = sit(monkeypatch, capsys, ["hint", "quit"], game, "--seats", seats, "--think", "0.05")
    assert "A strong player would: " in told
    assert "% of the thinking, expected result" in told


def test_people_on_one_screen_pass_it_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[0]
    count = registry.load(game).usual_seats
    told = sit(monkeypatch, capsys, ["quit"], game, "--seats", ",".join(["you"] * count))
    assert "Player" in told


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_shown_once_and_then_what_has_changed(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a whole table at the start, when somebody has chosen, then only other lines are shown; `view` shows all."""
    title = registry.load(game)
    seats = ",".join(["you"] + ["random"] * (title.usual_seats - 1))
    whole, after, again, _ = sit(monkeypatch, capsys, ["1", "view", "quit"], game, "--seats", seats).split("> ")
    table = [line for line in whole.splitlines() if line.startswith("  ") and not line.startswith("    ")]
    shown = [line for line in after.splitlines() if line.startswith("  ") and not line.startswith("    ")]
    assert len(table) > 10
    assert len(shown) < len(table) / 2
    assert not set(shown) & set(table)
    for line in shown:
        assert line in again
    assert len([line for line in again.splitlines() if line in table]) > len(table) / 2


@pytest.mark.parametrize("game", GAMES)
def test_the_start_tells_what_the_game_is_about(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    title = registry.load(game)
    told = sit(monkeypatch, capsys, ["quit"], game, "--seats", ",".join(["you"] * title.usual_seats))
    assert texts(game).key(f"{title.about().key}.goal") in told.splitlines()[1]


def test_the_islands_are_explained_at_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = sit(monkeypatch, capsys, ["quit"], "pirates_cove").partition("The High Seas")[0]
    for island in range(1, 8):
        assert texts("pirates_cove").key(f"island-{island}") in told


@pytest.mark.parametrize(
    ("game", "word", "rule"),
    [
        ("pirates_cove", "hull", "PC-048"),
        ("pirates_cove", "cove", "PC-105"),
        ("dale_of_merchants", "overpay", "DM-062"),
    ],
)
def test_help_on_a_word_tells_the_best_rules(
    game: str, word: str, rule: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rule in sit(monkeypatch, capsys, [f"?{word}", "quit"], game)


@pytest.mark.parametrize("game", GAMES)
def test_the_one_person_is_spoken_to_and_several_are_named(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    count = registry.load(game).usual_seats
    told = sit(monkeypatch, capsys, [], game, "--seats", ",".join(["you"] + ["random"] * (count - 1)), more=12)
    assert re.search(r"^(You|Your) \w+", told, re.M)
    assert "Player A" not in told
    named = sit(monkeypatch, capsys, [], game, "--seats", ",".join(["you"] * count), more=24)
    assert "Player A" in named
    assert not re.search(r"^You (?!left)", named, re.M)
