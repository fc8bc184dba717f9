"""A game's guide with values that were learned: what a search of the highest level trusts at the end of a line."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from covetown.bots.network import Network, odds, share
from covetown.kernel.chance import Chance
from covetown.kernel.game import Features, Guide
from covetown.kernel.state import State, lowest_seat

# No answer weighs less than this part of the best one.
FORGOTTEN: Final = 0.002
NEVER: Final = -1.0e9  # the score of an answer without weight


@final
class Learned(Guide):
    """Prefers answers as the game's own guide does, and judges positions by a network.

    A position is worth what the network says of it and, `lean` times as much, what the guide says (log-odds are added).
    Answers are weighed by the guide and by the network, or by one of their own (`weighing`), if it has learned to;
    `heed` says how much the guide's weights (their logarithms) count then. If only the `first` question of a search is
    weighed by the network, the guide weighs the others, which is quicker. Positions are looked at through the eyes of
    the seat that is asked. A table with more seats than the network knows is judged by the guide.
    `doubted` says how much a search doubts the weights of answers, `curious` how much it weighs the unknown.
    """

    def __init__(
        self,
        guide: Guide,
        features: Features,
        network: Network,
        depth: int,
        heed: float,
        lean: float,
        first: bool = False,
        weighing: Network | None = None,
        doubted: float = 0.2,
        curious: float = 0.7,
    ) -> None:
        self.guide = guide
        self.features = features
        self.network = network
        self.plies = depth
        self.heed = heed
        self.lean = lean
        self.first = first
        self.weighing = network if weighing is None else weighing
        self.doubted = doubted
        self.curious = curious
        self.guessed: list[float] = []  # for every seat, what the guide adds
        self.row = BytesWriter()
        self.answer = BytesWriter()

    def value(self, state: State, seat: i64) -> float:
        if state.seats > self.network.seats:
            return self.guide.value(state, seat)
        self.look(state, seat)
        guessed = self.lean * odds(self.guide.value(state, seat)) if self.lean != 0.0 else 0.0
        return share(self.network.outputs[0] + guessed)

    def guess(self, state: State, values: list[float]) -> None:
        """Ask the guide about every seat, into `guessed`."""
        guessed = self.guessed
        lean = self.lean
        guessed.clear()
        if lean != 0.0:
            self.guide.judge(state, values)
        seat: i64 = 0
        while seat < state.seats:
            guessed.append(lean * odds(values[seat]) if lean != 0.0 else 0.0)
            seat += 1

    def look(self, state: State, seat: i64) -> None:
        row = self.row
        row.truncate(0)
        self.features.write(state, seat, row)
        self.network.look(row.getvalue())

    def judge(self, state: State, values: list[float]) -> None:
        seats = state.seats
        network = self.network
        if seats > network.seats:
            self.guide.judge(state, values)
            return
        self.guess(state, values)
        guessed = self.guessed
        viewer = lowest_seat(state.waiting)
        self.look(state, viewer)
        away: i64 = 0
        while away < seats:
            seen = (viewer + away) % seats
            values[seen] = share(network.outputs[away] + guessed[seen])
            away += 1

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        return self.guide.prefer(state, seat, options, chance)

    def weigh(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        weights = self.guide.weigh(state, seat, options)
        network = self.weighing
        if len(network.answers) == 0:
            return weights
        features = self.features
        answer = self.answer
        row = self.row
        row.truncate(0)
        features.write(state, seat, row)
        network.consider(row.getvalue())
        top = NEVER
        count: i64 = i64(len(options))
        at: i64 = 0
        while at < count:
            if weights[at] > 0.0:
                answer.truncate(0)
                features.write_answer(state, seat, options[at], answer)
                score = network.score(answer.getvalue()) + self.heed * log(weights[at])
                weights[at] = score
                if score > top:
                    top = score
            else:
                weights[at] = NEVER
            at += 1
        at = 0
        while at < count:
            weights[at] = exp(weights[at] - top) + FORGOTTEN if weights[at] > NEVER else 0.0
            at += 1
        return weights

    def glance(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        return self.guide.weigh(state, seat, options) if self.first else self.weigh(state, seat, options)

    def depth(self) -> int:
        return self.plies

    def doubt(self) -> float:
        return self.doubted

    def explore(self) -> float:
        return self.curious
