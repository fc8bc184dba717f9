"""Passives and abilities in general, and how values change within a turn (section 9)."""

from __future__ import annotations

import pytest

from tests.games.dale_of_merchants.builder import Table

ROLL_0, ROLL_1, ROLL_2, ROLL_3 = 0, 1, 3, 5  # places of these faces on the ocelot die


# Where passives work


@pytest.mark.rule("DM-195", "DM-202")
@pytest.mark.parametrize(
    ("zones", "hand_size"),
    [
        ({"hands": ["cookies", ""]}, 6),
        ({"hands": ["", "cookies"]}, 5),
        ({"discards": ["cookies", ""]}, 5),
        ({"stalls": [["cookies"], 0]}, 5),
        ({"market": "- - - - cookies"}, 5),
    ],
    ids=["own hand", "another hand", "own discard pile", "own stall", "market"],
)
def test_a_passive_works_in_the_hand_of_the_active_player_only(zones: dict[str, object], hand_size: int) -> None:
    table = Table(decks=["junk*9", "junk*9"], **zones)  # type: ignore[arg-type]
    assert table.dale.hand_size(0) == hand_size


@pytest.mark.rule("DM-202", "DM-203")
@pytest.mark.parametrize("passive", ["market_discovery", "good_old_times", "bold_haggler", "seeing_doubles"])
def test_a_waiting_player_is_offered_no_ability_and_asked_nothing(passive: str) -> None:
    # Given: the same passive once in A's hand and once only in B's, and cards in the market piles
    mine = Table(hands=[[passive, "bold_haggler"], "junk*5"], market_deck="charm*2", market_discard="cookies")
    theirs = Table(hands=["acorn", [passive, "bold_haggler"]], market_deck="charm*2", market_discard="cookies")
    # Then: A can use it in A's hand, nobody can use it in B's
    assert [answer for kind in ("roll", "throw", "throw-old") for answer in mine.options(kind)]
    assert not [answer for kind in ("roll", "throw", "throw-old") for answer in theirs.options(kind)]
    # When: A plays a technique against B, B is asked nothing and A goes on
    theirs.do("play acorn")
    assert theirs.seat == 0


@pytest.mark.rule("DM-196")
@pytest.mark.parametrize(
    ("hand", "other_zone", "allowed"),
    [
        # Essential Purchase works when it is bought, not from the hand
        ("junk*3", {"market": "- - - - essential_purchase"}, True),
        ("junk*3 essential_purchase", {"market": "- - - - shattered_relic"}, False),
    ],
)
def test_essential_purchase_works_when_bought(hand: str, other_zone: dict[str, str], allowed: bool) -> None:
    table = Table(hands=[hand, ""], decks=["junk*9"], **other_zone)  # type: ignore[arg-type]
    table.do("buy 0")
    while table.asked == "pay":
        table.do("lay junk")
    assert (table.asked == "essential") is allowed


@pytest.mark.rule("DM-196")
def test_stall_and_payment_passives_need_not_stay_in_hand() -> None:
    # Stock Clearance and Stashing Vendor do nothing from the hand, but work in the payment or stack they are part of.
    payments = Table(hands=["stock_clearance nuisance junk", ""], market="- - - - cookies", decks=["junk*9"]).payments(
        0
    )
    assert "junk+nuisance" not in payments
    assert "junk+nuisance+stock_clearance" in payments
    builds = Table(hands=["stashing_vendor acorn#1 acorn#2 junk", ""], stalls=[4, 0], decks=["junk*9"]).builds()
    assert builds == {"acorn+stashing_vendor"}
    builds = Table(hands=["stashing_vendor acorn#1 acorn#2 junk", ""], stalls=[5, 0], decks=["junk*9"]).builds()
    assert builds == {"acorn+junk+stashing_vendor"}


