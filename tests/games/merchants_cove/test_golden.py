"""Recorded games, one for every way the three days can end, play out as recorded."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.state import MerchantsState
from covetown.kernel import ScriptedChance, read_journal, replay
from tests.golden.merchants_cove.make import GAMES, HERE, READABLE, glance, playthrough


@pytest.mark.rule("MC-003", "MC-206", "MC-207", "MC-208", "MC-209", "PD-102", "PD-103", "PD-104", "MC-008", "MC-010")
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_recorded(name: str) -> None:
    journal = read_journal((HERE / f"{name}.json").read_text("utf-8"))
    final = replay(GAME, journal)  # checks options, legality, chance and every fingerprint
    state = replay(GAME, journal, 0)
    assert isinstance(state, MerchantsState)
    seen: set[str] = set()
    for move in journal.played():
        state.apply(move.seat, move.option, ScriptedChance(move.chance))
        glance(state, seen)
        assert GAME.faults(state) == []
    assert state.encode() == final.encode()
    assert GAMES[name][3](state, seen), f"{name} no longer ends as its name says"


def test_the_playthrough_reads_as_reviewed() -> None:
    """Regenerated on purpose with `python -m tests.golden.merchants_cove.make` and reviewed as a diff."""
    journal = read_journal((HERE / f"{READABLE}.json").read_text("utf-8"))
    text = (HERE / "playthrough.txt").read_text("utf-8")
    assert text.count("sings") >= 3
    assert "{" not in text
    assert text == playthrough(journal)


def test_every_way_to_end_has_a_golden_game() -> None:
    import re

    source = (HERE.parents[2] / "src/covetown/games/merchants_cove/scoring.py").read_text("utf-8")
    body = source[source.index("def ending(") : source.index("def result(")]
    endings = set(re.findall(r'"([a-z-]+)"', body))
    recorded = set()
    for name in GAMES:
        result = read_journal((HERE / f"{name}.json").read_text("utf-8")).result
        assert result is not None
        recorded.add(result["ending"])
    assert recorded == endings
