"""Accounts, sessions and programs: a guest's games are kept, cookies are renewed, tokens open a seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from covetown.server import Config
from covetown.store import people
from tests.server.house import Player, Server, Table, opened, until

SECRET = "correct horse battery"


def test_a_guest_becomes_an_account_and_keeps_the_games(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.table("me", "novice")["id"]
    made = ann.post("/api/accounts", 201, username="ann", password=SECRET)["person"]
    assert made == {"id": ann.me["id"], "name": "Ann", "kind": "account", "username": "ann", "host": False}
    assert ann.post("/api/accounts", 409, username="ann2", password=SECRET)["reason"] == "shell-refused-account"
    elsewhere = server.player()
    assert elsewhere.post("/api/login", 401, username="ann", password="wrong")["reason"] == "shell-refused-login"
    assert elsewhere.post("/api/login", 401, username="nobody", password=SECRET)["reason"] == "shell-refused-login"
    assert elsewhere.post("/api/login", username="ann", password=SECRET)["person"]["id"] == made["id"]
    assert elsewhere.get("/api/tables", show="mine")["tables"][0]["id"] == table


def test_a_guest_who_logs_in_takes_the_games_along(server: Server) -> None:
    ann = server.player("Ann")
    ann.post("/api/accounts", 201, username="ann", password=SECRET)
    phone = server.player("Guest")
    table = phone.table("me", "novice")["id"]
    live = phone.sit(table)
    live.until("view")
    phone.post("/api/login", username="ann", password=SECRET)
    assert live.closed() == 4009
    again = phone.sit(table)
    assert again.until("view")["viewer"] == 0
    assert again.last["table"]["seats"][0]["name"] == "Ann"
    assert ann.get("/api/tables", show="mine")["tables"][0]["you_host"]


@pytest.mark.parametrize(
    ("username", "password", "reason"),
    [
        ("an", SECRET, "shell-refused-username"),
        ("Ann!", SECRET, "shell-refused-username"),
        ("anna", "short", "shell-refused-password"),
        ("taken", SECRET, "shell-refused-username-taken"),
    ],
)
def test_names_and_passwords_are_checked(server: Server, username: str, password: str, reason: str) -> None:
    server.player("Tom").post("/api/accounts", 201, username="taken", password=SECRET)
    answer = server.player("Ann").http.post("/api/accounts", json={"username": username, "password": password})
    assert answer.json()["reason"] == reason


def test_a_new_password_ends_the_other_sessions(server: Server) -> None:
    ann = server.player("Ann")
    ann.post("/api/accounts", 201, username="ann", password=SECRET)
    other = server.player()
    other.post("/api/login", username="ann", password=SECRET)
    assert ann.post("/api/me/password", 403, old="wrong", new="another long one")
    ann.post("/api/me/password", 204, old=SECRET, new="another long one")
    assert ann.get("/api/me")["person"] is not None
    assert other.get("/api/me")["person"] is None
    assert "argon2id" in server.call(server.house.store.read(people.person_by_username, "ann")).password


def test_logging_out_ends_the_session_and_its_sockets(server: Server) -> None:
    ann = server.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")
    cookie = ann.http.cookies["covetown"]
    ann.post("/api/logout", 204)
    assert a.closed() == 4009
    thief = server.player()
    thief.http.cookies.set("covetown", cookie, domain="127.0.0.1")
    assert thief.get("/api/me")["person"] is None


def test_the_cookie_is_renewed_and_the_old_one_ends(shelf: None, tmp_path: Path) -> None:
    server = opened(Config(data_dir=tmp_path, limits=False, rotate_s=0.05))
    try:
        ann = server.player("Ann")
        first = ann.http.cookies["covetown"]
        until(lambda: ann.get("/api/me") and ann.http.cookies["covetown"] != first)
        second = ann.http.cookies["covetown"]
        until(lambda: ann.get("/api/me") and ann.http.cookies["covetown"] != second)
        thief = server.player()
        thief.http.cookies.set("covetown", first, domain="127.0.0.1")
        assert thief.get("/api/me")["person"] is None
        assert ann.get("/api/me")["person"]["name"] == "Ann"
    finally:
        server.stop()


def test_a_guest_who_becomes_an_account_gets_a_new_session(server: Server) -> None:
    """Whoever knew the guest's cookie, or has planted it, is not in the account."""
    ann, thief = server.player("Ann"), server.player()
    thief.http.cookies.set("covetown", ann.http.cookies["covetown"], domain="127.0.0.1")
    t = thief.sit(ann.table("me", "novice")["id"])
    assert t.until("view")["viewer"] == 0
    before = ann.http.cookies["covetown"]
    ann.post("/api/accounts", 201, username="ann", password=SECRET)
    assert ann.http.cookies["covetown"] != before
    assert ann.get("/api/me")["person"]["kind"] == "account"
    assert thief.get("/api/me")["person"] is None
    assert t.closed() == 4009


