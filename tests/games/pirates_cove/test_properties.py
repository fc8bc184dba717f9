"""What holds in every position of every game."""

from __future__ import annotations

import pytest

from covetown.games.pirates_cove.codec import CODEC
from covetown.games.pirates_cove.combat.ledger import Combat
from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.options import RIG_ANEW
from covetown.games.pirates_cove.ship import Ship
from covetown.games.pirates_cove.state import PiratesState
from covetown.inspection import walk
from covetown.kernel import Events, FastChance, new_match, replay
from covetown.kernel.playout import play_randomly, play_sensibly


@pytest.mark.parametrize("seed", range(25))
def test_random_tables_have_no_fault(seed: int) -> None:
    """Copy, bytes, views, questions, other worlds and conservation, looked at in every twentieth position."""
    match = walk(GAME, 500 + seed, every=20)
    assert match.state.result() is not None if match.state.waiting == 0 else True


@pytest.mark.parametrize("seed", range(6))
def test_a_copy_is_independent(seed: int) -> None:
    chance = FastChance(seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    for _ in range(6):
        play_randomly(state, chance, 25)
        written = state.encode()
        other = state.copy()
        assert other.encode() == written
        play_randomly(other, FastChance(seed + 99), 40)
        assert state.encode() == written


def fields_of(made: object) -> list[str]:
    """The data fields of a state, a ship or a combat, compiled or not."""
    return [name for name in dir(made) if not name.startswith("_") and not callable(getattr(made, name))]


def test_every_field_is_copied_and_written() -> None:
    """A field that is forgotten by `copy` or by the codec would be lost here."""
    state = GAME.new(4, {}, FastChance(4))
    assert isinstance(state, PiratesState)
    for kind, made in ((PiratesState, state), (Ship, Ship()), (Combat, Combat(3))):
        record = CODEC.records[kind]
        assert set(fields_of(made)) - {"events", "seats", "menu"} == set(record.built) | set(record.then)
    for sample in (Ship(), Combat(3)):
        for number, name in enumerate(fields_of(sample)):
            setattr(sample, name, (number,) if name == "cards" else number + 1)
        twin = sample.copy()
        for name in fields_of(sample):
            assert getattr(twin, name) == getattr(sample, name)


@pytest.mark.parametrize("seed", range(4))
def test_the_guide_plays_whole_games(seed: int) -> None:
    chance = FastChance(seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    guide = GAME.guide()
    made = 0
    while state.waiting:
        seat = int(state.waiting).bit_length() - 1
        answers = state.options(seat)
        weights = guide.weigh(state, seat, answers)
        assert len(weights) == len(answers)
        assert all((weight == 0) == (answer == RIG_ANEW) for answer, weight in zip(answers, weights, strict=True))
        assert max(weights) > 0
        assert 0.0 <= guide.value(state, seat) <= 1.0
        state.apply(seat, guide.prefer(state, seat, answers, chance), chance)
        made += 1
    assert made < 2000
    winner = next(seat for seat in range(seats) if state.payoff(seat) == 1.0)
    assert guide.value(state, winner) == 1.0


def test_the_guide_beats_chance() -> None:
    """One guided captain among three who choose at random wins far more than a quarter of the games."""
    guide = GAME.guide()
    wins = 0
    for seed in range(40):
        chance = FastChance(seed)
        state = GAME.new(4, {}, chance)
        clever = seed % 4
        while state.waiting:
            seat = int(state.waiting).bit_length() - 1
            options = state.options(seat)
            if seat == clever:
                state.apply(seat, guide.prefer(state, seat, options, chance), chance)
            else:
                state.apply(seat, options[chance.below(len(options))], chance)
        wins += state.payoff(clever) == 1.0
    assert wins > 24


def test_events_cost_nothing_and_change_nothing() -> None:
    silent = GAME.new(5, {}, FastChance(8))
    heard = GAME.new(5, {}, FastChance(8))
    heard.events = Events()
    play_sensibly(silent, GAME.guide(), FastChance(1), 5000)
    play_sensibly(heard, GAME.guide(), FastChance(1), 5000)
    assert silent.encode() == heard.encode()
    assert len(heard.events.take()) > 300


def test_undo_never_crosses_what_was_revealed() -> None:
    """Revelations grow with every drawn card and every revealed secret."""
    chance = FastChance(2)
    match = new_match(GAME, 4, {}, chance)
    while match.state.waiting:
        before = match.state
        seat = int(before.waiting).bit_length() - 1
        options = before.options(seat)
        events = match.choose(seat, options[chance.below(len(options))])
        kinds = {event.kind for event in events}
        if kinds & {"drew", "parrot_drawn", "month", "rigged", "card_played", "legend_revealed", "master_attached"}:
            assert match.state.revelations > before.revelations
        if any(event.kind == "sailed" and event.facts["reason"] == "wheel" for event in events):
            assert match.state.revelations > before.revelations
    assert replay(GAME, match.journal).encode() == match.state.encode()
