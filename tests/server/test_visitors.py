"""Bots from elsewhere at the tables of a server: offered by name, asked in its processes, replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from covetown.bots import elsewhere
from covetown.cli import main
from covetown.envoy import LOOK_S, Envoy, Link, Sitting
from covetown.kernel import RuleError
from covetown.server import Config
from tests.server.house import Server, until

PROGRAMS = Path(__file__).parents[2] / "examples" / "programs"
BOTS = """
from covetown.bots import Bot

class Steady(Bot):
    def choose(self, world, seat, chance, budget):
        options = world.options(seat)
        return options[chance.below(len(options))]

class Shaky(Bot):
    def choose(self, world, seat, chance, budget):
        raise ValueError("no idea")

class Liar(Bot):
    def choose(self, world, seat, chance, budget):
        return -5
"""


@pytest.fixture
def town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    file = tmp_path / "mine.py"
    file.write_text(BOTS)
    program = f"Walker=program:{sys.executable} {PROGRAMS / 'walker.py'}"
    monkeypatch.setenv(elsewhere.VARIABLE, f"{file}:Steady,{file}:Shaky,{file}:Liar,{tmp_path}/no.py:Gone,{program}")
    elsewhere.look_again()
    server = Server(Config(data_dir=tmp_path, limits=False, bot_workers=1)).start()
    try:
        yield server
    finally:
        server.stop()
        monkeypatch.undo()
        elsewhere.look_again()


def test_they_are_offered_by_name_and_nothing_else_is_loaded(town: Server, tmp_path: Path) -> None:
    ann = town.player("Ann")
    assert ann.get("/api/bots")["visitors"] == ["Steady", "Shaky", "Liar", "Walker"]
    assert ann.get("/api/start")["visitors"] == ["Steady", "Shaky", "Liar", "Walker"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": f"{tmp_path}/mine.py:Steady"[-32:]}]
    refused = ann.http.post("/api/tables", json={"game": "pirates_cove", "seats": seats})
    assert refused.status_code == 422
    assert refused.json()["reason"] == "shell-refused-no-level"


def test_good_ones_play_whole_games_and_bad_ones_are_replaced_in_sight_of_all(town: Server) -> None:
    ann = town.player("Ann")
    ident = ann.table("Steady", "Shaky", "Walker", "Liar", game="pirates_cove")["id"]
    until(lambda: ann.get(f"/api/tables/{ident}")["status"] == "over", 120)
    card = ann.get(f"/api/tables/{ident}")
    assert [seat["level"] for seat in card["seats"]] == ["Steady", "Shaky", "Walker", "Liar"]
    assert [seat["stand_in"] for seat in card["seats"]] == [None, "apprentice", None, "apprentice"]


def serve(command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`covetown bot serve`, to its end."""
    whole = [sys.executable, "-m", "covetown.cli", "bot", "serve", command, *arguments]
    return subprocess.run(whole, capture_output=True, text=True, env={**os.environ, "COVETOWN_LANGUAGE": "en"})


@pytest.mark.long
def test_programs_in_two_languages_are_sat_down_by_their_tokens(town: Server) -> None:
    commands = [f"{sys.executable} {PROGRAMS / 'walker.py'}"]
    if shutil.which("node"):
        commands.append(f"node {PROGRAMS / 'walker.mjs'}")
    ann = town.player("Ann")
    table = ann.table(*["invite"] * len(commands), "novice", game="pirates_cove")
    link = f"{town.url}/t/{table['id']}?invite={table['invite']}"
    tokens = [ann.post("/api/tokens", name=f"Walker {number}")["token"] for number in range(len(commands))]
    with ThreadPoolExecutor() as pool:
        ends = list(
            pool.map(lambda row: serve(row[0], "--table", link, "--token", row[1]), zip(commands, tokens, strict=True))
        )
    for done in ends:
        assert done.returncode == 0, done.stderr
        assert "the game is over, place" in done.stdout
    card = ann.get(f"/api/tables/{table['id']}")
    assert card["status"] == "over"
    assert [seat["stand_in"] for seat in card["seats"]] == [None] * len(card["seats"]), "they played to the end"


