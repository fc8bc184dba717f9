"""Everything the game says names players and cards, and nothing is left without words."""

from __future__ import annotations

import re

import pytest

from covetown.games.pirates_cove.meta import GAME
from covetown.kernel import Events, FastChance
from covetown.kernel.playout import play_sensibly
from covetown.narrator import Narrator
from covetown.text import texts
from tests.games.pirates_cove.builder import Table

HOLE = re.compile(r"\{|\}")


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_read_as_sentences(seed: int) -> None:
    """Every event, for every viewer, in every mode."""
    chance = FastChance(seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    state.events = Events()
    narrator = Narrator(GAME, [f"Captain {name}" for name in "ABCDEF"[:seats]])
    play_sensibly(state, GAME.guide(), chance, 5000)
    told = state.events.take()
    for viewer in range(-1, seats):
        for event in told:
            line = narrator.line(event.seen_by(viewer))
            assert line, f"{event.kind} has no words"
            assert not HOLE.search(line), line


@pytest.mark.parametrize("seed", range(6))
def test_every_question_and_panel_has_words(seed: int) -> None:
    chance = FastChance(100 + seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    say = texts("pirates_cove")
    while state.waiting:
        seat = int(state.waiting).bit_length() - 1
        decision = state.decision(seat)
        lines = [say.say(decision.prompt), *[say.say(option.text) for option in decision.options]]
        for panel in GAME.panels(state.view(seat)):
            lines.append(say.say(panel.title))
            for line in panel.lines:
                lines.append(say.say(line.label))
                lines += [say.say(thing.text) for thing in line.things]
                lines += [say.say(thing.help) for thing in line.things if thing.help is not None]
        assert not [text for text in lines if not text or HOLE.search(text)]
        play_sensibly(state, GAME.guide(), chance, 3)


def test_a_rivals_hand_reads_as_hidden_not_as_empty() -> None:
    chance = FastChance(1)
    state = GAME.new(3, GAME.check_options(3, {}), chance)
    say = texts("pirates_cove")
    hands = {
        panel.seat: (say.say(panel.lines[-1].label), [say.say(thing.text) for thing in panel.lines[-1].things])
        for panel in GAME.panels(state.view(0))
        if panel.seat >= 0
    }
    assert hands == {0: ("1 card", ["Fame (2)"]), 1: ("0 cards", []), 2: ("1 card", ["hidden"])}


def test_options_of_one_question_read_differently() -> None:
    """Nobody could choose between two answers with the same words."""
    say = texts("pirates_cove")
    for seed in range(12):
        chance = FastChance(seed)
        seats, options = GAME.any_setup(chance)
        state = GAME.new(seats, options, chance)
        while state.waiting:
            seat = int(state.waiting).bit_length() - 1
            words = [say.say(option.text) for option in state.decision(seat).options]
            assert len(set(words)) == len(words), words
            play_sensibly(state, GAME.guide(), chance, 1)


def test_options_name_players() -> None:
    table = Table(4).ship(1, hand=["consort"]).navigate()
    narrator = Narrator(GAME, ["Anne", "Bill", "Cora", "Dirk"])
    words = [narrator.message(option.text) for option in table.state.decision(1).options]
    assert words == ["Pass", "Consort with Anne", "Consort with Cora", "Consort with Dirk"]


def test_two_ships_of_a_player_are_told_apart() -> None:
    table = Table(2).ship(0, hand=["consort"]).navigate()
    narrator = Narrator(GAME, ["Anne", "Bill"])
    words = [narrator.message(option.text) for option in table.state.decision(0).options]
    assert words == ["Pass", "Consort with Bill I", "Consort with Bill II"]


@pytest.mark.rule("PC-093", "PC-094")
def test_a_course_that_was_made_void_is_asked_again_with_the_reason() -> None:
    say = texts("pirates_cove")
    table = Table(4).ship(1, hand=["consort"]).navigate()
    assert say.say(table.state.decision(0).prompt) == "Month 5: set your course, in secret."
    table.do(0, "sail island:3").do(2, "sail island:3").do(3, "sail island:3").do(1, "play hand:10 seat:0")
    again = "Consort was played, so courses set before are void. Month 5: set your course, in secret."
    assert [say.say(table.state.decision(seat).prompt) for seat in range(4)] == [again] * 4
    assert table.state.copy().decision(0).plain() == table.state.decision(0).plain()
    for seat in range(4):
        table.do(seat, f"sail island:{seat + 2}")
    assert say.say(table.navigate().state.decision(0).prompt) == "Month 5: set your course, in secret."


@pytest.mark.parametrize(
    ("card", "words"),
    [
        pytest.param("mastercraft", ["only one", "on each section"], marks=pytest.mark.rule("PC-407", "PC-563")),
        pytest.param("secret-map", ["next month", "this month"], marks=pytest.mark.rule("PC-455", "PC-565")),
        pytest.param("grapeshot-attack", ["Smoke Screen"], marks=pytest.mark.rule("PC-234")),
        pytest.param("smoke-screen", ["Grapeshot"], marks=pytest.mark.rule("PC-234")),
        pytest.param("grapple-attack", ["Silver", "Bones"], marks=pytest.mark.rule("PC-469")),
        *[
            pytest.param(f"{name}-parrot", ["two hits", "2 fame"], marks=pytest.mark.rule("PC-242", "PC-399"))
            for name in ("captain-flints", "squire-trelawneys", "long-john-silvers", "billy-bones")
        ],
        pytest.param("long-john-silvers-parrot", ["Grapple"], marks=pytest.mark.rule("PC-391")),
        pytest.param("billy-bones-parrot", ["Grapple"], marks=pytest.mark.rule("PC-394")),
    ],
)
def test_a_card_says_what_outranks_it_and_what_the_table_may_change(card: str, words: list[str]) -> None:
    text = texts("pirates_cove").key(f"card-{card}.text")
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("seed", range(6))
def test_every_answer_points_at_something_and_no_two_at_the_same(seed: int) -> None:
    """Kind and references together are the answer: who points at all of them has chosen."""
    chance = FastChance(seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    while state.waiting:
        seat = int(state.waiting).bit_length() - 1
        found = [(option.kind, *option.refs) for option in state.decision(seat).options]
        assert all(len(answer) > 1 for answer in found), found
        assert len(set(found)) == len(found), found
        play_sensibly(state, GAME.guide(), chance, 1)
