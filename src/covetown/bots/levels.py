"""The levels a player can pick as rivals, and the calls by which a server asks them."""

from __future__ import annotations

from covetown import registry
from covetown.bots.contract import Bot, Budget
from covetown.bots.master import Searcher, Settings
from covetown.bots.search import Flag
from covetown.bots.simple import Apprentice, Novice, Random
from covetown.kernel import Advice, FastChance, Game, Message, RuleError

# The levels from weak to strong, with the seconds each takes for an answer unless told otherwise.
LEVELS: dict[str, float] = {"novice": 0.0, "apprentice": 0.0, "master": 1.0, "grandmaster": 5.0}


def make(level: str, game: Game, settings: Settings | None = None, stop: Flag | None = None) -> Bot:
    """A bot of a level (or "random") for a game; one that thinks long ends its search when the flag is raised."""
    if level == "random":
        return Random(game)
    if level == "novice":
        return Novice(game)
    if level == "apprentice":
        return Apprentice(game)
    if level in ("master", "grandmaster"):
        return Searcher(game, settings, stop=stop)
    raise RuleError(
        f"there is no bot {level}; the levels are: {', '.join(LEVELS)}",
        Message("rules-no-bot", {"bot": level, "known": ", ".join(LEVELS)}),
    )


def choose(
    level: str,
    game_key: str,
    world: bytes,
    seat: int,
    seed: int,
    budget_s: float | None = None,
    stop: Flag | None = None,
) -> int:
    """What a bot answers. `world` must have been dealt anew for the seat, never be the true game."""
    game = registry.load(game_key)
    seconds = LEVELS.get(level, 0.0) if budget_s is None else budget_s
    return make(level, game, stop=stop).choose(game.decode(world), seat, FastChance(seed), Budget(seconds))


def explain(
    level: str,
    game_key: str,
    world: bytes,
    seat: int,
    seed: int,
    budget_s: float | None = None,
    stop: Flag | None = None,
) -> Advice:
    """The answer with the reasons: every option's share of the thinking and the result the bot expects of it."""
    game = registry.load(game_key)
    seconds = LEVELS.get(level, 0.0) if budget_s is None else budget_s
    return make(level, game, stop=stop).explain(game.decode(world), seat, FastChance(seed), Budget(seconds))
