"""What bots are told about Merchants Cove: legal, bounded, and better than chance."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove import GAME
from covetown.games.merchants_cove.merchants import merchants
from covetown.games.merchants_cove.state import MerchantsState
from covetown.kernel import FastChance
from covetown.kernel.state import lowest_seat
from tests.games.merchants_cove.builder import Table

GUIDE = GAME.guide()


def duel(key: str, seed: int) -> tuple[int, int]:
    """Gold of a merchant played by the guide and of one played by chance."""
    chance = FastChance(seed)
    rival = "captain" if key != "captain" else "blacksmith"
    state = GAME.new(2, {"merchant_1": key, "merchant_2": rival}, chance)
    assert isinstance(state, MerchantsState)
    while state.waiting:
        seat = lowest_seat(state.waiting)
        options = state.options(seat)
        if seat == 0:
            option = GUIDE.prefer(state, seat, options, chance)
            assert option in options
            assert 0.0 <= GUIDE.value(state, seat) <= 1.0
            weights = GUIDE.weigh(state, seat, options)
            assert len(weights) == len(options)
            assert min(weights) > 0.0
        else:
            option = options[chance.below(len(options))]
        state.apply(seat, option, chance)
    assert GUIDE.value(state, 0) in (0.0, 1.0)
    return int(state.players[0].gold), int(state.players[1].gold)


@pytest.mark.parametrize("key", [merchant.key for merchant in merchants()])
def test_the_guide_beats_chance_with_every_merchant(key: str) -> None:
    """Far apart: a sensible player earns at least twice as much, game by game, on these deals."""
    for seed in range(2):
        sensible, random = duel(key, seed)
        assert sensible > 2 * random


def test_the_guide_sells_where_it_pays_most() -> None:
    table = Table("ab", round=3).piers(plaza="R", black="RRRR").shelf("a", "sR").market()
    choice = GUIDE.prefer(table.state, 0, table.state.options(table.state.active), FastChance(1))
    assert (
        table.offered()[table.state.options(table.state.active).index(choice)] == "done"
    )  # the Black Market pays 12 instead of 3
    last = Table("ab", round=3).piers(plaza="RRRR", black="R").shelf("a", "sR").market()
    answers = last.state.options(0)
    choice = GUIDE.prefer(last.state, 0, answers, FastChance(1))
    assert last.offered()[answers.index(choice)] == "good:small-red"


def test_the_guide_discards_what_hurts_most() -> None:
    table = Table("ab", round=3).halls(red=6, lair=4).corrupt("a", "C", "CR", "CCG")
    table.clock({3: "a", 9: "b"}).square(None, None, None, "TL01").deck().begin().answer("space:recruit")
    answers = table.state.options(0)
    choice = GUIDE.prefer(table.state, 0, answers, FastChance(1))
    assert table.offered()[answers.index(choice)] == "corruption:cc-green"


def test_the_guide_values_a_lead() -> None:
    ahead = Table("ab", round=3).gold(a=120, b=60).begin()
    assert GUIDE.value(ahead.state, 0) > 0.8
    assert GUIDE.value(ahead.state, 1) < 0.2
