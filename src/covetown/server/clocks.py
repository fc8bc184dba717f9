"""Clocks: a bank of time for every seat, an increment for every answer.

They run for the seats everybody sees being waited for, so that they tell nothing else.
"""

from __future__ import annotations

from covetown.kernel import seats_in
from covetown.server import wire


class Clock:
    """The clocks of one table, without banks where nobody counts the time.

    Times are milliseconds since 1970, so that they survive a restart, by a clock that never jumps.
    """

    def __init__(self, banks: list[int], increment: int, since: int, running: list[int], paused: bool = False) -> None:
        self.banks = banks
        self.increment = increment
        self.since = since
        self.running = running
        self.paused = paused

    def plain(self) -> dict[str, object]:
        return {
            "banks": self.banks,
            "increment": self.increment,
            "since": self.since,
            "running": self.running,
            "paused": self.paused,
        }

    def copy(self) -> Clock:
        return Clock(self.banks[:], self.increment, self.since, self.running[:], self.paused)

    def out(self, seat: int, now: int) -> bool:
        """Whether a seat has used up its time."""
        return bool(self.banks) and self.left(seat, now) == 0

    def left(self, seat: int, now: int) -> int:
        """The time a seat has left."""
        spent = now - self.since if seat in self.running and not self.paused else 0
        return max(0, self.banks[seat] - max(0, spent))

    def charge(self, now: int) -> None:
        """Take the time that has passed from the banks that were running."""
        self.banks = [self.left(seat, now) for seat in range(len(self.banks))]
        self.since = now

    def turn(self, now: int, public_waiting: int, undo: bool = False) -> None:
        """After a move: charge, give the increment to whoever is no longer waited for, and run for whoever is now.

        A seat asked again at once gets its increment too; taking back gives nobody time.
        """
        self.charge(now)
        waited = seats_in(public_waiting)
        if self.banks and not undo:
            for seat in self.running:
                if seat not in waited or waited == self.running == [seat]:
                    self.banks[seat] += self.increment
        self.running = waited

    def pause(self, now: int) -> None:
        self.charge(now)
        self.paused = True

    def resume(self, now: int) -> None:
        self.since = now
        self.paused = False

    def outage(self, down: int, up: int) -> None:
        """The server was away from `down` to `up`: nobody pays for that."""
        if self.since < up and up > down:
            self.since = min(up, self.since + up - max(self.since, down))

    def meet(self, now: int) -> None:
        """It was written down by a clock that is ahead of this one: nobody gets the difference for nothing."""
        self.since = min(self.since, now)

    def told(self, now: int) -> wire.Clocks | None:
        """The clocks as clients are told them."""
        if not self.banks:
            return None
        return wire.Clocks(
            bank_ms=[self.left(seat, now) for seat in range(len(self.banks))],
            running=[] if self.paused else self.running,
            increment_ms=self.increment,
            paused=self.paused,
        )


def clock_from(kept: dict[str, object] | None) -> Clock:
    if kept is None:
        return Clock([], 0, 0, [])
    banks, running = kept["banks"], kept["running"]
    assert isinstance(banks, list)
    assert isinstance(running, list)
    return Clock(banks, int(str(kept["increment"])), int(str(kept["since"])), running, bool(kept["paused"]))
