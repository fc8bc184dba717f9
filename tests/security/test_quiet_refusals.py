"""What is asked wrongly is answered properly: nothing breaks, nothing piles up, no error lands in the log."""

from __future__ import annotations

import logging
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from covetown.server import Config
from covetown.server.addresses import counted_as, own_host
from covetown.server.driving import BEAT_S, rest_of_pace
from covetown.store import open_store
from tests.server.house import Server, opened, server, shelf

__all__ = ["server", "shelf"]


def test_tables_that_do_not_exist_leave_nothing_behind(server: Server) -> None:
    ann = server.player("Ann")
    for number in range(20):
        assert ann.http.get(f"/api/tables/nosuch{number}/replay").status_code == 404
    assert server.house.loading == {}
    assert server.house.tables == {}


def test_a_frame_that_is_nested_too_deep_is_refused_and_the_table_goes_on(server: Server) -> None:
    ann = server.player("Ann")
    a = ann.sit(ann.table("me", "novice")["id"])
    a.until("view")
    a.socket.send('{"x":' + "[" * 8_000)
    assert a.until("refused")["reason"] == "shell-refused-invalid"
    assert a.act("roll")["type"] == "done"


@pytest.mark.parametrize("path", ["/assets/%00", "/%00.js", "/" + "a" * 5_000 + ".js", "/" + "a/" * 3_000 + "b.js"])
def test_a_path_that_is_no_path_is_not_found(
    server: Server, path: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    server.config.web = tmp_path
    with caplog.at_level(logging.ERROR):
        assert server.player().http.get(path).status_code == 404
    assert caplog.records == []


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::ffff", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nonsense" * 20, ("nonsense" * 20)[:64]),
    ],
)
def test_a_household_with_many_addresses_counts_once(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_limits_count_a_household_once(shelf: None, tmp_path: Path) -> None:
    running = opened(Config(data_dir=tmp_path, behind_proxy=True, guests_per_hour=2))
    try:
        codes = [
            httpx.post(
                f"{running.url}/api/guests",
                json={"name": "Eve"},
                headers={"X-Forwarded-For": f"203.0.113.9, 2001:db8::{n}"},
            ).status_code
            for n in range(1, 5)
        ]
        assert codes == [201, 201, 429, 429]
    finally:
        running.stop()


def test_the_promise_of_a_private_table_is_for_its_people(server: Server) -> None:
    ann, eve = server.player("Ann"), server.player("Eve")
    ident = ann.table("me", "novice", spectators=False, visibility="link", nonce="my secret luck")["id"]
    assert ann.get(f"/api/tables/{ident}/fair")["nonces"] == ["my secret luck"]
    assert eve.get(f"/api/tables/{ident}/fair", 403)["reason"] == "shell-refused-no-watching"
    assert server.player().get(f"/api/tables/{ident}/fair", 403)["reason"] == "shell-refused-no-watching"


@pytest.mark.parametrize("there_before", [False, True])
def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path, there_before: bool) -> None:
    file = tmp_path / "covetown.db"
    if there_before:
        file.touch(mode=0o644)
        file.chmod(0o644)
    store = open_store(data_dir=tmp_path)
    try:
        with store.engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1")
            for each in tmp_path.glob("covetown.db*"):
                assert stat.S_IMODE(each.stat().st_mode) == 0o600, each
    finally:
        store.close()


@pytest.mark.parametrize(
    ("host", "good"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20", True),
        ("localhost:8000", True),
        ("localhost.", True),
        ("cove.example", True),
        ("proxied", True),
        ("rebound.evil.example:8000", False),
        ("localhost.evil.example", False),
        ("", False),
        ("[nonsense", False),
    ],
)
def test_the_server_answers_to_its_own_names_alone(host: str, good: bool) -> None:
    assert own_host(Config(origins=["https://cove.example"], hosts=["proxied:80"]), host) is good
    assert own_host(Config(hosts=["*"]), host or "x.example") or "[" in host


def test_a_page_that_lets_its_name_point_here_gets_nothing(server: Server) -> None:
    """DNS rebinding: Host and Origin agree, and both are the attacker's."""
    evil = {"Host": "rebound.evil.example", "Origin": "http://rebound.evil.example"}
    for answer in (
        httpx.get(server.url + "/api/tables", headers=evil),
        httpx.post(server.url + "/api/guests", json={"name": "Eve"}, headers=evil),
    ):
        assert answer.status_code == 403
        assert answer.json()["reason"] == "shell-refused-unknown-host"
        assert "rebound.evil.example" in answer.json()["text"]
    with pytest.raises(InvalidStatus), connect(f"ws://rebound.evil.example:{server.port}/ws/lobby", sock=line(server)):
        pass


def line(server: Server) -> object:
    import socket

    return socket.create_connection(("127.0.0.1", server.port))


def test_a_new_name_reads_no_table_again_and_is_rationed(shelf: None, tmp_path: Path) -> None:
    running = opened(Config(data_dir=tmp_path, renames_per_hour=3))
    try:
        ann, ben = running.player("Ann"), running.player("Ben")
        idents = [ann.table("me", "open")["id"] for _ in range(12)]
        for ident in idents:
            ben.post(f"/api/tables/{ident}/join")
        b = ben.sit(idents[0])
        b.until("view")
        read: list[object] = []
        reading = running.house.store.read

        async def counted(work: object, *args: object) -> object:
            read.append(work)
            return await reading(work, *args)  # type: ignore[arg-type]

        running.house.store.read = counted  # type: ignore[method-assign, assignment]
        ann.post("/api/guests", 201, name="Anne")
        assert b.until("table", "view")["type"] == "table", "only the card changes: nobody is sent the table anew"
        assert b.heard[-1]["table"]["seats"][0]["name"] == "Anne"
        assert [message["type"] for message in b.quiet()] == []
        assert len(read) < len(idents)
        ann.post("/api/guests", 201, name="Anne")
        codes = [ann.http.patch("/api/me", json={"name": f"Ann {n}"}).status_code for n in range(4)]
        assert codes == [200, 200, 429, 429], "the same name again costs nothing"
    finally:
        running.stop()


def test_bots_answer_at_the_pace_or_whole_beats_later() -> None:
    """Thinking a little longer is not told: two bots whose time differs by less than a beat mostly answer together."""
    assert rest_of_pace(0.0, 0.3) == 0.0
    for took in (0.0, 0.2, 0.69):
        assert 0.7 <= took + rest_of_pace(0.7, took) <= 0.91
    for took in (0.95, 1.1, 1.7, 2.3):
        told = took + rest_of_pace(0.7, took)
        beats = [(told - 0.7 * (1 + chance / 1000)) / BEAT_S for chance in range(300)]
        assert told >= took
        assert any(abs(each - round(each)) < 1e-9 and each > 0.5 for each in beats)
