"""Chameleon copying: when a copier is bound, what that means, and for how long (section 16.1)."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.cards import COPIER
from covetown.games.dale_of_merchants.decks import SHELF
from tests.games.dale_of_merchants.builder import Table

COPIERS = ["flexible_shopkeeper", "good_old_times", "reflection", "seeing_doubles", "trendsetting"]


@pytest.mark.rule("DM-396")
def test_there_are_five_copiers() -> None:
    assert sorted({card.key for deck in SHELF.decks for card in deck.cards if card.flags & COPIER}) == COPIERS
    # Given: whatever each of them looks at is an Acorn; then each can be played as one, and no other card can
    table = Table(
        hands=[[*COPIERS, "acorn#1", "gift_voucher", "cookies"], ""],
        stalls=[["acorn#2"], ["cookies"]],
        discards=["", "acorn#3"],
        market_discard="charm",
        market="- - - - spyglass",
    )
    copying = {answer.split()[1] for answer in table.options("play") if " as " in answer}
    assert sorted(copying) == COPIERS


@pytest.mark.rule("DM-397")
def test_a_copier_must_copy_if_it_can() -> None:
    # Given: Trendsetting (5) and a market with nothing but a Nuisance (2)
    def builds(required: int) -> set[str]:
        return Table(
            hands=["trendsetting", ""], market="- - - - nuisance", stalls=[required - 1, 0], decks=["junk*9"]
        ).builds()

    assert builds(5) == set()
    assert builds(2) == {"trendsetting=nuisance"}
    table = Table(hands=["trendsetting", ""], market="- - nuisance - -", decks=["junk*9"])
    assert not table.can("buy 2")  # price 4, but it only pays 2


@pytest.mark.rule("DM-398", "DM-399")
def test_the_copy_is_fixed_before_the_use_and_counts_in_all_tests() -> None:
    # Given: Reflection (a Chameleon of 2) sees an Acorn (a Squirrel of 4)
    table = Table(
        hands=["reflection stashing_vendor gift_voucher", ""],
        discards=["", "acorn"],
        market="- - - - charm",
        stalls=[4, 0],
        decks=["junk*9"],
    )
    assert table.payments(0) == {"reflection=acorn", "gift_voucher"}  # value 4
    assert table.builds() == {"reflection=acorn+stashing_vendor"}  # set of the Squirrels, and not of the Chameleons
    assert "play reflection as acorn" in table.options()  # a technique


@pytest.mark.rule("DM-399", "DM-411")
@pytest.mark.parametrize(
    ("model", "bonus"), [("favourite_toy", True), ("treasure_hunter", False), ("prepaid_good", False)]
)
def test_a_copy_is_played_as_the_technique_with_its_icon(model: str, bonus: bool) -> None:
    table = Table(
        hands=["reflection junk*5", "junk*5"], discards=["spyglass", [model, "charm"]], market="- - - - acorn"
    )
    table.do(f"play reflection as {model}")
    taken = {"favourite_toy": "spyglass", "treasure_hunter": model, "prepaid_good": "acorn"}[model]
    assert taken in table.hand()  # the effect of the model
    assert (table.active == 0) is bonus
    assert table.discard()[0] == "reflection"


@pytest.mark.rule("DM-400", "DM-402")
def test_with_nothing_to_copy_a_copier_is_itself() -> None:
    # Given: no other player has a discard pile, so Reflection is a Chameleon of 2
    table = Table(
        hands=["reflection gift_voucher nuisance", ""], market="- - - - cookies", stalls=[5, 0], decks=["junk*9"]
    )
    assert table.valid("reflection") == []
    assert table.payments(0) == {"reflection", "nuisance", "gift_voucher"}
    assert table.builds() == {"gift_voucher+reflection"}  # one set, 4 + 2
    assert [answer for answer in table.options("play") if "reflection" in answer] == []


@pytest.mark.rule("DM-402")
def test_with_nothing_to_copy_good_old_times_still_throws() -> None:
    table = Table(hands=["good_old_times junk", ""], market_deck="acorn charm")
    assert table.valid("good_old_times") == []
    assert table.can("throw-old good_old_times")


@pytest.mark.rule("DM-401")
@pytest.mark.parametrize(
    ("copier", "stack", "zones"),
    [
        # the market's Seeing Doubles looks at the hand, where only the used copier is
        (
            "trendsetting",
            "trendsetting",
            {"hands": ["trendsetting", ""], "market": "- - - - seeing_doubles", "stalls": [4, 0]},
        ),
        # each looks at the other, or one at itself: 4 + 2 and 4 + 1 of one set
        (
            "reflection",
            "gift_voucher+reflection",
            {"hands": ["reflection#1 gift_voucher", ""], "discards": ["", "reflection#2"], "stalls": [5, 0]},
        ),
        (
            "flexible_shopkeeper",
            "flexible_shopkeeper+gift_voucher",
            {
                "hands": ["flexible_shopkeeper#1 gift_voucher", ""],
                "stalls": [["junk", "junk", "junk", "flexible_shopkeeper#2"], 0],
            },
        ),
    ],
    ids=["trendsetting", "reflection", "flexible_shopkeeper"],
)
def test_a_circle_leaves_the_copier_its_own_set_and_value(copier: str, stack: str, zones: dict[str, object]) -> None:
    table = Table(decks=["junk*9"], **zones)  # type: ignore[arg-type]
    assert table.valid(copier) == []
    assert table.builds() == {stack}
    assert [answer for answer in table.options("play") if copier in answer] == []


# What use is


@pytest.mark.rule("DM-403")
@pytest.mark.parametrize(
    ("zones", "answers", "chance"),
    [
        ({"hands": ["reflection", "junk*5"], "market": "- - - - cookies"}, ["buy 0"], []),
        ({"hands": ["reflection", "junk*5"], "stalls": [3, 0]}, ["stack"], []),
        ({"hands": ["nostalgic_item", "junk*5"], "own": "reflection", "stalls": [6, 0]}, ["stack"], []),
        ({"hands": ["charm", "junk*5"], "market_deck": "reflection", "stalls": [3, 0]}, ["play charm"], []),
        ({"hands": ["reflection", "junk*5"]}, ["play reflection as acorn"], []),
        ({"hands": ["reflection", "junk*5"], "top": "bold_haggler"}, ["roll reflection as bold_haggler"], [1]),
        ({"hands": ["reflection blindfold", "junk*5"]}, ["play blindfold", "value 1"], []),
    ],
    ids=["pay", "build", "build from the pile", "charm", "play", "ability", "blindfold"],
)
def test_every_use_binds_the_copier(zones: dict[str, object], answers: list[str], chance: list[int]) -> None:
    own, top = str(zones.pop("own", "")), str(zones.pop("top", "acorn"))
    table = Table(discards=[own, top], decks=["junk*9"], **zones)  # type: ignore[arg-type]
    zones.update({"own": own, "top": top})
    table.do(*answers, chance=chance)
    assert table.told_cards("copied") == ["reflection"]


@pytest.mark.rule("DM-403", "DM-412")
def test_counting_as_cookies_in_clean_up_is_use() -> None:
    table = Table(hands=["reflection junk*4", "junk*5"], discards=["", "cookies"], decks=["acorn junk"]).pass_turn()
    assert table.told_cards("copied") == ["reflection"]
    assert table.hand() == ["acorn", "junk", "junk", "junk", "junk", "reflection"]


@pytest.mark.rule("DM-404")
@pytest.mark.parametrize(
    ("zones", "answers", "where"),
    [
        ({"hands": ["reflection junk", ""], "actions": 2}, ["inventory", "card reflection", "done"], "discard"),
        ({"hands": ["shattered_relic reflection junk", ""]}, ["play shattered_relic", "card reflection"], "market"),
        ({"hands": ["rotten_food reflection junk", ""]}, ["play rotten_food", "card reflection"], "deck 1"),
        ({"hands": ["dirty_exchange reflection", "junk"]}, ["play dirty_exchange", "card reflection"], "hand 1"),
        ({"hands": ["swift_broker junk", ""], "decks": ["reflection"]}, ["play swift_broker"], "hand 0"),
        ({"hands": ["junk*2 acorn", ""], "market": "- - - - reflection", "actions": 2}, ["buy 0"], "hand 0"),
    ],
    ids=["discarded", "thrown", "given", "exchanged", "drawn", "bought"],
)
def test_moving_a_copier_is_not_using_it(zones: dict[str, object], answers: list[str], where: str) -> None:
    # Given: an Acorn that Reflection could copy
    table = Table(discards=["", "acorn#3"], **zones)  # type: ignore[arg-type]
    table.do(*answers)
    while table.asked == "pay":
        table.do("lay junk")
    zone = {
        "discard": table.discard(),
        "market": table.market_discard(),
        "deck 1": table.deck(1),
        "hand 0": table.hand(0),
        "hand 1": table.hand(1),
    }[where]
    assert "reflection" in zone
    assert table.events("copied") == []


@pytest.mark.rule("DM-404")
def test_a_copier_lying_somewhere_is_itself() -> None:
    # Given: a Reflection in the market, in the market discard pile and in a stall while an Acorn could be copied
    table = Table(
        hands=["market_discovery junk*6", ""],
        discards=["", "acorn"],
        market="- - - - reflection#1",
        market_discard="reflection#2",
        stalls=[2, [["reflection#3"]]],
        decks=["junk*9"],
    )
    assert "junk+junk" in table.payments(0)  # value 2
    assert table.payments(5) == {"market_discovery"}


# How long


@pytest.mark.rule("DM-405", "DM-410", "DM-436")
def test_a_copy_holds_for_the_rest_of_the_turn_and_cannot_be_changed() -> None:
    # Given: Seeing Doubles has rolled as a Bold Haggler
    table = Table(
        hands=["seeing_doubles bold_haggler acorn junk*2", "junk*5"], market="- - - - spyglass", decks=["junk*9"]
    )
    assert table.valid("seeing_doubles") == ["acorn", "bold_haggler", "junk"]
    table.do("roll seeing_doubles as bold_haggler", chance=[5])
    assert (table.copies("seeing_doubles"), table.worth("seeing_doubles")) == ("bold_haggler", 4)
    # Then: it is that card in every later use of the turn
    assert not table.can("play seeing_doubles as acorn")
    assert {payment for payment in table.payments(0) if "seeing" in payment} == {"seeing_doubles=bold_haggler"}
    # and after the turn it is itself again
    table.pass_turn().pass_turn()
    assert (table.active, table.copies("seeing_doubles")) == (0, "")
    assert table.can("play seeing_doubles as acorn")


@pytest.mark.rule("DM-406")
def test_an_effect_started_by_a_copy_outlives_it() -> None:
    table = Table(hands=["seeing_doubles flashy_show junk", ""], decks=["junk*9"])
    table.do("play seeing_doubles as flashy_show")
    assert table.discard() == ["seeing_doubles"]
    assert table.worth("junk") == 2


@pytest.mark.rule("DM-407")
def test_a_copy_ends_when_the_copier_leaves_the_hand() -> None:
    # Given: Seeing Doubles rolled as Bold Haggler, was discarded and fetched again in the same turn
    table = Table(hands=["seeing_doubles bold_haggler favourite_toy", ""], actions=2, decks=["junk*9"])
    table.do("roll seeing_doubles as bold_haggler", chance=[5])
    table.do("inventory", "card seeing_doubles", "done").do("play favourite_toy")
    assert table.copies("seeing_doubles") == ""
    assert table.worth("seeing_doubles") == 5


@pytest.mark.rule("DM-407")
def test_in_another_hand_the_copier_is_itself() -> None:
    table = Table(hands=["seeing_doubles bold_haggler dirty_exchange", "junk*5"], decks=["junk*9"])
    table.do("roll seeing_doubles as bold_haggler", chance=[5])
    table.do("play dirty_exchange", "card seeing_doubles", chance=[0])
    assert table.dale.mark_of(table.card("seeing_doubles", 1)) is None


@pytest.mark.rule("DM-408", "DM-409")
def test_a_copy_stays_when_the_copied_card_moves_during_the_technique() -> None:
    # Given: Trendsetting is played as the Prepaid Good of the market and takes that very card
    table = Table(hands=["trendsetting", ""], market="- - - acorn prepaid_good", actions=2)
    table.do("play trendsetting as prepaid_good", "slot 0")
    assert (table.hand(), table.market()) == (["prepaid_good"], ["-", "-", "-", "acorn", "-"])
    assert (table.discard(), table.open_actions) == (["trendsetting"], 1)


@pytest.mark.rule("DM-409", "DM-439")
def test_a_bound_copier_in_hand_keeps_its_copy_when_the_model_is_gone() -> None:
    # Given: Seeing Doubles rolled as Bold Haggler; then the Bold Haggler is spent in a purchase
    table = Table(hands=["seeing_doubles bold_haggler junk", ""], market="- - - - cookies", actions=2, decks=["junk*9"])
    table.do("roll seeing_doubles as bold_haggler", chance=[5])
    table.do("buy 0", "lay bold_haggler")  # and the junk, which is needed with it
    assert "bold_haggler" not in table.hand()
    assert (table.copies("seeing_doubles"), table.worth("seeing_doubles")) == ("bold_haggler", 4)


# What a copy does


@pytest.mark.rule("DM-412")
@pytest.mark.parametrize(
    ("model", "hand", "required", "stack"),
    [
        ("stashing_vendor", "reflection junk", 2, "junk+reflection=stashing_vendor"),
        ("empty_chest", "reflection cookies", 4, "cookies+reflection=empty_chest"),
        ("accordion", "reflection", 6, "reflection=accordion"),
        ("nostalgic_item", "reflection", 4, "pile:junk+reflection=nostalgic_item"),
    ],
)
def test_a_copied_passive_works_in_a_stack(model: str, hand: str, required: int, stack: str) -> None:
    table = Table(hands=[hand, ""], discards=["junk", model], stalls=[required - 1, 0], decks=["junk*9"])
    assert table.builds() == {stack}


@pytest.mark.rule("DM-412")
def test_a_copied_winter_and_a_copied_market_discovery_work() -> None:
    table = Table(
        hands=["reflection sabotage wily_fellow", "junk*5"],
        discards=["", "winter_is_coming"],
        stalls=[4, 0],
        decks=["junk*9"],
    )
    table.do("stack", "lay reflection as winter_is_coming")
    assert (table.asked, table.builds()) == ("extra_build", {"sabotage+wily_fellow"})
    table = Table(hands=["reflection", ""], discards=["", "market_discovery"], market_discard="acorn", decks=["junk*9"])
    assert table.payments(5) == {"reflection=market_discovery"}


@pytest.mark.rule("DM-413")
@pytest.mark.parametrize("model", ["acorn", "gift_voucher", "swift_broker"])
def test_the_copier_itself_is_what_moves(model: str) -> None:
    table = Table(
        hands=["reflection junk", ""], discards=["", [model]], stalls=[0, ["cookies"]], market="- - - - charm",
        decks=["junk*9"],
    )  # fmt: skip
    table.do(f"play reflection as {model}")
    zones = {"acorn": table.stacks(1)[0], "gift_voucher": table.market()[4:], "swift_broker": table.discard()[:1]}
    assert zones[model] == ["reflection"]
    assert table.discard().count("reflection") == (1 if model == "swift_broker" else 0)
    # and there it is itself: nothing is known of a copy any more
    assert table.dale.marks == ()


@pytest.mark.rule("DM-414")
@pytest.mark.parametrize(("row", "slot", "price"), [("- - - - trendsetting", 0, 5), ("- reflection - - -", 3, 5)])
def test_a_copier_in_the_market_costs_its_printed_value(row: str, slot: int, price: int) -> None:
    table = Table(hands=["junk*6", ""], market=row, discards=["", "junk"], decks=["junk*9"])
    assert table.payments(slot) == {"+".join(["junk"] * price)}
