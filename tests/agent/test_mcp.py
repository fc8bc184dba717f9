"""The tools of the Model Context Protocol: as plain calls and, where its SDK is there (`make agent`), by a client."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from covetown import registry
from covetown.agent.host import Host
from covetown.kernel import RuleError
from covetown.text import LOCALES, reason, texts

GAME = "dale_of_merchants"
TABLE: dict[str, Any] = {"game": GAME, "seats": ["you", "random"], "seed": 4, "options": {"turn_limit": 1}}
PLAYERS = ("you", "random", "apprentice")


def refused(call: Callable[..., object], *args: object, **named: object) -> str:
    with pytest.raises(RuleError) as error:
        call(*args, **named)
    return reason(error.value)


def test_one_game_at_a_time_from_beginning_to_end() -> None:
    host = Host(PLAYERS, "en")
    assert [game["game"] for game in host.games()["games"]] == registry.names()
    for early in (host.look, host.rules, host.log, host.undo, host.quit):
        assert refused(early) == "No game has begun. Call new_game first."
    assert host.rules(game=GAME, rule="DM-055")["rules"][0]["rule"] == "DM-055"
    begun = host.new_game(**TABLE)
    assert begun["welcome"]["type"] == "welcome"
    assert "help" not in begun["welcome"]
    assert begun["next"]["number"] == 1
    assert refused(host.new_game, GAME) == "A game is being played. Finish it, or call quit to leave it first."
    assert host.look()["prompt"] == begun["next"]["prompt"]
    assert refused(host.answer, 99) == "There is no option 99. There are options 1 to 7."
    assert host.answer(1)["number"] == 2
    assert host.undo()["news"] == ["Taken back."]
    assert host.log()["lines"][-1] == "Taken back."
    assert host.rules()["pages"]
    assert host.answer(6, question=3)["type"] == "result"
    assert host.look()["type"] == "result"
    assert host.new_game(**TABLE)["next"]["number"] == 1
    assert host.quit() == {"type": "left"}
    assert refused(host.answer, 1) == "No game has begun. Call new_game first."


def test_a_game_that_cannot_begin_leaves_nothing_behind() -> None:
    host = Host(PLAYERS, "en")
    styles = [style.key for style in registry.load(GAME).styles()]
    known = ", ".join([*PLAYERS, *styles])
    assert f"a seat is one of {known}, not wizard" in refused(host.new_game, GAME, ["you", "wizard"])
    assert "there is no language xx" in refused(host.new_game, GAME, language="xx")
    assert "nowhere" in refused(host.new_game, "nowhere")
    assert "turn_limit" in refused(host.new_game, GAME, options={"turn_limit": "soon"})
    assert host.sitting is None
    told = host.new_game(GAME, language="fr")
    assert [player["player"] for player in told["welcome"]["seats"]] == ["you", "apprentice"]
    assert told["welcome"]["language"] == "fr"


def test_a_bot_of_a_style_sits_down_under_its_name() -> None:
    style = registry.load(GAME).styles()[0].key
    told = Host(PLAYERS, "fr").new_game(GAME, ["you", style], seed=1)
    seat = told["welcome"]["seats"][1]
    assert seat["player"] == style
    assert texts(GAME, "fr").key(f"style-{style}") in seat["name"]


def as_client(talk: Callable[[Any], Awaitable[None]], *arguments: str) -> None:
    """Start the server as a client does, and talk to it."""
    mcp = pytest.importorskip("mcp")
    there = {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
    start = mcp.StdioServerParameters(
        command=sys.executable, args=["-m", "covetown.cli", "agent", "--mcp", *arguments], env=there
    )

    async def connected() -> None:
        async with mcp.Client(start) as client:
            await talk(client)

    asyncio.run(connected())


def test_a_client_plays_a_game() -> None:
    async def talk(client: Any) -> None:
        assert GAME in client.instructions
        tools = (await client.list_tools()).tools
        assert tuple(tool.name for tool in tools) == Host.TOOLS
        assert set(next(tool for tool in tools if tool.name == "answer").input_schema["properties"]) == {
            "option",
            "question",
        }
        early = await client.call_tool("answer", {"option": 1})
        assert early.is_error
        assert early.content[0].text == "No game has begun. Call new_game first."
        begun = await client.call_tool("new_game", TABLE)
        assert not begun.is_error
        assert begun.structured_content["next"]["type"] == "question"
        wrong = await client.call_tool("answer", {"option": 99})
        assert wrong.is_error
        assert wrong.structured_content == {
            "type": "refused",
            "why": "There is no option 99. There are options 1 to 7.",
        }
        assert (await client.call_tool("look")).structured_content["number"] == 1
        rule = await client.call_tool("rules", {"rule": "DM-055"})
        assert rule.structured_content["rules"][0]["rule"] == "DM-055"
        end = await client.call_tool("answer", {"option": 6})
        assert end.structured_content["type"] == "result"

    as_client(talk)


def test_a_client_reads_the_books_of_all_games_and_may_be_french() -> None:
    async def talk(client: Any) -> None:
        assert client.instructions.startswith("Jouez à des jeux de société")
        assert all(tool.description for tool in (await client.list_tools()).tools)
        there = {str(one.uri) for one in (await client.list_resources()).resources}
        books = {f"covetown://{key}/rulebook/{locale}" for key in registry.names() for locale in LOCALES}
        assert there == books | {f"covetown://{key}/rules" for key in registry.names()}
        told = (await client.read_resource(f"covetown://{GAME}/rulebook/fr")).contents[0]
        assert told.mime_type == "text/markdown"
        assert "Vous tenez boutique" in told.text
        rules = (await client.read_resource(f"covetown://{GAME}/rules")).contents[0].text
        assert "DM-055" in rules
        early = await client.call_tool("look")
        assert early.content[0].text == "Aucune partie n’a commencé. Appelez d’abord new_game."

    as_client(talk, "--language", "fr")
