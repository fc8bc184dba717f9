"""Headers, origins, sizes and rates: what the server lets in, and what it tells browsers to keep out."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from covetown.server import Config
from covetown.server.limits import Limits
from covetown.server.refusals import Refusal
from tests.server.house import Server, Table, opened, server, shelf

__all__ = ["server", "shelf"]


@pytest.fixture
def strict(shelf: None, tmp_path: Path) -> Iterator[Server]:
    """A server with its limits on."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Covetown</title>")
    (web / "assets" / "index-abc.js").write_text("export {}")
    (tmp_path / "outside.txt").write_text("not for you")
    running = opened(Config(data_dir=tmp_path / "data", web=web, guests_per_hour=5, socket_burst=20, socket_per_s=1))
    try:
        yield running
    finally:
        running.stop()


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables", "/t/abc", "/assets/index-abc.js", "/nothing.png"])
def test_every_answer_carries_the_policy(strict: Server, path: str) -> None:
    headers = strict.player().http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_the_policy_in_the_protocol_is_the_one_that_is_sent(strict: Server) -> None:
    written = re.sub(r"\s+", " ", (Path(__file__).parents[2] / "docs" / "protocol.md").read_text())
    assert strict.player().http.get("/").headers["content-security-policy"] in written


def test_pages_files_and_client_paths(strict: Server) -> None:
    http = strict.player().http
    assert "Covetown" in http.get("/t/abc/replay").text
    assert http.get("/t/abc").headers["cache-control"] == "no-cache"
    assert "immutable" in http.get("/assets/index-abc.js").headers["cache-control"]
    assert http.get("/assets/index-abc.js").headers["content-type"].startswith("text/javascript")
    assert http.get("/nothing.png").status_code == 404
    assert http.get("/api/nothing").status_code == 404
    for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt", "/assets/..%2f..%2foutside.txt"):
        assert "not for you" not in http.get(path).text


