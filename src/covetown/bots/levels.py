"""The levels a player can pick as rivals, and the calls by which a server asks them."""

from __future__ import annotations

from copy import copy

from covetown import registry
from covetown.bots import elsewhere
from covetown.bots.adaptive import Adaptive
from covetown.bots.contract import CHARACTERS, LEVELS, Bot, Budget
from covetown.bots.master import Searcher, Settings
from covetown.bots.search import Flag
from covetown.bots.simple import Apprentice, Novice, Random
from covetown.bots.styled import Styled, style_of
from covetown.kernel import Advice, FastChance, Game


def usual_seconds(level: str) -> float:
    """How long a bot thinks about an answer unless told otherwise."""
    return 0.0 if level == "random" else {**LEVELS, **CHARACTERS}.get(level, elsewhere.SECONDS)


def levels_of(game: Game) -> list[str]:
    """Every bot that this game can be played against, besides those from elsewhere: levels, then characters."""
    return [*LEVELS, *CHARACTERS, *(style.key for style in game.styles())]


def make(level: str, game: Game, settings: Settings | None = None, stop: Flag | None = None) -> Bot:
    """A bot of a level (or "random", or from elsewhere) for a game; a search ends when the flag is raised."""
    if level == "random":
        return Random(game)
    if level == "novice":
        return Novice(game)
    if level == "apprentice":
        return Apprentice(game)
    if level in ("master", "grandmaster"):
        settings = Settings() if settings is None else copy(settings)
        if settings.learned < 0:
            settings.learned = 1 if level == "grandmaster" else 0
        return Searcher(game, settings, stop=stop)
    if level == "adaptive":
        return Adaptive(game, settings, stop=stop)
    style = style_of(game, level)
    if style is not None:
        return Styled(game, style, settings, stop=stop)
    return elsewhere.make(level, game)


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
    seconds = usual_seconds(level) if budget_s is None else budget_s
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
    seconds = usual_seconds(level) if budget_s is None else budget_s
    return make(level, game, stop=stop).explain(game.decode(world), seat, FastChance(seed), Budget(seconds))
