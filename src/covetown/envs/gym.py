"""A Gymnasium environment: the learner has one seat, bots have the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from covetown.bots import Bot, Budget, make
from covetown.envs.spaces import seen_space
from covetown.envs.table import Learning, env_id, learnable
from covetown.kernel import FastChance, State, world_for
from covetown.kernel.state import lowest_seat

Seen = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Seen, int]):
    """One seat of a game against bots.

    An observation has two parts, `observation` and `action_mask`. The reward comes at the end: 1 for a win, a share of
    it for a shared win. An action that is not legal loses the game at once with a reward of -1 (`info["illegal"]`).
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        seats: int | None = None,
        bots: str = "apprentice",
        options: dict[str, object] | None = None,
        think: float = 0.05,
        limit: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        self.learning = Learning(game, seats, options)
        self.seat = seat
        self.limit = limit
        self.budget = Budget(think)
        self.render_mode = render_mode
        self.rivals: list[Bot] = [make(bots, self.learning.game) for _ in range(self.learning.seats)]
        self.action_space = spaces.Discrete(self.learning.actions)  # type: ignore[assignment]
        self.observation_space = seen_space(self.learning)  # type: ignore[assignment]
        self.state: State | None = None
        self.chance = FastChance(0)
        self.made = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.state, self.chance = self.learning.new(int(self.np_random.integers(2**31)))
        self.made = 0
        self.let_others_play()
        return self.seen(), {}

    def let_others_play(self) -> None:
        state = self.state
        assert state is not None
        while state.waiting and not (state.waiting >> self.seat) & 1 and self.made < self.limit:
            rival = int(lowest_seat(state.waiting))
            world = world_for(state, rival, self.chance)
            option = self.rivals[rival].choose(world, rival, self.chance, self.budget)
            state.apply(rival, option, self.chance)
            self.made += 1

    def seen(self) -> Seen:
        assert self.state is not None
        observation = self.learning.observation(self.state, self.seat)
        return {"observation": observation, "action_mask": self.learning.mask(self.state, self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as learners with masks ask for it."""
        assert self.state is not None, "call reset first"
        return self.learning.mask(self.state, self.seat).astype(np.bool_)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        state = self.state
        assert state is not None, "call reset first"
        try:
            option = self.learning.answer(state, self.seat, int(action))
        except ValueError:
            return self.seen(), -1.0, True, False, {"illegal": True}
        state.apply(self.seat, option, self.chance)
        self.made += 1
        self.let_others_play()
        over = state.waiting == 0
        reward = float(state.payoff(self.seat)) if over else 0.0
        return self.seen(), reward, over, not over and self.made >= self.limit, {}

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self.state is None:
            return None
        return str(self.state.view(self.seat))


def make_env(game: str, **settings: Any) -> SeatEnv:
    """What `gymnasium.make("covetown/<game>-v1")` calls."""
    return SeatEnv(game, **settings)


def register() -> list[str]:
    """Make every game known to Gymnasium; returns the names, such as covetown/<game>-v1."""
    names = {key: f"covetown/{env_id(key)}" for key in learnable()}
    for key, name in names.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="covetown.envs.gym:make_env", kwargs={"game": key})
    return list(names.values())
