"""Games that a network of answers plays against itself: every choice, what there was to choose from, what came of it.

Every seat draws its answers as likely as the network takes them to be good, from a world dealt for it: nothing that it
cannot know is looked at. The games are numbered and each has a chance of its own, so that the same seed gives the same
games however many processes play.
"""

from __future__ import annotations

import os
from math import log, nan
from pathlib import Path
from typing import NamedTuple

import numpy as np
from librt.strings import BytesWriter

from covetown import registry
from covetown.bots.learned import Learned
from covetown.bots.weights import found_in, taught
from covetown.bots.without_gc import without_gc
from covetown.kernel import FastChance, Game, world_for
from covetown.kernel.state import lowest_seat
from covetown.lab.teaching.lessons import LONGEST, Plan, draw, features_of, most_seats
from covetown.lab.teaching.material import Array, odds_of

# How much of the surprise at a later position is put down to an answer for each answer of the same seat in between.
FADING = 0.9

# The columns of a part, with how many numbers each row of them has where it is more than one.
COLUMNS = ("rows", "offers", "answers", "weights", "chosen", "likely", "gains", "shares", "odds")


class Step(NamedTuple):
    """Who chose, and which share of the win the seat could expect then."""

    seat: int
    value: float


def learned_by(data: bytes, game: Game) -> Learned:
    """The guide of a game with the weights of a file, which weigh the answers to every question."""
    return taught(game, found_in(data, game)._replace(first=False))


class Rehearsal:
    """Games of one part, one after the other.

    Of every choice there is `rows`, what the seat saw, `offers`, how many answers there were that have a weight,
    `chosen`, which of them was given, and `likely`, the logarithm of how likely that was; of each of these answers
    `answers` has the row and `weights` the logarithm of the guide's weight. `gains` tells how much better than expected
    the choice turned out, `shares` what each seat got in the end (counted from the one who chose, nan for those who are
    not there) and `odds` the log-odds of the game's own estimates in the same order.
    """

    def __init__(self, game: Game, plan: Plan, policy: bytes, critic: bytes) -> None:
        self.game = game
        self.plan = plan
        self.features = features_of(game)
        self.guide = game.guide()
        self.policy = learned_by(policy, game)
        self.critic = learned_by(critic, game)
        self.most = most_seats(game)
        self.rows = BytesWriter()
        self.answers = BytesWriter()
        self.offers: list[int] = []
        self.weights: list[float] = []
        self.chosen: list[int] = []
        self.likely: list[float] = []
        self.gains: list[float] = []
        self.shares: list[list[float]] = []
        self.guesses: list[list[float]] = []

    def play(self, number: int) -> None:
        """Play a game, and write it down if it came to an end."""
        chance = FastChance(self.plan.seed * 1_000_003 + number)
        seats, options = self.plan.table(self.game, number, chance)
        state = self.game.new(seats, options, chance)
        rows, answers = self.rows, self.answers
        before = (len(rows), len(answers), len(self.offers), len(self.weights))
        values = [0.0] * seats
        steps: list[Step] = []
        made = 0
        while state.waiting and made < LONGEST:
            made += 1
            seat = int(lowest_seat(state.waiting))
            offered = state.options(seat)
            if len(offered) == 1:
                state.apply(seat, offered[0], chance)
                continue
            world = world_for(state, seat, chance)
            by_guide = self.guide.weigh(world, seat, offered)
            weights = self.policy.weigh(world, seat, offered)
            drawn = draw(weights, chance)
            self.features.write(world, seat, rows)
            count = 0
            for at, option in enumerate(offered):
                if by_guide[at] > 0.0:
                    if at == drawn:
                        self.chosen.append(count)
                    self.features.write_answer(world, seat, option, answers)
                    self.weights.append(log(by_guide[at]))
                    count += 1
            self.offers.append(count)
            self.likely.append(log(weights[drawn] / sum(weights)))
            self.guide.judge(world, values)
            self.guesses.append(around(values, seat, self.most, 0.5))
            steps.append(Step(seat, self.critic.value(world, seat)))
            state.apply(seat, offered[drawn], chance)
        if state.waiting:
            self.forget(*before)
            return
        payoffs = [float(state.payoff(seat)) for seat in range(seats)]
        self.gains += gains_of(steps, payoffs)
        self.shares += [around(payoffs, step.seat, self.most, nan) for step in steps]

    def forget(self, rows: int, answers: int, choices: int, weights: int) -> None:
        """Strike out a game without an end."""
        self.rows.truncate(rows)
        self.answers.truncate(answers)
        for items in (self.offers, self.chosen, self.likely, self.guesses):
            del items[choices:]
        del self.weights[weights:]

    def columns(self) -> dict[str, Array]:
        """Everything as arrays."""
        features = self.features
        return {
            "rows": table(self.rows.getvalue(), len(features.fields())),
            "offers": np.array(self.offers, np.int32),
            "answers": table(self.answers.getvalue(), len(features.answer_fields())),
            "weights": np.array(self.weights, np.float32),
            "chosen": np.array(self.chosen, np.int32),
            "likely": np.array(self.likely, np.float32),
            "gains": np.array(self.gains, np.float32),
            "shares": np.array(self.shares, np.float32).reshape(-1, self.most),
            "odds": odds_of(np.array(self.guesses, np.float32).reshape(-1, self.most)),
        }


