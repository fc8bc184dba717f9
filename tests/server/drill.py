"""A drill: servers are killed, cut off, filled up and lied to while people play. `make drill`, or

    python -m tests.server.drill sqlite --kills 100
    python -m tests.server.drill workers postgres cut stopped full clock

Every choice that was answered must be in a journal once, nobody may have been shown what did not stay, every table must
go on afterwards, and every journal must play out again (`covetown verify`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg

from tests.server.drilling import Party, judge
from tests.server.zygote import Forked, Zygote
from tests.store.postgres import ADMIN

TAKEN_OVER_S = 3.0
PLAYED = 10  # choices between one kill and the next


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Street:
    """The servers of a drill, each on its port."""

    def __init__(self, count: int, folder: Path, *arguments: str, **settings: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.settings = {"COVETOWN_POLL_S": "5", "COVETOWN_LIMITS": "false", "COVETOWN_BOT_WORKERS": "1", **settings}
        self.ports = [free_port() for _ in range(count)]
        self.urls = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.zygote = Zygote(**settings)
        self.towns: list[Forked] = []
        self.answered: Callable[[], int] = lambda: 0

    def start(self, place: int) -> Forked:
        log = self.folder / f"server-{place}.log"
        return Forked(self.zygote, self.ports[place], *self.arguments, log=log, **self.settings)

    async def play_on(self, choices: int) -> None:
        """Wait until people have made so many choices more: a fault must find them at play."""
        wanted = self.answered() + choices
        until = time.monotonic() + 60
        while self.answered() < wanted and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def open(self) -> None:
        self.towns = [self.start(place) for place in range(len(self.ports))]
        for town in self.towns:
            await asyncio.to_thread(town.up)

    async def kill(self, place: int) -> None:
        """Kill one without warning and start it again."""
        self.towns[place].kill()
        self.towns[place] = self.start(place)
        await asyncio.to_thread(self.towns[place].up)

    def close(self) -> None:
        for town in self.towns:
            with contextlib.suppress(ProcessLookupError):
                os.kill(town.pid, signal.SIGTERM)
        for town in self.towns:
            with contextlib.suppress(Exception):
                town.kill(signal.SIGTERM)
        self.zygote.close()


Fault = Callable[[Street], Awaitable[str]]


async def drill(
    name: str, street: Street, fault: Fault, database: str | None, where: Path, tables: int
) -> dict[str, Any]:
    """Play, let a fault happen, go on, and judge."""
    began = time.monotonic()
    await street.open()
    try:
        party = Party(street.urls)
        street.answered = lambda: len(party.promises.acted)
        await party.begin(tables)
        phases = [time.monotonic() - began]
        what = await fault(street)
        phases.append(time.monotonic() - began)
        stuck = await party.end()
        phases.append(time.monotonic() - began)
    finally:
        street.close()
    found = judge(party.promises, database, where)
    verified = verify(found.pop("journals"), street.folder)
    promises = party.promises
    waits = sorted(promises.waits) or [0.0]
    row = {
        "drill": name,
        "faults": what,
        "acknowledged": len(promises.acted),
        "lost": len(found["lost"]),
        "doubled": len(found["doubled"]),
        "diverged": len(found["diverged"]),
        "stuck": len(stuck),
        "tables": len(promises.tables),
        "verified": verified,
        "banks": len(promises.banks),
        "reconnected": promises.reconnected,
        "without_a_table_s": f"median {waits[len(waits) // 2]:.1f}, most {waits[-1]:.1f}",
        "seconds": " ".join(f"{each:.0f}" for each in [*phases, time.monotonic() - began]),
    }
    for kind in ("lost", "doubled", "diverged", "wrong"):
        for each in found[kind][:5]:
            print(f"  {kind}: {each}", flush=True)
    for each in [*stuck, *promises.banks][:5]:
        print(f"  stuck or robbed: {each}", flush=True)
    print("  ".join(f"{key} {value}" for key, value in row.items()), flush=True)
    return row


def verify(journals: list[str], folder: Path) -> int:
    """How many journals `covetown verify` finds good."""
    file = folder / "journals.jsonl"
    file.write_text("\n".join([*journals, *journals[:1]]) + "\n", encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", "import sys; from covetown.cli import main; main(sys.argv[1:])", "verify", str(file)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=False,
    )
    if told.returncode:
        print(told.stdout[-2000:], flush=True)
        return 0
    return len(journals)


# --- faults ---


def kills(count: int, pause_s: float = 0.5) -> Fault:
    async def fault(street: Street) -> str:
        for _ in range(count):
            await street.play_on(PLAYED)
            await asyncio.sleep(pause_s * random.random())
            await street.kill(random.randrange(len(street.towns)))
        await asyncio.sleep(1)
        return f"{count} × kill -9"

    return fault


def kills_of_workers(count: int) -> Fault:
    async def fault(street: Street) -> str:
        for _ in range(count):
            await street.play_on(PLAYED)
            await asyncio.sleep(0.5 * random.random())
            while len(children := street.towns[0].children()) < 2:
                await asyncio.sleep(0.05)
            with contextlib.suppress(ProcessLookupError):
                os.kill(random.choice(children), signal.SIGKILL)
        await asyncio.sleep(1)
        return f"{count} × kill -9 of a worker"

    return fault


def cuts(database: str, count: int) -> Fault:
    async def fault(street: Street) -> str:
        cut = 0
        for _ in range(count):
            await street.play_on(PLAYED)
            with psycopg.connect(database, autocommit=True) as admin:
                ended = admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                cut += ended.rowcount
        await asyncio.sleep(2)
        return f"{count} × every connection cut ({cut})"

    return fault


def hangs(count: int) -> Fault:
    """A server stands still for longer than the others wait, and wakes up again with all it had in hand."""

    async def fault(street: Street) -> str:
        for number in range(count):
            pid = street.towns[number % len(street.towns)].pid
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(2 * TAKEN_OVER_S)
            os.kill(pid, signal.SIGCONT)
            await street.play_on(2 * PLAYED)
        return f"{count} × stopped for {2 * TAKEN_OVER_S:.0f} s"

    return fault


class Cluster:
    """A PostgreSQL of the drill's own."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("initdb") or next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))), None)
        assert found is not None, "there is no initdb"
        self.tools = Path(found).resolve().parent
        self.folder = folder / "cluster"
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None
        self.folder.mkdir()
        if self.user:
            folder.chmod(0o755)
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", str(self.folder), "-A", "trust", "-U", "postgres", "--no-sync")
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def run(self, tool: str, *arguments: str) -> None:
        command = [str(self.tools / tool), *arguments]
        subprocess.run(command, user=self.user, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -h 127.0.0.1"
        self.run("pg_ctl", "-D", str(self.folder), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str) -> None:
        self.run("pg_ctl", "-D", str(self.folder), "-w", "-m", mode, "stop")


def outages(cluster: Cluster, count: int) -> Fault:
    async def fault(street: Street) -> str:
        for number in range(count):
            await street.play_on(PLAYED)
            await asyncio.to_thread(cluster.stop, ("fast", "immediate")[number % 2])
            await asyncio.sleep(1 + 3 * random.random())
            await asyncio.to_thread(cluster.start)
        await asyncio.sleep(5)
        return f"{count} × database stopped"

    return fault


def small_disk(folder: Path, stack: contextlib.ExitStack) -> Path | None:
    """A disk of some megabytes, where one may be made."""
    folder.mkdir()
    made = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=24m", "none", str(folder)], check=False, capture_output=True
    )
    if not made or made.returncode:
        return None
    stack.callback(subprocess.run, ["umount", str(folder)], check=False)
    return folder


