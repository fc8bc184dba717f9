"""Everything that happens is told: the open table is built again from what all are told, from set-up to the end.

The account below knows no rule but how many cards one begins with (DM-033 to DM-040). What hands and decks hold is a
matter of memory and looked at by the oracle (`test_knowledge.py`); here it is every pile that lies open, card by card
and in order, the sizes of the others, and who is on turn.
"""

from __future__ import annotations

from collections import Counter

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.kernel import SPECTATOR, Events, FastChance
from tests.games.dale_of_merchants.oracle import NAMES, keys_of, named
from tests.games.dale_of_merchants.test_knowledge import TABLES
from tests.knowledge import Facts, Sitting, at_random, games, positions, sensible

SLOTS = 5
STARTING_DECK = 10


class Retold:
    """The open table as somebody knows it who was only told."""

    def __init__(self, players: int, mode: object) -> None:
        self.solo = mode == "solo"
        self.team = mode == "team"
        self.market: list[str] = [""] * SLOTS
        self.market_deck = 0
        self.market_discard: list[str] = []
        self.hands = [0] * players
        self.decks = [0] * players
        self.discards: list[list[str]] = [[] for _ in range(players)]
        self.stalls: list[list[list[str]]] = [[] for _ in range(players)]
        self.placed: list[str] = []  # for a stack that is not finished
        self.aside = 0
        self.resolving: list[str] = []  # Mono's Flexible Member plays another one meanwhile
        self.active = self.round = -1

    def hear(self, told: list[Facts]) -> None:
        for at, event in enumerate(told):
            if event["kind"] == "mixed" and (at == 0 or told[at - 1]["kind"] != "mixed"):
                for seat in {int(str(other["seat"])) for other in told if other["kind"] == "mixed"}:
                    self.aside += self.hands[seat]  # both hands, before they are dealt again (DM-335)
                    self.hands[seat] = 0
            self.listen(str(event["kind"]), event)

    def listen(self, kind: str, event: Facts) -> None:
        seat = int(str(event.get("seat", -1)))
        if kind == "decks":
            self.deal(event)
        elif kind == "turn":
            self.active, self.round = seat, int(str(event["round"]))
        elif kind == "reshuffled":
            assert event["count"] == len(self.discards[seat])
            self.decks[seat] += len(self.discards[seat])
            self.discards[seat] = []
        elif kind == "reshuffled-market":
            self.market_deck += len(self.market_discard)
            self.market_discard = []
        elif kind == "swapped-piles":
            assert (self.decks[seat], len(self.discards[seat])) == (len(named(event)), event["count"])
            self.decks[seat], self.discards[seat] = len(self.discards[seat]), named(event)
        elif kind == "turned-over":
            self.decks[1], self.discards[1] = 0, named(event)
        elif kind == "built":
            assert Counter(named(event)) == Counter(self.placed)
            self.stall(seat).append(named(event))
            assert len(self.stall(seat)) == event["stack"]
            self.placed = []
        elif "from" in event and "to" in event and kind != "copy-ended":
            self.move(event)

    def stall(self, seat: int) -> list[list[str]]:
        """Teammates have one stall (DM-173)."""
        return self.stalls[seat % 2 if self.team else seat]

    def deal(self, event: Facts) -> None:
        decks = event["decks"]
        assert isinstance(decks, list)
        shelf = {deck.key: deck for deck in GAME.shelf.decks}
        self.decks = [STARTING_DECK for _ in self.decks]
        if self.solo:
            self.decks[1] += len(decks)  # DM-512
        self.market_deck = sum(card.value > 1 for key in decks for card in shelf[key].cards)

    def move(self, event: Facts) -> None:
        """One card goes from one place to another."""
        key = NAMES[int(str(event["card"]))] if "card" in event else ""
        if event["from"] != event["to"]:
            self.lift(str(event["from"]), key, event)
            self.lay(str(event["to"]), key, event)

    def lift(self, source: str, key: str, event: Facts) -> None:
        zone, _, word = source.partition(":")
        at = int(word) if word else -1
        if zone == "hand":
            self.hands[at] -= 1
        elif zone == "deck":
            self.decks[at] -= 1
        elif zone == "discard":
            pile = self.discards[at]
            place = int(str(event.get("place", pile[::-1].index(key) + 1)))
            assert pile.pop(len(pile) - place) == key
        elif zone == "market":
            assert key in (self.market[at], self.swapped_out)
            if self.swapped_out:
                self.swapped_out = ""
            else:
                self.market[at] = ""
        elif zone == "market-deck":
            self.market_deck -= 1
        elif zone == "market-discard":
            self.market_discard.reverse()
            self.market_discard.remove(key)
            self.market_discard.reverse()
        elif zone == "aside":
            self.aside -= 1
        elif zone == "stall":
            assert key == self.swapped_out
            self.swapped_out = ""
        elif zone == "resolving":
            assert self.resolving.pop() == key
        else:
            assert zone == "junk"

    swapped_out = ""

    def lay(self, target: str, key: str, event: Facts) -> None:
        zone, _, word = target.partition(":")
        at = int(word) if word else -1
        if zone == "hand":
            self.hands[at] += 1
        elif zone == "deck":
            self.decks[at] += 1
        elif zone == "discard":
            self.discards[at].append(key)
        elif zone == "market":
            if self.market[at]:
                assert event["kind"] == "swapped-in"
                self.swapped_out = self.market[at]
            self.market[at] = key
        elif zone == "market-deck":
            self.market_deck += 1
        elif zone == "market-discard":
            self.market_discard.append(key)
        elif zone == "aside":
            self.aside += 1
        elif zone == "stall":
            if event["kind"] == "swapped-in":
                stack = self.stall(at)[int(str(event["stack"])) - 1]
                place = int(str(event["place"])) - 1
                self.swapped_out, stack[place] = stack[place], key
            else:
                self.placed.append(key)
        elif zone == "resolving":
            self.resolving.append(key)
        else:
            assert zone in ("junk", "box"), target

    def differences(self, view: Facts) -> list[str]:
        """Where the table that is shown is another than the one that was told."""
        players, market = view["players"], view["market"]
        assert isinstance(players, list)
        assert isinstance(market, list)
        resolving, aside = view["resolving"], view["aside"]
        pairs: dict[str, tuple[object, object]] = {
            "market": (self.market, ["" if offer["card"] is None else offer["card"]["key"] for offer in market]),
            "market deck": (self.market_deck, view["market_deck"]),
            "market discard pile": (self.market_discard[::-1], keys_of(view["market_discard"])),
            "resolving": (self.resolving[-1:], [] if resolving is None else keys_of([resolving])),
            "aside": (self.aside, aside["count"]),  # type: ignore[index]
        }
        if not view["over"]:
            pairs["turn"] = ((self.active, self.round), (view["active"], view["round"]))
        for seat, facts in enumerate(players):
            pairs[f"hand of {seat}"] = (self.hands[seat], facts["hand"])
            pairs[f"deck of {seat}"] = (self.decks[seat], facts["deck"])
            pairs[f"discard pile of {seat}"] = (self.discards[seat][::-1], keys_of(facts["discard"]))
            pairs[f"stall of {seat}"] = (self.stall(seat), [keys_of(stack) for stack in facts["stall"]])
        return [f"{where}: told {told}, shown {shown}" for where, (told, shown) in pairs.items() if told != shown]


@pytest.mark.rule("DM-033", "DM-040", "DM-133", "DM-134", "DM-161", "DM-316")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_open_zone_is_told(table: int) -> None:
    seats, options = TABLES[table]
    for seed in games(3, 60):
        chance = FastChance(300 + seed)
        listener = Events()
        state = GAME.new(seats, {"turn_limit": 25, **options}, chance, listener)
        state.events = None
        retold = Retold(2 if seats == 1 else seats, options.get("mode"))
        retold.hear([event.seen_by(SPECTATOR) for event in listener.take()])
        sitting = Sitting(GAME, state, chance)
        for _ in positions(sitting, at_random(seed) if seed % 3 else sensible(GAME, seed)):
            retold.hear(sitting.fresh[SPECTATOR])
            view = sitting.state.view(SPECTATOR)
            if view["decks"]:
                wrong = retold.differences(view)
                assert wrong == [], f"seed {seed} after {sitting.made} choices: {sitting.fresh[SPECTATOR]}"
