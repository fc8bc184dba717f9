"""Worked vectors of the ledger, DM-X17 to DM-X32: short piles, luck, teams, Mono, knowledge."""

from __future__ import annotations

import pytest

from tests.games.dale_of_merchants.builder import Table


@pytest.mark.rule("DM-X17")
@pytest.mark.parametrize(
    ("discard", "hand", "chance"),
    [
        ("", ["cookies", "junk", "junk", "junk", "junk", "swift_broker"], []),
        ("junk spyglass", ["cookies", "junk", "junk", "junk", "spyglass", "swift_broker"], [0]),
    ],
    ids=["a", "b"],
)
def test_x17_clean_up_with_empty_deck_and_discard_pile(discard: str, hand: list[str], chance: list[int]) -> None:
    table = Table.cleaning_up(
        chance, hands=["cookies", "junk*5"], decks=["swift_broker"], discards=[discard], market="- - - - -"
    )
    assert (table.active, table.hand(0)) == (1, hand)
    assert (table.deck(), table.discard()) == ([], [])


@pytest.mark.rule("DM-X17")
def test_x17_c_outside_clean_up_nothing_replaces_a_missing_card() -> None:
    table = Table(hands=["shattered_relic junk", "junk*5"]).do("play shattered_relic")
    assert (table.hand(), table.discard(), table.open_actions) == ([], ["shattered_relic"], 1)


@pytest.mark.rule("DM-X18")
def test_x18_market_deck_and_market_discard_pile_empty() -> None:
    table = Table(
        hands=["junk*5", "loyal_partner junk*6"],
        market="charm - cookies - -",
        market_deck="acorn",
        decks=["", "junk*9"],
    ).pass_turn()
    assert table.market() == ["-", "-", "acorn", "charm", "cookies"]
    prices = [{len(payment.split("+")) for payment in table.payments(slot)} for slot in (0, 1, 2)]
    assert prices == [{2}, {5}, {6}]  # all cards in B's hand are worth 1
    table.do(
        "play loyal_partner", "slot 0", "slot 1", chance=Table.shuffle("acorn charm cookies", "charm cookies acorn")
    )
    assert table.market() == ["-", "-", "acorn", "cookies", "charm"]
    assert (table.market_deck(), table.market_discard(), table.open_actions) == ([], [], 1)
    # Now Special Offer and Charm find no card, and no throw is offered
    table.dale.actions = 3
    hand = table.hand(1)
    table.give("special_offer").do("play special_offer").give("charm").do("play charm")
    assert (table.hand(1), table.discard(1)[:2]) == (hand, ["charm", "special_offer"])
    table.give("market_discovery").give("good_old_times")
    assert table.options("throw") + table.options("throw-old") == []


@pytest.mark.rule("DM-X19")
def test_x19_blindfold_after_flashy_show() -> None:
    table = Table(hands=["flashy_show blindfold spyglass junk", "junk*5"]).do("play flashy_show")
    assert table.worth("spyglass") == 5
    table.do("play blindfold", "card spyglass")
    assert (table.seat, table.options()) == (1, [f"value {value}" for value in range(1, 10)])
    wrong = table.fork().do("value 4")
    assert wrong.shown() == ["spyglass"]
    wrong.do("value 2")
    assert (wrong.worth("spyglass"), wrong.discard()) == (2, ["blindfold", "flashy_show"])
    wrong.give("flashy_show").do("play flashy_show")
    assert wrong.worth("spyglass") == 3
    right = table.fork().do("value 5")
    assert (right.discard(), right.hand()) == (["blindfold", "spyglass", "flashy_show"], ["junk"])


@pytest.mark.rule("DM-X20")
def test_x20_wily_fellow() -> None:
    table = Table(hands=["wily_fellow", "junk*5"], decks=["acorn junk cookies"], discards=["spyglass charm"])
    table.do("play wily_fellow", chance=Table.shuffle("spyglass charm", "charm spyglass"))
    assert table.deck() == ["charm", "spyglass"]
    assert (table.discard(), table.open_actions) == (["wily_fellow", "cookies", "junk", "acorn"], 1)


@pytest.mark.rule("DM-X21")
def test_x21_endless_chain_stopped() -> None:
    table = Table(
        hands=["flexible_shopkeeper#1 flexible_shopkeeper#2", "junk*5"],
        stalls=[["favourite_toy"], 0],
        discards=["junk"],
        decks=["acorn charm gamble sabotage"],
    )
    first, second = table.dale.players[0].hand
    for action in range(1, 61):
        assert table.open_actions == 1
        if action > 1:
            assert (first in table.dale.players[0].hand) is (action % 2 == 1)
        table.do("play flexible_shopkeeper as favourite_toy")
    # Then: the icon of the 60th action gives nothing
    assert (table.active, table.dale.players[0].discard) == (1, [second])
    assert first in table.dale.players[0].hand
    assert table.hand(0) == ["acorn", "charm", "flexible_shopkeeper", "gamble", "junk"]