def test_public_files_are_packed_and_nothing_else_is(strict: Server) -> None:
    (strict.config.web / "assets" / "big.js").write_text("export const x = 1;\n" * 500)  # type: ignore[operator]
    ann = strict.player("Ann")
    answer = ann.http.get("/assets/big.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("export const x")
    plain = ann.http.get("/assets/big.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    assert ann.http.get("/assets/big.js", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    assert ann.http.head("/").status_code == 200
    assert ann.http.get("/api/texts/en").headers["content-encoding"] == "gzip"
    table = ann.table("me", "open")["id"]
    for path in ("/api/me", "/api/tables?show=mine", f"/api/tables/{table}", "/api/openapi.json"):
        assert "content-encoding" not in ann.http.get(path).headers


def test_without_a_built_front_end_a_page_says_how_to_build_it(server: Server, tmp_path: Path) -> None:
    server.config.web = tmp_path / "nowhere"
    answer = server.player().http.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_the_cookie_is_for_the_server_alone(strict: Server) -> None:
    answer = strict.player().http.post("/api/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Ann" not in cookie


def test_another_site_cannot_make_a_browser_act(strict: Server) -> None:
    ann = strict.player("Ann")
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{strict.port + 1}"):
        answer = ann.http.post("/api/guests", json={"name": "Eve"}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["reason"] == "shell-refused-origin"
        with pytest.raises(InvalidStatus):
            Table(ann, "abc", origin=origin)
    assert ann.http.post("/api/guests", json={"name": "Ann"}, headers={"Origin": strict.url}).is_success
    assert ann.get("/api/me")["person"]["name"] == "Ann"
    form = ann.http.post("/api/guests", content='{"name": "Eve"}', headers={"Content-Type": "text/plain"})
    assert form.status_code == 422


def test_too_big_is_refused_before_it_is_read(strict: Server) -> None:
    ann = strict.player("Ann")
    for path in ("/api/tables", "/api/login", "/api/guests"):
        answer = ann.http.post(path, content=b" " * 70_000, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413
        assert answer.json()["reason"] == "shell-refused-too-big"
    answer = ann.http.post("/api/import", content=b"[" * 5_000_000, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    deep = ann.http.post("/api/import", content=b'{"a":' * 100_000, headers={"Content-Type": "application/json"})
    assert deep.status_code in (400, 422)


def test_guests_and_logins_are_rationed(strict: Server) -> None:
    answers = [strict.player().http.post("/api/guests", json={"name": "Ann"}) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
    assert int(answers[-1].headers["retry-after"]) > 0
    tries = [
        strict.player().http.post("/api/login", json={"username": "ann", "password": "x" * 10}).status_code
        for _ in range(12)
    ]
    assert tries[0] == 401
    assert tries[-1] == 429


def test_buckets_refill() -> None:
    now = [0.0]
    limits = Limits(Config(hints_per_minute=2), lambda: now[0])
    limits.spend("hint", "a")
    limits.spend("hint", "a")
    limits.spend("hint", "b")
    with pytest.raises(Refusal) as refused:
        limits.spend("hint", "a")
    assert refused.value.args_told == {"seconds": 30}
    now[0] = 31
    limits.spend("hint", "a")
    limits.forget(1000.0)
    assert limits.buckets == {}


def test_a_socket_that_shouts_is_closed(strict: Server) -> None:
    ann = strict.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")
    with contextlib.suppress(ConnectionClosed):  # it may be closed while this one still shouts
        for n in range(40):
            a.say("ping", n=n)
    assert a.closed() == 4008


@pytest.mark.parametrize(
    "said",
    [
        "nonsense",
        "[]",
        '{"type":"nothing"}',
        '{"type":"act","action":"a b","seq":0,"option":1}',
        '{"type":"act","action":"a","seq":-1,"option":1}',
        '{"type":"act","action":"a","seq":0,"option":99999999999999999999}',
        '{"type":"chat","text":""}',
        '{"type":"act","action":"a","seq":0,"option":1,"seat":1}',
    ],
)
def test_nonsense_is_refused_and_the_table_goes_on(strict: Server, said: str) -> None:
    ann = strict.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")
    a.socket.send(said)
    assert a.until("refused")["reason"] == "shell-refused-invalid"
    assert a.act("roll")["type"] == "done"


def test_the_first_word_must_be_hello_and_messages_short(strict: Server) -> None:
    ann = strict.player("Ann")
    ident = ann.table("me", "novice")["id"]
    first = Table(ann, ident)
    first.say("ping")
    assert first.closed() == 4001
    second = ann.sit(ident)
    second.until("view")
    second.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
    assert second.closed() == 1009


def test_connections_from_one_address_are_rationed(strict: Server) -> None:
    strict.config.sockets_per_address = 1
    address = strict.url.replace("http", "ws") + "/ws/lobby"
    with connect(address, compression=None), pytest.raises(InvalidStatus), connect(address, compression=None):
        pass


def test_health_and_figures(strict: Server) -> None:
    ann = strict.player("Ann")
    ann.table("me", "novice")
    assert ann.get("/healthz") == {"ok": True}
    assert "covetown_live_tables 1.0" in ann.http.get("/metrics").text
    strict.config.metrics_token = "s3cret"
    assert ann.http.get("/metrics").status_code == 403
    assert ann.http.get("/metrics", headers={"Authorization": "Bearer s3cret"}).status_code == 200


def test_ids_that_are_not_ids_are_refused(strict: Server) -> None:
    http = strict.player("Ann").http
    for ident in ("'; drop table seats; --", "..%2f..%2fetc", "A" * 400, "%00"):
        assert http.get(f"/api/tables/{ident}").status_code in (404, 422)
        assert http.get(f"/api/tables/{ident}/replay/0").status_code in (404, 422)
    assert http.get("/api/texts/../en").status_code == 404
    assert http.get("/api/texts/xx").status_code == 404
    assert http.get("/api/games/..%2f/rules").status_code in (404, 422)


def test_nothing_is_pickled() -> None:
    """No module of the server or the store reads or writes pickles, and none runs text as code."""
    source = Path(__file__).parents[2] / "src" / "covetown"
    for file in [*source.glob("server/**/*.py"), *source.glob("store/**/*.py")]:
        text = file.read_text()
        assert not re.search(r"\b(pickle|marshal|shelve|eval\(|exec\()", text), file
