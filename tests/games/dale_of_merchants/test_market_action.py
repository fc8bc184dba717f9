"""Section 4.1: prices, payments and purchases."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.market import price_of
from tests.games.dale_of_merchants.builder import Table

ROW = "cookies#1 spyglass#1 charm#1 acorn#1 nuisance#1"


def payments(table: Table, source: int) -> set[tuple[str, ...]]:
    """Every set of cards that can pay for a card."""
    return {tuple(way.split("+")) for way in table.payments(source)}


def buy(table: Table, source: str, *cards: str) -> Table:
    """Buy a card and lay the payment in this order; where only one card can follow, the engine lays it."""
    table.do(f"buy {source}")
    for card in cards:
        if table.asked == "pay":
            table.do(f"lay {card}")
    return table


@pytest.mark.rule("DM-055", "DM-069")
def test_exactly_one_card_is_bought_and_its_slot_stays_empty() -> None:
    table = Table(
        hands=[["market_discovery", "junk*3"], []], decks=["junk*3", ""], market=ROW, market_deck="sabotage gamble"
    )
    buy(table, "0", "junk", "junk")
    assert table.asked == "cleanup_window"
    assert table.market() == ["cookies", "spyglass", "charm", "acorn", "-"]
    assert "nuisance" in table.hand(0)


@pytest.mark.rule("DM-056", "DM-057", "DM-414", "DM-242")
def test_the_price_is_printed_value_plus_slot() -> None:
    table = Table(market="trendsetting cookies charm acorn nuisance", flashy=2)
    assert [int(price_of(table.dale, slot)) for slot in range(5)] == [2, 5, 6, 5, 9]


@pytest.mark.rule("DM-058", "DM-059", "DM-061", "DM-063")
@pytest.mark.parametrize(
    ("hand", "slot", "ways"),
    [
        ("junk*2 cookies", 0, {("cookies",), ("junk", "junk")}),
        ("junk cookies", 0, {("cookies",)}),
        ("spyglass acorn", 1, {("acorn", "spyglass")}),
        ("spyglass acorn junk", 1, {("acorn", "junk"), ("junk", "spyglass"), ("acorn", "spyglass")}),
        ("sabotage", 1, {("sabotage",)}),
    ],
)
def test_any_needed_cards_may_pay(hand: str, slot: int, ways: set[tuple[str, ...]]) -> None:
    """Slot 0 holds a Nuisance for 2, slot 1 an Acorn for 5."""
    table = Table(hands=[hand, []], decks=["junk*9", ""], market="- - - acorn#3 nuisance#1")
    assert payments(table, slot) == ways


@pytest.mark.rule("DM-062", "DM-064", "DM-065")
def test_every_paid_card_must_be_needed() -> None:
    table = Table(hands=["sabotage spyglass acorn", []], decks=["junk*9", ""], market="- - - charm#1 -")
    assert payments(table, 1) == {("sabotage",), ("acorn", "spyglass")}


@pytest.mark.rule("DM-060", "DM-208")
def test_a_changed_value_must_be_used_in_a_payment() -> None:
    table = Table(hands=["junk*4", []], decks=["junk*9", ""], market="- - - acorn#3 -", flashy=1)
    assert payments(table, 1) == {("junk", "junk", "junk")}
    table = Table(hands=["cookies junk", []], decks=["junk*9", ""], market="- - - - nuisance", flashy=1)
    assert payments(table, 0) == {("cookies",), ("junk",)}


@pytest.mark.rule("DM-066", "DM-071")
def test_paid_cards_reach_the_discard_pile_before_the_bought_card_reaches_the_hand() -> None:
    table = Table(hands=["junk*2", []], decks=["junk*9", ""], market="- - - - nuisance")
    buy(table, "0", "junk", "junk")
    moves = [(event.kind, event.facts.get("to")) for event in table.told if event.kind in ("paid", "bought")]
    assert [kind for kind, _ in moves] == ["paid", "paid", "bought"]
    assert table.discard(0) == ["junk", "junk"]
    assert "nuisance" in table.hand(0)


@pytest.mark.rule("DM-067", "DM-485")
@pytest.mark.parametrize("order", [["spyglass", "acorn"], ["acorn", "spyglass"]])
def test_the_buyer_chooses_the_order_of_the_payment(order: list[str]) -> None:
    table = Table(hands=["spyglass acorn", []], decks=["junk*9", ""], market="- - - charm#1 -")
    buy(table, "1", *order)
    assert table.discard(0) == order[::-1]


@pytest.mark.rule("DM-070")
def test_a_market_without_an_affordable_card_offers_no_purchase() -> None:
    table = Table(hands=["junk*3", []], market="- - - charm#1 -")
    assert table.options("buy") == []
    assert Table(hands=["junk*2", []], market="- - - charm#1 nuisance").options("buy") == ["buy 0"]


@pytest.mark.rule("DM-070", "DM-434")
def test_copiers_that_look_at_each_other_buy_nothing_that_is_too_dear() -> None:
    """Each Reflection can be Cookies by way of Seeing Doubles, and three times 2 is 6: prices are 4, 6 and 7."""
    table = Table(
        hands=["reflection*2 cookies", ""],
        discards=["", "seeing_doubles"],
        market="- - sabotage gamble spyglass",
        decks=["junk*9", ""],
    )
    assert table.options("buy") == ["buy 0", "buy 1"]


@pytest.mark.rule("DM-062", "DM-274")
def test_more_than_the_price_is_paid_only_with_a_card_that_is_the_stock_clearance() -> None:
    """A price of 1 is paid with junk: the Reflection may be added as Stock Clearance, but not as Cookies."""
    table = Table(
        hands=["reflection junk", "", ""],
        players=3,
        discards=["", "stock_clearance", "cookies"],
        market="- - - - swift_broker",
        decks=["junk*9"] * 3,
    )
    assert table.payments(0) == {
        "junk",
        "reflection=cookies",
        "reflection=stock_clearance",
        "junk+reflection=stock_clearance",
    }


@pytest.mark.rule("DM-071", "DM-247", "DM-259")
def test_essential_purchase_throws_before_the_other_cards_are_discarded() -> None:
    table = Table(hands=["junk*3", []], decks=["junk*9", ""], market="- - - - essential_purchase")
    buy(table, "0", "junk", "junk", "junk").do("card junk", "done")
    kinds = [event.kind for event in table.told if event.kind in ("threw", "paid", "bought")]
    assert kinds == ["threw", "paid", "paid", "bought"]


@pytest.mark.rule("DM-247", "DM-492")
def test_every_junk_card_laid_for_essential_purchase_is_shown() -> None:
    table = Table(hands=["junk*3 acorn", []], decks=["junk*9", ""], market="- - - - essential_purchase")
    buy(table, "0", "junk", "junk", "junk")
    assert (table.asked, table.shown(0)) == ("essential", ["junk"] * 3)
    assert table.told_cards("showed", 1) == ["junk"] * 3


@pytest.mark.rule("DM-072", "DM-267")
def test_the_card_to_be_bought_is_fixed_when_it_is_named() -> None:
    """A junk copy thrown by Essential Purchase covers the market discard pile; the purchase stays what it was."""
    table = Table(
        hands=["market_discovery reflection junk*2 stock_clearance", []],
        decks=["junk*9", ""],
        discards=["", "junk"],
        market="nuisance nuisance nuisance cookies cookies",
        market_discard="essential_purchase charm",
    )
    table.do("buy discard", "lay market_discovery", "lay stock_clearance", "lay reflection as junk", "done")
    table.do("card reflection")
    assert "essential_purchase" in table.hand(0)
    assert table.market_discard() == ["reflection", "charm"]


@pytest.mark.rule("DM-073", "DM-231")
def test_a_purchase_opens_no_action_and_the_bought_card_counts_in_clean_up() -> None:
    table = Table(hands=["junk*4", []], decks=["junk*9", ""], market="- - - - cookies")
    buy(table, "0", "junk", "junk")
    assert table.dale.active == 1
    assert len(table.hand(0)) == 6


@pytest.mark.rule("DM-068", "DM-055")
def test_every_card_can_be_bought_once_it_is_affordable() -> None:
    keys = {card.key for deck in SHELF.decks for card in deck.cards}
    for key in sorted(keys):
        table = Table(
            hands=["sabotage", []], decks=["junk*9", ""], market=f"- - - - {key if key != 'sabotage' else 'gamble'}"
        )
        assert table.options("buy") == ["buy 0"]
