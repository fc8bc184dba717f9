"""Practice: a network that weighs answers learns by playing against itself, round by round.

Every round plays games with what was learned so far, each seat for itself. Then answers that turned out better than
expected become likelier and the others less likely, in small steps: nothing is learned from a choice that has changed
by a fifth already. What was to be expected a second network says, the critic, which learns the outcomes of the same
games. Nothing is searched, so that a choice costs little, and there are very many.

The network that judges positions for a search is not touched: a search judges positions that play would never come to,
and these it has learned from games that stray (`training`).
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from covetown import registry
from covetown.bots.weights import WEIGHING, Unfit, found_in, weights_from
from covetown.kernel import Message, RuleError
from covetown.lab.contest import Entrant
from covetown.lab.teaching.lessons import FORMAT, features_of, most_seats
from covetown.lab.teaching.material import Array
from covetown.lab.teaching.pupils import CURIOUS, EDGE, STRAY, Minds, mixing, pupil, wider
from covetown.lab.teaching.rehearsal import COLUMNS, FADING, part_file, play_part, read
from covetown.lab.teaching.teacher import Tastes, file_of, layers_of, mixing_of, rounded
from covetown.lab.teaching.training import (
    ANSWERS,
    HEED,
    LEAN,
    Adam,
    Course,
    Layers,
    Scales,
    beginning,
)
from covetown.lab.workers import workers

GAMES_A_PART = 32
BATCH = 1024  # choices of a step
LARGEST_GAIN = 5.0  # in standard deviations
LAST_RATE = 0.1  # what is left of the size of a step in the end
WARM = 3  # rounds until it is as large as it gets
# The layers of the network of answers and of the critic among those of a whole network.
WEIGHED = (0, 1, 2, 3, ANSWERS, HEED)
JUDGED = (0, 1, 2, 3, 4, 5, LEAN)
MIXED = 64  # neurons that hear position and answer together, unless the start has some


class Figures(NamedTuple):
    """A round in figures: choices, the critic's log-loss, and how many answers seem to be left to choose from."""

    choices: int
    loss: float
    doubt: float


class Use(NamedTuple):
    """How a search is to use what was practised.

    It plays on for `depth` decisions before it asks what a position is worth (-1: as with the start), and doubts the
    weights of answers by `doubt`; the unknown it weighs by `explore`. With `critic`, positions are judged by the critic
    in place of what the start says. `first_only` says whether it weighs only the answers to its first question by what
    was learned (None: as with the start).
    """

    depth: int = -1
    doubt: float = 0.05
    critic: bool = False
    explore: float = 0.7
    first_only: bool | None = None


