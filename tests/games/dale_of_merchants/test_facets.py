"""What statistics are told of a game: by what its results can be sorted."""

from __future__ import annotations

import pytest

from covetown.games.dale_of_merchants import GAME
from tests.games.dale_of_merchants.builder import Table


def test_statistics_name_decks_and_pairs_for_the_table_and_the_rest_for_each_seat() -> None:
    table = Table(hands=["cookies", "acorn", "charm"], players=3, start=1)
    table.dale.decks = (4, 0, 3)
    assert GAME.facets(table.dale) == [
        ("deck", "macaws", -1),
        ("deck", "ocelots", -1),
        ("deck", "squirrels", -1),
        ("pair", "macaws and ocelots", -1),
        ("pair", "macaws and squirrels", -1),
        ("pair", "ocelots and squirrels", -1),
        ("relies on", "macaws", 0),
        ("relies on", "squirrels", 1),
        ("relies on", "ocelots", 2),
        ("players", "3", -1),
        ("turn order", "later", 0),
        ("turn order", "first", 1),
        ("turn order", "later", 2),
    ]


@pytest.mark.parametrize(
    ("zones", "deck"),
    [
        ({"hands": ["cookies acorn", ""]}, "squirrels"),
        ({"hands": ["cookies acorn", ""], "decks": ["spyglass", ""]}, "macaws"),
        ({"hands": ["acorn", ""], "discards": ["gamble", ""]}, "ocelots"),
        ({"hands": ["acorn", ""], "stalls": [[["rotten_food"], ["nuisance"]], 0]}, "raccoons"),
        ({"hands": ["trendsetting junk*6", ""]}, "chameleons"),
    ],
    ids=["hand", "deck", "discard pile", "stall", "junk"],
)
def test_a_player_relies_on_the_deck_with_the_most_value_wherever_its_cards_are(
    zones: dict[str, list[object]], deck: str
) -> None:
    found = GAME.facets(Table(**zones).dale)  # type: ignore[arg-type]
    assert [value for facet, value, seat in found if (facet, seat) == ("relies on", 0)] == [deck]