@pytest.mark.rule("DM-197")
@pytest.mark.parametrize(
    ("hand", "answer", "shown"),
    [
        ("bold_haggler junk", "roll bold_haggler", ["bold_haggler"]),
        ("market_discovery junk", "throw market_discovery", ["market_discovery"]),
        ("good_old_times junk", "throw-old good_old_times", ["good_old_times"]),
        ("seeing_doubles bold_haggler", "roll seeing_doubles as bold_haggler", ["bold_haggler", "seeing_doubles"]),
    ],
)
def test_whoever_uses_a_passive_shows_it(hand: str, answer: str, shown: list[str]) -> None:
    table = Table(hands=[hand, ""], market_deck="charm acorn")
    assert table.shown() == []
    table.do(answer, chance=[ROLL_1] if answer.startswith("roll") else [])
    assert table.shown() == shown
    assert sorted(table.told_cards("showed", seat=1)) == shown


@pytest.mark.rule("DM-197")
def test_a_used_passive_is_carried_out_completely() -> None:
    # A roll both shows a number and changes the value; a throw really moves the card.
    table = Table(hands=["bold_haggler market_discovery", ""], market_deck="charm acorn")
    table.do("roll bold_haggler", chance=[ROLL_2]).do("throw market_discovery")
    assert table.worth("bold_haggler") == 3
    assert (table.market_deck(), table.market_discard()) == (["acorn"], ["charm"])


@pytest.mark.rule("DM-198")
def test_a_passive_without_may_is_compulsory() -> None:
    # Given: Cookies in hand; clean-up asks nothing and fills up to 6
    table = Table(hands=["cookies", "junk*5"], decks=["acorn charm gamble sabotage spyglass junk"])
    table.pass_turn()
    assert len(table.hand()) == 6
    # A copier that can only be a value-2 card cannot be used as its printed 5.
    table = Table(hands=["trendsetting", ""], market="- - - - nuisance", stalls=[4, 0], decks=["junk*9"])
    assert table.builds() == set()


@pytest.mark.rule("DM-199")
def test_passives_combine_in_one_stack_and_in_one_payment() -> None:
    # Given: Empty Chest mixes sets, Stashing Vendor admits junk, Accordion bends, and stack 8 is next
    table = Table(
        hands=["accordion empty_chest stashing_vendor junk swift_broker", ""], stalls=[7, 0], decks=["junk*9"]
    )
    # Then: every way to reach 7 to 9 is legal for which the passives in it suffice
    assert table.builds() == {
        "accordion+empty_chest",
        "accordion+empty_chest+stashing_vendor",
        "accordion+empty_chest+swift_broker",
        "accordion+junk+stashing_vendor",
        "accordion+empty_chest+junk+stashing_vendor",
        "accordion+empty_chest+stashing_vendor+swift_broker",
    }
    # Given: Stock Clearance and Market Discovery in one payment for the top of the market discard pile
    payments = Table(
        hands=["market_discovery stock_clearance junk", ""], market_discard="essential_purchase", decks=["junk*9"]
    ).payments(5)
    assert payments == {
        "market_discovery",
        "market_discovery+stock_clearance",
        "junk+market_discovery+stock_clearance",
    }


# Once per turn


@pytest.mark.rule("DM-200", "DM-201")
@pytest.mark.parametrize(
    ("passive", "answer", "chance"),
    [
        ("bold_haggler", "roll bold_haggler", [ROLL_1]),
        ("market_discovery", "throw market_discovery", []),
        ("good_old_times", "throw-old good_old_times", []),
    ],
)
def test_once_per_turn_counts_per_stay_in_hand(passive: str, answer: str, chance: list[int]) -> None:
    # Given: A uses the ability
    table = Table(hands=[[passive, "swift_broker"], "junk*5"], market_deck="charm*3 acorn*3")
    table.do(answer, chance=chance)
    assert not table.can(answer)
    # When: the card leaves the hand and is drawn again within the turn
    table.do("play swift_broker")
    # Then: it can be used once more
    assert table.hand() == [passive]
    table.do(answer, chance=chance)
    assert not table.can(answer)


@pytest.mark.rule("DM-201")
def test_spent_marks_end_with_the_turn() -> None:
    table = Table(hands=["bold_haggler market_discovery junk*3", "junk*5"], market_deck="charm*3 acorn*3")
    table.do("roll bold_haggler", "throw market_discovery", chance=[ROLL_1]).pass_turn()
    assert table.active == 1
    table.pass_turn()
    assert table.can("roll bold_haggler")
    assert table.can("throw market_discovery")


