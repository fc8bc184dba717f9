"""Section 3, 4.2 and 4.4: the turn, techniques in general, and the inventory action."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.cards import EMPTY
from tests.games.dale_of_merchants.builder import Table

FIVE = "junk*5"


@pytest.mark.rule("DM-046", "DM-047", "DM-050", "DM-137")
@pytest.mark.parametrize(
    "action",
    [
        pytest.param(["buy 0", "lay cookies"], id="market"),
        pytest.param(["play treasure_hunter"], id="technique"),
        pytest.param(["build flexible_shopkeeper"], id="stall"),
        pytest.param(["inventory", "card junk", "done"], id="inventory"),
    ],
)
def test_a_turn_is_one_action_and_one_clean_up(action: list[str]) -> None:
    table = Table(
        hands=[["cookies", "treasure_hunter", "flexible_shopkeeper", "junk"], ["junk"]],
        decks=["junk*9", "junk*9"],
        discards=["", "acorn"],
        market="- - - - nuisance",
        market_deck="charm sabotage",
    )
    table.do(*action)
    assert table.dale.active == 1
    assert len(table.hand(0)) >= 5
    assert "-" not in table.market()[-2:]


@pytest.mark.rule("DM-048", "DM-117", "DM-088")
def test_a_player_is_never_stuck_and_never_simply_passes() -> None:
    table = Table(hands=[[], ["junk"]], decks=[FIVE, FIVE])
    assert table.options() == ["inventory"]
    assert table.asked == "action"
    table.do("inventory")
    assert table.dale.active == 1
    bonus = Table(hands=[["favourite_toy"], ["junk"]], decks=[FIVE, FIVE]).do("play favourite_toy")
    assert bonus.options() == ["inventory"]


@pytest.mark.rule("DM-049", "DM-082", "DM-084")
def test_open_actions_are_counted() -> None:
    table = Table(
        hands=[["favourite_toy", "swift_broker", "treasure_hunter", "junk"], ["junk"]], decks=["junk*9", FIVE]
    )
    assert (table.dale.actions, table.dale.taken) == (1, 0)
    table.do("play favourite_toy")
    assert (table.dale.active, table.dale.actions, table.dale.taken) == (0, 1, 1)
    table.do("play treasure_hunter")
    assert table.dale.active == 1
    assert (table.dale.actions, table.dale.taken) == (1, 0)


@pytest.mark.rule("DM-051")
def test_passives_can_be_used_in_clean_up() -> None:
    row = "nuisance nuisance nuisance sabotage gamble"
    table = Table(hands=[["market_discovery"], []], decks=["junk*4", ""], market=row, market_deck="charm acorn")
    table.pass_turn()
    assert table.asked == "cleanup_window"
    assert table.dale.active == 0
    table.do("throw market_discovery")
    assert table.market_discard() == ["charm"]


@pytest.mark.rule("DM-052", "DM-216", "DM-215", "DM-201")
def test_everything_of_the_turn_is_forgotten_after_clean_up() -> None:
    table = Table(
        hands=[["flashy_show", "bold_haggler", "market_discovery", "junk"], []],
        decks=["junk*9", "junk*5"],
        market_deck="charm acorn cookies nuisance sabotage spyglass",
    )
    table.do("play flashy_show", "roll bold_haggler", "throw market_discovery", chance=[3])
    assert table.worth("bold_haggler") == 4
    table.pass_turn()
    assert table.dale.active == 1
    assert table.dale.flashy == 0
    assert table.dale.marks == ()
    table.pass_turn()
    assert table.worth("bold_haggler") == 1
    assert table.can("roll bold_haggler")
    assert table.can("throw market_discovery")


@pytest.mark.rule("DM-053")
def test_a_card_beats_the_general_rule() -> None:
    """Junk is no part of a stack, a payment has no superfluous card: unless a card says so."""
    table = Table(hands=[["stashing_vendor", "junk"], []], stalls=[1, 0])
    assert table.can("build junk+stashing_vendor")
    table = Table(hands=[["stock_clearance", "junk"], []], decks=["junk*9", ""], market="- - - - cookies")
    table.do("buy 0", "lay stock_clearance", "lay junk")
    assert table.discard(0)[:2] == ["junk", "stock_clearance"]


@pytest.mark.rule("DM-054", "DM-220")
def test_effects_are_carried_out_in_their_written_order() -> None:
    """Shattered Relic throws before it draws: what is drawn cannot be thrown."""
    table = Table(hands=[["shattered_relic", "junk", "cookies"], []], decks=["acorn", ""])
    table.do("play shattered_relic")
    assert table.asked == "hand_card"
    assert table.options() == ["card junk", "card cookies"]
    table.do("card junk")
    assert table.hand(0) == ["acorn", "cookies"]


@pytest.mark.rule("DM-074")
def test_one_technique_is_played_from_the_own_hand_and_shown() -> None:
    table = Table(hands=[["spyglass", "spyglass", "junk"], ["acorn"]], decks=["junk*9", "junk"])
    assert table.options("play") == ["play spyglass"]
    table.do("play spyglass")
    assert table.hand(0) == ["junk", "junk", "spyglass"]
    played = table.events("played", seat=-1)
    assert len(played) == 1
    assert isinstance(played[0]["card"], int)


@pytest.mark.rule("DM-075")
@pytest.mark.parametrize("card", ["junk", "cookies", "empty_chest", "market_discovery", "reflection"])
def test_passives_and_junk_cannot_be_played(card: str) -> None:
    assert Table(hands=[[card], []]).options("play") == []


@pytest.mark.rule("DM-076", "DM-083")
def test_a_played_technique_lies_on_the_discard_pile_when_the_bonus_action_is_chosen() -> None:
    table = Table(hands=[["nuisance", "junk"], []]).do("play nuisance")
    assert table.asked == "action"
    assert table.discard(0) == ["nuisance"]
    assert table.dale.resolving is EMPTY


@pytest.mark.rule("DM-077", "DM-143", "DM-227")
def test_a_technique_being_resolved_is_in_no_pile() -> None:
    """Swift Broker reshuffles the discard pile while it is itself not on it."""
    table = Table(hands=[["swift_broker", "cookies", "junk"], []])
    table.do("play swift_broker", "card cookies", chance=Table.shuffle("junk cookies", "junk cookies"))
    assert table.hand(0) == ["cookies", "junk"]
    assert table.deck(0) == []
    assert table.discard(0) == ["swift_broker"]
    toy = Table(hands=[["favourite_toy"], []]).do("play favourite_toy")
    assert toy.hand(0) == []


@pytest.mark.rule("DM-078")
def test_an_effect_does_as_much_as_there_is() -> None:
    table = Table(hands=[["spyglass"], []], decks=["cookies acorn", ""]).do("play spyglass", "aside acorn")
    assert table.hand(0) == ["acorn"]
    assert table.deck(0) == ["cookies"]


@pytest.mark.rule("DM-079")
def test_only_what_is_worded_as_optional_can_be_left_out() -> None:
    must = Table(hands=[["shattered_relic", "junk", "cookies"], []]).do("play shattered_relic")
    assert "done" not in must.options()
    may = Table(hands=[["nuisance", "junk"], ["junk"], ["junk"]], players=3).do("play nuisance")
    assert "done" in may.options()


@pytest.mark.rule("DM-080", "DM-081")
@pytest.mark.parametrize("card", ["favourite_toy", "new_season", "acorn", "gift_voucher", "rotten_food", "whirligig"])
def test_a_technique_that_can_do_nothing_is_playable_and_keeps_its_bonus(card: str) -> None:
    table = Table(hands=[[card], []]).do(f"play {card}")
    assert table.discard(0) == [card]
    assert (table.asked, table.dale.active) == ("action", 0)


@pytest.mark.rule("DM-080")
@pytest.mark.parametrize("card", ["treasure_hunter", "prepaid_good", "special_offer"])
def test_a_technique_without_icon_that_can_do_nothing_ends_the_action(card: str) -> None:
    table = Table(hands=[[card], []], decks=["junk*9", ""]).do(f"play {card}")
    assert table.discard(0) == [card]
    assert table.dale.active == 1


@pytest.mark.rule("DM-085", "DM-086")
def test_a_bonus_action_may_be_anything_and_may_go_on() -> None:
    table = Table(
        hands=[["favourite_toy", "nuisance#1", "nuisance#2", "swift_broker", "junk*3"], []],
        decks=["junk*9", ""],
        market="- - - - cookies",
    )
    table.do("play favourite_toy")
    assert {option.split()[0] for option in table.options()} == {"buy", "play", "build", "inventory"}
    table.do("play nuisance", "play nuisance", "buy 0", "lay junk", "lay junk")
    assert "cookies" in table.hand(0)
    assert table.dale.active == 1


@pytest.mark.rule("DM-087", "DM-068", "DM-115")
def test_icons_of_paid_bought_or_built_cards_give_nothing() -> None:
    paid = Table(hands=[["spyglass"], []], decks=["junk*9", ""], market="- - - - acorn").do("buy 0")
    assert paid.dale.active == 1
    built = Table(hands=[["spyglass"], []], stalls=[3, 0], decks=["junk*9", ""]).do("build spyglass")
    assert built.dale.active == 1


@pytest.mark.rule("DM-089", "DM-118", "DM-491")
@pytest.mark.parametrize("order", [["junk", "cookies", "acorn"], ["acorn", "junk", "cookies"]])
def test_several_discarded_cards_are_placed_in_the_chosen_order(order: list[str]) -> None:
    table = Table(hands=[["junk", "cookies", "acorn"], []], decks=["junk*9", ""])
    table.do("inventory", *[f"card {card}" for card in order])
    assert table.discard(0) == order[::-1]


@pytest.mark.rule("DM-090")
@pytest.mark.parametrize("guess", [4, 5])
def test_a_guessed_card_is_shown_to_everybody(guess: int) -> None:
    table = Table(hands=[["blindfold", "spyglass", "junk"], ["junk"], []], players=3)
    table.do("play blindfold", "card spyglass", "seat 1")
    before = len(table.told)
    table.do(f"value {guess}")
    shown = [event.seen_by(-1).get("card") for event in table.told[before:]]
    assert int(table.box.take("spyglass").ident) - 1 in shown


@pytest.mark.rule("DM-091")
def test_a_choice_is_made_where_the_text_first_needs_it() -> None:
    """Dirty Exchange: the card to give is chosen after the one taken has been seen."""
    table = Table(hands=[["dirty_exchange", "junk"], ["acorn"], ["cookies"]], players=3)
    table.do("play dirty_exchange")
    assert table.asked == "player"
    table.do("seat 1")
    assert table.asked == "hand_card"
    assert table.options() == ["card junk", "card acorn"]


@pytest.mark.rule("DM-092")
def test_another_player_is_never_oneself_and_an_opponent_no_teammate() -> None:
    options = {"mode": "team", "hands": [["gamble", "junk"], ["junk"], ["junk"], ["junk"]]}
    assert Table(**options).do("play gamble").options() == ["seat 1", "seat 2", "seat 3"]  # type: ignore[arg-type]
    options["hands"] = [["blindfold", "junk"], ["junk"], ["junk"], ["junk"]]
    assert Table(**options).do("play blindfold").options() == ["seat 1", "seat 3"]  # type: ignore[arg-type]


@pytest.mark.rule("DM-093")
@pytest.mark.parametrize(
    ("card", "zones"),
    [
        ("dirty_exchange", {"hands": ["", ["junk"], ["junk"], []]}),
        ("sabotage", {"decks": ["", "junk*2", "", ""], "discards": ["", "", "junk", ""]}),
        ("treasure_hunter", {"discards": ["", "junk", "acorn", ""]}),
    ],
)
def test_only_players_with_something_to_lose_can_be_chosen(card: str, zones: dict[str, list[object]]) -> None:
    hands = [list(hand) if hand else [] for hand in zones.pop("hands", [[], [], [], []])]  # type: ignore[call-overload]
    hands[0] = [card, "junk"]
    table = Table(hands=hands, players=4, **zones).do(f"play {card}")  # type: ignore[arg-type]
    assert table.asked == "player"
    assert table.options() == ["seat 1", "seat 2"]


@pytest.mark.rule("DM-116", "DM-118", "DM-487")
def test_an_inventory_action_discards_any_cards() -> None:
    table = Table(hands=[["junk", "junk", "cookies", "acorn"], []], decks=["junk*9", ""])
    table.do("inventory", "card acorn", "card junk", "done")
    assert table.discard(0) == ["junk", "acorn"]
    assert sorted(table.hand(0))[:1] == ["cookies"]
    assert len(table.hand(0)) == 6


@pytest.mark.rule("DM-119")
def test_discarded_copiers_copy_nothing() -> None:
    table = Table(hands=[["reflection", "junk"], []], discards=["", "acorn"], decks=["junk*9", ""])
    table.do("inventory", "card reflection", "done")
    assert table.discard(0) == ["reflection"]
    assert table.events("copied") == []
    assert table.dale.marks == ()
