"""A game's own board comes from its package: named in its sheet, under the same policy, and nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from covetown import registry
from covetown.server import Config
from tests.elsewhere.outside import EXAMPLE
from tests.server.house import Player, Server

BOARD = EXAMPLE / "src" / "lantern_fair" / "board"


@pytest.fixture(scope="module")
def visitor(on_the_shelf: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    server = Server(Config(data_dir=tmp_path_factory.mktemp("data"), limits=False)).start()
    try:
        yield server.player()
    finally:
        server.stop()


def test_the_sheet_names_the_board(visitor: Player) -> None:
    assert visitor.http.get("/api/games/lantern_fair").json()["board"] == "/games/lantern_fair/board.js"
    for key in registry.in_house():
        assert visitor.http.get(f"/api/games/{key}").json()["board"] is None


def test_the_board_is_served_under_the_same_policy_and_kept_by_browsers(visitor: Player) -> None:
    home = visitor.http.get("/api/games").headers
    for name, kind in (("board.js", "text/javascript"), ("board.css", "text/css")):
        answer = visitor.http.get(f"/games/lantern_fair/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.content == (BOARD / name).read_bytes()
        for header in ("content-security-policy", "x-content-type-options", "cross-origin-resource-policy"):
            assert answer.headers[header] == home[header]
        again = visitor.http.get(f"/games/lantern_fair/{name}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


OUTSIDE = [
    "/games/lantern_fair/",
    "/games/lantern_fair/nothing.js",
    "/games/lantern_fair/meta.py",
    "/games/lantern_fair/../rules.md",
    "/games/lantern_fair/../text/en.ftl",
    "/games/lantern_fair/%2e%2e/secret.js",
    "/games/lantern_fair/..%2fsecret.js",
    "/games/lantern_fair/..%5csecret.js",
    "/games/lantern_fair//etc/hosts.js",
    "/games/lantern_fair/%2fetc/secret.js",
    "/games/lantern_fair/.hidden.js",
    "/games/lantern_fair/linked.js",
    "/games/lantern_fair/board.js/board.js",
    "/games/lantern_fair/%00.js",
    "/games/no_such_game/board.js",
    f"/games/{registry.in_house()[0]}/board.js",
]


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_else_is_served(visitor: Player, target: Path, path: str) -> None:
    """There are files to be had for whoever could leave the folder; nobody can."""
    package = target / "lantern_fair"
    (package / "secret.js").write_text("secret")
    (package / "board" / ".hidden.js").write_text("secret")
    (package / "board" / "linked.js").unlink(missing_ok=True)
    (package / "board" / "linked.js").symlink_to(package / "secret.js")
    try:
        answer = visitor.http.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text
    finally:
        for name in ("secret.js", "board/.hidden.js", "board/linked.js"):
            (package / name).unlink()


def test_its_words_and_rules_come_from_the_server(visitor: Player) -> None:
    assert "game-lantern-fair = Lantern Fair" in visitor.http.get("/api/texts/en/lantern_fair").text
    rules = visitor.http.get("/api/games/lantern_fair/rules").json()
    assert rules["title"] == "Lantern Fair"
    assert any(block.get("id") == "LF-013" for section in rules["sections"] for block in section["blocks"])
