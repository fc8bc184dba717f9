"""Two deals that differ only in hidden cards, driven by the same choices: who is told the same sees the same.

And is dealt the same worlds: with the same luck the same to the last note, but for the numbers of copies (DM-570).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from covetown.games.dale_of_merchants import GAME
from covetown.games.dale_of_merchants.cards import Card
from covetown.games.dale_of_merchants.state import DaleState
from covetown.inspection import as_bytes
from covetown.kernel import FastChance
from tests.games.dale_of_merchants.builder import Table, without_copies
from tests.knowledge import Sitting, Twins, at_random, games, sensible

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"decks": ["raccoons", "ocelots", "macaws"]}),
    (3, {"decks": ["raccoons", "ocelots", "macaws", "squirrels"]}),
    (4, {"mode": "team", "decks": ["raccoons", "ocelots", "chameleons", "squirrels"]}),
    (1, {"mode": "solo", "decks": ["raccoons", "ocelots", "chameleons"]}),
    (2, {"decks": ["raccoons", "chameleons", "pandas"]}),
]
Swap = Callable[[DaleState, Random], None]


def hidden_piles(dale: DaleState) -> list[list[Card]]:
    return [pile for player in dale.players for pile in (player.hand, player.deck)] + [dale.market_deck]


def exchange(one: tuple[list[Card], int], two: tuple[list[Card], int]) -> None:
    (pile, at), (there, place) = one, two
    pile[at], there[place] = there[place], pile[at]


def hand_and_deck(dale: DaleState, luck: Random) -> None:
    """A card of a hand and a card of the same player's deck change places."""
    player = dale.players[luck.randrange(len(dale.players))]
    exchange((player.hand, luck.randrange(len(player.hand))), (player.deck, luck.randrange(len(player.deck))))


def within_the_market_deck(dale: DaleState, luck: Random) -> None:
    """Two cards that nobody has seen yet change places."""
    one, two = luck.sample(range(len(dale.market_deck)), 2)
    exchange((dale.market_deck, one), (dale.market_deck, two))


def two_copies(dale: DaleState, luck: Random) -> None:
    """Two copies of one card change places, wherever they lie hidden (DM-014)."""
    places = [(pile, at) for pile in hidden_piles(dale) for at in range(len(pile))]
    luck.shuffle(places)
    for one in places:
        for two in places:
            if one[0] is not two[0] and one[0][one[1]].kind == two[0][two[1]].kind:
                exchange(one, two)
                return


def new_table(seats: int, options: dict[str, object], seed: int) -> DaleState:
    dale = GAME.new(seats, {"turn_limit": 12, **options}, FastChance(seed))
    assert isinstance(dale, DaleState)
    return dale


def swapped(seats: int, options: dict[str, object], seed: int, swaps: list[Swap]) -> Twins:
    """A deal, and the same with some hidden cards in each other's place."""
    other = new_table(seats, options, seed)
    for number, swap in enumerate(swaps):
        swap(other, Random(seed * 10 + number))
    if other.waiting:
        other.menu = None
    luck = FastChance(seed + 500), FastChance(seed + 500)
    first, second = Sitting(GAME, new_table(seats, options, seed), luck[0]), Sitting(GAME, other, luck[1])
    return Twins(first, second, world=without_copies)


@pytest.mark.rule("DM-014", "DM-440", "DM-441", "DM-464", "DM-465", "DM-570")
@pytest.mark.parametrize("swap", [hand_and_deck, within_the_market_deck, two_copies])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_who_is_told_the_same_sees_the_same(table: int, swap: Swap) -> None:
    seats, options = TABLES[table]
    compared = 0
    for seed in games(1, 40):
        twins = swapped(seats, options, seed, [swap])
        chooser = sensible(GAME, seed) if seed % 2 else at_random(seed)
        while twins.step(chooser) and twins.first.state.waiting:
            assert twins.wrong == []
        assert twins.wrong == [] or twins.first.state.result() is not None  # in the end all cards lie open (DM-167)
        compared += twins.compared
    assert compared > 4


@pytest.mark.rule("DM-014")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_number_of_a_copy_tells_nothing(table: int) -> None:
    """Copies in each other's place: the games stay the same to the end, for everybody."""
    seats, options = TABLES[table]
    for seed in games(1, 30):
        twins = swapped(seats, options, seed, [two_copies, two_copies, two_copies])
        chooser = sensible(GAME, seed)
        while twins.step(chooser):
            assert len(twins.alike) == seats + 1
        assert twins.wrong == []
        assert not twins.first.state.waiting
        assert not twins.second.state.waiting


@pytest.mark.rule("DM-014", "DM-440")
def test_which_junk_is_discarded_tells_nothing() -> None:
    """The rival took junk in the open and discards junk: was it that one, or one drawn before? Nobody can tell."""
    seen: list[bytes] = []
    for hand in ("junk acorn spyglass charm", "gamble acorn spyglass charm"):
        row = "nuisance#1 nuisance#2 nuisance#3 treasure_hunter loyal_partner"
        table = Table(hands=[hand, "junk*5"], decks=["", "junk*9"], market=row, unseen_cards=False)
        table.pass_turn().pass_turn()
        assert table.shown(0) == ["junk"]
        table.do("inventory", "card junk")
        assert table.shown(0) == []
        players = table.dale.view(1)["players"]
        seen.append(as_bytes([players, [event.seen_by(1) for event in table.told]]))
    assert seen[0] == seen[1]
