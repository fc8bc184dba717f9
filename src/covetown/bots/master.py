"""Bots that think ahead, by searching the worlds their seat cannot tell apart."""

from __future__ import annotations

from concurrent.futures import Executor
from time import perf_counter

from covetown import registry
from covetown.bots.contract import Bot, Budget, value_after
from covetown.bots.rollout import Rollout
from covetown.bots.search import Flag, Node, Search, tally
from covetown.bots.weights import guide_from, learned_guide
from covetown.bots.without_gc import without_gc
from covetown.kernel import Advice, Chance, Considered, FastChance, Game, Guide, State, seats_in
from covetown.kernel.playout import play_sensibly

# Seconds for an answer when nobody set a limit.
DEFAULT_SECONDS = 1.0
# From this result on a win counts as in hand: nobody puts it off for anything else.
SURE = 0.98


class Settings:
    """How a search is set up; see `Search` and `Rollout` for what each number does. A depth, an
    `even` or an `explore` of -1 asks the guide.

    `learned` is 1 for a search with learned values and 0 for one without; -1 leaves it to the level. `weights` names a
    file with what was learned, in place of what the package has.
    """

    def __init__(
        self,
        explore: float = -1.0,
        even: float = -1.0,
        wide: int = 12,
        depth: int = -1,
        surprise: int = 50,
        learned: int = -1,
        weights: str = "",
    ) -> None:
        self.explore = explore
        self.even = even
        self.wide = wide
        self.depth = depth
        self.surprise = surprise
        self.learned = learned
        self.weights = weights


class Searcher(Bot):
    """Tree search on redealt worlds. It keeps the part of its tree that is still true when it is asked again at once.

    With an `executor` and `jobs` above 1, as many searches run side by side and their findings are added up.
    """

    def __init__(
        self,
        game: Game,
        settings: Settings | None = None,
        executor: Executor | None = None,
        jobs: int = 1,
        stop: Flag | None = None,
    ) -> None:
        super().__init__(game)
        self.settings = Settings() if settings is None else settings
        self.guide = guide_of(game, self.settings)
        self.executor = executor
        self.jobs = jobs
        self.stop = stop
        self.iterations = 0
        self.kept: Node | None = None
        self.kept_seat = -1
        self.kept_revelations = -1
        self.own_move = False

    def moved(self, seat: int) -> None:
        # The tree is still true only if nobody but this bot has moved since it was grown.
        if seat == self.kept_seat and not self.own_move:
            self.own_move = True
        else:
            self.kept = None

    def start(self, world: State, seat: int) -> Node:
        """The tree to grow: what is left of the last one when nothing was revealed since, or a new one."""
        kept = self.kept
        legal = self.own_move and self.kept_seat == seat and self.kept_revelations == world.revelations
        return kept if kept is not None and legal else Node()

    def keep(self, world: State, seat: int, root: Node, option: int) -> None:
        edge = root.find(seat, option)
        self.kept = None if edge is None else edge.child
        self.kept_seat = seat
        self.kept_revelations = int(world.revelations)
        self.own_move = False

    def explain(self, world: State, seat: int, chance: Chance, budget: Budget) -> Advice:
        options = world.options(seat)
        if len(options) == 1:
            self.kept = None
            only = int(options[0])
            return Advice(only, [Considered(only, 1.0, value_after(self.game, world, seat, only, chance))])
        if budget.seconds == 0 and budget.iterations == 0:
            budget = Budget(DEFAULT_SECONDS)
        root: Node | None = None
        if self.executor is not None and self.jobs > 1:
            found = self.search_side_by_side(world, seat, chance, budget)
        else:
            root = self.start(world, seat)
            with without_gc():
                self.think(root, world, seat, chance, budget)
            found = tally(root, seat, options)
        answer = self.answer(found, world, seat)
        if root is not None:
            self.keep(world, seat, root, answer)
        tries = sum(row[1] for row in found)
        rows = []
        for option, count, value in found:
            expected = value if count else value_after(self.game, world, seat, option, chance)
            rows.append(Considered(option, count / tries, expected))
        return Advice(answer, rows)

    def think(self, root: Node, world: State, seat: int, chance: Chance, budget: Budget) -> None:
        """Grow the tree for as long as the budget allows."""
        search = new_search(self.guide, self.settings)
        self.iterations += search.think(root, world, seat, chance, budget.seconds, budget.iterations, self.stop)

    def answer(self, found: list[tuple[int, int, float]], world: State, seat: int) -> int:
        """The answer to give after a search that has found this of every answer: (option, tries, expected result)."""
        return best_of(found)

    def search_side_by_side(
        self, world: State, seat: int, chance: Chance, budget: Budget
    ) -> list[tuple[int, int, float]]:
        assert self.executor is not None
        data = world.encode()
        each = -(-budget.iterations // self.jobs)
        asked = [
            self.executor.submit(
                search_once, self.game.key, self.settings, data, seat, int(chance.below(2**30)), budget.seconds, each
            )
            for _ in range(self.jobs)
        ]
        return added_up([answer.result() for answer in asked])


def guide_of(game: Game, settings: Settings) -> Guide:
    """What a search asks about positions and answers."""
    if settings.weights:
        return guide_from(game, settings.weights)
    return learned_guide(game) if settings.learned == 1 else game.guide()


def new_search(guide: Guide, settings: Settings) -> Search:
    depth = guide.depth() if settings.depth < 0 else settings.depth
    rollout = Rollout(guide, depth, settings.surprise)
    even = guide.doubt() if settings.even < 0 else settings.even
    explore = guide.explore() if settings.explore < 0 else settings.explore
    return Search(guide, rollout, explore, even, settings.wide)


def search_once(
    key: str, settings: Settings, data: bytes, seat: int, seed: int, seconds: float, iterations: int
) -> list[tuple[int, int, float]]:
    """One search of a world that came as bytes, in whatever process this runs."""
    game = registry.load(key)
    world = game.decode(data)
    root = Node()
    with without_gc():
        new_search(guide_of(game, settings), settings).think(
            root, world, seat, FastChance(seed), seconds, iterations, None
        )
    return tally(root, seat, world.options(seat))


def added_up(findings: list[list[tuple[int, int, float]]]) -> list[tuple[int, int, float]]:
    """Several findings about the same answers as one."""
    out: list[tuple[int, int, float]] = []
    for rows in zip(*findings, strict=True):
        tries = sum(row[1] for row in rows)
        total = sum(row[1] * row[2] for row in rows)
        out.append((rows[0][0], tries, total / tries if tries else 0.0))
    return out


def best_of(found: list[tuple[int, int, float]]) -> int:
    """The answer tried most; of equals the one that promises more."""
    return max(found, key=lambda row: (row[1], row[2]))[0]


def search_rate(key: str, seats: int, options: dict[str, object], seconds: float, depth: int = 0) -> float:
    """Search iterations a second over positions from the first half of sensible games.

    They are played to the end, or for `depth` decisions; -1 is what bots do in this game.
    """
    game = registry.load(key)
    chance = FastChance(11)
    guide = game.guide()
    made = 0
    spent = 0.0
    for number in range(4):
        state = game.new(seats, options, chance)
        play_sensibly(state, guide, chance, 15 * number)
        if state.waiting == 0:
            continue
        seat = seats_in(state.waiting)[0]
        began = perf_counter()
        with without_gc():
            made += new_search(guide, Settings(depth=depth)).think(Node(), state, seat, chance, seconds / 4, 0, None)
        spent += perf_counter() - began
    return made / spent
