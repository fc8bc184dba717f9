"""Chameleon copying: valid cards, chains, loops and what is taken over (section 16.2)."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.copying import bind
from tests.games.dale_of_merchants.builder import Table


def path(table: Table, copier: str) -> list[Card]:
    """The way from a bound copier in hand to its model."""
    mark = table.dale.mark_of(table.card(copier, table.active))
    assert mark is not None
    return list(mark.path)


def hide(table: Table, copier: str, model: str) -> Table:
    """Choose a card for Blindfold, a copier as this model: it stays in hand with its copy."""
    table.give("blindfold").do("play blindfold")
    if table.asked == "hand_card":
        table.do(f"card {copier} as {model}" if model else f"card {copier}")
    return table


# Valid cards


@pytest.mark.rule("DM-415", "DM-416", "DM-417", "DM-418", "DM-419", "DM-420")
@pytest.mark.parametrize(
    ("copier", "valid"),
    [
        ("flexible_shopkeeper", ["cookies", "swift_broker"]),
        ("reflection", ["acorn", "junk"]),
        ("good_old_times", ["charm"]),
        ("trendsetting", ["nuisance", "prepaid_good"]),
        ("seeing_doubles", ["flashy_show", "spyglass"]),
    ],
)
def test_what_each_copier_looks_at(copier: str, valid: list[str]) -> None:
    table = Table(
        hands=[f"{copier} spyglass flashy_show", "gamble", "whirligig"],
        players=3,
        stalls=[["wily_fellow", "swift_broker cookies"], ["bold_haggler"], 0],
        discards=["sabotage", "acorn rotten_food", "junk blindfold"],
        market_discard="charm special_offer",
        market="- nuisance - - prepaid_good",
    )
    assert table.valid(copier) == valid


@pytest.mark.rule("DM-421")
def test_a_copier_looked_at_leads_on_and_is_not_valid_itself() -> None:
    # Given: Trendsetting sees a Good Old Times and a Cookies; the market discard pile shows an Acorn
    table = Table(hands=["trendsetting", ""], market="- - - cookies good_old_times", market_discard="acorn")
    assert table.valid("trendsetting") == ["acorn", "cookies"]
    # and a chain may be long: market -> market discard pile -> B's discard pile -> own stall
    table = Table(
        hands=["trendsetting", ""],
        market="- - - - good_old_times",
        market_discard="reflection",
        discards=["", "flexible_shopkeeper"],
        stalls=[["swift_broker"], 0],
    )
    assert table.valid("trendsetting") == ["swift_broker"]


@pytest.mark.rule("DM-422")
@pytest.mark.parametrize(
    ("met", "valid"),
    [("flexible_shopkeeper", ["cookies"]), ("seeing_doubles", ["acorn"]), ("reflection", ["gamble"])],
)
def test_along_a_chain_you_are_the_user(met: str, valid: list[str]) -> None:
    # Given: A's Reflection meets a copier on B's discard pile; it looks at A's stall, A's hand, or the piles but A's
    table = Table(
        hands=["reflection#2 acorn", "charm", ""],
        players=3,
        stalls=[[["cookies"]], [["nuisance"]], 0],
        discards=["spyglass", [met, "sabotage"], "gamble" if met == "reflection" else ""],
    )
    assert table.valid("reflection") == valid


@pytest.mark.rule("DM-423", "DM-424", "DM-425")
@pytest.mark.parametrize(
    ("copier", "value", "zones"),
    [
        # one Good Old Times looks at itself
        ("good_old_times", 3, {"hands": ["good_old_times#1", ""], "market_discard": "good_old_times#2"}),
        # Reflection and Good Old Times look at each other
        (
            "trendsetting",
            5,
            {
                "hands": ["trendsetting", ""],
                "market": "- - - - reflection#1",
                "discards": ["", "good_old_times#1"],
                "market_discard": "reflection#2",
            },
        ),
        # a dead end: the Flexible Shopkeeper in the market looks at an empty stall
        ("trendsetting", 5, {"hands": ["trendsetting", ""], "market": "- - - - flexible_shopkeeper"}),
        # the used copier itself may not be met again
        ("seeing_doubles", 5, {"hands": ["seeing_doubles good_old_times", ""], "market_discard": ""}),
    ],
    ids=["itself", "each other", "dead end", "hand"],
)
def test_a_path_that_leads_nowhere_yields_nothing(copier: str, value: int, zones: dict[str, object]) -> None:
    table = Table(decks=["junk*9"], **zones)  # type: ignore[arg-type]
    assert table.valid(copier) == []
    # Then: it keeps its own value and set, not those of a copier met on the way
    assert table.worth(copier) == value
    for required in range(1, 6):
        table.dale.players[0].stall = tuple(() for _ in range(required - 1))
        table.dale.menu = None
        assert (copier in table.builds()) is (required == value)


@pytest.mark.rule("DM-423")
def test_cards_of_one_name_are_told_apart_on_a_path() -> None:
    # Given: A's Reflection sees another Reflection on B's pile, which is a different card and leads on to C's pile
    table = Table(
        hands=["reflection#1", "", ""],
        players=3,
        discards=["", "reflection#2", "good_old_times"],
        market_discard="acorn",
    )
    assert table.valid("reflection") == ["acorn"]
    # the second one adds nothing but the way through it is no obstacle
    table = Table(hands=["good_old_times#1", ""], market_discard="reflection", discards=["", "good_old_times#2"])
    assert table.valid("good_old_times") == []


@pytest.mark.rule("DM-426")
def test_a_bound_copier_in_hand_counts_as_what_it_copies() -> None:
    # Given: Reflection is bound to the Acorn of B; C's Cookies could have been chosen instead
    table = Table(hands=["reflection seeing_doubles", "junk", "junk"], players=3, discards=["", "acorn", "cookies"])
    assert table.valid("seeing_doubles") == ["acorn", "cookies"]
    hide(table, "reflection", "acorn").do("seat 1", "value 8", "value 2")
    # Then: Seeing Doubles finds just this one Acorn, with the value set for it
    assert table.valid("seeing_doubles") == ["acorn"]
    hide(table, "seeing_doubles", "acorn").do("seat 1", "value 8", "value 5")
    assert path(table, "seeing_doubles") == [table.card("reflection")]
    assert table.copies("seeing_doubles") == "acorn"


@pytest.mark.rule("DM-427")
def test_the_user_chooses_and_a_single_valid_card_is_bound_without_asking() -> None:
    # Two valid cards: the user (and nobody else) chooses one of them.
    table = Table(
        hands=["reflection", "", ""],
        players=3,
        discards=["", "acorn", "spyglass"],
        market="- - - - charm",
        decks=["junk*9"],
    )
    table.do("buy 0")
    assert (table.asked, table.seat) == ("pay", 0)
    assert sorted(table.options()) == ["lay reflection as acorn", "lay reflection as spyglass"]
    # One valid card: nothing is asked.
    table = Table(hands=["reflection", "junk*5"], discards=["", "acorn"], market="- - - - charm", decks=["junk*9"])
    table.do("buy 0")
    assert table.active == 1
    assert table.told_cards("copied") == ["reflection"]


@pytest.mark.rule("DM-421", "DM-423", "DM-428")
def test_valid_cards_are_the_same_while_another_card_is_changed() -> None:
    # Given: a Bold Haggler of the hand was rolled, which concerns nothing that Trendsetting looks at
    for market, valid in [
        ("- cookies acorn#1 acorn#2 acorn#3", ["acorn", "cookies"]),
        ("- - - reflection#1 flexible_shopkeeper", []),
        ("- - - - good_old_times#1", ["charm"]),
    ]:
        table = Table(
            hands=["trendsetting bold_haggler", ""],
            market=market,
            discards=["", "reflection#2"],
            market_discard="charm",
        )
        assert table.valid("trendsetting") == valid
        table.do("roll bold_haggler", chance=[0])
        assert table.valid("trendsetting") == valid


@pytest.mark.rule("DM-428")
def test_like_valid_cards_are_one_option() -> None:
    table = Table(hands=["trendsetting", ""], market="- cookies acorn#1 acorn#2 acorn#3")
    assert table.valid("trendsetting") == ["acorn", "cookies"]
    # A Bold Haggler with a roll is not like one without, and one that rolled a 0 is not like a fresh one either.
    table = Table(hands=["seeing_doubles bold_haggler#1 bold_haggler#2", ""])
    assert table.valid("seeing_doubles") == ["bold_haggler"]
    table.do("roll bold_haggler", chance=[0])
    assert table.valid("seeing_doubles") == ["bold_haggler", "bold_haggler"]
    table.do("roll bold_haggler", chance=[5])
    assert table.valid("seeing_doubles") == ["bold_haggler", "bold_haggler"]


@pytest.mark.rule("DM-428", "DM-426")
def test_a_bound_copier_without_changes_is_one_option_with_what_it_copies() -> None:
    table = Table(
        hands=["seeing_doubles reflection cookies#1 junk", ""], discards=["", "cookies#2"], decks=["junk*9", ""]
    )
    assert table.valid("seeing_doubles") == ["cookies", "junk"]  # by way of the Reflection, and in hand
    bind(table.dale, 0, table.card("reflection"), table.dale.players[1].discard[-1])
    assert table.valid("seeing_doubles") == ["cookies", "junk"]


# Which path


@pytest.mark.rule("DM-429")
def test_the_path_shows_as_few_hand_cards_as_possible() -> None:
    # Given: a Seeing Doubles in the market shows the Acorn of the hand; a longer way to another shows nothing
    table = Table(
        hands=["trendsetting acorn#1 junk", "junk"],
        market="- - - reflection seeing_doubles",
        discards=["", "good_old_times"],
        market_discard="acorn#2",
        stalls=[0, ["cookies"]],
    )
    table.do("play trendsetting as acorn")
    assert table.told_cards("showed", seat=1) == ["trendsetting"]
    assert table.told_cards("copied", seat=1) == ["trendsetting"]


@pytest.mark.rule("DM-429")
def test_of_paths_showing_equally_many_hand_cards_the_shortest_is_taken() -> None:
    # Given: Seeing Doubles reaches a Gift Voucher in hand, and another through the Reflection beside it
    table = Table(hands=["seeing_doubles reflection gift_voucher#1", "junk"], discards=["", "gift_voucher#2"])
    hide(table, "seeing_doubles", "gift_voucher")
    assert path(table, "seeing_doubles") == [table.card("gift_voucher#1")]


@pytest.mark.rule("DM-429")
def test_of_equal_paths_the_first_in_order_is_taken() -> None:
    # Other players' discard piles in turn order: seat 2 comes before seat 0 when seat 1 is active.
    table = Table(hands=["", "reflection junk", ""], players=3, active=1, discards=["acorn#1", "", "acorn#2"])
    hide(table, "reflection", "acorn")
    assert path(table, "reflection") == [table.dale.players[2].discard[-1]]
    # Market slots from 0 on.
    table = Table(hands=["trendsetting junk", ""], market="acorn#1 - acorn#2 - -")
    hide(table, "trendsetting", "acorn")
    assert path(table, "trendsetting") == [table.dale.market[2]]
    # The own stall comes before a discard pile, that before the market discard pile, that before the market.
    everywhere = ["flexible_shopkeeper", "reflection", "good_old_times", "trendsetting"]
    for first in range(4):
        zones: dict[str, object] = {
            "stalls": [[["swift_broker#1"]], 0],
            "discards": ["", "swift_broker#2"],
            "market_discard": "swift_broker#3",
            "market": "- - - - swift_broker#4",
        }
        table = Table(hands=[["seeing_doubles", *everywhere[first:], "junk"], ""], **zones)  # type: ignore[arg-type]
        hide(table, "seeing_doubles", "swift_broker")
        assert path(table, "seeing_doubles")[0].key == everywhere[first]


@pytest.mark.rule("DM-430")
def test_binding_names_the_model_and_shows_the_hand_cards_on_the_path() -> None:
    # Given: Seeing Doubles copies C's Acorn through the Reflection in hand
    table = Table(
        hands=["seeing_doubles reflection junk", "junk", "junk"], players=3, discards=["", "", "acorn"],
        stalls=[0, ["cookies"], 0],
    )  # fmt: skip
    table.do("play seeing_doubles as acorn")
    for seat in (1, 2, -1):
        (copied,) = table.events("copied", seat)
        assert copied["copied"] == table.dale.players[2].discard[-1].ident
    assert sorted(table.told_cards("showed", seat=1)) == ["reflection", "seeing_doubles"]
    assert "junk" not in table.shown()


@pytest.mark.rule("DM-431")
def test_a_copy_of_junk_is_junk() -> None:
    table = Table(
        hands=["trendsetting stashing_vendor", ""],
        market="- - - - reflection",
        discards=["", "junk"],
        stalls=[1, 0],
        decks=["junk*9"],
    )
    # It pays 1 ...
    assert table.valid("trendsetting") == ["junk"]
    assert table.payments(0) == {"stashing_vendor+trendsetting=junk"}
    # ... and builds with a Stashing Vendor only, whatever the set.
    assert table.builds() == {"stashing_vendor+trendsetting=junk"}
    alone = Table(hands=["trendsetting", ""], market="- - - - reflection", discards=["", "junk"], decks=["junk*9"])
    assert alone.builds() == set()
    chest = Table(
        hands=["trendsetting empty_chest", ""], market="- - - - reflection", discards=["", "junk"], stalls=[2, 0],
        decks=["junk*9"],
    )  # fmt: skip
    assert chest.builds() == set()


# What is taken over


@pytest.mark.rule("DM-432")
def test_a_copy_takes_over_changes_and_spent_marks_of_the_moment() -> None:
    # Given: a Bold Haggler rolled up to 4, then copied
    table = Table(hands=["seeing_doubles bold_haggler", "junk"])
    table.do("roll bold_haggler", chance=[5])
    hide(table, "seeing_doubles", "bold_haggler")
    assert table.worth("seeing_doubles") == 4
    table.do("value 8", "value 2")
    assert table.worth("seeing_doubles") == 2  # what came later wipes what was taken over
    assert not table.can("roll seeing_doubles")  # the spent mark came along
    assert table.worth("bold_haggler") == 4


@pytest.mark.rule("DM-209", "DM-432")
@pytest.mark.parametrize(
    ("changes", "value"), [(["roll", "set"], 2), (["set", "roll"], 5)], ids=["roll then set", "set then roll"]
)
def test_several_changes_are_taken_over_in_their_order(changes: list[str], value: int) -> None:
    table = Table(hands=["seeing_doubles bold_haggler", "junk"])
    for change in changes:
        if change == "roll":
            table.do("roll bold_haggler", chance=[5])
        else:
            hide(table, "bold_haggler", "").do("value 8", "value 2")
    hide(table, "seeing_doubles", "bold_haggler")
    assert (table.worth("bold_haggler"), table.worth("seeing_doubles")) == (value, value)


@pytest.mark.rule("DM-432")
def test_later_changes_of_the_model_are_not_taken_over() -> None:
    table = Table(hands=["seeing_doubles bold_haggler", "junk"])
    table.do("roll seeing_doubles as bold_haggler", chance=[1]).do("roll bold_haggler", chance=[5])
    assert (table.worth("seeing_doubles"), table.worth("bold_haggler")) == (2, 4)


@pytest.mark.rule("DM-432")
def test_changes_taken_over_keep_their_moment() -> None:
    # Given: Seeing Doubles alone is set to 2 by Blindfold; a Bold Haggler is rolled up by 3 afterwards
    table = Table(hands=["seeing_doubles blindfold", "junk"], market="acorn - - - -", decks=["junk*9"])
    table.do("play blindfold", "value 8", "value 2")
    table.give("bold_haggler").do("roll bold_haggler", chance=[5])
    # Then: as that Bold Haggler it is 1, set to 2, then +3
    hide(table, "seeing_doubles", "bold_haggler")
    assert table.worth("seeing_doubles") == 5


@pytest.mark.rule("DM-433")
def test_flashy_show_counts_once_for_a_copy() -> None:
    table = Table(hands=["seeing_doubles acorn junk", "junk"], flashy=2)
    hide(table, "seeing_doubles", "acorn")
    assert (table.worth("acorn"), table.worth("seeing_doubles")) == (6, 6)


# Several copiers


@pytest.mark.rule("DM-434")
def test_copiers_of_one_command_are_bound_in_the_order_named() -> None:
    # Given: Reflection can be an Acorn or Cookies; Seeing Doubles looks at Reflection
    table = Table(
        hands=["reflection seeing_doubles", "", ""], players=3, discards=["", "acorn", "cookies"],
        market="- - - gamble -", decks=["junk*9"],
    )  # fmt: skip
    table.do("buy 1")  # 6 = 4 + 2
    assert "lay seeing_doubles as cookies" in table.options()
    # When: Seeing Doubles is named first as Cookies, Reflection can still be the Acorn
    first = table.fork().do("lay seeing_doubles as cookies")
    assert first.told_cards("paid") == ["seeing_doubles", "reflection"]
    assert len({event["copied"] for event in first.events("copied")}) == 2
    # When: Reflection is named first and bound to the Acorn, Seeing Doubles sees nothing but an Acorn
    table.do("lay reflection as acorn")
    assert table.told_cards("paid") == ["reflection", "seeing_doubles"]
    assert len({event["copied"] for event in table.events("copied")}) == 1


@pytest.mark.rule("DM-435")
def test_a_card_used_together_with_seeing_doubles_may_be_its_model() -> None:
    table = Table(hands=["seeing_doubles acorn", ""], stalls=[7, 0], market="- special_offer - - -", decks=["junk*9"])
    assert table.payments(3) == {"acorn+seeing_doubles=acorn"}
    assert table.builds() == {"acorn+seeing_doubles=acorn"}


# Abilities through copies


@pytest.mark.rule("DM-436")
@pytest.mark.parametrize(
    ("model", "answer", "chance"),
    [
        ("bold_haggler", "roll trendsetting as bold_haggler", [5]),
        ("market_discovery", "throw trendsetting as market_discovery", []),
    ],
)
def test_an_ability_through_a_copier_binds_it(model: str, answer: str, chance: list[int]) -> None:
    table = Table(
        hands=["trendsetting junk", ""], market=f"- - - acorn {model}", market_deck="charm gamble", decks=["junk*9"]
    )
    table.do(answer, chance=chance)
    assert table.copies("trendsetting") == model
    assert not table.can(answer)
    assert table.options("roll") + table.options("throw") == []  # used up
    assert not table.can("play trendsetting as acorn")


@pytest.mark.rule("DM-437")
def test_a_copier_that_reaches_good_old_times_may_throw_and_turns_into_one() -> None:
    # Given: Trendsetting, and a Good Old Times in the market
    table = Table(
        hands=["trendsetting junk", ""], market="- - cookies nuisance good_old_times", market_deck="acorn charm"
    )
    assert table.valid("trendsetting") == ["cookies", "nuisance"]
    assert table.can("throw-old trendsetting")
    table.do("throw-old trendsetting")
    assert table.market_discard() == ["acorn"]
    # Then: it now copies the top of the market discard pile and nothing else, and is not bound yet
    assert (table.copies("trendsetting"), table.valid("trendsetting")) == ("", ["acorn"])
    assert not table.can("throw-old trendsetting")
    assert table.can("play trendsetting as acorn")


@pytest.mark.rule("DM-437")
@pytest.mark.parametrize(("spent", "possible"), [(False, True), (True, False)])
def test_a_spent_throw_in_hand_is_not_lent(spent: bool, possible: bool) -> None:
    table = Table(hands=["seeing_doubles good_old_times junk", ""], market_deck="acorn charm gamble")
    if spent:
        table.do("throw-old good_old_times")
    assert table.can("throw-old seeing_doubles") is possible


@pytest.mark.rule("DM-395", "DM-430", "DM-437")
def test_a_good_old_times_in_hand_is_shown_when_its_throw_is_lent() -> None:
    # Given: Seeing Doubles can throw through the Good Old Times in hand only
    table = Table(hands=["seeing_doubles good_old_times junk", ""], market_deck="acorn charm")
    table.do("throw-old seeing_doubles")
    assert table.shown() == ["good_old_times", "seeing_doubles"]
    # Through the one in the market Trendsetting shows nothing but itself.
    table = Table(
        hands=["trendsetting good_old_times#1", ""], market="- - - - good_old_times#2", market_deck="acorn charm"
    )
    table.do("throw-old trendsetting")
    assert table.shown() == ["trendsetting"]


@pytest.mark.rule("DM-426", "DM-437")
def test_a_copier_turned_into_good_old_times_is_searched_through() -> None:
    table = Table(
        hands=["seeing_doubles trendsetting", ""], market="- - - cookies good_old_times", market_deck="acorn charm"
    )
    table.do("throw-old trendsetting")
    assert table.valid("seeing_doubles") == ["acorn"]


@pytest.mark.rule("DM-410", "DM-437")
def test_a_copier_turned_into_good_old_times_is_bound_at_its_next_use() -> None:
    table = Table(
        hands=["trendsetting blindfold", "junk"], market="- - - cookies good_old_times", market_deck="acorn charm"
    )
    table.do("throw-old trendsetting").do("play blindfold", "value 8", "value 1")
    assert table.copies("trendsetting") == "acorn"


@pytest.mark.rule("DM-563")
@pytest.mark.parametrize("own", [True, False], ids=["own throw", "through a chain"])
def test_a_card_makes_one_good_old_times_throw_per_stay_in_hand(own: bool) -> None:
    # Given: a further Good Old Times comes into reach of the card that has thrown
    if own:
        table = Table(hands=["good_old_times#1 junk", ""], market_deck="good_old_times#2 acorn charm")
        table.do("throw-old good_old_times")
    else:
        table = Table(
            hands=["trendsetting junk", ""],
            market="- - - - good_old_times#1",
            market_deck="good_old_times#2 acorn charm",
        )
        table.do("throw-old trendsetting")
    assert table.market_discard() == ["good_old_times"]
    assert table.options("throw-old") == []


# From the pile and by Charm


@pytest.mark.rule("DM-438")
def test_a_copier_from_the_discard_pile_is_bound_like_one_from_hand() -> None:
    # Given: Seeing Doubles in the discard pile, taken by Nostalgic Item for stack 7, looks at the whole hand
    table = Table(hands=["nostalgic_item acorn", ""], discards=["seeing_doubles"], stalls=[6, 0], decks=["junk*9"])
    assert table.builds() == {"acorn+nostalgic_item", "nostalgic_item+pile:seeing_doubles=acorn"}
    # also at the Nostalgic Item it is built with
    table = Table(hands=["nostalgic_item", ""], discards=["seeing_doubles"], stalls=[5, 0], decks=["junk*9"])
    assert table.builds() == {"nostalgic_item+pile:seeing_doubles=nostalgic_item"}


@pytest.mark.rule("DM-438")
def test_seeing_doubles_turned_up_by_charm_looks_at_the_whole_hand() -> None:
    table = Table(hands=["charm acorn spyglass junk", ""], market_deck="seeing_doubles", stalls=[3, 0]).do("play charm")
    assert sorted(table.options()) == ["copy seeing_doubles as acorn", "copy seeing_doubles as spyglass"]


@pytest.mark.rule("DM-439")
def test_validity_is_judged_at_the_moment_of_binding() -> None:
    # Given: Trendsetting is bound to the Market Discovery of the market, which is then bought
    table = Table(
        hands=["trendsetting spyglass junk", ""],
        market="- - - - market_discovery",
        market_deck="charm acorn",
        actions=2,
    )
    table.do("throw trendsetting as market_discovery").do("buy 0", "lay spyglass")
    if table.asked == "pay":
        table.do("done")
    assert "market_discovery" in table.hand()
    assert (table.copies("trendsetting"), table.worth("trendsetting")) == ("market_discovery", 4)
