"""The batched environment: hundreds of games moved on together, with all that learners need in fixed arrays."""

from __future__ import annotations

from time import process_time

import numpy as np
from numpy.typing import NDArray

from covetown.bots.without_gc import without_gc
from covetown.envs.batch import Batch
from covetown.envs.table import Learning, env_id

PLACES = np.dtype("<i8")


class BatchedEnv:
    """Many games of one kind. The arrays are made once and filled anew by `reset` and `step`.

    `counts` (games x fields, uint8: what the seat to move may know, as whole numbers; `observations` are the same as
    float32 from 0 to 1, made when they are asked for: ask anew after every step), `options` (games x most x answer
    fields, uint8: a row for every answer of the seat to move, then zeros), `mask` (games x most, bool: which rows are
    there) and `choices` (games, int32: how many), `masks` (games x actions, bool: the same answers as flat actions),
    `movers` (games, int32: whose turn it is), `rewards` (games x seats, float32: 1 for a win when a game ends), `ended`
    (games, uint8: 1 over, 2 broken off at the limit, 3 ended by an illegal action). A game that has ended is dealt anew
    at once: its row shows the first question of the next. An action that is not legal is refused and nothing is carried
    out, unless the environment is not `strict`: then it ends its game with a reward of -1 for its seat.
    """

    def __init__(
        self,
        name: str,
        games: int,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        seed: int = 0,
        limit: int = 10_000,
        strict: bool = True,
    ) -> None:
        self.learning = Learning(name, seats, options)
        learning = self.learning
        self.id = env_id(learning.game.key)
        self.games = games
        self.seats = learning.seats
        self.actions = learning.actions
        self.most = learning.most
        self.floats = np.zeros((games, len(learning.names)), dtype=np.float32)
        self.stale = True  # whether the floats are of an earlier step
        self.counts = np.zeros((games, len(learning.names)), dtype=np.uint8)
        self.options = np.zeros((games, self.most, len(learning.answer_names)), dtype=np.uint8)
        self.mask = np.zeros((games, self.most), dtype=np.bool_)
        self.choices = np.zeros(games, dtype=np.int32)
        self.masks = np.zeros((games, learning.actions), dtype=np.bool_)
        self.movers = np.zeros(games, dtype=np.int32)
        self.rewards = np.zeros((games, learning.seats), dtype=np.float32)
        self.ended = np.zeros(games, dtype=np.uint8)
        self.batch = Batch(
            learning.game, learning.features, learning.seats, learning.options, games, seed, limit, strict
        )
        self.capped = np.zeros_like(self.counts)
        self.legal = np.zeros(0, dtype=np.int64)
        # The same arrays as one long line, rows of answers as one item each: quicker to fill place by place.
        width = len(learning.answer_names)
        self.line = self.options.reshape(games * self.most, width).view(f"V{width}")[:, 0] if width else None
        self.blank = np.zeros(1, f"V{width}") if width else None
        self.there = self.mask.reshape(-1)
        self.flat = self.masks.reshape(-1)
        self.views = [
            (array.reshape(-1).view(np.uint8).data, writer)
            for array, writer in (
                (self.counts, self.batch.observations),
                (self.choices, self.batch.counts),
                (self.movers, self.batch.movers),
                (self.rewards, self.batch.rewards),
                (self.ended, self.batch.ended),
            )
        ]

    def fill(self) -> None:
        for view, writer in self.views:
            view[:] = writer.getvalue()
        self.fill_answers()
        self.stale = True

    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seats to move may know, as numbers from 0 to 1: always the same array, filled anew if need be."""
        if self.stale:
            # Capped as bytes first, then turned into floats: a third of the time of doing all in floats.
            np.minimum(self.counts, self.learning.wholes, out=self.capped)
            np.copyto(self.floats, self.capped)
            np.multiply(self.floats, self.learning.scale, out=self.floats)
            self.stale = False
        return self.floats

    def fill_answers(self) -> None:
        """Put the rows of all answers into their places, and wipe those away that are left over from the last step."""
        batch = self.batch
        emptied = np.frombuffer(batch.emptied.getvalue(), PLACES)
        places = np.frombuffer(batch.places.getvalue(), PLACES)
        self.there[emptied] = False
        self.there[places] = True
        self.flat[self.legal] = False
        self.legal = np.frombuffer(batch.menu.actions.getvalue(), PLACES)
        self.flat[self.legal] = True
        if self.line is not None:
            self.line[emptied] = self.blank
            self.line[places] = np.frombuffer(batch.menu.rows.getvalue(), self.line.dtype)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew, with the luck of this seed if one is given."""
        if seed is not None:
            self.batch.seed(seed)
        self.batch.deal()
        self.fill()

    def step(self, actions: NDArray[np.integer]) -> None:
        """Carry out one action in every game; if one is not legal, a ValueError or the end of its game (`strict`)."""
        with without_gc():
            self.batch.advance(np.asarray(actions, dtype="<i4").tobytes())
            self.fill()

    def choose(self, rows: NDArray[np.integer]) -> None:
        """Carry out one answer in every game, by the number of its row in `options`; a ValueError if there is none."""
        with without_gc():
            self.batch.choose(np.asarray(rows, dtype="<i4").tobytes())
            self.fill()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, games x actions, as learners with masks ask for it."""
        return self.masks

    def any_actions(self) -> NDArray[np.int32]:
        """A random legal action for every game."""
        return np.frombuffer(self.batch.any_actions(), dtype="<i4").astype(np.int32)

    def any_rows(self) -> NDArray[np.int32]:
        """A random answer for every game, by the number of its row."""
        return np.frombuffer(self.batch.any_rows(), dtype="<i4").astype(np.int32)


def batch_rate(
    name: str, seats: int | None, options: dict[str, object] | None, seconds: float, games: int = 64
) -> float:
    """Steps of random play per second of processor time, with rows of observations and answers, and masks."""
    env = BatchedEnv(name, games, seats, options, seed=13)
    env.reset()
    for _ in range(20):
        env.step(env.any_actions())
    steps = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        env.step(env.any_actions())
        steps += 1
        spent = process_time() - began
    return steps * games / spent
