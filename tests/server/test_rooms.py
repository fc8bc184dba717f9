"""Bodies of REST requests: read when the visitor is let in, as JSON only, strictly as described."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from covetown.server import Config
from covetown.server.refusals import Refusal
from covetown.server.thinking import Thinkers
from tests.server.house import Json, Server, opened

TABLE: dict[str, Any] = {"game": "parlour", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"colour": "red"}, "colour"),
        ({"pace_ms": "700"}, "pace_ms"),
        ({"pace_ms": 700.5}, "pace_ms"),
        ({"pace_ms": True}, "pace_ms"),
        ({"pace_ms": 5001}, "pace_ms"),
        ({"spectators": 1}, "spectators"),
        ({"spectators": "yes"}, "spectators"),
        ({"visibility": "secret"}, "visibility"),
        ({"title": None}, "title"),
        ({"title": "x" * 81}, "title"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}] * 17}, "seats"),
        ({"seats": [{"kind": "me", "person": "p1"}]}, "person"),
        ({"clock": {"bank_s": 9}}, "clock.bank_s"),
        ({"options": []}, "options"),
    ],
)
def test_a_body_that_is_not_as_described_is_refused_with_the_place(server: Server, wrong: Json, named: str) -> None:
    refusal = server.player("Ann").post("/api/tables", 422, **{**TABLE, **wrong})
    assert refusal["reason"] == "shell-refused-invalid"
    assert named in refusal["args"]["why"]
    assert refusal["args"]["why"] in refusal["text"]


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"null", "application/json"),
        (b"[]", "application/json"),
        (b'{"name": "Ann"', "application/json"),
        (b'{"name": "\xff"}', "application/json"),
        (b'{"name": NaN}', "application/json"),
        (b'{"name": "\\ud800"}', "application/json"),
        (b"[" * 60_000, "application/json"),
        (b'{"name": "Ann"}', "text/plain"),
        (b'{"name": "Ann"}', "application/x-www-form-urlencoded"),
        (b'{"name": "Ann"}', None),
    ],
)
def test_what_is_no_json_is_refused(server: Server, body: bytes, kind: str | None) -> None:
    http = server.player().http
    answer = http.post("/api/guests", content=body, headers={} if kind is None else {"Content-Type": kind})
    assert answer.status_code == 422
    assert answer.json()["reason"] == "shell-refused-invalid"
    assert http.get("/api/me").json() == {"person": None}


@pytest.mark.parametrize("path", ["/api/tables/Zoé", "/api/tables/UPPER/replay", "/api/games/%00", "/api/games/a.b"])
def test_where_nothing_can_be_there_is_nothing_said_in_the_readers_language(server: Server, path: str) -> None:
    answer = server.player("Ann").http.get(path, headers={"Accept-Language": "fr"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "shell-refused-not-found")
    assert answer.json()["text"] == "Il n’y a rien ici."


def test_json_with_a_charset_or_a_suffix_is_json(server: Server) -> None:
    for kind in ("application/json; charset=utf-8", "application/vnd.api+json"):
        answer = server.player().http.post("/api/guests", content='{"name": "Ann"}', headers={"Content-Type": kind})
        assert answer.status_code == 201
        assert answer.headers["content-type"] == "application/json"
        assert "covetown=" in answer.headers["set-cookie"]


def test_options_nest_as_deep_as_somebody_likes_and_are_answered(server: Server) -> None:
    ann = server.player("Ann")
    for value in (10**40, [[[]]], "😀", {"a": {"b": None}}, 1e300):
        told = ann.post("/api/games/parlour/check", seats=2, options={"rounds": value})
        assert told["ok"] is False
        assert told["options"]["rounds"] == value
    for depth in (100, 500, 800, 900, 950, 1_000, 2_000, 30_000):
        deep = '{"seats": 2, "options": {"rounds": ' + "[" * depth + "]" * depth + "}}"
        answer = ann.http.post("/api/games/parlour/check", content=deep, headers={"Content-Type": "application/json"})
        assert answer.status_code in (200, 422), depth


def test_a_visitor_is_turned_away_before_the_body_is_looked_at(server: Server) -> None:
    http = server.player(token="cvt_nobody").http
    answer = http.post("/api/tables", content="nonsense", headers={"Content-Type": "application/json"})
    assert answer.status_code == 401
    assert answer.json()["reason"] == "shell-refused-no-session"


def test_strangers_are_turned_away_before_their_body_is_read(server: Server) -> None:
    """Every route with a body, asked by somebody without a session, with nonsense: only these few look at it."""
    http = server.player().http
    described = http.get("/api/openapi.json").json()["paths"]
    looked = set()
    for path, methods in described.items():
        for method, route in methods.items():
            if "requestBody" not in route:
                continue
            address = path.replace("{ident}", "abc").replace("{number}", "0").replace("{key}", "parlour")
            kind = {"Content-Type": "application/json"}
            answer = http.request(method, address.replace("{step}", "0"), content=b"nonsense", headers=kind)
            assert answer.status_code in (401, 422), (path, answer.text)
            if answer.status_code == 422:
                looked.add(path)
    assert looked == {
        "/api/guests",
        "/api/login",
        "/api/password",
        "/api/password/forgotten",
        "/api/password/reset",
        "/api/mail/confirm",
        "/api/passkeys/login",
        "/api/passkeys/login/options",
        "/api/games/{key}/check",
        "/api/tables/{ident}/analysis",
        "/api/tables/{ident}/replay/{step}/analysis",
    }


def test_an_imported_file_is_counted_before_it_is_read_and_not_read_by_the_server(
    shelf: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed_on: list[bytes] = []

    async def play_again(_self: Thinkers, journal: bytes, _patron: object) -> bytes:
        handed_on.append(journal)
        raise Refusal("journal", 422, why="nonsense")

    monkeypatch.setattr(Thinkers, "play_again", play_again)
    server = opened(Config(data_dir=tmp_path, tables_per_hour=2))
    try:
        ann = server.player("Ann")
        kind = {"Content-Type": "application/json"}
        answers = [ann.http.post("/api/import", content=b"{nonsense", headers=kind).status_code for _ in range(3)]
        assert answers == [422, 422, 429]
        assert handed_on == [b"{nonsense"] * 2
    finally:
        server.stop()


def test_a_body_that_says_it_is_too_big_is_not_waited_for(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        head = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        line.sendall(head + b"Content-Length: 70000\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 413")


def test_the_description_names_every_body(server: Server) -> None:
    described = server.player().http.get("/api/openapi.json").json()
    shapes = described["components"]["schemas"]
    table = described["paths"]["/api/tables"]["post"]
    assert table["requestBody"]["required"] is True
    body = table["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/NewTable"}
    assert shapes["NewTable"]["additionalProperties"] is False
    assert shapes["NewTable"]["required"] == ["game", "seats"]
    assert shapes["NewTable"]["properties"]["pace_ms"] == {
        "type": "integer",
        "minimum": 0,
        "maximum": 5000,
        "default": 700,
    }
    for code in ("400", "401", "403", "404", "409", "410", "413", "422", "429", "503"):
        refused = table["responses"][code]["content"]["application/json"]["schema"]
        assert refused == {"$ref": "#/components/schemas/RefusalTold"}
    text = json.dumps(described)
    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in shapes, name
    assert "description" in shapes["TableCard"]
