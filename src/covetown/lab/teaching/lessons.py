"""What there is to learn from: positions of games played for it, each with how the game ended.

The games are numbered and each has a chance of its own, so that the same seed gives the same positions however many
processes play.
"""

from __future__ import annotations

import hashlib
import json
import os
import zlib
from array import array
from math import log, nan
from pathlib import Path

from librt.strings import BytesWriter

from covetown import registry
from covetown.bots import Budget, Searcher, Settings
from covetown.bots.rollout import Rollout, judge
from covetown.bots.weights import mark_of
from covetown.kernel import Advice, Chance, FastChance, Features, Game, Message, RuleError, world_for
from covetown.kernel.state import lowest_seat

FORMAT = 3
# Decisions between two positions that are written down, on average; searched games are dear, so more of each is kept.
GAP = 24
GAP_SEARCHED = 3
BRIEF = 6  # answers that are not written down have so many times fewer iterations
SURPRISE = 50  # of 1000 answers of a quick game are random
VENTURED = 8  # every so many searched answers are drawn by the thinking spent on them
DRAWN = 100  # tables of any kind that are drawn until one is not too large
LONGEST = 5000  # decisions of a game; one that goes on longer teaches nothing


class Plan:
    """Which games are played: `iterations` of search for an answer, or the game's quick player if it is 0."""

    def __init__(self, game: str, seed: int, iterations: int) -> None:
        self.game = game
        self.seed = seed
        self.iterations = iterations
        self.line_ups: dict[int, list[dict[str, object]]] = {}  # by seats

    def plain(self) -> dict[str, object]:
        return {"game": self.game, "seed": self.seed, "iterations": self.iterations}

    def mark(self) -> str:
        """A short name of this plan under these rules: positions with another mark belong to another one."""
        game = registry.load(self.game)
        features = game.features()
        fields = [] if features is None else [features.fields(), features.answer_fields()]
        weights = mark_of(self.game) if self.iterations else ""
        ways = [GAP, GAP_SEARCHED, BRIEF, SURPRISE, VENTURED, LONGEST, self.games_a_part(), most_seats(game)]
        parts = [FORMAT, self.plain(), game.rules_version, fields, weights, *ways]
        return hashlib.blake2s(json.dumps(parts).encode(), digest_size=6).hexdigest()

    def games_a_part(self) -> int:
        return 4 if self.iterations else 256

    def table(self, game: Game, number: int, chance: Chance) -> tuple[int, dict[str, object]]:
        """Seats and options of a game: half of them for two, a quarter for four, the others whatever there is."""
        kind = number % 8
        if kind == 7:
            for _ in range(DRAWN):
                seats, drawn = game.any_setup(chance)
                if seats <= most_seats(game):  # a row has no room for more
                    return seats, game.check_options(seats, {**game.sim_options(), **drawn})
        usual = game.sim_options()
        counts = game.seat_counts(game.check_options(game.usual_seats, usual))
        wanted = 2 if kind < 4 else 4 if kind < 6 else counts[chance.below(len(counts))]
        seats = wanted if wanted in counts else counts[-1]
        if seats not in self.line_ups:
            self.line_ups[seats] = game.line_ups(seats)
        rows = self.line_ups[seats]
        return seats, game.check_options(seats, {**rows[(number // 8) % len(rows)], **usual})


class Part:
    """Positions of some games, row by row; every seat has a row of each position.

    `rows` has a byte for each field, `games` the number of the game, `seats` how many play, `shares` what each seat got
    in the end (counted from the one who looks, nan for those who are not there), `guesses` the game's own estimate for
    the one who looks and `thoughts` what a search expected for it (nan where none was asked).

    Where a search was asked, `askers` has the row of the one who was to answer and `offers` how many answers there
    were. Of each answer `answers` has the row, `weights` the logarithm of the guide's weight and `portions` its share
    of the thinking.
    """

    def __init__(self, width: int, most: int, answer_width: int) -> None:
        self.width = width
        self.most = most
        self.answer_width = answer_width
        self.rows = BytesWriter()
        self.games = array("i")
        self.seats = array("b")
        self.shares = array("f")
        self.guesses = array("f")
        self.thoughts = array("f")
        self.askers = array("i")
        self.offers = array("i")
        self.answers = BytesWriter()
        self.weights = array("f")
        self.portions = array("f")

    def dumps(self, mark: str) -> bytes:
        head = {"mark": mark, "count": len(self.games), "width": self.width, "most": self.most}
        head |= {"asked": len(self.askers), "offered": len(self.weights), "answer_width": self.answer_width}
        lists = (self.games, self.seats, self.shares, self.guesses, self.thoughts, self.askers, self.offers)
        body = self.rows.getvalue() + b"".join(items.tobytes() for items in lists)
        body += self.answers.getvalue() + self.weights.tobytes() + self.portions.tobytes()
        return json.dumps(head).encode() + b"\n" + zlib.compress(body, 1)


def most_seats(game: Game) -> int:
    """The most seats at which a game is played with its usual options."""
    return max(game.seat_counts(game.check_options(game.usual_seats, game.sim_options())))


def features_of(game: Game) -> Features:
    features = game.features()
    if features is None:
        raise RuleError(
            f"{game.key} says nothing about itself in numbers, so that nothing can be learned",
            Message("lab-teach-silent", {"game": game.key}),
        )
    return features


def play_part(told: dict[str, object], number: int) -> str:
    """Play the games of a part and write it down; runs in any process. Returns the name of the file."""
    plan = Plan(str(told["game"]), int(str(told["seed"])), int(str(told["iterations"])))
    game = registry.load(plan.game)
    features = features_of(game)
    part = Part(len(features.fields()), most_seats(game), len(features.answer_fields()))
    first = number * plan.games_a_part()
    last = min(first + plan.games_a_part(), int(str(told["games"])))
    for one in range(first, last):
        Pupil(plan, game, one, part).play()
    file = file_of(Path(str(told["folder"])), number, last - first)
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_bytes(part.dumps(str(told["mark"])))
    draft.replace(file)
    return str(last - first)


def file_of(folder: Path, number: int, games: int) -> Path:
    return folder / f"{number:05d}-{games}.part"


class Pupil:
    """One game that is played to learn from."""

    def __init__(self, plan: Plan, game: Game, number: int, part: Part) -> None:
        self.game = game
        self.features = features_of(game)
        self.guide = game.guide()
        self.number = number
        self.part = part
        self.iterations = plan.iterations
        self.chance = FastChance(plan.seed * 1_000_003 + number)
        seats, options = plan.table(game, number, self.chance)
        self.seats = seats
        self.state = game.new(seats, options, self.chance)
        self.values = [0.0] * seats
        self.noted: list[tuple[bytes, float, float, int]] = []  # row, guess, thought, seat
        self.asked: list[tuple[int, list[tuple[bytes, float, float]]]] = []  # row, answers

    def play(self) -> None:
        if self.iterations:
            self.play_searched()
        else:
            self.play_quickly()
        if self.state.waiting:
            return
        part = self.part
        payoffs = [float(self.state.payoff(seat)) for seat in range(self.seats)]
        for place, offered in self.asked:
            part.askers.append(len(part.games) + place)
            part.offers.append(len(offered))
            for answer, weight, portion in offered:
                part.answers.write(answer)
                part.weights.append(weight)
                part.portions.append(portion)
        for row, guess, thought, seat in self.noted:
            part.rows.write(row)
            part.games.append(self.number)
            part.seats.append(self.seats)
            part.guesses.append(guess)
            part.thoughts.append(thought)
            part.shares.extend(payoffs[(seat + away) % self.seats] for away in range(self.seats))
            part.shares.extend([nan] * (part.most - self.seats))

    def play_quickly(self) -> None:
        made = 0
        while self.state.waiting and made < LONGEST:
            steps = 1 + int(self.chance.below(2 * GAP - 1))
            Rollout(self.guide, steps, SURPRISE).finish(self.state, self.chance, self.values)
            made += steps
            if self.state.waiting:
                self.note(-1, nan)

    def play_searched(self) -> None:
        bots = [Searcher(self.game, Settings(learned=1)) for _ in range(self.seats)]
        whole, brief = Budget(0.0, self.iterations), Budget(0.0, max(1, self.iterations // BRIEF))
        until = 1
        made = 0
        while self.state.waiting and made < LONGEST:
            state = self.state
            seat = int(lowest_seat(state.waiting))
            options = state.options(seat)
            option = int(options[0])
            if len(options) > 1:
                until -= 1
                budget = brief if until else whole
                advice = bots[seat].explain(world_for(state, seat, self.chance), seat, self.chance, budget)
                option = self.ventured(bots[seat], advice)
                if until == 0:
                    until = 1 + int(self.chance.below(2 * GAP_SEARCHED - 1))
                    judge(state, self.guide, self.values)
                    self.note_answers(seat, advice)
                    self.note(seat, advice.rows[0].value)
            state.apply(seat, option, self.chance)
            made += 1
            for bot in bots:
                bot.moved(seat)

    def ventured(self, bot: Searcher, advice: Advice) -> int:
        """The best answer, or now and then one drawn by the thinking spent on it."""
        if self.chance.below(VENTURED) == 0:
            drawn = self.chance.below(1_000_000) / 1_000_000
            for row in advice.rows:
                drawn -= row.share
                if drawn < 0:
                    bot.kept = None  # it kept the tree below its best answer
                    return row.option
        return advice.option

    def note_answers(self, seat: int, advice: Advice) -> None:
        """Write down what could be answered, and how much thinking each answer was worth."""
        if self.part.answer_width == 0:
            return
        state = self.state
        options = [row.option for row in advice.rows]
        weights = self.guide.weigh(state, seat, options)
        offered = []
        for row, weight in zip(advice.rows, weights, strict=True):
            out = BytesWriter()
            self.features.write_answer(state, seat, row.option, out)
            offered.append((out.getvalue(), log(weight), row.share))
        self.asked.append((len(self.noted) + seat, offered))

    def note(self, mover: int, thought: float) -> None:
        """Write down what every seat sees, and what the game's own guide thinks of it."""
        for seat in range(self.seats):
            out = BytesWriter()
            self.features.write(self.state, seat, out)
            self.noted.append((out.getvalue(), self.values[seat], thought if seat == mover else nan, seat))
