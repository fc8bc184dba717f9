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
from covetown.bots.master import best_of, new_search
from covetown.bots.rollout import Rollout, judge
from covetown.bots.search import Node, tally
from covetown.bots.weights import learned_guide, mark_of
from covetown.kernel import Chance, FastChance, Features, Game, Guide, Message, RuleError, world_for
from covetown.kernel.state import lowest_seat

FORMAT = 5
# Decisions between two positions that are written down, on average; searched games are dear, so more of each is kept.
GAP = 24
GAP_SEARCHED = 4
GAP_FORESEEN = 6
BRIEF = 4  # answers that are not written down have so many times fewer iterations
SURPRISE = 50  # of 1000 answers of a quick game are random
# Every so many positions of a searched or foreseen game are those of the game itself, the others lie off its way.
STRAIGHT = 4
DRAWN = 100  # tables of any kind that are drawn until one is not too large
LONGEST = 5000  # decisions of a game; one that goes on longer teaches nothing
FINE = 1 << 30  # steps in which a draw by weights is made


class Plan:
    """Which games are played: `iterations` of search for an answer, or the game's quick player if it is 0.

    Searches play with what was `taught`, or by the game's own guide. If `ahead` is not 0, what was taught gives the
    answers by itself, and says what positions are worth by where they lead in so many answers.
    """

    def __init__(self, game: str, seed: int, iterations: int, taught: bool = False, ahead: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.iterations = iterations
        self.taught = taught
        self.ahead = ahead
        self.line_ups: dict[int, list[dict[str, object]]] = {}  # by seats

    def plain(self) -> dict[str, object]:
        plain = {"game": self.game, "seed": self.seed, "iterations": self.iterations, "taught": self.taught}
        return {**plain, "ahead": self.ahead}

    def mark(self) -> str:
        """A short name of this plan under these rules: positions with another mark belong to another one."""
        game = registry.load(self.game)
        features = game.features()
        fields = [] if features is None else [features.fields(), features.answer_fields()]
        weights = mark_of(self.game) if (self.iterations or self.ahead) and self.taught else ""
        ways = [GAP, GAP_SEARCHED, GAP_FORESEEN, BRIEF, SURPRISE, STRAIGHT, LONGEST]
        ways += [self.games_a_part(), most_seats(game)]
        parts = [FORMAT, self.plain(), game.rules_version, fields, weights, *ways]
        return hashlib.blake2s(json.dumps(parts).encode(), digest_size=6).hexdigest()

    def kind(self) -> str:
        """A short name of what a position looks like: parts of the same kind can be learned from together."""
        game = registry.load(self.game)
        features = features_of(game)
        parts = [FORMAT, self.game, game.rules_version, features.fields(), features.answer_fields(), most_seats(game)]
        return hashlib.blake2s(json.dumps(parts).encode(), digest_size=6).hexdigest()

    def games_a_part(self) -> int:
        return 4 if self.iterations else 16 if self.ahead else 256

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
    """Positions of some games, row by row, each as the seat sees it that is to answer.

    `rows` has a byte for each field, `games` the number of the game, `seats` how many play, `shares` what each seat got
    in the end (counted from the one who looks, nan for those who are not there), `guesses` the game's own estimates in
    the same order and `thoughts` what a search expected for the one who looks (nan where none was asked).

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

    def dumps(self, mark: str, kind: str) -> bytes:
        head = {"mark": mark, "kind": kind, "count": len(self.games), "width": self.width, "most": self.most}
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
    seed, iterations, ahead = (int(str(told[name])) for name in ("seed", "iterations", "ahead"))
    plan = Plan(str(told["game"]), seed, iterations, told["taught"] is True, ahead)
    game = registry.load(plan.game)
    features = features_of(game)
    part = Part(len(features.fields()), most_seats(game), len(features.answer_fields()))
    first = number * plan.games_a_part()
    last = min(first + plan.games_a_part(), int(str(told["games"])))
    for one in range(first, last):
        Pupil(plan, game, one, part).play()
    file = file_of(Path(str(told["folder"])), number, last - first)
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    draft.write_bytes(part.dumps(str(told["mark"]), plan.kind()))
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
        self.taught = plan.taught
        self.ahead = plan.ahead
        self.chance = FastChance(plan.seed * 1_000_003 + number)
        seats, options = plan.table(game, number, self.chance)
        self.seats = seats
        self.state = game.new(seats, options, self.chance)
        self.values = [0.0] * seats
        self.noted: list[tuple[bytes, list[float], float, int]] = []  # row, guesses, thought, seat
        self.asked: list[tuple[int, list[tuple[bytes, float, float]]]] = []  # row, answers

    def play(self) -> None:
        if self.iterations:
            self.play_searched()
        elif self.ahead:
            self.play_foreseen(learned_guide(self.game))
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
        for row, guesses, thought, seat in self.noted:
            self.put(row, guesses, thought, seat, payoffs)

    def put(self, row: bytes, guesses: list[float], thought: float, seat: int, shares: list[float]) -> None:
        """Put a position into the part."""
        part = self.part
        part.rows.write(row)
        part.games.append(self.number)
        part.seats.append(self.seats)
        part.thoughts.append(thought)
        for column, items in ((part.shares, shares), (part.guesses, guesses)):
            column.extend(items[(seat + away) % self.seats] for away in range(self.seats))
            column.extend([nan] * (part.most - self.seats))

    def play_quickly(self) -> None:
        made = 0
        while self.state.waiting and made < LONGEST:
            steps = 1 + int(self.chance.below(2 * GAP - 1))
            self.play_on(steps)
            made += steps
            if self.state.waiting:
                self.note(nan)

    def play_on(self, steps: int) -> None:
        """So many answers by the game's rules of thumb; leaves the estimates of where that leads in `values`."""
        Rollout(self.guide, steps, SURPRISE).finish(self.state, self.chance, self.values)

    def play_searched(self) -> None:
        """Answers by brief searches; in between it leaves the way, as a search does, and then thinks at length.

        A search judges positions that good play would never come to, at the end of lines it has only just tried. So
        these are the positions to learn from: after any answer, and some that the game's rules of thumb gave.
        """
        bots = [Searcher(self.game, Settings(learned=int(self.taught))) for _ in range(self.seats)]
        brief = Budget(0.0, max(1, self.iterations // BRIEF))
        made = 0
        until = 1
        while self.state.waiting and made < LONGEST:
            state = self.state
            until -= 1
            if until == 0:
                until = 1 + int(self.chance.below(2 * GAP_SEARCHED))
                if self.chance.below(STRAIGHT):
                    made += self.stray()
                if state.waiting:
                    self.think(bots[0])
                for bot in bots:
                    bot.kept = None
                continue
            seat = int(lowest_seat(state.waiting))
            options = state.options(seat)
            option = int(options[0])
            if len(options) > 1:
                option = bots[seat].explain(world_for(state, seat, self.chance), seat, self.chance, brief).option
            state.apply(seat, option, self.chance)
            made += 1
            for bot in bots:
                bot.moved(seat)

    def play_foreseen(self, taught: Guide) -> None:
        """Answers drawn as what was taught weighs them; now and then a look off the way, as a search takes it."""
        made = 0
        until = 1
        while self.state.waiting and made < LONGEST:
            until -= 1
            if until == 0:
                until = 1 + int(self.chance.below(2 * GAP_FORESEEN))
                self.foresee(taught)
            self.step(taught)
            made += 1

    def foresee(self, taught: Guide) -> None:
        """Write down a position near this one, with where it leads when what was taught goes on from there."""
        way = self.state
        self.state = way.copy()
        if self.chance.below(STRAIGHT):
            self.stray()
        if self.state.waiting:
            judge(self.state, self.guide, self.values)
            self.note(nan)
            row, guesses, thought, seat = self.noted.pop()
            for _ in range(self.ahead):
                if self.state.waiting:
                    self.step(taught)
            judge(self.state, taught, self.values)
            self.put(row, guesses, thought, seat, self.values)
        self.state = way

    def step(self, taught: Guide) -> None:
        """One answer, drawn as what was taught weighs them in a world dealt for the seat."""
        state, chance = self.state, self.chance
        seat = int(lowest_seat(state.waiting))
        options = state.options(seat)
        drawn = 0
        if len(options) > 1:
            drawn = draw(taught.weigh(world_for(state, seat, chance), seat, options), chance)
        state.apply(seat, options[drawn], chance)

    def stray(self) -> int:
        """Give any answer, drawn evenly or by the guide's weights, and play on for a while; how many answers it was."""
        state = self.state
        seat = lowest_seat(state.waiting)
        options = state.options(seat)
        drawn = int(self.chance.below(len(options)))
        if self.chance.below(2):
            drawn = draw(self.guide.weigh(state, seat, options), self.chance)
        state.apply(seat, options[drawn], self.chance)
        further = int(self.chance.below(self.guide.depth() + 1))
        if further:
            self.play_on(further)
        return 1 + further

    def think(self, bot: Searcher) -> None:
        """Search a position at length, write it down and give the best answer."""
        state = self.state
        seat = int(lowest_seat(state.waiting))
        root = Node()
        world = world_for(state, seat, self.chance)
        new_search(bot.guide, bot.settings).think(root, world, seat, self.chance, 0.0, self.iterations, None)
        found = tally(root, seat, state.options(seat))
        best = best_of(found)
        if len(found) > 1:
            self.note_answers(seat, found)
        judge(state, self.guide, self.values)
        self.note(next(value for option, _, value in found if option == best))
        state.apply(seat, best, self.chance)

    def note_answers(self, seat: int, found: list[tuple[int, int, float]]) -> None:
        """Write down what could be answered, and how much thinking each answer was worth that has a weight."""
        if self.part.answer_width == 0:
            return
        state = self.state
        weights = self.guide.weigh(state, seat, state.options(seat))
        tries = sum(row[1] for row in found)
        offered = []
        for (option, tried, _), weight in zip(found, weights, strict=True):
            if weight == 0.0:
                continue
            out = BytesWriter()
            self.features.write_answer(state, seat, option, out)
            offered.append((out.getvalue(), log(weight), tried / tries))
        self.asked.append((len(self.noted), offered))

    def note(self, thought: float) -> None:
        """Write down what the seat sees that is to answer, and what the game's own guide thinks of every seat."""
        seat = int(lowest_seat(self.state.waiting))
        out = BytesWriter()
        self.features.write(self.state, seat, out)
        self.noted.append((out.getvalue(), list(self.values), thought, seat))


def draw(weights: list[float], chance: Chance) -> int:
    """A number drawn by weights; never one without weight."""
    left = sum(weights) * float(chance.below(FINE)) / FINE
    drawn = 0
    for at, weight in enumerate(weights):
        if weight > 0.0:
            drawn = at
            left -= weight
            if left < 0.0:
                break
    return drawn
