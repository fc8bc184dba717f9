"""Many tables at once over real sockets: how many moves a second one core carries, and whether each of them is kept.

    make load                                            100 tables of four, one move a second each, for 20 seconds
    make load ARGS="--ramp 100,200,400,1000"             more and more of them
    make load ARGS="--database postgresql://… --bots 20" with PostgreSQL, and bots that think on the other core

It starts a server of its own on a fresh database and holds it on one core. At the end the server is killed in mid-move,
and everything it has answered must be in the journals, once, in an order that plays again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import secrets
import signal
import sys
import tempfile
from collections.abc import Iterator

import psycopg

from covetown import registry
from covetown.server.listening import fresh_loop
from tests.server.load.checking import Found, check
from tests.server.load.laying import Laid, lay_all
from tests.server.load.running import SEATS, Load, Stage
from tests.server.load.serving import Server, busy_elsewhere

GOAL_S = 0.1


def seats_four(key: str) -> bool:
    """Whether a game can be played by so many."""
    return SEATS in registry.load(key).seat_counts({})


def at(values: list[float], share: float) -> float:
    """Milliseconds within which such a share was done; without end where nothing was."""
    return values[min(len(values) - 1, int(len(values) * share))] * 1000 if values else math.inf


def tell(stages: list[Stage], found: Found) -> bool:
    """Print the table of the ramp; whether every stage was held."""
    print()
    print("| tables | moves/s | act → all viewers p50 | p95 | p99 | answered p95 | core | ms/move | kB/move | memory |")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    held = True
    for stage in stages:
        if not stage.ended:
            print(f"| {stage.tables} | not tried |")
            held = False
            continue
        rows = [row for row in found.seen if stage.began <= row[0] < stage.ended]
        waits = sorted(seen - due for due, seen, _ in rows)
        answers = sorted(answered - due for due, _, answered in rows)
        took = stage.ended - stage.began
        done = max(1, sum(1 for row in found.seen if stage.began <= row[2] < stage.ended))  # answered in that time
        held = held and at(waits, 0.95) < GOAL_S * 1000
        print(
            f"| {stage.tables} | {done / took:.0f} | {at(waits, 0.5):.0f} ms | {at(waits, 0.95):.0f} ms "
            f"| {at(waits, 0.99):.0f} ms | {at(answers, 0.95):.0f} ms | {stage.spent_s / took:.0%} "
            f"| {stage.spent_s / done * 1000:.2f} | {stage.bytes / done / 1000:.1f} "
            f"| {stage.memory_mb:.0f} MB |"
        )
    return held


@contextlib.contextmanager
def fresh(url: str) -> Iterator[str | None]:
    """A PostgreSQL database for this run alone, beside the one that is named; None is SQLite."""
    if not url:
        yield None
        return
    name = "covetown_load_" + secrets.token_hex(4)
    plain = url.replace("postgresql+psycopg", "postgresql")
    with psycopg.connect(plain, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        try:
            yield plain.rsplit("/", 1)[0] + "/" + name
        finally:
            admin.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def main() -> int:
    told = argparse.ArgumentParser(description="Load a server with many tables.")
    told.add_argument("--tables", type=int, default=100)
    told.add_argument("--ramp", default="", help="numbers of tables one after the other, as 100,200,400")
    told.add_argument("--seconds", type=float, default=20, help="how long each is measured")
    told.add_argument("--settle", type=float, default=3, help="how long before each measurement")
    told.add_argument("--pace", type=float, default=1, help="seconds between two moves of a table")
    told.add_argument("--game", action="append", help="may be given more than once; all games in turn without it")
    told.add_argument("--database", default="", help="a PostgreSQL URL, beside which a database is made; else SQLite")
    told.add_argument("--bots", type=int, default=0, help="so many tables more, of one person and three bots each")
    told.add_argument("--level", default="master", help="how those bots play")
    told.add_argument("--serve", default="", help="more words for `covetown serve`")
    told.add_argument("--replays", type=int, default=1_000_000, help="how many games are played again afterwards")
    asked = told.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # and take the server along
    stages = [Stage(int(tables)) for tables in (asked.ramp or str(asked.tables)).split(",")]
    with tempfile.TemporaryDirectory() as folder, fresh(asked.database) as database:
        print(f"others use {busy_elsewhere():.1f} cores of this machine", flush=True)
        keys: list[str] = asked.game or [key for key in registry.names() if seats_four(key)]
        wanted = [asked.level] * asked.bots + [None] * max(stage.tables for stage in stages)
        secret = secrets.token_hex(32)
        laid = lay_all(database, folder, secret, keys, wanted)
        server = Server(folder, database, secret, asked.serve.split())
        try:
            with asyncio.Runner(loop_factory=fresh_loop) as runner:
                load = runner.run(started(server, asked, keys, laid))
                runner.run(load.run(stages))
        finally:
            if server.process.poll() is None:
                server.kill()
        found = check(database, folder, load.games, asked.replays)
        log = server.said
    held = tell(stages, found)
    print(f"\n{found.entries} entries, {found.answered} choices answered, server killed in mid-move:")
    print(f"lost {len(found.lost)}, doubled {len(found.doubled)}, diverged {len(found.faults)}")
    wrong = [*found.lost, *found.doubled, *found.faults, *load.crowd.broken]
    for each in wrong[:10]:
        print("  ", each)
    if load.crowd.refused:
        print("refused", load.crowd.refused)
    complaints = [line for line in log.splitlines() if "level='error'" in line or "Traceback" in line]
    if complaints:
        lines = log.splitlines()
        first = lines.index(complaints[0])
        print("\n".join(lines[max(0, first - 2) : first + 40]))
    print("held" if held else f"not held: p95 above {GOAL_S * 1000:.0f} ms")
    return 1 if wrong or complaints else 0


async def started(server: Server, asked: argparse.Namespace, keys: list[str], laid: list[Laid]) -> Load:
    return Load(server, asked, keys, laid)


if __name__ == "__main__":
    sys.exit(main())
