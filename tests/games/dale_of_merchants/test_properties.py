"""What holds in every position of every table: nothing lost, nothing leaked, copies and bytes are faithful."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import Events, FastChance, RecordedChance, ScriptedChance
from covetown.kernel.state import lowest_seat

MODES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"mode": "team"}),
    (4, {"mode": "team", "open_team_hands": True}),
    (1, {"mode": "solo"}),
    (2, {"decks": "draft"}),
    (2, {"decks": ["chameleons", "squirrels", "ocelots"]}),
    (3, {"decks": ["chameleons", "raccoons", "ocelots", "macaws"], "copy_lapse": "while_valid"}),
    (2, {"decks": ["chameleons", "macaws", "pandas"], "blindfold_values": "shifted", "wily_fellow": "shuffle"}),
]
TABLES = [
    pytest.param(seats, options, seed, id=f"{seats}-{at}-{seed}")
    for at, (seats, options) in enumerate(MODES)
    for seed in range(2)
]


def plain(value: object) -> str:
    return json.dumps(value)


def new_table(seats: int, options: dict[str, object], chance: FastChance) -> DaleState:
    state = GAME.new(seats, {"turn_limit": 25, **options}, chance)
    assert isinstance(state, DaleState)
    return state


def positions(
    seats: int, options: dict[str, object], seed: int, every: int = 1
) -> Iterator[tuple[DaleState, FastChance]]:
    """The positions of a random game; the second source is for experiments that must not disturb the game."""
    chance = FastChance(seed)
    other = FastChance(seed + 1000)
    state = new_table(seats, options, chance)
    made = 0
    while state.waiting:
        if made % every == 0:
            yield state, other
        seat = lowest_seat(state.waiting)
        answers = state.options(seat)
        state.apply(seat, answers[int(chance.below(len(answers)))], chance)
        made += 1
    yield state, other


def play_on(state: DaleState, chance: FastChance, decisions: int) -> None:
    while state.waiting and decisions:
        seat = lowest_seat(state.waiting)
        answers = state.options(seat)
        state.apply(seat, answers[int(chance.below(len(answers)))], chance)
        decisions -= 1


@pytest.mark.rule("DM-021", "DM-023", "DM-158")
@pytest.mark.parametrize(("seats", "options", "seed"), TABLES)
def test_no_card_is_lost_or_doubled_and_answers_are_distinct(seats: int, options: dict[str, object], seed: int) -> None:
    for state, _ in positions(seats, options, seed):
        assert GAME.faults(state) == []
        if state.waiting:
            answers = state.options(lowest_seat(state.waiting))
            assert answers
            assert len(set(answers)) == len(answers)
    assert state.result() is not None


@pytest.mark.rule("DM-494")
@pytest.mark.parametrize(("seats", "options", "seed"), TABLES)
def test_one_seat_at_a_time_is_asked(seats: int, options: dict[str, object], seed: int) -> None:
    for state, _ in positions(seats, options, seed, every=5):
        assert state.waiting.bit_count() <= 1


@pytest.mark.parametrize(("seats", "options", "seed"), TABLES)
def test_a_copy_and_a_decoded_state_are_the_same_and_independent(
    seats: int, options: dict[str, object], seed: int
) -> None:
    for state, chance in positions(seats, options, seed, every=4):
        written = state.encode()
        twin = state.copy()
        read = GAME.decode(written)
        assert twin.encode() == written == read.encode()
        for viewer in range(-1, seats):
            assert plain(read.view(viewer)) == plain(state.view(viewer))
        if state.waiting:
            seat = lowest_seat(state.waiting)
            assert read.options(seat) == state.options(seat)
        play_on(twin, chance, 4)
        assert state.encode() == written


@pytest.mark.rule("DM-440", "DM-441", "DM-464")
@pytest.mark.parametrize(("seats", "options", "seed"), TABLES)
def test_a_redealt_world_looks_the_same_to_its_seat(seats: int, options: dict[str, object], seed: int) -> None:
    for state, chance in positions(seats, options, seed, every=2):
        for viewer in range(-1, seats):
            world = state.redeal(viewer, chance)
            assert plain(world.view(viewer)) == plain(state.view(viewer))
            assert GAME.faults(world) == []
            if viewer >= 0 and (state.waiting >> viewer) & 1:
                world.menu = None
                assert world.options(viewer) == state.options(viewer)
                assert plain(world.decision(viewer).plain()) == plain(state.decision(viewer).plain())
            play_on(world, chance, 2)
            assert GAME.faults(world) == []


@pytest.mark.rule("DM-465")
@pytest.mark.parametrize(("seats", "options", "seed"), TABLES)
def test_what_a_seat_is_told_of_its_own_choice_does_not_depend_on_hidden_hands(
    seats: int, options: dict[str, object], seed: int
) -> None:
    """The deciding seat makes the same choice in the real and in a redealt world: as long as no hidden card comes to
    light, it is told the same.
    """
    compared = 0
    for state, chance in positions(seats, options, seed, every=2):
        if not state.waiting:
            break
        seat = lowest_seat(state.waiting)
        option = state.options(seat)[0]
        real = state.copy()
        real.events = Events()
        luck = RecordedChance(FastChance(seed))
        real.apply(seat, option, luck)
        if luck.values or real.revelations != state.revelations:
            continue
        world = state.redeal(seat, chance)
        world.events = Events()
        world.apply(seat, option, ScriptedChance([]))
        assert [plain(event.seen_by(seat)) for event in world.events.take()] == [
            plain(event.seen_by(seat)) for event in real.events.take()
        ]
        compared += 1
    assert compared


@pytest.mark.rule("DM-499")
@pytest.mark.parametrize(("seats", "options", "seed"), TABLES)
def test_the_same_luck_and_choices_give_the_same_game(seats: int, options: dict[str, object], seed: int) -> None:
    first = [state.encode() for state, _ in positions(seats, options, seed, every=10)]
    second = [state.encode() for state, _ in positions(seats, options, seed, every=10)]
    assert first == second


@pytest.mark.rule("DM-510")
def test_a_table_of_leavers_comes_to_an_end() -> None:
    """Seats without players pass, decline and guess; the game still runs to its turn limit."""
    for seats, options in MODES:
        chance = FastChance(5)
        state = new_table(seats, options, chance)
        while state.waiting:
            seat = lowest_seat(state.waiting)
            option = state.fallback(seat, chance)
            assert option in state.options(seat)
            state.apply(seat, option, chance)
        assert state.result() is not None


def test_the_quick_policy_beats_chance() -> None:
    guide = GAME.guide()
    won = 0.0
    for seed in range(10):
        chance = FastChance(seed)
        state = new_table(2, {"turn_limit": 60}, chance)
        while state.waiting:
            seat = lowest_seat(state.waiting)
            answers = state.options(seat)
            if seat == seed % 2:
                option = guide.prefer(state, seat, answers, chance)
                assert len(guide.weigh(state, seat, answers)) == len(answers)
                assert 0.0 <= guide.value(state, seat) <= 1.0
            else:
                option = answers[int(chance.below(len(answers)))]
            state.apply(seat, option, chance)
        won += state.payoff(seed % 2)
    assert won >= 9
