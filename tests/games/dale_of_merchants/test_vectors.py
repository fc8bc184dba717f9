"""Worked vectors of the ledger, DM-X01 to DM-X16: market, stall, charm, chameleons."""

from __future__ import annotations

import pytest

from tests.games.dale_of_merchants.builder import Table


@pytest.mark.rule("DM-X01")
def test_x01_overpaying() -> None:
    table = Table(
        hands=["sabotage spyglass acorn junk", "junk*5"],
        market="cookies nuisance charm market_discovery rotten_food",
        market_deck="gamble whirligig",
        decks=["new_season blindfold junk"],
        discards=["flashy_show"],
    )
    assert table.payments(1) == {"sabotage", "acorn+spyglass", "junk+spyglass", "acorn+junk"}
    table.do("buy 1", "lay spyglass", "lay acorn")
    assert table.discard() == ["acorn", "spyglass", "flashy_show"]
    # Clean-up: two cards are drawn, and the new Market Discovery may throw while slot 1 is still empty
    assert table.hand() == ["blindfold", "junk", "market_discovery", "new_season", "sabotage"]
    assert table.market() == ["cookies", "nuisance", "charm", "-", "rotten_food"]
    assert (table.asked, table.options()) == ("cleanup_window", ["throw market_discovery", "done"])
    table.do("done")
    assert table.market() == ["gamble", "cookies", "nuisance", "charm", "rotten_food"]


@pytest.mark.rule("DM-X02")
def test_x02_stock_clearance() -> None:
    table = Table(
        hands=["stock_clearance cookies junk*3", "junk*5"],
        market="- - - - nuisance",
        decks=["acorn charm gamble spyglass sabotage"],
        discards=["blindfold"],
    )
    payments = table.payments(0)
    assert "junk+junk+junk+stock_clearance" in payments
    assert "cookies+junk" not in payments
    assert "junk+junk" in payments
    table.do("buy 0", "lay stock_clearance", "lay junk", "lay junk", "lay junk", "done")
    assert table.discard() == ["junk", "junk", "junk", "stock_clearance", "blindfold"]
    assert table.hand() == sorted(["cookies", "nuisance", "acorn", "charm", "gamble", "spyglass"])
    assert table.deck() == ["sabotage"]


@pytest.mark.rule("DM-X03")
def test_x03_essential_purchase_and_a_junk_copy() -> None:
    table = Table(
        hands=["reflection junk#1 junk#2 junk#3", "junk*5"],
        discards=["", "junk acorn"],
        market="cookies nuisance gamble essential_purchase acorn",
        market_deck="spyglass whirligig",
        market_discard="charm",
        decks=["sabotage blindfold flashy_show rotten_food junk"],
    )
    assert table.valid("reflection") == ["junk"]
    assert table.payments(1) == {"junk+junk+junk+reflection=junk"}
    table.do("buy 1", "lay reflection as junk")  # the three junk cards are needed, so nothing more is asked
    assert (table.asked, sorted(table.options())) == ("essential", ["card junk", "card reflection", "done"])
    table.do("card reflection", "card junk", "card junk")
    assert table.market_discard() == ["reflection", "charm"]
    assert [event["to"] for event in table.events("threw")] == ["market-discard", "junk", "junk"]
    assert table.discard() == ["junk"]
    assert table.hand() == ["blindfold", "essential_purchase", "flashy_show", "rotten_food", "sabotage"]


@pytest.mark.rule("DM-X04")
def test_x04_market_discovery_buys_from_the_market_discard_pile() -> None:
    row = "cookies nuisance gamble acorn rotten_food"
    zones: dict[str, object] = {
        "hands": ["market_discovery stock_clearance junk*3", "junk*5"],
        "market": row,
        "decks": ["sabotage blindfold flashy_show spyglass junk"],
        "discards": ["swift_broker"],
    }
    table = Table(market_discard="essential_purchase charm", **zones)  # type: ignore[arg-type]
    payments = table.payments(5)
    assert "market_discovery" in payments
    assert "junk+market_discovery" not in payments
    assert "stock_clearance" not in payments
    table.do("buy discard", "lay market_discovery", "lay stock_clearance", "lay junk", "lay junk", "lay junk")
    if table.asked == "pay":
        table.do("done")
    assert table.asked == "essential"
    table.do("card junk", "card junk", "card junk")
    assert table.market_discard() == ["charm"]
    assert table.discard() == ["stock_clearance", "market_discovery", "swift_broker"]
    assert table.hand() == ["blindfold", "essential_purchase", "flashy_show", "sabotage", "spyglass"]
    assert table.market() == row.split()
    table = Table(market_discard="winter_is_coming charm", **zones)  # type: ignore[arg-type]
    assert "junk+market_discovery" in table.payments(5)
    assert "market_discovery" not in table.payments(5)