@pytest.mark.rule("DM-201")
def test_a_spent_mark_is_per_ability() -> None:
    # A Seeing Doubles that threw as Good Old Times is still free to roll.
    table = Table(
        hands=["seeing_doubles good_old_times bold_haggler", "junk*5"],
        market_deck="bold_haggler#3 charm",
    )
    table.do("throw-old seeing_doubles")
    assert table.can("roll seeing_doubles as bold_haggler")
    assert not table.can("throw-old seeing_doubles")


# Abilities


@pytest.mark.rule("DM-204", "DM-206")
@pytest.mark.parametrize(
    ("hand", "answer", "chance"),
    [
        ("bold_haggler junk", "roll bold_haggler", [ROLL_0]),
        ("market_discovery junk", "throw market_discovery", []),
        ("good_old_times junk", "throw-old good_old_times", []),
    ],
)
def test_abilities_are_optional_and_use_up_no_action(hand: str, answer: str, chance: list[int]) -> None:
    table = Table(hands=[hand, ""], market_deck="charm acorn", decks=["junk*9"])
    assert table.can(answer)
    assert table.can("inventory")  # nobody has to use it
    table.do(answer, chance=chance)
    assert (table.asked, table.seat, table.open_actions) == ("action", 0, 1)
    assert table.dale.taken == 0


@pytest.mark.rule("DM-204")
def test_no_other_card_has_an_ability() -> None:
    everything = [
        "swift_broker cookies shattered_relic spyglass flashy_show favourite_toy",
        "loyal_partner prepaid_good essential_purchase special_offer stock_clearance",
        "wily_fellow nuisance rotten_food dirty_exchange sabotage treasure_hunter",
        "stashing_vendor empty_chest nostalgic_item acorn accordion winter_is_coming",
        "new_season whirligig charm gamble blindfold gift_voucher junk",
    ]
    table = Table(hands=[everything, ""], market_deck="charm", market_discard="acorn")
    assert {answer.split()[0] for answer in table.options()} <= {"play", "buy", "build", "stack", "inventory"}


@pytest.mark.rule("DM-205")
def test_abilities_come_with_action_and_extra_build_and_throws_in_cleanup() -> None:
    # Given: A builds Winter is Coming and holds all three abilities
    table = Table(
        hands=["winter_is_coming bold_haggler market_discovery good_old_times", "junk*5"],
        stalls=[4, 0],
        market_deck="charm acorn gamble cookies sabotage spyglass",
        market_discard="nuisance",
        decks=["junk*9"],
    )
    abilities = ["roll bold_haggler", "throw market_discovery", "throw-old good_old_times"]
    assert all(table.can(ability) for ability in abilities)
    table.do("stack")  # Winter is Coming is the only card worth 5
    assert table.asked == "extra_build"
    assert all(table.can(ability) for ability in abilities)
    table.do("decline")
    assert table.asked == "cleanup_window"
    assert [table.can(ability) for ability in abilities] == [False, True, True]


@pytest.mark.rule("DM-205")
@pytest.mark.parametrize(
    ("hand", "answers", "asked"),
    [
        ("bold_haggler market_discovery junk*3", ["buy 0"], "pay"),
        ("shattered_relic bold_haggler market_discovery", ["play shattered_relic"], "hand_card"),
        ("swift_broker bold_haggler market_discovery", ["play swift_broker"], "order"),
        ("bold_haggler market_discovery", ["inventory"], "inventory"),
        ("gift_voucher bold_haggler market_discovery", ["play gift_voucher"], "market_card"),
    ],
)
def test_no_ability_in_the_middle_of_an_action(hand: str, answers: list[str], asked: str) -> None:
    table = Table(
        hands=[hand, "junk"], market="- - cookies acorn charm", market_deck="gamble", decks=["junk*9", "junk*9"]
    )
    table.do(*answers)
    assert table.asked == asked
    assert not [answer for kind in ("roll", "throw", "throw-old") for answer in table.options(kind)]


