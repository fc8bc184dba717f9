"""Two players and a spectator at one table: nobody loses a move, and nobody moves for somebody else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.bases import base, town
from tests.browser.conftest import Visit
from tests.browser.play import question, settled, take_turn
from tests.browser.test_lan import free_port
from tests.browser.town import Town, Visitor

__all__ = ["base", "town"]

pytestmark = pytest.mark.browser


def table_of_two(ann: Visitor, ben: Visitor) -> str:
    """Ann opens a table for a friend, and Ben sits down by its link."""
    ann.introduce()
    ben.introduce()
    table = ann.lay_table("me", "invite", options={"first_player": "0"}, visibility="link")
    ann.go(f"/t/{table}")
    link = ann.page.input_value("input[readonly]")
    ben.go(link)
    ben.page.click("text=Sit here")
    ann.page.wait_for_selector(".hand .held")
    ben.page.wait_for_selector(".hand .held")
    return table


def test_friends_join_by_a_link_and_a_spectator_sees_only_what_is_public(visit: Visit) -> None:
    ann, ben, eve = visit("Ann"), visit("Ben"), visit("Eve")
    table = table_of_two(ann, ben)
    eve.go(f"/t/{table}")
    eve.page.wait_for_selector(".market")

    assert settled(ann.page) == "asked"
    assert "Ann" in ben.page.inner_text(".prompt")
    assert eve.page.locator(".hand .held .spot").count() == 0
    assert eve.page.locator("[data-answer]").count() == 0

    ann.page.click("[aria-label='Chat']")
    ann.page.fill(".chat input", "Good luck, Ben")
    ann.page.keyboard.press("Enter")
    ben.page.click("[aria-label='Chat']")
    ben.page.wait_for_selector(".chat >> text=Good luck, Ben")


def test_a_player_cut_off_in_mid_move_comes_back_and_nothing_is_lost(visit: Visit) -> None:
    """The act goes out, the line breaks before the answer arrives; the browser reconnects and sends it again."""
    ann, ben = visit("Ann"), visit("Ben")
    cut = {"now": False, "times": 0}
    acts: list[str] = []

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def up(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            if '"act"' in text:
                acts.append(json.loads(text)["action"])
            server.send(message)

        def down(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            if cut["now"] and ('"done"' in text or '"moved"' in text):
                cut["now"] = False
                cut["times"] += 1
                route.close(code=1012, reason="the line is cut")
                server.close()
                return
            route.send(message)

        route.on_message(up)
        server.on_message(down)

    ann.page.route_web_socket("**/ws/table/*", line)
    table = table_of_two(ann, ben)
    settled(ann.page)
    before = question(ann.page)
    cut["now"] = True

    take_turn(ann.page)

    assert cut["times"] == 1
    assert question(ann.page) != before
    assert acts[0] == acts[1], "the same intent went out again under its own id"
    told = ann.call("GET", f"/api/tables/{table}/replay?viewer=0")
    assert told["steps"] == 1, "the move stands once, not twice and not never"
    ann.page.wait_for_selector(".link.live")


def test_without_a_connection_the_page_says_so_and_recovers(visit: Visit) -> None:
    ann = visit("Ann")
    ann.introduce()
    routes: list[WebSocketRoute] = []
    gate = {"open": True}

    def line(route: WebSocketRoute) -> None:
        if not gate["open"]:
            route.close(code=1012, reason="no line")
            return
        routes.append(route)
        route.connect_to_server()

    ann.page.route_web_socket("**/ws/table/*", line)
    ann.go(f"/t/{ann.lay_table('me', 'novice')}")
    settled(ann.page)
    gate["open"] = False
    routes[-1].close(code=1012, reason="cut")
    ann.page.wait_for_selector("[data-bar=offline]")
    gate["open"] = True
    ann.page.wait_for_selector(".link.live")
    assert ann.page.locator("[data-bar=offline]").count() == 0
    assert settled(ann.page) == "asked"


def test_a_game_goes_on_after_the_server_was_restarted(town: Town, browser: Browser, tmp_path: Path) -> None:
    """The page notices, waits, and comes back to the same question without a reload."""
    first = Town(tmp_path / "data", town.pages, free_port()).start()
    ann = Visitor(first, browser, "Ann")
    ann.introduce()
    ann.go(f"/t/{ann.lay_table('me', 'novice', options={'first_player': '0'})}")
    for _ in range(3):
        settled(ann.page)
        take_turn(ann.page)
    settled(ann.page)
    asked = ann.page.inner_text(".prompt")

    first.stop()
    ann.page.wait_for_selector("[data-bar=offline]")
    second = first.again()
    try:
        ann.page.wait_for_selector(".link.live")
        assert settled(ann.page) == "asked"
        assert ann.page.inner_text(".prompt") == asked
        take_turn(ann.page)
        settled(ann.page)
    finally:
        ann.close()
        second.stop()


def test_nobody_acts_for_somebody_else(visit: Visit) -> None:
    """A third browser answers Ann's question over its own socket, and is refused; Ann's question stays open."""
    ann, ben, mallory = visit("Ann"), visit("Ben"), visit("Mallory")
    table = table_of_two(ann, ben)
    mallory.introduce()
    settled(ann.page)
    before = question(ann.page)
    told = json.loads([frame for frame in ann.frames if '"decision"' in frame][-1])
    option = told["decision"]["options"][0]["id"]

    for intruder in (mallory, ben):
        if intruder is mallory:
            intruder.go("/about")
        answer = intruder.page.evaluate(
            """([table, option, seq]) => new Promise((resolve) => {
                const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/table/${table}`);
                const say = (what) => socket.send(JSON.stringify(what));
                socket.onopen = () => say({type: 'hello', seen: null, facing: 0, panels: false});
                socket.onmessage = (event) => {
                    const heard = JSON.parse(event.data);
                    if (heard.type === 'view') say({type: 'act', action: 'stolen', seq: heard.seq, option});
                    if (heard.type === 'refused' || heard.type === 'done') { socket.close(); resolve(heard.type); }
                };
                socket.onclose = () => resolve('closed');
            })""",
            [table, option, told["seq"]],
        )
        assert answer in ("refused", "closed")
    assert question(ann.page) == before
    assert settled(ann.page) == "asked"
