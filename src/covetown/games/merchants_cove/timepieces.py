"""Timepieces and their stacks: who is active, who comes first, and where the marker goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from covetown.games.merchants_cove.numbers import LAST_HOUR
from covetown.kernel import Message

if TYPE_CHECKING:
    from covetown.games.merchants_cove.state import MerchantsState, Player


def place_name(position: i64) -> Message:
    """A clock position in words: an hour, or the Clock Hand after it."""
    return Message("panel-hand-place" if position & 1 else "panel-hour", {"hour": int(position >> 1)})


def tell_move(state: MerchantsState, player: Player, start: i64) -> None:
    """Report that a Timepiece has come from one place of the clock to another."""
    if state.events is not None:
        facts: dict[str, object] = {"seat": int(player.seat), "from": int(start), "to": int(player.position)}
        facts["place"] = place_name(player.position).plain()
        state.events.tell("timepiece-moved", facts)


def tell_stack(state: MerchantsState) -> None:
    """Report the stack that all Timepieces form, from top to bottom (MC-083)."""
    if state.events is not None:
        order = from_top(state)
        facts: dict[str, object] = {"seats": [int(player.seat) for player in order]}
        facts["place"] = place_name(order[0].position).plain()
        facts["at"] = int(order[0].position)
        state.events.tell("timepieces-stacked", facts)


def land(state: MerchantsState, player: Player) -> None:
    """Put the Timepiece down on top of those at its place (MC-126)."""
    state.landed += 1
    player.height = state.landed


def active_player(state: MerchantsState) -> Player:
    """Whose turn it is: the Timepiece farthest back, and of several there the topmost (MC-098, MC-099)."""
    first = state.players[0]
    for player in state.players:
        if player.position < first.position or (player.position == first.position and player.height > first.height):
            first = player
    return first


def farthest(state: MerchantsState) -> i64:
    """The position of the Timepiece farthest forward (MC-151)."""
    position: i64 = 0
    for player in state.players:
        if player.position > position:
            position = player.position
    return position


def from_top(state: MerchantsState) -> list[Player]:
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


def regroup(state: MerchantsState) -> None:
    """Move Timepieces beyond the marker onto its hour, the nearest first, each stack as one (MC-159, MC-160)."""
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
            tell_move(state, lowest, position)
        position += 1


def restack(state: MerchantsState, position: i64) -> None:
    """Move the whole stack to another place in unchanged order (MC-196)."""
    for player in state.players:
        player.position = position


def marker_after(position: i64) -> i64:
    """Where the marker goes when the farthest Timepiece stands here (MC-150 to MC-153): the next hour, at most 12."""
    return 2 * min((position >> 1) + 1, LAST_HOUR)
