"""How a game ends: who leads, places, scores, and what a seat won (DM-161 to DM-167, DM-508)."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.games.dale_of_merchants.pieces import LIMIT, MONO, SOLO, TEAM
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel.bits import ones
from covetown.kernel.state import Result, seats_in


def result(state: DaleState) -> Result | None:
    """Places by stacks, the winner alone in front (DM-166); in solo mode the score is the difference (DM-538)."""
    if state.ending == 0:
        return None
    if state.rules.mode == SOLO:
        won = bool(state.winners & 1)
        score = len(state.players[0].stall) - len(state.players[int(MONO)].stall)
        ending = "solo-limit" if state.ending == LIMIT else "solo-won" if won else "solo-lost"
        return Result([1 if won else 2], [score], ending)
    scores = [len(player.stall) for player in state.players]
    ranks = [score + 100 if (state.winners >> seat) & 1 else score for seat, score in enumerate(scores)]
    places = [1 + len([other for other in ranks if other > rank]) for rank in ranks]
    ending = "stall"
    if state.rules.mode == TEAM:
        ending = "team-stall"
    if state.ending == LIMIT:
        ending = "drawn" if drawn(state) else "limit"
    return Result(places, scores, ending)


def drawn(state: DaleState) -> bool:
    """Whether several players (or both teams) lead at the turn limit (DM-508)."""
    leading = len(seats_in(state.winners))
    return leading > (2 if state.rules.mode == TEAM else 1)


def payoff(state: DaleState, seat: i64) -> float:
    """1 for a win alone, a share of it for a shared one; a team wins as one."""
    if not (state.winners >> seat) & 1:
        return 0.0
    share = ones(state.winners)
    if state.rules.mode == TEAM:
        return 1.0 if share == 2 else 0.5
    return 1.0 / float(share)


def leaders(state: DaleState) -> i64:
    """The players (or the team) with the most stacks, as a mask (DM-508)."""
    most: i64 = -1
    for player in state.players:
        if len(player.stall) > most:
            most = len(player.stall)
    mask: i64 = 0
    for seat in range(len(state.players)):
        if len(state.players[seat].stall) == most:
            mask |= 1 << seat
    return mask
