"""Worlds on record: with the same luck a viewer is dealt the same world as when they were written down.

What a world must hold is tested by rule (`test_imagined.py`, `test_passed_on.py`, `test_givers.py`, the twins); this
notices every other change. One that is meant is written down anew with `python -m
tests.games.dale_of_merchants.test_golden_worlds` and looked at as a change of that file.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.kernel import SPECTATOR, FastChance
from covetown.kernel.state import lowest_seat
from tests.games.dale_of_merchants.builder import without_copies
from tests.games.dale_of_merchants.test_imagined import EXCHANGING

FILE = Path(__file__).with_name("golden_worlds.json")
GAMES = 3
EVERY = 3  # at so many choices worlds are dealt


def digest(table: int) -> list[str]:
    """A digest of the worlds of every viewer in each of some random games."""
    seats, options = EXCHANGING[table]
    found: list[str] = []
    for seed in range(GAMES):
        whole = hashlib.blake2s()
        chance = FastChance(100 * table + seed)
        state = GAME.new(seats, {"turn_limit": 20, **options}, chance)
        made = 0
        while state.waiting:
            seat = lowest_seat(state.waiting)
            answers = state.options(seat)
            state.apply(seat, answers[chance.below(len(answers))], chance)
            made += 1
            if made % EVERY == 0 and state.waiting:
                for viewer in (SPECTATOR, *range(seats)):
                    whole.update(str(without_copies(state.redeal(viewer, FastChance(made)).encode())).encode())
        found.append(whole.hexdigest()[:12])
    return found


@pytest.mark.rule("DM-568", "DM-570")
@pytest.mark.parametrize("table", range(len(EXCHANGING)))
def test_worlds_are_dealt_as_they_were(table: int) -> None:
    assert digest(table) == json.loads(FILE.read_text("utf-8"))[table]


if __name__ == "__main__":
    FILE.write_text(json.dumps([digest(table) for table in range(len(EXCHANGING))], indent=1) + "\n", "utf-8")
