"""Dealing Giant Pandas: the market (section 11)."""

from __future__ import annotations

import pytest

from tests.games.dale_of_merchants.builder import Table, printed

ROW = "cookies acorn charm sabotage nuisance"


# Loyal Partner


@pytest.mark.rule("DM-245", "DM-251", "DM-252")
def test_loyal_partner_throws_the_row_in_chosen_order_and_fills_it_from_the_right() -> None:
    assert printed("loyal_partner") == (1, 4, True, True)
    table = Table(
        hands=["loyal_partner", ""],
        market=ROW,
        market_deck="spyglass gamble whirligig new_season rotten_food blindfold",
        market_discard="charm#3",
    )
    table.do("play loyal_partner")
    assert table.asked == "order"
    assert table.options() == ["slot 0", "slot 1", "slot 2", "slot 3", "slot 4"]
    table.do("slot 2", "slot 4", "slot 0", "slot 1")
    # Then: the last card named is on top, and the first new card lies in slot 0
    assert table.market_discard() == ["acorn", "sabotage", "nuisance", "cookies", "charm", "charm"]
    assert table.market() == ["rotten_food", "new_season", "whirligig", "gamble", "spyglass"]
    assert table.market_deck() == ["blindfold"]
    assert (table.discard(), table.open_actions) == (["loyal_partner"], 1)


@pytest.mark.rule("DM-253")
def test_loyal_partner_shuffles_the_cards_just_thrown_if_the_deck_runs_out() -> None:
    table = Table(
        hands=["loyal_partner", ""], market="- - - sabotage nuisance", market_deck="gamble", market_discard="charm"
    )
    table.do("play loyal_partner")
    table.do("slot 1", chance=Table.shuffle("nuisance sabotage charm", "sabotage charm nuisance"))
    assert table.market() == ["-", "nuisance", "charm", "sabotage", "gamble"]
    assert (table.market_deck(), table.market_discard()) == ([], [])


@pytest.mark.rule("DM-254")
@pytest.mark.parametrize(
    ("deck", "row"), [("gamble charm", ["-", "-", "-", "charm", "gamble"]), ("", ["-", "-", "-", "-", "-"])]
)
def test_loyal_partner_with_an_empty_market(deck: str, row: list[str]) -> None:
    table = Table(hands=["loyal_partner", ""], market_deck=deck).do("play loyal_partner")
    assert (table.market(), table.market_discard()) == (row, [])
    assert table.open_actions == 1


# Prepaid Good


@pytest.mark.rule("DM-246", "DM-256")
@pytest.mark.parametrize("slot", [0, 2, 4])
def test_prepaid_good_takes_a_market_card_for_free(slot: int) -> None:
    assert printed("prepaid_good") == (2, 3, True, False)
    table = Table(hands=["prepaid_good junk", ""], market=ROW, market_deck="gamble", decks=["junk*9"], actions=2)
    row = ROW.split()
    table.do("play prepaid_good")
    assert table.options() == [f"slot {place}" for place in range(5)]
    table.do(f"slot {slot}")
    # Then: the card is in hand, nothing was paid, and the slot stays empty while the turn goes on
    taken = row[4 - slot]
    assert table.hand() == sorted(["junk", taken])
    row[4 - slot] = "-"
    assert (table.market(), table.market_deck()) == (row, ["gamble"])
    assert table.discard() == ["prepaid_good"]


@pytest.mark.rule("DM-246")
def test_prepaid_good_has_no_bonus() -> None:
    table = Table(hands=["prepaid_good", "junk*5"], market=ROW, decks=["junk*9"]).do("play prepaid_good", "slot 0")
    assert table.active == 1


@pytest.mark.rule("DM-255")
def test_prepaid_good_is_no_purchase() -> None:
    # Given: an Essential Purchase in the market, junk, Market Discovery and Stock Clearance in hand
    table = Table(
        hands=["prepaid_good junk*2 market_discovery stock_clearance", ""],
        market="- - - - essential_purchase",
        market_discard="charm",
        market_deck="gamble",
        actions=2,
    )
    table.do("play prepaid_good")  # a single card to choose from
    # Then: nothing was thrown or paid, and the market discard pile was no choice
    assert table.asked == "action"
    assert table.hand() == ["essential_purchase", "junk", "junk", "market_discovery", "stock_clearance"]
    assert table.market_discard() == ["charm"]
    assert table.events("paid") == []


