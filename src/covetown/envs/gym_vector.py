"""A Gymnasium vector environment over the batched one: every seat of every game is a sub-environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from covetown.envs.seats import SeatRows
from covetown.envs.spaces import empty_rows, seen_space
from covetown.envs.table import Learning, env_id, learnable
from covetown.envs.vector import BatchedEnv

Seen = dict[str, NDArray[Any]]


class TablesEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """All seats of many games, each as one sub-environment (`SeatRows`); `num_envs` counts seats, not games.

    Observations have the two parts of `SeatEnv`. A finished game is dealt anew in the same step
    (`AutoresetMode.SAME_STEP`), and `infos["final_obs"]` has what each of its seats saw at the end. `infos["asked"]`
    says whose action the next step will carry out. An illegal action ends its game, with a reward of -1 for its seat
    (`infos["final_info"]["illegal"]`). With `copy=False` the same arrays are given every time.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 8,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        limit: int = 10_000,
        copy: bool = True,
    ) -> None:
        learning = Learning(game, seats, options)
        if num_envs < 1 or num_envs % learning.seats:
            raise ValueError(f"num_envs counts seats, {learning.seats} in every game: {num_envs} cannot be shared out")
        self.num_envs = num_envs
        self.copy = copy
        env = BatchedEnv(game, num_envs // learning.seats, seats, options, limit=limit, strict=False)
        self.single_action_space = spaces.Discrete(learning.actions)
        self.single_observation_space = seen_space(learning)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.seen: Seen = empty_rows(learning, num_envs)
        self.rows = SeatRows(env, self.seen["observation"], self.seen["action_mask"])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal all games anew; without a seed the luck goes on."""
        super().reset(seed=seed)
        if options:
            raise ValueError(f"all games are dealt anew together; there are no options such as {', '.join(options)}")
        self.rows.reset(seed if seed is None else int(self.np_random.integers(2**31)))
        return self.observations(), self.infos()

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rows = self.rows
        rows.step(actions)
        infos = self.infos()
        if rows.env.ended.any():
            self.add_finals(infos)
        return self.observations(), rows.rewards.copy(), rows.terminated.copy(), rows.truncated.copy(), infos

    def observations(self) -> Seen:
        return {name: array.copy() for name, array in self.seen.items()} if self.copy else self.seen

    def infos(self) -> dict[str, Any]:
        return {"asked": self.rows.asked.copy(), "_asked": np.ones(self.num_envs, np.bool_)}

    def add_finals(self, infos: dict[str, Any]) -> None:
        """What was seen last in the games that have just ended, in the form that Gymnasium gives it."""
        illegal = self.rows.illegal()
        for row, observation in self.rows.finals():
            last = {"observation": observation, "action_mask": self.rows.idle.copy()}
            self._add_info(infos, {"final_obs": last, "final_info": {"illegal": bool(illegal[row])}}, row)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, one row for every sub-environment."""
        return self.seen["action_mask"].astype(np.bool_)


def make_tables(game: str, num_envs: int = 8, **settings: Any) -> TablesEnv:
    """What `gymnasium.make_vec("covetown/<game>-tables-v1", num_envs=…)` calls."""
    return TablesEnv(game, num_envs, **settings)


def register() -> list[str]:
    """Make the tables of every game known to Gymnasium's `make_vec`; returns the names: covetown/<game>-tables-v1."""
    names = {key: f"covetown/{env_id(key + '-tables')}" for key in learnable()}
    for key, name in names.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, vector_entry_point="covetown.envs.gym_vector:make_tables", kwargs={"game": key})
    return list(names.values())
