"""Bots from elsewhere at the tables of a server: offered by name, thinking in its processes, replaced when they fail."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown.bots import elsewhere
from covetown.server import Config
from tests.server.house import Server, until

PROGRAMS = Path(__file__).parents[2] / "examples" / "programs"
BOTS = """
import os
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
    told = [{"kind": "bot", "level": level} for level in ("Steady", "Shaky", "Walker", "Liar")]
    asked = {"game": "pirates_cove", "seats": told, "pace_ms": 0}
    ident = ann.http.post("/api/tables", json=asked).raise_for_status().json()["id"]
    until(lambda: ann.get(f"/api/tables/{ident}")["status"] == "over", 120)
    card = ann.get(f"/api/tables/{ident}")
    assert [seat["level"] for seat in card["seats"]] == ["Steady", "Shaky", "Walker", "Liar"]
    assert [seat["stand_in"] for seat in card["seats"]] == [None, "apprentice", None, "apprentice"]


@pytest.mark.parametrize("language", ["python", "node"])
def test_a_program_is_sat_down_by_a_token(town: Server, language: str) -> None:
    command = {"python": f"{sys.executable} {PROGRAMS / 'walker.py'}", "node": f"node {PROGRAMS / 'walker.mjs'}"}
    ann = town.player("Ann")
    token = ann.post("/api/tokens", name="Walker")["token"]
    seats = [{"kind": "bot", "level": "novice"}, {"kind": "invite"}]
    asked = {"game": "pirates_cove", "seats": seats, "pace_ms": 0}
    table = ann.http.post("/api/tables", json=asked).raise_for_status().json()
    link = f"{town.url}/t/{table['id']}"
    done = subprocess.run(
        [sys.executable, "-m", "covetown.cli", "bot", "serve", command[language], "--table", link, "--token", token],
        capture_output=True,
        text=True,
    )
    print(done.stdout, done.stderr)
    assert done.returncode == 2
