"""Hoarding Flying Squirrels: the stall (section 13)."""

from __future__ import annotations

import pytest

from tests.games.dale_of_merchants.builder import Table, printed


def builds(hand: str, required: int, discard: str = "", **zones: object) -> set[str]:
    """Every stack of the required value that this hand (and discard pile) can build."""
    table = Table(hands=[hand, ""], discards=[discard], stalls=[required - 1, 0], decks=["junk*9"], **zones)  # type: ignore[arg-type]
    return table.builds()


# Stashing Vendor and Empty Chest


@pytest.mark.rule("DM-302", "DM-308")
@pytest.mark.parametrize(
    ("required", "flashy", "legal"),
    [
        (1, 0, {"stashing_vendor"}),
        (2, 0, {"junk+stashing_vendor"}),
        (4, 0, {"junk+junk+junk+stashing_vendor"}),
        (8, 1, {"junk+junk+junk+stashing_vendor"}),  # each worth 2 after a Flashy Show
        (7, 1, set()),
    ],
)
def test_stashing_vendor_admits_any_number_of_junk_at_its_value(required: int, flashy: int, legal: set[str]) -> None:
    assert printed("stashing_vendor") == (1, 4, False, False)
    assert builds("stashing_vendor junk*3", required, flashy=flashy) == legal


@pytest.mark.rule("DM-302")
def test_without_stashing_vendor_there_is_no_junk_in_a_stack() -> None:
    assert builds("acorn junk", 5) == set()
    assert builds("junk*3", 3) == set()


@pytest.mark.rule("DM-309")
def test_stashing_vendor_does_not_mix_sets() -> None:
    # 1 + 4 are both Squirrels; 1 + 4 of the Macaws are not one set, junk or no junk
    assert builds("stashing_vendor acorn spyglass junk", 6) == {"acorn+junk+stashing_vendor"}


@pytest.mark.rule("DM-303", "DM-310", "DM-311")
def test_empty_chest_mixes_any_number_of_sets_but_no_junk() -> None:
    assert printed("empty_chest") == (2, 3, False, False)
    # Given: one card each of Squirrels (2), Macaws (2), Raccoons (2), Pandas (1), Ocelots (1) and junk
    hand = "empty_chest cookies nuisance loyal_partner bold_haggler junk"
    assert builds(hand, 8) == {"bold_haggler+cookies+empty_chest+loyal_partner+nuisance"}
    # With junk it would be possible to make 6 in more ways; only the animalfolk ones are legal.
    assert builds("empty_chest spyglass junk junk", 6) == {"empty_chest+spyglass"}
    assert builds("empty_chest junk", 3) == set()
    # Without a chest the same cards do not go together.
    assert builds("cookies nuisance", 4) == set()


# Nostalgic Item


@pytest.mark.rule("DM-304", "DM-314")
@pytest.mark.parametrize("discard", ["acorn junk charm", "junk charm acorn", "junk acorn charm"])
def test_nostalgic_item_takes_one_card_from_anywhere_in_the_discard_pile(discard: str) -> None:
    assert printed("nostalgic_item") == (3, 3, False, False)
    assert builds("nostalgic_item", 7, discard) == {"nostalgic_item+pile:acorn", "nostalgic_item+pile:charm"}
    assert builds("nostalgic_item", 4, discard) == {"nostalgic_item+pile:junk"}


@pytest.mark.rule("DM-304")
def test_without_nostalgic_item_the_discard_pile_is_closed() -> None:
    assert builds("acorn", 8, "acorn#2 charm") == set()
    assert builds("rotten_food", 7, "acorn charm") == set()


@pytest.mark.rule("DM-312")
def test_every_nostalgic_item_opens_the_pile_for_one_card() -> None:
    # 3 + 3 + two cards of 1
    assert builds("nostalgic_item#1 nostalgic_item#2", 8, "junk swift_broker") == {
        "nostalgic_item+nostalgic_item+pile:junk+pile:swift_broker"
    }
    # one Nostalgic Item is not enough for two cards
    assert builds("nostalgic_item#1", 5, "junk swift_broker") == set()


