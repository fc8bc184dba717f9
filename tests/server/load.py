"""A load test: many tables at once over real sockets, two people at each. `make load`, or

    python -m tests.server.load --tables 40 --seconds 10

It starts a server of its own on a fresh database, lets everybody choose at random without pause, and prints how long a
choice takes until it is on disk and answered, how long the first view takes, and whether every choice is in a journal.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

SERVER = """
import sys
from pathlib import Path
from covetown import server
server.run(port=0, database=sys.argv[2] or None, data_dir=Path(sys.argv[1]))
"""


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.views: list[float] = []
        self.refused = 0
        self.bytes = 0


async def player(url: str, cookie: str, table: str, figures: Figures, until: float) -> None:
    """One person who chooses at once and at random."""
    began = time.perf_counter()
    sent: dict[str, float] = {}
    address = url.replace("http", "ws") + f"/ws/table/{table}"
    async with connect(address, additional_headers={"Cookie": f"covetown={cookie}"}, compression=None) as socket:
        await socket.send('{"type":"hello"}')
        asked = -1
        while time.monotonic() < until or sent:
            try:
                text = await asyncio.wait_for(socket.recv(), 2)
            except TimeoutError:
                continue
            figures.bytes += len(text)
            message: dict[str, Any] = json.loads(text)
            kind = message["type"]
            if kind == "view" and began:
                figures.views.append(time.perf_counter() - began)
                began = 0.0
            if kind == "done":
                figures.answers.append(time.perf_counter() - sent.pop(message["action"]))
            if kind == "refused":
                figures.refused += 1
                sent.pop(message["action"], None)
            if kind in ("view", "moved") and message["decision"] and message["asked"] != asked:
                asked = message["asked"]
                if time.monotonic() < until:
                    option = random.choice(message["decision"]["options"])["id"]
                    action = secrets.token_hex(6)
                    sent[action] = time.perf_counter()
                    act = {"type": "act", "action": action, "seq": message["seq"], "option": option}
                    await socket.send(json.dumps(act))
            if message.get("result"):
                return


async def lay(client: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A table with two guests; returns it and their cookies."""
    cookies = []
    table = ""
    for name in ("Ann", "Ben"):
        client.cookies.clear()
        (await client.post("/api/guests", json={"name": name})).raise_for_status()
        cookies.append(client.cookies["covetown"])
        if not table:
            asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await client.post("/api/tables", json=asked)).raise_for_status().json()["id"]
        else:
            (await client.post(f"/api/tables/{table}/join", json={})).raise_for_status()
    return table, cookies


async def load(url: str, game: str, count: int, seconds: float) -> tuple[Figures, int]:
    figures = Figures()
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        laid = [await lay(client, game) for _ in range(count)]
        until = time.monotonic() + seconds
        people = [player(url, cookie, table, figures, until) for table, cookies in laid for cookie in cookies]
        await asyncio.gather(*people)
        written = 0
        for line in (await client.get("/metrics")).text.splitlines():
            if line.startswith('covetown_moves_total{by="person"}'):
                written = int(float(line.rsplit(" ", 1)[1]))
    return figures, written


def main() -> int:
    told = argparse.ArgumentParser(description="Load a server with many tables.")
    told.add_argument("--tables", type=int, default=40)
    told.add_argument("--seconds", type=float, default=10)
    told.add_argument("--game", default="dale_of_merchants")
    told.add_argument("--database", default="", help="a PostgreSQL URL; the default is SQLite")
    asked = told.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "COVETOWN_LIMITS": "false",
            "PYTHONPATH": os.pathsep.join(p for p in sys.path if p),
        }
        command = [sys.executable, "-c", SERVER, folder, asked.database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=Path.cwd())
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].rstrip("/")
            figures, written = asyncio.run(load(url, asked.game, asked.tables, asked.seconds))
        finally:
            server.terminate()
            server.wait(20)
    answers = sorted(figures.answers)
    cuts = statistics.quantiles(answers, n=100)
    print(f"{asked.tables} tables of {asked.game}, {2 * asked.tables} people, {asked.seconds:.0f} s")
    print(f"choices answered  {len(answers)}  ({len(answers) / asked.seconds:.0f} a second), refused {figures.refused}")
    middle, most, nearly_all = (cuts[place] * 1000 for place in (49, 94, 98))
    print(f"choice to answer  median {middle:.0f} ms, 95 % {most:.0f} ms, 99 % {nearly_all:.0f} ms")
    print(f"first view        slowest {max(figures.views) * 1000:.0f} ms")
    print(f"sent              {figures.bytes / max(1, len(answers)) / 1000:.1f} kB a choice")
    lost = len(answers) - written
    print("every answered choice is in a journal" if lost <= 0 else f"{lost} answered choices are in no journal")
    return 0 if lost <= 0 and figures.refused == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
