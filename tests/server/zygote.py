"""A process that has everything loaded and makes servers out of itself, so that a drill does not wait for imports.

It reads one JSON object a line (arguments of `covetown serve`, settings, a file for the log) and answers with a pid.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx


class Zygote:
    """The drill's end of it."""

    def __init__(self, **settings: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **settings}
        command = [sys.executable, "-m", "tests.server.zygote"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def serve(self, arguments: list[str], settings: dict[str, str], log: Path) -> int:
        """Make a server; returns its pid."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        told = {"arguments": arguments, "settings": settings, "log": str(log)}
        self.process.stdin.write(json.dumps(told) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(30)
        self.process.stdout.close()


class Forked:
    """A server made by a zygote."""

    def __init__(self, zygote: Zygote, port: int, *arguments: str, log: Path, **settings: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.pid = zygote.serve(["serve", "--port", str(port), *arguments], settings, log)

    def up(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + "/healthz", timeout=5).is_success:
                    return
            assert self.alive(), "the server has died"
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self, number: int = signal.SIGKILL) -> None:
        """End it, by default without warning."""
        until = time.monotonic() + 40
        while self.alive():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)
            time.sleep(0.02 if number == signal.SIGKILL else 0.5)
            if time.monotonic() > until:
                number = signal.SIGKILL

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("ascii")
        return [int(pid) for pid in listed.split()]


def become(told: dict[str, Any]) -> None:
    """What a new server does."""
    from covetown.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(told["settings"])
    nothing = os.open(os.devnull, os.O_RDWR)
    log = os.open(told["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for number, file in ((0, nothing), (1, nothing), (2, log)):
        os.dup2(file, number)
    main(told["arguments"])


def serve_all() -> None:
    import covetown.lab.cli
    import covetown.server.workers  # noqa: F401  (loaded once, for all)
    from covetown import cli, registry

    cli.mount_laboratory()
    for name in registry.names():
        registry.load(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    for line in sys.stdin:
        sys.stdout.flush()
        pid = os.fork()
        if pid == 0:
            try:
                become(json.loads(line))
            finally:
                os._exit(0)
        print(pid, flush=True)
    # The drill is over, however it ended: none of those made here stays behind.
    for child in Path(f"/proc/self/task/{os.getpid()}/children").read_text("ascii").split():
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(child), signal.SIGKILL)


if __name__ == "__main__":
    serve_all()
