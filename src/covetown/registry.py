"""The shelf: every game that can be played, those of this house and those from elsewhere.

A game of the house is a folder under `covetown.games` that offers a GAME. A game from elsewhere lies in a package of
its own, which offers it through the entry-point group `covetown.games`: `its_key = "its_package:GAME"`. Beside the
module that holds the GAME lie the folder `text`, the file `rules.md` and, where the game brings one, the folder
`board`. An offer that cannot be taken is left out, and `troubles` says why.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from importlib import metadata, resources
from importlib.resources.abc import Traversable

from covetown import games
from covetown.kernel import Game, Message, RuleError

__all__ = ["home", "in_house", "load", "look_again", "names", "troubles"]

GROUP = "covetown.games"
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_KEY = 40


class Refused(Exception):
    """An offered game cannot be put on the shelf; the message says why."""


class Shelf:
    """The games from elsewhere: each with its package, and what is wrong with those that could not be taken."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.packages: dict[str, str] = {}
        self.troubles: dict[str, str] = {}


@cache
def in_house() -> tuple[str, ...]:
    """The keys of the games of this house, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg))


@cache
def from_elsewhere() -> Shelf:
    """Everything that other packages offer, looked for once."""
    shelf = Shelf()
    offers: dict[str, list[metadata.EntryPoint]] = {}
    for offer in metadata.entry_points(group=GROUP):
        if not any(same_offer(offer, other) for other in offers.get(offer.name, [])):
            offers.setdefault(offer.name, []).append(offer)
    for key, found in sorted(offers.items()):
        givers = " and ".join(sorted(giver(offer) for offer in found))
        try:
            take(shelf, key, found)
        except Refused as refused:
            shelf.troubles[key] = f"the game {key} of {givers} cannot be used: {refused}"
    return shelf


def giver(offer: metadata.EntryPoint) -> str:
    """The package that makes an offer, with its version."""
    return f"{offer.dist.name} {offer.dist.version}" if offer.dist is not None else f"the package of {offer.value}"


def same_offer(offer: metadata.EntryPoint, other: metadata.EntryPoint) -> bool:
    """Whether one package is merely found twice on the path."""
    return offer.value == other.value and giver(offer) == giver(other)


def take(shelf: Shelf, key: str, offers: list[metadata.EntryPoint]) -> None:
    """Put an offered game on the shelf, or say in a Refused why that cannot be."""
    if not KEY.fullmatch(key) or len(key) > LONGEST_KEY:
        raise Refused(
            f"a key is made of small letters, digits and single underscores, {LONGEST_KEY} characters at most"
        )
    if key in in_house():
        raise Refused("Covetown has a game of this key itself")
    if len(offers) > 1:
        raise Refused("they use the same key; uninstall all but one")
    offer = offers[0]
    try:
        module = importlib.import_module(offer.module)
        game = offer.load()
        package = module.__spec__.parent if module.__spec__ is not None else None
        folder = resources.files(package) if package else None
    except Exception as error:
        raise Refused(f"loading {offer.value} fails with {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise Refused(f"{offer.value} is no Game of covetown.kernel, but of type {type(game).__name__}")
    if game.key != key:
        raise Refused(f"it is offered as {key}, but its own key is {game.key!r}")
    if not package or folder is None or not ((folder / "text").is_dir() and (folder / "rules.md").is_file()):
        raise Refused(f"beside the module {offer.module} there must be a folder `text` and a file `rules.md`")
    shelf.games[key] = game
    shelf.packages[key] = package


def look_again() -> None:
    """Forget what was found: a package may have been installed since."""
    in_house.cache_clear()
    from_elsewhere.cache_clear()


def troubles() -> list[str]:
    """What is wrong with offered games that could not be taken, a sentence each that names the package."""
    return list(from_elsewhere().troubles.values())


def names() -> list[str]:
    """The keys of all games that can be played, in alphabetical order."""
    return sorted([*in_house(), *from_elsewhere().games])


def load(key: str) -> Game:
    """A game by its key; an unknown key raises a RuleError that lists the known ones."""
    if key in in_house():
        game = importlib.import_module(f"{games.__name__}.{key}").GAME
        assert isinstance(game, Game)
        return game
    shelf = from_elsewhere()
    if key in shelf.games:
        return shelf.games[key]
    if key in shelf.troubles:
        raise RuleError(shelf.troubles[key])
    raise no_game(key)


def no_game(key: str) -> RuleError:
    known = ", ".join(names())
    return RuleError(
        f"there is no game {key}; there are: {known}", Message("rules-no-game", {"game": key, "known": known})
    )


def home(key: str) -> Traversable:
    """The folder of a game, in which its texts, its rules and its board lie."""
    if key in in_house():
        return resources.files(f"{games.__name__}.{key}")
    shelf = from_elsewhere()
    if key not in shelf.packages:
        raise no_game(key)
    return resources.files(shelf.packages[key])


def board_folder(key: str) -> Traversable:
    """The folder of a game's own board: nothing outside it is ever sent to a browser."""
    return home(key) / "board"
