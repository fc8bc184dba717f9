"""Several servers on one PostgreSQL: a table is the same at each of them, and every move is made once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from covetown.server import Config
from tests.server.house import Server, opened, until
from tests.store.postgres import database as database  # the fixture

pytestmark = pytest.mark.postgres


@pytest.fixture
def two(shelf: None, database: str) -> Iterator[tuple[Server, Server]]:
    first = opened(Config(database=database, limits=False))
    second = opened(Config(database=database, limits=False))
    try:
        yield first, second
    finally:
        first.stop()
        second.stop()


def test_people_at_different_servers_play_one_game(two: tuple[Server, Server]) -> None:
    first, second = two
    ann, ben, wim = first.player("Ann"), second.player("Ben"), second.player("Wim")
    ident = ann.table("me", "open", "novice", options={"rounds": 1})["id"]
    assert ben.get("/api/tables", show="open")["tables"][0]["id"] == ident
    a = ann.sit(ident)
    assert a.until("view")["view"] is None
    ben.post(f"/api/tables/{ident}/join")
    b, w = ben.sit(ident), wim.sit(ident)
    a.asked()
    w.until("view")
    until(lambda: a.until("presence")["seats"][:2] == [True, True])
    a.act("draw")
    b.asked()
    assert w.until("moved")["events"] == [{"kind": "drew", "seat": 0}]
    b.say("chat", text="hello")
    assert a.until("chat")["text"] == "hello"
    b.act("roll")
    assert a.asked()["kind"] == "bid"
    a.act(option=501)
    assert b.asked()["kind"] == "bid"
    b.act(option=502)
    while not w.last.get("result"):
        w.until("moved")
    while not a.last.get("result"):
        a.until("moved")
    assert a.last["result"] == w.last["result"]
    assert ben.get(f"/api/tables/{ident}/fair")["verified"]
    assert ann.get(f"/api/tables/{ident}/fair")["verified"]


def test_an_action_sent_to_both_servers_is_done_once(two: tuple[Server, Server]) -> None:
    first, second = two
    ann = first.player("Ann")
    ident = ann.table("me", "here")["id"]
    other = second.player()
    other.http.cookies = ann.http.cookies
    a, b = ann.sit(ident, facing=0), other.sit(ident, facing=0)
    assert a.until("view")["viewer"] == 0, "one session is good at both servers"
    assert b.until("view")["viewer"] == 0
    for round_ in range(6):
        option = 400 if round_ < 2 else 300
        if round_ >= 2:
            break
        for table in (a, b):
            table.say("act", action=f"twice-{round_}", seq=round_, option=option)
        answers = [a.until("done", "refused"), b.until("done", "refused")]
        assert all(answer["type"] == "done" for answer in answers), answers
        assert sorted(answer["again"] for answer in answers) == [False, True]
        for table in (a, b):
            while table.last["seq"] < round_ + 1:
                table.until("moved")
    assert a.last["view"]["thoughts"] == b.last["view"]["thoughts"] == 2


def test_bots_are_driven_by_one_server_and_taken_over_when_it_ends(two: tuple[Server, Server]) -> None:
    first, second = two
    ann = first.player("Ann")
    ident = ann.table("me", "novice", options={"rounds": 30})["id"]
    a = ann.sit(ident)
    a.asked()
    other = second.player()
    other.http.cookies = ann.http.cookies
    b = other.sit(ident)
    for _ in range(4):
        b.asked()
        b.act("roll" if b.last["decision"]["kind"] == "turn" else None)
    drivers = [ident in server.house.notices.driving for server in two]
    assert drivers.count(True) == 1
    first.stop()
    for _ in range(4):
        b.asked(timeout=15)
        b.act("roll" if b.last["decision"]["kind"] == "turn" else None)
    assert ident in second.house.notices.driving


def test_undo_and_seats_are_followed(two: tuple[Server, Server]) -> None:
    first, second = two
    ann, ben = first.player("Ann"), second.player("Ben")
    ident = ann.table("me", "open")["id"]
    ben.post(f"/api/tables/{ident}/join")
    a, b = ann.sit(ident), ben.sit(ident)
    a.asked()
    b.until("view")
    a.act("think")
    assert b.until("moved")["view"]["thoughts"] == 1
    a.quiet(0.1)
    a.undo()
    assert b.until("undone")["view"]["thoughts"] == 0
    ben.post(f"/api/tables/{ident}/leave", level="novice")
    assert a.until("table")["table"]["seats"][1]["stand_in"] == "novice"
    a.say("pause")
    until(lambda: a.until("pause")["paused"])
    until(lambda: b.until("pause")["paused"])
