"""Accounts, sessions and programs: a guest's games are kept, cookies are renewed, tokens open a seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from covetown.server import Config
from covetown.store import people
from tests.server.house import Player, Server, opened, until

SECRET = "correct horse battery"


def test_a_guest_becomes_an_account_and_keeps_the_games(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.table("me", "novice")["id"]
    made = ann.post("/api/accounts", 201, username="ann", password=SECRET)["person"]
    assert made == {"id": ann.me["id"], "name": "Ann", "kind": "account", "username": "ann"}
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