@pytest.mark.rule("DM-257")
def test_prepaid_good_with_an_empty_market_does_nothing() -> None:
    table = Table(hands=["prepaid_good", ""], market_deck="gamble", actions=2).do("play prepaid_good")
    assert (table.hand(), table.market_deck(), table.discard()) == ([], ["gamble"], ["prepaid_good"])


# Essential Purchase


@pytest.mark.rule("DM-247", "DM-258", "DM-259")
@pytest.mark.parametrize("thrown", [0, 1, 2, 3])
def test_the_buyer_of_essential_purchase_throws_up_to_three_paid_junk_cards(thrown: int) -> None:
    assert printed("essential_purchase") == (3, 3, False, False)
    table = Table(hands=["junk*5", ""], market="- - - essential_purchase -", market_discard="charm", actions=2)
    table.do("buy 1")  # price 4: four of the five junk cards, all alike
    assert table.asked == "essential"
    for _ in range(thrown):
        table.do("card junk")
    if table.asked == "essential":
        assert ("card junk" in table.options()) is (thrown < 3)
        table.do("done")
    # Then: what is thrown went to the junk pile, the rest to the own discard pile
    assert len(table.told_cards("threw")) == thrown
    assert {event["to"] for event in table.events("threw")} <= {"junk"}
    assert table.discard() == ["junk"] * (4 - thrown)
    assert table.market_discard() == ["charm"]


@pytest.mark.rule("DM-258")
def test_only_junk_paid_for_this_purchase_can_be_thrown() -> None:
    # Given: payment Nuisance + Junk, another junk card stays in hand
    table = Table(hands=["nuisance junk*2", "junk*5"], market="- - - - essential_purchase", decks=["junk*9"])
    table.do("buy 0", "lay nuisance")
    assert table.asked == "essential"
    assert table.options() == ["card junk", "done"]  # not the Nuisance
    table.do("card junk")
    assert table.active == 1  # no second junk was paid
    assert table.discard() == ["nuisance"]
    assert table.hand().count("junk") == 4


@pytest.mark.rule("DM-260")
def test_junk_for_essential_purchase_must_be_needed() -> None:
    table = Table(hands=["spyglass junk*3", ""], market="- - - - essential_purchase", decks=["junk*9"])
    assert table.payments(0) == {"spyglass", "junk+junk+junk"}


@pytest.mark.rule("DM-261")
@pytest.mark.parametrize(
    ("zones", "source", "asked"),
    [
        ({"hands": ["junk*3", ""], "market": "- - - - essential_purchase"}, "buy 0", True),
        ({"hands": ["junk*3 essential_purchase", ""], "market": "- - - - acorn"}, "buy 0", False),
        # a copier paid as Essential Purchase throws nothing either
        (
            {"hands": ["reflection junk", ""], "discards": ["", "essential_purchase"], "market": "- - - - acorn"},
            "buy 0",
            False,
        ),
        # a copier in the market is itself, whatever it could copy
        (
            {"hands": ["junk*2", ""], "discards": ["", "essential_purchase"], "market": "- - - - reflection"},
            "buy 0",
            False,
        ),
    ],
)
def test_essential_purchase_works_from_the_card_being_bought(
    zones: dict[str, object], source: str, asked: bool
) -> None:
    table = Table(decks=["junk*9"], **zones)  # type: ignore[arg-type]
    table.do(source)
    while table.asked == "pay":
        table.do(table.options()[0])
    assert (table.asked == "essential") is asked


@pytest.mark.rule("DM-261")
def test_essential_purchase_works_from_the_market_discard_pile() -> None:
    table = Table(
        hands=["market_discovery stock_clearance junk", ""], market_discard="essential_purchase", decks=["junk*9"]
    )
    table.do("buy discard", "lay market_discovery", "lay stock_clearance", "lay junk")
    assert table.asked == "essential"


@pytest.mark.rule("DM-262")
def test_a_copy_of_junk_may_be_thrown_and_lands_on_the_market_discard_pile() -> None:
    # Given: Reflection can only be Junk
    table = Table(
        hands=["reflection junk*2", "junk*5"],
        discards=["", "junk"],
        market="- - - - essential_purchase",
        actions=2,
    )
    table.do("buy 0", "lay junk", "lay junk")
    assert table.asked == "essential"
    assert sorted(table.options()) == ["card junk", "card reflection", "done"]
    table.do("card reflection", "done")
    assert table.market_discard() == ["reflection"]
    assert table.discard() == ["junk", "junk"]


