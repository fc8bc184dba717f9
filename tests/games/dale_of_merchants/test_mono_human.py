"""Mono as the target of the human's cards, and where its Mono cards belong (section 19.3)."""

from __future__ import annotations

import pytest

from covetown.kernel import ChanceError
from tests.games.dale_of_merchants.builder import Table
from tests.games.dale_of_merchants.test_mono import solo


@pytest.mark.rule("DM-539")
def test_mono_is_another_player_and_an_opponent() -> None:
    # Another player: Nuisance, Rotten Food, Treasure Hunter, Sabotage, Reflection
    table = solo("acorn", human="nuisance junk").do("play nuisance")
    assert table.options() == ["seat 1", "done"]
    table.do("seat 1")
    assert (table.row(), table.discard(1)) == ([], ["acorn"])
    table = solo("junk", human="rotten_food acorn", decks=["", "junk"]).do("play rotten_food")
    assert table.deck(1) == ["acorn", "junk"]
    table = solo("junk", human="reflection", discards=["", "acorn"])
    assert table.valid("reflection") == ["acorn"]
    # Opponent: Acorn robs its stall, Blindfold lets it guess
    table = solo("junk", human="acorn junk", stalls=[0, ["cookies"]]).do("play acorn")
    assert (table.stacks(1), table.hand(0)) == ([["acorn"]], ["cookies", "junk"])


@pytest.mark.rule("DM-540")
def test_a_mono_card_in_the_humans_hand_goes_home_once_the_effect_is_done() -> None:
    # Given: Dirty Exchange takes the Wily Member; until the exchange is over it is a card of the human's hand
    table = solo("wily_member", human="dirty_exchange acorn", discards=["", "junk"])
    table.do("play dirty_exchange")
    assert sorted(table.options()) == ["card acorn", "card wily_member"]
    table.do("card acorn")
    assert (table.hand(0), table.row(), table.discard(1)) == ([], ["acorn"], ["wily_member", "junk"])
    assert table.asked == "action"


@pytest.mark.rule("DM-540")
@pytest.mark.parametrize(
    ("zones", "answers"),
    [
        (
            {"human": "treasure_hunter junk", "discards": ["", "bold_member acorn"], "actions": 2},
            ["play treasure_hunter"],
        ),
        (
            {"human": "swift_broker junk", "decks": ["bold_member", ""], "discards": ["", "acorn"]},
            ["play swift_broker"],
        ),
        ({"human": "favourite_toy", "discards": ["bold_member", "acorn"]}, ["play favourite_toy"]),
    ],
    ids=["treasure hunter", "swift broker", "favourite toy"],
)
def test_mono_cards_go_home_whatever_brought_them(zones: dict[str, object], answers: list[str]) -> None:
    table = solo("junk", **zones).do(*answers)
    assert "bold_member" not in table.hand(0)
    assert table.discard(1) == ["bold_member", "acorn"]


@pytest.mark.rule("DM-541")
def test_a_mono_card_drawn_while_filling_goes_home_and_filling_goes_on() -> None:
    # Given: the human has four cards, and the next two of the deck are a Mono card and an Acorn
    table = solo("junk*5", human="junk*4", decks=["wily_member acorn charm", "junk*9"], discards=["", "cookies"])
    table.do("inventory", "done")
    assert table.hand(0) == ["acorn", "junk", "junk", "junk", "junk"]
    assert table.deck(0) == ["charm"]
    home = [name for name in table.discard(1) if name != "junk"]
    assert home == ["wily_member", "cookies"]


@pytest.mark.rule("DM-542")
def test_a_mono_card_thrown_away_goes_onto_monos_discard_pile() -> None:
    table = solo("junk", human="sabotage", decks=["", "wily_member acorn"], market_discard="cookies")
    table.do("play sabotage", "aside wily_member")
    assert (table.discard(1), table.market_discard()) == (["acorn", "wily_member"], ["cookies"])


@pytest.mark.rule("DM-543")
def test_a_mono_card_is_never_copied_nor_taken_from_a_pile() -> None:
    # No valid card for copying: Reflection keeps its own value
    table = solo("junk", human="reflection", discards=["", "wily_member acorn"], stalls=[1, 0])
    assert table.valid("reflection") == []
    assert table.builds() == {"reflection"}
    # also while another card is changed
    table = solo("junk", human="reflection bold_haggler", discards=["", "wily_member acorn"])
    assert table.do("roll bold_haggler", chance=[0]).valid("reflection") == []
    # New Season passes it by
    table = solo("junk", human="new_season", discards=["wily_member acorn charm", ""], market_deck="gamble")
    table.do("play new_season")
    assert sorted(table.options()) == ["pile acorn", "pile charm"]
    # and so does Nostalgic Item
    table = solo("junk", human="nostalgic_item", discards=["wily_member cookies", ""], stalls=[4, 0])
    assert table.builds() == {"nostalgic_item+pile:cookies"}
    table = solo("junk", human="nostalgic_item", discards=["wily_member", ""], stalls=[4, 0])
    assert table.builds() == set()


@pytest.mark.rule("DM-544")
@pytest.mark.parametrize("flashy", [0, 2])
def test_mono_guesses_one_of_five_values_at_random(flashy: int) -> None:
    def guess(place: int) -> tuple[object, bool]:
        table: Table = solo("junk", human="blindfold rotten_food", flashy=flashy)
        table.do("play blindfold", chance=[place])
        (told,) = table.events("guessed")
        return told["guess"], "rotten_food" in table.discard(0)

    assert [guess(place) for place in range(5)] == [(1 + flashy + place, place == 2) for place in range(5)]
    with pytest.raises(ChanceError):
        guess(5)
