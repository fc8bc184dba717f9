"""Learning: from positions and how their games ended to the weights of a network.

PyTorch does it where it is installed, on a graphics card if there is one, else numpy. Both take the same steps: Adam on
the log-loss of every seat's share of the win and, where a search was asked, of the share of thinking that it gave to
each answer, with a rate that falls to nothing. The weights that did best on the positions kept for the examination are
the ones that stay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from covetown.lab.teaching.material import Array, Material

DECAY = 1.0e-4
EDGE = 1.0e-6
EXAMINED = 100_000  # positions that each round is examined on, at most
ANSWERS_COUNT = 0.25  # how much the log-loss of answers counts in the examination beside that of shares

# Weights and biases of the three layers in turn; what fields of answers mean, and how much the guide counts: its
# weights of answers, and its estimates of positions.
Layers = list[Array]
LAST = (4, 5)
ANSWERS = 6
HEED = 7
LEAN = 8


class Course:
    """How is learned.

    `wide` and `deep` are the neurons of the two layers, `rounds` how often all positions are gone through, `batch` the
    positions of a step, `trust` how much a search's expectation counts beside the outcome, `rate` the size of a step,
    `keep` how much of the last layer is kept of weights that it begins from.
    """

    def __init__(
        self,
        wide: int = 96,
        deep: int = 32,
        rounds: int = 12,
        batch: int = 4096,
        trust: float = 0.5,
        rate: float = 2.0e-3,
        seed: int = 1,
        keep: float = 1.0,
    ) -> None:
        self.wide = wide
        self.deep = deep
        self.rounds = rounds
        self.batch = batch
        self.trust = trust
        self.rate = rate
        self.seed = seed
        self.keep = keep


class Scales:
    """The counts that are taken for the whole, of the fields of positions and of answers."""

    def __init__(self, rows: list[int], answers: list[int]) -> None:
        self.rows = np.array(rows, np.float32)
        self.answers = np.array(answers, np.float32)


class Learner(Protocol):
    """Something that can be trained."""

    def step(self, rows: Array, asked: Array, rate: float) -> None:
        """Learn from the positions and the decisions of these numbers."""

    def layers(self) -> Layers:
        """What it has learned."""


def targets(material: Material, trust: float) -> Array:
    """What the network should say: every seat's share, and for the one who looks also what a search expected."""
    wanted = material.shares.copy()
    thought = ~np.isnan(material.thoughts)
    wanted[thought, 0] = (1 - trust) * wanted[thought, 0] + trust * material.thoughts[thought]
    pair = thought & (material.seats == 2)
    wanted[pair, 1] = 1 - wanted[pair, 0]
    return wanted


def loss_of(said: Array, happened: Array) -> float:
    """The mean log-loss of shares of a win that were said before they happened."""
    said = np.clip(said.astype(np.float64), EDGE, 1 - EDGE)
    return float(-np.mean(happened * np.log(said) + (1 - happened) * np.log(1 - said)))


def beginning(inputs: int, outputs: int, answer_fields: int, course: Course) -> Layers:
    """Random weights to start with: nothing is known but what the guide says."""
    rng = np.random.default_rng(course.seed)
    out: Layers = []
    # Few inputs are not zero at a time.
    for before, after, active in (
        (inputs, course.wide, 40),
        (course.wide, course.deep, course.wide),
        (course.deep, outputs, course.deep),
    ):
        out += [rng.normal(0, (2 / active) ** 0.5, (before, after)), np.zeros(after)]
    out[4] *= 0.1
    out += [np.zeros((answer_fields, course.deep + 1)), np.ones(1), np.ones(1)]
    return [layer.astype(np.float32) for layer in out]


def second_layer(layers: Layers, inputs: Array) -> tuple[Array, Array]:
    """The neurons of the first and of the second layer."""
    first = np.maximum(inputs @ layers[0] + layers[1], 0)
    return first, np.maximum(first @ layers[2] + layers[3], 0)


