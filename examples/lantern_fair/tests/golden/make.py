"""Records the golden games anew: `python tests/golden/make.py`. Look at the difference of playthrough.txt first."""

from __future__ import annotations

from pathlib import Path

from covetown.testing import Setup, record
from lantern_fair import GAME

HERE = Path(__file__).resolve().parent
GAMES: dict[str, Setup] = {
    "points": (1, 3, {}),
    "sparks": (18, 5, {}),
    "shared": (170, 2, {"evenings": 4}),
}
READABLE = "points"

if __name__ == "__main__":
    record(GAME, HERE, GAMES, READABLE)
