"""Bots with a character in the terminal: listed, seated, and called by their names."""

from __future__ import annotations

import pytest

from covetown import registry
from covetown.bots import CHARACTERS, LEVELS
from covetown.cli import main
from covetown.cli.table import called
from covetown.cli.words import bots_of, seat_list
from covetown.kernel import RuleError
from covetown.text import texts


def test_the_words_for_bots_are_those_of_the_levels_and_the_game() -> None:
    for key in registry.names():
        game = registry.load(key)
        assert bots_of(game) == ("random", *LEVELS, *CHARACTERS, *(style.key for style in game.styles()))


def test_they_are_called_by_their_names() -> None:
    game = registry.load("pirates_cove")
    assert called(game, "raider", "B") == "Raider B"
    assert called(game, "adaptive", "B") == f"{texts().key('shell-level-adaptive')} B"


def test_a_seat_takes_a_style_of_its_game_alone() -> None:
    assert seat_list("raider,adaptive", bots_of(registry.load("pirates_cove"))) == ["raider", "adaptive"]
    with pytest.raises(RuleError, match="raider"):
        seat_list("raider,adaptive", bots_of(registry.load("dale_of_merchants")))


def test_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--language", "en", "bot", "list"])
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    listed = [(words[0], words[1].strip()) for words in lines]
    assert ("adaptive", "of the house") in listed
    for key in registry.names():
        for style in registry.load(key).styles():
            assert (style.key, f"a style of {key}") in listed
