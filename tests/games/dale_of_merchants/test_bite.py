"""Rules that hold only if every word of them is there: each test here fails when one small thing is left out."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.cards import EMPTY, JUNK, Card
from covetown.games.dale_of_merchants.decisions import place_ref, told_apart
from covetown.games.dale_of_merchants.pieces import Mark, Secret, in_bytes
from covetown.kernel import FastChance, RuleError
from tests.games.dale_of_merchants.builder import Table


def plain_mark(card: Card) -> Mark:
    return Mark(card, EMPTY, (), (), (), 0, 0, False)


@pytest.mark.rule("DM-548")
def test_how_long_a_game_may_be_made_by_its_turn_limit() -> None:
    for limit in (1, 10_000):
        assert GAME.check_options(2, {"turn_limit": limit})["turn_limit"] == limit
    for limit in (0, 10_001):
        with pytest.raises(RuleError):
            GAME.check_options(2, {"turn_limit": limit})


@pytest.mark.rule("DM-011")
def test_the_catalogue_tells_copiers_from_other_cards() -> None:
    cards = GAME.catalogue()["cards"]
    assert isinstance(cards, dict)
    copiers = {facts["key"] for facts in cards.values() if facts["copier"]}
    assert copiers == {"flexible_shopkeeper", "reflection", "good_old_times", "trendsetting", "seeing_doubles"}
    assert {facts["key"] for facts in cards.values() if not facts["copier"]} >= {"junk", "cookies", "acorn", "gamble"}


@pytest.mark.rule("DM-420", "DM-423")
def test_a_card_to_be_copied_is_pointed_at_where_it_lies() -> None:
    table = Table(
        hands=["reflection seeing_doubles", "acorn", "junk"],
        players=3,
        stalls=[[["cookies"], ["charm", "bold_haggler"]], 0, 0],
        discards=["gamble", "spyglass", "junk"],
        market="- - - acorn -",
        market_discard="sabotage",
        decks=["junk*9", "", ""],
    ).dale
    stack = table.players[0].stall[-1]
    assert place_ref(table, 0, stack[0]) == "stall:0:1:0"
    assert place_ref(table, 0, stack[1]) == "stall:0:1:1"
    assert place_ref(table, 0, table.players[1].discard[-1]) == "discard:1:place:0"
    assert place_ref(table, 0, JUNK) == "discard:2:place:0"
    assert place_ref(table, 0, table.market[1]) == "market:1"
    assert place_ref(table, 0, table.players[0].discard[-1]).startswith("hand:")  # one's own pile is not looked at
    one = Table(hands=["reflection", ""], stalls=[[["cookies"]], 0]).dale
    assert place_ref(one, 0, one.players[0].stall[0][0]) == "stall:0:0:0"


@pytest.mark.rule("DM-492")
def test_one_of_two_like_cards_with_a_value_of_its_own_is_told_by_a_number() -> None:
    table = Table(hands=["blindfold junk*2 acorn", "acorn"], decks=["junk*9", ""])
    table.do("play blindfold", "card junk", "value 8", "value 5")
    special = table.dale.marks[0].card
    other = next(card for card in table.dale.players[0].hand if card is not special and card.key == special.key)
    assert told_apart(table.dale, 0, special).key == "card-numbered"
    assert told_apart(table.dale, 0, other).key == "card-junk"
    table.dale.players[0].hand.remove(other)
    assert told_apart(table.dale, 0, special).key == "card-junk"


@pytest.mark.rule("DM-492")
def test_one_mark_is_dropped_and_the_others_stay() -> None:
    table = Table(hands=["junk*3 acorn", "acorn"], decks=["junk*9", ""])
    cards = table.dale.players[0].hand[:3]
    for card in cards:
        table.dale.set_mark(plain_mark(card))
    table.dale.drop_mark(cards[0])
    assert [mark.card for mark in table.dale.marks] == cards[1:]
    table.dale.drop_mark(cards[2])
    assert [mark.card for mark in table.dale.marks] == cards[1:2]


@pytest.mark.rule("DM-274")
def test_with_a_stock_clearance_more_is_paid_than_the_price_and_still_more() -> None:
    """A price of 1 paid with three and more cards of 3 and 1: nothing stops at the first card too many."""
    table = Table(hands=["stock_clearance gamble junk acorn", ""], market="- - - - cookies", decks=["junk*9"])
    assert "acorn+gamble+junk+stock_clearance" in table.payments(0)
    table.do("buy 0", "lay stock_clearance")
    while "done" not in table.options():
        table.do(next(answer for answer in table.options() if answer.startswith("lay")))
    assert len([answer for answer in table.options() if answer.startswith("lay")]) >= 1


def test_three_counts_keep_apart_in_one_number() -> None:
    assert in_bytes(1, 2, 3) == 0x030201
    assert in_bytes(300, 300, 300) == 0xFFFFFF


@pytest.mark.rule("DM-492")
def test_a_mark_on_a_card_in_no_hand_is_a_fault() -> None:
    table = Table(hands=["junk*2 acorn", "acorn"], decks=["junk*9", ""])
    card = table.dale.players[0].hand[0]
    table.dale.set_mark(plain_mark(card))
    assert table.dale_faults() == []
    table.dale.players[0].hand.remove(card)
    assert any("is marked but in no hand" in fault for fault in table.dale_faults())
    table.dale.resolving = card
    assert not any("is marked but in no hand" in fault for fault in table.dale_faults())


@pytest.mark.rule("DM-184")
def test_teammates_with_different_stalls_are_a_fault() -> None:
    table = Table(hands=["junk", "acorn", "junk", "junk"], mode="team", stalls=[[["cookies"]], [["charm"]]])
    assert table.dale_faults() == []
    table.dale.players[3].stall = ()
    assert table.dale_faults() == ["teammates do not share their stall"]
    table.dale.players[3].stall = table.dale.players[1].stall
    table.dale.players[2].stall = ()
    assert table.dale_faults() == ["teammates do not share their stall"]
    table.dale.players[2].stall = (*table.dale.players[0].stall,)
    assert table.dale_faults() == []


@pytest.mark.rule("DM-420", "DM-070")
def test_two_copiers_that_look_at_each_other_buy_from_the_first_place_too() -> None:
    """Each Reflection is Seeing Doubles by way of the other player's pile, and so looks at what the other one is."""
    table = Table(
        hands=["reflection*2 acorn", ""],
        discards=["", "seeing_doubles"],
        market="- - - charm cookies",
        decks=["junk*9", ""],
    )
    assert {"buy 0", "buy 1"} <= set(table.options())


