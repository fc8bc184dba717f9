"""Adapting Veiled Chameleons: what each of the six cards does (section 15). How copying works is in test_copying.py."""

from __future__ import annotations

import pytest

from tests.games.dale_of_merchants.builder import Table, printed

ROW = "cookies acorn charm sabotage nuisance"


# Flexible Shopkeeper


@pytest.mark.rule("DM-377", "DM-415")
def test_flexible_shopkeeper_copies_any_card_of_the_last_stack() -> None:
    assert printed("flexible_shopkeeper") == (1, 4, False, False)
    table = Table(
        hands=["flexible_shopkeeper", ""],
        stalls=[["swift_broker", "nuisance", "cookies#1 wily_fellow junk"], ["acorn"]],
        market=ROW,
        discards=["spyglass", "gamble"],
        market_discard="blindfold",
    )
    assert table.valid("flexible_shopkeeper") == ["cookies", "junk", "wily_fellow"]


@pytest.mark.rule("DM-388")
def test_the_rightmost_stack_is_the_one_built_last_also_in_the_same_turn() -> None:
    table = Table(
        hands=["flexible_shopkeeper winter_is_coming stashing_vendor", "junk*5"],
        stalls=[["swift_broker", "nuisance", "rotten_food", "acorn"], 0],
        decks=["junk*9"],
    )
    assert table.valid("flexible_shopkeeper") == ["acorn"]
    table.do("stack", "lay winter_is_coming")
    # Then: for the additional stack it is a Winter is Coming
    assert (table.asked, table.stacks()[4]) == ("extra_build", ["winter_is_coming"])
    assert table.valid("flexible_shopkeeper") == ["winter_is_coming"]
    assert table.builds() == {"flexible_shopkeeper=winter_is_coming+stashing_vendor"}


@pytest.mark.rule("DM-388")
def test_a_stack_being_built_does_not_count_yet() -> None:
    # Given: the last stack holds an Acorn; stack 5 is laid from a Stashing Vendor and the Shopkeeper
    table = Table(
        hands=["flexible_shopkeeper stashing_vendor", ""],
        stalls=[["swift_broker", "nuisance", "rotten_food", "acorn"], 0],
        decks=["junk*9"],
    )
    # Then: it is an Acorn (4), not the Stashing Vendor laid beside it
    assert table.builds() == {"flexible_shopkeeper=acorn+stashing_vendor"}


@pytest.mark.rule("DM-389")
def test_without_a_stack_flexible_shopkeeper_copies_nothing() -> None:
    table = Table(
        hands=["flexible_shopkeeper", "junk"], stalls=[0, ["acorn"]], market="- - - - acorn#2", decks=["junk*9"]
    )
    assert table.valid("flexible_shopkeeper") == []
    assert table.builds() == {"flexible_shopkeeper"}  # as itself: 1


# Reflection


@pytest.mark.rule("DM-378", "DM-390", "DM-416")
def test_reflection_copies_the_top_of_a_discard_pile_its_user_picks() -> None:
    assert printed("reflection") == (2, 3, False, False)
    table = Table(
        hands=["reflection junk", "", "", ""],
        players=4,
        discards=["spyglass", "acorn charm", "", "gamble cookies"],
        market=ROW.replace("acorn", "-"),
        decks=["junk*9"],
    )
    assert table.valid("reflection") == ["acorn", "gamble"]  # tops only, not the own pile, not the empty one
    assert sorted(table.options("play")) == ["play reflection as acorn", "play reflection as gamble"]


@pytest.mark.rule("DM-390")
def test_reflection_may_copy_the_teammates_discard_pile() -> None:
    table = Table(mode="team", hands=["reflection", "", "", ""], discards=["spyglass", "acorn", "gamble", ""])
    assert table.valid("reflection") == ["acorn", "gamble"]


# Good Old Times


@pytest.mark.rule("DM-379", "DM-417")
def test_good_old_times_copies_the_top_of_the_market_discard_pile() -> None:
    assert printed("good_old_times") == (3, 3, False, False)
    table = Table(hands=["good_old_times", ""], market_discard="acorn charm", market=ROW, discards=["", "gamble"])
    assert table.valid("good_old_times") == ["acorn"]
    table = Table(hands=["good_old_times", ""], market=ROW, discards=["", "gamble"])
    assert table.valid("good_old_times") == []


