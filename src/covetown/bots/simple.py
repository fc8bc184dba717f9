"""Bots that do not think ahead: chance, a beginner with some sense, and the game's own quick player."""

from __future__ import annotations

from covetown.bots.contract import Bot, Budget, value_after
from covetown.kernel import Advice, Chance, Considered, State

# A novice never gives an answer that the game weighs below this part of the best one.
SENSE = 0.05


class Random(Bot):
    """Any legal answer, all equally likely."""

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        options = world.options(seat)
        return int(options[chance.below(len(options))])


class Novice(Bot):
    """Any answer that is not plainly silly; every third time it thinks of two, and gives the one that looks better."""

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return int(options[0])
        weights = self.guide.weigh(world, seat, options)
        bar = max(weights) * SENSE
        sensible = [at for at, weight in enumerate(weights) if weight >= bar]
        answer = sensible[chance.below(len(sensible))]
        if chance.below(3) == 0:
            other = sensible[chance.below(len(sensible))]
            answer = answer if weights[answer] >= weights[other] else other
        return int(options[answer])


class Apprentice(Bot):
    """What the game's own quick policy prefers."""

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return int(options[0])
        return int(self.guide.prefer(world, seat, options, chance))

    def explain(self, world: State, seat: int, chance: Chance, budget: Budget) -> Advice:
        options = world.options(seat)
        choice = self.choose(world, seat, chance, budget)
        weights = self.guide.weigh(world, seat, options)
        total = sum(weights)
        rows = []
        for option, weight in zip(options, weights, strict=True):
            value = value_after(self.game, world, seat, option, chance)
            rows.append(Considered(int(option), weight / total, value))
        return Advice(choice, rows)
