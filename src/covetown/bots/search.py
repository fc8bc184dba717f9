"""Information-set tree search: many worlds the seat cannot tell apart share one tree of answers.

Each iteration draws a world anew from what the seat knows, walks down the tree by the answers legal in that world, adds
one new answer and plays the world out. Every seat is taken to look after itself (its own value is what it maximises),
luck is drawn afresh on the way, and answers are compared by how often they were open, not only by how often tried.

Seats that decide at once in secret do not see each other's answers: below the first of them, the others pick by
statistics kept at the moment itself, whatever the first has chosen. Those who have answered already are taken to choose
with the others: they had the same to go by, and what a world says they chose is only drawn.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, sleep
from typing import Final, Protocol, final

from mypy_extensions import i64

from covetown.bots.rollout import Rollout
from covetown.kernel.chance import Chance
from covetown.kernel.game import Guide
from covetown.kernel.state import State, lowest_seat

# Below this many answers a node is scanned, above it is indexed.
SCANNED: Final[i64] = 24
# How many iterations pass between two looks at whether to stop.
STRIDE: Final[i64] = 8
ENDLESS: Final[i64] = 1000000000
# The rest of a time budget may turn out quicker than its beginning by this factor.
SLACK: Final = 1.25


class Flag(Protocol):
    """Something that can be raised from elsewhere to end a search, such as an Event."""

    def is_set(self) -> bool: ...


@final
class Edge:
    """One answer of one seat: how often it was open, how often it was tried, and what came of it for that seat."""

    __slots__ = ("child", "option", "prior", "seat", "seen", "total", "tried")

    def __init__(self, seat: i64, option: i64, prior: float) -> None:
        self.seat = seat
        self.option = option
        self.prior = prior
        self.seen: i64 = 0
        self.tried: i64 = 0
        self.total: float = 0.0
        self.child: Node | None = None


@final
class Node:
    """A place in the tree, reached by a line of answers; `apart` holds the statistics of others at a secret moment."""

    __slots__ = ("apart", "edges", "index", "visits")

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.edges: list[Edge] = []
        self.index: dict[int, Edge] | None = None
        self.apart: dict[int, Node] | None = None

    def find(self, seat: i64, option: i64) -> Edge | None:
        """The edge of an answer, if it has been seen here."""
        edges = self.edges
        size: i64 = i64(len(edges))
        if size <= SCANNED:
            at: i64 = 0
            while at < size:
                edge = edges[at]
                if edge.option == option and edge.seat == seat:
                    return edge
                at += 1
            return None
        index = self.index
        if index is None:
            index = {}
            for edge in edges:
                index[edge.option * 16 + edge.seat] = edge
            self.index = index
        return index.get(option * 16 + seat)

    def add(self, seat: i64, option: i64, prior: float) -> Edge:
        edge = Edge(seat, option, prior)
        self.edges.append(edge)
        if self.index is not None:
            self.index[option * 16 + seat] = edge
        return edge

    def lead(self) -> i64:
        """By how many tries the answer tried most is ahead of all others."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.edges:
            if edge.tried > first:
                second = first
                first = edge.tried
            elif edge.tried > second:
                second = edge.tried
        return first - second

    def beside(self, seat: i64) -> Node:
        """The statistics of a seat that answers at this secret moment without seeing the answers before it."""
        if self.apart is None:
            self.apart = {}
        key: int = seat
        node = self.apart.get(key)
        if node is None:
            node = Node()
            self.apart[key] = node
        return node


