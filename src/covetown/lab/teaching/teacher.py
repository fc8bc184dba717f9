"""The whole way of teaching: positions, training, the file of weights, and the match that shows what they are worth."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numpy as np

from covetown import __version__, registry
from covetown.bots.network import UNIT
from covetown.bots.weights import (
    EVERYWHERE,
    FIRST,
    FORMAT,
    LARGEST,
    MIXED,
    VARIABLE,
    WEIGHING,
    Unfit,
    Weights,
    found_in,
    weights_from,
)
from covetown.kernel import Journal, Message, RuleError
from covetown.lab.contest import Contest, Entrant
from covetown.lab.match import run, summary
from covetown.lab.records import Records
from covetown.lab.teaching.lessons import Plan, features_of, most_seats
from covetown.lab.teaching.material import Array, Material, further, played, read
from covetown.lab.teaching.training import (
    ANSWERS,
    HEED,
    LAST,
    LEAN,
    Course,
    Layers,
    Scales,
    answers_loss,
    beginning,
    learner,
    loss_of,
    said_of,
    train,
)
from covetown.lab.workers import workers

SHORT = 32767  # the largest whole number of a weight


@contextmanager
def using(key: str, data: bytes) -> Iterator[None]:
    """Let grandmasters of this process, and of those it starts, play by these weights."""
    before = os.environ.get(VARIABLE)
    with TemporaryDirectory() as folder:
        if data:
            Path(folder, f"{key}.safetensors").write_bytes(data)
            os.environ[VARIABLE] = folder
        try:
            yield
        finally:
            if data and before is None:
                del os.environ[VARIABLE]
            elif before is not None:
                os.environ[VARIABLE] = before


class Figures:
    """How well the outcome of games that were kept back was foreseen: log-losses, the smaller the better."""

    def __init__(self, material: Material, layers: Layers, scales: Scales) -> None:
        held = material.held_out()
        kept = material.take(held)
        said = said_of(layers, kept, scales)
        mine = kept.shares[:, 0]
        self.positions = len(kept)
        self.nothing = loss_of(1.0 / kept.seats, mine)
        self.handmade = loss_of(kept.guesses[:, 0], mine)
        self.network = loss_of(said[:, 0], mine)
        self.answers: dict[str, float] = {}
        thought = ~np.isnan(kept.thoughts)
        if thought.any():
            deep = kept.thoughts[thought]
            self.answers["thoughts_handmade"] = loss_of(kept.guesses[thought, 0], deep)
            self.answers["thoughts_network"] = loss_of(said[thought, 0], deep)
            self.answers["thoughts"] = loss_of(deep, deep)
        asked = np.flatnonzero(held[material.columns["askers"]]) if material.asked() else np.zeros(0, np.int64)
        if len(asked):
            blank = [*layers[:ANSWERS], np.zeros_like(layers[ANSWERS]), np.ones(1, np.float32), layers[LEAN]]
            self.answers["answers_handmade"] = answers_loss(blank, material, asked, scales)
            self.answers["answers_network"] = answers_loss(layers, material, asked, scales)

    def losses(self) -> dict[str, float]:
        return {
            "nothing": self.nothing,
            "handmade": self.handmade,
            "network": self.network,
            **self.answers,
        }

    def plain(self) -> dict[str, object]:
        return {"positions": self.positions, **{name: round(loss, 4) for name, loss in self.losses().items()}}


class Task:
    """What is to be taught: a game, the games to play for it, and the weights to begin with (none: from nothing).

    `also` are folders of positions that were played before and are learned from too.
    """

    def __init__(
        self,
        key: str,
        games: int,
        seed: int,
        iterations: int = 0,
        start: bytes = b"",
        also: Sequence[Path] = (),
        ahead: int = 0,
    ) -> None:
        self.key = key
        self.games = games
        self.plan = Plan(key, seed, iterations, bool(start), ahead)
        self.start = start
        self.also = list(also)

    def check(self, budget: str) -> None:
        """A RuleError if the game cannot be taught, start or positions do not fit, or matches have no such budget."""
        game = registry.load(self.key)
        further(self.plan, self.also)
        Entrant(f"grandmaster:{budget}")
        if self.plan.ahead and (self.plan.iterations or not self.weighs_answers()):
            raise RuleError(
                "looking ahead needs weights to begin from that weigh answers, and no searches",
                Message("lab-teach-ahead"),
            )
        if not self.start:
            return
        try:
            seats, most = int(found_in(self.start, game).network.seats), most_seats(game)
            if seats != most:
                raise Unfit(f"they know {seats} seats, and the game has {most}")
        except Unfit as why:
            raise RuleError(
                f"these weights cannot be begun from: {why}", Message("lab-teach-start", {"why": str(why)})
            ) from None

    def weighs_answers(self) -> bool:
        """Whether the weights to begin with say which answers are good."""
        return bool(self.start) and "answers" in weights_from(self.start).tensors

    def neurons(self, wanted: tuple[int, int]) -> tuple[int, int]:
        """The neurons of the two layers: those of the start, or those that are wanted."""
        if not self.start:
            return wanted
        weights = weights_from(self.start)
        return weights.size("biases"), weights.size("second_biases")

    def play(self, folder: Path, jobs: int, told: Callable[[int], None]) -> list[Path]:
        """Play the games that are not in the folder yet; the files of all of them, and of those played before."""
        with using(self.key, self.start):
            return played(self.plan, self.games, folder, jobs, told) + further(self.plan, self.also)

    def learn(self, files: list[Path], course: Course, told: Callable[[int, float], None]) -> Taught:
        """Train a network on what was played."""
        features = features_of(registry.load(self.key))
        fields, answer_fields = features.fields(), features.answer_fields()
        scales = Scales([whole for _, whole in fields], [whole for _, whole in answer_fields])
        material = read(files)
        tastes: Tastes | None = None
        if self.start:
            start = weights_from(self.start)
            layers = layers_of(start, fields, len(answer_fields))
            for number in LAST:
                layers[number] *= np.float32(course.keep)
            if WEIGHING + "first" in start.tensors:
                tastes = Tastes.of(start, fields, len(answer_fields))
                material = material.take(np.arange(len(material)))
        else:
            layers = beginning(len(fields), material.shares.shape[1], len(answer_fields), course)
            layers[0][material.rows.max(0) == 0] = 0  # an input that never was there
        best = rounded(train(learner(material, scales, layers, course), material, scales, course, told), scales.rows)
        return Taught(self.key, best, Figures(material, best, scales), tastes)


class Tastes(NamedTuple):
    """A network that weighs answers alone, with its neurons that hear position and answer together.

    `doubt` tells how much a search doubts what it says, `explore` how much it weighs the unknown then.
    """

    weighing: Layers
    mixing: Layers
    doubt: float
    explore: float

    @classmethod
    def of(cls, weights: Weights, fields: list[tuple[str, int]], answer_fields: int) -> Tastes:
        """Those of a file that has some."""
        weighing = layers_of(weights, fields, answer_fields, WEIGHING)
        doubt, explore = float(weights.told.get("doubt", "0.2")), float(weights.told.get("explore", "0.7"))
        return cls(weighing, mixing_of(weights, answer_fields, len(weighing[3])), doubt, explore)


class Taught:
    """A network that has learned, how well, and what weighs answers, if that learned before and stays as it was."""

    def __init__(self, key: str, layers: Layers, figures: Figures, tastes: Tastes | None = None) -> None:
        self.key = key
        self.layers = layers
        self.figures = figures
        self.tastes = tastes

    def file(self, depth: int, command: str, first_only: bool = False) -> bytes:
        """The weights as a file. A depth of -1 is that of the game's own guide."""
        plies = registry.load(self.key).guide().depth() if depth < 0 else depth
        notes = {"command": command, "log_loss": json.dumps(self.figures.plain())}
        data = file_of(self.key, self.layers, plies, notes, first_only, self.tastes)
        try:
            found_in(data, registry.load(self.key))
        except Unfit as why:
            raise RuleError(
                f"what was learned cannot be used: {why}", Message("lab-teach-unfit", {"why": str(why)})
            ) from None
        return data


