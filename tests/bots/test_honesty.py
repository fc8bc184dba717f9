"""Bots know what their seat knows: whatever lies hidden in the world they are handed changes nothing.

Quick bots must give equal answers. A search deals every world anew and lets chance pick, so its findings are compared
exactly where the same chance deals the same world, and by their averages over many searches where it does not.
"""

from __future__ import annotations

from statistics import mean, variance

import pytest

from covetown import registry
from covetown.bots import Budget, make
from covetown.kernel import Chance, FastChance, Game, State, seats_in
from covetown.kernel.playout import play_randomly

GAMES = registry.names()
# Games whose hidden piles have no order: the same chance deals the same world, whatever world it starts from.
UNORDERED = ["merchants_cove"]
ORDERED = [key for key in GAMES if key not in UNORDERED]

SEARCHES = 16
ITERATIONS = 40
# How many standard errors two averages may lie apart. Of a hundred honest comparisons none comes near.
FAR = 4.0


def positions(game: Game, count: int, seed: int, choices: int = 2) -> list[tuple[State, int]]:
    """Positions of random tables in which a seat has to choose and something is hidden from it."""
    chance = FastChance(seed)
    found: list[tuple[State, int]] = []
    while len(found) < count:
        seats, options = game.any_setup(chance)
        state = game.new(seats, game.check_options(seats, {**options, **game.sim_options()}), chance)
        play_randomly(state, chance, 20 + chance.below(120))
        if state.waiting == 0:
            continue
        seat = seats_in(state.waiting)[-1]
        hidden = state.redeal(seat, FastChance(seed)).encode() != state.encode()
        if hidden and len(state.options(seat)) >= choices:
            found.append((state, seat))
    return found


class Peeking(State):
    """A world that is never dealt anew: what a search would see that trusted the one it was handed."""

    def __init__(self, truth: State) -> None:
        super().__init__(truth.seats)
        self.truth = truth
        self.waiting = truth.waiting

    def options(self, seat: int) -> list[int]:
        return self.truth.options(seat)

    def copy(self) -> State:
        return self.truth.copy()

    def redeal(self, seat: int, chance: Chance) -> State:
        return self.truth.copy()


def shares(game: Game, world: State, seat: int, seed: int) -> list[float]:
    """How a master divides its thinking among the options."""
    bot = make("master", game)
    advice = bot.explain(world, seat, FastChance(seed), Budget(iterations=ITERATIONS))
    return [row.share for row in sorted(advice.rows, key=lambda row: row.option)]


def widest_gap(game: Game, one: State, other: State, seat: int) -> float:
    """How far the average findings about two worlds lie apart, in standard errors, for the option that differs most."""
    first = [shares(game, one, seat, seed) for seed in range(SEARCHES)]
    second = [shares(game, other, seat, 1000 + seed) for seed in range(SEARCHES)]
    gaps = []
    for here, there in zip(zip(*first, strict=True), zip(*second, strict=True), strict=True):
        error = ((variance(here) + variance(there) + 2e-4) / SEARCHES) ** 0.5
        gaps.append(abs(mean(here) - mean(there)) / error)
    return max(gaps)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", ["random", "novice", "apprentice"])
def test_a_quick_bot_answers_alike_in_the_true_game_and_in_any_other_world(key: str, level: str) -> None:
    # Given true games and worlds that look the same to a seat,
    game = registry.load(key)
    bot = make(level, game)
    for state, seat in positions(game, 20, seed=31):
        worlds = [state, *(state.redeal(seat, FastChance(deal)) for deal in range(4))]
        assert len({str(world.view(seat)) for world in worlds}) == 1
        # when the bot is asked with the same seed, then it gives one and the same answer.
        answers = {bot.choose(world, seat, FastChance(9), Budget()) for world in worlds}
        assert len(answers) == 1


@pytest.mark.parametrize("key", GAMES)
def test_a_search_weighs_the_same_options_in_the_same_order(key: str) -> None:
    game = registry.load(key)
    for state, seat in positions(game, 6, seed=32):
        worlds = [state, state.redeal(seat, FastChance(1))]
        asked = [make("master", game).explain(world, seat, FastChance(9), Budget(iterations=8)) for world in worlds]
        assert worlds[1].options(seat) == state.options(seat)
        for advice in asked:
            assert sorted(row.option for row in advice.rows) == sorted(state.options(seat))


@pytest.mark.parametrize("key", UNORDERED)
@pytest.mark.parametrize("level", ["master", "grandmaster"])
def test_a_search_finds_exactly_the_same_in_another_world(key: str, level: str) -> None:
    game = registry.load(key)
    for state, seat in positions(game, 8, seed=33):
        worlds = [state, *(state.redeal(seat, FastChance(deal)) for deal in range(3))]
        # Given that the same chance deals the same world, whatever lies hidden in the one at hand,
        assert len({world.redeal(seat, FastChance(7)).encode() for world in worlds}) == 1
        # when the search is asked with the same seed, then all its figures are the same and so is the luck it used.
        told = set()
        for world in worlds:
            chance = FastChance(9)
            advice = make(level, game).explain(world, seat, chance, Budget(iterations=ITERATIONS))
            tried = [(row.option, row.share, row.value) for row in advice.rows if row.share > 0]
            told.add((advice.option, str(tried), int(chance.below(1 << 30))))
        assert len(told) == 1


@pytest.mark.parametrize("key", GAMES)
def test_what_a_search_finds_does_not_depend_on_the_world_it_is_handed(key: str) -> None:
    game = registry.load(key)
    for number, (state, seat) in enumerate(positions(game, 12, seed=34)):
        other = state.redeal(seat, FastChance(100 + number))
        assert widest_gap(game, state, other, seat) < FAR


@pytest.mark.parametrize("key", ORDERED)
def test_a_search_that_peeks_would_be_caught(key: str) -> None:
    game = registry.load(key)
    gaps = []
    for number, (state, seat) in enumerate(positions(game, 12, seed=34)):
        other = state.redeal(seat, FastChance(100 + number))
        gaps.append(widest_gap(game, Peeking(state), Peeking(other), seat))
    assert max(gaps) > FAR