class Practice:
    """A practice of so many rounds of so many games; what it has come to lies in a folder, so that it can go on.

    Without a `start` everything begins from nothing, and in the end the critic judges positions too. If the `course`
    has more neurons than what weighs answers in the start, it gets them.
    """

    def __init__(self, key: str, rounds: int, games: int, seed: int, rate: float, start: bytes, course: Course) -> None:
        self.key = key
        self.rounds = rounds
        self.games = games
        self.seed = seed
        self.rate = rate
        self.start = start
        game = registry.load(key)
        features = features_of(game)
        self.fields, self.answer_fields = features.fields(), features.answer_fields()
        if not self.answer_fields:
            raise RuleError(
                f"{key} says nothing about its answers in numbers, so that there is nothing to practise",
                Message("lab-practise-silent", {"game": key}),
            )
        self.scales = Scales([whole for _, whole in self.fields], [whole for _, whole in self.answer_fields])
        most = most_seats(game)
        self.depth, self.first_only = int(game.guide().depth()), False
        if start:
            try:
                found = found_in(start, game)
                if found.network.seats != most:
                    raise Unfit(f"they know {found.network.seats} seats, and the game has {most}")
            except Unfit as why:
                raise RuleError(
                    f"these weights cannot be begun from: {why}", Message("lab-teach-start", {"why": str(why)})
                ) from None
            weights = weights_from(start)
            self.depth, self.first_only = found.depth, found.first
            self.judging = layers_of(weights, self.fields, len(self.answer_fields))
            prefix = WEIGHING if WEIGHING + "first" in weights.tensors else ""
            before = layers_of(weights, self.fields, len(self.answer_fields), prefix)
            mixed = mixing_of(weights, len(self.answer_fields), len(before[3]))
            before, mixed = wider(before, mixed, course)
        else:
            self.judging = before = beginning(len(self.fields), most, len(self.answer_fields), course)
            mixed = []
        mixed = mixed or mixing(len(self.answer_fields), len(before[3]), MIXED, seed)
        self.policy = [before[at].copy() for at in WEIGHED] + mixed
        self.critic = [self.judging[at].copy() for at in JUDGED]
        self.adams = (Adam(self.policy), Adam(self.critic))
        self.done = 0

    def check(self, budget: str) -> None:
        """A RuleError if matches have no such budget."""
        Entrant(f"grandmaster:{budget}")

    def mark(self) -> str:
        """A short name of this practice, which goes on only where it is the same."""
        game = registry.load(self.key)
        settings = [FORMAT, self.key, game.rules_version, self.fields, self.answer_fields, self.rounds, self.games]
        settings += [self.seed, self.rate, [layer.shape for layer in self.policy], GAMES_A_PART, BATCH, STRAY, CURIOUS]
        settings += [FADING, LARGEST_GAIN, LAST_RATE, WARM, COLUMNS]
        data = json.dumps(settings).encode() + self.start
        return hashlib.blake2s(data, digest_size=6).hexdigest()

    # The rounds

    def run(self, folder: Path, jobs: int, told: Callable[[int, Figures | None], None]) -> None:
        """Play and learn what is left; `told` hears of games played, and after each round of its figures."""
        home = folder / self.mark()
        home.mkdir(parents=True, exist_ok=True)
        self.take_up(home / "state.npz")
        told(self.done * self.games, None)
        while self.done < self.rounds:
            now = home / f"round-{self.done:04d}"
            now.mkdir(exist_ok=True)
            for name, data in (("policy", self.file({})), ("critic", self.critic_file())):
                write(now / f"{name}.safetensors", data)
            columns = read(self.play(now, jobs, told))
            figures = self.learn(columns)
            self.done += 1
            self.put_down(home / "state.npz")
            shutil.rmtree(now)
            told(0, figures)

    def play(self, folder: Path, jobs: int, told: Callable[[int, Figures | None], None]) -> list[Path]:
        numbers = range(-(-self.games // GAMES_A_PART))
        call: dict[str, object] = {"game": self.key, "seed": self.seed, "folder": str(folder), "games": self.games}
        call |= {"each": GAMES_A_PART, "from": self.done * self.games}
        for made in workers(jobs, None).results(play_part, call, numbers):
            told(int(made), None)
        return [part_file(folder, number) for number in numbers]

    def learn(self, columns: dict[str, Array]) -> Figures:
        """One walk through the choices of a round."""
        gains = columns["gains"]
        columns["gains"] = np.clip(gains / (gains.std() + EDGE), -LARGEST_GAIN, LARGEST_GAIN).astype(np.float32)
        past = self.done / self.rounds
        rate = self.rate * min(1.0, (self.done + 1) / WARM) * (1 - (1 - LAST_RATE) * past)
        count = len(columns["offers"])
        order = np.random.default_rng([self.seed, self.done]).permutation(count)
        learning = pupil(Minds(self.policy, self.critic, self.adams), self.scales, columns)
        losses = [learning.step(which, rate) for which in np.array_split(order, max(1, count // BATCH))]
        learning.rest()
        return Figures(count, float(np.mean(losses)), float(np.exp(-np.mean(columns["likely"]))))

    # What lies on the disk

    def put_down(self, file: Path) -> None:
        """Write down what was learned, so that a later call can go on."""
        arrays: dict[str, Array] = {"done": np.array([self.done, *(adam.steps for adam in self.adams)])}
        for name, items in self.state():
            arrays |= {f"{name}-{at}": item for at, item in enumerate(items)}
        draft = file.with_name(f"{file.name}.partial")
        with draft.open("wb") as stream:
            np.savez(stream, **arrays)  # type: ignore[arg-type]
        draft.replace(file)

    def take_up(self, file: Path) -> None:
        """Go on from what is there."""
        if not file.exists():
            return
        with np.load(file, allow_pickle=False) as found:
            self.done, *steps = (int(number) for number in found["done"])
            for adam, number in zip(self.adams, steps, strict=True):
                adam.steps = number
            for name, items in self.state():
                for at in range(len(items)):
                    items[at] = found[f"{name}-{at}"]

    def state(self) -> list[tuple[str, Layers]]:
        named = [("policy", self.policy), ("critic", self.critic)]
        for name, adam in zip(("policy", "critic"), self.adams, strict=True):
            named += [(f"{name}-means", adam.means), (f"{name}-squares", adam.squares)]
        return named

    # Weights

    def file(self, notes: dict[str, str], use: Use | None = None) -> bytes:
        """What judges positions and what weighs answers, as one file."""
        use = Use() if use is None else use
        judging = self.judging if self.start and not use.critic else self.whole(self.critic, JUDGED)
        if self.start:
            before = weights_from(self.start).told
            begun = "; ".join(filter(None, (before.get("begun_from"), before.get("command"))))
            notes = {"log_loss": before.get("log_loss", "{}"), "begun_from": begun, **notes}
        weighing = rounded(self.whole(self.policy[: len(WEIGHED)], WEIGHED), self.scales.rows)
        depth = self.depth if use.depth < 0 else use.depth
        tastes = Tastes(weighing, self.policy[len(WEIGHED) :], use.doubt, use.explore)
        first_only = self.first_only if use.first_only is None else use.first_only
        return file_of(self.key, rounded(judging, self.scales.rows), depth, notes, first_only, tastes)

    def critic_file(self) -> bytes:
        layers = rounded(self.whole(self.critic, JUDGED), self.scales.rows)
        return file_of(self.key, layers, self.depth, {})

    def whole(self, layers: Layers, places: tuple[int, ...]) -> Layers:
        """All layers of a network, of which these are some."""
        out = [np.zeros_like(layer) for layer in self.judging]
        for at, layer in zip(places, layers, strict=True):
            out[at] = layer
        return out


def write(file: Path, data: bytes) -> None:
    draft = file.with_name(f"{file.name}.{os.getpid()}.partial")
    draft.write_bytes(data)
    draft.replace(file)
