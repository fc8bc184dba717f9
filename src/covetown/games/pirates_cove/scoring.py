"""Scores and places when the year is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from covetown.games.pirates_cove.ship import NONE
from covetown.games.pirates_cove.state import PiratesState
from covetown.kernel.state import Result

ENDED_BY_FAME: Final[i64] = 0
ENDED_BY_BATTLE: Final[i64] = 1
ENDED_BY_ROLL: Final[i64] = 2
ENDINGS: Final[tuple[str, ...]] = ("fame", "last_battle", "last_roll")


def score(state: PiratesState, player: i64) -> i64:
    """A player's fame; with two ships the sum or the better one, as agreed."""  # PC-582, PC-570
    total = state.ships[player].fame
    if state.fleet() > state.seats:
        second = state.ships[player + state.seats].fame
        if not state.rules.best_ship:
            total += second
        elif second > total:
            total = second
    return total


def leaders(state: PiratesState) -> i64:
    """The players with most fame, as a mask."""
    best: i64 = -100000
    mask: i64 = 0
    player: i64 = 0
    while player < state.seats:
        fame = score(state, player)
        if fame > best:
            best = fame
            mask = 0
        if fame == best:
            mask |= 1 << player
        player += 1
    return mask


def champion(state: PiratesState, player: i64) -> i64:
    """The ship that fights the last battle for a player: the one with more fame."""  # PC-583
    second = player + state.seats
    if second < state.fleet() and state.ships[second].fame > state.ships[player].fame:
        return second
    return player


def result(state: PiratesState) -> Result | None:
    """Places and scores; the losers of a last battle share the place after the winner."""  # PC-517, PC-518
    if state.winner == NONE:
        return None
    scores = [int(score(state, player)) for player in range(state.seats)]
    places: list[int] = []
    for player in range(state.seats):
        if player == state.winner:
            places.append(1)
            continue
        ahead = sum(1 for other in scores if other > scores[player])
        places.append(2 if ahead == 0 else ahead + 1)
    return Result(places, scores, ENDINGS[state.ending])


def payoff(state: PiratesState, seat: i64) -> float:
    """What the game was worth to a seat: there is one winner."""
    return 1.0 if state.winner == seat else 0.0