@pytest.mark.rule("DM-313")
def test_a_nostalgic_item_from_the_pile_allows_one_more_card() -> None:
    # 3 + 3 + two cards of 1 would be three cards from the pile for two Nostalgic Items
    assert builds("nostalgic_item#1", 8, "nostalgic_item#2 swift_broker junk") == set()
    assert builds("nostalgic_item#1", 7, "nostalgic_item#2 swift_broker") == {
        "nostalgic_item+pile:nostalgic_item+pile:swift_broker"
    }
    # but one of them has to come from the hand
    assert builds("acorn", 7, "nostalgic_item#2") == set()


@pytest.mark.rule("DM-315")
@pytest.mark.parametrize(
    ("hand", "required", "discard", "legal"),
    [
        ("nostalgic_item junk", 5, "stashing_vendor", {"junk+nostalgic_item+pile:stashing_vendor"}),
        ("nostalgic_item swift_broker", 6, "empty_chest", {"nostalgic_item+pile:empty_chest+swift_broker"}),
        ("nostalgic_item", 7, "accordion", {"nostalgic_item+pile:accordion"}),  # 3 + 5 - 1
    ],
)
def test_cards_from_the_pile_bring_their_passives(hand: str, required: int, discard: str, legal: set[str]) -> None:
    assert builds(hand, required, discard) == legal


@pytest.mark.rule("DM-315")
def test_a_winter_from_the_pile_allows_an_additional_stack() -> None:
    table = Table(
        hands=["nostalgic_item blindfold sabotage rotten_food", "junk"],
        discards=["winter_is_coming"],
        stalls=[6, 0],
        decks=["junk*9"],
    )
    # Given: the Nostalgic Item is set to 2, so that 2 + 5 makes stack 7
    table.do("play blindfold", "card nostalgic_item", "value 8", "value 2")
    table.do("stack", "lay-pile winter_is_coming")
    assert table.stacks()[6] == ["nostalgic_item", "winter_is_coming"]
    assert table.asked == "extra_build"
    assert table.builds() == {"rotten_food+sabotage"}


@pytest.mark.rule("DM-316")
def test_the_rest_of_the_discard_pile_keeps_its_order() -> None:
    table = Table(
        hands=["nostalgic_item", "junk*5"],
        discards=["junk acorn cookies sabotage"],
        stalls=[4, 0],
        decks=["charm*3 whirligig*3"],
    )
    table.do("stack")  # cookies is the only card that fits
    assert table.stacks()[4] == ["nostalgic_item", "cookies"]
    assert table.discard() == ["junk", "acorn", "sabotage"]


@pytest.mark.rule("DM-317")
def test_nobody_has_to_use_the_pile_with_nostalgic_item() -> None:
    assert builds("nostalgic_item stashing_vendor", 4, "junk") == {
        "nostalgic_item+stashing_vendor",
        "nostalgic_item+pile:junk",
    }


# Acorn


@pytest.mark.rule("DM-305", "DM-318", "DM-319")
def test_acorn_trades_places_with_any_card_of_an_opponents_stall() -> None:
    assert printed("acorn") == (4, 3, True, True)
    table = Table(
        hands=["acorn junk", "", ""],
        players=3,
        stalls=[
            ["swift_broker"],
            ["wily_fellow", "nuisance"],
            ["loyal_partner", ["cookies"], "rotten_food charm bold_haggler"],
        ],
    ).do("play acorn")
    assert table.asked == "stall_card"
    assert table.options() == [
        "stall 1 1 wily_fellow",
        "stall 1 2 nuisance",
        "stall 2 1 loyal_partner",
        "stall 2 2 cookies",
        "stall 2 3 rotten_food",
        "stall 2 3 charm",
        "stall 2 3 bold_haggler",
    ]
    table.do("stall 2 3 charm")
    # Then: the Acorn lies exactly there, the card is in hand, and no discard pile got the Acorn
    assert table.stacks(2) == [["loyal_partner"], ["cookies"], ["rotten_food", "acorn", "bold_haggler"]]
    assert table.hand() == ["charm", "junk"]
    assert (table.discard(0), table.discard(2), table.open_actions) == ([], [], 1)


