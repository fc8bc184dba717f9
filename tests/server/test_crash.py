"""The server is killed in mid-game, without warning: every choice it has answered is there when it starts again."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from covetown import registry
from tests.server.load.checking import check
from tests.server.load.laying import lay_all
from tests.server.load.running import Load, Stage
from tests.server.load.serving import Server

SERVER = "import sys; from pathlib import Path; from covetown import server; server.run(data_dir=Path(sys.argv[1]))"


def started(folder: Path) -> tuple[subprocess.Popen[str], str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", SERVER, str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1].rstrip("/")


def play(url: str, cookie: str, table: str, answers: int) -> dict[str, Any]:
    """Choose at random so many times; returns what the last answer, and the last view, said."""
    last: dict[str, Any] = {}
    address = url.replace("http", "ws") + f"/ws/table/{table}"
    with connect(address, additional_headers={"Cookie": f"covetown={cookie}"}, compression=None) as socket:
        socket.send('{"type":"hello"}')
        asked = -1
        while True:
            message = json.loads(socket.recv(30))
            if message["type"] == "done":
                answers -= 1
                last = {**last, "done": message}
                if answers == 0:
                    return last
            if message["type"] in ("view", "moved"):
                last = {**last, **message}
                if message["decision"] and message["asked"] != asked:
                    asked = message["asked"]
                    option = random.choice(message["decision"]["options"])["id"]
                    act = {"type": "act", "action": secrets.token_hex(6), "seq": message["seq"], "option": option}
                    last["act"] = act
                    socket.send(json.dumps(act))
            if message.get("result"):
                return last


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_no_answered_choice_is_lost_when_the_server_is_killed(game: str, tmp_path: Path) -> None:
    process, url = started(tmp_path)
    try:
        client = httpx.Client(base_url=url, timeout=30)
        client.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        asked = {"game": game, "seats": seats, "pace_ms": 0}
        table = client.post("/api/tables", json=asked).raise_for_status().json()["id"]
        cookie = client.cookies["covetown"]
        client.close()
        for _ in range(3):
            before = play(url, cookie, table, 6)
            process.send_signal(signal.SIGKILL)
            process.wait(10)
            process.stdout.close()  # type: ignore[union-attr]
            process, url = started(tmp_path)
            address = url.replace("http", "ws") + f"/ws/table/{table}"
            with connect(address, additional_headers={"Cookie": f"covetown={cookie}"}, compression=None) as socket:
                socket.send(json.dumps({"type": "hello", "seen": before["seq"], "facing": 0}))
                view = json.loads(socket.recv(30))
                assert view["seq"] >= before["done"]["seq"]
                socket.send(json.dumps(before["act"]))
                while (answer := json.loads(socket.recv(30)))["type"] not in ("done", "refused"):
                    pass
                assert answer["type"] == "done"
                assert answer["again"]
    except ConnectionClosed as closed:
        pytest.fail(f"the server hung up: {closed}")
    finally:
        process.kill()
        process.wait(10)
        process.stdout.close()  # type: ignore[union-attr]


class Asked(argparse.Namespace):
    """Twenty-four tables, as fast as they can: groups of moves are on their way to the disk when the server dies."""

    pace, seconds, settle, bots, level = 0.05, 2.0, 0.2, 0, "novice"


@pytest.mark.slow
def test_no_answered_choice_of_many_tables_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    games = [key for key in registry.names() if 4 in registry.load(key).seat_counts({})]
    secret = secrets.token_hex(32)
    laid = lay_all(None, str(tmp_path), secret, games, [None] * 24)
    server = Server(str(tmp_path), None, secret, [])

    async def crowded() -> Load:
        load = Load(server, Asked(), games, laid)
        await load.run([Stage(24)])
        return load

    try:
        load = asyncio.run(crowded())
    finally:
        if server.process.poll() is None:
            server.kill()
        if server.cores:
            os.sched_setaffinity(0, server.cores)
    found = check(None, str(tmp_path), load.games, 24)
    assert found.answered > 24
    assert (found.lost, found.doubled, found.faults, load.crowd.broken) == ([], [], [], [])
    assert not load.crowd.refused
