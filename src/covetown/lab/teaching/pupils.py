"""What learns in practice: a network that weighs answers, and a critic that says what was to be expected.

PyTorch does it on a graphics card if there is one, else numpy. Both take the same steps.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np

from covetown.lab.teaching.material import Array
from covetown.lab.teaching.training import (
    ANSWERS,
    Adam,
    Course,
    Layers,
    Scales,
    beginning,
    scaled,
    second_layer,
    slopes_below,
)

STRAY = 0.2  # a choice that has become likelier or less likely by so much is left alone
CURIOUS = 0.01  # how much it counts that answers are not taken for certain
EDGE = 1.0e-9


class Choices(NamedTuple):
    """Some choices, and where among all answers those of each begin."""

    rows: Array
    offers: Array
    answers: Array
    weights: Array
    chosen: Array
    likely: Array
    gains: Array

    @classmethod
    def of(cls, columns: dict[str, Array], which: Array) -> Choices:
        offers = columns["offers"]
        firsts = (np.cumsum(offers) - offers)[which]
        offers = offers[which]
        answers = np.repeat(firsts - (np.cumsum(offers) - offers), offers) + np.arange(offers.sum())
        parts = (columns[name][which] for name in ("chosen", "likely", "gains"))
        return cls(columns["rows"][which], offers, columns["answers"][answers], columns["weights"][answers], *parts)


def mixing(answer_fields: int, deep: int, size: int, seed: int) -> Layers:
    """Neurons that hear position and answer together, at random; they say nothing yet."""
    rng = np.random.default_rng([seed, size])
    fields, found = rng.normal(0, 0.5, (answer_fields, size)), rng.normal(0, (1 / deep) ** 0.5, (deep, size))
    return [layer.astype(np.float32) for layer in (fields, found, np.zeros(size), np.zeros(size))]


def wider(layers: Layers, mixed: Layers, course: Course) -> tuple[Layers, Layers]:
    """The same with at least as many neurons in both layers as the course has; the new ones say nothing yet."""
    fields, before = layers[0].shape
    deep = len(layers[3])
    wide, deeper = max(before, course.wide), max(deep, course.deep)
    rows = Course(wide, deeper, seed=course.seed)
    out = beginning(fields, layers[4].shape[1], len(layers[ANSWERS]), rows)
    out[0][~layers[0].any(1)] = 0  # an input that never was there
    out[2][before:, :deep] = 0
    out[4][...] = 0
    for new, old in zip(out, layers, strict=True):
        new[tuple(slice(size) for size in old.shape)] = old
    if mixed:
        found = np.zeros((deeper, mixed[1].shape[1]), np.float32)
        found[:deep] = mixed[1]
        mixed = [mixed[0], found, *mixed[2:]]
    return out, mixed


def scored(layers: Layers, second: Array, answers: Array, lines: Array) -> tuple[Array, Array]:
    """How good answers look at the positions of these lines, and the neurons that hear both together."""
    fields, found, biases, last = layers[6:]
    means = second @ layers[4][:, 1:].T + layers[4][:, 0]
    mixed = np.maximum(answers @ fields + (second @ found + biases)[lines], 0)
    return (answers * means[lines]).sum(1) + mixed @ last, mixed


def taste_slopes(layers: Layers, scales: Scales, choices: Choices) -> Layers:
    """How the network of answers should change, so that what was gained by is chosen more often.

    Its layers are those of `WEIGHED`, then those of `mixing`.
    """
    count = len(choices.rows)
    lines = np.repeat(np.arange(count), choices.offers)
    firsts = np.cumsum(choices.offers) - choices.offers
    places = np.arange(len(lines)) - firsts[lines]
    every = np.arange(count)
    inputs = scaled(choices.rows, scales.rows)
    first, second = second_layer(layers, inputs)
    answers = choices.answers.astype(np.float32) / scales.answers
    scores, mixed = scored(layers, second, answers, lines)
    scores += layers[5] * choices.weights
    filled = np.full((count, int(choices.offers.max())), -np.inf, np.float32)
    filled[lines, places] = scores
    chances = np.exp(filled - filled.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    logs = np.log(np.maximum(chances, EDGE))
    ratio = np.exp(np.clip(logs[every, choices.chosen] - choices.likely, -3, 3))
    strayed = np.where(choices.gains > 0, ratio > 1 + STRAY, ratio < 1 - STRAY)
    pull = np.where(strayed, 0, choices.gains * ratio) / count
    wrong = chances * pull[:, None]
    wrong[every, choices.chosen] -= pull
    doubt = -(chances * logs).sum(1, keepdims=True)
    wrong += (CURIOUS / count) * chances * (logs + doubt)
    each = wrong[lines, places].astype(np.float32)
    wanted = np.add.reduceat(answers * each[:, None], firsts)
    found, last = layers[7], layers[9]
    heard = each[:, None] * last * (mixed > 0)
    told = np.add.reduceat(heard, firsts)
    front = slopes_below(layers, inputs, first, second, wanted @ layers[4][:, 1:] + told @ found.T)
    table = np.concatenate([wanted.sum(0)[:, None], wanted.T @ second], 1)
    heed = np.array([(each * choices.weights).sum()], np.float32)
    return [*front, table, heed, answers.T @ heard, second.T @ told, told.sum(0), each @ mixed]


def critic_slopes(layers: Layers, scales: Scales, rows: Array, shares: Array, odds: Array) -> tuple[Layers, float]:
    """How the critic should change to foresee these outcomes, and its log-loss for the seats that chose."""
    inputs = scaled(rows, scales.rows)
    first, second = second_layer(layers, inputs)
    there = ~np.isnan(shares)
    wanted = np.where(there, shares, 0)
    said = 1 / (1 + np.exp(-(second @ layers[4] + layers[5] + layers[6] * odds)))
    third = np.where(there, said - wanted, 0).astype(np.float32) / there.sum()
    front = slopes_below(layers, inputs, first, second, third @ layers[4].T)
    lean = np.array([(third * odds).sum()], np.float32)
    sure = np.clip(said[:, 0].astype(np.float64), EDGE, 1 - EDGE)
    loss = -np.mean(wanted[:, 0] * np.log(sure) + (1 - wanted[:, 0]) * np.log(1 - sure))
    return [*front, second.T @ third, third.sum(0), lean], float(loss)


class Pupil(Protocol):
    """Something that goes through the choices of a round."""

    def step(self, which: Array, rate: float) -> float:
        """Learn from the choices of these numbers; returns the critic's log-loss on them before."""

    def rest(self) -> None:
        """Write what was learned into the layers that were given."""


