"""What a player that is a program can do: choose from a world dealt for its seat, and say why."""

from __future__ import annotations

from covetown.kernel import Advice, Chance, Considered, Game, State

# The levels from weak to strong, with the seconds each takes for an answer unless told otherwise.
LEVELS: dict[str, float] = {"novice": 0.0, "apprentice": 0.0, "master": 1.0, "grandmaster": 5.0}
# Bots that are no stronger or weaker than these but play to another end, likewise.
CHARACTERS: dict[str, float] = {"adaptive": 1.0}


class Budget:
    """How long a bot may think about one answer: seconds, iterations of its search, or both (0: no such limit)."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        if seconds < 0 or iterations < 0:
            raise ValueError("a budget cannot be negative")
        self.seconds = seconds
        self.iterations = iterations


def value_after(game: Game, world: State, seat: int, option: int, chance: Chance) -> float:
    """How good the game itself thinks the position right after an answer, in this one world."""
    after = world.copy()
    after.apply(seat, option, chance)
    return after.payoff(seat) if after.waiting == 0 else game.guide().value(after, seat)


class Bot:
    """A player that is a program for one game.

    `world` is never the true game: whoever asks has dealt it anew for the seat, so nothing a bot does can depend on
    what the seat does not know. Between two questions of one game `moved` tells whose move was made.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.guide = game.guide()

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        """One of the legal answers of the seat."""
        return self.explain(world, seat, chance, budget).option

    def explain(self, world: State, seat: int, chance: Chance, budget: Budget) -> Advice:
        """The answer the bot would give, and what it thought of each."""
        option = self.choose(world, seat, chance, budget)
        rows = []
        for other in world.options(seat):
            share = 1.0 if other == option else 0.0
            rows.append(Considered(int(other), share, value_after(self.game, world, seat, other, chance)))
        return Advice(option, rows)

    def moved(self, seat: int) -> None:
        """A seat has answered; bots that keep what they thought must know."""
