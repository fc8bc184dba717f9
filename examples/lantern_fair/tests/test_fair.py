"""The rules of the fair, one by one."""

from __future__ import annotations

import pytest

from covetown.kernel import FastChance, RuleError
from covetown.kernel.playout import play_randomly
from fair import Fair, string
from lantern_fair import GAME
from lantern_fair.lanterns import COLOUR_NAMES, LANTERNS
from lantern_fair.scoring import open_points, payoff, result, total
from lantern_fair.state import LanternState
from lantern_fair.wishes import WISH_NAMES, all_wishes, worth

TWO = ["coral amber leaf", "sea indigo rainbow"]
THREE = [*TWO, "pairs great small"]
FOUR = [*THREE, "sparks thrift calm"]
FIVE = [*FOUR, "coral amber leaf"]


@pytest.mark.rule("LF-001")
def test_two_to_five_play() -> None:
    for seats in (1, 6):
        with pytest.raises(RuleError, match="2, 3, 4, 5"):
            GAME.new(seats, {}, FastChance(1))
    assert GAME.new(5, {}, FastChance(1)).seats == 5


@pytest.mark.rule("LF-002")
def test_there_are_fifty_lanterns() -> None:
    assert len(LANTERNS) == 50
    for colour in range(len(COLOUR_NAMES)):
        glows = sorted(lantern.glow for lantern in LANTERNS if lantern.colour == colour)
        assert glows == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [lantern.ident for lantern in LANTERNS] == list(range(50))


@pytest.mark.rule("LF-003")
def test_there_are_seventeen_wishes() -> None:
    counts = {name: all_wishes().count(kind) for kind, name in enumerate(WISH_NAMES)}
    assert counts == {name: 2 if name in COLOUR_NAMES else 1 for name in WISH_NAMES}
    assert len(all_wishes()) == 17


@pytest.mark.rule("LF-004")
@pytest.mark.parametrize("evenings", [4, 8])
def test_there_are_as_many_candles_as_evenings(evenings: int) -> None:
    fair = Fair(TWO, evenings=evenings).keep()
    assert fair.answers(0) == [f"lay {candle}" for candle in range(1, evenings + 1)]
    with pytest.raises(RuleError, match="4 to 8"):
        GAME.new(2, {"evenings": 9}, FastChance(1))


@pytest.mark.rule("LF-005", "LF-006")
def test_one_of_three_wishes_is_given_away_in_secret() -> None:
    fair = Fair(TWO)
    assert fair.answers(0) == ["give coral", "give amber", "give leaf"]
    fair.do(0, "give amber")
    assert fair.state.view(1)["makers"][0]["wishes"] is None  # type: ignore[index]
    assert fair.state.waiting == 0b10
    fair.do(1, "give sea")
    assert [[WISH_NAMES[kind] for kind in maker.wishes] for maker in fair.state.makers] == [
        ["coral", "leaf"],
        ["indigo", "rainbow"],
    ]
    seen = [fair.state.view(viewer)["makers"][0]["given"] for viewer in (-1, 0, 1)]  # type: ignore[index]
    assert seen == [None, "amber", None]
    assert {"kind": "wish_given", "seat": 0} in fair.told


@pytest.mark.rule("LF-010")
@pytest.mark.parametrize("wishes", [TWO, THREE, FOUR, FIVE], ids=str)
def test_one_lantern_more_than_makers_hangs_on_the_quay(wishes: list[str]) -> None:
    assert len(Fair(wishes).keep().state.quay) == len(wishes) + 1


@pytest.mark.rule("LF-011")
def test_candles_are_laid_in_secret_and_shown_together() -> None:
    fair = Fair(TWO).keep()
    fair.do(0, "lay 8")
    assert fair.state.view(1)["makers"][0]["laid"] is None  # type: ignore[index]
    assert fair.state.view(1)["makers"][0]["candles"] == [1, 2, 3, 4, 5, 6, 7, 8]  # type: ignore[index]
    assert fair.state.view(0)["makers"][0]["chosen"] == 8  # type: ignore[index]
    assert fair.told[-1] == {"kind": "candle_laid", "seat": 0}
    fair.do(1, "lay 3")
    assert [fair.state.view(-1)["makers"][seat]["laid"] for seat in (0, 1)] == [8, 3]  # type: ignore[index]


@pytest.mark.rule("LF-011")
def test_a_last_candle_is_laid_unasked() -> None:
    fair = Fair(TWO, evenings=4).keep()
    for first, second in ((4, 3), (3, 4), (2, 1)):
        fair.lay(first, second)
        for seat in fair.state.order:
            fair.do(seat, fair.answers(seat)[0])
    assert fair.state.evening == 4
    assert [maker.laid for maker in fair.state.makers] == [1, 2], "candles 1 and 2 are all that is left"
    assert fair.state.order == (1, 0)


