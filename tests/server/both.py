"""One server on each kind of database for all tests of a file, with people who have accounts."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from covetown import registry
from covetown.server import Config, accounts
from covetown.store import people
from tests.server.house import Player, Server, Table, opened
from tests.server.parlour import PARLOUR
from tests.store.postgres import database

SECRET = "correct horse battery"
numbers = itertools.count(1)
fresh_database = pytest.fixture(scope="module")(database.__wrapped__)  # type: ignore[attr-defined]


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same promises on SQLite and on PostgreSQL."""
    url = None if request.param == "sqlite" else request.getfixturevalue("fresh_database")
    folder: Path = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        load, names = registry.load, registry.names
        patch.setattr(registry, "load", lambda key: PARLOUR if key == "parlour" else load(key))
        patch.setattr(registry, "names", lambda: [*names(), "parlour"])
        # A password is hashed in no time: these tests make many accounts.
        patch.setattr(accounts, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        running = opened(Config(database=url, data_dir=folder, limits=False))
        try:
            yield running
        finally:
            running.stop()


def account(server: Server, name: str) -> Player:
    """Somebody with an account of their own."""
    player = server.player(name)
    username = f"{name.lower()}-{next(numbers)}"
    player.me = player.post("/api/accounts", 201, username=username, password=SECRET)["person"]
    return player


def befriend(one: Player, other: Player) -> None:
    one.post("/api/friends", 204, person=other.me["id"])
    other.post("/api/friends", 204, person=one.me["id"])


def be_host(server: Server, player: Player) -> None:
    server.call(server.house.store.write(people.make_host, player.me["id"], True))


def rated(one: Player, other: Player, **more: object) -> str:
    """A rated table of two, at which both sit."""
    laid = one.table("me", "open", rated=True, options={"rounds": 1}, **more)
    other.post(f"/api/tables/{laid['id']}/join", invite=laid["invite"])
    return str(laid["id"])


def play_out(first: Table, second: Table) -> None:
    """Play a game of one round to its end: both roll, both bid."""
    for socket in (first, second):
        socket.asked()
        assert socket.act(option=300)["type"] == "done"
    for socket in (first, second):
        socket.asked()
        assert socket.act(option=500)["type"] == "done"
    for socket in (first, second):
        while not socket.last.get("result"):
            socket.until("moved", "view")


def a_game(one: Player, other: Player, **more: object) -> str:
    """A whole rated game."""
    table = rated(one, other, **more)
    play_out(one.sit(table), other.sit(table))
    return table


def beaten_by_leaving(one: Player, other: Player, table: str) -> None:
    """The second player leaves a bot behind, and the first plays the game of one round to its end."""
    socket = one.sit(table)
    socket.asked()
    other.post(f"/api/tables/{table}/leave", level="novice")
    socket.until("view")
    assert socket.act(option=300)["type"] == "done"
    while (socket.last.get("decision") or {}).get("kind") != "bid":
        socket.until("moved", "view")
    assert socket.act(option=500)["type"] == "done"
    while not socket.last.get("result"):
        socket.until("moved", "view")
