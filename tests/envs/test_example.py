"""The example that learns: it runs as it stands, and it learns."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import covetown

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_example_runs_without_arguments_and_says_how_far_it_is() -> None:
    path = str(Path(covetown.__file__).parents[1])
    ran = subprocess.run(
        [sys.executable, str(EXAMPLE), "--minutes", "0"],
        env={**os.environ, "PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    lines = ran.stdout.splitlines()
    assert len(lines) == 2, "before the first update and after the last"
    assert all("against random" in line and "against apprentice" in line for line in lines)


@pytest.mark.slow
def test_the_example_visibly_learns() -> None:
    # Given a network that knows nothing and wins as often as chance,
    learn = example()
    learn.GAMES, learn.STEPS, learn.HIDDEN = 64, 64, 32
    name = "dale_of_merchants"
    rng = np.random.default_rng(1)
    env = learn.BatchedEnv(name, learn.GAMES, seed=1)
    env.reset()
    net = learn.Network(env.observations.shape[1], env.actions, rng)
    before = learn.win_share(name, net, rng, "random", finish=200)
    # when it has played itself for a few updates,
    for _ in range(22):
        lessons = learn.gather(env, net, rng)
        for _ in range(learn.ROUNDS):
            for part in np.array_split(rng.permutation(len(lessons[0])), 2):
                net.learn(*(rows[part] for rows in lessons))
    after = learn.win_share(name, net, rng, "random", finish=200)
    # then it wins far more often.
    assert 0.4 < before < 0.6
    assert after > before + 0.2
