"""Dale of Merchants over the network: a card that was never shown is in no byte to anybody who may not know it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from covetown.games.dale_of_merchants.pieces import card_facts
from covetown.kernel import SPECTATOR, Event, FastChance
from covetown.server import Config
from covetown.server.play import bit
from tests.server.house import Server, Table

HIDDEN_PLACES = {f"{zone}:{seat}" for zone in ("hand", "deck") for seat in range(4)}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(Config(data_dir=tmp_path, limits=False)).start()
    try:
        yield running
    finally:
        running.stop()


def cards_in(data: Any) -> set[int]:
    """Every card a message names: printed cards, cards of events, and things an option points at."""
    found: set[int] = set()
    if isinstance(data, dict):
        if "key" in data and "value" in data and isinstance(data.get("id"), int):
            found.add(data["id"])
        for name, value in data.items():
            if name in ("card", "copy", "old", "new") and isinstance(value, int):
                found.add(value)
            elif name == "cards" and isinstance(value, list):
                found.update(card for card in value if isinstance(card, int))
            elif name in ("refs", "ref"):
                for ref in value if isinstance(value, list) else [value]:
                    zone, _, number = str(ref).partition(":")
                    if zone in ("hand", "card", "aside") and number.isdigit():
                        found.add(int(number))
            found |= cards_in(value)
    elif isinstance(data, list):
        for value in data:
            found |= cards_in(value)
    return found


def shown(cards: Any) -> set[int]:
    return {int(str(card_facts(card)["id"])) for card in cards}


def seen_in(state: Any) -> set[int]:
    """The cards of which a copy lies where everybody sees it. Copies look alike, so their names tell nothing hidden."""
    open_to_all = [*state.market, *state.market_discard, *state.aside, state.resolving]
    open_to_all += [card for mark in state.marks for card in (mark.card, mark.copy)]
    for player in state.players:
        open_to_all += [*player.discard, *[card for stack in player.stall for card in stack]]
    return shown(card for card in open_to_all if card is not None)


def unseen_after(states: list[Any], moves: list[list[Event]], viewer: int) -> list[tuple[set[int], list[set[int]]]]:
    """For every position: the cards that have lain in the market deck ever since the deal, and for every seat those
    that have never left its deck and hand, nor were paid or laid open out of it in between.
    """
    seats = int(states[0].seats)
    dealt = next(number for number, state in enumerate(states) if state.market_deck)
    # Copies look alike: only a name of which every copy lies in the market deck is a secret.
    outside = seen_in(states[dealt])
    for player in states[dealt].players:
        outside |= shown(player.deck + player.hand)
    copies: dict[int, set[int]] = {}
    for card in states[dealt].market_deck:
        copies.setdefault(int(card.shown), set()).add(int(card.ident))
    market = set(copies) - outside
    own = [
        shown(states[dealt].players[seat].deck + states[dealt].players[seat].hand) - set(copies)
        for seat in range(seats)
    ]
    found = []
    for number, state in enumerate(states):
        if number >= dealt:
            there = {int(card.ident) for card in state.market_deck}
            market = {name for name in market if copies[name] <= there}
            own = [own[seat] & shown(state.players[seat].deck + state.players[seat].hand) for seat in range(seats)]
            market, own = market - seen_in(state), [zone - seen_in(state) for zone in own]
        for event in moves[number - 1] if number else []:
            places = {event.facts.get("from"), event.facts.get("to")}
            if event.kind == "showed" or not places <= HIDDEN_PLACES:
                own = [zone - cards_in(event.facts) for zone in own]
            if event.secrets is not None and viewer >= 0 and (event.audience >> viewer) & 1:
                own = [zone - cards_in(event.secrets) for zone in own]  # a rule let this seat look
        zones = [market, *own]
        shared = {card for zone in zones for card in zone if sum(card in other for other in zones) > 1}
        found.append((market - shared, [zone - shared for zone in own]))
    return found


@pytest.mark.slow
def test_a_card_nobody_showed_is_told_to_nobody_else(server: Server) -> None:
    random.seed(5)
    ann, ben = server.player("Ann"), server.player("Ben")
    ident = ann.table("me", "open", "novice", game="dale_of_merchants")["id"]
    ben.post(f"/api/tables/{ident}/join")
    watcher = server.player("Wim").sit(ident, panels=True)
    seats: list[Table] = [ann.sit(ident, panels=True), ben.sit(ident, panels=True)]
    live = server.house.tables[ident]
    guide, chance = live.game.guide(), FastChance(3)
    fetched: dict[int, list[tuple[int, str]]] = {SPECTATOR: [], 0: [], 1: []}
    answered = 0
    answered_at = [-1, -1]
    while live.table.status == "playing" and answered < 400:
        watcher.quiet(0.001)
        for seat, table in enumerate(seats):
            table.quiet(0.01)
            if not table.last.get("decision") or table.last["asked"] == answered_at[seat]:
                continue
            answered_at[seat] = table.last["asked"]
            assert live.play is not None
            options = [option["id"] for option in table.last["decision"]["options"]]
            wise = guide.prefer(live.play.state, seat, list(live.play.state.options(seat)), chance)
            table.act(option=wise if wise in options else random.choice(options))
            answered += 1
            if answered % 20 == 0:
                for viewer, person in ((seat, table.player), (SPECTATOR, watcher.player)):
                    for path in ("", "/replay", "/replay/3?panels=true", "/export"):
                        text = person.http.get(f"/api/tables/{ident}{path}").text
                        fetched[viewer].append((len(live.play.standing), text))
    assert answered > 60
    assert live.play is not None
    states = [live.play.position(number) for number in range(len(live.play.standing) + 1)]
    events = [standing.frame.events for standing in live.play.standing]
    searched = 0
    for viewer, table in ((SPECTATOR, watcher), (0, seats[0]), (1, seats[1])):
        table.quiet(0.2)
        unseen = unseen_after(states, events, viewer)
        moves = [n for n, standing in enumerate(live.play.standing, 1) if standing.seen_mask & bit(viewer)]
        sent = [(0 if not m["step"] else moves[m["step"] - 1], m) for m in table.heard if m.get("step") is not None]
        sent += [(number, json.loads(text)) for number, text in fetched[viewer]]
        for number, message in sent:
            view = message.get("view")
            if message.get("result") or (isinstance(view, dict) and view.get("over")):
                continue
            market, own = unseen[number]
            told = cards_in(message)
            searched += len(told)
            assert not told & market, "cards of the market deck were told"
            for seat in range(3):
                if seat != viewer:
                    assert not told & own[seat], f"cards of seat {seat} were told to viewer {viewer}"
    assert searched > 5_000
    assert max(len(market) for market, _ in unseen) > 3
    # Starting hands have copies everywhere; what is told of them is held by the oracle and the twin games of Dale.