def rounded(layers: Layers, wholes: Array) -> Layers:
    """The same network with the numbers that the file can hold."""
    first = np.clip(np.round(layers[0] / wholes[:, None] / UNIT), -SHORT, SHORT) * UNIT * wholes[:, None]
    biases = np.round(layers[1] / UNIT) * UNIT
    return [first.astype(np.float32), biases.astype(np.float32), *(layer.astype(np.float32) for layer in layers[2:])]


def file_of(
    key: str,
    layers: Layers,
    depth: int,
    notes: dict[str, str],
    first_only: bool = False,
    tastes: Tastes | None = None,
) -> bytes:
    """The weights as a file; inputs that never mattered are left out. Answers are weighed by `tastes`, if there are."""
    weighing = None if tastes is None else tastes.weighing
    game = registry.load(key)
    fields = features_of(game).fields()
    wholes = np.array([whole for _, whole in fields], np.float32)
    both = [layers[0]] if weighing is None else [layers[0], weighing[0]]
    used = np.flatnonzero(np.abs(np.concatenate(both, 1)).max(1))
    by_answers = layers if weighing is None else weighing
    tensors = {**front_tensors("", layers, used, wholes), **float_tensors(("third", "third_biases"), layers[4:ANSWERS])}
    if weighing is not None:
        tensors |= front_tensors(WEIGHING, weighing, used, wholes)
    if by_answers[ANSWERS].any():
        tensors |= float_tensors(("answers",), [by_answers[ANSWERS]])
    if tastes is not None and tastes.mixing and tastes.mixing[-1].any():  # else they say nothing
        tensors |= float_tensors(MIXED, tastes.mixing)
    told = {
        "format": FORMAT,
        "game": key,
        "rules": game.rules_version,
        "version": __version__,
        **notes,
        "inputs": json.dumps([fields[at] for at in used], separators=(",", ":")),
        "depth": str(depth),
        "answers_weighed": FIRST if first_only else EVERYWHERE,
        "answer_inputs": json.dumps(features_of(game).answer_fields(), separators=(",", ":")),
        "doubt": f"{0.2 if tastes is None else tastes.doubt:g}",
        "explore": f"{0.7 if tastes is None else tastes.explore:g}",
        "heed": f"{by_answers[HEED][0]:.4f}",
        "lean": f"{layers[LEAN][0]:.4f}",
    }
    data = Weights(told, tensors).write()
    if len(data) > LARGEST:
        raise RuleError(
            f"the weights are {len(data)} bytes, and {LARGEST} is the most; use fewer neurons",
            Message("lab-teach-large", {"size": len(data), "most": LARGEST}),
        )
    return data