@pytest.mark.rule("DM-104", "DM-492")
def test_a_mark_on_one_card_keeps_no_other_out_of_a_stack() -> None:
    table = Table(hands=["swift_broker blindfold junk", "acorn"], decks=["junk*9", ""])
    table.do("play blindfold", "card junk", "value 8", "value 5")
    assert table.builds() == {"swift_broker"}


@pytest.mark.rule("DM-233", "DM-430")
def test_cookies_are_shown_no_sooner_than_they_make_their_owner_draw() -> None:
    """A Reflection that all know to be Cookies accounts for the sixth card; the hidden Cookies for the seventh."""
    table = Table(
        hands=["blindfold reflection cookies junk*3", ""],
        decks=["acorn charm spyglass", ""],
        discards=["", "cookies"],
        market="special_offer acorn charm sabotage trendsetting",
    )
    table.do("play blindfold", "card reflection as cookies", "value 8", "value 5")
    before = len(table.told)
    table.pass_turn()
    order = [event.kind for event in table.told[before:] if event.kind in ("drew", "showed")]
    assert order == ["drew", "showed", "drew"]
    assert table.shown(0) == ["cookies", "reflection"]


@pytest.mark.rule("DM-549", "DM-421")
def test_a_copy_of_junk_lapses_when_another_card_lies_there() -> None:
    table = Table(
        hands=["blindfold reflection treasure_hunter junk", ""],
        decks=["junk*9", ""],
        discards=["", "junk cookies"],
        actions=3,
        copy_lapse="while_valid",
    )
    table.do("play blindfold", "card reflection as junk", "value 8", "value 5")
    assert table.copies("reflection") == "junk"
    table.do("play treasure_hunter")
    assert table.discard(1) == ["cookies"]
    assert table.copies("reflection") == ""


@pytest.mark.rule("DM-568", "DM-261", "DM-014")
def test_junk_that_lies_before_everybody_stays_in_every_world() -> None:
    """Two of the three junk cards came in secret and are paid; the third is the one nobody has seen."""
    table = Table(
        hands=["junk*3 acorn", "charm gamble"], market="- - - - essential_purchase", decks=["junk*5 cookies", "junk*5"]
    )
    hand = table.dale.players[0].hand
    table.dale.secrets = tuple(Secret(card, 0b01, -1, -1, 0, True) for card in hand[1:3])
    table.do("buy 0")
    while table.asked != "essential":
        table.do("lay junk")
    step = table.dale.asking
    assert step is not None
    laid = step.laid_open()
    assert len(laid) == 3
    table.dale.players[0].hand.append(table.box.take("junk"))
    for seed in range(100):
        for viewer in (-1, 1):
            world = table.dale.redeal(viewer, FastChance(seed))
            assert all(card in world.players[0].hand for card in laid)
            seat = next(each for each in range(2) if (world.waiting >> each) & 1)
            world.apply(seat, world.options(seat)[-1], FastChance(seed))
