"""Work that makes many small things and no cycles, done without the garbage collector."""

from __future__ import annotations

import gc


class without_gc:  # noqa: N801  (reads as a verb: with without_gc(): …)
    """Without the garbage collector, which would walk a growing tree or hundreds of games and find nothing.

    A class, because a generator with `contextmanager` takes longer than some of the work done so.
    """

    __slots__ = ("was_on",)

    def __enter__(self) -> None:
        self.was_on = gc.isenabled()
        gc.disable()

    def __exit__(self, *raised: object) -> None:
        if self.was_on:
            gc.enable()
