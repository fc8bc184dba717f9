"""Taking back: free alone or on one device; among several people by the kernel's rule, as at the terminal table.

What a server adds: spectators take nothing back, a table may be without undo, and no reason tells a secret answer.
"""

from __future__ import annotations

from covetown.server.play import Play, bit
from covetown.store import Table


def is_free(table: Table) -> bool:
    """Whether everybody at the table but the bots is one and the same person."""
    return len(table.people()) == 1


def moves_back(table: Table, play: Play, person: str) -> int:
    """How many moves undo takes back: alone, to the last choice of the person, over the moves of bots."""
    if not is_free(table):
        return 1
    for back, standing in enumerate(reversed(play.standing), 1):
        if standing.person == person:
            return back
    return 0


def refusal(table: Table, play: Play, person: str | None, seat: int) -> str:
    """Why a person cannot take back the last choice, as a message key; empty if that is possible."""
    if person is None or seat < 0:
        return "undo-watching"
    if not table.undo:
        return "undo-off"
    if len(play.standing) <= play.copied:
        return "undo-nothing"
    if is_free(table):
        back = moves_back(table, play, person)
        return "" if 0 < back <= len(play.standing) - play.copied else "undo-nothing"
    last = play.standing[-1]
    if last.seat != seat or last.person != person:
        # Another's secret answer must not show in the reason: look at the last move this seat knows of.
        known = next((standing for standing in reversed(play.standing) if standing.seen_mask & bit(seat)), None)
        return "undo-others" if known is not None and known.seat == seat else "undo-not-yours"
    return play.match.undo_refusal(seat, False)
