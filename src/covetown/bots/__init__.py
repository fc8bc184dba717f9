"""Players that are programs. They see a world dealt anew for their seat, never the true game."""

from covetown.bots.contract import CHARACTERS, LEVELS, Bot, Budget
from covetown.bots.judging import judge
from covetown.bots.levels import choose, explain, levels_of, make, usual_seconds
from covetown.bots.master import Searcher, Settings, search_rate
from covetown.bots.simple import Apprentice, Novice, Random

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Apprentice",
    "Bot",
    "Budget",
    "Novice",
    "Random",
    "Searcher",
    "Settings",
    "choose",
    "explain",
    "judge",
    "levels_of",
    "make",
    "search_rate",
    "usual_seconds",
]
