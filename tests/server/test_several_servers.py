"""Several servers on one PostgreSQL: a table is at one of them, open at every door, and every move is made once."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import psycopg
import pytest

from covetown.server import Config, following
from tests.server.house import Player, Server, Table, opened, until
from tests.store.postgres import database as database  # the fixture

pytestmark = pytest.mark.postgres


@pytest.fixture
def two(shelf: None, database: str) -> Iterator[tuple[Server, Server]]:
    first = opened(Config(database=database, limits=False, poll_s=600))
    second = opened(Config(database=database, limits=False, poll_s=600))
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


def owner_of(ident: str, *servers: Server) -> Server:
    """The one server that has a table in memory."""
    having = [server for server in servers if ident in server.house.tables]
    assert len(having) == 1
    return having[0]


def at_another(ann: Player, server: Server) -> Player:
    """The same person, come to another server."""
    other = server.player()
    other.http.cookies = ann.http.cookies
    return other


def test_a_table_is_at_one_server_whichever_door_people_come_to(two: tuple[Server, Server]) -> None:
    first, second = two
    ann = first.player("Ann")
    ident = ann.table("me", "novice", options={"rounds": 30})["id"]
    b = at_another(ann, second).sit(ident)
    for _ in range(4):
        b.asked()
        b.act("roll" if b.last["decision"]["kind"] == "turn" else None)
    assert owner_of(ident, *two) is first
    assert at_another(ann, second).get(f"/api/tables/{ident}/replay")["steps"] > 0
    at_another(ann, second).post(f"/api/tables/{ident}/leave", level="novice")
    assert b.until("table")["table"]["seats"][0]["stand_in"] == "novice"


def test_a_server_that_stops_hands_its_tables_on(two: tuple[Server, Server]) -> None:
    """Its clients are sent away at once, and find the table at the other server; its bots go on there."""
    first, second = two
    first.house.thinkers.choose = for_ever  # type: ignore[method-assign]
    ann = first.player("Ann")
    ident = ann.table("me", "novice", options={"rounds": 30})["id"]
    bots = ann.table("novice", "novice")["id"]
    other = at_another(ann, second)
    b = other.sit(ident)
    b.asked()
    b.act("roll")
    seen = b.last["seq"]
    first.stop()
    assert b.closed() == 1012
    again = other.sit(ident, seen=seen)
    assert again.until("view")["seq"] >= seen
    again.asked()
    again.act()
    assert ident in second.house.tables
    until(lambda: other.get(f"/api/tables/{bots}")["status"] == "over")
    assert bots in second.house.tables


async def for_ever(*_asked: object) -> int:
    """A bot that is still thinking when its server stops. Unwatched, bots that answer are soon at the end."""
    await asyncio.Event().wait()
    return 0


def test_a_server_that_hangs_is_taken_for_gone_and_can_write_nothing_more(two: tuple[Server, Server]) -> None:
    """Its name is taken away. What it still wants to write is refused, and it lets go of what it had."""
    first, second = two
    ann = first.player("Ann")
    ident = ann.table("me", "here")["id"]
    a = ann.sit(ident, facing=0)
    a.asked()
    a.act("think")
    a.until("moved")
    stale = first.house.tables[ident]
    pulse = first.house.owning.pulse  # type: ignore[attr-defined]
    name = pulse.me
    # The hanging: its pulse stands still, and it hears of nothing.
    pulse.stopping.set()
    pulse.thread.join()
    until(lambda: name not in second.house.owning.pulse.others)  # type: ignore[attr-defined]
    b = at_another(ann, second).sit(ident, facing=0)
    assert b.until("view")["view"]["thoughts"] == 1
    assert ident in second.house.tables
    # It wakes up and a client of its own still talks to it.
    a.say("act", action="stale", seq=a.last["seq"], option=400)
    assert a.closed() == 1012
    assert ident not in first.house.tables
    assert stale.gone
    b.asked()
    b.act("think")
    assert b.until("moved")["view"]["thoughts"] == 2, "what the stale server wanted was not written"


def test_who_was_taken_for_gone_takes_another_name_and_lets_go(two: tuple[Server, Server], database: str) -> None:
    first, _ = two
    ann = first.player("Ann")
    ident = ann.table("me", "here")["id"]
    a = ann.sit(ident, facing=0)
    a.asked()
    name = first.house.owning.me  # type: ignore[attr-defined]
    with psycopg.connect(database, autocommit=True) as admin:
        admin.execute("DELETE FROM servers WHERE id = %s", (name,))
    assert a.closed() == 1012
    assert first.house.owning.me != name  # type: ignore[attr-defined]
    again = ann.sit(ident, facing=0)
    again.asked()
    assert again.act("think")["type"] == "done"


def test_nobody_is_let_in_to_the_trunk_line_without_the_key(two: tuple[Server, Server], database: str) -> None:
    with psycopg.connect(database, autocommit=True) as admin:
        rows = admin.execute("SELECT address FROM servers").fetchall()
    for (address,) in rows:
        host, _, port = str(address).rpartition(":")
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(b"\0" * 48 + b"\0\0\0\1x")
            heard = b""
            while chunk := line.recv(1000):
                heard += chunk
        assert len(heard) <= 48, "a nonce and a proof, and nothing else"


def test_what_ends_at_one_server_is_closed_at_the_other(two: tuple[Server, Server]) -> None:
    """Logouts, new passwords and ended tokens reach every server when they are written."""
    first, second = two
    ann = first.player("Ann")
    ann.post("/api/accounts", 201, username="ann", password="correct horse battery")
    ident = ann.table("me", "novice")["id"]
    ann.sit(ident).until("view")

    def elsewhere() -> tuple[Player, Table]:
        other = second.player()
        other.post("/api/login", username="ann", password="correct horse battery")
        table = other.sit(ident)
        table.until("view")
        return other, table

    _, by_password = elsewhere()
    ann.post("/api/me/password", 204, old="correct horse battery", new="correct horse battery")
    assert by_password.closed() == 4009
    made = ann.post("/api/tokens", 201, name="Deep Cove")
    program = Player(second, None, token=made["token"])
    second.players.append(program)
    by_token = program.sit(ident)
    by_token.until("view")
    assert ann.http.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert by_token.closed() == 4009
    other, by_logout = elsewhere()
    third = first.player()
    third.http.cookies = other.http.cookies
    third.post("/api/logout", 204)
    assert by_logout.closed() == 4009
    _, everywhere = elsewhere()
    ann.post("/api/logout/everywhere", 204)
    assert everywhere.closed() == 4009


def test_what_ended_while_the_line_was_down_is_closed(two: tuple[Server, Server]) -> None:
    first, second = two
    ann = first.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")

    async def deaf(_notice: object) -> None:
        pass

    hear = first.house.notices.hear
    first.house.notices.hear = deaf
    other = second.player()
    other.http.cookies = ann.http.cookies
    other.post("/api/logout", 204)
    first.house.notices.hear = hear
    first.call(following.look_again(first.house))
    assert a.closed() == 4009


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
    while a.last["view"]["thoughts"] != 1:
        a.until("moved")
    a.undo()
    assert b.until("undone")["view"]["thoughts"] == 0
    ben.post(f"/api/tables/{ident}/leave", level="novice")
    assert a.until("table")["table"]["seats"][1]["stand_in"] == "novice"
    a.say("pause")
    until(lambda: a.until("pause")["paused"])
    until(lambda: b.until("pause")["paused"])