def table(data: bytes, width: int) -> Array:
    return np.frombuffer(data, np.uint8).reshape(-1, width)


def around(items: list[float], seat: int, most: int, otherwise: float) -> list[float]:
    """What belongs to every seat, counted from one of them."""
    count = len(items)
    return [items[(seat + away) % count] for away in range(count)] + [otherwise] * (most - count)


def gains_of(steps: list[Step], payoffs: list[float]) -> list[float]:
    """How much better than expected every choice turned out, by what its seat could expect later and got in the end."""
    gains = [0.0] * len(steps)
    later: dict[int, tuple[float, float]] = {}  # by seat: the next value and gain
    for at in range(len(steps) - 1, -1, -1):
        seat, value = steps[at]
        if seat in later:
            expected, gain = later[seat]
            gains[at] = expected - value + FADING * gain
        else:
            gains[at] = payoffs[seat] - value
        later[seat] = (value, gains[at])
    return gains


def play_part(told: dict[str, object], number: int) -> str:
    """Play the games of a part and write them down; runs in any process. Returns how many games they were."""
    folder = Path(str(told["folder"]))
    file = part_file(folder, number)
    each, games = int(str(told["each"])), int(str(told["games"]))
    first, last = number * each, min((number + 1) * each, games)
    if not file.exists():
        game = registry.load(str(told["game"]))
        policy, critic = (folder / name for name in ("policy.safetensors", "critic.safetensors"))
        plan = Plan(game.key, int(str(told["seed"])), 0)
        rehearsal = Rehearsal(game, plan, policy.read_bytes(), critic.read_bytes())
        with without_gc():
            for one in range(first, last):
                rehearsal.play(int(str(told["from"])) + one)
        draft = file.with_name(f"{file.name}.{os.getpid()}.partial")
        with draft.open("wb") as stream:
            np.savez(stream, **rehearsal.columns())  # type: ignore[arg-type]
        draft.replace(file)
    return str(last - first)


def part_file(folder: Path, number: int) -> Path:
    return folder / f"{number:05d}.npz"


def read(files: list[Path]) -> dict[str, Array]:
    """The choices of some files, one after the other."""
    parts = []
    for file in files:
        with np.load(file, allow_pickle=False) as part:
            parts.append({name: part[name] for name in COLUMNS})
    return {name: np.concatenate([part[name] for part in parts]) for name in COLUMNS}
