"""Bots on small games whose right answers are known."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from covetown.bots import LEVELS, Budget, Searcher, Settings, choose, explain, make
from covetown.bots.master import added_up, new_search
from covetown.bots.rollout import Rollout
from covetown.bots.search import Node, tally
from covetown.kernel import FastChance, RuleError, State
from tests.bots.parlour import AUCTION, STONES, Auction, HighBidder, Stones

ALL = ["random", *LEVELS]


@pytest.mark.usefixtures("parlour")
@pytest.mark.parametrize("level", ALL)
def test_every_level_gives_a_legal_answer_and_the_same_one_for_the_same_seed(level: str) -> None:
    state = AUCTION.new(3, {}, FastChance(5))
    budget = 0.02 if level in ("master", "grandmaster") else None
    first = choose(level, "auction", state.redeal(0, FastChance(1)).encode(), 0, 7, budget)
    assert first in state.options(0)
    if budget is None:
        assert first == choose(level, "auction", state.redeal(0, FastChance(1)).encode(), 0, 7)


@pytest.mark.usefixtures("parlour")
@pytest.mark.parametrize("level", ALL)
def test_a_reason_names_every_option_and_its_shares_add_up(level: str) -> None:
    state = AUCTION.new(2, {}, FastChance(5))
    reason = explain(level, "auction", state.redeal(1, FastChance(1)).encode(), 1, 7, 0.02)
    assert sorted(row.option for row in reason.rows) == state.options(1)
    assert sum(row.share for row in reason.rows) == pytest.approx(1.0)
    assert reason.rows[0].option == reason.option, "the answer itself comes first"
    shares = [row.share for row in reason.rows[1:]]
    assert shares == sorted(shares, reverse=True)


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RuleError, match="novice, apprentice, master, grandmaster"):
        make("wizard", STONES)


@pytest.mark.parametrize(("stones", "right"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_the_search_leaves_a_multiple_of_four_stones(stones: int, right: int) -> None:
    bot = Searcher(STONES)
    assert bot.choose(Stones(2, stones, 0), 0, FastChance(stones), Budget(iterations=3000)) == right


def test_three_seats_each_look_after_themselves() -> None:
    # With three seats and two stones left, the mover simply takes both.
    bot = Searcher(STONES)
    assert bot.choose(Stones(3, 2, 1), 1, FastChance(1), Budget(iterations=300)) == 2


def test_the_search_bids_its_sure_winner_for_the_last_dear_prize() -> None:
    # Given the highest card of all and one more round after this cheap prize, when bidding for 1 with 4 to come,
    state = Auction([[12, 1], [2, 3]], [4, 5, 6, 7, 8, 9, 10, 11], [4, 1])
    # then the master saves the 12 for the prize of 4, which alone decides the game.
    assert Searcher(AUCTION).choose(state, 0, FastChance(3), Budget(iterations=2000)) == 1


def test_a_rival_does_not_see_a_secret_answer_before_it_answers() -> None:
    # Given two seats that bid at once, when seat 0 thinks, the rival's statistics are kept once for the moment,
    # not under each of seat 0's bids: with equal hands a rival who saw the bid could always beat it.
    state = Auction([[2, 8], [5, 11]], [1, 3, 4, 6, 7, 9, 10, 12], [2, 1])
    search = new_search(AUCTION.guide(), Settings())
    root = Node()
    search.think(root, state, 0, FastChance(1), 0.0, 400, None)
    assert root.apart is not None
    together = root.apart[1]
    assert together.visits > 0
    assert sum(edge.tried for edge in together.edges) == together.visits
    for edge in root.edges:
        assert edge.child is not None
        assert all(reply.tried == 0 for reply in edge.child.edges), "replies are judged at the moment, not below a bid"


def test_who_has_bid_already_is_taken_to_choose_with_the_others() -> None:
    # Given the same moment before and after the rivals' secret bids, which nobody has seen,
    state = AUCTION.new(3, {}, FastChance(8))
    after = state.copy()
    for seat in (0, 1):
        after.apply(seat, after.options(seat)[0], FastChance(0))
    assert (state.waiting, after.waiting) == (0b111, 0b100)
    # when the last one thinks, then it finds the same: rivals look for good bids, and have not bid at random.
    found = []
    for world in (state, after):
        root = Node()
        new_search(AUCTION.guide(), Settings()).think(root, world, 2, FastChance(5), 0.0, 300, None)
        assert root.apart is not None
        found.append((tally(root, 2, world.options(2)), tally(root.apart[0], 0, list(range(1, 13)))))
    assert found[0] == found[1]


def test_choices_depend_only_on_what_the_seat_knows() -> None:
    # Given many true games that look the same to seat 0 (rivals hold other cards, have bid other cards),
    truth = AUCTION.new(3, {}, FastChance(8))
    truth.apply(1, truth.options(1)[0], FastChance(0))
    truths = [truth.redeal(0, FastChance(seed)) for seed in range(12)]
    assert len({state.encode() for state in truths}) > 6
    assert len({str(state.view(0)) for state in truths}) == 1
    # when a bot of any level is asked with the same seed, then it gives one and the same answer.
    for level in ALL:
        answers = set()
        for state in truths:
            world = state.redeal(0, FastChance(77))
            answers.add(make(level, AUCTION).choose(world, 0, FastChance(99), Budget(iterations=60)))
        assert len(answers) == 1, level


def test_the_search_never_looks_at_the_world_it_was_given_but_redeals_it() -> None:
    # Given a world in which the rival is out of high cards by luck of the deal, the search still expects all deals.
    seen: Counter[tuple[int, ...]] = Counter()

    class Spy(Auction):
        def redeal(self, seat: int, chance: object) -> Auction:  # type: ignore[override]
            other = Auction.redeal(self, seat, chance)  # type: ignore[arg-type]
            seen[tuple(sorted(other.hands[1]))] += 1
            return other

    state = Spy([[6, 7, 8], [1, 2, 3]], [4, 5, 9, 10, 11, 12], [4, 2, 1])
    bot = Searcher(AUCTION)
    bot.choose(state, 0, FastChance(1), Budget(iterations=200))
    assert sum(seen.values()) == bot.iterations
    assert len(seen) > 40


def test_a_search_ends_when_its_answer_can_no_longer_change() -> None:
    early = 0
    for seed in range(12):
        state = AUCTION.new(2, {}, FastChance(seed))
        root = Node()
        done = new_search(AUCTION.guide(), Settings()).think(root, state, 0, FastChance(seed), 0.0, 400, None)
        assert done == 400 or root.lead() > 400 - done
        early += done < 400
    assert early


def test_a_raised_flag_ends_the_search() -> None:
    class Raised:
        def is_set(self) -> bool:
            return True

    bot = Searcher(AUCTION, stop=Raised())
    option = bot.choose(AUCTION.new(2, {}, FastChance(1)), 0, FastChance(1), Budget(seconds=60))
    assert bot.iterations == 8
    assert option > 0


def test_a_long_list_is_looked_at_by_weight_first() -> None:
    # Given more options than the search looks at from the start, when few iterations are made,
    class Wide(Auction):
        def copy(self) -> Auction:
            return Auction([hand[:] for hand in self.hands], self.deck[:], self.prizes[:])

    state = Wide([list(range(1, 31)), [31]], [32], [4])
    search = new_search(AUCTION.guide(), Settings(wide=2, even=0.0))
    root = Node()
    search.think(root, state, 0, FastChance(1), 0.0, 30, None)
    tried = [edge.option for edge in root.edges if edge.tried]
    # then the heaviest (the highest bid) is among the few that were tried at all.
    assert 30 in tried
    assert len(tried) <= 2 + 5


def test_an_answer_without_weight_is_never_tried() -> None:
    class Shy(HighBidder):
        """Would never bid its highest card."""

        def weigh(self, state: State, seat: int, options: list[int]) -> list[float]:
            return [0.0 if option == max(options) else 1.0 for option in options]

    root = Node()
    state = AUCTION.new(2, {}, FastChance(1))
    new_search(Shy(), Settings()).think(root, state, 0, FastChance(1), 0.0, 200, None)
    options = state.options(0)
    tries = {edge.option: edge.tried for edge in root.edges}
    assert tries.pop(max(options)) == 0
    assert min(tries.values()) > 0


def test_the_tree_is_kept_only_while_it_is_still_true() -> None:
    bot = Searcher(STONES)
    world = Stones(2, 10, 0)
    option = bot.choose(world, 0, FastChance(1), Budget(iterations=50))
    bot.moved(0)
    after = Stones(2, 10 - option, 0)
    assert bot.start(after, 0).visits > 0, "asked again at once, nothing revealed"
    bot.moved(1)
    assert bot.start(after, 0).visits == 0, "somebody else has moved"
    bot.choose(world, 0, FastChance(1), Budget(iterations=50))
    bot.moved(0)
    after.revelations += 1
    assert bot.start(after, 0).visits == 0, "something was revealed"


@pytest.mark.usefixtures("parlour")
def test_searches_side_by_side_are_added_up() -> None:
    assert added_up([[(1, 2, 0.5), (2, 0, 0.0)], [(1, 6, 1.0), (2, 2, 0.25)]]) == [(1, 8, 0.875), (2, 2, 0.25)]
    with ThreadPoolExecutor(2) as executor:
        bot = Searcher(STONES, executor=executor, jobs=2)
        assert bot.choose(Stones(2, 7, 0), 0, FastChance(1), Budget(iterations=2000)) == 3


def test_a_rollout_cut_short_is_judged_by_the_game() -> None:
    state = Auction([[12, 1], [2, 3]], [4, 5], [4, 1])
    state.points = [3, 0]
    values = [0.0, 0.0]
    rollout = Rollout(HighBidder(), 1, 0)
    rollout.finish(state, FastChance(1), values)
    assert values == [4 / 5, 1 / 5]
    assert rollout.made == 1
