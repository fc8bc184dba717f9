"""Real server processes for tests, as an operator starts them, and people who play at them over the network."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

COMMAND = "import sys; from covetown.cli import main; main(sys.argv[1:])"


class Process:
    """A `covetown` command that runs until it is stopped."""

    def __init__(self, *arguments: str, log: Path | None = None, **settings: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **settings}
        environment.setdefault("COVETOWN_LIMITS", "false")
        self.errors = log.open("ab") if log is not None else subprocess.DEVNULL
        self.process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *arguments],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=environment,
        )
        self.pid = self.process.pid

    def first_line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def kill(self, number: int = signal.SIGKILL) -> int:
        """End it, by default without warning; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        status = self.process.wait(40)
        if self.process.stdout is not None:
            self.process.stdout.close()
        if not isinstance(self.errors, int):
            self.errors.close()
        return status


class Town(Process):
    """A server on a port of its own."""

    def __init__(self, *arguments: str, port: int = 0, log: Path | None = None, **settings: str) -> None:
        super().__init__("serve", "--port", str(port), *arguments, log=log, **settings)
        self.url = ""

    def up(self) -> Town:
        """Wait until it is there."""
        self.url = self.first_line().split()[-1].rstrip("/")
        return self

    def children(self) -> list[int]:
        """Its processes, in the order in which they were started."""
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("ascii")
        return [int(pid) for pid in listed.split()]


class Guest:
    """Somebody with a session, at whichever server."""

    def __init__(self, url: str, name: str) -> None:
        with httpx.Client(base_url=url, timeout=30) as client:
            client.post("/api/guests", json={"name": name}).raise_for_status()
            self.cookie = client.cookies["covetown"]

    def post(self, url: str, path: str, **body: Any) -> dict[str, Any]:
        # A new connection each time: with several processes it comes to any of them.
        cookies = {"covetown": self.cookie}
        answer = httpx.post(url + path, json=body, cookies=cookies, timeout=30).raise_for_status()
        return dict(answer.json()) if answer.content else {}

    def sit(self, url: str, table: str, **hello: Any) -> Sitting:
        return Sitting(self, url, table, **hello)


class Sitting:
    """A socket at a table."""

    def __init__(self, guest: Guest, url: str, table: str, **hello: Any) -> None:
        headers = {"Cookie": f"covetown={guest.cookie}"}
        address = url.replace("http", "ws") + f"/ws/table/{table}"
        opening = connect(address, additional_headers=headers, compression=None, open_timeout=30)
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(opening)
        self.last: dict[str, Any] = {}
        self.socket.send(json.dumps({"type": "hello", **hello}))

    def hear(self, *kinds: str, timeout: float = 30) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout))
            if message["type"] in ("view", "moved", "undone"):
                self.last = {**self.last, **message}
            if message["type"] in kinds:
                return message

    def asked(self) -> dict[str, Any]:
        while not self.last.get("decision"):
            if self.last.get("pass_to") is not None:  # another of one's own seats is asked
                self.socket.send(json.dumps({"type": "face", "seat": self.last.pop("pass_to")}))
            self.hear("view", "moved")
        return dict(self.last["decision"])

    def act(self) -> dict[str, Any]:
        """Give the first answer there is and wait until it is done."""
        option = self.asked()["options"][0]["id"]
        action = secrets.token_hex(6)
        self.socket.send(json.dumps({"type": "act", "action": action, "seq": self.last["seq"], "option": option}))
        self.last["decision"] = None
        return self.hear("done", "refused")

    def closed(self) -> int:
        """Wait until the server hangs up; returns its code."""
        with contextlib.suppress(ConnectionClosed):
            self.hear("nothing")
        self.stack.close()
        return self.socket.close_code or 0

    def close(self) -> None:
        self.stack.close()


def lay(guest: Guest, url: str, *seats: str, game: str = "dale_of_merchants", **more: Any) -> str:
    """Lay a table: `me`, `open`, `here`, or a bot's level; returns its id."""
    kinds = [{"kind": s} if s in ("me", "open", "here") else {"kind": "bot", "level": s} for s in seats]
    return str(guest.post(url, "/api/tables", game=game, seats=kinds, **{"pace_ms": 0, **more})["id"])
