"""Bots with a character: the master's search, leaning to what a style of the game is fond of."""

from __future__ import annotations

from covetown.bots.contract import Budget
from covetown.bots.leaning import Leaning
from covetown.bots.master import SURE, Searcher, Settings, best_of
from covetown.bots.search import Flag
from covetown.kernel import Advice, Chance, Game, State, Style

# What an answer that draws by 1 is worth at the end of a search, as a part of a win.
TASTE = 0.03
# The most of a win, as its search sees it, that it gives away with one answer for what draws it.
BOUND = 0.1
# An answer counts only if it was tried at least so often for each try of the one tried most.
LEAST_PART = 0.05


def style_of(game: Game, key: str) -> Style | None:
    """The style of a game that is called so."""
    return next((style for style in game.styles() if style.key == key), None)


class Styled(Searcher):
    """The master's search for a seat that has a style, and takes the others to have none."""

    def __init__(self, game: Game, style: Style, settings: Settings | None = None, stop: Flag | None = None) -> None:
        super().__init__(game, settings, stop=stop)
        self.style = style
        self.leaning = Leaning(self.guide, style)
        self.guide = self.leaning

    def explain(self, world: State, seat: int, chance: Chance, budget: Budget) -> Advice:
        self.leaning.seat = seat
        return super().explain(world, seat, chance, budget)

    def answer(self, found: list[tuple[int, int, float]], world: State, seat: int) -> int:
        drawn = self.style.drawn(world, seat, world.options(seat))
        return tempted(found, [float(much) for much in drawn])


def tempted(found: list[tuple[int, int, float]], drawn: list[float]) -> int:
    """Of the answers that lose no more than the bound, the one that is best with what draws the style.

    A win in hand is taken.
    """
    best = best_of(found)
    at = next(at for at, row in enumerate(found) if row[0] == best)
    most, top = found[at][1:]
    if top >= SURE:
        return best
    least = max(LEAST_PART * most, 1.0)
    answer, highest = best, top + TASTE * drawn[at]
    for (option, tries, value), much in zip(found, drawn, strict=True):
        if much > drawn[at] and tries >= least and value >= top - BOUND and value + TASTE * much > highest:
            answer, highest = option, value + TASTE * much
    return answer