@pytest.mark.rule("DM-X05")
def test_x05_swift_broker_with_a_short_deck() -> None:
    table = Table(
        hands=["swift_broker junk*2 cookies spyglass", "junk*5"], decks=["wily_fellow junk"], discards=["sabotage"]
    )
    script = Table.shuffle("spyglass cookies junk junk sabotage", "cookies sabotage junk spyglass junk")
    table.do("play swift_broker", "card junk", "card junk", "card cookies", chance=script)
    assert table.hand() == ["cookies", "junk", "sabotage", "wily_fellow"]
    assert table.deck() == ["junk", "spyglass", "junk"]
    assert (table.discard(), table.open_actions) == (["swift_broker"], 1)
    table.pass_turn()
    assert table.hand() == ["cookies", "junk", "junk", "sabotage", "spyglass", "wily_fellow"]
    assert table.deck() == ["junk"]


@pytest.mark.rule("DM-X06")
def test_x06_stashing_vendor_accordion_and_junk_as_eighth_stack() -> None:
    table = Table(hands=["accordion stashing_vendor junk*2", "junk*5"], stalls=[7, 0], decks=["junk*9"], taken=1)
    assert table.builds() == {"accordion+junk+stashing_vendor", "accordion+junk+junk+stashing_vendor"}
    table.do("build accordion+junk+stashing_vendor")
    assert (table.dale.waiting, table.dale.winners) == (0, 1)
    assert (table.hand(), len(table.deck())) == (["junk"], 9)  # no clean-up


@pytest.mark.rule("DM-X07")
def test_x07_nostalgic_item_chain() -> None:
    table = Table(
        hands=["nostalgic_item#1 junk swift_broker cookies", "junk*5"],
        discards=["junk nostalgic_item#2 market_discovery rotten_food"],
        stalls=[6, 0],
        decks=["acorn charm gamble sabotage"],
    )
    assert table.builds() == {"nostalgic_item+pile:junk+pile:nostalgic_item", "nostalgic_item+pile:market_discovery"}
    table.do("stack", "lay-pile nostalgic_item")  # the hand's Nostalgic Item comes first, the junk completes the stack
    assert table.stacks()[6] == ["nostalgic_item", "nostalgic_item", "junk"]
    assert table.discard() == ["market_discovery", "rotten_food"]
    assert table.hand() == ["acorn", "charm", "cookies", "gamble", "junk", "swift_broker"]


@pytest.mark.rule("DM-X08")
def test_x08_winter_is_coming_twice_once_as_a_copy() -> None:
    table = Table(
        hands=["winter_is_coming flexible_shopkeeper stashing_vendor accordion empty_chest", "junk*5"],
        stalls=[4, 0],
        decks=["acorn charm gamble sabotage spyglass junk"],
    )
    table.do("stack", "lay winter_is_coming")
    assert (table.asked, len(table.stacks())) == ("extra_build", 5)
    assert table.valid("flexible_shopkeeper") == ["winter_is_coming"]
    table.do("stack", "lay flexible_shopkeeper as winter_is_coming")
    assert table.stacks()[5] == ["flexible_shopkeeper", "stashing_vendor"]
    assert (table.asked, table.builds()) == ("extra_build", {"accordion+empty_chest"})
    table.do("build accordion+empty_chest")
    assert len(table.stacks()) == 7
    assert (table.active, table.hand()) == (1, ["acorn", "charm", "gamble", "sabotage", "spyglass"])
    assert table.dale.marks == ()


