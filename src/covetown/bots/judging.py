"""Judging a decision that was made: the answer that was given is looked at as carefully as the best ones."""

from __future__ import annotations

from time import perf_counter

from covetown import registry
from covetown.bots.contract import Budget
from covetown.bots.levels import make, usual_seconds
from covetown.bots.master import Searcher, best_of, new_search
from covetown.bots.search import Node, tally
from covetown.bots.without_gc import without_gc
from covetown.kernel import Advice, Chance, Considered, FastChance, State

# Iterations between two looks at the clock; few enough for a short budget, many enough to cost nothing.
SLICE = 16
# The part of the time in which the bot thinks as it always does.
FREELY = 0.7


def judge(
    level: str, game_key: str, world: bytes, seat: int, seed: int, played: int | None, budget_s: float | None = None
) -> Advice:
    """What a bot would have answered, and what it thinks of every answer it has tried, also of the one given."""
    game = registry.load(game_key)
    seconds = usual_seconds(level) if budget_s is None else budget_s
    bot = make(level, game)
    state = game.decode(world)
    chance = FastChance(seed)
    # A style's search is bent to what its own seat likes, so that it judges for itself alone.
    if type(bot) is Searcher and len(state.options(seat)) > 1 and seconds > 0:
        return weighed(bot, state, seat, chance, played, seconds)
    return bot.explain(state, seat, chance, Budget(seconds))


def weighed(bot: Searcher, world: State, seat: int, chance: Chance, played: int | None, seconds: float) -> Advice:
    """First the usual search, which gives the shares; in the rest of the time it looks hard at what was played."""
    root = Node()
    search = new_search(bot.guide, bot.settings)
    options = world.options(seat)
    began = perf_counter()

    def think(until: float) -> None:
        while True:
            search.think(root, world, seat, chance, 0.0, SLICE, None)
            if perf_counter() >= until:
                return

    with without_gc():
        think(began + seconds * FREELY)
        freely = tally(root, seat, options)
        best = best_of(freely)
        if played is not None and played != best:
            edge = root.find(seat, played)
            if edge is not None:
                edge.prior = sum(other.prior for other in root.edges)
        think(began + seconds)
    tries = sum(row[1] for row in freely)
    shares = {row[0]: row[1] / tries for row in freely}
    found = tally(root, seat, options)
    return Advice(best, [Considered(option, shares[option], value) for option, count, value in found if count])
