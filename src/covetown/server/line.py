"""The line of bots that want to think: everybody gets a fair share of the processes, however much anybody asks for.

A thought is paid for by the one who laid its table, and by the address that person comes from: who has used least is
next. An address with several people gets more, up to a limit, so that a school is no single person and a crowd of
guests made by one person is not a crowd. Tables that somebody looks at come before those where nobody does.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from covetown.thinker import Answer, Request

HOUSEHOLD = 3  # the most shares that the people of one address have together
AGED_S = 30.0  # after so long a thought at a table nobody looks at is no longer passed over
LEAST_COST_S = 0.02
LEAST_PART = 0.05  # of the time a bot would like to have
PATIENCE_S = 10.0  # how long it may take until all that one patron waits for has been thought about
HURRIED = 0.75  # below this part people are told that bots think shorter


class Patron:
    """For whom a bot thinks: the person who laid the table, where that person is, and whether somebody looks on."""

    __slots__ = ("address", "hurried", "person", "watched")

    def __init__(self, person: str, address: str = "", watched: bool = True) -> None:
        self.person = person
        self.address = address or person
        self.watched = watched
        # Whether the last thought got clearly less time than the bot would have liked.
        self.hurried = False


class Job:
    """A request that waits for a process, or is being thought about by one."""

    __slots__ = (
        "address",
        "answer",
        "charged",
        "limit_s",
        "number",
        "patron",
        "person",
        "request",
        "shares",
        "since",
        "unwanted",
    )

    def __init__(self, request: Request, limit_s: float, patron: Patron, number: int, since: float) -> None:
        self.request = request
        self.limit_s = limit_s
        self.patron = patron
        self.address, self.person = patron.address, patron.person
        self.number = number
        self.since = since
        self.shares = 1
        self.unwanted = False
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    @property
    def payer(self) -> tuple[str, str]:
        return self.address, self.person


class Line:
    """Those who wait, and how much each has had already."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: dict[int, Job] = {}
        self.thinking: dict[int, Job] = {}
        # Seconds of thinking that were used, by address and by person. Who comes newly starts level with the least of
        # those who wait: a share cannot be saved up.
        self.addresses: dict[str, float] = {}
        self.people: dict[tuple[str, str], float] = {}
        self.level = 0.0

    def add(self, job: Job) -> None:
        address = job.address
        self.addresses[address] = max(self.addresses.get(address, 0.0), self.level)
        mine = [self.people[each.payer] for each in self.waiting.values() if each.address == address]
        self.people[job.payer] = max(self.people.get(job.payer, 0.0), min(mine, default=0.0))
        self.waiting[job.number] = job

    def remove(self, job: Job) -> None:
        self.waiting.pop(job.number, None)

    def urgent(self, job: Job) -> bool:
        return job.patron.watched or self.clock() - job.since > AGED_S

    def next(self, with_unwatched: bool = True) -> Job | None:
        """Take whoever is next out of the line."""
        found = [job for job in self.waiting.values() if with_unwatched or self.urgent(job)]
        if not found:
            return None
        job = min(found, key=self.turn)
        del self.waiting[job.number]
        self.level = max(self.level, self.addresses[job.address])
        return job

    def turn(self, job: Job) -> tuple[bool, float, float, int]:
        """Who has the least of this is next: looked at or not, what its address and its person have had, its number."""
        address, person = self.addresses[job.address], self.people[job.payer]
        for other in self.thinking.values():
            cost = max(LEAST_COST_S, other.request.budget_s)
            address += cost / other.shares if other.address == job.address else 0.0
            person += cost if other.payer == job.payer else 0.0
        return not self.urgent(job), address, person, job.number

    def part(self, job: Job, workers: int) -> float:
        """Which part of the time it would like to have a thought gets, so that its patron's others come soon too.

        Whoever asks for much at once gets short thoughts; those of others get no shorter by it than by one person more.
        """
        urgent = self.urgent(job)
        rivals = [other for other in self.waiting.values() if self.urgent(other) == urgent and other is not job]
        people: dict[str, set[str]] = {job.address: {job.person}}
        for other in rivals:
            people.setdefault(other.address, set()).add(other.person)
        shares = {address: min(HOUSEHOLD, len(those)) for address, those in people.items()}
        mine = job.request.budget_s + sum(other.request.budget_s for other in rivals if other.payer == job.payer)
        share = shares[job.address] / sum(shares.values()) / len(people[job.address])
        wait = mine / (share * workers)
        return 1.0 if wait <= PATIENCE_S else max(LEAST_PART, PATIENCE_S / wait)

    def begin(self, job: Job) -> None:
        """A thought begins: until it is over it counts as much as it was given."""
        here = {each.person for each in self.waiting.values() if each.address == job.address}
        job.shares = min(HOUSEHOLD, len(here | {job.person}))
        self.thinking[job.number] = job

    def finish(self, job: Job, seconds: float) -> None:
        """A thought is over: from now on it counts as much as it took."""
        del self.thinking[job.number]
        cost = max(LEAST_COST_S, seconds)
        self.addresses[job.address] = self.addresses.get(job.address, self.level) + cost / job.shares
        self.people[job.payer] = self.people.get(job.payer, 0.0) + cost
        if len(self.people) > 10_000:
            self.forget()

    def forget(self) -> None:
        """Drop those who do not wait: they start level with the others when they come again."""
        payers = {job.payer for job in [*self.waiting.values(), *self.thinking.values()]}
        self.people = {payer: used for payer, used in self.people.items() if payer in payers}
        here = {address for address, _ in payers}
        self.addresses = {address: used for address, used in self.addresses.items() if address in here}
