"""Bots with a character: one that holds a game even, and the styles that games declare."""

from __future__ import annotations

import pytest

from covetown import registry
from covetown.bots import CHARACTERS, LEVELS, Budget, elsewhere, levels_of, make, usual_seconds
from covetown.bots.adaptive import BOUND, HOLD, LEAST_PART, Adaptive, nearest
from covetown.bots.master import SURE, Searcher
from covetown.bots.search import Node
from covetown.bots.styled import BOUND as STYLE_BOUND
from covetown.bots.styled import Styled, tempted
from covetown.games.dale_of_merchants.state import DaleState
from covetown.kernel import Chance, FastChance, Game, Guide, State, Style, lowest_seat
from covetown.lab.contest import Contest, Entrant, contest_from
from covetown.testing import positions
from covetown.text import LOCALES, texts
from tests.bots.parlour import NoSense, StonesGame

GAMES = registry.names()
STYLES = [(key, style.key) for key in GAMES for style in registry.load(key).styles()]


class Ladder(State):
    """One answer of seat 0 decides: answer n leaves it a share of n hundredths of the win."""

    SHARES = (96, 80, 72, 55, 30, 4)

    def __init__(self, shares: tuple[int, ...] = SHARES) -> None:
        super().__init__(2)
        self.shares = shares
        self.left = 0
        self.waiting = 1

    def options(self, seat: int) -> list[int]:
        return list(self.shares)

    def apply(self, seat: int, option: int, chance: Chance) -> None:
        self.left = option
        self.waiting = 0

    def copy(self) -> Ladder:
        other = Ladder(self.shares)
        other.left, other.waiting = self.left, self.waiting
        return other

    def redeal(self, seat: int, chance: Chance) -> Ladder:
        return self.copy()

    def payoff(self, seat: int) -> float:
        return self.left / 100 if seat == 0 else 1 - self.left / 100


class LadderGame(Game):
    def __init__(self) -> None:
        self.key = "ladder"

    def guide(self) -> Guide:
        return NoSense()


def answer_of(bot: Searcher, state: State, seed: int = 1, iterations: int = 400) -> int:
    return bot.choose(state, 0, FastChance(seed), Budget(iterations=iterations))


# --- the one that holds a game even ---


def test_ahead_it_gives_the_most_even_answer_within_its_bound() -> None:
    game = LadderGame()
    assert answer_of(Searcher(game), Ladder()) == 96
    held = 50 * HOLD
    within = [share for share in Ladder.SHARES if share >= 96 - 100 * BOUND]
    assert answer_of(Adaptive(game), Ladder()) == min(within, key=lambda share: abs(share - held)) != 96
    far = 97 - int(100 * BOUND) - 2
    assert answer_of(Adaptive(game), Ladder((97, far, far - 5))) == 97


def test_behind_it_plays_as_the_master_does() -> None:
    game = LadderGame()
    for shares in ((45, 40, 30), (10, 9, 1)):
        assert answer_of(Adaptive(game), Ladder(shares)) == answer_of(Searcher(game), Ladder(shares)) == shares[0]


def test_no_answer_loses_more_than_the_bound_or_is_taken_after_a_few_tries() -> None:
    chance = FastChance(8)
    for _ in range(2000):
        found = [(n, int(chance.below(90)), float(chance.below(1000)) / 1000) for n in range(2 + int(chance.below(6)))]
        found.append((99, 100, float(chance.below(1000)) / 1000))
        option = nearest(found, 0.5)
        tries, value = next(row[1:] for row in found if row[0] == option)
        top = found[-1][2]
        assert value >= top - BOUND
        assert option == 99 or tries >= 100 * LEAST_PART
        if top <= 0.5:
            assert option == 99


def test_it_begins_with_a_new_tree_so_that_nothing_is_too_far_ahead_to_try_others() -> None:
    bot = Adaptive(LadderGame())
    bot.kept, bot.kept_seat, bot.kept_revelations, bot.own_move = Node(), 0, 0, True
    for share in Ladder.SHARES:
        edge = bot.kept.add(0, share, 1.0)
        edge.tried = edge.seen = 5000 if share == 96 else 1
        edge.total = edge.tried * share / 100
    assert answer_of(bot, Ladder()) == answer_of(Adaptive(LadderGame()), Ladder()) != 96


