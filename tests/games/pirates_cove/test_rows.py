"""Rows for learners, held against views and decisions: nothing that a seat may know is missing, nothing else is in.

`COVETOWN_ROWS=long` looks at 100,000 rows in place of 3,000.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from librt.strings import BytesWriter

from covetown.games.pirates_cove.cards.card import faces_held
from covetown.games.pirates_cove.feature_table import STAGES
from covetown.games.pirates_cove.features import PiratesFeatures
from covetown.games.pirates_cove.mat import SECTIONS
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.options import KIND_NAMES
from covetown.games.pirates_cove.state import FORGOTTEN, PiratesState
from covetown.games.pirates_cove.treasure import TREASURES
from covetown.inspection import as_bytes
from covetown.kernel import FastChance, Option, State, kind_number, seats_in
from tests.games.pirates_cove.builder import Table
from tests.games.pirates_cove.reading import Reading, sorted_view

ROWS = 100_000 if os.environ.get("COVETOWN_ROWS") == "long" else 3_000
FEATURES = PiratesFeatures()
FIELDS = [name for name, _ in FEATURES.fields()]
WHOLES = bytes(min(whole, 255) for _, whole in FEATURES.fields())
ANSWER_FIELDS = [name for name, _ in FEATURES.answer_fields()]
ANSWER_WHOLES = bytes(min(whole, 255) for _, whole in FEATURES.answer_fields())


def row(state: State, seat: int) -> bytes:
    out = BytesWriter()
    FEATURES.write(state, seat, out)
    return out.getvalue()


def answer(state: State, seat: int, option: int) -> bytes:
    out = BytesWriter()
    FEATURES.write_answer(state, seat, option, out)
    return out.getvalue()


def learned(state: State, seat: int) -> bytes:
    """Observation and answers as learners see them: what is more than a field's whole counts as the whole."""
    out = bytes(map(min, row(state, seat), WHOLES))
    if (state.waiting >> seat) & 1:
        for option in state.options(seat):
            out += bytes(map(min, answer(state, seat, option), ANSWER_WHOLES))
    return out


def named(state: State, seat: int) -> dict[str, int]:
    """The fields of a row that are not 0."""
    return {name: value for name, value in zip(FIELDS, row(state, seat), strict=True) if value}


def positions(first: int) -> Iterator[State]:
    """Games of all sizes and rules, played at random and sensibly, with side steps: each answer, two throws of dice."""
    seed = first
    while True:
        chance = FastChance(seed)
        seats, options = GAME.any_setup(chance)
        state = GAME.new(seats, options, chance)
        guide = GAME.guide()
        moves = 0
        while state.waiting:
            yield state.copy()
            seat = seats_in(state.waiting)[0]
            answers = state.options(seat)
            if moves % 11 == 0:
                for option in answers[:8]:
                    for luck in range(2):
                        other = state.copy()
                        other.apply(seat, option, FastChance(luck))
                        yield other
            at_random = seed % 2 or chance.below(10) == 0
            chosen = answers[chance.below(len(answers))] if at_random else guide.prefer(state, seat, answers, chance)
            state.apply(seat, chosen, chance)
            moves += 1
        seed += 1


def met(first: int, count: int) -> Iterator[State]:
    """So many of these positions in which somebody is asked."""
    for state in positions(first):
        if count == 0:
            return
        if state.waiting:
            count -= 1
            yield state


def asked(state: State, seat: int) -> Any:
    """The question of a seat in words, if it has one; the number of an answer is the engine's."""
    if not (state.waiting >> seat) & 1:
        return None
    question: dict[str, Any] = state.decision(seat).plain()
    question["options"] = [{**option, "id": 0} for option in question["options"]]
    return question


def test_every_field_has_its_own_name_and_its_place() -> None:
    state = GAME.new(4, {}, FastChance(1))
    assert len(set(FIELDS)) == len(FIELDS) == len(row(state, 0))
    assert len(set(ANSWER_FIELDS)) == len(ANSWER_FIELDS) == len(answer(state, 0, state.options(0)[0])) <= 160
    assert len({(t.fame, t.gold, t.chests, t.cards) for t in TREASURES}) == len(TREASURES)


def read_back(state: State, seat: int) -> dict[str, Any]:
    """The view that the row of a seat tells, as learners see it."""
    seen = map(min, row(state, seat), WHOLES)
    return Reading(dict(zip(FIELDS, seen, strict=True)), seat).view()


