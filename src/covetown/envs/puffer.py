"""The batched environment with the calls of a native PufferLib environment, on arrays that are handed over once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from covetown.envs.seats import SeatRows
from covetown.envs.table import Learning
from covetown.envs.vector import BatchedEnv

Told = list[dict[str, float]]


class BufferEnv:
    """Every seat of every game is an agent (`SeatRows`). PufferLib itself is not needed.

    `observations` (agents x width, bytes) are the fields as whole numbers, and behind them, from `fields` on, the legal
    actions: there is no other place for a mask in this form. `masks` says which agents are asked. `terminals`,
    `truncations` and `rewards` are of the last step; finished games are dealt anew in the same step. An illegal action
    ends its game with a reward of -1 for its agent. `buf` holds arrays by these names and `actions`, to be used in
    place of new ones.
    """

    emulated = False
    done = False  # games are dealt anew by themselves

    def __init__(
        self,
        game: str,
        games: int = 64,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        limit: int = 10_000,
        buf: Mapping[str, NDArray[Any]] | None = None,
        seed: int = 0,
    ) -> None:
        learning = Learning(game, seats, options)
        self.fields = len(learning.names)
        self.wholes = learning.wholes
        width = self.fields + learning.actions
        self.num_agents = games * learning.seats
        self.agent_ids = np.arange(self.num_agents)
        self.single_observation_space = spaces.Box(0, 255, (width,), np.uint8)
        self.single_action_space = spaces.Discrete(learning.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_agents)
        self.action_space = batch_space(self.single_action_space, self.num_agents)
        given = dict(buf or new_buffers(self.num_agents, width))
        self.observations = given["observations"]
        self.rewards = given["rewards"]
        self.terminals = given["terminals"]
        self.truncations = given["truncations"]
        self.masks = given["masks"]
        self.actions = given["actions"]
        self.infos: Told = []
        self.rows = SeatRows(
            BatchedEnv(game, games, seats, options, seed, limit, strict=False),
            self.observations[:, : self.fields],
            self.observations[:, self.fields :],
            rewards=self.rewards,
            terminated=self.terminals,
            truncated=self.truncations,
            asked=self.masks,
        )
        self.made = np.zeros(games, np.int64)  # decisions so far, of every game

    @property
    def driver_env(self) -> BufferEnv:
        return self

    @property
    def agents_per_batch(self) -> int:
        return self.num_agents

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], Told]:
        self.rows.reset(seed)
        self.made[:] = 0
        self.infos = []
        return self.observations, self.infos

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Told]:
        """Carry out the actions of all agents that are asked; those of the others are not looked at."""
        self.actions[:] = actions
        self.rows.step(self.actions)
        self.made += 1
        self.infos = []
        env = self.rows.env
        for game in np.flatnonzero(env.ended):
            told = {f"seat_{seat}": float(share) for seat, share in enumerate(env.rewards[game])}
            self.infos.append({"episode_length": float(self.made[game]), **told})
            self.made[game] = 0
        return self.observations, self.rewards, self.terminals, self.truncations, self.infos

    def async_reset(self, seed: int | None = None) -> None:
        """Deal all games; `recv` tells what everybody sees."""
        self.reset(seed)

    def send(self, actions: NDArray[Any]) -> None:
        """Carry out actions; `recv` tells what came of them. It is all done when `send` returns."""
        self.step(actions)

    def recv(
        self,
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], Told, NDArray[np.integer], NDArray[Any]]:
        """Observations, rewards, terminals, truncations, what is told of ended games, agents, and who is asked."""
        ended = self.terminals, self.truncations
        return self.observations, self.rewards, *ended, self.infos, self.agent_ids, self.masks

    def close(self) -> None:
        """Nothing is held open."""


def new_buffers(agents: int, width: int) -> dict[str, NDArray[Any]]:
    """Arrays for so many agents, with the names and types that PufferLib hands over."""
    return {
        "observations": np.zeros((agents, width), np.uint8),
        "rewards": np.zeros(agents, np.float32),
        "terminals": np.zeros(agents, np.bool_),
        "truncations": np.zeros(agents, np.bool_),
        "masks": np.ones(agents, np.bool_),
        "actions": np.zeros(agents, np.int32),
    }
