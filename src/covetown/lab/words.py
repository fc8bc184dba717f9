"""The laboratory's words: its figures, and what games are sorted by, in one language and in the words of a game."""

from __future__ import annotations

from covetown import registry
from covetown.kernel import RuleError
from covetown.lab.balance import WHOLE_TABLE
from covetown.text import FALLBACK, Texts, texts

AND = " and "  # between the parts of a value that names several things


class Words:
    """What the laboratory says of one game."""

    def __init__(self, game: str, locale: str = FALLBACK) -> None:
        self.game = game
        self.locale = locale
        self.say = texts(locale=locale).key
        self.number = texts(locale=locale).number
        self.own = own_words(game, locale)

    def title(self) -> str:
        """The name of the game; its key where it has none."""
        try:
            key = registry.load(self.game).about().key
        except RuleError:
            return self.game
        return self.own.key(key) if self.own.has(key) else self.game

    def share(self, part: float) -> str:
        return self.number(part, 1, percent=True)

    def shares(self, low: float, high: float) -> str:
        """An interval of shares."""
        return self.say("lab-span", low=self.number(100 * low, 1), high=self.share(high))

    def numbers(self, low: float, high: float, digits: int) -> str:
        """An interval of numbers."""
        return self.say("lab-span", low=self.number(low, digits), high=self.number(high, digits))

    def away(self, ratio: float) -> str:
        """How far something lies from the mean, with its sign."""
        return "+" * (ratio >= 1) + self.share(ratio - 1)

    def facet(self, facet: str) -> str:
        """What games are sorted by; as it is written where the game has no word for it."""
        bare = facet.removesuffix(WHOLE_TABLE)
        name = self.first([f"facet-{keyed(bare)}"], bare)
        return self.say("lab-whole-table", facet=name) if bare != facet else name

    def value(self, facet: str, value: str, facets: list[str]) -> str:
        """A value of a facet: the word for it there, at another facet, or on a card; else as it is written."""
        names = [keyed(name.removesuffix(WHOLE_TABLE)) for name in (facet, *facets)]
        parts = [
            self.first([f"{start}{name}-{keyed(part)}" for name in (*names, "card") for start in ("facet-", "")], part)
            for part in value.split(AND)
        ]
        told = parts[0]
        for part in parts[1:]:
            told = self.say("lab-and", one=told, other=part)
        return told

    def ending(self, ending: str) -> str:
        """Why a game ended."""
        return self.first([f"ending-{keyed(ending)}"], ending)

    def first(self, keys: list[str], otherwise: str) -> str:
        return next((self.own.key(key) for key in keys if self.own.has(key)), otherwise)


def keyed(name: str) -> str:
    """A name as it stands in the key of a message."""
    return name.replace(" ", "-").replace("_", "-")


def own_words(game: str, locale: str) -> Texts:
    """The words of a game; those of the house where it has none."""
    try:
        return texts(game, locale)
    except RuleError:
        return texts(locale=locale)
