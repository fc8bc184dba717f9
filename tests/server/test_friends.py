"""Friends: asking and accepting, who is here, invitations seen at once, and shutting somebody out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.both import account, befriend, both, fresh_database
from tests.server.house import Player, Server, until

__all__ = ["both", "fresh_database"]


@contextmanager
def doorbell(player: Player) -> Iterator[ClientConnection]:
    """An open page: the lobby's socket."""
    address = player.server.url.replace("http", "ws") + "/ws/lobby"
    headers = {"Cookie": player.cookie()}
    with connect(address, additional_headers=headers, origin=Origin(player.server.url), compression=None) as socket:
        yield socket


def rings(socket: ClientConnection) -> None:
    """Wait for news."""
    while json.loads(socket.recv(15))["type"] != "news":
        pass


def names(cards: list[dict[str, Any]]) -> list[str]:
    return [card["name"] for card in cards]


def test_asking_accepting_and_parting(both: Server) -> None:
    ann, ben = account(both, "Ann"), both.player("Ben")
    with doorbell(ben) as bell:
        ann.post("/api/friends", 204, person=ben.me["id"])
        rings(bell)
    assert names(ann.get("/api/friends")["asked"]) == ["Ben"]
    assert names(ben.get("/api/friends")["asking"]) == ["Ann"]
    assert ann.get(f"/api/people/{ben.me['id']}")["bond"] == "asked"
    assert ben.get(f"/api/people/{ann.me['id']}")["bond"] == "asking"
    ben.post("/api/friends", 204, username=ann.me["username"].upper())
    for one, other in ((ann, "Ben"), (ben, "Ann")):
        told = one.get("/api/friends")
        assert [friend["person"]["name"] for friend in told["friends"]] == [other]
        assert told["asking"] == told["asked"] == []
    assert ann.http.delete(f"/api/friends/{ben.me['id']}").status_code == 204
    assert ben.get("/api/friends")["friends"] == []
    assert ann.http.delete(f"/api/friends/{ben.me['id']}").status_code == 404


