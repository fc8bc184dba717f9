"""PettingZoo environments: all seats are learners, one after the other (AEC) or all at every step (parallel)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from covetown.envs.spaces import seen_space
from covetown.envs.table import Learning, env_id
from covetown.kernel import FastChance, State
from covetown.kernel.state import lowest_seat

Seen = dict[str, NDArray[Any]]


class Seating:
    """The agents of a table with their spaces."""

    def __init__(self, game: str, seats: int | None, options: dict[str, object] | None) -> None:
        self.learning = Learning(game, seats, options)
        self.agents = [f"seat_{seat}" for seat in range(self.learning.seats)]
        self.seen = {agent: seen_space(self.learning) for agent in self.agents}
        self.done = {agent: spaces.Discrete(self.learning.actions) for agent in self.agents}

    def look(self, state: State, agent: str) -> Seen:
        seat = self.agents.index(agent)
        return {
            "observation": self.learning.observation(state, seat),
            "action_mask": self.learning.mask(state, seat),
        }


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """The seats of a game in the order in which the rules ask them; seats asked at once in secret answer in turn."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        limit: int = 10_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seating = Seating(game, seats, options)
        self.metadata = {
            "name": env_id(self.seating.learning.game.key),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.limit = limit
        self.possible_agents = list(self.seating.agents)
        self.observation_spaces = self.seating.seen
        self.action_spaces = self.seating.done
        self.np_random, _ = seeding.np_random(None)
        self.state_of_play: State | None = None
        self.chance = FastChance(0)
        self.made = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seating.seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.seating.done[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.state_of_play, self.chance = self.seating.learning.new(int(self.np_random.integers(2**31)))
        self.made = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn()

    def turn(self) -> None:
        assert self.state_of_play is not None
        self.agent_selection = self.possible_agents[int(lowest_seat(self.state_of_play.waiting))]

    def observe(self, agent: str) -> Seen:
        assert self.state_of_play is not None
        return self.seating.look(self.state_of_play, agent)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.state_of_play
        assert state is not None
        assert action is not None
        agent = self.agent_selection
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        state.apply(seat, self.seating.learning.answer(state, seat, int(action)), self.chance)
        self.made += 1
        self._clear_rewards()
        if state.waiting == 0:
            for number, other in enumerate(self.possible_agents):
                self.rewards[other] = float(state.payoff(number))
                self.terminations[other] = True
        elif self.made >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self.state_of_play is None:
            return None
        return str(self.state_of_play.view(-1))

    def close(self) -> None:
        """Nothing is held open."""


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """Every agent acts at every step. Those who are not asked anything have one legal action, 0, which does nothing.

    Seats that decide at once in secret do so in one step. An illegal action ends the game with a reward of -1 for its
    agent (`infos[agent]["illegal"]`); in a `strict` environment it raises a ValueError and nothing is carried out.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        limit: int = 10_000,
        render_mode: str | None = None,
        strict: bool = False,
    ) -> None:
        self.seating = Seating(game, seats, options)
        self.strict = strict
        self.metadata = {"name": env_id(self.seating.learning.game.key), "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.limit = limit
        self.possible_agents = list(self.seating.agents)
        self.agents: list[str] = []
        self.np_random, _ = seeding.np_random(None)
        self.state_of_play: State | None = None
        self.chance = FastChance(0)
        self.made = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seating.seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.seating.done[agent]

    def seen(self) -> dict[str, Seen]:
        assert self.state_of_play is not None
        return {agent: self.seating.look(self.state_of_play, agent) for agent in self.possible_agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.state_of_play, self.chance = self.seating.learning.new(int(self.np_random.integers(2**31)))
        self.made = 0
        self.agents = list(self.possible_agents)
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self.state_of_play
        assert state is not None
        # All answers are read before any is carried out: an illegal one leaves the game as it was.
        answers: dict[int, int] = {}
        wrong: list[str] = []
        for seat, agent in enumerate(self.possible_agents):
            if (state.waiting >> seat) & 1:
                try:
                    answers[seat] = self.seating.learning.answer(state, seat, int(actions[agent]))
                except ValueError:
                    if self.strict:
                        raise
                    wrong.append(agent)
        if wrong:
            return self.broken_off(wrong)
        for seat, option in answers.items():
            state.apply(seat, option, self.chance)
        self.made += 1
        over = state.waiting == 0
        late = not over and self.made >= self.limit
        rewards = {agent: float(state.payoff(seat)) if over else 0.0 for seat, agent in enumerate(self.possible_agents)}
        if over or late:
            self.agents = []
        everyone = self.possible_agents
        return (
            self.seen(),
            rewards,
            dict.fromkeys(everyone, over),
            dict.fromkeys(everyone, late),
            {agent: {} for agent in everyone},
        )

    def broken_off(
        self, wrong: list[str]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The end of a game in which these agents did something illegal."""
        self.agents = []
        everyone = self.possible_agents
        return (
            self.seen(),
            {agent: -1.0 if agent in wrong else 0.0 for agent in everyone},
            dict.fromkeys(everyone, True),
            dict.fromkeys(everyone, False),
            {agent: {"illegal": True} if agent in wrong else {} for agent in everyone},
        )

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self.state_of_play is None:
            return None
        return str(self.state_of_play.view(-1))

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, **settings: Any) -> Any:
    """The AEC environment with PettingZoo's usual guards: an illegal action ends the game with a reward of -1."""
    made = TurnsEnv(game, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=-1))


def raw_env(game: str, **settings: Any) -> TurnsEnv:
    """The AEC environment as it is; an illegal action raises a ValueError."""
    return TurnsEnv(game, **settings)


def parallel_env(game: str, **settings: Any) -> TogetherEnv:
    """The environment in which all agents act at every step; an illegal action ends the game with a reward of -1."""
    return TogetherEnv(game, **settings)


def raw_parallel_env(game: str, **settings: Any) -> TogetherEnv:
    """The same as it is; an illegal action raises a ValueError."""
    return TogetherEnv(game, strict=True, **settings)
