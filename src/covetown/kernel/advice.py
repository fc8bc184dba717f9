"""Advice: what somebody who thinks about a decision would answer, and what it thought of every answer it has tried."""

from __future__ import annotations

from typing import final

from covetown.kernel.chance import Chance
from covetown.kernel.state import State


def world_for(state: State, seat: int, chance: Chance) -> State:
    """The one door to whoever thinks for a seat: a world like the true one in all that the seat knows, else dealt anew.

    No bot, adviser or judge is ever handed anything else.
    """
    return state.redeal(seat, chance)


@final
class Considered:
    """An answer that was thought about: its share of the thinking (they add up to 1) and the result it promises."""

    def __init__(self, option: int, share: float, value: float) -> None:
        self.option = option
        self.share = share
        self.value = value


@final
class Advice:
    """The answer that somebody who thinks would give, and the answers considered, `rows`, best first.

    The advised answer is the first of them where it was considered at all; the others follow by their share.
    """

    def __init__(self, option: int, rows: list[Considered]) -> None:
        self.option = option
        self.rows = sorted(rows, key=lambda row: (row.option != option, -row.share))

    def row(self, option: int | None) -> Considered | None:
        """What was thought of one answer; None if it was not considered."""
        for row in self.rows:
            if row.option == option:
                return row
        return None
