"""`covetown play`: the same address every time, and a way in for the others in the house."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from covetown import server
from covetown.cli import main, web
from covetown.server import Config, Opened, listening
from covetown.server.listening import listen, listen_near


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    return int(stopped.value.code or 0)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was told to do, in place of doing it."""
    told: list[dict[str, Any]] = []
    monkeypatch.setattr(server, "run", lambda **how: told.append(how))
    return told


def free_port() -> int:
    with listen("127.0.0.1", 0) as taken:
        return int(taken.getsockname()[1])


def test_play_has_the_same_address_every_time(started: list[dict[str, Any]]) -> None:
    assert run("play", "--no-browser") == 0
    assert run("play", "--no-browser", "--port", "4000") == 0
    assert [(how["host"], how["port"], how["near"]) for how in started] == [
        ("127.0.0.1", 2683, True),
        ("127.0.0.1", 4000, False),
    ]


def test_with_lan_it_listens_everywhere(started: list[dict[str, Any]]) -> None:
    assert run("play", "--no-browser", "--lan") == 0
    assert started[0]["host"] == "0.0.0.0"


def test_where_the_port_is_taken_one_of_the_next_is_used() -> None:
    port = free_port()
    with listen_near("127.0.0.1", port) as first, listen_near("127.0.0.1", port) as second:
        assert first.getsockname()[1] == port
        assert port < second.getsockname()[1] <= port + listening.NEIGHBOURS
    with listen_near("127.0.0.1", port) as again:
        assert again.getsockname()[1] == port


def test_another_address_is_said_clearly(capsys: pytest.CaptureFixture[str]) -> None:
    web.announce(Opened("http://127.0.0.1:2684/", [], 2683, True))
    said = capsys.readouterr().out
    assert "Port 2683 is taken" in said
    assert "Covetown is at http://127.0.0.1:2684/" in said


def test_a_port_that_was_asked_for_and_is_taken_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        assert run("play", "--no-browser", "--port", port, "--data-dir", str(tmp_path)) == 2
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1
    assert f"port {port} is taken" in lines[0]


def test_the_lan_is_told_its_addresses_and_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    web.announce(Opened("http://127.0.0.1:2683/", ["http://192.168.1.20:2683", "http://10.0.0.5:2683"], 2683, False))
    said = capsys.readouterr().out
    assert "http://192.168.1.20:2683 or point" in said
    assert "or http://10.0.0.5:2683" in said
    assert "█" in said
    assert "Whoever is in this network can come in" in said


def test_no_code_where_the_terminal_cannot_show_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with (tmp_path / "out").open("w", encoding="ascii") as plain:
        monkeypatch.setattr("sys.stdout", plain)
        web.draw("http://192.168.1.20:2683")


def test_what_is_told_of_a_server_depends_on_where_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "addresses_of_this_machine", lambda: ["192.168.1.20"])
    config = Config()
    with listen("127.0.0.1", 0) as here:
        place = server.opened(config, here, here.getsockname()[1])
        assert (place.others, place.moved) == ([], False)
    with listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        place = server.opened(config, everywhere, port + 1)
        assert place.address == f"http://127.0.0.1:{port}/"
        assert place.others == [f"http://192.168.1.20:{port}"]
        assert place.moved
        told = server.opened(Config(addresses=["https://play.example"]), everywhere, 0)
        assert (told.others, told.moved) == (["https://play.example"], False)


def test_the_addresses_of_the_machine_are_those_others_can_use() -> None:
    for address in listening.addresses_of_this_machine():
        socket.inet_aton(address)
        assert not address.startswith("127.")
