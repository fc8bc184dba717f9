"""The Peddler sells, is sponsored by its pool, is cleaned up and scored."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.rogues import ROGUE_CARDS
from tests.games.merchants_cove.builder import Table


def market(rogues: str = "criminals", seats: str = "a", level: str = "normal") -> Table:
    return Table(seats, peddler=level, rogues=rogues).halls().square("TL01", "TL02", "TL03", "TL04").bag("R" * 30)


@pytest.mark.rule("PD-X10", "PD-093", "PD-094", "PD-096")
def test_x10_every_good_is_sold_at_the_first_pier_that_takes_it() -> None:
    table = market().piers("B", "Y", "BBBYYY").shelf("P", "lB sY sR").market()
    assert table.gold_of("P") == 12
    assert table.on_shelf("P") == "sR"
    assert table.peddler.shelf == (-1, -1, 0, -1, -1, -1)  # sold Goods leave gaps
    assert table.number_of_cards("P") == 0


@pytest.mark.rule("PD-096", "PD-093")
def test_selling_at_the_black_market_draws_one_card() -> None:
    table = market().piers(black="BBRRY").shelf("P", "lB sY sR").market()
    assert table.gold_of("P") == 16 + 4 + 6
    assert table.on_shelf("P") == ""
    assert table.number_of_cards("P") == 1


@pytest.mark.rule("PD-095", "PD-003", "PD-013")
def test_the_peddler_sells_when_its_place_in_the_stack_comes_up() -> None:
    table = market(seats="ab").clock({12: "aPb"}).piers(bazaar="RR").shelf("a", "lR").shelf("P", "lR").shelf("b", "lR")
    table.market()
    assert table.asked() == "a"
    assert table.gold_of("P") == 0
    table.answer("good:large-red")
    assert table.asked() == "b"  # between the two the Peddler has sold
    assert table.gold_of("P") == 12


@pytest.mark.rule("PD-X01", "PD-097", "PD-098", "PD-099")
def test_x01_the_pool_sponsors_the_peddler() -> None:
    table = market().halls(red=3, green=4, yellow=2, lair=5).pool("RRGYX").market()
    assert table.gold_of("P") == 12
    assert table.pool_signs() == "RRGYX"


@pytest.mark.rule("PD-X11", "PD-106", "PD-107", "PD-108")
def test_x11_the_peddler_sells_to_cultists() -> None:
    table = market("cultists").piers("RX", "GXX", "YX").shelf("P", "lB sY").market()
    assert table.gold_of("P") == 16
    assert table.number_of_cards("P") == 3
    assert table.on_shelf("P") == ""


@pytest.mark.rule("PD-107")
def test_cultists_are_limited_by_the_corruption_cards_left() -> None:
    table = market("cultists").piers("RXXX").shelf("P", "lB").corruption_deck("C").market()
    assert table.gold_of("P") == 8
    assert table.number_of_cards("P") == 1


@pytest.mark.rule("PD-107", "PD-106")
def test_without_a_good_of_an_allowed_size_no_cultist_counts() -> None:
    table = market("cultists").piers("RXXX").shelf("P", "sB").market()
    assert table.number_of_cards("P") == 0
    assert table.on_shelf("P") == "sB"


@pytest.mark.rule("PD-110")
def test_only_the_three_known_rogue_cards_are_in_the_game() -> None:
    assert [card.key for card in ROGUE_CARDS] == ["criminals", "cultists", "robbers"]


@pytest.mark.rule("PD-100", "PD-032")
def test_cleanup_shuffles_all_cards_and_keeps_the_pool() -> None:
    table = market().clock({12: "aP"}).pool("RGBYXR").peddler_cards(left="PC16", right="PC07").cleanup()
    assert table.asked() == "a"  # on top of the stack, so the Peddler has had no turn yet
    cards = table.peddler
    assert cards.right >= 0  # turned up by the Arrival Phase that followed
    assert int(cards.deck).bit_count() == 15
    assert cards.discard == 0
    assert cards.left == -1
    assert table.pool_signs() == "RGBYXR"


@pytest.mark.rule("PD-X17", "PD-055", "PD-101", "PD-102", "PD-103")
@pytest.mark.parametrize(("gold", "won"), [(151, False), (152, False), (153, True)])
def test_x17_final_scoring_and_a_solo_tie(gold: int, won: bool) -> None:
    table = Table("a", peddler="normal").halls(red=4, green=5, blue=3, yellow=2, lair=3).gold(P=150, a=gold)
    table.corrupt("P", "C", "CY")
    table.peddler.townsfolk = (1 << 4) | (1 << 17)  # TL05 and TM06
    table.final_scoring()
    assert table.gold_of("P") == 152
    result = table.state.result()
    assert result is not None
    assert result.places == [1 if won else 2]
    assert result.ending == ("solo-won" if won else "solo-lost")
    assert table.state.payoff(0) == (1.0 if won else 0.0)


@pytest.mark.rule("PD-103")
def test_alone_tie_breakers_are_not_used() -> None:
    table = Table("a", peddler="normal").halls().gold(P=100, a=100).shelf("a", "lR lR lG").corrupt("P", "C")
    table.final_scoring()
    result = table.state.result()
    assert result is not None
    assert result.places == [2]


@pytest.mark.rule("PD-104", "PD-003")
@pytest.mark.parametrize(
    ("a", "b", "peddler", "shelf", "places"),
    [
        (100, 90, 95, "", [1, 3]),
        (100, 100, 110, "", [2, 2]),
        (100, 90, 100, "sR sR", [2, 3]),  # equal gold: the Peddler has more unsold Goods
        (100, 90, 100, "", [1, 3]),  # fully equal but for the Goods of a
    ],
)
def test_with_two_players_the_peddler_is_ranked_like_one(
    a: int, b: int, peddler: int, shelf: str, places: list[int]
) -> None:
    table = Table("ab", peddler="normal").halls().gold(a=a, b=b, P=peddler).shelf("a", "sR" if places[0] == 1 else "")
    table.shelf("P", shelf).final_scoring()
    result = table.state.result()
    assert result is not None
    assert result.places == places
