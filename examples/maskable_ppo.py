"""MaskablePPO of sb3-contrib learns to play one seat of a game against bots.

    pip install 'covetown[envs,sb3]'
    python examples/maskable_ppo.py
    python examples/maskable_ppo.py pirates_cove --rival apprentice --steps 500000

Actions that are not legal are masked: sb3-contrib asks the environment for `action_masks()`. The share of games won is
told before the first lesson and after each tenth of them, from games with seeds of their own.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import torch
from gymnasium import Env
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.vec_env import DummyVecEnv

from covetown.envs.gym import SeatEnv

SIDE_BY_SIDE, ROUND, LESSONS = 8, 256, 10


def seat(game: str, rival: str) -> Callable[[], Env[Any, Any]]:
    """A seat at a table of two against a bot; the mask is asked for apart, so the network sees the row alone."""

    def sit_down() -> Env[Any, Any]:
        env = SeatEnv(game, seats=2, bots=rival)
        row = env.observation_space["observation"]  # type: ignore[index]
        return TransformObservation(env, lambda seen: seen["observation"], row)

    return sit_down


def win_share(model: MaskablePPO, game: str, rival: str, games: int) -> float:
    """The share of games that the network wins when it does what it likes best."""
    env = seat(game, rival)()
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=10_000 + number)
        over = late = False
        while not (over or late):
            action, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
            seen, reward, over, late, _ = env.step(int(action))
            won += float(reward)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with MaskablePPO.")
    parser.add_argument("game", nargs="?", default="dale_of_merchants", help="a game's key (dale_of_merchants)")
    parser.add_argument("--rival", default="novice", help="the level of bot in the other seat (novice)")
    parser.add_argument("--steps", type=int, default=200_000, help="how many decisions to learn from (200000)")
    parser.add_argument("--games", type=int, default=100, help="how many games to be measured in (100)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    tables = DummyVecEnv([seat(chosen.game, chosen.rival)] * SIDE_BY_SIDE)
    settings = {"n_steps": ROUND, "batch_size": 512, "n_epochs": 4, "gamma": 0.999, "ent_coef": 0.01}
    model = MaskablePPO("MlpPolicy", tables, seed=chosen.seed, device="cpu", **settings)
    for lesson in range(LESSONS + 1):
        if lesson:
            model.learn(chosen.steps // LESSONS, reset_num_timesteps=False)
        share = win_share(model, chosen.game, chosen.rival, chosen.games)
        print(f"{model.num_timesteps:8d} steps  wins {share:6.1%} against {chosen.rival}", flush=True)


if __name__ == "__main__":
    main()