@pytest.mark.parametrize("iterations", [1, 2, 7])
def test_its_budget_of_iterations_holds_however_much_time_is_left(iterations: int) -> None:
    bot = Adaptive(LadderGame())
    bot.choose(Ladder(), 0, FastChance(1), Budget(0.2, iterations))
    assert bot.iterations == iterations


# --- a win in hand ---


def test_a_win_in_hand_is_not_put_off() -> None:
    found = [(1, 100, SURE), (2, 90, SURE - 0.01), (3, 90, SURE - 0.09)]
    assert tempted(found, [0.0, 50.0, 50.0]) == 1
    assert nearest(found, 0.5) == 1
    found[0] = (1, 100, SURE - 0.001)
    assert tempted(found, [0.0, 50.0, 0.0]) == 2
    assert nearest(found, 0.5) == 3


def before_the_last_choice(key: str, seed: int) -> tuple[State, int, int]:
    """A game of two a choice before its end, with the seat whose answer ends it; others are possible."""
    game = registry.load(key)
    chance = FastChance(seed)
    state = game.new(2, game.check_options(2, game.sim_options()), chance)
    before, seat, option = state, 0, -1
    while state.waiting:
        seat = int(lowest_seat(state.waiting))
        before = state.copy()
        option = int(game.guide().prefer(state, seat, state.options(seat), chance))
        state.apply(seat, option, chance)
    assert state.payoff(seat) == 1.0
    assert len(before.options(seat)) > 1
    return before, seat, option


@pytest.mark.parametrize("level", ["hoarder", "haggler", "adaptive"])
@pytest.mark.parametrize("seed", [2, 4, 8, 9])
def test_a_merchant_with_a_character_builds_the_last_stack(level: str, seed: int) -> None:
    """There is no limit of turns at a table of people: it could put the win off for ever."""
    state, seat, last = before_the_last_choice("dale_of_merchants", seed)
    bot = make(level, registry.load("dale_of_merchants"))
    assert bot.choose(state.redeal(seat, FastChance(5)), seat, FastChance(6), Budget(iterations=200)) == last


def test_the_haggler_is_drawn_to_the_first_techniques_of_a_turn_alone() -> None:
    haggler = next(style for style in registry.load("dale_of_merchants").styles() if style.key == "haggler")
    drawn: list[set[bool]] = [set(), set()]
    for state, seat in positions(registry.load("dale_of_merchants"), 60, seed=2):
        assert isinstance(state, DaleState)
        for late in (0, 1):
            state.taken = 40 * late
            drawn[late].add(any(haggler.drawn(state, seat, state.options(seat))))
    assert drawn == [{True, False}, {False}]


@pytest.mark.parametrize("key", GAMES)
def test_characters_answer_legally_and_alike_from_the_same_seed(key: str) -> None:
    game = registry.load(key)
    for level in [*CHARACTERS, *(style.key for style in game.styles())]:
        for state, seat in positions(game, 3, seed=3):
            world = state.redeal(seat, FastChance(5))
            budget = Budget(iterations=6)
            given = [make(level, game).choose(world.copy(), seat, FastChance(6), budget) for _ in range(2)]
            assert given[0] in state.options(seat)
            assert given[0] == given[1]


# --- styles ---


class Fond(Style):
    """Likes the answer 80, and where it leads."""

    def __init__(self, much: float) -> None:
        super().__init__("fond")
        self.much = much

    def fond(self, state: State, seat: int) -> float:
        assert isinstance(state, Ladder)
        return self.much if state.left == 80 else 0.0

    def drawn(self, state: State, seat: int, options: list[int]) -> list[float]:
        return [self.much if option == 80 else 0.0 for option in options]


