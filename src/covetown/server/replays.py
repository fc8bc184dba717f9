"""Replays: any position of a game again, from any seat when it is over, from one's own while it is played."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request

from covetown.kernel import SPECTATOR, seats_in
from covetown.server import wire
from covetown.server.cards import lobby_card, result_card
from covetown.server.forks import hands_open, may_fork, may_look
from covetown.server.guests import Who
from covetown.server.lobby import TableId, house_of
from covetown.server.play import Play, bit
from covetown.server.refusals import Refusal
from covetown.server.rooms import Room
from covetown.server.tables import LiveTable
from covetown.store import Person

room = Room("/api", "replays")
Viewer = Annotated[int | None, Query(ge=-1, le=63)]


def finished(live: LiveTable) -> bool:
    return live.table.status in ("over", "closed")


def played(live: LiveTable) -> Play:
    if live.play is None:
        raise Refusal("not-started", 409)
    return live.play


def viewers(live: LiveTable, person: Person | None) -> list[int]:
    """From where somebody may look at a game; a table without spectators stays among its people."""
    if finished(live) and may_look(live, person) and hands_open(live.table):
        return list(range(SPECTATOR, len(live.table.seats)))
    mine = live.table.seats_of(None if person is None else person.id)
    return ([SPECTATOR] if live.table.spectators else []) + mine


def checked_viewer(live: LiveTable, person: Person | None, wanted: int | None) -> int:
    allowed = viewers(live, person)
    if wanted is None:
        if not allowed:
            raise Refusal("no-watching", 403)
        return allowed[0] if finished(live) and hands_open(live.table) else allowed[-1]
    if wanted not in allowed:
        raise Refusal("viewer", 403)
    return wanted


def visible_moves(live: LiveTable, play: Play, viewer: int) -> list[int]:
    """The numbers of the moves that are the steps of a replay: all of a finished game, else those the viewer saw."""
    if finished(live):
        return list(range(1, len(play.standing) + 1))
    mask = bit(viewer)
    return [number for number, standing in enumerate(play.standing, 1) if standing.seen_mask & mask]


@room.get("/tables/{ident}/replay")
async def replay(ident: TableId, who: Who, request: Request, viewer: Viewer = None) -> wire.ReplayLog:
    """The log of a game, step by step."""
    live = await house_of(request).live(ident)
    play = played(live)
    eye = checked_viewer(live, who.person, viewer)
    own = eye if eye in live.table.seats_of(None if who.person is None else who.person.id) else SPECTATOR
    open_to_all = finished(live)
    log = [wire.LogLine(0, None, play.opening(eye))] if play.match.opening else []
    for step, number in enumerate(visible_moves(live, play, eye), 1):
        standing = play.standing[number - 1]
        events = [event.seen_by(eye) for event in standing.frame.events]
        seat = standing.seat if open_to_all else None
        late, passed = standing.frame.late_for(eye), standing.frame.passed_for(own)
        log.append(wire.LogLine(step, seat, events, late, passed))
    return wire.ReplayLog(
        table=lobby_card(live.table, who.person),
        steps=len(visible_moves(live, play, eye)),
        viewer=eye,
        viewers=viewers(live, who.person),
        fork=may_fork(live, who.person),
        log=log,
    )


@room.get("/tables/{ident}/replay/{step}")
async def position(
    ident: TableId,
    step: Annotated[int, Path(ge=0, le=1_000_000)],
    who: Who,
    request: Request,
    viewer: Viewer = None,
    panels: bool = False,
) -> wire.ReplayStep:
    """The position after so many steps, as a viewer sees it."""
    live = await house_of(request).live(ident)
    play = played(live)
    eye = checked_viewer(live, who.person, viewer)
    moves = visible_moves(live, play, eye)
    if step > len(moves):
        raise Refusal("step", 404, steps=len(moves))
    number = moves[step - 1] if step else 0
    state = play.position(number)
    view = state.view(eye)
    happened = play.standing[number - 1].frame.events if number else play.match.opening
    return wire.ReplayStep(
        step=step,
        steps=len(moves),
        viewer=eye,
        view=view,
        panels=[panel.plain() for panel in live.game.panels(view)] if panels else None,
        waiting=seats_in(state.public_waiting()),
        events=[event.seen_by(eye) for event in happened],
        result=result_card(state),
    )
