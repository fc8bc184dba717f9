"""Clocks: a bank of time for every seat with an increment for every turn, or some days for each turn.

They run for the seats everybody sees being waited for, so that they tell nothing else. A turn of a seat begins when it
is waited for after it was not, and lasts over all the questions it is asked in a row. What several are asked at once is
a turn of its own for each of them: it begins and ends in the sight of all, when they are asked something new.
"""

from __future__ import annotations

from covetown.kernel import seats_in
from covetown.server import wire

Rest = tuple[int, int]


class Clock:
    """The clocks of one table, without banks where nobody counts the time.

    Times are milliseconds since 1970, so that they survive a restart, by a clock that never jumps. With `per_turn`
    every turn has so much time of its own. The clock of a seat in `resting` stands still from when to when.
    """

    def __init__(
        self,
        banks: list[int],
        increment: int,
        since: int,
        running: list[int],
        paused: bool = False,
        per_turn: int = 0,
        resting: dict[int, Rest] | None = None,
    ) -> None:
        self.banks = banks
        self.increment = increment
        self.since = since
        self.running = running
        self.paused = paused
        self.per_turn = per_turn
        self.resting = resting or {}

    def plain(self) -> dict[str, object]:
        kept: dict[str, object] = {
            "banks": self.banks,
            "increment": self.increment,
            "since": self.since,
            "running": self.running,
            "paused": self.paused,
        }
        if self.per_turn:
            kept["per_turn"] = self.per_turn
            kept["resting"] = {str(seat): list(rest) for seat, rest in self.resting.items()}
        return kept

    def copy(self) -> Clock:
        return Clock(
            self.banks[:],
            self.increment,
            self.since,
            self.running[:],
            self.paused,
            self.per_turn,
            dict(self.resting),
        )

    def out(self, seat: int, now: int) -> bool:
        """Whether a seat has used up its time."""
        return bool(self.banks) and self.left(seat, now) == 0

    def left(self, seat: int, now: int) -> int:
        """The time a seat has left."""
        if seat not in self.running or self.paused:
            return self.banks[seat]
        spent = max(0, now - self.since)
        if seat in self.resting:
            begins, ends = self.resting[seat]
            spent -= max(0, min(now, ends) - max(self.since, begins))
        return max(0, self.banks[seat] - spent)

    def out_at(self, seat: int, now: int) -> int:
        """When a running clock will be out, as far as can be said now."""
        return max(now, self.rests_until(seat, now) or 0) + self.left(seat, now)

    def rests_until(self, seat: int, now: int) -> int | None:
        """Until when the clock of a seat stands still, if it does."""
        begins, ends = self.resting.get(seat, (0, 0))
        return ends if begins <= now < ends else None

    def due(self, now: int, people: list[int]) -> int | None:
        """When somebody has to look at a slow table again, because the first of these seats has used up its time."""
        if not self.per_turn or self.paused:
            return None
        return min((self.out_at(seat, now) for seat in self.running if seat in people), default=None)

    def charge(self, now: int) -> None:
        """Take the time that has passed from the banks that were running."""
        self.banks = [self.left(seat, now) for seat in range(len(self.banks))]
        self.since = now

    def turn(self, now: int, public_waiting: int, undo: bool = False, anew: int = 0) -> None:
        """After a move: charge, give the increment to whoever has ended a turn, and run for whoever is waited for now.

        `anew` are the seats that were asked something new in the sight of all. Taking back gives nobody time.
        """
        self.charge(now)
        waited = seats_in(public_waiting)
        if self.banks and not undo:
            alone = len(self.banks) == 1  # at a table for one every answer is a turn
            # Several were or are asked at once, and all who are still waited for have something new to answer.
            several = len(self.running) > 1 or len(waited) > 1
            together = several and all((anew >> seat) & 1 for seat in waited if seat in self.running)
            for seat in range(len(self.banks)):
                again = seat in waited and (alone or together)
                if seat in self.running and (again or seat not in waited):
                    self.banks[seat] += self.increment
                if self.per_turn and seat in waited and (again or seat not in self.running):
                    self.banks[seat] = self.per_turn
        self.running = waited

    def rest(self, now: int, seats: list[int], rest: Rest | None) -> None:
        """The person of some seats goes on vacation from when to when, or (None) is back."""
        self.charge(now)
        for seat in seats:
            if rest is None:
                self.resting.pop(seat, None)
            else:
                self.resting[seat] = rest

    def grant(self, seats: list[int]) -> None:
        """Whoever comes back to a slow table after the time was up has a turn's time again."""
        for seat in seats:
            if self.per_turn and self.banks[seat] == 0:
                self.banks[seat] = self.per_turn

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
        """The clocks as clients are told them; those that stand still do not run."""
        if not self.banks:
            return None
        return wire.Clocks(
            bank_ms=[self.left(seat, now) for seat in range(len(self.banks))],
            running=[] if self.paused else [seat for seat in self.running if not self.rests_until(seat, now)],
            increment_ms=self.increment,
            paused=self.paused,
            turn_ms=self.per_turn or None,
        )


def clock_from(kept: dict[str, object] | None) -> Clock:
    if kept is None:
        return Clock([], 0, 0, [])
    banks, running, resting = kept["banks"], kept["running"], kept.get("resting", {})
    assert isinstance(banks, list)
    assert isinstance(running, list)
    assert isinstance(resting, dict)
    return Clock(
        banks,
        int(str(kept["increment"])),
        int(str(kept["since"])),
        running,
        bool(kept["paused"]),
        int(str(kept.get("per_turn", 0))),
        {int(seat): (begins, ends) for seat, (begins, ends) in resting.items()},
    )
