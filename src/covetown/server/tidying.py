"""Python's search for rings of forgotten objects, arranged so that no player waits for it.

Every table keeps its positions, some hundred thousand lists at a busy server, and nearly all of them are needed. Left
to itself, Python looks through them again and again: half a second without an answer each time at 800 tables. Here only
what is new is looked through, in small portions, and then set aside; everything is looked through when little is going
on, and once in a long while in any case.
"""

from __future__ import annotations

import asyncio
import gc
import time

import structlog

log = structlog.get_logger()

YOUNG = 2_000  # so many new objects make a portion: a few milliseconds
LOOK_S = 60.0
# So long after the last time everything is looked through, at a quiet and at a busy server.
OFTEN_S, SELDOM_S = 600.0, 3600.0
QUIET = 0.2  # of a core


def begin() -> None:
    """From now on look through what is new alone; what is there already is set aside."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 10)
    if set_aside not in gc.callbacks:
        gc.callbacks.append(set_aside)


def set_aside(phase: str, _info: dict[str, int]) -> None:
    """What a search has left is not looked through by the next one."""
    if phase == "stop":
        gc.freeze()


def look_through() -> float:
    """Look through everything; returns the seconds it took."""
    began = time.monotonic()
    gc.unfreeze()
    gc.collect()
    return time.monotonic() - began


def due(since_s: float, share: float) -> bool:
    """Whether to look through everything, so long after the last time, while this share of a core is used."""
    return since_s >= SELDOM_S or (since_s >= OFTEN_S and share < QUIET)


async def keep_tidy() -> None:
    """Have everything looked through when few would notice, for as long as the server is there."""
    begin()
    last = time.monotonic()
    while True:
        used, began = time.process_time(), time.monotonic()
        await asyncio.sleep(LOOK_S)
        now = time.monotonic()
        if due(now - last, (time.process_time() - used) / (now - began)):
            last = now
            log.debug("looked-through", seconds=round(look_through(), 3))
