"""The line of bots that want to think: fair shares by person and address, whatever anybody asks for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from covetown.server.line import AGED_S, Job, Line, Patron
from covetown.thinker import Request


class Counted(Line):
    """A line with a clock that is moved by hand, and a process that thinks exactly as long as it was given."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(lambda: self.now)
        self.number = 0

    def wants(self, patron: Patron, seconds: float = 1.0, times: int = 1) -> list[Job]:
        jobs = []
        for _ in range(times):
            self.number += 1
            jobs.append(Job(Request("choose", budget_s=seconds), seconds, patron, self.number, self.now))
            self.add(jobs[-1])
        return jobs

    def serve(self, times: int) -> list[str]:
        """Let one process think so often; who was served, in order."""
        served = []
        for _ in range(times):
            job = self.next()
            if job is None:
                break
            self.begin(job)
            self.now += job.request.budget_s
            self.finish(job, job.request.budget_s)
            served.append(job.person)
        return served


def in_line(work: Callable[[Counted], Any]) -> Any:
    async def run() -> Any:
        return work(Counted())

    return asyncio.run(run())


def test_who_comes_late_is_next_however_much_another_waits_for() -> None:
    def work(line: Counted) -> list[str]:
        line.wants(Patron("eve", "e"), 5.0, 60)
        line.serve(10)
        line.wants(Patron("ann", "a"), 5.0)
        return line.serve(3)

    assert work_order(in_line(work)) == ["ann", "eve", "eve"]


def work_order(served: list[str]) -> list[str]:
    """The same with whoever waited alone first: level with the others, either may begin."""
    return sorted(served[:2]) + served[2:]


def test_shares_are_even_by_address_and_then_by_person() -> None:
    def work(line: Counted) -> Counter[str]:
        for patron in (Patron("eve", "e"), Patron("ann", "a"), Patron("ben", "a")):
            line.wants(patron, 1.0, 200)
        return Counter(line.serve(90))

    served = in_line(work)
    assert served["ann"] == served["ben"], "two people of one address share evenly"
    assert abs(served["ann"] - served["eve"]) <= 1, "and both have as much as one alone"


def test_a_crowd_of_guests_made_by_one_address_is_not_a_crowd() -> None:
    def work(line: Counted) -> Counter[str]:
        for number in range(30):
            line.wants(Patron(f"eve {number}", "e"), 1.0, 20)
        line.wants(Patron("ann", "a"), 1.0, 100)
        return Counter("ann" if each == "ann" else "eves" for each in line.serve(100))

    assert 24 <= in_line(work)["ann"] <= 26, "one share of four: an address has three at most"


def test_long_thoughts_cost_more_than_short_ones() -> None:
    def work(line: Counted) -> Counter[str]:
        line.wants(Patron("eve", "e"), 5.0, 100)
        line.wants(Patron("ann", "a"), 1.0, 100)
        return Counter(line.serve(60))

    assert in_line(work) == {"ann": 50, "eve": 10}


def test_a_share_cannot_be_saved_up() -> None:
    def work(line: Counted) -> Counter[str]:
        line.wants(Patron("ben", "b"), 1.0, 500)
        line.serve(400)
        line.wants(Patron("ann", "a"), 1.0, 100)
        return Counter(line.serve(40))

    assert abs(in_line(work)["ann"] - 20) <= 1, "coming late gives no claim on the past"


def test_a_thought_that_ends_early_counts_only_what_it_took() -> None:
    """And whoever came while it was under way does not start behind it."""

    def work(line: Counted) -> list[str]:
        line.wants(Patron("eve", "e"), 5.0, 40)
        long = line.next()
        assert long is not None
        line.begin(long)
        line.wants(Patron("ann", "e"), 5.0, 2)
        line.finish(long, 0.1)
        served = []
        for _ in range(4):
            job = line.next()
            assert job is not None
            line.begin(job)
            line.finish(job, 0.1)
            served.append(job.person)
        return served

    assert in_line(work).count("ann") == 2


def test_what_is_under_way_counts_too() -> None:
    def work(line: Counted) -> list[str]:
        line.wants(Patron("eve", "e"), 5.0, 10)
        line.wants(Patron("ann", "a"), 5.0, 2)
        served = []
        for _ in range(4):  # four processes, all of them free
            job = line.next()
            assert job is not None
            line.begin(job)
            served.append(job.person)
        return served

    assert sorted(in_line(work)) == ["ann", "ann", "eve", "eve"]


def test_tables_nobody_looks_at_come_last_but_come() -> None:
    def work(line: Counted) -> tuple[list[str], list[str], Job | None]:
        line.wants(Patron("eve", "e", watched=False), 1.0, 3)
        line.wants(Patron("ann", "a"), 1.0, 2)
        first = line.serve(3)
        none = line.next(with_unwatched=False)
        line.wants(Patron("ann", "a"), 1.0, 3)
        line.now += AGED_S
        return first, line.serve(2), none

    first, later, none = in_line(work)
    assert first == ["ann", "ann", "eve"]
    assert none is None
    assert "eve" in later, "after a while they are no longer passed over"


def test_who_asks_for_much_gets_short_thoughts_and_nobody_else_does() -> None:
    def work(line: Counted) -> tuple[float, float, float]:
        eve = line.wants(Patron("eve", "e"), 5.0, 60)
        (ann,) = line.wants(Patron("ann", "a"), 5.0)
        crowded = line.part(eve[0], 1), line.part(ann, 1)
        for job in eve:
            line.remove(job)
        return *crowded, line.part(ann, 1)

    assert in_line(work) == (0.05, 1.0, 1.0)


def test_when_many_want_to_think_all_think_shorter() -> None:
    def work(line: Counted) -> list[float]:
        jobs = [line.wants(Patron(str(number), str(number)), 5.0)[0] for number in range(20)]
        return [line.part(job, 1) for job in jobs] + [line.part(jobs[0], 10)]

    parts = in_line(work)
    assert parts == [0.1] * 20 + [1.0], "ten seconds for all of them; with ten processes there is time enough"


def test_those_who_are_gone_are_forgotten() -> None:
    def work(line: Counted) -> tuple[int, int]:
        for number in range(300):
            line.wants(Patron(str(number), str(number)), 1.0)
        line.serve(299)
        line.forget()
        return len(line.people), len(line.addresses)

    assert in_line(work) == (1, 1)
