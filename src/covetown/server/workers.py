"""Several processes that serve on one machine, and the one that watches over them.

All take connections from one listening socket. A process that dies, or whose event loop stands still for too long, is
started again at once: it is forked from the watcher, which has everything loaded and does nothing else. When the
watcher is told to stop it lets them finish; when it is killed they notice and stop by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import selectors
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import structlog

from covetown.server import Announce, Opened, make_server, serve_tidily
from covetown.server.config import Config
from covetown.server.listening import fresh_loop
from covetown.server.owning import Place
from covetown.server.shared import Together
from covetown.store import open_store

log = structlog.get_logger("workers")

BEAT_S = 1.0
SILENT_S = 30.0  # an event loop that stands still for so long is given up
STOP_S = 20.0
QUICK_DEATH_S = 30.0
MOST_PAUSE_S = 30.0


class Worker:
    """One process, as the watcher sees it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pid = 0
        self.beats = -1  # it writes a byte here from time to time
        self.started = 0.0
        self.heard = 0.0
        self.ready = False
        self.deaths = 0
        self.again_at = 0.0


class Watcher:
    """Starts the processes and sees to it that they are there."""

    def __init__(self, config: Config, listener: socket.socket, folder: Path, tell: Callable[[], None]) -> None:
        self.config = config
        self.listener = listener
        self.folder = folder
        self.tell = tell
        self.together = Together(config.workers)
        self.workers = [Worker(number) for number in range(config.workers)]
        self.lifeline, self.held = os.pipe()
        self.stopping = 0.0
        self.told = False
        self.selector = selectors.DefaultSelector()
        self.waker, waking = os.pipe()
        os.set_blocking(waking, False)
        os.set_blocking(self.waker, False)
        self.selector.register(self.waker, selectors.EVENT_READ, None)
        signal.set_wakeup_fd(waking, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.stop)
        signal.signal(signal.SIGCHLD, lambda *_: None)

    def stop(self, *_: object) -> None:
        if not self.stopping:
            self.stopping = time.monotonic()
            self.send(signal.SIGTERM)

    def send(self, number: int) -> None:
        for worker in self.workers:
            if worker.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.pid, number)

    def run(self) -> None:
        for worker in self.workers:
            self.start(worker)
        while not self.stopping or any(worker.pid for worker in self.workers):
            for key, _ in self.selector.select(BEAT_S):
                self.hear(key.data)
            self.bury()
            now = time.monotonic()
            if self.stopping:
                if now - self.stopping > STOP_S:
                    self.send(signal.SIGKILL)
                continue
            for worker in self.workers:
                if not worker.pid and now >= worker.again_at:
                    self.start(worker)
                elif worker.pid and now - worker.heard > SILENT_S:
                    log.error("silent", worker=worker.number)
                    os.kill(worker.pid, signal.SIGKILL)
            if not self.told and all(worker.ready for worker in self.workers):
                self.told = True
                self.tell()

    def hear(self, worker: Worker | None) -> None:
        with contextlib.suppress(BlockingIOError):
            said = os.read(self.waker if worker is None else worker.beats, 4096)
            if worker is not None and said:
                worker.heard, worker.ready, worker.deaths = time.monotonic(), True, 0
            elif worker is not None:
                self.selector.unregister(worker.beats)
                os.close(worker.beats)
                worker.beats = -1

    def bury(self) -> None:
        """Note who has died; who dies at once, again and again, is started later and later."""
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            for worker in self.workers:
                if worker.pid == pid:
                    worker.pid = 0
                    self.together.clear(worker.number)
                    now = time.monotonic()
                    quick = not worker.ready and now - worker.started < QUICK_DEATH_S
                    worker.deaths = worker.deaths + 1 if quick else 0
                    worker.again_at = now + (min(MOST_PAUSE_S, 0.25 * 2**worker.deaths) if worker.deaths else 0.0)
                    if not self.stopping:
                        log.error("died", worker=worker.number, status=os.waitstatus_to_exitcode(status))

    def start(self, worker: Worker) -> None:
        if worker.beats >= 0:
            self.selector.unregister(worker.beats)
            os.close(worker.beats)
        hears, beats = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                self.become(worker.number, hears, beats)
                status = 0
            except KeyboardInterrupt:
                status = 0
            except BaseException:
                log.exception("worker-failed", worker=worker.number)
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(status)
        os.close(beats)
        os.set_blocking(hears, False)
        worker.pid, worker.beats = pid, hears
        worker.started = worker.heard = time.monotonic()
        worker.ready = False
        self.selector.register(hears, selectors.EVENT_READ, worker)

    def become(self, number: int, hears: int, beats: int) -> None:
        """What the new process does."""
        signal.set_wakeup_fd(-1)
        for each in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
            signal.signal(each, signal.SIG_DFL)
        self.selector.close()
        for other in self.workers:
            if other.beats >= 0:
                os.close(other.beats)
        os.close(hears)
        os.close(self.held)
        place = Place(number, self.config.workers, self.folder, self.together)
        structlog.contextvars.bind_contextvars(worker=number)
        with asyncio.Runner(loop_factory=fresh_loop) as runner:
            runner.run(self.serve(place, beats))

    async def serve(self, place: Place, beats: int) -> None:
        server = make_server(self.config, place)
        loop = asyncio.get_running_loop()

        def orphaned() -> None:
            loop.remove_reader(self.lifeline)
            server.should_exit = True

        loop.add_reader(self.lifeline, orphaned)

        async def beat() -> None:
            while True:
                if server.started:
                    with contextlib.suppress(OSError):
                        os.write(beats, b".")
                await asyncio.sleep(BEAT_S if server.started else 0.02)

        beating = asyncio.create_task(beat(), name="beat")
        try:
            await serve_tidily(server, self.listener)
        finally:
            beating.cancel()


def watch_over(config: Config, listener: socket.socket, found: Opened, announce: Announce) -> None:
    """Serve with several processes until stopped."""
    # One process makes the database ready, so that the others find it so.
    open_store(config.database, config.data_dir).close()
    cores = config.bot_workers or max(1, (os.cpu_count() or 2) - 1)
    shared_out = msgspec.structs.replace(config, bot_workers=max(1, cores // config.workers))
    with tempfile.TemporaryDirectory(prefix="covetown-") as folder:  # readable by this user alone
        gc.collect()
        gc.freeze()  # what is loaded now stays shared between the processes until one looks through everything
        Watcher(shared_out, listener, Path(folder), lambda: announce(found)).run()
        listener.close()
