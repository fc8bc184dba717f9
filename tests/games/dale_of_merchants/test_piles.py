"""Section 6: reshuffling, throwing away, discard piles, and how cards come into the market."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.cards import JUNK_CARDS
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.games.dale_of_merchants.state import DaleState
from covetown.inspection import walk
from covetown.kernel import Event, Events, FastChance
from covetown.kernel.state import lowest_seat
from tests.games.dale_of_merchants.builder import Table


@pytest.mark.rule("DM-138", "DM-141")
def test_the_rest_is_drawn_first_then_the_discard_pile_is_shuffled() -> None:
    table = Table(hands=["swift_broker junk junk", ""], decks=["acorn", ""], discards=["charm", ""])
    table.do("play swift_broker", chance=Table.shuffle("junk junk charm", "charm junk junk"))
    assert table.hand(0) == ["acorn", "charm"]
    assert table.deck(0) == ["junk", "junk"]
    assert table.discard(0) == ["swift_broker"]


@pytest.mark.rule("DM-139", "DM-297")
def test_another_players_effect_reshuffles_the_owners_pile() -> None:
    table = Table(hands=["sabotage", ""], decks=["", "acorn"], discards=["", "charm cookies"])
    table.do("play sabotage", chance=Table.shuffle("charm cookies", "cookies charm"))
    assert table.options() == ["aside acorn", "aside cookies"]
    assert table.deck(1) == ["charm"]
    assert table.discard(1) == []


@pytest.mark.rule("DM-140")
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    table = Table(hands=["shattered_relic junk", ""], decks=["acorn", ""], discards=["charm cookies", ""])
    table.do("play shattered_relic")
    assert table.deck(0) == []
    assert table.discard(0) == ["shattered_relic", "charm", "cookies"]


@pytest.mark.rule("DM-142")
def test_drawing_stops_when_deck_and_discard_pile_are_empty() -> None:
    table = Table(hands=["spyglass", ""], decks=["acorn", ""]).do("play spyglass")
    assert table.hand(0) == ["acorn"]
    assert table.asked == "action"


@pytest.mark.rule("DM-143")
def test_cards_aside_are_not_shuffled_in() -> None:
    table = Table(hands=["spyglass", ""], decks=["acorn", ""], discards=["charm junk", ""])
    table.do("play spyglass", chance=Table.shuffle("charm junk", "junk charm"))
    assert sorted(table.options()) == ["aside acorn", "aside charm", "aside junk"]
    assert table.deck(0) == []


@pytest.mark.rule("DM-144")
def test_a_card_put_on_an_empty_deck_is_its_only_card() -> None:
    table = Table(hands=["rotten_food acorn junk", ""], discards=["", "charm"]).do("play rotten_food", "card acorn")
    assert table.deck(1) == ["acorn"]
    assert table.discard(1) == ["charm"]


@pytest.mark.rule("DM-146")
@pytest.mark.parametrize("discard", ["", "nuisance cookies"])
def test_the_market_deck_follows_the_same_rules(discard: str) -> None:
    """Special Offer takes what is left, reshuffles only if it must, and stops when nothing is left."""
    chance = Table.shuffle("nuisance cookies", "cookies nuisance") if discard else []
    table = Table(hands=["special_offer", ""], market_deck="acorn", market_discard=discard, decks=["junk*9", ""])
    table.do("play special_offer", chance=chance)
    if discard:
        assert sorted(table.options()) == ["aside acorn", "aside cookies", "aside nuisance"]
    else:
        assert "acorn" in table.hand(0)
    untouched = Table(hands=["new_season", ""], discards=["charm", ""], market_deck="acorn", market_discard="cookies")
    untouched.do("play new_season")
    assert untouched.market_deck() == []
    assert untouched.market_discard() == ["charm", "cookies"]


@pytest.mark.rule("DM-147", "DM-148", "DM-149")
@pytest.mark.parametrize(("card", "lies"), [("junk", []), ("acorn", ["acorn"])])
def test_thrown_junk_leaves_and_thrown_animalfolk_lie_on_the_market_discard_pile(card: str, lies: list[str]) -> None:
    table = Table(hands=["shattered_relic " + card, ""]).do("play shattered_relic")
    assert table.market_discard() == lies
    assert table.discard(0) == ["shattered_relic"]


@pytest.mark.rule("DM-150")
def test_a_thrown_copy_of_junk_is_an_animalfolk_card() -> None:
    table = Table(
        hands=["reflection junk*2", ""],
        discards=["", "junk"],
        decks=["junk*9", ""],
        market="nuisance nuisance cookies cookies essential_purchase",
        market_deck="acorn charm",
    )
    table.do("buy 0")
    while table.asked == "pay":
        table.do(table.options()[0])
    table.do("card reflection", "done")
    assert table.market_discard() == ["reflection"]


@pytest.mark.rule("DM-151", "DM-152", "DM-442")
def test_everybody_sees_every_discard_pile_in_order() -> None:
    table = Table(discards=["acorn charm", "cookies"], market_discard="sabotage gamble", hands=["", "junk"])
    piles = [[int(card.ident) for card in player.discard[::-1]] for player in table.dale.players]
    for viewer in (-1, 0, 1):
        view = table.dale.view(viewer)
        players = view["players"]
        assert isinstance(players, list)
        assert [[card["id"] for card in player["discard"]] for player in players] == piles
        market = view["market_discard"]
        assert isinstance(market, list)
        assert [card["id"] for card in market] == [int(card.ident) for card in table.dale.market_discard[::-1]]


@pytest.mark.rule("DM-153")
def test_no_answer_reorders_a_discard_pile() -> None:
    """Over whole random games the cards that stay on a discard pile keep their order, until it is shuffled."""
    for seed in range(4):
        chance = FastChance(seed)
        dale = GAME.new(2, {"decks": ["macaws", "squirrels", "pandas"], "turn_limit": 20}, chance)
        assert isinstance(dale, DaleState)
        while dale.waiting:
            before = [player.discard[:] for player in dale.players]
            told = answer_at_random(dale, chance)
            if any(event.kind == "reshuffled" for event in told):
                continue
            for old, player in zip(before, dale.players, strict=True):
                stayed = [card for card in player.discard if card in old]
                assert stayed == [card for card in old if card in stayed]


@pytest.mark.rule("DM-154", "DM-155", "DM-156")
def test_junk_never_runs_out() -> None:
    table = Table.cleaning_up(hands=["cookies*3", "junk*40"], market="nuisance nuisance nuisance sabotage gamble")
    assert table.hand(0).count("junk") == 5
    heaps = Table.cleaning_up(hands=["", ""], discards=["", f"junk*{len(JUNK_CARDS)}"])
    assert heaps.hand(0) == ["junk"] * 5  # more junk than there are names for it
    thrown = Table(hands=["shattered_relic junk", ""]).do("play shattered_relic")
    never = Table(hands=["shattered_relic", ""]).do("play shattered_relic")
    thrown.dale.revelations = never.dale.revelations
    assert thrown.dale.encode() == never.dale.encode()  # the pile is no part of the state


@pytest.mark.rule("DM-157", "DM-158")
def test_no_junk_ever_lies_in_the_market_and_cards_come_and_go_only_as_the_rules_say() -> None:
    lawful = {"prepaid_good", "gift_voucher", "loyal_partner"}
    changed = 0
    for seed in range(6):
        chance = FastChance(seed)
        dale = GAME.new(2 + seed % 3, {"turn_limit": 15}, chance)
        assert isinstance(dale, DaleState)
        while dale.waiting:
            row, turn, played = dale.market[:], dale.turn, {dale.played_as.key}
            told = answer_at_random(dale, chance)
            for pile in (dale.market, dale.market_deck, dale.market_discard):
                assert "junk" not in [card.key for card in pile]
            if dale.market != row and dale.turn == turn and not dale.ending:
                changed += 1
                played |= {SHELF.cards[int(str(event.facts["card"]))].key for event in told if event.kind == "played"}
                played |= {SHELF.cards[int(str(event.facts["copied"]))].key for event in told if event.kind == "copied"}
                assert played & lawful or any(event.kind == "bought" for event in told)
    assert changed


def answer_at_random(dale: DaleState, chance: FastChance) -> list[Event]:
    """Give a random answer; returns what was told."""
    listener = Events()
    dale.events = listener
    seat = lowest_seat(dale.waiting)
    options = dale.options(seat)
    dale.apply(seat, options[chance.below(len(options))], chance)
    dale.events = None
    return listener.take()


@pytest.mark.rule("DM-159")
def test_a_thrown_value_one_card_can_come_into_the_market() -> None:
    table = Table(
        hands=["shattered_relic swift_broker", ""], decks=["junk*9", ""], market="nuisance nuisance cookies cookies -"
    )
    table.do("play shattered_relic", "inventory", "done")
    assert table.market() == ["swift_broker", "nuisance", "nuisance", "cookies", "cookies"]


@pytest.mark.rule("DM-160", "DM-069", "DM-256")
def test_a_slot_emptied_in_the_action_phase_stays_empty_until_clean_up() -> None:
    table = Table(
        hands=["gift_voucher prepaid_good market_discovery", ""],
        decks=["junk*9", ""],
        market="nuisance nuisance cookies cookies acorn",
        market_deck="charm spyglass sabotage gamble",
    )
    table.do("play prepaid_good", "slot 0")
    assert table.asked == "cleanup_window"
    assert table.market()[-1] == "-"


def test_whole_games_on_all_tables_lose_no_card() -> None:
    for seed in range(10):
        walk(GAME, seed, every=50)
