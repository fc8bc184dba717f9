"""Where bots think: a few processes of their own, shared fairly, told to stop when a thought is no longer needed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import secrets
import struct
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from covetown.kernel import Advice, FastChance, Game, State, world_for
from covetown.server import metrics
from covetown.server.config import Config
from covetown.server.line import HURRIED, Job, Line, Patron
from covetown.server.refusals import Refusal
from covetown.thinker import Answer, Request

log = structlog.get_logger("bots")

START_S = 30.0
REPLAY_S = 60.0
IN_LINE_S = 20.0  # how long a person waits for advice before hearing that the server is busy
QUICK_S = 0.0  # levels that take no more than this have a process of their own
FAILED = (TimeoutError, EOFError, OSError, msgspec.DecodeError)
NOBODY = Patron("")


# Plays on for a bot from elsewhere that has failed.
IN_PLACE = "apprentice"


class BotFailed(Exception):
    """No process has given a legal answer, though it was asked several times."""


class VisitorFailed(Exception):
    """A bot from elsewhere has given no legal answer, though it was asked again."""


def levels() -> list[str]:
    """The bots there are, from weak to strong."""
    from covetown import bots

    return list(bots.LEVELS)


def characters() -> list[str]:
    """The bots of every game that are no stronger or weaker than others but play to another end."""
    from covetown import bots

    return list(bots.CHARACTERS)


def visitors() -> list[str]:
    """The bots from elsewhere that the one who runs the server offers, or that packages bring."""
    from covetown.bots import elsewhere

    return elsewhere.names()


def ours(game: Game) -> list[str]:
    """Every bot of a game that is not from elsewhere."""
    from covetown import bots

    return bots.levels_of(game)


def usual_level() -> str:
    """The bot that is taken where nobody has said which."""
    known = levels()
    return known[min(2, len(known) - 1)]


def check_level(level: str, game: Game) -> str:
    return one_of(level, [*ours(game), *visitors()])


def stand_ins() -> list[str]:
    """The bots that may play on for somebody: those that play to win, and so no characters."""
    return [*levels(), *visitors()]


def check_stand_in(level: str) -> str:
    return one_of(level, stand_ins())


def as_stand_in(level: str) -> str:
    """Who plays on for somebody who has rivals of this level."""
    return level if level in stand_ins() else usual_level()


def one_of(level: str, known: list[str]) -> str:
    if level not in known:
        raise Refusal("no-level", 422, levels=", ".join(known))
    return level


class Worker:
    """One process that thinks."""

    def __init__(self, quick: bool = False) -> None:
        self.quick = quick
        self.process: Process | None = None
        self.ending: list[Process] = []

    async def ask(self, request: Request, limit_s: float) -> Answer:
        """Put one request to the process; whatever goes wrong ends the process."""
        try:
            fresh = self.process is None or self.process.returncode is not None
            if fresh:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "covetown.thinker", stdin=PIPE, stdout=PIPE
                )
            assert self.process is not None
            assert self.process.stdout is not None
            self.write(request)
            async with asyncio.timeout(limit_s + (START_S if fresh else 0.0)):
                size = struct.unpack(">I", await self.process.stdout.readexactly(4))[0]
                return msgspec.msgpack.decode(await self.process.stdout.readexactly(size), type=Answer)
        except BaseException:
            self.kill()
            raise

    def write(self, request: Request) -> None:
        if self.process is not None and self.process.stdin is not None:
            data = msgspec.msgpack.encode(request)
            self.process.stdin.write(struct.pack(">I", len(data)) + data)

    def stop(self, number: int) -> None:
        """Tell the process that what it thinks about is no longer needed; it answers soon with what it has."""
        with contextlib.suppress(OSError, RuntimeError):
            self.write(Request("stop", number=number))

    def kill(self) -> None:
        """End the process at once; the next request starts another."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            self.ending = [*[other for other in self.ending if other.returncode is None], process]

    async def end(self) -> None:
        self.kill()
        for process in self.ending:
            await process.wait()