@pytest.mark.rule("DM-320")
def test_a_robbed_stack_still_counts() -> None:
    table = Table(hands=["acorn junk", "nuisance"], stalls=[0, ["swift_broker"]], decks=["junk*9", "junk*9"])
    table.do("play acorn")
    assert table.stacks(1) == [["acorn"]]  # worth 4 now
    table.pass_turn()
    # Then: B needs stack 2 next, as before
    assert table.builds() == {"nuisance"}


@pytest.mark.rule("DM-321")
def test_acorn_without_an_opponents_card_goes_to_the_discard_pile() -> None:
    table = Table(hands=["acorn junk", ""], stalls=[["swift_broker"], 0]).do("play acorn")
    assert (table.hand(), table.discard(), table.open_actions) == (["junk"], ["acorn"], 1)
    assert table.stacks() == [["swift_broker"]]


@pytest.mark.rule("DM-322")
def test_acorn_may_pick_a_card_placed_in_the_same_turn() -> None:
    table = Table(hands=["acorn#1 acorn#2", ""], stalls=[0, ["swift_broker", "nuisance"]])
    table.do("play acorn", "stall 1 1 swift_broker", "play acorn")
    assert table.options() == ["stall 1 1 acorn", "stall 1 2 nuisance"]
    table.do("stall 1 1 acorn")
    assert (table.hand(), table.stacks(1)[0]) == (["acorn", "swift_broker"], ["acorn"])


# Accordion


@pytest.mark.rule("DM-306", "DM-323")
@pytest.mark.parametrize(
    ("required", "legal"),
    [
        (3, set()),
        (4, {"accordion", "seeing_doubles=accordion"}),
        (5, {"accordion", "seeing_doubles=accordion"}),
        (6, {"accordion", "seeing_doubles=accordion"}),
        (7, set()),
        (8, {"accordion+seeing_doubles=accordion"}),  # 5 - 1 and 5 - 1
    ],
)
def test_each_accordion_counts_one_less_the_same_or_one_more(required: int, legal: set[str]) -> None:
    assert printed("accordion") == (5, 1, False, False)
    assert builds("accordion seeing_doubles", required) == legal


@pytest.mark.rule("DM-324")
@pytest.mark.parametrize(
    ("row", "payments"),
    [
        ("- - - - gamble", {"accordion"}),  # 5
        ("- - - gamble -", {"accordion+junk"}),  # 6: it does not stretch, the junk is needed
        ("- - - - acorn", {"accordion"}),  # 4: and it does not shrink, so nothing else is needed
    ],
)
def test_accordion_pays_just_its_value(row: str, payments: set[str]) -> None:
    table = Table(hands=["accordion junk", ""], market=row, decks=["junk*9"])
    source = 4 - next(place for place, card in enumerate(row.split()) if card != "-")
    assert table.payments(source) == payments


@pytest.mark.rule("DM-325")
def test_the_accordion_step_comes_on_top_of_flashy_show() -> None:
    assert [required for required in range(1, 9) if builds("accordion", required, flashy=1)] == [5, 6, 7]


# Winter is Coming


@pytest.mark.rule("DM-307", "DM-326", "DM-327")
def test_winter_is_coming_allows_the_next_stack_at_once() -> None:
    assert printed("winter_is_coming") == (5, 1, False, False)
    table = Table(
        hands=["winter_is_coming acorn nuisance#1 nuisance#2 nuisance#3", "junk*5"], stalls=[4, 0], decks=["junk*9"]
    )
    table.do("build winter_is_coming")
    assert (table.asked, len(table.stacks())) == ("extra_build", 5)
    # Then: exactly the next required stack (6) can be built from the cards now in hand, under the usual rules
    assert table.builds() == {"nuisance+nuisance+nuisance"}
    declined = table.fork().do("decline")
    assert (declined.active, len(declined.stacks())) == (1, 5)
    table.do("build nuisance+nuisance+nuisance")
    assert (table.active, len(table.stacks())) == (1, 6)


