"""Replays, going on from a position, files in and out, and the promise about chance."""

from __future__ import annotations

import json
from typing import Any

import pytest

from covetown import thinker
from covetown.kernel import read_journal, replay
from covetown.server import forks
from covetown.server.refusals import Refusal
from tests.server.house import Json, Player, Server, Table
from tests.server.parlour import PARLOUR


def play_out(*tables: Table) -> None:
    """Play a game to its end: everybody draws while possible, then rolls; bids are low."""
    while not any(table.last.get("result") for table in tables):
        for table in tables:
            for _ in range(20):
                if table.last.get("decision"):
                    kinds = {option["kind"] for option in table.last["decision"]["options"]}
                    table.act("draw" if "draw" in kinds else "roll" if "roll" in kinds else None)
                    break
                message = next((m for m in [*table.quiet(0.05)] if m["type"] in ("moved", "view")), None)
                if message is None:
                    break
    for table in tables:
        table.quiet(0.1)


def finished_game(server: Server, **more: Any) -> tuple[Player, Json, Table]:
    ann = server.player("Ann")
    table = ann.table("me", "novice", **more)
    a = ann.sit(table["id"])
    a.asked()
    play_out(a)
    return ann, ann.get(f"/api/tables/{table['id']}"), a


@pytest.fixture(autouse=True)
def replay_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes of the bots do not know the parlour game: play imported files again in this one."""

    async def play_again(self: object, journal: bytes, _patron: object) -> bytes:
        answer = thinker.play_again(journal)
        if answer.wrong:
            raise Refusal("journal", 422, why=answer.wrong)
        return answer.journal

    monkeypatch.setattr("covetown.server.thinking.Thinkers.play_again", play_again)


def test_a_finished_game_is_seen_from_every_seat(server: Server) -> None:
    ann, card, _ = finished_game(server)
    path = f"/api/tables/{card['id']}/replay"
    assert card["status"] == "over"
    stranger = server.player()
    told = stranger.get(path)
    assert told["steps"] == card["moves"] == len(told["log"])
    assert told["viewers"] == [-1, 0, 1]
    assert told["log"][0]["seat"] == 0
    from_seat = stranger.get(path, viewer=0)["log"][0]["events"][0]
    assert from_seat["kind"] == "drew"
    assert "card" in from_seat
    assert "card" not in told["log"][0]["events"][0]
    start = stranger.get(f"{path}/0", viewer=1)
    assert isinstance(start["view"]["hands"][1], list)
    assert start["view"]["hands"][0] == 3
    last = stranger.get(f"{path}/{told['steps']}", viewer=-1, panels=True)
    assert last["result"] == card["result"]
    assert last["panels"] is not None
    assert stranger.get(f"{path}/{told['steps'] + 1}", 404)["reason"] == "shell-refused-step"
    assert not told["fork"]
    assert ann.get(path)["fork"]


def test_of_a_running_game_one_sees_ones_own_side_only(server: Server) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open")["id"]
    ben.post(f"/api/tables/{ident}/join")
    a, b = ann.sit(ident), ben.sit(ident)
    a.asked()
    a.act("draw")
    b.asked()
    b.act("draw")
    a.asked()
    a.act(option=501)
    path = f"/api/tables/{ident}/replay"
    mine, theirs = ann.get(path), ben.get(path)
    assert (mine["steps"], theirs["steps"]) == (3, 2), "a secret bid is a step only for the one who made it"
    assert "card" in mine["log"][0]["events"][0]
    assert "card" not in theirs["log"][0]["events"][0]
    assert mine["log"][0]["seat"] is None
    assert ben.get(path, 403, viewer=0)["reason"] == "shell-refused-viewer"
    assert server.player().get(path)["viewer"] == -1
    assert isinstance(ben.get(f"{path}/2")["view"]["hands"][1], list)
    assert ann.get(f"/api/tables/{ident}/export", 409)["reason"] == "shell-refused-running"
    assert not mine["fork"]
    assert ann.post(f"/api/tables/{ident}/fork", 403, step=0)["reason"] == "shell-refused-fork"


def test_old_positions_are_found_again(server: Server) -> None:
    ann, card, _ = finished_game(server, options={"rounds": 20})
    steps = card["moves"]
    assert steps > 70
    live = server.house.tables[card["id"]]
    assert live.play is not None
    kept = sum(1 for standing in live.play.standing if standing.state is not None)
    assert kept < steps
    for step in (1, 15, 16, 17, 33, steps - 41, steps):
        shown = ann.get(f"/api/tables/{card['id']}/replay/{step}", viewer=0)
        assert shown["view"] == replay(PARLOUR, live.play.match.journal, step).view(0)


def test_going_on_from_a_position_of_a_finished_game(server: Server) -> None:
    _, card, _ = finished_game(server)
    eve = server.player("Eve")
    new = eve.post(f"/api/tables/{card['id']}/fork", 201, step=2, seat=1, level="novice", pace_ms=0)
    assert new["parent"] == {"table": card["id"], "step": 2}
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "human"]
    e = eve.sit(new["id"])
    assert e.asked()["kind"] == "bid"
    before = eve.get(f"/api/tables/{card['id']}/replay/2", viewer=1)["view"]
    assert before["hands"] == e.last["view"]["hands"]
    assert e.undo()["reason"] == "undo-nothing", "what was copied is not taken back"
    play_out(e)
    assert eve.get(f"/api/tables/{new['id']}")["status"] == "over"
    assert eve.get(f"/api/tables/{new['id']}/fair")["verified"]
    assert eve.post(f"/api/tables/{card['id']}/fork", 409, step=card["moves"])["reason"] == "shell-refused-over"
    assert eve.post(f"/api/tables/{card['id']}/fork", 404, step=999)["reason"] == "shell-refused-step"
    assert eve.post(f"/api/tables/{card['id']}/fork", 403, step=1, seat=5)["reason"] == "shell-refused-viewer"
    assert server.player().post(f"/api/tables/{card['id']}/fork", 401, step=1)


def test_going_on_from_ones_own_running_game_against_bots(server: Server) -> None:
    ann = server.player("Ann")
    ident = ann.table("me", "novice")["id"]
    a = ann.sit(ident)
    a.asked()
    a.act("draw")
    a.asked()
    new = ann.post(f"/api/tables/{ident}/fork", 201, step=1, seat=0, pace_ms=0)
    assert new["status"] == "playing"
    assert ann.post(f"/api/tables/{ident}/fork", 403, step=1, seat=1)["reason"] == "shell-refused-viewer"
    assert server.player("Eve").post(f"/api/tables/{ident}/fork", 403, step=1)["reason"] == "shell-refused-fork"


def test_a_game_goes_out_as_a_file_and_comes_in_through_the_rules(server: Server) -> None:
    ann, card, _ = finished_game(server)
    answer = ann.http.get(f"/api/tables/{card['id']}/export")
    assert "attachment" in answer.headers["content-disposition"]
    written = answer.json()
    assert replay(PARLOUR, read_journal(answer.text)).result() is not None
    ben = server.player("Ben")
    new = ben.post("/api/import", 201, **written)
    assert new["imported"]
    assert new["status"] == "over"
    assert new["result"] == card["result"]
    assert [seat["name"] for seat in new["seats"]] == ["Ann", "novice"]
    assert ben.get("/api/tables", show="mine")["tables"][0]["id"] == new["id"]
    assert server.player().get("/api/tables", show="over")["tables"][0]["id"] == card["id"]
    assert ben.get(f"/api/tables/{new['id']}/replay")["steps"] == card["moves"]
    assert ben.post(f"/api/tables/{new['id']}/fork", 201, step=1, pace_ms=0)["status"] == "playing"
    assert ben.get(f"/api/tables/{new['id']}/fair")["verified"] is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game["moves"][0].__setitem__(1, 12345),
        lambda game: game["moves"][0].__setitem__(0, 1),
        lambda game: game["setup"].pop(),
        lambda game: game["setup"].__setitem__(0, 10**30),
        lambda game: game["moves"][-1].__setitem__(3, "0" * 12),
        lambda game: game["result"].__setitem__("scores", [99, 0]),
        lambda game: game.__setitem__("options", {"rounds": 10**9}),
        lambda game: game.__setitem__("seats", 10**9),
        lambda game: game.__setitem__("rules", "0"),
        lambda game: game.__setitem__("moves", [[0, 1, [], ""]] * 20_001),
        lambda game: game.pop("covetown"),
    ],
)
def test_a_file_that_does_not_play_out_is_refused(server: Server, spoil: Any) -> None:
    ann, card, _ = finished_game(server, options={"rounds": 1})
    written = json.loads(ann.http.get(f"/api/tables/{card['id']}/export").text)
    spoil(written)
    answer = ann.http.post("/api/import", json=written)
    assert answer.status_code == 422, answer.text
    assert answer.json()["reason"] == "shell-refused-journal"


def test_names_in_a_file_are_made_fit_to_show() -> None:
    assert forks.name_from(["\u202eevil\n" * 2, 7], 0) == "evil evil"
    assert forks.name_from([7], 0) == "1"
    assert forks.name_from(["x" * 50], 0) == "1"


def test_the_promise_about_chance_is_kept_and_can_be_checked(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.table("me", "novice", nonce="my own luck", options={"rounds": 2})
    a = ann.sit(table["id"])
    start = a.until("view")["fair"]
    assert start["commitment"] == table["commitment"]
    assert start["seed"] is None
    assert start["nonces"] == ["my own luck"]
    running = ann.get(f"/api/tables/{table['id']}/fair")
    assert (running["seed"], running["verified"]) == (None, None)
    a.asked()
    a.act("roll")
    a.asked()
    a.quiet()
    a.undo()
    a.until("undone")
    play_out(a)
    assert next(m for m in reversed(a.heard) if m["type"] == "moved")["fair"]["seed"] is not None
    told = ann.get(f"/api/tables/{table['id']}/fair")
    assert told["verified"], told["text"]
    live = server.house.tables[table["id"]]
    live.table.seed = "00" * 32
    assert not ann.get(f"/api/tables/{table['id']}/fair")["verified"]
