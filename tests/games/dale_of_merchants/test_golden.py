"""A golden game for every way Dale of Merchants can end."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import replay
from covetown.testing import stored, told
from tests.games.dale_of_merchants.builder import kind_asked
from tests.golden.dale_of_merchants.make import GAMES, HERE, READABLE

ENDINGS = {
    "plain_stack": "stall",
    "last_stack_by_charm": "stall",
    "last_stack_by_winter_is_coming": "stall",
    "three_players": "stall",
    "four_players_draft": "stall",
    "team": "team-stall",
    "mono_beaten": "solo-won",
    "mono_wins": "solo-lost",
    "turn_limit": "limit",
    "turn_limit_drawn": "drawn",
}


def test_every_golden_game_is_known() -> None:
    assert {file.stem for file in HERE.glob("*.json")} == set(ENDINGS) >= set(GAMES)


@pytest.mark.parametrize("name", ENDINGS)
def test_how_it_ends(name: str) -> None:
    journal = stored(HERE, name)
    assert journal.result is not None
    assert journal.result["ending"] == ENDINGS[name]
    state = replay(GAME, journal)
    before = replay(GAME, journal, len(journal.played()) - 1)
    assert isinstance(state, DaleState)
    assert isinstance(before, DaleState)
    assert (state.resolving.key == "charm") is (name == "last_stack_by_charm")
    if name == "last_stack_by_winter_is_coming":
        assert kind_asked(before) == "extra_build"
        assert any(card.key == "winter_is_coming" for card in before.players[0].stall[-1])


def test_the_playthrough_reads_as_written() -> None:
    assert told(GAME, stored(HERE, READABLE)) == (HERE / "playthrough.txt").read_text("utf-8")
