"""The probe: a search that knows its rival finds what the rival gives away, and never looks at what it holds."""

from __future__ import annotations

import json

import pytest

from covetown import cli, registry
from covetown.bots import Budget, Settings
from covetown.bots.master import new_search
from covetown.bots.search import Node, tally
from covetown.kernel import Chance, FastChance, RuleError, State, Style, world_for
from covetown.kernel.state import lowest_seat
from covetown.lab.contest import Entrant
from covetown.lab.probe import GUESSING, KNOWING, Probe, Prober, play_number
from covetown.lab.workers import workers
from tests.bots.parlour import Auction, Stones

pytestmark = pytest.mark.usefixtures("parlour")


def test_the_fewest_seats_are_taken_and_one_is_not_enough() -> None:
    assert Probe("auction", "random", None, {}, 1).seats == 2
    assert Probe("auction", "random", 3, {}, 1).seats == 3
    with pytest.raises(RuleError):
        Probe("auction", "random", 1, {}, 1)
    with pytest.raises(RuleError, match="budget"):
        Probe("auction", "master:soon", None, {}, 1)


@pytest.mark.parametrize("rival", ["master", "master:0.5", "master:0i", "adaptive", "master:10i:0.5"])
def test_a_rival_that_thinks_for_seconds_is_refused(rival: str) -> None:
    with pytest.raises(RuleError, match="needs a budget in iterations"):
        Probe("auction", rival, None, {}, 1)


def test_a_style_of_the_game_may_be_the_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    class Miser(Style):
        def drawn(self, state: State, seat: int, options: list[int]) -> list[float]:
            return [float(-option) for option in options]

    monkeypatch.setattr(type(registry.load("auction")), "styles", lambda self: [Miser("miser")])
    probe = Probe("auction", "miser:5i", None, {}, 1)
    for kind in (GUESSING, KNOWING):
        assert 0 <= float(play_number(probe.plain(kind, 5), 0)) <= 1
    with pytest.raises(RuleError, match="needs a budget in iterations"):
        Probe("auction", "miser", None, {}, 1)


def edges(node: Node) -> list[object]:
    """A whole tree in plain values."""
    rows = [(e.seat, e.option, e.seen, e.tried, e.total, e.child and edges(e.child)) for e in node.edges]
    return [node.visits, rows, {seat: edges(beside) for seat, beside in (node.apart or {}).items()}]


@pytest.mark.parametrize("key", ["auction", "stones"])
@pytest.mark.parametrize("seats", [2, 3])
def test_who_does_not_know_its_rivals_searches_as_the_master_does(key: str, seats: int) -> None:
    game = registry.load(key)
    state = game.new(seats, {}, FastChance(3))
    grown, same = Node(), Node()
    prober, chance = Prober(game, None), FastChance(5)
    for _ in range(200):
        prober.iterate(grown, state, 0, chance)
    search, luck = new_search(game.guide(), Settings()), FastChance(5)
    search.values = [0.0] * seats
    for _ in range(200):
        search.iterate(same, state, 0, luck)
    assert edges(grown) == edges(same)


def test_at_a_secret_moment_the_own_answers_are_weighed_in_one_place_whatever_the_rival_bid() -> None:
    # Seat 1 searches after seat 0 has bid; at every later bid seat 0 is asked before it, in secret.
    prober = Prober(registry.load("auction"), Entrant("random"))
    state = Auction([[1, 5, 9], [2, 6, 10]], [3, 4, 7, 8, 11, 12], [1, 2, 4])
    state.apply(0, 5, FastChance(1))
    root, chance = Node(), FastChance(7)
    for _ in range(300):
        prober.iterate(root, state, 1, chance)
    mine = max(root.edges, key=lambda edge: edge.tried).child
    assert mine is not None
    assert root.apart is not None, "the bid that seat 0 has made is asked for anew"
    assert list(root.apart) == [0]
    assert len({bid.option for bid in root.apart[0].edges}) > 3
    later = max((bid.child for bid in mine.edges if bid.child is not None), key=lambda node: node.visits)
    assert len({bid.option for bid in later.edges if bid.seat == 0}) > 3, "the rival bids this and that"
    assert later.apart is not None
    assert list(later.apart) == [1]
    own = later.apart[1]
    assert own.visits == later.visits > 10
    assert sum(bid.tried for bid in own.edges) == own.visits
    for bid in later.edges:
        assert bid.child is not None
        assert all(answer.tried == 0 for answer in bid.child.edges), "nothing is weighed by what the rival bid"


def test_rivals_are_answered_for_by_the_bot_itself_on_worlds_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("auction")
    state = game.new(2, {}, FastChance(3))
    seat = int(lowest_seat(state.waiting))
    asked: list[tuple[int, int]] = []
    dealt: list[State] = []

    def dealt_for(state: State, seat: int, chance: Chance) -> State:
        dealt.append(world_for(state, seat, chance))
        return dealt[-1]

    class Rival:
        def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
            assert world is dealt[-1]
            asked.append((seat, budget.iterations))
            return int(world.options(seat)[-1])

    knower = Prober(game, Entrant("master:7i"))
    monkeypatch.setattr("covetown.lab.probe.make", lambda *_: Rival())
    monkeypatch.setattr("covetown.lab.probe.world_for", dealt_for)
    option = knower.choose(state.redeal(seat, FastChance(4)), seat, FastChance(5), Budget(0.0, 30))
    assert option in state.options(seat)
    assert set(asked) == {(1 - seat, 7)}


def test_the_same_seed_plays_the_same_games_from_every_seat() -> None:
    probe = Probe("auction", "apprentice", None, {}, 3)
    plain = probe.plain(KNOWING, 20)
    once = [play_number(plain, number) for number in range(6)]
    assert once == [play_number(plain, number) for number in range(6)]
    assert all(0 <= float(payoff) <= 1 for payoff in once)


def test_who_knows_a_rival_wins_what_is_lost_against_a_perfect_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Greedy:
        def choose(self, world: State, seat: int, chance: Chance, budget: Budget) -> int:
            return int(world.options(seat)[-1])

    game = registry.load("stones")
    knower = Prober(game, Entrant("master:7i"))
    monkeypatch.setattr("covetown.lab.probe.make", lambda *_: Greedy())
    # Eight stones are lost against a perfect player; who always takes three loses by two or three, and wins by one.
    for seed in range(20):
        assert knower.choose(Stones(2, 8, 0), 0, FastChance(seed), Budget(0.0, 60)) in (2, 3)
    root, chance = Node(), FastChance(5)
    for _ in range(400):
        knower.iterate(root, Stones(2, 8, 0), 0, chance)
    values = {option: value for option, _, value in tally(root, 0, [1, 2, 3])}
    assert values[1] < 0.2
    assert max(values[2], values[3]) > 0.9


def test_the_command_tells_what_both_kinds_of_search_win(capsys: pytest.CaptureFixture[str]) -> None:
    found = Probe("stones", "apprentice", None, {}, 3).run(KNOWING, 20, 40, workers(1, None), lambda games: None)
    assert found["interval"][0] > 0.5  # type: ignore[index]
    command = ["lab", "probe", "stones", "--rival", "apprentice", "--iterations", "20", "--games", "40", "--seed", "3"]
    with pytest.raises(SystemExit) as end:
        cli.main([*command, "--json"])
    assert end.value.code == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["kind"] for row in told["rows"]] == [GUESSING, KNOWING]
    assert told["rows"][1] == found
    with pytest.raises(SystemExit):
        cli.main(["--language", "en", *command, "--games", "2"])
    assert "knows how its rivals" in capsys.readouterr().out
