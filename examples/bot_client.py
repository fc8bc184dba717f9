"""A program that plays a whole game over the network, like a person: docs/protocol.md, "Programs that play".

    covetown serve --port 8000
    python examples/bot_client.py http://127.0.0.1:8000 dale_of_merchants

It makes a guest and a token, lays a table against a bot of the server, and answers every decision. Put your own
thinking into `choose`: it is given exactly what a person in the seat would see.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
from typing import Any

import httpx
from websockets.sync.client import connect


def choose(decision: dict[str, Any], view: dict[str, Any]) -> int:
    """One of the options that were offered."""
    return int(random.choice(decision["options"])["id"])


def play(server: str, token: str, table: str) -> dict[str, Any]:
    """Take part in a game until it is over; returns its result."""
    address = server.replace("http", "ws", 1) + f"/ws/table/{table}"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, compression=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        answered = -1
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "refused":
                raise SystemExit(message["text"])
            if message["type"] not in ("view", "moved", "undone"):
                continue
            if message["result"]:
                return dict(message["result"])
            if message["decision"] and message["asked"] != answered:
                answered = message["asked"]
                option = choose(message["decision"], message["view"])
                act = {"type": "act", "action": secrets.token_hex(8), "seq": message["seq"], "option": option}
                socket.send(json.dumps(act))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    arguments.add_argument("server", help="where the server is, such as http://127.0.0.1:8000")
    arguments.add_argument("game", help="the key of a game")
    arguments.add_argument("--level", default="novice", help="the bot to play against")
    told = arguments.parse_args()
    with httpx.Client(base_url=told.server, timeout=30) as person:
        person.post("/api/guests", json={"name": "Owner"}).raise_for_status()
        token = person.post("/api/tokens", json={"name": "Random walker"}).raise_for_status().json()["token"]
    with httpx.Client(base_url=told.server, timeout=30, headers={"Authorization": f"Bearer {token}"}) as program:
        seats = [{"kind": "me"}, {"kind": "bot", "level": told.level}]
        asked = {"game": told.game, "seats": seats, "pace_ms": 0}
        table = program.post("/api/tables", json=asked).raise_for_status().json()
        print("playing at", f"{told.server}/t/{table['id']}")
        print("result:", play(told.server, token, table["id"]))


if __name__ == "__main__":
    main()
