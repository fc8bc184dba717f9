"""The batched environment with the calls of EnvPool: blocks of games that are sent actions and received in turn."""

from __future__ import annotations

from collections import deque
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from covetown.envs.seats import SeatRows
from covetown.envs.spaces import empty_rows, seen_space
from covetown.envs.table import Learning
from covetown.envs.vector import BatchedEnv

Seen = dict[str, NDArray[Any]]
Received = tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class Block:
    """Some games of a pool that move together."""

    def __init__(self, first: int, env: BatchedEnv) -> None:
        self.seen: Seen = empty_rows(env.learning, env.games * env.seats)
        self.rows = SeatRows(env, self.seen["observation"], self.seen["action_mask"])
        self.games = np.arange(first, first + env.games, dtype=np.int32)
        seats = np.arange(env.seats, dtype=np.int32)
        self.players = {"env_id": np.repeat(self.games, env.seats), "id": np.tile(seats, env.games)}
        self.elapsed = np.zeros(env.games, np.int32)

    def received(self) -> Received:
        rows = self.rows
        players = {**self.players, "asked": rows.asked.copy()}
        told = {"env_id": self.games, "players": players, "elapsed_step": self.elapsed.copy()}
        seen = {name: array.copy() for name, array in self.seen.items()}
        return seen, rows.rewards.copy(), rows.terminated.copy(), rows.truncated.copy(), told

    def step(self, action: NDArray[Any]) -> None:
        self.rows.step(action)
        self.elapsed[self.rows.env.ended > 0] = -1
        self.elapsed += 1

    def reset(self) -> None:
        self.rows.reset()
        self.elapsed[:] = 0


class Pool:
    """`num_envs` games in blocks of `batch_size`; every game has a player for each seat (`SeatRows`).

    `recv` gives the block that has waited longest, `send` takes an action for each of its players and moves it on; with
    one block, which is the usual form, `step` and `reset` do both. Nothing runs beside the caller: a block has moved
    when `send` returns. Finished games are dealt anew in the same step. `info["players"]["env_id"]` says to which
    game a row belongs, `["id"]` which seat it is and `["asked"]` whether its action will be carried out.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        batch_size: int | None = None,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        seed: int = 0,
        limit: int = 10_000,
    ) -> None:
        learning = Learning(game, seats, options)
        size = batch_size or num_envs
        if num_envs < 1 or num_envs % size:
            raise ValueError(f"{num_envs} games cannot be shared out in blocks of {size}")
        self.config: dict[str, Any] = {
            "num_envs": num_envs,
            "batch_size": size,
            "max_num_players": learning.seats,
            "seed": seed,
        }
        self.action_space = spaces.Discrete(learning.actions)
        self.observation_space = seen_space(learning)
        self.all_env_ids = np.arange(num_envs, dtype=np.int32)
        self.blocks = [
            Block(first, BatchedEnv(game, size, seats, options, seed + first, limit, strict=False))
            for first in range(0, num_envs, size)
        ]
        self.ready: deque[Block] = deque()

    def __len__(self) -> int:
        return len(self.all_env_ids)

    @property
    def is_async(self) -> bool:
        """Whether a part of the games is received at a time."""
        return len(self.blocks) > 1

    def async_reset(self) -> None:
        """Deal all games; every block can be received."""
        self.ready.clear()
        for block in self.blocks:
            block.reset()
            self.ready.append(block)

    def recv(self) -> Received:
        """What the players of the block that has waited longest see and got, and which games it is."""
        if not self.ready:
            raise RuntimeError("no block is ready: send actions for one that was received, or call async_reset")
        return self.ready.popleft().received()

    def send(self, action: NDArray[Any], env_id: NDArray[Any] | None = None) -> None:
        """Move a block on; `env_id` names its games as `recv` did, and can be left out if there is one block."""
        wanted = self.all_env_ids if env_id is None else np.asarray(env_id)
        number = int(wanted.flat[0]) // self.config["batch_size"] if wanted.size else -1
        block = self.blocks[number] if 0 <= number < len(self.blocks) else None
        if block is None or not np.array_equal(block.games, wanted):
            raise ValueError("the games of one block move together: send the env_id that was received, whole")
        if block in self.ready:
            raise RuntimeError("this block has moved already and waits to be received")
        block.step(action)
        self.ready.append(block)

    def step(self, action: NDArray[Any], env_id: NDArray[Any] | None = None) -> Received:
        """Send, then receive."""
        self.send(action, env_id)
        return self.recv()

    def reset(self) -> tuple[Seen, dict[str, Any]]:
        """Deal all games, then receive the first block."""
        self.async_reset()
        seen, _, _, _, told = self.recv()
        return seen, told

    def close(self) -> None:
        """Nothing is held open."""
