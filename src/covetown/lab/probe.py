"""How much a player gains who knows a bot's mind: a search that answers for its rivals as a fixed bot would.

An equilibrium gives nothing away to somebody who knows it. Here one seat searches its own answers on worlds dealt anew,
and wherever a rival has to answer, in the tree and after it, the fixed bot itself is asked, on a world dealt for that
rival: the searcher knows how its rivals think, and never what they hold. What it wins more than an equal share bounds
from below what the best answer to the bot would win. Beside it the same search plays that takes its rivals for players
like itself, as the master does, on the same deals and with as many iterations: the difference is what knowing is worth.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from covetown import registry
from covetown.bots import Bot, Budget, Settings, make, usual_seconds
from covetown.bots.master import best_of, new_search
from covetown.bots.rollout import judge
from covetown.bots.search import Edge, Node, tally
from covetown.kernel import Chance, FastChance, Game, Message, RuleError, State, world_for
from covetown.kernel.state import lowest_seat
from covetown.lab.contest import CAP, Entrant
from covetown.lab.figures import wilson
from covetown.lab.workers import Workers

KNOWING, GUESSING = "knowing", "guessing"


class Prober(Bot):
    """A search that knows how its rivals answer; without a `rival`, the master's, which takes them for its like."""

    def __init__(self, game: Game, rival: Entrant | None) -> None:
        super().__init__(game)
        self.rival = rival
        settings = Settings()
        self.search = new_search(self.guide, settings)
        self.surprise = settings.surprise
        self.depth = int(self.search.rollout.depth)

    def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return int(options[0])
        root = Node()
        for _ in range(budget.iterations):
            self.iterate(root, world, seat, chance)
        return best_of(tally(root, seat, options))

    def answer_of_rival(self, rival: Entrant, state: State, seat: int, chance: Chance) -> int:
        """What the fixed bot answers in this world, of which it sees what its seat may see."""
        options = state.options(seat)
        if len(options) == 1:
            return int(options[0])
        bot = make(rival.level, self.game, rival.settings)
        return bot.choose(world_for(state, seat, chance), seat, chance, rival.budget)

    def iterate(self, root: Node, world: State, seat: int, chance: Chance) -> None:
        """One world, down the tree and on for as long as the guide wants it: `Search.iterate`, but for known rivals."""
        state = world_for(world, seat, chance)
        state.reopen(seat)
        path: list[Edge] = []
        node = root
        moment: Node | None = None
        expected = 0
        grown = False
        while state.waiting and not grown:
            waiting = int(state.waiting)
            mover = int(lowest_seat(state.waiting)) if path else seat
            judged = node
            if moment is not None and waiting == expected:
                judged = moment.beside(mover)
            else:
                moment = node if waiting & (waiting - 1) else None
            expected = waiting & ~(1 << mover)
            options = state.options(mover)
            if len(options) == 1:
                edge = self.search.forced(judged, mover, options[0])
            elif self.rival is not None and mover != seat:
                edge = self.search.forced(judged, mover, self.answer_of_rival(self.rival, state, mover, chance))
            else:
                edge = self.search.pick(judged, state, mover, options, chance)
                grown = edge.tried == 0
            judged.visits += 1
            path.append(edge)
            state.apply(mover, edge.option, chance)
            placed = edge
            if judged is not node:
                placed = node.find(mover, edge.option) or node.add(mover, edge.option, edge.prior)
            if placed.child is None:
                placed.child = Node()
            node = placed.child
        values = self.played_on(state, seat, chance)
        for edge in path:
            edge.tried += 1
            edge.total += values[edge.seat]

    def played_on(self, state: State, seat: int, chance: Chance) -> list[float]:
        """What each seat got, or seems to be getting, some decisions later: `Rollout.finish`, but for known rivals."""
        made = 0
        while state.waiting and made < self.depth:
            mover = int(lowest_seat(state.waiting))
            options = state.options(mover)
            if len(options) == 1:
                option = int(options[0])
            elif self.rival is not None and mover != seat:
                option = self.answer_of_rival(self.rival, state, mover, chance)
            elif chance.below(1000) < self.surprise:
                option = int(options[chance.below(len(options))])
            else:
                option = int(self.guide.prefer(state, mover, options, chance))
            state.apply(mover, option, chance)
            made += 1
        values = [0.0] * int(state.seats)
        judge(state, self.guide, values)
        return values


