"""Section 7: the end of the game."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.kernel import FastChance, Match, RuleError, new_match
from tests.games.dale_of_merchants.builder import Table


def places(table: Table) -> list[int]:
    result = table.dale.result()
    assert result is not None
    return result.places


@pytest.mark.rule("DM-161", "DM-162", "DM-163")
def test_the_eighth_stack_ends_the_game_at_once() -> None:
    table = Table(
        hands=["favourite_toy sabotage rotten_food junk", "acorn"],
        stalls=[7, 7],
        decks=["junk*9", "junk*9"],
        market_deck="charm",
    )
    table.do("play favourite_toy", "build rotten_food+sabotage")
    assert table.dale.waiting == 0
    assert table.hand(0) == ["junk"]
    assert places(table) == [1, 2]
    assert table.dale.payoff(0) == 1.0
    assert table.dale.payoff(1) == 0.0


@pytest.mark.rule("DM-163", "DM-362")
def test_nothing_still_open_is_carried_out() -> None:
    """Winter is Coming in the winning stack builds no further one; a winning Charm stays in the resolving zone."""
    table = Table(hands=["winter_is_coming nostalgic_item acorn", ""], stalls=[7, 0])
    table.do("build nostalgic_item+winter_is_coming")
    assert table.dale.waiting == 0
    assert len(table.stacks(0)) == 8


@pytest.mark.rule("DM-164")
@pytest.mark.parametrize("way", ["stall", "extra", "charm"])
def test_it_does_not_matter_how_the_last_stack_came_about(way: str) -> None:
    if way == "stall":
        table = Table(hands=["sabotage rotten_food", ""], stalls=[7, 0]).do("build rotten_food+sabotage")
    elif way == "extra":
        table = Table(hands=["winter_is_coming empty_chest sabotage rotten_food", ""], stalls=[6, 0])
        table.do("build empty_chest+winter_is_coming", "build rotten_food+sabotage")
    else:
        table = Table(hands=["charm", ""], stalls=[7, 0], market_deck="accordion", flashy=2).do("play charm")
        assert table.dale.resolving.key == "charm"
    assert places(table) == [1, 2]
    assert table.dale.waiting == 0


@pytest.mark.rule("DM-165")
def test_there_is_one_winner_whatever_the_others_have() -> None:
    table = Table(hands=["sabotage rotten_food", "", ""], stalls=[7, 7, 7], players=3).do("build rotten_food+sabotage")
    assert places(table) == [1, 2, 2]
    assert [table.dale.payoff(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


@pytest.mark.rule("DM-166")
def test_the_others_are_listed_by_stacks() -> None:
    table = Table(hands=["sabotage rotten_food", "", "", ""], stalls=[7, 2, 5, 5], players=4)
    table.do("build rotten_food+sabotage")
    result = table.dale.result()
    assert result is not None
    assert result.places == [1, 4, 2, 2]
    assert result.scores == [8, 2, 5, 5]


def over() -> Match:
    match = new_match(GAME, 2, {"turn_limit": 1}, FastChance(3))
    while match.state.waiting:
        seat = 0 if match.state.waiting == 1 else 1
        match.choose(seat, match.state.fallback(seat, FastChance(1)))
    return match


@pytest.mark.rule("DM-167")
def test_after_the_end_nothing_is_accepted_and_everything_is_shown() -> None:
    match = over()
    with pytest.raises(RuleError, match="over"):
        match.choose(0, 1)
    view = match.state.view(-1)
    assert view["over"] is True
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        assert len(player["cards"]) == player["hand"] > 0
        assert len(player["deck_cards"]) == player["deck"]
    assert view["market_deck_cards"]
    running = new_match(GAME, 2, {}, FastChance(3)).state.view(-1)
    before = running["players"]
    assert isinstance(before, list)
    assert not any("cards" in player or "deck_cards" in player for player in before)
    assert "market_deck_cards" not in running