@pytest.mark.rule("DM-X09")
def test_x09_charm_wins() -> None:
    table = Table(
        hands=["flashy_show seeing_doubles charm junk", "junk*5"], stalls=[7, 0], market_deck="accordion acorn"
    )
    assert table.valid("seeing_doubles") == ["charm", "flashy_show", "junk"]
    table.do("play seeing_doubles as flashy_show")
    assert (table.shown(), table.worth("junk")) == (["flashy_show"], 2)
    table.do("play flashy_show")
    assert table.worth("junk") == 3
    table.do("play charm")
    assert (table.dale.waiting, table.dale.winners, table.stacks()[7]) == (0, 1, ["accordion"])
    assert table.discard() == ["flashy_show", "seeing_doubles"]
    assert (table.dale.resolving.key, table.hand()) == ("charm", ["junk"])


@pytest.mark.rule("DM-X10")
@pytest.mark.parametrize(
    ("zones", "answers", "stack", "market_discard"),
    [
        ({"market_deck": "accordion acorn"}, [], ["accordion"], []),
        ({"market_deck": "sabotage acorn"}, [], None, ["sabotage"]),
        ({"market_deck": "essential_purchase acorn", "flashy": 1}, [], ["essential_purchase"], []),
        (
            {"market_deck": "trendsetting", "market": "cookies nuisance spyglass acorn rotten_food"},
            ["copy trendsetting as spyglass"],
            ["trendsetting"],
            [],
        ),
        ({"market_deck": "reflection acorn", "discards": ["", "junk acorn"]}, [], None, ["reflection"]),
    ],
    ids=["a", "b", "c", "d", "e"],
)
def test_x10_charm_forced_or_not(
    zones: dict[str, object], answers: list[str], stack: list[str] | None, market_discard: list[str]
) -> None:
    table = Table(hands=["charm junk", "junk*5"], stalls=[3, 0], **zones).do("play charm")  # type: ignore[arg-type]
    if answers:
        assert table.asked == "charm_copy"
        assert sorted(table.options()) == ["copy trendsetting as acorn", "copy trendsetting as spyglass"]
        table.do(*answers)
    assert table.stacks()[3:] == ([stack] if stack else [])
    assert table.market_discard() == market_discard
    assert (table.discard(), table.open_actions, table.active) == (["charm"], 1, 0)


@pytest.mark.rule("DM-X11")
def test_x11_acorn_swap() -> None:
    table = Table(
        hands=["acorn junk", "junk*5"],
        discards=["spyglass"],
        stalls=[0, ["junk", "junk", "junk", "junk", "junk", "sabotage wily_fellow"]],
        decks=["", "junk*9"],
    ).do("play acorn", "stall 1 6 sabotage")
    assert table.stacks(1)[5] == ["acorn", "wily_fellow"]
    assert len(table.stacks(1)) == 6
    assert (table.hand(), table.discard(), table.open_actions) == (["junk", "sabotage"], ["spyglass"], 1)
    # Played by a Flexible Shopkeeper that copies an Acorn, the Shopkeeper itself lies there, as itself
    table = Table(
        hands=["flexible_shopkeeper junk", "junk*5"],
        stalls=[["acorn"], ["junk", "junk", "junk", "junk", "junk", "sabotage wily_fellow"]],
    ).do("play flexible_shopkeeper as acorn", "stall 1 6 sabotage")
    assert table.stacks(1)[5] == ["flexible_shopkeeper", "wily_fellow"]
    assert table.dale.marks == ()


@pytest.mark.rule("DM-X12")
def test_x12_gift_voucher_flashy_show_and_a_purchase() -> None:
    table = Table(
        hands=["gift_voucher junk*4", "junk*5"],
        market="cookies flashy_show charm acorn nuisance",
        market_deck="gamble",
        decks=["sabotage blindfold spyglass junk"],
    )
    table.do("play gift_voucher", "slot 3")
    assert table.market() == ["cookies", "gift_voucher", "charm", "acorn", "nuisance"]
    assert (table.hand(), table.discard()) == (["flashy_show", "junk", "junk", "junk", "junk"], [])
    table.do("play flashy_show")
    assert table.worth("junk") == 2
    assert table.payments(2) == {"junk+junk+junk"}
    table.do("buy 2")
    assert table.discard() == ["junk", "junk", "junk", "flashy_show"]
    assert table.hand() == ["blindfold", "charm", "junk", "sabotage", "spyglass"]
    assert table.market() == ["gamble", "cookies", "gift_voucher", "acorn", "nuisance"]
    # Gift Voucher costs 4 + 2 now: B's five junk cards are not enough
    assert (table.active, table.can("buy 2")) == (1, False)