@pytest.mark.rule("DM-206")
def test_after_an_ability_the_same_extra_build_is_asked_again() -> None:
    table = Table(hands=["winter_is_coming bold_haggler#1 bold_haggler#2", "junk*5"], stalls=[4, 0], decks=["junk*9"])
    table.do("build winter_is_coming").do("roll bold_haggler", chance=[ROLL_3])
    assert (table.asked, table.seat) == ("extra_build", 0)
    assert table.options() == ["roll bold_haggler", "decline"]


@pytest.mark.rule("DM-206")
def test_a_throw_in_the_cleanup_window_leads_back_to_the_window() -> None:
    table = Table(
        hands=["market_discovery#1 market_discovery#2 junk*3", "junk*5"], market_deck="charm*3 acorn*3"
    ).pass_turn()
    assert table.asked == "cleanup_window"
    table.do("throw market_discovery")
    assert table.asked == "cleanup_window"
    assert table.seat == 0


@pytest.mark.rule("DM-207")
@pytest.mark.parametrize(
    ("copies", "answer", "chance"),
    [
        ("bold_haggler#1 bold_haggler#2 bold_haggler#3", "roll bold_haggler", [ROLL_1] * 3),
        ("market_discovery#1 market_discovery#2 market_discovery#3", "throw market_discovery", []),
        ("good_old_times#1 good_old_times#2 good_old_times#3", "throw-old good_old_times", []),
    ],
)
def test_every_copy_has_its_own_use(copies: str, answer: str, chance: list[int]) -> None:
    table = Table(hands=[copies, ""], market_deck="charm acorn gamble cookies")
    table.do(answer, answer, answer, chance=chance)
    assert not table.can(answer)


@pytest.mark.rule("DM-201", "DM-492")
def test_a_card_with_a_change_or_a_use_is_not_like_its_other_copies() -> None:
    table = Table(hands=["bold_haggler#1 bold_haggler#2", ""], actions=2)
    assert table.fork().do("inventory").options("card") == ["card bold_haggler"]
    table.do("roll bold_haggler", chance=[ROLL_0]).do("inventory")
    assert table.options("card") == ["card bold_haggler", "card bold_haggler"]


# Values


@pytest.mark.rule("DM-208")
def test_a_changed_value_must_be_used_in_stacks_and_payments() -> None:
    # Given: a Bold Haggler rolled to 4
    table = Table(hands=["bold_haggler junk", ""], market="- - - - acorn", stalls=[0, 0], decks=["junk*9"]).do(
        "roll bold_haggler", chance=[ROLL_3]
    )
    # Then: it pays 4 alone and cannot be built as 1
    assert table.payments(0) == {"bold_haggler"}
    assert table.builds() == set()
    # and on stack 4 it stands alone
    table = Table(hands=["bold_haggler junk", ""], stalls=[3, 0], decks=["junk*9"])
    assert table.builds() == set()
    table.do("roll bold_haggler", chance=[ROLL_3])
    assert table.builds() == {"bold_haggler"}


@pytest.mark.rule("DM-209", "DM-210", "DM-211", "DM-212")
@pytest.mark.parametrize(
    ("changes", "value"),
    [
        ([], 1),
        (["flashy"], 2),
        (["flashy", "flashy"], 3),
        (["roll 2"], 3),
        (["roll 2", "flashy"], 4),
        (["flashy", "roll 2"], 4),
        (["set 5"], 5),
        (["roll 2", "set 5"], 5),
        (["set 5", "roll 2"], 7),
        (["flashy", "set 5"], 5),
        (["set 5", "flashy"], 6),
        (["flashy", "roll 3", "set 2", "flashy"], 3),
        (["set 2", "roll 3", "flashy"], 6),
        (["set 5", "set 2"], 2),
    ],
    ids=lambda item: " ".join(item) or "nothing" if isinstance(item, list) else None,
)
def test_changes_apply_in_the_order_they_happened(changes: list[str], value: int) -> None:
    # Given: a Bold Haggler, and one thing after the other that changes its value
    table = Table(hands=["bold_haggler junk*3", "junk"], decks=["junk*9", "junk*9"])
    for change in changes:
        kind, _, amount = change.partition(" ")
        if kind == "flashy":
            table.give("flashy_show").do("play flashy_show")
        elif kind == "roll":
            table.do("roll bold_haggler", chance=[{2: ROLL_2, 3: ROLL_3}[int(amount)]])
        else:
            table.give("blindfold").do("play blindfold", "card bold_haggler", "value 8", f"value {amount}")
    assert table.worth("bold_haggler") == value