def said_of(layers: Layers, material: Material, scales: Scales) -> Array:
    """The shares that a network expects of all seats."""
    parts = np.array_split(np.arange(len(material)), max(1, len(material) // 8192))
    said = []
    for part in parts:
        _, second = second_layer(layers, scaled(material.rows[part], scales.rows))
        said.append(1 / (1 + np.exp(-(second @ layers[4] + layers[5] + layers[LEAN] * material.odds[part]))))
    return np.concatenate(said)


def scaled(rows: Array, wholes: Array) -> Array:
    return np.minimum(rows.astype(np.float32) / wholes, np.float32(1))


class Offers:
    """The answers of some decisions side by side, filled up to the longest list."""

    def __init__(self, material: Material, asked: Array, scales: Scales) -> None:
        columns = material.columns
        counts = columns["offers"][asked]
        self.rows = columns["askers"][asked]
        self.lines = np.repeat(np.arange(len(asked)), counts)
        self.places = np.arange(len(self.lines)) - np.repeat(np.cumsum(counts) - counts, counts)
        which = np.repeat(columns["firsts"][asked], counts) + self.places
        self.shape = (len(asked), int(counts.max()))
        self.answers = columns["answers"][which].astype(np.float32) / scales.answers
        self.weights = columns["weights"][which]
        self.portions = columns["portions"][which]

    def filled(self, items: Array, otherwise: float) -> Array:
        out = np.full(self.shape, otherwise, np.float32)
        out[self.lines, self.places] = items
        return out


def expected(layers: Layers, second: Array, offers: Offers) -> Array:
    """The share of thinking that a network expects for every answer."""
    means = second @ layers[ANSWERS][:, 1:].T + layers[ANSWERS][:, 0]
    scores = (offers.answers * means[offers.lines]).sum(1) + layers[HEED] * offers.weights
    filled = offers.filled(scores, -np.inf)
    found = np.exp(filled - filled.max(1, keepdims=True))
    shares: Array = (found / found.sum(1, keepdims=True))[offers.lines, offers.places]
    return shares


def answers_loss(layers: Layers, material: Material, asked: Array, scales: Scales) -> float:
    """The mean log-loss of the shares of thinking."""
    total = 0.0
    for part in np.array_split(asked, max(1, len(asked) // 2048)):
        offers = Offers(material, part, scales)
        _, second = second_layer(layers, scaled(material.rows[offers.rows], scales.rows))
        total -= float((offers.portions * np.log(expected(layers, second, offers) + EDGE)).sum())
    return total / len(asked)


class Adam:
    """Steps that go by the mean of the last slopes, and are the smaller the more these scatter."""

    def __init__(self, layers: Layers) -> None:
        self.means = [np.zeros_like(layer) for layer in layers]
        self.squares = [np.zeros_like(layer) for layer in layers]
        self.steps = 0

    def step(self, layers: Layers, slopes: Layers, rate: float) -> None:
        """Change these layers a little, against their slopes."""
        self.steps += 1
        for layer, slope, mean, square in zip(layers, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            lift = mean / (1 - 0.9**self.steps)
            layer -= rate * (lift / ((square / (1 - 0.999**self.steps)) ** 0.5 + 1e-8) + DECAY * layer)


def slopes_below(layers: Layers, inputs: Array, first: Array, second: Array, back: Array) -> Layers:
    """How the first two layers should change if the second one is to change like this."""
    back = back * (second > 0)
    front = (back @ layers[2].T) * (first > 0)
    return [inputs.T @ front, front.sum(0), first.T @ back, back.sum(0)]


class Plain:
    """Adam in numpy."""

    def __init__(self, material: Material, scales: Scales, layers: Layers, course: Course) -> None:
        self.material = material
        self.scales = scales
        self.wanted = targets(material, course.trust)
        self.weights = [layer.copy() for layer in layers]
        self.adam = Adam(self.weights)

    def step(self, rows: Array, asked: Array, rate: float) -> None:
        slopes = self.slopes_of_shares(rows)
        if len(asked):
            slopes = [one + other for one, other in zip(slopes, self.slopes_of_answers(asked), strict=True)]
        self.adam.step(self.weights, slopes, rate)

    def slopes_of_shares(self, rows: Array) -> Layers:
        weights = self.weights
        inputs = scaled(self.material.rows[rows], self.scales.rows)
        wanted = self.wanted[rows]
        there = ~np.isnan(wanted)
        first, second = second_layer(weights, inputs)
        odds = self.material.odds[rows]
        said = 1 / (1 + np.exp(-(second @ weights[4] + weights[5] + weights[LEAN] * odds)))
        third = np.where(there, said - np.where(there, wanted, 0), 0).astype(np.float32) / there.sum()
        front = slopes_below(weights, inputs, first, second, third @ weights[4].T)
        lean = np.array([(third * odds).sum()], np.float32)
        answers = [np.zeros_like(weights[ANSWERS]), np.zeros_like(weights[HEED])]
        return [*front, second.T @ third, third.sum(0), *answers, lean]

    def slopes_of_answers(self, asked: Array) -> Layers:
        weights = self.weights
        offers = Offers(self.material, asked, self.scales)
        inputs = scaled(self.material.rows[offers.rows], self.scales.rows)
        first, second = second_layer(weights, inputs)
        wrong = (expected(weights, second, offers) - offers.portions) / np.float32(len(asked))
        means = np.zeros((len(asked), len(self.scales.answers)), np.float32)
        np.add.at(means, offers.lines, offers.answers * wrong[:, None])
        front = slopes_below(weights, inputs, first, second, means @ weights[ANSWERS][:, 1:])
        answers = np.concatenate([means.sum(0)[:, None], means.T @ second], 1)
        heed = np.array([(wrong * offers.weights).sum()], np.float32)
        shares = [np.zeros_like(weights[4]), np.zeros_like(weights[5])]
        return [*front, *shares, answers, heed, np.zeros_like(weights[LEAN])]

    def layers(self) -> Layers:
        return [layer.copy() for layer in self.weights]


class Torch:
    """Adam in PyTorch, with all positions in the memory of the device."""

    def __init__(self, material: Material, scales: Scales, layers: Layers, course: Course) -> None:
        import torch

        self.torch: Any = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.material = material
        self.scales = scales
        self.rows = torch.from_numpy(material.rows).to(self.device)
        self.wanted = torch.from_numpy(targets(material, course.trust)).to(self.device)
        self.odds = torch.from_numpy(material.odds).to(self.device)
        self.wholes = torch.from_numpy(scales.rows).to(self.device)
        self.weights = [torch.from_numpy(layer.copy()).to(self.device).requires_grad_() for layer in layers]
        self.optimizer = torch.optim.AdamW(self.weights, lr=course.rate, weight_decay=DECAY)

    def second(self, which: Any) -> Any:
        """The second layer for the positions of these numbers."""
        torch = self.torch
        inputs = torch.clamp(self.rows[which].float() / self.wholes, max=1.0)
        first = torch.relu(inputs @ self.weights[0] + self.weights[1])
        return torch.relu(first @ self.weights[2] + self.weights[3])

    def step(self, rows: Array, asked: Array, rate: float) -> None:
        torch = self.torch
        which = torch.from_numpy(rows).to(self.device)
        wanted = self.wanted[which]
        there = ~torch.isnan(wanted)
        said = self.second(which) @ self.weights[4] + self.weights[5] + self.weights[LEAN] * self.odds[which]
        loss = torch.nn.functional.binary_cross_entropy_with_logits(said[there], wanted[there])
        if len(asked):
            loss = loss + self.loss_of_answers(asked)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()

    def loss_of_answers(self, asked: Array) -> Any:
        torch = self.torch

        def sent(items: Array) -> Any:
            return torch.from_numpy(items).to(self.device)

        offers = Offers(self.material, asked, self.scales)
        second = self.second(sent(offers.rows.astype(np.int64)))
        means = second @ self.weights[ANSWERS][:, 1:].T + self.weights[ANSWERS][:, 0]
        lines, places = sent(offers.lines), sent(offers.places)
        scores = (sent(offers.answers) * means[lines]).sum(1) + self.weights[HEED] * sent(offers.weights)
        filled = torch.full(offers.shape, -1.0e9, device=self.device).index_put((lines, places), scores)
        logs = torch.log_softmax(filled, 1)[lines, places]
        return -(sent(offers.portions) * logs).sum() / len(asked)

    def layers(self) -> Layers:
        return [layer.detach().cpu().numpy().copy() for layer in self.weights]


def learner(material: Material, scales: Scales, layers: Layers, course: Course) -> Learner:
    """PyTorch if it is there, else numpy."""
    try:
        return Torch(material, scales, layers, course)
    except ImportError:
        return Plain(material, scales, layers, course)


def train(
    pupil: Learner, material: Material, scales: Scales, course: Course, told: Callable[[int, float], None]
) -> Layers:
    """The best weights found; `told` hears of every round, with the log-loss of its examination."""
    rng = np.random.default_rng(course.seed)
    held = material.held_out()
    kept = material.take(np.flatnonzero(held)[:: 1 + int(held.sum()) // EXAMINED])
    taught = np.flatnonzero(~held)
    asked = np.arange(material.asked())
    asked_kept = held[material.columns["askers"]] if len(asked) else np.zeros(0, bool)
    examined, learned = asked[asked_kept], asked[~asked_kept]
    steps = max(1, len(taught) // course.batch)
    each = -(-len(learned) // steps)

    def examine(layers: Layers) -> float:
        loss = loss_of(said_of(layers, kept, scales)[:, 0], kept.shares[:, 0])
        return loss + (ANSWERS_COUNT * answers_loss(layers, material, examined, scales) if len(examined) else 0)

    best = pupil.layers()
    least = examine(best)
    done = 0
    for number in range(1, course.rounds + 1):
        order, questions = rng.permutation(taught), rng.permutation(learned)
        for step, part in enumerate(np.array_split(order, steps)):
            past = done / (steps * course.rounds)
            warm = min(1.0, (done + 1) / 200)
            rate = course.rate * warm * 0.5 * (1 + np.cos(np.pi * past))
            pupil.step(part, questions[step * each : (step + 1) * each], rate)
            done += 1
        layers = pupil.layers()
        loss = examine(layers)
        told(number, loss)
        if loss < least:
            best, least = layers, loss
    return best
