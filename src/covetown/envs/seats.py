"""Every seat of every game of a batch as a row of its own, for frameworks that know rows and nothing of turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from covetown.envs.vector import BatchedEnv
from covetown.kernel import State


class SeatRows:
    """The rows of a batch: seat s of game g is row g * seats + s. One seat of each game is asked at a time.

    The arrays are handed over once and filled anew by `reset` and `step`: `seen` (rows x fields; whole numbers if it
    holds bytes, from 0 to 1 if it holds floats), `masks` (rows x actions), `rewards`, `terminated`, `truncated`, and
    `asked`, which says whose rows wait for an action. A row that is not asked shows what its seat saw when it was asked
    last, or at the deal; its one legal action is 0, and whatever it does is not looked at. So every row is the whole
    story of one seat, with the reward of that seat at the end.
    """

    def __init__(self, env: BatchedEnv, seen: NDArray[Any], masks: NDArray[Any], **others: NDArray[Any]) -> None:
        rows = env.games * env.seats
        self.env = env
        self.rows = rows
        self.seen = checked("observations", seen, (rows, env.counts.shape[1]))
        self.masks = checked("masks", masks, (rows, env.actions))
        self.rewards = checked("rewards", others.get("rewards", np.zeros(rows, np.float32)), (rows,))
        self.terminated = checked("terminated", others.get("terminated", np.zeros(rows, np.bool_)), (rows,))
        self.truncated = checked("truncated", others.get("truncated", np.zeros(rows, np.bool_)), (rows,))
        self.asked = checked("asked", others.get("asked", np.zeros(rows, np.bool_)), (rows,))
        self.whole_numbers = seen.dtype == np.uint8
        self.firsts = np.arange(env.games) * env.seats
        self.turns = self.firsts.copy()  # the row that is asked, for every game
        self.idle = np.zeros(env.actions, masks.dtype)
        self.idle[0] = 1

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew, with the luck of this seed if one is given."""
        self.env.reset(seed)
        self.masks[:] = self.idle
        self.asked[:] = False
        for game in range(self.env.games):
            self.show_deal(game)
        self.fill()

    def step(self, actions: NDArray[Any]) -> None:
        """Carry out the actions of the rows that are asked; one that is not legal ends its game."""
        given = np.asarray(actions)
        if given.shape != (self.rows,):
            raise ValueError(f"{self.rows} actions are needed, one for every seat of every game, not {given.shape}")
        self.env.step(given[self.turns])
        self.masks[self.turns] = self.idle
        self.asked[self.turns] = False
        for game in np.flatnonzero(self.env.ended):
            self.show_deal(int(game))
        self.fill()

    def fill(self) -> None:
        """Show every game's question to the seat that is asked, and pay all seats."""
        env = self.env
        self.turns = self.firsts + env.movers
        self.seen[self.turns] = env.counts if self.whole_numbers else env.observations
        self.masks[self.turns] = env.masks
        self.asked[self.turns] = True
        self.rewards[:] = env.rewards.reshape(-1)
        self.terminated[:] = np.repeat((env.ended == 1) | (env.ended == 3), env.seats)
        self.truncated[:] = np.repeat(env.ended == 2, env.seats)

    def show_deal(self, game: int) -> None:
        """What all seats see of a game that has just been dealt."""
        state = self.env.batch.states[game]
        for seat in range(self.env.seats):
            self.seen[self.firsts[game] + seat] = self.observation(state, seat)

    def observation(self, state: State, seat: int) -> NDArray[Any]:
        learning = self.env.learning
        return learning.counts(state, seat) if self.whole_numbers else learning.observation(state, seat)

    def finals(self) -> Iterator[tuple[int, NDArray[Any]]]:
        """The rows of the games that the last step ended, each with what its seat saw at the end."""
        for game, state in zip(np.flatnonzero(self.env.ended), self.env.batch.lasts, strict=True):
            for seat in range(self.env.seats):
                yield int(self.firsts[game]) + seat, self.observation(state, seat)

    def illegal(self) -> NDArray[np.bool_]:
        """The rows whose action was not legal and ended their game."""
        return self.terminated & (self.rewards < 0)


def checked(name: str, array: NDArray[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    """An array of the right shape, or a ValueError that says which is wrong."""
    if array.shape != shape:
        raise ValueError(f"{name} must be an array of shape {shape}, not {array.shape}")
    return array
