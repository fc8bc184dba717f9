"""What a quick merchant thinks of a position and of its answers."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants.bot import BUYING, TASTE, DaleGuide
from covetown.games.dale_of_merchants.decisions import short
from covetown.games.dale_of_merchants.decks import SHELF
from covetown.kernel import FastChance
from tests.games.dale_of_merchants.builder import Table

GUIDE = DaleGuide()
CARDS = ["spyglass charm", "acorn junk*4"]


def value(mode: str, hands: list[str], stalls: list[int]) -> float:
    return GUIDE.value(Table(hands=hands, stalls=stalls, mode=mode).dale, 0)


def heaviest(table: Table) -> str:
    """The answer that weighs most."""
    dale = table.dale
    options = dale.options(0)
    weights = GUIDE.weigh(dale, 0, options)
    return short(dale, options[weights.index(max(weights))])


def test_every_card_of_the_shelf_has_a_taste() -> None:
    assert set(TASTE) == {card.key for deck in SHELF.decks[:6] for card in deck.cards} | {"junk"}
    for deck in SHELF.decks[:6]:
        for card in deck.cards:
            assert BUYING[int(card.kind)] == TASTE[card.key][0]


@pytest.mark.parametrize("mode", ["free", "solo"])
def test_the_race_looks_better_with_more_stacks_and_better_cards_and_worse_with_more_rival_stacks(mode: str) -> None:
    even = value(mode, CARDS, [4, 4])
    assert value(mode, CARDS, [5, 4]) > even > value(mode, CARDS, [4, 5])
    assert value(mode, CARDS, [4, 7]) < 0.5 < value(mode, CARDS, [7, 4])
    assert value(mode, ["spyglass charm accordion", CARDS[1]], [4, 4]) > even
    assert value(mode, ["spyglass charm junk*3", CARDS[1]], [4, 4]) < even


def test_shares_of_a_win_add_up_at_a_table_of_merchants() -> None:
    dale = Table(hands=["spyglass charm", "acorn", "junk*3"], stalls=[3, 2, 4], players=3).dale
    assert sum(GUIDE.value(dale, seat) for seat in range(3)) == pytest.approx(1.0)


@pytest.mark.rule("DM-531")
def test_mono_is_feared_for_valuable_cards_whatever_their_sets() -> None:
    weak = value("solo", ["spyglass", "junk*5"], [4, 4])
    assert value("solo", ["spyglass", "acorn charm gamble cookies nuisance"], [4, 4]) < weak


def test_a_stack_in_hand_is_built() -> None:
    assert heaviest(Table(hands=["acorn junk*2", ""], stalls=[3, 0], market="- - - cookies nuisance")).startswith(
        "build"
    )


def test_the_card_that_completes_the_next_stack_is_bought_before_its_like() -> None:
    table = Table(hands=["new_season junk*4", ""], stalls=[3, 0], market="- - - - new_season#2")
    other = Table(hands=["new_season junk*4", ""], stalls=[4, 0], market="- - - - new_season#2")
    shares = []
    for dale in (table.dale, other.dale):
        options = dale.options(0)
        weights = GUIDE.weigh(dale, 0, options)
        names = [short(dale, option) for option in options]
        shares.append(weights[names.index("buy 0")] / sum(weights))
    assert shares[0] > shares[1]


def test_junk_pays_before_animalfolk() -> None:
    table = Table(hands=["acorn junk*4", ""], stalls=[3, 0], market="- - - - charm").do("buy 0")
    assert heaviest(table) == "lay junk"
    table = Table(hands=["shattered_relic junk acorn", ""], stalls=[3, 0]).do("play shattered_relic")
    assert heaviest(table) == "card junk"


def test_a_quick_merchant_is_not_always_of_the_same_mind() -> None:
    dale = Table(hands=["spyglass junk*4", ""], stalls=[1, 0], market="- acorn charm cookies nuisance").dale
    chance = FastChance(3)
    assert len({int(GUIDE.prefer(dale, 0, dale.options(0), chance)) for _ in range(200)}) > 1
