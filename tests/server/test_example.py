"""The example program plays whole games of every game on the shelf against a bot in its own process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from covetown import registry
from covetown.server import Config, metrics
from tests.server.house import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_a_program_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    server = Server(Config(data_dir=tmp_path, limits=False)).start()
    before = metrics.FIGURES.get_sample_value("covetown_bot_faults_total")
    try:
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), server.url, game], capture_output=True, text=True, timeout=280
        )
        assert done.returncode == 0, done.stderr
        assert "'places'" in done.stdout
        visitor = server.player()
        table = visitor.get("/api/tables", show="over")["tables"][0]
        assert table["game"] == game
        assert table["moves"] > 10
        assert visitor.get(f"/api/tables/{table['id']}/fair")["verified"]
        from_file = visitor.http.get(f"/api/tables/{table['id']}/export")
        reader = server.player("Rita")
        read = reader.http.post("/api/import", content=from_file.content, headers={"Content-Type": "application/json"})
        assert read.status_code == 201, read.text
        assert read.json()["result"] == table["result"]
        for step in (0, table["moves"] // 2, table["moves"]):
            shown = visitor.get(f"/api/tables/{table['id']}/replay/{step}", viewer=0, panels=True)
            assert shown["panels"]
        faults = metrics.FIGURES.get_sample_value("covetown_bot_faults_total")
        assert faults == before, "the bots of the server answered by themselves"
    finally:
        server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_advice_comes_from_a_real_bot(game: str, tmp_path: Path) -> None:
    server = Server(Config(data_dir=tmp_path, limits=False, hint_budget_s=0.3)).start()
    try:
        ann = server.player("Ann")
        ident = ann.table("me", "novice", game=game)["id"]
        offered = [option["id"] for option in ann.sit(ident).asked(timeout=60)["options"]]
        told = ann.post(f"/api/tables/{ident}/hint")
        assert told["option"] in offered
        assert {row["option"] for row in told["considered"]} <= set(offered)
        assert all(0 <= row["share"] <= 1 for row in told["considered"])
    finally:
        server.stop()


def test_the_example_stays_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 75
