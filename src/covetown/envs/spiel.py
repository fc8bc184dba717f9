"""The games as OpenSpiel games: sequential, with every draw of luck as a chance node of its own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from covetown import registry
from covetown.envs.table import Learning, env_id
from covetown.kernel import ChanceError, Game, ScriptedChance, State
from covetown.kernel.state import lowest_seat

# Bounds that OpenSpiel wants to know beforehand.
MOST_OUTCOMES = 512
LONGEST = 20_000


def short_name(key: str) -> str:
    """The name of a game in OpenSpiel, which knows no dashes: covetown_<game>_v1."""
    return "covetown_" + env_id(key).replace("-", "_")


def game_type(game: Game) -> pyspiel.GameType:
    counts = [count for count in game.seat_counts(game.check_options(game.usual_seats, {})) if count > 0]
    return pyspiel.GameType(
        short_name=short_name(game.key),
        long_name=f"Covetown: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.usual_seats},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf as OpenSpiel sees it."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        self.key = key
        given = params or {}
        title = registry.load(key)
        seats = int(given.get("players", title.usual_seats))
        self.learning = Learning(key, seats)
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.learning.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), facts, {"players": seats})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """What a player sees, open things always among it, or what everybody sees.

        A row of numbers tells the moment and not the way there, so nothing is offered with perfect recall.
        """
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        if iig_obs_type is None:
            return SpielObserver(self.learning)
        if iig_obs_type.perfect_recall or iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE:
            return SpectatorObserver()
        return SpielObserver(self.learning)


class Held:
    """A state that is never changed once it is held here: copies of the moment share it, and it travels as bytes."""

    def __init__(self, key: str, state: State) -> None:
        self.key = key
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return held_from, (self.key, self.state.encode())


def held_from(key: str, data: bytes) -> Held:
    return Held(key, registry.load(key).decode(data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. While luck has to be drawn, what led to the draw is carried out on trial again and again."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.learning = game.learning
        self.before: Held | None = None
        self.held: Held | None = None
        self.seat = -1
        self.option = -1
        self.drawn: list[int] = []
        self.wanted = 0
        self.attempt()

    def attempt(self) -> None:
        """Carry out the set-up or the last answer with the luck drawn so far; a chance node if more is needed."""
        chance = ScriptedChance(self.drawn)
        self.wanted = 0
        try:
            if self.before is None:
                reached = self.learning.game.new(self.learning.seats, self.learning.options, chance)
            else:
                reached = self.before.state.copy()
                reached.apply(self.seat, self.option, chance)
        except ChanceError:
            self.wanted = int(chance.wanted)
            return
        self.held = Held(self.learning.game.key, reached)
        self.drawn = []

    @property
    def state(self) -> State:
        assert self.held is not None
        return self.held.state

    def current_player(self) -> int:
        if self.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state.waiting == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(lowest_seat(self.state.waiting))

    def _legal_actions(self, player: int) -> list[int]:
        if self.wanted or not (self.state.waiting >> player) & 1:
            return []
        return [int(action) for action in np.flatnonzero(self.learning.mask(self.state, player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.wanted) for outcome in range(self.wanted)]

    def _apply_action(self, action: int) -> None:
        if self.wanted:
            self.drawn.append(action)
        else:
            self.seat = self.current_player()
            self.option = self.learning.answer(self.state, self.seat, action)
            self.before = self.held
            self.drawn = []
        self.attempt()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.wanted:
            return f"draw {action} of {self.wanted}"
        option = self.learning.answer(self.state, player, action)
        return f"answer {option}"

    def is_terminal(self) -> bool:
        return not self.wanted and self.state.waiting == 0

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.learning.seats
        return [float(self.state.payoff(seat)) for seat in range(self.learning.seats)]

    def __str__(self) -> str:
        if self.held is None:
            return f"set-up, {len(self.drawn)} draws"
        drawn = f", {len(self.drawn)} draws" if self.wanted else ""
        return f"{self.state.view(-1)}{drawn}"


class SpielObserver:
    """What a player sees: the same row of numbers as in the other environments."""

    def __init__(self, learning: Learning) -> None:
        self.learning = learning
        self.tensor: NDArray[np.float32] | None = np.zeros(len(learning.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        assert self.tensor is not None
        self.tensor.fill(0)
        if state.held is not None:
            self.tensor[:] = self.learning.observation(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state.state.view(player)) if state.held is not None else "set-up"


class SpectatorObserver(SpielObserver):
    """What everybody sees, in words alone."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        return super().string_from(state, -1)


def game_class(key: str) -> type[SpielGame]:
    """The class of one game, as OpenSpiel makes it: with parameters alone.

    It must be a class: OpenSpiel lets go of what it registered after Python has shut down, and a class outlives that.
    """

    class NamedGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(key, params)

    return NamedGame


def register() -> list[str]:
    """Make every game known to OpenSpiel; returns the names for `pyspiel.load_game`."""
    names: list[str] = []
    for key in registry.names():
        title = registry.load(key)
        if title.features() is None:
            continue
        if short_name(key) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(title), game_class(key))
        names.append(short_name(key))
    return names
