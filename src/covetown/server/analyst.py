"""The analyst: what a strong player thinks of the decisions of finished games, one position or a whole game at a time.

It thinks in processes of its own, so that no table waits for it, and remembers what it has found. Each decision is
judged on a world dealt anew for the seat that made it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from typing import Any

import structlog

from covetown.analysis import Judgement, misses
from covetown.kernel import Game, Message, State
from covetown.kernel.journal import replay_move
from covetown.kernel.state import lowest_seat
from covetown.server.config import Config
from covetown.server.play import Play
from covetown.server.refusals import Refusal
from covetown.server.thinking import Thinkers

log = structlog.get_logger("analyst")

KEPT_POSITIONS = 2000
KEPT_GAMES = 64
MOST_IN_LINE = 20
MOST_MOMENTS = 10
FORGOTTEN_S = 15.0  # a whole game that nobody has asked about for so long is laid aside
LEAST_BUDGET_S = 0.03
MOST_BUDGET_S = 0.3

Place = tuple[str, int]


class Question:
    """A position that is being thought about, or waits for its turn, for so many people."""

    def __init__(self) -> None:
        self.people = 0
        self.begun = False
        self.task: asyncio.Task[Judgement] | None = None


class Decided:
    """One decision of a game: the position before a step, whose it was and what was answered (None: nothing yet)."""

    __slots__ = ("played", "seat", "state", "step")

    def __init__(self, step: int, state: State, seat: int, played: int | None) -> None:
        self.step = step
        self.state = state
        self.seat = seat
        self.played = played


class GameAnalysis:
    """A whole game being judged, decision by decision."""

    def __init__(self, ident: str, game: Game, seats: int) -> None:
        self.ident = ident
        self.game = game
        self.seats = seats
        self.state = "waiting"
        self.total = 0
        self.found: list[tuple[int, Judgement]] = []
        self.end: list[float] = []
        self.wanted = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        # What was played and what would have been better, in words, for each step that was a miss.
        self.words: dict[int, tuple[Message, Message]] = {}

    def add(self, decided: Decided, found: Judgement) -> None:
        self.found.append((decided.step, found))
        if found.verdict == "miss" and found.played is not None:
            texts = {option.ident: option.text for option in decided.state.decision(decided.seat).options}
            self.words[decided.step] = texts[found.played], texts[found.best]

    def moments(self) -> list[tuple[int, Judgement]]:
        """The decisions worth looking at again."""
        return misses(self.found, MOST_MOMENTS)


def decision_at(play: Play, step: int) -> Decided:
    """What was decided in the position after so many moves."""
    moves = play.match.journal.played()
    state = play.position(step)
    if state.waiting == 0:
        raise Refusal("over", 409)
    if step < len(moves):
        return Decided(step, state, moves[step].seat, moves[step].option)
    return Decided(step, state, int(lowest_seat(state.waiting)), None)


def all_decisions(play: Play) -> tuple[list[Decided], list[float]]:
    """Every decision that had a choice, in order, and what each seat got in the end (nothing: the game has no end)."""
    found: list[Decided] = []
    state = play.start.copy()
    for step, move in enumerate(play.match.journal.played()):
        if len(state.options(move.seat)) > 1:
            found.append(Decided(step, state.copy(), move.seat, move.option))
        replay_move(state, move, step + 1)
    return found, [] if state.waiting else [float(state.payoff(seat)) for seat in range(state.seats)]


class Analyst:
    """Thinks about finished games."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.thinkers = Thinkers(config, max(1, config.analysis_workers))
        self.turns = asyncio.Semaphore(max(1, config.analysis_workers))
        self.known: OrderedDict[Place, Judgement] = OrderedDict()
        self.questions: dict[Place, Question] = {}
        self.games: OrderedDict[str, GameAnalysis] = OrderedDict()
        self.line = asyncio.Lock()

    # --- one position ---

    def knows(self, place: Place) -> bool:
        """Whether this position costs nothing: it is known, or being thought about for somebody else."""
        return place in self.known or place in self.questions

    async def position(self, ident: str, game: Game, decided: Decided) -> Judgement:
        """What the analyst thinks of one decision. Whoever goes away before its turn leaves the line."""
        place = (ident, decided.step)
        known = self.known.get(place)
        if known is not None:
            self.known.move_to_end(place)
            return known
        question = self.questions.get(place)
        if question is None:
            if len(self.questions) >= MOST_IN_LINE:
                raise Refusal("busy", 503)
            question = self.questions[place] = Question()
            question.task = asyncio.create_task(self.think(question, place, game, decided), name="analysis")
            question.task.add_done_callback(lambda task: self.answered(place, task))
        assert question.task is not None
        question.people += 1
        try:
            return await asyncio.shield(question.task)
        finally:
            question.people -= 1
            # What has begun takes a second at most and is remembered; what has not is no longer wanted.
            if question.people == 0 and not question.begun:
                question.task.cancel()

    async def think(self, question: Question, place: Place, game: Game, decided: Decided) -> Judgement:
        async with self.turns:
            question.begun = True
            found = await self.judge(game, decided, self.config.analysis_budget_s)
        self.known[place] = found
        while len(self.known) > KEPT_POSITIONS:
            self.known.popitem(last=False)
        return found

    def answered(self, place: Place, task: asyncio.Task[Judgement]) -> None:
        self.questions.pop(place, None)
        if not task.cancelled():
            task.exception()  # told to whoever still waits

    async def judge(self, game: Game, decided: Decided, budget_s: float) -> Judgement:
        advice = await self.thinkers.judge(game, decided.state, decided.seat, decided.played, budget_s)
        return Judgement(decided.seat, len(decided.state.options(decided.seat)), decided.played, advice)

    # --- a whole game ---

    def wants_work(self, ident: str) -> bool:
        """Whether asking for this game would begin something new."""
        job = self.games.get(ident)
        return job is None or job.state == "failed"

    def game(self, ident: str) -> GameAnalysis | None:
        """How far the analysis of a game has come; asking keeps it going."""
        job = self.games.get(ident)
        if job is not None:
            job.wanted = time.monotonic()
            self.games.move_to_end(ident)
        return job

    def begin(self, ident: str, game: Game, play: Play) -> GameAnalysis:
        """Begin to judge a whole game, or go on with it."""
        job = self.game(ident)
        if job is None or job.state == "failed":
            if sum(1 for other in self.games.values() if other.state in ("waiting", "running")) >= MOST_IN_LINE:
                raise Refusal("busy", 503)
            job = self.games[ident] = GameAnalysis(ident, game, play.seats)
            while len(self.games) > KEPT_GAMES:
                oldest = next(iter(self.games.values()))
                if oldest.task is not None:
                    oldest.task.cancel()
                del self.games[oldest.ident]
        if job.state in ("waiting", "stopped") and (job.task is None or job.task.done()):
            job.state = "waiting"
            job.task = asyncio.create_task(self.work(job, play), name="game-analysis")
        return job

    async def work(self, job: GameAnalysis, play: Play) -> None:
        """Judge the decisions of a game one after the other, as long as somebody wants to know."""
        try:
            async with self.line:
                if self.forgotten(job):
                    return
                job.state = "running"
                decisions, job.end = await asyncio.to_thread(all_decisions, play)
                job.total = len(decisions)
                each = self.config.analysis_game_s / max(1, job.total)
                budget = min(MOST_BUDGET_S, max(LEAST_BUDGET_S, each))
                for decided in decisions[len(job.found) :]:
                    if self.forgotten(job):
                        return
                    async with self.turns:
                        job.add(decided, await self.judge(job.game, decided, budget))
                job.state = "done"
        except Refusal:
            job.state = "failed"
        except Exception:
            job.state = "failed"
            log.exception("analysis-failed", table=job.ident, game=job.game.key)

    def forgotten(self, job: GameAnalysis) -> bool:
        """Lay a game aside that nobody asks about any more; it goes on where it stopped when somebody does."""
        if time.monotonic() - job.wanted < FORGOTTEN_S:
            return False
        job.state = "stopped"
        return True

    async def close(self) -> None:
        tasks: list[asyncio.Task[Any]] = [job.task for job in self.games.values() if job.task is not None]
        tasks += [question.task for question in self.questions.values() if question.task is not None]
        for task in tasks:
            task.cancel()
        with contextlib.suppress(Exception):
            await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
