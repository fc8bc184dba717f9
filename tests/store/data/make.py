"""How `version_0_1.sql` was made: games at a server of version 0.1, played by people and bots, written out as SQL.

It needs a checkout of that version, whose package and tests it uses, and is run from there:

    PYTHONPATH=src:. python .../tests/store/data/make.py .../tests/store/data/version_0_1.sql

Seeds of tables are secret and drawn anew, so that no two runs give the same games. Tests ask only for what TABLES says.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.house import Player, Server, Table, until

from covetown.server import Config

LUCK = random.Random(9)
# What the database holds, by title. The first three are played to their end with something taken back in each.
TABLES = {
    "dale over": ("dale_of_merchants", ["me", "here"], {"turn_limit": 6}),
    "pirates over": ("pirates_cove", ["me", "here"], {}),
    "merchants over": ("merchants_cove", ["me", "here"], {}),
    "dale running": ("dale_of_merchants", ["me", "novice", "novice"], {"decks": "draft"}),
    "pirates running": ("pirates_cove", ["me", "open"], {}),
    "merchants running": ("merchants_cove", ["me", "novice", "novice", "novice", "novice"], {}),
    "merchants peddler": ("merchants_cove", ["me"], {"peddler_joins": True}),
    "dale gathering": ("dale_of_merchants", ["me", "open"], {}),
}
MOVES = {"dale running": 30, "pirates running": 30, "merchants running": 12, "merchants peddler": 15}


def over(at: Table) -> bool:
    return bool(at.last["view"]["over"])


def play(player: Player, ident: str, moves: int, mine: int = 1) -> None:
    """Play a table whose first seats are one person's with any answers, taking one back once in a while."""
    at = player.sit(ident)
    at.until("view")
    for _ in range(moves):
        while not at.last.get("decision") and not over(at):
            seat = next((seat for seat in at.last["waiting"] if seat < mine and seat != at.last["viewer"]), None)
            if seat is None:
                at.until("view", "moved", "undone")
            else:
                at.say("face", seat=seat)
                at.until("view")
        if over(at):
            break
        at.act(option=LUCK.choice(at.last["decision"]["options"])["id"])
        at.until("moved")
        if LUCK.random() < 0.06 and not over(at) and at.undo()["type"] == "done":
            at.until("undone")
    at.close()


def people_at(server: Server, ann: Player, ident: str, moves: int) -> None:
    """Two people at two screens, one of whom takes back where the rules let them."""
    ben = server.player("Ben")
    ben.post(f"/api/tables/{ident}/join")
    at = [ann.sit(ident), ben.sit(ident)]
    for table in at:
        table.until("view")
    for _ in range(moves):
        asked = next((table for table in at if table.last.get("decision")), None)
        if asked is None:
            for table in at:
                table.quiet(0.1)
            continue
        asked.act(option=LUCK.choice(asked.last["decision"]["options"])["id"])
        for table in at:
            table.quiet(0.1)
        if asked.undo()["type"] == "done":
            for table in at:
                table.quiet(0.1)


def made(server: Server) -> dict[str, str]:
    """Lay and play all tables; returns their ids by title."""
    ann = server.player("Ann")
    idents: dict[str, str] = {}
    for title, (game, seats, options) in TABLES.items():
        card = ann.table(*seats, game=game, options=options, title=title)
        ident = idents[title] = card["id"]
        if title == "pirates running":
            people_at(server, ann, ident, MOVES[title])
        elif title != "dale gathering":
            play(ann, ident, MOVES.get(title, 3000), seats.count("me") + seats.count("here"))
        print(title, ann.get(f"/api/tables/{ident}")["status"])
    for title in ("dale over", "pirates over", "merchants over"):
        steps = ann.get(f"/api/tables/{idents[title]}/replay")["steps"]
        fork = ann.post(f"/api/tables/{idents[title]}/fork", 201, step=steps // 3, level="novice", pace_ms=0)
        play(ann, fork["id"], 5)
    journal = ann.get(f"/api/tables/{idents['merchants over']}/export")
    ann.post("/api/import", 201, **journal)
    at = ann.sit(idents["dale over"])
    at.until("view")
    at.say("rematch")
    at.until("rematch")
    until(lambda: all(not live.thoughts for live in server.house.tables.values()))
    return idents


def written(database: Path) -> str:
    """The database as SQL, without sessions and keys."""
    store = sqlite3.connect(database)
    for table in ("sessions", "tokens", "settings", "challenges", "passkeys"):
        store.execute(f"DELETE FROM {table}")
    store.commit()
    return "\n".join(store.iterdump()) + "\n"


def main(out: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Config(data_dir=Path(folder), limits=False)).start()
        try:
            made(server)
        finally:
            server.stop()
        out.write_text(written(Path(folder) / "covetown.db"), "utf-8")


if __name__ == "__main__":
    found: Any = Path(sys.argv[1]).resolve()
    main(found)
