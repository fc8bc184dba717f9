"""Bots from elsewhere at the tables of a server: offered by name, asked in its processes, replaced when they fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from covetown.bots import elsewhere
from covetown.cli import main
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
