"""Taking back: free alone or on one device; among several people by the kernel's rule, as at the terminal table.

What a server adds: spectators take nothing back, a table may be without undo, and no reason tells a secret answer. What
the rule does not allow at once, because others are waited for or have moved since, they may allow; but nobody can allow
it across chance or across anything that was revealed.
"""

from __future__ import annotations

from covetown.kernel import State
from covetown.server import wire
from covetown.server.play import Play, bit
from covetown.store import Table

MOST_BACK = 12


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


def offer(table: Table, play: Play, person: str | None, seat: int) -> wire.Undo:
    """What somebody can do about their last choice: take it back, ask the others, or neither."""
    reason = refusal(table, play, person, seat)
    if person is None or seat < 0 or table.take_back == "never" or table.stopped is not None or is_free(table):
        return wire.Undo(not reason, reason or None, False)
    if not reason and table.take_back == "free":
        return wire.Undo(True, None, False)
    if moves_asked(table, play, person, seat):
        return wire.Undo(True, None, True)
    return wire.Undo(False, reason or "undo-others", False)


def refusal(table: Table, play: Play, person: str | None, seat: int) -> str:
    """Why a person cannot take back the last choice, as a message key; empty if that is possible."""
    if person is None or seat < 0:
        return "undo-watching"
    if table.take_back == "never":
        return "undo-off"
    if table.stopped is not None or (table.rated and table.status == "over"):
        return "undo-over"  # it has counted
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


def moves_asked(table: Table, play: Play, person: str, seat: int) -> int:
    """How many moves would be taken back if the others allowed it; 0 where nobody can allow it.

    That is to the last choice of the person, over what others have done since, as long as chance decided nothing and
    nothing hidden became known. Where several answer at once in secret it would tell who has, so there it is closed.
    """
    if not refusal(table, play, person, seat):
        return 1
    if play.over() or not alone(play.state):
        return 0
    for back in range(1, min(MOST_BACK, len(play.standing) - play.copied) + 1):
        number = len(play.standing) - back
        standing = play.standing[number]
        before = play.standing[number - 1].state if number else play.start
        if standing.by_chance or before is None or not alone(before):
            return 0
        if standing.seat == seat and standing.person == person:
            return back if before.revelations == play.state.revelations else 0
    return 0


def alone(state: State) -> bool:
    """Whether exactly one seat is asked, and everybody may see it."""
    return state.waiting & (state.waiting - 1) == 0 and state.public_waiting() == state.waiting