@pytest.mark.rule("DM-327")
def test_an_additional_stack_that_cannot_be_built_is_not_asked() -> None:
    table = Table(hands=["winter_is_coming acorn cookies", "junk*5"], stalls=[4, 0], decks=["junk*9"])
    table.do("build winter_is_coming")
    assert (table.active, len(table.stacks())) == (1, 5)


@pytest.mark.rule("DM-328")
def test_a_winter_in_an_additional_stack_allows_one_more() -> None:
    # Given: stack 5 from a copy of Winter is Coming, stack 6 with the real one, then stack 7
    table = Table(
        hands=["seeing_doubles winter_is_coming stashing_vendor accordion empty_chest", "junk*5"],
        stalls=[4, 0],
        decks=["junk*9"],
    )
    table.do("stack", "lay seeing_doubles as winter_is_coming")
    if table.asked == "stack":
        table.do("done")
    assert (table.asked, table.stacks()[4]) == ("extra_build", ["seeing_doubles"])
    table.do("build stashing_vendor+winter_is_coming")
    assert table.asked == "extra_build"
    table.do("build accordion+empty_chest")
    assert (table.active, len(table.stacks())) == (1, 7)


def two_winters() -> Table:
    """Stack 6 is built with two Winters worth 3 each, one of them a copy; A holds cards for stacks 7 and 8."""
    table = Table(
        hands=[
            "winter_is_coming seeing_doubles blindfold sabotage nuisance#1 accordion empty_chest#1 stashing_vendor",
            "junk*5",
        ],
        stalls=[5, 0],
        decks=["junk*9"],
    )
    table.do("play blindfold", "card winter_is_coming", "value 8", "value 3")
    table.do("stack", "lay winter_is_coming", "lay seeing_doubles as winter_is_coming")
    if table.asked == "stack":
        table.do("done")
    assert table.stacks()[5] == ["winter_is_coming", "seeing_doubles"]
    return table


@pytest.mark.rule("DM-329")
def test_every_winter_in_a_stack_allows_one_additional_stack() -> None:
    table = two_winters()
    table.do("build nuisance+sabotage")
    assert (table.asked, len(table.stacks())) == ("extra_build", 7)  # the second one
    table.do("build accordion+empty_chest+stashing_vendor")
    assert len(table.stacks()) == 8
    assert table.dale.winners == 1


@pytest.mark.rule("DM-332")
def test_declining_one_additional_stack_forfeits_all() -> None:
    table = two_winters().do("decline")
    assert (table.active, len(table.stacks())) == (1, 6)


@pytest.mark.rule("DM-330", "DM-331")
def test_additional_stacks_are_no_actions() -> None:
    # Given: stack 5 is built as a bonus action while a further action is open
    table = Table(
        hands=[
            "winter_is_coming swift_broker bold_haggler market_discovery nuisance#1 nuisance#2 nuisance#3",
            "junk*5",
        ],
        stalls=[4, 0],
        market="- - - - cookies",
        market_deck="charm acorn",
        decks=["junk*9"],
        actions=2,
    )
    table.do("build winter_is_coming")
    # Then: stacks and abilities are offered, but no purchase, technique or inventory action
    assert sorted(table.options()) == [
        "build nuisance+nuisance+nuisance",
        "decline",
        "roll bold_haggler",
        "throw market_discovery",
    ]
    table.do("build nuisance+nuisance+nuisance")
    # and afterwards exactly the one action that was open goes on
    assert (table.asked, table.open_actions, table.dale.taken) == ("action", 1, 1)


@pytest.mark.rule("DM-331")
def test_an_ability_before_an_additional_stack_can_make_it_possible() -> None:
    table = Table(hands=["winter_is_coming bold_haggler gamble", "junk*5"], stalls=[4, 0], decks=["junk*9"])
    table.do("build winter_is_coming")
    assert table.builds() == {"bold_haggler+gamble"}  # 1 + 5
    table.do("roll bold_haggler", chance=[1])
    assert (table.active, len(table.stacks())) == (1, 5)  # rolled too high: nothing is left to build
