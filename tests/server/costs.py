"""What one move, one socket, one table and one step over the trunk line cost a server. `docs/scale.md` counts with it.

    python -m tests.server.costs

Two servers on a PostgreSQL of their own name; figures are processor time and memory of the server processes.
"""

from __future__ import annotations

import json
import os
import secrets
import statistics
import time
from pathlib import Path

import psycopg

from tests.server.cluster import Guest, Sitting, Town, lay
from tests.store.postgres import ADMIN

TICKS = os.sysconf("SC_CLK_TCK")


def seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def kilobytes(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise AssertionError("no such line")


def pings(seat: Sitting, count: int) -> float:
    """The median time of an answer, in milliseconds."""
    took = []
    for number in range(count):
        began = time.perf_counter()
        seat.socket.send(json.dumps({"type": "ping", "n": number}))
        seat.hear("pong")
        took.append(time.perf_counter() - began)
    return statistics.median(took) * 1000


def main() -> None:
    name = "covetown_costs_" + secrets.token_hex(4)
    with psycopg.connect(ADMIN, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        database = ADMIN.rsplit("/", 1)[0] + "/" + name
        towns = [Town("--database", database) for _ in range(2)]
        try:
            measure([town.up() for town in towns])
            with psycopg.connect(database) as line:
                sizes = "SELECT avg(pg_column_size(j.*)), pg_total_relation_size('journal') / count(*) FROM journal j"
                row, whole = line.execute(sizes).fetchone() or (0, 0)
            print(f"a move in the journal: {float(row):.0f} bytes, {float(whole):.0f} with its indexes")
        finally:
            for town in towns:
                town.kill()
            admin.execute(f"DROP DATABASE {name} WITH (FORCE)")


def measure(towns: list[Town]) -> None:
    owner, front = towns
    ann = Guest(owner.url, "Ann")
    table = lay(ann, owner.url, "me", "here")
    near, far = ann.sit(owner.url, table), ann.sit(front.url, table)
    for seat in (near, far):
        seat.hear("view")
        pings(seat, 200)
    count = 2000
    before = seconds(owner.pid)
    direct = pings(near, count)
    alone = (seconds(owner.pid) - before) / count
    before = [seconds(owner.pid), seconds(front.pid)]  # type: ignore[assignment]
    relayed = pings(far, count)
    there, here = ((seconds(town.pid) - was) / count for town, was in zip(towns, before, strict=True))  # type: ignore[call-overload]
    print(f"a message and its answer: {alone * 1e6:.0f} µs of the owner; {direct:.2f} ms")
    print(f"the same, relayed: {there * 1e6:.0f} µs of the owner, {here * 1e6:.0f} µs of the front; {relayed:.2f} ms")
    moves = 300
    before_moves = seconds(owner.pid)
    for _ in range(moves):
        near.act()
    print(f"a move of two seats at one socket each side: {(seconds(owner.pid) - before_moves) / moves * 1e3:.2f} ms")
    near.close()
    far.close()
    was, tables = kilobytes(owner.pid), 100
    for _ in range(tables):
        lay(ann, owner.url, "me", "here")
    print(f"a table in memory, just begun: {(kilobytes(owner.pid) - was) / tables:.0f} kB")
    was, sockets = kilobytes(owner.pid), 300
    seats = [ann.sit(owner.url, table) for _ in range(sockets)]
    for seat in seats:
        seat.hear("view")
        seat.close()
    print(f"a socket: {(kilobytes(owner.pid) - was) / sockets:.0f} kB")
    idle = [seconds(town.pid) for town in towns]
    began = time.monotonic()
    time.sleep(10)
    share = [(seconds(town.pid) - used) / (time.monotonic() - began) for town, used in zip(towns, idle, strict=True)]
    print(f"a server with nothing to do: {share[1] * 100:.1f} % of a core")


if __name__ == "__main__":
    main()