class Minds(NamedTuple):
    """The layers of the network of answers and of the critic, and what makes their steps."""

    policy: Layers
    critic: Layers
    adams: tuple[Adam, Adam]


class Plain:
    """Learns in numpy."""

    def __init__(self, minds: Minds, scales: Scales, columns: dict[str, Array]) -> None:
        self.minds = minds
        self.scales = scales
        self.columns = columns

    def step(self, which: Array, rate: float) -> float:
        policy, critic, adams = self.minds
        choices = Choices.of(self.columns, which)
        adams[0].step(policy, taste_slopes(policy, self.scales, choices), rate)
        shares, odds = self.columns["shares"][which], self.columns["odds"][which]
        slopes, loss = critic_slopes(critic, self.scales, choices.rows, shares, odds)
        adams[1].step(critic, slopes, rate)
        return loss

    def rest(self) -> None:
        """The layers were changed where they are."""


class Torch:
    """Learns in PyTorch, with all choices of the round in the memory of the device."""

    def __init__(self, minds: Minds, scales: Scales, columns: dict[str, Array]) -> None:
        import torch

        self.torch: Any = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.minds = minds
        self.columns = {name: self.sent(items) for name, items in columns.items()}
        offers = self.columns["offers"].long()
        self.columns["offers"] = offers
        self.firsts = torch.cumsum(offers, 0) - offers
        self.rows, self.answers = self.sent(scales.rows), self.sent(scales.answers)
        self.losses: list[Any] = []
        self.policy = [self.sent(layer).requires_grad_() for layer in minds.policy]
        self.critic = [self.sent(layer).requires_grad_() for layer in minds.critic]
        self.adams = tuple(self.twin(adam) for adam in minds.adams)

    def sent(self, items: Array) -> Any:
        return self.torch.tensor(items, device=self.device)

    def twin(self, adam: Adam) -> Adam:
        """The same on the device."""
        out = Adam([])
        out.means, out.squares = [self.sent(mean) for mean in adam.means], [self.sent(one) for one in adam.squares]
        out.steps = adam.steps
        return out

    def step(self, which: Array, rate: float) -> float:
        torch = self.torch
        numbers = self.sent(which)
        inputs = torch.clamp(self.columns["rows"][numbers].float() / self.rows, max=1.0)
        (-self.gained(numbers, inputs)).backward()
        loss, first = self.missed(numbers, inputs)
        loss.backward()
        with torch.no_grad():
            for layers, adam in zip((self.policy, self.critic), self.adams, strict=True):
                adam.step(layers, [layer.grad for layer in layers], rate)
                for layer in layers:
                    layer.grad = None
        return float(first)

    def second(self, layers: list[Any], inputs: Any) -> Any:
        torch = self.torch
        return torch.relu(torch.relu(inputs @ layers[0] + layers[1]) @ layers[2] + layers[3])

    def gained(self, numbers: Any, inputs: Any) -> Any:
        """What is gained by choosing like this, and by not being too certain."""
        torch, columns, layers = self.torch, self.columns, self.policy
        offers = columns["offers"][numbers]
        count, longest = len(numbers), int(offers.max())
        places = torch.arange(longest, device=self.device).expand(count, longest)
        there = places < offers[:, None]
        lines = torch.nonzero(there)[:, 0]
        which = (self.firsts[numbers][:, None] + places)[there]
        answers = columns["answers"][which].float() / self.answers
        second = self.second(layers, inputs)
        means = second @ layers[4][:, 1:].T + layers[4][:, 0]
        fields, found, biases, last = layers[6:]
        mixed = torch.relu(answers @ fields + (second @ found + biases)[lines])
        scores = (answers * means[lines]).sum(1) + mixed @ last + layers[5] * columns["weights"][which]
        filled = torch.full((count, longest), -1.0e9, device=self.device).masked_scatter(there, scores)
        logs = torch.log_softmax(filled, 1)
        chosen = logs.gather(1, columns["chosen"][numbers].long()[:, None])[:, 0]
        ratio = torch.exp(torch.clamp(chosen.detach() - columns["likely"][numbers], -3, 3))
        gains = columns["gains"][numbers]
        strayed = torch.where(gains > 0, ratio > 1 + STRAY, ratio < 1 - STRAY)
        pull = torch.where(strayed, 0.0, gains * ratio)
        doubt = -(logs.exp() * torch.clamp(logs, min=-1.0e3)).sum(1)
        return (pull * chosen + CURIOUS * doubt).mean()

    def missed(self, numbers: Any, inputs: Any) -> tuple[Any, Any]:
        """The critic's log-loss, for all seats and for those that chose."""
        torch, layers = self.torch, self.critic
        shares, odds = self.columns["shares"][numbers], self.columns["odds"][numbers]
        said = self.second(layers, inputs) @ layers[4] + layers[5] + layers[6] * odds
        loss = torch.nn.functional.binary_cross_entropy_with_logits
        there = ~torch.isnan(shares)
        return loss(said[there], shares[there]), loss(said[:, 0].detach(), shares[:, 0])

    def rest(self) -> None:
        for theirs, mine in ((self.minds.policy, self.policy), (self.minds.critic, self.critic)):
            put_back(theirs, mine)
        for before, after in zip(self.minds.adams, self.adams, strict=True):
            put_back(before.means, after.means)
            put_back(before.squares, after.squares)
            before.steps = after.steps


def put_back(layers: Layers, tensors: list[Any]) -> None:
    for layer, tensor in zip(layers, tensors, strict=True):
        layer[...] = tensor.detach().cpu().numpy()


def pupil(minds: Minds, scales: Scales, columns: dict[str, Array]) -> Pupil:
    """PyTorch if it is there with a graphics card, else numpy."""
    try:
        import torch
    except ImportError:
        return Plain(minds, scales, columns)
    return Torch(minds, scales, columns) if torch.cuda.is_available() else Plain(minds, scales, columns)
