"""A person at the terminal table: plays whole games of anything by numbers alone, takes back, asks, saves, leaves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown import registry
from covetown.cli import main

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
    assert "Nothing on the table is called" in told
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