# Market Discovery


@pytest.mark.rule("DM-248", "DM-263")
def test_market_discovery_throws_the_top_of_the_market_deck_once() -> None:
    assert printed("market_discovery") == (4, 3, False, False)
    table = Table(hands=["market_discovery junk", ""], market_deck="charm acorn", market_discard="cookies")
    assert table.can("inventory")  # the throw is optional
    table.do("throw market_discovery")
    assert (table.market_deck(), table.market_discard()) == (["acorn"], ["charm", "cookies"])
    assert table.told_cards("threw", seat=1) == ["charm"]  # face up
    assert not table.can("throw market_discovery")


@pytest.mark.rule("DM-264")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("market_discovery", "throw market_discovery"), ("good_old_times", "throw-old good_old_times")],
)
def test_a_throw_from_an_empty_market_deck_shuffles_first(card: str, answer: str) -> None:
    table = Table(hands=[[card, "junk"], ""], market_discard="charm acorn cookies")
    table.do(answer, chance=Table.shuffle("charm acorn cookies", "cookies charm acorn"))
    assert (table.market_deck(), table.market_discard()) == (["charm", "acorn"], ["cookies"])
    # If both piles are empty there is nothing to throw.
    table = Table(hands=[[card, "junk"], ""], market="- - - acorn charm")
    assert not table.can(answer)


@pytest.mark.rule("DM-248", "DM-265", "DM-266", "DM-268")
def test_market_discovery_in_the_payment_opens_the_market_discard_pile() -> None:
    # Given: an Acorn (4) on the market discard pile
    table = Table(hands=["market_discovery nuisance spyglass junk", ""], market_discard="acorn charm", decks=["junk*9"])
    # Then: the price is 4, Market Discovery has to be in the payment, and every card has to be needed
    assert table.payments(5) == {"market_discovery"}
    # A card of value 5 needs one more card, but not Sabotage: beside it Market Discovery would be superfluous.
    table = Table(
        hands=["market_discovery nuisance sabotage junk", ""], market_discard="gamble charm", decks=["junk*9"]
    )
    assert table.payments(5) == {"market_discovery+nuisance", "junk+market_discovery"}
    # Without it in hand nothing can be bought there.
    table = Table(hands=["sabotage junk", ""], market_discard="acorn charm", decks=["junk*9"])
    assert not table.can("buy discard")


@pytest.mark.rule("DM-265")
def test_one_market_discovery_is_enough() -> None:
    table = Table(hands=["market_discovery#1 market_discovery#2 junk", ""], market_discard="gamble", decks=["junk*9"])
    assert table.payments(5) == {"market_discovery+market_discovery", "junk+market_discovery"}


@pytest.mark.rule("DM-267", "DM-270")
def test_only_the_top_of_the_market_discard_pile_is_for_sale() -> None:
    table = Table(
        hands=["market_discovery junk*4", "junk*5"],
        market=ROW,
        market_discard="spyglass gamble",
        market_deck="whirligig",
        decks=["junk*9"],
    )
    assert table.options("buy").count("buy discard") == 1
    table.do("buy discard")  # Market Discovery alone pays it
    assert "spyglass" in table.hand()
    assert table.market_discard() == ["gamble"]
    assert (table.market(), table.market_deck()) == (ROW.split(), ["whirligig"])  # no slot was emptied


@pytest.mark.rule("DM-269")
def test_throw_and_purchase_of_market_discovery_are_independent() -> None:
    # The throw changes what can be bought, and does not use up the purchase.
    table = Table(
        hands=["market_discovery junk*4", "junk*5"],
        market_deck="spyglass whirligig",
        market_discard="gamble",
        decks=["junk*9"],
    )
    table.do("throw market_discovery")
    assert "buy discard" in table.options()
    table.do("buy discard")
    assert "spyglass" in table.hand()
    # The purchase alone works as well (the pile is not empty), and so does the throw without a purchase.
    table = Table(hands=["market_discovery", "junk*5"], market_discard="spyglass", decks=["junk*9"])
    table.do("buy discard")
    assert "spyglass" in table.hand()
    table = Table(hands=["market_discovery junk*4", "junk*5"], market_deck="spyglass whirligig")
    table.do("throw market_discovery").pass_turn()
    assert table.active == 1


