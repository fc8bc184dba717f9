"""A bot of your own: a class that is given a world and chooses.

    covetown lab match pirates_cove --bots examples/my_bot.py:Sampler,random --games 100
    COVETOWN_BOTS=examples/my_bot.py:Sampler covetown play

The world is one in which everything the seat cannot know has been dealt anew, so trying things out in it is fair.
"""

from __future__ import annotations

from covetown.bots import Bot, Budget
from covetown.kernel import Chance, State


class Sampler(Bot):
    """Thinks of two answers and gives the one after which the game itself thinks the position better."""

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        options = world.options(seat)
        thought_of = [options[chance.below(len(options))] for _ in range(2)]
        return max(thought_of, key=lambda option: self.after(world, seat, option, chance))

    def after(self, world: State, seat: int, option: int, chance: Chance) -> float:
        trial = world.copy()
        trial.apply(seat, option, chance)
        return self.guide.value(trial, seat) if trial.waiting else trial.payoff(seat)
