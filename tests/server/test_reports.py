"""Reports: only what one may see can be reported, only the host of the server reads them and acts."""

from __future__ import annotations

from typing import Any

import pytest

from covetown.store import people
from tests.server.both import SECRET, account, be_host, both, fresh_database
from tests.server.house import Player, Server, Table

__all__ = ["both", "fresh_database"]


def talk(ann: Player, eve: Player, *lines: str) -> tuple[Table, list[int]]:
    """A table at which Eve says something; returns Ann's socket and the ids of the lines."""
    table = ann.table("me", "open", "novice")["id"]
    eve.post(f"/api/tables/{table}/join")
    a = ann.sit(table)
    a.until("view")
    e = eve.sit(table)
    e.until("view")
    said = []
    for line in lines:
        e.say("chat", text=line)
        said.append(a.until("chat")["id"])
    return a, said


def reports(host: Player, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = host.get("/api/house/reports", **query)["reports"]
    return found


@pytest.fixture
def host(both: Server) -> Player:
    host = account(both, "Host")
    be_host(both, host)
    return host


def test_a_line_is_reported_with_what_was_said_around_it(both: Server, host: Player) -> None:
    ann, eve = account(both, "Ann"), both.player("Eve")
    _, lines = talk(ann, eve, "hello", "something vile", "oh well")
    ann.post("/api/reports", 204, line=lines[1], reason="abuse", text="  look \n at this ")
    (report,) = [one for one in reports(host) if one["line"] == lines[1]]
    assert (report["name"], report["person"]["id"], report["said"]) == ("Eve", eve.me["id"], "something vile")
    assert (report["reporter"]["name"], report["reason"], report["text"]) == ("Ann", "abuse", "look at this")
    assert [(line["text"], line["reported"]) for line in report["lines"]] == [
        ("hello", False),
        ("something vile", True),
        ("oh well", False),
    ]
    assert host.get("/api/friends")["reports"] >= 1
    assert host.get("/api/me")["person"]["host"]
    host.post(f"/api/house/reports/{report['id']}", 204, done=True)
    assert report["id"] not in [one["id"] for one in reports(host)]
    assert report["id"] in [one["id"] for one in reports(host, done=True)]
    host.post(f"/api/house/reports/{report['id']}", 204, done=False)
    assert report["id"] in [one["id"] for one in reports(host)]


def test_a_person_is_reported(both: Server, host: Player) -> None:
    ann, eve = both.player("Ann"), both.player("Eve")
    ann.post("/api/reports", 204, person=eve.me["id"], reason="name")
    assert reports(host)[0]["person"]["name"] == "Eve"
    assert ann.post("/api/reports", 422, reason="spam")
    assert ann.post("/api/reports", 422, reason="boredom", person=eve.me["id"])
    assert ann.post("/api/reports", 404, reason="spam", person=ann.me["id"])
    assert ann.post("/api/reports", 404, reason="spam", person="p0")


def test_what_one_cannot_see_cannot_be_reported(both: Server, host: Player) -> None:
    ann, eve, tom = account(both, "Ann"), both.player("Eve"), both.player("Tom")
    table = ann.table("me", "open", "novice", spectators=False)["id"]
    eve.post(f"/api/tables/{table}/join")
    a = ann.sit(table)
    a.until("view")
    a.say("chat", text="among us")
    line = a.until("chat")["id"]
    assert tom.post("/api/reports", 404, line=line, reason="spam")["reason"] == "shell-refused-not-found"
    assert ann.post("/api/reports", 409, line=line, reason="spam")["reason"] == "shell-refused-not-yourself"
    eve.post("/api/reports", 204, line=line, reason="spam")


def test_the_desk_is_for_the_host_alone(both: Server, host: Player) -> None:
    ann, eve = account(both, "Ann"), both.player("Eve")
    _, lines = talk(ann, eve, "hello")
    for one in (ann, eve):
        assert one.get("/api/house/reports", 403)["reason"] == "shell-refused-not-host"
        assert one.post("/api/house/reports/1", 403, done=True)
        assert one.post(f"/api/house/people/{eve.me['id']}/suspension", 403, suspended=True)
        assert one.http.delete(f"/api/house/lines/{lines[0]}").status_code == 403
    assert both.player().get("/api/house/reports", 401)
    assert host.post("/api/house/reports/999999", 404, done=True)
    assert host.http.delete("/api/house/lines/999999").status_code == 404


def test_a_deleted_line_is_gone_from_open_pages_too(both: Server, host: Player) -> None:
    ann, eve = account(both, "Ann"), both.player("Eve")
    a, lines = talk(ann, eve, "hello", "something vile")
    ann.post("/api/reports", 204, line=lines[1], reason="abuse")
    assert host.http.delete(f"/api/house/lines/{lines[1]}").status_code == 204
    assert [line["text"] for line in a.until("chats")["lines"]] == ["hello"]
    (report,) = [one for one in reports(host) if one["line"] == lines[1]]
    assert report["said"] == "something vile", "the report still knows"
    assert [line["text"] for line in report["lines"]] == ["hello"]


def test_a_suspended_account_is_out_at_once_and_may_be_let_in_again(both: Server, host: Player) -> None:
    eve = account(both, "Eve")
    token = eve.post("/api/tokens", 201, name="Eve's bot")["token"]
    program = both.player(token=token)
    table = eve.table("me", "novice")["id"]
    socket, other = eve.sit(table), program.sit(table)
    socket.until("view")
    other.until("view")
    path = f"/api/house/people/{eve.me['id']}/suspension"
    host.post(path, 204, suspended=True)
    assert socket.closed() == other.closed() == 4009
    assert eve.get("/api/me")["person"] is None
    assert program.get("/api/me", 401)
    username = eve.me["username"]
    assert eve.post("/api/login", 401, username=username, password="wrong password")
    assert eve.post("/api/login", 403, username=username, password=SECRET)["reason"] == "shell-refused-suspended"
    assert host.get(f"/api/people/{eve.me['id']}")["suspended"] is True
    host.post(path, 204, suspended=False)
    assert eve.post("/api/login", username=username, password=SECRET)["person"]["id"] == eve.me["id"]
    assert program.get("/api/me")["person"]["name"] == "Eve's bot"


def test_a_host_is_not_suspended_by_another(both: Server, host: Player) -> None:
    other = account(both, "Other")
    both.call(both.house.store.write(people.make_host, other.me["id"], True))
    refused = host.post(f"/api/house/people/{other.me['id']}/suspension", 403, suspended=True)
    assert refused["reason"] == "shell-refused-not-a-host"