def team(**zones: object) -> Table:
    given: dict[str, object] = {
        "hands": ["spyglass#1 swift_broker junk", "junk*5", "spyglass#2 cookies acorn", "junk*5"],
        "stalls": [8, 0],
        "decks": ["charm gamble sabotage rotten_food blindfold"],
        **zones,
    }
    return Table(mode="team", **given)  # type: ignore[arg-type]


@pytest.mark.rule("DM-X22")
@pytest.mark.parametrize(("flashy", "helps"), [(0, "spyglass"), (1, "cookies")], ids=["a", "b"])
def test_x22_team_build(flashy: int, helps: str) -> None:
    table = team(flashy=flashy)
    table.do("ask", "lay spyglass", "lay swift_broker")
    if table.asked == "ask_help":
        table.do("done")
    assert (table.seat, table.asked, table.options()) == (2, "help", [f"lay {helps}", "decline"])
    table.do(f"lay {helps}")
    assert sorted(table.stacks(0)[8]) == sorted(["spyglass", "swift_broker", helps])
    assert table.stacks(2) == table.stacks(0)
    assert table.hand(2) == sorted({"spyglass", "cookies", "acorn"} - {helps})
    # seat 0 fills up from one card to five, which is four cards
    assert (table.active, len(table.hand(0)), len(table.deck(0))) == (1, 5, 1)


@pytest.mark.rule("DM-X22")
def test_x22_c_declined_help_is_not_asked_again() -> None:
    table = team().do("ask", "lay spyglass", "lay swift_broker")
    if table.asked == "ask_help":
        table.do("done")
    table.do("decline")
    assert (table.seat, table.asked, table.open_actions, table.can("ask")) == (0, "action", 1, False)
    assert table.hand(0) == ["junk", "spyglass", "swift_broker"]


@pytest.mark.rule("DM-X23")
def test_x23_new_season_redraws_its_own_card() -> None:
    table = Table(hands=["new_season", "junk*5"], discards=["cookies junk"]).do("play new_season")
    assert (table.hand(), table.discard()) == (["cookies"], ["new_season", "junk"])
    assert (table.market_deck(), table.market_discard(), table.open_actions) == ([], [], 1)


@pytest.mark.rule("DM-X24")
def test_x24_sabotage_on_short_decks() -> None:
    table = Table(hands=["sabotage", "junk*5"], decks=["", "spyglass"]).do("play sabotage")
    assert (table.market_discard(), table.discard(1)) == (["spyglass"], [])
    table = Table(hands=["sabotage", "junk*5"], decks=["", "spyglass"], discards=["", "junk cookies"])
    table.do("play sabotage", "aside spyglass", chance=Table.shuffle("junk cookies", "cookies junk"))
    assert (table.market_discard(), table.discard(1), table.deck(1)) == (["spyglass"], ["cookies"], ["junk"])
    table = Table(hands=["sabotage", "junk*5"]).do("play sabotage")
    assert (table.discard(), table.open_actions) == (["sabotage"], 1)


@pytest.mark.rule("DM-X25")
def test_x25_a_cookies_copied_by_choice_in_clean_up() -> None:
    table = Table.cleaning_up(
        hands=["seeing_doubles cookies junk*3", "junk*5"], decks=["junk acorn charm"], market="- - - - -"
    )
    assert table.hand() == ["cookies", "junk", "junk", "junk", "junk", "seeing_doubles"]
    assert (table.asked, table.options()) == ("cleanup_window", ["bind seeing_doubles as cookies", "done"])
    stay = table.fork().do("done")
    assert (stay.active, len(stay.hand(0))) == (1, 6)
    table.do("bind seeing_doubles as cookies")
    assert (table.active, len(table.hand(0)), table.deck(0)) == (1, 7, ["charm"])
    assert sorted(set(table.told_cards("showed", seat=1))) == ["seeing_doubles"]
    assert {"cookies", "seeing_doubles"} <= set(table.shown(0))


@pytest.mark.rule("DM-X25", "DM-X31")
def test_x25_b_a_cookies_copied_by_force_in_clean_up() -> None:
    table = Table.cleaning_up(
        hands=["good_old_times junk*4", "junk*5"],
        decks=["acorn charm"],
        market="acorn#2 acorn#3 gamble sabotage spyglass",
        market_deck="nuisance",
        market_discard="cookies",
    )
    assert (table.asked, table.options()) == ("cleanup_window", ["throw-old good_old_times", "done"])
    table.do("done")
    # Then: bound to Cookies by force, one more card is drawn, and its throw is not offered again
    assert (table.active, table.hand(0)) == (1, ["acorn", "good_old_times", "junk", "junk", "junk", "junk"])
    assert table.told_cards("copied") == ["good_old_times"]
    assert table.market_discard() == ["cookies"]


@pytest.mark.rule("DM-X26")
def test_x26_bold_haggler_leaves_and_comes_back() -> None:
    table = Table(hands=["bold_haggler swift_broker", "junk*5"]).do("roll bold_haggler", chance=[5])
    assert table.worth("bold_haggler") == 4
    table.do("play swift_broker")  # shuffling a single card uses no chance
    assert (table.hand(), table.worth("bold_haggler"), table.can("roll bold_haggler")) == (["bold_haggler"], 1, True)


