"""Recorded games replay exactly: one for every way the year can end."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.scoring import ENDINGS
from covetown.kernel import replay
from tests.golden.pirates_cove.make import GAMES, HERE, READABLE, playthrough, stored


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.rule("PC-018", "PC-019")
def test_a_golden_game_replays(name: str) -> None:
    journal = stored(name)
    state = replay(GAME, journal)
    result = state.result()
    assert result is not None
    assert result.ending == GAMES[name][2]
    assert journal.result == result.plain()
    assert all(move.mark for move in journal.moves)


def test_every_ending_has_its_golden_game() -> None:
    assert {ending for _, _, ending in GAMES.values()} == set(ENDINGS)
    played = {(players, str(options.get("two_player_score", "sum"))) for players, options, _ in GAMES.values()}
    assert played >= {(2, "sum"), (2, "best"), (3, "sum"), (4, "sum"), (5, "sum"), (6, "sum")}


def test_all_are_crippled_together_in_one_last_battle() -> None:
    """The game that ends by a roll ends so because nobody survived, not because of the limit of rounds."""
    journal = stored("all_crippled")
    before = replay(GAME, journal, len(journal.moves) - 1)
    combat = before.view(-1)["combat"]
    assert isinstance(combat, dict)
    assert combat["last_battle"]
    assert combat["round"] < 100


def test_the_playthrough_reads_as_recorded() -> None:
    """A change of rules or wording shows as a difference of this text: look at it, then record it anew."""
    assert (HERE / "playthrough.txt").read_text("utf-8") == playthrough(stored(READABLE))