def test_logging_out_everywhere_ends_every_session(server: Server) -> None:
    ann = server.player("Ann")
    ann.post("/api/accounts", 201, username="ann", password=SECRET)
    token = ann.post("/api/tokens", 201, name="Deep Cove")["token"]
    phone = server.player()
    phone.post("/api/login", username="ann", password=SECRET)
    table = ann.table("me", "novice")["id"]
    here, there = ann.sit(table), phone.sit(table)
    here.until("view")
    there.until("view")
    bystander = server.player("Ben")
    phone.post("/api/logout/everywhere", 204)
    assert (here.closed(), there.closed()) == (4009, 4009)
    assert ann.get("/api/me")["person"] is None
    assert phone.get("/api/me")["person"] is None
    assert bystander.get("/api/me")["person"]["name"] == "Ben"
    program = Player(server, None, token=token)
    server.players.append(program)
    assert program.get("/api/me")["person"]["name"] == "Deep Cove", "programs have tokens of their own"
    assert server.player().post("/api/logout/everywhere", 401)["reason"] == "shell-refused-no-session"


def test_the_end_of_a_token_closes_the_sockets_of_its_program(server: Server) -> None:
    ann = server.player("Ann")
    made = [ann.post("/api/tokens", 201, name=name) for name in ("Deep Cove", "Shallow Cove")]
    table = ann.table("me", "novice")["id"]
    sockets = []
    for each in made:
        program = Player(server, None, token=each["token"])
        server.players.append(program)
        sockets.append(program.sit(table))
        sockets[-1].until("view")
    assert ann.http.delete(f"/api/tokens/{made[0]['id']}").status_code == 204
    assert sockets[0].closed() == 4009
    sockets[1].say("ping", n=7)
    assert sockets[1].until("pong")["n"] == 7


def test_an_open_lobby_closes_with_its_session(server: Server) -> None:
    ann = server.player("Ann")
    address = server.url.replace("http", "ws") + "/ws/lobby"
    with connect(address, additional_headers={"Cookie": ann.cookie()}, compression=None) as lobby:
        until(lambda: server.house.lobby)
        ann.post("/api/logout", 204)
        with pytest.raises(ConnectionClosed):
            lobby.recv(10)
        assert lobby.close_code == 4009


def test_a_session_that_ends_while_its_socket_opens_gets_no_view(server: Server) -> None:
    ann = server.player("Ann")
    table = Table(ann, ann.table("me", "novice")["id"])
    until(lambda: server.house.connections)
    session = next(iter(server.house.connections)).visitor.session
    assert session is not None
    server.call(server.house.store.write(people.end_session, session))  # word of it has not come here yet
    table.say("hello")
    assert table.closed() == 4009
    assert table.heard == []


def test_what_a_closed_socket_still_says_is_not_heard(server: Server) -> None:
    """A client need not obey: its last moves must not count after its session has ended."""
    ann = server.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")
    connection = next(iter(server.house.connections))
    connection.closed = True
    a.say("act", action="late", seq=a.last["seq"], option=300)
    a.closed()
    assert connection not in server.house.connections
    assert all(live.table.seq == 0 for live in server.house.tables.values())


@pytest.mark.parametrize("cookie", ["", "nonsense", "a.b.c", "WyJzMSIsInMyIl0.aaaa.bbbb"])
def test_a_made_up_cookie_is_nobody(server: Server, cookie: str) -> None:
    eve = server.player()
    eve.http.cookies.set("covetown", cookie, domain="127.0.0.1")
    assert eve.get("/api/me") == {"person": None}


def test_a_program_takes_a_seat_with_its_token(server: Server) -> None:
    ann = server.player("Ann")
    made = ann.post("/api/tokens", 201, name="Deep Cove")
    assert [token["name"] for token in ann.get("/api/tokens")["tokens"]] == ["Deep Cove"]
    program = Player(server, None, token=made["token"])
    server.players.append(program)
    assert program.get("/api/me")["person"]["kind"] == "program"
    assert program.post("/api/tokens", 403, name="child")["reason"] == "shell-refused-program"
    table = ann.table("me", "open")["id"]
    assert program.post(f"/api/tables/{table}/join")["seats"][1]["name"] == "Deep Cove"
    p = program.sit(table)
    assert p.until("view")["viewer"] == 1
    assert ann.http.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert program.get("/api/me", 401)["reason"] == "shell-refused-no-session"
    assert server.player("Eve").http.delete(f"/api/tokens/{made['id']}").status_code == 404


def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    ann = server.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")
    ann.post("/api/guests", 201, name="Anne")
    assert a.until("table")["table"]["seats"][0]["name"] == "Anne"
