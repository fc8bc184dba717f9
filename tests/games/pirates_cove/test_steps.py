"""Steps and questions: who is asked, what is carried out unasked, and what a position keeps of a question."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from covetown.games.pirates_cove.meta import GAME
from covetown.games.pirates_cove.options import KIND_NAMES, PLAY_CONSORT, SAIL
from covetown.games.pirates_cove.state import PiratesState
from covetown.games.pirates_cove.steps import Question
from covetown.games.pirates_cove.tavern import Draw
from covetown.kernel import Chance, FastChance
from covetown.kernel.packing import kind_number
from covetown.kernel.state import seats_in
from tests.games.pirates_cove.builder import Table


class SetSail(Question):
    """A question for these tests: the ships of a mask choose among the first islands."""

    def __init__(self, captains: int, islands: int) -> None:
        self.captains = captains
        self.islands = islands

    def ship(self, state: PiratesState, seat: i64) -> i64:
        return 2 if seat < 0 else seat

    def seats(self, state: PiratesState) -> i64:
        return self.captains

    def options(self, state: PiratesState, seat: i64) -> list[i64]:
        return [SAIL + island for island in range(1, self.islands + 1)]

    def resolve(self, state: PiratesState, seat: i64, option: i64, chance: Chance) -> None:
        state.ships[seat].place = option - SAIL


class UsualCaptain(SetSail):
    """The same, put to the captain of the ship that acts."""

    def seats(self, state: PiratesState) -> i64:
        return Question.seats(self, state)


@pytest.mark.parametrize(("islands", "place", "waiting"), [(0, 0, []), (1, 1, []), (2, 0, [1])])
@pytest.mark.rule("PC-097")
def test_a_question_is_asked_only_if_there_is_a_choice(islands: int, place: int, waiting: list[int]) -> None:
    table = Table(4).start(SetSail(0b0010, islands))
    assert (table.places()[1], table.waiting()) == (place, waiting)
    assert (table.state.asking is None) == (not waiting)


def test_a_question_goes_to_the_captain_of_its_ship_unless_it_says_otherwise() -> None:
    table = Table(4).start(UsualCaptain(0, 3))
    assert (table.waiting(), table.asked(), table.state.options(2)) == (
        [2],
        "usual-captain",
        [SAIL + 1, SAIL + 2, SAIL + 3],
    )


def test_a_question_to_nobody_is_skipped() -> None:
    assert Table(4).start(SetSail(0, 3)).waiting() == []


def test_several_are_asked_at_once_even_if_one_has_no_choice() -> None:
    table = Table(4).start(SetSail(0b0011, 1))
    assert (table.waiting(), table.state.menu) == ([0, 1], None)
    table.state.apply(1, SAIL + 1, table.script)
    assert (table.waiting(), table.places()) == ([0], [0, 1, 0, 0])
    table.state.apply(0, SAIL + 1, table.script)
    assert (table.waiting(), table.state.asking) == ([], None)


def test_a_step_nobody_has_listed_is_written_and_read() -> None:
    table = Table(4)
    table.state.push(Draw(3, 2))
    table.state.ask(SetSail(0b1010, 4), 0b1010, None)
    other = GAME.decode(table.state.encode())
    assert isinstance(other, PiratesState)
    assert (seats_in(other.waiting), other.options(3)) == ([1, 3], table.state.options(3))
    assert other.encode() == table.state.encode()
    draw = other.stack[-1]
    assert isinstance(draw, Draw)
    assert (draw.ship, draw.count) == (3, 2)


@pytest.mark.parametrize("seed", range(6))
def test_a_menu_is_what_the_question_would_offer_now(seed: int) -> None:
    """Menus are made once; no position, copy or redealt world may keep one that is no longer true, or ask another."""
    chance = FastChance(seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    kept = 0
    while state.waiting:
        for world in (state, state.copy(), *[state.redeal(viewer, chance) for viewer in range(-1, seats)]):
            assert isinstance(world, PiratesState)
            question = world.asking
            assert question is not None
            for seat in seats_in(world.waiting):
                assert world.options(seat) == question.options(world, seat)
                assert world.owner(question.ship(world, seat)) == seat
            kept += world.menu is not None
        seat = seats_in(state.waiting)[0]
        answers = state.options(seat)
        state.apply(seat, answers[chance.below(len(answers))], chance)
    assert kept > 100


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_is_of_a_kind_with_a_name(seed: int) -> None:
    chance = FastChance(seed)
    seats, options = GAME.any_setup(chance)
    state = GAME.new(seats, options, chance)
    while state.waiting:
        seat = seats_in(state.waiting)[0]
        answers = state.options(seat)
        assert all(KIND_NAMES[kind_number(answer)] for answer in answers)
        state.apply(seat, answers[chance.below(len(answers))], chance)


@pytest.mark.parametrize(
    ("old", "new"),
    [(1 << 12, 1 << 20), (11 << 12 | 6, 11 << 20 | 6), (13 << 12 | 5 * 64 + 12, 13 << 20 | 5 * 64 + 12)],
)
def test_answers_of_the_first_format_are_repacked(old: int, new: int) -> None:
    assert GAME.option_from(1, old) == new
    assert GAME.option_from(2, new) == new


@pytest.mark.rule("PC-535")
def test_the_own_submission_is_shown_to_its_captain_only() -> None:
    table = Table(4).ship(0, at=1, hand=["consort"]).ship(1, at=2, hand=["secret_map"]).navigate()
    assert table.offers(0)[1:] == ["play hand:10 seat:1", "play hand:10 seat:2", "play hand:10 seat:3"]
    table.do(0, "play hand:10 seat:2")
    for viewer, shown in ((0, PLAY_CONSORT + 2), (1, None), (-1, None)):
        ships = table.state.view(viewer)["ships"]
        assert isinstance(ships, list)
        assert ships[0].get("submitted") == shown
