"""Sends a program to the tables of a running server: a token lets it sit down, and it plays like a person.

The program is one of `bots/program.py`: it reads one question a line and writes one answer a line. Here the WebSocket
of each table becomes such questions, and answers become actions (docs/protocol.md). One program plays at all its
tables, one question at a time.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from covetown import registry
from covetown.bots import Budget
from covetown.bots.program import Program, question
from covetown.kernel import Message, RuleError
from covetown.narrator import Narrator

LOOK_S = 3.0  # between two looks for tables
AGAIN_S = 2.0  # before coming back; twice as long each time, up to LONGEST_S
LONGEST_S = 30.0
TRIES = 8  # a server may be away so often in a row: about two minutes
FOR_GOOD = {4003: "refused", 4004: "gone", 4009: "ended"}  # close codes after which coming back is of no use

Told = Callable[..., None]


def pause_s(tries: int) -> float:
    """How long to wait after so many vain tries in a row."""
    return min(LONGEST_S, AGAIN_S * 2.0 ** max(0, tries - 1))


def for_good(error: httpx.HTTPError) -> bool:
    """Whether the server has said no: asking again is of use only if it is busy, or not quite there."""
    if not isinstance(error, httpx.HTTPStatusError):
        return False
    return error.response.status_code < 500 and error.response.status_code != 429


async def patiently(ask: Callable[[], Awaitable[None]]) -> None:
    """Ask a server again that is too busy to answer; one that is not there at all may have been named wrongly."""
    tries = 0
    while True:
        try:
            return await ask()
        except httpx.HTTPStatusError as error:
            tries += 1
            if tries >= TRIES or for_good(error):
                raise
        await asyncio.sleep(pause_s(tries))


class Link:
    """A table as it is named: by its id, or by a link with an invitation."""

    def __init__(self, text: str) -> None:
        parts = urlsplit(text)
        self.server = f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
        self.table = parts.path.rstrip("/").rpartition("/")[2]
        self.invite = next(iter(parse_qs(parts.query).get("invite", [])), None)


def hung_up(code: int, reason: str) -> RuleError:
    """Why a server has closed a connection for good."""
    told = f"{code} {reason}".strip()
    return RuleError(
        f"the server has hung up ({told})", Message("cli-bot-hung-up", {"code": told, "what": FOR_GOOD[code]})
    )


class Envoy:
    """A program among people. `told` is called with the key and the arguments of what happens."""

    def __init__(self, command: str, server: str, token: str, seconds: float, told: Told) -> None:
        self.program = Program(command)
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.budget = Budget(seconds)
        self.told = told
        self.asking = asyncio.Lock()
        self.failure: RuleError | None = None

    async def serve(self, links: list[Link], games: list[str]) -> None:
        """Play at the named tables to their end; with games, also at every public table of theirs with a free seat."""
        async with httpx.AsyncClient(base_url=self.server, headers=self.headers, timeout=30) as http:
            try:
                await patiently(lambda: self.known(http))
                async with asyncio.TaskGroup() as group:
                    playing = {link.table for link in links}
                    for link in links:
                        group.create_task(self.attend(http, link))
                    tries = 0
                    while games:
                        try:
                            tables = await self.found(http, games)
                        except httpx.HTTPError as error:
                            tries += 1
                            if tries >= TRIES or for_good(error):
                                raise
                            await asyncio.sleep(pause_s(tries))
                            continue
                        tries = 0
                        for table in tables:
                            if table not in playing:
                                playing.add(table)
                                group.create_task(self.play(http, table))
                        await asyncio.sleep(LOOK_S)
            except httpx.HTTPError as error:
                raise self.away(str(error)) from None
            except ExceptionGroup as errors:
                first = errors.exceptions[0]
                raise (self.away(str(first)) if isinstance(first, httpx.HTTPError) else first) from None
            finally:
                await asyncio.to_thread(self.program.end)
        if self.failure is not None:
            raise self.failure

    async def known(self, http: httpx.AsyncClient) -> None:
        """Make sure that the server knows the token."""
        answer = await http.get("/api/me")
        if answer.status_code not in (401, 403):
            answer.raise_for_status()
        person = answer.json().get("person") if answer.is_success else None
        if person is None:
            raise RuleError("the server does not know this token", Message("cli-bot-token"))
        self.told("cli-bot-here", name=str(person["name"]), server=self.server)

    async def attend(self, http: httpx.AsyncClient, link: Link) -> None:
        """Sit down at a named table and play there; where that cannot be, the other tables are played on."""
        try:
            await patiently(lambda: self.join(http, link.table, link.invite))
        except (RuleError, httpx.HTTPError) as error:
            self.failure = error if isinstance(error, RuleError) else self.away(str(error))
            self.told("cli-bot-turned-away", table=link.table, why=self.failure)
            return
        await self.play(http, link.table)

    async def join(self, http: httpx.AsyncClient, table: str, invite: str | None = None) -> None:
        """Sit down, unless the program sits there already."""
        answer = await http.post(f"/api/tables/{table}/join", json={"invite": invite})
        if not answer.is_success:
            if answer.status_code >= 500 or answer.status_code == 429:
                answer.raise_for_status()
            refusal = answer.json()
            if refusal.get("reason") != "shell-refused-seated":
                why = str(refusal.get("text", answer.status_code))
                raise RuleError(
                    f"the program cannot sit down at {table}: {why}",
                    Message("cli-bot-no-seat", {"table": table, "why": why}),
                )

    async def found(self, http: httpx.AsyncClient, games: list[str]) -> list[str]:
        """The running tables of the program, and those at which it has just sat down."""
        mine = (await http.get("/api/tables", params={"show": "mine"})).raise_for_status().json()["tables"]
        out = [card["id"] for card in mine if card["game"] in games and card["status"] in ("gathering", "playing")]
        for game in games:
            asked: dict[str, str] = {"show": "open", "game": game, "free": "true", "rated": "false"}
            for card in (await http.get("/api/tables", params=asked)).raise_for_status().json()["tables"]:
                if card["id"] not in out:
                    try:
                        await self.join(http, card["id"])
                    except RuleError:  # somebody was quicker
                        continue
                    out.append(card["id"])
        return out

    async def play(self, http: httpx.AsyncClient, table: str) -> None:
        """Play at one table to the end, through lost connections; a program that fails twice gets up."""
        self.told("cli-bot-sits", table=table)
        sitting = Sitting(self, table)
        tries = 0
        address = self.server.replace("http", "ws", 1) + f"/ws/table/{table}"
        while True:
            try:
                async with connect(address, additional_headers=self.headers, max_size=None) as socket:
                    tries = 0
                    await sitting.follow(socket)
                    return
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 0
                if code in FOR_GOOD:  # this table alone is lost
                    self.failure = hung_up(code, closed.rcvd.reason if closed.rcvd is not None else "")
                    self.told("cli-bot-lost", table=table, why=self.failure)
                    return
            except (OSError, InvalidHandshake) as error:
                tries += 1
                if tries >= TRIES:
                    raise self.away(str(error)) from None
            except RuleError as error:
                self.failure = error
                told = "cli-bot-lost"
                with suppress(httpx.HTTPError):  # the other tables are played on
                    (await http.post(f"/api/tables/{table}/leave", json={})).raise_for_status()
                    told = "cli-bot-up"
                self.told(told, table=table, why=error)
                return
            await asyncio.sleep(pause_s(tries))

    def away(self, why: str) -> RuleError:
        return RuleError(
            f"the server {self.server} cannot be reached: {why}",
            Message("cli-bot-away", {"server": self.server, "why": why}),
        )

    async def ask(self, asked: dict[str, object]) -> int:
        """What the program answers; when it fails it is asked once more."""
        async with self.asking:
            try:
                return await asyncio.to_thread(self.program.ask, asked)
            except RuleError as error:
                self.told("cli-bot-again", why=error)
                return await asyncio.to_thread(self.program.ask, asked)


class Sitting:
    """The program at one table."""

    def __init__(self, envoy: Envoy, table: str) -> None:
        self.envoy = envoy
        self.table = table
        self.card: dict[str, Any] = {}
        self.narrator: Narrator | None = None
        self.answered: tuple[int, int] | None = None  # the number of the last question, and what was answered

    async def follow(self, socket: ClientConnection) -> None:
        """Answer every question until the game is over."""
        await socket.send(json.dumps({"type": "hello"}))
        async for text in socket:
            message = json.loads(text)
            if "table" in message and message["type"] in ("view", "table"):
                self.read_card(message["table"])
            if message["type"] in ("view", "moved", "undone"):
                if message["result"]:
                    self.envoy.told("cli-bot-over", table=self.table, place=self.place(message["result"]))
                    return
                if message["decision"] and not self.stands_in():
                    await self.answer(socket, message)
            if message["type"] == "refused" and message["action"]:  # the game had moved on: look again, and answer that
                self.answered = None
                await socket.send(json.dumps({"type": "hello"}))
            if self.card["status"] in ("over", "closed"):
                self.envoy.told("cli-bot-closed", table=self.table)
                return

    def read_card(self, card: dict[str, Any]) -> None:
        """Who sits there; their names are those in the words of questions."""
        self.card = card
        try:
            game = registry.load(card["game"])
        except RuleError:  # a game that is not installed here: questions come by the keys of their messages
            return
        names = [seat["name"] or f"seat {seat['seat']}" for seat in card["seats"]]
        self.narrator = Narrator(game, names, you=self.seat())

    def seat(self) -> int:
        return next((int(seat["seat"]) for seat in self.card["seats"] if seat["you"]), -1)

    def stands_in(self) -> bool:
        """Whether a bot of the server plays on for the program."""
        return any(seat["you"] and seat["stand_in"] for seat in self.card["seats"])

    def place(self, result: dict[str, Any]) -> int:
        return int(result["places"][self.seat()])

    async def answer(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Answer one question; one that was answered already is answered the same, since that did not arrive.

        The program is asked even where there is but one answer, so that the time it takes tells nothing.
        """
        decision, number = message["decision"], int(message["asked"])
        if self.answered is None or self.answered[0] != number:
            asked = question(decision, message["view"], self.narrator, self.card["game"], self.envoy.budget)
            self.answered = (number, await self.envoy.ask(asked))
        elif message["type"] != "view":
            return
        action = {"type": "act", "action": secrets.token_hex(8), "seq": message["seq"], "option": self.answered[1]}
        await socket.send(json.dumps(action))