class Probe:
    """Which games are played: one searcher against fixed bots, by turns in every seat of every deal."""

    def __init__(self, game: str, rival: str, seats: int | None, options: dict[str, object], seed: int) -> None:
        title = registry.load(game)
        self.game = game
        self.rival = Entrant(rival, game=title)
        thinks = usual_seconds(self.rival.level) > 0
        if self.rival.budget.seconds > 0 or (thinks and self.rival.budget.iterations == 0):
            raise RuleError(
                f"{rival} thinks for seconds: the rival of a probe needs a budget in iterations, "
                f"such as {self.rival.level}:10i",
                Message("lab-probe-seconds", {"bot": rival, "level": self.rival.level}),
            )
        make(self.rival.level, title, self.rival.settings)
        full = {**title.sim_options(), **options}
        counts = title.seat_counts(title.check_options(seats or title.usual_seats, full))
        self.seats = seats if seats is not None else min((count for count in counts if count > 1), default=1)
        if self.seats < 2:
            raise RuleError("there are no rivals with one seat", Message("lab-probe-alone"))
        self.options = title.check_options(self.seats, full)
        self.seed = seed

    def plain(self, kind: str, iterations: int) -> dict[str, object]:
        return {
            "game": self.game,
            "rival": self.rival.name,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "kind": kind,
            "iterations": iterations,
        }

    def run(
        self, kind: str, iterations: int, games: int, hands: Workers, told: Callable[[int], None]
    ) -> dict[str, object]:
        """The games of one kind of searcher with so many iterations, in figures."""
        payoffs: list[float] = []
        for made in hands.results(play_number, self.plain(kind, iterations), range(games)):
            payoffs.append(float(json.loads(made)))
            told(1)
        share = sum(payoffs) / games
        interval = list(wilson(sum(payoffs), games))
        return {"kind": kind, "iterations": iterations, "games": games, "win_rate": share, "interval": interval}


def play_number(told: dict[str, object], number: int) -> str:
    """Play one game; what the searcher got, as text. Runs in any process."""
    game = registry.load(str(told["game"]))
    seats, seed, iterations = (int(str(told[name])) for name in ("seats", "seed", "iterations"))
    options = told["options"]
    assert isinstance(options, dict)
    rival = Entrant(str(told["rival"]), game=game)
    mine = number % seats
    luck = FastChance(seed * 1_000_003 + number // seats)
    state = game.new(seats, options, luck)
    own = Prober(game, rival if told["kind"] == KNOWING else None)
    bots = [own if seat == mine else make(rival.level, game, rival.settings) for seat in range(seats)]
    thoughts = [FastChance((seed * 1_000_003 + number) * 64 + 7 + seat) for seat in range(seats)]
    budgets = [Budget(0.0, iterations) if seat == mine else rival.budget for seat in range(seats)]
    made = 0
    while state.waiting:
        seat = int(lowest_seat(state.waiting))
        world = world_for(state, seat, thoughts[seat])
        state.apply(seat, bots[seat].choose(world, seat, thoughts[seat], budgets[seat]), luck)
        for bot in bots:
            bot.moved(seat)
        made += 1
        if made > CAP:
            raise RuleError(
                f"game {number} of seed {seed} does not end: {CAP} decisions were made",
                Message("lab-endless", {"game": number, "seed": str(seed), "n": CAP}),
            )
    return json.dumps(float(state.payoff(mine)))
