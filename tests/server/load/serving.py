"""A server of its own for a measurement: on one core, with an eye on its memory and its processor time.

With several worker processes it has all cores, and whoever measures shares them with it.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

SERVER = """
import sys
from covetown.cli import main
sys.argv = ["covetown", "serve", "--port", "0", *sys.argv[1:]]
main()
"""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def cores() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


class Server:
    """A server process, held on the first core; whoever measures keeps to the others. Several workers have them all."""

    def __init__(self, folder: str, database: str | None, secret: str, more: list[str]) -> None:
        environment = {**os.environ, "COVETOWN_LIMITS": "false", "COVETOWN_DATA_DIR": folder}
        environment["COVETOWN_SECRET"] = secret
        environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        if database is not None:
            environment["COVETOWN_DATABASE"] = database
        self.errors = Path(folder) / "server.log"
        self.said = ""
        self.cores = cores()
        self.several = "--workers" in more
        with contextlib.ExitStack() as stack:
            if len(self.cores) > 1 and not self.several:
                os.sched_setaffinity(0, self.cores[:1])  # the child is born with it
                stack.callback(os.sched_setaffinity, 0, self.cores[1:])
            log = stack.enter_context(self.errors.open("wb"))
            command = [sys.executable, "-c", SERVER, *more]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.errors.read_text()
        self.url = line.split()[-1].rstrip("/")
        self.host, _, port = self.url.removeprefix("http://").partition(":")
        self.port = int(port)

    def children(self) -> list[int]:
        """The processes in which bots think, or the workers."""
        found = []
        for task in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            found += [int(word) for word in task.read_text().split()]
        return found

    def send_bots_away(self) -> None:
        """Let the bots think on the other core, and give way there to whoever measures."""
        if self.several:
            return
        for child in self.children():
            with contextlib.suppress(ProcessLookupError, PermissionError):
                for task in Path(f"/proc/{child}/task").iterdir():
                    os.sched_setaffinity(int(task.name), self.cores[1:])
                os.setpriority(os.PRIO_PROCESS, child, 10)

    def serving(self) -> list[int]:
        """The processes whose costs are the server's."""
        return [self.process.pid, *(self.children() if self.several else [])]

    def spent_s(self) -> float:
        """Processor time so far, of all threads."""
        spent = 0
        for process in self.serving():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                fields = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
                spent += int(fields[11]) + int(fields[12])
        return spent / TICKS

    def memory_mb(self) -> float:
        """Memory in use, without that of bots."""
        used = 0
        for process in self.serving():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                lines = Path(f"/proc/{process}/status").read_text().splitlines()
                used += sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
        return used / 1024

    def kill(self) -> None:
        """End it without a warning; what its bots say about that is not kept."""
        self.said = self.errors.read_text(errors="replace")
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def busy_elsewhere(seconds: float = 0.5) -> float:
    """How much of the machine others use now, in cores: what is measured beside them is worth less."""

    def used() -> float:
        with contextlib.suppress(FileNotFoundError):
            words = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
            return (sum(map(int, words)) - int(words[3]) - int(words[4])) / TICKS
        return 0.0

    before, began = used(), time.monotonic()
    time.sleep(seconds)
    return (used() - before) / (time.monotonic() - began)
