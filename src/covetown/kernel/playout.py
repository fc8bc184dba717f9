"""Whole games at random, inside compiled code: the measure of speed and the ground on which searches stand."""

from __future__ import annotations

from mypy_extensions import i64

from covetown.kernel.chance import Chance, FastChance
from covetown.kernel.game import Game, Guide
from covetown.kernel.state import State, lowest_seat


def play_randomly(state: State, chance: Chance, limit: i64) -> i64:
    """Answer every decision at random until the game is over or `limit` decisions were made; returns how many were."""
    made: i64 = 0
    while state.waiting != 0 and made < limit:
        seat = lowest_seat(state.waiting)
        options = state.options(seat)
        state.apply(seat, options[chance.below(i64(len(options)))], chance)
        made += 1
    return made


def play_sensibly(state: State, guide: Guide, chance: Chance, limit: i64) -> i64:
    """Like `play_randomly`, by the game's own quick policy."""
    made: i64 = 0
    while state.waiting != 0 and made < limit:
        seat = lowest_seat(state.waiting)
        options = state.options(seat)
        state.apply(seat, guide.prefer(state, seat, options, chance), chance)
        made += 1
    return made


def many_random_games(game: Game, seats: int, options: dict[str, object], games: i64, seed: int, limit: i64) -> i64:
    """Play `games` random games one after the other; returns the number of decisions."""
    chance = FastChance(seed)
    made: i64 = 0
    for _ in range(games):
        made += play_randomly(game.new(seats, options, chance, None), chance, limit)
    return made


def copy_often(state: State, count: i64) -> None:
    """Copy a state again and again, to measure it."""
    for _ in range(count):
        state.copy()


def calibrate(rounds: i64) -> i64:
    """A fixed loop of small work on ints and lists: figures are reported beside it, because machines differ."""
    chance = FastChance(1)
    pile: list[i64] = [0, 1, 2, 3, 4, 5, 6, 7]
    total: i64 = 0
    for _ in range(rounds):
        at = chance.below(i64(len(pile)))
        taken = pile.pop(at)
        pile.append(taken)
        total += taken
    return total