def test_no_row_stands_for_two_views() -> None:
    """A row can be read back: it tells the whole view of a seat, asked or looking on, and with it the question."""
    questions: dict[tuple[int, bytes], bytes] = {}
    stages: set[str] = set()
    for number, state in enumerate(met(0, ROWS)):
        seat = seats_in(state.waiting)[0] if number % 3 else number % int(state.seats)
        view = sorted_view(state.view(seat))
        assert read_back(state, seat) == view
        question = asked(state, seat)
        if question is not None:
            assert named(state, seat)["stage " + question["kind"]] == 1
            stages.add(question["kind"])
        truth = as_bytes([view, question])
        assert questions.setdefault((seat, learned(state, seat)), truth) == truth
    assert len(stages) >= 15
    if ROWS > 10_000:
        assert stages == set(STAGES)


def test_rows_hold_nothing_that_is_hidden() -> None:
    """In every world that a seat cannot tell from the real one, its row and those of its answers are the same."""
    for number, state in enumerate(met(1_000, ROWS // 10)):
        for seat in range(int(state.seats)):
            world = state.redeal(seat, FastChance(number))
            assert row(world, seat) == row(state, seat)
            if (state.waiting >> seat) & 1:
                here = [answer(state, seat, option) for option in state.options(seat)]
                assert [answer(world, seat, option) for option in world.options(seat)] == here


# Answers.


def meant(state: State, seat: int, option: Option) -> dict[str, int]:
    """The fields of an answer that are not 0, from what a person reads and points at."""
    assert isinstance(state, PiratesState)
    fleet = int(state.fleet())
    kind = KIND_NAMES[kind_number(option.ident)]
    out: Counter[str] = Counter({f"kind {kind}": 1})
    islands = ["island", "second ship's island"]
    for ref in option.refs:
        what, _, which = ref.partition(":")
        if what == "hand":
            out[f"card {GAME_CARDS[int(which)]}"] += 1
        elif what == "card":
            out[f"parrot of {SECTIONS[int(which) - 19]}"] += 1
        elif what == "island":
            out[f"{islands.pop(0)} {which}"] += 1
        elif what == "seat":
            out[f"ship {(int(which) - seat) % fleet}"] += 1
        elif what == "navy":
            out[f"squadron {int(which) + 1}"] += 1
        elif what == "legend":
            out["legend"] += 1
        elif what in ("section", "master"):
            ship, _, section = which.partition(":")
            out[f"section {section}"] += 1
            if option.kind == "aim":
                out[f"ship {(int(ship) - seat) % fleet}"] += 1
        elif what == "amount" and kind == "kegs":
            out["card powder_keg"] = int(which)
        elif what == "amount" and kind == "bury-gold":
            out["gold paid"] = 3 * int(which)
        elif what == "amount":
            out["chests"] = int(which)
    words: dict[str, Any] = option.text.args
    if kind in ("rig", "raise", "raise-twice"):
        out["gold paid"] = words["price"]
    elif kind in ("buy", "mend"):
        out["gold paid"] = {"buy": 2, "mend": 1}[kind]
    if kind in ("rig", "raise", "raise-twice", "account"):
        out["level reached"] = words["level"]
    if kind == "aim" and ("legend" in out or "squadron 1" in out or "squadron 2" in out):
        out["section hull"] = 1  # PC-228
    elif kind == "aim" and not any(name.startswith("section ") for name in out):
        out["section none named"] = 1
    return {name: value for name, value in out.items() if value}


GAME_CARDS: list[str] = [name.removeprefix("discard: ") for name in FIELDS if name.startswith("discard: ")]


def rare() -> Iterator[Table]:
    """A salute at no section, two squadrons to be sent on, fired at and directed, a last battle, too much gold."""
    fast = (4, 8, 4, 4)
    salute = Table(4).legend("A", "blackbeard", 6).ship(1, fast, at=2, hand=["six_gun_salute"])
    yield salute.ship(2, at=2).ship(3, (4, 4, 4, 4), at=2).fight(2).do(1, "fire fire hand:8")
    fleet = Table(5).legend("A", "blackbeard", 6).ship(1, fast, at=2, hand=["privateering_commission"])
    yield fleet.squadron(2, by=3).squadron(2, by=4).window_n1()
    fight = Table(5).legend("A", "blackbeard", 6).ship(1, (4, 4, 8, 8), at=2, parrot="trelawney").ship(2, at=2)
    yield fight.squadron(2, by=3).squadron(2, by=4).feed(6, 1).fight(2).do(1, "fire fire")
    yield Table(3).ship(0, fast, fame=70, hand=["powder_keg"]).ship(2, fame=70).reckon()
    yield Table(4).legend("A", "blackbeard", 3).ship(0, at=6, gold=119, chests=45).upgrade().do(0, "bury bury")


@cache
def decisions() -> list[tuple[State, int]]:
    """Questions of many games and some that they seldom show, with the seat that is asked."""
    found: list[State] = [table.state for table in rare()]
    found += met(2_000, ROWS // 3)
    return [(state, seats_in(state.waiting)[0]) for state in found]


def test_an_answers_row_says_what_a_person_reads() -> None:
    kinds: set[int] = set()
    for state, seat in decisions():
        rows: set[bytes] = set()
        for option in state.decision(seat).options:
            seen = answer(state, seat, option.ident)
            fields = {name: value for name, value in zip(ANSWER_FIELDS, seen, strict=True) if value}
            assert fields == meant(state, seat, option)
            assert seen not in rows, "no two answers of a decision mean the same: hands are counted by faces"
            rows.add(seen)
            kinds.add(int(kind_number(option.ident)))
    assert len(kinds) >= 28


def test_an_action_number_is_an_answers_meaning() -> None:
    """One number has one meaning in every position of every game, and one meaning has one number."""
    numbers: dict[int, str] = {}
    meanings: dict[str, int] = {}
    passing = ("level reached", "parrot of")  # what the ship is like now, not what the answer names
    for state, seat in decisions():
        for option in state.decision(seat).options:
            number = int(FEATURES.plain_action(state, seat, option.ident))
            assert 0 <= number < FEATURES.plain_actions()
            fields = meant(state, seat, option)
            if option.kind != "bury_gold":
                fields.pop("gold paid", None)
            words = str(sorted((name, value) for name, value in fields.items() if not name.startswith(passing)))
            assert numbers.setdefault(number, words) == words
            assert meanings.setdefault(words, number) == number


# What random games seldom show.


@pytest.mark.rule("PC-571", "PC-091")
def test_a_captain_of_two_ships_knows_both_hands_and_what_he_submitted() -> None:
    table = Table(2).legend("A", "blackbeard", 6).ship(0, hand=["consort"]).ship(2, hand=["secret_map", "mastercraft"])
    table.navigate()
    asked = named(table.state, 0)
    assert (asked["own hand: consort"], asked["own second hand: secret_map"], asked["ship 0: on turn"]) == (1, 1, 1)
    table.do(0, "play hand:10 seat:3")
    after = named(table.state, 0)
    assert (after["own submitted: play-consort"], after["own submitted: ship 3"], after["ship 2: on turn"]) == (1, 1, 1)
    assert not any("submitted" in name for name in named(table.state, 1))


def test_what_is_rare_has_its_fields() -> None:
    wanted: list[dict[str, int]] = [
        {"ship 0: fires": 1, "volley: salute": 1, "ship 1: place in the order": 3, "stage target": 1},
        {"squadron 1 of ship 2": 1, "squadron 2 at 2": 1, "squadron 2 of ship 3": 1, "stage window_n1": 1},
        {"combat: hull of squadron 2": 4, "combat: place of squadron 2 in the order": 3, "combat at 2": 1},
        {"combat: last battle": 1, "ship 0: fame": 60, "ship 0: fame beyond 60": 10, "own hand: powder_keg": 1},
        {"ship 0: gold": 30, "ship 0: gold beyond 30": 89, "ship 0: chests beyond 12": 33, "stage bury_chests": 1},
    ]
    for table, fields in zip(rare(), wanted, strict=True):
        seat = table.waiting()[0]
        seen = named(table.state, seat)
        assert {name: seen.get(name) for name in fields} == fields
        for viewer in range(int(table.state.seats)):
            assert read_back(table.state, viewer) == sorted_view(table.state.view(viewer))


@pytest.mark.rule("PC-375", "PC-322")
def test_what_everybody_remembers_is_in_the_row() -> None:
    """Views do not say it, but everybody saw it: which cards the deck was made of, and which the hands held then."""
    remade = 0
    for state, seat in decisions():
        assert isinstance(state, PiratesState)
        reading = Reading(dict(zip(FIELDS, row(state, seat), strict=True)), seat)
        forgotten = state.held == FORGOTTEN
        assert reading.faces("in the deck when it was made: {}") == faces_held(state.fresh)
        assert reading.faces("in hands since the deck was made: {}") == ([] if forgotten else faces_held(state.held))
        assert reading["tavern: old hands forgotten"] == forgotten
        for relative in range(reading.fleet):
            ship = state.ships[(seat + relative) % reading.fleet]
            assert reading[f"ship {relative}: cards older than the deck"] == len(faces_held(ship.old))
        assert reading["combat: hull the legend lost this round"] == state.combat.lost
        assert [reading[f"island {island}: plundered"] for island in range(1, 6)] == [
            state.taken >> island & 1 for island in range(1, 6)
        ]
        remade += state.fresh != 0
    assert remade