# Special Offer


@pytest.mark.rule("DM-249", "DM-272")
@pytest.mark.parametrize(
    ("keep", "first", "market_discard"),
    [("acorn", "charm", ["cookies", "charm", "gamble"]), ("cookies", "charm", ["acorn", "charm", "gamble"])],
)
def test_special_offer_keeps_one_of_three_and_throws_the_others(
    keep: str, first: str, market_discard: list[str]
) -> None:
    assert printed("special_offer") == (5, 1, True, False)
    table = Table(
        hands=["special_offer", "junk*5"],
        market_deck="acorn charm cookies sabotage",
        market_discard="gamble",
        market="spyglass#1 spyglass#2 spyglass#3 nuisance#1 nuisance#2",
        decks=["junk*9"],
    ).do("play special_offer")
    assert table.asked == "keep_one"
    assert sorted(table.options()) == ["aside acorn", "aside charm", "aside cookies"]
    table.do(f"aside {keep}")
    assert table.asked == "order"
    assert len(table.options()) == 2
    table.do(f"aside {first}")
    assert keep in table.hand()
    assert (table.market_deck(), table.market_discard()) == (["sabotage"], market_discard)
    assert table.discard() == ["special_offer"]
    assert table.active == 1  # no bonus icon


@pytest.mark.rule("DM-271")
def test_the_card_taken_by_special_offer_stays_unknown_to_the_others() -> None:
    table = Table(hands=["special_offer", "junk*5"], market_deck="acorn charm cookies", actions=2)
    table.do("play special_offer")
    assert table.told_cards("looked", seat=0) == ["acorn", "charm", "cookies"]
    assert table.told_cards("looked", seat=1) == ["?", "?", "?"]
    table.do("aside acorn", "aside charm")
    assert (table.told_cards("kept", seat=0), table.told_cards("kept", seat=1)) == (["acorn"], ["?"])
    assert table.told_cards("threw", seat=1) == ["charm", "cookies"]
    assert "acorn" not in table.shown()


@pytest.mark.rule("DM-273")
@pytest.mark.parametrize(
    ("deck", "discard", "script"),
    [("acorn charm", "", []), ("acorn", "charm", []), ("acorn", "", []), ("", "", []), ("", "acorn charm", [0])],
)
def test_special_offer_with_fewer_cards(deck: str, discard: str, script: list[int]) -> None:
    table = Table(hands=["special_offer", ""], market_deck=deck, market_discard=discard, actions=2)
    table.do("play special_offer", chance=script)
    found = [*deck.split(), *discard.split()]
    if len(found) == 2:
        assert sorted(table.options()) == ["aside acorn", "aside charm"]
        table.do("aside acorn")
    assert table.hand() == (["acorn"] if found else [])
    assert table.market_discard() == found[1:]
    assert table.discard() == ["special_offer"]


# Stock Clearance


@pytest.mark.rule("DM-250", "DM-274")
def test_with_stock_clearance_any_further_cards_may_be_paid() -> None:
    assert printed("stock_clearance") == (5, 1, False, False)
    table = Table(hands=["stock_clearance nuisance junk", ""], market="- - - - cookies", decks=["junk*9"])
    assert table.payments(0) == {
        "nuisance",
        "stock_clearance",
        "nuisance+stock_clearance",
        "junk+stock_clearance",
        "junk+nuisance+stock_clearance",
    }


@pytest.mark.rule("DM-274")
def test_a_copy_of_stock_clearance_lifts_the_need_test_too() -> None:
    table = Table(
        hands=["reflection junk", ""], discards=["", "stock_clearance"], market="- - - - cookies", decks=["junk*9"]
    )
    assert table.payments(0) == {"reflection=stock_clearance", "junk+reflection=stock_clearance"}


@pytest.mark.rule("DM-275")
def test_stock_clearance_must_still_reach_the_price() -> None:
    table = Table(hands=["stock_clearance junk*2", ""], market="sabotage acorn - - -", decks=["junk*9"])
    assert table.payments(3) == {"junk+junk+stock_clearance"}  # 7
    assert not table.can("buy 4")  # 9
