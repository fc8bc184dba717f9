"""The narrator calls players and cards by their names, by the roles the game tells."""

from __future__ import annotations

import re
from random import Random

import pytest

from covetown import registry
from covetown.kernel import Events, FastChance, Game, Message, seats_in
from covetown.narrator import Narrator
from covetown.text import source

GAMES = registry.names()


class Auction(Game):
    """A game whose events know roles of their own."""

    def __init__(self, like: Game) -> None:
        self.key = like.key
        self.like = like

    def catalogue(self) -> dict[str, object]:
        return self.like.catalogue()

    def event_roles(self) -> dict[str, list[str]]:
        return {"seat": ["bidder"], "card": ["lot"]}


def test_roles_are_what_the_game_says() -> None:
    game = registry.load("dale_of_merchants")
    narrator = Narrator(Auction(game), ["Ann", "Ben"])
    assert narrator.argument("bidder", 1) == "Ben"
    assert narrator.argument("bidder", [0, 1]) == ["Ann", "Ben"]
    assert narrator.argument("lot", 0) == narrator.card(0) != "0"
    assert narrator.argument("seat", 1) == 1
    assert Narrator(game, ["Ann", "Ben"]).argument("seat", 1) == "Ben"


def test_words_are_named_by_messages_of_their_role() -> None:
    narrator = Narrator(registry.load("merchants_cove"), ["Ann", "Ben"], "fr")
    assert narrator.argument("marbles", ["green", "ichor"]) == ["verte", "Ichor"]
    assert narrator.argument("tiles", ["blue", "no such colour"]) == ["bleue", "no such colour"]
    assert narrator.argument("colour", "green") == "green"


def test_a_copied_card_is_named() -> None:
    game = registry.load("dale_of_merchants")
    narrator = Narrator(game, ["Ann", "Ben"])
    line = narrator.line({"kind": "copied", "seat": 0, "card": 3, "copied": 40})
    for name in ("Ann", narrator.card(3), narrator.card(40)):
        assert name in line


A_ROGUE = Message("adventurer-rogue").plain()
LEFT = {"kind": "left-boat", "seat": 0, "who": A_ROGUE, "boat": 3}
TEMPERED = {"kind": "blacksmith-tempered", "seat": 0, "furnace": 2, "value": 3, "next": 4, "heat": 9}


@pytest.mark.parametrize(
    ("key", "event", "said"),
    [
        (
            "dale_of_merchants",
            {"kind": "exchanged", "seat": 0, "other": 1, "hidden": 1},
            "Ann gets a card from the hand of Ben.",
        ),
        (
            "dale_of_merchants",
            {"kind": "exchanged", "seat": 1, "other": 0, "hidden": 0, "card": 0},
            "Ben gets Swift Broker from the hand of Ann.",
        ),
        ("merchants_cove", {**LEFT, "to": "bazaar"}, "Ann takes a Rogue off boat 3: to the Bazaar."),
        ("merchants_cove", {**LEFT, "to": "plaza"}, "Ann takes a Rogue off boat 3: to the Grand Plaza."),
        ("merchants_cove", {**LEFT, "to": "black-market"}, "Ann takes a Rogue off boat 3: to the Black Market."),
        ("merchants_cove", {**LEFT, "to": "hall"}, "Ann takes a Rogue off boat 3: to the Faction Hall."),
        ("merchants_cove", {**LEFT, "to": "bag"}, "Ann takes a Rogue off boat 3: into the bag."),
        (
            "merchants_cove",
            {"kind": "boarded", "seat": 0, "who": A_ROGUE, "boat": 5, "from": 2},
            "Ann moves a Rogue from boat 2 to boat 5.",
        ),
        (
            "merchants_cove",
            {"kind": "boarded", "seat": 0, "who": A_ROGUE, "boat": 5, "from": 0},
            "Ann puts a Rogue on boat 5.",
        ),
        (
            "merchants_cove",
            {**TEMPERED, "die": "blue"},
            "Ann tempers the blue alloy die in furnace 2 from 3 to 4: heat 9.",
        ),
        ("merchants_cove", {**TEMPERED, "die": "coal"}, "Ann tempers a coal die in furnace 2 from 3 to 4: heat 9."),
        (
            "merchants_cove",
            {"kind": "peddler-result", "gold": 61, "rival": 54, "won": "yes"},
            "61 gold against the Peddler’s 54: the Peddler is beaten.",
        ),
        (
            "merchants_cove",
            {"kind": "peddler-result", "gold": 48, "rival": 54, "won": "no"},
            "48 gold against the Peddler’s 54: the Peddler is not beaten.",
        ),
    ],
    ids=lambda value: str(value["kind"]) if isinstance(value, dict) else "",
)
def test_a_sentence_says_all_that_its_event_tells(key: str, event: dict[str, object], said: str) -> None:
    """Who gives and who gets, from where to where, from what to what: without it a log cannot be followed."""
    assert Narrator(registry.load(key), ["Ann", "Ben"]).line(event) == said


def test_messages_inside_messages_and_lists_are_named_too() -> None:
    narrator = Narrator(registry.load("dale_of_merchants"), ["Ann", "Ben"])
    inner = Message("option-seat", {"seat": 1})
    named = narrator.named(Message("outer", {"what": inner, "all": [inner, 3], "other": 0}))
    assert named.args["other"] == "Ann"
    assert isinstance(named.args["what"], Message)
    assert named.args["what"].args["seat"] == "Ben"
    assert isinstance(named.args["all"], list)
    assert named.args["all"][0].args["seat"] == "Ben"
    assert named.args["all"][1] == 3


@pytest.mark.parametrize("key", GAMES)
def test_what_a_game_calls_a_seat_or_a_card_is_one(key: str) -> None:
    game = registry.load(key)
    roles = {name: role for role, names in game.event_roles().items() for name in names}
    cards = game.catalogue()["cards"]
    assert isinstance(cards, dict)
    luck, told = Random(key), 0
    for seed in range(4):
        chance = FastChance(seed)
        seats, options = game.any_setup(chance)
        state = game.new(seats, game.check_options(seats, options), chance)
        state.events = Events()
        for _ in range(400):
            if state.waiting == 0:
                break
            seat = luck.choice(seats_in(state.waiting))
            answers = state.options(seat)
            state.apply(seat, answers[luck.randrange(len(answers))], chance)
            assert state.events is not None
            for event in state.events.take():
                for name, value in {**event.facts, **(event.secrets or {})}.items():
                    for one in value if isinstance(value, list) else [value]:
                        if roles.get(name) == "seat":
                            assert isinstance(one, int), f"{event.kind}.{name}"
                            assert -1 <= one <= seats, f"{event.kind}.{name}"
                        elif roles.get(name) == "card":
                            assert str(one) in cards, f"{event.kind}.{name}"
                        told += name in roles
    assert told > 100


@pytest.mark.parametrize("key", GAMES)
def test_what_texts_count_is_no_name(key: str) -> None:
    """A number that a text counts with (one marble, two marbles) must stay a number."""
    counted = set(re.findall(r"\$([a-z_]+) ->\s+(?:\*?\[[a-z0-9]+\][^\n]*\s+)*?\*?\[one\]", source(game=key)))
    assert "count" in counted
    named = {name for names in registry.load(key).event_roles().values() for name in names}
    assert not counted & named
