"""The people of a drill: they play on whatever happens to the servers, and remember everything they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from covetown import registry
from covetown.kernel import replay
from covetown.server.play import Play
from covetown.store import Store, journal, open_store, tables

AWAY = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)
STUCK_S = 45.0
GAMES = registry.names()


@dataclass
class Promises:
    """What the servers have said, and what became of it."""

    acted: list[tuple[str, str, str]] = field(default_factory=list)  # table, person, action: all that were answered
    shown: dict[tuple[str, int, int], str] = field(default_factory=dict)  # table, viewer, sequence: what was seen
    tables: set[str] = field(default_factory=set)
    reconnected: int = 0
    refused: int = 0
    diverged: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # how long somebody was without a table
    banks: list[str] = field(default_factory=list)

    def see(self, table: str, message: dict[str, Any]) -> None:
        """The same position of a viewer must look the same, whichever server shows it and whatever died in between."""
        key = (table, int(message.get("viewer", message["view"]["viewer"])), int(message["seq"]))
        looks = hashlib.sha256(json.dumps(message["view"], sort_keys=True).encode()).hexdigest()
        if self.shown.setdefault(key, looks) != looks:
            self.diverged.append(f"{key} was shown in two ways")


class Person:
    """Somebody at one table, who comes again to any server until the table is there."""

    def __init__(self, urls: list[str], cookie: str, ident: str, promises: Promises, pause_s: float) -> None:
        self.urls = urls
        self.cookie = cookie
        self.ident = ident
        self.promises = promises
        self.pause_s = pause_s
        self.table = ""
        self.seq: int | None = None
        self.pending: dict[str, Any] | None = None
        self.bank: tuple[int, float] | None = None
        self.lost_at: float | None = None
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                await self.sit(stop)
            except AWAY:
                self.promises.reconnected += 1
                self.lost_at = self.lost_at or time.monotonic()
                await asyncio.sleep(0.1 + random.random() / 5)

    async def sit(self, stop: asyncio.Event, once: bool = False) -> None:
        url = random.choice(self.urls)
        address = url.replace("http", "ws") + f"/ws/table/{self.table}"
        headers = {"Cookie": f"covetown={self.cookie}"}
        async with connect(address, additional_headers=headers, compression=None, open_timeout=15) as socket:
            await socket.send(json.dumps({"type": "hello", "seen": self.seq}))
            asked = -1
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))  # it may have been done, or not
            while not stop.is_set():
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 1.0 if not once else STUCK_S))
                except TimeoutError:
                    if once:
                        raise
                    continue
                kind = message["type"]
                if kind in ("view", "moved") and message["view"] is not None:
                    asked = await self.look(socket, message, asked)
                elif kind == "done":
                    assert self.pending is not None
                    assert self.pending["action"] == message["action"]
                    self.promises.acted.append((self.table, self.ident, message["action"]))
                    self.pending = None
                    if once:
                        return
                elif kind == "refused":
                    self.promises.refused += 1
                    self.pending = None
                    raise EOFError  # come again and see what is asked now
                if self.over:
                    return

    async def look(self, socket: ClientConnection, message: dict[str, Any], asked: int) -> int:
        if self.lost_at is not None:
            self.promises.waits.append(time.monotonic() - self.lost_at)
            self.lost_at = None
        self.promises.see(self.table, message)
        if self.seq is not None and message["seq"] < self.seq:
            self.promises.diverged.append(f"{self.table}: {message['seq']} after {self.seq}")
        self.seq = message["seq"]
        self.watch_bank(message)
        if message.get("result"):
            self.over = True
        elif message["decision"] and message["asked"] != asked and self.pending is None:
            await asyncio.sleep(self.pause_s * random.random())
            option = random.choice(message["decision"]["options"])["id"]
            action = secrets.token_hex(8)
            self.pending = {"type": "act", "action": action, "seq": message["seq"], "option": option}
            await socket.send(json.dumps(self.pending))
            return int(message["asked"])
        return asked

    def watch_bank(self, message: dict[str, Any]) -> None:
        """No bank loses more than the time that has passed, whatever happens to anybody's clock."""
        clocks = message.get("clocks")
        if not clocks:
            return
        least, now = min(clocks["bank_ms"]), time.monotonic()
        if self.bank is not None and self.bank[0] - least > (now - self.bank[1]) * 1000 + 20_000:
            self.promises.banks.append(f"{self.table}: {self.bank[0]} to {least} ms in {now - self.bank[1]:.0f} s")
        self.bank = (least, now)


async def retried(urls: list[str], method: str, path: str, cookie: str = "", **body: Any) -> httpx.Response:
    """A request that is made again, at any server, until it is answered."""
    until = time.monotonic() + 60
    while True:
        with contextlib.suppress(*AWAY):
            cookies = {"covetown": cookie} if cookie else {}
            async with httpx.AsyncClient(base_url=random.choice(urls), cookies=cookies, timeout=15) as client:
                answer = await client.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer
        assert time.monotonic() < until, f"{path}: nobody answers"
        await asyncio.sleep(0.2)


