"""What players saw of a recorded game, position by position, as digests: views, questions, whom all wait for, events.

`format_1/behaviour.json` holds the digests that version 0.1 itself made of its golden games, so that migrating them is
held against what was seen then and not against itself. It was written by this file under the engine of version 0.1.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from covetown.kernel import SPECTATOR, Events, Game, Journal, ScriptedChance, State, replay, seats_in
from tests.golden.merchants_cove import since_0_1

RIGGING_GOLD = 9
EVERY = 10  # one digest, of all positions so far, for so many moves


def digests(game: Game, journal: Journal) -> list[str]:
    """A digest of everything seen up to every tenth move and to the end."""
    state = replay(game, journal, 0)
    whole = hashlib.blake2s()
    found: list[str] = []
    moves = journal.played()
    told: list[object] = []
    for number in range(len(moves) + 1):
        shown: object = [seen(state), told]
        if game.key == "dale_of_merchants":
            shown = as_cardboard(game, shown)
        whole.update(json.dumps(shown, sort_keys=True).encode())
        if number % EVERY == 0 or number == len(moves):
            found.append(whole.hexdigest()[:10])
        if number < len(moves):
            move = moves[number]
            listener = Events()
            state.events = listener
            state.apply(move.seat, move.option, ScriptedChance(move.chance))
            state.events = None
            told = []
            for viewer in range(-1, journal.seats):
                heard = [lasting(event.seen_by(viewer)) for event in listener.told]
                told.append(since_0_1.events(heard) if game.key == "merchants_cove" else heard)
    return found


# Facts that version 0.1 did not tell, by the kind of the event.
NEW_FACTS = {
    "volley": {"people", "needed", "numbered", "strays", "squadron", "foe_squadron"},
    "stray_shot": {"card"},
    "levels_lost": {"reason"},
    "master_turned": {"reason"},
    "master_destroyed": {"reason"},
    "parrot_hurt": {"reason"},
    "parrot_killed": {"reason"},
    "prey_ranked": {"people", "ships", "prey", "more"},
    "legend_sunk": {"people"},
    "legend_revealed": {"people"},
    "tie_roll": {"rollers"},
    "combat": {"navy", "fighters"},
    "last_battle": {"ships", "fighters"},
    "navy_sent": {"number", "squadrons"},
    "navy_sent_on": {"number", "squadrons"},
    "navy_sunk": {"number"},
    "fame_cards": {"cards"},
    "sold": {"lines"},
    "final-scoring": {"worth", "shares"},
    "threw": {"place"},
    "placed": {"place"},
    "swapped-in": {"stack", "place"},
}

SINCE = ("id", "ref", "refs", "open", "unseen", "other", "theirs")  # of Dale: told differently, or not told then


def as_cardboard(game: Game, told: object) -> object:
    """What is seen of Dale of Merchants without what is told differently on purpose since version 0.1.

    Copies of a card are alike now, so cards go by their names and nothing points at one of them. What is known of hands
    is left to the oracle of that game, and answers are compared by kind.
    """
    cards = game.catalogue()["cards"]
    assert isinstance(cards, dict)

    def plain(value: object, name: str = "") -> object:
        if isinstance(value, dict):
            kept = {key: part for key, part in value.items() if key not in SINCE}
            return {key: plain(part, key) for key, part in kept.items()}
        if isinstance(value, list):
            if name == "options":
                return sorted({f"{option['kind']} {option['text']['key']}" for option in value})
            return [
                plain(part, name) for part in value if not (isinstance(part, dict) and part.get("kind") == "showed")
            ]
        if name in ("card", "cards", "copied") and isinstance(value, int):
            return cards[str(value)]["key"]
        return value

    return plain(json.loads(json.dumps(told)))


def lasting(event: dict[str, object]) -> dict[str, object]:
    """An event without facts that version 0.1 did not tell."""
    new = NEW_FACTS.get(str(event["kind"]), set())
    return {name: value for name, value in event.items() if name not in new}


def seen(state: State) -> object:
    """Everything about a position that somebody sees, but for the numbers of answers, which are packed anew."""
    questions = [state.decision(seat).plain() for seat in seats_in(state.waiting)]
    for question in questions:
        prompt = question["prompt"]
        assert isinstance(prompt, dict)
        for fact in ("ships", "squadron", "squadrons"):
            prompt.get("args", {}).pop(fact, None)
        if prompt["key"] == "prompt-rigging":
            prompt["args"]["gold"] = RIGGING_GOLD  # version 0.1 told the gold before rigging, now it is what is left
        options = question["options"]
        assert isinstance(options, list)
        for option in options:
            del option["id"]
        if prompt["key"] == "prompt-course-again":  # new words for the same question
            prompt["key"] = "prompt-course"
            del prompt["args"]["card"]
        if state.view(SPECTATOR)["game"] == "merchants_cove":
            since_0_1.question(question)
    views = [state.view(viewer) for viewer in range(-1, state.seats)]
    return [[without_numbers(view) for view in views], questions, seats_in(state.public_waiting())]


def without_numbers(view: dict[str, object]) -> object:
    """A view without what is meant to differ: numbers of submitted answers, options that are gone or new, new facts."""
    plain = json.loads(json.dumps(view))
    for ship in plain.get("ships", []):
        if "submitted" in ship:
            ship["submitted"] = bool(ship["submitted"])
    for option in ("undo", "even_windows"):
        plain.get("rules", {}).pop(option, None)
    for black_ship in plain.get("black_ships", []):
        black_ship.pop("next", None)
    last_dice = (plain.get("combat") or {}).get("last_dice")
    if last_dice:
        last_dice.pop("needed", None)
    if plain["game"] == "merchants_cove":
        without_forecasts(plain)
    return plain


def without_forecasts(plain: dict[str, Any]) -> None:
    """Merchants Cove without what would follow a choice, which version 0.1 left to whoever looked."""
    plain["clock"].pop("turns")
    plain["harbour"].pop("docking")
    for pier in plain["harbour"]["piers"]:
        for fact in ("takes", "corruption", "earns"):
            pier.pop(fact)
    for player in plain["players"]:
        player.pop("ahead")
        player.pop("shield_gold")
        player["board"].pop("chains", None)
