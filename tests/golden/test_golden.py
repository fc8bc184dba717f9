"""Every recorded game still plays out exactly as it was recorded, position by position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from covetown import registry
from covetown.kernel import OldJournal, read_journal, replay
from tests.golden.behaviour import digests
from tests.golden.migrate import HERE, OLD, brought_up_to_date, today

FILES = sorted(file for game in registry.in_house() for file in (HERE / game).glob("*.json"))


def named(files: list[Path]) -> list[str]:
    return [f"{file.parent.name}/{file.stem}" for file in files]


@pytest.mark.parametrize("file", FILES, ids=named(FILES))
def test_a_golden_game_replays(file: Path) -> None:
    journal = read_journal(file.read_text("utf-8"))
    assert all(move.mark for move in journal.moves)
    state = replay(registry.load(journal.game), journal)
    assert state.waiting == 0
    assert journal.result is not None


@pytest.mark.parametrize("file", OLD, ids=named(OLD))
def test_a_game_recorded_by_version_0_1_is_migrated_to_the_same_game(file: Path) -> None:
    with pytest.raises(OldJournal, match="covetown migrate"):
        read_journal(file.read_text("utf-8"))
    assert brought_up_to_date(file).dumps() + "\n" == today(file).read_text("utf-8")


@pytest.mark.parametrize("file", OLD, ids=named(OLD))
def test_a_game_of_version_0_1_looks_as_it_looked_then(file: Path) -> None:
    """Every view, question and event of the migrated game is what version 0.1 showed to each player and spectator."""
    recorded = json.loads((HERE / "format_1" / "behaviour.json").read_text("utf-8"))[f"{file.parent.name}/{file.stem}"]
    journal = brought_up_to_date(file)
    assert digests(registry.load(journal.game), journal) == recorded


@pytest.mark.parametrize("game", registry.in_house())
def test_every_game_has_golden_games_and_a_readable_one(game: str) -> None:
    assert len([file for file in FILES if file.parent.name == game]) >= 5
    assert len((HERE / game / "playthrough.txt").read_text("utf-8").splitlines()) > 40