@pytest.mark.rule("DM-379", "DM-391")
def test_good_old_times_throws_once_per_turn_and_copy() -> None:
    table = Table(
        hands=["good_old_times#1 good_old_times#2 junk*3", "junk*5"],
        market_deck="charm acorn gamble sabotage",
        market="cookies#1 cookies#2 cookies#3 nuisance#1 nuisance#2",
        decks=["junk*9"],
    )
    assert table.can("inventory")  # optional
    table.do("throw-old good_old_times")
    assert (table.market_deck(), table.market_discard()) == (["acorn", "gamble", "sabotage"], ["charm"])
    table.do("throw-old good_old_times")
    assert table.market_discard() == ["acorn", "charm"]
    assert table.options("throw-old") == []
    # The next turn brings new throws.
    table.pass_turn().pass_turn()
    assert table.options("throw-old") == ["throw-old good_old_times"]


@pytest.mark.rule("DM-391")
def test_the_throw_of_good_old_times_works_in_the_cleanup_window() -> None:
    table = Table(
        hands=["good_old_times junk*4", "junk*5"],
        market_deck="charm acorn",
        market="cookies#1 cookies#2 cookies#3 nuisance#1 nuisance#2",
    ).pass_turn()
    assert (table.asked, table.options()) == ("cleanup_window", ["throw-old good_old_times", "done"])


@pytest.mark.rule("DM-392")
def test_the_throw_alone_does_not_fix_the_copy() -> None:
    table = Table(
        hands=["good_old_times market_discovery junk", ""], market_deck="charm acorn gamble", market_discard="cookies"
    )
    table.do("throw-old good_old_times")
    assert (table.copies("good_old_times"), table.valid("good_old_times")) == ("", ["charm"])
    # A later throw of another card still changes what it will copy.
    table.do("throw market_discovery")
    assert table.valid("good_old_times") == ["acorn"]
    assert table.can("play good_old_times as acorn")


@pytest.mark.rule("DM-564")
@pytest.mark.parametrize(
    ("top", "answer", "chance"),
    [
        ("bold_haggler", "roll good_old_times as bold_haggler", [0]),
        ("market_discovery", "throw good_old_times as market_discovery", []),
    ],
)
def test_a_bound_good_old_times_has_no_throw_of_its_own(top: str, answer: str, chance: list[int]) -> None:
    table = Table(hands=["good_old_times junk", ""], market_deck="charm acorn gamble", market_discard=top)
    assert table.can("throw-old good_old_times")
    table.do(answer, chance=chance)
    assert table.copies("good_old_times") == top
    assert table.options("throw-old") == []


@pytest.mark.rule("DM-564")
def test_a_bound_good_old_times_has_the_abilities_of_its_model() -> None:
    # Given: Good Old Times is bound to a Bold Haggler by Blindfold and stays in hand
    table = Table(hands=["good_old_times blindfold junk", "junk"], market_deck="charm", market_discard="bold_haggler")
    table.do("play blindfold", "card good_old_times as bold_haggler", "value 8", "value 2")
    assert table.can("roll good_old_times")
    assert not table.can("throw-old good_old_times")
    table.do("roll good_old_times", chance=[5])
    assert table.worth("good_old_times") == 5


# Gift Voucher


@pytest.mark.rule("DM-380", "DM-383", "DM-385")
@pytest.mark.parametrize("slot", [0, 3])
def test_gift_voucher_trades_places_with_a_market_card(slot: int) -> None:
    assert printed("gift_voucher") == (4, 3, True, True)
    table = Table(hands=["gift_voucher junk*4", ""], market=ROW, market_deck="gamble", discards=["cookies#3"])
    table.do("play gift_voucher")
    assert (table.asked, table.options()) == ("market_card", [f"slot {place}" for place in range(5)])
    table.do(f"slot {slot}")
    row = ROW.split()
    taken = row[4 - slot]
    row[4 - slot] = "gift_voucher"
    # Then: it lies exactly in that slot, everything else stayed, nothing was paid
    assert table.market() == row
    assert table.hand() == sorted([taken, "junk", "junk", "junk", "junk"])
    assert (table.discard(), table.market_deck(), table.open_actions) == (["cookies"], ["gamble"], 1)
    assert table.events("bought") == []
    # and it is for sale there
    assert table.can(f"buy {slot}") is (4 + slot <= 4 + table.worth(taken))


@pytest.mark.rule("DM-384")
def test_gift_voucher_with_an_empty_market_does_nothing() -> None:
    table = Table(hands=["gift_voucher", ""], market_deck="gamble").do("play gift_voucher")
    assert (table.market(), table.discard(), table.open_actions) == (["-"] * 5, ["gift_voucher"], 1)