@pytest.mark.rule("DM-X13")
def test_x13_chameleon_chain() -> None:
    table = Table(
        hands=["trendsetting junk", "junk*5", "junk*5"],
        players=3,
        market="cookies acorn reflection rotten_food charm",
        discards=["", "treasure_hunter junk", "junk"],
        decks=["gamble sabotage spyglass junk"],
    )
    assert table.valid("trendsetting") == ["acorn", "charm", "cookies", "junk", "rotten_food", "treasure_hunter"]
    table.do("play trendsetting as treasure_hunter", "seat 1")
    assert table.hand() == ["gamble", "junk", "sabotage", "spyglass", "treasure_hunter"]
    assert (table.discard(1), table.discard(0), table.active) == (["junk"], ["trendsetting"], 1)


@pytest.mark.rule("DM-X14")
def test_x14_chameleon_loop() -> None:
    zones: dict[str, object] = {
        "hands": ["trendsetting gift_voucher", "junk*5"],
        "market": "- - - good_old_times#1 reflection#1",
        "market_discard": "reflection#2",
        "decks": ["junk*9"],
    }
    table = Table(discards=["", "good_old_times#2 junk"], stalls=[4, 0], **zones)  # type: ignore[arg-type]
    assert table.valid("trendsetting") == []
    assert (table.worth("trendsetting"), table.builds()) == (5, {"trendsetting"})
    assert table.options("play") == ["play gift_voucher"]
    table = Table(discards=["", "junk good_old_times#2"], stalls=[1, 0], **zones)  # type: ignore[arg-type]
    assert table.valid("trendsetting") == ["junk"]
    assert table.payments(1) == {"gift_voucher"}  # price 4: the Trendsetting would pay 1
    assert table.builds() == set()
    zones["hands"] = ["trendsetting stashing_vendor", "junk*5"]
    table = Table(discards=["", "junk good_old_times#2"], stalls=[1, 0], **zones)  # type: ignore[arg-type]
    assert table.builds() == {"stashing_vendor+trendsetting=junk"}
    assert table.payments(0) == {"stashing_vendor+trendsetting=junk"}  # 1 + 1


@pytest.mark.rule("DM-X15")
def test_x15_seeing_doubles_and_a_rolled_bold_haggler() -> None:
    table = Table(hands=["bold_haggler seeing_doubles junk", "junk*5"], market="- - - sabotage -", actions=2)
    bound_first = table.fork()
    table.do("roll bold_haggler", chance=[3])
    assert table.worth("bold_haggler") == 3
    assert table.payments(1) == {"bold_haggler+seeing_doubles=bold_haggler"}
    spent = table.fork()
    table.do("buy 1", "lay bold_haggler")  # Seeing Doubles is the only other card that helps
    assert sorted(table.discard()) == ["bold_haggler", "seeing_doubles"]
    assert table.hand() == ["junk", "sabotage"]
    # Once bound to the rolled card (here for Blindfold) it cannot roll
    spent.give("blindfold").do("play blindfold", "card seeing_doubles as bold_haggler", "value 8", "value 5")
    assert spent.options("roll") == []
    # Bound before, by its own roll, it rolls for itself, and Bold Haggler can still roll
    bound_first.do("roll seeing_doubles as bold_haggler", chance=[1]).do("roll bold_haggler", chance=[5])
    assert (bound_first.worth("seeing_doubles"), bound_first.worth("bold_haggler")) == (2, 4)


@pytest.mark.rule("DM-X16")
def test_x16_good_old_times_throws_then_copies() -> None:
    table = Table(
        hands=["good_old_times junk", "junk*5"],
        discards=["spyglass"],
        market_deck="favourite_toy acorn",
        market_discard="cookies",
    )
    assert (table.valid("good_old_times"), table.options("play")) == (["cookies"], [])
    table.do("throw-old good_old_times")
    assert table.market_discard() == ["favourite_toy", "cookies"]
    table.do("play good_old_times as favourite_toy")
    assert table.hand() == ["junk", "spyglass"]
    assert (table.discard(), table.open_actions) == (["good_old_times"], 1)
