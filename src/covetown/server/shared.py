"""What the processes of one machine count together, so that an address has the same limits however many serve it.

The counts lie in memory that all of them see. Nobody ever waits for a lock, because a process may be killed while it
holds one. Connections are counted in a column for each process, which that process alone writes: when it dies its
column is cleared. Buckets are written by all; two who do so in the same microsecond count one thing instead of two.
"""

from __future__ import annotations

import hashlib
import mmap
import struct
from collections.abc import Callable

from covetown.server.limits import Bucket

SLOTS = 1 << 15
PROBES = 16
KEY = struct.Struct("<Q")
PAIR = struct.Struct("<dd")
COUNT = struct.Struct("<I")


def number_of(key: str) -> int:
    """The number by which a key is found; never 0, which is an empty place."""
    return int.from_bytes(hashlib.blake2s(key.encode(), digest_size=8).digest(), "little") | 1


class Board:
    """Places in shared memory, each with a key and some bytes."""

    def __init__(self, size: int) -> None:
        self.size = KEY.size + size
        self.memory = mmap.mmap(-1, self.size * SLOTS)

    def place(self, key: str, stale: Callable[[int], bool]) -> tuple[int, bool]:
        """Where the bytes of a key are, and whether the place is new. A full neighbourhood gives up a stale place."""
        number = number_of(key)
        first: int | None = None
        for probe in range(PROBES):
            at = ((number + probe) % SLOTS) * self.size
            found = KEY.unpack_from(self.memory, at)[0]
            if found == number:
                return at + KEY.size, False
            if first is None and (found == 0 or stale(at + KEY.size)):
                first = at
        at = first if first is not None else (number % SLOTS) * self.size
        KEY.pack_into(self.memory, at, number)
        return at + KEY.size, True


class Counts:
    """How many connections there are from each address, in all processes together."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.board = Board(COUNT.size * processes)

    def total(self, address: str) -> int:
        return sum(self.columns(self.at(address)))

    def add(self, process: int, address: str, by: int) -> None:
        at = self.at(address) + COUNT.size * process
        COUNT.pack_into(self.board.memory, at, max(0, COUNT.unpack_from(self.board.memory, at)[0] + by))

    def at(self, address: str) -> int:
        at, new = self.board.place(address, lambda place: not any(self.columns(place)))
        if new:
            self.board.memory[at : at + COUNT.size * self.processes] = bytes(COUNT.size * self.processes)
        return at

    def columns(self, at: int) -> list[int]:
        return [COUNT.unpack_from(self.board.memory, at + COUNT.size * each)[0] for each in range(self.processes)]

    def clear(self, process: int) -> None:
        """A process has died, and its connections with it."""
        for slot in range(SLOTS):
            at = slot * self.board.size + KEY.size + COUNT.size * process
            if COUNT.unpack_from(self.board.memory, at)[0]:
                COUNT.pack_into(self.board.memory, at, 0)


class SharedBucket(Bucket):
    """A bucket whose contents lie in shared memory."""

    __slots__ = ("memory", "place")

    def __init__(self, memory: mmap.mmap, place: int, size: float, per_s: float) -> None:
        self.memory = memory
        self.place = place
        self.size = size
        self.rate = per_s

    @property
    def left(self) -> float:
        return float(PAIR.unpack_from(self.memory, self.place)[0])

    @left.setter
    def left(self, value: float) -> None:
        PAIR.pack_into(self.memory, self.place, value, self.at)

    @property
    def at(self) -> float:
        return float(PAIR.unpack_from(self.memory, self.place)[1])

    @at.setter
    def at(self, value: float) -> None:
        PAIR.pack_into(self.memory, self.place, self.left, value)


class Buckets:
    """The buckets of all processes; those that nobody has used for a day make room."""

    STALE_S = 86_400.0

    def __init__(self) -> None:
        self.board = Board(PAIR.size)

    def get(self, kind: str, who: str, size: float, per_s: float, now: float) -> Bucket:
        memory = self.board.memory

        def stale(place: int) -> bool:
            return bool(now - PAIR.unpack_from(memory, place)[1] > self.STALE_S)

        at, new = self.board.place(f"{kind} {who}", stale)
        if new:
            PAIR.pack_into(memory, at, size, now)
        return SharedBucket(memory, at, size, per_s)


class Together:
    """Everything that the processes of one machine count together; made before they are."""

    def __init__(self, processes: int) -> None:
        self.connections = Counts(processes)
        self.sockets = Counts(processes)
        self.buckets = Buckets()

    def clear(self, process: int) -> None:
        self.connections.clear(process)
        self.sockets.clear(process)


class Tally:
    """How many there are from each address: of this server alone, or of all processes of the machine."""

    def __init__(self, counts: Counts | None = None, process: int = 0) -> None:
        self.counts = counts
        self.process = process
        self.own: dict[str, int] = {}

    def total(self, address: str) -> int:
        return self.own.get(address, 0) if self.counts is None else self.counts.total(address)

    def add(self, address: str) -> None:
        self.own[address] = self.own.get(address, 0) + 1
        if self.counts is not None:
            self.counts.add(self.process, address, 1)

    def drop(self, address: str) -> None:
        self.own[address] -= 1
        if self.own[address] == 0:
            del self.own[address]
        if self.counts is not None:
            self.counts.add(self.process, address, -1)
