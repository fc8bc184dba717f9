"""The lobby: laying tables, sitting down, watching, one's own games."""

from __future__ import annotations

from typing import Any

import pytest

from covetown.text import texts
from tests.server.house import Server


def ids(answer: dict[str, Any]) -> list[str]:
    return [table["id"] for table in answer["tables"]]


def test_a_guest_needs_only_a_name(server: Server) -> None:
    visitor = server.player()
    assert visitor.get("/api/me") == {"person": None}
    made = visitor.post("/api/guests", 201, name="  Ann \n Bonny ")
    assert made["person"]["name"] == "Ann Bonny"
    assert visitor.get("/api/me")["person"] == made["person"]
    assert visitor.http.patch("/api/me", json={"name": "Anne"}).json()["person"]["name"] == "Anne"


def test_a_table_against_bots_starts_at_once(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.table("me", "novice")
    assert table["status"] == "playing"
    assert table["seats"][0]["you"]
    assert table["seats"][1]["level"] == "novice"
    assert ids(ann.get("/api/tables", show="mine")) == [table["id"]]
    assert ids(server.player().get("/api/tables", show="playing")) == [table["id"]]


def test_friends_sit_down_and_the_last_one_starts_the_game(server: Server) -> None:
    ann, ben, cat = server.player("Ann"), server.player("Ben"), server.player("Cat")
    table = ann.table("me", "open", "invite")
    assert table["status"] == "gathering"
    assert ids(ben.get("/api/tables", show="open")) == [table["id"]]
    assert ben.get(f"/api/tables/{table['id']}")["invite"] is None, "only people at the table know the invitation"
    joined = ben.post(f"/api/tables/{table['id']}/join")
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Ben", None]
    assert cat.post(f"/api/tables/{table['id']}/join", 403)["reason"] == "shell-refused-invite"
    assert cat.post(f"/api/tables/{table['id']}/join", 403, invite="wrong")["reason"] == "shell-refused-invite"
    started = cat.post(f"/api/tables/{table['id']}/join", invite=joined["invite"])
    assert started["status"] == "playing"
    assert started["waiting"] == [0]
    assert ann.get(f"/api/tables/{table['id']}")["your_turn"]
    assert not ben.get(f"/api/tables/{table['id']}")["your_turn"]


def test_nobody_sits_twice_or_on_a_taken_seat(server: Server) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    table = ann.table("me", "open", "open")
    assert ann.post(f"/api/tables/{table['id']}/join", 409)["reason"] == "shell-refused-seated"
    assert ben.post(f"/api/tables/{table['id']}/join", 409, seat=0)["reason"] == "shell-refused-no-seat"
    assert server.player().post(f"/api/tables/{table['id']}/join", 401)["reason"] == "shell-refused-no-session"


def test_the_host_sets_the_seats_before_the_start(server: Server) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    table = ann.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/join")
    assert ben.http.put(f"{path}/seats/2", json={"kind": "bot"}).status_code == 403
    assert ann.http.put(f"{path}/seats/1", json={"kind": "open"}).json()["seats"][1]["kind"] == "open"
    ben.post(f"{path}/join", seat=1)
    left = ben.post(f"{path}/leave")
    assert left["seats"][1]["kind"] == "open"
    ben.post(f"{path}/join", seat=1)
    begun = ann.http.put(f"{path}/seats/2", json={"kind": "bot", "level": "novice"}).json()
    assert begun["status"] == "playing"
    assert ann.http.delete(path).status_code == 409


def test_a_table_given_up_is_gone_from_the_lobby(server: Server) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    table = ann.table("me", "open")
    assert ben.http.delete(f"/api/tables/{table['id']}").status_code == 403
    assert ann.http.delete(f"/api/tables/{table['id']}").status_code == 204
    assert ids(ben.get("/api/tables", show="open")) == []
    assert ben.post(f"/api/tables/{table['id']}/join", 409)["reason"] == "shell-refused-started"


def test_a_table_by_link_is_not_listed_and_needs_the_invitation(server: Server) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    table = ann.table("me", "open", visibility="link")
    assert ids(ben.get("/api/tables", show="open")) == []
    ben.post(f"/api/tables/{table['id']}/join", 403)
    assert ben.post(f"/api/tables/{table['id']}/join", invite=table["invite"])["status"] == "playing"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "nonesuch", "seats": [{"kind": "me"}]}, "shell-refused-no-game"),
        ({"game": "parlour", "seats": [{"kind": "me"}] * 2}, "shell-refused-invalid"),
        ({"game": "parlour", "seats": [{"kind": "open"}] * 9}, "shell-refused-rules"),
        ({"game": "parlour", "seats": [{"kind": "me"}], "options": {"rounds": 0}}, "shell-refused-rules"),
        ({"game": "parlour", "seats": [{"kind": "me"}], "options": {"more": 0}}, "shell-refused-rules"),
        ({"game": "parlour", "seats": [{"kind": "bot", "level": "oracle"}]}, "shell-refused-no-level"),
        ({"game": "parlour", "seats": [{"kind": "me"}], "seed": "00"}, "shell-refused-invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, body: Any, reason: str) -> None:
    ann = server.player("Ann")
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code in (404, 422)
    assert answer.json()["reason"] == reason
    assert "{" not in answer.json()["text"]


def test_options_are_checked_before_a_table_is_laid(server: Server) -> None:
    ann = server.player("Ann")
    good = ann.post("/api/games/parlour/check", seats=2, options={"rounds": 5})
    assert good["ok"]
    assert good["options"] == {"rounds": 5, "loser_starts": False}
    bad = ann.post("/api/games/parlour/check", seats=9, options={})
    assert not bad["ok"]
    assert bad["seat_counts"] == [1, 2, 3, 4]
    french = {"Accept-Language": "fr-FR"}
    told = ann.http.post("/api/games/parlour/check", json={"seats": 9, "options": {}}, headers=french).json()
    assert told["text"] == "ici ce jeu se joue à 1, 2, 3, 4, et non à 9"
    table = {"game": "parlour", "seats": [{"kind": "me"}], "options": {"colour": 1}}
    told = ann.http.post("/api/tables", json=table, headers=french).json()
    assert "n’a pas d’option colour" in told["text"]
    assert told["text"] == texts(locale="fr").key(told["reason"], **told["args"])


@pytest.mark.parametrize(
    ("seats", "said", "on"),
    [
        (("me", "novice", "novice"), {}, False),
        (("me", "open", "novice"), {}, True),
        (("me", "here", "novice"), {}, True),
        (("me", "open", "invite"), {"even_windows": False}, False),
        (("me", "novice", "novice"), {"even_windows": True}, True),
    ],
)
def test_a_table_for_several_people_gets_what_keeps_their_secrets(
    server: Server, seats: tuple[str, ...], said: dict[str, object], on: bool
) -> None:
    """Unless they say otherwise; the lobby shows it before anybody sits down."""
    ann = server.player("Ann")
    table = ann.table(*seats, game="pirates_cove", options=said)
    assert table["options"]["even_windows"] is on
    shown = ann.get("/api/games/pirates_cove")["options"]
    assert [(spec["default"], spec["people_default"]) for spec in shown if spec["key"] == "even_windows"] == [
        (False, True)
    ]


def test_the_shelf_shows_every_game_without_the_server_naming_one(server: Server) -> None:
    games = {game["key"]: game for game in server.player().get("/api/games")["games"]}
    assert games["parlour"]["seat_counts"] == [1, 2, 3, 4]
    assert games["parlour"]["title"] == {"key": "game-parlour"}
    assert server.player().get("/api/games/parlour")["catalogue"] == {"rows": 4}


def test_the_lobby_is_told_when_to_look_again(server: Server) -> None:
    from websockets.sync.client import connect

    ann = server.player("Ann")
    with connect(server.url.replace("http", "ws") + "/ws/lobby", compression=None) as lobby:
        ann.table("me", "open")
        assert lobby.recv(5) == '{"type":"changed"}'


def test_lists_are_paged(server: Server) -> None:
    ann = server.player("Ann")
    made = [ann.table("me", "open")["id"] for _ in range(5)]
    first = ann.get("/api/tables", show="mine", limit=3)
    second = ann.get("/api/tables", show="mine", limit=3, before=first["more"])
    assert set(ids(first) + ids(second)) == set(made)
    assert second["more"] is None
