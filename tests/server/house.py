"""A real server on a free port for tests, and players who come in over the network and remember every byte."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from covetown import registry
from covetown.kernel import Advice, Considered, Game, State
from covetown.server import Config, make_server, wire
from covetown.server.house import House
from covetown.server.listening import fresh_loop, listen
from tests.server.parlour import PARLOUR
from tests.server.strict import read

Json = dict[str, Any]


class Server:
    """A running server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.listener = listen("127.0.0.1", 0)
        self.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = make_server(config)
        self.loop = fresh_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.players: list[Player] = []

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.listener]))
        self.loop.close()

    def start(self) -> Server:
        self.thread.start()
        until(lambda: self.server.started)
        return self

    @property
    def house(self) -> House:
        house: House = self.server.config.app.state.house  # type: ignore[union-attr]
        return house

    def call(self, coroutine: Any) -> Any:
        """Run something on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(20)

    def player(self, name: str | None = None, **kwargs: Any) -> Player:
        player = Player(self, name, **kwargs)
        self.players.append(player)
        return player

    def stop(self) -> None:
        for player in self.players:
            player.close()
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server did not stop"


class Player:
    """Somebody with a browser: a session, and sockets at tables."""

    def __init__(self, server: Server, name: str | None, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30, headers=headers)
        self.token = token
        self.sockets: list[Table] = []
        if name is not None:
            self.me = self.post("/api/guests", name=name)["person"]

    def get(self, path: str, status: int = 200, **query: Any) -> Json:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def post(self, path: str, status: int | None = None, **body: Any) -> Json:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status if status else answer.is_success, f"{answer.status_code} {answer.text}"
        return dict(answer.json()) if answer.content else {}

    def table(self, *seats: str, game: str = "parlour", **more: Any) -> Json:
        """Lay a table: `me`, `open`, `invite`, `here`, or a bot's level."""
        kinds = [{"kind": s} if s in ("me", "open", "invite", "here") else {"kind": "bot", "level": s} for s in seats]
        return self.post("/api/tables", 201, game=game, seats=kinds, **{"pace_ms": 0, **more})

    def sit(self, ident: str, seen: int | None = None, facing: int | None = None, **more: Any) -> Table:
        """Connect to a table and say hello."""
        table = Table(self, ident)
        self.sockets.append(table)
        table.say("hello", seen=seen, facing=facing, **more)
        return table

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def close(self) -> None:
        for table in self.sockets:
            table.close()
        self.http.close()


class Table:
    """A socket at a table, with everything that came through it."""

    numbers = itertools.count(1)

    def __init__(self, player: Player, ident: str, origin: str | None = None) -> None:
        self.player = player
        headers = {"Cookie": player.cookie()} if player.cookie() else {}
        if player.token:
            headers["Authorization"] = f"Bearer {player.token}"
        if "x-forwarded-for" in player.http.headers:
            headers["X-Forwarded-For"] = player.http.headers["x-forwarded-for"]
        address = player.server.url.replace("http", "ws") + f"/ws/table/{ident}"
        own = origin if origin is not None else player.server.url
        opening = connect(address, additional_headers=headers, origin=Origin(own), compression=None)
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(opening)
        self.heard: list[Json] = []
        self.bytes: list[str] = []
        self.last: Json = {}

    def say(self, kind: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **more}))

    def hear(self, timeout: float = 15) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        read(text, wire.ServerMessage)
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("view", "moved", "undone"):
            self.last = {**self.last, **message}
        return message

    def until(self, *kinds: str, timeout: float = 15) -> Json:
        """Wait for a message of one of these kinds."""
        while True:
            message = self.hear(timeout)
            if message["type"] in kinds:
                return message

    def quiet(self, timeout: float = 0.3) -> list[Json]:
        """Everything that still comes until nothing does for a while."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(self.hear(timeout))
        return found

    def asked(self, timeout: float = 15) -> Json:
        """Wait until this seat is asked something."""
        while not self.last.get("decision"):
            self.until("view", "moved", "undone", timeout=timeout)
        decision: Json = self.last["decision"]
        return decision

    def act(self, kind: str | None = None, option: int | None = None, **more: Any) -> Json:
        """Choose the first option of a kind and wait for the answer."""
        if option is None:
            offered = self.last["decision"]["options"]
            option = next(each["id"] for each in offered if kind in (None, each["kind"]))
        action = f"a{next(self.numbers)}"
        self.say("act", **{"action": action, "seq": self.last["seq"], "option": option, **more})
        self.last = {**self.last, "decision": None}
        return self.until("done", "refused")

    def undo(self) -> Json:
        self.say("undo", action=f"u{next(self.numbers)}", seq=self.last["seq"])
        return self.until("done", "refused")

    def closed(self, timeout: float = 10) -> int:
        """Wait until the server hangs up; returns its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear(timeout)
        return self.socket.close_code or 0

    def close(self) -> None:
        self.stack.close()


def until(truth: Any, timeout: float = 20) -> None:
    """Wait until something is true."""
    end = time.monotonic() + timeout
    while not truth():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


async def first_answer(_game: Game, state: State, seat: int, _level: str, _patron: object = None) -> int:
    """A bot that thinks in no time: it rolls, or bids nothing."""
    options = list(state.options(seat))
    return 300 if 300 in options else options[0]


async def first_hint(_game: Game, state: State, seat: int, _patron: object = None) -> Advice:
    options = list(state.options(seat))
    return Advice(options[0], [Considered(options[0], 1.0, 0.5)])


async def first_judgement(_game: Game, state: State, seat: int, played: int | None, _budget_s: float) -> Advice:
    """A judge who likes the first answer, and the one that was played much less."""
    options = list(state.options(seat))
    rows = [Considered(option, 0.0, 0.3) for option in options if option in (options[0], played)]
    rows[0] = Considered(options[0], 1.0, 0.5)
    return Advice(options[0], rows)


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the parlour game on the shelf beside the real ones."""
    put_on_shelf(monkeypatch)


def put_on_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    load, names = registry.load, registry.names
    monkeypatch.setattr(registry, "load", lambda key: PARLOUR if key == "parlour" else load(key))
    monkeypatch.setattr(registry, "names", lambda: [*names(), "parlour"])


def opened(config: Config) -> Server:
    """A server whose bots know the parlour game."""
    server = Server(config).start()
    server.house.thinkers.choose = first_answer  # type: ignore[method-assign]
    server.house.thinkers.explain = first_hint  # type: ignore[method-assign]
    server.house.analyst.thinkers.judge = first_judgement  # type: ignore[method-assign]
    return server


@pytest.fixture
def server(shelf: None, tmp_path: Path) -> Iterator[Server]:
    running = opened(Config(data_dir=tmp_path, limits=False))
    try:
        yield running
    finally:
        running.stop()
