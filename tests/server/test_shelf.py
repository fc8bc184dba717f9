"""The shelf over the network: texts, catalogues, and every rule of every game with its id."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from covetown import registry
from covetown.rulebook import rulebook
from covetown.server import wire
from covetown.server.shelf import game_sheet, rules_from, written_rules
from tests.server.house import Server

GAMES = registry.names()


def blocks(key: str) -> list[dict[str, Any]]:
    told = json.loads(written_rules(key))
    assert told["game"] == key
    assert told["title"]
    names = [section["id"] for section in told["sections"]]
    assert len(set(names)) == len(names), "a section can be linked"
    return [block for section in told["sections"] for block in section["blocks"]]


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_of_a_game_can_be_linked(key: str) -> None:
    found = [block["id"] for block in blocks(key) if "id" in block]
    assert set(rulebook(key).idents()) <= set(found)
    assert len(found) > 100


@pytest.mark.parametrize("key", GAMES)
def test_a_game_on_the_shelf_has_all_a_client_needs(key: str) -> None:
    game = registry.load(key)
    sheet = game_sheet(game)
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=wire.GameSheet).key == key
    assert sheet.seat_counts
    for count in sheet.seat_counts:
        assert game.check_options(count, {}) == sheet.defaults


def test_rules_are_plain_text_in_blocks() -> None:
    rules = "- **DM-001** [R] Draw\n  two cards.\n- item\n\n| id | x |\n|---|---|\n| **DM-002** | 1 |\n"
    told = msgspec.to_builtins(rules_from("a", "# A\nHello <b>you</b>\nagain\n\n" + rules))
    assert told["title"] == "A"
    assert told["sections"][0]["blocks"] == [
        {"kind": "text", "text": "Hello <b>you</b> again"},
        {"kind": "rule", "id": "DM-001", "text": "Draw two cards."},
        {"kind": "item", "text": "item"},
        {"kind": "row", "cells": ["id", "x"], "head": True},
        {"kind": "row", "cells": ["DM-002", "1"], "head": False, "id": "DM-002"},
    ]


def test_charts_keep_their_lines_and_items_their_rule() -> None:
    rules = "- **DM-001** [R] Draw.\n  - Given: a deck.\n\nFlow:\n\n```\nfirst\n  then\n```\n"
    told = msgspec.to_builtins(rules_from("a", "# A\n" + rules))
    assert told["sections"][0]["blocks"] == [
        {"kind": "rule", "id": "DM-001", "text": "Draw."},
        {"kind": "item", "of": "DM-001", "text": "Given: a deck."},
        {"kind": "text", "text": "Flow:"},
        {"kind": "chart", "text": "first\n  then"},
    ]


def test_rules_are_searched_as_at_the_terminal(server: Server) -> None:
    http = server.player().http
    told = http.get("/api/games/dale_of_merchants/rules/search", params={"words": "overpay"}).json()
    assert {"section": "4.1 Market action", "id": "DM-062"} in told["found"]
    assert (told["count"], told["complete"], told["instead"]) == (len(told["found"]), True, [])
    table = http.get("/api/games/pirates_cove/rules/search", params={"words": "table a"}).json()["found"][0]
    assert table["caption"] == "Table A (ship mat)"
    assert len(table["rows"]) == 6
    nothing = http.get("/api/games/pirates_cove/rules/search", params={"words": "mutinny"}).json()
    assert nothing == {"found": [], "count": 0, "complete": False, "instead": ["mutiny"]}
    assert http.get("/api/games/pirates_cove/rules/search", params={"words": "[(*"}).json()["count"] == 0
    assert http.get("/api/games/nonesuch/rules/search", params={"words": "x"}).status_code == 404
    assert http.get("/api/games/pirates_cove/rules/search").status_code == 422


def test_texts_are_sent_as_they_are_written_and_kept_by_browsers(server: Server) -> None:
    http = server.player().http
    answer = http.get("/api/texts/en")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "shell-refused-sequence" in answer.text
    assert http.get("/api/texts/en", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    for key in GAMES:
        assert f"game-{key.replace('_', '-')} =" in http.get(f"/api/texts/en/{key}").text
        assert http.get(f"/api/games/{key}").json()["key"] == key
    assert http.get("/api/games/nonesuch").json()["reason"] == "shell-refused-no-game"
    assert http.get("/api/games/parlour/rules").status_code == 404
    assert http.get("/api/texts/en/parlour").status_code == 404