@pytest.mark.rule("LF-012")
def test_the_highest_candle_chooses_first() -> None:
    fair = Fair(THREE).keep()
    fair.lay(4, 8, 1)
    assert fair.state.order == (1, 0, 2)
    assert fair.state.waiting == 0b010


@pytest.mark.rule("LF-013", "LF-X01")
@pytest.mark.parametrize(("lot", "order"), [(1, (1, 3, 0, 2)), (0, (1, 3, 2, 0))])
def test_equal_candles_are_blown_out(lot: int, order: tuple[int, ...]) -> None:
    fair = Fair(FOUR).keep()
    fair.lay(7, 5, 7, 2, chance=[lot])
    assert fair.state.order == order


@pytest.mark.rule("LF-013", "LF-X02")
def test_higher_blown_out_candles_come_before_lower_ones() -> None:
    fair = Fair(FIVE).keep()
    fair.lay(6, 6, 4, 4, 1, chance=[0, 1])
    assert fair.state.order == (4, 1, 0, 2, 3)


@pytest.mark.rule("LF-014")
def test_a_maker_takes_a_lantern() -> None:
    fair = Fair(TWO, "coral 3, sea 1, leaf 2").keep()
    fair.lay(2, 1)
    assert fair.answers(0) == ["take coral 3", "take leaf 2", "take sea 1"]
    fair.do(0, "take sea 1")
    assert [lantern.ident for lantern in fair.state.makers[0].lanterns] == [30]
    assert fair.answers(1) == ["take coral 3", "take leaf 2"]


@pytest.mark.rule("LF-015")
def test_a_burned_candle_may_be_taken_back_instead() -> None:
    fair = Fair(TWO, "coral 3, sea 1, leaf 2, amber 1, amber 2").keep()
    fair.lay(8, 1)
    assert not any(words.startswith("trim") for words in fair.answers(0)), "tonight's candle still burns"
    fair.do(0, "take coral 3")
    fair.do(1, "take sea 1")
    fair.lay(2, 7)
    fair.do(1, "take leaf 2")
    assert fair.answers(0)[-1] == "trim 8"
    fair.do(0, "trim 8")
    assert [one.ident for one in fair.state.makers[0].lanterns] == [7]
    assert "lay 8" in fair.answers(0)
    assert len(fair.state.quay) == 3


@pytest.mark.rule("LF-016", "LF-017")
def test_what_is_left_catches_sparks() -> None:
    fair = Fair(TWO, "coral 3, sea 1, leaf 2, amber 1, amber 2, indigo 1, indigo 3").keep()
    for first, second in (("coral 3", "sea 1"), ("amber 1", "amber 2")):
        high = 8 - len(fair.state.makers[0].lanterns)
        fair.lay(high, 1 + len(fair.state.makers[0].lanterns))
        fair.do(0, "take " + first)
        fair.do(1, "take " + second)
    assert {"kind": "spark", "card": 24, "sparks": 2} in fair.told
    fair.lay(6, 3)
    fair.do(0, "take leaf 2")
    assert fair.state.makers[0].sparks == 2
    fair.do(1, "take indigo 1")
    assert fair.state.makers[1].sparks == 0


@pytest.mark.rule("LF-017", "LF-020")
def test_after_the_last_evening_wishes_are_shown_and_nothing_sparks() -> None:
    fair = Fair(TWO, evenings=4).keep()
    play_randomly(fair.state, FastChance(3), 1000)
    assert fair.state.waiting == 0
    makers = fair.state.view(-1)["makers"]
    assert isinstance(makers, list)
    assert [len(maker["wishes"]) for maker in makers] == [2, 2]
    assert [maker["given"] for maker in makers] == [None, None]
    assert [maker["points"] for maker in makers] == [total(maker) for maker in fair.state.makers]
    assert max(fair.state.glints) <= 3, "a lantern that hung all four evenings has three sparks"


COUNTED = [
    pytest.param(string("coral 3"), 3 + 1, marks=pytest.mark.rule("LF-030"), id="glow"),
    pytest.param(string("sea 1", sparks=4), 1 + 1 + 4, marks=pytest.mark.rule("LF-031"), id="sparks"),
    pytest.param(string("leaf 1, leaf 1"), 2 + 3, marks=pytest.mark.rule("LF-032"), id="two of a colour"),
    pytest.param(string("leaf 1, leaf 1, leaf 1, leaf 1, sea 1"), 5 + 10 + 1, marks=pytest.mark.rule("LF-032"), id="4"),
    pytest.param(
        string("coral 3, coral 1, coral 1, sea 2", "coral small", 2), 16, marks=pytest.mark.rule("LF-X03"), id="X03"
    ),
]


