"""Driving a table: its bots think about what they are asked and answer at its pace, its clocks run out."""

from __future__ import annotations

import asyncio
import itertools
import math
import secrets
import time
from typing import TYPE_CHECKING

import structlog

from covetown.kernel import seats_in
from covetown.server import beforehand, guided, metrics, resting, seats
from covetown.server.play import Play
from covetown.server.thinking import IN_PLACE, BotFailed, VisitorFailed
from covetown.store import Conflict, tables
from covetown.store.database import now_ms
from covetown.store.entries import LATE, LATE_IN_SECRET, PASSED

if TYPE_CHECKING:
    from covetown.server.tables import LiveTable

log = structlog.get_logger("table")

BEAT_S = 0.5


def rest_of_pace(pace_s: float, took_s: float) -> float:
    """How long a bot that has thought so long still waits with its answer.

    People can follow, and the time says little about what there was to think about: bots answer at the table's pace,
    or whole beats later, with a little chance in it.
    """
    if pace_s == 0.0:
        return 0.0
    pace_s *= 1.0 + secrets.randbelow(300) / 1000
    late = max(0.0, took_s - pace_s)
    return pace_s + math.ceil(late / BEAT_S) * BEAT_S - took_s


class Thought:
    """A bot thinking about one question."""

    def __init__(self, question: int, task: asyncio.Task[None]) -> None:
        self.question = question
        self.task = task


async def drive(live: LiveTable) -> None:
    """Let bots think about what they are asked, and stop those who are no longer asked."""
    wanted: dict[int, str] = {}
    play = live.play
    if play is not None and live.table.status == "playing" and not live.clock.paused and play.state.waiting:
        now = now_ms()
        prepared = guided.wanted(live)
        for seat in seats_in(play.state.waiting) if prepared is None else []:
            level = live.table.seats[seat].bot_level()
            if level is None and live.clock.out(seat, now):
                level = live.table.leaver_level
            if level is None and await beforehand.wanted(live, seat):
                level = beforehand.LEVEL
            if level is not None:
                wanted[seat] = level
        wanted.update(prepared or {})
        if live.clock.per_turn:
            out = [seat for seat in wanted if live.clock.out(seat, now)]
            await resting.give_up(live, [seat for seat in out if live.table.seats[seat].bot_level() is None])
    for seat, thought in list(live.thoughts.items()):
        if seat not in wanted or play is None or play.asked_entry[seat] != thought.question:
            thought.task.cancel()
            del live.thoughts[seat]
    if play is not None:
        for seat, level in wanted.items():
            if seat not in live.thoughts:
                question = play.asked_entry[seat]
                task = asyncio.create_task(think(live, play, seat, question, level), name="bot")
                live.thoughts[seat] = Thought(question, task)


async def think(live: LiveTable, play: Play, seat: int, question: int, level: str) -> None:
    began = time.monotonic()
    if level == beforehand.LEVEL:
        live.post(bot_answers, live, seat, question, await beforehand.made(live, seat), PASSED)
        return
    try:
        option = await (guided.made(live, seat) if level == guided.LEVEL else thought_of(live, play, seat, level))
    except VisitorFailed:
        live.post(visitor_fails, live, seat, question, level)
        return
    if live.connections:
        pace = max(live.table.pace_ms, live.house.config.least_pace_ms) / 1000
        await asyncio.sleep(rest_of_pace(pace, time.monotonic() - began))
    live.post(bot_answers, live, seat, question, option)


async def thought_of(live: LiveTable, play: Play, seat: int, level: str) -> int:
    """What the bot of a seat answers, however often it has to be asked."""
    for failures in itertools.count(1):
        live.patron.person = live.table.host
        live.patron.address = live.house.where.get(live.table.host, live.table.host)
        try:
            return await live.house.thinkers.choose(live.game, play.state, seat, level, live.patron)
        except VisitorFailed:
            raise
        except Exception as error:
            # An answer is never made up: the bot is asked again, later and later.
            if not isinstance(error, BotFailed):
                log.exception("bot-failed", table=live.table.id, game=live.table.game, seat=seat)
            await asyncio.sleep(min(30.0, 0.5 * 2**failures))
    raise AssertionError("never")


async def visitor_fails(live: LiveTable, seat: int, question: int, level: str) -> None:
    """A bot from elsewhere has failed twice: one of ours takes its place to the end, and everybody sees it."""
    thought = live.thoughts.get(seat)
    if thought is None or thought.question != question:
        return
    del live.thoughts[seat]
    log.error("visitor-failed", table=live.table.id, game=live.table.game, seat=seat, level=level, instead=IN_PLACE)
    if live.table.seats[seat].kind == "bot" or live.table.seats[seat].stand_in:
        await seats.stand_in(live, [seat], IN_PLACE)
    else:  # it was to choose once for somebody whose time is up
        live.table.leaver_level = IN_PLACE
        await live.write(tables.change_table, live.table.id, leaver_level=IN_PLACE)


async def bot_answers(live: LiveTable, seat: int, question: int, option: int, late: int = 0) -> None:
    thought = live.thoughts.get(seat)
    if thought is not None and thought.question == question:
        del live.thoughts[seat]
    play = live.play
    if play is None or live.table.status != "playing" or live.clock.paused:
        return
    if not play.asked(seat) or play.asked_entry[seat] != question or option not in play.state.options(seat):
        return
    try:
        change = guided.propose(live, play, seat, option, (None, None, now_ms()))
        change.entry.late = late
        if not late and live.table.seats[seat].bot_level() is None and live.clock.out(seat, now_ms()):
            change.entry.late = LATE if seat in play.public_waiting() else LATE_IN_SECRET
        await live.carry_out(change)
        metrics.BY_BOT.inc()
        live.faults = 0
    except Conflict:
        await live.catch_up()
    except Exception:
        # A fault of a game's rules must not spin: the bot tries again, later and later.
        live.faults += 1
        metrics.TABLE_FAULTS.inc()
        log.exception("rules-failed", table=live.table.id, game=live.table.game, seat=seat, option=option)
        await asyncio.sleep(min(30.0, 0.1 * 2**live.faults))
