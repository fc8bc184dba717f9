"""A bot that holds a game near an even score: it searches as the master does, and gives away a lead bit by bit."""

from __future__ import annotations

from copy import copy
from math import ceil

from covetown.bots.contract import Budget
from covetown.bots.master import SURE, Searcher, best_of, new_search
from covetown.bots.search import Node, tally
from covetown.kernel import Chance, State

# The most of a win, as its search sees it, that it gives away with one answer.
BOUND = 0.4
# What it holds on to, for each even share of the win. It is more than 1, since it looks at positions ahead too rosily.
HOLD = 1.6
# An answer counts only if it was tried at least so often for each try of the one tried most.
LEAST_PART = 0.03
# The part of its budget in which it thinks as the master does. In the rest, if it is ahead, it tries more answers.
FIRST = 0.5
EXPLORE = 3.0
EVEN = 0.5


class Adaptive(Searcher):
    """The master's search; ahead of an even share it gives the answer that leaves the game most open.

    It never gives one that promises less than the best by more than `BOUND`. Behind, and with a win in hand, it plays
    as the master does.
    """

    def start(self, world: State, seat: int) -> Node:
        # A tree that was kept may have an answer so far ahead that the search would not go on to try others.
        return Node()

    def think(self, root: Node, world: State, seat: int, chance: Chance, budget: Budget) -> None:
        first = Budget(budget.seconds * FIRST, ceil(budget.iterations * FIRST))
        super().think(root, world, seat, chance, first)
        rest = Budget(budget.seconds - first.seconds, budget.iterations - first.iterations)
        if budget.iterations and not rest.iterations:  # 0 would mean that there is no limit
            return
        found = tally(root, seat, world.options(seat))
        if not wanted(world) < value_of(found, best_of(found)) < SURE:
            super().think(root, world, seat, chance, rest)
            return
        settings = copy(self.settings)
        settings.explore, settings.even = EXPLORE, EVEN
        search = new_search(self.guide, settings)
        self.iterations += search.think(root, world, seat, chance, rest.seconds, rest.iterations, self.stop)

    def answer(self, found: list[tuple[int, int, float]], world: State, seat: int) -> int:
        return nearest(found, wanted(world))


def wanted(world: State) -> float:
    """The share of the win that is held on to; against the house alone, that of a game for two."""
    return HOLD / max(int(world.seats), 2)


def value_of(found: list[tuple[int, int, float]], option: int) -> float:
    return next(value for other, _, value in found if other == option)


def nearest(found: list[tuple[int, int, float]], share: float) -> int:
    """Of the answers that lose no more than the bound, the one whose result is nearest to a share of the win.

    It is the best one if that promises no more, or a win in hand.
    """
    best = best_of(found)
    most = max(tries for _, tries, _ in found)
    top = value_of(found, best)
    if top >= SURE:
        return best
    answer, distance = best, top - share
    for option, tries, value in found:
        if tries >= max(LEAST_PART * most, 1.0) and value >= top - BOUND and abs(value - share) < distance:
            answer, distance = option, abs(value - share)
    return answer