class Party:
    """Everybody at every table."""

    def __init__(self, urls: list[str], pause_s: float = 0.1) -> None:
        self.urls = urls
        self.promises = Promises()
        self.pause_s = pause_s
        self.stop = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.people: list[Person] = []

    async def begin(self, count: int) -> None:
        for number in range(count):
            self.tasks.append(asyncio.create_task(self.keep_playing(number)))
        while len(self.promises.acted) < count:
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)

    async def keep_playing(self, number: int) -> None:
        """Two people who play one game after the other."""
        pair = []
        for name in ("Ann", "Ben"):
            answer = await retried(self.urls, "POST", "/api/guests", name=f"{name} {number}")
            answer.raise_for_status()
            person = answer.json()["person"]["id"]
            pair.append(Person(self.urls, answer.cookies["covetown"], person, self.promises, self.pause_s))
        while not self.stop.is_set():
            table = await self.lay(pair, number)
            self.promises.tables.add(table)
            for person in pair:
                person.table, person.seq, person.pending, person.over, person.bank = table, None, None, False, None
            self.people = [each for each in self.people if each not in pair] + pair
            await asyncio.gather(*[person.play(self.stop) for person in pair])

    async def lay(self, pair: list[Person], number: int) -> str:
        while True:
            seats = [{"kind": "me"}, {"kind": "open"}]
            clock = {"clock": {"bank_s": 3600, "increment_s": 0}} if number % 2 else {}
            asked = {"game": GAMES[number % len(GAMES)], "seats": seats, "pace_ms": 0, **clock}
            answer = await retried(self.urls, "POST", "/api/tables", pair[0].cookie, **asked)
            if answer.status_code == 201:
                table = str(answer.json()["id"])
                joined = await retried(self.urls, "POST", f"/api/tables/{table}/join", pair[1].cookie)
                if joined.is_success or "seated" in joined.text:
                    return table
            assert answer.status_code in (201, 409, 429), answer.text

    async def end(self) -> list[str]:
        """Stop playing; then everybody who is asked must be able to answer. Returns the tables where nobody can."""
        self.stop.set()
        await asyncio.gather(*self.tasks)
        stuck = []
        pairs: dict[str, list[Person]] = {}
        for person in self.people:
            pairs.setdefault(person.table, []).append(person)
        for table, pair in pairs.items():
            if not await can_go_on(pair):
                stuck.append(table)
        return stuck


async def can_go_on(pair: list[Person]) -> bool:
    """Whether one of two people can make a move at their table, or the game is over."""
    until = time.monotonic() + STUCK_S
    while time.monotonic() < until:
        tries = [asyncio.create_task(person.sit(asyncio.Event(), once=True)) for person in pair]
        done, rest = await asyncio.wait(tries, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*tries, return_exceptions=True)
        if any(task.exception() is None for task in done):
            return True
        await asyncio.sleep(0.3)
    return False


def judge(promises: Promises, database: str | None, folder: Path | None) -> dict[str, Any]:
    """Compare what was promised with what is written down."""
    store = open_store(database, folder, as_it_is=True)
    try:
        return judged(promises, store)
    finally:
        store.close()


def judged(promises: Promises, store: Store) -> dict[str, Any]:
    found: dict[str, Any] = {"lost": [], "doubled": [], "diverged": list(promises.diverged), "wrong": []}
    written: dict[tuple[str, str, str], int] = {}
    journals = []
    with store.engine.connect() as c:
        for ident in sorted(promises.tables):
            table = tables.table_by_id(c, ident)
            assert table is not None
            entries = journal.entries_after(c, ident, 0)
            for entry in entries:
                if entry.person is not None and entry.action is not None:
                    key = (ident, entry.person, entry.action)
                    written[key] = written.get(key, 0) + 1
            try:
                if [entry.seq for entry in entries] != list(range(1, table.seq + 1)):
                    raise ValueError("a gap in the journal")
                play = Play(registry.load(table.game), table, entries)
                replay(play.game, play.match.journal)
                journals.append(play.match.journal.dumps())
            except Exception as error:
                found["wrong"].append(f"{ident}: {error}")
                continue
            for viewer in range(len(table.seats)):
                looks = hashlib.sha256(json.dumps(play.state.view(viewer), sort_keys=True).encode()).hexdigest()
                shown = promises.shown.get((ident, viewer, play.seq_of(viewer)))
                if shown is not None and shown != looks:
                    found["diverged"].append(f"{ident}: seat {viewer} was shown something else")
    found["lost"] = [promise for promise in promises.acted if promise not in written]
    found["doubled"] = [promise for promise, times in written.items() if times > 1]
    found["journals"] = journals
    return found