@pytest.mark.rule("DM-385")
def test_gift_voucher_is_no_purchase() -> None:
    # Given: an Essential Purchase in the market; swapping it lets nobody throw junk
    table = Table(hands=["gift_voucher junk*3", ""], market="- - - - essential_purchase").do("play gift_voucher")
    assert (table.asked, table.hand()) == ("action", ["essential_purchase", "junk", "junk", "junk"])


@pytest.mark.rule("DM-386")
def test_gift_voucher_may_take_a_card_that_just_came_into_the_market() -> None:
    table = Table(hands=["gift_voucher#1 gift_voucher#2", ""], market="- - - acorn charm")
    table.do("play gift_voucher", "slot 0", "play gift_voucher")
    assert table.options() == ["slot 0", "slot 1"]
    table.do("slot 0")
    assert table.hand() == ["charm", "gift_voucher"]


@pytest.mark.rule("DM-387")
def test_gift_voucher_is_an_ordinary_technique() -> None:
    # It is played as itself, pays and builds with its own value and set, and is a card that can be copied.
    table = Table(
        hands=["gift_voucher reflection", ""],
        market=ROW,
        discards=["", "gift_voucher"],
        stalls=[3, 0],
        decks=["junk*9"],
    )
    assert "play gift_voucher" in table.options()
    assert not [answer for answer in table.options() if answer.startswith("play gift_voucher as")]
    assert table.valid("reflection") == ["gift_voucher"]
    assert table.builds() == {"gift_voucher", "reflection=gift_voucher"}


# Trendsetting and Seeing Doubles


@pytest.mark.rule("DM-381", "DM-393", "DM-418")
def test_trendsetting_copies_any_card_of_the_market_row() -> None:
    assert printed("trendsetting") == (5, 1, False, False)
    table = Table(hands=["trendsetting", ""], market=ROW, market_discard="spyglass", discards=["", "gamble"])
    assert table.valid("trendsetting") == sorted(ROW.split())
    # What lies there at that moment counts: an emptied slot offers nothing, a card just swapped in does.
    table = Table(hands=["trendsetting gift_voucher", ""], market="- - - acorn charm")
    table.do("play gift_voucher", "slot 0")
    assert table.valid("trendsetting") == ["acorn", "gift_voucher"]


@pytest.mark.rule("DM-382", "DM-394", "DM-419")
def test_seeing_doubles_copies_another_card_of_the_hand() -> None:
    assert printed("seeing_doubles") == (5, 1, False, False)
    table = Table(hands=["seeing_doubles acorn junk", "gamble"], discards=["charm"], market=ROW.replace("acorn", "-"))
    assert table.valid("seeing_doubles") == ["acorn", "junk"]
    # Alone it does not copy itself: it has its own value.
    table = Table(hands=["seeing_doubles", ""], stalls=[4, 0], decks=["junk*9"])
    assert table.valid("seeing_doubles") == []
    assert table.builds() == {"seeing_doubles"}


@pytest.mark.rule("DM-382", "DM-395")
@pytest.mark.parametrize(
    ("answers", "chance"),
    [
        (["play seeing_doubles as swift_broker", "card bold_haggler"], None),
        (["roll seeing_doubles as bold_haggler"], [1]),
    ],
)
def test_the_hand_card_copied_by_seeing_doubles_is_shown(answers: list[str], chance: list[int] | None) -> None:
    model = answers[0].split()[-1]
    table = Table(hands=["seeing_doubles swift_broker bold_haggler", "junk*5"], decks=["junk*9"])
    table.do(answers[0], chance=chance or [])
    assert sorted(table.told_cards("showed", seat=1)) == sorted([model, "seeing_doubles"])
    assert table.told_cards("copied", seat=1) == ["seeing_doubles"]


@pytest.mark.rule("DM-395")
def test_a_hand_card_copied_in_a_payment_is_shown() -> None:
    # Given: the Acorn stays in hand while Seeing Doubles pays as an Acorn
    table = Table(hands=["seeing_doubles acorn spyglass", "junk*5"], market="- - - - charm", decks=["junk*9"])
    table.do("buy 0", "lay seeing_doubles as acorn")
    if table.asked == "pay":
        table.do("done")
    assert "acorn" in table.told_cards("showed", seat=1)
    assert "spyglass" not in table.told_cards("showed", seat=1)
    assert "acorn" in table.shown()
