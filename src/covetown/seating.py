"""Who sits in a seat: asks a bot of a level what it answers, or what it advises, on a world dealt for that seat."""

from __future__ import annotations

from covetown.kernel import Advice, FastChance, Game, State, world_for

YOU = "you"  # who sits in a seat that no bot plays


def default_seats(game: Game, options: dict[str, object]) -> list[str]:
    """You against the usual number of good bots."""
    full = {spec.key: spec.default for spec in game.option_specs()} | options
    counts = game.seat_counts(full)
    count = game.usual_seats if game.usual_seats in counts else counts[0]
    return [YOU] + ["apprentice"] * (count - 1)


def answer(game: Game, state: State, seat: int, level: str, seed: int, budget: float) -> int:
    """What a bot of this level answers for a seat."""
    chance = FastChance(seed)
    if level == "random":
        options = state.options(seat)
        return options[chance.below(len(options))]
    from covetown import bots

    return bots.choose(level, game.key, world_for(state, seat, chance).encode(), seat, seed, budget)


def explain(game: Game, state: State, seat: int, level: str, seed: int, budget: float) -> Advice:
    """What a bot of this level would answer, and every answer it considered."""
    from covetown import bots

    return bots.explain(level, game.key, world_for(state, seat, FastChance(seed)).encode(), seat, seed, budget)


def judge(game: Game, state: State, seat: int, played: int | None, level: str, seed: int, budget: float) -> Advice:
    """The same about a decision that was made: the answer that was given is looked at as carefully as the best."""
    from covetown import bots

    return bots.judge(level, game.key, world_for(state, seat, FastChance(seed)).encode(), seat, seed, played, budget)