@pytest.mark.rule("DM-210")
@pytest.mark.parametrize(
    ("accordion_in", "legal"),
    [("stack 4", {"accordion"}), ("stack 5", {"accordion"}), ("stack 6", {"accordion"}), ("stack 7", set())],
)
def test_an_accordion_counts_one_less_or_more_in_its_stack(accordion_in: str, legal: set[str]) -> None:
    required = int(accordion_in.split()[1])
    assert Table(hands=["accordion", ""], stalls=[required - 1, 0], decks=["junk*9"]).builds() == legal


@pytest.mark.rule("DM-211", "DM-325")
@pytest.mark.parametrize(
    ("before", "stacks"),
    [
        (["flashy"], {5, 6, 7}),
        (["set 2"], {1, 2, 3}),
        (["set 2", "flashy"], {2, 3, 4}),
        (["flashy", "set 2"], {1, 2, 3}),
    ],
    ids=["flashy", "set", "set then flashy", "flashy then set"],
)
def test_the_accordion_step_comes_after_all_other_changes(before: list[str], stacks: set[int]) -> None:
    table = Table(hands=["accordion junk", "junk"], decks=["junk*9", "junk*9"])
    for change in before:
        if change == "flashy":
            table.give("flashy_show").do("play flashy_show")
        else:
            table.give("blindfold").do("play blindfold", "card accordion", "value 8", "value 2")
    assert table.worth("accordion") == {frozenset({5, 6, 7}): 6, frozenset({2, 3, 4}): 3}.get(frozenset(stacks), 2)
    found = set()
    for required in range(1, 9):
        trial = table.fork()
        trial.dale.players[0].stall = table.stall(required - 1)
        trial.dale.menu = None
        if "accordion" in trial.builds():
            found.add(required)
    assert found == stacks


@pytest.mark.rule("DM-213")
def test_values_have_no_limits() -> None:
    # An Accordion set to 1 may count 0: it fits beside a Stashing Vendor into stack 1.
    table = Table(hands=["accordion stashing_vendor blindfold", "junk"], decks=["junk*9", "junk*9"])
    table.do("play blindfold", "card accordion", "value 8", "value 1")
    assert table.builds() == {"accordion", "stashing_vendor", "accordion+stashing_vendor"}
    # Nothing stops a value from growing beyond every printed one.
    table = Table(hands=["bold_haggler junk", "junk"], decks=["junk*9", "junk*9"], flashy=3, market="acorn - - - -")
    table.give("blindfold").do("play blindfold", "card bold_haggler", "value 11", "value 5")
    table.do("roll bold_haggler", chance=[ROLL_3]).give("flashy_show").do("play flashy_show")
    assert table.worth("bold_haggler") == 9
    assert "bold_haggler" in table.payments(4)


@pytest.mark.rule("DM-214")
def test_flashy_show_counts_for_cards_drawn_later() -> None:
    # Given: Flashy Show is played before the card is even in hand
    table = Table(hands=["flashy_show shattered_relic junk", ""], decks=["cookies junk*9"], stalls=[2, 0])
    table.do("play flashy_show", "play shattered_relic")
    assert table.worth("cookies") == 3
    assert table.builds() == {"cookies"}


@pytest.mark.rule("DM-214")
def test_flashy_show_counts_for_cards_from_the_discard_pile() -> None:
    # Given: stack 7 is next, a Nostalgic Item in hand and a Cookies in the discard pile
    table = Table(
        hands=["flashy_show nostalgic_item", ""], discards=["cookies junk"], stalls=[6, 0], decks=["junk*9"]
    ).do("play flashy_show")
    # Then: 3 + 1 with 2 + 1 makes 7
    assert table.builds() == {"nostalgic_item+pile:cookies"}