@final
class Search:
    """A search for one seat.

    `explore` weighs the unknown against the good, `even` mixes equal chances into the game's own weights, and only the
    `wide` heaviest answers (and more with time) of a long list are looked at.
    """

    __slots__ = ("even", "explore", "guide", "iterations", "open", "path", "rollout", "values", "wide")

    def __init__(self, guide: Guide, rollout: Rollout, explore: float, even: float, wide: int) -> None:
        self.guide = guide
        self.rollout = rollout
        self.explore = explore
        self.even = even
        self.wide: i64 = wide
        self.iterations: i64 = 0
        self.values: list[float] = []
        self.open: list[Edge] = []
        self.path: list[Edge] = []

    def think(
        self, root: Node, world: State, seat: i64, chance: Chance, seconds: float, iterations: int, stop: Flag | None
    ) -> int:
        """Grow the tree until the time or the iterations are used up (0: no such limit) or the flag is raised.

        It ends early when the answer tried most can no longer be overtaken in the rest of the budget.
        """
        began = perf_counter()
        until = began + seconds
        limit: i64 = iterations
        done: i64 = 0
        self.values = [0.0 for _ in range(world.seats)]
        while limit == 0 or done < limit:
            self.iterate(root, world, seat, chance)
            done += 1
            if seconds > 0.0 and perf_counter() >= until:
                break
            if done % STRIDE == 0:
                if stop is not None:
                    sleep(0)  # lets the thread run that would raise the flag
                    if stop.is_set():
                        break
                left: i64 = limit - done if limit > 0 else ENDLESS
                if seconds > 0.0:
                    now = perf_counter()
                    pace = float(done) * (until - now) / max(now - began, 1.0e-6)
                    left = min(left, i64(pace * SLACK) + STRIDE)
                if root.lead() > left:
                    break
        self.iterations += done
        return int(done)

    def iterate(self, root: Node, world: State, seat: i64, chance: Chance) -> None:
        """One world, from the root to its end."""
        state = world.redeal(seat, chance)
        state.reopen(seat)
        path = self.path
        path.clear()
        node = root
        mover = seat
        moment: Node | None = None
        expected: i64 = 0
        grown = False
        while state.waiting != 0 and not grown:
            waiting = state.waiting
            if len(path) > 0:
                mover = lowest_seat(waiting)
            judged = node
            if moment is not None and waiting == expected:
                judged = moment.beside(mover)
            elif waiting & (waiting - 1) != 0:
                moment = node
            else:
                moment = None
            expected = waiting & ~(i64(1) << mover)
            options = state.options(mover)
            if len(options) == 1:
                edge = self.forced(judged, mover, options[0])
            else:
                edge = self.pick(judged, state, mover, options, chance)
                grown = edge.tried == 0
            judged.visits += 1
            path.append(edge)
            state.apply(mover, edge.option, chance)
            placed = edge
            if judged is not node:
                found = node.find(mover, edge.option)
                placed = found if found is not None else node.add(mover, edge.option, edge.prior)
            child = placed.child
            if child is None:
                child = Node()
                placed.child = child
            node = child
        values = self.values
        self.rollout.finish(state, chance, values)
        for edge in path:
            edge.tried += 1
            edge.total += values[edge.seat]

    def forced(self, node: Node, seat: i64, option: i64) -> Edge:
        """The only answer there is in this world."""
        found = node.find(seat, option)
        if found is None:
            found = node.add(seat, option, 1.0)
        found.seen += 1
        return found

    def pick(self, node: Node, state: State, seat: i64, options: list[i64], chance: Chance) -> Edge:
        """The answer that promises most: good so far, favoured by the game's weights, or seldom tried."""
        self.match(node, state, seat, options)
        opened = self.open
        count: i64 = i64(len(opened))
        weight = 0.0
        total = 0.0
        tried: i64 = 0
        known: i64 = 0
        at: i64 = 0
        while at < count:
            edge = opened[at]
            edge.seen += 1
            weight += edge.prior
            if edge.tried > 0:
                tried += edge.tried
                total += edge.total
                known += 1
            at += 1
        allowed = count
        if count > self.wide:
            allowed = self.wide + i64(sqrt(float(tried)))
        explore = self.explore
        even = self.even / float(count)
        scale = (1.0 - self.even) / weight if weight > 0.0 else 0.0
        hope = total / float(tried) if tried > 0 else 1.0 / float(state.seats)
        best: Edge | None = None
        best_score = -1.0e9
        fresh: Edge | None = None
        ties: i64 = 1
        at = 0
        while at < count:
            edge = opened[at]
            if edge.tried == 0:
                if fresh is None or edge.prior > fresh.prior:
                    fresh = edge
                    ties = 1
                elif edge.prior == fresh.prior:
                    ties += 1
                    if chance.below(ties) == 0:
                        fresh = edge
            else:
                times = float(edge.tried)
                bonus = explore * (edge.prior * scale + even) * sqrt(float(edge.seen)) / (1.0 + times)
                score = edge.total / times + bonus
                if score > best_score:
                    best_score = score
                    best = edge
            at += 1
        if fresh is not None and (best is None or known < allowed):
            score = hope + explore * (fresh.prior * scale + even) * sqrt(float(fresh.seen))
            if best is None or score > best_score:
                return fresh
        assert best is not None
        return best

    def match(self, node: Node, state: State, seat: i64, options: list[i64]) -> None:
        """Find the edges of these options, making those never seen here, with the game's weight as prior.

        Those without weight are not opened, unless in this world there are no others.
        """
        opened = self.open
        opened.clear()
        edges = node.edges
        size: i64 = i64(len(edges))
        cursor: i64 = 0
        weights: list[float] | None = None
        count: i64 = i64(len(options))
        at: i64 = 0
        while at < count:
            option = options[at]
            found: Edge | None = None
            if cursor < size:
                edge = edges[cursor]
                if edge.option == option and edge.seat == seat:
                    found = edge
                    cursor += 1
            if found is None and size > 0:
                found = node.find(seat, option)
            if found is None:
                if weights is None:
                    guide = self.guide
                    far = len(self.path) > 0
                    weights = guide.glance(state, seat, options) if far else guide.weigh(state, seat, options)
                found = node.add(seat, option, weights[at])
            if found.prior > 0.0:
                opened.append(found)
            at += 1
        if len(opened) == 0:
            at = 0
            while at < count:
                found = node.find(seat, options[at])
                assert found is not None
                opened.append(found)
                at += 1


def tally(root: Node, seat: i64, options: list[i64]) -> list[tuple[int, int, float]]:
    """What a search has found at its root: (option, tries, expected result) for every answer in canonical order."""
    out: list[tuple[int, int, float]] = []
    for option in options:
        edge = root.find(seat, option)
        if edge is None or edge.tried == 0:
            out.append((int(option), 0, 0.0))
        else:
            out.append((int(option), int(edge.tried), edge.total / float(edge.tried)))
    return out
