"""Playing a world out: how a search finds the worth of a position it has not looked at before."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from covetown.kernel.chance import Chance
from covetown.kernel.game import Guide
from covetown.kernel.state import State, lowest_seat

# A game that has not ended after so many decisions is judged as it stands.
ENDLESS: Final[i64] = 5000


@final
class Rollout:
    """How worlds are played out: by the game's quick policy, to the end or for `depth` decisions.

    `surprise` of 1000 answers are random.
    """

    __slots__ = ("depth", "guide", "made", "surprise")

    def __init__(self, guide: Guide, depth: int, surprise: int) -> None:
        self.guide = guide
        self.depth: i64 = depth if depth > 0 else ENDLESS
        self.surprise: i64 = surprise
        self.made: i64 = 0

    def finish(self, state: State, chance: Chance, values: list[float]) -> None:
        """Play the state on and fill `values` with what each seat got, or seems to be getting."""
        guide = self.guide
        surprise = self.surprise
        depth = self.depth
        made: i64 = 0
        while state.waiting != 0 and made < depth:
            seat = lowest_seat(state.waiting)
            options = state.options(seat)
            count: i64 = i64(len(options))
            if count == 1:
                option = options[0]
            elif surprise > 0 and chance.below(1000) < surprise:
                option = options[chance.below(count)]
            else:
                option = guide.prefer(state, seat, options, chance)
            state.apply(seat, option, chance)
            made += 1
        self.made += made
        judge(state, guide, values)


def judge(state: State, guide: Guide, values: list[float]) -> None:
    """Fill `values` with the payoff of every seat, or with the game's own estimate while it is not over."""
    if state.waiting != 0:
        guide.judge(state, values)
        return
    seat: i64 = 0
    while seat < state.seats:
        values[seat] = state.payoff(seat)
        seat += 1
