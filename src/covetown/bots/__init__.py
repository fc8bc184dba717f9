"""Players that are programs. They see a world dealt anew for their seat, never the true game."""

from covetown.bots.contract import Bot, Budget
from covetown.bots.judging import judge
from covetown.bots.levels import LEVELS, choose, explain, make
from covetown.bots.master import Searcher, Settings, search_rate
from covetown.bots.simple import Apprentice, Novice, Random

__all__ = [
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
    "make",
    "search_rate",
]