def test_asking_twice_or_nobody_or_oneself(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    for _ in range(2):
        ann.post("/api/friends", 204, person=ben.me["id"])
    assert names(ben.get("/api/friends")["asking"]) == ["Ann"]
    for wanted in ({"person": ann.me["id"]}, {"person": "departed"}, {"username": "nobody"}, {}):
        assert ann.post("/api/friends", 404, **wanted)["reason"] == "shell-refused-no-person"
    assert both.player().post("/api/friends", 401, person=ann.me["id"])


def test_only_friends_see_who_is_here(both: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("covetown.server.company.ELSEWHERE_MS", 0)  # there is no other server
    ann, ben, eve = account(both, "Ann"), account(both, "Ben"), account(both, "Eve")
    befriend(ann, ben)

    def here(one: Player) -> bool:
        return bool(one.get("/api/friends")["friends"][0]["here"])

    with doorbell(ann) as bell:
        until(lambda: here(ben))
        with doorbell(ben):
            rings(bell)
            until(lambda: here(ann))
            assert ann.get(f"/api/people/{ben.me['id']}")["here"] is True
            assert eve.get(f"/api/people/{ben.me['id']}")["here"] is None
        rings(bell)
        until(lambda: not here(ann))


def test_an_invitation_is_seen_at_once_and_leads_to_the_seat(both: Server) -> None:
    ann, ben, eve = account(both, "Ann"), account(both, "Ben"), account(both, "Eve")
    befriend(ann, ben)
    table = ann.table("me", "invite")["id"]
    path = f"/api/tables/{table}/invitations"
    assert ann.post(path, 403, person=eve.me["id"])["reason"] == "shell-refused-not-friends"
    assert eve.post(path, 403, person=ben.me["id"])["reason"] == "shell-refused-not-seated"
    with doorbell(ben) as bell:
        ann.post(path, 204, person=ben.me["id"])
        rings(bell)
    told = ben.get("/api/friends")["invitations"]
    assert [(one["sender"]["name"], one["table"]["id"]) for one in told] == [("Ann", table)]
    assert ann.get(path)["people"] == [ben.me["id"]]
    assert eve.get(path, 403)
    ben.post(f"/api/tables/{table}/join", invite=told[0]["invite"])
    assert ben.get("/api/friends")["invitations"] == []
    assert ann.post(path, 409, person=ben.me["id"])["reason"] == "shell-refused-started"


def test_an_invitation_can_be_declined(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    befriend(ann, ben)
    table = ann.table("me", "invite")["id"]
    ann.post(f"/api/tables/{table}/invitations", 204, person=ben.me["id"])
    assert ben.http.delete(f"/api/invitations/{table}").status_code == 204
    assert ben.get("/api/friends")["invitations"] == []
    assert ben.http.delete(f"/api/invitations/{table}").status_code == 404


def test_whoever_is_shut_out_is_not_met(both: Server) -> None:
    ann, eve = account(both, "Ann"), account(both, "Eve")
    befriend(ann, eve)
    theirs = eve.table("me", "open")["id"]
    ann.post("/api/blocks", 204, person=eve.me["id"])
    mine = ann.table("me", "open")["id"]
    assert ann.get("/api/friends")["friends"] == eve.get("/api/friends")["friends"] == []
    assert names(ann.get("/api/friends")["blocked"]) == ["Eve"]
    # No invitations, no word of being asked.
    assert eve.post(f"/api/tables/{theirs}/invitations", 403, person=ann.me["id"])
    eve.post("/api/friends", 204, person=ann.me["id"])
    assert ann.get("/api/friends")["asking"] == []
    assert eve.get(f"/api/people/{ann.me['id']}")["bond"] == "asked", "Eve is not told"
    # No seat at Ann's table, and neither finds the other's.
    assert eve.post(f"/api/tables/{mine}/join", 403)["reason"] == "shell-refused-not-welcome"
    for one, table in ((ann, theirs), (eve, mine)):
        assert table not in [each["id"] for each in one.get("/api/tables", limit=100)["tables"]]
    assert ann.http.delete(f"/api/blocks/{eve.me['id']}").status_code == 204
    eve.post(f"/api/tables/{mine}/join")


def test_the_chat_of_whoever_is_shut_out_is_not_seen(both: Server) -> None:
    ann, eve = account(both, "Ann"), account(both, "Eve")
    table = ann.table("me", "open", "novice")["id"]
    eve.post(f"/api/tables/{table}/join")
    a = ann.sit(table)
    a.until("view")
    e = eve.sit(table)
    e.until("view")
    e.say("chat", text="first")
    line = a.until("chat")
    assert (line["text"], line["person"]) == ("first", eve.me["id"])
    ann.post("/api/blocks", 204, person=eve.me["id"])
    assert a.until("chats")["lines"] == []
    e.say("chat", text="second")
    e.until("chat")
    e.until("chat")
    a.say("chat", text="quiet here")
    assert a.until("chat")["text"] == "quiet here", "and nothing of Eve's before it"
    again = ann.sit(table)
    assert [one["text"] for one in again.until("view")["chat"]] == ["quiet here"]
    assert ann.http.delete(f"/api/blocks/{eve.me['id']}").status_code == 204
    assert [one["text"] for one in again.until("chats")["lines"]] == ["first", "second", "quiet here"]


def test_a_guest_who_logs_in_keeps_the_friends(both: Server) -> None:
    ann, ben = account(both, "Ann"), account(both, "Ben")
    guest = both.player("Annie")
    befriend(guest, ben)
    guest.post("/api/login", username=ann.me["username"], password="correct horse battery")
    assert [friend["person"]["name"] for friend in ann.get("/api/friends")["friends"]] == ["Ben"]
    assert [friend["person"]["id"] for friend in ben.get("/api/friends")["friends"]] == [ann.me["id"]]
