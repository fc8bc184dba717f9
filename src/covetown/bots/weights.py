"""What was learned, as a file: `weights.safetensors` in the folder of a game, or in a folder named by a variable.

The file is a safetensors file: eight bytes with the length of a head in JSON, the head, and the numbers. Under
`__metadata__` the head tells which game and rules version the weights were learned on, the inputs with the count of
each that is taken for the whole, and the command that made the file. Weights that fit no longer are not used, and a
line in the log says so.

One network says what positions are worth. Answers are weighed by its second layer too, or by that of a network of
their own, whose tensors have names that begin with `weighing_`; neurons that hear position and answer together have
tensors that begin with `mixed_`.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import struct
from contextlib import suppress
from functools import cache
from importlib.resources.abc import Traversable
from math import prod
from pathlib import Path
from typing import NamedTuple

from covetown import registry
from covetown.bots.learned import Learned
from covetown.bots.network import Learnt, Mixing, Network, fits
from covetown.kernel import Features, Game, Guide, Message, RuleError

NAME = "weights.safetensors"
VARIABLE = "COVETOWN_WEIGHTS"  # a folder with files such as `<game>.safetensors`, looked into first
FORMAT = "1"
EVERYWHERE, FIRST = "everywhere", "first"  # where in a search answers are weighed by what was learned
LARGEST = 1_000_000  # bytes of a file
LARGEST_COUNT = 255  # of a field: it is a byte
MIXED = ("mixed_fields", "mixed_found", "mixed_biases", "mixed_last")
WEIGHING = "weighing_"  # begins the names of the tensors of a network that weighs answers alone
CODES = {"F32": "f", "F16": "e", "I16": "h", "I32": "i"}

log = logging.getLogger("covetown.bots")


class Unfit(Exception):
    """Weights that cannot be used; the message says why."""


class Weights:
    """The contents of a file: tensors by name as (type, shape, bytes), and what the head tells about them."""

    def __init__(self, told: dict[str, str], tensors: dict[str, tuple[str, list[int], bytes]]) -> None:
        self.told = told
        self.tensors = tensors

    def write(self) -> bytes:
        """The file."""
        head: dict[str, object] = {"__metadata__": self.told}
        at = 0
        for name, (kind, shape, data) in self.tensors.items():
            head[name] = {"dtype": kind, "shape": shape, "data_offsets": [at, at + len(data)]}
            at += len(data)
        text = json.dumps(head, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 8)
        return struct.pack("<Q", len(text)) + text + b"".join(data for _, _, data in self.tensors.values())

    def numbers(self, name: str, *shape: int) -> list[float]:
        """The numbers of a tensor, row by row."""
        if name not in self.tensors:
            raise Unfit(f"there is no tensor {name}")
        kind, found, data = self.tensors[name]
        if found != list(shape):
            raise Unfit(f"the tensor {name} is {found}, not {list(shape)}")
        return list(struct.unpack(f"<{prod(shape)}{CODES[kind]}", data))

    def rows(self, name: str, count: int, width: int) -> list[list[float]]:
        flat = self.numbers(name, count, width)
        return [flat[at : at + width] for at in range(0, count * width, width)]

    def inputs(self) -> list[tuple[str, int]]:
        """The fields that the network looks at, each with its whole."""
        return [(str(name), int(whole)) for name, whole in json.loads(self.told["inputs"])]

    def size(self, name: str) -> int:
        """How many numbers a list of biases has."""
        if name not in self.tensors:
            raise Unfit(f"there is no tensor {name}")
        return self.tensors[name][1][0]


def weights_from(data: bytes) -> Weights:
    """What stands in a file."""
    try:
        (size,) = struct.unpack_from("<Q", data)
        head = json.loads(data[8 : 8 + size])
        told = head.pop("__metadata__")
        body = data[8 + size :]
        tensors = {}
        for name, entry in head.items():
            low, high = entry["data_offsets"]
            if entry["dtype"] not in CODES or not 0 <= low <= high <= len(body):
                raise Unfit("the file is damaged")
            tensors[str(name)] = (str(entry["dtype"]), [int(count) for count in entry["shape"]], body[low:high])
        return Weights({str(key): str(value) for key, value in told.items()}, tensors)
    except (ValueError, KeyError, TypeError, AttributeError, struct.error):
        raise Unfit("the file is damaged") from None


def networks_of(weights: Weights, game: Game) -> tuple[Network, Network]:
    """What judges positions and what weighs answers, perhaps the same; Unfit if learned on something else."""
    told = weights.told
    features = game.features()
    if told.get("format") != FORMAT:
        raise Unfit(f"their format is {told.get('format')}, not {FORMAT}")
    if told.get("game") != game.key:
        raise Unfit(f"they were learned on {told.get('game')}")
    if told.get("rules") != game.rules_version:
        raise Unfit(f"they were learned on rules version {told.get('rules')}, and this is version {game.rules_version}")
    if features is None:
        raise Unfit("the game says nothing about itself in numbers")
    fields = features.fields()
    inputs = weights.inputs()
    number = {field: at for at, field in enumerate(inputs)}
    known_fields = set(fields)
    missing = [name for name, whole in inputs if (name, whole) not in known_fields]
    if missing:
        raise Unfit(f"the game no longer has the field {missing[0]!r} as it was ({len(missing)} of {len(inputs)})")
    read_in = Reading(weights, fields, inputs, number)
    apart = WEIGHING + "first" in weights.tensors
    value = read_in.network("", None if apart else features)
    return value, read_in.network(WEIGHING, features) if apart else value


class Reading:
    """Makes networks of the tensors of a file, for the fields of a game; `number` has the place of each input."""

    def __init__(
        self,
        weights: Weights,
        fields: list[tuple[str, int]],
        inputs: list[tuple[str, int]],
        number: dict[tuple[str, int], int],
    ) -> None:
        self.weights = weights
        self.fields = fields
        self.inputs = inputs
        self.number = number

    def answers(self, features: Features, deep: int) -> list[list[float]]:
        """What every field of an answer means, by itself and with each neuron; none if not learned."""
        weights = self.weights
        if "answers" not in weights.tensors:
            return []
        known = features.answer_fields()
        if weights.told.get("answer_inputs") != json.dumps(known, separators=(",", ":")):
            raise Unfit("the game describes its answers in another way")
        rows = weights.rows("answers", len(known), deep + 1)
        return [[weight / whole for weight in row] for row, (_, whole) in zip(rows, known, strict=True)]

    def mixing(self, features: Features, deep: int) -> Mixing | None:
        """The neurons that hear position and answer together; None if there are none."""
        weights = self.weights
        if "mixed_biases" not in weights.tensors:
            return None
        known = features.answer_fields()
        size = weights.size("mixed_biases")
        rows = weights.rows("mixed_fields", len(known), size)
        fields = [[weight / whole for weight in row] for row, (_, whole) in zip(rows, known, strict=True)]
        found = weights.rows("mixed_found", deep, size)
        return Mixing(fields, found, weights.numbers("mixed_biases", size), weights.numbers("mixed_last", size))

    def network(self, prefix: str, features: Features | None) -> Network:
        """The network whose tensors have names that begin like this; it weighs answers if these are its features.

        One that weighs answers alone says no shares.
        """
        weights = self.weights
        wide, deep = weights.size(prefix + "biases"), weights.size(prefix + "second_biases")
        answers = [] if features is None else self.answers(features, deep)
        mixing = None if features is None or not answers else self.mixing(features, deep)
        first = [[int(weight) for weight in row] for row in weights.rows(prefix + "first", len(self.inputs), wide)]
        biases = [int(bias) for bias in weights.numbers(prefix + "biases", wide)]
        if not fits([min(whole, LARGEST_COUNT) for _, whole in self.inputs], first, biases):
            raise Unfit("their first layer has numbers so large that sums could overflow")
        seats = 0 if prefix else weights.size("third_biases")
        return Network(
            Learnt(
                [self.number.get(field, -1) for field in self.fields],
                [whole for _, whole in self.fields],
                first,
                biases,
                weights.rows(prefix + "second", wide, deep),
                weights.numbers(prefix + "second_biases", deep),
                [] if prefix else weights.rows("third", deep, seats),
                [] if prefix else weights.numbers("third_biases", seats),
                answers,
                mixing,
            )
        )


def data_of(key: str) -> bytes:
    """The file of a game; empty if there is none."""
    places: list[Traversable] = []
    folder = os.environ.get(VARIABLE)
    if folder:
        places.append(Path(folder, f"{key}.safetensors"))
    with suppress(RuleError):
        places.append(registry.home(key) / NAME)
    try:
        return next((place.read_bytes() for place in places if place.is_file()), b"")
    except OSError as why:
        log.warning("the weights of %s cannot be read: %s", key, why)
        return b""


def mark_of(key: str) -> str:
    """A short name of the weights of a game, which other weights do not have; empty if there are none."""
    data = data_of(key)
    return hashlib.blake2s(data, digest_size=6).hexdigest() if data else ""


class Found(NamedTuple):
    """The networks for positions and for answers, perhaps the same, and how a search is to use them."""

    network: Network
    weighing: Network
    depth: int
    heed: float
    lean: float
    first: bool
    doubt: float
    explore: float


def found_in(data: bytes, game: Game) -> Found:
    """What a file holds for a game; Unfit if it cannot be used, whatever the reason."""
    if len(data) > LARGEST:
        raise Unfit(f"the file has more than {LARGEST} bytes")
    weights = weights_from(data)
    told = weights.told
    try:
        network, weighing = networks_of(weights, game)
        heed, lean = float(told.get("heed", "1")), float(told.get("lean", "0"))
        first = told.get("answers_weighed", EVERYWHERE) == FIRST
        doubt, explore = float(told.get("doubt", "0.2")), float(told.get("explore", "0.7"))
        return Found(network, weighing, int(told["depth"]), heed, lean, first, doubt, explore)
    except (ArithmeticError, LookupError, TypeError, ValueError, struct.error):
        raise Unfit("the file is damaged") from None


@cache
def known(key: str, data: bytes) -> Found:
    """What a file holds for a game, read once; Unfit if it cannot be used."""
    return found_in(data, registry.load(key))


@cache
def read(key: str, data: bytes) -> Found | None:
    """What the file of a game holds; None, and a line in the log, if it cannot be used."""
    try:
        return known(key, data)
    except Unfit as why:
        log.warning("the weights of %s are not used: %s; the grandmaster plays without them", key, why)
        return None


def learned_guide(game: Game) -> Guide:
    """The guide of a game with what was learned; the game's own if there are no weights that fit.

    Every guide works out its own network: what was read is shared by all threads.
    """
    data = data_of(game.key)
    found = read(game.key, data) if data and game.features() is not None else None
    return game.guide() if found is None else taught(game, found)


def guide_from(game: Game, file: str) -> Guide:
    """The guide of a game with what somebody's own file holds; a RuleError if it cannot be used."""
    try:
        return taught(game, known(game.key, Path(file).read_bytes()))
    except (OSError, Unfit) as error:
        why = str(error.strerror if isinstance(error, OSError) else error)
    raise RuleError(f"the weights in {file} cannot be used: {why}", Message("lab-weights", {"file": file, "why": why}))


def taught(game: Game, found: Found) -> Learned:
    """The guide of a game with what was learned."""
    features = game.features()
    assert features is not None
    network = found.network.twin()
    weighing = network if found.weighing is found.network else found.weighing.twin()
    depth, heed, lean = found.depth, found.heed, found.lean
    guide = game.guide()
    return Learned(guide, features, network, depth, heed, lean, found.first, weighing, found.doubt, found.explore)
