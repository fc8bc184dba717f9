"""Who does the work of a contest: this process, several processes, or a Ray cluster. Calls go in, results come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Protocol

Call = Callable[[dict[str, object], int], str]


class Workers(Protocol):
    """Something that can play numbered games; results come in any order."""

    def results(self, call: Call, contest: dict[str, object], numbers: Iterable[int]) -> Iterator[str]: ...


class Here:
    """One game after the other in this process."""

    def results(self, call: Call, contest: dict[str, object], numbers: Iterable[int]) -> Iterator[str]:
        for number in numbers:
            yield call(contest, number)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def results(self, call: Call, contest: dict[str, object], numbers: Iterable[int]) -> Iterator[str]:
        left = iter(numbers)
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as pool:
            try:
                open_calls: set[Future[str]] = {
                    pool.submit(call, contest, number) for number in islice(left, 2 * self.jobs)
                }
                while open_calls:
                    done, open_calls = wait(open_calls, return_when=FIRST_COMPLETED)
                    open_calls |= {pool.submit(call, contest, number) for number in islice(left, len(done))}
                    for finished in done:
                        yield finished.result()
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
