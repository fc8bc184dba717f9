"""Final Scoring, ties and the result."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.purse import pay_gold
from tests.games.merchants_cove.builder import Table, plain


@pytest.mark.rule("MC-X02", "MC-200", "MC-201", "MC-202")
def test_the_blacksmiths_final_scoring_of_12_gold() -> None:
    """R 4, B 1, Y 3 and C 6 on Staff and Corruption cards together."""
    table = Table("ab", round=3).halls(red=5, blue=4, yellow=2, lair=3)
    table.staff("a", {1: "TL01", 2: "TM11", 3: "TL04"}).corrupt("a", "CCR", "CB", "C")
    table.final_scoring()
    assert table.gold_of("a") == 12


@pytest.mark.rule("MC-X02", "MC-200", "MC-201")
@pytest.mark.parametrize(("hall", "change"), [("red", 4), ("green", 0), ("blue", 1), ("yellow", 3), ("lair", -6)])
def test_every_icon_counts_its_own_hall_and_the_lair_counts_against(hall: str, change: int) -> None:
    table = Table("ab", round=3).halls(**{hall: 1}).gold(a=10)
    table.staff("a", {1: "TL01", 2: "TM11", 3: "TL04"}).corrupt("a", "CCR", "CB", "C")
    table.final_scoring()
    assert table.gold_of("a") == 10 + change


@pytest.mark.rule("MC-202")
def test_icons_on_cards_do_not_score_in_a_market_phase() -> None:
    table = Table("ab").halls(red=5, lair=3).staff("a", {1: "TL01"}).corrupt("a", "CCR").market()
    assert table.gold_of("a") == 0


@pytest.mark.rule("MC-X31", "MC-204", "MC-062")
def test_a_loss_stops_at_zero() -> None:
    table = Table("ab", round=3).halls(red=2, lair=3).gold(a=5).corrupt("a", "CCR", "C", "C").final_scoring()
    assert table.gold_of("a") == 0
    scored = {event.facts["seat"]: event.facts["amount"] for event in table.events("final-scoring")}
    assert scored[0] == 2 - 12


@pytest.mark.rule("MC-204")
def test_gains_and_losses_are_one_sum() -> None:
    """Taken one by one, the losses first would stop at 0 and the gain would stay."""
    table = Table("ab", round=3).halls(red=5, lair=3).gold(a=1).staff("a", {1: "TL01"}).corrupt("a", "C", "C", "C")
    table.final_scoring()
    assert table.gold_of("a") == 1 + 10 - 9


@pytest.mark.rule("MC-203", "MC-221")
def test_only_cards_on_the_staff_board_at_the_end_count() -> None:
    table = Table("ab", round=3).halls(red=5).staff("a", {1: "TL01", 2: "TM02", 3: "TM03", 4: "TM04"})
    table.square(None, None, None, "TM05").deck().clock({3: "a", 9: "b"}).bag("").begin()
    table.answer("space:recruit", "slot:0:1")
    table.final_scoring()
    assert table.gold_of("a") == 5  # TM05's one red icon; TL01 went under the deck


@pytest.mark.rule("MC-199", "MC-358")
def test_all_corruption_cards_are_turned_up_at_the_end() -> None:
    table = Table("ab", round=3).corrupt("a", "C", "CCR").corrupt("b", "CG")
    during = plain(table.begin().state.view(1))
    assert during["players"][0]["faces"] is None
    after = plain(table.final_scoring().state.view(1))
    assert after["players"][0]["faces"] == ["c", "cc-red"]
    assert {event.facts["seat"]: event.facts["faces"] for event in table.events("final-scoring")} == {0: [0, 5], 1: [2]}


def standing(*lines: tuple[int, int, int]) -> Table:
    """A finished game with this gold, these unsold Goods and this many Corruption cards for a, b, c …"""
    table = Table("abcde"[: len(lines)], round=3).halls()
    for name, (gold, goods, cards) in zip("abcde", lines, strict=False):
        table.gold(**{name: gold}).shelf(name, "sR " * min(goods, 3) + "sG " * max(goods - 3, 0))
        table.corrupt(name, *["C"] * cards)
    return table.final_scoring()


@pytest.mark.rule("MC-X28", "MC-003", "MC-206", "MC-207", "MC-208", "MC-209", "MC-205")
@pytest.mark.parametrize(
    ("lines", "places", "ending"),
    [
        ([(140, 2, 5), (140, 2, 4), (139, 6, 0)], [2, 1, 3], "corruption"),
        ([(140, 2, 5), (140, 2, 5), (139, 6, 0)], [1, 1, 3], "shared"),
        ([(140, 2, 0), (140, 3, 9), (139, 6, 0)], [2, 1, 3], "goods"),
        ([(140, 0, 9), (139, 6, 0)], [1, 2], "gold"),
        ([(10, 0, 0), (20, 0, 0), (20, 0, 0), (20, 1, 3)], [4, 2, 2, 1], "goods"),
    ],
)
def test_ties_are_broken_by_goods_and_then_by_corruption(
    lines: list[tuple[int, int, int]], places: list[int], ending: str
) -> None:
    table = standing(*lines)
    result = table.state.result()
    assert result is not None
    assert result.places == places
    assert result.scores == [gold for gold, _, _ in lines]
    assert result.ending == ending
    winners = places.count(1)
    assert [table.state.payoff(seat) for seat in range(len(lines))] == [1 / winners * (place == 1) for place in places]


@pytest.mark.rule("MC-205")
def test_unsold_goods_bring_no_gold() -> None:
    assert standing((7, 5, 0), (0, 0, 0)).gold_of("a") == 7


@pytest.mark.rule("MC-062", "MC-063")
def test_gold_is_paid_only_from_what_is_there() -> None:
    """The Entertainer without the price of a card is not offered one (the only thing that costs gold)."""
    table = Table("ab", merchants={"a": "entertainer"}).gold(a=0).piers(bazaar="R")
    table.entertainer(zone="ES01", quarter=0).market().answer("swan", "pier:bazaar")
    assert not any(text == "option-buy" for text in table.texts())
    table.answer("card:64")  # two red icons at one Warrior: 2 gold
    assert table.texts().count("option-buy") == 2
    pay_gold(table.state, table.player("a"), 2, "card")
    assert table.gold_of("a") == 0
