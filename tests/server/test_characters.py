"""Bots with a character at the tables of a server: offered with the levels, the styles with their game."""

from __future__ import annotations

import asyncio

import pytest
from fluent.syntax import FluentParser, ast

from covetown import registry
from covetown.kernel import FastChance, world_for
from covetown.server import Config
from covetown.server.thinking import Thinkers, as_stand_in, usual_level
from covetown.text import LOCALES
from covetown.thinker import Request, think
from tests.server.house import Server

GAMES = registry.names()


def test_they_stand_on_the_shelf_with_their_words(server: Server) -> None:
    ann = server.player("Ann")
    assert ann.get("/api/bots")["characters"] == ["adaptive"]
    for card in ann.get("/api/start")["games"]:
        assert card["styles"] == ann.get(f"/api/games/{card['key']}")["styles"]
        for locale in LOCALES:
            said = ann.get(f"/words/{locale}")["shelf"].get(card["key"], {}).get("own", "")
            entries = [entry for entry in FluentParser().parse(said).body if isinstance(entry, ast.Message)]
            with_a_line = {entry.id.name for entry in entries if any(a.id.name == "about" for a in entry.attributes)}
            assert {f"style-{style}" for style in card["styles"]} <= with_a_line


def test_a_seat_takes_them_at_tables_of_their_game_alone(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.table("me", "adaptive")
    assert table["seats"][1]["level"] == "adaptive"
    refused = ann.post("/api/tables", 422, game="parlour", seats=[{"kind": "me"}, {"kind": "bot", "level": "raider"}])
    assert refused["reason"] == "shell-refused-no-level"
    assert "adaptive" in refused["text"]
    assert "raider" not in refused["text"]


def test_they_do_not_stand_in_for_people(server: Server) -> None:
    """Neither for who leaves, nor for who is away, nor for whose time is up: only bots that play to win do."""
    ann, ben = server.player("Ann"), server.player("Ben")
    refusals = []
    seats = [{"kind": "me"}, {"kind": "open"}]
    style = registry.load("pirates_cove").styles()[0].key
    for game, level in (("parlour", "adaptive"), ("pirates_cove", style)):
        refusals.append(ann.post("/api/tables", 422, game=game, seats=seats, leaver_level=level))
        ident = ann.post("/api/tables", 201, game=game, seats=seats, leaver_level="novice")["id"]
        ben.post(f"/api/tables/{ident}/join")
        refusals.append(ben.post(f"/api/tables/{ident}/leave", 422, level=level))
        table = ann.sit(ident)
        table.until("view")
        table.say("replace", seat=1, level=level)
        refusals.append(table.until("refused"))
        assert not ben.get(f"/api/tables/{ident}")["seats"][1]["stand_in"]
        ben.post(f"/api/tables/{ident}/leave", level="novice")
        assert ben.get(f"/api/tables/{ident}")["seats"][1]["stand_in"] == "novice"
    for refused in refusals:
        assert refused["reason"] == "shell-refused-no-level"
        assert "master" in refused["text"]
        assert "adaptive" not in refused["text"]
        assert style not in refused["text"]


def test_who_plays_on_from_a_replay_against_one_is_not_followed_by_one(server: Server) -> None:
    assert as_stand_in("novice") == "novice"
    assert as_stand_in("adaptive") == usual_level()
    ann = server.player("Ann")
    ident = ann.table("me", "novice")["id"]
    fork = ann.post(f"/api/tables/{ident}/fork", 201, step=0, seat=0, level="adaptive")["id"]
    table = server.house.tables[fork].table
    assert (table.seats[1].level, table.leaver_level) == ("adaptive", usual_level())


@pytest.mark.parametrize("key", GAMES)
def test_a_process_of_the_server_thinks_for_them(key: str) -> None:
    game = registry.load(key)
    state = game.new(2, {}, FastChance(1))
    seat = 0 if state.waiting & 1 else 1
    world = world_for(state, seat, FastChance(2)).encode()
    for level in ["adaptive", *(style.key for style in game.styles())]:
        answer = think(Request("choose", key, level, world, seat, 3, 0.02))
        assert not answer.wrong
        assert answer.option in state.options(seat)
    assert think(Request("choose", key, "oracle", world, seat, 3, 0.02)).wrong


def test_the_simplest_bot_plays_on_for_a_style_that_fails() -> None:
    """A style is a bot of the house: unlike one from elsewhere it is not told apart when it fails."""
    game = registry.load(GAMES[0])
    state = game.new(2, {}, FastChance(1))
    seat = 0 if state.waiting & 1 else 1
    asked: list[str] = []

    class Failing(Thinkers):
        async def ask(self, request: Request, *rest: object) -> object:  # type: ignore[override]
            asked.append(request.level)
            raise EOFError

    async def run() -> None:
        thinkers = Failing(Config(bot_workers=1))
        with pytest.raises(Exception, match=game.key):
            await thinkers.choose(game, state, seat, game.styles()[0].key)
        await thinkers.close()

    asyncio.run(run())
    assert asked == [game.styles()[0].key] * 2 + ["novice"] * 2
