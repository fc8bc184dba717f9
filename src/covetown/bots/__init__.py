"""Players that are programs. They see a world dealt anew for their seat, never the true game."""

from covetown.bots.contract import LEVELS, Bot, Budget
from covetown.bots.judging import judge
from covetown.bots.levels import choose, explain, make, usual_seconds
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
    "usual_seconds",
]