class Thinkers:
    """The pool. A seat's bot is shown a world dealt anew for that seat, never the true game.

    Levels that answer at once stand in a line of their own, with a process of its own: they never wait for a
    grandmaster. With `workers` given there is one line only. `elsewhere` stand for processes on other machines.
    """

    def __init__(self, config: Config, workers: int = 0, elsewhere: list[Worker] | None = None) -> None:
        self.config = config
        self.count = len(elsewhere or []) or workers or config.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.workers = elsewhere or [Worker() for _ in range(self.count)]
        self.workers += [] if workers else [Worker(quick=True)]
        self.free = list(self.workers)
        self.slow, self.quick = Line(), Line()
        self.running: dict[Worker, Job] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.numbers = itertools.count(1)

    # --- the line ---

    async def ask(self, request: Request, limit_s: float, patron: Patron = NOBODY, quick: bool = False) -> Answer:
        """Have a request thought about when it is its turn; who goes away in the meantime leaves the line."""
        job = Job(request, limit_s, patron, next(self.numbers), time.monotonic())
        request.number, request.watched = job.number, patron.watched
        line = self.quick if quick and self.workers[-1].quick else self.slow
        line.add(job)
        self.dispatch()
        try:
            return await job.answer
        finally:
            line.remove(job)
            metrics.THOUGHTS_WAITING.set(len(self.slow.waiting) + len(self.quick.waiting))
            self.give_up(job)

    def give_up(self, job: Job) -> None:
        """Nobody waits for this answer any more: its process is told, and goes on with something else."""
        for worker, running in self.running.items():
            if running is job and not job.unwanted:
                job.unwanted = True
                worker.stop(job.number)

    def dispatch(self) -> None:
        """Give every process that is free to whoever is next."""
        for worker in sorted(self.free, key=lambda each: not each.quick):
            line = self.quick if worker.quick else self.slow
            job = line.next(worker.quick or self.room_for_unwatched())
            if job is None:
                line = self.quick
                job = line.next()
            if job is None:
                continue
            self.free.remove(worker)
            self.running[worker] = job
            self.shorten(job, line)
            task = asyncio.create_task(self.work(worker, job, line), name="thinking")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        metrics.THOUGHTS_WAITING.set(len(self.slow.waiting) + len(self.quick.waiting))

    def room_for_unwatched(self) -> bool:
        """Tables at which nobody looks never take the last process, where there are several."""
        unwatched = sum(1 for job in self.running.values() if not job.patron.watched)
        return unwatched < max(1, self.count - 1)

    def shorten(self, job: Job, line: Line) -> None:
        """Let a bot think shorter when there is much to think about, and remember that for those at the table."""
        if job.request.do == "choose":
            part = line.part(job, self.count)
            spared = job.request.budget_s * (1.0 - part)
            job.request.budget_s -= spared
            job.limit_s -= spared
            job.patron.hurried = part < HURRIED
            if job.patron.hurried:
                metrics.HURRIED.inc()
        line.begin(job)

    async def work(self, worker: Worker, job: Job, line: Line) -> None:
        began = time.monotonic()
        try:
            answer = await worker.ask(job.request, job.limit_s)
            if not job.answer.done():
                job.answer.set_result(answer)
        except FAILED as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            line.finish(job, time.monotonic() - began)
            del self.running[worker]
            self.free.append(worker)
            if not job.answer.done():  # the house closes
                job.answer.cancel()
        self.dispatch()

    # --- what is asked ---

    def request(self, do: str, game: Game, state: State, seat: int, level: str, budget_s: float) -> Request:
        world = world_for(state, seat, FastChance(secrets.randbits(60))).encode()
        return Request(do, game.key, level, world, seat, secrets.randbits(60), budget_s)

    async def choose(self, game: Game, state: State, seat: int, level: str, patron: Patron = NOBODY) -> int:
        """What the bot of a seat answers. A process that fails is asked again, and then the simplest bot is.

        An answer is never made up: if all of them fail, so does this. Nobody is asked in place of a bot from elsewhere:
        the table is to know that it has failed.
        """
        options = list(state.options(seat))
        at_home = level in ours(game)
        for asked in (level, level, *([levels()[0]] * 2 if at_home else [])):
            request = self.request("choose", game, state, seat, asked, self.budget(asked))
            quick = request.budget_s <= QUICK_S
            began = time.monotonic()
            try:
                answer = await self.ask(request, request.budget_s + self.config.bot_grace_s, patron, quick)
                if not answer.wrong and answer.option in options:
                    metrics.THINKING.labels(asked).observe(time.monotonic() - began)
                    return answer.option
                log.error("bot-wrong", game=game.key, level=asked, wrong=answer.wrong or f"option {answer.option}")
            except FAILED as error:
                log.error("bot-failed", game=game.key, level=asked, error=type(error).__name__)
            metrics.BOT_FAULTS.inc()
        raise (BotFailed if at_home else VisitorFailed)(f"{level} of {game.key}")

    async def explain(self, game: Game, state: State, seat: int, patron: Patron = NOBODY) -> Advice:
        """Advice for a person, from what that person knows."""
        budget = self.config.hint_budget_s
        return await self.reasons(self.request("explain", game, state, seat, self.config.hint_level, budget), patron)

    async def judge(self, game: Game, state: State, seat: int, played: int | None, budget_s: float) -> Advice:
        """What a strong bot thinks of an answer that was given, from what its seat knew."""
        request = self.request("judge", game, state, seat, self.config.hint_level, budget_s)
        request.played = played
        return await self.reasons(request)

    async def reasons(self, request: Request, patron: Patron = NOBODY) -> Advice:
        """Advice a person has asked for; there is nothing else to fall back on."""
        limit = request.budget_s + self.config.bot_grace_s
        try:
            async with asyncio.timeout(limit + IN_LINE_S + START_S):
                answer = await self.ask(request, limit, patron)
        except FAILED:
            raise Refusal("busy", 503) from None
        if answer.wrong:
            log.error("no-reasons", do=request.do, game=request.game, wrong=answer.wrong)
            raise Refusal("busy", 503)
        return answer.advice()

    async def play_again(self, journal: bytes, patron: Patron = NOBODY) -> bytes:
        """An imported journal, played through the rules; a refusal names the first difference."""
        try:
            asked = Request("replay", world=journal, most_moves=self.config.import_moves)
            answer = await self.ask(asked, REPLAY_S, patron)
        except FAILED:
            raise Refusal("busy", 503) from None
        if answer.wrong:
            raise Refusal("journal", 422, why=answer.wrong)
        return answer.journal

    def budget(self, level: str) -> float:
        from covetown import bots

        return min(bots.usual_seconds(level), self.config.bot_budget_s)

    async def close(self) -> None:
        self.free.clear()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.free.clear()
        for worker in self.workers:
            await worker.end()
