"""The example in OpenSpiel, where that is installed: `make spiel`."""

from __future__ import annotations

import pytest

from tests.elsewhere.outside import Outside

pytest.importorskip("pyspiel")

SPIEL = """
import pyspiel
from covetown.envs import spiel
spiel.register()
game = pyspiel.load_game("covetown_lantern_fair_v1", {"players": 2})
pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
"""


def test_openspiel_finds_nothing_wrong(outside: Outside) -> None:
    outside.program(SPIEL)
