"""Whoever chooses must be able to tell the answers apart: in every game the options of a decision read differently."""

from __future__ import annotations

from collections import Counter

import pytest

from covetown import registry
from covetown.kernel import FastChance, Game, seats_in
from covetown.narrator import Narrator
from tests.knowledge import at_random, games, positions, sensible, sit_down


def alike(game: Game, seed: int) -> Counter[str]:
    """Answers that read like another answer to the same question, in one game on any table."""
    seats, options = game.any_setup(FastChance(seed))
    names = [f"Player {chr(65 + seat)}" for seat in range(seats)]
    narrator = Narrator(game, names)
    found: Counter[str] = Counter()
    sitting = sit_down(game, seats, options, seed)
    for _ in positions(sitting, sensible(game, seed) if seed % 2 else at_random(seed), most=400):
        for seat in seats_in(sitting.state.waiting):
            decision = sitting.state.decision(seat)
            read = Counter(narrator.message(option.text) for option in decision.options)
            found.update(f"{decision.kind}: {words}" for words, count in read.items() if count > 1)
    return found


@pytest.mark.parametrize("key", registry.in_house())
def test_the_options_of_a_decision_read_differently(key: str) -> None:
    game = registry.load(key)
    found: Counter[str] = Counter()
    for seed in games(24, 60):
        found += alike(game, seed)
    assert found == Counter()


@pytest.mark.parametrize("key", registry.in_house())
def test_every_option_names_something_to_point_at(key: str) -> None:
    """Also the answers that stop, pass or go on: they name a place of their own, such as `done`."""
    game = registry.load(key)
    found: Counter[str] = Counter()
    for seed in games(24, 60):
        seats, options = game.any_setup(FastChance(seed))
        sitting = sit_down(game, seats, options, seed)
        for _ in positions(sitting, sensible(game, seed) if seed % 2 else at_random(seed), most=400):
            for seat in seats_in(sitting.state.waiting):
                decision = sitting.state.decision(seat)
                found.update(f"{decision.kind}: {option.kind}" for option in decision.options if not option.refs)
    assert found == Counter()