@pytest.mark.rule("DM-X27")
@pytest.mark.parametrize("human", [2, 3])
def test_x27_monos_turn(human: int) -> None:
    table = Table(
        mode="solo",
        hands=["junk*5", "junk swift_member charm junk cookies"],
        decks=["", "junk acorn nuisance spyglass gamble rotten_food blindfold"],
        stalls=[human, 3],
        market="sabotage - - - -",
    ).mono_turn()
    if human == 3:
        assert table.stacks(1)[3:] == [["acorn"]]  # builds first
        return
    assert table.told_cards("bought") == ["sabotage"]
    assert table.told_cards("paid") == ["nuisance", "acorn", "charm"]
    # Clean-up: three junk cards on top of the payment, then three cards are drawn (Cookies does not count)
    assert table.discard(1) == ["junk", "junk", "junk", "charm", "acorn", "nuisance", "swift_member"]
    assert table.row() == ["rotten_food", "gamble", "spyglass", "sabotage", "cookies"]
    assert len(table.stacks(1)) == 3


@pytest.mark.rule("DM-X28")
def test_x28_rotten_food_on_an_empty_deck() -> None:
    table = Table(hands=["rotten_food cookies", "junk*3"], discards=["", "junk spyglass"], decks=["junk*9"])
    table.do("play rotten_food")
    assert (table.deck(1), table.discard(1)) == (["cookies"], ["junk", "spyglass"])
    known = [table.dale.view(seat)["players"][1].get("known") for seat in (0, 1, -1)]  # type: ignore[index]
    assert [fact["card"]["key"] for fact in known[0]] == ["cookies"]
    assert not known[1]
    assert not known[2]
    # B's next draw takes the Cookies, and only the draw after that reshuffles
    table.pass_turn()
    table.pass_turn(chance=Table.shuffle("junk spyglass", "spyglass junk"))
    assert table.told_cards("drew", seat=1)[-3:] == ["cookies", "spyglass", "junk"]
    kinds = [event.kind for event in table.told if event.kind in ("drew", "reshuffled")]
    assert kinds[-4:] == ["drew", "reshuffled", "drew", "drew"]


@pytest.mark.rule("DM-X29")
def test_x29_whirligig() -> None:
    table = Table(
        hands=["whirligig junk acorn", "spyglass junk junk sabotage"],
        decks=["charm cookies gamble"],
        discards=["swift_broker"],
    )
    table.do(
        "play whirligig", "card junk", chance=Table.pick("charm cookies spyglass junk junk sabotage", "sabotage charm")
    )
    assert table.hand(0) == ["charm", "sabotage"]
    assert table.hand(1) == ["cookies", "junk", "junk", "spyglass"]
    assert (table.discard(), table.open_actions) == (["whirligig", "acorn", "junk", "swift_broker"], 1)


@pytest.mark.rule("DM-X30")
def test_x30_mixed_stacks() -> None:
    def builds(hand: str) -> set[str]:
        return Table(hands=[hand, "junk*5"], stalls=[5, 0], decks=["junk*9"]).builds()

    assert builds("empty_chest nuisance stashing_vendor junk") == {"empty_chest+junk+nuisance+stashing_vendor"}
    assert builds("empty_chest spyglass") == {"empty_chest+spyglass"}
    assert builds("empty_chest nuisance junk junk") == set()
    assert builds("stashing_vendor nuisance essential_purchase") == set()


@pytest.mark.rule("DM-X31")
def test_x31_one_good_old_times_throw_and_none_once_bound() -> None:
    table = Table(
        hands=["good_old_times#1 junk", "junk*5"],
        market_deck="good_old_times#2 cookies acorn",
        market_discard="charm",
        stalls=[2, 0],
        decks=["junk*9"],
    )
    assert table.valid("good_old_times") == ["charm"]
    table.do("throw-old good_old_times")
    assert table.market_discard() == ["good_old_times", "charm"]
    assert (table.valid("good_old_times"), table.worth("good_old_times")) == ([], 3)
    assert table.builds() == {"good_old_times"}
    assert table.options("play") + table.options("throw-old") == []


@pytest.mark.rule("DM-X32")
def test_x32_declined_help() -> None:
    table = Table(
        mode="team",
        hands=["reflection junk", "junk*5", "stashing_vendor acorn#2", "junk*5"],
        stalls=[4, 0],
        discards=["", "acorn#1", "", "cookies"],
        market="- - - - nuisance",
        decks=["junk*9"],
    )
    table.do("ask", "lay reflection as acorn")
    if table.asked == "ask_help":
        table.do("done")
    assert (table.seat, table.options()) == (2, ["lay stashing_vendor", "decline"])
    table.do("decline")
    assert (table.copies("reflection"), table.can("ask")) == ("", False)
    assert "reflection=cookies" in table.payments(0)
