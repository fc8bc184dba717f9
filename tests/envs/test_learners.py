"""Learners of others that need PyTorch: sb3-contrib's MaskablePPO and OpenSpiel's NFSP; `make learners`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import covetown

torch = pytest.importorskip("torch")

EXAMPLE = Path(__file__).parents[2] / "examples" / "maskable_ppo.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 80


@pytest.mark.slow
def test_maskable_ppo_learns_from_the_example() -> None:
    """The example as it stands, against a rival that answers at random: it wins more at the end."""
    pytest.importorskip("sb3_contrib")
    path = os.pathsep.join([str(Path(covetown.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    ran = subprocess.run(
        [sys.executable, str(EXAMPLE), "--rival", "random", "--steps", "40000", "--games", "60"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-4000:]
    shares = [float(share) for share in re.findall(r"wins +([\d.]+)%", ran.stdout)]
    assert len(shares) == 11
    assert shares[-1] > shares[0] + 15


@pytest.mark.slow
def test_nfsp_learns_on_a_small_game() -> None:
    """OpenSpiel's NFSP on a small game of Dale: both nets learn from what the two have played."""
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("tree")
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch import nfsp

    from covetown.envs.spiel import register
    from tests.envs.test_spiel import SMALL

    register()
    np.random.seed(1)
    torch.manual_seed(1)
    env = rl_environment.Environment(pyspiel.load_game(SMALL))
    env.seed(1)
    width = env.observation_spec()["info_state"][0]
    actions = env.action_spec()["num_actions"]
    settings = {"replay_buffer_capacity": 2000, "min_buffer_size_to_learn": 100, "learn_every": 32}
    agents = [nfsp.NFSP(seat, width, actions, [32], 2000, 0.5, **settings) for seat in range(2)]
    for _ in range(60):
        moment = env.reset()
        while not moment.last():
            player = moment.observations["current_player"]
            moment = env.step([agents[player].step(moment).action])
        for agent in agents:
            agent.step(moment)
    for agent in agents:
        assert all(loss is not None for loss in agent.loss)
