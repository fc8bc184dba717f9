"""Hidden information: whole games are played, every byte to every viewer is searched for what it may not hold."""

from __future__ import annotations

import json
import re
from typing import Any

from covetown.kernel import SPECTATOR
from tests.server.house import Server, Table, server, shelf
from tests.server.parlour import CARDS, ParlourState

__all__ = ["server", "shelf"]

CARD = re.compile(r"\b70[0-3][0-9]\b")


def cards_in(text: str) -> set[int]:
    """The cards of the parlour game that a text names (times and ids are left out)."""
    bare = re.sub(r'"(id|at|created|started|ended|commitment|invite|seed|n)":("[^"]*"|[0-9]+)', "", text)
    return {int(found) for found in CARD.findall(bare)} & set(CARDS)


def knowable(states: list[ParlourState], viewer: int) -> set[int]:
    """Every card a viewer has come to know by rights: open ones, and those of its own hand."""
    known: set[int] = set()
    for state in states:
        for seat in range(int(state.seats)):
            known.update(state.laid[seat])
        if viewer != SPECTATOR:
            known.update(state.hands[viewer])
    return known


def play(table: Table, turn: int) -> bool:
    """Answer one question, a different way each time."""
    decision = table.last.get("decision")
    if not decision:
        return False
    options = [option["id"] for option in decision["options"]]
    table.act(option=options[turn % len(options)])
    return True


def test_no_hidden_card_in_any_byte_to_a_wrong_viewer(server: Server) -> None:
    people = [server.player(name) for name in ("Ann", "Ben", "Cat")]
    ident = people[0].table("me", "open", "open", "novice", options={"rounds": 4})["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{ident}/join")
    watcher = server.player("Wim").sit(ident, panels=True)
    seats = [person.sit(ident, panels=True) for person in people]
    rest: dict[int, list[str]] = {viewer: [] for viewer in (SPECTATOR, 0, 1, 2)}
    turn = 0
    for table in [watcher, *seats]:
        table.until("view")
    while server.house.tables[ident].table.status == "playing":
        for seat, table in enumerate(seats):
            table.quiet(0.02)
            turn += 1
            if play(table, turn):
                for viewer, person in [(seat, people[seat]), (SPECTATOR, watcher.player)]:
                    for path in ("", "/replay", f"/replay/{turn % 3}", "/fair", "/export"):
                        answer = person.http.get(f"/api/tables/{ident}{path}", params={"panels": True})
                        rest[viewer].append(answer.text)
        if turn % 7 == 0:
            seats[turn % 3].say("face", seat=(turn + 1) % 3)
    live = server.house.tables[ident]
    assert live.play is not None
    states: list[Any] = [live.play.position(number) for number in range(len(live.play.standing) + 1)]
    running = [state for state in states if state.waiting]
    for viewer, table in [(SPECTATOR, watcher), *enumerate(seats)]:
        table.quiet(0.1)
        sent = [text for text in table.bytes if '"seed":null' in text or '"seed"' not in text]
        told = set().union(*[cards_in(text) for text in [*sent, *rest[viewer]]])
        assert told, "something was told"
        assert told <= knowable(running, viewer), f"viewer {viewer} was told of hidden cards"
    deals = [json.loads(text) for text in watcher.bytes]
    assert all("seed" not in m or m["seed"] is None for m in (d.get("fair", {}) for d in deals if "result" not in d))


def test_a_bot_is_shown_a_world_dealt_anew(server: Server) -> None:
    """What goes to the process of a bot is not the true game: over a few questions the hidden cards differ."""
    from tests.server.parlour import PARLOUR, decode

    server.player("Ann").table("me", "novice")
    live = next(iter(server.house.tables.values()))
    assert live.play is not None
    true = live.play.state
    assert isinstance(true, ParlourState)
    worlds = [decode(server.house.thinkers.request("choose", PARLOUR, true, 1, "novice", 1.0).world) for _ in range(5)]
    assert all(world.hands[1] == true.hands[1] for world in worlds)
    assert any(world.hands[0] != true.hands[0] for world in worlds)
    assert any(world.deck != true.deck for world in worlds)


def test_nothing_tells_that_another_has_answered_in_secret(server: Server) -> None:
    """All that a client can fetch or is sent stays the same, byte for byte, while others answer in secret."""
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open", "open")["id"]
    ben.post(f"/api/tables/{ident}/join")
    cat = server.player("Cat")
    cat.post(f"/api/tables/{ident}/join")
    a, b, c = ann.sit(ident), ben.sit(ident), cat.sit(ident)
    for table in (a, b, c):
        table.asked()
        table.act("roll")
    for table in (a, b, c):
        table.asked()

    def everything() -> list[str]:
        paths = ("", "/replay", "/replay/3", "/fair")
        return [re.sub(r'"bank_ms":\[.*?\]', "", cat.http.get(f"/api/tables/{ident}{path}").text) for path in paths]

    before, seq = everything(), c.last["seq"]
    a.act(option=502)
    b.act(option=501)
    assert everything() == before
    assert c.quiet() == []
    again = cat.sit(ident, seen=seq, facing=2)
    assert again.until("view")["frames"] == []
    assert again.last["seq"] == seq
    assert c.undo()["reason"] == "undo-others"
