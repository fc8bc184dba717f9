"""What a strong player thinks of the decisions of a game: did the one who played agree, and what did it cost?

Every decision is judged on a world redealt for the seat that made it, so hindsight plays no part.
"""

from __future__ import annotations

from covetown import seating
from covetown.kernel import Advice, Considered, Game, State

# Answers whose expected results differ by less than this are as good as each other.
NEAR = 0.02
# An answer that gives away this much of a win is a miss worth looking at.
CLEAR = 0.06
VERDICTS = ("open", "forced", "agrees", "near", "less", "miss", "unseen")


class Judgement:
    """One decision: how many answers were possible, what was played (None: nothing yet), and what is advised."""

    def __init__(self, seat: int, possible: int, played: int | None, advice: Advice) -> None:
        self.seat = seat
        self.possible = possible
        self.played = played
        self.advice = advice

    @property
    def best(self) -> int:
        """The answer that is advised."""
        return self.advice.option

    @property
    def rows(self) -> list[Considered]:
        """Every answer that was tried in thought, the best first."""
        return self.advice.rows

    @property
    def value(self) -> float:
        """The result to be expected with the best answer."""
        return self.rows[0].value

    @property
    def worth(self) -> float | None:
        """The result to be expected with the answer that was played; None where it was not looked at."""
        row = self.advice.row(self.played)
        return None if row is None else row.value

    @property
    def loss(self) -> float | None:
        """How much of a win was given away; None where that cannot be said."""
        if self.played == self.best:
            return 0.0
        worth = self.worth
        return None if worth is None else max(0.0, self.value - worth)

    @property
    def verdict(self) -> str:
        """One of VERDICTS: nothing was played, nothing to choose, the same, as good, less good, a miss, not seen."""
        if self.possible == 1:
            return "forced"
        if self.played is None:
            return "open"
        if self.played == self.best:
            return "agrees"
        loss = self.loss
        if loss is None:
            return "unseen"
        return "near" if loss < NEAR else "less" if loss < CLEAR else "miss"


def judge(game: Game, state: State, seat: int, played: int | None, level: str, seed: int, budget: float) -> Judgement:
    """Have a bot of a level judge what a seat played in a position, from what the seat knew."""
    advice = seating.judge(game, state, seat, played, level, seed, budget)
    return Judgement(seat, len(state.options(seat)), played, advice)


def misses(judgements: list[tuple[int, Judgement]], most: int) -> list[tuple[int, Judgement]]:
    """The dearest misses of a game, given as (move, judgement), in the order of play."""
    found = [pair for pair in judgements if pair[1].verdict == "miss"]
    found.sort(key=lambda pair: -(pair[1].loss or 0.0))
    return sorted(found[:most], key=lambda pair: pair[0])