@pytest.mark.parametrize(("maker", "points"), COUNTED)
def test_what_everybody_can_count(maker, points: int) -> None:  # type: ignore[no-untyped-def]
    assert open_points(maker) == points


@pytest.mark.rule("LF-033", "LF-X03")
def test_both_wishes_count() -> None:
    assert total(string("coral 3, coral 1, coral 1, sea 2", "coral small", 2)) == 26


ALL_FIVE = "coral 1, amber 2, leaf 3, sea 3, indigo 1"
WISHED = [
    pytest.param("sea", string("sea 1, sea 3, leaf 1"), 4, marks=pytest.mark.rule("LF-041"), id="light"),
    pytest.param("rainbow", string(ALL_FIVE), 7, marks=pytest.mark.rule("LF-042"), id="rainbow"),
    pytest.param("rainbow", string("coral 1, amber 2, leaf 3, sea 3"), 0, marks=pytest.mark.rule("LF-042"), id="four"),
    pytest.param("pairs", string("sea 1, sea 2, leaf 1, leaf 3"), 6, marks=pytest.mark.rule("LF-043"), id="pairs"),
    pytest.param("pairs", string("sea 1, sea 2, sea 3"), 0, marks=pytest.mark.rule("LF-043"), id="three are no pair"),
    pytest.param("great", string(ALL_FIVE), 4, marks=pytest.mark.rule("LF-044"), id="great"),
    pytest.param("small", string("sea 1, sea 1, leaf 1"), 6, marks=pytest.mark.rule("LF-045"), id="small"),
    pytest.param("sparks", string("sea 1", sparks=3), 6, marks=pytest.mark.rule("LF-046"), id="sparks"),
    pytest.param("thrift", string("sea 1", candles=2), 8, marks=pytest.mark.rule("LF-047"), id="thrift"),
    pytest.param("calm", string("sea 1, leaf 1, coral 1"), 7, marks=pytest.mark.rule("LF-048"), id="calm"),
    pytest.param("calm", string("sea 1, leaf 1, coral 1, amber 1"), 0, marks=pytest.mark.rule("LF-048"), id="gaudy"),
    pytest.param("calm", string(), 0, marks=pytest.mark.rule("LF-048"), id="no lantern is no string"),
]


@pytest.mark.parametrize(("wish", "maker", "points"), WISHED)
def test_what_a_wish_is_worth(wish: str, maker, points: int) -> None:  # type: ignore[no-untyped-def]
    assert worth(WISH_NAMES.index(wish), maker) == points


def over(*ranks: tuple[int, int]) -> LanternState:
    """A fair that is over, with these points and sparks."""
    state = LanternState(len(ranks))
    for points, sparks in ranks:
        maker = string(sparks=sparks, wishes="thrift" if points > sparks else "")
        assert (points - sparks) % 4 == 0
        maker.candles = (1 << (points - sparks) // 4) - 1
        state.makers.append(maker)
    return state


@pytest.mark.rule("LF-034", "LF-035")
@pytest.mark.parametrize(
    ("ranks", "places", "ending", "payoffs"),
    [
        ([(12, 0), (8, 4)], [1, 2], "points", [1.0, 0.0]),
        ([(8, 0), (8, 4)], [2, 1], "sparks", [0.0, 1.0]),
        ([(8, 4), (8, 4), (4, 0)], [1, 1, 3], "shared", [0.5, 0.5, 0.0]),
    ],
)
def test_who_wins(ranks: list[tuple[int, int]], places: list[int], ending: str, payoffs: list[float]) -> None:
    state = over(*ranks)
    found = result(state)
    assert found is not None
    assert (found.places, found.ending) == (places, ending)
    assert found.scores == [points for points, _ in ranks]
    assert [payoff(state, seat) for seat in range(len(ranks))] == payoffs


@pytest.mark.rule("LF-X04")
def test_sparks_decide_and_who_is_equal_shares() -> None:
    found = result(over((20, 4), (20, 0), (20, 0)))
    assert found is not None
    assert found.places == [1, 2, 2]


def test_a_player_who_is_gone_burns_the_smallest_candle() -> None:
    fair = Fair(TWO).keep()
    fair.lay(1, 2)
    for seat in fair.state.order:
        fair.do(seat, fair.answers(seat)[0])
    assert fair.words(fair.state.fallback(0, FastChance(1))) == "lay 2"
