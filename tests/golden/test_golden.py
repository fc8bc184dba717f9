"""Every recorded game still plays out exactly as it was recorded, position by position."""

from __future__ import annotations

from pathlib import Path

import pytest

from covetown import registry
from covetown.kernel import read_journal, replay

HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_a_golden_game_replays(file: Path) -> None:
    journal = read_journal(file.read_text("utf-8"))
    assert all(move.mark for move in journal.moves)
    state = replay(registry.load(journal.game), journal)
    assert state.waiting == 0
    assert journal.result is not None


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_golden_games_and_a_readable_one(game: str) -> None:
    assert len([file for file in FILES if file.parent.name == game]) >= 5
    assert len((HERE / game / "playthrough.txt").read_text("utf-8").splitlines()) > 40