def full_disks(count: int, disk: Path | None) -> Fault:
    """The disk is full for a while. Where no small disk could be made, no file of the server may grow."""

    async def full(street: Street) -> str:
        assert disk is not None
        for _ in range(count):
            await street.play_on(PLAYED)
            with contextlib.suppress(OSError), (disk / "ballast").open("wb", buffering=0) as ballast:
                while ballast.write(bytes(65_536)):
                    pass
            with contextlib.suppress(OSError), (disk / "ballast").open("ab", buffering=0) as ballast:
                while ballast.write(bytes(512)):
                    pass
            await asyncio.sleep(1.5)
            (disk / "ballast").unlink()
        await asyncio.sleep(2)
        return f"{count} × disk full"

    if disk is not None:
        return full

    async def fault(street: Street) -> str:
        pid = street.towns[0].pid
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        for _ in range(count):
            await street.play_on(PLAYED)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
            await asyncio.sleep(1.5)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
        await asyncio.sleep(2)
        return f"{count} × no file can grow"

    return fault


LIAR = """
import time, os
_told = os.environ['DRILL_CLOCK']
_real = time.time_ns
_kept = [0.0, 0]
def _offset():
    now = time.monotonic()
    if now - _kept[0] > 0.1:
        _kept[0] = now
        try:
            _kept[1] = int(open(_told).read() or 0)
        except (OSError, ValueError):
            pass
    return _kept[1]
time.time_ns = lambda: _real() + _offset() * 1_000_000_000
time.time = lambda: time.time_ns() / 1e9
"""


