"""Analysis of finished games: "the master would have built here", and where a whole game was won and lost."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import Path, Request

from covetown.analysis import Judgement
from covetown.kernel import Decision, Message
from covetown.server import wire
from covetown.server.analyst import GameAnalysis, decision_at
from covetown.server.forks import hands_open
from covetown.server.guests import Who
from covetown.server.lobby import TableId, house_of
from covetown.server.play import Play
from covetown.server.refusals import Refusal
from covetown.server.replays import checked_viewer, finished, played
from covetown.server.rooms import Room
from covetown.server.tables import LiveTable
from covetown.store import Person

room = Room("/api", "replays")

MOST_SHOWN = 4
LOOK_S = 0.2


def open_game(live: LiveTable, person: Person | None) -> Play:
    """The game of a table, for somebody who may see all of it: only when it is over, as in the replay."""
    play = played(live)
    checked_viewer(live, person, None)
    if not finished(live):
        raise Refusal("running", 409)
    if not hands_open(live.table):
        raise Refusal("hands-closed", 403)
    return play


@room.post("/tables/{ident}/replay/{step}/analysis")
async def analyse_position(
    ident: TableId, step: Annotated[int, Path(ge=0, le=1_000_000)], asked: wire.Nothing, who: Who, request: Request
) -> wire.PositionAnalysis:
    """What a strong player thinks of the decision made in this position, from what its seat knew."""
    house = house_of(request)
    live = await house.live(ident)
    play = open_game(live, who.person)
    steps = len(play.standing)
    if step > steps:
        raise Refusal("step", 404, steps=steps)
    decided = decision_at(play, step)
    if not house.analyst.knows((ident, step)):
        house.limits.spend("analysis", who.address)
    work = asyncio.ensure_future(house.analyst.position(ident, live.game, decided))
    while not work.done():
        await asyncio.wait({work}, timeout=LOOK_S)
        if not work.done() and await request.is_disconnected():
            work.cancel()
            raise Refusal("busy", 503)
    return told(step, decided.state.decision(decided.seat), await work)


def told(step: int, decision: Decision, found: Judgement) -> wire.PositionAnalysis:
    """A judgement in words: the answers thought about most, and always the one that was played."""
    texts = {option.ident: words(option.text) for option in decision.options}
    shown = found.rows[:MOST_SHOWN]
    considered = [wire.Weighed(row.option, texts[row.option], row.share, row.value) for row in shown]
    if found.played is not None and all(row.option != found.played for row in shown):
        own = found.advice.row(found.played)
        share = 0.0 if own is None else own.share
        considered.append(wire.Weighed(found.played, texts[found.played], share, found.worth))
    return wire.PositionAnalysis(
        step=step,
        seat=found.seat,
        prompt=words(decision.prompt),
        possible=found.possible,
        played=found.played,
        best=found.best,
        verdict=found.verdict,  # type: ignore[arg-type]
        loss=found.loss,
        considered=considered,
    )


def words(message: Message) -> wire.Message:
    return msgspec.convert(message.plain(), wire.Message)


@room.post("/tables/{ident}/analysis")
async def analyse_game(ident: TableId, asked: wire.Nothing, who: Who, request: Request) -> wire.GameAnalysis:
    """Begin to judge every decision of a finished game, or go on with it."""
    house = house_of(request)
    live = await house.live(ident)
    play = open_game(live, who.person)
    if house.analyst.wants_work(ident):
        house.limits.spend("game-analysis", who.address)
    return game_told(house.analyst.begin(ident, live.game, play))


@room.get("/tables/{ident}/analysis")
async def game_analysis(ident: TableId, who: Who, request: Request) -> wire.GameAnalysis:
    """How far the analysis of a game has come, and what it has found so far."""
    house = house_of(request)
    open_game(await house.live(ident), who.person)
    return game_told(house.analyst.game(ident))


def game_told(job: GameAnalysis | None) -> wire.GameAnalysis:
    if job is None:
        return wire.GameAnalysis(state="none", done=0, total=0, points=[], moments=[], seats=[], end=[])
    found = list(job.found)
    return wire.GameAnalysis(
        state=job.state,  # type: ignore[arg-type]
        done=len(found),
        total=job.total,
        points=[wire.Point(step, one.seat, one.value, one.loss) for step, one in found],
        moments=[moment(job, step, one) for step, one in job.moments()],
        seats=[summary(seat, [one for _, one in found if one.seat == seat]) for seat in range(job.seats)],
        end=job.end if job.state == "done" else [],
    )


def moment(job: GameAnalysis, step: int, found: Judgement) -> wire.Moment:
    played, best = job.words[step]
    assert found.worth is not None
    return wire.Moment(
        step=step,
        seat=found.seat,
        played=words(played),
        best=words(best),
        value=found.value,
        worth=found.worth,
    )


def summary(seat: int, found: list[Judgement]) -> wire.SeatSummary:
    """How often a player did what the strong player would have done, or something as good, and what the rest cost."""
    return wire.SeatSummary(
        seat=seat,
        judged=len(found),
        agreed=sum(1 for one in found if one.verdict in ("agrees", "near")),
        lost=sum((one.loss or 0.0 for one in found), 0.0),
    )
