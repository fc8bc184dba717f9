"""Timepieces and their stacks: who is active, who comes first, and where the marker goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove.numbers import LAST_HOUR

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import CoveState, Player


def land(state: CoveState, player: Player) -> None:
    """Put the Timepiece down on top of those at its place (MC-126)."""
    state.landed += 1
    player.height = state.landed


def active_player(state: CoveState) -> Player:
    """Whose turn it is: the Timepiece farthest back, and of several there the topmost (MC-098, MC-099)."""
    first = state.players[0]
    for player in state.players:
        if player.position < first.position or (player.position == first.position and player.height > first.height):
            first = player
    return first


def farthest(state: CoveState) -> i64:
    """The position of the Timepiece farthest forward (MC-151)."""
    position: i64 = 0
    for player in state.players:
        if player.position > position:
            position = player.position
    return position


def from_top(state: CoveState) -> list[Player]:
    """All players in stack order from top to bottom, the farthest-back space first."""
    ordered: list[Player] = []
    for player in state.players:
        at = len(ordered)
        while at > 0:
            other = ordered[at - 1]
            if other.position < player.position or (other.position == player.position and other.height > player.height):
                break
            at -= 1
        ordered.insert(at, player)
    return ordered


def regroup(state: CoveState) -> None:
    """Move Timepieces beyond the marker onto its hour, the nearest space first, each stack as one block (MC-159,
    MC-160)."""
    marker = state.marker
    position = marker + 1
    last = farthest(state)
    while position <= last:
        while True:
            lowest: Player | None = None
            for player in state.players:
                if player.position == position and (lowest is None or player.height < lowest.height):
                    lowest = player
            if lowest is None:
                break
            lowest.position = marker
            land(state, lowest)
        position += 1


def restack(state: CoveState, position: i64) -> None:
    """Move the whole stack to another place in unchanged order (MC-196)."""
    for player in state.players:
        player.position = position


def marker_after(position: i64) -> i64:
    """Where the marker goes when the farthest Timepiece stands here: the hour directly after it, at most 12 (MC-150 to
    MC-153)."""
    return 2 * min((position >> 1) + 1, LAST_HOUR)
