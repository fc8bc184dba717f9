"""The games as OpenSpiel games: sequential, with every draw of luck as a chance node of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from covetown import registry
from covetown.envs.table import Learning, env_id, learnable
from covetown.kernel import ChanceError, FastChance, Game, OptionSpec, ScriptedChance, State, world_for
from covetown.kernel.state import lowest_seat
from covetown.narrator import Narrator

# Bounds that OpenSpiel wants to know beforehand.
MOST_OUTCOMES = 512
LONGEST = 20_000


def short_name(key: str) -> str:
    """The name of a game in OpenSpiel, which knows no dashes: covetown_<game>_v1."""
    return "covetown_" + env_id(key).replace("-", "_")


# A table option as a parameter, which cannot be a list and cannot be missing: "one+other", and these for nothing.
NO_LIST = "none"
NO_NUMBER = -1


def parameter(value: object) -> int | bool | str:
    """The value of a table option as OpenSpiel writes it."""
    if value is None:
        return NO_NUMBER
    if isinstance(value, (list, tuple)):
        return "+".join(str(item) for item in value) or NO_LIST
    return value if isinstance(value, (bool, int)) else str(value)


def option_value(spec: OptionSpec, given: object) -> object:
    """The value of a table option that a parameter stands for."""
    if spec.kind == "list":
        return [] if given == NO_LIST else str(given).split("+")
    return None if spec.optional and given == NO_NUMBER else given


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults: `players`, and every table option by its name."""
    usual = {spec.key: spec.default for spec in game.option_specs()} | game.sim_options()
    return {"players": game.usual_seats} | {key: parameter(value) for key, value in usual.items()}


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
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


@cache
def narrator(key: str, seats: int, seat: int) -> Narrator:
    """Who says in words what a seat can answer."""
    return Narrator(registry.load(key), [f"seat {number}" for number in range(seats)], you=seat)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf as OpenSpiel sees it."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        self.key = key
        title = registry.load(key)
        given = {"players": title.usual_seats, **(params or {})}
        seats = int(given["players"])
        options = {spec.key: option_value(spec, given[spec.key]) for spec in title.option_specs() if spec.key in given}
        self.learning = Learning(key, seats, options)
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.learning.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), facts, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """What a player sees, open things always among it; the same with perfect recall; or what everybody sees.

        A row of numbers tells the moment and not the way there: with perfect recall there are words alone.
        """
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        if iig_obs_type is None:
            return SpielObserver(self.learning)
        alone = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type.perfect_recall:
            return RecallObserver() if alone else None
        if alone:
            return SpielObserver(self.learning)
        return SpectatorObserver() if iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE else None


class Held:
    """A state that is never changed once it is held here: copies of the moment share it, and it travels as bytes.

    It knows the moment before and the action that led here, so that it can tell every player's story. A story is a mark
    of all that a player has seen and done; moments that look the same to a player are one.
    """

    def __init__(self, key: str, state: State, before: Held | None = None, seat: int = -1, action: int = -1) -> None:
        self.key = key
        self.state = state
        self.before = before
        self.seat = seat
        self.action = action
        self.stories: dict[int, tuple[str, str]] = {}  # by player: the story, and a mark of what is seen now

    def __deepcopy__(self, memo: object) -> Held:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        stories = {player: self.story(player) for player in range(int(self.state.seats))}
        return held_from, (self.key, self.state.encode(), stories)

    def story(self, player: int) -> tuple[str, str]:
        """The story of a player, and a mark of what the player sees now."""
        untold: list[Held] = []
        moment: Held | None = self
        while moment is not None and player not in moment.stories:
            untold.append(moment)
            moment = moment.before
        story, last = moment.stories[player] if moment is not None else ("", "")
        for moment in reversed(untold):
            seen = mark(str(moment.state.view(player)))
            if moment.seat == player:
                story = mark(f"{story} did {moment.action} saw {seen}")
            elif seen != last:
                story = mark(f"{story} saw {seen}")
            last = seen
            moment.stories[player] = story, seen
        return story, last


def mark(text: str) -> str:
    """A short name for a long text."""
    return blake2b(text.encode(), digest_size=12).hexdigest()


def held_from(key: str, data: bytes, stories: dict[int, tuple[str, str]]) -> Held:
    held = Held(key, registry.load(key).decode(data))
    held.stories = stories
    return held


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. While luck has to be drawn, what led to the draw is carried out on trial again and again."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.learning = game.learning
        self.before: Held | None = None
        self.held: Held | None = None
        self.seat = -1
        self.option = -1
        self.action = -1
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
        self.held = Held(self.learning.game.key, reached, self.before, self.seat, self.action)
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
            self.action = int(action)
            self.before = self.held
            self.drawn = []
        self.attempt()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.wanted:
            return f"draw {action} of {self.wanted}"
        option = self.learning.answer(self.state, player, action)
        say = narrator(self.learning.game.key, self.learning.seats, player).message
        offered = self.learning.answers(self.state, player)
        texts = {one.ident: say(one.text) for one in self.state.decision(player).options if one.ident in offered}
        words = texts[option]
        return words if list(texts.values()).count(words) == 1 else f"{words} (action {action})"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The same moment in a world that this player cannot tell from this one, for searches that must not peek.

        At a chance node there is no such thing: what was drawn so far belongs to this world alone.
        """
        if self.wanted or self.held is None:
            raise ValueError("luck is being drawn: a moment can be dealt anew where a player is to act, or at the end")
        twin: SpielState = self.clone()
        dealt = world_for(self.state, player, FastChance(int(sampler() * 2**31)))
        twin.held = Held(self.held.key, dealt, self.held.before, self.held.seat, self.held.action)
        return twin

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
    """What everybody sees, as text alone."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        return super().string_from(state, -1)


class RecallObserver(SpectatorObserver):
    """What a player sees and a mark of all that it has seen and done so far, as text alone."""

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return "set-up"
        return f"{state.state.view(player)} after {state.held.story(player)[0]}"


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
    names = {key: short_name(key) for key in learnable()}
    for key, name in names.items():
        if name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(registry.load(key)), game_class(key))
    return list(names.values())
