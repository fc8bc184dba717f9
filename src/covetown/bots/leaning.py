"""A game's guide as a seat with a style sees it: what pleases the style counts beside what promises a win."""

from __future__ import annotations

from math import exp
from typing import final

from mypy_extensions import i64

from covetown.bots.network import odds, share
from covetown.kernel.chance import Chance
from covetown.kernel.game import Guide, Style
from covetown.kernel.state import State


@final
class Leaning(Guide):
    """The values and weights of one seat lean to its style; the other seats are taken to have none."""

    def __init__(self, guide: Guide, style: Style) -> None:
        self.guide = guide
        self.style = style
        self.seat: i64 = 0

    def value(self, state: State, seat: i64) -> float:
        found = self.guide.value(state, seat)
        return share(odds(found) + self.style.fond(state, seat)) if seat == self.seat else found

    def judge(self, state: State, values: list[float]) -> None:
        self.guide.judge(state, values)
        seat = self.seat
        values[seat] = share(odds(values[seat]) + self.style.fond(state, seat))

    def prefer(self, state: State, seat: i64, options: list[i64], chance: Chance) -> i64:
        return self.guide.prefer(state, seat, options, chance)

    def weigh(self, state: State, seat: i64, options: list[i64]) -> list[float]:
        weights = self.guide.weigh(state, seat, options)
        if seat == self.seat:
            drawn = self.style.drawn(state, seat, options)
            at: i64 = 0
            while at < len(options):
                weights[at] *= exp(drawn[at])
                at += 1
        return weights

    def depth(self) -> int:
        return self.guide.depth()

    def doubt(self) -> float:
        return self.guide.doubt()

    def explore(self) -> float:
        return self.guide.explore()
