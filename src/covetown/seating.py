"""Who sits in a seat: asks a bot of a level for an answer, always on a world redealt for that seat, never on the
true state.
"""

from __future__ import annotations

from covetown.kernel import FastChance, Game, State


class Considered:
    """One answer a bot thought about: its share of the thinking and the result it expects (1 is a win)."""

    def __init__(self, option: int, share: float, value: float) -> None:
        self.option = option
        self.share = share
        self.value = value


def answer(game: Game, state: State, seat: int, level: str, seed: int, budget: float) -> int:
    """What a bot of this level answers for a seat."""
    chance = FastChance(seed)
    if level == "random":
        options = state.options(seat)
        return options[chance.below(len(options))]
    from covetown import bots

    return bots.choose(level, game.key, state.redeal(seat, chance).encode(), seat, seed, budget)


def explain(game: Game, state: State, seat: int, level: str, seed: int, budget: float) -> list[Considered]:
    """The answers a bot considered, best first."""
    from covetown import bots

    told = bots.explain(level, game.key, state.redeal(seat, FastChance(seed)).encode(), seat, seed, budget)
    rows = told["considered"]
    assert isinstance(rows, list)
    found = [Considered(int(row["option"]), float(row["share"]), float(row["value"])) for row in rows]
    return sorted(found, key=lambda row: -row.share)
