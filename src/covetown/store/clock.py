"""The time as a server keeps it: it never jumps, whatever happens to the clock of the machine.

Banks, sessions and deadlines live by it. It starts with the time of the machine, or of the database where several
servers share one, goes on by the monotonic clock, and follows a machine whose time was set by a few percent at most:
a clock set back by an hour gives nobody an hour, one set forward takes none.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

SLEW = 50  # one part in so many: how fast the time of the machine is followed


class SteadyClock:
    """Nanoseconds since 1970, by a clock that only goes forward."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self.wall = wall
        self.steady = steady
        self.lock = threading.Lock()
        self.ahead = 0  # by how much the time others share is ahead of this machine's
        self.at = steady()
        self.offset = wall() - self.at

    def now(self) -> int:
        with self.lock:
            steady = self.steady()
            most = (steady - self.at) // SLEW
            wrong = self.wall() + self.ahead - steady - self.offset
            self.offset += max(-most, min(most, wrong))
            self.at = steady
            return steady + self.offset

    def share(self, now: int) -> None:
        """Take over the time that several servers share; called when a server opens, before anybody counts on it."""
        with self.lock:
            self.ahead = now - self.wall()
            self.at = self.steady()
            self.offset = now - self.at


CLOCK = SteadyClock()