def test_a_program_that_fails_gets_up_and_a_bot_plays_on(town: Server, tmp_path: Path) -> None:
    mute = tmp_path / "mute.py"
    mute.write_text("import sys\nsys.stdin.readline()\nprint('what?')\n")
    ann = town.player("Ann")
    table = ann.table("open", "novice", game="pirates_cove")
    token = ann.post("/api/tokens", name="Mute")["token"]
    done = serve(f"{sys.executable} {mute}", "--url", town.url, "--table", table["id"], "--token", token)
    assert done.returncode == 2
    assert "It is asked again: " in done.stdout
    assert "has answered “what?”, which names no option it was offered" in done.stderr
    assert ann.get(f"/api/tables/{table['id']}")["seats"][0]["stand_in"] is not None


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--table", "x", "--token", "t"], "say where the server is"),
        (["--url", "http://127.0.0.1:9", "--table", "x"], "a program needs a token"),
        (["--url", "http://127.0.0.1:9", "--token", "t"], "say where the program is to play"),
        (["--url", "http://127.0.0.1:9", "--table", "x", "--token", "t"], "cannot be reached"),
    ],
)
def test_what_is_missing_is_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--language", "en", "bot", "serve", sys.executable, *arguments])
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err


def test_an_unknown_token_and_a_closed_table_are_told(town: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ann = town.player("Ann")
    token = ann.post("/api/tokens", name="Late")["token"]
    kept = ann.table("me", "invite", game="pirates_cove")["id"]
    for told, arguments in {
        "does not know this token": ["--table", kept, "--token", "cvt_wrong"],
        "cannot sit down": ["--table", kept, "--token", token],
    }.items():
        with pytest.raises(SystemExit):
            main(["--language", "en", "bot", "serve", sys.executable, "--url", town.url, *arguments])
        assert told in capsys.readouterr().err


@pytest.mark.long
def test_a_program_goes_where_its_game_is_played_until_it_is_stopped(town: Server) -> None:
    ann = town.player("Ann")
    token = ann.post("/api/tokens", name="Rover")["token"]
    walker = f"{sys.executable} {PROGRAMS / 'walker.py'}"
    whole = [sys.executable, "-m", "covetown.cli", "bot", "serve", walker, "--url", town.url, "--token", token]
    language = {**os.environ, "COVETOWN_LANGUAGE": "en"}
    with subprocess.Popen([*whole, "--game", "pirates_cove"], stdout=subprocess.PIPE, text=True, env=language) as rover:
        try:
            tables = [ann.table("open", "novice", game="pirates_cove")["id"] for _ in range(2)]
            other = ann.table("open", "novice", game="dale_of_merchants")["id"]
            for ident in tables:
                until(lambda ident=ident: ann.get(f"/api/tables/{ident}")["status"] == "over", 240)
                seats = ann.get(f"/api/tables/{ident}")["seats"]
                assert seats[0]["name"] == "Rover"
                assert [seat["stand_in"] for seat in seats] == [None, None]
            assert ann.get(f"/api/tables/{other}")["status"] == "gathering"
            assert rover.poll() is None, "it waits for more"
        finally:
            rover.terminate()


class Lost(Exception):
    """Ends a loop that would go on for ever."""


def looking(monkeypatch: pytest.MonkeyPatch, looks: list[Exception | list[str]]) -> list[float]:
    """Let a program look for tables and find these, one look after the other; how long it waited after each."""
    waited: list[float] = []
    envoy = Envoy(sys.executable, "http://127.0.0.1:9", "token", 1.0, lambda key, **args: None)

    async def known(http: httpx.AsyncClient) -> None:
        pass

    async def found(http: httpx.AsyncClient, games: list[str]) -> list[str]:
        look = looks.pop(0) if looks else Lost()
        if isinstance(look, Exception):
            raise look
        return look

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(envoy, "known", known)
    monkeypatch.setattr(envoy, "found", found)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises((Lost, RuleError)):
        asyncio.run(envoy.serve([], ["pirates_cove"]))
    return waited


def test_a_server_that_is_away_for_a_while_is_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    away = httpx.ConnectError("nobody there")
    asked = httpx.Request("GET", "http://127.0.0.1:9")
    busy, no = (httpx.HTTPStatusError("", request=asked, response=httpx.Response(code)) for code in (503, 401))
    assert looking(monkeypatch, [[], away, busy, [], away, []]) == [LOOK_S, 2.0, 4.0, LOOK_S, 2.0, LOOK_S]
    assert looking(monkeypatch, [away] * 20) == [2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0]
    assert looking(monkeypatch, [[], no, []]) == [LOOK_S]


class Town:
    """A server of which only what it answers is there: (address) -> code and content. Sockets are at once connected."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: Callable[[str], tuple[int, object]]) -> None:
        self.told: list[tuple[str, str]] = []
        self.waited: list[float] = []
        self.envoy = Envoy(sys.executable, "http://127.0.0.1:9", "token", 1.0, self.tell)

        def answered(request: httpx.Request) -> httpx.Response:
            code, content = answer(request.url.path)
            if code == 0:
                raise httpx.ConnectError("nobody there")
            return httpx.Response(code, json=content)

        @asynccontextmanager
        async def connect(address: str, **settings: object) -> AsyncIterator[None]:
            yield

        async def sleep(seconds: float) -> None:
            self.waited.append(seconds)

        monkeypatch.setattr(httpx, "AsyncClient", partial(httpx.AsyncClient, transport=httpx.MockTransport(answered)))
        monkeypatch.setattr("covetown.envoy.connect", connect)
        monkeypatch.setattr(asyncio, "sleep", sleep)

    def tell(self, key: str, **args: object) -> None:
        self.told.append((key, str(args.get("table", ""))))

    def serve(self, *tables: str) -> None:
        asyncio.run(self.envoy.serve([Link(table) for table in tables], []))


ME = {"person": {"name": "Walker"}}


async def follow_to_the_end(self: Sitting, socket: None) -> None:
    for _ in range(20):  # others have their turn meanwhile
        await asyncio.get_running_loop().run_in_executor(None, int)
    self.envoy.told("cli-bot-over", table=self.table)


@pytest.mark.parametrize("code", [429, 500, 503])
def test_a_busy_server_is_asked_again_whether_it_knows_the_token(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    answers = [(code, {}), (code, {}), (200, ME)]
    town = Town(monkeypatch, lambda path: answers.pop(0))
    town.serve()
    assert town.told == [("cli-bot-here", "")]
    assert town.waited == [2.0, 4.0]
    monkeypatch.undo()
    with pytest.raises(RuleError, match="cannot be reached"):
        Town(monkeypatch, lambda path: (code, {})).serve()
    monkeypatch.undo()
    with pytest.raises(RuleError, match="does not know this token"):
        Town(monkeypatch, lambda path: (401, {})).serve()


@pytest.mark.parametrize("code", [0, 403, 503])
def test_a_table_that_cannot_be_joined_does_not_end_the_play_at_others(
    monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(Sitting, "follow", follow_to_the_end)
    town = Town(monkeypatch, lambda path: (code, {"text": "full"}) if "second" in path else (200, ME))
    with pytest.raises(RuleError, match="full" if code == 403 else "cannot be reached"):
        town.serve("first", "second", "third")
    assert ("cli-bot-turned-away", "second") in town.told
    assert sorted(table for key, table in town.told if key == "cli-bot-over") == ["first", "third"]


@pytest.mark.parametrize(("code", "told"), [(200, "cli-bot-up"), (503, "cli-bot-lost"), (0, "cli-bot-lost")])
def test_a_program_that_cannot_even_get_up_plays_on_at_other_tables(
    monkeypatch: pytest.MonkeyPatch, code: int, told: str
) -> None:
    async def follow(self: Sitting, socket: None) -> None:
        if self.table == "second":
            raise RuleError("it has failed")
        await follow_to_the_end(self, socket)

    monkeypatch.setattr(Sitting, "follow", follow)
    town = Town(monkeypatch, lambda path: (code, {}) if path.endswith("leave") else (200, ME))
    with pytest.raises(RuleError, match="it has failed"):
        town.serve("first", "second")
    assert (told, "second") in town.told
    assert ("cli-bot-over", "first") in town.told


@pytest.mark.parametrize(("code", "what"), [(4003, "refused"), (4004, "gone"), (4009, "ended")])
def test_a_server_that_hangs_up_for_good_is_told_by_code_and_reason(
    monkeypatch: pytest.MonkeyPatch, code: int, what: str
) -> None:
    async def follow(self: Sitting, socket: None) -> None:
        raise ConnectionClosedError(Close(code, "so it is"), None)

    monkeypatch.setattr(Sitting, "follow", follow)
    town = Town(monkeypatch, lambda path: (200, ME))
    with pytest.raises(RuleError) as refused:
        town.serve("first")
    why = refused.value.told
    assert why is not None
    assert (why.key, why.args) == ("cli-bot-hung-up", {"code": f"{code} so it is", "what": what})
    assert ("cli-bot-lost", "first") in town.told
