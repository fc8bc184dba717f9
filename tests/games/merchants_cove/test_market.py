"""The Market Phase: sales, Cultists, the Black Market's cards, Sponsorships."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.goods import usual_goods
from covetown.games.merchants_cove.purse import sponsor
from tests.games.merchants_cove.builder import Table


@pytest.mark.rule("MC-X01", "MC-165", "MC-167", "MC-168", "MC-169", "MC-170", "MC-171", "MC-175", "MC-176", "MC-177")
def test_the_alchemists_market_of_56_gold() -> None:
    table = Table("ab").piers("RGBB", "RRRRGGYX", "GYYX").shelf("a", "lB sR sR sY sY").market()
    assert table.offered() == ["good:large-blue", "done"]  # no small Good at the Bazaar
    table.answer("good:large-blue")  # nothing else is sellable there: the set is settled
    assert table.gold_of("a") == 16
    assert table.offered() == ["good:small-red", "good:small-yellow", "done"]
    amounts = [option.text.args.get("amount") for option in table.state.decision(0).options]
    assert amounts == [12, 4, None]  # the yellow ones would bring 4 each here
    table.answer("good:small-red", "good:small-red", "done")
    assert table.gold_of("a") == 16 + 24
    assert table.offered() == ["good:small-yellow", "done"]
    table.answer("good:small-yellow")
    assert table.number_of_cards("a") == 0
    table.answer("good:small-yellow")
    sold = [event.facts for event in table.events("sold")]
    assert [(facts["amount"], facts["count"]) for facts in sold] == [(16, 2)]
    assert table.gold_of("a") == 56
    assert table.on_shelf("a") == ""
    assert table.player("a").supply == table.player("b").supply  # all five are back
    assert table.number_of_cards("a") == 1


@pytest.mark.rule("MC-171", "MC-172", "MC-398")
def test_a_good_needs_a_customer_of_its_colour() -> None:
    table = Table("ab").piers(plaza="RRX").shelf("a", "sR sG").market()
    assert table.offered() == ["good:small-red", "done"]
    nothing = Table("ab").piers(plaza="BX").shelf("a", "sR").market()
    assert nothing.question() == "choose-space"  # who can sell nothing is not asked
    assert nothing.on_shelf("a") == "sR"


@pytest.mark.rule("MC-168", "MC-169", "MC-170")
@pytest.mark.parametrize(
    ("pier", "goods"),
    [("bazaar", ["large-red"]), ("plaza", ["small-red"]), ("black", ["small-red", "large-red"])],
)
def test_which_sizes_a_pier_takes(pier: str, goods: list[str]) -> None:
    table = Table("ab").piers(**{pier: "R"}).shelf("a", "sR lR").market()
    assert table.offered() == [f"good:{good}" for good in goods] + ["done"]


@pytest.mark.rule("MC-173", "MC-174", "MC-205")
def test_unsold_goods_stay_on_the_shelf() -> None:
    table = Table("ab").piers(plaza="R").shelf("a", "sR sR lG").market()
    table.answer("good:small-red", "done")
    assert table.on_shelf("a") == "sR lG"
    assert table.gold_of("a") == 3
    assert table.state.round == 2
    assert table.on_shelf("a") == "sR lG"


@pytest.mark.rule("MC-166", "MC-167", "MC-176", "MC-182", "MC-180")
def test_one_after_the_other_at_the_same_customers() -> None:
    table = Table("abc").clock({12: "cab"}).piers(plaza="BBB")
    for name in "abc":
        table.shelf(name, "sB sB")
    table.market()
    order = ""
    for _ in range(3):
        order += table.asked()
        table.answer("good:small-blue", "good:small-blue")
    assert order == "cab"
    assert [table.gold_of(name) for name in "abc"] == [24, 24, 24]


@pytest.mark.rule("MC-179")
def test_nothing_is_settled_before_the_set_is_complete() -> None:
    table = Table("ab", rogues="cultists").piers(plaza="RX").shelf("a", "sR sB sG").market()
    table.answer("rogues:1", "good:small-red", "good:small-blue")
    assert (table.gold_of("a"), table.number_of_cards("a"), table.on_shelf("a")) == (0, 0, "sR sG sB")
    table.answer("done")
    assert (table.gold_of("a"), table.number_of_cards("a"), table.on_shelf("a")) == (3 * 2 + 4 * 1, 1, "sG")


@pytest.mark.rule("MC-X27", "MC-177", "MC-178")
def test_one_card_for_everybody_who_sold_at_the_black_market() -> None:
    table = Table("abc").clock({12: "abc"}).piers(black="R").shelf("a", "sR sR lR").shelf("b", "sR").shelf("c", "sR")
    table.market()
    table.answer("good:small-red", "good:small-red", "good:large-red", "done", "good:small-red")
    drawn = [event.facts["seat"] for event in table.events("drew-corruption")]
    sold = [event.facts["seat"] for event in table.events("sold")]
    assert drawn == [0, 2]
    assert sold == [2]
    kinds = [event.kind for event in table.told]
    assert kinds.index("sold") < kinds.index("drew-corruption")  # after the last player has sold there
    assert [table.number_of_cards(name) for name in "abc"] == [1, 0, 1]


@pytest.mark.rule("MC-X21", "MC-337", "MC-338", "MC-340", "MC-341", "MC-342", "MC-381")
@pytest.mark.parametrize(
    ("rogues", "goods", "gold", "cards"),
    [(2, ["red", "blue"], 20, 2), (1, ["red", "blue"], 13, 1), (0, ["red"], 6, 0)],
)
def test_cultists_buy_everything(rogues: int, goods: list[str], gold: int, cards: int) -> None:
    table = Table("ab", rogues="cultists").piers(plaza="RRGXX").shelf("a", "sR sB").market()
    assert table.question() == "choose-cultists"
    assert table.offered() == ["rogues:0", "rogues:1", "rogues:2"]
    table.answer(f"rogues:{rogues}")
    assert ("done" in table.offered()) == (rogues == 0)  # SELL {} with k above 0 is not offered
    for good in goods:
        table.answer(f"good:small-{good}")
    assert (table.gold_of("a"), table.number_of_cards("a")) == (gold, cards)
    kinds = [event.kind for event in table.told]
    if cards:
        assert kinds.index("drew-corruption") < kinds.index("sold")


@pytest.mark.rule("MC-339", "MC-343", "MC-338")
def test_everybody_chooses_cultists_anew_at_every_pier() -> None:
    table = Table("ab", rogues="cultists").clock({12: "ab"}).piers(plaza="X", black="RX")
    table.shelf("a", "sR lG").shelf("b", "sR")
    table.market().answer("rogues:1")  # with k above 0 the only sellable Good is sold unasked
    assert table.gold_of("a") == 3
    assert table.asked() == "b"
    table.answer("rogues:0")  # a's choice does not help b: nothing is sellable, nothing is asked
    assert table.gold_of("b") == 0
    assert (table.asked(), table.question()) == ("a", "choose-cultists")
    table.answer("rogues:1")
    assert table.gold_of("a") == 3 + 6
    table.answer("rogues:1")
    assert table.gold_of("b") == 6
    assert table.number_of_cards("a") == 1 + 1 + 1  # two Rogues and the Black Market
    assert table.number_of_cards("b") == 1 + 1


@pytest.mark.rule("MC-344", "MC-330")
def test_cultists_need_cards_to_give() -> None:
    table = Table("ab", rogues="cultists").piers(plaza="RXXX").shelf("a", "sR").corruption_deck("C", "C").market()
    assert table.offered() == ["rogues:0", "rogues:1", "rogues:2"]
    none = Table("ab", rogues="cultists").piers(plaza="RXXX").shelf("a", "sR").corruption_deck().market()
    assert none.question() == "selling"
    discarded = Table("ab", rogues="cultists").piers(plaza="RXXX").shelf("a", "sR").corruption_deck("C")
    discarded.state.discards = 1
    assert discarded.market().offered() == ["rogues:0", "rogues:1", "rogues:2"]


@pytest.mark.rule("MC-381", "MC-336")
def test_cultists_are_asked_only_where_it_matters() -> None:
    without_rogues = Table("ab", rogues="cultists").piers(plaza="R").shelf("a", "sR").market()
    assert without_rogues.question() == "selling"
    wrong_size = Table("ab", rogues="cultists").piers(bazaar="X").shelf("a", "sR").market()
    assert wrong_size.question() == "choose-space"
    criminals = Table("ab", rogues="criminals").piers(plaza="RX").shelf("a", "sR").market()
    assert criminals.question() == "selling"


@pytest.mark.rule("MC-X24", "MC-185", "MC-186", "MC-251", "MC-252", "MC-253", "MC-187")
def test_active_shields_pay_in_every_market_and_never_at_the_end() -> None:
    table = Table("ab").halls(red=4, yellow=2).shields("a", "RY").market()
    assert (table.gold_of("a"), table.gold_of("b")) == (6, 0)
    doubled = Table("ab").halls(red=4).shields("b", "RR").market()
    assert doubled.gold_of("b") == 8
    last = Table("ab", round=3).halls(red=4, yellow=2).shields("a", "RY").final_scoring()
    assert last.gold_of("a") == 0


@pytest.mark.rule("MC-187", "MC-185")
def test_shields_pay_after_the_black_market_cards() -> None:
    table = Table("ab").halls(red=4).shields("a", "R").piers(black="R").shelf("b", "sR").market()
    table.answer("good:small-red")
    kinds = [event.kind for event in table.told]
    assert kinds.index("drew-corruption") < kinds.index("gained-gold")


@pytest.mark.rule("MC-188", "MC-254")
def test_an_immediate_sponsorship_pays_once_at_once() -> None:
    table = Table("ab").halls(blue=3)
    sponsor(table.state, table.player("a"), 2)
    assert table.gold_of("a") == 3
    table.market()
    assert table.gold_of("a") == 3


@pytest.mark.rule("MC-164", "MC-257")
def test_merchants_come_before_any_sale_from_the_top() -> None:
    table = Table("ab").clock({12: "ba"}).piers(plaza="R").shelf("a", "sR")
    heard: list[str] = []
    for name in "ab":
        stall = table.stalls[name]

        def hear(state: object, player: object, chance: object, name: str = name) -> None:
            heard.append(f"{name}{table.on_shelf('a')}")

        stall.open_market = hear  # type: ignore[method-assign]
    table.market()
    assert heard == ["bsR", "asR"]


@pytest.mark.rule("MC-247", "MC-171")
def test_a_merchants_own_prices_are_used() -> None:
    table = Table("ab").piers(plaza="RR").shelf("a", "sR")
    good = usual_goods(("x",) * 8)
    assert good[0].price == 3
    table.player("a").prices += 2  # this merchant's small red Good is marked 5
    table.market().answer("good:small-red")
    assert table.gold_of("a") == 10


@pytest.mark.rule("MC-177")
def test_a_sale_at_the_black_market_brings_its_card_in_that_market_only() -> None:
    table = Table("ab").clock({12: "ab"}).piers(black="R").shelf("a", "sR").market().answer("good:small-red")
    assert [event.facts["seat"] for event in table.events("drew-corruption")] == [0]
    assert table.state.sold_at_black_market == 0  # the next market begins anew
    table.piers(black="R").shelf("b", "sR").market().answer("good:small-red")
    assert [event.facts["seat"] for event in table.events("drew-corruption")] == [1]
    assert [table.number_of_cards(name) for name in "ab"] == [1, 1]
