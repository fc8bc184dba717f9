"""No hidden card in any byte that reaches a wrong browser: whole games are captured and compared with the truth."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from covetown import registry
from covetown.games.dale_of_merchants.cards import JUNK_ID
from covetown.games.dale_of_merchants.memory import known_to
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import ScriptedChance, read_journal, replay
from tests.browser.conftest import Visit
from tests.browser.play import play_on_the_board

pytestmark = [pytest.mark.browser, pytest.mark.slow]

IN_VIEWS = {"id"}
IN_EVENTS = {"card", "cards", "model", "given", "copied"}
REFERENCE = re.compile(r"^(?:hand|aside|card|market-discard):(\d+)(?::\d+)?$")


def cards_named(data: object, keys: set[str], key: str = "") -> Iterator[int]:
    """Every card id in a message, wherever it stands."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name not in ("from", "to"):
                yield from cards_named(value, keys, str(name))
    elif isinstance(data, list):
        for value in data:
            yield from cards_named(value, keys, key)
    elif isinstance(data, bool):
        return
    elif isinstance(data, int) and key in keys:
        yield data
    elif isinstance(data, str) and key in ("refs", "ref"):
        found = REFERENCE.match(data)
        if found:
            yield int(found[1])


def hidden_from(state: DaleState, viewer: int) -> set[int]:
    """The animalfolk cards of which this viewer sees no copy: they lie in other hands, in decks, in the market deck."""
    hidden = list(state.market_deck)
    seen = [*state.market, *state.market_discard, state.resolving, *[mark.card for mark in state.marks]]
    for seat, player in enumerate(state.players):
        seen += [*player.discard, *[card for stack in player.stall for card in stack], *known_to(player, viewer)]
        (seen if seat == viewer else hidden).extend(player.hand)
        for position, card in enumerate(reversed(player.deck)):
            mask = player.known[position] if position < len(player.known) else 0
            (seen if viewer >= 0 and (mask >> viewer) & 1 else hidden).append(card)
    seen += [mark.copy for mark in state.marks]
    shown = {int(card.shown) for card in seen}
    return {int(card.shown) for card in hidden if card.shown < JUNK_ID} - shown


def plain(view: object) -> str:
    return json.dumps(view, sort_keys=True)


def positions(journal_text: str, viewer: int) -> list[tuple[str, set[int]]]:
    """Every position of a game: what this viewer may see of it, and which cards are hidden."""
    journal = read_journal(journal_text)
    state = replay(registry.load(journal.game), journal, 0)
    assert isinstance(state, DaleState)
    found = [(plain(state.view(viewer)), hidden_from(state, viewer))]
    for move in journal.played():
        state.apply(move.seat, move.option, ScriptedChance(list(move.chance)))
        found.append((plain(state.view(viewer)), hidden_from(state, viewer)))
    return found


@pytest.mark.parametrize("watcher", ["player", "spectator"])
def test_no_hidden_card_travels_to_a_wrong_browser(visit: Visit, watcher: str) -> None:
    ann = visit("Ann")
    ann.introduce()
    table = ann.lay_table("me", "novice", "novice", spectators=True, options={"turn_limit": 12})
    eyes = ann
    viewer = 0
    if watcher == "spectator":
        eyes = visit("Eve")
        viewer = -1
        eyes.go(f"/t/{table}")
        eyes.page.wait_for_selector(".market")
    ann.go(f"/t/{table}")
    play_on_the_board(ann.page)
    eyes.page.wait_for_selector("#end-title")

    truth = positions(json.dumps(ann.call("GET", f"/api/tables/{table}/export")), viewer)
    at = 0
    searched = 0
    for text in eyes.frames:
        message = json.loads(text)
        if message.get("type") not in ("view", "moved") or not message.get("view") or message["view"]["over"]:
            continue
        seen = plain(message["view"])
        before = truth[at][1]
        while at < len(truth) and truth[at][0] != seen:
            at += 1
        assert at < len(truth), "a view was sent that belongs to no position of the game"
        hidden = truth[at][1]
        shown = {*cards_named(message["view"], IN_VIEWS), *cards_named([message["decision"], message["panels"]], set())}
        assert not shown & hidden, f"move {at}: the cards {shown & hidden} are hidden from {watcher}"
        events = message.get("events", [])
        if not any(event["kind"].startswith(("reshuffled", "swapped-piles", "turned-over")) for event in events):
            told = set(cards_named(events, IN_EVENTS))
            assert not told & hidden & before, f"move {at}: events tell of {told & hidden & before}"
        searched += 1
    assert searched > 10
