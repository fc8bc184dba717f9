"""The shelf: every folder under `covetown.games` that offers a GAME is a game that can be played."""

from __future__ import annotations

import importlib
import pkgutil

from covetown import games
from covetown.kernel import Game, RuleError


def names() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def load(key: str) -> Game:
    """A game by its key; an unknown key raises a RuleError that lists the known ones."""
    if key not in names():
        raise RuleError(f"there is no game {key}; there are: {', '.join(names())}")
    game = importlib.import_module(f"{games.__name__}.{key}").GAME
    assert isinstance(game, Game)
    return game