@pytest.mark.rule("DM-214")
def test_flashy_show_counts_for_the_card_charm_builds() -> None:
    table = Table(hands=["flashy_show charm", ""], market_deck="cookies", stalls=[2, 0], decks=["junk*9"])
    table.do("play flashy_show", "play charm")
    assert table.stacks()[2] == ["cookies"]


@pytest.mark.rule("DM-214", "DM-216")
def test_flashy_show_lasts_until_the_turn_ends_even_when_the_card_itself_is_drawn_again() -> None:
    # Given: Flashy Show is played, reshuffled and drawn again in the same turn
    table = Table(hands=["flashy_show swift_broker junk*4", "cookies junk*4"], market="- - - - nuisance")
    table.do("play flashy_show")
    assert table.worth("junk") == 2
    everything = ["junk"] * 4 + ["flashy_show"]
    table.do("play swift_broker", chance=Table.shuffle(everything, ["flashy_show", "junk", "junk", "junk", "junk"]))
    assert table.worth("junk") == 2
    assert table.worth("flashy_show") == 6
    # When: the turn is over, everything is worth what is printed, for B and for A's next turn
    table.do("inventory", "done", chance=[])
    assert table.active == 1
    assert table.worth("junk") == 1
    table.pass_turn(chance=[])
    assert table.worth("flashy_show") == 5


@pytest.mark.rule("DM-215")
@pytest.mark.parametrize("way", ["roll", "set"])
def test_changes_tied_to_a_card_end_when_it_leaves_the_hand(way: str) -> None:
    table = Table(hands=["bold_haggler swift_broker", "junk"], decks=["", "junk*9"])
    if way == "roll":
        table.do("roll bold_haggler", chance=[ROLL_3])
    else:
        table.give("blindfold").do("play blindfold", "card bold_haggler", "value 8", "value 4")
    assert table.worth("bold_haggler") == 4
    script = [] if way == "roll" else Table.shuffle("bold_haggler blindfold", "bold_haggler blindfold")
    table.do("play swift_broker", chance=script)
    assert table.worth("bold_haggler") == 1


@pytest.mark.rule("DM-215")
@pytest.mark.parametrize("way", ["roll", "set"])
def test_changes_tied_to_a_card_end_with_the_turn(way: str) -> None:
    table = Table(hands=["bold_haggler junk*4", "junk*5"])
    if way == "roll":
        table.do("roll bold_haggler", chance=[ROLL_3])
    else:
        table.give("blindfold").do("play blindfold", "card bold_haggler", "value 8", "value 4")
    table.pass_turn().pass_turn()
    assert (table.active, table.worth("bold_haggler")) == (0, 1)


@pytest.mark.rule("DM-217")
def test_elsewhere_a_card_has_its_printed_value() -> None:
    # Given: two Flashy Shows of A
    table = Table(
        hands=["treasure_hunter spyglass junk*5", "junk"],
        market="- - - cookies acorn",
        discards=["", "cookies"],
        flashy=2,
        decks=["junk*9"],
    )
    # Then: the cards in the market cost what is printed, while those in hand count 2 more
    assert table.payments(0) == {"junk+junk", "spyglass", "treasure_hunter"}
    assert table.payments(1) == {"junk", "spyglass", "treasure_hunter"}
    # and a card counts more only once it is in hand
    assert table.dale.players[1].discard[-1].value == 2
    table.dale.actions = 2
    table.do("play treasure_hunter")
    assert table.worth("cookies") == 4


@pytest.mark.rule("DM-217")
def test_a_card_set_by_blindfold_is_printed_again_in_the_next_hand() -> None:
    # Given: A sets Spyglass to 1 and then plants it on B's deck
    table = Table(
        hands=["blindfold rotten_food spyglass junk*5", "junk*4"], decks=["junk*9", ""], market="- - - - acorn"
    )
    table.do("play blindfold", "card spyglass", "value 8", "value 1")
    assert table.worth("spyglass") == 1
    table.do("play rotten_food", "card spyglass").pass_turn()
    table.pass_turn()
    assert table.hand(1) == ["junk"] * 4 + ["spyglass"]
    table.pass_turn()
    # Then: in B's hand it is worth 4
    assert (table.active, table.worth("spyglass")) == (1, 4)