Tensor = tuple[str, list[int], bytes]


def front_tensors(prefix: str, layers: Layers, used: Array, wholes: Array) -> dict[str, Tensor]:
    """The first two layers of a network, the first one in whole numbers."""
    first = np.round(layers[0][used] / wholes[used, None] / UNIT).astype("<i2")
    biases = np.round(layers[1] / UNIT).astype("<i4")
    return {
        prefix + "first": ("I16", list(first.shape), first.tobytes()),
        prefix + "biases": ("I32", [len(biases)], biases.tobytes()),
        **float_tensors((prefix + "second", prefix + "second_biases"), layers[2:4]),
    }


def float_tensors(names: Sequence[str], layers: Layers) -> dict[str, Tensor]:
    pairs = zip(names, layers, strict=True)
    return {name: ("F32", list(layer.shape), layer.astype("<f4").tobytes()) for name, layer in pairs}


def layers_of(weights: Weights, fields: list[tuple[str, int]], answer_fields: int, prefix: str = "") -> Layers:
    """The layers in a file, as training has them: those that judge positions, or with a prefix those for answers.

    Where answers have a network of their own, each of the two has nothing in the place of what the other one says.
    """
    inputs = weights.inputs()
    wide, deep, seats = (
        weights.size(prefix + "biases"),
        weights.size(prefix + "second_biases"),
        weights.size("third_biases"),
    )
    first = np.zeros((len(fields), wide))
    place = {field: at for at, field in enumerate(fields)}
    for (name, whole), row in zip(inputs, weights.rows(prefix + "first", len(inputs), wide), strict=True):
        first[place[name, whole]] = np.array(row) * UNIT * whole
    apart = WEIGHING + "first" in weights.tensors
    answers, third = np.zeros((answer_fields, deep + 1)), np.zeros((deep, seats))
    if "answers" in weights.tensors and apart == bool(prefix):
        answers = np.array(weights.rows("answers", answer_fields, deep + 1))
    if not prefix:
        third = np.array(weights.rows("third", deep, seats))
    out = [
        *(first, np.array(weights.numbers(prefix + "biases", wide)) * UNIT),
        np.array(weights.rows(prefix + "second", wide, deep)),
        np.array(weights.numbers(prefix + "second_biases", deep)),
        *(third, np.array(weights.numbers("third_biases", seats)), answers),
        np.array([float(weights.told.get("heed", "1"))]),
        np.array([float(weights.told.get("lean", "0"))]),
    ]
    return [layer.astype(np.float32) for layer in out]


def mixing_of(weights: Weights, answer_fields: int, deep: int) -> Layers:
    """The layers of the neurons in a file that hear position and answer together; none if there are none."""
    if MIXED[2] not in weights.tensors:
        return []
    size = weights.size(MIXED[2])
    fields, found = weights.rows(MIXED[0], answer_fields, size), weights.rows(MIXED[1], deep, size)
    layers = [fields, found, *(weights.numbers(name, size) for name in MIXED[2:])]
    return [np.array(layer, np.float32) for layer in layers]


def gate_seats(key: str) -> list[int]:
    """At how many seats the taught and the untaught meet."""
    game = registry.load(key)
    counts = game.seat_counts(game.check_options(game.usual_seats, game.sim_options()))
    return [seats for seats in (2, 4) if seats in counts]


def gate(
    key: str, data: bytes, seats: int, games: int, budget: str, seed: int, jobs: int, told: Callable[[Journal], None]
) -> dict[str, object]:
    """One grandmaster with these weights against masters with the same budget: a match in figures."""
    with using(key, data):
        entrants = [Entrant(f"grandmaster:{budget}"), *(Entrant(f"master:{budget}") for _ in range(seats - 1))]
        contest = Contest(key, entrants, {}, seed, line_ups=len(registry.load(key).line_ups(seats)) > 1)
        return summary(contest, run(contest, games, Records(None), workers(jobs, None), told), 0.0)
