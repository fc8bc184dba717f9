"""Several servers on one PostgreSQL: a table is the same at each of them, and every move is made once."""

from __future__ import annotations

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


def against_a_bot(first: Server, second: Server) -> Table:
    """Ann plays at the second server against a bot that the first one moves."""
    ann = first.player("Ann")
    ident = ann.table("me", "novice", options={"rounds": 30})["id"]
    a = ann.sit(ident)
    a.asked()
    a.act("roll")
    a.asked()
    other = second.player()
    other.http.cookies = ann.http.cookies
    b = other.sit(ident)
    assert b.asked()["kind"] == "bid"
    b.act()
    assert b.asked()["kind"] == "turn"
    assert ident in first.house.notices.driving
    return b


def test_a_broken_line_deadlocks_no_table(two: tuple[Server, Server], database: str) -> None:
    first, second = two
    b = against_a_bot(first, second)
    notices = first.house.notices
    good = notices.address
    notices.address = lambda: "postgresql://nobody@127.0.0.1:1/none"  # type: ignore[method-assign]
    assert notices.line is not None
    line = notices.line
    with psycopg.connect(database, autocommit=True) as admin:
        admin.execute("SELECT pg_terminate_backend(%s)", (line.info.backend_pid,))
    until(lambda: line.closed)
    b.act("roll")  # the first server hears nothing of it
    notices.address = good  # type: ignore[method-assign]
    assert b.asked()["kind"] == "bid", "the bot has answered after the line was there again"


def test_word_that_gets_lost_is_made_up_for(two: tuple[Server, Server]) -> None:
    first, second = two
    b = against_a_bot(first, second)

    async def deaf(_notice: object) -> None:
        pass

    first.house.notices.hear = deaf
    b.act("roll")
    first.call(following.compare(first.house))
    assert b.asked()["kind"] == "bid"


def test_a_client_is_never_shown_an_older_table_than_it_had(two: tuple[Server, Server]) -> None:
    first, second = two
    ann = first.player("Ann")
    ident = ann.table("me", "here")["id"]
    a = ann.sit(ident, facing=0)
    a.until("view")

    async def deaf(_notice: object) -> None:
        pass

    first.house.notices.hear = deaf
    other = second.player()
    other.http.cookies = ann.http.cookies
    b = other.sit(ident, facing=0)
    b.asked()
    b.act("think")
    b.until("moved")
    again = ann.sit(ident, seen=b.last["seq"], facing=0)
    assert again.until("view")["seq"] == b.last["seq"]
    b.asked()
    b.act("think")
    b.until("moved")
    a.say("face", seat=0, seen=b.last["seq"])
    assert a.until("view")["seq"] == b.last["seq"]
    assert a.last["view"]["thoughts"] == 2


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
    a.quiet(0.1)
    a.undo()
    assert b.until("undone")["view"]["thoughts"] == 0
    ben.post(f"/api/tables/{ident}/leave", level="novice")
    assert a.until("table")["table"]["seats"][1]["stand_in"] == "novice"
    a.say("pause")
    until(lambda: a.until("pause")["paused"])
    until(lambda: b.until("pause")["paused"])
