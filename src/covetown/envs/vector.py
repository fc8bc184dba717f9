"""The batched environment: hundreds of games moved on together, with all that learners need in fixed arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from covetown.bots.quiet import undisturbed
from covetown.envs.batch import Batch
from covetown.envs.table import Learning, env_id


class BatchedEnv:
    """Many games of one kind. The arrays are made once and filled anew by `reset` and `step`.

    `observations` (games x fields, float32 from 0 to 1; `counts` are the same as whole numbers, uint8), `masks` (games
    x actions, bool), `movers` (games, int32: whose turn it is), `rewards` (games x seats, float32: 1 for a win when a
    game ends), `ended` (games, uint8: 1 over, 2 broken off at the limit). A game that has ended is dealt anew at once:
    its row shows the first question of the next.
    """

    def __init__(
        self,
        name: str,
        games: int,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        seed: int = 0,
        limit: int = 10_000,
    ) -> None:
        self.learning = Learning(name, seats, options)
        learning = self.learning
        self.id = env_id(learning.game.key)
        self.games = games
        self.seats = learning.seats
        self.actions = learning.actions
        self.observations = np.zeros((games, len(learning.names)), dtype=np.float32)
        self.counts = np.zeros((games, len(learning.names)), dtype=np.uint8)
        self.masks = np.zeros((games, learning.actions), dtype=np.bool_)
        self.movers = np.zeros(games, dtype=np.int32)
        self.rewards = np.zeros((games, learning.seats), dtype=np.float32)
        self.ended = np.zeros(games, dtype=np.uint8)
        self.batch = Batch(
            learning.game, learning.features, learning.seats, learning.options, games, learning.actions, seed, limit
        )
        self.views = [
            (array.reshape(-1).view(np.uint8).data, writer)
            for array, writer in (
                (self.counts, self.batch.observations),
                (self.masks, self.batch.masks),
                (self.movers, self.batch.movers),
                (self.rewards, self.batch.rewards),
                (self.ended, self.batch.ended),
            )
        ]

    def fill(self) -> None:
        for view, writer in self.views:
            view[:] = writer.getvalue()
        np.multiply(self.counts, self.learning.scale, out=self.observations)
        np.minimum(self.observations, np.float32(1.0), out=self.observations)

    def reset(self) -> None:
        """Deal all games anew."""
        self.batch.deal()
        self.fill()

    def step(self, actions: NDArray[np.integer]) -> None:
        """Carry out one legal action in every game; a ValueError if one is not legal."""
        with undisturbed():
            self.batch.advance(np.asarray(actions, dtype="<i4").tobytes())
            self.fill()

    def any_actions(self) -> NDArray[np.int32]:
        """A random legal action for every game."""
        return np.frombuffer(self.batch.any_actions(), dtype="<i4").astype(np.int32)