def test_a_style_takes_what_draws_it_unless_that_costs_too_much() -> None:
    found = [(1, 100, 0.6), (2, 60, 0.56), (3, 60, 0.6 - STYLE_BOUND - 0.01), (4, 2, 0.6)]
    assert tempted(found, [0.0, 0.0, 0.0, 0.0]) == 1
    assert tempted(found, [0.0, 2.0, 0.0, 0.0]) == 2
    assert tempted(found, [0.0, 0.0, 50.0, 0.0]) == 1
    assert tempted(found, [0.0, 0.0, 0.0, 50.0]) == 1
    assert tempted(found, [0.0, -3.0, -3.0, -3.0]) == 1


def test_only_the_seat_with_the_style_is_taken_to_have_it() -> None:
    game = LadderGame()
    bot = Styled(game, Fond(3.0))
    bot.leaning.seat = 0
    state = Ladder()
    options = state.options(0)
    assert bot.guide.weigh(state, 0, options)[1] > bot.guide.weigh(state, 1, options)[1]
    state.left = 80
    values = [0.0, 0.0]
    bot.guide.judge(state, values)
    assert values[0] > values[1] == 0.5
    assert bot.guide.value(state, 0) == values[0]
    assert bot.guide.value(state, 1) == 0.5


@pytest.mark.parametrize(("key", "style"), STYLES)
def test_a_style_has_a_name_and_a_line_in_every_language(key: str, style: str) -> None:
    said = []
    for locale in LOCALES:
        words = texts(key, locale)
        assert words.has(f"style-{style}")
        assert words.has(f"style-{style}.about")
        assert words.key(f"style-{style}") != words.key(f"style-{style}.about")
        said.append(words.key(f"style-{style}.about"))
    assert len(set(said)) == len(LOCALES)


def test_every_game_has_styles_and_none_is_called_like_a_level() -> None:
    for key in GAMES:
        game = registry.load(key)
        assert len(game.styles()) >= 2
        assert levels_of(game) == [*LEVELS, *CHARACTERS, *(style.key for style in game.styles())]
        assert len(set(levels_of(game)) | {"random"}) == len(levels_of(game)) + 1
        assert all(usual_seconds(style.key) == LEVELS["master"] for style in game.styles())
    assert StonesGame().styles() == []
    assert set(CHARACTERS) <= elsewhere.RESERVED


def answers_by_kind(key: str, style: str, kinds: set[str], count: int) -> int:
    """How often a style gives an answer of one of these kinds, in positions in which it and others are possible."""
    game = registry.load(key)
    given = 0
    for state, seat in positions(game, count, seed=2):
        offered = {option.ident: option.kind for option in state.decision(seat).options}
        if kinds & set(offered.values()) and set(offered.values()) - kinds:
            world = state.redeal(seat, FastChance(5))
            given += offered[make(style, game).choose(world, seat, FastChance(6), Budget(iterations=30))] in kinds
    return given


@pytest.mark.parametrize(
    ("key", "style", "other", "kind"),
    [
        ("pirates_cove", "cautious-captain", "raider", "flee"),
        ("dale_of_merchants", "haggler", "hoarder", "play"),
        ("dale_of_merchants", "hoarder", "haggler", "buy"),
    ],
)
def test_a_style_shows_in_what_is_chosen_from_the_same_positions(key: str, style: str, other: str, kind: str) -> None:
    assert answers_by_kind(key, style, {kind}, 60) > answers_by_kind(key, other, {kind}, 60)


# --- in the laboratory ---


def test_characters_enter_contests_of_their_game_alone() -> None:
    game = registry.load("pirates_cove")
    entrants = [Entrant("raider:2i", None, game), Entrant("adaptive:2i:explore=1", None, game)]
    contest = Contest("pirates_cove", entrants, {})
    again = contest_from(contest.plain())
    assert [entrant.level for entrant in again.entrants] == ["raider", "adaptive"]
    assert again.mark() == contest.mark()
    with pytest.raises(Exception, match="there is no bot raider"):
        Entrant("raider:2i", None, registry.load("dale_of_merchants"))
