"""A balancer sends people only to a server that could keep their moves."""

from __future__ import annotations

import threading
from typing import Any

import httpx
import pytest

from covetown.server import ready
from covetown.store import Store
from tests.server.house import Server


@pytest.fixture(autouse=True)
def ask_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "KEPT_S", 0.0)


def asked(server: Server) -> tuple[int, Any]:
    answer = httpx.get(f"{server.url}/readyz", timeout=60)
    return answer.status_code, answer.json()


def test_a_server_that_can_write_is_ready(server: Server) -> None:
    server.config.ready_s = 30
    assert asked(server) == (200, {"ok": True})


def test_a_full_disk_means_not_ready_and_it_comes_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server.config.ready_s = 30

    async def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Store, "write", full)
        assert asked(server) == (503, {"ok": False})
        assert httpx.get(f"{server.url}/healthz").json() == {"ok": True}  # reading still works
    assert asked(server) == (200, {"ok": True})


def test_a_write_that_hangs_means_not_ready(server: Server) -> None:
    server.config.ready_s = 0.05
    held, let_go = threading.Event(), threading.Event()

    def hold() -> None:
        held.set()
        let_go.wait(30)

    for _ in range(8):  # as many as PostgreSQL has writers
        server.house.store.writers.submit(hold)
    held.wait(30)
    try:
        assert asked(server) == (503, {"ok": False})
    finally:
        let_go.set()
    server.config.ready_s = 30
    assert asked(server) == (200, {"ok": True})


def test_many_questions_are_one_write(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "KEPT_S", 3600.0)
    server.config.ready_s = 30
    before = asked(server)
    tried = server.house.readiness.asked_at
    assert [asked(server) for _ in range(20)] == [before] * 20
    assert server.house.readiness.asked_at == tried


def test_a_server_that_is_closing_is_not_ready(server: Server) -> None:
    server.house.readiness.closing = True
    assert asked(server) == (503, {"ok": False})
