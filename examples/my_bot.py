"""A bot of your own: a class that is given a world and chooses.

    covetown lab match dale_of_merchants --bots examples/my_bot.py:Greedy,novice --games 100
    COVETOWN_BOTS=examples/my_bot.py:Greedy covetown play

The world is one in which everything the seat cannot know has been dealt anew, so trying things out in it is no cheating.
"""

from __future__ import annotations

from covetown.bots import Bot, Budget
from covetown.kernel import Chance, State


class Greedy(Bot):
    """Tries every answer and takes the one after which the game itself thinks the position best."""

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        return max(world.options(seat), key=lambda option: self.after(world, seat, option, chance))

    def after(self, world: State, seat: int, option: int, chance: Chance) -> float:
        trial = world.copy()
        trial.apply(seat, option, chance)
        return self.guide.value(trial, seat) if trial.waiting else trial.payoff(seat)
