"""Who does the work of a contest: this process, several processes, or a Ray cluster. Calls go in, results come out."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from time import perf_counter
from types import ModuleType
from typing import Protocol

Call = Callable[[dict[str, object], int], str]

# Seconds that a portion of games should take: long beside the way to another process, short beside a contest.
PORTION_S = 0.2


def end_with_parent() -> None:
    """Let this process end when the one that started it is gone, however that ended; else it would wait for ever."""

    def watch() -> None:
        parent = parent_process()
        assert parent is not None
        # A forked process holds both ends of the line by which it would hear of it, so it has to look as well.
        while os.getppid() == parent.pid and parent.is_alive():
            parent.join(1.0)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


class Workers(Protocol):
    """Something that can play numbered games; results come in any order."""

    def results(self, call: Call, contest: dict[str, object], numbers: Iterable[int]) -> Iterator[str]: ...


class Here:
    """One game after the other in this process."""

    def results(self, call: Call, contest: dict[str, object], numbers: Iterable[int]) -> Iterator[str]:
        for number in numbers:
            yield call(contest, number)


def portion(call: Call, contest: dict[str, object], numbers: list[int]) -> tuple[list[str], float]:
    """Several games one after the other, and the seconds they took."""
    began = perf_counter()
    return [call(contest, number) for number in numbers], perf_counter() - began


@contextmanager
def without_the_command(call: Call) -> Iterator[None]:
    """Processes started in here import what they are called with, and not the whole command that starts them."""
    command = sys.modules["__main__"]
    if call.__module__ != "__main__":
        sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = command


class Processes:
    """Several processes of this machine. Short games are handed out in portions, and smaller ones towards the end."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(self, call: Call, contest: dict[str, object], numbers: Iterable[int]) -> Iterator[str]:
        left = list(numbers)
        size = 1
        open_calls: set[Future[tuple[list[str], float]]] = set()
        with ProcessPoolExecutor(self.jobs, get_context("spawn"), end_with_parent) as pool:
            try:
                while left or open_calls:
                    with without_the_command(call):
                        while left and len(open_calls) < 2 * self.jobs:
                            size = min(size, -(-len(left) // (4 * self.jobs)))
                            open_calls.add(pool.submit(portion, call, contest, left[:size]))
                            del left[:size]
                    done, open_calls = wait(open_calls, return_when=FIRST_COMPLETED)
                    for finished in done:
                        found, seconds = finished.result()
                        size = max(1, int(PORTION_S * len(found) / max(seconds, 1e-6)))
                        yield from found
            finally:
                pool.shutdown(cancel_futures=True)


class Cluster:
    """The machines of a Ray cluster ("local" starts one on this machine)."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise RuntimeError("a cluster needs the extra `cluster`: pip install 'covetown[cluster]'") from None
        self.ray = ray
        ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)

    def results(self, call: Call, contest: dict[str, object], numbers: Iterable[int]) -> Iterator[str]:
        ray = self.ray
        remote = ray.remote(call)
        left = iter(numbers)
        width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        open_calls = [remote.remote(contest, number) for number in islice(left, width)]
        while open_calls:
            done, open_calls = ray.wait(open_calls)
            open_calls += [remote.remote(contest, number) for number in islice(left, len(done))]
            for finished in done:
                yield str(ray.get(finished))


def workers(jobs: int, cluster: str | None) -> Workers:
    """The workers that were asked for."""
    if cluster is not None:
        return Cluster(cluster)
    return Here() if jobs <= 1 else Processes(jobs)