def jumps(file: Path, count: int) -> Fault:
    async def fault(street: Street) -> str:
        for number in range(count):
            await street.play_on(PLAYED)
            file.write_text(str((3600, -3600, 86_400, -86_400, 0)[number % 5]), encoding="ascii")
        await asyncio.sleep(2)
        return f"{count} × clock set by an hour or a day"

    return fault


# --- the drills ---


@contextlib.contextmanager
def own_database() -> Any:
    name = "covetown_drill_" + secrets.token_hex(4)
    with psycopg.connect(ADMIN, autocommit=True) as admin:
        admin.execute(f"CREATE DATABASE {name}")
        try:
            yield ADMIN.rsplit("/", 1)[0] + "/" + name
        finally:
            admin.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def run(name: str, kill: int, rounds: int, tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="covetown-drill-") as told, contextlib.ExitStack() as stack:
        folder = Path(told)
        database: str | None = None
        place = ("--data-dir", told)
        settings: dict[str, str] = {}
        count = 1
        if name in ("postgres", "cut", "hang"):
            database = stack.enter_context(own_database())
            count = 3
        elif name == "stopped":
            cluster = Cluster(folder)
            cluster.start()
            stack.callback(cluster.stop, "immediate")
            database, count = cluster.url, 2
        disk = small_disk(folder / "disk", stack) if name == "full" else None
        if disk is not None:
            place = ("--data-dir", str(disk))
        if database is not None:
            place = ("--database", database)
        faults: dict[str, Callable[[], Fault]] = {
            "sqlite": lambda: kills(kill),
            "workers": lambda: kills_of_workers(kill),
            "postgres": lambda: kills(kill),
            "cut": lambda: cuts(str(database), rounds),
            "hang": lambda: hangs(max(1, rounds // 2)),
            "stopped": lambda: outages(cluster, rounds),
            "full": lambda: full_disks(rounds, disk),
            "clock": lambda: jumps(folder / "clock", 2 * rounds),
        }
        more = ("--workers", "2") if name == "workers" else ()
        if name == "clock":
            (folder / "clock").write_text("0", encoding="ascii")
            (folder / "liar").mkdir()
            (folder / "liar" / "sitecustomize.py").write_text(LIAR, encoding="utf-8")
            paths = [str(folder / "liar"), *[path for path in sys.path if path]]
            settings = {"DRILL_CLOCK": str(folder / "clock"), "PYTHONPATH": os.pathsep.join(paths)}
        street = Street(count, folder, *place, *more, **settings)
        return asyncio.run(drill(name, street, faults[name](), database, disk or folder, tables))


DRILLS = ["sqlite", "workers", "postgres", "cut", "hang", "stopped", "full", "clock"]


def is_good(row: dict[str, Any]) -> bool:
    sound = row["lost"] == row["doubled"] == row["diverged"] == row["stuck"] == row["banks"] == 0
    return sound and row["verified"] == row["tables"] and row["acknowledged"] > 0


def main() -> int:
    told = argparse.ArgumentParser(description="Break servers while people play, and look what was lost.")
    told.add_argument("drills", nargs="*", choices=[*DRILLS, []], default=[])
    told.add_argument("--kills", type=int, default=100)
    told.add_argument("--rounds", type=int, default=10)
    told.add_argument("--tables", type=int, default=6)
    asked = told.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that nothing stays behind
    rows = [run(name, asked.kills, asked.rounds, asked.tables) for name in asked.drills or DRILLS]
    print("\n| drill | faults | acknowledged | lost | doubled | diverged | stuck | tables verified |")
    print("|---|---|---|---|---|---|---|---|")
    for row in rows:
        told_of = (row[key] for key in ("drill", "faults", "acknowledged", "lost", "doubled", "diverged", "stuck"))
        print("| " + " | ".join(map(str, told_of)) + f" | {row['verified']} of {row['tables']} |")
    return 0 if all(is_good(row) for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
