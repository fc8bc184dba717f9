"""What all environments share: a game with its seats and options, actions by number, and observations as arrays."""

from __future__ import annotations

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from covetown import registry
from covetown.envs.batch import Menu, row_of
from covetown.kernel import FastChance, Features, Game, RuleError, State

VERSION = 1


def env_id(key: str) -> str:
    """The versioned name of a game's environment; the number grows when observations or actions change."""
    return f"{key}-v{VERSION}"


def learnable() -> list[str]:
    """The keys of all games that can be learned: those that say something about themselves in numbers."""
    return [key for key in registry.names() if registry.load(key).features() is not None]


def env_ids() -> list[str]:
    """The environments of all games that can be learned."""
    return [env_id(key) for key in learnable()]


def key_of(name: str) -> str:
    """The game of an environment name; the plain key of a game is understood too."""
    key, dash, version = name.rpartition("-v")
    if not dash:
        return name
    if version != str(VERSION):
        raise RuleError(f"there is no {name}; environments are of version {VERSION}: {', '.join(env_ids())}")
    return key


class Learning:
    """A game as learners see it."""

    def __init__(self, name: str, seats: int | None = None, options: dict[str, object] | None = None) -> None:
        self.game: Game = registry.load(key_of(name))
        found = self.game.features()
        if found is None:
            raise RuleError(f"{self.game.key} has no features to learn from")
        self.features: Features = found
        self.seats = self.game.usual_seats if seats is None else seats
        self.options = self.game.check_options(self.seats, {**self.game.sim_options(), **(options or {})})
        self.names = [name for name, _ in found.fields()]
        self.wholes = np.array([whole for _, whole in found.fields()], np.uint8)
        self.scale = np.float32(1.0) / self.wholes.astype(np.float32)
        self.answer_names = [name for name, _ in found.answer_fields()]
        self.answer_wholes = np.array([whole for _, whole in found.answer_fields()], np.uint8)
        self.menu = Menu(found)
        self.actions = int(self.menu.size)
        self.most = int(self.menu.most)

    def __deepcopy__(self, memo: object) -> Learning:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Learning, (self.game.key, self.seats, self.options)

    def new(self, seed: int) -> tuple[State, FastChance]:
        """A fresh game and the luck it goes on with."""
        chance = FastChance(seed)
        return self.game.new(self.seats, self.options, chance), chance

    def counts(self, state: State, seat: int) -> NDArray[np.uint8]:
        """What a seat may know, as one row of whole numbers."""
        out = BytesWriter()
        self.features.write(state, seat, out)
        return np.frombuffer(out.getvalue(), np.uint8)

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        """The same as numbers from 0 to 1."""
        row: NDArray[np.float32] = np.minimum(self.counts(state, seat), self.wholes) * self.scale
        return row

    def rows(self, state: State, seat: int) -> NDArray[np.uint8]:
        """What each answer of the seat means, one row each, as whole numbers; answers that mean the same are one."""
        self.offer(state, seat)
        return np.frombuffer(self.menu.rows.getvalue(), np.uint8).reshape(int(self.menu.count), len(self.answer_names))

    def offered(self, state: State, seat: int) -> NDArray[np.int64]:
        """The actions of the seat's answers, in the order of their rows."""
        self.offer(state, seat)
        return np.frombuffer(self.menu.actions.getvalue(), "<i8")

    def answers(self, state: State, seat: int) -> list[int]:
        """The options of the rules that the rows stand for, in the order of the rows."""
        self.offer(state, seat)
        return [int(option) for option in np.frombuffer(self.menu.options.getvalue(), "<i8")]

    def offer(self, state: State, seat: int) -> None:
        self.menu.clear()
        self.menu.add(state, seat, 0)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Which actions are legal: for a seat that is not asked anything, only action 0, which does nothing."""
        mask = np.zeros(self.actions, np.int8)
        if (state.waiting >> seat) & 1:
            mask[self.offered(state, seat)] = 1
        else:
            mask[0] = 1
        return mask

    def answer(self, state: State, seat: int, action: int) -> int:
        """The option an action stands for; a ValueError if it is not legal."""
        found = np.flatnonzero(self.offered(state, seat) == action)
        if len(found) == 0:
            raise ValueError(f"action {action} is not legal here")
        return self.answers(state, seat)[int(found[0])]

    def place(self, state: State, seat: int, option: int) -> int:
        """The number of the row that stands for an option: its own, or that of the one that means the same."""
        answers = self.answers(state, seat)
        if option in answers:
            return answers.index(option)
        meaning = row_of(self.features, state, seat, option)
        return [row_of(self.features, state, seat, other) for other in answers].index(meaning)

    def action(self, state: State, seat: int, option: int) -> int:
        """The action that stands for an option: how a bot's answer is written as a lesson."""
        return int(self.offered(state, seat)[self.place(state, seat, option)])
