"""A run: people sit down at tables laid for them, and the beat goes on until the server is killed in mid-move."""

from __future__ import annotations

import argparse
import asyncio
import gc
import time

from tests.server.load.door import Door
from tests.server.load.laying import Laid
from tests.server.load.people import Crowd, Game
from tests.server.load.serving import Server

SEATS = 4


class Stage:
    """One step of the ramp, and what the server needed during it."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.began = self.ended = 0.0
        self.spent_s = self.memory_mb = 0.0
        self.elsewhere = 0.0
        self.bytes = 0


class Load:
    """A run: tables are laid, people come, and the beat goes on until the end."""

    def __init__(self, server: Server, asked: argparse.Namespace, keys: list[str], laid: list[Laid]) -> None:
        self.server = server
        self.asked = asked
        self.keys = keys
        self.laid = laid  # with bots first
        self.crowd = Crowd(server.host, server.port, asked.pace)
        self.door = Door(server.host, server.port)
        self.games: list[Game] = []
        self.playing: list[asyncio.Task[None]] = []

    async def sit(self, table: str, cookies: dict[int, str]) -> Game:
        game = Game(self.crowd, table, cookies)
        await game.sit()
        self.games.append(game)
        return game

    async def lay(self, number: int, cookies: list[str]) -> Game:
        """A new table for people whose game is over."""
        rest = {"kind": "bot", "level": self.asked.level} if len(cookies) == 1 else {"kind": "open"}
        seats = [{"kind": "me"}, *[rest] * (SEATS - 1)]
        key = self.keys[number % len(self.keys)]
        made, _ = await self.door.post("/api/tables", {"game": key, "seats": seats}, cookies[0])
        for cookie in cookies[1:]:
            await self.door.post(f"/api/tables/{made['id']}/join", {}, cookie)
        return await self.sit(str(made["id"]), dict(enumerate(cookies)))

    async def play(self, number: int, game: Game) -> None:
        """Play at a table, and at another when its game is over."""
        while True:
            # Every table has its own moment within the beat, so that they do not all move at once.
            game.begin(time.perf_counter() + self.crowd.pace * ((number * 0.618) % 1.0))
            await game.ended.wait()
            game.leave()
            game = await self.lay(number, list(game.cookies.values()))

    async def grow(self, tables: int) -> None:
        """Have people sit down until so many tables are played at."""
        gate = asyncio.Semaphore(16)

        async def one(number: int) -> None:
            async with gate:
                game = await self.sit(*self.laid[number])
            self.playing.append(asyncio.create_task(self.play(number, game)))

        await asyncio.gather(*[one(number) for number in range(len(self.playing), self.asked.bots + tables)])
        self.server.send_bots_away()

    async def measure(self, stage: Stage) -> None:
        await self.grow(stage.tables)
        await asyncio.sleep(self.asked.settle)
        gc.collect()
        stage.began, spent, heard = time.perf_counter(), self.server.spent_s(), self.crowd.bytes
        await asyncio.sleep(self.asked.seconds)
        stage.ended, stage.spent_s = time.perf_counter(), self.server.spent_s() - spent
        stage.memory_mb, stage.bytes = self.server.memory_mb(), self.crowd.bytes - heard
        late = sorted(late for due, late in self.crowd.lateness if due >= stage.began)
        worst = late[int(len(late) * 0.95)] if late else 0.0
        cpu = stage.spent_s / (stage.ended - stage.began)
        print(
            f"… {stage.tables} tables: the server used {cpu:.0%} of a core and has {stage.memory_mb:.0f} MB; "
            f"95 % of the client's own timers rang within {worst * 1000:.0f} ms",
            flush=True,
        )

    async def run(self, stages: list[Stage]) -> None:
        gc.freeze()
        for stage in stages:
            await self.measure(stage)
            dues = [game.due for game in self.games if game.due and not game.left and len(game.people) > 1]
            backlog = time.perf_counter() - min(dues, default=time.perf_counter())
            if backlog > 5.0:
                print(f"… {backlog:.0f} s behind: no more tables", flush=True)
                break
        await asyncio.sleep(1.0)
        self.crowd.open = False
        self.server.kill()  # in mid-move: what was answered must be on disk
        await asyncio.sleep(0.3)  # what it has still said counts as well
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        self.door.close()
